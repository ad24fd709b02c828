# The pace of a table.

tempo = Pace
tempo-help = A clock runs for every seat that owes a decision. Time in which the server was away is given back.
tempo-none = No clock
tempo-live = { $minutes } min + { $seconds } s
tempo-hours = { $count ->
    [one] { $count } hour for each decision
   *[other] { $count } hours for each decision
}
tempo-days = { $count ->
    [one] { $count } day for each decision
   *[other] { $count } days for each decision
}
tempo-named = { $name }: { $time }
tempo-name-quick = Quick
tempo-name-steady = Steady
tempo-name-relaxed = Relaxed
tempo-name-half-day = Twice a day
tempo-name-day = Every day
tempo-name-two-days = Over days
tempo-name-week = Without haste
time-up = When time is up
time-up-bot = A bot plays until the person is back
time-up-lose = The seat loses

## At a table

clock-units = d h min
clock-hurry = hurry
clock-until = until { $time }
clock-told = { $time } left.
clock-starts = Your clock runs: { $time } left.
clock-ready = ready
clock-stands = stands
clock-still = stands still
clock-bot = bot plays
clock-bot-late = time is up
clock-thinks = thinking
clock-may-change = may still change
clock-more = { $seconds } s more with the decision
clock-keeps-warm = keeps the seat warm
clock-sleeps = sleeps until { $time }, the night does not count
clock-on-holiday = on holiday until { $time }
clock-adds = +{ $seconds } s a decision
clock-left = { $unit ->
    [days] { $days } d { $hours } h
    [hours] { $hours } h { $minutes } min
    [minutes] { $minutes } min
   *[seconds] { $seconds } s
}
clock-reserve = { $unit ->
    [days] saved { $days } d { $hours } h
   *[hours] saved { $hours } h
}
away = { $unit ->
    [days] We were away for { $days } d { $hours } h. The clocks stood still, nobody lost time. They run again after 15 s, or with the next move.
    [hours] We were away for { $hours } h { $minutes } min. The clocks stood still, nobody lost time. They run again after 15 s, or with the next move.
    [minutes] We were away for { $minutes } min { $seconds } s. The clocks stood still, nobody lost time. They run again after 15 s, or with the next move.
   *[seconds] We were away for { $seconds } s. The clocks stood still, nobody lost time. They run again after 15 s, or with the next move.
}
return-live = You return with 2 minutes on the clock. If this happens often, a match over days may suit you better.
return-days = You return with half the time of a decision.
give-time = { $unit ->
    [days] Give { $name } { $days } d { $hours } h
    [hours] Give { $name } { $hours } h
   *[minutes] Give { $name } a minute
}
nudge = Remind { $name }
nudged = was reminded
nudged-at = reminded: { $time }
line-lost = line broken, the clock runs on
line-lost-for = no line for { $time }, the clock runs on
line-lost-still = line broken
line-lost-still-for = no line for { $time }
put-off = This match is saved for another day.
put-off-note = All clocks stand still. They run again when two people are back.
put-off-back = Back already: { $names }.
come-back = I am back
ask-pause = Save for another day
ask-tempo = Ask for this pace
vote-pause = { $name } asks to save the match for another day.
vote-tempo = { $name } asks to play on at another pace: { $tempo }.
vote-time = { $name } asks whether { $other } may have more time.
vote-count = { $count } of { $all } agree.
vote-yes = Agree
vote-no = Rather not
vote-note = Everybody must agree; one no is enough to leave everything as it is.
vote-note-live = Everybody must agree. No answer within 2 minutes means no. The clocks stand still meanwhile.
vote-note-days = Everybody must agree. No answer within 2 days means no. The clocks stand still meanwhile.

## One's own time

my-time = Nights and holidays
my-time-note = They count for matches over days, in your time zone ({ $zone }). Live tables go on.
my-night = Night
my-night-note = Your clocks over days stand still while you sleep, at most 9 hours. A change counts from your next decision on.
night-from = From
night-to = to
my-holidays = Holidays
my-holidays-note = Your clocks over days wait, and the others read until when. At most { $most } days at once and { $all } in a year.
holidays-left = { $count ->
    [one] { $count } day is left this year.
   *[other] { $count } days are left this year.
}
holiday-dates = From { $first } to { $last }
holiday-first = First day
holiday-last = Last day
holiday-go = Go on holiday
holiday-end = End it
