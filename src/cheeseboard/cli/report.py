"""A balance report: matches of bots, played or read, and one page about them."""

from collections.abc import Sequence
from pathlib import Path

from cheeseboard.arena.playing import Result
from cheeseboard.arena.storage import BadResults, read_results
from cheeseboard.cli.arena import Crew, Setting, Wish, play_plan, split_names, usual_folder
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.report.page import page


def run(
    wish: Wish,
    bots: str,
    matches: int,
    folders: Sequence[Path],
    against: Path | None,
    out: Path | None,
) -> None:
    """Write the page on matches that lie in folders, or are played now."""
    with errors_as_sentences(wish.game):
        setting, names, crew = wish.setting(usual_seats=2), split_names(bots), wish.crew()

        def play(data: Path | None) -> list[Result]:
            return played(setting, names, matches, data, crew)

        own = read(folders, wish.game) if folders else play(None)
        other = play(against) if against is not None else []
        if not own or (against is not None and not other):
            fail("There are no matches to report on yet.")
        path = out or Path(f"{wish.game}-report.html")
        path.write_text(page(wish.game, own, other), encoding="utf-8")
        console.print(f"The report is in {path}.")


def played(
    setting: Setting, bots: Sequence[str], matches: int, data: Path | None, crew: Crew
) -> list[Result]:
    """Matches with the game's own data, or with another folder of data."""
    plan = setting.plan(bots, "" if data is None else str(data.resolve()))
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
