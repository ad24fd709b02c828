"""How strong the bots are: tables with 95 % intervals, one row for each game and table.

    python bench/strength.py --matches 200 --seconds 0.1

`taught` plays `search` and `greedy` at the same time for a decision where a game has a brain for so
many seats. Results stay in a folder; the same command goes on where it stopped.
"""

import argparse
from pathlib import Path

from cheeseboard.arena import local
from cheeseboard.arena.jobs import Plan, make_plan
from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import standings
from cheeseboard.arena.storage import Folder
from cheeseboard.bots.brain import known
from cheeseboard.cli.arena import usual_workers
from cheeseboard.game import Options

ONE_BOX = {"burg_appenzell": 4, "fromage": 4, "rat_de_france": 4, "ratland": 6, "smash_up": 2}
"""Most seats that the components of one box serve."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(ONE_BOX))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--out", type=Path, default=Path("arena") / "strength")
    given = parser.parse_args()
    search, taught = f"search:{given.seconds:g}s", f"taught:{given.seconds:g}s"
    print(f"{'game':16}{'seats':>6}  {'bot':14}{'against':12}{'wins':>24}{'fair':>7}{'times':>7}")
    for game in given.games:
        for seats in sorted({2, ONE_BOX[game]}):
            pairs = [(search, "greedy"), ("greedy", "random")]
            if known(game, seats) is not None:
                pairs = [(taught, search), (taught, "greedy"), *pairs]
            for one, rival in pairs:
                line_up = (one, *[rival] * (seats - 1))
                measure(given, make_plan(game, seats, line_up, {}, seed=1), one, rival)
    if "fromage" in given.games:
        for one, level in ((search, 3), ("greedy", 1)):
            options: Options = {"solo_level": level}
            plan = make_plan("fromage", 1, (one,), options, seed=1)
            measure(given, plan, one, f"level {level}")


def measure(given: argparse.Namespace, plan: Plan, one: str, rival: str) -> None:
    results = played(
        plan, given.matches, given.out / f"{plan.game}-{plan.seats}-{one}-{rival}", given.workers
    )
    standing = next(standing for standing in standings(results) if standing.bot == one)
    share, fair = standing.share, standing.fair / standing.places
    if plan.seats == 1:
        fair = 0.5
    wins = f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
    print(
        f"{plan.game:16}{plan.seats:>6}  {one:14}{rival:12}{wins:>24}{fair:>7.0%}"
        f"{share.mean / fair:>7.2f}",
        flush=True,
    )


def played(plan: Plan, matches: int, folder: Path, workers: int) -> list[Result]:
    store = Folder(folder, plan)
    jobs = list(plan.jobs(matches))
    for result in local.run(store.missing(jobs), workers):
        store.add(result)
    store.finish()
    return store.results(jobs)


if __name__ == "__main__":
    main()
