"""Teaches the bots of a game: self-play, fitting, and a gate that only better weights pass."""

from pathlib import Path

from cheeseboard import registry
from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import BadSetup
from cheeseboard.train.playing import Table


def run(
    game: str,
    seats: int | None,
    minutes: float,
    thinking: int,
    has_plain_priors: bool,
    workers: int | None,
    out: Path | None,
    budget: str,
    matches: int,
    write: bool,
) -> None:
    """A course of some minutes that goes on where the last one stopped, and then the gate."""
    with errors_as_sentences(game):
        try:
            from cheeseboard.train import course as school
        except ImportError:
            raise BadSetup(
                "Training needs PyTorch and NumPy: pip install 'cheeseboard[train]'."
            ) from None
        meta = registry.meta(game)
        count = seats or min(meta.seats, key=lambda each: abs(each - 2))
        table = Table(game, count)
        path = out or Path("training") / f"{game}-{count}"
        crew = workers or usual_workers()
        wish = school.Wish(
            table, minutes, crew, thinking=thinking, has_plain_priors=has_plain_priors
        )
        course = school.Course(path, wish, console.print)
        course.run()
        if course.best < 0:
            raise BadSetup("There was no time for a single round: give it more minutes.")
        console.print(f"The plot is in {path / school.PLOT}. Now the gate: {matches} matches.")
        new = course.brain_file(course.best)
        found = school.gate(table, new, budget, matches, crew)
        console.print(
            f"{school.told(found.share)} of {found.matches} matches against the present expert, "
            f"fair is {found.fair:.0%}; {found.seconds[0]:.3f} s a decision "
            f"against {found.seconds[1]:.3f} s."
        )
        if not found.is_passed:
            console.print("That is not shown to be better: nothing is changed.")
        elif write:
            console.print(f"Kept as {school.install(new, table, found)}.")
        else:
            console.print(f"That is better. --write puts {new} into the game.")
