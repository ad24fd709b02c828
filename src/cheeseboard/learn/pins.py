"""What the standard tasks rest on: rules and opponents that play as when the tasks were made.

Each task has a fingerprint: some stretches of random play, each followed by decisions of the
opponents. Another rule, another order of moves, another appraisal or other weights give another one
in nearly every case; then results no longer compare, and the tasks need a new version.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from cheeseboard import bots as named
from cheeseboard.chance import Live, Simulated
from cheeseboard.events import SILENCE
from cheeseboard.learn.tasks import Task
from cheeseboard.registry import load

STRETCHES: Final = (0, 25, 60, 90, 160, 300)
"""Random moves before the opponents decide."""
DECISIONS: Final = 20
"""Of the opponents, in each stretch."""
PINS: Final[dict[str, str]] = {
    "burg_appenzell 2 against random": "5790506d",
    "burg_appenzell 2 against greedy": "361fe263",
    "burg_appenzell 4 against greedy": "ab8e3f9a",
    "fromage 1, solo_level=1": "78d4cc62",
    "fromage 1, solo_level=3": "d756d8c5",
    "fromage 2 against random": "4a9d2550",
    "fromage 2 against greedy": "c459c8b6",
    "fromage 4 against greedy": "fe396df4",
    "rat_de_france 2 against random": "e3e8a18a",
    "rat_de_france 2 against greedy": "2f46766a",
    "rat_de_france 4 against greedy": "8b25fd72",
    "ratland 2 against random": "b8899c00",
    "ratland 2 against greedy": "0d0eeca9",
    "ratland 6 against greedy": "0dba0fb1",
    "smash_up 2 against random": "d2c5cc40",
    "smash_up 2 against greedy": "8e8456d3",
    "smash_up 4 against greedy": "66d2b8ba",
}
"""The fingerprints of this version, by the names of the tasks."""


def fingerprint(task: Task) -> str:
    """8 hex digits for how a task is played here."""
    played = [move for stretch in STRETCHES for move in _stretch(task, stretch)]
    return hashlib.blake2b("\n".join(played).encode(), digest_size=4).hexdigest()


def strays(tasks: Sequence[Task]) -> list[Task]:
    """The tasks that are not played here as they were when this version was made."""
    return [task for task in tasks if PINS.get(task.name) != fingerprint(task)]


def _stretch(task: Task, length: int) -> list[str]:
    """The moves of one stretch; a match that is over earlier ends it."""
    game = load(task.game)
    chance, chooser = Live(length, is_recording=False), Simulated(length)
    options = game.meta.complete(dict(task.options))
    state: Any = game.setup(options, task.seats, chance, SILENCE)
    opponents = [
        named.make(task.opponent or "random", task.game, task.seats, length + seat)
        for seat in range(task.seats)
    ]
    played: list[str] = []
    for number in range(length + DECISIONS):
        to_act = game.to_act(state)
        if not to_act:
            break
        seat = to_act[0]
        if number < length:
            moves = game.moves(state, seat)
            move = moves[chooser.pick("move", len(moves))]
        else:
            move = opponents[seat].choose(game.view(state, seat), seat)
        played.append(f"{seat} {move.text}")
        game.apply(state, seat, move, chance, SILENCE)
    return played
