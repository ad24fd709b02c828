"""Reads lessons from a game's folder; docs/write-a-lesson.md says what a file may hold."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.game import Options, Seat
from cheeseboard.help.conditions import BadCondition, Variant, check_condition, variants
from cheeseboard.help.facts import Fact, read_fact
from cheeseboard.help.reading import texts

POSES: Final = ("point", "cheer", "think")
KINDS: Final = ("arrow", "ring", "plate")
Result = int | tuple[int, ...]


class BadLesson(ValueError):
    """A lesson that cannot be read or played; the text says where and why."""


class UnknownLesson(LookupError):
    """A game has no such lesson."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Scene:
    """A position: a set-up or a line, what chance deals, and the moves that lead on from there."""

    id: str
    seats: int
    """0 where a line says it."""
    you: Seat
    options: Options
    seed: int
    chance: Mapping[str, tuple[Result, ...]]
    """What chance deals by the name of the request, in order; the seed deals the rest."""
    moves: tuple[str, ...]
    """`0 place a1`: the seat and the text of its move."""
    line: str = ""
    """Instead of a set-up: the text of a position."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something drawn over the board: an arrow, a ring, or a plate with words."""

    kind: str
    at: str
    to: str = ""
    say: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """Something set over a picture of the game page: a symbol, a short text, or both."""

    at: tuple[float, float]
    """Its middle, as parts of the drawing."""
    text: str
    """Numbers and signs, which need no translation."""
    say: str
    """Or the attribute of the step's words that is written there."""
    picture: str


@dataclass(frozen=True, slots=True)
class Other:
    """The answer to a move that the step does not ask for."""

    move: str
    say: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: what is shown, what the coach says, what the pupil does."""

    id: str
    scene: str = ""
    """Where the step begins; empty to go on from the step before."""
    happens: tuple[str, ...] = ()
    """Moves of the others as the step begins; `1 *` lets a bot choose."""
    say: tuple[Variant, ...] = ()
    pose: str = "point"
    anchor: str = ""
    """The element of the drawing at which the coach stands."""
    show: tuple[str, ...] = ()
    """Elements that are not dimmed, beside the anchor."""
    marks: tuple[Mark, ...] = ()
    do: tuple[tuple[str, ...], ...] = ()
    """The moves to make, in order; each is one of several patterns."""
    free: str = ""
    """Instead: any legal moves, until one like this."""
    until: str = ""
    """Or: any legal moves, until this holds."""
    only: tuple[str, ...] = ()
    """In a free step: the moves that count; empty for all."""
    meets: str = ""
    """What must hold after a free move; else it is answered like another move."""
    others: tuple[Other, ...] = ()
    picture: str = ""
    """The symbol beside what the pupil learns."""
    panel: int = 0
    """The picture of the game page that this step plays."""
    crop: tuple[float, ...] = ()
    """What that picture shows: left, top, width and height as parts of the drawing."""
    arrow: tuple[float, ...] = ()
    """An arrow in it: from and to, as parts of the drawing."""
    signs: tuple[Sign, ...] = ()
    after: tuple[str, ...] = ()
    """Moves of the pupil before that picture is drawn."""

    @property
    def is_look(self) -> bool:
        """Whether there is nothing to do but to read."""
        return not self.do and not self.is_free

    @property
    def is_free(self) -> bool:
        """Whether the pupil chooses."""
        return bool(self.free or self.until)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    game: str
    id: str
    number: int
    minutes: int
    folder: Path
    scenes: Mapping[str, Scene]
    facts: tuple[Fact, ...]
    steps: tuple[Step, ...]
    remember: tuple[str, ...]
    """The symbols of what to remember at the end; their words are `remember-1` and so on."""
    seats: int
    preset: str
    """What to play afterwards: a first match, or one for a part of the game; else what is usual."""
    kind: str
    """`first`, `more` for ideas that win, `about` for one part of the game."""


def following(of: Lesson) -> Lesson | None:
    """The lesson that comes after one."""
    later = [one for one in lessons(of.game) if (one.number, one.id) > (of.number, of.id)]
    return later[0] if later else None


def find(game: str) -> list[Lesson]:
    """All lessons of a game, in their order; raises `BadLesson`."""
    home = registry.folder(game)
    found = [read(game, path) for path in sorted(home.rglob("lessons/*.toml"))]
    return sorted(found, key=lambda one: (one.number, one.id))


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The same, read once."""
    return tuple(find(game))


def lesson(game: str, id: str) -> Lesson:
    """One lesson; raises `UnknownLesson`."""
    for one in lessons(game):
        if one.id == id:
            return one
    raise UnknownLesson(f"{game} has no lesson {id!r}.")


