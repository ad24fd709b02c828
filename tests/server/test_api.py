"""The API: a whole match by programs, streams that resume, and requests that make no sense."""

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from cheeseboard import registry

from .conftest import Serve
from .people import Person
from .programs import Program, play_out, program_table, random_move, replayed
from .serving import DEADLINE, Server, another_address, runner, wait_for

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "http-api.md"
QUICK: Final = {"burg_appenzell": {"round_limit": 20}, "_template": {"rounds": 3}}


# --- from a token to a record --------------------------------------------------------------------


def test_a_program_opens_a_table_fills_it_and_begins(server: Server) -> None:
    host, guest = Program(server, "Ann"), Program(server, "Bob")
    table = host.post("/tables", 201, game="_template", seats=3, options={"rounds": 2})
    id = table["id"]
    assert table["stage"] == "open"
    assert table["options"] == {"rounds": 2}
    assert [player["kind"] for player in table["players"]] == ["person", "open", "open"]
    assert id in {one["id"] for one in guest.get("/tables")}
    host.post(f"/tables/{id}/start", 409)
    guest.post(f"/tables/{id}/bot", 403, seat=2, bot="random")
    guest.post(f"/tables/{id}/sit", seat=1)
    guest.post(f"/tables/{id}/start", 403)
    table = host.post(f"/tables/{id}/bot", seat=2, bot="random")
    assert table["players"] == [
        {"seat": 0, "kind": "person", "name": "Ann", "bot": "", "is_out": False},
        {"seat": 1, "kind": "person", "name": "Bob", "bot": "", "is_out": False},
        {"seat": 2, "kind": "bot", "name": "Edam", "bot": "random", "is_out": False},
    ]
    table = host.post(f"/tables/{id}/start")
    assert (table["stage"], table["match"]) == ("playing", 1)
    assert set(table["to_act"]) >= {0, 1}
    assert re.fullmatch(r"[0-9a-f]{64}", table["commitment"])
    assert id not in {one["id"] for one in guest.get("/tables")}
    assert Person(server).read(f"/tables/{id}").status == 200, "people see the same table"


def test_games_are_listed_with_all_that_opening_a_table_needs(server: Server) -> None:
    found = {game["id"]: game for game in Program(server).get("/games")}
    assert set(found) == set(registry.ids(with_drafts=True))
    for id in (*registry.ids(), "_template"):
        meta = registry.meta(id)
        assert found[id]["seats"] == list(meta.seats)
        assert [option["name"] for option in found[id]["options"]] == [o.name for o in meta.options]
        for preset in found[id]["presets"].values():
            Program(server).post("/tables", 201, game=id, options=preset)


@pytest.mark.parametrize("game", QUICK)
def test_views_and_moves_are_those_of_the_engine_at_every_step(
    server: Server, rng: random.Random, game: str
) -> None:
    programs = [Program(server, name) for name in ("Ann", "Bob")]
    id = program_table(programs, game, **QUICK[game])
    seen: list[tuple[int, int | None, dict[str, Any]]] = []
    steps = 0
    table = programs[0].get(f"/tables/{id}")
    while table["stage"] == "playing":
        seat = rng.choice(table["to_act"])
        position = programs[seat].get(f"/tables/{id}/seats/{seat}")
        other = programs[1 - seat].get(f"/tables/{id}/seats/{1 - seat}")
        watched = programs[0].get(f"/tables/{id}/view")
        seen += [(steps, seat, position), (steps, 1 - seat, other), (steps, None, watched)]
        move = random_move(rng, position["moves"], 0.7)
        programs[seat].play(id, seat, move, expected=position["decision"])
        steps += 1
        table = programs[0].get(f"/tables/{id}")
    lines = programs[1].get(f"/tables/{id}/matches/1/record")
    assert len(lines) == steps + 2
    whole = replayed(lines)
    assert whole.outcome is not None
    assert table["outcome"] == lines[-1]["over"]
    for step, viewer, position in seen:
        match = replayed(lines, step) if step in (0, 1, steps - 1) or step % 9 == 0 else None
        if match is None:
            continue
        assert position["view"] == match.shown(viewer).to_json()
        assert position["to_act"] == list(match.to_act)
        assert position["seat"] == viewer
        assert position["events"] == len(match.events(viewer, is_present=True))
        if viewer is None:
            assert (position["moves"], position["decision"]) == ([], None)
        else:
            assert position["moves"] == [move.text for move in match.moves(viewer)]
            assert position["decision"] == match.decision_number(viewer)
            assert position["undoable"] == match.undoable(viewer)
            assert (position["question"] is not None) == (viewer in match.to_act)


