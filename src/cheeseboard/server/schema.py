"""The tables of the database, as they are now; `migrations/` says how they became so."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""What the server keeps for itself: the key that signs cookies."""

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("kept", Float, nullable=True),
    Column("fold", String, nullable=True),
    Column("language", String, nullable=False, server_default=""),
    Column("zone", String, nullable=False, server_default=""),
    Column("fur", String, nullable=False, server_default=""),
    Column("hat", String, nullable=False, server_default=""),
    Column("is_operator", Boolean, nullable=False, server_default=false()),
    Column("suspended", Float, nullable=False, server_default="0"),
    Column("leaves", Float, nullable=True),
    Column("is_named", Boolean, nullable=False, server_default=true()),
    Column("is_signed", Boolean, nullable=False, server_default=true()),
    Column("hides_ratings", Boolean, nullable=False, server_default=false()),
    Index("people_by_fold", "fold", unique=True),
)
"""Everybody who was ever here. Who keeps the name has an account since `kept`; others are guests.

`fold` is a kept name without what only looks different, so that no two accounts look the same.
`language` and `zone` are as the person chose them, empty where nothing was chosen; `fur` and `hat`
are the badge. `suspended` is until when an operator keeps them out, `leaves` when an account that
is to be deleted goes for good. `is_named` is false while the name is one of ours; `is_signed` is
true while a cookie or token from before there were sessions counts.
is to be deleted goes for good. `hides_ratings` keeps their ratings from others.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("proved", Float, nullable=False),
    Column("device", String, nullable=False),
)
"""Browsers that know who somebody is; `id` is the fingerprint of the cookie's secret.

`proved` is when the person last showed a key, or words, in this browser; 0 for never.
"""

browsers = Table(
    "browsers",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Accounts that were let in by one browser; `id` is the fingerprint of its mark."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("tables", JSON(none_as_null=True), nullable=True),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
)
"""Programs that act for somebody, at all tables or at those that are listed; `used` to the day."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("host", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("transports", JSON, nullable=False),
    Column("name", String, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
)
"""The public halves of keys, which work under one host; `count` is the key's own count of uses."""

challenges = Table(
    "challenges",
    metadata,
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),
)
"""What a key is asked to sign in a browser; taken away with the first answer."""

recovery = Table(
    "recovery",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("hash", String, nullable=False),
    Column("made", Float, nullable=False),
)
"""The six words, as a slow hash."""

tries = Table(
    "tries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String, nullable=False, index=True),
    Column("at", Float, nullable=False),
)
"""Who has tried what: a fingerprint of both, for an hour."""

links = Table(
    "links",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("session", String, nullable=False),
    Column("asker", String, nullable=False, server_default=""),
    Column("words", String, nullable=False, server_default=""),
    Column("stage", String, nullable=False),
    Column("until", Float, nullable=False),
)
"""Another device that wants in: `session` shows the code, `asker` has read it, both show `words`.

`stage` is shown, asked or agreed; `id` is the fingerprint of the code.
"""

addresses = Table(
    "addresses",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("address", String, nullable=False, index=True),
    Column("confirmed", Float, nullable=True),
)
"""Where somebody gets letters, since a link in one was opened."""

