"""Nothing that a viewer may not know leaves the server, in any answer, at any time of a match."""

import json
import random
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

import httpx
import pytest

from cheeseboard.game import HIDDEN
from cheeseboard.games.burg_appenzell.box import ROOM_BIT, SLIDING
from cheeseboard.server.security import Signer
from cheeseboard.server.store import mark_of

from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program, play_out, program_table, random_move, replayed, token_of
from .reading import Node, parse
from .serving import NO_TLS, SCRIPT, Server, another_address, fetch, runner, wait_for
from .streams import Stream, Told, tells_of_the_end

NOBODY: Final = "a stranger"


@dataclass(frozen=True)
class Keys:
    """By what somebody is known: a token for programs, cookies for pages."""

    token: str = ""
    cookies: str = ""

    @property
    def as_browser(self) -> dict[str, str]:
        return {"Cookie": self.cookies} if self.cookies else {}

    @property
    def secrets(self) -> list[str]:
        """What nobody else may read."""
        return [self.token, *(one.partition("=")[2] for one in self.cookies.split("; "))]


def keys_of(person: Person) -> Keys:
    return Keys(token_of(person), person.cookies())


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def first_message(server: Server, path: str, headers: Mapping[str, str]) -> str:
    """What a stream says at once."""
    with Stream(server, path, headers) as stream:
        stream.wait(lambda messages: bool(messages), "the present picture")
        return stream.text


def everything_seen(server: Server, id: str, viewers: Mapping[str, Keys]) -> dict[str, str]:
    """All answers about a table that viewers (by name) can get, by viewer and path."""
    home = f"/tables/{id}"
    pages = [
        home,
        f"{home}?as=0",
        f"{home}?as=1",
        f"{home}/matches/1",
        f"{home}/why?move=end&seat=0",
    ]
    found = {}
    for name, keys in viewers.items():
        token = keys.token
        headers = {**keys.as_browser, "X-Forwarded-For": another_address()}
        for path in pages:
            found[f"{name}: {path}"] = fetch(server, path, headers).text
        path = f"{home}/stream"
        found[f"{name}: {path}"] = first_message(server, path, headers)
        for path in (f"/api{home}", f"/api{home}/view", "/api/tables"):
            found[f"{name}: {path}"] = fetch(server, path, bearer(token)).text
        for seat in (0, 1):
            path = f"/api{home}/seats/{seat}"
            found[f"{name}: {path}"] = fetch(server, path, bearer(token)).text
        path = f"/api{home}/stream"
        found[f"{name}: {path}"] = first_message(server, path, bearer(token))
    return found


