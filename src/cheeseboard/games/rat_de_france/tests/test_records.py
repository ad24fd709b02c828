"""Recorded matches: the tournament that two have won."""

from pathlib import Path

from cheeseboard.games.rat_de_france import GAME
from cheeseboard.match import Match
from cheeseboard.record import Record

TIE = Path(__file__).parent / "records" / "tournament_tie.jsonl"


def test_a_tie_is_told() -> None:
    outcome = Match.replay(GAME, Record.load(TIE)).outcome
    assert outcome is not None
    assert outcome.reason.args["tie"] == "yes"
    assert len(set(outcome.scores)) < len(outcome.scores)
