# Home, the bar at the top, and small pictures.

## The bar

lang-sign = EN
nav-home = Home
nav-puzzles = Puzzles
nav-tournaments = Tournaments
nav-people = People
nav-new = New table
nav-me = Me
nav-foot = Shortcuts
next-table = Next table
tables-waiting = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}
keys = Keys
keys-next = Next table that waits for you
keys-home = Home
keys-new = New table
keys-find = Find an open table
keys-list = This list

## Home

home-title = Home
home-hello = Welcome back, { $name }.
home-morning = Good morning, { $name }.
home-day = Good day, { $name }.
home-evening = Good evening, { $name }.
home-night = Still awake, { $name }?
home-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you. The most urgent comes first.
}
home-press = or press { $letter }, anywhere
home-next-you = { $colour ->
    [none] Next
   *[other] Next: you are { $colour }
}
home-you = You are { $colour }
home-your-turn = Your turn
home-join = Join one
home-more-wait = { $count ->
    [one] 1 more waits
   *[other] { $count } more wait
}
home-none = Nobody waits for you.
home-none-thinking = { $count ->
    [one] The others are thinking at one table. It will stand here when it is your turn.
   *[other] The others are thinking at { $count } tables. They will stand here when it is your turn.
}
home-none-idle = No match is running. Begin one, or take a free chair.
asleep-title = Fallen asleep
asleep-theirs = Nobody has moved for { $days } days, and no clock was agreed. { $names } would be next.
asleep-yours = Nobody has moved for { $days } days, and no clock was agreed. You would be next.
asleep-open = Play on
asleep-wake = Wake it: remind them
asleep-bots = Let bots play on
asleep-note = Put away means gone from here, not deleted: the table comes back when you open it. After 60 days it is put away by itself, without a result.
home-turned-off = { $count ->
    [one] Notices to { $names } did not arrive five times; that way is turned off.
   *[other] Notices to { $names } did not arrive five times; those ways are turned off.
}
home-repair = Repair
home-running = Others are thinking
home-gathering = Tables that have not begun
home-open-mine = Open your table of { $game }
home-all = All { $count }
home-few = Show fewer
home-finished = Finished lately
home-open-all = All open tables
home-score = Score
home-rematch = Rematch
home-wait = { $count ->
    [one] { $names } waits, { $time }
   *[other] { $names } wait, { $time }
}
home-many-wait = { $count } people wait, { $time }
home-think = { $count ->
    [one] { $names } thinks.
   *[other] { $names } think.
}
home-many-think = { $count } people think.
home-bots-think = { $count ->
    [one] { $names } is thinking it over.
   *[other] { $names } are thinking it over.
}
home-two = { $one } and { $other }
home-seats-left = { $count ->
    [one] 1 seat left
   *[other] { $count } seats left
}
home-all-here = All chairs are taken. The match has not begun.
home-left-minutes = { $time } left
home-left-hours = { $count } h left
home-left-until = { $count } h left, until { $at }
home-left-days = { $count ->
    [one] 1 day left
   *[other] { $count } days left
}
home-left-still = stands still
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
home-place = { $place ->
    [1] First of { $of }
    [2] Second of { $of }
    [3] Third of { $of }
    [4] Fourth of { $of }
    [5] Fifth of { $of }
    [6] Sixth of { $of }
   *[other] Place { $place } of { $of }
}
home-no-winner = No winner
home-alone = Played alone
home-against = against { $names }
home-own-rules = own rules
home-rated = rated
home-friendly = friendly
home-away = { $count ->
    [one] nobody there for 1 min
   *[other] nobody there for { $count } min
}
home-dots = More: { $game }
home-open-table = Open
home-put-away = Put away
home-hand-over = Let a bot play on
home-stand-up = Stand up
home-sit-at = Sit down: { $game }, { $name }
show = Show
show-all = All
show-live = Live
show-days = Over days
show-none = No clock
show-friends = Friends
show-nothing = No open table fits. Show all, or open one yourself.
find-table = Find a table
promise-sit = You sit at once
promise-sit-why = Gentle bots, no account, no download.
promise-explains = The table explains itself
promise-explains-why = Every move says what it costs. Take back what nobody saw.
promise-back = Come back when you like
promise-back-why = Your seat waits for you, and so does your turn.
people-play = People are playing
you-are-guest = You are a guest
home-history = Whole history
home-review = Review
home-unrated = not rated yet
home-about = about { $rating }
home-rating = Rating { $before } to { $after }.
home-not-rated = Friendly, no rating.
show-near = Near my rating
