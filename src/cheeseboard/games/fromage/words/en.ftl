# Fromage in English.

## Things

cheese-soft = soft
cheese-hard = hard
cheese-bleu = blue

age-bronze = bronze
age-silver = silver
age-gold = gold

worker-soft = soft-cheese worker
worker-hard = hard-cheese worker
worker-bleu = blue-cheese worker

resource-structure = structure token
resource-livestock = livestock
resource-fruit = berry
resource-order = order card
second-structure = structure token
second-livestock = livestock
second-fruit = berry
second-order = order card

counted = { $goods ->
    [structure] { $count ->
        [one] 1 structure token
       *[other] { $count } structure tokens
    }
    [livestock] { $count } livestock
    [fruit] { $count ->
        [one] 1 berry
       *[other] { $count } berries
    }
    [order] { $count ->
        [one] 1 order card
       *[other] { $count } order cards
    }
   *[any] { $count ->
        [one] 1 resource of your choice
       *[other] { $count } resources of your choice
    }
}

venue-festival = Fair
    .in = at the Fair
venue-fromagerie = Shop
    .in = in the Shop
venue-bistro = Bistro
    .in = in the Bistro
venue-villes = Cities
    .in = in the Cities

region-purple = purple
region-blue = light blue
region-white = white
region-green = green
region-orange = orange
region-pink = pink

symbol-plain = no symbol
    .with = {""}
symbol-jam = jam
    .with = {" "}with jam
symbol-berry = berry cheese
    .with = {" "}with berries

space-V01 = Toulouse (V01)
space-V02 = Caylus (V02)
space-V03 = Montpellier (V03)
space-V04 = Nantes (V04)
space-V05 = Rennes (V05)
space-V06 = Tours (V06)
space-V07 = Orléans (V07)
space-V08 = Limoges (V08)
space-V09 = Chavignol (V09)
space-V10 = Laguiole (V10)
space-V11 = Paris (V11)
space-V12 = Troyes (V12)
space-V13 = Lille (V13)
space-V14 = Dijon (V14)
space-V15 = Lyon (V15)
space-V16 = Grenoble (V16)
space-V17 = Pont-l’Évêque (V17)
space-V18 = Strasbourg (V18)

building-print = the printed building
building-P11 = Barn (livestock)
building-P12 = Loading dock (Shop, orders)
building-P13 = Greenhouse (berries)
building-P14 = Headquarters (structures)
building-P21 = Barn (structures)
building-P22 = Loading dock (Fair, livestock)
building-P23 = Greenhouse (orders)
building-P24 = Headquarters (berries)
building-P31 = Barn (berries)
building-P32 = Loading dock (Cities, structures)
building-P33 = Greenhouse (livestock)
building-P34 = Headquarters (orders)
building-P41 = Barn (orders)
building-P42 = Loading dock (Bistro, berries)
building-P43 = Greenhouse (structures)
building-P44 = Headquarters (livestock)
building-W1 = Market stall
building-W2 = Cattle shed
building-W3 = Orchard hut
building-W4 = Post office
building-V1 = Fair stand
building-V2 = Shop cellar
building-V3 = Bistro kitchen
building-V4 = Mail coach
building-C1 = Soft-cheese room
building-C2 = Hard-cheese loft
building-C3 = Blue-cheese cave
building-C4 = Fresh counter
building-S1 = Hand cart
building-S2 = Warehouse
building-S3 = Exchange
building-S4 = Ledger room
building-K1 = Soft-cheese school
building-K2 = Hard-cheese school
building-K3 = Blue-cheese school
building-K4 = Second bench
building-F1 = Milking machine
building-F2 = Jam kitchen
building-F3 = Berry press
building-F4 = Second cart
building-H1 = Hall of bronze
building-H2 = Hall of silver
building-H3 = Hall of gold
building-H4 = Sales office
building-M1 = Chapel
building-M2 = Town house
building-M3 = Granary
building-M4 = Guild house

## What buildings do

