"""A course of training in a folder: rounds of play and fitting, checkpoints, and the gate.

    rows-003.npz      what was played in a round
    brain-003.bin     what was learned by then
    course.json       how far the course is, with all figures
    strength.svg      strength over the rounds: against the game's own appraisal, and against the
                      frozen best of the rounds before

Whoever stops loses the round under way; the same command goes on from there. Strength is a matter
of matches alone: a better fit often plays worse.
"""

import hashlib
import itertools
import json
import shutil
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from cheeseboard.arena.ratings import wilson
from cheeseboard.bots import brain
from cheeseboard.bots.levels import Measured
from cheeseboard.game import BadSetup
from cheeseboard.registry import folder
from cheeseboard.report.plots import Bar, alone, shares
from cheeseboard.train.fitting import Data, Settings, fit, rounded
from cheeseboard.train.playing import (
    Duel,
    DuelResult,
    Lesson,
    Player,
    Rows,
    Table,
    duels,
    play_duel,
    play_lesson,
    seeds,
    work,
)

COURSE: Final = "course.json"
PLOT: Final = "strength.svg"
LESSON: Final = 4
"""Matches of one lesson."""
MOST_ROWS: Final = 40_000_000
WARMTH: Final = (0.0, 0.3)
"""Temperatures of the self-play, in turn by lesson."""

KINDS: Final = ((1e-5, 1.0), (0.3, 0.95))
"""Decay of the weights and what is kept of ends, in turn by network: a stiff one forgets inputs
that matter little, and learns little from luck."""

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody asked for."""

    table: Table
    minutes: float
    workers: int
    rounds: int = 4
    """Rounds into which the time is shared out."""
    thinking: int = 0
    """Iterations of the self-play; 0 for one look ahead."""
    slips: float = 0.1
    kept: float = 1.0
    matches: int = 200
    """Duels that tell how strong a round is."""
    rehearsal: tuple[str, str] = ("glance", "greedy")
    """Bots that play those duels: the learned one, and the one without."""
    trainings: int = 2
    """Networks that are fitted in a round; matches choose."""
    has_plain_priors: bool = False
    """Whether a search with the network takes promises of moves from the appraisal by hand."""
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Round:
    """What came of a round."""

    number: int
    minutes: float
    """Since the course began, in all its sittings."""
    matches: int
    rows: int
    loss: float
    share: list[float]
    """Wins against the game's own appraisal: mean, low, high."""
    against_best: list[float]
    """The same against the best round before; empty in the first."""
    count: int
    """Duels of each."""


