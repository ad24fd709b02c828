title = Three ideas that win
pitch = Crumb shows what strong players do: count, take second places, swing a base at the last moment.

count = Whoever breaks a base mostly leads there. The Workshop has 15 of 20: which minion <b>breaks it this turn</b>?
    .task = Play the minion that breaks the Workshop.
    .praise = 21 of 20.
    .know = <b>Count</b> what is missing, and break bases in your own turn.
count-else-base = Five are missing at the <b>Workshop</b>. Elsewhere nothing breaks.
count-else-weak = Too weak: 15 and that make less than 20, and then <b>Brie</b> breaks it. You hold a stronger minion.
count-else-action = No action breaks it now. Five power are missing: play a <b>minion</b>.
count-else-end = Then Brie breaks it in her turn, as strongest. You can do it <b>now</b>.

break = You have <b>14</b> there, Brie has 7: had you waited, she could have taken first place. <b>End your turn.</b>
    .task = End your turn.
    .praise = 4 points for you, 2 for Brie.
    .know = Power that <b>waits</b> can be shoved, eaten or beaten.
break-else = The base is ready. <b>End your turn</b> before anything changes.

second = Brie has 18 of 22 at <b>Tsar’s Palace</b>, you have nothing. First place is hers, but <b>second pays 3</b>.
    .task = Play Cub Scout at Tsar’s Palace.
    .praise = One minion is enough.
    .know = At a base that is about to break, <b>one minion</b> takes second place.
second-else-base = Here it would earn nothing soon. <b>Tsar’s Palace</b> is about to break.
second-else-ahab = Tsar’s Palace admits no minion of power 2 or less. <b>Cub Scout</b> may go there.
second-else-action = Actions take no place: you need a <b>minion</b> there.
second-else-end = Then Brie takes 5 points and nobody the 3 for second place. Play a <b>minion</b> there.

wait = 21 of 22, and you have your place. Do not feed a base that another wins: <b>end your turn</b> and let Brie break it.
    .task = End your turn.
    .praise = Now Brie breaks it for you.
    .know = In many turns the best play is a <b>cheap</b> one.
wait-else = You have your place already. Keep your cards and <b>end your turn</b>.

paid = You have <b>{ $points } points</b> from one small minion. A whole Field of Honor pays its winner no more.
    .know = 3 points for <b>3 power</b>: second places are cheap.

swing = At The Field of Honor Brie has 12, you have 4, and 2 are missing. Play <b>General Ivan</b> there, but do not end yet.
    .task = Play General Ivan at The Field of Honor.
    .praise = 22 of 18, but Brie has 12 and you have 10.
    .know = The minion comes first, the <b>action</b> decides.
swing-else-base = Ivan is needed at <b>The Field of Honor</b>: you stand there with 4 only.
swing-else = First the power, then the trick: play <b>General Ivan</b>.
swing-else-end = Brie would break it with 12 to 4. Play <b>General Ivan</b> first.

shove = If it broke now, Brie would win 12 to 10: <b>You’re Screwed</b> moves one of her minions away. Try it, then end your turn.
    .task = Play on as you like, then end your turn.
    .praise = The turn is over. Let us see.
    .know = Before you end, ask: who leads <b>after</b> this card?
result-won = 10 to 9, and the base still broke: <b>{ $points } points</b> for you, { $rival } for Brie. One shove turned it round.
    .know = Change the order <b>just before</b> a base breaks.
result-lost = Brie took first place and <b>{ $rival } points</b>, you { $points }. One shove before the end would have turned it round: go back and try.
result-waits = The base did not break: too much power <b>left</b> it. One shove less, and you would have won it. Go back and try.

remember-1 = <b>Count what is missing.</b> Break bases in your own turn, while you lead.
remember-2 = <b>Take second places.</b> One minion at a base that is about to break pays 2 or 3 points.
remember-3 = <b>Swing it late.</b> A shove just before the end changes who comes first.