power-P11 = Once a turn, send a worker here for a turn and gain 1 livestock.
power-P12 = Each cheese you place in the Shop brings 1 order card.
power-P13 = Your first gain of berries in a turn brings 1 berry more.
power-P14 = At the end: 1 point for each structure token on your buildings.
power-P21 = Once a turn, send a worker here for a turn and gain 1 structure token.
power-P22 = Each cheese you place at the Fair brings 1 livestock.
power-P23 = Your first gain of order cards in a turn brings 1 card more.
power-P24 = At the end: 1 point for each berry you have used.
power-P31 = Once a turn, send a worker here for a turn and gain 1 berry.
power-P32 = Each cheese you place in the Cities brings 1 structure token.
power-P33 = Your first gain of livestock in a turn brings 1 livestock more.
power-P34 = At the end: 1 point for each completed order.
power-P41 = Once a turn, send a worker here for a turn and gain 1 order card.
power-P42 = Each cheese you place in the Bistro brings 1 berry.
power-P43 = Your first gain of structure tokens in a turn brings 1 token more.
power-P44 = At the end: 1 point for each livestock in your parlours.
power-W1 = Once a turn, send a worker here for a turn and gain 1 resource of your choice.
power-W2 = Send a worker here for 2 turns and gain 2 livestock.
power-W3 = Send a worker here for 2 turns and gain 2 berries.
power-W4 = Send a worker here for 2 turns and gain 2 order cards.
power-V1 = Each cheese you place at the Fair brings 1 order card.
power-V2 = Each cheese you place in the Shop brings 1 livestock.
power-V3 = Each cheese you place in the Bistro brings 1 structure token.
power-V4 = Each cheese you place in the Cities brings 1 berry.
power-C1 = Your first soft cheese in a turn brings 1 berry.
power-C2 = Your first hard cheese in a turn brings 1 structure token.
power-C3 = Your first blue cheese in a turn brings 1 livestock.
power-C4 = Your first bronze cheese in a turn brings 1 order card.
power-S1 = Cell 1 gives you 1 resource more.
power-S2 = Cell 3 gives you 1 resource more.
power-S3 = Once a turn, give away 1 unused resource and gain 1 of your choice.
power-S4 = Each completed order brings 1 resource of your choice.
power-K1 = All your workers can make soft cheese.
power-K2 = All your workers can make hard cheese.
power-K3 = All your workers can make blue cheese.
power-K4 = You may make a second cheese in a turn, on a bronze space.
power-F1 = Your parlours take 1 livestock less, but at least 1.
power-F2 = The berry for your first jam cheese in a turn is free.
power-F3 = The berry for your first berry cheese in a turn is free.
power-F4 = You may gather a second time in a turn, in another cell.
power-H1 = At the end: 1 point for each of your bronze cheeses.
power-H2 = At the end: 1 point for each of your silver cheeses.
power-H3 = At the end: 1 point for each of your gold cheeses.
power-H4 = At the end: 3 points for each sector with at least 4 of your cheeses.
power-M1 = At the end: 4 points.
power-M2 = At the end: 7 points.
power-M3 = At the end: each unused resource counts 1 point.
power-M4 = At the end: 2 points for each of your buildings.

## Decisions

decision-pick = { $seat_you ->
    [yes] Round { $round }: which building square do you keep?
   *[no] { $seat_name } is choosing a building square.
}
decision-cover = { $seat_you ->
    [yes] Which of your squares go on your board?
   *[no] { $seat_name } is laying out building squares.
}
decision-act = { $seat_you ->
    [yes] { $last ->
        [yes] Last turn!
       *[no] Turn { $turn }.
    } { $rest ->
        [away] All your workers are away: end your turn.
        [none] There is nothing left for you to do: end your turn.
       *[some] In front of you: { $venue }; resource: { $resource }. What will you do?
    }
   *[no] { $seat_name } is acting { $venue_in }.
}
decision-order = { $seat_you ->
    [yes] Your { $cheese } { $age } cheese fits an order. Complete it? Points now: { $points }.
   *[no] { $seat_name } thinks about an order.
}
decision-take = { $seat_you ->
    [yes] Which resource do you take?
   *[no] { $seat_name } chooses a resource.
}
decision-take-two = { $seat_you ->
    [yes] Which two resources do you take?
   *[no] { $seat_name } chooses two resources.
}
decision-give = { $seat_you ->
    [yes] You may give 1 unused resource and take 1 of any type. What do you give?
   *[no] { $seat_name } thinks about a trade.
}
decision-give-power = { $seat_you ->
    [yes] Which resource do you give?
   *[no] { $seat_name } makes a trade.
}
decision-corporation = { $seat_you ->
    [yes] The Corporation makes a { $cheese } { $age } cheese. Where does it go?
   *[no] { $seat_name } places the Corporation’s { $cheese } { $age } cheese.
}

