# Help for Fromage in English.

## What is this about?

about-act = Each turn: <b>one cheese</b>, one gathering, and parlours or buildings as often as you can. The figure at a space is its points now.
about-act-festival = Now in front: the <b>Fair</b>. Your cheeses that touch are a group, samples count too: one big group pays more than several small.
about-act-fromagerie = Now in front: the <b>Shop</b>. It pays for many different shelves; the left ones give something at once, the right ones points.
about-act-bistro = Now in front: the <b>Bistro</b>. A plate pays by its rim: bronze 0, silver 2, gold 4. Both plates of a table are a <b>pair</b>; pairs raise all your plates.
about-act-villes = Now in front: the <b>Cities</b>. A cheese counts in every region its town touches; most cheese there takes the points on its flag.
about-act-gather = Your workers can make no more cheese in this turn. A worker left at home does nothing: <b>gather</b> or use a building.
about-act-free = Your workers can do no more in this turn. But something is left that <b>needs no worker</b>: a building, a parlour or a trade.
about-act-done = All your workers are busy. “<b>What comes, and who comes home</b>” in your creamery shows what you can do next turn.
about-act-end = Nothing more can be done in this turn. <b>End it</b>: the next quarter comes to you.
about-act-last = The <b>last turn</b>: nothing has to ripen. Take every point, also for unused resources: every two are one.
about-order = The cheese you place now is what the order asks for. Each further order <b>pays more</b>: 1, 3, 5, 8, 11, 14 in all.
about-take = Think one turn ahead: which <b>resource</b> does the quarter that comes next not give you?
about-take-two = Gold on the left shelf pays at once. Take the two that your <b>next</b> cheese or building needs.
about-give = A trade is free: give what you will not use, take what is <b>missing</b>. You may also refuse.
about-give-power = You have chosen to trade: give what you can spare, then take what is <b>missing</b>.
about-corporation = It gains 3 points wherever it goes. Give it the space <b>you</b> would miss least, and no lead in the Cities.
about-pick = One square stays with you, the others go on. Early powers pay <b>every turn</b>, halls and houses only at the end.
about-cover = A square covers the printed building <b>for good</b>. Leave what you would rather build anyway.

## Symbols

symbols-spaces = Cheese and spaces
symbols-goods = Resources
symbols-wheel = The wheel
symbols-home = Your creamery

symbol-cheese = Type of cheese
symbol-cheese-say = Soft, hard or blue. A space takes the worker of its own type.
symbol-age = Age
symbol-age-say = Bronze, silver, gold: 1, 2 or 3 beads, and so many turns your worker is away.
symbol-space = Space for a cheese
symbol-space-say = Its picture is the type of cheese, its rim the turns away. Taken once, it is taken for good.
symbol-jam = Jam
symbol-jam-say = This space costs a berry, which goes to your jam board. Jam times berry cheese are points.
symbol-closed = Closed space
symbol-closed-say = Nobody uses it with this number of players.
symbol-token = Cheese token
symbol-token-say = Each player has 15. Whoever places the last one makes this turn the last for all.
symbol-token-now = You have { $tokens ->
    [one] <b>1 token</b>
   *[other] <b>{ $tokens } tokens</b>
} left. The last one makes that turn the last for all.
symbol-worker = Worker
symbol-worker-say = The number on its back: turns until it is home. It looks at the quarter in front of which it comes back.
symbol-cell = Cell
symbol-cell-say = Send any worker: as many resources as the number says, and as many turns away. Once a turn.
symbol-structure = Structure token
symbol-structure-say = Erects buildings in your yard, all of the cost at once.
symbol-livestock = Livestock
symbol-livestock-say = Fills a parlour, which makes a cheese without a worker.
symbol-berry = Berry
symbol-berry-say = Pays for spaces with a jar or with berries, and then counts in your kitchen.
symbol-order = Order
symbol-order-say = Place exactly this cheese and complete it. The more you complete, the more the next one pays.
symbol-order-now = You have completed <b>{ $completed }</b>; { $cards ->
    [one] 1 more is
   *[other] { $cards } more are
} open. Each further one pays more.
symbol-any = Any resource
symbol-any-say = You choose: structure token, livestock, berry or order card.
symbol-festival = Fair
symbol-festival-say = Cheeses that touch are a group, samples included: 2, 4, 6, 9, 12, 15 points for 2 to 7.
symbol-sample = Sample
symbol-sample-say = A market stall: counts as a cheese of everybody next to it. Nothing can be placed here.
symbol-fromagerie = Shop
symbol-fromagerie-say = Cheese on 2 to 6 different shelves: 2, 5, 9, 14 or 20 points. Right shelves pay 1 to 3 for each cheese as well.
symbol-shelf = Shelf
symbol-shelf-say = Left shelves pay at once: a trade, 1 resource, 2 resources. Right shelves pay 1, 2 or 3 points for each cheese.
symbol-bistro = Bistro
symbol-bistro-say = Both plates of a table are a pair. The more pairs, the more every plate of yours pays, by its rim.
symbol-villes = Cities
symbol-villes-say = A town gives influence in each region it touches. The strongest in a region takes the points on its flag.
symbol-deck = Order deck
symbol-deck-say = 36 orders, 4 for each type and age. Press it to see what is left.
symbol-building = Building
symbol-building-say = Pay its cost in structure tokens once, and it works until the end.
symbol-building-now = Pay its cost at once and it works until the end. You have <b>{ $structures }</b> { $structures ->
    [one] structure token
   *[other] structure tokens
}.
symbol-parlour = Parlour
symbol-parlour-say = So many livestock make one cheese of this type and age in front of you, without a worker. Works once.
symbol-parlour-now = It makes a cheese without a worker, once. You have <b>{ $livestock } livestock</b>.
symbol-kitchen = Kitchen
symbol-kitchen-say = Berries on the jam board times berries on the other one are points at the end.
symbol-kitchen-now = Jam { $jams } × berry cheese { $berries } = <b>{ $product }</b>. The smaller board gains most from the next berry.
symbol-calendar = What comes, and who comes home
symbol-calendar-say = This turn and the next three: the quarter in front of you, its resource, and who comes home.
symbol-points = Points
symbol-points-say = As if the match ended now. Nothing is paid before the end.
symbol-corporation = Corporation
symbol-corporation-say = Your rival when you play alone: 3 points for each token and each card it keeps, and customers.

