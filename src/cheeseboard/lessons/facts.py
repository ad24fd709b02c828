"""The numbers of a lesson: what happened in the scene, and what the pupil sees."""

from collections.abc import Sequence

from cheeseboard.help.facts import BadFact, Fact, added, seen
from cheeseboard.lessons.position import Position
from cheeseboard.lessons.reading import BadLesson


def facts(wanted: Sequence[Fact], position: Position) -> dict[str, int]:
    """All facts of a lesson in the present position."""
    view = position.view().to_json() if any(fact.view for fact in wanted) else {}
    try:
        return {
            fact.name: seen(fact, view, position.you, position.seats)
            if fact.view
            else added(fact, position.told(), position.you)
            for fact in wanted
        }
    except BadFact as error:
        raise BadLesson(str(error)) from None
