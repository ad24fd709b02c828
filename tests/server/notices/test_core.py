"""What is told to whom, and when: every rule, by a clock that the test turns."""

from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.server.notices.core import (
    LOOK,
    MAIL_WAITS,
    SENT_WAYS,
    TOGETHER,
    TOPICS,
    Drop,
    Kind,
    Notice,
    Quiet,
    Send,
    Wait,
    Way,
    Wishes,
    plan,
    retry_after,
    verdict,
)
from cheeseboard.server.notices.dial import arc

NOON = datetime(2026, 11, 16, 12, 0, tzinfo=UTC).timestamp()
HOUR = 3600.0
ZONES = ("", "Europe/Kyiv", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland")


def turn(id: int = 1, at: float = NOON, table: str = "t", kind: Kind = "turn") -> Notice:
    return Notice(id, kind, table, at)


def at(hour: int, minute: int = 0, zone: str = "UTC", day: int = 16) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def test_a_turn_waits_for_a_look_and_is_sent() -> None:
    assert verdict(turn(), "push", Wishes(), NOON) == Wait(NOON + LOOK)
    assert verdict(turn(), "push", Wishes(), NOON + LOOK) == Send()


@pytest.mark.parametrize("way", SENT_WAYS)
@pytest.mark.parametrize("kind", TOPICS)
def test_nothing_goes_to_who_looks_has_seen_it_or_for_whom_it_has_passed(
    kind: Kind, way: Way
) -> None:
    everything = Wishes(ways={topic: frozenset(SENT_WAYS) for topic in TOPICS})
    late = NOON + 2 * HOUR
    one = turn(kind=kind)
    assert verdict(one, way, everything, late) == Send()
    assert verdict(replace(one, is_looking=True), way, everything, late) == Drop("looking")
    assert verdict(replace(one, is_opened=True), way, everything, late) == Drop("opened")
    assert verdict(replace(one, is_passed=True), way, everything, late) == Drop("passed")


def test_mail_waits_for_the_push_to_be_opened() -> None:
    assert verdict(turn(), "mail", Wishes(), NOON + LOOK) == Wait(NOON + MAIL_WAITS)
    opened = replace(turn(), is_opened=True)
    assert verdict(opened, "mail", Wishes(), NOON + MAIL_WAITS) == Drop("opened")


def test_several_tables_within_five_minutes_come_as_one() -> None:
    sent = NOON + LOOK
    second, third = turn(2, NOON + 60, "u"), turn(3, NOON + 200, "v")
    waiting = plan([second, third], "push", Wishes(), NOON + 250, sent)
    assert waiting.send == ()
    assert waiting.wait == sent + TOGETHER
    together = plan([second, third], "push", Wishes(), sent + TOGETHER, sent)
    assert together.send == (second, third)
    assert together.wait is None


def test_what_runs_low_does_not_wait_and_takes_the_others_along() -> None:
    sent = NOON + LOOK
    second, low = turn(2, NOON + 60, "u"), turn(3, NOON + 60, "v", "low")
    assert plan([second, low], "push", Wishes(), NOON + 100, sent).send == (second, low)


def test_the_night_is_quiet_and_the_morning_brings_one() -> None:
    wishes = Wishes(zone="Europe/Kyiv")
    first, second = turn(1, at(23, 0, "Europe/Kyiv")), turn(2, at(3, 0, "Europe/Kyiv", 17), "u")
    morning = at(7, 30, "Europe/Kyiv", 17)
    night = plan([first, second], "push", wishes, at(4, 0, "Europe/Kyiv", 17))
    assert night.send == ()
    assert night.wait == morning
    assert plan([first, second], "push", wishes, morning).send == (first, second)


def test_only_who_wants_it_is_woken_and_only_for_a_seat() -> None:
    late = at(2, 0)
    low = replace(turn(at=at(1, 0), kind="low"), deadline=at(5, 0))
    morning = at(7, 30)
    assert verdict(low, "push", Wishes(), late) == Wait(morning)
    assert verdict(low, "push", Wishes(wakes=True), late) == Send()
    assert verdict(replace(low, deadline=at(9, 0)), "push", Wishes(wakes=True), late) == Wait(
        morning
    )
    assert verdict(turn(at=at(1, 0)), "push", Wishes(wakes=True), late) == Wait(morning)


def test_a_digest_is_one_mail_a_day() -> None:
    wishes = Wishes(is_digest=True)
    assert verdict(turn(), "mail", wishes, NOON + HOUR) == Wait(at(7, 30, day=17))
    assert verdict(turn(), "push", wishes, NOON + HOUR) == Send()
    low = replace(turn(kind="low"), deadline=NOON + 6 * HOUR)
    assert verdict(low, "mail", wishes, NOON + HOUR) == Send(), "tomorrow it would be too late"
    early = replace(low, deadline=NOON + 30 * HOUR)
    assert verdict(early, "mail", wishes, NOON + HOUR) == Wait(at(7, 30, day=17))


def test_a_table_can_be_muted_or_tell_more() -> None:
    muted, more = Wishes().with_table("t", "mute"), Wishes().with_table("t", "more")
    late = NOON + HOUR
    assert verdict(turn(), "push", muted, late) == Drop("unwanted")
    assert verdict(turn(table="u"), "push", muted, late) == Send()
    assert verdict(turn(kind="chat"), "push", Wishes(), late) == Drop("unwanted")
    assert verdict(turn(kind="chat"), "push", more, late) == Send()
    assert not muted.with_table("t", "").tables


def test_a_test_is_sent_at_once_even_at_night() -> None:
    assert verdict(turn(at=at(2), kind="test"), "mail", Wishes(), at(2)) == Send()


def test_the_quiet_hours_are_an_arc_of_the_day() -> None:
    assert arc(Quiet()) == "M71.3 37.7 A62 62 0 0 1 152.3 118.7"
    assert " 0 1 1 " in arc(Quiet(0, 13 * 60)), "the longer way round"
    assert arc(Quiet(60, 60)) == ""


def test_what_does_not_arrive_is_tried_five_times_in_six_hours() -> None:
    pauses = [retry_after(tries) for tries in range(1, 6)]
    assert pauses[-1] is None
    assert None not in pauses[:-1]
    assert sum(filter(None, pauses)) == 6 * HOUR


ways = st.frozensets(st.sampled_from((*SENT_WAYS, "sound", "bell")))
minutes = st.integers(0, 24 * 60 - 1)
some_wishes = st.builds(
    Wishes,
    ways=st.fixed_dictionaries(dict.fromkeys(TOPICS, ways)),
    quiet=st.none() | st.builds(Quiet, minutes, minutes),
    zone=st.sampled_from(ZONES),
    wakes=st.booleans(),
    is_digest=st.booleans(),
    tables=st.dictionaries(st.sampled_from("tuv"), st.sampled_from(("more", "mute"))),
)
some_notices = st.lists(
    st.builds(
        Notice,
        id=st.integers(1, 99),
        kind=st.sampled_from(TOPICS),
        table=st.sampled_from("tuv"),
        at=st.floats(NOON, NOON + 48 * HOUR),
        is_opened=st.booleans(),
        is_passed=st.booleans(),
        is_looking=st.booleans(),
        deadline=st.none() | st.floats(NOON, NOON + 96 * HOUR),
    ),
    max_size=6,
    unique_by=lambda one: one.id,
)


@given(some_notices, st.sampled_from(SENT_WAYS), some_wishes, st.floats(0, 72 * HOUR))
def test_whatever_somebody_wishes(
    found: list[Notice], way: Way, wishes: Wishes, later: float
) -> None:
    now, last = NOON + later, NOON + later - 100
    decided = plan(found, way, wishes, now, last)
    told = {one.id for one in decided.send}
    dropped = {one.id for one, _ in decided.drop}
    assert not told & dropped
    assert (decided.wait is None) == (told | dropped == {one.id for one in found})
    assert decided.wait is None or decided.wait > now
    for one in decided.send:
        assert not (one.is_opened)
        assert not (one.is_passed)
        assert not (one.is_looking)
        assert wishes.wants(one.kind, way, one.table)
        assert one.at <= now
        assert way != "mail" or now >= one.at + MAIL_WAITS
    if told:  # shortly after another only what is urgent begins a letter
        assert any(one.kind in ("low", "nudge") for one in decided.send)


@given(some_notices, st.sampled_from(SENT_WAYS), some_wishes)
def test_as_time_goes_on_everything_is_told_once_or_dropped(
    found: list[Notice], way: Way, wishes: Wishes
) -> None:
    """Turn the clock to each moment that the plan names: it ends, and no letter comes at night."""
    now, last, left, letters = NOON + 48 * HOUR, 0.0, list(found), 0
    for _ in range(20):
        decided = plan(left, way, wishes, now, last)
        if decided.send:
            letters, last = letters + 1, now
            local = datetime.fromtimestamp(now, ZoneInfo(wishes.zone or "UTC"))
            is_night = wishes.quiet is not None and wishes.quiet.holds(
                local.hour * 60 + local.minute
            )
            assert not is_night or wishes.wakes
        gone = {one.id for one in decided.send} | {one.id for one, _ in decided.drop}
        left = [one for one in left if one.id not in gone]
        if decided.wait is None:
            break
        assert decided.wait > now
        now = decided.wait
    assert not left
    assert letters <= len(found)


@given(some_wishes)
def test_wishes_are_kept_as_they_are(wishes: Wishes) -> None:
    assert Wishes.from_json(wishes.to_json(), wishes.zone) == wishes


def test_an_unknown_zone_is_no_reason_to_fall_over() -> None:
    assert verdict(turn(), "push", Wishes(zone="Moon/Crater"), NOON + HOUR) == Send()