def change_match(server: Server, id: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Change the stored position of a table's match and its mark, while the server is down."""
    [(match, text)] = server.sql('SELECT id, saved FROM matches WHERE "table" = ?', id)
    saved = json.loads(text)
    change(saved)
    mark = mark_of(saved)
    server.sql(
        "UPDATE matches SET saved = ?, mark = ? WHERE id = ?", json.dumps(saved), mark, match
    )
    server.sql("UPDATE steps SET mark = ? WHERE match = ?", mark, match)


# --- the salt: another arrangement of what is hidden, the same answers ---------------------------


def test_other_tiles_under_the_roofs_change_no_byte_that_anybody_gets(
    serve: Serve, rng: random.Random
) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Bob")]
    watcher = Person(server, "Wanda")
    viewers = {who.name: keys_of(who) for who in [*people, watcher]} | {NOBODY: Keys()}
    id = start_table(people, "burg_appenzell", round_limit="20")
    programs = [Program(server, token=token_of(who)) for who in people]

    def shuffle(saved: dict[str, Any]) -> None:
        state = saved["state"]
        assert saved["base"]["floor"] == state["floor"], "a slide is a border"
        bits = ROOM_BIT[state["variant"]["side"]]
        cells = [cell for cell in SLIDING if not state["open_rooms"] & bits[cell]]
        tiles = [state["floor"][cell] for cell in cells]
        rng.shuffle(others := list(tiles))
        assert others != tiles
        for cell, tile in zip(cells, others, strict=True):
            state["floor"][cell] = saved["base"]["floor"][cell] = tile

    for moves in (6, 20):
        play_out(programs, id, rng, moves)
        before = everything_seen(server, id, viewers)
        server.kill()
        change_match(server, id, shuffle)
        server.start()
        after = everything_seen(server, id, viewers)
        for name, text in before.items():
            assert after[name] == text, f"{name} depends on hidden tiles"


def test_another_bid_changes_no_byte_that_others_get(serve: Serve, rng: random.Random) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Bob"), Person(server, "Cy")]
    watcher = Person(server, "Wanda")
    id = start_table(people, "_template")
    programs = [Program(server, token=token_of(who)) for who in people]
    play_out(programs, id, rng, 3)
    hand = programs[0].get(f"/tables/{id}/seats/0")["moves"]
    bid, other = rng.sample(hand, 2)
    programs[0].play(id, 0, bid)
    viewers = {who.name: keys_of(who) for who in [*people[1:], watcher]} | {NOBODY: Keys()}
    before = everything_seen(server, id, viewers)
    own = people[0].read(f"/tables/{id}").html
    server.kill()

    def swap(saved: dict[str, Any]) -> None:
        assert saved["state"]["bids"][0] == int(bid.split()[1])
        saved["state"]["bids"][0] = int(other.split()[1])
        saved["since"][-1][1] = other

    change_match(server, id, swap)
    [(line, events)] = server.sql("SELECT line, events FROM steps ORDER BY number DESC LIMIT 1")
    card = f'"card": {other.split()[1]}'
    server.sql(
        "UPDATE steps SET line = ?, events = ? WHERE number = 3",
        line.replace(bid, other),
        events.replace(f'"card": {bid.split()[1]}', card),
    )
    server.start()
    after = everything_seen(server, id, viewers)
    for name, text in before.items():
        assert after[name] == text, f"{name} depends on a secret bid"
    assert people[0].read(f"/tables/{id}").html != own, "the seat itself sees the other bid"


# --- whole matches, searched ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"), [("burg_appenzell", {"round_limit": 20}), ("_template", {"rounds": 3})]
)
def test_no_answer_of_a_whole_match_holds_a_secret(
    server: Server, rng: random.Random, game: str, options: dict[str, Any]
) -> None:
    """Seed, key, tokens and other people's ids are nowhere; bids and faces only where known."""
    people = [Person(server, name) for name in ("Ann", "Bob", "Wanda")]
    viewers = {who.name: keys_of(who) for who in people} | {NOBODY: Keys()}
    programs = [Program(server, token=viewers[who.name].token) for who in people[:2]]
    id = program_table(programs, game, **options)
    streams: dict[int | None, Stream] = {
        0: programs[0].stream(f"/tables/{id}/stream?seat=0"),
        1: programs[1].stream(f"/tables/{id}/stream?seat=1"),
        None: Stream(server, f"/api/tables/{id}/stream", {}),
    }
    pages = [Stream(server, f"/tables/{id}/stream", keys.as_browser) for keys in viewers.values()]
    try:
        for stream in [*streams.values(), *pages]:
            stream.wait(lambda messages: bool(messages), "the present picture")
        texts: dict[str, list[str]] = {name: [] for name in viewers}
        table: dict[str, Any] = programs[0].get(f"/tables/{id}")
        played = 0
        while table["stage"] == "playing":
            seat = rng.choice(table["to_act"])
            position = programs[seat].get(f"/tables/{id}/seats/{seat}")
            programs[seat].play(id, seat, random_move(rng, position["moves"], 0.6))
            played += 1
            table = programs[0].get(f"/tables/{id}")
            if table["stage"] == "playing" and played % 12 == 5:
                for name, text in everything_seen(server, id, viewers).items():
                    texts[name.split(":")[0]].append(text)
        for stream in streams.values():
            stream.wait(tells_of_the_end, "the end")
    finally:
        for stream in [*streams.values(), *pages]:
            stream.close()
    lines = programs[0].get(f"/tables/{id}/matches/1/record")
    [(key,)] = server.sql("SELECT value FROM settings WHERE name = 'signing_key'")
    for number, name in enumerate(viewers):
        all_text = "".join(texts[name]) + pages[number].text.split("over-")[0]
        running = all_text + "".join(stream.text for stream in streams.values())
        assert key not in running
        for other, keys in viewers.items():
            for secret in keys.secrets if other != name else ():
                assert not secret or secret not in running
    for text in (text for found in texts.values() for text in found):
        assert lines[0]["seed"] not in text
    match = replayed(lines)
    for viewer, stream in streams.items():
        told = [event for message in stream.messages for event in message.data["events"]]
        known = match.events(viewer, is_present=True)
        assert [(one["number"], one["key"], one["args"]) for one in told] == [
            (number, event.message.key, dict(event.message.args)) for number, event in known
        ]
        assert len(known) <= len(match.all_events())


