"""The corners: strangers, second tabs, rematches, odd input, broken tables, strange workers."""

import http.client
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.server.security import MOST_BYTES

from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program
from .reading import form_of, parse
from .serving import Server, another_address, fetch, runner, wait_for
from .streams import Stream, Told, tells_of_the_end

# --- lobby and shared devices ---------------------------------------------------------------------


def test_a_stranger_in_the_lobby_is_nobody(server: Server) -> None:
    """Seats without a person are not the stranger's: no "You", nothing to free."""
    host = Person(server, "Ann")
    id = open_table(host, "_template", 3)
    host.send(f"/tables/{id}/bot", seat=1, bot="random")
    page = Person(server).read(f"/tables/{id}")
    assert "You" not in page.root.one("ol", class_="chairs").text.split()
    assert page.forms("/stand-up") == []


def test_a_seat_that_the_host_gave_to_a_bot_is_not_free(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 3)
    host.send(f"/tables/{id}/bot", seat=1, bot="random")
    refused = guest.send(f"/tables/{id}/sit", seat=1)
    assert refused.status == 409
    assert refused.alert == "Gouda already sits there. Choose another seat."
    assert host.send(f"/tables/{id}/sit", seat=1, name="Kid").status == 200


def test_who_has_left_a_table_does_not_find_it_among_the_own_ones(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 2)
    guest.send(f"/tables/{id}/sit", seat=1)
    assert f"/tables/{id}" in guest.read("/").html
    guest.send(f"/tables/{id}/stand-up", seat=1)
    assert f"/tables/{id}" not in guest.read("/").html


def test_a_curtain_falls_between_two_people_who_share_a_device_and_have_secrets(
    server: Server,
) -> None:
    host = Person(server, "Ann")
    id = open_table(host, "_template", 2, rounds=1)
    host.send(f"/tables/{id}/sit", seat=1, name="Kid")
    page = host.look(host.send(f"/tables/{id}/start"))
    assert page.move_form.one("input", name="seat").get("value") == "0"
    page = host.choose(page, "bid 4")
    assert page.has_curtain, "before the device is handed over nothing of either seat is shown"
    assert "Kid, it is your turn." in page.text
    assert "You choose 4." not in page.html
    assert page.moves == []
    page = host.look(page)
    assert page.path == f"/tables/{id}?as=1"
    assert len(page.moves) == 5
    assert "You choose 4." not in page.html
    assert host.choose(page, "bid 2").status == 200


# --- moves ----------------------------------------------------------------------------------------


def test_without_script_too_the_second_tab_is_told_that_the_table_has_moved_on(
    server: Server,
) -> None:
    """The key of the form must not swallow another move."""
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template")
    one, other = (people[0].read(f"/tables/{id}") for _ in range(2))
    people[0].choose(one, "bid 2")
    page = people[0].choose(other, "bid 4")
    assert page.status == 409
    assert page.alert == "The table has moved on. Look at it again and choose anew."


def test_a_refusal_without_script_names_the_rule_and_links_to_it(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "burg_appenzell", first_seat="0")
    form = form_of(people[0].read(f"/tables/{id}").move_form, "")
    page = people[0].send(f"/tables/{id}/move", **{**form.fields, "move": "uncover K"})
    assert page.status == 422
    links = [node.get("href") for node in page.root.one("main").all("a")]
    assert "/games/burg_appenzell#BA-1.13" in links


def finish(people: list[Person], id: str, bids: tuple[int, ...]) -> None:
    for who, bid in zip(people, bids, strict=True):
        who.choose(who.read(f"/tables/{id}"), f"bid {bid}")


