# Help for Rat de France in English.

## What is this about?

about-place = Here at the left is the start. Look along each row: the <b>fewer walls</b> ahead, the better.
about-discard = The first player lays the most cards open. They cannot be bid until a fourth brings all back: lay those you need <b>last</b>.
about-bid = Who bids the same as somebody <b>before them</b> gets another card: the next one of the ring they hold.
about-bid-first = You act <b>first</b> this round, so nobody can take your card from you.
about-bid-idea = You stand on a special cell. <b>Idea</b> wakes it; no other card does.
about-bid-mud = Your rat is stuck in the <b>mud</b>. Only <b>Idea</b> leads out.
about-bid-flag = The <b>finish</b> is in reach! Which of your cards do the others not hold?
about-pepper = Pepper brings you to the <b>front</b> of the row: then nobody can take your card. It works once.
about-act = Rings show where your card can take you. <b>Further right</b> is nearer to the finish; walls, rats and mud stop you.
about-prize = The last one takes a <b>token</b> into the next stage: sugar for strength, pepper for the front, clover for choice.

## Symbols

symbols-cards = The six cards
symbols-cells = Cells and tokens
symbols-table = At the table

symbol-straight = Straight dash
symbol-straight-say = Run 1 or 2 cells up, down, left or right. Walls and rats stop you.
symbol-straight-now = Run 1 or 2 cells up, down, left or right. From here it reaches <b>{ $reach_straight ->
    [one] 1 cell
   *[other] { $reach_straight } cells
}</b>.
symbol-diagonal = Diagonal dash
symbol-diagonal-say = Run 1 or 2 cells along a diagonal, also past the end of one wall.
symbol-diagonal-now = Run 1 or 2 cells along a diagonal. From here it reaches <b>{ $reach_diagonal ->
    [one] 1 cell
   *[other] { $reach_diagonal } cells
}</b>.
symbol-step = Step
symbol-step-say = Go to any of the 8 cells around you.
symbol-step-now = Go to any of the 8 cells around you. From here it reaches <b>{ $reach_step ->
    [one] 1 cell
   *[other] { $reach_step } cells
}</b>.
symbol-swap = Swap
symbol-swap-say = Change places with a rat on a cell beside you. Nobody is asked.
symbol-swap-now = Change places with a rat beside you: <b>{ $reach_swap ->
    [one] 1 rat is
   *[other] { $reach_swap } rats are
}</b> near enough now.
symbol-swap-none = Change places with a rat beside you. <b>Nobody</b> is near enough now.
symbol-jump = Leapfrog
symbol-jump-say = Leap over rats that stand in a line right beside you, to the free cell behind them.
symbol-jump-now = Leap over rats in a line beside you. From here it reaches <b>{ $reach_jump ->
    [one] 1 cell
   *[other] { $reach_jump } cells
}</b>.
symbol-jump-none = Leap over rats in a line right beside you. <b>Nobody</b> stands right for it now.
symbol-idea = Idea
symbol-idea-say = It wakes the special cell you stand on: fly, crawl, swim or take a token. On plain road it does nothing.
symbol-idea-now = It wakes the special cell you stand on, <b>right now</b>.
symbol-idea-none = It wakes a special cell. Here is plain road, so it does <b>nothing</b> now.
symbol-spring = Spring
symbol-spring-say = With Idea you fly 1 to 3 cells in a line, over walls and rats.
symbol-mud = Mud
symbol-mud-say = It stops you, and only Idea leads out: one step to a cell beside it.
symbol-water = Water
symbol-water-say = It stops you. With Idea you swim 1 or 2 cells of water; a dash from here is 1 cell long.
symbol-sugar = Sugar
symbol-sugar-say = Take it with Idea. Eaten later, it makes an action longer: a dash of 3, a step of 2.
symbol-pepper = Pepper
symbol-pepper-say = Take it with Idea. Eaten after the reveal, it brings you to the front of the row.
symbol-clover = Clover
symbol-clover-say = Take it with Idea. Eaten later, it lets you do one of the next two actions of the ring instead.
symbol-start = Start
symbol-start-say = The rats begin here. Once the race is on, it is plain road.
symbol-finish = Finish
symbol-finish-say = The first rat on one of these cells wins.
symbol-wall = Wall
symbol-wall-say = No step goes through it. A diagonal passes the end of one wall, but not where two walls meet.
symbol-rat = Rat
symbol-rat-say = The rat furthest behind acts first. In the same column the arrow decides.
symbol-arrow = Arrow of a column
symbol-arrow-say = It says who of a column acts first: up, the lowest rat; down, the highest.
symbol-medal = Medallion
symbol-medal-say = It shows who has which action. A dotted trail shows how somebody was pushed along the ring.
symbol-bid = Bid
symbol-bid-say = A card that was laid face down. All are turned over together.
symbol-back = Cards come back
symbol-back-say = Played cards lie open and cannot be bid, like those laid before the race. With the fourth, all four come back.
symbol-wind = Wind
symbol-wind-say = After its turn each rat is blown 1 cell this way, unless a wall, a rat or the border is there.
symbol-team = Team
symbol-team-say = Partners win together: it is enough if one of them is first.
symbol-cheese = Cheese
symbol-cheese-say = The prize of a stage. After three stages the most cheese wins.

