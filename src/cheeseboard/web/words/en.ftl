# The pages.

## Everywhere

skip = To the main part
skip-moves = To the moves
nav = Main
nav-games = Games
nav-open = Open tables
nav-more = More
nav-api = For bot writers
menu = Settings: language, name, pace, sound, theme
my-name = Your name
save = Save
pace = Pace of motion
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-none = At once
skip-story = Skip
sound = Sound
sound-off = Off
sound-low = Quiet
sound-normal = Normal
sound-loud = Loud
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
foot = Cheeseboard is free software. No advertisements, no trackers.
back = Back
close = Close
home = To the front page
yes = Yes
no = No
go = Go
guest = Guest

## Front page

front-title = Pull up a chair. The cheese is out.
front-pitch = Board games about rats, mice and cheese. Play friends, strangers, or bots that never peek under a roof.
hero = Four mice and a rat round a wooden board full of cheese.
play-now = Play now
play-now-what = New to it? A lesson of four minutes, or beginners with help.
play-bots = Play against bots
new-table = New table
my-tables = Your tables
tables-wait = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
table-goes = { $count ->
    [one] Nobody plays here: it will be removed tomorrow, unless you open it.
   *[other] Nobody plays here: it will be removed in { $count } days, unless you open it.
}
your-turn = Your turn
stage-over = Over
stage-open = Open
stage-draft = Draft
stage-waiting = Waiting
games = { $count ->
    [one] One game
   *[other] { $count } games
}
minutes = { $count } min
open-tables = Open tables
no-open-tables = Nobody is waiting for players now.
seats-taken = { $taken } of { $count } seats are taken
sit-down = Sit down

## A game

rules = Rules
contents = Contents
find-rule = Find in the rules
no-rule-found = No rule has these words.

## A new table and before the match

new-table-of = A new table of { $game }
choose-game = Game
how-many-seats = Seats
who-may-come = Who may find it
presets = Ready-made
open-table = Open the table
invite = Invite friends
invite-help = Send them this link. Whoever opens it can sit down; a name is enough.
copy = Copy
seats = Seats
seat-open = Free
seat-open-host = Wait for a friend, or add a bot.
lobby-host = Fill every seat, then start.
lobby-guest = Take a free seat. The host starts the match.
you = You
host = Host
name = Name
sit-here-too = Somebody at this device
bot = Bot
bot-level = Bot
bot-random = Random: plays anything
bot-greedy = Greedy: looks one move ahead
bot-search = Search: thinks for a second
bot-glance = Glance: looks one move ahead, as it has learned
bot-taught = Taught: thinks for a second, as it has learned
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-rated = { $level } · rating { $rating } ± { $spread }
hand-over = Leave to a bot
hand-over-other = Let a bot go on
hand-over-sure = Leave your seat to a bot? It plays on at once; you can take the seat back at any time.
hand-over-other-sure = Let a bot play for { $name }? { $name } can take the seat back at any time.
stand-in = A bot plays for you.
stood-in = { $count ->
    [one] The bot has made one move for you.
   *[other] The bot has made { $count } moves for you.
}
stand-in-note = You can take your seat back at any time.
sit-again = Take my seat back
stood-in-show = Show me these moves
seat-bot = Add a bot
replace-bot = Replace the bot
change-seat = Change
stand-up = Free the seat
options = Options
save-options = Save the options
options-locked = The host chooses the options.
start = Start the match
seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ready-to-start = Everybody is here.
wait-for-host = The host starts the match.

## At the table

