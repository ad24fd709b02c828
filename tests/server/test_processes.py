"""Several servers on one PostgreSQL: any of them serves any table."""

import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from .people import Person, start_table
from .programs import Program, play_out, program_table, random_move, replayed, token_of
from .serving import DEADLINE, Server, postgres, runner, wait_for


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    url = postgres().new_database()
    folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    running = [Server(folder, runner("away=2.0"), url=url) for folder in folders]
    yield running[0].start(), running[1].start()
    for server in running:
        server.stop()
        assert "Traceback" not in server.log(), server.log()


def there(program: Program, other: Server) -> Program:
    """The same program at another server."""
    return Program(other, token=program.token)


def test_what_one_server_has_answered_the_other_knows_at_once(
    pair: tuple[Server, Server], rng: random.Random
) -> None:
    """Every request goes to the other server than the one before."""
    here = [Program(pair[0], "Ann"), Program(pair[0], "Bob")]
    id = program_table(here, "_template", rounds=3)
    both = [here, [there(program, pair[1]) for program in here]]
    for turn in range(1000):
        table = both[turn % 2][0].get(f"/tables/{id}")
        if table["stage"] == "over":
            break
        seat = rng.choice(table["to_act"])
        position = both[(turn + 1) % 2][seat].get(f"/tables/{id}/seats/{seat}")
        move = random_move(rng, position["moves"])
        both[turn % 2][seat].play(id, seat, move, expected=position["decision"])
    lines = [programs[0].get(f"/tables/{id}/matches/1/record") for programs in both]
    assert lines[0] == lines[1]
    assert replayed(lines[0]).outcome is not None


def test_a_stream_tells_what_another_server_was_told(pair: tuple[Server, Server]) -> None:
    programs = [Program(pair[0], "Ann"), Program(pair[0], "Bob")]
    id = program_table(programs, "_template")
    far = there(programs[1], pair[1])
    with far.stream(f"/tables/{id}/stream?seat=1") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        programs[0].play(id, 0, "bid 3")
        stream.wait(lambda messages: messages[-1].data["to_act"] == [1], "the move")
        far.play(id, 1, "bid 2")
    assert programs[0].get(f"/tables/{id}")["match"] == 1


def test_a_new_name_is_known_everywhere(pair: tuple[Server, Server]) -> None:
    near, far = Person(pair[0], "Ann of One"), Person(pair[1])
    far.http.cookies.set("cheeseboard", near.http.cookies["cheeseboard"])
    assert "Ann of One" in far.read("/").html
    near.post("/me/name", name="Ann of Two")
    assert "Ann of Two" in near.read("/").html
    wait_for(lambda: "Ann of Two" in far.read("/").html, "the new name at the other server")


def test_seats_chat_and_the_end_of_a_table_are_seen_elsewhere(
    pair: tuple[Server, Server],
) -> None:
    ann, bob = Program(pair[0], "Ann"), Program(pair[1], "Bob")
    id = ann.post("/tables", 201, game="_template", seats=2)["id"]
    assert bob.post(f"/tables/{id}/sit", seat=1)["players"][1]["name"] == "Bob"
    assert ann.post(f"/tables/{id}/start")["stage"] == "playing"
    ann.post(f"/tables/{id}/chat", 201, text="Over here?")
    assert "Over here?" in Person(pair[1]).read(f"/tables/{id}").text
    bob.post(f"/tables/{id}/seats/1/resign")
    ann.post(f"/tables/{id}/seats/0/resign")
    assert bob.get(f"/tables/{id}")["stage"] == "over"
    ann.post(f"/tables/{id}/start", 409)
    closed = ann.post("/tables", 201, game="_template")["id"]
    bob.get(f"/tables/{closed}")
    ann.post(f"/tables/{closed}/close")
    assert bob.get(f"/tables/{closed}")["stage"] == "closed"


def test_of_two_who_act_at_once_both_get_their_turn(
    pair: tuple[Server, Server], rng: random.Random
) -> None:
    """Both bid in secret at the same time, each at another server: none is refused."""
    ann, bob = Program(pair[0], "Ann"), Program(pair[1], "Bob")
    for _ in range(10):
        id = ann.post("/tables", 201, game="_template", seats=2, options={"rounds": 1})["id"]
        bob.post(f"/tables/{id}/sit", seat=1)
        ann.post(f"/tables/{id}/start")
        for program in (ann, bob):
            program.get(f"/tables/{id}")
        with ThreadPoolExecutor(2) as threads:
            first = threads.submit(ann.play, id, 0, "bid 1", expected=0)
            second = threads.submit(bob.play, id, 1, "bid 2", expected=0)
            assert {first.result()["over"], second.result()["over"]} == {False, True}
        assert ann.get(f"/tables/{id}")["stage"] == "over"


