"""What had to be remembered is no secret once a match is over: its seat could know it."""

import pytest

from cheeseboard import registry
from cheeseboard.game import HIDDEN
from cheeseboard.match import Match
from cheeseboard.server.finished import Looking
from cheeseboard.testing.reviews import arena_record


@pytest.mark.parametrize("eyes", [Looking("0", 0), Looking("public")])
def test_a_review_shows_what_its_eyes_had_seen(eyes: Looking) -> None:
    remembered = 0
    record = arena_record("burg_appenzell", 2)
    for match in Match.walk(registry.load("burg_appenzell"), record):
        shown, known = eyes.view(match).floor, eyes.knowledge(match).floor
        whole = match.everything().floor
        assert all(one in (HIDDEN, two) for one, two in zip(shown, known, strict=True))
        assert all(one in (HIDDEN, two) for one, two in zip(known, whole, strict=True))
        remembered += shown != known
    assert remembered
