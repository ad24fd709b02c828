title = The wheel turns
pitch = Crumb sits down with you at the round board: make a cheese, let the wheel turn, see who comes home.

wheel = Place cheese for points: <b>most points</b> win. Everybody works at the same time, each in the quarter <b>in front</b>: yours is the Bistro.
    .know = You work only in the quarter <b>in front of you</b>.
    .panel = Work in front
    .caption = Everybody works at once, each only in the quarter <b>in front</b>. Cheese placed well brings points.

cheese = A cheese needs the worker of <b>its type</b>. Make a soft one on this <b>bronze</b> plate: your soft-cheese worker will be away for 1 turn.
    .task = Make a soft bronze cheese on T41.
    .praise = Your first cheese ripens.
    .know = A cheese needs a worker and a space of <b>its type</b>.
    .panel = Make cheese
    .caption = A cheese needs a free worker and a space of <b>its type</b>. Bronze takes 1 turn, silver 2, gold 3.
cheese-else-make = That space takes a cheese, too. But a table of the Bistro pays for its <b>pair</b>: begin with T41.
cheese-else-gather = Gathering comes next. First the <b>cheese</b>: press the plate.
cheese-else = Not yet: your workers are all at home. Press the <b>plate</b> T41.

gather = A second worker may <b>gather</b>. Cell 2 gives <b>2 livestock</b> and keeps your blue-cheese worker for <b>2 turns</b>.
    .task = Send the blue-cheese worker to cell 2.
    .praise = Two livestock for your pasture.
    .know = More goods keep a worker <b>longer</b>.
    .panel = Gather goods
    .caption = Another worker may gather 1, 2 or 3 goods. More goods keep it away <b>longer</b>.
gather-else-one = Cell 1 gives only <b>1 livestock</b>. You will soon need 2.
gather-else-three = Cell 3 gives 3, but your worker is gone for <b>3 turns</b>. Two are enough.
gather-else-hard = Keep the hard-cheese worker: the next quarter has a space for <b>hard</b> cheese. Send the one for <b>blue</b> cheese.
gather-else = First the livestock: the <b>blue-cheese</b> worker goes to <b>cell 2</b>.

turn = One cheese, one gathering: that is a turn, and the <b>number</b> on a worker counts its turns away. <b>End your turn</b>: the wheel turns.
    .task = End your turn.
    .praise = The wheel has turned.
    .know = At the end of a turn the wheel <b>turns</b>.
    .panel = Turn the wheel
    .caption = When all have ended, the wheel turns a quarter. Each number falls by 1; at <b>0</b> a worker comes home.
turn-else = You have made a cheese and gathered. <b>End your turn</b>.

home = Every number has gone down by 1. At <b>0</b> a worker comes home, and its <b>cheese stays</b>. In front of you: the <b>Cities</b>.
    .know = Bronze takes 1 turn, silver 2, gold <b>3</b>.

order = You hold an <b>order</b> for hard silver cheese. Paris asks for just that, and it counts in <b>two regions</b>.
    .task = Make a hard cheese in Paris, then complete the order.
    .praise = An order completed: points at the end.
    .know = An <b>order</b> is completed by placing that very cheese.
    .panel = Complete orders
    .caption = An <b>order</b> is completed by placing just that cheese. The more you complete, the more they pay.
order-else-make = A fine town. But your order asks for <b>hard silver</b>: that is <b>Paris</b>.
order-else-keep = Why keep it? The cheese fits: <b>complete</b> the order.
order-else = In a moment. First the cheese for your <b>order</b>, in Paris.

parlour = Your <b>2 livestock</b> fill the first parlour: a soft bronze cheese <b>without a worker</b>. Put it in Pont-l’Évêque.
    .task = Use parlour 1 for a cheese on V17.
    .praise = A cheese without a worker, and the lead in a region.
    .know = <b>Livestock</b> make bonus cheeses.
parlour-else-make = Your worker’s cheese comes in a moment. First the <b>parlour</b>: it makes one besides.
parlour-else = In a moment. First the <b>parlour</b>: it needs no worker.

berry = Some spaces want a <b>berry</b>. This quarter gives some: take as many as you <b>dare to wait</b> for.
    .task = Send the soft-cheese worker to cell 1, 2 or 3.
    .know = Some spaces cost a <b>berry</b>.
berry-else = Take some <b>berries</b> first: 1, 2 or 3.

ways = Four quarters, four ways to score. Bistro: <b>pairs</b>. Fair: <b>groups</b>. Shop: different <b>shelves</b>. Cities: <b>most</b> in a region.
    .know = Bistro pairs, Fair groups, Shop shelves, Cities <b>regions</b>.
    .panel = Score four ways
    .caption = Bistro: pairs. Fair: groups. Shop: different shelves. Cities: most in a <b>region</b>. All 15 placed: the end.

remember-1 = <b>Better things take longer.</b> Gold pays more, but its worker is away for 3 turns.
remember-2 = <b>Plan for the turning wheel.</b> You see each quarter every fourth turn: what comes next?
remember-3 = <b>The first to place all 15 cheeses ends the match.</b> Until then: a little of everything, and one thing well.