## Slips

slip-idle-idea = You stand on <b>plain road</b>: Idea would wake nothing, and you would stay.
    .keep = Choose another
    .anyway = Bid Idea anyway
slip-idle-idea-instead = Idea is good on springs, in mud or water, and where a token grows.
slip-flag = The <b>finish</b> is in reach, and you would let it go.
    .keep = Let me look
    .anyway = Pass anyway
slip-flag-instead = Run there, and the race is yours.

## Reasons

reason-finish = It takes you over the <b>finish</b>.
reason-spring = It ends on a <b>spring</b>: next round, Idea lets you fly.
reason-wake = It wakes the <b>cell under you</b>.
reason-swap = You go forward, and your rival goes <b>back</b> as far.
reason-safe = It lies open before all who act earlier: <b>nobody</b> can take it.
reason-first = You act first, so it is <b>certain</b>.
reason-behind = Even if it is taken, what you get <b>instead</b> leads forward from here.
reason-way = It brings you <b>nearer</b> to the finish.
reason-back = It is your <b>fourth</b> card: all four come back.

## After a round

summary-runs = Runs
summary-pushed = Pushed on
summary-idle = Stayed in vain
summary-ideas = Moved by Idea
decided-pushed = You were <b>pushed</b> most often. Look at the open cards: bid what those before you cannot.
decided-idle = You stayed in vain most often. Before you bid, see what the card <b>reaches</b> from here.
decided-ahead = You ran most often. Now mind the <b>ring</b>: what comes behind your bid?
decided-even = Nobody got away. A <b>special cell</b>, woken by Idea, makes the difference now.
next-flag = the <b>finish</b> is in reach. Bid what nobody before you can bid, too.
next-special = you stand on a special cell: the card <b>Idea</b> wakes it.
next-run = look for a card that <b>reaches</b> something from here.

## The quick reference

reference-round = A round
reference-round-1 = The rat <b>furthest behind</b> acts first; in one column the arrow decides.
reference-round-2 = Everybody bids <b>one card</b>, face down.
reference-round-3 = All are shown. <b>The same card twice:</b> the later one is pushed on.
reference-round-4 = In the order of the row each rat acts, or passes.
reference-round-5 = Played cards <b>lie open</b>; with the fourth all four come back.
reference-clash = Pushed on
reference-clash-1 = You get the <b>next card of the ring</b> that you hold and nobody before you has.
reference-clash-2 = After the sixth order comes the <b>first</b> again.
reference-clash-3 = If there is none, your card is void and you pass.
reference-running = Running
reference-running-1 = Walls close a step. A diagonal passes the <b>end</b> of one wall, not where two meet.
reference-running-2 = <b>Mud and water</b> end a run.
reference-running-3 = One rat on a cell.
reference-running-4 = You may run <b>back</b>, too.
reference-end = The end
reference-end-1 = The first rat on the <b>finish</b> wins at once.
reference-end-2 = In a <b>team</b> both partners win.
reference-end-3 = In a <b>tournament</b> three stages bring cheese by place.
