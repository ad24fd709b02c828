"""Are our chances chances? Fits the curves of `chances.toml`, and checks them on other matches.

    python bench/calibration.py collect DATA --seconds 300   plays and looks at positions
    python bench/calibration.py fit DATA                      writes games/*/chances.toml
    python bench/calibration.py report DATA                   prints the tables of docs/review.md

Bots of mixed levels play; some positions of each match are looked at from a seat's own view. What
is said of a match is checked with a curve that was fitted to others: so are reliability and the
expected calibration error.
"""

import argparse
import gzip
import json
import math
import multiprocessing
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from cheeseboard import registry
from cheeseboard.bots import make
from cheeseboard.bots.chances import BASE, TURN, WHOLE, Curve, Oracle, softmax, weights_at
from cheeseboard.chance import Simulated
from cheeseboard.match import Match

LEVELS = ("beginner", "beginner", "easy", "easy", "easy", "medium", "medium", "hard")
POSITIONS = 6
"""Looked at in each match."""
WORLDS = 6
"""Imagined of each of them."""
PLAYED_OUT = 6
"""Matches of each class in which one position is also played to its end."""
PLAYOUTS = 10
BINS = 10
FOLDS = 3
RIDGE = 0.02
KNOTS = 3


# --- matches -------------------------------------------------------------------------------------