class Course:
    """The rounds in a folder."""

    def __init__(self, path: Path, wish: Wish, say: Say) -> None:
        self.path = path
        self.wish = wish
        self._say = say
        self.rounds: list[Round] = []
        self.best = -1
        """The round whose network plays best."""
        path.mkdir(parents=True, exist_ok=True)
        if (path / COURSE).exists():
            self._read()

    def _read(self) -> None:
        data = json.loads((self.path / COURSE).read_text(encoding="utf-8"))
        mine = {"game": self.wish.table.game, "seats": self.wish.table.seats}
        if data["table"] != mine:
            raise BadSetup(f"{self.path} holds another course: {data['table']}.")
        self.rounds = [Round(**one) for one in data["rounds"]]
        self.best = data["best"]
        self._say(f"The course goes on after round {len(self.rounds)}.")

    def _keep(self) -> None:
        table = self.wish.table
        data = {
            "table": {"game": table.game, "seats": table.seats},
            "best": self.best,
            "rounds": [asdict(one) for one in self.rounds],
        }
        new = self.path / f"{COURSE}.new"
        new.write_text(json.dumps(data, indent=1), encoding="utf-8")
        new.replace(self.path / COURSE)
        (self.path / PLOT).write_text(self.plot(), encoding="utf-8")

    def plot(self) -> str:
        """Strength over time as a picture: dots against the appraisal, squares against oneself."""
        bars = [
            Bar(
                f"round {one.number}, {one.minutes:.1f} min",
                Measured(*one.share),
                one.count,
                Measured(*one.against_best) if one.against_best else None,
                one.count,
            )
            for one in self.rounds
        ]
        title = f"{self.wish.table.game}: dots against {self.wish.rehearsal[1]}, squares against "
        return alone(shares(title + "the best round before", bars, 0.5))

    # --- rounds

    def run(self) -> None:
        """Rounds until the time is over."""
        start = time.monotonic()
        before = self.rounds[-1].minutes if self.rounds else 0.0
        end = start + 60.0 * self.wish.minutes
        each = 60.0 * self.wish.minutes / self.wish.rounds
        while time.monotonic() + 0.5 * each < end:
            number = len(self.rounds)
            until = min(time.monotonic() + 0.6 * each, end)
            matches = self._play(number, until)
            done = self._learn(number, matches, before + (time.monotonic() - start) / 60)
            self.rounds.append(done)
            self._keep()
            self._tell(done)

    def _play(self, number: int, until: float) -> int:
        """Play lessons with the best network so far; how many matches there were."""
        wish = self.wish
        name = f"{wish.table.game}/{wish.table.seats}/{number}"
        shares = (wish.slips, wish.kept, wish.thinking == 0)
        jobs = (
            Lesson(wish.table, self._player(place), seeds(name, place * LESSON, LESSON), *shares)
            for place in itertools.count()
        )
        rows: list[Rows] = []
        count = 0
        for answer in work(play_lesson, jobs, wish.workers, until):
            rows.append(answer)
            count += len(answer)
            if count * wish.rounds > MOST_ROWS:
                break
        data = joined(rows)
        np.savez(
            self.path / f"rows-{number:03}.npz",
            numbers=data.numbers,
            rewards=data.rewards,
            worths=data.worths,
            matches=data.matches,
            sides=data.sides,
        )
        self._say(f"Round {number}: {len(rows) * LESSON} matches, {count:,} positions.")
        return len(rows) * LESSON

    def _player(self, place: int) -> Player:
        """Who plays a lesson: the best so far, every other time a little warm."""
        wish = self.wish
        warmth = WARMTH[place % len(WARMTH)]
        if self.best < 0:
            return Player(f"search:{wish.thinking}" if wish.thinking else "greedy")
        if wish.thinking:
            return Player(f"taught:{wish.thinking}", str(self.brain_file(self.best)))
        text = f"glance@{warmth}" if warmth else "glance"
        return Player(text, str(self.brain_file(self.best)))

    def _learn(self, number: int, matches: int, minutes: float) -> Round:
        """Fit some networks to the latest rounds and keep the one that wins most."""
        wish = self.wish
        data = self._data(number)
        tried: list[tuple[float, Path, float, Measured]] = []
        for trial in range(wish.trainings):
            decay, kept = KINDS[trial % len(KINDS)]
            seed = 100 * number + trial
            settings = replace(wish.settings, seed=seed, decay=decay, kept=kept)
            model, loss = fit(data, settings)
            path = self.path / f"trial-{trial}.bin"
            recipe = json.dumps(
                {
                    "round": number,
                    "positions": len(data.rewards),
                    "thinking": wish.thinking,
                    "slips": wish.slips,
                    **asdict(settings),
                }
            )
            figures = json.dumps({"loss": round(loss, 5)})
            weights = rounded(model, data, wish.table.seats, recipe, figures)
            weights = replace(weights, has_plain_priors=wish.has_plain_priors)
            brain.write(path, wish.table.game, [weights])
            share = self._compare(path, None, f"{number}/{trial}")
            self._say(
                f"Network {trial}: loss {loss:.4f}, {told(share)} against {wish.rehearsal[1]}."
            )
            tried.append((share.mean, path, loss, share))
        _, path, loss, share = max(tried, key=lambda one: one[0])
        shutil.copy(path, self.brain_file(number))
        for _, each, _, _ in tried:
            each.unlink()
        against: list[float] = []
        is_better = self.best < 0
        if self.best >= 0:
            found = self._compare(self.brain_file(number), self.brain_file(self.best), f"{number}")
            against = [found.mean, found.low, found.high]
            is_better = found.mean > 0.5
        if is_better:
            self.best = number
        return Round(
            number=number,
            minutes=round(minutes, 2),
            matches=matches,
            rows=len(data.rewards),
            loss=loss,
            share=[share.mean, share.low, share.high],
            against_best=against,
            count=wish.matches,
        )

    def _data(self, number: int) -> Data:
        """The rows of this round and of the two before."""
        files = [
            np.load(self.path / f"rows-{each:03}.npz")
            for each in range(max(number - 2, 0), number + 1)
        ]
        return Data(
            *(
                np.concatenate([file[name] for file in files])
                for name in ("numbers", "rewards", "worths", "matches", "sides")
            )
        )

    def _compare(self, one: Path, other: Path | None, name: str) -> Measured:
        wish = self.wish
        taught, plain = wish.rehearsal
        rival = Player(plain) if other is None else Player(taught, str(other))
        new = Player(taught, str(one))
        jobs = duels(wish.table, new, rival, f"strength/{name}", wish.matches)
        return strength(list(work(play_duel, jobs, wish.workers)))

    def brain_file(self, number: int) -> Path:
        return self.path / f"brain-{number:03}.bin"

    def _tell(self, done: Round) -> None:
        against = Measured(*done.against_best) if done.against_best else None
        tail = f", {told(against)} against the best before" if against else ""
        self._say(
            f"Round {done.number} after {done.minutes:.1f} min: "
            f"{told(Measured(*done.share))} against {self.wish.rehearsal[1]}{tail}."
        )


