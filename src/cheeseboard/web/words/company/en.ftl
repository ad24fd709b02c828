## Friends and presence

company-friends = Friends
company-all = All { $count }
company-here = here
company-plays = playing { $game }
company-at-table = at a table
company-untold = does not tell
company-last = last here
company-friend = friend
company-watch = Watch
company-invite = Invite
company-none = You follow nobody yet. Open somebody’s name to follow them; who follows you back is a friend.
company-guest = Keep your name first: guests cannot follow, invite, mute, block or report.
company-is-guest = A guest
company-is-shown = Others see when you are here.
company-is-hidden = Nobody sees when you are here.
company-hide = Hide
company-show = Show
company-mine = Your company
company-followed = Whom you follow
company-muted = Muted
company-blocked = Blocked
company-around = { $count ->
    [0] Nobody else is here
    [one] One person is here
   *[other] { $count } people are here
}

## What one can do

company-you-and = You and { $name }
company-about = What you can do about { $name }
company-follow = Follow
company-unfollow = Unfollow
company-mute = Mute
company-unmute = Unmute
company-block = Block
company-unblock = Unblock
company-block-sure = Block { $name }? You will not read each other, and { $name } cannot sit at your tables. Nobody is told.
company-report = Report
company-open-first = Open a table to invite
company-which-table = To which table
company-follow-means = Follow: you see when they are here and what they play in public. They need not agree.
company-mute-means = Mute: you no longer read what they write. Nothing changes for anybody else.
company-block-means = Block: you do not read each other; they cannot sit at your tables, invite you or see when you are here. They are not told.
company-report-about = About what
company-report-chat = What they write
company-report-name = Their name
company-report-behaviour = How they behave
company-report-why = What happened
company-report-lines = { $count ->
    [one] The last line of this table’s chat is kept with the report, and nothing else.
   *[other] The last { $count } lines of this table’s chat are kept with the report, and nothing else.
}
company-report-where = To report something written, press the writer’s name in the chat of that table.
company-report-send = Send to the operator
company-reported = Thank you
company-reported-what = The operator of this server will look at it. { $name } is not told who reported.
company-invitations = You are invited
company-asks = { $name } asks you to { $game }
company-no-thanks = No, thanks
company-was-asked = invited
company-declined = not this time
company-sit-anyway = Sit down anyway
company-blocked-there = { $name }, whom you have blocked, is at this table.
company-suspended = You cannot act here until
company-suspended-why = The operator’s reason: { $why }
chat-removed = This message was taken away.

## The operator’s page

admin = The operator’s desk
admin-promise = Whatever you do here is written into the log below, with your reason. What is hidden in a running match stays hidden from you too.
admin-reports = Reports
admin-no-reports = Nobody has complained.
admin-report-chat = Chat
admin-report-name = Name
admin-report-behaviour = Behaviour
admin-told-by = Reported by { $name }
admin-gone = somebody who is gone
admin-table = table
admin-lines = { $count ->
    [one] The last line of the chat
   *[other] The last { $count } lines of the chat
}
admin-why = Why
admin-what-done = What you did about it
admin-do = Do something
admin-days = Days
admin-suspend = Suspend
admin-lift = Let in again
admin-new-name = New name
admin-rename = Rename
admin-remove = Take the text away
admin-settle = Done
admin-settled = Done,
admin-people = People
admin-find = A name or an id
admin-find-go = Find
admin-nobody = Nobody of that name.
admin-account = Account
admin-guest = Guest
admin-since = here since
admin-operator = operator
admin-suspended-until = suspended until
admin-until = until
admin-tables = { $count ->
    [0] No tables
    [one] One table
   *[other] { $count } tables
}
admin-stage-open = waits for players
admin-stage-playing = in play
admin-private = by link only
admin-close = Close the table
admin-log = What operators did
admin-log-empty = Nothing yet.
admin-shell = Command line
admin-did-suspend = suspended
admin-did-lift = let in again
admin-did-rename = gave another name
admin-did-remove-text = took a text away
admin-did-close-table = closed a table
admin-did-settle = dealt with a report
admin-did-make-operator = made an operator
admin-did-unmake-operator = is no longer an operator

## Refusals

refuse-account = Only who keeps a name can do this. Keep yours first, then come back.
refuse-nobody = There is nobody of that address.
refuse-tie-self = That is you.
refuse-follow-guest = { $name } is a guest and may be gone tomorrow. Only kept names can be followed.
refuse-many-ties = { $most } people are the most. Let somebody go first.
refuse-not-here = You cannot sit down at this table. Look for another one, or open your own.
refuse-blocked-there = { $name }, whom you have blocked, is at this table. Sit down anyway only if you want to.
refuse-invite-there = { $name } sits at this table already.
refuse-invite-guest = { $name } is a guest. Give them the link of the table.
refuse-invite-full = No seat is free at this table.
refuse-report-kind = Say what it is about: what they write, their name, or how they behave.
refuse-report-table = To report something written, press the writer’s name in the chat of that table.
refuse-reason = Say why, in 1 to { $most } characters.
refuse-suspended = You cannot act here until { $until }. The operator’s reason: { $why }
refuse-suspend-operator = { $name } is an operator. Take that from them first, by cheeseboard admin unmake.
refuse-not-suspended = { $name } is not suspended.
refuse-operator-guest = { $name } is a guest. Only who keeps a name can be an operator.
refuse-days = Say for how many days, from 1 to { $most }.
refuse-no-line = There is no such message any more.
refuse-no-report = There is no such report.
refuse-nobody-named = Nobody here is called { $name }.
refuse-many-named = Several people are called { $name }. Say which one by the id: { $ids }
