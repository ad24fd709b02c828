"""Labels: what a file may say, whom a match gives them, and the labels of every game."""

from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.events import Event, Message
from cheeseboard.game import Outcome, ScoreLine
from cheeseboard.help.labels import BadLabels, Ended, earned, labels_of, read_labels
from cheeseboard.testing.label_checks import check_labels, sample, seen_from
from cheeseboard.testing.settings import grown_games
from cheeseboard.web import art

LABELLED = [id for id in registry.ids(with_drafts=True) if labels_of(id).labels]


@pytest.mark.parametrize("id", LABELLED)
def test_labels_are_in_order(id: str) -> None:
    assert list(check_labels(registry.load(id))) == []


def test_every_game_gives_some() -> None:
    assert all(6 <= len(labels_of(id).labels) <= 10 for id in grown_games())
    assert all(label.picture in art.library() for label in labels_of("").labels)


def told(seat: int = 0, ending: str = "", **changes: object) -> Ended:
    outcome = Outcome(
        (3, 1), (1, 2), Message("over"), sheet=(ScoreLine(Message("score-x"), (3, 1)),)
    )
    facts = {"game": "_template", "seat": seat, "outcome": outcome, "bots": ("", "beginner")}
    facts |= {"ending": ending, "events": [], "end": None, "facets": (), "decisions": 2}
    return Ended(**(facts | changes))  # type: ignore[arg-type]


def test_who_loses_to_a_beginner_is_told_so_kindly() -> None:
    lost = told(seat=1, bots=("beginner", ""))
    assert ("", "feta-accompli") in earned(lost)
    assert ("", "feta-accompli") not in earned(told())


def test_what_a_bot_did_for_somebody_gives_nothing() -> None:
    assert earned(told(ending="left")) == ()


def test_events_of_others_do_not_count() -> None:
    theirs = [Event(Message("event-take", {"seat": 1, "points": 1}))] * 3
    mine = [Event(Message("event-take", {"seat": 0, "points": 1}))] * 3
    assert ("_template", "bulk-buyer") not in earned(told(events=theirs))
    assert ("_template", "bulk-buyer") in earned(told(events=mine))


def test_a_sample_gives_the_labels_of_all_games_too() -> None:
    given = {
        id
        for match in sample(registry.load("_template"), 6)
        for seen in seen_from(match, "_template")
        for owner, id in earned(seen)
        if not owner
    }
    missing = {label.id for label in labels_of("").labels if not label.rare} - given
    assert missing <= {"cheese-platter", "giant-killer"}


LABEL = """
[[label]]
id = "x"
when = "{when}"
title = {{ en = "X", ru = "Х", uk = "Х" }}
text = {{ en = "X.", ru = "Х."{uk} }}
{more}
"""


@pytest.mark.parametrize(
    ("when", "uk", "more", "wrong"),
    [
        ("won", "", "", "needs words in"),
        ("won +", ', uk = "Х."', "", "cannot be read"),
        ("f(won)", ', uk = "Х."', "", "does more than compare"),
        ("won", ', uk = "Х."', 'colour = "pink"', "the colour is one of"),
        ("won", ', uk = "Х."', "streak = 3", "has no 'streak'"),
    ],
)
def test_a_file_that_is_wrong_says_why(
    tmp_path: Path, when: str, uk: str, more: str, wrong: str
) -> None:
    path = tmp_path / "labels.toml"
    path.write_text(LABEL.format(when=when, uk=uk, more=more), encoding="utf-8")
    with pytest.raises(BadLabels, match=wrong):
        read_labels(path, "_template")
