faction-moon_mice = Moon Mice
board-faction-moon_mice = They hop from base to base and score for going far.

card-mm_commander = Commander Camembert
    .help = Talent: one of your minions comes here from another base.
card-mm_navigator = Star Navigator
    .help = When played: you may move another minion of yours to a different base.
card-mm_hopper = Crater Hopper
    .help = Talent: hops to another base where you have no minion.
card-mm_astromouse = Astromouse
    .help = When played: draw a card.
card-mm_supply_capsule = Supply Capsule
    .help = Draw two cards.
card-mm_low_gravity = Low Gravity
    .help = Move one of your minions to another base. Then you may move a second one.
card-mm_small_step = One Small Step
    .help = If you have minions at three or more bases, you score 1 point.
card-mm_moon_flag = Flag on the Moon
    .help = On a base. If only you have minions here at the end of your turn, you score 1 point and the flag is destroyed.
card-mm_space_suit = Space Suit
    .help = On a minion of yours. It has 1 more power, and cards of others cannot destroy it.
card-mm_emergency_landing = Emergency Landing
    .help = Special: before a base is scored, one of your minions comes there from another base.
card-mm_lost_in_space = Lost in Space
    .help = A minion of power 3 or less drifts back to its owner’s hand.
card-mm_rescue_mission = Rescue Mission
    .help = Take a minion from your discard pile into your hand.

minion-mm_commander = { card-mm_commander }
minion-mm_navigator = { card-mm_navigator }
minion-mm_hopper = { card-mm_hopper }
minion-mm_astromouse = { card-mm_astromouse }

base-sea_of_cheese = Sea of Cheese
    .help = If you play a minion here and it is your only one, you draw a card.
base-launch_pad = Launch Pad
    .help = The winner may take one of their minions here back to the hand.

card-sea_of_cheese = { base-sea_of_cheese }
card-launch_pad = { base-launch_pad }

decision-drift = { $seat_you ->
    [yes] { $card }: choose a minion of power 3 or less that drifts back to its owner’s hand.
   *[no] { $seat_name } chooses a minion for { $card }.
}
decision-take-off = { $seat_you ->
    [yes] { $card }: which of your minions here do you take back to your hand?
   *[no] { $seat_name } may take a minion back to the hand.
}
score-expedition = Expeditions of the Moon Mice
refuse-condition-mm_emergency_landing = { $card } can be played only before a base is scored.
