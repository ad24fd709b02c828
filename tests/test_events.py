"""Tests of events and logs: what is told, and to whom."""

import json

import pytest

from cheeseboard.events import SILENCE, Event, Log, Message, Silence


def test_messages_with_the_same_id_and_arguments_are_equal() -> None:
    assert Message("group-bid") == Message("group-bid", {})
    assert Message("move-bid", {"card": 1}) == Message("move-bid", {"card": 1})
    assert Message("move-bid", {"card": 1}) != Message("move-bid", {"card": 2})


@pytest.mark.parametrize("viewer", [0, 1, 2, None], ids=str)
def test_an_event_without_seats_is_known_to_everybody(viewer: int | None) -> None:
    assert Event(Message("event-offer")).is_known_to(viewer)


@pytest.mark.parametrize(
    ("seats", "knowing"),
    [((1,), [1]), ((0, 2), [0, 2]), ((), [])],
    ids=str,
)
def test_an_event_with_seats_is_known_to_them_alone(
    seats: tuple[int, ...], knowing: list[int]
) -> None:
    event = Event(Message("event-bid"), seats=seats)
    assert [viewer for viewer in (0, 1, 2, None) if event.is_known_to(viewer)] == knowing


EVENTS = {
    "for all": Event(Message("event-offer", {"points": 4}), ("TPL-2.1",)),
    "for one, fleeting": Event(
        Message("event-bid", {"card": 3, "cheese": "goat"}), ("TPL-2.2",), (1,), is_fleeting=True
    ),
    "for nobody": Event(Message("event-bid"), seats=()),
}


@pytest.mark.parametrize("event", EVENTS.values(), ids=EVENTS)
def test_an_event_comes_back_from_json_text(event: Event) -> None:
    again = Event.from_json(json.loads(json.dumps(event.to_json())))
    assert again == event
    assert [again.is_known_to(viewer) for viewer in (0, 1, None)] == [
        event.is_known_to(viewer) for viewer in (0, 1, None)
    ]


def test_a_log_keeps_what_it_is_told_in_order() -> None:
    log = Log()
    log.tell("event-offer", points=4, rules=("TPL-2.1",))
    log.tell("event-bid", to=(1,), seat=1, card=3)
    log.tell("event-shows", is_fleeting=True, tile="goat")
    assert log.events == [
        Event(Message("event-offer", {"points": 4}), ("TPL-2.1",)),
        Event(Message("event-bid", {"seat": 1, "card": 3}), seats=(1,)),
        Event(Message("event-shows", {"tile": "goat"}), is_fleeting=True),
    ]


def test_a_log_is_true_and_has_no_border_at_first() -> None:
    log = Log()
    assert log
    assert log.events == []
    assert not log.is_border
    assert log.borders == set()


def test_a_border_is_for_all_or_for_one_seat() -> None:
    log = Log()
    log.border(2)
    log.border(0)
    assert log.borders == {0, 2}
    assert not log.is_border
    log.border()
    assert log.is_border


def test_silence_is_false_and_hears_nothing() -> None:
    assert not SILENCE
    assert isinstance(SILENCE, Silence)
    SILENCE.tell("event-bid", seat=1, card=3, rules=("TPL-2.2",), to=(1,), is_fleeting=True)
    SILENCE.border()
    SILENCE.border(1)
    assert SILENCE.events == []
    assert not SILENCE.is_border
    assert SILENCE.borders == set()