## Moves

group-gather = Gather: { $resource }
group-make = Make cheese: { $venue }
group-milk = Use a parlour
group-build = Erect a building
group-power = Use a building
group-wait = Wait
group-end = End turn
group-order = Order
group-take = Take
group-give = Give
group-pick = Keep a square
group-cover = Slot { $slot }
group-corporation = The Corporation’s cheese

move-gather = { counted }: { $worker } away for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
move-make = { $space }: { $cheese } { $age } cheese{ $symbol_with }{ $pays ->
    [berry] , for 1 berry
   *[nothing] {""}
}, { $worker } away for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} ({ points-now })
move-milk = Parlour { $parlour }: { $cheese } { $age } bonus cheese{ $symbol_with } to { $space }, for { $count } livestock{ $pays ->
    [berry] {" "}and 1 berry
   *[nothing] {""}
} ({ points-now })
points-now = points now: { $points }{ $ordered ->
    [none] {""}
   *[other] , with the order: { $ordered }
}
move-build = { $building }, for { $count ->
    [one] 1 structure token
   *[other] { $count } structure tokens
}. { $power } Points now: { $points }.
move-power = { $building }: { counted }, { $worker } away for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
move-power-trade = { $building }: trade a resource
move-order-complete = Complete the order for { $cheese } { $age } cheese
move-order-keep = Keep the order for later
move-take = { counted }
move-take-two = { $resource } and { $second }{ $extra ->
    [first] {" "}(+1: { $resource })
    [second] {" "}(+1: { $second })
   *[none] {""}
}
move-give = { counted }
move-give-order = Order for { $cheese } { $age } cheese
move-give-nothing = Do not trade
move-wait = { $rest ->
    [none] Wait: the others have ended their turn, so you simply play on
   *[some] Wait until the others have acted
}
move-end = { $last ->
    [yes] { $alone ->
        [yes] End your turn; the points are counted.
       *[no] End your turn; the points are counted when everybody has.
    }
   *[no] { $alone ->
        [yes] End your turn; the board turns.
       *[no] End your turn; the board turns when everybody has.
    }
}
move-pick = { $building }, costs { $count }. { $power }
move-cover = { $building }, costs { $count }. { $power }
move-cover-print = Leave the printed building
move-corporation = { $space }

confirm-end = { $count ->
    [one] A worker could still do something.
   *[other] { $count } workers could still do something.
} End your turn anyway?

## Events

