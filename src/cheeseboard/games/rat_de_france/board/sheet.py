"""The score sheet of a race: how far everybody came, and places by that."""

from typing import Final

from cheeseboard.drawing import Point, Sheet
from cheeseboard.game import NONE, Message, ScoreLine
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import Position


def how_far(end: Position) -> tuple[ScoreLine, ...]:
    """The columns that every rat has run; those in the finish have run all."""
    if end.variant.mode == "tournament":
        return ()
    last = track_of(end).columns - 1
    run = (last if cell == NONE else cell // ROWS for cell in end.rats)
    return (ScoreLine(Message("sheet-way", {"count": last}), tuple(run)),)


SHEET: Final = Sheet(
    pictures={
        "score-win": "rdf-c-flag",
        "score-behind": "rdf-c-flag",
        "score-team": "rdf-team-1",
        "score-stage": "rdf-cheese",
        "sheet-way": "rdf-a-straight",
    },
    figure="rat-{look}",
    crown=Point(130, 62),
    facts=how_far,
    is_by_standing=True,
)
