"""Recorded matches: levels and ties, each with the match that ended so."""

from functools import cache
from pathlib import Path

import pytest

from cheeseboard.game import Outcome
from cheeseboard.games.fromage import GAME
from cheeseboard.match import Match
from cheeseboard.record import Record
from cheeseboard.testing import rule

RECORDS = Path(__file__).parent / "records"


@cache
def outcome(name: str) -> Outcome:
    """How the recorded match of that name ended."""
    found = Match.replay(GAME, Record.load(RECORDS / f"{name}.jsonl")).outcome
    assert found is not None
    return found


@rule("FRO-13.2", "FRO-13.17")
@pytest.mark.parametrize("result", ["won", "lost"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_is_won_and_lost(level: int, result: str) -> None:
    args = outcome(f"solo_{level}_{result}").reason.args
    assert (args["level"], args["result"]) == (level, result)
    rival = args["track"], args["customers"], args["cards"]
    assert args["total"] == sum(int(points) for points in rival)


@rule("FRO-13.17")
def test_a_draw_is_not_won() -> None:
    found = outcome("solo_3_draw")
    args = found.reason.args
    assert args["result"] == "draw"
    assert args["points"] == args["total"]
    assert found.ranks == (2,)


@rule("FRO-11.10")
@pytest.mark.parametrize("tie", ["tokens", "shared"])
def test_every_tie_has_a_record(tie: str) -> None:
    assert outcome(f"tie_{tie}").reason.args["tie"] == tie
