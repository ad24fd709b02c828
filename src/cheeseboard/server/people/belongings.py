"""What is somebody's: every column that tells of a person, how it is exported, and what becomes of
it when the person goes, or turns out to be somebody we know.

Who adds a table to the schema adds it here: to `BELONGINGS`, once for each column that names a
person, or to `IMPERSONAL`. A test walks the schema.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

FORMER: Final = "former"
"""Stands for the words "a former guest" in what takes the place of a name."""

AtDeletion = Literal["remove", "empty", "keep", "special"]
AtMerging = Literal["move", "remove", "special"]


@dataclass(frozen=True, slots=True)
class Belonging:
    """What a table holds of a person: where, what the export shows of it, and how it goes."""

    table: str
    whose: str
    """The column with the person's id."""
    shown: tuple[str, ...] = ()
    """Columns in the export."""
    hidden: tuple[str, ...] = ()
    """Columns that nobody needs to see: hashes, or what belongs to others."""
    at_deletion: AtDeletion = "remove"
    """Rows go, or some of their columns are emptied, or they stay because an id alone names nobody;
    what is special is done in `going.py`."""
    emptied: Mapping[str, Any] = field(default_factory=dict)
    """What such columns become; `FORMER` stands for the words that take a name's place."""
    at_merging: AtMerging = "move"
    """What becomes of a guest's rows when the guest turns out to have an account; rows that both
    have are the account's. What lets anybody act or listen goes: a thief may have prepared it."""


