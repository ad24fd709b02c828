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
seat-chance = Chance decides

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
refuse-undo-border = There is nothing you can take back now. A move that has shown something new stays.
refuse-undo-others = You cannot take this back: another player’s move builds on it.
refuse-line-border = This turn shows something new on the way. Send it in two parts.

preset-standard = Standard
option-first_seat = Who begins

event-new-rules = From here on version { $version } of the rules applies.
event-bot-failed = The bot in { $seat_name }’s seat gave no usable answer. A random move was played for it.
event-handed-over = { $seat_you ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $seat_name }.
}
event-taken-back = { $seat_you ->
    [yes] You play again.
   *[no] { $seat_name } plays again.
}

refuse-stale = The table has moved on. Look at it again and choose anew.
refuse-no-table = There is no such table. Perhaps the link is incomplete.
refuse-no-match = There is no such match at this table.
refuse-no-game = There is no game { $game }.
refuse-no-seat = There is no such seat at this table.
refuse-no-bot = There is no bot { $wanted }.
refuse-bot-plays = A bot plays for you. Take your seat back first.
refuse-hint = Hints are for matches against bots only: somebody else plays at this table.
refuse-no-hint = No hint came in time. Please try again.
refuse-bot-already = A bot plays there already.
refuse-is-here = { $name } is at the table. Only somebody who is away can be replaced.
refuse-seat-taken = { $name } already sits there. Choose another seat.
refuse-not-your-seat = This seat is not yours.
refuse-not-host = Only the host of the table can do this.
refuse-not-seated = Only who sits at the table can do this.
refuse-seats-in-use = Somebody sits in a seat that would disappear. Free it first.
refuse-seats-open = Some seats are still free. Invite somebody or seat bots.
refuse-started = The match has begun. Seats and options stay as they are.
refuse-not-started = The match has not begun yet.
refuse-unreadable = { $text }
refuse-setup = { $text }
refuse-option-long = { $most ->
    [one] { $option }: at most one character.
   *[other] { $option }: at most { $most } characters.
}
refuse-option-number = { $option }: a whole number from { $least } to { $most }.
refuse-option-value = { $option }: choose one of the values offered.
refuse-option-seat = { $seats ->
    [one] { $option }: there is only one seat at this table.
   *[other] { $option }: there are { $seats } seats at this table. Choose one of them.
}
refuse-line-length = Send 1 to { $most } moves at a time.
refuse-key-length = A request key has 1 to { $most } characters.
refuse-name = A name has 1 to { $most } characters.
refuse-chat-length = A message has 1 to { $most } characters.
refuse-origin = This request comes from another site and was not carried out. Open the page here and try again.
refuse-too-large = That is too much at once: { $most } bytes are the most.
refuse-too-fast = { $seconds ->
    [one] Please wait a second.
   *[other] Please wait { $seconds } seconds.
}
refuse-who = Send a token as “Authorization: Bearer …”; POST /api/people gives you one.
refuse-input = { $text }
refuse-running-secret = While the match runs, its record stays secret.
refuse-no-film = This match has no film, and the rules it was played by are no longer here.
refuse-rules-gone = This match was begun under version { $version } of the rules, which is no longer played here. End it together.
aside-newer = A later version of the game has taken this table over. Try again in a moment.

## Leaving, ending, faults

event-resigned = { $seat_you ->
    [yes] You resign. A bot plays on in your seat, which comes last.
   *[no] { $seat_name } resigns. A bot plays on in that seat, which comes last.
}
event-wants-end = { $seat_you ->
    [yes] You want to end the match here.
   *[no] { $seat_name } wants to end the match here.
}
event-wants-standing = { $seat_you ->
    [yes] You want to end the match here, as it stands.
   *[no] { $seat_name } wants to end the match here, as it stands.
}
event-plays-on = { $seat_you ->
    [yes] You want to play on.
   *[no] { $seat_name } wants to play on.
}
over-agreed = The players agreed to end the match here. Nobody has won.
over-standing = The players agreed to end the match here, and it counts as it stood.
over-resigned = Nobody is left to play on. The match ends here.
over-closed = The operator of this server has ended the match here. Nobody has won.
refuse-wait-for = { $seconds ->
    [one] { $name } has only just left. In one second you can let a bot go on.
   *[other] { $name } has only just left. In { $seconds } seconds you can let a bot go on.
}
refuse-out = You have resigned from this match. A bot plays on in your seat.
refuse-no-standing = This match cannot be ended as it stands: the rules tell no places before its end.
refuse-not-playing = Only who plays in this match can say that.
refuse-not-written = This could not be saved just now. Nothing has changed; please try again in a moment.
refuse-not-read = This cannot be read just now. Please try again in a moment.
refuse-engine = This move met a fault in the program. Nothing has changed; choose another move, or try again.
refuse-table-closed = The host has closed this table.
refuse-close-running = The match has begun. It ends by its rules, by agreement, or when nobody is left to play on.
refuse-barred = The host has given your seat to others. Look for another table, or open one of your own.
refuse-nobody-there = Nobody else sits there.
refuse-muted = The host has asked you to be silent at this table.
refuse-watchers-write = Only who sits at this table can write here.
refuse-hint-under-way = A hint is on its way. Please wait for it.
refuse-too-many-pages = Too many pages are open from here. Close some, then try again.
refuse-many-tables = You have { $most } tables that are not over. End one of them, then open another.
refuse-many-new-tables = Many tables were opened from here. Please wait a while.
refuse-host = This server does not answer for { $host }. Who runs it can allow that name with --allowed-host.
refuse-no-rebuild = The record of this match cannot be played again, so the table stays set aside.
aside-no-game = This table is set aside: the game { $game } is not installed here any more.
aside-unreadable = This table is set aside: what was saved of it cannot be read. The other tables are not touched by that.
aside-altered = This table is set aside: its saved position is not the one that was written with the last move. It can be made anew from the record of its moves.
aside-hole = This table is set aside: a move is missing from its record, and nobody can say what was played there.
aside-engine = This table is set aside: the program failed here several times in a row. Every move up to then is kept. You can try to go on.