def test_a_page_that_stays_open_through_a_rematch_shows_the_new_log(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    page = people[1].read(f"/tables/{id}")
    log = page.root.one("ol", id="log").text
    with people[1].stream(page.root.one("main").get("hx-sse:connect")) as stream:
        finish(people, id, (4, 2))

        def is_over(messages: list[Told]) -> bool:
            return any("/matches/1" in message.data["html"] for message in messages)

        stream.wait(is_over, "the end")
        heard = len(stream.messages)
        people[0].send(f"/tables/{id}/rematch")
        told = stream.wait(lambda messages: len(messages) > heard, "the rematch")[heard:]
        fresh = people[1].read(f"/tables/{id}").root.one("ol", id="log").text
        parts = [
            node
            for message in told
            for node in parse(message.data["html"]).all("hx-partial")
            if node.get("hx-target") == "#log"
        ]
        assert parts, "the log of the first match stays on the page"
        assert parts[-1].get("hx-swap") == "outerMorph"
        assert parts[-1].text == fresh != log


def test_a_watching_program_hears_a_rematch_from_its_first_event_on(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    with people[1].stream(f"/api/tables/{id}/stream") as stream:
        finish(people, id, (4, 2))
        stream.wait(tells_of_the_end, "the end")
        heard = len(stream.messages)
        people[0].send(f"/tables/{id}/rematch")
        told = stream.wait(lambda messages: len(messages) > heard, "the rematch")[heard]
        assert told.data["stage"] == "playing"
        assert [(one["number"], one["key"]) for one in told.data["events"]] == [(1, "event-offer")]


def test_a_program_hears_nothing_of_a_seat_that_is_no_longer_its_own(server: Server) -> None:
    """A rematch moves everybody one seat on: what the next one there bids is secret."""
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    with people[0].stream(f"/api/tables/{id}/stream?seat=0") as old:
        finish(people, id, (4, 2))
        old.wait(tells_of_the_end, "the end")
        people[1].send(f"/tables/{id}/rematch")
        wait_for(lambda: not old.is_open, "the end of the old stream")
        last = old.messages[-1]
        assert (last.event, last.data) == ("moved", {"seats": [1]})
        assert "event-bid" not in last.raw
    people[1].choose(people[1].read(f"/tables/{id}"), "bid 3")
    with people[0].stream(f"/api/tables/{id}/stream?seat=1") as own:
        people[0].choose(people[0].read(f"/tables/{id}"), "bid 2")
        told = own.wait(lambda messages: "event-offer" in own.text, "the rematch")
        assert told[0].data["events"][0]["number"] == 1


def test_the_page_goes_on_after_a_move_that_could_not_be_written(serve: Serve) -> None:
    """The database is locked for longer than the server waits."""
    server = serve(kind="sqlite")
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "burg_appenzell", first_seat="0")
    page = people[0].read(f"/tables/{id}")
    with people[1].stream(f"/tables/{id}/stream") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        with closing(sqlite3.connect(server.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = people[0].choose(page, page.moves[0])
            assert refused.status == 503
            assert refused.headers["retry-after"] == "1"
            assert "could not be saved" in refused.alert
            other.execute("ROLLBACK")
        assert people[0].choose(page, page.moves[0]).status == 200
        [(steps,)] = server.sql("SELECT count(*) FROM steps")
        assert steps == 1
        wait_for(lambda: has_news(stream) or not stream.is_open, "the move, or the end")
        last = stream.messages[-1].id
    with people[1].stream(f"/tables/{id}/stream", **{"Last-Event-ID": last}) as again:
        wait_for(lambda: has_news(stream) or has_news(again), "the move, once it is written")


def has_news(stream: Stream) -> bool:
    return any(message.data["news"] for message in stream.messages)


# --- safety ---------------------------------------------------------------------------------------


def chunks(count: int) -> "list[bytes]":
    return [b"x" * 1024] * count


@pytest.mark.parametrize("is_chunked", [False, True], ids=["declared", "chunked"])
@pytest.mark.parametrize(
    ("path", "kind"),
    [("/me/name", "application/x-www-form-urlencoded"), ("/api/people", "application/json")],
)
def test_a_body_that_is_too_large_is_refused(
    server: Server, path: str, kind: str, is_chunked: bool
) -> None:
    count = MOST_BYTES // 1024 + 2
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers = {"Content-Type": kind, "Origin": server.url, "X-Forwarded-For": another_address()}
    body = iter(chunks(count)) if is_chunked else b"".join(chunks(count))
    connection.request("POST", path, body, headers, encode_chunked=is_chunked)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    assert answer.status == 413
    assert f"{MOST_BYTES:,}" in text or str(MOST_BYTES) in text
    assert Person(server).read("/").status == 200


def test_numbers_that_no_machine_holds_are_refused_like_others(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    finish(people, id, (4, 2))
    huge = "9" * 5000
    assert people[0].post("/tables", game="_template", seats=huge).status_code == 422
    for path in (
        f"/tables/{id}/matches/99999999999999999999",
        f"/tables/{id}/matches/-99999999999999999999",
        f"/tables/{id}/matches/99999999999999999999/record.jsonl",
    ):
        assert people[0].http.get(path).status_code == 404
    answer = people[0].http.get(f"/tables/{id}/why?move=bid 1&seat={huge}")
    assert answer.status_code < 500
    answer = people[0].http.get(f"/tables/{id}/matches/1/replay?from={huge}")
    assert answer.status_code < 500


def test_another_site_cannot_even_choose_the_language(server: Server) -> None:
    answer = Person(server).post(
        "/me/language",
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"},
        language="ru",
        back="/",
    )
    assert answer.status_code == 403


def test_a_header_that_is_no_token_does_not_open_the_door_for_a_cookie(server: Server) -> None:
    """Authorization: Basic can come from an address with a password in it; a token cannot."""
    somebody = Person(server, "Ann")
    evil = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    answer = somebody.post("/me/name", evil | {"Authorization": "Basic eDp5"}, name="Mallory")
    assert answer.status_code == 403
    answer = somebody.http.post(
        "/api/tables", json={"game": "_template"}, headers={"Authorization": "Basic eDp5"}
    )
    assert answer.status_code == 401


def test_the_page_for_programmers_has_the_same_policy_as_every_page(server: Server) -> None:
    assert "default-src 'none'" in fetch(server, "/docs").headers["content-security-policy"]


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b"[" * 30_000, b'{"name": ' + b"9" * 5000 + b"}"]
)
def test_json_that_cannot_be_read_is_told_from_an_address_that_is_not_there(
    server: Server, body: bytes
) -> None:
    program = Program(server)
    answer = program.http.post(
        "/api/people", content=body, headers={"Content-Type": "application/json"}
    )
    assert 400 <= answer.status_code < 500
    assert "There is nothing here" not in answer.json()["error"]
    assert set(answer.json()) == {"error", "key", "rules"}


def test_every_refusal_of_the_api_has_the_same_shape(server: Server) -> None:
    program = Program(server)
    for answer in (program.http.get("/api/nothing"), program.http.get("/api/people")):
        assert answer.status_code in (404, 405)
        assert set(answer.json()) == {"error", "key", "rules"}


# --- durability -----------------------------------------------------------------------------------


def test_a_broken_table_does_not_take_the_front_page_from_who_sits_there(serve: Serve) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Bob")]
    broken, sound = (start_table(people, "_template") for _ in range(2))
    server.kill()
    server.sql('UPDATE matches SET saved = ? WHERE "table" = ?', '{"state": {}}', broken)
    server.start()
    page = people[0].read("/")
    assert page.status == 200
    assert f"/tables/{sound}" in page.html


# --- bots -----------------------------------------------------------------------------------------

BEFORE = """
import functools
from cheeseboard.server import app
app.BotPool = functools.partial(app.BotPool, command={command!r})
"""


@pytest.mark.parametrize("answer", ["5", "null", "[]", '"move"', "[" * 5000])
def test_a_worker_that_answers_with_json_of_another_kind_is_replaced(
    serve: Serve, answer: str
) -> None:
    script = f"import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"
    before = BEFORE.format(command=["python3", "-c", script])
    server = serve(runner("bot_deadline=5.0", before))
    check_replacement(server)


def test_a_worker_that_cannot_be_started_is_replaced(serve: Serve, tmp_path: Path) -> None:
    before = BEFORE.format(command=[str(tmp_path / "nothing")])
    check_replacement(serve(runner("bot_deadline=5.0", before)))


def check_replacement(server: Server) -> None:
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game="_template", seats=2, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "a replaced move")
    assert "gave no usable answer" in Person(server).read(f"/tables/{id}").text
