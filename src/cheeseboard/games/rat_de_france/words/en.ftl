# Rat de France in English.

## Things

card-straight = Straight dash
card-diagonal = Diagonal dash
card-step = Step
card-swap = Swap
card-jump = Leapfrog
card-idea = Idea

bid-straight = { card-straight }
bid-diagonal = { card-diagonal }
bid-step = { card-step }
bid-swap = { card-swap }
bid-jump = { card-jump }
bid-idea = { card-idea }

action-straight = { card-straight }
action-diagonal = { card-diagonal }
action-step = { card-step }
action-swap = { card-swap }
action-jump = { card-jump }
action-idea = { card-idea }

token-clover = clover
token-pepper = pepper
token-sugar = sugar

rat-0 = the red rat
    .gen = the red rat’s
rat-1 = the yellow rat
    .gen = the yellow rat’s
rat-2 = the green rat
    .gen = the green rat’s
rat-3 = the blue rat
    .gen = the blue rat’s
rat-you = your rat
    .gen = your rat’s

wind-N = up
wind-NE = up and to the right
wind-E = to the right, towards the finish
wind-SE = down and to the right
wind-S = down
wind-SW = down and to the left
wind-W = to the left, towards the start
wind-NW = up and to the left

start-SF1 = Village Gate
start-SF2 = Town Square
start-SF3 = Vineyard
start-SF4 = Market Row
start-SF5 = Old Bridge
start-SF6 = Cheese Cellar

finish-SF1 = { start-SF1 }
finish-SF2 = { start-SF2 }
finish-SF3 = { start-SF3 }
finish-SF4 = { start-SF4 }
finish-SF5 = { start-SF5 }
finish-SF6 = { start-SF6 }

section-1 = First Leap
section-2 = Two Bounces
section-3 = Sticky Corner
section-4 = Mud Slalom
section-5 = The Ford
section-6 = Duck Pond
section-7 = Hot Bite
section-8 = Pepper Mill
section-9 = Sugar Lump
section-10 = Sweet Water
section-11 = Lucky Leaf
section-12 = Clover Lane
section-13 = Picnic
section-14 = Drawbridge
section-15 = Zigzag
section-16 = Mill Race
section-17 = Spice Shelf
section-18 = Frog Hop
section-19 = Delta
section-20 = Bog Gate
section-21 = Larder
section-22 = Two Rivers
section-23 = Rat Trap
section-24 = Grand Fromage

cell-cNrN = column { $first }, row { $second }
    .name = Column { $first }, row { $second }
next-cNrN = { cell-cNrN }

problem-lines = the drawing has 9 lines, 2 for each of the 4 rows and 1 more
problem-columns = a track has 5 to 20 columns
problem-length = every line has 2 characters for each column and 1 more
problem-arrow = every column has an arrow, ^ or v
problem-corner = a corner point + belongs here
problem-border = the border - belongs here
problem-across = a wall - or a blank belongs here
problem-along = a wall | or a blank belongs here
problem-side = the side of the track is | or : here
problem-cell = a cell is . S M W P U C or F
problem-flag = a flag F belongs here
problem-no_flag = flags stand only in the first and the last column

## Words of the terminal

label-round = Round { $round }
label-stage = Stage { $stage }
label-orders = Orders
label-row = Turn order
label-wind = Wind { $wind }
label-winds-left = { $count ->
    [one] 1 wind card left
   *[other] { $count } wind cards left
}
label-hand = hand
label-open = open
label-bid = bid
label-laid = laid
label-card = card
label-cheese = { $count ->
    [one] 1 cheese
   *[other] { $count } cheese
}
label-place = place { $place }
label-cells = S spring, M mud, W water, P pepper, U sugar, C clover, F flag

## Decisions

