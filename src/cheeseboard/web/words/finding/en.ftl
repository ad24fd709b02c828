find-title = Find me a game
find-of = Of
find-pace = Pace
find-live = Live
find-live-note = 10 min + 20 s each
find-days = Over days
find-days-note = a move a day
find-strength = With whom
find-any = Anybody
find-any-note = the nearest first
find-near = Of my strength
find-near-note = may take longer
find-people = Find people
find-more = several games, strength
find-stop = Stop looking
find-bots = Start now with bots
find-come = To the table
find-walk-live = You may walk around meanwhile: we call you, and the seat is kept for 30 seconds. If nobody comes, bots of your strength sit down when you say so.
find-walk-days = You need not stay: the search stands for three days, and the match begins by itself.
find-wait = { $count ->
    [one] About one minute at this hour.
   *[other] About { $count } minutes at this hour.
}
find-note = We put people of like strength together. Who has waited longer meets more.
search-live = Looking for people: { $games }, live
search-days = Looking for people: { $games }, over days
search-others = { $count ->
    [0] Nobody else is looking for this just now.
    [one] One other is looking for this too.
   *[other] { $count } others are looking for this too.
}
called-title = We have found people
called-text = Your seat is kept for 30 seconds.
nav-find = Find people
refuse-find-game = Please choose at least one game.
refuse-find-tempo = People are found for a pace with a clock: live or over days.
