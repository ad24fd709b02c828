title = Clans
pitch = Every clan has a talent of its own. Sneak past four guards, and see what your neighbours can do.

clan = With <b>clans</b> everybody leads one with a talent that nobody else has. Yours are the <b>Ninja</b>: here is their card.
    .know = Each clan has a <b>talent</b> of its own.

halves = A clan has <b>two talents</b>: the one by the <b>closed hatch</b> works in the first five nights, the one by the <b>open hatch</b> after them.
    .know = Closed hatch: <b>early</b> talent. Open hatch: <b>late</b> one.

others = The other clans lie open. Brie’s <b>Mutants</b> take poison for cheese, and Gouda’s <b>Alchemists</b> turn cheese into rats.
    .know = <b>Everybody sees</b> who leads which clan.

raid = Brie keeps some guards at home. <b>Exactly 2</b> Ninja in one pipe steal a piece <b>past any guards</b>. Send them to Brie.
    .task = Send 2 rats through the pipe to Brie.
    .praise = Nobody heard a thing.
    .know = 2 Ninja in <b>one pipe</b> always steal 1 piece.
raid-else-five = Five are a crowd, and a crowd must beat the guards. The talent wants <b>exactly 2</b>.
raid-else-right = Gouda has something, too, but tonight we visit <b>Brie</b>, in the left pipe.
raid-else = First the talent: <b>2 rats</b> into the pipe to Brie, not one more.

rest = 5 rats are left. Put as many to <b>bed</b> as you like; the others guard. Then press Ready.
    .task = Put rats to bed as you like, then press Ready.
    .know = A talent leaves rats <b>free</b> for other jobs.
rest-else-take = Your two thieves are on their way: let them go.
rest-else-pipe = A third raider, or one in the other pipe, and the talent <b>sleeps</b>. Leave it at 2.
rest-else = You have cheese enough with the piece that is coming. Put rats to <b>bed</b> instead.

night = <b>4 guards</b>, and still you have a piece. Brie drew <b>poison</b> and ate it; Gouda made a rat of a spare piece. Talents at work!
    .know = Mutants search <b>the city</b>, Alchemists save cheese.

late = The sixth night: the hatch is <b>open</b>. Now each raid by <b>exactly 1</b> rat takes a piece, in both pipes. Send one to each side.
    .task = Send 1 rat into each pipe, then press Ready.
    .praise = Two shadows in two pipes.
    .know = Late in a match the <b>other talent</b> counts.
late-else-more = Together they must beat the guards. Late Ninja go <b>alone</b>: one to each side.
late-else-ready = Not yet: one rat into <b>each</b> pipe first.
late-else = Tonight the others guard. Send <b>one rat</b> to each side, then press Ready.

thieves = Two rats, <b>2 pieces</b>, past 4 and 6 guards. Your other ten sent Brie’s raiders home, and all <b>12</b> are fed.
    .know = Plan for the talent <b>of the hour</b>.
thieves-one = One rat went <b>alone</b> and came back with a piece. Two in one pipe had to beat the guards, and could not.
    .know = Plan for the talent <b>of the hour</b>.

which = At the start you get <b>two cards</b> and keep one. <b>Musicians</b> are given cheese, the <b>Family</b> gets a rat for nothing. Which do you keep?
    .task = Keep the clan that you like.
    .know = Read <b>both halves</b> before you choose.

kept-family = The <b>Family</b> grows even when nobody sleeps, and late always by one more. So send your rats for dinner, and keep it coming.
    .know = Play so that your talent is <b>used every night</b>.
kept-musicians = <b>Musicians</b> live on the richest neighbour, late even on three. So search less, put more to bed, and stay poorer than others.
    .know = Play so that your talent is <b>used every night</b>.

remember-1 = <b>Use it every night.</b> A talent that rests is no better than none.
remember-2 = <b>Mind the hatch.</b> From the sixth night on, everybody has another talent.
remember-3 = <b>Read your neighbours.</b> Their clans tell you where they search and whom they raid.
