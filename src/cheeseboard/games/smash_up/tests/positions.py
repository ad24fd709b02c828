"""Positions of Smash Up in words, and ways to play on them.

Seats are A, B, C, D. A card in play is written `A bc_cub_scout@workshop`: who owns it, what it is,
where it lies; `on` names the minion under an action.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cheeseboard.chance import Chance
from cheeseboard.events import Event, Log
from cheeseboard.game import NONE
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import (
    BASE,
    BASE_IDS,
    BASE_THEME,
    CARD_IDS,
    DECK_OF,
    FACTIONS,
    IS_HOUSE,
    KIND,
    bases_in,
)
from cheeseboard.games.smash_up.facts import (
    actions_on_base,
    actions_on_minion,
    deck_size,
    holder_by_actions,
    minions_at,
    power,
    totals,
)
from cheeseboard.games.smash_up.flow import Brawl, different_waiting, run
from cheeseboard.games.smash_up.moves import PLAYS, Move
from cheeseboard.games.smash_up.rules import moves as legal_moves
from cheeseboard.games.smash_up.rules.setup import before_all
from cheeseboard.games.smash_up.rules.turn import due_cards
from cheeseboard.games.smash_up.state import (
    ACTION,
    DRAW,
    END,
    MINION,
    PLAY,
    REGULAR,
    SCORE,
    START,
    Credit,
    Position,
)
from cheeseboard.testing.chance import Rigged

SEATS: Final = "ABCD"
STEPS: Final = {"start": START, "play": PLAY, "score": SCORE, "draw": DRAW, "end": END}
FILLER: Final = 4
"""Cards in a hand that is not mentioned."""
PADDING: Final = (
    "bc_bear_rides_you",
    "bc_screwed",
    "gh_across_the_divide",
    "gh_ghostly_arrival",
    "kp_insta_grow",
    "kp_budding",
    "kp_blossom",
    "sp_scrap_diving",
    "sp_change_of_venue",
    "bc_bear_hug",
    "bc_bear_necessities",
    "gh_seance",
)
"""Standard actions that fill hands first."""


def dealing(state: Position, bases: Sequence[str]) -> Rigged:
    """Chance that deals these bases, and of everything else the first that there is."""
    return Rigged({"base": (state.base_deck.index(BASE[id]) for id in bases)}, otherwise=0)


class Play:
    """A position with what chance will deal, and the events since it began."""

    def __init__(self, state: Position, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance or Rigged(otherwise=0)
        self.events: list[Event] = []

    def __call__(self, *texts: str) -> "Play":
        """Play moves; a seat's letter before a move checks who is to act."""
        for text in texts:
            seat = GAME.to_act(self.state)[0]
            if text[1:2] == " ":
                assert SEATS[seat] == text[0], f"{SEATS[seat]} is to act, not {text}"
                text = text[2:]
            if text == "first":
                text = GAME.moves(self.state, seat)[0].text
            move = find(self.state, text)
            offered = GAME.moves(self.state, seat)
            assert move in offered, f"{text}: only {[each.text for each in offered]}"
            log = Log()
            GAME.apply(self.state, seat, move, self.chance, log)
            self.events += log.events
        return self

    @property
    def ask(self) -> str:
        return self.state.stack[-1].ask if self.state.stack else ""

    @property
    def offered(self) -> list[str]:
        return offered(self.state)

    @property
    def told(self) -> list[str]:
        return [event.message.key for event in self.events]