event-turn = Turn { $turn } begins.
event-front = { $seat_you ->
    [yes] In front of you: { $venue }.
   *[no] In front of { $seat_name }: { $venue }.
}
event-home = { $seat_you ->
    [yes] Your { $worker } comes home.
   *[no] { $seat_name } gets the { $worker } back.
}
event-gather = { $seat_you ->
    [yes] You send your { $worker } to cell { $cell }: { $resource }.
   *[no] { $seat_name } sends the { $worker } to cell { $cell }: { $resource }.
}
event-gain = { $seat_you ->
    [yes] You gain { counted }.
   *[no] { $seat_name } gains { counted }.
}
event-draw = { $seat_you ->
    [yes] You draw an order for { $cheese } { $age } cheese.
   *[no] { $seat_name } draws an order for { $cheese } { $age } cheese.
}
event-owed = Your order cards for this turn are used up. You get this one when the turn ends.
event-extra = { $building } adds one more.
event-trigger = { $building } pays off.
event-make = { $seat_you ->
    [yes] You make a { $cheese } { $age } cheese on { $space }.
   *[no] { $seat_name } makes a { $cheese } { $age } cheese on { $space }.
}
event-milk = { $seat_you ->
    [yes] You place a { $cheese } { $age } bonus cheese on { $space }.
   *[no] { $seat_name } places a { $cheese } { $age } bonus cheese on { $space }.
}
event-fruit = A berry goes to the { $symbol } board.
event-complete = { $seat_you ->
    [yes] You complete the order for { $cheese } { $age } cheese.
   *[no] { $seat_name } completes the order for { $cheese } { $age } cheese.
}
event-give = { $seat_you ->
    [yes] You give { counted }.
   *[no] { $seat_name } gives { counted }.
}
event-give-order = { $seat_you ->
    [yes] You give the order for { $cheese } { $age } cheese.
   *[no] { $seat_name } gives the order for { $cheese } { $age } cheese.
}
event-reshuffle = The order cards are shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the new deck.
event-build = { $seat_you ->
    [yes] You erect a building: { $building }.
   *[no] { $seat_name } erects a building: { $building }.
}
event-power = { $seat_you ->
    [yes] You use a building: { $building }.
   *[no] { $seat_name } uses a building: { $building }.
}
event-wait = { $seat_you ->
    [yes] You wait until the others have acted.
   *[no] { $seat_name } waits until the others have acted.
}
event-end = { $seat_you ->
    [yes] You end your turn.
   *[no] { $seat_name } ends the turn.
}
event-announce = { $seat_you ->
    [yes] You have placed your last cheese token: this is the last turn!
   *[no] { $seat_name } has placed the last cheese token: this is the last turn!
}
event-reveal-cheese = { $seat_you ->
    [yes] { $count ->
        [one] Your new cheese lies
       *[other] Your new cheeses lie
    } on { $spaces }.
   *[no] { $seat_name } has { $count ->
        [one] a new cheese
       *[other] new cheeses
    } on { $spaces }.
}
event-reveal-town = { $seat_you ->
    [yes] Your new cheese lies in { $space }.
   *[no] { $seat_name } has a new cheese in { $space }.
}
event-reveal-gather = { $seat_you ->
    [yes] You have gathered resources.
   *[no] { $seat_name } has gathered resources.
}
event-pick = { $seat_you ->
    [yes] You keep a square: { $building }.
   *[no] { $seat_name } keeps a square: { $building }.
}
event-pass = { $round ->
    [4] All squares are chosen.
   *[other] The squares go on.
}
event-pass-solo = { $round ->
    [4] The other square goes to the box; the last one is drawn and kept.
   *[other] The other squares go to the box; new ones are drawn.
}
event-cover = { $seat_you ->
    [yes] Slot { $slot }: { $building }.
   *[no] { $seat_name }, slot { $slot }: { $building }.
}
event-laid = { $seat_you ->
    [yes] On your slot { $slot } now lies: { $building }.
   *[no] On slot { $slot } of { $seat_name } now lies: { $building }.
}
event-head-start = Head start before the first turn: the Corporation acts { $venue_in }.
event-corporation-draw = The Corporation draws an order for { $cheese } { $age } cheese.
event-corporation-place = The Corporation’s cheese goes to { $space }.
event-corporation-card = No space fits. The Corporation keeps the card.
event-corporation-last = The Corporation has placed its last token: this is the last turn!
event-over = The last turn is over. The points are counted.

## The end

winner = { $tie ->
    [shared] { $count } players share the victory with { $points } points.
    [tokens] { $seat_you ->
        [yes] You win: level at { $points } points, you have more cheese on the board.
       *[no] { $seat_name } wins: level at { $points } points, with more cheese on the board.
    }
   *[none] { $seat_you ->
        [yes] You win with { $points } points.
       *[no] { $seat_name } wins with { $points } points.
    }
}
over-tokens = The last cheese token is placed. { winner }
over-full = No space is free any more. { winner }
over-limit = The last turn allowed is over. { winner }

