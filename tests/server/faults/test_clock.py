"""A clock that somebody sets while people play."""

import random

from ..people import Person
from ..programs import Program
from ..serving import Server
from .players import after_moves, check_all_over, playing, seat_players
from .shaking import Log, told

HOUR = 3600.0


def test_a_clock_that_jumps_by_hours_breaks_nothing(shaken: Server, rng: random.Random) -> None:
    players = [
        *seat_players(shaken, rng, "_template", 2, 1),
        *seat_players(shaken, rng, "_template", 1, 3),
        *seat_players(shaken, rng, "burg_appenzell", 1, 1, round_limit=20),
    ]
    log = Log(shaken)
    with playing(players):
        for hours in (30.0, -50.0, 0.0, -0.01, 24 * 400.0, -24 * 400.0):
            with told(shaken, "clock", str(hours * HOUR)):
                after_moves(players, 4)
                host = Program(shaken, "Ann")
                id = host.post("/tables", 201, game="_template", seats=2)["id"]
                host.post(f"/tables/{id}/chat", 201, text=f"It is {hours} o'clock.")
                person = Person(shaken, "Eve")
                assert person.send(f"/tables/{id}/sit", seat=1).status == 200
                host.post(f"/tables/{id}/start")
                host.play(id, 0, "bid 2")
                assert f"/tables/{id}" in person.read("/").html
                assert f"It is {hours}" in person.read(f"/tables/{id}").text
    check_all_over(players)
    log.check(lines=0)