## The terminal

terminal-help = Type the number of a move, its sentence in the list, or its short form (for example: { $example }). “undo” takes back your last move, “why” and a move tells why it is not possible, “rules { $rule }” shows a rule, “q” leaves the table.
terminal-leave = Type “q” to leave the table, “?” for help.
terminal-you = You are { $name }.
terminal-stop = The match stops here.
terminal-hand-over = { $name }, sit down at the keyboard and press Enter.
terminal-numbers = { $count ->
    [one] There is one move: 1.
   *[other] There are moves 1 to { $count }.
}
terminal-unreadable = { $text } is none of the moves that are possible now.
terminal-near = Did you mean { $moves }?
terminal-can = That is possible now.
terminal-which-move = Which move? For example: why { $example }
terminal-which-rule = Which rule? For example: rules { $rule }
terminal-no-rule = There is no rule { $rule }. Ids stand behind refusals and in the rules.
terminal-record = The record is in { $path }.
terminal-step = Step { $step } of { $count }.
terminal-fair = All that chance dealt agrees with the seed.
terminal-unfair = All that chance dealt does NOT agree with the seed.
terminal-id = id
terminal-game = game
terminal-seats = seats
terminal-minutes = minutes
terminal-stage = stage

## Time

refuse-tempo = { $text } is no pace. Choose none, live:600+20 (seconds in the bank and for each decision) or days:86400 (seconds for each decision).
refuse-tempo-bank = A bank has { $least } to { $most } whole minutes.
refuse-tempo-increment = A decision adds { $least } to { $most } seconds.
refuse-tempo-step = A decision over days has { $least } to { $most } whole hours.
refuse-time-up = { $text } is no rule for the end of time. Choose bot or lose.
event-time-out = { $seat_you ->
    [yes] Your time is up. A bot plays on for you until you take your seat back.
   *[no] { $seat_name }’s time is up. A bot plays on until { $seat_name } is back.
}
event-time-lost = { $seat_you ->
    [yes] Your time is up. The seat is lost and comes last; a bot plays on.
   *[no] { $seat_name }’s time is up. The seat is lost and comes last; a bot plays on.
}
event-in-time = { $seat_you ->
    [yes] You had moved in time. You play again.
   *[no] { $seat_name } had moved in time and plays again.
}
event-outage = { $unit ->
    [days] The server was away for { $days } d { $hours } h. The clocks stood still.
    [hours] The server was away for { $hours } h { $minutes } min. The clocks stood still.
    [minutes] The server was away for { $minutes } min { $seconds } s. The clocks stood still.
   *[seconds] The server was away for { $seconds } s. The clocks stood still.
}
event-time-given = { $unit ->
    [days] { $seat_you ->
        [yes] You are given { $days } d { $hours } h.
       *[no] { $seat_name } is given { $days } d { $hours } h.
    }
    [hours] { $seat_you ->
        [yes] You are given { $hours } h { $minutes } min.
       *[no] { $seat_name } is given { $hours } h { $minutes } min.
    }
   *[minutes] { $seat_you ->
        [yes] You are given a minute.
       *[no] { $seat_name } is given a minute.
    }
}
event-wants-pause = { $seat_you ->
    [yes] You ask to save the match for another day.
   *[no] { $seat_name } asks to save the match for another day.
}
event-wants-tempo = { $seat_you ->
    [yes] You ask to play on at another pace.
   *[no] { $seat_name } asks to play on at another pace.
}
event-wants-time = { $seat_you ->
    [yes] You ask whether somebody may have more time.
   *[no] { $seat_name } asks whether somebody may have more time.
}
event-says-yes = { $seat_you ->
    [yes] You agree.
   *[no] { $seat_name } agrees.
}
event-says-no = { $seat_you ->
    [yes] You say no. Everything stays as it is.
   *[no] { $seat_name } says no. Everything stays as it is.
}
event-no-answer = Not everybody has answered. The match goes on.
event-put-off = The match is saved for another day. All clocks stand still.
event-is-back = { $seat_you ->
    [yes] You are back.
   *[no] { $seat_name } is back.
}
event-goes-on = The match goes on. The clocks run again.
event-tempo-none = From here on no clock runs.
event-tempo-live = From here on the pace is { $minutes } min + { $seconds } s.
event-tempo-hours = { $count ->
    [one] From here on each decision has { $count } hour.
   *[other] From here on each decision has { $count } hours.
}
event-tempo-days = { $count ->
    [one] From here on each decision has { $count } day.
   *[other] From here on each decision has { $count } days.
}
event-nudged = { $seat_you ->
    [yes] Somebody reminds you: the others wait for you.
   *[no] { $seat_name } was reminded.
}
event-holiday = { $seat_you ->
    [yes] You announce a holiday from { $first } to { $last }. Your clock stands still then.
   *[no] { $seat_name } announces a holiday from { $first } to { $last }. The clock stands still then.
}
event-holiday-over = { $seat_you ->
    [yes] Your holiday is over.
   *[no] { $seat_name } is back from holiday.
}
refuse-time-is-up = Your time was up before this move came in. Take your seat back to play on.
refuse-clock-decides = { $name } has a clock: when it runs out, the rule of the table applies.
refuse-vote-under-way = Something else is being asked just now. Answer that first.
refuse-asked-lately = You have asked a short while ago. Play on for some rounds, then ask again.
refuse-same-tempo = The match is played at this pace already.
refuse-no-clock = No clock runs at this table.
refuse-put-off = The match is saved for another day already.
refuse-not-put-off = The match is under way; nobody waits for people to come back.
refuse-no-vote = Nothing is being asked just now.
refuse-has-time = { $name } has plenty of time.
refuse-nudge-silence = { $name } is not late yet: where no clock runs, one reminds after a day.
refuse-not-asleep = This table is not asleep: somebody has moved in the last { $days } days.
refuse-send-away-why = Please say why: the chair is for a friend, for others, or another pace is wanted.
refuse-nudge-early = { $name } still has more than half of the time. Please wait a little.
refuse-nudged = Somebody here was reminded less than a day ago. One friendly line a day is enough.
refuse-night = A night has at most { $most } hours. Give both times as hours and minutes, like 23:00.
refuse-holiday-dates = Give the first and the last day, from today on, the first before the last.
refuse-holiday-long = A holiday has at most { $most } days at once.
refuse-holiday-year = { $left ->
    [0] You have used all holidays of this year.
    [one] Only { $left } day of holiday is left this year.
   *[other] Only { $left } days of holiday are left this year.
}
refuse-holiday-overlap = You have a holiday in these days already.
refuse-holiday-late = Less than 12 hours are left for a decision of yours. Decide first, then go on holiday.

