"""How matches ended, as the database keeps it."""

import random

import pytest

from .accounts import account, rated_table
from .conftest import Serve
from .programs import Program, play_out, program_table
from .serving import BOTH, Server

RESULT = 'SELECT seat, person, bot, place, seats, ending, reason FROM results WHERE "table" = ?'


@pytest.fixture(params=BOTH)
def home(request: pytest.FixtureRequest, serve: Serve) -> Server:
    return serve(kind=request.param)


def ids(server: Server) -> dict[str, str]:
    return {name: id for id, name in server.sql("SELECT id, name FROM people")}


def test_a_match_leaves_a_row_for_each_seat(home: Server, rng: random.Random) -> None:
    programs = [Program(home, "Ann"), Program(home, "Bob")]
    id = program_table(programs, "_template", rounds=2)
    assert home.sql(RESULT, id) == []
    play_out(programs, id, rng)
    rows = sorted(home.sql(RESULT, id))
    who = ids(home)
    assert [row[1] for row in rows] == [who["Ann"], who["Bob"]]
    assert {row[4] for row in rows} == {2}
    assert min(row[3] for row in rows) == 1
    [(decisions,)] = home.sql('SELECT sum(decisions) FROM results WHERE "table" = ?', id)
    assert decisions == 4
    assert home.sql("SELECT count(*) FROM ratings") == [(0,)], "nobody asked for a rating"


def test_a_rated_match_of_two_moves_both_ratings(home: Server, rng: random.Random) -> None:
    programs = [account(home, "Ann"), account(home, "Bob")]
    id = rated_table(programs, "_template", rounds=2)
    play_out(programs, id, rng)
    rows = home.sql("SELECT person, from_mu, mu, number FROM ratings ORDER BY seat")
    assert len(rows) == 2
    assert {row[1] for row in rows} == {25.0}
    assert {row[3] for row in rows} == {1}
    places = [place for (place,) in home.sql("SELECT place FROM results ORDER BY seat")]
    if places[0] != places[1]:
        better = places.index(1)
        assert rows[better][2] > 25 > rows[1 - better][2]