def at(
    step: str = "play",
    *,
    seats: int = 2,
    bases: Sequence[str] = ("workshop", "secret_grove", "haunted_house"),
    cards: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    factions: Mapping[str, str] | None = None,
    active: str = "A",
    points: Mapping[str, int] | None = None,
    base_deck: Sequence[str] | None = None,
    next_bases: Sequence[str] = (),
    turn: int = 9,
    drop_rest: bool = False,
    credits: Sequence[Credit] | None = None,
    **options: Any,
) -> Play:
    """A position at a step of a turn; cards that are not mentioned are in their owners' decks.

    With `decks` a deck holds just these cards, and the rest lies in the discard pile, or nowhere
    with `drop_rest`.
    """
    hands, discards, decks = hands or {}, discards or {}, decks or {}
    complete = GAME.meta.complete(options)
    owned = _factions(seats, cards, hands, discards, decks, factions or {})
    has_house = any(IS_HOUSE[faction] for pair in owned for faction in pair) or any(
        IS_HOUSE[BASE_THEME[BASE[base]]] for base in bases
    )
    state = before_all({**complete, "house_factions": has_house}, seats, first=0)
    state.phase, state.active, state.turn = STEPS[step], SEATS.index(active), turn
    state.factions = [faction for pair in owned for faction in pair]
    state.points = [(points or {}).get(SEATS[seat], 0) for seat in range(seats)]
    state.bases = [BASE[base] for base in bases]
    state.zeroed = [False] * len(bases)
    for seat in range(seats):
        state.tally[seat * state.sources] = state.points[seat]
    rest = [base for base in bases_in(has_house) if base not in state.bases]
    state.base_deck = rest if base_deck is None else sorted(BASE[base] for base in base_deck)
    state.base_discard = [base for base in rest if base not in state.base_deck]
    pools = [Counter(kind for f in owned[seat] for kind in DECK_OF[f]) for seat in range(seats)]
    for text in cards:
        _put(state, pools, text)
    for seat in range(seats):
        name = SEATS[seat]
        _fill(state, seat, pools[seat], hands.get(name), discards.get(name), decks.get(name))
        if drop_rest and name in decks:
            state.discards[seat] = [KIND[id] for id in discards.get(name, ())]
    if credits is not None:
        state.credits = list(credits)
    elif step == "play":
        state.credits = [Credit(MINION, REGULAR), Credit(ACTION, REGULAR)]
    play = Play(state, dealing(state, next_bases))
    log = Log()
    run(Brawl(state, play.chance, log))
    play.events += log.events
    return play


def _factions(
    seats: int,
    cards: Sequence[str],
    hands: Mapping[str, Sequence[str]],
    discards: Mapping[str, Sequence[str]],
    decks: Mapping[str, Sequence[str]],
    given: Mapping[str, str],
) -> list[list[int]]:
    """The factions the mentioned cards need, filled up."""
    result = []
    for name in SEATS[:seats]:
        ids = [text.split()[1].split("@")[0] for text in cards if text.startswith(name)]
        for zone in (hands, discards, decks):
            ids += zone.get(name, ())
        needed = {f for f in range(len(FACTIONS)) for id in ids if KIND[id] in DECK_OF[f]}
        needed |= {FACTIONS.index(f) for f in given.get(name, "").split("+") if f}
        for faction in range(len(FACTIONS)):
            if len(needed) < 2:
                needed.add(faction)
        assert len(needed) == 2, f"{name} has cards of {len(needed)} factions"
        result.append(sorted(needed))
    return result


def _put(state: Position, pools: list[Counter[int]], text: str) -> None:
    """Put a card in play: `A sp_zeppelin@workshop` or `A kp_choking_vines on B gh_ghost`."""
    card, _, host_text = text.partition(" on ")
    owner, _, name = card.partition(" ")
    id, _, base = name.partition("@")
    kind, seat = KIND[id], SEATS.index(owner)
    assert pools[seat][kind] > 0, f"{owner} has no {id} left"
    pools[seat][kind] -= 1
    host = slot_of(state, host_text) if host_text else NONE
    place = state.card_base[host] if host_text else state.bases.index(BASE[base])
    for column, value in (
        (state.card_kind, kind),
        (state.card_owner, seat),
        (state.card_holder, seat),
        (state.card_base, place),
        (state.card_host, host),
        (state.card_stamp, state.stamps),
        (state.card_loss, 0),
        (state.card_arrived, 0),
        (state.card_talent, NONE),
        (state.card_answered, NONE),
    ):
        column.append(value)
    state.stamps += 1
    if host_text:
        state.card_holder[host] = holder_by_actions(state, host)


def _fill(
    state: Position,
    seat: int,
    pool: Counter[int],
    hand: Sequence[str] | None,
    pile: Sequence[str] | None,
    deck: Sequence[str] | None,
) -> None:
    for id in [*(hand or ()), *(pile or ()), *(deck or ())]:
        if id.startswith("fx_"):
            continue
        assert pool[KIND[id]] > 0, f"{SEATS[seat]} has no {id} left"
        pool[KIND[id]] -= 1
    held = [KIND[id] for id in hand or ()]
    if hand is None:
        padding = [KIND[id] for id in PADDING] + sorted(pool)
        for kind in padding:
            if len(held) < FILLER and pool[kind] > 0:
                pool[kind] -= 1
                held.append(kind)
    rest = sorted(pool.elements())
    state.hands[seat] = sorted(held)
    state.discards[seat] = [KIND[id] for id in pile or ()]
    if deck is None:
        state.unseen[seat] = sorted(held + rest)
    else:
        state.unseen[seat] = sorted(held + [KIND[id] for id in deck])
        state.discards[seat] = rest + state.discards[seat]


