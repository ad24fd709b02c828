"""How fast the engines are, in plain figures."""

import time
from collections.abc import Callable
from typing import Any

from rich.progress import track
from rich.table import Table

from cheeseboard.chance import Live
from cheeseboard.cli.screen import console
from cheeseboard.events import SILENCE
from cheeseboard.game import Game
from cheeseboard.registry import load


def run(ids: list[str], seconds: float) -> None:
    """Measure the games at their largest seat count and print a table."""
    table = Table("game", "seats", "decisions/s", "copies/s", "views/s", "worlds/s")
    for id in track(ids, "Measuring", console=console, transient=True):
        game = load(id)
        seats = max(game.meta.seats)
        figures = [
            random_play(game, seats, seconds),
            *(rate(each, seconds / 4) for each in operations(game, seats)),
        ]
        table.add_row(id, str(seats), *(f"{figure:,.0f}" for figure in figures))
    console.print(table)


def random_play(game: Game[Any, Any], seats: int, seconds: float) -> float:
    """Decisions per second of random play, with all legal moves listed at each."""
    options = game.meta.complete({})
    chance = Live(1, is_recording=False)
    chooser = Live(2, is_recording=False)
    numbers = [chooser.pick("move", 1 << 30) for _ in range(4096)]
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.setup(options, seats, chance, SILENCE)
        to_act = game.to_act(state)
        while to_act:
            moves = game.moves(state, to_act[0])
            move = moves[numbers[decisions & 4095] % len(moves)]
            game.apply(state, to_act[0], move, chance, SILENCE)
            decisions += 1
            to_act = game.to_act(state)
    return decisions / (time.perf_counter() - start)


def operations(game: Game[Any, Any], seats: int) -> list[Callable[[], Any]]:
    """Copying, viewing and imagining the same position in the middle of a match."""
    chance = Live(3, is_recording=False)
    state = game.setup(game.meta.complete({}), seats, chance, SILENCE)
    for _ in range(40):
        to_act = game.to_act(state)
        moves = game.moves(state, to_act[0])
        game.apply(state, to_act[0], moves[chance.pick("move", len(moves))], chance, SILENCE)
        if not game.to_act(state):
            break
    view = game.view(state, 0)
    return [
        state.copy,
        lambda: game.view(state, 0),
        lambda: game.imagine(view, 0, chance),
    ]


def rate(operation: Callable[[], Any], seconds: float) -> float:
    """How often per second."""
    runs = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(100):
            operation()
        runs += 100
    return runs / (time.perf_counter() - start)
