"""A match over days: four people in four zones, nights, holidays and one who is late, in weeks that
pass at once."""

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from cheeseboard.server.clocks.rest import Rest, awake

from ..programs import Program
from ..serving import wait_for
from .timed import NOON, Timed, log_of, timed_table

GAME = "rat_de_france"
HOUR, DAY = 3600.0, 86400.0
ZONES = ("Europe/Kyiv", "America/New_York", "Asia/Tokyo", "Europe/London")
AWAY_FROM = (3, 5, 8, 11)
"""After how many days each goes on holiday."""


@dataclass
class Player:
    """Somebody who answers in the daytime."""

    program: Program
    zone: str
    seat: int
    holiday: tuple[float, float] | None = None

    def is_away(self, at: float) -> bool:
        return self.holiday is not None and self.holiday[0] <= at < self.holiday[1]

    @property
    def rest(self) -> Rest:
        return Rest(self.zone, holidays=(self.holiday,) if self.holiday else ())

    def day(self, at: float) -> str:
        return datetime.fromtimestamp(at, ZoneInfo(self.zone)).date().isoformat()


def seated(timed: Timed) -> tuple[list[Player], str]:
    players = [
        Player(Program(timed.server, f"P{seat}"), zone, seat) for seat, zone in enumerate(ZONES)
    ]
    for player in players:
        name = f"P{player.seat}"
        timed.server.sql("UPDATE people SET zone = ? WHERE name = ?", player.zone, name)
    timed.server.stop()
    timed.server.start()  # nobody remembers the people as they were
    return players, timed_table([player.program for player in players], GAME, "days:86400")


def test_four_people_play_for_weeks(tmp_path: Path, rng: random.Random) -> None:
    timed = Timed(tmp_path)
    try:
        players, id = seated(timed)
        is_late_one_played, waits_for_one_away = False, 0
        while timed.now < NOON + 24 * DAY:
            table = players[0].program.get(f"/tables/{id}")
            if table["stage"] != "playing":
                break
            assert all(one["kind"] == "person" for one in table["players"]), "nobody is replaced"
            for player in players:
                if timed.now > NOON + AWAY_FROM[player.seat] * DAY and player.holiday is None:
                    go_on_holiday(timed, player)
            table = players[0].program.get(f"/tables/{id}")
            before = {one["seat"]: one for one in table["clocks"]["seats"]}
            until = {seat: before[seat]["deadline"] for seat in table["to_act"]}
            first = min(until, key=until.__getitem__)
            for seat in table["to_act"]:
                check_deadline(players[seat], before[seat], timed.now)
            if not is_late_one_played and timed.now > NOON + 12 * DAY:
                be_late(timed, players[first], id)
                is_late_one_played = True
                continue
            here = [seat for seat in until if not players[seat].is_away(timed.now)]
            player = players[rng.choice(here or [first])]
            wait = min(rng.uniform(2 * HOUR, 30 * HOUR), until[first] - timed.now - 60)
            if player.is_away(timed.now):
                assert player.holiday is not None
                wait = player.holiday[1] - timed.now + HOUR
                waits_for_one_away += 1
            timed.pass_time(wait)
            others = {one["seat"]: one for one in timed.clocks(id)}
            for other in players:
                one, seat = before[other.seat], other.seat
                used = awake(other.rest, timed.now - wait, timed.now) if one["is_owing"] else 0.0
                assert abs(one["left"] - used - others[seat]["left"]) < 1.0, (seat, one)
            position = player.program.get(f"/tables/{id}/seats/{player.seat}")
            player.program.play(id, player.seat, rng.choice(position["moves"]))
        assert timed.now > NOON + 14 * DAY, "it lasts for weeks"
        assert is_late_one_played
        assert waits_for_one_away, "everybody waits for somebody on holiday"
        assert all(player.holiday for player in players)
        said = [line for line in log_of(players[0].program, id) if "announces a holiday" in line]
        assert len(said) == len(players)
        assert "Traceback" not in timed.server.log(), timed.server.log()
    finally:
        timed.server.kill()


def check_deadline(player: Player, clock: dict[str, float], now: float) -> None:
    """The server's deadline is the moment at which the person has been awake for what is left."""
    seconds = awake(player.rest, now, clock["deadline"])
    assert abs(seconds - clock["left"]) < 1.0, (player.zone, clock)


def go_on_holiday(timed: Timed, player: Player) -> None:
    last = datetime.fromtimestamp(timed.now, ZoneInfo(player.zone)).date() + timedelta(days=4)
    first = player.day(timed.now)
    answer = player.program.http.post(
        "/api/me/time/holidays", json={"first": first, "last": last.isoformat()}
    )
    if answer.status_code == 409:
        assert answer.json()["key"] == "refuse-holiday-late"
        return
    assert answer.status_code == 200, answer.text
    assert answer.json()["left"] == 15
    ends = datetime.combine(last + timedelta(days=1), datetime.min.time(), ZoneInfo(player.zone))
    player.holiday = (timed.now, ends.timestamp())


def be_late(timed: Timed, player: Player, id: str) -> None:
    """Somebody forgets the match: a bot sits down at the deadline, and gets up again."""
    until = timed.clocks(id)[player.seat]["deadline"]
    timed.pass_time(until - timed.now - 5)

    def kind() -> str:
        seats = player.program.get(f"/tables/{id}")["players"]
        return str(seats[player.seat]["kind"])

    assert kind() == "person"
    timed.pass_time(8)
    wait_for(lambda: kind() == "bot", "the bot at the deadline")
    player.program.post(f"/tables/{id}/seats/{player.seat}/take-back")
    clock = timed.clocks(id)[player.seat]
    assert clock["left"] == (DAY / 2 if clock["is_owing"] else clock["left"])
