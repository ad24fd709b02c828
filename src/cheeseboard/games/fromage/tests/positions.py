"""Positions of Fromage in the words of the rules, and ways to play on them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cheeseboard.events import SILENCE, Event, Log
from cheeseboard.game import NONE
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import (
    BERRY,
    BUILDING,
    BUILDINGS,
    CORPORATION,
    CUSTOMERS,
    JAM,
    KIND_NAMES,
    RESOURCES,
    SPACE,
    SPACE_NAMES,
    TRACK_TOKENS,
    TYPES,
    VENUES,
    cell_station,
)
from cheeseboard.games.fromage.rules import ending
from cheeseboard.games.fromage.rules.wheel import facing, front_slot, front_venue, quarter
from cheeseboard.games.fromage.state import Position, Variant
from cheeseboard.match import check_setup
from cheeseboard.testing.chance import Rigged

L0: Final = "festival fromagerie bistro villes"
X5_CUSTOMERS: Final = ("small", "small", "large", "medium", "medium", "large")
"""Customers of purple, blue, white, green, orange and pink in the examples."""


def stacked(cards: Iterable[str] = ()) -> Rigged:
    """Deals the named order cards first, then the first kind there is; orders stay as they are."""
    return Rigged({"order": [kind(card) for card in cards]}, otherwise=0)


def kind(card: str) -> int:
    cheese, age = card.split()
    return KIND_NAMES.index((cheese, age))


def options(seats: int, **given: Any) -> dict[str, Any]:
    chosen = {"layout": L0, "square": 0, "boards": " ".join("1234"[:seats]), **given}
    return dict(check_setup(GAME, seats, chosen))


def position(
    seats: int = 4,
    turn: int = 1,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    *,
    deck: Mapping[str, int] | None = None,
    discards: Mapping[str, int] | None = None,
    customers: Sequence[str] = X5_CUSTOMERS,
    announced: bool = False,
    corporation: Mapping[str, Any] | None = None,
    **given: Any,
) -> Position:
    """Step 2 of a turn with nothing on the board but what `players` say.

    `players[seat]` may have: cheese, structure, livestock, fruit, orders, completed, jam, berry,
    parlours, milk, erected, squares, away, tokens, gathers, makes, board.
    """
    of_seat = players or {}
    boards = [str(of_seat.get(seat, {}).get("board", 0)) for seat in range(seats)]
    unused = [board for board in "1234" if board not in boards]
    boards = [unused.pop(0) if board == "0" else board for board in boards]
    # Squares are laid by hand; drafting them is not what these positions are about.
    chosen = {"boards": " ".join(boards), **given}
    state = GAME.setup(options(seats, **chosen), seats, stacked(), SILENCE)
    state.variant = _with_customers(state.variant, customers)
    blank(state)
    state.turn = turn
    state.is_announced = announced
    for seat, facts in of_seat.items():
        _furnish(state, seat, facts)
    if corporation is not None:
        _found(state, corporation)
    _sort_cards(state, deck, discards)
    return state


def blank(state: Position) -> None:
    """Take away what the set-up handed out."""
    for name in ("stock", "orders", "filed", "completed", "jams", "berries"):
        setattr(state, name, [0] * len(getattr(state, name)))
    state.cheese = [NONE] * len(state.cheese)
    state.frames = [[] for _ in state.frames]
    for each in state.corporation:
        each.tokens = TRACK_TOKENS[state.variant.level]
        each.cards = [0] * len(each.cards)
        each.due = []


def _with_customers(variant: Variant, customers: Sequence[str]) -> Variant:
    return replace(variant, customers=tuple(CUSTOMERS.index(name) for name in customers))


def _furnish(state: Position, seat: int, facts: Mapping[str, Any]) -> None:
    for name in facts.get("cheese", ()):
        state.cheese[SPACE[name]] = seat
    placed = state.cheese.count(seat)
    state.tokens[seat] = facts.get("tokens", 15 - placed)
    for token in range(3):
        state.stock[seat * 3 + token] = facts.get(RESOURCES[token], 0)
    for card in facts.get("orders", ()):
        state.orders[seat * 9 + kind(card)] += 1
    state.completed[seat] = facts.get("completed", 0)
    symbols = [state.variant.symbols[SPACE[name]] for name in facts.get("cheese", ())]
    state.jams[seat] = facts.get("jam", symbols.count(JAM))
    state.berries[seat] = facts.get("berry", symbols.count(BERRY))
    state.milked[seat] = sum(1 << parlour - 1 for parlour in facts.get("parlours", ()))
    state.milk[seat] = facts.get("milk", sum(parlour + 1 for parlour in facts.get("parlours", ())))
    for slot, square in facts.get("squares", {}).items():
        state.buildings[seat * 4 + int(slot) - 1] = BUILDING[square]
    state.erected[seat] = sum(1 << slot - 1 for slot in facts.get("erected", ()))
    state.gathers[seat] = facts.get("gathers", 0)
    state.makes[seat] = facts.get("makes", 0)
    for worker, (station, home) in facts.get("away", {}).items():
        index = seat * 3 + TYPES.index(worker)
        state.stations[index] = read_station(state, station)
        state.homes[index] = home


def read_station(state: Position, text: str) -> int:
    """A space (F12), a cell of a venue's quarter (villes 2) or an own building (slot 1)."""
    if text in SPACE:
        return SPACE[text]
    place, number = text.split()
    if place == "slot":
        return cell_station(4, 0) + int(number) - 1
    return cell_station(state.variant.venues.index(VENUES.index(place)), int(number) - 1)


