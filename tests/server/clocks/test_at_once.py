"""Every rule of time in every game in which several decide at once, by a clock that tests set."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from cheeseboard import registry
from cheeseboard.match import Match
from cheeseboard.server.clocks.sleeping import ASLEEP

from ..people import Person
from ..programs import Program, random_move, token_of
from ..serving import wait_for
from .timed import Timed, log_of, rest, timed_table

AT_ONCE = ("_template", "fromage", "rat_de_france", "ratland")
"""The games in which several choose at the same time."""

BANK = 600.0
HOUR, DAY = 3600.0, 86400.0
MOST = 200
"""Moves until two are to decide at once, or one is ready."""


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    running = Timed(tmp_path_factory.mktemp("at_once"))
    yield running
    running.server.stop()
    assert "Traceback" not in running.server.log(), running.server.log()


class Both:
    """A match of two people who both owe a decision, and no time has gone by."""

    def __init__(
        self, timed: Timed, game: str, rng: random.Random, tempo: str = "live:600+20", **more: Any
    ) -> None:
        self.timed, self.rng = timed, rng
        self.page = Person(timed.server, "Bob")
        """Bob's browser."""
        self.ann = Program(timed.server, "Ann")
        self.bob = Program(timed.server, token=token_of(self.page))
        self.people = (self.ann, self.bob)
        self.id = timed_table(self.people, game, tempo, **more)
        for _ in range(MOST):
            if self.owing() == [0, 1]:
                return
            self.move(self.owing()[0])
        raise AssertionError(f"In {game} nobody ever decides with others.")

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    def table(self) -> Any:
        return self.ann.get(self.path)

    def owing(self) -> list[int]:
        found: list[int] = self.table()["to_act"]
        return found

    def left(self) -> list[float]:
        return self.timed.left(self.id)

    def kind(self, seat: int) -> str:
        return str(self.table()["players"][seat]["kind"])

    def move(self, seat: int) -> None:
        moves = self.people[seat].get(f"{self.path}/seats/{seat}")["moves"]
        ready = next((one for one in ("ready", "end") if one in moves), None)
        self.people[seat].play(self.id, seat, ready or random_move(self.rng, moves, 0.9))

    def be_ready(self, seat: int) -> None:
        """Decide, until the others alone are waited for."""
        for _ in range(MOST):
            self.move(seat)
            if seat not in self.owing():
                return
        raise AssertionError("a choice that waits never came")