def joined(rows: Sequence[Rows]) -> Data:
    """Rows of many lessons as arrays."""
    full = [one for one in rows if len(one)]
    if not full:
        raise BadSetup("No match ended in the time that there was: give it more minutes.")
    inputs = full[0].inputs
    return Data(
        np.concatenate([np.frombuffer(one.numbers, np.int16).reshape(-1, inputs) for one in full]),
        np.concatenate([np.frombuffer(one.rewards, np.float32) for one in full]),
        np.concatenate([np.frombuffer(one.worths, np.float32) for one in full]),
        np.concatenate([np.frombuffer(one.matches, np.int32) for one in full]),
        np.concatenate([np.frombuffer(one.sides, np.int8) for one in full]),
    )


def strength(results: Sequence[DuelResult]) -> Measured:
    """The share of wins with its 95 % interval."""
    return wilson(sum(one.win for one in results), len(results))


def told(share: Measured) -> str:
    return f"{share.mean:.1%} ({share.low:.0%}–{share.high:.0%})"


# --- the gate ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gate:
    """What the last matches say: new weights against who plays now, at the same time."""

    share: Measured
    matches: int
    fair: float
    seconds: tuple[float, float]
    """Thinking for a decision, of the new and of the present one."""

    @property
    def is_passed(self) -> bool:
        """Whether the lower end of the interval lies above a fair share."""
        return self.share.low > self.fair


def gate(table: Table, new: Path, budget: str, matches: int, workers: int) -> Gate:
    """Let new weights play the present expert of the table; raises nothing, keeps nothing."""
    present = "taught" if brain.playing(table.game, table.seats) else "search"
    # Deals of its own for each network: a gate that is tried again must be new.
    name = f"gate/{hashlib.blake2b(new.read_bytes(), digest_size=8).hexdigest()}"
    jobs: list[Duel] = duels(
        table, Player(f"taught:{budget}", str(new)), Player(f"{present}:{budget}"), name, matches
    )
    results = list(work(play_duel, jobs, workers))
    count = len(results)
    return Gate(
        strength(results),
        count,
        1 / table.seats,
        (
            sum(one.one_seconds for one in results) / count,
            sum(one.other_seconds for one in results) / count,
        ),
    )


def install(new: Path, table: Table, passed: Gate) -> Path:
    """Put new weights into the game, beside those for other numbers of seats."""
    path = folder(table.game) / brain.PLAYER
    if not path.exists():
        path = folder(table.game) / brain.FILE
    kept: list[brain.Weights] = []
    if path.exists():
        try:
            kept = [one for one in brain.read(path, table.game) if one.seats != table.seats]
        except brain.BadBrain:
            kept = []
    share = passed.share
    for one in brain.read(new, table.game):
        figures = {
            **json.loads(one.figures),
            "gate": [round(share.mean, 3), round(share.low, 3), round(share.high, 3)],
            "matches": passed.matches,
        }
        kept.append(replace(one, figures=json.dumps(figures)))
    brain.write(path, table.game, kept)
    brain.known.cache_clear()
    brain.playing.cache_clear()
    return path