decision-place = { $seat_you ->
    [yes] Choose a cell of the start for your rat.
   *[no] { $seat_name } chooses a cell of the start.
}
decision-discard = { $seat_you ->
    [yes] Before the race begins, lay { $count ->
        [one] 1 card open.
       *[other] { $count } cards open, in the order of the list.
    }
   *[no] { $seat_name } lays cards open before the race begins.
}
decision-bid = { $seat_you ->
    [yes] Which card do you bid? You act { $place ->
        [1] first.
       *[other] as number { $place } of { $count }.
    }
   *[no] { $seat_name } chooses a card.
}
decision-pepper = { $seat_you ->
    [yes] Eat your pepper and act first this round?
   *[no] { $seat_name } may eat pepper.
}
decision-act = { $seat_you ->
    [yes] Your card is { $card }. What does your rat do?
   *[no] { $seat_name } carries out { $card }.
}
decision-prize = { $seat_you ->
    [yes] You were last: choose a token for the next stage.
   *[no] { $seat_name } was last and chooses a token.
}

## Moves

group-place = Put your rat on the start
group-discard = Lay a card open
group-bid = Bid a card
group-pepper = Pepper
group-prize = Choose a token
group-action = { $action }
group-sugar = { $action } with sugar
group-clover = Clover: { $action } instead

move-place = { $row ->
    [0] The top cell
    [1] The second cell from the top
    [2] The second cell from the bottom
   *[other] The bottom cell
}
move-card = { $card }
move-eat-pepper = Eat it and go to the front
move-keep-pepper = Keep it
move-prize = Take { $token }
move-pass = Pass
way-across = { $side ->
    [right] { $across } right
   *[left] { $across } left
}
way-along = { $turn ->
    [up] { $along } up
   *[down] { $along } down
}
way = { $side ->
    [none] { way-along }
   *[other] { $turn ->
        [none] { way-across }
       *[other] { way-across } and { way-along }
    }
}
move-to = { $ground ->
    [spring] { way }, onto a spring
    [mud] { way }, into the mud
    [water] { way }, into the water
    [pepper] { way }, to the pepper
    [sugar] { way }, to the sugar
    [clover] { way }, to the clover
    [finish] { way }: finish!
   *[other] { way }
}
move-swap = { $side ->
    [right] Swap with { $rat }, { $across ->
        [one] 1 column ahead
       *[other] { $across } columns ahead
    }
    [left] Swap with { $rat }, { $across ->
        [one] 1 column behind
       *[other] { $across } columns behind
    }
   *[none] Swap with { $rat } in your column
}
move-take = Take { $token }
move-steal = Take { $rat_gen } { $token }

confirm-pass = Your rat can still do something. Pass anyway?
confirm-mud = Only Idea leads out of the mud. Go there?

## Events