@pytest.mark.parametrize("game", AT_ONCE)
def test_both_run_and_ready_stops_the_own_clock_alone(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    assert both.left() == [BANK, BANK]
    timed.pass_time(8)
    assert both.left() == [BANK - 8, BANK - 8]
    both.be_ready(0)
    assert both.left() == [BANK, BANK - 8], "the increment, at most up to the first bank"
    timed.pass_time(8)
    assert both.left() == [BANK, BANK - 16]
    if both.ann.get(f"{both.path}/seats/0")["undoable"]:
        both.ann.post(f"{both.path}/seats/0/undo")
        timed.pass_time(8)
        assert both.left() == [BANK - 16, BANK - 24], "taken back, nothing was gained"


@pytest.mark.parametrize("game", AT_ONCE)
def test_at_zero_a_bot_decides_for_the_late_one_alone(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    both.be_ready(0)
    low = timed.clocks(both.id)[1]["low"]
    assert low == timed.now + BANK - 60, "low under a tenth of the bank"
    timed.pass_time(BANK - 2)
    assert both.kind(1) == "person"
    timed.pass_time(4)
    wait_for(lambda: both.kind(1) == "bot", "the bot")
    assert both.kind(0) == "person"
    assert "Bob’s time is up. A bot plays on until Bob is back." in log_of(both.ann, both.id)
    both.bob.post(f"{both.path}/seats/1/take-back")
    assert both.left()[1] == 120, "two minutes to come back with"


@pytest.mark.parametrize("game", AT_ONCE)
def test_the_moment_of_arrival_decides_for_each(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng, time_up="lose")
    timed.pass_time(BANK - 100)
    both.bob.post(f"{both.path}/seats/0/give-time")
    assert both.left() == [160, 100], "friends may give a minute"
    timed.pass_time(96)
    timed.clock.advance(4.2)  # nobody has looked yet
    moves = both.bob.get(f"{both.path}/seats/1")["moves"]
    refused = both.bob.play(both.id, 1, moves[0], status=409)
    assert refused["key"] == "refuse-time-is-up"
    assert both.table()["players"][1]["is_out"], "as the table's rule says"
    assert both.bob.post(f"{both.path}/seats/1/take-back", 409)["key"] == "refuse-out"
    assert both.table()["stage"] == "playing"
    assert both.kind(0) == "person"


@pytest.mark.parametrize("game", AT_ONCE)
def test_all_clocks_stand_while_people_vote_and_in_a_pause(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    timed.pass_time(8)
    both.ann.post(f"{both.path}/ask", kind="pause")
    timed.pass_time(8)
    both.bob.post(f"{both.path}/answer", yes=True)
    timed.pass_time(3 * HOUR)
    for person in both.people:
        person.post(f"{both.path}/come-back")
    assert both.left() == [BANK - 8, BANK - 8]
    timed.pass_time(8)
    assert both.left() == [BANK - 16, BANK - 16]
    both.bob.post(f"{both.path}/agree-to-end")
    timed.pass_time(124)
    wait_for(lambda: both.table()["vote"] is None, "no answer means no")
    assert all(BANK - 22 <= seconds <= BANK - 16 for seconds in both.left())


@pytest.mark.parametrize("game", AT_ONCE)
def test_over_days_nights_holidays_reminders_and_another_pace(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    both.ann.post(f"{both.path}/ask", kind="tempo", tempo="days:86400")
    both.bob.post(f"{both.path}/answer", yes=True)
    assert both.left() == [DAY, DAY], "all of the new pace"
    timed.pass_time((23 - timed.now / HOUR) % 24 * HOUR)
    evening = both.left()
    assert evening[0] == evening[1]
    timed.pass_time(7 * HOUR)
    assert both.left() == evening, "nobody loses time at night"
    assert timed.clocks(both.id)[0]["rests"]["why"] == "night"
    timed.pass_time(HOUR)
    nudge = f"{both.path}/seats/1/nudge"
    if evening[1] > DAY / 2:
        assert both.ann.post(nudge, 409)["key"] == "refuse-nudge-early"
        timed.pass_time(evening[1] - DAY / 2 + 60)
    if both.left()[1] < 12 * HOUR:
        both.ann.post(f"{both.path}/seats/1/give-time")
    both.ann.post(nudge)
    assert both.ann.post(nudge, 409)["key"] == "refuse-nudged"
    day = wall_day(timed.now)
    both.bob.post("/me/time/holidays", first=day, last=wall_day(timed.now + DAY))
    before = both.left()
    timed.pass_time(HOUR)
    assert both.left() == [before[0] - HOUR, before[1]], "a holiday is one's own"
    both.be_ready(0)
    saved = both.left()[0]
    assert saved <= 3 * DAY, "what is unused is saved"
    timed.pass_time(5 * HOUR)
    assert both.left() == [saved, before[1]]


def wall_day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_kill_while_several_clocks_run_costs_nobody_a_second(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    timed.pass_time(8)
    timed.server.kill()
    timed.clock.advance(500)
    timed.server.start()
    after = both.left()
    assert all(BANK - 8 <= seconds <= BANK - 5 for seconds in after), after
    timed.pass_time(15)
    assert both.left() == after, "15 seconds to find the way in again"
    both.be_ready(0)
    timed.pass_time(8)
    assert both.left()[1] == after[1] - 8
    assert any("The clocks stood still." in line for line in log_of(both.ann, both.id))


@pytest.mark.parametrize("game", AT_ONCE)
def test_a_slow_line_is_forgiven_and_where_no_clock_runs_one_waits_for_days(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    for _ in range(2):
        sent = round(1000 * (timed.now - 0.4))
        assert both.page.post(f"{both.path}/line", at=sent).status_code == 204
    both.be_ready(1)
    while 1 not in both.owing():
        both.move(0)
    begun = both.left()[1]
    timed.clock.advance(0.3)
    assert both.left()[1] == begun, "as long as the line takes"
    timed.clock.advance(1.1)
    assert both.left()[1] == pytest.approx(begun - 1, abs=0.01)
    both.ann.post(f"{both.path}/ask", kind="tempo", tempo="none")
    both.bob.post(f"{both.path}/answer", yes=True)
    assert both.table()["clocks"] is None
    nudge = f"{both.path}/seats/1/nudge"
    assert both.ann.post(nudge, 409)["key"] == "refuse-nudge-silence"
    rest(timed, both.id, 1.1)
    both.ann.post(nudge)
    rest(timed, both.id, ASLEEP + 1)
    both.ann.post(f"{both.path}/let-bots-play")
    assert both.kind(1) == "bot"


@pytest.mark.parametrize("game", AT_ONCE)
def test_who_resigns_owes_nothing_and_the_other_runs_on(
    timed: Timed, game: str, rng: random.Random
) -> None:
    both = Both(timed, game, rng)
    both.ann.post(f"{both.path}/seats/0/resign")
    assert [one["is_owing"] for one in timed.clocks(both.id)] == [False, True]
    timed.pass_time(8)
    assert both.left()[1] == BANK - 8


@pytest.mark.parametrize("game", registry.ids(with_drafts=True))
def test_these_are_all_games_in_which_several_decide_at_once(game: str, rng: random.Random) -> None:
    """Whoever adds such a game finds it here."""
    engine = registry.load(game)
    match = Match.new(engine, 2, {}, rng.getrandbits(60))
    has_met = False
    for _ in range(3 * MOST):
        if match.outcome is not None:
            break
        has_met |= len(match.to_act) > 1
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.moves(seat))))
    assert has_met == (game in AT_ONCE)
