"""Cards and bases in words and pictures."""

from cheeseboard.drawing import Say
from cheeseboard.game import Message
from cheeseboard.games.smash_up.board.parts import Entry, Face
from cheeseboard.games.smash_up.box import (
    ATTACH,
    BASE,
    BASE_IDS,
    BASE_THEME,
    CARD_IDS,
    CARDS,
    FACTION_CODES,
    FACTION_OF,
    IS_MINION,
    KIND,
    POWER,
)


def face(kind: int, say: Say) -> Face:
    id = CARD_IDS[kind]
    name = card_name(id, say)
    return Face(
        id=id,
        name=name,
        text=say(Message("board-card-text", {"card": id})),
        code=card_code(kind),
        picture=f"su-m-{id}" if IS_MINION[kind] else f"su-a-{CARDS[kind]['picture']}",
        power=POWER[kind] if IS_MINION[kind] else -1,
        pill=say(Message(f"board-pill-{_pill(kind)}")),
        word=longest_word(name),
    )


def base_face(base: int, say: Say) -> Face:
    """A base as a card of a list."""
    id = BASE_IDS[base]
    name = card_name(id, say)
    return Face(
        id=id,
        name=name,
        text=base_text(id, say),
        code=base_code(base),
        picture=f"su-land-{id}",
        power=-1,
        pill="",
        word=longest_word(name),
    )


def entry(card: Face, seat: int, note: str, say: Say) -> Entry:
    """A line of a list, which opens the large view."""
    return Entry(card, seat, note, say(Message("board-large", {"name": card.name})))


def longest_word(name: str) -> int:
    return max(map(len, name.replace("-", " ").split()))


def _pill(kind: int) -> str:
    """Which word says when a card works."""
    labels: list[str] = CARDS[kind]["labels"]
    if "talent" in labels:
        return "talent"
    if not IS_MINION[kind]:
        return ATTACH[kind] or ("special" if "special" in labels else "action")
    return labels[0] if labels else "played"


def card_name(id: str, say: Say) -> str:
    """The name of a card or a base."""
    return say(Message(f"card-{id}"))


def base_text(id: str, say: Say) -> str:
    return say(Message("board-base-text", {"base": id}))


def base_code(base: int) -> str:
    """The faction in whose weather a base lies."""
    return FACTION_CODES[BASE_THEME[base]]


def card_code(kind: int) -> str:
    """The faction in whose frame a card is drawn."""
    return FACTION_CODES[FACTION_OF[kind]]


def code_of(id: str) -> str:
    """The faction of a card or a base."""
    return base_code(BASE[id]) if id in BASE else card_code(KIND[id])


def gist(kind: int) -> str:
    """What an action on a base does to numbers there."""
    text: str = CARDS[kind].get("gist", "")
    return text


def seat_name(seat: int, say: Say) -> str:
    return say(Message("board-name", {"seat": seat}))