letters = Table(
    "letters",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("until", Float, nullable=False),
)
"""Links in letters that were sent: to sign in, or to confirm an address; each counts once."""

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("stage", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("manners", JSON, nullable=False, server_default="{}"),
    Column("to_act", JSON(none_as_null=True), nullable=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("looked", Float, nullable=False, server_default="0"),
    Column("warned", Float, nullable=False, server_default="0"),
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Column("access", String, nullable=False, server_default="link"),
    Column("tempo", JSON, nullable=False, server_default='{"kind": "none"}'),
    Column("clocks", JSON(none_as_null=True), nullable=True),
    Column("falls", Float, nullable=True),
    Index("tables_by_stage", "stage", "touched"),
    Index("tables_by_falls", "falls"),
)
"""Where people sit; `seats` is a list of players, `stage` is open, playing, over or closed.

`to_act` are the seats that are to decide, written with every step, so that lists need no match.
`version` counts what has changed at the table, its match and its chat. `looked` is when somebody
last had it open, to some seconds. `warned` is since when its people are told that it goes; it
counts only if nobody has come since. `is_rated` says that its matches change people's ratings.
`access` is who finds it: everybody, friends, or who has the link; `is_public` says the first alone.

`tempo` is how much time it gives, `clocks` are the facts of the seats' clocks, written with every
step, and `falls` is when the next of them runs out, or somebody has to look at them.
"""

sitters = Table(
    "sitters",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("lag", Float, nullable=False, server_default="0"),
    Column("owes", Float, nullable=True),
    Column("ended", Float, nullable=True),
    Column("news", JSON(none_as_null=True), nullable=True),
    Column("put_away", Boolean, nullable=False, server_default=false()),
    Index("sitters_by_person", "person", "ended"),
)
"""Who has a seat where, to find a person's tables; `seen` is when they were last there, `lag` how
many seconds their line takes there and back.

`owes` is since when they are to decide, `ended` when the last match was over, `news` the last event
that concerns them. Who has `put_away` a table does not see it at home.
"""

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("head", JSON, nullable=False),
    Column("names", JSON, nullable=False),
    Column("saved", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("end", JSON, nullable=True),
    Column("since", Float, nullable=False),
    Column("length", Integer, nullable=False, server_default="0"),
    Column("mark", String, nullable=True),
    Column("first", JSON(none_as_null=True), nullable=True),
    UniqueConstraint("table", "number"),
)
"""`head` opens the record, `events` are those of the set-up, `saved` is the latest position.

`first` is the position after the set-up, from which the changes of the steps lead on.

`length` counts the steps: a step is written only behind the one before it. `mark` is the
fingerprint of what was saved at the set-up.
"""

steps = Table(
    "steps",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("mark", String, nullable=True),
    Column("change", JSON(none_as_null=True), nullable=True),
)
"""A line of the record and what happened by it; `mark` is the fingerprint of what was saved then.

`change` makes the position of the one before, until all of them become the match's film.

The steps of a line are written together, and only the last has events and mark.
"""

films = Table(
    "films",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("film", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""How a match that is over looked after every step, packed."""

answers = Table(
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String, primary_key=True),
    Column("answer", JSON, nullable=False),
)
"""What a request was answered, so that a repeated one has no second effect."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
)

work = Table(
    "work",
    metadata,
    Column("key", String, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("payer", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("worker", String, nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
    Column("is_hint", Boolean, nullable=False),
    Column("is_hurried", Boolean, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("answer", JSON(none_as_null=True), nullable=True),
    Column("is_review", Boolean, nullable=False, server_default=false()),
)
"""What bots have to think about: a row for each table where they are to act, for each hint, and a
few for each review, which come last.

`worker` has it until `until`, and then anybody may take it. No move is played before `after`.
"""

shares = Table(
    "shares",
    metadata,
    Column("payer", String, primary_key=True),
    Column("until", Float, nullable=False),
)
"""Until when somebody, or a table, comes behind those who have had less thinking."""

results = Table(
    "results",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("bot", String, nullable=False),
    Column("game", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("team", Integer, nullable=False),
    Column("ending", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("answer", Float, nullable=True),
    Column("ended", Float, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Index("results_by_person", "person", "ended"),
    Index("results_by_game", "person", "game", "ended"),
    Index("results_by_seat", "person", "game", "seats", "seat", "won"),
)
"""How a match ended for a seat, written with its end.

`person` is whose seat it was; nobody where a bot sat, or somebody else at the person's device.
`kind` is the pace: none, live or days. `won` is the part of the win, `ending` is out for who
resigned and left for whom a bot played to the end; `reason` is how the match ended. `decisions` are
the seat's, `answer` is their median time in seconds. `mu` and `sigma` are the strength of a bot as
it was known then.
"""

facets = Table(
    "facets",
    metadata,
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("facet", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("won", Float, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["results.match", "results.seat"]),
    Index("facets_by_person", "person", "game", "seats", "facet", "won"),
)
"""What a person played with in a match, as the game tells it: a clan, a faction."""

meetings = Table(
    "meetings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("ahead", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Column("last", Float, nullable=False),
)
"""How often a person came before, level with and behind another at the same table."""

ratings = Table(
    "ratings",
    metadata,
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("from_mu", Float, nullable=False),
    Column("from_sigma", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    ForeignKeyConstraint(["match", "seat"], ["results.match", "results.seat"]),
    Index("ratings_by_person", "person", "game", "kind", "number", unique=True),
)
"""What a rated match changed: made from `results` alone, and made anew from them at any time."""

labels = Table(
    "labels",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String, primary_key=True),
    Column("label", String, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("at", Float, nullable=False),
)
"""What somebody was called once, and by which match; `game` is empty for what any game gives."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("table", ForeignKey("tables.id"), nullable=True, index=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("at", Float, nullable=False),
    Column("after", Float, nullable=False, server_default="0"),
    Column("facts", JSON, nullable=False),
    Column("opened", Float, nullable=False, server_default="0"),
    Column("passed", Float, nullable=False, server_default="0"),
    Column("settled", Float, nullable=False, server_default="0"),
    Index("notices_by_person", "person", "at"),
)
"""What somebody should know, once for each `key`; `facts` is what everybody at the table knows.

`opened` is when the person saw it, `passed` since when it does not matter any more, `settled` since
when nothing is left to send.
"""

deliveries = Table(
    "deliveries",
    metadata,
    Column("notice", ForeignKey("notices.id"), primary_key=True),
    Column("receiver", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("way", String, nullable=False),
    Column("name", String, nullable=False),
    Column("state", String, nullable=False),
    Column("why", String, nullable=False, server_default=""),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("after", Float, nullable=False, server_default="0"),
    Column("at", Float, nullable=False),
)
"""What became of a notice on its way to a receiver: sending, again, sent, held or failed."""

rounds = Table(
    "rounds",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("after", Float, nullable=False),
    Column("worker", String, nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
)
"""Whose notices are to be looked at, and when; `worker` has it until `until`, like a bot's work."""

receivers = Table(
    "receivers",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("way", String, nullable=False),
    Column("address", String, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("name", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("confirmed", Float, nullable=False, server_default="0"),
    Column("off", Float, nullable=False, server_default="0"),
    Column("why", String, nullable=False, server_default=""),
    Column("last_sent", Float, nullable=False, server_default="0"),
)
"""Where somebody wants to be told: a browser, a mail address, a hook, a service.

`confirmed` is when the owner of an address said that it is theirs; `off` since when nothing is sent
there, because it failed too often.
"""

wishes = Table(
    "wishes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("wishes", JSON, nullable=False),
)
"""How somebody wants to be told, where that is not as usual."""

looks = Table(
    "looks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("page", String, primary_key=True),
    Column("at", Float, nullable=False),
)
"""Which pages are open and looked at; each says so again every some seconds."""

searches = Table(
    "searches",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("games", JSON, nullable=False),
    Column("tempo", String, nullable=False),
    Column("widest", Float, nullable=False, server_default="12"),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table", String, nullable=False, server_default=""),
    Column("called", Float, nullable=False, server_default="0"),
    Column("came", Float, nullable=False, server_default="0"),
    Index("searches_by_since", "since"),
)
"""Who looks for a match, one search each. `games` are the games that will do, with the person's
strength in each, and `widest` is how far from it others may be. `seen` is when a page last said
that it is open; `table` is where the person was called to at `called`, and came at `came`."""

waits = Table(
    "waits",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("seconds", Float, nullable=False),
)
"""How long people waited for a match, without saying who."""

daily = Table(
    "daily",
    metadata,
    Column("day", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("table", String, nullable=False),
)
"""The open table of a day for each game; the row is what makes it the only one."""

beats = Table(
    "beats",
    metadata,
    Column("process", String, primary_key=True),
    Column("at", Float, nullable=False),
)
"""When each process that serves people was last known to do so."""

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)
"""When nobody served: what ran of a clock in that time is given back."""

rests = Table(
    "rests",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("night_from", Integer, nullable=False),
    Column("night_to", Integer, nullable=False),
)
"""When somebody sleeps, in minutes after midnight of their zone; others have the usual night."""

holidays = Table(
    "holidays",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("said", Float, nullable=False),
)
"""When somebody's clocks over days stand still; `said` is when that was announced."""

nudges = Table(
    "nudges",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False),
    Column("at", Float, nullable=False),
)
"""Who was reminded of a table, and by whom."""

ties = Table(
    "ties",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String, primary_key=True),
    Column("since", Float, nullable=False),
)
"""How a person stands to another: `follow`, `mute` or `block`."""

presence = Table(
    "presence",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Float, nullable=False, server_default="0", index=True),
    Column("is_hidden", Boolean, nullable=False, server_default=false()),
)
"""When the owner of a kept name last had a page open, and whether that is nobody's business."""

invitations = Table(
    "invitations",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("is_declined", Boolean, nullable=False, server_default=false()),
)
"""Who is asked to which table, and by whom; it counts while the table waits for players."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("about", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("kind", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("table", String, nullable=False, server_default=""),
    Column("lines", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Float, nullable=True, index=True),
)
"""What somebody tells the operator of somebody else: about `chat`, `name` or `behaviour`.

`lines` are the last messages of the table's chat, as they were then: id, person, name, text, at.
"""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String, nullable=False),
    Column("what", String, nullable=False),
    Column("person", String, nullable=False, server_default="", index=True),
    Column("table", String, nullable=False, server_default=""),
    Column("report", Integer, nullable=False, server_default="0"),
    Column("until", Float, nullable=False, server_default="0"),
    Column("why", String, nullable=False),
)
"""What operators did, to whom and why. Rows are only added: the database refuses all else.

`by` is the operator's id, empty for the command line; people stand here by their ids alone.
"""

reviews = Table(
    "reviews",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("version", String, nullable=False),
    Column("state", String, nullable=False),
    Column("payer", String, nullable=False),
    Column("since", Float, nullable=False),
    Column("rest", Integer, nullable=False, server_default="0"),
    Column("head", JSON, nullable=False),
    UniqueConstraint("match", "version"),
    Index("reviews_by_payer", "payer", "since"),
)
"""Analyses of matches that are over, one for each version of rules and bot; all who look share it.

`state` is working, resting (at step `rest`) or done; `payer` is who asked first. `head` is what is
known before anything was found out: the bot, and what kind of step each is.
"""

review_items = Table(
    "review_items",
    metadata,
    Column("review", ForeignKey("reviews.id"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("step", Integer, nullable=False),
    Column("place", Float, nullable=False),
    Column("lane", Integer, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("answer", JSON(none_as_null=True), nullable=True),
    Index("review_items_by_place", "review", "lane", "place"),
)
"""What is to be found out for a review, the lowest `place` first; each lane is a row of `work`."""

review_seats = Table(
    "review_seats",
    metadata,
    Column("review", ForeignKey("reviews.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("accuracy", Float, nullable=True),
    Column("decisions", Integer, nullable=False),
    Column("own", Float, nullable=False),
    Column("luck", Float, nullable=False),
    Column("others", Float, nullable=False),
    Column("result", Float, nullable=False),
    Index("review_seats_by_person", "person", "at"),
)
"""The bill of chances of each seat of a review that is done, for many matches of a person."""

review_slips = Table(
    "review_slips",
    metadata,
    Column("review", ForeignKey("reviews.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("game", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String, nullable=False),
    Column("term", String, nullable=False),
    Column("loss", Float, nullable=False),
    Index("review_slips_by_person", "person", "game"),
)
"""Slips and blunders: at what kind of decision, and the term of the appraisal that was missed."""

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Float, nullable=False),
    Index("notes_by_match", "match", "step"),
)
"""What people of a table have written at a step of a match that is over."""

branches = Table(
    "branches",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("knows_all", Boolean, nullable=False),
    Column("is_kept", Boolean, nullable=False, server_default=false()),
    Column("start", String, nullable=False),
    Column("chances", JSON, nullable=False, server_default="{}"),
    Column("at", Float, nullable=False),
    Index("branches_by_match", "match", "person"),
)
"""Tables at which a finished match is played on from a step: whose, from which seat's knowledge.

`start` is the position they begin with, as text; what the seat did not know is dealt anew in it.
`chances` are those of all seats, by step of the branch, as far as they are counted.
"""

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("puzzle", String, primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("day", String, nullable=False),
    Column("is_found", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_tries_by_day", "day"),
)
"""The first move that somebody tried in a puzzle; `day` is the day of which it was the puzzle."""