BELONGINGS: Final = (
    Belonging(
        "people",
        "id",
        shown=(
            *("id", "name", "since", "kept", "language", "zone", "fur", "hat"),
            *("is_operator", "suspended", "leaves", "hides_ratings", "is_named", "is_signed"),
        ),
        hidden=("fold",),
        at_deletion="special",
        at_merging="special",
    ),
    Belonging(
        "tables",
        "host",
        shown=("id", "game", "options", "seats", "is_public", "stage", "since", "touched", "tempo"),
        hidden=(
            "manners",
            "to_act",
            "version",
            "looked",
            "warned",
            "is_rated",
            "access",
            "clocks",
            "falls",
        ),
        at_deletion="special",
        at_merging="special",
    ),
    Belonging(
        "sitters",
        "person",
        shown=("table", "seen", "owes", "ended", "put_away"),
        hidden=("news", "lag"),
        at_merging="special",
    ),
    Belonging(
        "chat",
        "person",
        shown=("id", "table", "name", "text", "at"),
        at_deletion="empty",
        emptied={"text": "", "name": FORMER},
    ),
    Belonging(
        "work",
        "payer",
        hidden=(
            *("key", "table", "seat", "since", "after", "worker", "until"),
            *("is_hint", "is_hurried", "tries", "answer", "is_review"),
        ),
        at_deletion="keep",
        at_merging="special",
    ),
    Belonging(
        "sessions",
        "person",
        shown=("made", "seen", "proved", "device"),
        hidden=("id",),
        at_merging="remove",
    ),
    Belonging("browsers", "person", shown=("at",), hidden=("id",), at_merging="remove"),
    Belonging(
        "tokens",
        "person",
        shown=("name", "tables", "made", "used"),
        hidden=("id",),
        at_merging="remove",
    ),
    Belonging(
        "passkeys",
        "person",
        shown=("id", "host", "count", "transports", "name", "made", "used"),
        hidden=("key",),
        at_merging="remove",
    ),
    Belonging("recovery", "person", shown=("made",), hidden=("hash",), at_merging="remove"),
    Belonging(
        "links",
        "person",
        hidden=("id", "session", "asker", "words", "stage", "until"),
        at_merging="remove",
    ),
    Belonging("addresses", "person", shown=("address", "confirmed"), at_merging="remove"),
    Belonging(
        "letters",
        "person",
        shown=("kind", "address", "until"),
        hidden=("id",),
        at_merging="remove",
    ),
    Belonging("shares", "payer", hidden=("until",), at_merging="remove"),
    Belonging(
        "results",
        "person",
        shown=(
            *("match", "seat", "table", "number", "game", "kind", "preset", "seats", "place"),
            *("score", "won", "team", "ending", "reason", "decisions", "seconds", "answer"),
            *("ended", "is_rated"),
        ),
        hidden=("bot", "mu", "sigma"),
        at_deletion="keep",
    ),
    Belonging("facets", "person", shown=("match", "seat", "facet", "game", "seats", "won")),
    Belonging(
        "meetings",
        "person",
        shown=("ahead", "level", "behind", "last"),
        hidden=("other",),
        at_merging="remove",
    ),
    Belonging(
        "meetings",
        "other",
        hidden=("person", "ahead", "level", "behind", "last"),
        at_merging="remove",
    ),
    Belonging(
        "ratings",
        "person",
        shown=(
            *("match", "seat", "game", "kind", "number"),
            *("from_mu", "from_sigma", "mu", "sigma", "at"),
        ),
        at_deletion="keep",
    ),
    Belonging("labels", "person", shown=("game", "label", "match", "at")),
    Belonging(
        "notices",
        "person",
        shown=("id", "table", "kind", "seat", "at", "facts", "opened", "passed"),
        hidden=("key", "after", "settled"),
    ),
    Belonging(
        "deliveries",
        "person",
        shown=("notice", "way", "name", "state", "why", "tries", "at"),
        hidden=("receiver", "after"),
    ),
    Belonging("rounds", "person", hidden=("after", "worker", "until"), at_merging="remove"),
    Belonging(
        "receivers",
        "person",
        shown=("way", "address", "name", "since", "confirmed", "off", "why", "last_sent"),
        hidden=("id", "keys"),
        at_merging="remove",
    ),
    Belonging("wishes", "person", shown=("wishes",)),
    Belonging("looks", "person", shown=("table", "at"), hidden=("page",), at_merging="remove"),
    Belonging(
        "searches",
        "person",
        shown=("games", "tempo", "widest", "since", "table", "called"),
        hidden=("seen", "came"),
        at_merging="remove",
    ),
    Belonging("rests", "person", shown=("night_from", "night_to")),
    Belonging("holidays", "person", shown=("begins", "ends", "said"), hidden=("id",)),
    Belonging("nudges", "person", shown=("table", "at"), hidden=("id",)),
    Belonging("nudges", "by", shown=("table", "at"), hidden=("id",)),
    Belonging("ties", "person", shown=("other", "kind", "since"), at_merging="remove"),
    Belonging("ties", "other"),
    Belonging("presence", "person", shown=("seen", "is_hidden"), at_merging="remove"),
    Belonging("invitations", "person", shown=("table", "by", "at", "is_declined")),
    Belonging("invitations", "by"),
    Belonging(
        "reports",
        "by",
        shown=("kind", "reason", "table", "at", "settled"),
        hidden=("id", "lines"),
        at_deletion="empty",
        emptied={"reason": "", "lines": []},
    ),
    Belonging("reports", "about", at_deletion="empty", emptied={"lines": []}, hidden=("lines",)),
    Belonging(
        "audit",
        "person",
        shown=("at", "what", "until", "why"),
        hidden=("id", "table", "report"),
        at_deletion="keep",
        at_merging="special",
    ),
    Belonging("audit", "by", shown=("what",), at_deletion="keep", at_merging="special"),
    Belonging(
        "reviews",
        "payer",
        shown=("id", "match", "version", "state", "since"),
        hidden=("rest", "head"),
        at_deletion="keep",
    ),
    Belonging(
        "review_seats",
        "person",
        shown=(
            *("review", "seat", "game", "at", "accuracy", "decisions"),
            *("own", "luck", "others", "result"),
        ),
    ),
    Belonging(
        "review_slips",
        "person",
        shown=("review", "step", "seat", "game", "at", "kind", "term", "loss"),
    ),
    Belonging("notes", "person", shown=("id", "match", "step", "seat", "name", "text", "at")),
    Belonging(
        "branches",
        "person",
        shown=("table", "match", "step", "seat", "knows_all", "is_kept", "at"),
        hidden=("start", "chances"),
    ),
    Belonging("puzzle_tries", "person", shown=("puzzle", "day", "is_found", "at")),
)
"""`work` and `shares` last for minutes."""

IMPERSONAL: Final = {
    "settings": "what the server keeps for itself",
    "challenges": "chance for a browser, gone with its session",
    "tries": "fingerprints, for an hour",
    "matches": "a match; its names are those of the seats, and change with them",
    "steps": "moves by seats, events without names",
    "films": "positions of a match",
    "answers": "answers to requests of a seat",
    "waits": "how long somebody waited for a match, without saying who",
    "beats": "when each process was last there",
    "outages": "when nobody served",
    "daily": "the open table of a day",
    "review_items": "findings about the moves of seats",
}
"""Tables that hold nobody, and why."""
