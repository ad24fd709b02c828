# Who somebody is: names, keys, devices, what is stored.

refuse-mail-not-sent = The letter could not be sent just now. Please try again later.

## Names

guest-names = Whisker, Fern, Nibble, Rind, Squeak, Button, Pip, Clover, Thimble, Biscuit, Hazel, Sprig, Pebble, Barley, Acorn, Poppy, Nutmeg, Twig, Marble, Sorrel, Bramble, Cork, Velvet, Moss
guest-sign = guest
former = a former guest
refuse-name-kept = Somebody keeps the name { $name }, or one that looks like it. Choose another.
refuse-name-letters = A name that is kept needs a letter or a figure.
refuse-name-reserved = { $name } is what people are called who have no name. Choose another.

## Sessions and tokens

refuse-no-session = This device is not signed in any more.
refuse-no-token = There is no such token of yours.
refuse-many-tokens = { $most } tokens are the most. Revoke one, then make another.
refuse-token-table = This token is not for this table.
refuse-browser = Do this in a browser: a program cannot.
refuse-token-tables = Name 1 to { $most } tables by their addresses, or choose all.

## One's own page

me-title = Your name, your look, your keys
me-rooms = Your pages
me-room-name = Name and keys
me-room-devices = Devices and programs
me-room-notices = Notices
me-room-data = Your data
me-language = Language
me-zone = Time zone
me-zone-none = Not known yet
me-zone-note = Times are shown as your clock has them.
wardrobe = Wardrobe
hat = Hat
fur = Fur
look-save = Wear this
hat-none = No hat
hat-toque = Cook
hat-cap = Cyclist
hat-beret = Painter
hat-crown = Paper king
hat-bobble = Bobble hat
hat-top = Top hat
hat-lamp = Miner
hat-knight = Knight
hat-straw = Straw hat
hat-night = Nightcap
hat-wreath = Wreath
hat-sieve = Sieve
hat-wedge = Wedge of cheese
fur-ash = Ash
fur-hazel = Hazel
fur-slate = Slate
fur-cream = Cream
fur-cinnamon = Cinnamon
fur-soot = Soot

## Keeping a name

keep-name = Keep my name
keep-guest = You are a guest called { $name }
keep-what = Keep the name, the hat and all your matches with one touch: finger, face or the lock of this device.
keep-which = The name to keep
keep-later = Later
keep-note = There is no password to invent, lose or steal. A guest plays on without it for as long as you like.
kept-title = Kept. Write these six words down.
kept-what = They open your name if every device is lost. We show them once and cannot read them afterwards.
kept-done = I wrote it down
have-name = You have a name here?
have-name-what = Come in with your key; what you played as a guest on this device comes along.
words-save = Save
words-print = Print
words-note = Not stored in plain text, not sent by mail. New words make the old ones void.
words-new = Your new six words
words-back = Welcome back, { $name }
words-void = The old words are void. Write the new ones down, and make a key for this device.
key-needs = Keys need a page that came by HTTPS, or from this machine. Ask who runs this server.
key-script = This part needs a browser that runs scripts.
keys-title = Your keys
key-used = used
key-rename = Name of the key
key-remove = Remove the key
key-add = Another key on this device
key-add-here = Make a key for this device
six-words = Six words
six-made = made
six-none = none yet
six-renew = Make new ones
sign-in = Sign in
sign-out = Sign out here

## Coming back

sign-in-title = Welcome back
sign-in-lead = Your name is kept by a key of yours. There is no password.
sign-in-guest = What you played as a guest on this device comes along.
by-key = With a key
by-key-what = Finger, face or the lock of this device. No name to type.
by-key-do = Show my key
by-device = From another device
by-link-what = Open “Name and keys” on a device where you are signed in, and choose “Add another device”.
by-link-code = The eight signs it shows
by-words = With the six words
by-words-what = If every device is lost. You get new words and make a new key.
by-words-do = Open my name
by-mail = By mail
by-mail-what = A link to the address that you have confirmed. It counts once, for 15 minutes.

## Another device

link-add = Add another device
link-qr = QR code that leads to the page for the other device
link-point = Point the camera of the other device here.
link-type = Without a camera: choose “Sign in” there and type
link-same = Does the other screen show exactly this?
link-yes = They match
link-no = They do not
link-agreed = The other device is coming in.
link-over = This code does not count any more.
link-note = Works for 2 minutes, once. Say yes only if the other device is in your hands.
linking = Bring this device in
linking-ask = Your other device shows eight signs. Bring this one in?
linking-do = Yes, this device
linking-same = The other screen must show the same:
linking-wait = Say there that they match. This page goes on by itself.
linking-look = Look again
linking-note = What you played as a guest on this device comes along.