def read(game: str, path: Path) -> Lesson:
    """One lesson from its file; raises `BadLesson`."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        read = _lesson(game, path, data)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadLesson(f"{path}: {error!r} is missing or has the wrong type.") from None
    except (BadCondition, ValueError) as error:
        raise BadLesson(f"{path}: {error}") from None
    return read


def _lesson(game: str, path: Path, data: dict[str, Any]) -> Lesson:
    scenes = {name: _scene(name, one) for name, one in data["scene"].items()}
    match = data.get("match", {})
    lesson = Lesson(
        game=game,
        id=path.stem,
        number=data["number"],
        minutes=data["minutes"],
        folder=path.parent,
        scenes=scenes,
        facts=tuple(read_fact(name, one) for name, one in data.get("facts", {}).items()),
        steps=tuple(_step(one) for one in data["step"]),
        remember=tuple(data["remember"]),
        seats=match.get("seats", 0),
        preset=match.get("preset", ""),
        kind=data.get("kind", "first"),
    )
    _check_steps(lesson)
    return lesson


def _check_steps(lesson: Lesson) -> None:
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) != len(ids):
        raise ValueError("two steps have the same id.")
    if not lesson.steps[0].scene:
        raise ValueError("the first step names no scene.")
    for step in lesson.steps:
        if step.scene and step.scene not in lesson.scenes:
            raise ValueError(f"step {step.id!r} begins in {step.scene!r}, which is no scene.")
        if step.pose not in POSES:
            raise ValueError(f"step {step.id!r}: the pose is one of {', '.join(POSES)}.")
        if step.do and step.is_free:
            raise ValueError(f"step {step.id!r} both asks for moves and is free.")
        for variant in step.say:
            check_condition(variant.when)
        check_condition(step.meets)
        check_condition(step.until)


def _scene(name: str, data: dict[str, Any]) -> Scene:
    chance = {
        label: tuple(tuple(one) if isinstance(one, list) else int(one) for one in results)
        for label, results in data.get("chance", {}).items()
    }
    line = data.get("position", "")
    if line and ("seats" in data or "options" in data):
        raise ValueError(f"scene {name!r} has a position: seats and options are in it already.")
    return Scene(
        id=name,
        seats=0 if line else data["seats"],
        you=data["you"],
        options=data.get("options", {}),
        seed=data.get("seed", 1),
        chance=chance,
        moves=texts(data.get("moves", [])),
        line=line,
    )


def _step(data: dict[str, Any]) -> Step:
    id = data["id"]
    return Step(
        id=id,
        scene=data.get("scene", ""),
        happens=texts(data.get("happens", [])),
        say=variants(data.get("say", id)),
        pose=data.get("pose", "point"),
        anchor=data.get("anchor", ""),
        show=texts(data.get("show", [])),
        marks=tuple(_mark(one) for one in data.get("marks", [])),
        do=tuple((one,) if isinstance(one, str) else texts(one) for one in data.get("do", [])),
        free=data.get("free", ""),
        until=data.get("until", ""),
        only=texts(data.get("only", [])),
        meets=data.get("meets", ""),
        others=tuple(
            Other(one["move"], one["say"], one.get("rule", "")) for one in data.get("else", [])
        ),
        picture=data.get("picture", ""),
        panel=data.get("panel", 0),
        crop=_parts(data.get("crop", [])),
        arrow=_parts(data.get("arrow", [])),
        signs=tuple(_sign(one) for one in data.get("signs", [])),
        after=texts(data.get("after", [])),
    )


def _mark(data: dict[str, Any]) -> Mark:
    if data["kind"] not in KINDS:
        raise ValueError(f"a mark is one of {', '.join(KINDS)}, not {data['kind']!r}.")
    return Mark(data["kind"], data["at"], data.get("to", ""), data.get("say", ""))


def _sign(data: dict[str, Any]) -> Sign:
    x, y = data["at"]
    if not (0 <= x <= 1 and 0 <= y <= 1):
        raise ValueError("a sign stands at two parts from 0 to 1.")
    sign = Sign((x, y), data.get("text", ""), data.get("say", ""), data.get("picture", ""))
    if not (sign.text or sign.say or sign.picture):
        raise ValueError("a sign has a text, words to say, or a picture.")
    return sign


def _parts(data: Any) -> tuple[float, ...]:
    if len(data) not in (0, 4) or not all(0 <= one <= 1 for one in data):
        raise ValueError("a crop or an arrow is four parts from 0 to 1.")
    return tuple(float(one) for one in data)