## Slips

slip-idle = { $home ->
    [one] A worker is
   *[other] { $home } workers are
} at home and could <b>still do something</b> in this turn.
    .keep = Let them work
    .anyway = End anyway
slip-idle-instead = Cell 1 costs nothing: that worker is home again next turn.
slip-last-order = That was your <b>last token</b>: no other cheese will complete this order.
    .keep = Think again
    .anyway = Keep it anyway
slip-last-order-instead = Complete it now; a completed order pays more than a card that is left.
slip-last-building = In the last turn this building brings <b>less than it costs</b>.
    .keep = Keep the tokens
    .anyway = Build anyway
slip-last-building-instead = Every two unused resources are a point.

## Reasons

reason-complete = Each further order pays <b>more</b> than the one before.
reason-order = This cheese also completes an <b>order</b>.
reason-pair = It makes a <b>pair</b>, and all your plates in the Bistro pay more.
reason-region = It takes the lead where <b>customers</b> are to be won.
reason-kitchen = Its berry counts <b>times</b> those on the other board.
reason-group = Your <b>group</b> at the Fair grows.
reason-shelf = It stands on one more <b>shelf</b>.
reason-plate = A silver or gold plate pays even <b>without a pair</b>.
reason-bonus = A second cheese in this turn, <b>without a worker</b>.
reason-promise = It prepares the <b>next</b> pair, shelf or neighbour, which pays more.
reason-building = The earlier it stands, the <b>more turns</b> it works.
reason-scoring = It brings more <b>points</b> than it costs.
reason-quick = That worker is <b>home next turn</b>.
reason-structure = Structure tokens pay for <b>buildings</b>, which work to the end.
reason-livestock = Livestock opens <b>parlours</b>: cheese without a worker.
reason-fruit = Berries open spaces with a <b>jar or berries</b>, and are multiplied at the end.
reason-cards = More <b>orders</b>, more that a cheese can pay.
reason-work = Nobody should stay <b>at home</b>.
reason-done = Nothing more can be gained <b>in this turn</b>.

## When the wheel has gone round

summary-made = Cheeses made
summary-bonus = Bonus cheeses
summary-orders = Orders completed
summary-gathered = Gatherings
summary-built = Buildings
decided-few = A rival made more cheese. Try to make one <b>almost every turn</b>, and gather with another of your workers.
decided-orders = A rival completed more orders. Take some when that quarter is in front, and <b>read them</b> before you place.
decided-gatherer = You gathered more often than you made cheese. Take only what you will <b>use soon</b>.
decided-bonus = Your parlours made cheese <b>without a worker</b>: that is how one gets ahead.
decided-ahead = You made the most cheese. Now let each of them <b>pay twice</b>: with an order, a berry, a pair.
decided-even = Nobody made more cheese than you. Finish what you have <b>begun</b>: the next pair, shelf or neighbour pays more.
next-orders = a space in front of you fits an <b>order</b> in your hand.
next-away = all your workers are away; the first is home in <b>turn { $back }</b>.
next-work = make a <b>cheese</b> if you can, and let another of <b>your workers</b> gather.

## The quick reference

reference-turn = In a turn, all at once
reference-turn-1 = <b>Make a cheese</b>, once: a worker of its type to a free space in front of you.
reference-turn-2 = <b>Gather</b>, once: any worker to a cell, 1, 2 or 3 resources.
reference-turn-3 = <b>Parlours</b>: livestock make a bonus cheese without a worker.
reference-turn-4 = <b>Buildings</b>: pay all structure tokens at once; they work until the end.
reference-turn-5 = Jar and berries on a space cost <b>a berry</b>. A fitting <b>order</b> is completed as the cheese is placed.
reference-time = The wheel
reference-time-1 = Bronze and cell 1 take <b>1 turn</b>, silver and 2 take 2, gold and 3 take <b>3</b>.
reference-time-2 = When all have ended, the board turns <b>a quarter</b>; what is on your right comes next.
reference-time-3 = Then workers who <b>look at you</b> come home.
reference-score = Points
reference-score-1 = <b>Fair</b>, groups of 2 to 7: 2, 4, 6, 9, 12, 15. <b>Shop</b>, 2 to 6 shelves: 2, 5, 9, 14, 20; right shelves 1, 2, 3 each.
reference-score-2 = <b>Bistro</b>, bronze/silver/gold: 0/2/4, with pairs 1/3/5, 2/4/6, 3/6/9.
reference-score-3 = <b>Cities</b>: the strongest in a region takes its customers; level with another, little or nothing.
reference-score-4 = <b>Orders</b>: 1, 3, 5, 8, 11, 14. <b>Kitchen</b>: one board times the other.
reference-score-5 = Buildings as printed; every <b>2 unused</b> resources 1 point.
reference-end = The end
reference-end-1 = Whoever places the <b>15th cheese</b> announces it; all complete the turn.
reference-end-2 = Highest total wins, then <b>more cheese</b> on the board.
reference-end-3 = Alone: the Corporation’s last token ends the match too.
