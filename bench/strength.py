"""How strong the bots are: tables with 95 % intervals, one row for each game, table and rival.

    python bench/strength.py --matches 200 --seconds 0.1

The expert (`taught`, or `search` where nothing was learned) plays copies of `search` and `greedy`
at the same time for a decision, at two seats and at the most seats of one box, and Fromage alone
against the Corporation. The last column says whether the mark is reached; an interval that must lie
above it is looked at by its lower end. Results stay in a folder; the same command goes on where it
stopped.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cheeseboard.arena import local
from cheeseboard.arena.jobs import Plan, make_plan
from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import standings
from cheeseboard.arena.storage import Folder
from cheeseboard.bots.brain import playing
from cheeseboard.cli.arena import usual_workers
from cheeseboard.game import Options

ONE_BOX = {"burg_appenzell": 4, "fromage": 4, "rat_de_france": 4, "ratland": 6, "smash_up": 2}
"""Most seats that the components of one box serve."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What is wanted of a share of wins."""

    share: float
    low: float = 0.0
    """What the lower end of the interval must lie above."""


AGAINST_SEARCH = Mark(0.65, 0.55)
AGAINST_GREEDY = Mark(0.95)
OTHERS = {("ratland", "search"): Mark(0.75, 0.55), ("ratland", "greedy"): Mark(0.90)}
"""Of games at two seats."""
TIMES = {"search": 1.5, "greedy": 3.0}
"""Of a fair share, at more seats."""


@dataclass(frozen=True, slots=True)
class Row:
    """One bot against copies of another, and what is wanted."""

    plan: Plan
    bot: str
    rival: str
    fair: float
    mark: Mark


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=sorted(ONE_BOX))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--out", type=Path, default=Path("arena") / "strength")
    given = parser.parse_args()
    print(
        f"{'game':16}{'seats':>6}  {'bot':14}{'against':12}{'matches':>8}{'wins':>26}"
        f"{'fair':>7}{'times':>7}  mark"
    )
    for row in rows(given.games, given.seconds):
        if isinstance(row, str):
            print(row, flush=True)
            continue
        folder = given.out / f"{row.plan.game}-{row.plan.seats}-{row.bot}-{row.rival}"
        show(row, played(row.plan, given, folder))


def rows(games: Sequence[str], seconds: float) -> Iterator[Row | str]:
    """What is played, and a line for each table at which nothing was learned."""
    search, taught = f"search:{seconds:g}s", f"taught:{seconds:g}s"
    for game in games:
        for seats in sorted({2, ONE_BOX[game]}):
            is_taught = playing(game, seats) is not None
            if is_taught:
                yield versus(game, seats, taught, search)
            else:
                yield f"{game:16}{seats:>6}  {search:14}nothing was learned, mark not reached"
            yield versus(game, seats, taught if is_taught else search, "greedy")
    if "fromage" in games:
        options: Options = {"solo_level": 4}
        plan = make_plan("fromage", 1, (search,), options, seed=1)
        yield Row(plan, search, "level 4", 0.5, Mark(0.5))


def versus(game: str, seats: int, bot: str, rival: str) -> Row:
    """One bot at a table of the others."""
    plan = make_plan(game, seats, (bot, *[rival] * (seats - 1)), {}, seed=1)
    kind = rival.partition(":")[0]
    usual = AGAINST_SEARCH if kind == "search" else AGAINST_GREEDY
    mark = OTHERS.get((game, kind), usual) if seats == 2 else Mark(TIMES[kind] / seats)
    return Row(plan, bot, rival, 1 / seats, mark)


def show(row: Row, results: Sequence[Result]) -> None:
    start = f"{row.plan.game:16}{row.plan.seats:>6}  {row.bot:14}{row.rival:12}"
    share = next(each for each in standings(results) if each.bot == row.bot).share
    wins = f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"
    is_reached = share.mean >= row.mark.share and share.low > row.mark.low
    print(
        f"{start}{len(results):>8}{wins:>26}{row.fair:>7.0%}{share.mean / row.fair:>7.2f}  "
        f"{row.mark.share:.0%}{'' if is_reached else ', not reached'}",
        flush=True,
    )


def played(plan: Plan, given: argparse.Namespace, folder: Path) -> list[Result]:
    store = Folder(folder, plan)
    jobs = list(plan.jobs(given.matches))
    for result in local.run(store.missing(jobs), given.workers):
        store.add(result)
    store.finish()
    return store.results(jobs)


if __name__ == "__main__":
    main()
