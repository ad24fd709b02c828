# RatLand in English.

## Things

zone-dump = the dump
    .loc = at the dump
    .title = Dump
zone-city = the city
    .loc = in the city
    .title = City
zone-field = the field
    .loc = in the field
    .title = Field
zone-pipe_left = the left pipe
    .loc = in the left pipe
    .title = Left pipe
zone-pipe_right = the right pipe
    .loc = in the right pipe
    .title = Right pipe
zone-bedroom = the bedroom
    .loc = in the bedroom
    .title = Bedroom
zone-pantry = the pantry
    .loc = in the pantry
    .title = Pantry

origin-dump = the dump
origin-city = the city
origin-field = the field
origin-pipe_left = the left pipe
origin-pipe_right = the right pipe
origin-bedroom = the bedroom
origin-pantry = the pantry

target-dump = the dump
target-city = the city
target-field = the field
target-pipe_left = the left pipe
target-pipe_right = the right pipe
target-bedroom = the bedroom
target-pantry = the pantry

pipe-pipe_left = the left neighbour’s pantry
pipe-pipe_right = the right neighbour’s pantry

victim-you = your pantry
victim-0 = the red pantry
victim-1 = the yellow pantry
victim-2 = the green pantry
victim-3 = the blue pantry
victim-4 = the violet pantry
victim-5 = the white pantry
victim-6 = the double red pantry
victim-7 = the double yellow pantry
victim-8 = the double green pantry
victim-9 = the double blue pantry
victim-10 = the double violet pantry
victim-11 = the double white pantry

colour-yellow = yellow (wedge)
    .one = a yellow piece (wedge)
colour-orange = orange (double wedge)
    .one = an orange piece (double wedge)
colour-white = white (cloud)
    .one = a white piece (cloud)
colour-black = black (question mark)
    .one = a black piece (question mark)
colour-purple = purple (poison)
    .one = a purple piece (poison)
colour-blue = blue (spiral)
    .one = a blue piece (spiral)

side-normal = normal
side-aggressive = aggressive

happening-plenty = Plenty
    .effect = Every player takes 1 piece of cheese.
happening-mass_attacks = Mass attacks
    .effect = Every raid counts one rat more.
happening-distant_relative = A distant relative
    .effect = Every player takes in 1 rat, which can work this round.
happening-helmet = Rat in a helmet
    .effect = After each draw you may drop one piece back into the bag.
happening-it_worked = It worked!
    .effect = Black cheese counts as yellow.
happening-doctor_cheese = Doctor Cheese
    .effect = Two white pieces from one tunnel become one yellow piece.
happening-safe_spot = A safe spot
    .effect = Each player may hide one piece of cheese from raids.
happening-just_in_time = Just in time
    .effect = Poisoned, wounded and lost rats are back and can work at once.
happening-kindly_rat = Kindly rat
    .effect = The largest clan gives a rat to the smallest.
happening-raising = Raising of a rat
    .effect = Each player takes one rat off their graveyard.
happening-silence = Silence of the ratlings
    .effect = Before feeding, each player may swap a rat for a piece of cheese.
happening-idleness = Idleness
    .effect = A piece of cheese for each tunnel to which you send nobody.
happening-get_ready = Get ready!
    .effect = At most 3 rats stay at home, and they breed and guard at once.
happening-end_of_game = End of game
    .effect = The match ends at once.

clan-scavengers = Scavengers
    .early = Once a round, in a tunnel where you sent nobody, you may draw a piece that is left over.
    .late = In every tunnel you may draw a piece that is left over.
clan-explorers = Explorers
    .early = If lost rats come home, they bring 1 piece of cheese in all.
    .late = Every lost rat that comes home brings a piece of cheese.
clan-recyclers = Recyclers
    .early = At the dump you may draw one piece more.
    .late = Up to two white pieces from the dump are yellow for you.
clan-musicians = Musicians
    .early = At the end of the round the richest opponent gives you a piece of cheese.
    .late = At the end of the round the three richest opponents give you a piece of cheese each.
clan-ninja = Ninja
    .early = A raid by exactly two rats through one pipe alone takes at least 1 piece.
    .late = A raid by exactly one rat takes at least 1 piece.
clan-alchemists = Alchemists
    .early = After feeding you may turn a piece of cheese into a rat.
    .late = After feeding you may turn up to two pieces of cheese into rats.
