title = Three ideas that win
pitch = Aim, slide, read: three moments of a race between two bots that think ahead.

aim = You are <b>red</b>. Two columns ahead lies a <b>spring</b>: which card ends exactly there?
    .task = Bid the card that leads onto the spring.
    .praise = You act first and keep your card.
    .know = Aim for a <b>special cell</b>, not for distance alone.
aim-else-straight = Two cells straight on leave you below the spring. Which card runs <b>slantwise</b>?
aim-else-idea = Idea wakes the cell you <b>stand on</b>, and that is plain road. First get to the spring.
aim-else = That card does not reach the <b>spring</b>. It is 2 right and 2 up.

land = Run right <b>onto the spring</b>. Two rounds with a plan beat two fast ones.
    .task = Run to the spring.
    .praise = There you are.
    .know = Plan <b>two rounds</b> ahead.
land-else = So near: the <b>spring</b> is 2 right and 2 up.

wake = Brie acts first now, but her <b>Idea lies open</b>. So she cannot take it from you: <b>bid Idea</b>.
    .task = Bid Idea.
    .praise = Nobody could stop that.
    .know = A card that <b>lies open</b> cannot be bid.
wake-else = The spring is under your feet, and Brie’s Idea <b>lies open</b>. There is no safer moment for <b>Idea</b>.

fly = Brie has run a little. Now <b>fly</b>: three columns at once, over the wall.
    .task = Fly as far as you can.
    .praise = Four columns ahead!
    .know = Two rounds on a spring path: <b>5 columns</b>.
fly-else = The longest flight is 3 cells <b>straight on</b>.

ring = Brie acts first and may bid <b>the same</b> as you. If you are pushed: behind Straight comes <b>Swap</b>, behind Diagonal comes <b>Step</b>.
    .task = Bid the dash that is good even if it is taken.
    .praise = She bid it, too!
    .know = Look at the card <b>behind</b> your bid.
ring-else-straight = If Brie bids it, too, you slide to <b>Swap</b>, and nobody stands beside you. Which dash has a <b>better neighbour</b>?
ring-else-step = A safe step, but only one cell. One dash gives you <b>two, or the step</b>.
ring-else = Now only running counts. Take the dash with the <b>better card behind it</b>.

pushed = Both bid Diagonal, and you were pushed to <b>Step</b>: still forward! Choose <b>any cell</b>.
    .task = Make your step.
    .praise = The finish is near.
    .know = A good bid is good <b>twice</b>.
pushed-else = You are pushed, not stopped: take the <b>step</b>.

open = Both dashes reach the finish, but Brie acts first and holds Straight. Her <b>Diagonal lies open</b>: what is <b>certain</b>?
    .task = Bid the card that nobody can take.
    .praise = Brie bids Straight and cannot harm you.
    .know = Bid what the others <b>cannot</b>.
open-else-straight = Brie holds <b>Straight</b> and acts first. If she bids it, you slide to Swap and stay. What <b>can’t</b> she bid?
open-else = The finish is one dash away. Take the dash that Brie <b>cannot bid</b>.

flag = Brie has run, and nothing can stop you. To the <b>finish</b>!
    .task = Run to the finish.
    .know = The first rat on the <b>finish</b> wins.
flag-else = The <b>finish</b> is 2 right and 2 down.

won = <b>You win!</b> Not by luck: no card of Brie’s could take that dash from you.
    .know = Certain beats <b>fast</b>.

remember-1 = <b>Aim for springs.</b> The right cell now is worth a flight in the next round.
remember-2 = <b>Look behind your bid.</b> If it is taken, you get the next card of the ring that you hold.
remember-3 = <b>Read the open cards.</b> What lies open before the others, nobody takes from you.
