"""The tables of the database, as they are now; `migrations/` says how they became so."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
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
)

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
    Index("tables_by_stage", "stage", "touched"),
)
"""Where people sit; `seats` is a list of players, `stage` is open, playing, over or closed.

`to_act` are the seats that are to decide, written with every step, so that lists need no match.
`version` counts what has changed at the table, its match and its chat. `looked` is when somebody
last had it open, to some seconds. `warned` is since when its people are told that it goes; it
counts only if nobody has come since.
"""

sitters = Table(
    "sitters",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("seen", Float, nullable=False, server_default="0"),
)
"""Who has a seat where, to find a person's tables; `seen` is when they were last there."""

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
)
"""What bots have to think about: a row for each table where they are to act, and for each hint.

`worker` has it until `until`, and then anybody may take it. No move is played before `after`.
"""

shares = Table(
    "shares",
    metadata,
    Column("payer", String, primary_key=True),
    Column("until", Float, nullable=False),
)
"""Until when somebody, or a table, comes behind those who have had less thinking."""
