# Burg Appenzell in English.

## Things

cheese-holey = Holey wedge
cheese-blue = Blue crumble
cheese-wax = Wax ball
cheese-white = White round
cheese-orange = Orange block
cheese-goat = Goat log
cheese-slice = Soft slice

tile-plain = plain stone
tile-trap = a trap
tile-holey = Holey wedge
tile-blue = Blue crumble
tile-wax = Wax ball
tile-white = White round
tile-orange = Orange block
tile-goat = Goat log
tile-slice = Soft slice

roof-tiled = tiled roof
roof-thatched = straw roof
roof-copper = copper roof

mouse-0 = { seat-0.gen } mouse
mouse-1 = { seat-1.gen } mouse
mouse-2 = { seat-2.gen } mouse
mouse-3 = { seat-3.gen } mouse
mouse-you = your mouse

slot-Nb = down column b
slot-Nd = down column d
slot-Nf = down column f
slot-Sb = up column b
slot-Sd = up column d
slot-Sf = up column f
slot-W2 = to the right along row 2
slot-W4 = to the right along row 4
slot-W6 = to the right along row 6
slot-E2 = to the left along row 2
slot-E4 = to the left along row 4
slot-E6 = to the left along row 6

## Decisions

decision-place = { $seat_you ->
    [yes] Choose a tower for your first mouse.
   *[no] { $seat_name } chooses a tower.
}
decision-act = { $seat_you ->
    [yes] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } left. What will your mice do?
   *[no] { $seat_name } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
}
decision-run = { $seat_you ->
    [yes] Your mouse runs over { $cell }. Where does it land?
   *[no] { $seat_name }’s mouse runs over { $cell }.
}
decision-end = { $seat_you ->
    [yes] You have no points left. End your turn.
   *[no] { $seat_name } has no points left.
}

## Moves

group-place = Put a mouse in a tower
group-uncover = Lift a roof
group-enter = Bring in a mouse
group-mouse = Your mouse on { $cell }
group-tower-mouse = Your mouse in tower { $cell }
group-onward = Run on
group-slide = Push the spare tile
group-end = End your turn

move-place = Tower { $cell }
move-uncover = Lift the { $roof } of room { $room }
move-enter = Enter tower { $cell }
move-run = Run to { $cell }
move-over = { $seat_you ->
    [yes] Run over your mouse on { $cell }
   *[no] Run over { $seat_gen } mouse on { $cell }
}
move-win = Run to { $cell } and win the { $cheese }
move-slide = Push { $slot }
move-slide-trap = { $seat_you ->
    [yes] Push { $slot }: your mouse on { $cell } falls into a trap
   *[no] Push { $slot }: { $seat_gen } mouse on { $cell } falls into a trap
}
move-slide-trap-win = { $seat_you ->
    [yes] Push { $slot }: { $mouse } on { $cell } falls into a trap, and you win the { $cheese }
   *[no] Push { $slot }: { $mouse } on { $cell } falls into a trap, and { $seat } wins the { $cheese }
}
move-slide-win = { $seat_you ->
    [yes] Push { $slot }: you win the { $cheese }
   *[no] Push { $slot }: { $seat } wins the { $cheese }
}
line-run = Run over { $passed } to { $cell }
line-win = Run over { $passed } to { $cell } and win the { $cheese }
confirm-end = { $count ->
    [one] You still have a point.
   *[other] You still have { $count } points.
} End your turn anyway?
confirm-slide = Push the spare tile ({ $tile }) { $slot }?
move-end = { $count ->
    [0] All roofs stay as they are.
    [one] The roof of room { $rooms } closes.
   *[other] The roofs of rooms { $rooms } close.
}

## Events

