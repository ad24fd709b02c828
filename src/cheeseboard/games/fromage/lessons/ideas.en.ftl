title = Three ideas that win
pitch = Four moments of a match of our strongest bot: nobody idle, cheese that pays twice, pairs that get finished.

gold = Turn 1 of a match that our best bot won. Choose a <b>cheese</b>: the figure at a space is the points it brings <b>now</b>.
    .task = Make a cheese at the Fair.
    .know = The <b>figure</b> at a space: its points now.
gold-else = First the cheese, it is what pays. Press a space with a <b>figure</b>.
gold-else-end = Not yet: the Fair is back only in four turns. Make a <b>cheese</b> first.

jobs = Gold keeps a worker for 3 turns: <b>home before the Fair</b> is back. Now the other two: gather <b>3</b>, erect the Barn, send a worker in.
    .task = Gather 3, erect the Barn, send a worker there.
    .praise = Three workers, three jobs.
    .know = <b>Nobody</b> stays at home.
jobs-small = The bot takes gold: home in <b>3 turns</b>, and the Fair is back in 4. Now the other two: gather <b>3</b>, erect the Barn, send a worker in.
jobs-else-gather = Take <b>3</b>: the Barn costs 2, and you will not need this worker earlier.
jobs-else-build = First the <b>Barn</b>: it gives a worker something to do in every turn.
jobs-else = Not everybody works yet: <b>cell 3</b>, the <b>Barn</b>, then a worker into it.

boards = Turn 4: your two berries at the jam are worth nothing yet. The kitchen pays one board <b>times</b> the other, and 2 × 0 is <b>0</b>.
    .know = Kitchen: one board <b>times</b> the other.

berry = This quarter gives <b>berries</b>: gather some if you like. Then choose a cheese: which one pays in <b>two places</b>?
    .task = Gather berries if you like, then make a cheese.
    .know = Look for the space that pays <b>in two places</b>.
berry-else = The Barn can wait. Think of a <b>cheese</b>, and of berries.
berry-else-end = Not without a <b>cheese</b>: the Bistro is back only in four turns.

twice = A berry on the other board: <b>2 × 1</b>. Your cheese is paid by the Bistro <b>and</b> by the kitchen.
    .know = One cheese, <b>two</b> payments.
twice-not = The bot gathers 2 berries and makes <b>T62</b>: +6 instead of +4. The Bistro pays, <b>and</b> the kitchen pays.

pair = Turn 8: the <b>parlour</b> puts a cheese on T61, a <b>pair</b> with T62. Your blue-cheese worker begins the next table: T32.
    .task = Use parlour 1 for T61, and make T32.
    .praise = Two cheeses in one turn, and a pair.
    .know = A <b>parlour</b> makes a second cheese in a turn.
pair-else-worker = The parlour can do that without a worker. Let <b>it</b> place T61, and send the worker to T32.
pair-else-make = The bot begins a new table with <b>gold</b>: T32. Its other plate is free for the next visit.
pair-else = In a moment. First two cheeses: <b>T61</b> by the parlour, <b>T32</b> by the worker.

order = Turn 12: T31 ends the second pair, so <b>all four</b> plates pay more: +7. And it fits an order: <b>+10</b> for one cheese.
    .task = Make T31 and complete the order.
    .praise = Ten points for one worker.
    .know = The <b>next</b> pair, shelf or neighbour pays more.
order-else-keep = Complete it: each further order pays <b>more</b> than the one before.
order-else-build = A building works from now on, and few turns are left. <b>T31</b> brings 10 at once.
order-else = First the cheese of this turn: <b>T31</b>.

count = Two pairs, five orders, 2 × 2 in the kitchen: what the bot began, it <b>finished</b>. It won this match <b>89 to 67</b>.
    .know = Begin few things, and <b>finish</b> them.

remember-1 = <b>Nobody stays at home.</b> A cheese almost every turn, gold where it pays; whoever is left gathers.
remember-2 = <b>Let a cheese pay twice.</b> Sector, order, berry: look for the space that serves two of them.
remember-3 = <b>Finish what you began.</b> The next pair, shelf, neighbour or order pays more than the first.
