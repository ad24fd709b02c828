# What notices say.
notice-turn-title = Your turn: { $game }
notice-many-turns = Your turn at { $count } tables
notice-many = { $count } things wait for you
notice-low-title = Your time runs low: { $game }
notice-invited-title = { $name } invites you to { $game }
notice-over-title = The match of { $game } is over
notice-chat-title = { $count ->
    [one] { $name } has written at { $game }
   *[other] { $count } new messages at { $game }, the last by { $name }
}
notice-stand-in-title = A bot plays for you: { $game }
notice-stand-in-more = You can take your seat back at any time.
notice-nudge-title = { $name } thinks of you: { $game }
notice-nudge-more = It is your turn there. Whenever it suits you.
notice-found-title = We have found people for { $game }
notice-found-more = Your seat is kept for you.
notice-not-found-title = Nobody was found for { $game }
notice-not-found-more = The search of three days is over. Look again whenever you like.
notice-vote-title = { $name } asks for your answer: { $game }
notice-vote-end = Shall the match end here?
notice-vote-pause = Shall the match be saved for another day?
notice-vote-tempo = Shall it go on at another pace?
notice-vote-time = Shall somebody get more time?
notice-test-title = A test from Cheeseboard
notice-test-more = So it looks when it is your turn.
notice-with = { $more ->
    [0] With { $name }.
    [one] With { $name } and one other.
   *[other] With { $name } and { $more } others.
}
notice-left-days = { $count ->
    [one] one day
   *[other] { $count } days
}
notice-left-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
notice-left-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
notice-you-have = You have { $left }.
notice-line-left = { $game }, { $left } left.
notice-line = { $text }.
notice-to-home = To my tables
notice-later = In an hour
notice-to-table = To the table
notice-mail-settings = Which mails you get, you choose here: { $address }
notice-mail-mute = Mute this table
notice-mail-digest = One mail a day instead
notice-mail-out = No more mails

# The tab, the bell, the app.
title-turn = Your turn · { $game }
title-many = { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
}
bell = Notices
bell-unread = { $count ->
    [one] one new notice
   *[other] { $count } new notices
}
bell-empty = Nothing has happened lately.
bell-settings = What, where and when
app-description = Board games with mice, rats and cheese, for people and bots.

# Asked after the first move of a match over days.
ask-title = Shall we tell you when it is your turn?
ask-text = { $count ->
    [0] It may be tomorrow until you move again.
    [one] Somebody else moves before you again. That may be tomorrow.
   *[other] { $count } people move before you again. That may be tomorrow.
}
ask-yes = Yes, on this device
ask-mail = By mail
ask-no = No, I look myself
ask-note = Asked once. One notice per turn, none while you look at the table, none at night. The browser asks only if you say yes.