def test_of_the_same_move_at_two_servers_one_is_carried_out(pair: tuple[Server, Server]) -> None:
    programs = [Program(pair[0], "Ann"), Program(pair[0], "Bob")]
    id = program_table(programs, "_template", rounds=1)
    twice = [programs[0], there(programs[0], pair[1])]

    def press(program: Program) -> httpx.Response:
        body = {"moves": ["bid 4"], "expected": 0, "key": "k"}
        return program.http.post(f"/api/tables/{id}/seats/0/moves", json=body)

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(press, twice * 3))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    query = 'SELECT count(*) FROM steps JOIN matches ON match = id WHERE "table" = ?'
    assert pair[0].sql(query, id) == [(1,)]


def test_one_seat_is_taken_once(pair: tuple[Server, Server]) -> None:
    host = Program(pair[0], "Host")
    id = host.post("/tables", 201, game="_template", seats=2)["id"]
    rivals = [Program(server, name) for server in pair for name in ("Cy", "Di")]

    def sit(program: Program) -> int:
        return program.http.post(f"/api/tables/{id}/sit", json={"seat": 1}).status_code

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(sit, rivals)) == [200, 409, 409, 409]


def test_whoever_looks_at_another_server_is_not_away(pair: tuple[Server, Server]) -> None:
    ann, bob = Person(pair[0], "Ann"), Person(pair[1], "Bob")
    bob.server = pair[1]
    id = start_table([ann, bob], "_template")
    began = time.time()
    with bob.stream(f"/tables/{id}/stream") as stream:
        wait_for(lambda: seen_at(pair[0], id, bob.name) > began + 2.5, "another sign of life")
        assert ann.post(f"/tables/{id}/hand-over", seat=1).status_code == 409
        stream.close()
    wait_for(
        lambda: ann.post(f"/tables/{id}/hand-over", seat=1).status_code == 303,
        "the time when nobody need wait",
    )


def seen_at(server: Server, table: str, name: str) -> float:
    query = (
        'SELECT max(seen) FROM sitters JOIN people ON person = id WHERE "table" = ? AND name = ?'
    )
    return float(server.sql(query, table, name)[0][0])


def test_a_stream_that_missed_its_bell_catches_up(pair: tuple[Server, Server]) -> None:
    """Every listener is cut off; a move made meanwhile is told all the same."""
    programs = [Program(pair[0], "Ann"), Program(pair[0], "Bob")]
    id = program_table(programs, "_template")
    far = there(programs[1], pair[1])
    with far.stream(f"/tables/{id}/stream?seat=1") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        for _ in range(5):
            cut(pair)
        programs[0].play(id, 0, "bid 3")
        stream.wait(lambda messages: messages[-1].data["to_act"] == [1], "the move")


def cut(pair: Sequence[Server]) -> None:
    """End the connections on which servers listen."""
    pair[0].sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    )


def test_a_page_whose_server_dies_goes_on_at_another(
    pair: tuple[Server, Server], rng: random.Random
) -> None:
    people = [Person(pair[0], "Ann"), Person(pair[0], "Bob")]
    id = start_table(people, "_template")
    with people[1].stream(f"/tables/{id}/stream") as stream:
        last = stream.wait(lambda messages: bool(messages), "the picture")[-1].id
        pair[0].kill()
        wait_for(lambda: not stream.is_open, "the end of the stream")
    for person in people:
        person.server = pair[1]
        person.http.base_url = httpx.URL(pair[1].url)
    page = people[0].read(f"/tables/{id}")
    people[0].choose(page, page.moves[0])
    with people[1].stream(f"/tables/{id}/stream", **{"Last-Event-ID": last}) as stream:
        told = stream.wait(lambda messages: bool(messages), "what was missed")[0]
        assert 'name="move"' in told.data["html"]
    pair[0].start()
    programs = [Program(pair[0], token=token_of(people[seat])) for seat in (0, 1)]
    play_out(programs, id, rng)
    wait_for(lambda: programs[0].get(f"/tables/{id}")["stage"] == "over", "the end", DEADLINE)
