"""Our environments for learners as they are installed here, one JSON line each.

    python learning.py SECONDS

Steps per second of the processor, observations and masks included, with random legal actions. In
Gymnasium one seat plays against random bots: a step is a decision of that seat with all of theirs
that follow, so the decisions of all seats are told too. Where several processes
share the work, seconds are those of the longest way: of this process and of the busiest of the
others, which work while it waits. So they tell what as many cores would allow, however many there
are here. What the system takes to wake the processes is not among these.
"""

import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from own import SETTINGS

from cheeseboard import bots, new_match, registry
from cheeseboard.cli.doctor import is_compiled
from cheeseboard.game import Options
from cheeseboard.learn import dataset
from cheeseboard.learn.gymnasium import Opposition, title
from cheeseboard.learn.pettingzoo import env
from cheeseboard.record import Record

MANY = 64
CROWD = 256
RECORDED = 20
"""Matches of which a dataset is made, and in which decisions are counted."""
PROCESSES = max(4, os.cpu_count() or 1)
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
            measure(id, seats, options, seconds / 3)  # warms up
            rate = measure(id, seats, options, seconds)
            told = {"engine": engine, "game": game, "decisions": rate}
            if way.startswith("Gymnasium"):
                told["of_all"] = rate * decisions_per_step(id, seats, options)
            print(json.dumps(told), flush=True)


def decisions_per_step(id: str, seats: int, options: Options) -> float:
    """Of all seats, those before the first step included."""
    lane = Opposition(id, seats, options).lane()
    chooser = random.Random(1)
    steps = decisions = 0
    for seed in range(RECORDED):
        lane.reset(seed)
        while not lane.is_over:
            lane.step(chooser.choice(lane.legal))
            steps += 1
        decisions += len(lane.table.played) // 2
    return decisions / steps


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


def by_processes(id: str, seats: int, options: Options, seconds: float) -> float:
    """The vector environment with several processes."""
    environment: Any = gymnasium.make_vec(
        title(id), CROWD, seats=seats, options=options, processes=PROCESSES
    )
    workers = [child.pid for child in multiprocessing.active_children()]
    is_told = Path("/proc/self/stat").exists()
    clock = (lambda: time.process_time() + busiest(workers)) if is_told else time.perf_counter
    try:
        return stepped(environment, seconds, clock)
    finally:
        environment.close()


def as_dataset(id: str, seats: int, options: Options, seconds: float) -> float:
    """Decisions of recorded matches, played again and written as NPZ."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for seed in range(RECORDED):
            recorded(id, seats, options, seed).write(folder / f"{seed}.jsonl")
        out = folder / "made.npz"
        dataset.write([folder], out)  # warms up
        decisions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            decisions += dataset.write([folder], out)
        return decisions / (time.process_time() - start)


def recorded(id: str, seats: int, options: Options, seed: int) -> Record:
    """A random match."""
    match = new_match(id, seats, seed=seed, options=options)
    bot = bots.Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), seat))
    return match.record


def busiest(processes: list[int]) -> float:
    """Seconds of the processor that the busiest of these has used."""
    used = []
    for process in processes:
        facts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        used.append(int(facts[11]) + int(facts[12]))
    return max(used) / os.sysconf("SC_CLK_TCK")


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
    f"Gymnasium, {CROWD} at once by {PROCESSES} processes": by_processes,
    "dataset": as_dataset,
}


if __name__ == "__main__":
    main()