board = Board
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
pane-moves = Moves
pane-players = Players
pane-log = Log
pane-chat = Chat
generic-note = This game has no drawing yet. Everything you may know is listed here, under the names that the program uses.
panes = Parts of the table
reconnecting = Connecting again.
others-turn = Please wait
watching = Watching
over = The match is over
to-score = To the score sheet
waiting-note = You can look around the board while the others think.
watching-note = You are watching. What only the players know stays hidden.
over-note = The replay hides nothing any more.
show-all-moves = Show all moves
ways = { $count }
price = costs
take-back = Take back
take-back-why = There is nothing you can take back now. A move that has shown something new stays.
take-back-why-label = Why can I not take back?
confirm = Confirm
cannot-take-back = You cannot take this back.
do-it = Do it
hold = Your choice is on its way
hold-note = Everybody else has chosen: it will be revealed at once. Until then you can take it back.
hold-now = Send it now
is-to-act = is to act
chat-empty = Nobody has said anything yet.
chat-say = Say something
phrase = ready phrase
phrase-good-move = Good move!
phrase-one-moment = One moment, please
phrase-thanks = Thanks for the match
phrases = Ready phrases: everybody reads them in their own language
since = { $count } new since { $time }
since-show = Show me
since-looked = New in the log since { $time }: { $count }
unread = new
is-here = is here
left = left { $time }
left-ago = left { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
fair-link = Is chance fair?
send = Send
curtain = { $name }, it is your turn. Everybody else, please look away.
curtain-turn = It is { $name }’s turn.
curtain-note = The moves appear when { $name } is at the device.
curtain-open = I am { $name }

## After the match

score = Score
score-sheet = Score sheet
total = Total
place-row = place
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
your-place = You are number { $place } of { $count }.
you-win = You win!
someone-wins = { $name } wins.
shared-win = { $names } share the win.
nobody-wins = Not this time.
decided = This decided it:
share = Share
rematch = Play again
watch-replay = Watch the replay
download = Download the record
final-board = The last position
what-happened = What happened
fair = Nothing up our sleeves
fair-help = Everything that chance dealt was fixed before the first move. The mark shown then belongs to the seed shown now.
fair-verified = Chance verified
film-only = This match was made with version { $versions } of the rules; it is shown from its film.
halted = Halted
halted-why = This match was begun under version { $version } of the rules, which is no longer played here. You can end it together.
no-words = Something happened for which this version has no words ({ $name }).
not-drawn = This part cannot be drawn by this version.
stage-no-game = This game is no longer here
bot-gone = a level that is no longer offered; it plays as medium
fair-wrong = Chance does not fit the seed
fair-mark = Mark, shown from the start
fair-seed = Seed
fair-running = Everything that chance will deal is fixed already. This is its mark; after the match you can check the seed against it.

## Replay

replay = Replay
step = Step
step-of = Step { $step } of { $count }
first-step = To the start
previous-step = Back
next-step = Next
last-step = To the end
previous-turn = To the turn before
next-turn = To the next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Link to this step
replay-moves = All moves
told-to = { $name } was told: “{ $sentence }”
look-from = Look as
all-knowing = All-knowing
public-view = Watcher

## Errors

error-title = That did not work
error-lost-title = This page fell through
error-lost = There is nothing at this address.
error-own-title = This page fell through
error-own = Something went wrong on our side. Please try again; if it stays so, tell whoever runs this server.

## For programs

api-intro = Get a token, send it as “Authorization: Bearer …”, and play. Fields marked * are required.

hint = Hint
hint-note = What a bot would do with what you can know.
hint-lead-only = It has no other idea.
hint-lead-clear = It finds this clearly better than the next idea.
hint-lead-better = It finds this better than the next idea, but is not certain.
hint-lead-close = It is in doubt: the next idea looks about as good.
hint-wins-only = About { $own } of 100 matches are won from here.
hint-wins-more = About { $own } of 100 matches are won from here; with the next best idea { $next }.
hint-wins-same = About { $own } of 100 matches are won from here, and about as many with the next idea.
hint-helps = Good for: { $terms }.
hint-costs = Bad for: { $terms }.
hint-others = Other ideas
hide = Hide
show-it = Show
thinking-note = { $name } is thinking.
queue-note =
    { $count ->
        [one] { $name } will think soon: one bot is ahead.
       *[other] { $name } will think soon: { $count } bots are ahead.
    }
move-now = Move now
from-file = From a file:
copied = Copied

## Manners

send-away = Free the chair
send-away-ask = Ask { $name } to leave
send-away-why = Why
send-away-note = { $name } reads your reason and may sit down at any other table.
away-friend = The chair is for a friend
away-others = I want to play with others
away-pace = Another pace is wanted
barred-friend = { $name } keeps this chair for a friend.
barred-others = { $name } wants to play with others here.
barred-pace = { $name } wants another pace here.
barred-elsewhere = { $count ->
    [one] { $count } other table of { $game } has a free chair.
   *[other] { $count } other tables of { $game } have a free chair.
}
barred-show = Show them
who-may-write = Who may write
write-seated = Who sits at the table
write-everybody = Everybody who looks on
lobby-barred = The host has given your seat to others. You can look on.
close-table = Close the table
close-sure = Close this table? Whoever sits here is sent home.
resigned = You have resigned.
resigned-note = A bot plays on in your seat.
has-resigned = resigned
end-wanted = { $name } wants to end the match here. Nobody will have won.
end-wanted-standing = { $name } wants to end the match here. It will count as it stands.
end-wanted-own = You want to end the match here. It ends when everybody who is here agrees.
end-agree = Agree
end-decline = Play on
end-withdraw = Play on after all
leave-match = Leave the match
leave-bot-note = A bot plays for you until you take your seat back.
leave-end-note = If all agree, the match ends without a winner, or counts as it stands.
leave-resign-note = A bot plays on, and your seat comes last. You cannot come back.
end-propose = Propose to end without a winner
end-propose-standing = Propose to end as it stands
resign = Resign
resign-sure = Really resign? You cannot take that back.
mute = Silence { $name }
unmute = Let { $name } write again
chat-seated = Only who sits at the table can write here.
mend = Take the table up again
out-resigned = { $you ->
    [yes] You resigned and come last.
   *[no] { $name } resigned and comes last.
}
out-time-lost = { $you ->
    [yes] Your time was up, so you come last.
   *[no] { $name }’s time was up, so that seat comes last.
}
ended-early = Ended early

## Lessons

coach = Crumb, your coach
rival-0 = Brie
rival-1 = Gouda
rival-2 = Edam
rival-3 = Feta
rival-4 = Ricotta
rival-5 = Gruyère
rival-6 = Tilsit
rival-7 = Cheddar
rival-8 = Comté
rival-9 = Raclette
rival-10 = Mozzarella
lesson-number = Lesson { $number }
lesson-skip-to = To the coach
lesson-leave = Skip
lesson-progress = Step { $step } of { $count }
lesson-step-of = { $step } of { $count }
lesson-to-step = Back to step { $step }
lesson-counter = { $done } of { $count }
lesson-task = Your task
lesson-look = Look and read.
lesson-side = Task and notes
lesson-back = Back
lesson-next = Next
lesson-show-me = Show me
lesson-try = Try it yourself
lesson-not-yet = Not yet, and for a reason
lesson-not-possible = That does not work
lesson-other = You can do that in a match. Here comes something else first.
lesson-just-look = Nothing to press on the board now. Read, then press Next.
lesson-other-moves = What else the rules allow
lesson-what-you-know = What you know
lesson-done = Lesson { $number } done
lesson-you-know = You know how to play { $game }
lesson-finished = Well played
lesson-remember = What to remember
lesson-first-match = Play a first match against beginners
lesson-try-match = Try it in a match
lesson-next-lesson = Next lesson
lesson-again = Once more from the start
lesson-to-game = Back to the game’s page
refuse-no-lesson = There is no such lesson.

## The page of a game

game-new = New to it? Start here
game-learn-more = Learn more
game-learn = Learn in { $minutes } minutes
game-begin = Begin the lesson
game-go-on = Go on: step { $step } of { $count }
game-lesson-done = done
game-know = Know the rules, or learn by doing
game-strength = Strength
game-first-time = first time
game-seats = Seats, with yours
game-learner = A gentle first match
game-learner-what = options for learners
game-rules = The rules, for reference
game-rules-count = version { $version } · { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
game-rules-in = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
game-found-symbols = Symbols found
game-found = Rules found: #
game-how = How to play

## Help

help-on = Help is on
help-off = Help is off
help-about = What is this about?
help-all-symbols = all symbols
help-slip = Before you do that
help-slip-once = Asked once per kind of slip.
help-slip-never = Do not ask again
help-keep = Choose again
help-anyway = Do it anyway
help-round = Summary of the round
help-round-over = Round { $number } is over
help-last-turns = Your last { $count } turns
help-last-rounds = The last { $count } rounds
help-next = Next:
help-go-on = Go on
help-each-round = Show this after each round
help-each-turns = Show this every { $count } turns
help-each-rounds = Show this every { $count } rounds
refuse-no-symbol = This game has no such symbol. Its page lists all of them.

game-symbols = Symbols at a glance
game-print = Print a quick reference
game-help = Help is on
game-help-what = symbols, warnings, a summary each round
game-at-once = or play at once against beginners, with help
game-play-alone = Play alone
who-are-you = Who are you?
who-why = One question before { $game }.
who-page = What is it about?
game-play-beginner = Play against { $count ->
    [one] 1 beginner
   *[other] { $count } beginners
}
game-play-easy = Play against { $count ->
    [one] 1 easy bot
   *[other] { $count } easy bots
}
game-play-medium = Play against { $count ->
    [one] 1 medium bot
   *[other] { $count } medium bots
}
game-play-hard = Play against { $count ->
    [one] 1 hard bot
   *[other] { $count } hard bots
}
game-play-expert = Play against { $count ->
    [one] 1 expert
   *[other] { $count } experts
}

reference = Quick reference
reference-print = Print
reference-facts = { $seats } players, { $minutes } minutes.
reference-version = Rules version { $version }
refuse-no-reference = This game has no quick reference yet. Its rules are on its page.
