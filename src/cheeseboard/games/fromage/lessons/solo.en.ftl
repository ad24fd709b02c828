title = Against the Corporation
pitch = Alone at the table, you race a rival that needs no workers. Crumb shows what it does, and how to outrun it.

rival = Alone you race the <b>Corporation</b>. Before each of your turns it draws an order card, and every card brings it <b>3 points</b>.
    .know = Every card brings the Corporation <b>3 points</b>.

place = It makes a soft gold cheese, and two plates are free. <b>You</b> choose: give it the plate that you would miss <b>least</b>.
    .task = Choose a plate for its cheese.
    .know = Where two spaces fit, <b>you</b> choose for it.

cheese = That plate would have cost you a berry: well given away. Answer with <b>gold</b> yourself: 4 points are more than its <b>3</b>.
    .task = Make a soft gold cheese.
    .praise = Four points against three.
    .know = You need <b>more than 3</b> points a turn.
cheese-jam = The plate that is left costs you a <b>berry</b>. Answer with <b>gold</b> all the same: 4 points are more than its 3.
cheese-else-make = That brings less. Answer with the <b>soft gold</b> plate that is left.
cheese-else = In a moment. First your <b>cheese</b>: the Corporation makes one in almost every turn.

turn = Send another worker to <b>cell 1</b>: home again at once. Then <b>end your turn</b>, and the Corporation draws its next card.
    .task = Gather 1, then end your turn.
    .praise = The next card is drawn.
    .know = It acts <b>first</b> in every turn.
turn-else-gather = Cell 1 is enough: you will need <b>every worker</b> in the Cities.
turn-else = Gather on <b>cell 1</b>, then end your turn.

town = In the Cities its cheese wins <b>customers</b> as well: 13 points more in Caylus (V02), 12 in Lyon (V15). Where may it go?
    .task = Choose a town for its cheese.
    .know = In the Cities it wins <b>customers</b>, too.

answer = Now you. Where you are <b>level</b> with it, nobody is paid: a cheese in the same regions takes its points away.
    .task = Make a cheese in the Cities.
    .know = Level in a region: <b>nobody</b> is paid.
answer-else = First a <b>cheese</b> in the Cities: they are back only in four turns.

tokens = Look at the <b>race</b>. It ends when one of you has no cheese token left; a card without a free space the Corporation <b>keeps</b>, for 3 points.
    .know = The last <b>token</b> of either side ends the match.

levels = This was level 1. Beat it and climb: a <b>head start</b>, then a <b>night shift</b>, and at level 4 the Corporation wins ties.
    .know = Four <b>levels</b>, each with a rule more.

remember-1 = <b>Be faster than 3 a turn.</b> That is what the Corporation gains, whatever it draws.
remember-2 = <b>Guard the Cities.</b> There a single cheese can bring it more than ten points.
remember-3 = <b>Choose for it.</b> Give it the spaces that you cannot use or would have to pay for.
