"""The numbers of a lesson: what happened in the scene, and what the pupil sees."""

from collections.abc import Sequence
from typing import Any

from cheeseboard.lessons.position import Position
from cheeseboard.lessons.reading import BadLesson, Fact


def facts(wanted: Sequence[Fact], position: Position) -> dict[str, int]:
    """All facts of a lesson in the present position."""
    return {
        fact.name: _seen(fact, position) if fact.view else _summed(fact, position)
        for fact in wanted
    }


def _summed(fact: Fact, position: Position) -> int:
    where = {key: position.you if one == "you" else one for key, one in fact.where.items()}
    total = 0
    for event in position.told():
        args = event.message.args
        if event.message.key != fact.event or any(args.get(k) != v for k, v in where.items()):
            continue
        value = args[fact.sums] if fact.sums else 1
        if not isinstance(value, int):
            raise BadLesson(f"fact {fact.name!r} adds up {fact.sums!r}, which is no number.")
        total += value
    return total


def _seen(fact: Fact, position: Position) -> int:
    value: Any = position.view().to_json()
    for part in fact.view.split("."):
        key = str(position.you) if part == "you" else part
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson(f"fact {fact.name!r}: the view has no {fact.view!r}.") from None
    if isinstance(value, list):
        return len(value)
    return int(value)