# --- finding things ------------------------------------------------------------------------------


def slot_of(state: Position, text: str) -> int:
    """The slot of `A bc_cub_scout@workshop`; the base may be left out if it is clear."""
    owner, _, name = text.partition(" ")
    id, _, base = name.partition("@")
    found = [
        slot
        for slot, kind in enumerate(state.card_kind)
        if kind == KIND[id]
        and SEATS[state.card_owner[slot]] == owner
        and (not base or state.bases[state.card_base[slot]] == BASE[base])
    ]
    assert found, f"{text} is not in play"
    return found[0]


def find(state: Position, text: str) -> Move:
    """The move that a text means: slots and abilities may be written in words."""
    kind, _, what = text.partition(":")
    if kind in ("min", "act", "talent") and " " in what:
        return GAME.read(f"{kind}:{slot_of(state, what)}")
    if kind == "ability" and not what.isdecimal():
        return GAME.read(f"ability:{abilities(state).index(what) + 1}")
    if kind == "play":
        return PLAYS[KIND[what]]  # also cards of another box, which the catalogue does not have
    return GAME.read(text)


def abilities(state: Position) -> list[str]:
    """The waiting abilities that the question on top lists: `bc_cub_scout>sp_steam_man`."""
    frame = state.stack[-1]
    if frame.ask == "waiting_order":
        return [
            each.source
            + (f">{CARD_IDS[state.card_kind[each.target]]}" if each.target != NONE else "")
            for each in different_waiting(state, frame.count)
        ]
    moment = {"start_order": "start", "end_order": "end"}[frame.ask]
    return [CARD_IDS[state.card_kind[slot]] for slot in due_cards(state, moment)]


def offered(state: Position) -> list[str]:
    """The legal moves, cards in play written out."""
    seat = GAME.to_act(state)[0]
    texts = []
    for move in legal_moves(state, seat):
        if move.kind in ("min", "act", "talent"):
            texts.append(f"{move.kind}:{card_text(state, move.value)}")
        elif move.kind == "ability":
            texts.append(f"ability:{abilities(state)[move.value]}")
        else:
            texts.append(move.text)
    return texts


def card_text(state: Position, slot: int) -> str:
    base = BASE_IDS[state.bases[state.card_base[slot]]]
    return f"{SEATS[state.card_owner[slot]]} {CARD_IDS[state.card_kind[slot]]}@{base}"


# --- reading a position --------------------------------------------------------------------------


def minions_text(state: Position, base: str) -> list[str]:
    """Minions at a base: who controls them, what they are, their power."""
    place = state.bases.index(BASE[base])
    return sorted(
        f"{SEATS[state.card_holder[s]]} {CARD_IDS[state.card_kind[s]]} {power(state, s)}"
        for s in minions_at(state, place)
    )


def actions_text(state: Position, base: str) -> list[str]:
    place = state.bases.index(BASE[base])
    return sorted(
        f"{SEATS[state.card_owner[s]]} {CARD_IDS[state.card_kind[s]]}"
        for s in actions_on_base(state, place)
    )


def attached_text(state: Position, minion: str) -> list[str]:
    return sorted(
        f"{SEATS[state.card_owner[s]]} {CARD_IDS[state.card_kind[s]]}"
        for s in actions_on_minion(state, slot_of(state, minion))
    )


def hand(state: Position, seat: str) -> list[str]:
    return sorted(CARD_IDS[kind] for kind in state.hands[SEATS.index(seat)])


def pile(state: Position, seat: str) -> list[str]:
    return sorted(CARD_IDS[kind] for kind in state.discards[SEATS.index(seat)])


def deck_count(state: Position, seat: str) -> int:
    return deck_size(state, SEATS.index(seat))


def vp(state: Position, seat: str) -> int:
    return state.points[SEATS.index(seat)]


def total(state: Position, base: str, seat: str) -> int:
    return totals(state, state.bases.index(BASE[base]))[SEATS.index(seat)]


def power_of(state: Position, text: str) -> int:
    return power(state, slot_of(state, text))


def credit_count(state: Position, type: int) -> int:
    return sum(credit.type == type for credit in state.credits)
