"""The score sheet of a race: places by how far everybody came."""

from typing import Final

from cheeseboard.drawing import Point, Sheet

SHEET: Final = Sheet(
    pictures={
        "score-win": "rdf-c-flag",
        "score-behind": "rdf-c-flag",
        "score-way": "rdf-a-straight",
        "score-team": "rdf-team-1",
        "score-stage": "rdf-cheese",
    },
    figure="rat-{look}",
    crown=Point(130, 62),
    is_by_standing=True,
)