## Devices and programs

devices-title = Your devices and programs
sessions-title = Where you are signed in
sessions-what = Each browser that knows you. End what you do not know: its open pages close at once.
sessions-none = This browser does not know you yet. Sit down somewhere, and it will.
device-unknown = A browser
device-this = this one
device-since = since
device-seen = last seen
device-end = End
device-end-others = End all others
tokens-title = Programs
tokens-what = A token lets a program play for you.
tokens-guest = Tokens that you make as a guest end when you keep your name.
token-all = all tables
token-old = A token from earlier days
token-old-what = Works at all tables until you revoke it.
token-unused = never used
token-revoke = Revoke
token-new = A new token
token-name = What is it for?
token-example = My bot
token-scope = Where may it go?
token-these = only these tables
token-tables = Addresses or ids of tables
token-make = Make the token
token-made = Here is your token
token-once = Copy the token of { $name } now: it is shown this once.
mail-title = Mail
mail-what = Only if you like: a link to sign in can come by mail. Nobody sees the address.
mail-confirmed = Confirmed.
mail-waits = We have written to it. Open the link in the letter.
mail-send = Send me a letter to confirm
mail-forget = Forget the address
mail-kept-only = Keep your name first.
letter-sent-title = Look into your mail
letter-sent = If somebody keeps a name with this address, a letter is on its way. The link in it counts once, for 15 minutes.
letter-confirm-subject = Confirm your address
letter-sign-in-subject = Sign in to Cheeseboard
letter-open-confirm = Is this your address, { $name }?
letter-open-sign-in = Sign in as { $name }?
letter-open-what-confirm = { $address } will be used for what you ask for, and for nothing else.
letter-open-what-sign-in = Somebody, you we hope, asked for a link to { $address }.
letter-do-confirm = Yes, it is mine
letter-do-sign-in = Sign in here

## What is stored

data-title = Your data
data-lead = What this server keeps about you, what for, and how you take it with you or take it away.
store-title = What we store
store-what = What
store-for = What for
store-who = Who sees it
store-long = How long
store-name = Name, hat, fur, language
store-name-for = so that others know who sits there
store-name-who = everybody
store-name-long = until you delete it; a guest who never sat down 30 days
store-moves = Moves and results
store-moves-for = replays, reviews, ratings, puzzles
store-moves-who = who has the table’s address, once a match has ended
store-moves-long = kept; your name is taken off when you delete
store-hidden = Hidden information
store-hidden-for = to play at all
store-hidden-who = only your seat until the end
store-hidden-long = with the match
store-chat = Chat
store-chat-for = to talk
store-chat-who = the table
store-chat-long = with the table; emptied when you delete
store-ratings = Ratings, labels, whom you have met in matches
store-ratings-for = fair tables
store-ratings-who = everybody, or only you
store-ratings-long = kept without your name when you delete
store-people = Whom you follow, mute or block
store-people-for = company you like
store-people-who = only you
store-people-long = until you change it
store-key = Public half of each passkey, a hash of the six words
store-key-for = to know you again
store-key-who = nobody
store-key-long = until you remove it
store-session = Browsers where you are signed in, tokens of programs
store-session-for = so that you need not come in anew
store-session-who = only you
store-session-long = until you end them; 400 days without a visit
store-browser = Which names one browser has let in
store-browser-for = so that nobody plays rated matches against themselves
store-browser-who = nobody
store-browser-long = as a fingerprint, 400 days after the last time
store-notice = Push address, webhook
store-notice-for = only if you asked for notices
store-notice-who = nobody
store-notice-long = until you turn it off
store-mail = Mail address
store-mail-for = only if you gave one
store-mail-who = nobody
store-mail-long = until you forget it here
store-zone = Time zone, quiet hours, holidays
store-zone-for = clocks that do not run at night
store-zone-who = others see only that you sleep
store-zone-long = until you change it
store-address = Address of your connection
store-address-for = to stop floods of requests
store-address-who = nobody; it is only counted
store-address-long = in memory; as a fingerprint for an hour after six words
store-review = Reviews you asked for, lines you played on, puzzles you tried
store-review-for = so that you learn, and no puzzle counts twice
store-review-who = only you; a review itself, who sees the match
store-review-long = kept without your name when you delete; lines and puzzles go
store-note = Notes beside moves
store-note-for = to talk about a match
store-note-who = who sees the match
store-note-long = until you take them away or delete
store-told = Notices in the bell, and what became of each
store-told-for = to tell you whose turn it is
store-told-who = only you
store-told-long = 30 days
store-here = When you were last here, and which table you have open
store-here-for = so that friends find you, and nobody is told what they see
store-here-who = who follows you, unless you hide it; the table
store-here-long = the last time only; open pages for a minute
store-search = That you look for a match, invitations, reminders
store-search-for = to bring people together
store-search-who = who is found, invited or reminded
store-search-long = until it has happened, or with the table
store-report = Reports, with the last 30 lines of the table
store-report-for = so that people behave
store-report-who = the operators
store-report-long = kept; your words are emptied when you delete
store-books = What an operator did, to whom and why
store-books-for = so that operators behave
store-books-who = the operators; you, why you were kept out
store-books-long = kept; it names nobody who is deleted
store-think = Which bots think for you
store-think-for = so that everybody gets an equal share
store-think-who = nobody
store-think-long = minutes
not-title = What we do not
not-1 = no passwords, no birthdays, no phone numbers
not-2 = no advertisements and no counting by others: this page asks nobody else’s server for anything
not-3 = one cookie says who you are here, one knows a browser in which a name was kept, others keep language and pace; no banner is needed for them
not-4 = no record of how long you look at a page
take-title = Take it with you
take-do = Export everything
take-note = An archive of JSON files. Each record is also under its replay.
delete-title = Delete
delete-do = Delete me…
delete-sure = Forget { $name } for good
delete-now = Delete me
delete-nobody = There is nothing here about you.
leaving = You will be forgotten on
stay = Stay after all

