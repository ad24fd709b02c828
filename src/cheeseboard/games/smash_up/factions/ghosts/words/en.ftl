faction-ghosts = Ghosts
board-faction-ghosts = The fewer cards they hold, the stronger they are.

card-gh_spectre = Spectre
    .help = If you hold 2 cards or fewer, a minion play may bring it back from your discard pile.
card-gh_haunting = Haunting
    .help = While you hold 2 cards or fewer it has 3 more power, and cards of others cannot affect it.
card-gh_spirit = Spirit
    .help = When played: you may pick a minion, discard as many cards as its power, and so destroy it.
card-gh_ghost = Ghost
    .help = When played: you may discard one card.
card-gh_across_the_divide = Across the Divide
    .help = Choose a name and take as many minions of that name as you like out of your discard pile.
card-gh_door_to_the_beyond = Door to the Beyond
    .help = On a base. Your minions here have 2 more power while you hold 2 cards or fewer.
card-gh_ghostly_arrival = Ghostly Arrival
    .help = You may play one more minion and one more action.
card-gh_incorporeal = Incorporeal
    .help = On a minion of yours. Cards of other players cannot affect it.
card-gh_make_contact = Make Contact
    .help = Only as the last card of your hand. On a minion: you control it from now on.
card-gh_seance = Séance
    .help = If 2 cards or fewer are left in your hand, draw until there are 5.
card-gh_shady_deal = Shady Deal
    .help = If 2 cards or fewer are left in your hand, you score 1 point.
card-gh_the_dead_rise = The Dead Rise
    .help = Discard as many cards as you like. Then play a minion with less power than that from your discard pile.

minion-gh_spectre = { card-gh_spectre }
minion-gh_haunting = { card-gh_haunting }
minion-gh_spirit = { card-gh_spirit }
minion-gh_ghost = { card-gh_ghost }

base-haunted_house = Haunted House
    .help = If you play a minion here, you discard a card afterwards.
base-dread_gazebo = The Dread Gazebo
    .help = No actions can be played on this base.

card-haunted_house = { base-haunted_house }
card-dread_gazebo = { base-dread_gazebo }

decision-spirit = { $seat_you ->
    [yes] { $card }: whom do you destroy, for as many cards as its power?
   *[no] { $seat_name } chooses a minion for { $card }.
}
decision-dead-rise = { $seat_you ->
    [yes] { $card }: discard as many cards as you like, one by one. Discarded so far: { $count }. Then you play a minion with less power than that number from your discard pile.
   *[no] { $seat_name } may discard cards.
}
decision-rise = { $seat_you ->
    [yes] { $card }: choose a minion of power { $power } or less from your discard pile and play it.
   *[no] { $seat_name } chooses a card from the discard pile.
}
score-deal = Shady Deal
refuse-condition-gh_make_contact = { $card } can be played only as the last card of your hand.
refuse-rise-gh_spectre = Spectre can be played from the discard pile only while you hold 2 cards or fewer.
board-then-spirit_destroys = then a minion is destroyed
board-then-dead_rise = then a minion rises