rivalry = { $result ->
    [won] { $tie ->
        [tokens] { $seat_you ->
            [yes] You beat the Corporation: level at { $points } points, you have more cheese on the board!
           *[no] { $seat_name } beats the Corporation: level at { $points } points, with more cheese on the board!
        }
       *[none] { $seat_you ->
            [yes] You beat the Corporation { $points } to { $total }!
           *[no] { $seat_name } beats the Corporation { $points } to { $total }!
        }
    }
    [lost] { $tie ->
        [tokens] The Corporation is ahead: level at { $points } points, it has more cheese on the board.
       *[none] The Corporation is ahead, { $total } to { $points }.
    }
   *[draw] { $seat_you ->
        [yes] You and the Corporation are level at { $points } points.
       *[no] { $seat_name } and the Corporation are level at { $points } points.
    }
} Its points: track { $track }, customers { $customers }, cards { $cards }.
over-solo-tokens = { $seat_you ->
    [yes] Your last cheese token is placed.
   *[no] { $seat_name } has placed the last cheese token.
} { rivalry }
over-solo-corporation = The Corporation’s track is empty. { rivalry }
over-solo-full = No space is free any more. { rivalry }
over-solo-limit = The last turn allowed is over. { rivalry }

score-bistro = Bistro
score-festival = Fair
score-fromagerie = Shop
score-villes = Cities
score-buildings = Buildings
score-fruit = Berries
score-orders = Orders
score-unused = Unused resources

## Refusals

refuse-inserts = “{ $value }” is no choice of inserts: give I, II, none or random, once or for each of Fair, Shop, Bistro and Cities.
refuse-no-insert = A sector without an insert (“{ $value }”) needs 4 players.
refuse-layout = “{ $value }” is no layout: give random, or festival, fromagerie, bistro and villes in the order of the positions.
refuse-boards = “{ $value }” is no choice of boards: give random, or a different board from 1 to 4 for each player.
refuse-reveal = Secret turns need at least 2 players who act at the same time.
refuse-pick-first = Choose a building square first.
refuse-square-elsewhere = The square is not in your hand: { $building }.
refuse-cover-first = Lay out your building squares first.
refuse-slot-order = Slot { $slot } comes next.
refuse-square-laid = This square already lies on your board: { $building }.
refuse-no-squares = This match is played without building squares.
refuse-squares-lie = The squares lie where they lie until the end.
refuse-corporation-first = The Corporation comes first: say where its cheese goes.
refuse-corporation-space = The Corporation’s cheese does not fit { $space }, or the space is not free.
refuse-decide-order = First decide about the order that your cheese fits.
refuse-give-first = First finish the trade: say what you give.
refuse-must-give = You have chosen to trade, so you give something.
refuse-not-held = You have none of these: { $resource }.
refuse-not-held-order = You have no order for { $cheese } { $age } cheese.
refuse-take-two = Take two different resources first.
refuse-take-one = Take one resource first.
refuse-gathered = You have gathered already in this turn.
refuse-worker-away = Your { $worker } is away until turn { $turn }.
refuse-cell-taken = A worker still stands on cell { $cell }.
refuse-not-in-front = { $space } is not in front of you now. You are { $venue_in }.
refuse-no-tokens = You have no cheese tokens left.
refuse-closed = { $space } is closed with this number of players.
refuse-taken = A cheese already lies on { $space }.
refuse-no-fruit = { $space } needs a berry, and your basket is empty.
refuse-made = You have made cheese already in this turn.
refuse-second-cheese = A second cheese in a turn has to be { $age }.
refuse-wrong-worker = { $space } needs your { $worker }.
refuse-milked = You have used parlour { $parlour } before; each works once.
refuse-livestock = Parlour { $parlour } takes { $count } livestock.
refuse-bonus-cheese = The bonus cheese of parlour { $parlour } does not fit { $space }.
refuse-erected = This building stands already: { $building }.
refuse-structures = { $building } costs { $count ->
    [one] 1 structure token
   *[other] { $count } structure tokens
}.
refuse-no-power = This building works by itself: { $building }.
refuse-not-erected = You have not erected this building: { $building }.
refuse-power-used = You have used this building in this turn: { $building }.
refuse-no-worker = No worker is needed here: { $building }.
refuse-nothing-unused = You have no unused resource to give: { $building }.
refuse-needs-worker = A worker is needed here: { $building }.
refuse-staffed = A worker still stands here: { $building }.
refuse-wait-alone = There is nobody to wait for.
refuse-wait-ordered = You play one after the other, so it is your turn now.
refuse-wait-screened = Turns are secret here, so there is nothing to wait for.
refuse-waited = You have waited once in this turn; now it is up to you.
refuse-corporation-done = The Corporation has finished for this turn.
refuse-no-corporation = The Corporation plays in the solo game only.
refuse-no-order = Only a cheese you are just placing completes an order.
refuse-nothing-to-take = Nothing gives you a resource of your choice now.
refuse-no-trade = There is no trade to make now.