event-start = { $seat_you ->
    [yes] You go first.
   *[no] { $seat_name } goes first.
}
event-place = { $seat_you ->
    [yes] You put a mouse in tower { $cell }.
   *[no] { $seat_name } puts a mouse in tower { $cell }.
}
event-lift = { $seat_you ->
    [yes] You lift the roof of room { $room }.
   *[no] { $seat_name } lifts the roof of room { $room }.
}
event-shows = On { $cell }: { $tile }.
event-enter = { $seat_you ->
    [yes] You bring a mouse into tower { $cell }.
   *[no] { $seat_name } brings a mouse into tower { $cell }.
}
event-run = { $seat_you ->
    [yes] Your mouse runs from { $origin } to { $cell }.
   *[no] { $seat_name }’s mouse runs from { $origin } to { $cell }.
}
event-run-in = { $seat_you ->
    [yes] Your mouse runs from outside to { $cell }.
   *[no] { $seat_name }’s mouse runs from outside to { $cell }.
}
event-pass = { $seat_you ->
    [yes] Your mouse runs over { $cell }.
   *[no] { $seat_name }’s mouse runs over { $cell }.
}
event-slide = { $seat_you ->
    [yes] You push the spare tile { $slot }.
   *[no] { $seat_name } pushes the spare tile { $slot }.
}
event-goes-in = Pushed in: { $tile }.
event-comes-out = Pushed out: { $tile }.
event-trap = The trap on { $cell } opens.
event-fall = { $seat_you ->
    [yes] Your mouse falls into the trap and is lost for good!
   *[no] { $seat_name }’s mouse falls into the trap and is lost for good.
}
event-cheese = { $seat_you ->
    [yes] You win the { $cheese }.
   *[no] { $seat_name } wins the { $cheese }.
}
event-cheese-on = The mice stand on { $cells }.
event-round = Round { $round } begins.
event-end-turn = { $count ->
    [0] { $seat_you ->
        [yes] You end your turn.
       *[no] { $seat_name } ends the turn.
    }
    [one] { $seat_you ->
        [yes] You end your turn. The roof of room { $rooms } closes.
       *[no] { $seat_name } ends the turn. The roof of room { $rooms } closes.
    }
   *[other] { $seat_you ->
        [yes] You end your turn. The roofs of rooms { $rooms } close.
       *[no] { $seat_name } ends the turn. The roofs of rooms { $rooms } close.
    }
}
event-over = { $seat_you ->
    [yes] You win the match!
   *[no] { $seat_name } wins the match.
}

## The end

over-target = { $tie ->
    [wait] { $seat_you ->
        [yes] Several players have won enough kinds of cheese, and you have waited longest for your turn.
       *[no] Several players have won enough kinds of cheese, and { $seat_name } has waited longest for a turn.
    }
   *[none] { $seat_you ->
        [yes] You have won enough kinds of cheese.
       *[no] { $seat_name } has won enough kinds of cheese.
    }
}
over-mice = One player has lost a third mouse, and the most cheese wins. { $tie ->
    [none] { $seat_you ->
        [yes] You have the most.
       *[no] { $seat_name } has the most.
    }
    [lone] { $seat_you ->
        [yes] The player with more has hardly a mouse left and cannot win, so you do.
       *[no] The player with more has hardly a mouse left and cannot win, so { $seat_name } does.
    }
    [mice] { $seat_you ->
        [yes] You are level with a player who has hardly a mouse left, so you win.
       *[no] { $seat_name } is level with a player who has hardly a mouse left, and so wins.
    }
   *[wait] { $seat_you ->
        [yes] You are level with another player and have waited longer for your turn.
       *[no] { $seat_name } is level with another player and has waited longer for a turn.
    }
}
over-limit = The last round is over, and the most cheese wins. { $tie ->
    [none] { $seat_you ->
        [yes] You have the most.
       *[no] { $seat_name } has the most.
    }
   *[other] { $seat_you ->
        [yes] You are level with another player and have waited longer for your turn.
       *[no] { $seat_name } is level with another player and has waited longer for a turn.
    }
}
score-kinds = Kinds of cheese
score-mice = Mice left (breaks ties)
score-cheese = { $cheese }

## Refusals

refuse-tower-taken = A mouse already stands in tower { $cell }.
refuse-place-first = Before the first turn everybody puts one mouse in a tower, and nothing else.
refuse-placing-over = Free places in towers were for the start. Bring mice in for a point each now.
refuse-no-points = You have no points left. You can only end your turn.
refuse-room-open = Room { $room } is open already, and roofs return only at the end of a turn.
refuse-room-far = None of your mice stands next to room { $room }. A mouse lifts roofs around its own cell.
refuse-slide-used = You have pushed once this turn, and once is all.
refuse-no-undo = You agreed not to push back: { $slot } was the last push.
refuse-reserve-empty = All your mice are in the castle or lost.
refuse-no-mouse = None of your mice stands on { $cell }.
refuse-roofed = { $cell } is under a roof. Lift the roof first.
refuse-trap = There is a trap on { $cell }. No mouse steps onto it.
refuse-cannot-land = A mouse stands on { $cell }, and behind it there is no empty cell to land on.
refuse-too-dear = A mouse stands on { $cell }. Running over it to an empty cell costs more than your { $points ->
    [one] 1 point
   *[other] { $points } points
}.
refuse-finish-run = Your mouse is running over { $cell }. Let it land first.
refuse-run-loops = This run has been on { $cell } before.

## Options

option-side = Side of the castle
    .help = Each side has its own rooms.
option-side-A = A, symmetric
option-side-B = B, irregular
option-side-random = Chance decides
option-target = Kinds of cheese to win
    .help = Five makes a good longer game for 2 or 3 players.
