"""Recorded matches: they replay, and every way to end has one."""

from cheeseboard.games.rat_de_france import GAME
from cheeseboard.testing.records import replayed

ENDS = {
    "over-finish",
    "over-limit",
    "over-places",
    "over-team-limit",
    "over-team-team",
    "over-tournament",
}


def test_every_way_to_end_has_a_record_that_replays() -> None:
    found = {}
    for path, match in replayed(GAME):
        outcome = match.outcome
        assert outcome is not None, path.name
        found[path.stem] = outcome
    assert {outcome.reason.key for outcome in found.values()} == ENDS
    tie = found["tournament_tie"]
    assert tie.reason.args["tie"] == "yes"
    assert len(set(tie.scores)) < len(tie.scores)