def _found(state: Position, facts: Mapping[str, Any]) -> None:
    rival = state.corporation[0]
    for name in facts.get("cheese", ()):
        state.cheese[SPACE[name]] = CORPORATION
    rival.tokens = facts.get("tokens", TRACK_TOKENS[state.variant.level])
    rival.cards = [0] * 9
    for card in facts.get("cards", ()):
        rival.cards[kind(card)] += 1


def _sort_cards(
    state: Position, deck: Mapping[str, int] | None, discards: Mapping[str, int] | None
) -> None:
    state.discards = [0] * 9
    for card, count in (discards or {}).items():
        state.discards[kind(card)] = count
    if deck is not None:
        state.deck = [0] * 9
        for card, count in deck.items():
            state.deck[kind(card)] = count
    else:
        elsewhere = [
            sum(state.orders[index::9])
            + state.discards[index]
            + sum(rival.cards[index] for rival in state.corporation)
            for index in range(9)
        ]
        state.deck = [4 - count for count in elsewhere]


# --- playing -------------------------------------------------------------------------------------


def play(state: Position, *steps: str, cards: Iterable[str] = ()) -> list[Event]:
    """Moves of seat 0, or of another (`2: end`), checked first; what was told."""
    chance = stacked(cards)
    told: list[Event] = []
    for step in steps:
        seat, text = split(step)
        legal = texts(state, seat)
        assert text in legal, f"{text!r} of seat {seat} is not among {legal}"
        log = Log()
        GAME.apply(state, seat, GAME.read(text), chance, log)
        told += log.events
    return told


def split(step: str) -> tuple[int, str]:
    """The seat and the move of a step; without a seat it is seat 0."""
    seat, colon, text = step.partition(": ")
    return (int(seat), text) if colon else (0, step)


def texts(state: Position, seat: int = 0, kind: str = "") -> list[str]:
    """Legal moves by text; those of one kind without its name."""
    found = [move.text for move in GAME.moves(state, seat)]
    if not kind:
        return found
    return [text.partition(" ")[2] for text in found if text.split()[0] == kind]


def spaces(state: Position, seat: int = 0, kind: str = "make") -> list[str]:
    """The spaces to which moves of a kind lead, each once."""
    place = {"make": 0, "milk": 1, "corporation": 0}[kind]
    found = [text.split()[place] for text in texts(state, seat, kind)]
    return sorted(set(found))


def end_turn(state: Position, *, cards: Iterable[str] = ()) -> None:
    """Everybody who has not ended the turn does so."""
    turn = state.turn
    while state.turn == turn and GAME.to_act(state):
        play(state, f"{GAME.to_act(state)[0]}: end", cards=cards)


# --- reading -------------------------------------------------------------------------------------


def stock(state: Position, seat: int = 0) -> dict[str, int]:
    """Unused resources that the seat has."""
    found = {RESOURCES[token]: state.stock[seat * 3 + token] for token in range(3)}
    found["order"] = len(orders(state, seat))
    return {name: count for name, count in found.items() if count}


def orders(state: Position, seat: int = 0) -> list[str]:
    held = state.orders[seat * 9 : seat * 9 + 9]
    return [" ".join(KIND_NAMES[index]) for index in range(9) for _ in range(held[index])]


def cards(counts: Sequence[int]) -> list[str]:
    return [" ".join(KIND_NAMES[index]) for index in range(9) for _ in range(counts[index])]


def away(state: Position, seat: int = 0) -> dict[str, int]:
    """Turns in which absent workers come home."""
    homes = state.homes[seat * 3 : seat * 3 + 3]
    return {TYPES[worker]: home for worker, home in enumerate(homes) if home != NONE}


def pointing(state: Position, seat: int = 0) -> dict[str, int]:
    """Slots at which absent workers look."""
    found = {TYPES[worker]: facing(state, seat, worker) for worker in range(3)}
    return {worker: slot for worker, slot in found.items() if slot != NONE}


def cheese_of(state: Position, owner: int = 0) -> list[str]:
    return sorted(SPACE_NAMES[space] for space, who in enumerate(state.cheese) if who == owner)


def lines(state: Position, seat: int = 0) -> dict[str, int]:
    """The score sheet of a seat without its zeros."""
    points = ending.score_lines(state, seat)
    return {name: value for name, value in zip(ending.LINES, points, strict=True) if value}


def total(state: Position, seat: int = 0) -> int:
    return sum(ending.score_lines(state, seat))


def venue_in_front(state: Position, seat: int = 0) -> str:
    return VENUES[front_venue(state, seat)]


def resource_in_front(state: Position, seat: int = 0) -> str:
    return RESOURCES[quarter(state.variant, front_slot(state, seat))]


def own_buildings(state: Position, seat: int = 0) -> list[str]:
    return [BUILDINGS[number].id for number in state.buildings[seat * 4 : seat * 4 + 4]]
