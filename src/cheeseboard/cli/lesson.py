"""Lessons: begin one from a record, check them, take their pictures."""

from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.table import Table

from cheeseboard import registry
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import BadSetup, show_value
from cheeseboard.lessons import BadLesson, Lesson, find
from cheeseboard.record import Played, Record
from cheeseboard.words import LANGUAGES

HEAD: Final = """\
number = {number}
minutes = 4
kind = "more"
remember = ["pip", "pip", "pip"]  # symbols; the words are remember-1 to remember-3
match = {{ level = "beginner" }}

[scene.begin]
seats = {seats}
you = {you}
seed = {seed}
options = {{ {options} }}
"""
STEP: Final = """
[[step]]
id = "step-{number}"
{scene}{happens}anchor = ""  # the id of an element of the drawing
do = ["{move}"]

[[step.else]]
move = "*"
say = "step-{number}-else"
"""


def write_new(game: str, id: str, record: Path, you: int) -> None:
    """A lesson with a step for each move of a seat in a record; its words are still to be said."""
    with errors_as_sentences():
        folder = registry.folder(game) / "lessons"
        path = folder / f"{id}.toml"
        if path.exists():
            raise BadSetup(f"There is a lesson {path} already.")
        known = Record.load(record)
        if known.game != game:
            raise BadSetup(f"{record} is a match of {known.game}, not of {game}.")
        folder.mkdir(exist_ok=True)
        text, steps = begun(known, you, len(find(game)) + 1)
        path.write_text(text, encoding="utf-8")
        for language in LANGUAGES:
            words = folder / f"{id}.{language}.ftl"
            words.write_text(blank_words(steps), encoding="utf-8")
        console.print(f"A lesson of {steps} steps is in {path}, its words are beside it.")
        console.print(f"Say what the coach says, then run: cheeseboard lesson check {game}")


def begun(record: Record, you: int, number: int) -> tuple[str, int]:
    """The lesson file of a record, and how many steps it has."""
    if not isinstance(record.seed, int):
        raise BadSetup("A lesson needs a record whose seed is a number: cheeseboard play --seed 7.")
    options = ", ".join(f"{name} = {_toml(value)}" for name, value in record.options.items())
    text = HEAD.format(
        number=number, seats=record.seats, you=you, seed=record.seed, options=options
    )
    happens: list[str] = []
    steps = 0
    for step in record.steps:
        if not isinstance(step, Played):
            raise BadSetup("A lesson needs a record without moves that were taken back.")
        if step.seat != you:
            happens.append(f"{step.seat} {step.move}")
            continue
        steps += 1
        told = f"happens = [{', '.join(map(_toml, happens))}]\n" if happens else ""
        scene = 'scene = "begin"\n' if steps == 1 else ""
        text += STEP.format(number=steps, scene=scene, happens=told, move=step.move)
        happens = []
    return text, steps


def blank_words(steps: int) -> str:
    """Messages that wait to be said."""
    lines = ["title = …", "pitch = …", ""]
    for number in range(1, steps + 1):
        lines += [f"step-{number} = …", "    .task = …", "    .know = …"]
        lines += [f"step-{number}-else = …", ""]
    lines += [f"remember-{number} = …" for number in (1, 2, 3)]
    return "\n".join(lines) + "\n"


def _toml(value: bool | int | str) -> str:
    text = show_value(value)
    if not isinstance(value, str):
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def check(game: str | None) -> bool:
    """Check the lessons of a game, or of all; whether all are in order."""
    from cheeseboard.testing.lesson_checks import check_lesson

    table = Table("lesson", "", "", title="Lessons")
    is_fine = True
    with errors_as_sentences():
        for id in [game] if game else registry.ids(with_drafts=True):
            for lesson in _found(id):
                problems = list(dict.fromkeys(check_lesson(lesson)))
                is_fine = is_fine and not problems
                detail = "\n".join(problems) or f"{len(lesson.steps)} steps"
                sign = "[red]broken[/]" if problems else "[green]ok[/]"
                table.add_row(f"{id} {lesson.id}", sign, escape(detail))
    console.print(table)
    return is_fine


def shots(game: str, ids: list[str], out: Path) -> None:
    """Pictures of every step of a game's lessons, in all languages."""
    from cheeseboard.testing.browser.lesson_shots import take

    with errors_as_sentences():
        wanted = [one for one in _found(game) if not ids or one.id in ids]
        count = sum(1 for _ in take(wanted, out))
        console.print(f"{count} pictures are in {out}.")


def _found(game: str) -> list[Lesson]:
    try:
        return find(game)
    except BadLesson as error:
        raise BadSetup(str(error)) from None
