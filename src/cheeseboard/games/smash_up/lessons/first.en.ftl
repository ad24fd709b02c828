title = Your first base
pitch = Crumb joins you in the middle of a brawl: one turn, one shove, and a base breaks.

bases = <b>Bases</b> pay points. One breaks when all power there together reaches its number: the <b>Workshop</b> has 17 of 20.
    .know = A base breaks when <b>all power</b> there reaches its number.
    .panel = Break bases
    .caption = Every base has a number. When <b>all power</b> there together reaches it, the base breaks and pays points.

podium = A minion’s number is its <b>power</b>, the bar below its colour: red is you, yellow Brie. The <b>podium</b> shows who is first: you, 9 to 8.
    .know = The <b>podium</b> shows who would take which place.

minion = Each turn you play <b>one minion</b> and <b>one action</b>. Play Bear Cavalry at the <b>Gazebo</b>, beside that Ghost.
    .task = Play Bear Cavalry at The Dread Gazebo.
    .praise = Here come the bears.
    .know = A turn: <b>one minion</b>, <b>one action</b>.
    .panel = Play two cards
    .caption = Two factions are shuffled into your deck. Each turn you play <b>one minion</b> and <b>one action</b>.
minion-else-polar = A strong bear, but it shoves nobody. Play <b>Bear Cavalry</b>.
minion-else-action = Your action comes in a moment. First a minion: <b>Bear Cavalry</b>.
minion-else-base = Nobody to push around there. The Ghost haunts the <b>Gazebo</b>.
minion-else-end = Too early: you may still play a <b>minion</b> and an <b>action</b>.

shove = <b>Bears shove.</b> Send the Ghost to <b>The Field of Honor</b>, where your Cub Scout waits.
    .task = Shove the Ghost to The Field of Honor.
    .praise = Off with it!
    .know = Cards do what is <b>written on them</b>.
    .panel = Read your cards
    .caption = Cards do what is <b>written on them</b>. Bears shove others away, and each base has a rule of its own.
shove-else = There the Ghost would only help Brie. Your <b>Cub Scout</b> waits at The Field of Honor.

chain = Cub Scout <b>destroys</b> weaker minions that are moved to it. And whoever destroys one on this field scores <b>1 point</b>.
    .know = Read the <b>base</b>, too: it has a rule of its own.

action = Now your action: the <b>Slug Thrower</b> gives each of your minions on its base 2 more. Put it on the <b>Workshop</b>.
    .task = Play the Rotary Slug Thrower on the Workshop.
    .praise = 22 of 20: the base will break!
    .know = Some actions <b>stay</b> on a base.
    .panel = Make them stronger
    .caption = Actions help your minions or hurt others. Some <b>stay</b> on a base and work as long as they lie there.
action-else = Keep that for later. The <b>Slug Thrower</b> pushes the Workshop over its number.
action-else-base = Nothing breaks there. The <b>Workshop</b> has 17 of 20 already.
action-else-end = Too early: your <b>action</b> can make the Workshop break.

extra = The Workshop lets you play <b>another action</b>. Use it or keep your cards, then end your turn: bases break only then.
    .task = Play on as you like, then end your turn.
    .praise = The Workshop breaks!
    .know = Bases are scored at the <b>end of a turn</b>.
    .panel = Take your place
    .caption = Bases are scored at the end of a turn. Most power takes the <b>first place</b>; second and third pay less.
extra-else = Then less than <b>20</b> would be left at the Workshop, and it would not break. Press <b>Move nobody</b> instead.
extra-else-talent = Better leave your minions there: the Workshop breaks when you <b>end your turn</b>.

break = <b>4 points</b> for the most power, <b>2</b> for the second: that is Brie. All cards there are discarded, and a new base comes.
    .know = Most power takes <b>first place</b>; second place pays, too.

race = You drew <b>two cards</b>, and Brie’s turn begins. You have { $points } points, she has { $rival }. Whoever alone leads with <b>15</b> or more wins.
    .know = Whoever leads with <b>15 points</b> wins.
    .panel = Race to 15
    .caption = Then you draw two cards, and the next one plays. Whoever alone leads with <b>15 points</b> or more wins.

remember-1 = <b>Do not break a base for a rival.</b> Power counts for everybody: first see who leads there.
remember-2 = <b>Do not miss second place.</b> At a base that is about to break one small minion takes it.
remember-3 = <b>Do not save minions up.</b> A play that you do not use is lost when your turn ends.