def jobs(games: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Game, seats and a seed, all numbers of seats in turn, without end."""
    tables = [(id, seats) for id in games for seats in registry.meta(id).seats]
    seed = 0
    while True:
        for id, seats in tables:
            if seats < 5 or seats == 5 + seed % (max(registry.meta(id).seats) - 4):
                yield id, seats, seed
        seed += 1


def look(job: tuple[str, int, int]) -> dict[str, Any]:
    """Play a match, and look at some of its positions."""
    id, seats, seed = job
    game = registry.load(id)
    dice = random.Random(f"{id}/{seats}/{seed}")
    match: Match[Any, Any] = Match.new(game, seats, {}, dice.getrandbits(60))
    levels = [dice.choice(LEVELS) for _ in range(seats)]
    bots = [make(level, id, seats, dice.getrandbits(60)) for level in levels]
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    assert match.outcome is not None
    steps = len(match.record.steps)
    wanted = set(dice.sample(range(steps), min(POSITIONS, steps)))
    oracle = Oracle(game, None)
    positions = []
    for number, then in enumerate(Match.walk(game, match.record)):
        if number in wanted:
            eyes = dice.randrange(seats)
            view = game.reopened(then.view(eyes), eyes)
            positions.append(_seen(game, oracle, view, eyes, dice.getrandbits(60)))
            if seed < PLAYED_OUT and number == min(wanted, key=lambda one: abs(one - steps // 2)):
                positions[-1]["played"] = _played_out(game, oracle, view, eyes, dice)
    winners = match.outcome.winners
    won = [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    return {"game": id, "seats": seats, "seed": seed, "won": won, "positions": positions}


def _seen(game: Any, oracle: Oracle, view: Any, eyes: int, seed: int) -> dict[str, Any]:
    """The parts of the appraisal, at once and at the end of the turn, in some worlds."""
    chance = Simulated(seed)
    at_once, later = [], []
    for number in range(WORLDS):
        world = game.imagine(view, eyes, chance)
        if number < 2:
            at_once.append(_parts(game, oracle, world))
        oracle.lead_on(world, chance)
        later.append(_parts(game, oracle, world))
    return {"at_once": at_once, "later": later}


def _parts(game: Any, oracle: Oracle, world: Any) -> dict[str, Any]:
    outcome = game.outcome(world)
    if outcome is not None:
        winners = outcome.winners
        return {"won": [(seat in winners) / max(len(winners), 1) for seat in range(world.seats)]}
    to_act = game.to_act(world)
    rows = []
    for seat in range(world.seats):
        row: dict[str, float] = {}
        for key, value in oracle.named_parts(world, seat):
            row[key] = round(row.get(key, 0.0) + value, 3)
        row[TURN] = float(seat in to_act)
        rows.append({key: value for key, value in row.items() if value})
    return {"progress": round(oracle.progress(world), 3), "parts": rows}


def _played_out(game: Any, oracle: Oracle, view: Any, eyes: int, dice: Any) -> list[float]:
    """The share of playouts that each seat wins, by a bot that takes what looks best."""
    chance = Simulated(dice.getrandbits(60))
    shares = [0.0] * view.seats
    for _ in range(PLAYOUTS):
        world = game.imagine(view, eyes, chance)
        for _ in range(3000):
            outcome = game.outcome(world)
            if outcome is not None:
                for seat in outcome.winners:
                    shares[seat] += 1 / len(outcome.winners) / PLAYOUTS
                break
            oracle.lead_on(world, chance)
    return shares


def collect(folder: Path, games: Sequence[str], seconds: float, processes: int) -> None:
    """Play for some time, and keep what was seen, a file for each game."""
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + seconds
    found: dict[str, list[str]] = {}
    with multiprocessing.Pool(processes) as pool:
        for result in pool.imap_unordered(look, _until(games, end, processes)):
            found.setdefault(result["game"], []).append(json.dumps(result))
            if time.monotonic() > end + 20:
                break
        pool.terminate()
    for id, lines in found.items():
        with gzip.open(folder / f"{id}.jsonl.gz", "wt") as file:
            file.writelines(line + "\n" for line in lines)
        print(id, len(lines), "matches")


def _until(games: Sequence[str], end: float, processes: int) -> Iterator[tuple[str, int, int]]:
    """Jobs until the time is over; not much faster than they are done."""
    slots = time.monotonic()
    for number, job in enumerate(jobs(games)):
        while number > (time.monotonic() - slots) * processes * 20 + 4 * processes:
            time.sleep(0.05)
        if time.monotonic() > end:
            return
        yield job


# --- fitting -------------------------------------------------------------------------------------

Sample = tuple[float, list[list[float]], list[float]]
"""Progress, the parts of each seat less their mean, and who has won."""


def read(folder: Path, id: str) -> list[dict[str, Any]]:
    """The matches of a game, in order."""
    path = folder / f"{id}.jsonl.gz"
    if not path.exists():
        return []
    with gzip.open(path, "rt") as file:
        found = [json.loads(line) for line in file]
    return sorted(found, key=lambda match: (match["seats"], match["seed"]))


def class_of(id: str, seats: int) -> tuple[int, ...]:
    """The seat counts that share a curve."""
    return (seats,) if seats < 5 else tuple(one for one in registry.meta(id).seats if one >= 5)


def classes(id: str) -> list[tuple[int, ...]]:
    return sorted({class_of(id, seats) for seats in registry.meta(id).seats})


def folds(matches: Sequence[dict[str, Any]]) -> Iterator[tuple[list[Any], list[Any]]]:
    """Matches to fit to, and others to check on: every match is checked once."""
    for fold in range(FOLDS):
        yield (
            [match for match in matches if match["seed"] % FOLDS != fold],
            [match for match in matches if match["seed"] % FOLDS == fold],
        )


def keys_of(matches: Iterable[dict[str, Any]], when: str) -> list[str]:
    found = {
        key
        for match in matches
        for position in match["positions"]
        for world in position[when]
        for row in world.get("parts", ())
        for key in row
    }
    return sorted(found - {"term-win", WHOLE + "-"})


def samples(matches: Iterable[dict[str, Any]], when: str, keys: Sequence[str]) -> list[Sample]:
    """One world of each position."""
    found = []
    for match in matches:
        for position in match["positions"]:
            for world in position[when][:2]:
                if "parts" in world:
                    rows = rows_of(world, keys)
                    found.append((world["progress"], rows, match["won"]))
    return found


def rows_of(world: dict[str, Any], keys: Sequence[str]) -> list[list[float]]:
    """The parts of each seat, less their mean; alone, as they are."""
    rows = [[1.0 if key == BASE else row.get(key, 0.0) for key in keys] for row in world["parts"]]
    if len(rows) == 1:
        return rows
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def limits_of(found: Sequence[Sample], count: int) -> list[float]:
    """Beyond what 99 of 100 have, more is no more."""
    limits = []
    for place in range(count):
        column = sorted(abs(row[place]) for _, rows, _ in found for row in rows)
        limits.append(max(column[int(len(column) * 0.99)], 1e-6) if column else 1.0)
    return limits


def hats(progress: float) -> list[float]:
    first = 0 if progress < 0.5 else 1
    share = 2.0 * progress - first
    found = [0.0] * KNOTS
    found[first], found[first + 1] = 1.0 - share, share
    return found


def inputs(sample: Sample, limits: Sequence[float]) -> list[list[float]]:
    """For each seat, each part in units of its limit, at each knot."""
    progress, rows, _ = sample
    weights = hats(progress)
    return [
        [
            weight * max(min(value / limit, 1.0), -1.0)
            for value, limit in zip(row, limits, strict=True)
            for weight in weights
        ]
        for row in rows
    ]


def fit(found: Sequence[Sample], limits: Sequence[float], steps: int = 12) -> list[float]:
    """Newton's method on the likelihood of who has won, with a little doubt in every weight."""
    import numpy as np

    size = len(limits) * KNOTS
    x = [np.array(inputs(sample, limits)) for sample in found]
    won = [np.array(sample[2]) for sample in found]
    weights = np.zeros(size)
    ridge = RIDGE * len(found) / 100
    for _ in range(steps):
        slope = -ridge * weights
        bend = ridge * np.eye(size)
        for rows, result in zip(x, won, strict=True):
            odds = rows @ weights
            if len(result) == 1:
                share = 1 / (1 + np.exp(-odds))
                slope += rows.T @ (result - share)
                bend += (share * (1 - share))[0] * np.outer(rows[0], rows[0])
                continue
            share = np.exp(odds - odds.max())
            share /= share.sum()
            slope += rows.T @ (result - share)
            mean = share @ rows
            bend += rows.T @ (share[:, None] * rows) - np.outer(mean, mean)
        weights = weights + np.linalg.solve(bend, slope)
    return [float(one) for one in weights]


def curve_of(matches: Sequence[dict[str, Any]], when: str, seats: tuple[int, ...]) -> Curve | None:
    """The curve for these seat counts."""
    keys = keys_of(matches, when)
    if seats == (1,):
        keys = [key for key in keys if key != TURN] + [BASE]
    found = samples(matches, when, keys)
    if not found:
        return None
    limits = limits_of(found, len(keys))
    flat = fit(found, limits)
    sharpness = min(
        (0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.45, 1.6),
        key=lambda one: loss(predictions(matches, when, _scaled(seats, keys, limits, flat, one))),
    )
    return _scaled(seats, keys, limits, flat, sharpness)


def left_out(
    matches: Sequence[dict[str, Any]], when: str, seats: tuple[int, ...]
) -> list[tuple[float, float]]:
    """What curves say of matches that they were not fitted to, and what came."""
    found: list[tuple[float, float]] = []
    for fitted, checked in folds(matches):
        curve = curve_of(fitted, when, seats)
        if curve is not None:
            found += predictions(checked, when, curve)
    return found


def of_class(matches: Sequence[dict[str, Any]], seats: tuple[int, ...]) -> list[dict[str, Any]]:
    return [match for match in matches if match["seats"] in seats]


def _scaled(
    seats: tuple[int, ...],
    keys: Sequence[str],
    limits: Sequence[float],
    flat: Sequence[float],
    sharpness: float,
) -> Curve:
    weights = tuple(
        tuple(flat[place * KNOTS + knot] * sharpness / limit for knot in range(KNOTS))
        for place, limit in enumerate(limits)
    )
    return Curve(seats, tuple(keys), tuple(limits), weights)


# --- checking ------------------------------------------------------------------------------------


def shares(world: dict[str, Any], curve: Curve) -> list[float]:
    """The chances in a world that was kept, as `Oracle.shares` finds them."""
    if "won" in world:
        return list(world["won"])
    weights = weights_at(curve, world["progress"])
    odds = [
        sum(
            weight * max(min(value, limit), -limit)
            for weight, value, limit in zip(weights, row, curve.limits, strict=True)
        )
        for row in rows_of(world, curve.keys)
    ]
    return softmax(odds) if len(odds) > 1 else [1 / (1 + math.exp(-odds[0]))]


def predictions(
    matches: Iterable[dict[str, Any]], when: str, curve: Curve
) -> list[tuple[float, float]]:
    """What was foretold for a seat, the mean over worlds, and what came."""
    found = []
    for match in matches:
        for position in match["positions"]:
            rows = [shares(world, curve) for world in position[when]]
            for seat, won in enumerate(match["won"]):
                found.append((sum(row[seat] for row in rows) / len(rows), won))
    return found


def calibration_error(found: Sequence[tuple[float, float]]) -> float:
    """The expected calibration error: how far each bin's mean lies from what came of it."""
    return sum(count * abs(said - came) for said, came, count in bins(found)) / max(len(found), 1)


def bins(found: Sequence[tuple[float, float]]) -> list[tuple[float, float, int]]:
    """The mean of what was said, of what came, and how many, in each tenth."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in found:
        groups[min(int(said * BINS), BINS - 1)].append((said, came))
    return [
        (
            sum(said for said, _ in group) / len(group),
            sum(came for _, came in group) / len(group),
            len(group),
        )
        for group in groups
        if group
    ]


def loss(found: Sequence[tuple[float, float]]) -> float:
    """The mean squared distance between what was said and what came: less is better."""
    return sum((said - came) ** 2 for said, came in found) / max(len(found), 1)


def write_curves(folder: Path, id: str, version: str) -> None:
    """Fit all curves of a game, and write them into its folder."""
    matches = read(folder, id)
    lines = [
        "# How the parts of an appraisal change the odds of winning, for each number of seats:",
        "# fitted to matches between bots of mixed levels by bench/calibration.py. `error` is the",
        "# expected calibration error on matches that were left out.",
        "",
        f'version = "{version}"',
        f"shape = {registry.meta(id).shape}",
    ]
    for seats in classes(id):
        played = of_class(matches, seats)
        curve = curve_of(played, "later", seats)
        if curve is None:
            continue
        error = calibration_error(left_out(played, "later", seats))
        lines += [
            "",
            "[[curves]]",
            f"seats = {list(seats)}",
            f"matches = {len(played)}",
            f"error = {error:.4f}",
            f"keys = {json.dumps(list(curve.keys))}",
            f"limits = {[round(limit, 4) for limit in curve.limits]}",
            "weights = [",
            *(f"    {[float(f'{one:.4g}') for one in row]}," for row in curve.weights),
            "]",
        ]
        print(id, seats, f"{len(played)} matches, error {error:.4f}")
    path = registry.folder(id) / "chances.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(folder: Path) -> None:
    """What was measured, as tables for the document."""
    print("| game | seats | matches | error | distance | at once | played out |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: |")
    every: list[tuple[float, float]] = []
    for id in registry.ids():
        matches = read(folder, id)
        for seats in classes(id):
            played = of_class(matches, seats)
            curve = curve_of(played, "later", seats)
            if curve is None:
                continue
            found = left_out(played, "later", seats)
            every += found
            cells = [
                f"{min(seats)}" if len(seats) == 1 else f"{min(seats)}–{max(seats)}",
                f"{len(played)}",
                f"{calibration_error(found):.3f}",
                f"{loss(found):.3f}",
                f"{loss(left_out(played, 'at_once', seats)):.3f}",
                _against_playouts(played, curve),
            ]
            print(f"| {registry.meta(id).title['en']} | " + " | ".join(cells) + " |")
    print("\n| said | came | positions |\n| ---: | ---: | ---: |")
    for said, came, count in bins(every):
        print(f"| {100 * said:.1f} % | {100 * came:.1f} % | {count:,} |")


def _against_playouts(matches: Sequence[dict[str, Any]], curve: Curve) -> str:
    """The distance of playouts and of the curve, on the positions that were played out."""
    both: list[list[tuple[float, float]]] = [[], []]
    for match in matches:
        for position in match["positions"]:
            if "played" in position:
                rows = [shares(world, curve) for world in position["later"]]
                for seat, won in enumerate(match["won"]):
                    both[0].append((position["played"][seat], won))
                    both[1].append((sum(row[seat] for row in rows) / len(rows), won))
    return f"{loss(both[0]):.3f} / {loss(both[1]):.3f}" if both[0] else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("collect", "fit", "report"))
    parser.add_argument("data", type=Path)
    parser.add_argument("--games", nargs="*")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--version", default="1")
    asked = parser.parse_args()
    if asked.what == "collect":
        collect(asked.data, asked.games or registry.ids(), asked.seconds, asked.processes)
    elif asked.what == "fit":
        for id in registry.ids():
            write_curves(asked.data, id, asked.version)
    else:
        report(asked.data)


if __name__ == "__main__":
    main()