clan-conquerors = Conquerors
    .early = Black cheese does nothing to you.
    .late = Black cheese does nothing to you, and your pantry has two guards more.
clan-mutants = Mutants
    .early = Purple cheese is yellow for you.
    .late = Purple cheese is orange for you.
clan-seers = Seers
    .early = You see the next event.
    .late = You see the next event and the next cheese card.
clan-family = Family
    .early = With an empty bedroom you still get 1 rat.
    .late = You always get one rat more.
clan-athletes = Athletes
    .early = When the screens are gone you may move a rat.
    .late = When the screens are gone you may move up to three rats.
clan-corrupt = Corrupt
    .early = In one tunnel you may put an extra piece into the bag.
    .late = In every tunnel you may put an extra piece into the bag.

## Decisions

decision-clan = { $seat_you ->
    [yes] Which clan do you lead?
   *[no] { $seat_name } is choosing a clan.
}
decision-side = { $seat_you ->
    [yes] Which side of your board is up?
   *[no] { $seat_name } is planning behind the screen.
}
decision-place = { $seat_you ->
    [yes] { $count ->
        [0] All { $rats } rats have a job.
        [one] 1 of { $rats } rats still guards the pantry.
       *[other] { $count } of { $rats } rats still guard the pantry.
    } Dinner will cost { $need }, you have { $cheese }.
   *[no] { $seat_name } is planning behind the screen.
}
decision-leave = { $seat_you ->
    [yes] Only { $most } rats may stay at home: { $count ->
        [one] 1 more must go out.
       *[other] { $count } more must go out.
    }
   *[no] { $seat_name } is planning behind the screen.
}
decision-ready = { $seat_you ->
    [yes] Your plan is complete. Are you ready? To change it, take back your last step.
   *[no] { $seat_name } is planning behind the screen.
}
decision-move = { $seat_you ->
    [yes] { $count ->
        [one] You may move 1 rat.
       *[other] You may move up to { $count } rats.
    }
   *[no] { $seat_name } may still move rats.
}
decision-add = { $seat_you ->
    [yes] Do you slip an extra piece into the bag for { $zone }?
   *[no] { $seat_name } may slip a piece into the bag.
}
decision-wound = { $seat_you ->
    [yes] Your rats rule { $zone }. Whose rat gets a bite?
   *[no] { $seat_name } picks a rat to wound.
}
decision-extra = { $seat_you ->
    [yes] Do you draw one piece more?
   *[no] { $seat_name } may draw one piece more.
}
decision-return = { $seat_you ->
    [yes] Does one of your pieces go back into the bag?
   *[no] { $seat_name } may put a piece back.
}
decision-leftover = { $seat_you ->
    [yes] Do you draw one of the pieces left over from { $zone }?
   *[no] { $seat_name } may draw a piece that is left over.
}
decision-swap = { $seat_you ->
    [yes] Your clan eats { $need }, you have { $cheese }. Do you swap a rat for a piece of cheese?
   *[no] { $seat_name } may swap a rat for a piece of cheese.
}
decision-brew = { $seat_you ->
    [yes] How many pieces of cheese become rats?
   *[no] { $seat_name } may turn cheese into rats.
}

## Moves

group-keep = Your clan
group-side = Your board
group-place = { $zone_title }: { $count }
group-shortcut = All at once
group-hide = Safe spot
group-ready = Ready
group-step = From { $origin }
group-stay = Stay
group-add = Into the bag
group-wound = Fight
group-draw = Draw
group-return = Back into the bag
group-swap = Swap
group-brew = Alchemy

