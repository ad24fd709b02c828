title = The wheel turns
pitch = Crumb sits down with you at the round board: make a cheese, let the wheel turn, see who comes home.

wheel = All work at once, each in the quarter <b>in front</b>: you at the Bistro. Anyone’s <b>15th cheese</b> ends the match; most points win. Star: points if it ended now.
    .know = You work only <b>in front of you</b>; somebody’s <b>15th cheese</b> ends the match.
    .panel = Work in front
    .caption = Everybody works at once, each only in the quarter <b>in front</b>. Cheese placed well brings points.

cheese = A cheese needs the worker of <b>its type</b>. The rim says how long it is away: <b>bronze</b> 1 turn, silver 2, gold 3. A crossed hand: closed when two play.
    .task = Make a soft bronze cheese on T41.
    .praise = Your first cheese ripens.
    .know = A worker makes <b>its own type</b>: bronze takes 1 turn, silver 2, gold 3.
    .panel = Make cheese
    .caption = A cheese needs a free worker and a space of <b>its type</b>. Bronze takes 1 turn, silver 2, gold 3.
cheese-else-make = That would do, too. But take the <b>bronze</b> plate T41: its soft-cheese worker is <b>home again</b> next turn, and we need it then.
cheese-else-gather = Gathering comes next. First the <b>cheese</b>: press the plate.
cheese-else = Not yet: your workers are all at home. Press the <b>plate</b> T41.

gather = A second worker may <b>gather</b>. Cell 2 gives <b>2 livestock</b> for <b>2 turns</b> away. A cell where somebody stands is <b>closed</b> to all.
    .task = Send the blue-cheese worker to cell 2.
    .praise = Two livestock for your pasture.
    .know = More goods keep a worker <b>longer</b>; an occupied cell is <b>closed</b>.
    .panel = Gather goods
    .caption = Another worker may gather 1, 2 or 3 goods. More goods keep it away <b>longer</b>.
gather-else-one = Cell 1 gives only <b>1 livestock</b>. You will soon need 2.
gather-else-three = Cell 3 gives 3, but your worker is gone for <b>3 turns</b>. Two are enough.
gather-else-hard = Keep the hard-cheese worker: the next quarter has a space for <b>hard</b> cheese. Send the one for <b>blue</b> cheese.
gather-else = First the livestock: the <b>blue-cheese</b> worker goes to <b>cell 2</b>.

turn = One cheese, one gathering: <b>two of your three</b> work in a turn. A <b>building</b> can employ the third. The <b>number</b> says in how many turns one is home.
    .task = End your turn.
    .praise = The wheel has turned.
    .know = A turn is <b>one cheese and one gathering</b>; a building can employ a third worker. Then the wheel <b>turns</b>.
    .panel = Turn the wheel
    .caption = When all have ended, the wheel turns a quarter. Each number falls by 1; at <b>0</b> a worker comes home.
turn-else = You have made a cheese and gathered. <b>End your turn</b>.

home = Your worker is home; its <b>cheese stays</b>. <b>Cities</b>: a cheese counts in every region its town touches; most cheese there takes the points on its flag.
    .know = Cities: <b>most cheese</b> in a region takes the points on its flag; a tie pays little or none.

order = You hold an <b>order</b> for hard silver cheese. Paris asks for just that, and it counts in <b>two regions</b>.
    .task = Make a hard cheese in Paris.
    .praise = Just what was ordered.
    .know = An <b>order</b> is completed by placing that very cheese.
    .panel = Complete orders
    .caption = An <b>order</b> is completed by placing just that cheese. The more you complete, the more they pay.
order-else-make = A fine town. But your order asks for <b>hard silver</b>: that is <b>Paris</b>.
order-else = In a moment. First the cheese for your <b>order</b>, in Paris.

complete = The cheese fits: <b>complete</b> the order. Each further order <b>pays more</b>: 1, 3, 5, 8, 11, 14 points in all.
    .task = Complete the order.
    .praise = An order completed: points at the end.
    .know = Each further order <b>pays more</b>.
complete-else-keep = Why keep it? The cheese fits: <b>complete</b> the order.

parlour = <b>2 livestock</b> open this parlour, <b>once</b>: a cheese <b>without a worker</b>. V17 says <b>+4</b>: 5 for its region, but 1 less, as 2 unused resources are 1 point.
    .task = Use parlour 1 for a cheese on V17, Pont-l’Évêque.
    .praise = A cheese without a worker, and the lead in a region.
    .know = Each parlour makes a cheese <b>without a worker</b>, and works <b>once</b>.
parlour-else-make = Your worker’s cheese comes in a moment. First the <b>parlour</b>: it makes one besides.
parlour-else = In a moment. First the <b>parlour</b>: it needs no worker.

berry = A space with a <b>jar</b> or <b>berries</b> costs a berry, which moves to the jam or berry <b>board</b>. At the end jam <b>times</b> berries are points. How long will you wait?
    .task = Send the soft-cheese worker to cell 1, 2 or 3.
    .know = Some spaces cost a <b>berry</b>. At the end the berries on one board <b>times</b> those on the other are points.
berry-else = Take some <b>berries</b> first: 1, 2 or 3.

ways = <b>Bistro</b>: silver and gold pay; a pair on one table makes all your plates pay more. <b>Fair</b>: your cheeses that touch, with the stalls. <b>Shop</b>: many shelves.
    .know = Bistro pairs, Fair groups, Shop shelves, Cities <b>regions</b>; 2 unused resources: <b>1 point</b>.
    .panel = Score four ways
    .caption = Bistro: pairs. Fair: groups. Shop: different shelves. Cities: most in a <b>region</b>. All 15 placed: the end.

remember-1 = <b>Have two workers home each turn</b>, for a cheese and for gathering. Gold takes one away for 3 turns: never send all of them off for long.
remember-2 = <b>Do not hoard.</b> Two unused resources are only 1 point, and berries on one board alone are none.
remember-3 = <b>The first to place all 15 cheeses ends the match.</b> Keep up: a cheese nearly every turn, few single plates at the Bistro (pairs pay more), few ties.