## Options

option-inserts = Inserts
    .help = I, II, none (4 players only) or random for all sectors; or four of these words for Fair, Shop, Bistro and Cities.
option-inserts-I = Side I everywhere
option-inserts-II = Side II everywhere
option-inserts-random = Chance decides
option-layout = Order of the sectors
    .help = random, or festival, fromagerie, bistro and villes in the order of the positions 0 to 3.
option-layout-random = Chance decides
option-square = Livestock quarter
    .help = Where the livestock quarter of the resource square lies before the first turn.
option-square-random = Chance decides
option-square-0 = Position 0
option-square-1 = Position 1
option-square-2 = Position 2
option-square-3 = Position 3
option-boards = Player boards
    .help = random, or a different number from 1 to 4 for each player.
option-boards-random = Chance decides
option-building_squares = Building squares
    .help = The advanced game: squares with new powers cover printed buildings.
option-building_squares-off = None
option-building_squares-draft = Draft
option-building_squares-random = Four at random
option-solo_level = Level of the Corporation
    .help = For a player alone. Every level adds a rule.
option-solo_level-1 = 1
option-solo_level-2 = 2: head start
option-solo_level-3 = 3: night shift
option-solo_level-4 = 4: monopoly
option-turn_mode = Turns
    .help = At the same time, or always one after the other.
option-turn_mode-free = All at once
option-turn_mode-ordered = One after the other
option-reveal = Others see your steps
    .help = With secret turns nobody sees what you do until all have ended the turn.
option-reveal-live = At once
option-reveal-end_of_turn = When the turn ends
option-round_limit = Turn limit
    .help = After so many turns the game ends.

preset-standard = First game
    .help = The plain inserts for everybody.
preset-experienced = Experienced
    .help = Inserts by lot.
preset-advanced = Advanced
    .help = Inserts by lot, and building squares to draft.
preset-solo_2 = Solo ladder
    .help = Alone against the Corporation, level 2 of 4.
preset-solo_3 = Solo ladder: level 3
    .help = Alone against a hungrier Corporation.
preset-solo_4 = Solo ladder: level 4
    .help = Alone against the hungriest Corporation.

## Terminal

terminal-turn = Turn { $turn }
terminal-last = last turn
terminal-deck = deck { $deck }, discards { $discards }
terminal-corporation = Corporation, level { $level }: { $tokens } tokens, { $cards } cards
terminal-squares = Building squares are being chosen.
terminal-legend-spaces = Spaces: S soft, H hard, B blue; 1 bronze, 2 silver, 3 gold; j jam and b berry cheese cost a berry; last letter: whose cheese lies there; ·· closed; ## sample.
terminal-legend-names = Names in the list of moves: F23 Fair, row 2, column 3; S13 Shop, shelf 1, place 3 (shelves 1 to 3 on the left); T12 Bistro, table 1, plate 2.
terminal-legend-sectors = Sectors: the letter tells in front of whom it lies now, the arrow in front of whom it will lie in the next turn; then its resource and cells 1, 2, 3: what you gather there and for how many turns a worker stays; · free.
terminal-legend-order = After each turn the next sector down comes in front of you, after the last one the first.
terminal-legend-seats = Players: ● cheese tokens left; S, H, B workers, →4 home in turn 4; orders, then ✓ how many are completed; j×b berries on the two boards; ■ turn ended.
terminal-legend-board = Below: parlours, 2→S1 a soft bronze bonus cheese for 2 livestock, ** any cheese, ✓ used; buildings with their cost, ✓ erected, ■ used this turn. Regions: points and towns, then everybody’s influence.

## The drawing