# The page of notices.
notices-title = Notices
notices-lead = One notice per turn, none while you look at the table, none at night.
where-title = Where we tell you
where-none = Nowhere yet: the bell and the title of the tab are enough while a page is open.
here-title = This browser
here-off = Gets no notices yet.
here-on = Gets notices, also when no page is open.
here-denied = The browser does not allow notices from this site. You can change that in its settings for this page.
here-failed = That did not work: the browser could not reach its push service. Please try again.
here-turn-on = Turn on
here-turn-off = Turn off
way-push = Push
way-mail = Mail
way-webhook = Webhook
way-service = Service
way-sound = Sound
way-bell = Bell here
place-off = turned off, because it failed too often
place-unconfirmed = waits until you press the link in the mail
place-last = last told
place-on = on
place-secret = Signed with
place-again = Try again
place-remove = Remove
place-remove-one = Remove { $name }
add = Add
add-mail = A mail address
mail-address = Mail address
mail-note = We send one mail with a link to it; nothing else until you have pressed that. The address is kept for notices alone.
add-webhook = A webhook of your own
webhook-address = Address that takes JSON
webhook-note = Every message is signed (HMAC-SHA256). What does not arrive is tried five times in six hours; then the hook is off.
add-service = Another service: Telegram, Discord, Slack and many more
service-address = Address as Apprise writes it
service-note = For example tgram://token/chat. Services in the network of this server are not offered.
send-test = Send me a test
send-test-note = To everywhere above, at once.
what-title = What, and how
what-about = Tell me about
what-note = Nothing is sent to who looks at the table at that moment. Several tables within five minutes become one notice. Mails wait ten minutes.
digest = Mails as one a day, in the morning
kind-turn = Your turn, over days
kind-turn-note = one per turn and table; without a clock too
kind-turn-live = Your turn, live
kind-turn-live-note = only when nobody looks
kind-low = Time runs low
kind-low-note = at a quarter of the time
kind-invited = Invitation
kind-invited-note = by name, to a table
kind-over = A match has ended
kind-over-note = result and review
kind-chat = Chat at my tables
kind-chat-note = bundled, ten minutes
kind-stand-in = A bot plays for me
kind-stand-in-note = until I take my seat back
kind-nudge = Nudge
kind-nudge-note = at most one a day
kind-vote = A question to all
kind-vote-note = to end, to pause, another pace
quiet-title = Quiet hours
quiet-on = Send nothing in these hours
quiet-from = Quiet from
quiet-to = to
quiet-zone = Time zone
quiet-note = What waits comes as one in the morning.
quiet-wakes = Wake me if I would lose my seat in the night
quiet-night = The same hours stop my clocks over days
quiet-word = quiet
quiet-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
sounds-title = Sounds
sounds-note = Off until you choose in the menu how loud; then those that are ticked. Each has a sign on the page as well.
sound-play = Play: { $name }
sound-turn-name = Small bell
sound-turn-note = your turn
sound-low-name = Two bells
sound-low-note = your time runs low
sound-nudge-name = Finger on wood
sound-nudge-note = somebody is reminded
sound-chair-name = Chair
sound-chair-note = somebody leaves or comes back
sound-stop-name = Clock stops
sound-stop-note = the server was away, or people are asked
sound-move-name = Wood knock
sound-move-note = a piece is set down
sound-scrape-name = Stone scrape
sound-scrape-note = something is pushed or turns
sound-squeak-name = Squeak
sound-squeak-note = something leaves the board
sound-reveal-name = Cards turn
sound-reveal-note = something is shown
sound-chat-name = Paper
sound-chat-note = a line in the chat
sound-win-name = Fanfare
sound-win-note = you have won
sound-over-name = Two low tones
sound-over-note = the match is over
refuse-nobody-waits = Nobody waits for you at this table any more.
by-table-title = Single tables
by-table-choice = Notices of { $game }
wish-always = as always
wish-more = more
wish-mute = mute
log-title = What was sent
log-none = Nothing yet.
log-note = Kept for 30 days.
log-sent = Arrived.
log-sending = On its way.
log-again = Not yet: { $why }. Tried { $tries ->
    [one] once
   *[other] { $tries } times
}, we try again.
log-failed = Did not arrive: { $why }. Tried { $tries ->
    [one] once
   *[other] { $tries } times
}.
log-held-looking = Not sent: you were looking at the table.
log-held-opened = Held back: you had opened it already.
log-held-passed = Held back: your turn had passed.
why-answer = the answer was { $status }
why-unreachable = nobody answered
why-bad-keys = the browser's keys cannot be read
why-mail-refused = the mail server did not take it
why-service-refused = the service did not take it
why-service-unknown = no such service
why-no-apprise = the services are not installed here
why-unreadable = the address cannot be read
why-not-https = the address does not begin with https://
why-private = the address leads into a private network
confirm-mail-title = Is this your address?
confirm-mail-text = Hello { $name },

    somebody, probably you, wants notices from Cheeseboard at this address. If so, press the link:

    { $address }

    If not, do nothing: there will be no further mail.
link-confirm-title = Notices by mail
link-confirm-text = Shall notices come to { $address }?
link-confirm-press = Yes, this is my address
link-confirm-done = That is it
link-confirm-done-text = Notices come to { $address } from now on. Every mail has a link that ends them.
link-digest-title = One mail a day
link-digest-text = Shall all that is new come as one mail in the morning to { $address }?
link-digest-press = One mail a day
link-digest-done = Done
link-digest-done-text = From now on there is one mail a day, in the morning.
link-mute-title = Mute this table
link-mute-text = Shall nothing more be told of this table, neither to { $address } nor elsewhere?
link-mute-press = Mute this table
link-mute-done = Done
link-mute-done-text = You are told nothing more of this table. Other tables go on as before.
link-out-title = No more mails
link-out-text = Shall no more notices come to { $address }?
link-out-press = No more mails
link-out-done = Done
link-out-done-text = Nothing is sent to { $address } any more, and the address is deleted.
refuse-no-mail = This server sends no mails: its operator has not set up a mail server.
refuse-no-apprise = Further services are not installed on this server; its operator adds them with cheeseboard[apprise].
refuse-service = No service has an address like this, or it leads into the network of this server. Please look it up in the list of Apprise.
refuse-mail-address = This is no mail address. Please write it like name@example.org.
refuse-address-unreadable = This address cannot be read. Please write it like https://example.org/hook.
refuse-address-not-https = Please give an address that begins with https://, so that nobody reads along.
refuse-address-private = This address leads into a private network. Please give one that can be reached from outside.
refuse-many-receivers = More places than this cannot be told. Please remove one first.
refuse-link-old = This link is not valid any more. You find your notices on their page.
refuse-zone = There is no time zone “{ $text }”. Please write one like Europe/Kyiv.
refuse-time-of-day = “{ $text }” is no time of day. Please write it like 22:30.
