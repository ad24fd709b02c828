"""Cards and bases in words and pictures."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message
from cheeseboard.games.smash_up.board.parts import Entry, Face
from cheeseboard.games.smash_up.cards import (
    ATTACH,
    BASE_IDS,
    BASES,
    CARD_IDS,
    CARDS,
    FACTION_CODES,
    FACTIONS,
    IS_MINION,
    POWER,
)

ACTION_PICTURES: Final = {
    "bc_bear_hug": "hug",
    "bc_bear_necessities": "destroy",
    "bc_bear_rides_you": "ride",
    "bc_commission": "commission",
    "bc_high_ground": "trap",
    "bc_superiority": "shield",
    "bc_borscht": "borscht",
    "bc_screwed": "push",
    "gh_across_the_divide": "recover",
    "gh_door_to_the_beyond": "door",
    "gh_ghostly_arrival": "extra",
    "gh_incorporeal": "veil",
    "gh_make_contact": "strings",
    "gh_seance": "seance",
    "gh_shady_deal": "deal",
    "gh_the_dead_rise": "rise",
    "kp_blossom": "blossom",
    "kp_budding": "fetch",
    "kp_choking_vines": "vines",
    "kp_deep_roots": "roots",
    "kp_entangled": "tangle",
    "kp_insta_grow": "power",
    "kp_overgrowth": "break",
    "kp_sleep_spores": "spores",
    "sp_aggromotive": "loco",
    "sp_change_of_venue": "sweep",
    "sp_difference_engine": "engine",
    "sp_escape_hatch": "hatch",
    "sp_ornate_dome": "dome",
    "sp_rotary_slug_thrower": "gun",
    "sp_scrap_diving": "scrap",
    "sp_zeppelin": "zeppelin",
}

GISTS: Final = {
    "gh_door_to_the_beyond": "+2",
    "kp_sleep_spores": "−1",
    "sp_aggromotive": "+5",
    "sp_rotary_slug_thrower": "+2",
}
"""What actions on bases do to numbers there."""

CODES: Final = dict(zip(FACTIONS, FACTION_CODES, strict=True))


def face(kind: int, say: Say) -> Face:
    id = CARD_IDS[kind]
    name = card_name(id, say)
    return Face(
        id=id,
        name=name,
        text=say(Message("board-card-text", {"card": id})),
        code=id[:2],
        picture=f"su-m-{id}" if IS_MINION[kind] else f"su-a-{ACTION_PICTURES[id]}",
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
        return ATTACH[kind] or "action"
    return labels[0] if labels else "played"


def card_name(id: str, say: Say) -> str:
    """The name of a card or a base."""
    return say(Message(f"card-{id}"))


def base_text(id: str, say: Say) -> str:
    return say(Message("board-base-text", {"base": id}))


def base_code(base: int) -> str:
    """The faction in whose weather a base lies."""
    return CODES[BASES[base]["theme"]]


def seat_name(seat: int, say: Say) -> str:
    return say(Message("board-name", {"seat": seat}))