event-stage = Stage { $stage } begins.
event-track = The track runs from { $start } to { $finish }, past { $count ->
    [one] section { $sections }
   *[other] sections { $sections }
}.
event-own-track = The track was drawn for this match, with { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}.
event-first = { $seat_you ->
    [yes] You are the first player.
   *[no] { $seat_name } is the first player.
}
event-place = { $seat_you ->
    [yes] You start in { $cell }.
   *[no] { $seat_name } starts in { $cell }.
}
event-discard = { $seat_you ->
    [yes] You lay { $card } open.
   *[no] { $seat_name } lays { $card } open.
}
event-round = Round { $round } begins.
event-wind = The wind blows { $wind }.
event-bid = You bid { $card }.
event-show = { $seat_you ->
    [yes] You show { $card }.
   *[no] { $seat_name } shows { $card }.
}
event-pepper = { $seat_you ->
    [yes] You eat pepper and go to the front of the row.
   *[no] { $seat_name } eats pepper and goes to the front of the row.
}
event-keep-pepper = { $seat_you ->
    [yes] You keep your pepper.
   *[no] { $seat_name } keeps the pepper.
}
event-replace = { $seat_you ->
    [yes] { $bid } is taken, so you play { $card }.
   *[no] { $bid } is taken, so { $seat_name } plays { $card }.
}
event-void = { $seat_you ->
    [yes] { $card } is taken and no other card fits: you pass this turn.
   *[no] { $card } is taken and no other card fits: { $seat_name } passes this turn.
}
event-duplicate = { $seat_you ->
    [yes] { $card } is taken and no other card fits, so you play it all the same.
   *[no] { $card } is taken and no other card fits, so { $seat_name } plays it all the same.
}
event-eat = { $seat_you ->
    [yes] You eat { $token }.
   *[no] { $seat_name } eats { $token }.
}
event-clover = { $seat_you ->
    [yes] You eat { $token } and carry out { $action } instead.
   *[no] { $seat_name } eats { $token } and carries out { $action } instead.
}
event-move = { $seat_you ->
    [yes] { $action } takes your rat to { $cell }.
   *[no] { $action } takes { $seat_name } to { $cell }.
}
event-swap = { $seat_you ->
    [yes] You change places with { $rat }.
   *[no] { $seat_name } changes places with { $rat }.
}
event-take = { $seat_you ->
    [yes] You take { $token }.
   *[no] { $seat_name } takes { $token }.
}
event-steal = { $seat_you ->
    [yes] You take { $rat_gen } { $token }.
   *[no] { $seat_name } takes { $rat_gen } { $token }.
}
event-pass = { $seat_you ->
    [yes] You choose to pass.
   *[no] { $seat_name } chooses to pass.
}
event-cannot = { $cause ->
    [void] { $seat_you ->
        [yes] You pass: your card is void.
       *[no] { $seat_name } passes: the card is void.
    }
    [mud] { $seat_you ->
        [yes] You pass: your rat is stuck in the mud.
       *[no] { $seat_name } passes: the rat is stuck in the mud.
    }
    [nothing-here] { $seat_you ->
        [yes] You pass: there is nothing here to have an idea about.
       *[no] { $seat_name } passes: there is nothing here to have an idea about.
    }
    [no-rat] { $seat_you ->
        [yes] You pass: no other rat is in the right place.
       *[no] { $seat_name } passes: no other rat is in the right place.
    }
   *[other] { $seat_you ->
        [yes] You pass: every way is closed.
       *[no] { $seat_name } passes: every way is closed.
    }
}
event-blown = { $seat_you ->
    [yes] The wind blows your rat to { $cell }.
   *[no] The wind blows { $seat_name } to { $cell }.
}
event-back = { $seat_you ->
    [yes] You take your 4 open cards back and hold { $count } again.
   *[no] { $seat_name } takes 4 open cards back and holds { $count } again.
}
event-finish = { $seat_you ->
    [yes] You reach the finish in place { $place }!
   *[no] { $seat_name } reaches the finish in place { $place }.
}
event-limit = Round { $round } was the last: those in front are placed first.
event-cheese = { $seat_you ->
    [yes] You win { $cheese ->
        [0] no cheese this time
        [one] 1 piece of cheese
       *[other] { $cheese } pieces of cheese
    }.
   *[no] { $seat_name } wins { $cheese ->
        [0] no cheese this time
        [one] 1 piece of cheese
       *[other] { $cheese } pieces of cheese
    }.
}
event-prize = { $seat_you ->
    [yes] You take { $token } into the next stage.
   *[no] { $seat_name } takes { $token } into the next stage.
}
event-over = { $seat_you ->
    [yes] You win the race!
   *[no] { $seat_name } wins the race.
}

## The end

