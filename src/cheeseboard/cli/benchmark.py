"""The standard tasks on the command line: one table, one score."""

from importlib.metadata import version
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.learn import tasks
from cheeseboard.learn.leaderboard import Line, enter
from cheeseboard.learn.pins import strays


def run(
    bot: str,
    matches: int | None,
    workers: int | None,
    games: list[str],
    board: Path | None = None,
) -> None:
    """Measure a bot in every task, print the table, and enter the score into a leaderboard."""
    with errors_as_sentences():
        if board and not board.is_file():
            fail(f"There is no leaderboard {board}.")
        is_whole, score = print_scores(bot, matches, workers or usual_workers(), games)
        if board and not is_whole:
            fail("Only all standard tasks as they are make a line of the leaderboard.")
        if board:
            enter(board, tasks.VERSION, line_of(bot, score))


def line_of(bot: str, score: tasks.Score) -> Line:
    """What stands of a bot in the leaderboard."""
    marks = tasks.weights_of(bot)
    weights = ", ".join(f"{game} {mark}" for game, mark in marks.items())
    return Line(bot, f"{score.mean:.1f} ±{score.margin:.1f}", version("cheeseboard"), weights)


def print_scores(
    bot: str, matches: int | None, workers: int, games: list[str]
) -> tuple[bool, tasks.Score]:
    """Whether it was all that the standard is, and the score."""
    chosen = [task for task in tasks.TASKS if not games or task.game in games]
    count = matches or tasks.MATCHES
    table = Table("task", box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column("worth", justify="right")
    table.add_column("95 %", justify="right")
    found = []
    with Progress(console=console, transient=True) as bar:
        shown = bar.add_task("Playing", total=len(chosen))
        for task, score in tasks.measure(bot, chosen, count, workers):
            found.append(score)
            table.add_row(task.name, f"{score.mean:.3f}", f"±{score.margin:.3f}")
            bar.advance(shown)
    console.print(table)
    score = tasks.total(found)
    line = line_of(bot, score)
    console.print(
        f"{bot}: {line.score} in tasks version {tasks.VERSION}, {score.matches} matches, "
        f"cheeseboard {line.package}{f', weights {line.weights}' if line.weights else ''}."
    )
    others = strays(chosen)
    for task in others:
        console.print(f"Rules or opponents of {task.name} play otherwise here.")
    is_whole = chosen == list(tasks.TASKS) and count == tasks.MATCHES
    if others or not is_whole:
        console.print("This is not what the standard tasks are: it does not compare with others.")
    return is_whole and not others, score
