title = The first cheese
pitch = Crumb shows you the castle, roof by roof. Two turns later the first cheese is yours.

castle = Under these roofs lies cheese. Two of your mice on <b>the same kind</b> win it, and <b>four kinds</b> win the match.
    .know = Two mice on the same kind win a <b>cheese</b>.
    .panel = Pairs win cheese
    .caption = Under the roofs lies cheese. Two of your mice on <b>the same kind</b> win it; four kinds win the match.

roof = Each turn you have <b>4 points</b>. Lift the roof <b>beside your tower</b> for one of them.
    .task = Lift the roof beside your mouse.
    .praise = A holey wedge!
    .know = A roof <b>next to a mouse</b> is lifted for 1 point.
    .sign = 1 point
    .panel = Lift a roof
    .caption = A turn is 4 points. A roof <b>next to a mouse</b> of yours is lifted for 1 of them and shows what lies below.
roof-else-near = That roof is near enough, too. But the <b>small one to the right</b> hides something good.
roof-else-far = Only roofs <b>next to your mice</b> can be lifted, and that one is too far. Take the small one beside your tower.
else-slide = Pushing the floor comes in a moment, and it will surprise you.
else-later = That can wait. You still have points to spend.

step = Hop onto the <b>wedge</b>. One cell is <b>1 point</b>.
    .task = Move your mouse onto the wedge.
    .praise = The first mouse is there.
    .know = A mouse walks up, down, left or right, <b>1 point</b> a cell.
    .sign = 1 point
    .panel = Walk to the cheese
    .caption = A mouse walks up, down, left or right, <b>1 point</b> a cell, even through other mice. New mice come in through towers.
step-else = First the mouse. Press it, then press the <b>wedge</b>.

second = One mouse wins nothing. Bring in a <b>second one</b> through the empty <b>tower</b>.
    .task = Bring a mouse into tower a1.
    .praise = Now you are two.
    .know = New mice come in through a <b>tower</b>.
second-else-far = That tower is at the other end of the castle. The friend is needed <b>here</b>, at a1.
second-else = One mouse alone wins nothing. First the second one, through the <b>tower</b>.

last = One point is left. Lift the <b>straw roof</b> below the tower with it.
    .task = Lift the straw roof.
    .praise = Another holey wedge, so near!
    .know = A turn is <b>4 points</b>, in any order.
last-else = A good thought, but look under the <b>straw roof</b> first.

memory = Your points are spent. When you end your turn, roofs of <b>empty rooms close</b>. Keep in mind: the wedge lies <b>right below the tower</b>.
    .task = Press “End your turn”.
    .know = Empty rooms close. <b>Remember</b> what you saw.
    .panel = Remember well
    .caption = When you end your turn, roofs of empty rooms close. Whoever <b>remembers</b> what lies where is ahead.
memory-else = All 4 points are spent. Press <b>End your turn</b>, and remember the wedge.

surprise = Brie pushes a <b>trap</b> in from the left, and the whole row moves <b>one cell to the right</b>. Where is your wedge now?
    .task = Lift the roof under which your wedge lies.
    .praise = Well remembered!
    .know = A push moves a <b>whole row</b>, also under roofs.
    .sign = 1 point
    .panel = Push the floor
    .caption = Once a turn, <b>push</b> the spare tile in for 1 point: the whole row moves, under roofs too. A trap takes mice.
surprise-else-trap = There lies the <b>trap</b> now. Everything in the row has moved one cell to the right, the wedge too.
surprise-else = First find the wedge again: it was at a2, and the row has moved <b>one to the right</b>.

win = Two mice, two wedges: go! A mouse may even <b>run through</b> another one.
    .task = Put a mouse on each wedge.
    .praise = The holey wedge is yours!
    .know = Mice <b>run through</b> mice.
    .panel = Bring two together
    .caption = Two mice on two wedges: the cheese is yours. You take <b>each kind once</b>, and the tiles stay.
win-else-away = Away from the cheese? One mouse belongs on <b>b1</b>, one on <b>b2</b>.
win-else = First the cheese: one mouse on <b>b1</b>, one on <b>b2</b>.

danger = One more push from the left, and the <b>trap</b> slides under your mouse: it would be lost. <b>Step aside</b>, then end your turn.
    .task = Move the mouse from b2 to c2, then press “End your turn”.
    .know = A mouse over a <b>trap</b> is lost for good.
danger-else-end = The mouse still stands in the trap’s way. <b>Step to c2</b> first.
danger-else = That does not help the mouse on b2. <b>Step to c2</b>, then end your turn.

relief = Brie’s trap slid under an <b>empty cell</b>: floors move, mice stay. Now you: <b>once a turn</b>, push the spare tile in for 1 point.
    .task = Press an arrow at the edge of the castle.
    .praise = The row has moved, and what fell out is the new spare.
    .know = <b>Once a turn</b> you may push the spare tile in.
relief-else-own = That push brings the <b>trap</b> under your own mouse. Take another arrow.
relief-else = All that is for later. First try a <b>push</b>: press an arrow at the edge.

marks = In your first match <b>small pictures on the roofs</b> show what you saw since your last turn. When you end your turn they go.
    .know = Pictures on roofs <b>go</b> at the end of your turn.

remember-1 = <b>Pairs win.</b> Two mice on the same kind bring it home; four kinds win the match.
remember-2 = <b>Roofs close.</b> Whoever remembers what lies where has half the work done.
remember-3 = <b>Floors move, mice stay.</b> A push can bring a cheese to you, or a trap to somebody else.
remember-4 = <b>Avoid</b> ending a turn where one push brings a trap under your mouse: it is lost for good.
remember-5 = <b>Avoid</b> searching with one mouse alone, and points left over: they are gone with the turn.
