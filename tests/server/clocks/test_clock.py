"""The rules of time on facts alone: no server, no clock, no waiting."""

import itertools
import random
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from cheeseboard.server.clocks import clock as rules
from cheeseboard.server.clocks.clock import (
    FREE,
    MOST_LAG,
    WELCOME,
    Step,
    after_step,
    begin,
    deadline,
    time_left,
)
from cheeseboard.server.clocks.facts import Clocks, SeatClock, Vote
from cheeseboard.server.clocks.rest import NEVER, Rest, after, awake, night_length, resting
from cheeseboard.server.clocks.tempo import DAY, HOUR, Tempo

LIVE = Tempo.read("live:600+20")
DAYS = Tempo.read("days:86400")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
AWAKE = dict.fromkeys(range(4), NEVER)


def step(owed: object, now: float, mover: int | None = None, **more: object) -> Step:
    given = {"arrived": now, "rests": AWAKE, **more}
    return Step(tuple(owed), now, mover=mover, **given)  # type: ignore[arg-type]


def left(clocks: Clocks, tempo: Tempo, at: float) -> list[float]:
    return [round(time_left(one, tempo, at), 6) for one in clocks.seats]


# --- rule 1: who runs


def test_only_who_owes_a_decision_runs() -> None:
    clocks = begin(LIVE, 3, step([1], NOON))
    assert left(clocks, LIVE, NOON + 60) == [600, 540, 600]


def test_all_who_owe_run_and_ready_stops_the_own_clock() -> None:
    clocks = begin(LIVE, 3, step([0, 1, 2], NOON))
    clocks = after_step(clocks, LIVE, step([0, 2], NOON + 100, 1))
    assert left(clocks, LIVE, NOON + 200) == [400, 520, 400]


def test_who_takes_a_choice_back_runs_again_and_has_gained_nothing() -> None:
    clocks = begin(LIVE, 2, step([0, 1], NOON))
    for turn in range(5):
        at = NOON + 20 * turn
        clocks = after_step(clocks, LIVE, step([1], at + 10, 0))
        clocks = after_step(clocks, LIVE, step([0, 1], at + 20, 0, is_undo=True))
    assert left(clocks, LIVE, NOON + 100) == [550, 500]


def test_over_days_a_choice_that_is_taken_back_has_what_it_had() -> None:
    clocks = begin(DAYS, 2, step([0, 1], NOON))
    clocks = after_step(clocks, DAYS, step([1], NOON + HOUR, 0))
    assert clocks.seats[0].saved == 23 * HOUR
    clocks = after_step(clocks, DAYS, step([0, 1], NOON + 2 * HOUR, 0, is_undo=True))
    assert clocks.seats[0].saved == 0
    assert left(clocks, DAYS, NOON + 3 * HOUR) == [22 * HOUR, 21 * HOUR]


# --- rule 2: live


def test_a_decision_adds_its_increment_and_never_more_than_the_first_bank() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    clocks = after_step(clocks, LIVE, step([1], NOON + 5, 0))
    assert left(clocks, LIVE, NOON + 5) == [600, 600]
    clocks = after_step(clocks, LIVE, step([0], NOON + 65, 1))
    assert left(clocks, LIVE, NOON + 65) == [600, 560]


def test_the_last_who_is_ready_gets_the_increment_though_the_next_round_asks_at_once() -> None:
    clocks = begin(LIVE, 2, step([0, 1], NOON))
    clocks = after_step(clocks, LIVE, step([1], NOON + 50, 0))
    clocks = after_step(clocks, LIVE, step([0, 1], NOON + 90, 1, is_renewed=True))
    assert left(clocks, LIVE, NOON + 90) == [570, 530]


def test_steps_on_the_way_to_a_decision_change_nothing() -> None:
    """So that nobody reads from a clock what is done behind a screen."""
    clocks = begin(LIVE, 2, step([0, 1], NOON))
    assert after_step(clocks, LIVE, step([0, 1], NOON + 33, 0)) == clocks
    undone = after_step(clocks, LIVE, step([0, 1], NOON + 44, 0, is_undo=True))
    assert undone == clocks


