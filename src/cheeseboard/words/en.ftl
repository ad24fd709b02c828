# What all games say.

seat-0 = Red
    .gen = Red’s
seat-1 = Yellow
    .gen = Yellow’s
seat-2 = Green
    .gen = Green’s
seat-3 = Blue
    .gen = Blue’s
seat-4 = Violet
    .gen = Violet’s
seat-5 = White
    .gen = White’s
seat-6 = Double red
    .gen = Double red’s
seat-7 = Double yellow
    .gen = Double yellow’s
seat-8 = Double green
    .gen = Double green’s
seat-9 = Double blue
    .gen = Double blue’s
seat-10 = Double violet
    .gen = Double violet’s
seat-11 = Double white
    .gen = Double white’s

event-undo = { $seat_you ->
    [yes] You take back { $count ->
        [one] a move
       *[other] { $count } moves
    }.
   *[no] { $seat_name } takes back { $count ->
        [one] a move
       *[other] { $count } moves
    }.
}

refuse-over = The match is over.
refuse-not-your-turn = It is not your turn.
refuse-other = The rules do not allow this now.
refuse-undo-border = There is nothing you can take back: what has been shown stays shown.
refuse-undo-others = You cannot take this back: another player’s move builds on it.
refuse-line-border = This turn shows something new on the way. Send it in two parts.

preset-standard = Standard
