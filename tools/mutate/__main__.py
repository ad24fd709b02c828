"""`python -m tools.mutate GAME`: see the package."""

import argparse
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tools.mutate import __doc__ as description
from tools.mutate import preload, trial
from tools.mutate.cover import Test, collect
from tools.mutate.ledger import Ledger
from tools.mutate.operators import Mutant
from tools.mutate.sources import Game

TARGET: Final = 0.95
"""So many of the mutants that are not equal should be noticed."""
LONGEST: Final = 900
"""Seconds after which a trial is given up, whatever it does."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate", description=description)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants (200)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--jobs", type=int, default=1, help="trials at the same time (1)")
    asked = parser.parse_args()

    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    game = Game(asked.game)
    every = game.mutants()
    drawn = random.Random(asked.seed).sample(every, min(asked.sample, len(every)))
    print(f"{game.id}: {len(drawn)} of {len(every)} mutants, seed {asked.seed}")
    found = {game.equal_to(mutant) for mutant in every}
    for equal in game.equals:
        if equal not in found:
            sys.exit(f"tests/mutants.toml: {equal.file} has no such mutant: {equal.becomes}")
    counted = [mutant for mutant in drawn if game.equal_to(mutant) is None]
    ledger = Ledger(game)
    if any(ledger.finding(mutant) is None for mutant in counted):
        preload.prepare(game)
        try_all(game, counted, collect(game), ledger, asked.jobs)
    return report(game, counted, len(drawn) - len(counted), ledger)


# --- trials --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Running:
    """A trial that is under way."""

    mutant: Mutant
    pipe: int
    since: float


def try_all(
    game: Game, drawn: Sequence[Mutant], tests: Sequence[Test], ledger: Ledger, jobs: int
) -> None:
    """Try every mutant about which nothing is known, several at a time."""
    waiting = [mutant for mutant in drawn if ledger.finding(mutant) is None]
    running: dict[int, Running] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                mutant = waiting.pop(0)
                child, pipe = trial.start(game, mutant, tests)
                running[child] = Running(mutant, pipe, time.monotonic())
            for child in list(running):
                if _is_over(child, running, ledger):
                    _show(drawn, ledger)
            time.sleep(0.02)
    finally:
        for child in running:
            os.kill(child, signal.SIGKILL)


def _is_over(child: int, running: dict[int, Running], ledger: Ledger) -> bool:
    done, status = os.waitpid(child, os.WNOHANG)
    if not done:
        if time.monotonic() - running[child].since > LONGEST:
            os.kill(child, signal.SIGKILL)
        return False
    over = running.pop(child)
    with os.fdopen(over.pipe) as pipe:
        by = pipe.read()
    code = os.waitstatus_to_exitcode(status)
    by = by or ("hangs" if code < 0 else "breaks" if code else "")
    ledger.note(over.mutant, is_killed=code != 0, by=by)
    return True


def _show(drawn: Sequence[Mutant], ledger: Ledger) -> None:
    found = [finding for mutant in drawn if (finding := ledger.finding(mutant)) is not None]
    survived = sum(not finding.is_killed for finding in found)
    is_line = not sys.stdout.isatty()
    if not is_line or len(found) % 10 == 0:
        text = f"  {len(found)} of {len(drawn)} tried, {survived} survived"
        print(text, end="\n" if is_line else "\r", flush=True)


# --- what came of it -----------------------------------------------------------------------------


def report(game: Game, counted: Sequence[Mutant], equal: int, ledger: Ledger) -> int:
    """Survivors with their lines, then the figures; 0 if enough were noticed."""
    survivors = []
    for mutant in counted:
        finding = ledger.finding(mutant)
        if finding is not None and not finding.is_killed:
            survivors.append(mutant)
    for mutant in sorted(survivors, key=lambda one: (one.file, one.line)):
        source = game.sources[mutant.file]
        print(f"\n{game.folder.name}/{mutant.file}:{mutant.line}  {mutant.kind}")
        print(f"  - {mutant.before(source)}\n  + {mutant.after(source)}")
    killed = len(counted) - len(survivors)
    share = killed / max(len(counted), 1)
    print(
        f"\n{game.id}: {len(counted) + equal} mutants, {equal} equal, {killed} noticed, "
        f"{len(survivors)} survived: {share:.1%}"
    )
    return 0 if share >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