over-finish = { $seat_you ->
    [yes] Your rat reached the finish first.
   *[no] { $seat_name } reached the finish first.
}
over-places = All places are taken. { $seat_you ->
    [yes] You were first.
   *[no] { $seat_name } was first.
}
over-limit = The last round is over. { $seat_you ->
    [yes] You are ahead of all others.
   *[no] { $seat_name } is ahead of all others.
}
over-team-team = { $seat_you ->
    [yes] You reached the finish and win together with { $rat }.
   *[no] { $seat_name } reached the finish and wins together with { $rat }.
}
over-team-limit = The last round is over. { $seat_you ->
    [yes] You are ahead of all others and win together with { $rat }.
   *[no] { $seat_name } is ahead of all others and wins together with { $rat }.
}
over-tournament = { $tie ->
    [yes] { $seat_you ->
        [yes] You share the most cheese, { $cheese } pieces, and were better in the last stage.
       *[no] { $seat_name } shares the most cheese, { $cheese } pieces, and was better in the last stage.
    }
   *[no] { $seat_you ->
        [yes] After three stages you have the most cheese: { $cheese } pieces.
       *[no] After three stages { $seat_name } has the most cheese: { $cheese } pieces.
    }
}
score-win = Race won
score-behind = Rats left behind
score-way = How far: column
score-team = Race won as a team
score-stage = Cheese of stage { $stage }

## Refusals

refuse-team = Teams need 4 players, and here { $seats } sit at the table.
refuse-sections = Write random, learn: with a number, or { $count ->
    [one] 1 number
   *[other] { $count } different numbers
} from 1 to { $most }, separated by commas. All cards must exist.
refuse-orientation = Write random, printed, or 0 and 180 for { $count ->
    [one] 1 section card
   *[other] { $count } section cards
}, separated by commas.
refuse-ends = Write random, or two different cards, start first and a comma between. There are { $names }.
refuse-drawing = The drawing of the track goes wrong in line { $line }, column { $column }: { $problem }.
refuse-closed-track = On this track the finish cannot be reached from every start cell.

refuse-now-place = Now everybody puts a rat on the start.
refuse-now-discard = Now everybody lays cards open, before the first round.
refuse-now-bid = Now everybody bids a card.
refuse-now-pepper = Now you only decide about your pepper.
refuse-now-act = Now you carry out your card, or pass.
refuse-now-prize = Now you choose a token for the next stage.

refuse-flag-taken = A rat already stands in { $cell }.
refuse-card-open = { $card } lies open in front of you. It comes back when 4 cards lie there.
refuse-discard-passed = Cards are laid open in the order of the list, and { $card } is passed already.
refuse-discard-late = Cards are laid open in the order of the list, and too few come after { $card }: begin with an earlier one.
refuse-no-token = You carry no { $token }.
refuse-stuck = Your rat is stuck in the mud: only Idea helps, and your action is { $action }.
refuse-not-idea = This needs Idea, and your action is { $action }.
refuse-not-swap = This needs Swap, and your action is { $action }.
refuse-no-token-here = No token grows on this cell.
refuse-own-rat = This is your own rat.
refuse-no-such-rat = There is no such rat on the track: { $rat } does not run now.
refuse-nothing-to-steal = There is nothing to take: { $rat } carries no token.
refuse-rat-far = This needs a rat { $count ->
    [one] on a neighbouring cell
   *[other] exactly { $count } cells away in a straight or diagonal line
}, and { $rat } is not there.
refuse-wall = A wall closes the step from { $cell } to { $next }.
refuse-rat-in-way = On the way from { $cell } stands { $rat }, in { $next }.
refuse-stops = { $ground ->
    [mud] A rat stops in the mud of { $cell } and goes no further.
    [water] A rat stops in the water of { $cell } and goes no further.
   *[other] A rat that reaches { $cell } has finished.
}
refuse-out-of-reach = This action does not lead to { $cell }.
refuse-off-track = { $cell_name } is not on this track.
refuse-swap-wants-rat = Swap needs another rat, not a free cell.
refuse-own-cell = Your rat stands in { $cell } already. To stay there, pass.
refuse-occupied = In { $cell } stands { $rat }.
refuse-no-jump = A leapfrog to { $cell } needs an unbroken line of rats on the way, a free landing cell and no wall.
refuse-sugar-idea = Idea with sugar takes a token from a neighbour, it does not move your rat.
refuse-no-flight = The spring reaches cells up to { $count } away in a straight or diagonal line, and { $cell } is none of them.
refuse-no-way-out = Out of the mud leads one open step to a free neighbouring cell, and { $cell } is none.
refuse-no-swim = Swimming leads one or two open steps over free water, and not to { $cell }.
refuse-idea-takes = Idea on this cell takes { $token }, it does not move your rat.
refuse-idea-nothing = Idea does nothing on this cell.
refuse-no-sugar-needed = { $cell_name } is near: a move of ordinary length needs no sugar.
refuse-from-water = Out of the water a dash is one cell shorter, so { $cell } is too far.
refuse-too-far = { $cell_name } is too far: { $action } reaches { $count ->
    [one] 1 cell
   *[other] { $count } cells
}.
refuse-no-line = { $action } does not go in the direction of { $cell }.

