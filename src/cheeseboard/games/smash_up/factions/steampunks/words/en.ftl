faction-steampunks = Steampunks
board-faction-steampunks = They build machines on bases.

card-sp_steam_queen = Steam Queen
    .help = As long as she is in play, cards of others cannot affect your actions.
card-sp_mechanic = Mechanic
    .help = When played: play an action that goes on a base out of your discard pile.
card-sp_steam_man = Steam Man
    .help = Has 1 more power while an action of yours lies on this base.
card-sp_captain_ahab = Captain Ahab
    .help = Talent: moves to another base where an action of yours lies.
card-sp_aggromotive = Aggromotive
    .help = On a base. If you have a minion here, your total at this base is 5 higher.
card-sp_change_of_venue = Change of Venue
    .help = Pick up one of your actions in play and play it again.
card-sp_difference_engine = Difference Engine
    .help = On a base. If you have a minion here at the end of your turn, you draw a card.
card-sp_escape_hatch = Escape Hatch
    .help = On a base. Minions of yours here go to their owner’s hand when they would be destroyed.
card-sp_ornate_dome = Ornate Dome
    .help = On a base. Destroys the actions of others on it, and they can put no more actions there.
card-sp_rotary_slug_thrower = Rotary Slug Thrower
    .help = On a base. Your minions here have 2 more power.
card-sp_scrap_diving = Scrap Diving
    .help = Take an action from your discard pile into your hand.
card-sp_zeppelin = Zeppelin
    .help = On a base. Talent: brings one of your minions here, or takes one away to another base.

minion-sp_steam_queen = { card-sp_steam_queen }
minion-sp_mechanic = { card-sp_mechanic }
minion-sp_steam_man = { card-sp_steam_man }
minion-sp_captain_ahab = { card-sp_captain_ahab }

base-inventors_salon = Inventor’s Salon
    .help = The winner may take an action from the discard pile into the hand.
base-workshop = Workshop
    .help = If you play an action on this base, you may play one more action.

card-inventors_salon = { base-inventors_salon }
card-workshop = { base-workshop }

decision-pick-up = { $seat_you ->
    [yes] { $card }: choose one of your actions in play to play again.
   *[no] { $seat_name } chooses an action to play again for { $card }.
}
