title = Three ideas that win
pitch = What strong players do and beginners do not, in three short nights.

edge = 10 rats eat <b>4 pieces</b>, and so do <b>12</b>. Strong players grow to the top of such a step, and seldom just beyond it.
    .know = 9, 12, 15 and 18 rats stand on <b>top of a step</b>.
beds = You have 7 rats and 3 pieces. Put <b>5</b> to bed: <b>12 rats</b> eat 4, and 3 of these lie in your pantry already.
    .task = Put 5 rats to bed.
    .praise = Five babies: 12 rats at the price of 10.
    .know = Early in a match, <b>most rats</b> go to bed.
beds-else-ready = Not yet: 7 rats without babies stay 7 points. Put <b>5</b> of them to bed first.
beds-else = Later. Babies are points, and they have babies themselves: press the <b>bedroom</b>.

take-else = You have changed your mind? <b>Back</b> returns to the beginning of this step.

last = 2 rats are left. Dinner costs <b>4</b> and you have <b>3</b>: find one more piece, in whichever tunnel you like.
    .task = Send your last 2 rats, then press Ready.
    .know = Search only for what <b>dinner</b> needs.
last-else-bed = Let them sleep: every rat in bed is a baby tonight.
last-else-more = A 13th rat eats a fifth piece, and nobody is left to find it. Stay on top of the step.
last-else-raid = Both pantries next door may be guarded, and two rats are a weak raid. Try a <b>tunnel</b>.

grown = All <b>12</b> are fed. Brie and Gouda ate 3 and have 9 rats: one piece more bought you <b>3 points</b>.
    .know = The last rats of a step eat <b>for nothing</b>.
grown-hungry = Nobody found the fourth piece, so one rat <b>starved</b>. Still 11 rats against 9: two diggers would have saved it.
    .know = The last rats of a step eat <b>for nothing</b>.

meals = Count <b>meals</b>, not pieces: a double wedge is two of them. The city’s bag holds 12 meals, the dump’s only <b>6</b>.
    .know = A <b>double wedge</b> is two meals.
diggers = 4 rats sleep, so 11 will eat <b>4</b>, and you have 2. Send your <b>3 diggers</b> to the bag that you trust most.
    .task = Send 3 rats to the tunnels, then press Ready.
    .know = Poison costs a rat only <b>one night</b>.
diggers-else = Tonight your last three search. Compare the <b>three rows</b> of the card and choose a tunnel.

dug-city = Two double wedges and a cloud: <b>4 meals</b>. The same luck at the dump would have brought you <b>2</b>.
    .know = The <b>richest</b> bag beats the safest one.
dug-much = You found <b>{ $found } meals</b>. On average a rat brings 1 meal from this city, and only <b>half a meal</b> from the dump.
    .know = The <b>richest</b> bag beats the safest one.
dug-little = You found <b>{ $found ->
        [one] 1 meal
       *[other] { $found } meals
    }</b>. With the same luck three rats in the city would have found <b>4</b>.
    .know = The <b>richest</b> bag beats the safest one.
dug-nothing = Nobody searched, so 2 rats <b>starved</b>. Three rats in the city would have found <b>4 meals</b>.
    .know = The <b>richest</b> bag beats the safest one.

raid = Brie has <b>7 pieces</b>. Every raid must beat <b>all</b> guards of a pantry, so one strong raid brings more than two weak ones.
    .task = Send raiders as you like, then press Ready.
    .know = <b>One strong</b> raid beats two weak ones.
raid-else = The others sleep. Use the <b>6 rats</b> in the pantry: through a pipe, or as guards.

loot = Brie’s 2 guards could not hold you: <b>{ $stolen } pieces</b>, and 12 rats are fed. Three in each pipe would have brought <b>2</b>.
    .know = Raid the <b>rich</b> neighbour; few stay to guard.
loot-less = You carry off <b>{ $stolen ->
        [one] 1 piece
       *[other] { $stolen } pieces
    }</b>. All six against Brie’s 2 guards would have brought <b>4</b>, enough for 12 rats.
    .know = Raid the <b>rich</b> neighbour; few stay to guard.
loot-none = Nothing came home, and your 12 rats went <b>hungry</b>. All six against Brie’s 2 guards would have brought <b>4</b>.
    .know = Raid the <b>rich</b> neighbour; few stay to guard.

remember-1 = <b>Fill the step.</b> 9, 12, 15 and 18 rats eat no more than 7, 10, 13 and 16.
remember-2 = <b>Count meals.</b> A double wedge is two of them, and a night in the infirmary is a small price.
remember-3 = <b>Raid once, and strongly.</b> Look where the cheese lies, and send enough to beat a few guards.