## Options

option-mode = Kind of match
option-mode-race = A race
option-mode-team = A race of two teams
    .help = For 4 players.
option-mode-tournament = A tournament of three stages
option-track = Length of the track
option-track-short = Short, one section
option-track-long = Long, two sections
option-sections = Section cards
    .help = Write random, learn:3 for card 3 (and the next ones), or numbers from 1 to 24 separated by commas.
option-sections-random = Chance decides
option-sections-learn-1 = Card 1, for learning
option-orientation = How sections lie
    .help = Write random, printed, or 0 and 180 for each section, separated by commas.
option-orientation-random = Chance decides
option-orientation-printed = As they are printed
option-start_finish = Start and finish cards
    .help = Write random, or two of SF1 to SF6 with a comma between, start first.
option-start_finish-random = Chance decides
option-own_track = A track of your own
    .help = A line of arrows, then the drawing of the whole track. Leave it empty to lay cards.
option-wind = Wind
    .help = Every round the wind blows each rat one cell further.
option-places = Run for all places
    .help = The race goes on until one rat is left.
option-teams = Teams
option-teams-opposite = Partners sit opposite
option-teams-random = Chance decides
option-teams-with_1 = Red and Yellow against Green and Blue
option-teams-with_3 = Red and Blue against Yellow and Green
option-round_limit = Most rounds of a race
    .help = After so many rounds those in front are placed first.
option-tournament_first = First player of later stages
option-tournament_first-winner = The winner of the stage before
option-tournament_first-last = The last of the stage before
option-tournament_first-random = Chance decides
option-tournament_tracks = Tracks of a tournament
option-tournament_tracks-new = A new track for each stage
option-tournament_tracks-same = The same track three times
option-wind_crosses_joins = Wind blows from card to card
option-no_replacement = No other card fits
option-no_replacement-void = The card is void
option-no_replacement-duplicate = The card is carried out
option-diagonal_walls = Diagonals past walls
option-diagonal_walls-line = Free round the end of a wall
option-diagonal_walls-strict = Closed by any wall at the corner
option-steal_through_walls = Tokens are taken through walls
option-sugar_from_water = Sugar dash out of water
option-sugar_from_water-two = Two cells
option-sugar_from_water-three = Two or three cells
option-sugar_step_turns = A step with sugar may turn

preset-standard = Standard
    .help = One section by lot; the first rat home wins.
preset-first_race = First race
    .help = The section for learners, no wind.
preset-all_places = All places
    .help = The race goes on until everybody is home.
preset-long_race = Long race
    .help = Two sections, run for all places.
preset-windy = Windy
    .help = The wind moves the rats as well.
preset-tournament = Three stages
    .help = A small tournament at one table.

## The drawing

board-name = { $seat_you ->
    [yes] You
   *[no] { $seat_name }
}
board-short-straight = Straight dash
board-short-diagonal = Diagonal dash
board-short-step = Step
board-short-swap = Swap
board-short-jump = Leapfrog
board-short-idea = Idea