move-keep = { $clan }. Early: { $clan_early } Late: { $clan_late }
move-side = The { $side } side
move-turn = Turn the board over: { $side } side
move-put = { $count ->
    [one] 1 rat to { $zone }
   *[other] { $count } rats to { $zone }
}
move-raid = { $count ->
    [one] 1 rat to raid { $seat_name } ({ $zone })
   *[other] { $count } rats to raid { $seat_name } ({ $zone })
}
move-take = 1 rat back from { $zone }
move-last = As last round
move-clear = All back to the pantry
move-hide = Hide a piece
move-hide-nothing = Leave all cheese in the pantry
move-done = The plan is done
move-ready = The screens go when all are ready
move-step = One rat to { $target }
move-stay = All rats stand well
move-add = Add { $colour_one }
move-add-nothing = Add nothing
move-wound = { $seat_name }
move-draw = Draw a piece
move-draw-nothing = Draw nothing
move-return = Put { $colour_one } back
move-return-nothing = Keep all pieces
move-swap-healthy = Swap a healthy rat for a piece of cheese
move-swap-infirmary = Swap a rat from the infirmary for a piece of cheese
move-swap-nothing = Keep all rats
move-brew = { $count ->
    [0] Keep all cheese
    [one] 1 piece becomes a rat
   *[other] { $count } pieces become rats
}

## Questions before a slip

confirm-idle = Nobody searches, raids or sleeps: all { $count } rats would stay and guard. Are you ready?
confirm-hunger = Even the best night brings you { $most ->
    [one] 1 piece
   *[other] { $most } pieces
} for a dinner that costs { $need }: rats would starve. Are you ready?

## Events