refuse-rated-alone = A rated match needs at least two seats.
refuse-rated-clock = A rated match needs a clock: choose a live pace or one over days.
refuse-rated-learning = “{ $option }” is set to help who learns the game, so the match cannot be rated. Choose another value, or play without a rating.
refuse-rated-bot = { $name } plays at a strength that was never measured, so the match cannot be rated. Choose a bot by its level.
refuse-rated-guest = { $name } is a guest. In a rated match everybody has kept a name.
refuse-rated-twice = { $name } has two seats. In a rated match everybody plays for one.
refuse-rated-device = Two of you have signed in on one device. A rated match needs a device for each.
refuse-rated-end = The match is rated, and nobody else decides with you: play on, or resign.
refuse-no-account = Nobody here has kept the name { $name }. Guests have no page for others.


## Looking back

refuse-review-rules = This match was played by version { $version } of the rules: it can be looked at, but not analysed. Look at its steps instead.
refuse-review-day = You have had { $most } matches analysed within a day. Come back later; what is there stays.
refuse-review-busy = { $most } matches of yours are being analysed now. Wait until one of them is done.
refuse-review-step = The match has { $count } steps. Choose one of them.
refuse-review-note-seat = Only who sat at the table can write notes here.
refuse-review-note-length = A note has 1 to { $most } characters on one line. Write a shorter one.
refuse-review-note-many = You have written { $most } notes here already. Remove one first.
refuse-review-no-note = This note is not there any more, or it is not yours.
refuse-branch-over = The match is over at this step: there is nothing to play on. Choose an earlier step.
refuse-branch-rules = This match was played by earlier rules: it cannot be played on. Begin a new table instead.
refuse-branch-kept = { $most } lines of this match are kept already. Let one go first.
refuse-no-branch = There is no such line of this match, or it is not yours.
refuse-position = This is no position that can be played on: { $text }

## Looking back at a match in the terminal

review-seat = Seat
review-who = { $seat }
review-start = Start
review-own = Own choices
review-luck = Luck
review-others = Others’ choices
review-result = Result
review-accuracy = Accuracy
review-mark-find = Step { $step }, { $seat }: a find.
review-mark-slip = Step { $step }, { $seat }: a slip, { $points } points.
review-mark-blunder = Step { $step }, { $seat }: a blunder, { $points } points.
review-mark-lucky = Step { $step }, { $seat }: lucky, { $points } points.
review-mark-unlucky = Step { $step }, { $seat }: unlucky, { $points } points.
