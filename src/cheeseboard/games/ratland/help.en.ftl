# Help for RatLand in English.

## What is this about?

about-clan = A clan bends one rule for you, early in one way and late in another. You keep it for the <b>whole match</b>.
about-side = On the aggressive side raids <b>cost lives</b>, but your rats draw one piece fewer in each tunnel.
about-place = Each rat is a point, and the clan must eat: raise babies, but find <b>enough cheese</b> for dinner.
about-place-step = Your dinner is paid. { $free_young ->
    [one] One more baby eats
   *[other] { $free_young } more babies eat
} <b>for nothing</b>: the feeding table goes in steps.
about-place-hungry = With this plan even the best night brings { $most } of the { $need } pieces. Whoever gets none <b>starves</b>.
about-leave = Tonight home has room for <b>three</b>, and they breed and guard at once. Where are the others of most use?
about-ready = When all are ready the screens fall, and nobody changes a plan any more.
about-move = All plans lie open now. Look where a raid <b>fails by one rat</b>, or where yours is not needed.
about-add = A piece that helps you, or one that harms whoever draws <b>after you</b>: the smallest party draws first.
about-wound = The rat that you choose lies in the infirmary <b>tomorrow</b>. Take it from whoever is ahead.
about-extra = One more piece from the same bag. Count what is <b>still in it</b> before you dare.
about-return = One of your new pieces may go back before it works. Whoever draws later can <b>find it</b>.
about-leftover = These pieces nobody wanted. Look at <b>what is left</b>: it may be poison.
about-swap = A rat is a point, a piece is a meal. It pays only if hunger would take <b>more</b>.
about-brew = A rat is a point and can breed, but it eats <b>tomorrow</b>.

## Symbols

symbols-pieces = Pieces in the bags
symbols-places = Places
symbols-table = At the table

symbol-yellow = Wedge
    .letter = Y
symbol-yellow-say = One meal. It goes to your pantry, where raiders can reach it.
symbol-orange = Double wedge
    .letter = O
symbol-orange-say = Two meals at once.
symbol-white = Cloud
    .letter = W
symbol-white-say = Only a dream of cheese: it is gone.
symbol-black = Question mark
    .letter = K
symbol-black-say = One of your rats forgets its home and leaves the clan for good, but without a grave.
symbol-purple = Poison
    .letter = P
symbol-purple-say = One of your rats goes to the infirmary. It eats, but gets no job in the next round.
symbol-blue = Spiral
    .letter = B
symbol-blue-say = One of your rats is lost. It does not eat tonight and gets no job in the next round.
symbol-tunnel = Tunnel
symbol-tunnel-say = Each rat here draws one piece from this bag; the smallest party draws first.
symbol-pipe = Pipe
symbol-pipe-say = It leads to a neighbour’s pantry. Each raider above its guards steals one piece; two raids on too little cheese take turns.
symbol-bedroom = Bedroom
symbol-bedroom-say = Each rat in bed brings one baby. Babies eat already tonight.
symbol-pantry = Pantry
symbol-pantry-say = Your cheese, and whoever has no other job guards it, against both neighbours at once.
symbol-infirmary = Infirmary
symbol-infirmary-say = Rats here eat and count as points, but miss a round.
symbol-lost = Lost
symbol-lost-say = Rats here count as points and do not eat, but miss a round.
symbol-graveyard = Graveyard
symbol-graveyard-say = Each starved rat here is a minus point until the end.
symbol-dinner = Dinner
symbol-dinner-say = What your clan eats tonight: 4 to 6 rats 1 piece, 7 to 9 eat 3, 10 to 12 eat 4, and so on.
symbol-dinner-now = Your clan will eat <b>{ $need }</b> tonight, babies included, and you have { $cheese }. A missing piece starves a rat.
symbol-rat = Rat
symbol-rat-say = Every living rat is a point at the end.
symbol-lantern = Lantern
symbol-lantern-say = Its owner comes first in ties; the numbers in circles go on from there. It moves on to the left each round.
symbol-crate = Rats left over
symbol-crate-say = Babies come from here. If it runs dry, the smallest clan is served first.
symbol-bag = Bag
symbol-bag-say = It is filled for one tunnel after the other with what its row of the card shows.
symbol-event = Event
symbol-event-say = What the card says holds for this round only.
symbol-stage = Stage
symbol-stage-say = The hatch opens in round 6. From then on the match may end with each new event.
symbol-clan = Clan
symbol-clan-say = Its first ability works in rounds 1 to 5, its second one from round 6 on.
symbol-aggressor = Aggressive side
symbol-aggressor-say = Raids of this clan kill, and its rats fight in the tunnels.

## Slips

slip-bare-left = Your left neighbour’s pantry is <b>empty</b>: raiders bring nothing home.
    .keep = Send them elsewhere
    .anyway = Raid anyway