def test_an_interrupt_has_ten_free_seconds_and_the_turn_it_stops_goes_on_as_it_was() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    clocks = after_step(clocks, LIVE, step([1], NOON + 100, 0, interrupts=(1,)))
    assert left(clocks, LIVE, NOON + 100 + FREE) == [500, 600]
    clocks = after_step(clocks, LIVE, step([0], NOON + 130, 1))
    assert left(clocks, LIVE, NOON + 130) == [500, 580], "no increment for either"
    clocks = after_step(clocks, LIVE, step([1], NOON + 140, 0))
    assert left(clocks, LIVE, NOON + 140) == [510, 580]


def test_over_days_an_interrupt_leaves_the_decision_the_time_it_had() -> None:
    clocks = begin(DAYS, 2, step([0], NOON))
    clocks = after_step(clocks, DAYS, step([1], NOON + HOUR, 0, interrupts=(1,)))
    clocks = after_step(clocks, DAYS, step([0], NOON + 5 * HOUR, 1))
    assert left(clocks, DAYS, NOON + 5 * HOUR) == [23 * HOUR, 0]
    assert deadline(clocks.seats[0], DAYS) == NOON + 28 * HOUR


# --- rule 3: over days


def test_unused_time_is_saved_up_to_three_steps() -> None:
    clocks, now = begin(DAYS, 2, step([0], NOON)), NOON
    for _ in range(5):
        now += HOUR
        clocks = after_step(clocks, DAYS, step([1], now, 0))
        now += HOUR
        clocks = after_step(clocks, DAYS, step([0], now, 1))
    assert [one.saved for one in clocks.seats] == [3 * DAY, 3 * DAY]
    assert left(clocks, DAYS, now) == [4 * DAY, 3 * DAY]
    clocks = after_step(clocks, DAYS, step([1], now + 2 * DAY, 0))
    assert clocks.seats[0].saved == 2 * DAY, "the reserve pays what the step did not"


KYIV = Rest("Europe/Kyiv")


