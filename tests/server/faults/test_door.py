"""What comes in through the door: half requests, too many streams, odd letters, repeated moves."""

import contextlib
import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from ..people import Person, open_table, start_table
from ..programs import Program, program_table
from ..serving import DEADLINE, Server, runner, wait_for
from ..streams import Stream
from .players import Line
from .shaking import Log, told

STREAMS: Final = 5
KEPT: Final = 20
BEFORE: Final = f"""
import pathlib
from cheeseboard.server import door, hall
door.PATIENCE = 2.0
hall.MOST_IN_MEMORY = {KEPT}
keep, counts = hall.Hall.keep, pathlib.Path(__file__).with_name("counts")
def counted(self, table):
    keep(self, table)
    with counts.open("a") as file:
        print(len(self._tables), file=file)
hall.Hall.keep = counted
"""


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with little patience and little room."""
    script = runner(f"streams_per_address={STREAMS}", BEFORE)
    running = Server(tmp_path_factory.mktemp("narrow"), script).start()
    yield running
    running.kill()


def is_closed(sock: socket.socket) -> bool:
    """Whether the other side has hung up; what it said before that does not matter."""
    with contextlib.suppress(BlockingIOError):
        try:
            while sock.recv(1000):
                pass
        except ConnectionError:
            pass
        return True
    return False


@contextlib.contextmanager
def dawdlers(server: Server, beginnings: Sequence[bytes]) -> Iterator[list[socket.socket]]:
    """Connections that say so much and no more."""
    found = []
    for beginning in beginnings:
        sock = socket.create_connection(("127.0.0.1", server.port), DEADLINE)
        with contextlib.suppress(ConnectionError):
            sock.sendall(beginning)
        sock.setblocking(False)
        found.append(sock)
    try:
        yield found
    finally:
        for sock in found:
            sock.close()


def status_from(server: Server, address: str, path: str = "/") -> int:
    """What somebody at another address of this machine gets; 0 for a door that is shut."""
    line = http.client.HTTPConnection(
        "127.0.0.1", server.port, timeout=DEADLINE, source_address=(address, 0)
    )
    try:
        line.request("GET", path)
        return line.getresponse().status
    except (ConnectionError, http.client.HTTPException):
        return 0
    finally:
        line.close()


def test_half_requests_keep_nobody_else_out_and_are_given_up(narrow: Server) -> None:
    log = Log(narrow)
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
    body = (
        b"POST /tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\nOrigin: http://127.0.0.1"
        b"\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\ngame"
    )
    with dawdlers(narrow, [head, body] * 150 + [b""] * 50) as many:
        began = time.monotonic()
        while not all(is_closed(sock) for sock in many):
            assert status_from(narrow, "127.0.0.2") == 200
            assert status_from(narrow, "127.0.0.2", "/api/games") == 200
            assert time.monotonic() < began + DEADLINE, "they are never given up"
            time.sleep(0.1)
    wait_for(lambda: status_from(narrow, "127.0.0.1") == 200, "the door is open again")
    log.check(lines=0)


def test_a_request_that_comes_byte_by_byte_is_given_up_too(narrow: Server) -> None:
    with dawdlers(narrow, [b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "]) as [slow]:

        def closed_after_a_byte() -> bool:
            with contextlib.suppress(ConnectionError):
                slow.sendall(b"x")
                return is_closed(slow)
            return True

        wait_for(closed_after_a_byte, "the end of its patience", pause=0.1)


def test_too_many_streams_of_one_address_are_refused(narrow: Server) -> None:
    person = Person(narrow, "Ann")
    id = open_table(person, "_template", 2)
    here = {"X-Forwarded-For": "10.9.9.9", "Cookie": person.cookies()}
    with contextlib.ExitStack() as stack:
        paths = [f"/tables/{id}/stream", f"/api/tables/{id}/stream"] * STREAMS
        streams = [stack.enter_context(Stream(narrow, path, here)) for path in paths[:STREAMS]]
        assert [one.status for one in streams] == [200] * STREAMS
        for path in paths[:2]:
            with Stream(narrow, path, here) as refused:
                assert refused.status == 429
                assert refused.headers["retry-after"]
                wait_for(lambda r=refused: not r.is_open, "the whole refusal")  # type: ignore[misc]
                assert "pages" in refused.text
        with Stream(narrow, paths[0], here | {"X-Forwarded-For": "10.9.9.8"}) as elsewhere:
            assert elsewhere.status == 200
        streams[0].close()

        def is_free() -> bool:
            with Stream(narrow, paths[0], here) as again:
                return again.status == 200

        wait_for(is_free, "a free place")


def test_many_tables_do_not_stay_in_memory(narrow: Server) -> None:
    hosts = [Program(narrow, name) for name in ("Ann", "Ben", "Cyd")]
    watched = hosts[0].post("/tables", 201, game="_template", seats=3)["id"]
    with Stream(narrow, f"/tables/{watched}/stream", {"X-Forwarded-For": "10.8.8.8"}) as page:
        ids = [
            host.post("/tables", 201, game="_template")["id"] for host in hosts for _ in range(KEPT)
        ]
        for id in ids:
            assert hosts[0].get(f"/tables/{id}")["stage"] == "open"
        counts = [int(line) for line in (narrow.folder / "counts").read_text().split()]
        assert len(counts) > 3 * KEPT
        assert max(counts) <= KEPT
        Program(narrow, "Newcomer").post(f"/tables/{watched}/sit", seat=2)
        page.wait(lambda _: "Newcomer" in page.text, "who has sat down")


# --- what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "back",
    [
        *("/.//evil.com", "/./\\evil.com", "//evil.com", "/\\evil.com", "https://evil.com", "evil"),
        *("/\t/evil.com", "/\n//evil.com", "/..//evil.com", "/x/..//evil.com", "", "/\u202e//x"),
    ],
)
def test_nobody_is_sent_elsewhere(narrow: Server, back: str) -> None:
    person = Person(narrow)
    for path, fields in (("/me/language", {"language": "uk"}), ("/me/name", {"name": "Ann"})):
        answer = person.post(path, back=back, **fields)
        assert answer.status_code == 303
        assert answer.headers["location"] == "/"


ODD: Final = "A\u202en\u2066n\u200f\x00\x07\x1b[31m\u0085\u2028x\ufeff"
KEPT_OF_IT: Final = "Ann[31m x"


def test_control_and_direction_characters_vanish(narrow: Server) -> None:
    person = Person(narrow, ODD)
    id = start_table([person, Person(narrow, "Bob")], "_template")
    assert person.send(f"/tables/{id}/chat", text=f"Hello {ODD}").status == 200
    page = person.read(f"/tables/{id}")
    assert KEPT_OF_IT in page.html
    assert f"Hello {KEPT_OF_IT}" in page.text
    assert not set(page.html) & set("\u202e\u2066\u200f\x00\x07\x1b\u0085\u2028\ufeff")
    names = [player["name"] for player in Program(narrow).get(f"/tables/{id}")["players"]]
    assert names == [KEPT_OF_IT, "Bob"]


def test_a_repeated_move_gets_its_first_answer_after_a_hand_over(narrow: Server) -> None:
    programs = [Program(narrow, "Ann"), Program(narrow, "Bob")]
    id = program_table(programs, "_template")
    first = programs[0].play(id, 0, "bid 4", expected=0, key="mine")
    programs[0].post(f"/tables/{id}/seats/0/hand-over")
    assert programs[0].play(id, 0, "bid 4", expected=0, key="mine") == first
    refused = programs[0].play(id, 0, "bid 3", key="another", status=409)
    assert refused["key"] == "refuse-bot-plays"
    programs[0].post(f"/tables/{id}/seats/0/take-back")
    assert programs[0].play(id, 0, "bid 4", expected=0, key="mine") == first


def test_a_connection_survives_our_own_fault(shaken: Server) -> None:
    people = [Person(shaken, "Ann"), Person(shaken, "Bob")]
    id = start_table(people, "_template")
    log = Log(shaken)
    line = Line(shaken)
    with told(shaken, "view", "_template"):
        status, headers, body = line.ask("GET", f"/tables/{id}")
        assert status == 500
        assert b"Something went wrong on our side" in body
        assert headers["Content-Security-Policy"]
        used = line.socket
        assert used is not None
        status, _, body = line.ask("GET", f"/api/tables/{id}/view")
        assert status == 500
        assert json.loads(body)["error"]
    assert line.ask("GET", f"/tables/{id}")[0] == 200
    assert line.socket is used
    line.close()
    log.check(lines=2)


def test_requests_on_one_connection_are_answered_in_order(narrow: Server) -> None:
    """Several at once, as no browser does any more, with one that is refused among them."""
    asked = [b"/api/games", b"/nowhere", b"/api/tables", b"/api/tables/none"] * 5
    text = b"".join(b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path for path in asked)
    with socket.create_connection(("127.0.0.1", narrow.port), DEADLINE) as sock:
        sender = threading.Thread(target=sock.sendall, args=(text,))
        sender.start()
        heard = b""
        while heard.count(b"HTTP/1.1 ") < len(asked):
            got = sock.recv(1 << 16)
            assert got, "the connection is closed too early"
            heard += got
        sender.join()
    statuses = [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [200, 404, 200, 404] * 5
