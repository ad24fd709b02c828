"""Whole matches, one for each way to win, played again."""

from pathlib import Path
from typing import Final

import pytest

from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import EVENT_NAMES
from cheeseboard.match import Match
from cheeseboard.record import Record
from cheeseboard.testing import perft, rule

TESTS: Final = Path(__file__).parent
RECORDS: Final = sorted((TESTS / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_record_replays(path: Path) -> None:
    record = Record.load(path)
    match = Match.replay(GAME, record)
    assert match.record.end == record.end


def test_every_way_to_win_is_recorded() -> None:
    ends = [Record.load(path).end for path in RECORDS]
    reasons = {end.reason for end in ends if end is not None}
    assert reasons == {"over-points", "over-cheese", "over-shared"}


@rule("RAT-2.7", "RAT-12.1")
def test_the_end_card_is_recorded_in_each_of_its_places() -> None:
    ends = [Match.replay(GAME, Record.load(path)).everything() for path in RECORDS]
    assert {len(end.past_events) for end in ends} == {5, 6, 7, 8, 9}
    assert {EVENT_NAMES[end.event] for end in ends} == {"end_of_game"}


@pytest.mark.parametrize("case", perft.cases(TESTS / "perft.toml"))
def test_perft(case: perft.Case) -> None:
    for depth, expected in enumerate(case.counts, 1):
        assert perft.count(GAME, case, depth) == expected
