# A new table.

step-game = Game
step-kind = What kind of match
step-kind-note = a picture stands for a whole set of rules
step-chairs = Chairs
step-chairs-note = { $least } to { $most } people
step-pace = Pace
step-who = Who may come, and does it count
step-rules = More rules
as-last-time = As last time
for-learning = for learning
may-be-rated = may be rated
for-one = alone
chair-you = You
chair-anyone = Anyone may sit
chair-anyone-note = Whoever comes first.
chair-bot = Bot: { $level }
chair-here = Another person here
chair-here-note = Shares this device with you.
chair-here-name = Name of the person here
chair-none = No chair
chair-who = Who sits on the chair { $colour }
chair-friend-note = Gets an invitation.
chair-my-colour = Your colour
chair-by-lot = By lot
chair-bot-note = Level { $number } of 5.
how-strong = How strong are the bots?
how-strong-note = { $count ->
    [one] alone
   *[other] measured against each other, with { $count } chairs
}
does-beginner = Often plays just anything. You will win, and see how it works.
does-easy = Takes what lies in front of it.
does-medium = Looks a little ahead.
does-hard = Looks further and forgives less.
does-expert = Thinks longest.
level-beats = Beats { $below } in { $wins } of { $of }.
level-not-shown = Not yet shown to beat { $below }.
pace-none-note = Friends on one evening. Nobody is hurried.
pace-live = Live with a clock
pace-live-note = Everybody is here. A bank of minutes, and a bit more for every move.
pace-days = Over days
pace-days-note = Move when you can. We tell you when it is your turn.
pace-each-none = Time
pace-each-live = Time for each person
pace-each-days = Time for each decision
pace-lasts = about { $time }
pace-own = My own…
pace-own-bank = Minutes to begin with
pace-own-step = Seconds more for each decision
pace-about-none = Who has been away for two minutes may be replaced by a bot until they are back. A table at which nobody has moved for 14 days falls asleep.
pace-about-live = A bank of minutes for each person, and some seconds more after each decision. Clocks run only for who is waited for, and stand still while the server is away.
pace-about-days = Time that is left goes into a bank of at most three times as much. Nights from 23:00 to 7:00 of each person’s own time do not count, nor do holidays: 20 days a year.
access-everybody = Everybody
access-everybody-note = Stands in the list of open tables.
access-friends = Friends
access-friends-note = Your friends see it on their home page.
access-link = Only by link
access-link-note = Who has the link sits down. No account, no password.
access-link-next = The link and a picture to scan stand at the table as soon as it is open.
count-friendly = Friendly
count-friendly-note = Take back what nobody saw, ask for advice, stop when you like. Nothing is counted.
count-rated = Rated
count-rated-note = Counts for everybody’s rating. Needs kept names, a clock, and no learner’s help.
does-it-count = Does it count
rated-needs-name = First keep your name: ratings belong to accounts.
rules-note = { $count ->
    [one] One rule. You need not open this.
   *[other] { $count } rules. You need not open this.
}
rule-own = My own…
rule-standard = Standard: { $value }.
rule-changed = changed
further-presets = Other sets of rules
sum-people = { $count ->
    [one] One chair
   *[other] { $count } chairs
}
sum-note = You can still change everything until the match begins.
qr-show = Show it to people in the room
qr-scan = Point a phone’s camera at the square. It opens a free chair, never a seat that is taken.
rated-needs-clock = Choose a clock first: a rated match needs one.
rated-needs-learning = Not with help for learners: choose another kind of match.
rated-needs-here = Not with two people at one device.
rated-needs-alone = Not alone: it needs somebody to play against.
rated-needs-bot = Not with a bot whose strength was not measured at so many seats: choose another one.
chair-you-rated = You. { $rating } in this game.
level-near = Near you.
sum-free = { $count ->
    [one] one free chair
   *[other] { $count } free chairs
}
sum-rules = { $count ->
    [one] One rule is not as in Standard
   *[other] { $count } rules are not as in Standard
}