slip-bare-left-instead = A rat in a tunnel or in bed does more.
slip-bare-right = Your right neighbour’s pantry is <b>empty</b>: raiders bring nothing home.
    .keep = Send them elsewhere
    .anyway = Raid anyway
slip-bare-right-instead = A rat in a tunnel or in bed does more.
slip-guards = Your pantry is <b>empty</b>: { $guards ->
    [one] 1 guard has
   *[other] { $guards } guards have
} nothing to guard.
    .keep = Give them a job
    .anyway = Ready anyway
slip-guards-instead = Let them search for dinner, or put them to bed.

## Why a hint is good

reason-step = { $free_young ->
    [one] One more baby eats
   *[other] { $free_young } more babies eat
} <b>for nothing</b>: dinner costs { $need } all the same.
reason-breed = Every baby is a <b>point</b>, and early ones have babies themselves.
reason-rich-left = { $left_cheese } pieces lie at your left neighbour’s, and usually <b>few guard</b> them.
reason-rich-right = { $right_cheese } pieces lie at your right neighbour’s, and usually <b>few guard</b> them.
reason-meals-dump = The dump has the <b>most meals</b> for each piece tonight.
reason-meals-city = The city has the <b>most meals</b> for each piece tonight.
reason-meals-field = The field has the <b>most meals</b> for each piece tonight.
reason-dinner-dump = Dinner costs { $need } and you have { $cheese }: somebody has to <b>find the rest</b>.
reason-dinner-city = Dinner costs { $need } and you have { $cheese }: somebody has to <b>find the rest</b>.
reason-dinner-field = Dinner costs { $need } and you have { $cheese }: somebody has to <b>find the rest</b>.

## The balance of a round

summary-born = Rats born
summary-sick = Sick
summary-lost = Lost
summary-gone = Gone
summary-starved = Starved
summary-found = Cheese found
summary-stolen = Stolen
summary-robbed = Robbed of
summary-eaten = Eaten
decided-starved = Hunger decided: each grave costs you <b>two points</b>, the rat and the minus. Feed first.
decided-gone = Question marks decided: each one that you draw costs you <b>a rat for good</b>. The card says which bag has them.
decided-hurt = The bags decided: a flask or a spiral costs a rat <b>a round</b>. Send many only where the card shows few of them.
decided-robbed = Raiders decided. A rich pantry needs <b>a guard or two</b>, or eat what you have.
decided-ahead = You had the most <b>babies</b>. Now feed them.
decided-behind = A rival had more <b>babies</b>. Rats that sleep early are worth most.
decided-even = Nobody is ahead. Look for the <b>richest bag</b> and the fullest pantry next door.
next-hungry = the clan eats <b>{ $need }</b> tonight, and you have { $cheese }. Search or raid for the rest.
next-sated = the clan eats <b>{ $need }</b> tonight, and you have { $cheese }. Babies eat as well: dinner is counted anew with each.

## The quick reference

reference-round = The round
reference-round-1 = <b>Event and cheese card</b> are turned up; the lantern goes to the left.
reference-round-2 = <b>Plan</b> in secret: every healthy rat gets one of seven places. Then all screens fall.
reference-round-3 = <b>Raids</b>, all at once.
reference-round-4 = <b>Babies</b>: one for each rat in bed. Sick and lost rats come home.
reference-round-5 = <b>Search</b> dump, city, field: one piece for each rat, the smallest party first.
reference-round-6 = <b>Dinner</b>.
reference-dinner = Dinner
reference-dinner-1 = 0–3 rats: nothing · 4–6: 1 · 7–9: 3 · 10–12: 4 · 13–15: 5 · 16–18: 6
reference-dinner-2 = 19–20: 7 · 21–22: 8 · 23–24: 9 · each one more: 1
reference-dinner-3 = Babies and the sick eat, the lost do not.
reference-dinner-4 = For each missing piece <b>one rat starves</b>.
reference-raids = Raids
reference-raids-1 = Left pipe: the next player clockwise; right pipe: the one before.
reference-raids-2 = Each raider <b>above the guards</b> takes one piece.
reference-raids-3 = Two raids on one pantry each meet <b>all</b> of its guards.
reference-raids-4 = Too little cheese: piece by piece in turn, the stronger raid first.
reference-avoid = What costs most
reference-avoid-1 = <b>More rats than dinner</b>: each missing piece costs a rat and a grave, two points.
reference-avoid-2 = <b>All searchers in one tunnel</b>: the largest party draws last, from what is left.
reference-avoid-3 = <b>A night without babies</b>, or guards for an empty pantry.
reference-end = The end
reference-end-1 = From round 6 each new event may be <b>End of game</b>.
reference-end-2 = Every living rat <b>1 point</b>, every grave <b>1 less</b>.
reference-end-3 = Ties: more cheese wins.