## Refusals

refuse-key = This key could not be checked. Please try again.
refuse-key-unknown = Nobody here has this key. Keep a name first, or come in with six words.
refuse-key-late = That took too long, or was sent twice. Please try again.
refuse-key-there = This key is here already.
refuse-no-key = You have no such key.
refuse-last-key = This is your last key, and you have no six words. Make words first.
refuse-many-keys = { $most } keys are the most. Remove one, then make another.
refuse-kept-already = You keep a name already.
refuse-not-kept = Keep your name first.
refuse-prove = Show your key first: this counts for 15 minutes.
refuse-guest-out = Who signs out as a guest cannot come back. Keep your name first, or delete it.
refuse-words = These words do not open this name.
refuse-link = This code does not count. Look at the other device: perhaps it shows a new one.
refuse-link-late = This code does not count any more. Begin again.
refuse-address = This is no mail address.
refuse-letter = This link was used already, or is too old. Ask for a new one.
refuse-look = Choose one of the furs and hats that are offered.
refuse-not-sure = Tick the box to say that you are sure.

token-some = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
take-what = { $count ->
    [one] One file: your match with all its moves, ratings, what you wrote, settings.
   *[other] One file: your tables ({ $count }) with all moves, ratings, what you wrote, settings.
}
delete-what =
    { $count ->
        [one] Your name becomes “a former guest” at one table.
       *[other] Your name becomes “a former guest” at { $count } tables.
    } Chats, keys and notices vanish.
delete-running = { $count ->
    [one] In one running match a bot takes your seat.
   *[other] In { $count } running matches a bot takes your seat.
}
delete-note =
    { $count ->
        [one] Happens after one day.
       *[other] Happens after { $count } days.
    } Until then one touch brings everything back. Backups are the operator’s.
letter-confirm =
    Hello,

    somebody at Cheeseboard says that this is their address. If that was you, open this link within 15 minutes:

    { $link }

    If it was not, do nothing: you will not hear from us again.
letter-sign-in =
    Hello,

    here is your link to Cheeseboard. It counts once, for 15 minutes:

    { $link }

    If you did not ask for it, do nothing: nobody comes in without it.
refuse-many-tries = { $seconds ->
    [one] That was tried too often. Try again in { $seconds } second.
   *[other] That was tried too often. Try again in { $seconds } seconds.
}
refuse-many-letters = Enough letters are on their way. Look into your mail, and try again in a quarter of an hour.
refuse-many-exports = You have just exported everything. Try again later.
me-own = your page
