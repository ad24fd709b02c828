"""The standard tasks on the command line: one table, one score."""

from importlib.metadata import version

from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.learn import tasks


def run(bot: str, matches: int | None, workers: int | None, games: list[str]) -> None:
    """Measure a bot in every task, and print the table."""
    with errors_as_sentences():
        print_scores(bot, matches, workers or usual_workers(), games)


def print_scores(bot: str, matches: int | None, workers: int, games: list[str]) -> None:
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
    console.print(
        f"{bot}: {score.mean:.1f} ±{score.margin:.1f} in tasks version {tasks.VERSION}, "
        f"{score.matches} matches, cheeseboard {version('cheeseboard')}."
    )
    if len(chosen) < len(tasks.TASKS) or count != tasks.MATCHES:
        console.print("This is a part of the standard tasks: it does not compare with others.")
