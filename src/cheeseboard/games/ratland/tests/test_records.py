"""Recorded matches: where the end card lay."""

from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.box import EVENT_NAMES
from cheeseboard.testing import rule
from cheeseboard.testing.records import replayed


@rule("RAT-2.7", "RAT-12.1")
def test_the_end_card_is_recorded_in_each_of_its_places() -> None:
    ends = [match.everything() for _, match in replayed(GAME)]
    assert {len(end.past_events) for end in ends} == {5, 6, 7, 8, 9}
    assert {EVENT_NAMES[end.event] for end in ends} == {"end_of_game"}
