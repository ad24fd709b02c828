# Looking back at a match that is over.

review = Review
look-back = Look back at it
review-export = Export
review-picture = Picture
review-print = Print
review-show = Show
review-this-step = This step
review-the-match = The match
review-notes = Notes
review-steps = Steps
review-step = step { $step }
review-in-round = round { $round }
review-round = Round
review-as-seen = As seen by
review-public = Watcher
review-played = played
review-bot = the bot
review-bots-choice = the bot’s choice
review-hindsight = Hindsight: nobody saw all this. The list still uses what the player knew.
review-shown-before = The board before the move, as { $name } saw it.
review-show-after = What came of it
review-back-to-truth = As it was
review-nothing-seen = From here nothing of this step could be seen.

## Time line

review-chances = Chances of winning, step by step
review-chance-of-winning = Chance of winning
review-even = even
review-next-turning = Next turning point
review-marks = Marks that are shown
review-find = Find
review-slip = Slip
review-blunder = Blunder
review-lucky = Lucky
review-unlucky = Unlucky
review-mark = { $kind }, { $delta }: { $name }, step { $step }
review-note-at = A note by { $name } at step { $step }
review-choices = choices
review-luck = luck
review-winner = winner
review-progress = Steps that have been looked at
review-all-done = { $count ->
    [one] Its one step was looked at
   *[other] All { $count } steps looked at
}
review-looking-here = Looking at step { $step }, where you are.
review-looking-at = Looking at step { $step }.
review-done-of = { $done } of { $count } steps done.
review-minutes-left = { $count ->
    [one] About a minute left.
   *[other] About { $count } minutes left.
}
review-rests = The analysis rests at step { $step }.
review-go-on = Go on
review-again = Count again with the new bot
review-begin = Analyse this match
review-never = Played by earlier rules: no analysis.
review-never-why = This match was played by earlier rules. It can be looked at, but the bots of today would judge it by other ones.

## A step

review-your-chance = your chance
review-chance-of = chance of { $name }
review-before-after = Chance of winning, before and after:
review-the-choice = The choice
review-the-luck = The luck
review-points = Points of winning chance:
review-not-sure = Not sure yet
review-by-bot-you = A bot, with what you knew then:
review-by-bot = A bot, with what { $name } knew then:
review-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
review-for-played = for the move played
review-for-bot = for the bot’s move
review-why-bot = speaks for the bot’s move
review-why-bot-strong = speaks strongly for the bot’s move
review-why-played = speaks for the move played
review-why-played-strong = speaks strongly for the move played
review-still-thinking = The bot still thinks about this step.
review-will-come = Here you will see what was chosen, by what the player could know then, and apart from that what chance made of it. The board, the steps and the notes work already.
review-forced = There was only one move.
review-undone = This was taken back, so it was no choice.
review-by-chance = Nobody chose here: this is chance, or what the rules do.
review-set-up = The match begins with even chances; what was dealt is luck.
review-worlds = { $count ->
    [one] 1 way it could be, by what was known then.
   *[other] { $count } ways it could be, by what was known then.
}
review-came-true = The ringed one is closest to what came true: number { $rank } of { $count }.
review-arrow-choice = choice { $delta }
review-arrow-luck = luck { $delta }
review-another-world = Look at another way it could be
review-a-world = One of the ways it could be.
review-odds = Chance of winning after the move played, in { $count } ways it could be: from { $lowest } to { $highest } per cent, { $mean } on average. It came to { $real }. The bot’s choice stood at { $best }.
review-play-on = Play on from here
review-play-on-note = { $name } against { $count ->
    [one] a bot
   *[other] { $count } bots
}. The match stays as it was.
review-play-on-all = With hindsight: all that was hidden lies as it lay. The match stays as it was.
review-play-on-seat = Play as
review-play-on-with = against
review-play-on-bots = bots
review-play-on-friends = friends
review-at-the-end = The match is over here.
review-copy = Copy link
review-add-note = Add a note

## The match

review-bill = The bill of chances
review-bill-caption = Where each player’s chance of winning went, in per cent points
review-bill-own = Own choices
review-bill-luck = Luck
review-bill-others = Others’ choices
review-accuracy = Accuracy
review-start = Start
review-end = End, %
review-adds-up = It adds up: start, own choices, luck, others’ choices.
review-so-far = As far as the match has been looked at.
review-bill-later = It is made out when the bot has looked at the match.
review-moments = Three moments
review-no-moments = No step stood out so far.
review-all-turning = All turning points
review-who = Who
review-what = What
review-points-short = Points

## Notes

review-no-notes = Nobody has written a note yet.
review-your-note = Your note at step { $step }
review-note-who = Everybody who was at the table sees it.
review-note-not-here = Notes are written by those who sat at the table.
review-note-remove = Remove this note
review-note-remove-sure = Remove this note?

## What if

review-what-if = What if
review-what-if-from = What if from step { $step }
review-what-if-known = played on with hindsight
review-what-if-here = what if
review-what-if-match = in the match
review-lines = Lines
review-line = From step { $step }
review-line-match = The match
review-since = Since then
review-since-nothing = Nothing yet.
review-your-moves = Your moves
review-keep = Keep this line
review-left = The line that you played is not kept.
review-unkeep = Let it go
review-back = Back to the match
review-branch-bots = Bots play the others.
review-branch-table = At the table
review-branch-over = This line has been played to its end.
review-branch-wait = The others are choosing.

## Keys

review-keys = Keys of this page
review-key-step = a step back, a step on
review-key-turn = a turn back, a turn on
review-key-ends = start, end
review-key-play = play, pause
review-key-turning = next, previous turning point
review-key-eyes = eyes of a seat, from 1
review-key-all = all-knowing
review-key-bot = show the bot’s move
review-key-what-if = what if: play on from here
review-key-copy = copy the link
review-key-tab = next tab
review-key-list = this list
review-letters = Single letters are keys

## Learning about oneself

oneself = Looking back at your matches
oneself-none = No match has been analysed yet. Open the review of a match, and what it shows adds up here.
oneself-accuracy = Accuracy over time
oneself-accuracy-says = { $count ->
    [one] { $mean } in one match that was analysed.
   *[other] { $mean } on average, in { $count } matches that were analysed.
}
oneself-luck = Luck over all matches
oneself-luck-says = { $count ->
    [one] { $sum } per cent points in one match.
   *[other] { $sum } per cent points in { $count } matches: { $mean } a match. Over many matches it evens out.
}
oneself-slips = Typical slips
oneself-slips-none = No slips that stand out.
oneself-slip = { $count ->
    [one] once, { $loss } points
   *[other] { $count } times, { $loss } points
}
oneself-by-kind = By the better move
oneself-by-term = By what was left out of sight
