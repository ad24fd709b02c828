"""Whatever is sent, nothing breaks: no answer of 5xx, no traceback, the tables play on."""

import os
import random
import time

import pytest

from ..people import Person, open_table, start_table
from ..programs import Program, play_out, program_table, token_of
from ..serving import SCRIPT, Server
from .fuzzing import ROUTES, Fuzzer
from .players import playing, seat_players
from .shaking import Log, told


def tables_in_every_stage(server: Server, rng: random.Random, programs: list[Program]) -> list[str]:
    host = programs[0]
    found = [host.post("/tables", 201, game=game)["id"] for game in ("_template", "ratland")]
    found += [program_table(programs[:2], "_template") for _ in range(3)]
    for game in ("burg_appenzell", "fromage", "rat_de_france", "smash_up", "ratland"):
        running = program_table(programs[:2], game)
        play_out(programs, running, rng, most=6)
        found.append(running)
    with_bots = host.post("/tables", 201, game="_template", seats=3, bots="random")["id"]
    host.post(f"/tables/{with_bots}/start")
    found.append(with_bots)
    for _ in range(2):
        over = program_table(programs[:2], "_template", rounds=1)
        play_out(programs, over, rng)
        found.append(over)
    closed = host.post("/tables", 201, game="_template")["id"]
    host.post(f"/tables/{closed}/close")
    return [*found, closed, *set_aside(server, programs)]


def set_aside(server: Server, programs: list[Program]) -> list[str]:
    """One that its players can take up again, one that they cannot."""
    failing = program_table(programs[:2], "_template")
    with told(server, "engine", "_template|*|*|1000|EnvironmentError"):
        for _ in range(3):
            programs[0].play(failing, 0, "bid 1", status=500)
    columns = 'host, options, seats, is_public, "stage", since, touched, manners'
    server.sql(
        f"INSERT OR REPLACE INTO tables (id, game, {columns}) "
        f"SELECT 'unknown', 'chess', {columns} FROM tables WHERE id = ?",
        failing,
    )
    return [failing, "unknown"]


def fuzz(server: Server, rng: random.Random, count: int) -> None:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cy")]
    programs = [Program(server, token=token_of(person)) for person in people]
    tables = tables_in_every_stage(server, rng, programs)
    log = Log(server)
    began = time.monotonic()
    tokens = [program.token for program in programs]
    cookies = [person.cookies() for person in people]
    fuzzer = Fuzzer(server, rng, tokens, cookies, tables)
    with told(server, "worker", "quick"):
        fuzzer.run(count)
    took = time.monotonic() - began
    print(f"{count} requests in {took:.0f} s: {sorted(fuzzer.statuses.items())}")  # noqa: T201
    assert not fuzzer.problems, "\n".join(fuzzer.problems) + log.text
    assert "Traceback" not in log.text, log.text
    assert set(ROUTES) <= set(fuzzer.routes), "every route was asked"
    assert {200, 201, 303, 404, 409, 422} <= set(fuzzer.statuses), "some requests were right"
    assert server.sql("PRAGMA foreign_key_check") == []
    players = seat_players(server, rng, "_template", 2, rounds=2)
    with playing(players):
        pass
    assert [player.problem for player in players] == ["", ""]


def test_whatever_is_sent_nothing_breaks(shaken: Server, rng: random.Random) -> None:
    fuzz(shaken, rng, 2_000)


@pytest.mark.long
def test_whatever_is_sent_for_a_long_time_nothing_breaks(
    shaken: Server, rng: random.Random
) -> None:
    fuzz(shaken, rng, int(os.environ.get("CHEESEBOARD_REQUESTS", "20000")))


@pytest.mark.parametrize("length", [2_430, 2_431, 20_000])
def test_a_long_option_in_a_form_is_refused_and_shown_again(shaken: Server, length: int) -> None:
    """The form comes back with what was typed, as far as it can show that."""
    person = Person(shaken, "Ann")
    for game, option in (("rat_de_france", "own_track"), ("fromage", "inserts")):
        fields = {"game": game, "seats": 2, f"option-{option}": "x" * length}
        page = person.send("/tables", **fields)
        assert page.status == 422
        assert page.form("/tables")
    table = start_table([person, Person(shaken, "Bob")], "_template")
    assert person.send(f"/tables/{table}/chat", text="x" * length).status == 422
    assert person.send("/me/name", name="x" * length).status == 422


def test_haste_before_the_match_is_refused(shaken: Server) -> None:
    person = Person(shaken, "Ann")
    id = open_table(person, "_template", 2)
    for accept in (SCRIPT, "text/html"):
        answer = person.post(f"/tables/{id}/move-now", {"Accept": accept}, seat=0)
        assert answer.status_code == 409
        assert "not begun" in answer.text or "not started" in answer.text
