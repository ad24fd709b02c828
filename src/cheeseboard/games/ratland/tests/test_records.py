"""Whole matches, one for each way to win, played again."""

from pathlib import Path
from typing import Final

import pytest

from cheeseboard.games.ratland import GAME
from cheeseboard.match import Match
from cheeseboard.record import load
from cheeseboard.testing import perft

TESTS: Final = Path(__file__).parent
RECORDS: Final = sorted((TESTS / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays(path: Path) -> None:
    record = load(path)
    match = Match.replay(GAME, record)
    assert match.record.end == record.end


def test_every_way_to_win_is_recorded() -> None:
    ends = [load(path).end for path in RECORDS]
    reasons = {end.reason for end in ends if end is not None}
    assert reasons == {"over-points", "over-cheese", "over-shared"}


@pytest.mark.parametrize("case", perft.cases(TESTS / "perft.toml"))
def test_perft(case: perft.Case) -> None:
    for depth, expected in enumerate(case.counts, 1):
        assert perft.count(GAME, case, depth) == expected
