faction-bear_cavalry = Bear Cavalry
board-faction-bear_cavalry = Strong minions that push others around.

card-bc_general_ivan = General Ivan
    .help = As long as he is in play, no minion of yours can be destroyed, not even he.
card-bc_polar_commando = Polar Commando
    .help = Has 2 more power and cannot be destroyed while it is your only minion at its base.
card-bc_bear_cavalry = Bear Cavalry
    .help = When played: move one minion of another player from this base to another one.
card-bc_cub_scout = Cub Scout
    .help = Destroys each weaker minion of another player that moves to this base.
card-bc_bear_hug = Bear Hug
    .help = All other players destroy their own weakest minion; whoever has several picks one.
card-bc_bear_necessities = Bear Necessities
    .help = Destroy one action that lies on a base or on a minion.
card-bc_bear_rides_you = Bear Rides You
    .help = Move one minion of yours to another base.
card-bc_commission = Commission
    .help = You may play an extra minion right now. If you do, then move a minion of another player from the same base to another one.
card-bc_high_ground = High Ground
    .help = On a base. If you have a minion here, minions of others that move here are destroyed.
card-bc_superiority = Superiority
    .help = On a base. Cards of others can neither destroy your minions here nor move or return them.
card-bc_borscht = You’re Pretty Much Borscht
    .help = Choose a base where you have a minion. All minions of others there move to one other base.
card-bc_screwed = You’re Screwed
    .help = At a base where you have a minion, move one minion of another player to another base.

minion-bc_general_ivan = { card-bc_general_ivan }
minion-bc_polar_commando = { card-bc_polar_commando }
minion-bc_bear_cavalry = { card-bc_bear_cavalry }
minion-bc_cub_scout = { card-bc_cub_scout }

base-field_of_honor = The Field of Honor
    .help = Each time you destroy a minion here, you score 1 point.
base-tsars_palace = Tsar’s Palace
    .help = Minions of power 2 or less cannot be played here.

card-field_of_honor = { base-field_of_honor }
card-tsars_palace = { base-tsars_palace }

decision-weakest = { $seat_you ->
    [yes] { $card }: which of your weakest minions do you destroy?
   *[no] { $seat_name } chooses a minion to destroy.
}
decision-commission = { $seat_you ->
    [yes] { $card }: you may play an extra minion now. If you do, you then move a minion of another player away from that base.
   *[no] { $seat_name } may play an extra minion.
}
score-field = The Field of Honor
board-then-commission_push = then a push