event-start = { $seat_you ->
    [yes] You are the first active player.
   *[no] { $seat_name } is the first active player.
}
event-keep = You keep the clan { $clan }.
event-clan = { $seat_you ->
    [yes] You lead the clan { $clan }.
   *[no] { $seat_name } leads the clan { $clan }.
}
event-round = { $seat_you ->
    [yes] Round { $round } begins, you are the active player.
   *[no] Round { $round } begins, { $seat_name } is the active player.
}
event-happening = “{ $happening }”: { $happening_effect }
event-card = Cheese card { $card } is turned up.
event-foresee = You foresee the next event: { $happening }.
event-foresee-card = You foresee the next cheese card: { $card }.
event-gift = { $seat_you ->
    [yes] You are given { $count ->
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
   *[no] { $seat_name } is given { $count ->
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
}
event-relative = { $seat_you ->
    [yes] A relative moves in with you.
   *[no] A relative moves in with { $seat_name }.
}
event-gives-rat = { $seat_you ->
    [yes] One of your rats moves to the smallest clan.
   *[no] { $seat_name } lets a rat move to the smallest clan.
}
event-receives-rat = { $seat_you ->
    [yes] You take in a rat.
   *[no] { $seat_name } takes in a rat.
}
event-raised = { $seat_you ->
    [yes] A rat leaves your graveyard.
   *[no] { $seat_name } takes a rat off the graveyard.
}
# As logs have it from before the drawing alone said who is ready.
event-ready = You are ready.
event-plan = { $seat_you ->
    [yes] Your plan:
   *[no] { $seat_name }:
} dump { $dump }, city { $city }, field { $field }, left pipe { $left }, right pipe { $right }, bedroom { $bedroom }, pantry { $pantry }.
event-side = { $seat_you ->
    [yes] Your board shows its { $side } side.
   *[no] { $seat_name } plays on the { $side } side.
}
event-hides = { $seat_you ->
    [yes] One of your pieces lies safe in the bedroom.
   *[no] { $seat_name } has a piece safe in the bedroom.
}
event-move = { $seat_you ->
    [yes] One of your rats goes from { $origin } to { $target }.
   *[no] { $seat_name } moves a rat from { $origin } to { $target }.
}
event-foray = { $seat_you ->
    [yes] You raid { $victim }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
       *[other] { $loot ->
            [0] there is nothing left to take.
            [one] the loot is 1 piece of cheese.
           *[other] the loot is { $loot } pieces of cheese.
        }
    }
   *[no] { $seat_name } raids { $victim }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
       *[other] { $loot ->
            [0] there is nothing left to take.
            [one] the loot is 1 piece of cheese.
           *[other] the loot is { $loot } pieces of cheese.
        }
    }
}
# As logs from before RatLand told the loot have it.
event-attack = { $seat_you ->
    [yes] You raid { $victim }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
        [one] enough for 1 piece of cheese.
       *[other] enough for { $count } pieces of cheese.
    }
   *[no] { $seat_name } raids { $victim }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
        [one] enough for 1 piece of cheese.
       *[other] enough for { $count } pieces of cheese.
    }
}
# As logs from before RatLand named victims have it.
event-raid = { $seat_you ->
    [yes] You raid { $pipe }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
        [one] enough for 1 piece of cheese.
       *[other] enough for { $count } pieces of cheese.
    }
   *[no] { $seat_name } raids { $pipe }, { $strength } against { $defence }: { $count ->
        [0] the cheese stays where it is.
        [one] enough for 1 piece of cheese.
       *[other] enough for { $count } pieces of cheese.
    }
}
event-robbed = { $seat_you ->
    [yes] Raiders take { $count ->
        [one] 1 piece of your cheese.
       *[other] { $count } pieces of your cheese.
    }
   *[no] { $seat_name } loses { $count ->
        [one] 1 piece of cheese to raiders.
       *[other] { $count } pieces of cheese to raiders.
    }
}
event-loot = { $seat_you ->
    [yes] You carry off { $count ->
        [0] nothing: there is no cheese to take.
        [one] 1 piece of cheese in all.
       *[other] { $count } pieces of cheese in all.
    }
   *[no] { $seat_name } carries off { $count ->
        [0] nothing: there is no cheese to take.
        [one] 1 piece of cheese in all.
       *[other] { $count } pieces of cheese in all.
    }
}
event-raider-dies = { $seat_you ->
    [yes] One of your raiders { $zone_loc } does not come back.
   *[no] { $seat_name } loses a raider { $zone_loc }.
}
event-guard-dies = { $seat_you ->
    [yes] One of your guards falls.
   *[no] { $seat_name } loses a guard.
}
event-born = { $seat_you ->
    [yes] You get { $count ->
        [one] 1 young rat.
       *[other] { $count } young rats.
    }
   *[no] { $seat_name } gets { $count ->
        [one] 1 young rat.
       *[other] { $count } young rats.
    }
}
event-return = { $seat_you ->
    [yes] { $count ->
        [one] 1 of your rats comes home.
       *[other] { $count } of your rats come home.
    }
   *[no] { $seat_name } sees { $count ->
        [one] 1 rat come home.
       *[other] { $count } rats come home.
    }
}
event-souvenir = { $seat_you ->
    [yes] Your explorers bring { $count ->
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
   *[no] { $seat_name } gets { $count ->
        [one] 1 piece of cheese
       *[other] { $count } pieces of cheese
    } from explorers.
}
event-tunnel = The search begins { $zone_loc }: { $count ->
    [one] 1 piece is in the bag.
   *[other] { $count } pieces are in the bag.
}
event-add = { $seat_you ->
    [yes] You slip { $colour_one } into the bag.
   *[no] { $seat_name } slips { $colour_one } into the bag.
}
event-wounded = { $seat_you ->
    [yes] One of your rats is wounded { $zone_loc }.
   *[no] { $seat_name } has a rat wounded { $zone_loc }.
}
event-draw = { $seat_you ->
    [yes] You draw { $count } × { $colour }.
   *[no] { $seat_name } draws { $count } × { $colour }.
}
event-put-back = { $seat_you ->
    [yes] You put { $colour_one } back into the bag.
   *[no] { $seat_name } puts { $colour_one } back into the bag.
}
event-doctor = { $seat_you ->
    [yes] Doctor Cheese makes { $count ->
        [one] 1 yellow piece
       *[other] { $count } yellow pieces
    } out of your white ones.
   *[no] Doctor Cheese makes { $count ->
        [one] 1 yellow piece
       *[other] { $count } yellow pieces
    } out of white ones for { $seat_name }.
}
event-cheese = { $seat_you ->
    [yes] You store { $count ->
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
   *[no] { $seat_name } stores { $count ->
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
}
event-forgets = { $seat_you ->
    [yes] { $count ->
        [one] 1 of your rats forgets the way home.
       *[other] { $count } of your rats forget the way home.
    }
   *[no] { $seat_name } loses { $count ->
        [one] 1 rat that forgets the way home.
       *[other] { $count } rats that forget the way home.
    }
}
event-poisoned = { $seat_you ->
    [yes] { $count ->
        [one] 1 of your rats goes to the infirmary.
       *[other] { $count } of your rats go to the infirmary.
    }
   *[no] { $seat_name } sends { $count ->
        [one] 1 rat
       *[other] { $count } rats
    } to the infirmary.
}
event-strays = { $seat_you ->
    [yes] { $count ->
        [one] 1 of your rats is lost for a while.
       *[other] { $count } of your rats are lost for a while.
    }
   *[no] { $seat_name } misses { $count ->
        [one] 1 rat that is lost for a while.
       *[other] { $count } rats that are lost for a while.
    }
}
event-idle = { $seat_you ->
    [yes] You get a piece of cheese for staying away.
   *[no] { $seat_name } gets a piece of cheese for staying away.
}
event-swap-asks = { $seat_you ->
    [yes] You want to swap a rat.
   *[no] { $seat_name } wants to swap a rat.
}
event-swap-none = { $seat_you ->
    [yes] You keep all your rats.
   *[no] { $seat_name } keeps all rats.
}
event-swap = { $seat_you ->
    [yes] You swap a rat for a piece of cheese.
   *[no] { $seat_name } swaps a rat for a piece of cheese.
}
event-fed = { $seat_you ->
    [yes] Your clan eats { $count ->
        [0] nothing.
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
   *[no] { $seat_name } feeds the clan with { $count ->
        [0] nothing.
        [one] 1 piece of cheese.
       *[other] { $count } pieces of cheese.
    }
}
event-starved = { $seat_you ->
    [yes] { $count ->
        [one] 1 of your rats starves.
       *[other] { $count } of your rats starve.
    }
   *[no] { $seat_name } loses { $count ->
        [one] 1 rat
       *[other] { $count } rats
    } to hunger.
}
event-gives-cheese = { $seat_you ->
    [yes] You give a piece of cheese for the music.
   *[no] { $seat_name } gives a piece of cheese for the music.
}
event-music = { $seat_you ->
    [yes] Your musicians are given a piece of cheese.
   *[no] { $seat_name } is given a piece of cheese for the music.
}
event-brew = { $seat_you ->
    [yes] You turn { $count ->
        [one] 1 piece of cheese into a rat.
       *[other] { $count } pieces of cheese into rats.
    }
   *[no] { $seat_name } turns { $count ->
        [one] 1 piece of cheese into a rat.
       *[other] { $count } pieces of cheese into rats.
    }
}

## The end

over-points = { $seat_you ->
    [yes] Your clan wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat_name } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
over-cheese = { $seat_you ->
    [yes] You tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and your cheese decides: { $cheese } to { $next }.
   *[no] { $seat_name } ties at { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and wins by the cheese: { $cheese } to { $next }.
}
over-shared = { $count } players share the victory at { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
score-healthy = Healthy rats
score-infirmary = Rats in the infirmary
score-lost = Lost rats
score-graveyard = Graveyard
score-cheese = Cheese, if points are equal

## Refusals

refuse-now = { $topic ->
    [clans] First everybody chooses a clan.
    [plans] Everybody is planning behind the screens now.
    [moves] Now the Athletes move their rats.
    [bribe] Now the Corrupt clan may add a piece to the bag.
    [fight] Now a rat is chosen for the infirmary.
    [extra] Now the Recyclers decide on one more piece.
    [return] Now a drawn piece may go back into the bag.
    [leftovers] Now the Scavengers decide on what is left over.
    [swaps] Now rats may be swapped for cheese.
   *[evening] Now the Alchemists decide about their cheese.
}
refuse-clan = The card { $clan } is not one of your two.
refuse-side-first = First choose the side of your board.
refuse-side = The sides of the boards are not to be changed like that now.
refuse-hide = There is no piece to hide or to bring back.
refuse-plan-done = Your plan is complete. Say that you are ready, or take back your last step.
refuse-done-first = First the plan must be done.
refuse-changes = You have changed your mind { $count } times. From here on you can only take back your last steps.
refuse-rats = { $count ->
    [0] All your rats are placed. Take one back first.
    [one] Only 1 rat is left in the pantry.
   *[other] Only { $count } rats are left in the pantry.
}
refuse-home = At most { $count } rats may be in the bedroom and the pantry together this round.
refuse-no-rat = None of your rats is { $zone_loc }.
refuse-supply = There is no { $colour } piece in the supply.
refuse-wound = That player has no rat to wound { $zone_loc }.
refuse-drawn = There is no { $colour } piece among those you have just drawn.
refuse-infirmary = Nobody is in your infirmary.
refuse-healthy = You have no healthy rat.
refuse-brew-once = In the early stage the Alchemists turn 1 piece at most.
refuse-brew-cheese = { $count ->
    [one] You have only 1 piece of cheese.
   *[other] You have only { $count } pieces of cheese.
}
refuse-brew-supply = { $count ->
    [one] Only 1 rat is left in the supply.
   *[other] Only { $count } rats are left in the supply.
}

## Options

option-clans = Clans
    .help = Each player leads a clan with an ability of its own. For those who know the game.
option-clans-true = With clans
option-clans-false = Without clans
option-board = Boards
    .help = On the aggressive side raids cost lives and rats fight in the tunnels.
option-board-normal = Normal side for all
option-board-aggressive = Aggressive side for all
option-board-secret = Each chooses a side in secret, once
option-board-secret_each_round = Each chooses a side in secret, every round
option-cheese_order = Order of the cheese cards
    .help = For a first game, 1 to 9 in order is easier to follow.
option-cheese_order-shuffled = Shuffled
option-cheese_order-ascending = From 1 to 9
option-cheese_cards = Cheese cards
    .help = On the ladder, food gets scarcer and danger grows from card to card.
option-cheese_cards-printed = As printed
option-cheese_cards-ladder = Ladder
option-cheese_supply = Yellow cheese
    .help = With the pieces of the box, cheese can run out.
option-cheese_supply-endless = Never runs out
option-cheese_supply-box = Only the pieces of the box
option-bad_ties = Ties that hurt
    .help = Who must give when several are tied.
option-bad_ties-favour = The active player is spared
option-bad_ties-first = The active player comes first
option-first_seat = First active player

preset-standard = Standard
    .help = Shuffled cheese cards, no clans.
preset-first_game = First game
    .help = Cheese cards come from 1 to 9, no clans.
preset-clans = Clans
    .help = Each clan has a talent of its own.
preset-secret_sides = Clans and secret sides
    .help = And everybody chooses the side of the board in secret.

## The drawing

board-name = { $seat_name }
board-house = { $seat_you ->
    [yes] Your sewer
   *[no] Sewer of { $seat_name }
}
board-left = left neighbour
board-right = right neighbour
board-both = neighbour on both sides
board-far = not a neighbour
board-place-dump = Dump
board-place-city = City
board-place-field = Field
board-place-pipe_left = Left pipe
board-place-pipe_right = Right pipe
board-place-bedroom = Bedroom
board-place-pantry = Pantry
board-place-infirmary = Infirmary
board-place-lost = Lost
board-place-graveyard = Graveyard
board-raid = to { $seat_name }, { $cheese ->
    [0] no cheese there
    [one] 1 piece of cheese there
   *[other] { $cheese } pieces of cheese there
}
board-rats = { $count ->
    [0] no rats
    [one] 1 rat
   *[other] { $count } rats
}
board-screened = behind the screen
board-guard = { $count ->
    [0] no guards
    [one] 1 stays and guards
   *[other] { $count } stay and guard
}
board-idle = { $count ->
    [one] 1 without a place
   *[other] { $count } without a place
}
board-event = { $happening }
board-effect = { $happening_effect }
board-odds = { $count ->
    [1] The next event card ends the match
   *[other] The next event card ends the match with a chance of 1 in { $count }
}
board-card = Cheese card { $card }
board-cards = Cheese cards { $first } + { $second }
board-pieces = { $count } × { $colour }
board-empty = nothing
board-letter-yellow = Y
board-letter-orange = O
board-letter-white = W
board-letter-black = K
board-letter-purple = P
board-letter-blue = B
board-clan = { $clan }
board-clan-early = { $clan_early }
board-clan-late = { $clan_late }
board-next-event = Next: { $happening }
board-next-card = Next cheese card: { $card }
board-supply = { $count ->
    [0] No rats are left in the supply
    [one] 1 rat is left in the supply
   *[other] { $count } rats are left in the supply
}
board-bag = { $count ->
    [0] The cheese bag is empty
    [one] 1 piece is in the bag
   *[other] { $count } pieces are in the bag
}
board-active = { $seat_you ->
    [yes] You are the active player and come first in ties
   *[no] Active player: { $seat_name } comes first in ties
}
board-queue = Next in turn
board-drawn = { $seat_you ->
    [yes] You have drawn
   *[no] { $seat_name } has drawn
}
board-ready = Ready
board-thinking = Thinking
board-turn = Decides
board-you-ready = You are ready. The screens go when all are.
board-over = The match is over.
panel-rats = { $count ->
    [one] 1 healthy rat
   *[other] { $count } healthy rats
}
panel-hurt = { $count } in the infirmary
panel-lost = { $count } lost
panel-cheese = { $count ->
    [one] 1 piece of cheese
   *[other] { $count } pieces of cheese
}
panel-graves = { $count } on the graveyard
panel-order = Place { $place } in the tie order
panel-active = Active player
panel-aggressive = Aggressive side
panel-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
status-round = Round { $round }
status-clans = Clans
status-rats = Rats
status-search = Search
status-feeding = Feeding
status-evening = Evening
status-over = The end
status-dinner = Dinner costs { $need }, you have { $cheese }
caption-screens = The screens fall: the numbers are rats in each room.
caption-search = Everyone searches { $zone_loc }.
board-film = What happened
board-film-close = Close
board-film-raids = Raids
board-film-born = Born
board-film-dinner = Dinner
board-film-yellow = a meal
board-film-orange = two meals
board-film-white = nothing
board-film-black = a rat is gone for good
board-film-purple = a rat is sick for a round
board-film-blue = a rat is lost for a round

## The plan beside the drawing

plan-search = Search for cheese
plan-search-note = one piece for each rat
plan-raid = Raid a pantry
plan-raid-note = one piece for each rat above the guards
plan-stay = Stay at home
plan-stay-note = breed, or guard your cheese
plan-of-bag = { $count } of { $bag }
plan-danger-black = { $count } gone
plan-danger-purple = { $count } sick
plan-danger-blue = { $count } lost
plan-safe = safe
plan-loot = { $count ->
    [0] no cheese there
    [one] 1 piece of cheese there
   *[other] { $count } pieces of cheese there
}
plan-young = { $count ->
    [0] none born
    [one] 1 born
   *[other] { $count } born
}
plan-guards = the rest guard

## The terminal

terminal-gather = The clans gather.
terminal-round = Round { $round } of at most { $most }
terminal-bag = Bag
terminal-drawn = drawn:
terminal-ready = ready, { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
terminal-dump = dump
terminal-city = city
terminal-field = field
terminal-pipes = pipe
terminal-bedroom = bedroom
terminal-pantry = pantry
terminal-infirmary = sick
terminal-lost = lost
terminal-cheese = cheese
terminal-need = dinner
terminal-hidden = Hidden piece
terminal-early = Early stage
terminal-late = Late stage
terminal-nobody = Nobody
terminal-zones = dump, city, field: search for cheese   ◄pipe►: raid the neighbours   bedroom: breed   pantry: guard
terminal-away = sick, lost: back for the next plan
terminal-dinner = dinner: cheese for all who come home and for the planned young

## Why a bot likes a move

term-win = Winning
term-rats = Living rats
term-plan = What the plan should bring
term-clan = The clan
term-meal = Cheese for the meal
term-search = What the tunnels should bring
term-rivals = Rivals held back

facets-title = Won by clan
## Looking back

review-worlds = { $count ->
    [one] { $count } night that fits what was known then.
   *[other] { $count } nights that fit what was known then.
}
review-another-world = Look into another night
review-a-world = One of the nights that fit what was known then.
slip-term-win = You overlook moves that win
slip-term-rats = You lose rats that could live
slip-term-plan = Your plans bring too little
slip-term-clan = You make too little of your clan
slip-term-meal = You bring too little cheese to the meal
slip-term-search = You search the tunnels too little
slip-term-rivals = You let rivals get ahead
slip-move-keep = Choosing a clan
slip-move-side = The side of the board
slip-move-turn = The side of the board
slip-move-put = The plan of a night
slip-move-raid = The plan of a night
slip-move-take = The plan of a night
slip-move-last = The plan of a night
slip-move-clear = The plan of a night
slip-move-hide = The plan of a night
slip-move-done = The plan of a night
slip-move-ready = The plan of a night
slip-move-step = Moving a rat
slip-move-stay = Moving a rat
slip-move-add = Adding a piece
slip-move-wound = Whom to wound
slip-move-draw = Drawing a piece
slip-move-return = Putting a piece back
slip-move-swap = A rat for cheese
slip-move-brew = Cheese for rats