option-first_spare = First spare tile
    .help = A plain one is kinder: nobody begins with a trap in hand.
option-first_spare-random = Any tile
option-first_spare-plain = A plain one
option-no_undo = No pushing back
    .help = Nobody may undo the last push from the other end.
option-tower_transit = Run through towers
    .help = A mouse from outside may run over a mouse in a tower.
option-lone_mouse_may_win = A lone mouse may win
    .help = If not, players with fewer than two mice left cannot win after a third mouse is lost.
option-memory_aid = Help for the memory
    .help = Shows tiles under closed roofs that have been in view.
option-memory_aid-off = None
option-memory_aid-ghost = What was in view since your last turn began
option-memory_aid-full = Everything that was ever in view
option-round_limit = Most rounds
    .help = After so many rounds the most cheese wins.

preset-standard = Standard
    .help = Side A of the castle, 4 kinds of cheese, your own memory.
preset-long = Long evening
    .help = The crooked side B, and 5 kinds of cheese.
preset-very_long = Very long
    .help = 6 kinds of cheese. Bring bread.
preset-learner = First match
    .help = You see what was in view since your last turn. First to 4 kinds of cheese.

## The terminal

terminal-round = Round { $round } of at most { $most }
terminal-cells = & mouse, ( . ) tower, ::::: raised floor, · plain, 1–7 cheese, O trap, ▒ roof with its room’s letter
terminal-signs = ▼ ▲ ► ◄ slots for the spare tile, ● point left, ⇒ push left, - cheese not won yet
terminal-spare = Spare tile:
terminal-mice = in the castle { $inside }, outside { $outside }, lost { $lost }

## The drawing

letter-holey = H
letter-blue = B
letter-wax = W
letter-white = R
letter-orange = O
letter-goat = G
letter-slice = S

board-castle = The castle from above. { $count ->
    [0] All rooms are under roofs.
    [one] 1 room is open.
   *[other] { $count } rooms are open.
}
board-spare = Spare
board-spare-tile = Spare tile: { $tile }
board-lifted = Lifted roofs
board-supply = { $target } kinds win
board-which = Which mouse?
board-stack = { $cheese }: { $count } left
board-slot = Slot: { $slot }
board-roof = Room { $room }, { $roof }
board-remembered = Remembered on { $cell }: { $tile }
board-tower = Tower { $cell }
board-mouse = { $seat_you ->
    [yes] Your mouse on { $cell }
   *[no] { $seat_gen } mouse on { $cell }
}
board-mouse-tile = { $seat_you ->
    [yes] Your mouse on { $cell } ({ $tile })
   *[no] { $seat_gen } mouse on { $cell } ({ $tile })
}
board-mouse-tower = { $seat_you ->
    [yes] Your mouse in tower { $cell }
   *[no] { $seat_gen } mouse in tower { $cell }
}
board-mouse-runs = { $seat_you ->
    [yes] Your mouse running over { $cell }
   *[no] { $seat_gen } mouse running over { $cell }
}
board-outside = { $count ->
    [one] Your mouse outside the castle
   *[other] Your { $count } mice outside the castle
}
board-lost = { $count ->
    [one] Your lost mouse
   *[other] Your { $count } lost mice
}
panel-start = Went first
panel-danger = One more lost mouse ends the match
panel-won = { $won ->
    [0] No cheese yet; { $target } kinds win
   *[other] { $won } of { $target } kinds: { $kinds }
}
status-points = { $points } of { $most } points left
status-push-free = 1 push left
status-push-used = push used

## Why a bot likes a move

term-win = Winning
term-cheese = Cheese won
term-mice = Mice kept
term-pairs = Pairs within reach
term-inside = Mice in the castle
term-known = Tiles known
term-safety = Safety from traps
term-rivals = Rivals held back

## Looking back

review-worlds = { $count ->
    [one] { $count } castle that fits what was known then.
   *[other] { $count } castles that fit what was known then.
}
review-another-world = Look into another castle
review-a-world = One of the castles that fit what was known then.
slip-term-win = You overlook moves that win
slip-term-cheese = You leave cheese that could be won
slip-term-mice = You lose mice that could be saved
slip-term-pairs = You pass by pairs of cheese within reach
slip-term-inside = You keep too few mice in the castle
slip-term-known = You look under too few roofs
slip-term-safety = You leave mice beside traps
slip-term-rivals = You let rivals get ahead
slip-move-place = A tower at the start
slip-move-uncover = Lifting a roof
slip-move-enter = Entering by a tower
slip-move-run = A run
slip-move-over = A run past a mouse
slip-move-win = A run that wins cheese
slip-move-slide = A push
slip-move-end = Ending the turn
slip-line-run = A run past a mouse
slip-line-win = A run that wins cheese