def kyiv(day: int, hour: float, month: int = 3) -> float:
    minutes = round(hour * 60)
    moment = datetime(2026, month, day, minutes // 60, minutes % 60, tzinfo=ZoneInfo("Europe/Kyiv"))
    return moment.timestamp()


def test_nobody_loses_time_at_night() -> None:
    assert awake(KYIV, kyiv(2, 22), kyiv(3, 8)) == 2 * HOUR
    assert awake(KYIV, kyiv(2, 23.5), kyiv(3, 6)) == 0
    assert after(KYIV, kyiv(2, 22), 2 * HOUR) == kyiv(3, 8)
    assert after(KYIV, kyiv(3, 3), HOUR) == kyiv(3, 8)
    assert resting(KYIV, kyiv(2, 23.5)) == ("night", kyiv(3, 7))
    assert resting(KYIV, kyiv(2, 12)) is None


def test_a_night_follows_the_zone_when_the_clocks_change() -> None:
    """The 29th of March 2026 has 23 hours in Kyiv."""
    assert awake(KYIV, kyiv(28, 12), kyiv(30, 12)) == 2 * DAY - 2 * 8 * HOUR
    assert kyiv(30, 12) - kyiv(28, 12) == 2 * DAY - HOUR
    assert awake(Rest(""), NOON, NOON + DAY) == 16 * HOUR
    assert awake(Rest("Nowhere/Atlantis"), NOON, NOON + DAY) == 16 * HOUR


def test_nobody_loses_time_on_holiday() -> None:
    away = Rest("Europe/Kyiv", holidays=((kyiv(5, 0), kyiv(8, 0)),))
    assert (
        awake(away, kyiv(4, 12), kyiv(9, 12)) == awake(KYIV, kyiv(4, 12), kyiv(9, 12)) - 48 * HOUR
    )
    assert resting(away, kyiv(6, 12)) == ("holiday", kyiv(8, 7))
    clocks = begin(DAYS, 1, Step((0,), kyiv(4, 12), kyiv(4, 12), rests={0: away}))
    # 11 hours on the 4th, then 13 from the 8th at 7 on.
    assert deadline(clocks.seats[0], DAYS) == kyiv(8, 20)


def test_a_holiday_that_is_announced_begins_to_count_then() -> None:
    clocks = begin(DAYS, 1, Step((0,), kyiv(4, 12), kyiv(4, 12), rests={0: KYIV}))
    away = replace(KYIV, holidays=((kyiv(4, 12), kyiv(8, 0)),))
    clocks = rules.rested(clocks, DAYS, 0, away, kyiv(4, 15))
    assert time_left(clocks.seats[0], DAYS, kyiv(7, 12)) == 21 * HOUR


def test_a_live_clock_runs_at_night_too() -> None:
    clocks = begin(LIVE, 1, Step((0,), kyiv(4, 2), kyiv(4, 2), rests={0: KYIV}))
    assert left(clocks, LIVE, kyiv(4, 2) + 60) == [540]


# --- rule 4: outages


def test_an_outage_is_given_back_to_the_second_and_fifteen_more() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    clocks, most = rules.given_back(clocks, LIVE, 1, NOON + 100, NOON + 292)
    assert most == 192
    assert left(clocks, LIVE, NOON + 292 + WELCOME) == [500, 600]
    assert left(clocks, LIVE, NOON + 293 + WELCOME) == [499, 600]


def test_an_outage_is_given_back_once() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    once, _ = rules.given_back(clocks, LIVE, 1, NOON + 100, NOON + 200)
    assert rules.given_back(once, LIVE, 1, NOON + 100, NOON + 200) == (once, 0.0)


def test_a_vote_waits_for_the_server_too() -> None:
    vote = Vote("pause", "ann", 0, NOON + 120, ("ann",))
    clocks = replace(begin(LIVE, 2, step([0], NOON)), vote=vote)
    clocks, _ = rules.given_back(clocks, LIVE, 1, NOON + 100, NOON + 292)
    assert clocks.vote == replace(vote, until=NOON + 312)


def test_who_began_to_run_within_an_outage_gets_back_what_ran() -> None:
    clocks = begin(LIVE, 1, step([0], NOON))
    clocks, most = rules.given_back(clocks, LIVE, 1, NOON - 50, NOON + 30)
    assert most == 30
    assert left(clocks, LIVE, NOON + 30) == [600]
    same = begin(LIVE, 1, step([0], NOON))
    assert rules.given_back(same, LIVE, 1, NOON - 50, NOON - 10)[1] == 0.0


@pytest.mark.parametrize("jump", [-7200.0, -1.0, 86400.0])
def test_a_wall_clock_that_was_set_while_nobody_served_costs_nothing(jump: float) -> None:
    clocks = begin(LIVE, 1, step([0], NOON))
    clocks, _ = rules.given_back(clocks, LIVE, 1, NOON + 100, NOON + 100 + jump)
    assert left(clocks, LIVE, NOON + 100 + jump + WELCOME) == [500]
    assert left(clocks, LIVE, NOON + 160 + jump + WELCOME) == [440]


# --- a slow line


def test_a_slow_line_is_forgiven_up_to_a_second() -> None:
    for lag, forgiven in ((0.0, 0.0), (0.3, 0.3), (9.0, MOST_LAG)):
        clocks = begin(LIVE, 1, step([0], NOON, lags={0: lag}))
        assert left(clocks, LIVE, NOON + 60) == [540 + forgiven]


def test_the_moment_of_arrival_decides() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    assert not rules.is_expired(clocks, LIVE, 0, NOON + 599.9)
    assert rules.is_expired(clocks, LIVE, 0, NOON + 600)
    clocks = after_step(clocks, LIVE, step([1], NOON + 630, 0, arrived=NOON + 599))
    assert left(clocks, LIVE, NOON + 630) == [21, 600]


def test_who_moved_in_time_is_believed_after_a_bot_sat_down() -> None:
    clocks = begin(LIVE, 2, step([0], NOON))
    gone = rules.lent(clocks, LIVE, 0, NOON + 601, 7)
    assert rules.is_in_time(gone.seats[0], NOON + 598, 7)
    assert not rules.is_in_time(gone.seats[0], NOON + 600.5, 7)
    assert not rules.is_in_time(gone.seats[0], NOON + 598, 8), "the bot has moved"
    back = rules.restored(gone, LIVE, 0, NOON + 598)
    assert left(back, LIVE, NOON + 598) == [2, 600]


# --- rules 6 to 8


@pytest.mark.parametrize(
    ("tempo", "mark"),
    [
        ("live:600+20", 60),
        ("live:120+5", 30),
        ("days:86400", 6 * HOUR),
        ("days:604800", 42 * HOUR),
        ("days:43200", 6 * HOUR),
        ("days:3600", HOUR / 2),
    ],
)
def test_time_is_low_under_its_mark(tempo: str, mark: float) -> None:
    pace = Tempo.read(tempo)
    assert rules.low_mark(pace) == mark
    clocks = begin(pace, 1, step([0], NOON))
    low = rules.low_at(clocks.seats[0], pace)
    assert low is not None
    assert time_left(clocks.seats[0], pace, low) == mark


def test_who_comes_back_after_time_was_up_has_a_little() -> None:
    clocks = rules.lent(begin(LIVE, 2, step([0], NOON)), LIVE, 0, NOON + 600, 0)
    assert rules.next_fall(clocks, LIVE) is None
    back = rules.taken_back(clocks, LIVE, 0, NOON + 700, owes=True)
    assert left(back, LIVE, NOON + 700) == [120, 600]
    assert rules.next_fall(back, LIVE) == NOON + 820
    days = rules.lent(begin(DAYS, 2, step([0], NOON)), DAYS, 0, NOON + DAY, 0)
    back = rules.taken_back(days, DAYS, 0, NOON + 2 * DAY, owes=True)
    assert left(back, DAYS, NOON + 2 * DAY) == [DAY / 2, 0]
    back = rules.taken_back(days, DAYS, 0, NOON + 2 * DAY, owes=False)
    back = after_step(back, DAYS, step([0], NOON + 3 * DAY, 1))
    assert left(back, DAYS, NOON + 3 * DAY)[0] == DAY + DAY / 2


def test_a_seat_that_was_handed_over_keeps_its_time() -> None:
    clocks = rules.handed_over(begin(LIVE, 2, step([0], NOON)), LIVE, 0, NOON + 100)
    assert left(clocks, LIVE, NOON + 500) == [500, 600]
    clocks = after_step(clocks, LIVE, step([1], NOON + 500, 0))
    assert left(clocks, LIVE, NOON + 500) == [500, 600], "the bot's decision adds nothing"
    back = rules.taken_back(clocks, LIVE, 0, NOON + 600, owes=False)
    assert left(back, LIVE, NOON + 600) == [500, 500]


def test_a_minute_is_given_and_another_pace_gives_all_of_it() -> None:
    clocks = rules.given(begin(LIVE, 2, step([0], NOON)), 0, rules.gift(LIVE))
    assert left(clocks, LIVE, NOON + 10) == [650, 600]
    slow = rules.repaced(clocks, DAYS, NOON + 100)
    assert left(slow, DAYS, NOON + 100) == [DAY, 0]
    assert rules.next_fall(slow, DAYS) == NOON + 100 + DAY


def test_clocks_stand_still_while_people_vote() -> None:
    clocks = begin(LIVE, 2, step([0, 1], NOON))
    clocks = rules.stand_still(clocks, LIVE, NOON + 60, "vote")
    assert rules.next_fall(clocks, LIVE) is None
    clocks = after_step(clocks, LIVE, step([1], NOON + 80, 0))
    assert left(clocks, LIVE, NOON + 1000) == [560, 540]
    clocks = rules.go_on(clocks, NOON + 1000)
    assert left(clocks, LIVE, NOON + 1010) == [560, 530]


# --- what holds always


def test_facts_come_back_from_json_as_they_were() -> None:
    away = Rest("Asia/Tokyo", (22 * 60, 6 * 60), ((NOON, NOON + DAY),))
    clocks = begin(DAYS, 3, step([0, 2], NOON, rests={0: away}, lags={2: 0.4}))
    clocks = rules.lent(clocks, DAYS, 2, NOON + 2 * DAY, 3)
    clocks = replace(clocks, vote=Vote("tempo", "ann", 0, NOON, ("ann",), "live:600+20"))
    assert Clocks.from_json(clocks.to_json()) == clocks
    assert SeatClock.from_json(SeatClock().to_json()) == SeatClock()
    assert SeatClock().to_json() == {}


@pytest.mark.parametrize("tempo", [LIVE, DAYS, Tempo.read("live:60+0"), Tempo.read("days:3600")])
def test_time_is_never_made_and_never_lost(tempo: Tempo, rng: random.Random) -> None:
    """What a seat had, was given and gained is what it has used and has left, in any order."""
    for _ in range(200):
        seats, now = rng.randint(1, 4), NOON + rng.random()
        rests = {seat: rng.choice([NEVER, KYIV, Rest("America/Lima")]) for seat in range(seats)}
        owed = set(rng.sample(range(seats), rng.randint(1, seats)))
        clocks = begin(tempo, seats, step(owed, now, rests=rests))
        for _ in range(30):
            before = clocks
            now += rng.choice([0.0, rng.random(), 30 * rng.random(), tempo.step * rng.random()])
            what = rng.randrange(5)
            seat = rng.randrange(seats)
            if what == 0:
                clocks = rules.stand_still(clocks, tempo, now, "vote")
            elif what == 1:
                clocks = rules.go_on(clocks, now)
            elif what == 2:
                clocks = rules.given(clocks, seat, 60)
                before = rules.given(before, seat, 60)
            elif what == 3:
                moment = rules.settled(clocks.seats[seat], tempo, now)
                clocks = clocks.changed(seat, moment)
            else:
                owed = set(rng.sample(range(seats), rng.randint(1, seats)))
                clocks = after_step(clocks, tempo, step(owed, now, seat, rests=rests))
            for one, other in zip(before.seats, clocks.seats, strict=True):
                had, has = time_left(one, tempo, now), time_left(other, tempo, now)
                if what < 4:
                    assert has == pytest.approx(had, abs=1e-3)
                else:
                    assert 0 <= has <= max(had, tempo.most + tempo.step) + 60 * 30
                # Time only goes by, and is up exactly at the deadline.
                later = time_left(other, tempo, now + 10)
                assert has - 10 - 1e-3 <= later <= has + 1e-6
                until = deadline(other, tempo)
                if until is not None and has > 0:
                    assert time_left(other, tempo, until) == pytest.approx(0, abs=1e-3)
                    assert until >= now - 1e-3


def test_seats_that_are_ready_at_once_may_come_in_any_order() -> None:
    results = []
    for order in itertools.permutations(range(3)):
        clocks = begin(LIVE, 4, step([0, 1, 2, 3], NOON))
        owing = {0, 1, 2, 3}
        for seat in order:
            owing.discard(seat)
            clocks = after_step(
                clocks, LIVE, step(owing, NOON + 50, seat, arrived=NOON + 40 + seat)
            )
        results.append(clocks)
    assert all(one == results[0] for one in results)


def test_a_night_has_at_most_nine_hours() -> None:
    assert night_length((23 * 60, 7 * 60)) == 8 * 60
    assert night_length((0, 0)) == 0
