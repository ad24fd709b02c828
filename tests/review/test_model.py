"""An analysis goes to JSON and comes back, and its bills add up."""

import json

from cheeseboard.events import Message
from cheeseboard.review import files
from cheeseboard.review.counting import (
    bills,
    even,
    lucks,
    moments,
    settled,
    steepness,
    verdicts,
    won,
)
from cheeseboard.review.model import ALL_KNOWING, CERTAIN, PUBLIC, Analysis, Chance, Said
from cheeseboard.testing.reviews import arena_record, example_analysis


def test_a_file_of_an_analysis_is_read_back() -> None:
    analysis = example_analysis(arena_record("_template", 3))
    lines = json.loads(json.dumps(files.to_json(analysis)))
    assert files.from_json(lines) == analysis
    assert files.to_json(files.from_json(lines)) == lines


def test_bills_add_up_and_are_the_sum_of_the_steps() -> None:
    analysis = example_analysis(arena_record("_template", 3))
    for bill in bills(analysis):
        assert bill.start + bill.own + bill.luck + bill.others == bill.result
        for eyes in (bill.seat, PUBLIC, ALL_KNOWING):
            changes = [luck[bill.seat] for luck in lucks(analysis, eyes) if luck is not None]
            assert len(changes) == len(analysis.steps)
            assert sum(changes) == bill.luck


def test_marks_come_in_the_order_of_steps() -> None:
    analysis = example_analysis(arena_record("_template", 4), seed=3)
    marks = verdicts(analysis)
    assert [mark.number for mark in marks] == sorted(mark.number for mark in marks)
    turning = moments(analysis)
    assert 1 <= len(turning) <= 3
    assert all(sum(one.seat == seat for one in turning) <= 2 for seat in range(4))


def test_steps_are_as_steep_as_the_line_around_them() -> None:
    whole = example_analysis(arena_record("_template", 3))
    last = len(whole.steps) - 1
    known = {0: (4000, 3000, 3000), 3: (4000, 5000, 1000), last - 1: (4100, 4900, 1000)}
    chances = {(at, PUBLIC): Chance(at, PUBLIC, values, 0, True) for at, values in known.items()}
    result = (0, CERTAIN, 0)
    found = steepness(Analysis(whole.head, whole.steps, chances, {}, result))
    assert found[:4] == [0, 2000, 2000, 2000]
    assert set(found[4:last]) == {100}
    assert found[last] == 5100


def test_chances_add_up_whatever_they_are_made_of() -> None:
    assert sum(settled([0.1, 3333.3, -4.0, 6666.9])) == CERTAIN
    assert settled([0.0, 0.0]) == even(2) == (5000, 5000)
    assert even(3) == (3334, 3333, 3333)
    assert won((1, 2, 1)) == (5000, 0, 5000)
    assert won((2,)) == (0,)


def test_a_sentence_is_kept_as_it_was() -> None:
    message = Message("move-step", {"cell": "d4", "price": 3})
    assert Said.from_json(Said.of(message).to_json()).message == message