def test_views_hold_holes_where_somebody_else_knows_more(server: Server) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template")
    programs[0].play(id, 0, "bid 4")
    assert programs[0].get(f"/tables/{id}/seats/0")["view"]["bids"] == [4, -2]
    assert programs[1].get(f"/tables/{id}/seats/1")["view"]["bids"] == [HIDDEN, -2]
    assert programs[1].get(f"/tables/{id}/view")["view"]["bids"] == [HIDDEN, -2]


def test_faces_that_were_in_view_are_not_in_the_log_of_who_comes_later(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "burg_appenzell", first_seat="0")
    programs = [Program(server, token=token_of(who)) for who in people]
    for seat in (0, 1):
        programs[seat].play(id, seat, programs[seat].get(f"/tables/{id}/seats/{seat}")["moves"][0])
    with people[1].stream(f"/tables/{id}/stream?since=3") as stream:
        stream.wait(lambda messages: bool(messages), "the picture")
        moves = programs[0].get(f"/tables/{id}/seats/0")["moves"]
        lift = next(move for move in moves if move.startswith("uncover"))
        programs[0].play(id, 0, lift)

        def has_faces(messages: list[Told]) -> bool:
            return any(one["key"] == "event-shows" for m in messages for one in m.data["news"])

        stream.wait(has_faces, "the faces, for who is there")
    programs[0].play(id, 0, "end")
    late = first_message(server, f"/tables/{id}/stream?since=0", {"Cookie": people[1].cookies()})
    assert "event-lift" in late
    assert "event-shows" not in late
    later = first_message(server, f"/api/tables/{id}/stream", {})
    assert "event-lift" in later
    assert "event-shows" not in later
    for who in (*people, Person(server)):
        log = who.read(f"/tables/{id}").root.one("ol", id="log").text
        assert "lift" in log
        assert "On " not in log


# --- while the match runs, its record is nobody's ------------------------------------------------


