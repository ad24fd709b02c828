"""Positions of Rat de France in the vocabulary of the examples, and ways to play on them."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cheeseboard.chance import Chance, Live
from cheeseboard.events import SILENCE, Event, Log
from cheeseboard.game import NONE
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.grid import SIGNS, Grid, join, read_card
from cheeseboard.games.rat_de_france.rules.actions import add_results, add_sugar_results
from cheeseboard.games.rat_de_france.rules.race import begin_round, go_on_with_turns
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import ACTING, BIDDING, Position
from cheeseboard.testing.chance import Rigged

COLOURS: Final = ("red", "yellow", "green", "blue")
ACTIONS: Final = ("straight", "diagonal", "step", "swap", "jump", "idea")
TOKENS: Final = ("clover", "pepper", "sugar")
WINDS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

CARDS: Final[dict[str, Grid]] = {
    name: read_card(card["grid"], card["arrows"])
    for name, card in tomllib.loads(
        (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
    )["card"].items()
}
SHORT: Final = ("B", "TA", "B@180")
SPECIAL: Final = ("B", "TB", "B@180")
LONG_SPECIAL: Final = ("B", "TB", "TB@180", "B@180")
Place = Sequence[int]


def winds(*names: str) -> Rigged:
    """Turns up these winds one after another; deals nothing else."""
    return Rigged({"wind": [WINDS.index(name) for name in names]})


def cell(place: Place) -> int:
    """The number of a cell [row, column]."""
    return place[1] * 4 + place[0]


def name(place: Place) -> str:
    """What moves call a cell [row, column]."""
    return f"c{place[1]}r{place[0]}"


def place(number: int) -> list[int]:
    return [number % 4, number // 4]


def drawn(cards: Sequence[str]) -> str:
    """A track of test cards as an own track."""
    laid = []
    for text in cards:
        card, _, turn = text.partition("@")
        laid.append(CARDS[card].turned() if turn == "180" else CARDS[card])
    return join(tuple(laid)).text()


def fresh(seats: int = 4, seed: int = 1, **options: bool | int | str) -> Position:
    return GAME.setup(GAME.meta.complete(options), seats, Live(seed), SILENCE)


def position(
    rats: Mapping[str, Place],
    *,
    track: Sequence[str] = SHORT,
    order_row: Sequence[str] = ("swap", "step", "idea", "diagonal", "jump", "straight"),
    tokens: Mapping[str, str] | None = None,
    face_up: Mapping[str, Sequence[str]] | None = None,
    round: int = 1,
    first: str = "",
    seats: int = 0,
    length: str = "short",
    **options: bool | int | str,
) -> Position:
    """All rats on the track, bids about to be laid."""
    seats = seats or max(2, *(COLOURS.index(colour) + 1 for colour in rats))
    if not {"own_track", "start_finish"} & set(options):
        options["own_track"] = drawn(track)
    options["track"] = length
    state = GAME.setup(GAME.meta.complete(options), seats, Live(1), SILENCE)
    state.order_row = tuple(ACTIONS.index(action) for action in order_row)
    if first:
        state.first = COLOURS.index(first)
    for colour, where in rats.items():
        state.rats[COLOURS.index(colour)] = cell(where)
    for colour, token in (tokens or {}).items():
        state.tokens[COLOURS.index(colour)] = TOKENS.index(token)
    for colour, cards in (face_up or {}).items():
        state.face_up[COLOURS.index(colour)] = mask(cards)
    begin_round(state, Live(1), SILENCE)
    state.round = round
    return state


def mask(cards: Iterable[str]) -> int:
    return sum(1 << ACTIONS.index(card) for card in cards)


def acting(state: Position, cards: Mapping[str, str], chance: Chance | None = None) -> Log:
    """Let these cards lie in the row after replacement, and begin the turns."""
    log = Log()
    for colour, card in cards.items():
        seat = COLOURS.index(colour)
        state.bids[seat] = state.cards[seat] = ACTIONS.index(card)
    state.row = [seat for seat in state.row if state.bids[seat] != NONE]
    state.phase = ACTING
    state.turn = 0
    go_on_with_turns(state, chance or Rigged(), log)
    return log


def bid(state: Position, bids: Mapping[str, str], chance: Chance | None = None) -> Log:
    """Lay these bids; what the reveal brings is in the log."""
    log = Log()
    for colour, card in bids.items():
        assert state.phase == BIDDING
        move = GAME.read(f"bid {card}")
        seat = COLOURS.index(colour)
        assert move in GAME.moves(state, seat), f"{colour} cannot bid {card}"
        GAME.apply(state, seat, move, chance or Rigged(), log)
    return log


def play(state: Position, *texts: str, chance: Chance | None = None) -> Log:
    """Play moves of whoever is asked; each must be legal."""
    log = Log()
    for text in texts:
        seat = GAME.to_act(state)[0]
        move = GAME.read(text)
        assert move in GAME.moves(state, seat), f"{COLOURS[seat]} cannot {text}"
        GAME.apply(state, seat, move, chance or Rigged(), log)
    return log


def texts(state: Position, colour: str) -> list[str]:
    """The legal moves of a seat."""
    return [move.text for move in GAME.moves(state, COLOURS.index(colour))]


def results(state: Position, colour: str, action: str, *, sugar: bool = False) -> list[Any]:
    """Results of one action as the examples write them, in a fixed order."""
    seat = COLOURS.index(colour)
    found: list[Any] = []
    if sugar:
        add_sugar_results(state, seat, ACTIONS.index(action), found)
    else:
        add_results(state, seat, ACTIONS.index(action), 0, found)
    return sorted(_result(move.text.removeprefix("sugar "), state, seat) for move in found)


def _result(text: str, state: Position, seat: int) -> list[Any]:
    verb, _, rest = text.partition(" ")
    if verb in ("swap", "steal"):
        return [verb, rest]
    if verb == "take":
        return ["token", ground(state, seat)]
    return ["move", read_place(rest or verb)]


def ground(state: Position, seat: int) -> str:
    """What the drawing of the track shows under a rat."""
    row, column = place(state.rats[seat])
    return SIGNS[track_of(state).grid.sign(row, column)]


def read_place(text: str) -> list[int]:
    column, row = text.removeprefix("c").split("r")
    return [int(row), int(column)]


def where(state: Position, colour: str) -> Any:
    number = state.rats[COLOURS.index(colour)]
    return place(number) if number != NONE else "off"


def token(state: Position, colour: str) -> str:
    number = state.tokens[COLOURS.index(colour)]
    return TOKENS[number] if number != NONE else ""


def row(state: Position) -> list[str]:
    return [COLOURS[seat] for seat in state.row]


def cards_after(state: Position) -> dict[str, str | None]:
    """Cards after replacement, None for a void bid."""
    return {
        COLOURS[seat]: ACTIONS[state.cards[seat]] if state.cards[seat] != NONE else None
        for seat in state.row
    }


def open_cards(state: Position, colour: str) -> set[str]:
    cards = state.face_up[COLOURS.index(colour)]
    return {action for index, action in enumerate(ACTIONS) if cards >> index & 1}


def keys(log: Log) -> list[str]:
    return [event.message.key for event in log.events]


def told(log: Log, key: str) -> list[Event]:
    return [event for event in log.events if event.message.key == key]