def test_a_program_plays_a_line_takes_back_and_plays_on(server: Server) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "burg_appenzell", first_seat=0)
    programs[0].play(id, 0, "place a1")
    programs[1].play(id, 1, "place g7")
    answer = programs[0].play(id, 0, "enter a7", "enter g1")
    assert answer == {"decision": 4, "over": False}
    assert programs[0].post(f"/tables/{id}/seats/0/undo")["decision"] == 5
    position = programs[0].get(f"/tables/{id}/seats/0")
    assert position["view"]["points"] == 3
    assert "enter g1" in position["moves"]
    programs[0].play(id, 0, "  enter   g1 ", "end")
    assert programs[0].get(f"/tables/{id}")["to_act"] == [1]


def test_sentences_come_in_the_language_of_the_program(server: Server) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template")
    questions = set()
    for language in ("en", "ru", "uk"):
        programs[0].http.headers["Accept-Language"] = language
        questions.add(programs[0].get(f"/tables/{id}/seats/0")["question"])
        body = programs[0].play(id, 0, "bid 9", status=422)
        assert body["key"] == "refuse-unreadable"
    assert len(questions) == 3
    programs[0].http.headers["Accept-Language"] = "uk"
    assert (
        programs[0].get("/tables/nothing", 404)["error"]
        != (programs[1].get("/tables/nothing", 404)["error"])
    )


def test_who_sends_no_token_is_asked_to(server: Server) -> None:
    nobody = Program(server, token="")
    del nobody.http.headers["Authorization"]
    id = program_table([Program(server), Program(server)], "_template")
    for path, body in (
        ("/tables", {"game": "_template"}),
        (f"/tables/{id}/sit", {"seat": 0}),
        (f"/tables/{id}/bot", {"seat": 0, "bot": "random"}),
        (f"/tables/{id}/start", {}),
        (f"/tables/{id}/seats/0/moves", {"moves": ["bid 1"]}),
        (f"/tables/{id}/seats/0/undo", {}),
    ):
        answer = nobody.post(path, 401, **body)
        assert answer == {
            "error": "Send a token as “Authorization: Bearer …”; POST /api/people gives you one.",
            "key": "refuse-who",
            "rules": [],
        }
    nobody.get(f"/tables/{id}/seats/0", 401)
    assert nobody.get(f"/tables/{id}")["stage"] == "playing"
    assert nobody.get(f"/tables/{id}/view")["seat"] is None


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ({"game": "ludo"}, 404, "refuse-no-game"),
        ({"game": "_template", "seats": 9}, 422, "refuse-setup"),
        ({"game": "_template", "options": {"rounds": 9}}, 422, "refuse-setup"),
        ({"game": "_template", "options": {"rounds": True}}, 422, "refuse-setup"),
        ({"game": "_template", "options": {"colour": "red"}}, 422, "refuse-setup"),
        (
            {"game": "burg_appenzell", "seats": 2, "options": {"first_seat": 3}},
            422,
            "refuse-option-seat",
        ),
        ({"game": "_template", "bots": "genius"}, 422, "refuse-no-bot"),
        ({"game": "_template", "seats": "2"}, 422, "refuse-input"),
        ({}, 422, "refuse-input"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, body: dict[str, Any], status: int, key: str
) -> None:
    answer = Program(server).post("/tables", status, **body)
    assert answer["key"] == key
    assert answer["error"].endswith(".")


# --- streams -------------------------------------------------------------------------------------


def test_a_stream_resumes_after_the_last_message_without_a_gap_or_a_double(
    server: Server, rng: random.Random
) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template", rounds=5)
    heard: list[dict[str, Any]] = []
    last = ""
    stage = "playing"
    while stage == "playing":
        headers = {"Last-Event-ID": last} if last else {}
        with programs[1].stream(f"/tables/{id}/stream?seat=1", **headers) as stream:
            stream.wait(lambda messages: bool(messages), "the present")
            play_out(programs, id, rng, rng.randrange(1, 4))
            now = programs[1].get(f"/tables/{id}/seats/1")
            messages = stream.wait(
                lambda told, now=now: int(told[-1].id) >= now["events"],  # type: ignore[misc]
                "what was played",
            )
            last, stage = messages[-1].id, messages[-1].data["stage"]
            heard += [event for message in messages for event in message.data["events"]]
        play_out(programs, id, rng, rng.randrange(3))
        if programs[1].get(f"/tables/{id}")["stage"] == "over" and stage == "playing":
            continue
    assert [event["number"] for event in heard] == list(range(1, len(heard) + 1))
    match = replayed(programs[1].get(f"/tables/{id}/matches/1/record"))
    assert [event["key"] for event in heard] == [
        event.message.key for _, event in match.events(1, is_present=True)
    ]
    assert all(event["sentence"] for event in heard)


