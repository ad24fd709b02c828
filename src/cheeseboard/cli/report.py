"""A balance report: matches of bots, played or read, and one page about them."""

from collections.abc import Sequence
from pathlib import Path

from cheeseboard.arena.jobs import make_plan
from cheeseboard.arena.playing import Result
from cheeseboard.arena.storage import BadResults, read_results
from cheeseboard.cli.arena import Crew, Setting, play_plan, usual_folder
from cheeseboard.report.page import page


def write_page(path: Path, game: str, own: Sequence[Result], other: Sequence[Result]) -> None:
    path.write_text(page(game, own, other), encoding="utf-8")


def played(
    setting: Setting, bots: Sequence[str], matches: int, data: Path | None, crew: Crew
) -> list[Result]:
    """Matches with the game's own data, or with another folder of data."""
    folder = "" if data is None else str(data.resolve())
    plan = make_plan(setting.game, setting.seats, bots, setting.options, setting.seed, folder)
    return play_plan(plan, matches, usual_folder(plan), crew)


def read(folders: Sequence[Path], game: str) -> list[Result]:
    """Matches of a game that lie in folders."""
    found = [result for folder in folders for result in read_results(folder)]
    foreign = next((result.job.game for result in found if result.job.game != game), None)
    if foreign is not None:
        raise BadResults(f"There are matches of {foreign} among these, not of {game} alone.")
    if not found:
        raise BadResults("There are no matches to report on.")
    return found
