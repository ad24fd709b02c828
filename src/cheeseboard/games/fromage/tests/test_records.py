"""Recorded matches: one for each way the game can end, and counts of move sequences."""

from pathlib import Path

import pytest

from cheeseboard import record
from cheeseboard.games.fromage import GAME
from cheeseboard.match import Match
from cheeseboard.testing.perft import cases, count

FOLDER = Path(__file__).parent
RECORDS = sorted((FOLDER / "records").glob("*.jsonl"))
CASES = cases(FOLDER / "perft.toml")


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays(path: Path) -> None:
    saved = record.load(path)
    assert saved.end is not None
    match = Match.replay(GAME, saved)
    assert match.record.end == saved.end


def test_every_way_to_end_has_a_record() -> None:
    """A full board cannot come about with these spaces (FRO-15.1); test_end builds one."""
    reasons = {end.reason for path in RECORDS if (end := record.load(path).end) is not None}
    assert reasons == {
        "over-tokens",
        "over-limit",
        "over-solo-tokens",
        "over-solo-corporation",
        "over-solo-limit",
    }


@pytest.mark.parametrize("case", CASES, ids=[f"case {number}" for number in range(len(CASES))])
def test_perft(case: object) -> None:
    for depth, expected in enumerate(case.counts, 1):  # type: ignore[attr-defined]
        assert count(GAME, case, depth) == expected  # type: ignore[arg-type]
