"""Recorded matches replay, one for each way a match can end; counts of move sequences hold."""

from pathlib import Path

import pytest

from cheeseboard.games.smash_up import GAME
from cheeseboard.match import Match
from cheeseboard.record import Record
from cheeseboard.testing import perft

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays(path: Path) -> None:
    record = Record.load(path)
    match = Match.replay(GAME, record)
    assert match.record.end == record.end
    assert not match.to_act


def test_there_is_a_record_for_every_ending() -> None:
    ends = {record.end.reason for record in map(Record.load, RECORDS) if record.end}
    assert ends == {"over-goal", "over-cap", "over-draw"}


@pytest.mark.parametrize("case", perft.cases(HERE / "perft.toml"), ids=lambda case: str(case.seed))
def test_counts_of_move_sequences(case: perft.Case) -> None:
    for depth, expected in enumerate(case.counts, 1):
        assert perft.count(GAME, case, depth) == expected, perft.divide(GAME, case, depth)
