"""Who is back before the end gets the seat's place; else it counts as the last, for nobody else."""

import random
from pathlib import Path

import pytest

from ..accounts import account, rated_table
from ..serving import wait_for
from .timed import Timed

LATE = 2
"""The seat of the one whose time runs out."""


@pytest.mark.parametrize("is_back", [True, False])
def test_after_time_was_up(tmp_path: Path, rng: random.Random, is_back: bool) -> None:
    timed = Timed(tmp_path)
    try:
        people = [account(timed.server, name) for name in ("Ada", "Ben", "Cem")]
        id = rated_table(people, "_template", rounds=2)
        timed.pass_time(570)
        for seat in (0, 1):
            moves = people[seat].get(f"/tables/{id}/seats/{seat}")["moves"]
            people[seat].play(id, seat, moves[0])
        timed.pass_time(40)

        def to_act() -> list[int]:
            found: list[int] = people[0].get(f"/tables/{id}")["to_act"]
            return found

        wait_for(lambda: 0 in to_act(), "the bot's decision")
        if is_back:
            people[LATE].post(f"/tables/{id}/seats/{LATE}/take-back")
        while seats := [seat for seat in to_act() if seat != LATE or is_back]:
            moves = people[seats[0]].get(f"/tables/{id}/seats/{seats[0]}")["moves"]
            people[seats[0]].play(id, seats[0], rng.choice(moves))
        wait_for(lambda: people[0].get(f"/tables/{id}")["stage"] == "over", "the end")
        rows = timed.server.sql(
            "SELECT results.seat, place, ending, from_mu, ratings.mu FROM results JOIN ratings"
            ' ON ratings."match" = results."match" AND ratings.seat = results.seat'
            " ORDER BY results.seat"
        )
        endings = [row[2] for row in rows]
        gains = [row[4] - row[3] for row in rows]
        assert endings == ["", "", "" if is_back else "left"]
        if is_back:
            places = [row[1] for row in rows]
            best, worst = places.index(min(places)), places.index(max(places))
            assert min(places) == max(places) or gains[best] > 0 > gains[worst]
        else:
            assert gains[LATE] < 0, "the last place, wherever the bot has come"
            first, second = rows[0][1], rows[1][1]
            assert (gains[0] > gains[1]) == (first < second), "the others among themselves"
    finally:
        timed.server.kill()
