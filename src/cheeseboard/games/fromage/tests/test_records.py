"""Recorded matches: one for each way the game can end, and counts of move sequences."""

from functools import cache
from pathlib import Path

import pytest

from cheeseboard.game import Message
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.moves import Move
from cheeseboard.games.fromage.state import Position
from cheeseboard.match import Match
from cheeseboard.record import Record
from cheeseboard.testing import rule
from cheeseboard.testing.perft import cases, count

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "records").glob("*.jsonl"))
CASES = cases(FOLDER / "perft.toml")


@cache
def replayed(path: Path) -> Match[Position, Move]:
    return Match.replay(GAME, Record.load(path))


def last_words(name: str) -> Message:
    """How the recorded match of that name ended."""
    outcome = replayed(FOLDER / "records" / f"{name}.jsonl").outcome
    assert outcome is not None
    return outcome.reason


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays(path: Path) -> None:
    saved = Record.load(path)
    assert saved.end is not None
    assert replayed(path).record.end == saved.end


def test_every_way_to_end_has_a_record() -> None:
    """A full board cannot come about with these spaces (FRO-15.1); test_end builds one."""
    reasons = {end.reason for path in RECORDS if (end := Record.load(path).end) is not None}
    assert reasons == {
        "over-tokens",
        "over-limit",
        "over-solo-tokens",
        "over-solo-corporation",
        "over-solo-limit",
    }


@rule("FRO-13.2", "FRO-13.17")
@pytest.mark.parametrize("result", ["won", "lost"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_is_won_and_lost(level: int, result: str) -> None:
    args = last_words(f"solo_{level}_{result}").args
    assert (args["level"], args["result"]) == (level, result)
    rival = args["track"], args["customers"], args["cards"]
    assert args["total"] == sum(int(points) for points in rival)


@rule("FRO-13.17")
def test_a_draw_is_not_won() -> None:
    args = last_words("solo_3_draw").args
    assert args["result"] == "draw"
    assert args["points"] == args["total"]
    outcome = replayed(FOLDER / "records" / "solo_3_draw.jsonl").outcome
    assert outcome is not None
    assert outcome.ranks == (2,)


@rule("FRO-11.10")
@pytest.mark.parametrize("tie", ["tokens", "shared"])
def test_every_tie_has_a_record(tie: str) -> None:
    assert last_words(f"tie_{tie}").args["tie"] == tie


@pytest.mark.parametrize("case", CASES, ids=[f"case {number}" for number in range(len(CASES))])
def test_perft(case: object) -> None:
    for depth, expected in enumerate(case.counts, 1):  # type: ignore[attr-defined]
        assert count(GAME, case, depth) == expected  # type: ignore[arg-type]
