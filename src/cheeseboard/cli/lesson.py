"""Lessons: begin one from a record or a position, check them, take their pictures."""

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from rich.markup import escape
from rich.table import Table

from cheeseboard import registry
from cheeseboard.cli.screen import console, errors_as_sentences
from cheeseboard.game import BadSetup, Game, show_value
from cheeseboard.lessons import BadLesson, Lesson, find
from cheeseboard.match import whole_position
from cheeseboard.position import BadPosition, write_as
from cheeseboard.record import Played, Record
from cheeseboard.words import LANGUAGES

HEAD: Final = """\
number = {number}
minutes = 4
kind = "more"
remember = ["pip", "pip", "pip"]  # symbols; the words are remember-1 to remember-3

[scene.begin]
you = {you}
seed = {seed}
"""
STEP: Final = """
[[step]]
id = "step-{number}"
{scene}{happens}anchor = ""  # the id of an element of the drawing
do = ["{move}"]{others}

[[step.else]]
move = "*"
say = "step-{number}-else"
"""
SOME: Final = 12
"""How many of a position's moves are named beside the step that begins there."""


def write_new(game: str, id: str, source: str, you: int) -> None:
    """A lesson from a record or the text of a position; its words are still to be said."""
    with errors_as_sentences():
        folder = registry.folder(game) / "lessons"
        path = folder / f"{id}.toml"
        if path.exists():
            raise BadSetup(f"There is a lesson {path} already.")
        number = len(find(game)) + 1
        if source.startswith(f"{game}/") and not Path(source).exists():
            text, steps = begun_in(registry.load(game), source, you, number)
        else:
            known = Record.load(Path(source))
            if known.game != game:
                raise BadSetup(f"{source} is a match of {known.game}, not of {game}.")
            text, steps = begun(known, you, number)
        folder.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        for language in LANGUAGES:
            words = folder / f"{id}.{language}.ftl"
            words.write_text(blank_words(steps), encoding="utf-8")
        console.print(f"Steps of the lesson in {path}: {steps}. Its words are beside it.")
        console.print(f"Say what the coach says, then run: cheeseboard lesson check {game}")


def begun(record: Record, you: int, number: int) -> tuple[str, int]:
    """The lesson file of a record, with a step for each move of a seat, and how many these are."""
    if not isinstance(record.seed, int):
        raise BadSetup("A lesson needs a record whose seed is a number: cheeseboard play --seed 7.")
    text = HEAD.format(number=number, you=you, seed=record.seed)
    if record.start:
        text += f"position = {_toml(record.start)}\n"
    else:
        options = ", ".join(f"{name} = {_toml(value)}" for name, value in record.options.items())
        text += f"seats = {record.seats}\noptions = {{ {options} }}\n"
    happens: list[str] = []
    steps = 0
    for step in record.steps:
        if not isinstance(step, Played):
            raise BadSetup("A lesson needs a record without moves that were taken back.")
        if step.seat != you:
            happens.append(f"{step.seat} {step.move}")
            continue
        steps += 1
        text += _step(steps, step.move, happens)
        happens = []
    return text, steps


def begun_in(game: Game[Any, Any], line: str, you: int, number: int) -> tuple[str, int]:
    """The lesson file of a position, with a first step that asks for one of the seat's moves."""
    try:
        state = whole_position(game, line)
    except BadPosition as error:
        raise BadSetup(str(error)) from None
    if you not in game.to_act(state):
        turn = ", ".join(map(str, game.to_act(state))) or "nobody"
        raise BadSetup(f"Seat {you} has no move in this position; it is up to {turn}.")
    choices = game.choices(game.shown(game.view(state, you), you), you)
    move, *others = [choice.text for choice in choices]
    text = HEAD.format(number=number, you=you, seed=1)
    text += f"position = {_toml(write_as(game, state))}\n"
    return text + _step(1, move, (), others), 1


def _step(number: int, move: str, happens: Sequence[str], others: Sequence[str] = ()) -> str:
    told = f"happens = [{', '.join(map(_toml, happens))}]\n" if happens else ""
    also = f"  # or {', '.join(others[:SOME])}" if others else ""
    scene = 'scene = "begin"\n' if number == 1 else ""
    return STEP.format(number=number, scene=scene, happens=told, move=move, others=also)


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


def shots(game: str, ids: list[str], screens: list[str], looks: list[str], out: Path) -> None:
    """Pictures of every step of a game's lessons, on some screens and in some looks."""
    from cheeseboard.testing.browser.lesson_shots import EVERY_LOOK, LOOKS, SCREENS, USUAL, take

    with errors_as_sentences():
        wanted = [one for one in _found(game) if not ids or one.id in ids]
        _are_known("screen", screens, SCREENS)
        _are_known("look", looks, EVERY_LOOK)
        seen = [EVERY_LOOK[one] for one in looks]
        count = sum(1 for _ in take(wanted, out, screens or USUAL, seen or LOOKS))
        console.print(f"{count} pictures are in {out}.")


def _are_known(what: str, given: list[str], known: Collection[str]) -> None:
    for one in given:
        if one not in known:
            raise BadSetup(f'There is no {what} "{one}"; there are {", ".join(known)}.')


def _found(game: str) -> list[Lesson]:
    try:
        return find(game)
    except BadLesson as error:
        raise BadSetup(str(error)) from None
