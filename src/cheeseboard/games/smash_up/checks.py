"""What must hold of the data and of every position: constraints SU-C1 to SU-C11."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from cheeseboard.game import NONE, Seat
from cheeseboard.games.smash_up import starts
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    BASE_THEME,
    BASES,
    BREAKPOINT,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK_OF,
    FACTIONS,
    IS_MINION,
    KINDS_OF,
    POWER,
    PRIZES,
    SUMS,
    bases_in,
    factions_in,
)
from cheeseboard.games.smash_up.facts import holder_by_actions, minions
from cheeseboard.games.smash_up.hooks import MOMENTS, QUESTIONS, STEPS
from cheeseboard.games.smash_up.rules.setup import factions_of
from cheeseboard.games.smash_up.state import OVER, SETUP, Position

BOX_SUMS: Final = {"bear_cavalry": 35, "ghosts": 28, "killer_plants": 32, "steampunks": 30}
BREAKPOINT_SUM: Final = 165
PRIZE_SUMS: Final = [31, 18, 10]
PRINTED: Final = factions_in(has_house=False)
"""The factions of the box; those of the house may be made otherwise."""
PRINTED_BASES: Final = bases_in(has_house=False)

# --- the data ------------------------------------------------------------------------------------


def constraints() -> dict[str, str]:
    """Every constraint on the data by id; empty where met, else what is wrong."""
    return {
        "SU-C1": _wrong(_has_ten_and_ten(), "Each printed faction has 10 minions and 10 actions."),
        "SU-C2": _wrong(
            _has_minion_steps(), "Minions come in 1, 2, 3, 4 copies by falling power, 0 to 9."
        ),
        "SU-C3": _wrong(
            _has_action_steps(), "Each printed faction has 2 kinds of 2 actions and 6 kinds of 1."
        ),
        "SU-C4": _wrong(_has_stated_sums(), "The cards of each faction add up to its sums."),
        "SU-C5": _wrong(
            _has_fitting_labels(), "Only actions attach, and those carry ongoing or talent."
        ),
        "SU-C6": _wrong(_has_fitting_bases(), "8 bases, 2 per faction, with the printed sums."),
        "SU-C7": _wrong(_has_fitting_effects(), "Ids are unique, and effects exist."),
        "SU-C8": _wrong(
            sum(len(DECK_OF[faction]) for faction in PRINTED) == 80,
            "One box has 80 cards, two boxes have 160.",
        ),
        "SU-C9": _wrong(
            len(list(combinations(PRINTED, 2))) == 6, "Four factions make 6 different decks."
        ),
    }


def _wrong(is_met: bool, sentence: str) -> str:
    return "" if is_met else sentence


def _has_ten_and_ten() -> bool:
    return all(
        sum(COPIES[kind] for kind in KINDS_OF[faction] if IS_MINION[kind] == is_minion) == 10
        for faction in PRINTED
        for is_minion in (True, False)
    )


def _has_minion_steps() -> bool:
    for faction in PRINTED:
        own = [kind for kind in KINDS_OF[faction] if IS_MINION[kind]]
        powers = [POWER[kind] for kind in own]
        if [COPIES[kind] for kind in own] != [1, 2, 3, 4]:
            return False
        if powers != sorted(powers, reverse=True) or not all(0 <= p <= 9 for p in powers):
            return False
    return True


def _has_action_steps() -> bool:
    return all(
        sorted(COPIES[kind] for kind in KINDS_OF[faction] if not IS_MINION[kind])
        == [1] * 6 + [2] * 2
        for faction in PRINTED
    )


def _has_stated_sums() -> bool:
    """Every folder says what its cards add up to; the box is known beside that."""
    for faction, deck in enumerate(DECK_OF):
        minions = sum(IS_MINION[kind] for kind in deck)
        found = (minions, len(deck) - minions, sum(POWER[kind] for kind in deck))
        stated = SUMS[faction]
        if found != (stated["minions"], stated["actions"], stated["power"]):
            return False
    return {FACTIONS[faction]: SUMS[faction]["power"] for faction in PRINTED} == BOX_SUMS


def _has_fitting_labels() -> bool:
    for card in CARDS:
        if card["attach"] not in ("", "base", "minion", "own_minion"):
            return False
        if card["attach"] and (card["type"] == "minion" or not card["labels"]):
            return False
        if not {"ongoing", "talent", "special"}.issuperset(card["labels"]):
            return False
    return True


def _has_fitting_bases() -> bool:
    prizes = [PRIZES[base] for base in PRINTED_BASES]
    return (
        Counter(BASE_THEME[base] for base in PRINTED_BASES) == dict.fromkeys(PRINTED, 2)
        and all(18 <= number <= 24 for number in BREAKPOINT)
        and all(each == sorted(each, reverse=True) and len(each) == 3 for each in PRIZES)
        and sum(BREAKPOINT[base] for base in PRINTED_BASES) == BREAKPOINT_SUM
        and [sum(column) for column in zip(*prizes, strict=True)] == PRIZE_SUMS
    )


def _has_fitting_effects() -> bool:
    ids = CARD_IDS + BASE_IDS
    stated = {entry["id"]: set(entry["effect"]) for entry in CARDS + BASES if entry["effect"]}
    return len(set(ids)) == len(ids) and stated == MOMENTS


# --- positions -----------------------------------------------------------------------------------


def inventory(state: Position) -> Mapping[str, int]:
    """SU-C10, SU-C11: every card and every base, wherever it is."""
    found: Counter[str] = Counter()
    for faction, deck in enumerate(DECK_OF):
        decks = state.variant.boxes - sum(
            faction in factions_of(state, seat)
            for seat in range(state.seats)
            if state.unseen[seat] or state.discards[seat] or state.phase != SETUP
        )
        for kind in deck:
            found[f"card {CARD_IDS[kind]}"] += decks
    for kind in _dealt(state):
        found[f"card {CARD_IDS[kind]}"] += 1
    for base in [*state.bases, *state.base_deck, *state.base_discard]:
        if base != NONE:
            found[f"base {BASE_IDS[base]}"] += 1
    return found


def _dealt(state: Position) -> Iterator[int]:
    for seat in range(state.seats):
        yield from state.unseen[seat]
        yield from state.discards[seat]
    for _, kind in state.resolving:
        yield kind
    for kind in state.card_kind:
        if kind != NONE:
            yield kind


def invariants(state: Position) -> list[str]:
    """What must hold of a full position between moves."""
    return list(_broken(state))


def _broken(state: Position) -> Iterator[str]:
    yield from _broken_zones(state)
    yield from _broken_table(state)
    if sum(state.points) != sum(state.tally) or len(state.tally) % state.seats:
        yield "The score sheet does not add up to the points."
    if state.phase != OVER and not (state.stack and state.stack[-1].ask):
        yield "The match is not over, but nobody is asked."
    for frame in state.stack + state.waiting:
        if frame.then not in STEPS or (frame.ask and frame.ask not in QUESTIONS):
            yield f"No function is called {frame.then or frame.ask}."
    if state.resolving and not state.stack:
        yield "A card is being resolved, but nothing is to be done."


def _broken_zones(state: Position) -> Iterator[str]:
    """SU-C10."""
    for seat in range(state.seats):
        own = Counter(kind for f in factions_of(state, seat) for kind in DECK_OF[f])
        found = Counter(state.unseen[seat] + state.discards[seat])
        found.update(kind for owner, kind in state.resolving if owner == seat)
        found.update(
            kind for slot, kind in enumerate(state.card_kind) if state.card_owner[slot] == seat
        )
        if state.phase != SETUP and found != own:
            yield f"SU-C10: the cards of seat {seat} are not the cards of its factions."
        if Counter(state.hands[seat]) - Counter(state.unseen[seat]):
            yield f"SU-C10: seat {seat} holds cards that are not its own unseen ones."
        if Counter(state.known[seat]) - Counter(state.hands[seat]):
            yield f"Seat {seat} is known to hold a card that it does not hold."
        if any(zone != sorted(zone) for zone in (state.hands[seat], state.unseen[seat])):
            yield f"The cards of seat {seat} are not sorted."
        if _spent(state, seat, starts.IN_PILE) - Counter(state.discards[seat]):
            yield f"SU-2.4: a card of seat {seat} has started and is not in its discard pile."
        hidden = _spent(state, seat, starts.IN_HAND) + _spent(state, seat, starts.IN_DECK)
        if hidden - Counter(state.unseen[seat]):
            yield f"SU-2.4: a card of seat {seat} has started and is not in its hand or deck."
    bases = [base for base in state.bases if base != NONE]
    if sorted(bases + state.base_deck + state.base_discard) != bases_in(
        state.variant.house_factions
    ):
        yield "SU-C11: bases in play, in the base deck and in the discard pile are not all."


def _spent(state: Position, seat: Seat, place: int) -> Counter[int]:
    """Kinds of a seat's cards at a place that have started this turn."""
    return Counter(kind for owner, kind, at in state.spent if (owner, at) == (seat, place))


def _broken_table(state: Position) -> Iterator[str]:
    lengths = {len(column) for column in state.columns}
    if len(lengths) > 1:
        yield "The lists of the table differ in length."
    for slot, host in enumerate(state.card_host):
        if host != NONE and state.card_base[slot] != state.card_base[host]:
            yield f"The action in slot {slot} is not where its minion is."
    for slot in minions(state):
        if state.card_holder[slot] != holder_by_actions(state, slot):
            yield f"The minion in slot {slot} is held by a seat that does not control it."
    for slot, place in enumerate(state.card_base):
        if place != NONE and state.bases[place] == NONE:
            yield f"The card in slot {slot} is at a base that is not in play."
