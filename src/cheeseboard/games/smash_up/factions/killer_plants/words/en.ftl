faction-killer_plants = Killer Plants
board-faction-killer_plants = They grow and wither when your turn starts.

card-kp_venus_man_trap = Venus Man Trap
    .help = Talent: find a minion of power 2 or less in your deck and play it here.
card-kp_weed_eater = Weed Eater
    .help = Has 2 less power in the turn you play it.
card-kp_water_lily = Water Lily
    .help = At the start of your turn you draw a card, but only once a turn, however many lilies you have.
card-kp_sprout = Sprout
    .help = At the start of your turn it is destroyed, and you may find a minion of power 3 or less in your deck and play it here.
card-kp_blossom = Blossom
    .help = You may play up to three more minions, all of the same name.
card-kp_budding = Budding
    .help = Choose a minion in play and take a card of that name from your deck into your hand.
card-kp_choking_vines = Choking Vines
    .help = On a minion. At the start of your turn that minion is destroyed.
card-kp_deep_roots = Deep Roots
    .help = On a base. Other players can neither move nor return your minions here.
card-kp_entangled = Entangled
    .help = On a base. Nobody’s minions can be moved away or returned from a base where you have a minion. It is destroyed at the start of your turn.
card-kp_insta_grow = Insta-Grow
    .help = You may play one more minion.
card-kp_overgrowth = Overgrowth
    .help = On a base. At the start of your turn the breakpoint here becomes 0 until the turn ends.
card-kp_sleep_spores = Sleep Spores
    .help = On a base. Minions of other players here have 1 less power, but not less than 0.

minion-kp_venus_man_trap = { card-kp_venus_man_trap }
minion-kp_weed_eater = { card-kp_weed_eater }
minion-kp_water_lily = { card-kp_water_lily }
minion-kp_sprout = { card-kp_sprout }

base-secret_grove = Secret Grove
    .help = In your turn you may play one more minion here, of power 2 or less.
base-the_greenhouse = The Greenhouse
    .help = The winner may find a minion in the deck and play it on the base that replaces this one.

card-secret_grove = { base-secret_grove }
card-the_greenhouse = { base-the_greenhouse }

decision-copy = { $seat_you ->
    [yes] { $card }: choose a minion in play; you look for the same one in your deck.
   *[no] { $seat_name } chooses a minion for { $card }.
}
