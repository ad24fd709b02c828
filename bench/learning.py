"""Our environments for learners as they are installed here, one JSON line each.

    python learning.py SECONDS

Steps per second of the processor, observations and masks included, with random legal actions. In
Gymnasium one seat plays against random bots, whose moves are not counted. Where every core has a
process, seconds are those of the clock: the machine must have nothing else to do.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from own import SETTINGS

from cheeseboard import registry
from cheeseboard.cli.doctor import is_compiled
from cheeseboard.game import Options
from cheeseboard.learn.gymnasium import title
from cheeseboard.learn.pettingzoo import env

MANY = 64
CROWD = 256
KEYS = 32
"""Random orders of preference that the vector environment's actions are taken from in turn."""


def main() -> None:
    seconds = float(sys.argv[1])
    build = "compiled" if is_compiled() else "plain"
    for way, measure in WAYS.items():
        for id, seats, options in SETTINGS:
            engine = f"cheeseboard, {build}, {way}"
            game = f"{registry.meta(id).title['en']}, {seats}"
            print(json.dumps({"measuring": f"{engine}: {game}"}), flush=True)
            rate = measure(id, seats, options, seconds)
            print(json.dumps({"engine": engine, "game": game, "decisions": rate}), flush=True)


def any_legal(mask: Any) -> int:
    """A legal move, all equally likely."""
    legal = mask.view(np.bool_).nonzero()[0]
    return int(legal[int(random.random() * len(legal))])


def by_turns(id: str, seats: int, options: Options, seconds: float) -> float:
    """PettingZoo's sequential environment."""
    environment = env(id, seats, options)
    random.seed(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        environment.reset(seed=steps)
        for _ in environment.agent_iter():
            seen, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            environment.step(any_legal(seen["action_mask"]))
            steps += 1
    return steps / (time.process_time() - start)


def against_bots(id: str, seats: int, options: Options, seconds: float) -> float:
    """One match of Gymnasium's."""
    environment: Any = gymnasium.make(title(id), seats=seats, options=options)
    random.seed(1)
    _, info = environment.reset(seed=1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            _, _, is_over, _, info = environment.step(any_legal(info["action_mask"]))
            steps += 1
            if is_over:
                _, info = environment.reset()
    return steps / (time.process_time() - start)


def many_at_once(id: str, seats: int, options: Options, seconds: float) -> float:
    """The vector environment."""
    environment: Any = gymnasium.make_vec(title(id), MANY, seats=seats, options=options)
    return stepped(environment, seconds, time.process_time)


def on_every_core(id: str, seats: int, options: Options, seconds: float) -> float:
    """The vector environment with as many processes as there are cores."""
    cores = os.cpu_count() or 1
    environment: Any = gymnasium.make_vec(
        title(id), CROWD, seats=seats, options=options, processes=cores
    )
    try:
        return stepped(environment, seconds, time.perf_counter)
    finally:
        environment.close()


def stepped(environment: Any, seconds: float, clock: Callable[[], float]) -> float:
    _, infos = environment.reset(seed=1)
    shape = infos["action_mask"].shape
    keys = np.random.default_rng(1).integers(1, 127, (KEYS, *shape), dtype=np.int8)
    steps = 0
    start = clock()
    while clock() - start < seconds:
        for key in keys:
            actions = (key * infos["action_mask"]).argmax(axis=1)
            _, _, _, _, infos = environment.step(actions)
            steps += shape[0]
    return steps / (clock() - start)


WAYS: dict[str, Callable[[str, int, Options, float], float]] = {
    "PettingZoo": by_turns,
    "Gymnasium": against_bots,
    f"Gymnasium, {MANY} at once": many_at_once,
    f"Gymnasium, {CROWD} at once on all {os.cpu_count()} cores": on_every_core,
}


if __name__ == "__main__":
    main()