board-street = The street from above: 4 rows, { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, start on the left, finish on the right
board-banner-start = START
board-banner-finish = FINISH
board-start = Start: { $start }
board-finish = Finish: { $finish }
board-section = Section { $number }: { $section }
board-own-track = A track drawn for this match
board-map = The whole track in little
board-road = The track; it scrolls sideways
board-cell = { $ground ->
    [spring] { $cell_name }, a spring
    [mud] { $cell_name }, mud
    [water] { $cell_name }, water
    [pepper] { $cell_name }, pepper grows here
    [sugar] { $cell_name }, sugar lies here
    [clover] { $cell_name }, clover grows here
    [finish] { $cell_name }, finish
   *[other] { $cell_name }
}
board-kind-spring = spring
board-kind-mud = mud
board-kind-water = water
board-kind-pepper = pepper
board-kind-sugar = sugar
board-kind-clover = clover
board-rat = { $seat_you ->
    [yes] Your rat in { $cell }
   *[no] { $seat_name } in { $cell }
}
board-rat-token = { $seat_you ->
    [yes] Your rat in { $cell } carries { $token }
   *[no] { $seat_name } in { $cell } carries { $token }
}
board-rat-in = { $seat_you ->
    [yes] Your rat has finished in place { $place }
   *[no] { $seat_name } has finished in place { $place }
}
board-token = carries { $token }
board-no-token = carries nothing

board-orders = The ring of orders, after the last comes the first: { $cards }
board-order = { $place }. { $card }: { $names }
board-order-free = { $place }. { $card }: nobody
board-skip-open = lies open
board-skip-taken = taken
board-winds = { $count ->
    [one] 1 left
   *[other] { $count } left
}

board-cards = The cards of this round, in the order of play
board-column = column { $column }
board-done = has acted
board-waits = not on the track yet
board-place = place { $place }
board-open = { $count ->
    [0] No card lies open.
    [one] 1 card lies open.
    [3] 3 cards lie open; the next one brings all 4 back.
   *[other] { $count } cards lie open.
}
board-card-bid = { $seat_you ->
    [yes] Your card this round: { $card }
   *[no] { $seat_name } plays { $card } this round
}
board-card-open = { $seat_you ->
    [yes] { $card } lies open in front of you: you cannot bid it now
   *[no] { $card } lies open in front of { $seat_name }, who cannot bid it now
}
board-card-hand = { $card } is in your hand
board-card-laid = { $seat_name } has bid a card
board-secret = Nobody else sees this card yet
board-was = { $card } was taken

board-hand = Your hand
board-hand-order = in the order of the ring
board-gap-open = open
board-gap-bid = in play
board-before = Before the race
board-stage = Stage { $stage } of { $stages }
board-chart = Columns by round
board-finish-round = round { $round }
board-stages = Places and cheese by stage

panel-none-open = All cards in hand
panel-open = Open: { $cards }. { $count ->
    [one] 1 more card brings all back.
   *[other] { $count } more cards bring all back.
}
panel-laid = has bid
panel-team = Team { $team }, with { $name }
status-wind = Wind

## Why a bot likes a move

term-win = Winning
term-cheese = Cheese
term-token = The token
term-cards = Cards in hand
term-way = The way to the finish
term-card = The card that is laid
term-partner = The partner
term-rivals = Rivals held back

## Looking back

review-worlds = { $count ->
    [one] { $count } race that fits what was known then.
   *[other] { $count } races that fit what was known then.
}
review-another-world = Look at another race
review-a-world = One of the races that fit what was known then.
slip-term-win = You overlook moves that win
slip-term-cheese = You leave cheese to others
slip-term-token = You miss tokens
slip-term-cards = You run short of good cards
slip-term-way = You fall behind on the way to the finish
slip-term-card = You lay cards that bring little
slip-term-partner = You forget your partner
slip-term-rivals = You let rivals get ahead
slip-move-place = A cell at the start
slip-move-card = Choosing a card
slip-move-eat-pepper = The pepper
slip-move-keep-pepper = The pepper
slip-move-prize = Taking a token
slip-move-take = Taking a token
slip-move-steal = Taking somebody’s token
slip-move-pass = Passing
slip-move-to = Where to go
slip-move-swap = Swapping places