def test_a_stream_can_start_anywhere(server: Server, rng: random.Random) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "_template")
    play_out(programs, id, rng, 4)
    count = programs[0].get(f"/tables/{id}/view")["events"]
    for since in (0, 2, count, count + 50):
        with programs[0].stream(f"/tables/{id}/stream?since={since}") as stream:
            message = stream.wait(lambda messages: bool(messages), "the present")[0]
            numbers = [event["number"] for event in message.data["events"]]
            assert numbers == list(range(since + 1, count + 1))


def test_a_stream_tells_each_program_its_own_turn(server: Server) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "burg_appenzell", first_seat=0)
    with programs[1].stream(f"/tables/{id}/stream?seat=1") as stream:
        stream.wait(lambda messages: bool(messages), "the present")
        programs[0].play(id, 0, "place a1")
        told = stream.wait(lambda messages: len(messages) > 1, "the move")[1]
        assert told.event == "update"
        assert told.data["to_act"] == [1]
        assert told.data["decision"] == programs[1].get(f"/tables/{id}/seats/1")["decision"]
        [event] = told.data["events"]
        assert event["sentence"] == "Ann puts a mouse in tower a1."
        assert event["rules"] == ["BA-1.13"]
    with programs[1].stream(f"/tables/{id}/stream?seat=0") as stream:
        assert stream.status == 403


# --- requests that make no sense -----------------------------------------------------------------


def operations(server: Server) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


def ask(operation: Any, id: str, token: str) -> set[int]:
    """Send what schemathesis makes of one address, at a real table; the statuses that came."""
    statuses: set[int] = set()

    @settings(
        max_examples=12,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and not operation.path.endswith("/stream"):
            case.path_parameters["id"] = id
        headers = {"X-Forwarded-For": another_address(), "Authorization": f"Bearer {token}"}
        answer = case.call(headers=headers, timeout=DEADLINE)
        assert answer.status_code < 500, f"{operation.label}: {answer.text}"
        statuses.add(answer.status_code)

    run()
    return statuses


def test_no_request_that_fits_the_description_breaks_the_server(server: Server) -> None:
    host = Program(server, "Ann")
    id = program_table([host, Program(server, "Bob")], "_template")
    found = operations(server)
    assert len(found) >= 14
    statuses = {operation.label: ask(operation, id, host.token) for operation in found}
    assert statuses["GET /api/games"] == {200}
    assert host.get(f"/tables/{id}")["stage"] == "playing"


def test_the_description_names_every_address_of_the_api(server: Server) -> None:
    page = Person(server).read("/docs")
    names = {node.text for node in page.root.all("code")}
    for operation in operations(server):
        assert f"{operation.method.upper()} {operation.path}" in names
        assert operation.definition.raw["summary"]


# --- the example of the documentation ------------------------------------------------------------


def example() -> str:
    text = DOCUMENT.read_text(encoding="utf-8")
    [code] = re.findall(r"^```py\n(# a bot\n.*?)^```", text, re.MULTILINE | re.DOTALL)
    return str(code)


def test_the_bot_of_the_documentation_plays_a_whole_match(serve: Serve, tmp_path: Path) -> None:
    server = serve(runner("posts_per_second=1000.0"))
    script = tmp_path / "bot.py"
    script.write_text(example(), encoding="utf-8")
    assert len(example().splitlines()) <= 50
    run = subprocess.run(
        [sys.executable, "-W", "error", str(script), server.url, "_template"],
        capture_output=True,
        text=True,
        timeout=DEADLINE * 2,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    link, outcome = run.stdout.splitlines()
    assert "'scores'" in outcome
    table = Program(server).get("/tables/" + link.rpartition("/")[2])
    assert table["stage"] == "over"
    assert table["players"][0]["name"] == "Robo"


def test_bots_play_among_themselves_until_a_program_is_to_act(server: Server) -> None:
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game="burg_appenzell", seats=3, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    for _ in range(3):
        wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the moves of the bots")
        moves = host.get(f"/tables/{id}/seats/0")["moves"]
        host.play(id, 0, "end" if "end" in moves else moves[0])