board-name = { $seat_name }
board-wheel = { $turn ->
    [0] The board before the first turn.
   *[other] The board in turn { $turn }.
} { $seat_you ->
    [yes] In front of you: { $venue }.
   *[no] In front of { $seat_name }: { $venue }.
}
board-before = Set-up
board-turn = Turn { $turn }
board-over = { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
board-last = Last turn
board-next = next turn
board-next-label = See what the next turn brings: { $venue }
board-sector-front = { $venue }, with the resource { $resource }: { $seat_you ->
    [yes] in front of you now
   *[no] in front of { $seat_name } now
}
board-sector = { $venue }, with the resource { $resource }: { $seat_you ->
    [yes] in front of you in turn { $turn }
   *[no] in front of { $seat_name } in turn { $turn }
}
board-sector-plain = { $venue }, with the resource { $resource }
board-look = Look closely: { $venue }
board-looking = { $venue }: { $seat_you ->
    [yes] in front of you in turn { $turn }
   *[no] in front of { $seat_name } in turn { $turn }
}
board-cell = Cell { $cell }: { counted }, a worker is away for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
board-cell-taken = a worker of { $seat_name } stands here until turn { $turn }
board-worth-note = A figure on a space: the points a cheese there brings as things stand, without orders.
board-space = { $space }, { $cheese } { $age }{ $symbol_with }
board-space-free = free; a worker is away for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}{ $pays ->
    [berry] , and it costs a berry
   *[nothing] {""}
}
board-space-brings = points now: { $points }
board-space-closed = closed with this number of players
board-space-taken = { $seat_you ->
    [yes] your cheese
   *[no] cheese of { $seat_name }
}
board-space-corporation = cheese of the Corporation
board-worker-home = { $seat_you ->
    [yes] Your { $worker } is at home
   *[no] { $seat_name }, { $worker }: at home
}
board-worker-away = { $seat_you ->
    [yes] Your { $worker } is home in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[no] { $seat_name }, { $worker }: home in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
board-worker-yard = { $seat_you ->
    [yes] Your { $worker } works in the yard, home in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
   *[no] { $seat_name }, { $worker }: works in the yard, home in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
}
board-state-over = counted
board-state-choosing = choosing
board-state-laying = laying squares
board-state-ready = ready
board-state-done = turn ended
board-state-playing = playing
board-state-waits = waiting
board-state-next = comes later
board-open-sheet = { $seat_you ->
    [yes] Open your creamery in words
   *[no] Open the creamery of { $seat_name }
}
board-open-firm = Open the Corporation’s board
board-firm = Corporation
board-firm-tokens = { $count ->
    [one] 1 token left
   *[other] { $count } tokens left
}
board-race = { $seat_you ->
    [yes] You have
   *[no] { $seat_name } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $count ->
    [one] 1 cheese token
   *[other] { $count } cheese tokens
} left, the Corporation { $total ->
    [one] 1 point
   *[other] { $total } points
} and { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
board-firm-level = Level { $level }
board-firm-track = Track
board-firm-customers = Customers
board-firm-cards = Cards
board-firm-kept = { $count ->
    [0] No cards kept
    [one] 1 card kept
   *[other] { $count } cards kept
}
board-firm-head-start = Head start: it resolved two cards before the first turn.
board-firm-night-shift = Night shift: two cards in every fourth turn.
board-firm-monopoly = Monopoly: it wins ties in the Cities.
board-deck = Order cards: { $count } in the deck, { $discards } discarded
board-deck-title = Order cards
board-deck-left = in the deck: { $count }
board-deck-gone = discarded: { $count }
board-wait = Wait
board-end = End turn
board-sample = Samples: count as everybody’s cheese
board-sign = Points: { $venue }
board-sign-festival = Fair
board-sign-fromagerie = Shop
board-sign-bistro = Bistro
board-sign-villes = Cities
board-more = more
board-tie = tie
board-tie-firm = Corp.
board-shelf-trade = Shelf { $shelf }: you may trade 1 resource
board-shelf-gain-any = Shelf { $shelf }: 1 resource of your choice
board-shelf-gain-two = Shelf { $shelf }: 2 different resources of your choice
board-shelf-none = Shelf { $shelf }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for each cheese
board-region = Region { $region }, { $points } points
board-share = { $seat_name } { $count }
board-share-firm = Corporation { $count }
board-losses = Your points fell by { $points }. Why?
board-lost-behind = Region { $region }: { $seat_name } leads there now.
board-lost-level = Region { $region }: { $seat_name } is level with you now.
board-lost-firm-behind = Region { $region }: the Corporation leads there now.
board-lost-firm-level = Region { $region }: the Corporation is level with you now.
board-built = stands
board-not-built = costs { $count ->
    [one] 1 structure token
   *[other] { $count } structure tokens
}
board-creamery = { $seat_you ->
    [yes] Your creamery
   *[no] Creamery of { $seat_name }
}
board-tokens = { $count ->
    [one] 1 cheese token left
   *[other] { $count } cheese tokens left
}
board-calendar = What comes, and who comes home
board-now = Now
board-day-now = Now: { $venue }, { $resource }. At home:
board-day = Turn { $turn }: { $venue }, { $resource }. Comes home:
board-yard = Yard
board-yard-label = Yard with buildings; unused structure tokens: { $count }
board-pasture = Pasture
board-pasture-label = Pasture and milking parlours; livestock: { $count }
board-parlours = Milking parlours
board-parlour-ready = Parlour { $parlour }: { $cheese } { $age } bonus cheese for { $count } livestock
board-parlour-any = Parlour { $parlour }: any bonus cheese for { $count } livestock
board-parlour-used = Parlour { $parlour }: used
board-kitchen-label = Kitchen: berries in the basket { $fruit }, jam { $jams } × berry cheese { $berries } = { $points }
board-orders-label = Orders: open { $count }, completed { $completed }
board-open-orders = Open orders
board-no-orders = none
board-order = { $count ->
    [one] Order for { $cheese } { $age } cheese
   *[other] { $count } orders for { $cheese } { $age } cheese
}
board-completed = Completed
board-completed-count = completed orders: { $count }
board-workers = Workers
board-points = Points if it ended now
board-total = Total
board-draft = Building squares, round { $round }
board-draft-note = Keep one square; the others go on to the left.
board-draft-note-solo = Keep one square; the rest goes to the box. Then one square fewer is drawn.
board-lay = Lay your building squares
board-lay-note = Slot by slot: a square covers the printed building for good.
board-lay-slot = Slot { $slot }: leave the print, or cover it?
board-hand = to choose from ({ $count })
board-kept = kept ({ $count })
board-left = not laid ({ $count })
board-laid = on the board ({ $count })
board-hidden-squares = { $count ->
    [one] 1 hidden square
   *[other] { $count } hidden squares
}
board-close = Close
board-back = Back to my sector
panel-since = Since your turn:
panel-since-turn = In this turn:
panel-points = points if it ended now: { $points }
panel-buildings = buildings: { $count } of 4
panel-parlours = parlours used: { $count } of 4
status-make-free = cheese to make
status-make-used = cheese made
status-make-none = no cheese possible
status-gather-free = can gather
status-gather-used = gathered
status-gather-none = cannot gather
status-secret = secret turn

## Why a bot likes a move

term-win = Winning
term-points = Points on the sheet
term-promise = Points within reach
term-stock = Resources
term-orders = Orders
term-powers = Powers of buildings
term-squares = The building squares
term-time = Time of the workers
term-rivals = Rivals held back

## Looking back

review-worlds = { $count ->
    [one] { $count } market that fits what was known then.
   *[other] { $count } markets that fit what was known then.
}
review-another-world = Look at another market
review-a-world = One of the markets that fit what was known then.
slip-term-win = You overlook moves that win
slip-term-points = You pass up points
slip-term-promise = You pass up points within reach
slip-term-stock = You run short of resources
slip-term-orders = You neglect your orders
slip-term-powers = You make too little of buildings
slip-term-squares = You neglect the building squares
slip-term-time = You send workers away for too long
slip-term-rivals = You let rivals get ahead
slip-move-gather = Gathering resources
slip-move-make = Making cheese
slip-move-milk = Bonus cheese
slip-move-build = A building
slip-move-power = The power of a building
slip-move-order = An order
slip-move-take = Choosing a resource
slip-move-give = A trade
slip-move-wait = Waiting for the others
slip-move-end = Ending the turn
slip-move-pick = Choosing a building
slip-move-cover = Choosing a building
