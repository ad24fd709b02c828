# Player pages: strength, history, statistics, labels.

## The head of the page

here-since = Here since { $month }.
guest-page = A guest’s page, only for you.
only-you = only you see this page
name-kept = name kept
finishes = finishes { $count } of 100 matches
finishes-all = finishes every match
answers-hour = answers within an hour, over days
answers-hours = { $count ->
    [one] answers within an hour, over days
   *[other] answers within { $count } hours, over days
}
answers-days = { $count ->
    [one] answers within a day, over days
   *[other] answers within { $count } days
}
to-me = Name, badge and data
as-others = As others see it
as-myself = Back to my own view
nothing-yet-me = You have not finished a match here yet.
nothing-yet-they = { $name } has not finished a match here yet.
nothing-help = Finish one, and it stands here with its result.

## Strength

strength = Strength
strength-help-me = People and bots stand on one scale. The hill shows where your strength probably lies: narrow means we are sure, wide and hatched means play a few more. In 95 of 100 cases it is inside the ±.
strength-help-they = People and bots stand on one scale. The hill shows where the strength of { $name } probably lies: narrow means we are sure, wide and hatched means too few matches. In 95 of 100 cases it is inside the ±.
no-ratings-me = No rated match yet. A table can be rated if everybody has kept a name and there is a clock.
no-ratings-they = { $name } has not played a rated match yet.
ratings-hidden = { $name } keeps ratings private.
ratings-hide = Hide from others
ratings-show = Show to others
ratings-only-you = only you see your ratings
about = about
level-beginner = { bot-beginner }
level-easy = { bot-easy }
level-medium = { bot-medium }
level-hard = { bot-hard }
level-expert = { bot-expert }
higher-beginner = { bot-beginner }
higher-easy = { bot-easy }
higher-medium = { bot-medium }
higher-hard = { bot-hard }
higher-expert = { bot-expert }
matches-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
strength-few = { $count ->
    [one] 1 match. Too few to say.
   *[other] { $count } matches. Too few to say.
}
strength-alone = { $count ->
    [one] 1 match.
   *[other] { $count } matches.
}
strength-near = { $count ->
    [one] 1 match. Near { $level }.
   *[other] { $count } matches. Near { $level }.
}
strength-between = { $count ->
    [one] 1 match. Between { $level } and { $higher }.
   *[other] { $count } matches. Between { $level } and { $higher }.
}
strength-below = { $count ->
    [one] 1 match. Below { $level }.
   *[other] { $count } matches. Below { $level }.
}
strength-above = { $count ->
    [one] 1 match. Above { $level }.
   *[other] { $count } matches. Above { $level }.
}
legend-bots = Bots:
ruler-words = Rating { $rating } plus or minus { $half } on a scale from 0 to 50.
ruler-bots = Bots of the five levels stand at { $bots }.
rating-rules = How ratings are made
rating-rule-1 = A match is rated if its table said so before it began: everybody has kept a name, plays for one seat and has a device of their own, there is a clock, no option helps learners, and bots play at a measured level. There is no advice at such a table.
rating-rule-2 = Everybody begins at 25 in each game, live and over days apart. OpenSkill (Plackett–Luce) moves ratings by the places of all seats; level is level, and partners are one side.
rating-rule-3 = Bots stay where thousands of matches have measured them. People move.
rating-rule-4 = Whoever resigns comes last.
rating-rule-5 = Whoever leaves the seat to a bot, or lets time run out, and is back before the end gets the place of the seat. Whoever is not comes last, and the others are rated among themselves.
rating-rule-6 = A match that all agree to end without a winner changes only those who had resigned or left. Nobody can end a rated match alone.
rating-rule-7 = All ratings can be made anew from the stored matches, with the same result.
over-time = { $game } over time
another-game = Another game
fan-words = Rating in { $game } over time: from { $first } plus or minus { $firsthalf } to { $last } plus or minus { $lasthalf }.
rating-change = Rating
rate-from-to = { $from } → { $to }
rate-up = up
rate-down = down
rate-to = to { $rating }
rate-same = unchanged

## History

history = History
history-of = History of { $name }
back-to-page = Back to the page
all-matches = { $count ->
    [one] 1 match
   *[other] All { $count } matches
}
hist-when = When
hist-game = Game
hist-with = With
hist-place = Place
hist-rating = Rating
hist-links = Look at it
hist-score = Score
hist-replay = Replay
hist-rated = rated
hist-friendly = friendly
hist-left = a bot finished it
hist-out = resigned
hist-open = no winner
hist-solo-won = won
hist-solo-lost = lost
hist-place-of = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] { $place }th
} of { $count }
kind-none = no clock
kind-live = live
kind-days = over days
with-bot = a bot
with-somebody = somebody at the same device
with-guest = { $name }, a guest
filters = What is shown
show-rated = Rated
show-won = Won
show-with = With { $name }
no-such-matches = There is no such match.
earlier-matches = Earlier matches

## Statistics

by-seat = Won by seat
by-facet = Won with
of-count = of { $count }
seat-help = { $count } matches of { $seats }. The square is the share that was won, the bar around it how far off that may be, the dashed line an even share.
seat-nothing = So far nothing says that a seat is better.
seat-clear = Where the dashed line lies outside the bar, chance alone is hardly the reason.
facet-help = Share of matches won at tables of { $seats }, what was played at least five times.
facet-nothing = Too few to call anything lucky.
facet-clear = Where the dashed line lies outside the bar, chance alone is hardly the reason.
few-matches = Fewer than five matches: nothing to draw yet.
length =
    usually { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
length-hours =
    usually { $hours } hours, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
length-days =
    usually { $days } days, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
head-to-head = Head to head
h2h-ahead-me = you ahead
h2h-ahead-they = { $name } ahead
h2h-level = hatched: level
h2h-behind = they ahead
duel = { $name }: { $ahead } times behind, { $level } times level, { $behind } times ahead. Show these matches.
all-met = { $count ->
    [one] 1 person met at a table
   *[other] All { $count } people met at a table
}
days = Days
days-words = { $count ->
    [0] No match ended in the last year.
    [one] One match ended in the last year.
   *[other] { $count } matches ended in the last year.
}

## Labels

labels = Labels
labels-help = They come by themselves, are given once, and never ask you to come back tomorrow.

## People

find-person = Find somebody by name
find = Find
nobody-found = Nobody here has kept a name that begins so.
nobody-here = Nobody here has kept a name yet.
more-people = More people
