"""How fast the engines are, in plain figures."""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.progress import track
from rich.table import Table

from cheeseboard.bots.brain import playing
from cheeseboard.bots.random import play_out
from cheeseboard.bots.search import Tree
from cheeseboard.chance import Simulated
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Options
from cheeseboard.learn import Encoder
from cheeseboard.registry import ids, load

MIDDLE = 40
"""Random decisions to the position that is copied, viewed, imagined and searched."""

CAPTION = (
    "per second of the processor; hand: appraisals written by hand; brain: learned ones, both at "
    "the fewest seats for which something was learned; search: iterations"
)


HEADINGS = (
    "seats",
    "decisions",
    "encodings",
    "copies",
    "views",
    "worlds",
    "hand",
    "brain",
    "search",
)


@dataclass(frozen=True, slots=True)
class Speeds:
    """How often per second of the processor: other work on the machine counts little."""

    decisions: float
    """In random play, with all legal moves listed each time."""
    encodings: float
    """Of views, as learners get them."""
    copies: float
    views: float
    worlds: float
    appraisals: float
    """Written by hand, at the seats of the learned ones if there are some."""
    brain: float
    """Appraisals by what was learned; 0 where nothing was."""
    iterations: float
    """Of the searching bot."""


def run(chosen: Sequence[str], seconds: float) -> None:
    """Measure games, all of them if none is chosen."""
    with errors_as_sentences():
        print_speeds(chosen or ids(), seconds)


def print_speeds(games: Sequence[str], seconds: float) -> None:
    """Measure the games at their largest seat count and print a table."""
    table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, caption=CAPTION)
    table.add_column("game", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for id in track(games, "Measuring", console=console, transient=True):
        game = load(id)
        seats = max(game.meta.seats)
        figures = asdict(measure(game, seats, {}, seconds))
        table.add_row(id, str(seats), *map(_short, figures.values()))
    console.print(table)


def _short(figure: float) -> str:
    """A figure that leaves a screen of 80 columns to nine others: 1,116 is 1.1k."""
    return f"{figure / 1000:,.0f}k" if figure >= 10_000 else f"{figure / 1000:.1f}k"


def measure(game: Game[Any, Any], seats: int, given: Options, seconds: float) -> Speeds:
    """Random play takes the given time, everything else a quarter of it each."""
    options = game.meta.complete(given)
    state = _middle(game, seats, options)
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    chance = Simulated(3)
    encoder = Encoder(game.meta.id, seats, given)
    by_hand, by_brain = _appraisals(game, seats, options, seconds / 4)
    return Speeds(
        decisions=_random_play(game, seats, options, seconds),
        encodings=_rate(lambda: encoder.encode(view, seat), seconds / 4),
        copies=_rate(state.copy, seconds / 4),
        views=_rate(lambda: game.view(state, seat), seconds / 4),
        worlds=_rate(lambda: game.imagine(view, seat, chance), seconds / 4),
        appraisals=by_hand,
        brain=by_brain,
        iterations=_search(game, view, seat, seconds / 4),
    )


def _random_play(game: Game[Any, Any], seats: int, options: Options, seconds: float) -> float:
    """Decisions per second of whole matches, their set-up included."""
    chance = Simulated(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.setup(options, seats, chance, SILENCE)
        decisions += play_out(game, state, chance)
    return decisions / (time.process_time() - start)


def _middle(game: Game[Any, Any], seats: int, options: Options) -> Any:
    """A position well into a match, in which the seat to act has a choice."""
    chance = Simulated(2)
    state = game.setup(options, seats, chance, SILENCE)
    decisions = 0
    while True:
        seat = game.to_act(state)[0]
        moves = game.moves(state, seat)
        if decisions >= MIDDLE and len(moves) > 1:
            return state
        before = state.copy()
        game.apply(state, seat, moves[chance.pick("move", len(moves))], chance, SILENCE)
        decisions += 1
        if not game.to_act(state):
            return before


def _appraisals(
    game: Game[Any, Any], seats: int, options: Options, seconds: float
) -> tuple[float, float]:
    """By hand and by what was learned, of the same position."""
    learned = [each for each in game.meta.seats if playing(game.meta.id, each) is not None]
    count = learned[0] if learned else seats
    state = _middle(game, count, options)
    seat = game.to_act(state)[0]
    by_hand = _rate(lambda: game.appraise(state, seat), seconds)
    brain = playing(game.meta.id, count)
    if brain is None:
        return by_hand, 0.0
    return by_hand, _rate(lambda: brain.appraise(state, seat), seconds)


def _search(game: Game[Any, Any], view: Any, seat: int, seconds: float) -> float:
    """Iterations per second, however soon a bot would have known enough."""
    start = time.process_time()
    tree = Tree(game, view, seat, Simulated(4))
    tree.try_moves(game.ideas(view, seat))
    iterations = 0
    while time.process_time() - start < seconds:
        tree.iterate()
        iterations += 1
    return iterations / (time.process_time() - start)


def _rate(operation: Callable[[], Any], seconds: float) -> float:
    """How often per second."""
    runs = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            operation()
        runs += 100
    return runs / (time.process_time() - start)
