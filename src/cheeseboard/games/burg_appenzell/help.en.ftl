# Help for Burg Appenzell in English.

## What is this about?

about-place = Your first mouse starts in a corner. From there it can lift the <b>roofs around its tower</b>.
about-act = A roof beside a mouse, one cell of walking, a new mouse in a tower or <b>one push</b> a turn: each is 1 point.
about-act-last = One point is left. Points do <b>not carry over</b>, so spend it: a look under a roof always tells you something.
about-act-danger = A <b>trap</b> in plain sight is one push away from your mouse. Step aside, or push it elsewhere yourself.
about-run = A mouse may run <b>through other mice</b>, but it has to land on an empty cell.
about-end = Your points are spent. Roofs of <b>empty rooms close</b>, so look once more before you end.
about-end-danger = A <b>trap</b> is one push away from your mouse, and your points are spent. Next time keep one to step aside.

## Symbols

symbols-mice = Your mice
symbols-castle = The castle
symbols-tiles = Tiles and cheese

symbol-mouse = Mouse
symbol-mouse-say = It walks up, down, left or right, 1 point a cell, and lifts the roofs around it, corners included.
symbol-mouse-danger = It walks 1 cell for 1 point. <b>Careful:</b> a push could drop one of your mice right now.
symbol-outside = Mouse outside
symbol-outside-say = It waits for you. 1 point brings it into any empty tower.
symbol-lost = Lost mouse
symbol-lost-say = It never comes back. A player’s third lost mouse ends the match at once.
symbol-lost-now = It never comes back. You have lost { $fallen ->
    [one] 1 mouse
   *[other] { $fallen } mice
}; a third one ends the match.
symbol-point = Point
symbol-point-say = You have 4 in each turn. What you do not spend is lost.
symbol-tower = Tower
symbol-tower-say = The way into the castle. No trap reaches a tower, but nobody comes back to it.
symbol-roof = Roof
symbol-roof-say = Lift it for 1 point if a mouse of yours stands next to it. It closes again when its room is empty.
symbol-gate = Gate
symbol-gate-say = Push the spare tile in here, once a turn. The whole row moves one cell; the mice stay.
symbol-spare = Spare tile
symbol-spare-say = The tile that the next push brings in, through any gate.
symbol-spare-trap = It is a <b>trap</b> now: the next push can bring it under a mouse at any gate.
symbol-spare-cheese = It is <b>cheese</b> now: push it under a mouse that waits for a second one.
symbol-stack = Cheese to win
symbol-stack-say = Two of your mice on the same kind win one of these. You take each kind once.
symbol-stack-now = You have won { $won }; { $wanted ->
    [one] 1 more kind wins
   *[other] { $wanted } more kinds win
} the match.
symbol-cheese = Cheese tile
symbol-cheese-say = Two of your mice on tiles of the same kind win that cheese. The tiles stay.
symbol-trap = Trap
symbol-trap-say = No mouse steps on it. A mouse under which it is pushed is lost for good.
symbol-trap-danger = <b>One push</b> could bring it under your mouse, which would be lost for good. Step aside.
symbol-plain = Plain tile
symbol-plain-say = Nothing lies here. Your mice walk over it freely.
symbol-remembered = Remembered tile
symbol-remembered-say = It lay open before. Its picture moves along when its row is pushed.
symbol-remembered-fades = You saw this tile since your last turn. When you end your turn, the picture <b>goes</b>: remember it.
symbol-hidden = Tile under a roof
symbol-hidden-say = Nobody sees it. Pushes move it all the same, so remember what lay where.

## Slips

slip-own-trap = This push brings the trap to { $cell }, and <b>your own mouse</b> is lost for good.
    .keep = Let me think
    .anyway = Push it anyway
slip-own-trap-instead = Step aside first, or push at another gate.
slip-gift = This push makes a pair for <b>{ $seat_name }</b>, who wins the { $cheese }.
    .keep = Keep it from them
    .anyway = Push it anyway
slip-gift-instead = Another gate, or no push at all, gives nothing away.
slip-exposed = One push could bring { $trap ->
    [spare] the spare <b>trap</b>
   *[other] the <b>trap</b> on { $trap }
} under your mouse on { $cell }, and now the others may push.
    .keep = Step aside
    .anyway = End anyway
slip-exposed-instead = A step of 1 point takes it out of the way. A lost mouse never comes back.
slip-unspent = You still have { $points ->
    [one] 1 point, and it is
   *[other] { $points } points, and they are
} <b>lost</b> at the end of the turn.
    .keep = Use them
    .anyway = End anyway
slip-unspent-instead = 1 point brings another mouse into a free tower, where no trap reaches it.

## Reasons

reason-win = It <b>wins cheese</b> at once.
reason-trap = A rival loses a <b>mouse</b> for good; a third one would end the match.
reason-safety = It takes your mouse out of the way of a <b>trap</b> that is one push away.
reason-known = You see new tiles: to make <b>pairs</b> you have to know where things lie.
reason-inside = One mouse alone wins nothing. Another one in the castle makes <b>pairs</b>.
reason-more = With one more mouse in the castle there are more ways to a <b>pair</b>.
reason-pairs = Two of your mice come nearer to <b>the same kind</b> of cheese.
reason-rivals = It takes a <b>rival’s pair</b> apart before it is made.

## After a round

summary-lifted = Roofs lifted
summary-entered = Mice brought in
summary-pushed = Pushes
summary-cheese = New cheese
summary-fallen = Mice lost
decided-fell = A trap took a mouse of yours. Look at the <b>spare tile</b> and at open traps before you end a turn.
decided-ahead = You won the most in these turns. Go on looking for the <b>second tile</b> of kinds you have seen.
decided-behind = A rival won more in these turns. Bring <b>two mice</b> near each other, and lift roofs between them.
decided-search = You lifted no roof. Nobody finds a pair without <b>looking</b>: 1 point a roof.
decided-even = Nobody is ahead. Now it counts who <b>remembers</b> where the second one lies.
next-danger = a <b>trap</b> could be pushed under a mouse of yours. Step aside in time.
next-outside = bring another mouse in through a <b>tower</b>: one alone wins nothing.
next-wanted = kinds that you still need: <b>{ $wanted }</b>.

## The quick reference

reference-turn = Your turn: 4 points
reference-turn-1 = <b>Lift a roof</b> that touches a mouse of yours, corners included: 1 point.
reference-turn-2 = <b>Walk</b> up, down, left or right onto an open cell: 1 point a cell. Run through mice, land on an empty cell.
reference-turn-3 = <b>Bring in</b> a mouse through a tower: 1 point.
reference-turn-4 = <b>Push</b> the spare tile in at a gate: 1 point, once a turn.
reference-turn-5 = At the end the roofs of <b>empty rooms</b> close.
reference-cheese = Winning cheese
reference-cheese-1 = Two of your mice on tiles of <b>the same kind</b> at once win it.
reference-cheese-2 = Each kind once. The tiles stay where they are.
reference-cheese-3 = This is looked at after <b>every</b> action, for all players.
reference-push = Pushing
reference-push-1 = The whole row moves <b>one cell</b>, under roofs too. Mice stay where they are.
reference-push-2 = What falls out is the new <b>spare tile</b>.
reference-push-3 = A mouse over a <b>trap</b> is lost for good, also your own.
reference-push-4 = Towers and raised floor are <b>safe</b>.
reference-end = The end
reference-end-1 = <b>Four different kinds</b> win at once.
reference-end-2 = A player’s <b>third lost mouse</b> ends the match too: the most cheese wins.
reference-end-3 = In a tie wins who has waited longest for a turn.
