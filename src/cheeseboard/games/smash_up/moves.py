"""All moves of Smash Up.

    draft:ghosts          take a faction deck
    keep, redraw          the first hand
    play:kp_sprout        play a card from the hand, named by its kind
    rise:gh_spectre       play a card from the discard pile; this one is called `spectre`
    talent:12             use the talent of the card in slot 12 of the table
    end                   end step 2
    base:workshop         choose a base
    min:12, act:15        choose a minion or an action in play, by its slot
    card:gh_ghost         choose a card of a hand, a deck or a discard pile, by its kind
    take:2                choose how many
    ability:1             choose the first of the waiting abilities
    blossom, other        which right to play is used up
    none, stop, pass      decline

A larger choice is a line: `play:bc_commission`, `play:bc_bear_cavalry`, `base:workshop`, `min:3`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cheeseboard import catalogue
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    CARD_IDS,
    COPIES,
    DECK_OF,
    FACTIONS,
    FACTIONS_PER_SEAT,
    MOST_SEATS,
)
from cheeseboard.games.smash_up.box import CARDS as PRINTED
from cheeseboard.games.smash_up.state import NONE

SLOTS: Final = MOST_SEATS * FACTIONS_PER_SEAT * max(map(len, DECK_OF))
"""The cards of all seats: more can never lie on the table."""
ABILITIES: Final = 64
"""So many different waiting abilities are offered at once; others follow."""


@dataclass(frozen=True, slots=True, eq=False)
class Move(catalogue.Move):
    """A move of Smash Up."""

    kind: str
    """The word before the colon; rise for `spectre`."""
    value: int = NONE
    """Number of the faction, kind, base, slot, ability, how many, 1 for the second of two words;
    NONE for a refusal."""


def _all_moves() -> Iterator[Move]:
    number = 0

    def make(kind: str, name: object = None, value: int = NONE, text: str = "") -> Move:
        nonlocal number
        number += 1
        text = text or (kind if name is None else f"{kind}:{name}")
        return Move(number - 1, text, kind, value)

    for faction, id in enumerate(FACTIONS):
        yield make("draft", id, faction)
    yield make("keep", value=0)
    yield make("redraw", value=1)
    for card, id in enumerate(CARD_IDS):
        yield make("play", id, card)
    for card, data in enumerate(PRINTED):
        if "from_discard" in data["effect"]:
            yield make("rise", data["id"], card, data.get("rises_as", ""))
    for slot in range(SLOTS):
        yield make("talent", slot, slot)
    yield make("end")
    for base, id in enumerate(BASE_IDS):
        yield make("base", id, base)
    for slot in range(SLOTS):
        yield make("min", slot, slot)
    for slot in range(SLOTS):
        yield make("act", slot, slot)
    for card, id in enumerate(CARD_IDS):
        yield make("card", id, card)
    for copies in range(1, max(COPIES) + 1):
        yield make("take", copies, copies)
    for place in range(ABILITIES):
        yield make("ability", place + 1, place)
    yield make("other", value=0)
    yield make("blossom", value=1)
    for kind in ("none", "stop", "pass"):
        yield make(kind)


CATALOGUE: Final = catalogue.Catalogue(_all_moves())


def _by_value(kind: str) -> list[Move]:
    return [move for move in CATALOGUE if move.kind == kind]


DRAFTS: Final = _by_value("draft")
PLAYS: Final = _by_value("play")
TALENTS: Final = _by_value("talent")
BASES: Final = _by_value("base")
MINIONS: Final = _by_value("min")
ACTIONS: Final = _by_value("act")
CARDS: Final = _by_value("card")
TAKES: Final = [CATALOGUE.read("none"), *_by_value("take")]
"""TAKES[n]: take n; 0 is none."""
ORDERS: Final = _by_value("ability")
KEEP: Final = CATALOGUE.read("keep")
REDRAW: Final = CATALOGUE.read("redraw")
RISES: Final = {move.value: move for move in _by_value("rise")}
"""By kind that can be played from the discard pile."""
ENDING: Final = CATALOGUE.read("end")
BLOSSOM_CREDIT: Final = CATALOGUE.read("blossom")
OTHER_CREDIT: Final = CATALOGUE.read("other")
DECLINE: Final = CATALOGUE.read("none")
STOP: Final = CATALOGUE.read("stop")
PASS: Final = CATALOGUE.read("pass")