def test_record_seed_and_whole_position_are_refused_while_the_match_runs(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template")
    for who in (*people, Person(server, "Wanda"), Person(server)):
        for path in ("", "/replay", "/replay?step=0&from=all", "/record.jsonl"):
            answer = who.http.get(f"/tables/{id}/matches/1{path}")
            assert answer.status_code == 403
            assert "While the match runs, its record stays secret." in answer.text
        answer = who.http.get(
            f"/api/tables/{id}/matches/1/record",
            headers=bearer(who.http.cookies.get("cheeseboard") or ""),
        )
        assert answer.status_code == 403
        assert answer.json()["key"] == "refuse-running-secret"
        assert who.http.get(f"/tables/{id}/matches/2").status_code == 404


def test_the_mark_of_the_seed_is_shown_from_the_start_and_fits_it_at_the_end(
    server: Server, rng: random.Random
) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template", rounds=2)
    mark = programs[0].get(f"/tables/{id}")["commitment"]
    assert mark in Person(server).read(f"/tables/{id}").html
    play_out(programs, id, rng)
    lines = programs[0].get(f"/tables/{id}/matches/1/record")
    assert replayed(lines).record.commitment == lines[0]["commitment"] == mark
    [(stored,)] = server.sql("SELECT value FROM settings WHERE name = 'signing_key'")
    assert stored not in json.dumps(lines)


# --- somebody we have not met --------------------------------------------------------------------


def bot_table(server: Server, game: str = "_template") -> tuple[Person, str]:
    """A match of a person against bots, who have all made their move."""
    host = Person(server, "Ann")
    page = host.send("/play-now", game=game)
    id = page.path.removeprefix("/tables/")
    program = Program(server, token=token_of(host))
    wait_for(lambda: program.get(f"/tables/{id}")["to_act"] == [0], "the moves of the bots")
    return host, id


def bids(node: Node) -> list[str]:
    """What lies in front of each seat of the market."""
    return [node.one("g", id=f"bid-{seat}").text for seat in range(3)]


def test_a_stranger_has_no_seat_though_bots_have_no_person_either(server: Server) -> None:
    """An empty id is not the id of bots."""
    _, id = bot_table(server)
    stranger = Person(server)
    for path in ("", "?as=0", "?as=1", "?as=2"):
        page = stranger.read(f"/tables/{id}{path}")
        assert page.moves == []
        assert not page.move_form.all("input")
        assert "You are watching." in page.text
        assert bids(page.root) == ["", "?", "?"]
    text = first_message(server, f"/tables/{id}/stream?as=1", {})
    assert bids(parse(json.loads(text.split("data: ", 1)[1])["html"])) == ["", "?", "?"]
    assert "You choose" not in text
    for seat in (0, 1):
        answer = stranger.http.get(f"/api/tables/{id}/seats/{seat}")
        assert answer.status_code == 401
        with Stream(server, f"/api/tables/{id}/stream?seat={seat}", {}) as stream:
            assert stream.status == 403
    view = stranger.http.get(f"/api/tables/{id}/view").json()
    assert (view["seat"], view["moves"], view["view"]["bids"]) == (None, [], [-2, HIDDEN, HIDDEN])
    assert stranger.http.get("/").text.count('class="turns"') == 0


def test_a_stranger_cannot_play_take_back_or_explain_for_a_bot_or_a_person(server: Server) -> None:
    host, id = bot_table(server)
    before = host.read(f"/tables/{id}").html
    for stranger in (Person(server), Person(server, "Mallory")):
        for seat in (0, 1):
            fields = {"seat": seat, "expected": 0, "key": "k", "move": "bid 1"}
            assert stranger.post(f"/tables/{id}/move", None, **fields).status_code == 403
            assert stranger.post(f"/tables/{id}/undo", None, **fields).status_code == 403
            answer = stranger.http.get(
                f"/tables/{id}/why?move=bid 1&seat={seat}", headers={"Accept": SCRIPT}
            )
            assert answer.json()["error"] == "It is not your turn."
        assert stranger.post(f"/tables/{id}/rematch").status_code == 403
        assert stranger.post(f"/tables/{id}/start").status_code == 403
    mallory = Program(server, "Mallory")
    for seat in (0, 1):
        mallory.get(f"/tables/{id}/seats/{seat}", 403)
        mallory.play(id, seat, "bid 1", status=403)
        mallory.post(f"/tables/{id}/seats/{seat}/undo", 403)
    mallory.get(f"/tables/{id}/seats/7", 403)
    assert host.read(f"/tables/{id}").html == before


def test_a_stranger_cannot_configure_a_table_for_others(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 3)
    guest.send(f"/tables/{id}/sit", seat=1)
    before = host.read(f"/tables/{id}").html
    mallory = Program(server, "Mallory")
    mallory.post(f"/tables/{id}/bot", 403, seat=2, bot="random")
    mallory.post(f"/tables/{id}/start", 403)
    mallory.post(f"/tables/{id}/sit", 409, seat=0)
    for stranger in (Person(server), Person(server, "Eve")):
        for path, fields in (
            ("bot", {"seat": 2, "bot": "random"}),
            ("options", {"seats": 2}),
            ("start", {}),
            ("stand-up", {"seat": 0}),
            ("stand-up", {"seat": 1}),
        ):
            assert stranger.post(f"/tables/{id}/{path}", None, **fields).status_code == 403
        assert stranger.post(f"/tables/{id}/sit", None, seat=1, name="E").status_code == 409
    assert host.read(f"/tables/{id}").html == before


def forgeries(server: Server, host: Person) -> list[bytes]:
    """Secrets that we did not make, or that do not count where they are sent."""
    [(key,)] = server.sql("SELECT value FROM settings WHERE name = 'signing_key'")
    [(person,)] = server.sql("SELECT id FROM people WHERE name = ?", host.name)
    signed = Signer(key).token(person)
    _, _, mark = signed.rpartition(".")
    token = token_of(host)
    texts = [
        *("x", ".", "..", person, f"{person}.", f".{mark}", signed[:-1], f"{signed}0", signed),
        *(f"{person}.{'0' * 32}", f"{person[:-1]}.{mark}", f"{person}.{mark}.{mark}", "a" * 5000),
        *(f"{person}.{mark[:31]}é", "cb_", token[:-1], f"{token}0", token.upper(), token[3:]),
        *fingerprints(server),
    ]
    return [text.encode() for text in texts] + [b"\xff\xfe.\xff"]


def fingerprints(server: Server) -> list[str]:
    """What the database keeps of cookies and tokens."""
    rows = server.sql("SELECT id FROM sessions UNION SELECT id FROM tokens")
    return [id for (id,) in rows[:4]]


def test_forged_and_truncated_cookies_and_tokens_are_strangers(server: Server) -> None:
    host, id = bot_table(server)
    host.post("/me/name", name=f"Forged {id}")
    host.name = f"Forged {id}"
    forged = forgeries(server, host)
    address = {"Origin": server.url, "Content-Type": "application/x-www-form-urlencoded"}
    for token in forged:
        page = fetch(server, f"/tables/{id}", headers=[(b"Cookie", b"cheeseboard=" + token)])
        assert page.status_code == 200
        assert "You are watching." in page.text
        answer = fetch(
            server,
            f"/api/tables/{id}/seats/0",
            headers=[(b"Authorization", b"Bearer " + token)],
        )
        assert answer.status_code == 401
        assert answer.json()["key"] == "refuse-who"
    for token in forged[:4]:
        answer = httpx.post(
            verify=NO_TLS,
            url=f"{server.url}/tables/{id}/move",
            content="seat=0&expected=0&key=k&move=bid+1",
            headers=[
                (b"Cookie", b"cheeseboard=" + token),
                *((name.encode(), value.encode()) for name, value in address.items()),
                (b"X-Forwarded-For", another_address().encode()),
            ],
        )
        assert answer.status_code == 403
    good = fetch(server, f"/api/tables/{id}/seats/0", headers=bearer(token_of(host)))
    assert good.status_code == 200
    for secret, path in ((host.http.cookies["cheeseboard"], "/api"), (token_of(host), "")):
        answer = fetch(server, f"{path}/tables/{id}", headers=bearer(secret))
        assert answer.status_code == 200, "it is no error, but"
        assert "Your turn" not in answer.text
        assert '"seat": 0' not in answer.text


def test_a_token_of_another_server_is_a_stranger(server: Server, serve: Serve) -> None:
    elsewhere = Program(serve(), "Ann").token
    answer = httpx.post(
        verify=NO_TLS,
        url=f"{server.url}/api/tables",
        json={"game": "_template"},
        headers=bearer(elsewhere),
    )
    assert answer.status_code == 401


# --- time tells nothing either -------------------------------------------------------------------

QUICK_BEATS: Final = runner(before="from cheeseboard.server import live\nlive.HEARTBEAT = 0.5")


PATHS: Final = ("/tables/{id}/stream", "/api/tables/{id}/stream")
BEATS: Final = 6


def test_a_secret_choice_moves_no_sign_of_life(serve: Serve) -> None:
    """Two watchers: at one table somebody plans a night all the time, at the other nobody does."""
    server = serve(QUICK_BEATS)
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    busy, quiet = (program_table(programs, "ratland") for _ in range(2))
    plan = secret_move(programs[0], busy)
    eve = Person(server, "Eve")
    with ExitStack() as stack:
        noisy = [stack.enter_context(eve.stream(path.format(id=busy))) for path in PATHS]
        calm = [stack.enter_context(eve.stream(path.format(id=quiet))) for path in PATHS]
        for stream in (*noisy, *calm):
            stream.wait(lambda messages: bool(messages), "the present picture")
        told = [len(stream.messages) for stream in noisy]
        start = {stream: beats(stream) for stream in (*noisy, *calm)}
        plans = due = 0
        while due < BEATS or plans < 2 * BEATS:
            programs[0].play(busy, 0, plan)
            programs[0].post(f"/tables/{busy}/seats/0/undo")
            plans += 1
            due = min(beats(stream) - start[stream] for stream in calm)
        for stream in noisy:
            heard = beats(stream) - start[stream]
            assert heard >= due - 2, f"{heard} signs of life beside {due} at a quiet table"
        assert [len(stream.messages) for stream in noisy] == told, "nothing else was sent"


def secret_move(program: Program, id: str) -> str:
    """A move of seat 0 that changes nothing for a watcher."""
    before = program.get(f"/tables/{id}/view")
    for move in program.get(f"/tables/{id}/seats/0")["moves"]:
        program.play(id, 0, move)
        after = program.get(f"/tables/{id}/view")
        program.post(f"/tables/{id}/seats/0/undo")
        if after == before:
            return str(move)
    raise AssertionError("Every move is seen by everybody.")


def beats(stream: Stream) -> int:
    return stream.text.count("event: beat") + stream.text.count(": still here")
