"""Moves: stale pictures, repeated requests, taking back, refusals, and secret choices."""

import re
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from cheeseboard.server.table_page import Button, Group
from cheeseboard.web.render import render

from .people import Person, open_table, start_table
from .programs import Program, program_table, replayed
from .reading import Node, Page, form_of, parse
from .serving import SCRIPT, Server
from .streams import Stream, Told

AS_SCRIPT = {"Accept": SCRIPT}
STALE = "The table has moved on. Look at it again and choose anew."


def fields_of(page: Page) -> dict[str, str]:
    """What the form of the moves sends with any of its buttons."""
    return dict(form_of(page.move_form, page.path).fields)


def part(answer: dict[str, Any], name: str) -> Node:
    """A part of the page in an answer for the script."""
    found = [
        node
        for node in parse(answer["html"]).all("hx-partial")
        if node.get("hx-target") == f"#{name}"
    ]
    assert len(found) == 1, f"{len(found)} parts {name}"
    return found[0]


def steps(program: Program, id: str) -> int:
    """How often the seats' decision has changed: nothing else counts all moves from outside."""
    return int(program.get(f"/tables/{id}/seats/0")["decision"])


@pytest.fixture
def people(server: Server) -> list[Person]:
    return [Person(server, "Ann"), Person(server, "Bob")]


@pytest.fixture
def programs(server: Server) -> list[Program]:
    return [Program(server, "Ann"), Program(server, "Bob")]


# --- stale and repeated --------------------------------------------------------------------------


def test_a_stale_number_is_answered_with_409_and_the_fresh_picture(people: list[Person]) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    old = people[0].read(f"/tables/{id}")
    people[0].choose(old, old.moves[0])
    fields = fields_of(old) | {"key": "another", "move": old.moves[1]}
    answer = people[0].post(f"/tables/{id}/move", AS_SCRIPT, **fields)
    assert answer.status_code == 409
    body = answer.json()
    assert body["error"] == STALE
    assert STALE in part(body, "notice").text
    fresh = people[0].read(f"/tables/{id}")
    assert (
        part(body, "moves").one("input", name="expected").get("value")
        == (fields_of(fresh)["expected"])
    )
    assert part(body, "decision").text == fresh.root.one("section", id="decision").text
    assert part(body, "stage").text == fresh.root.one("section", id="stage").text


def test_a_stale_number_without_script_is_a_page_that_leads_back(people: list[Person]) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    old = people[0].read(f"/tables/{id}")
    people[0].choose(old, old.moves[0])
    page = people[0].send(f"/tables/{id}/move", **fields_of(old) | {"key": "x", "move": "end"})
    assert page.status == 409
    assert page.alert == STALE
    assert page.root.one("main").all("a")[0].get("href") == f"/tables/{id}"


def test_a_move_of_another_seat_makes_a_picture_stale(programs: list[Program]) -> None:
    id = program_table(programs, "burg_appenzell", first_seat=0)
    before = programs[1].get(f"/tables/{id}/seats/1")["decision"]
    programs[0].play(id, 0, "place a1")
    body = programs[1].play(id, 1, "place a7", status=409, expected=before)
    assert (body["key"], body["error"]) == ("refuse-stale", STALE)
    now = programs[1].get(f"/tables/{id}/seats/1")["decision"]
    assert now != before
    programs[1].play(id, 1, "place a7", expected=now)


def test_a_repeated_key_gives_the_first_answer_and_has_one_effect(programs: list[Program]) -> None:
    id = program_table(programs, "burg_appenzell", first_seat=0)
    first = programs[0].play(id, 0, "place a1", key="once", expected=0)
    before = steps(programs[0], id)
    for _ in range(3):
        assert programs[0].play(id, 0, "place a1", key="once", expected=0) == first
    assert steps(programs[0], id) == before
    programs[1].play(id, 1, "place a7", key="once")
    assert programs[0].play(id, 0, "place a1", key="once", expected=0) == first


def test_a_repeated_form_is_harmless(people: list[Person]) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    page = people[0].read(f"/tables/{id}")
    fields = fields_of(page) | {"move": page.moves[0]}
    answers = [people[0].post(f"/tables/{id}/move", **fields) for _ in range(3)]
    assert {(one.status_code, one.headers["location"]) for one in answers} == {
        (303, f"/tables/{id}?as=0")
    }
    log = people[0].read(f"/tables/{id}").root.one("ol", id="log").text
    assert log.count("You put a mouse in tower") == 1


def test_a_page_with_a_stream_is_told_by_that_alone_unless_it_asks_again(
    people: list[Person],
) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    page = people[0].read(f"/tables/{id}")
    fields = fields_of(page) | {"move": page.moves[0], "key": "k"}
    assert people[0].post(f"/tables/{id}/move", AS_SCRIPT, **fields, live="1").json() == {}
    again = people[0].post(f"/tables/{id}/move", AS_SCRIPT, **fields)
    assert again.status_code == 200
    assert part(again.json(), "decision").text != page.root.one("section", id="decision").text
    assert people[0].read(f"/tables/{id}").root.one("ol", id="log").text.count("You put") == 1


def test_the_same_request_three_times_at_once_has_one_effect(programs: list[Program]) -> None:
    id = program_table(programs, "burg_appenzell", first_seat=0)
    with ThreadPoolExecutor(3) as threads:
        for program, move in ((0, "place a1"), (1, "place g7"), (0, "slide Nb"), (0, "end")):
            before = programs[program].get(f"/tables/{id}/seats/{program}")["decision"]
            sent = [
                threads.submit(
                    programs[program].play, id, program, move, key=f"k {before}", expected=before
                )
                for _ in range(3)
            ]
            answers = [one.result() for one in sent]
            assert answers[0] == answers[1] == answers[2]
            assert answers[0]["decision"] == before + 1
    query = 'SELECT count(*) FROM steps JOIN matches ON match = id WHERE "table" = ?'
    assert programs[0].server.sql(query, id) == [(4,)]


def test_of_two_tabs_the_second_is_told_that_the_table_has_moved_on(people: list[Person]) -> None:
    id = start_table(people, "_template")
    one, other = (people[0].read(f"/tables/{id}") for _ in range(2))
    answer = people[0].post(
        f"/tables/{id}/move", AS_SCRIPT, **fields_of(one) | {"key": "tab 1", "move": "bid 2"}
    )
    assert answer.status_code == 200
    answer = people[0].post(
        f"/tables/{id}/move", AS_SCRIPT, **fields_of(other) | {"key": "tab 2", "move": "bid 4"}
    )
    assert answer.status_code == 409
    assert "You choose 2." in people[0].read(f"/tables/{id}").text
    assert "You choose 4." not in people[0].read(f"/tables/{id}").text


def test_a_key_of_one_seat_is_nothing_to_another_seat(programs: list[Program]) -> None:
    id = program_table(programs, "_template")
    programs[0].play(id, 0, "bid 1", key="k")
    programs[1].play(id, 1, "bid 2", key="k")
    assert programs[0].get(f"/tables/{id}/seats/0")["view"]["bids"] == [-2, -2]


@pytest.mark.parametrize("key", ["", "x" * 65])
def test_keys_have_a_length(people: list[Person], key: str) -> None:
    id = start_table(people, "_template")
    fields = fields_of(people[0].read(f"/tables/{id}")) | {"key": key, "move": "bid 1"}
    answer = people[0].post(f"/tables/{id}/move", AS_SCRIPT, **fields)
    assert answer.status_code == 422
    assert answer.json()["error"] == "A request key has 1 to 64 characters."


# --- lines and taking back -----------------------------------------------------------------------


def test_a_line_is_played_whole_or_not_at_all(programs: list[Program]) -> None:
    id = program_table(programs, "burg_appenzell", first_seat=0)
    programs[0].play(id, 0, "place a1")
    programs[1].play(id, 1, "place g7")
    before = programs[0].get(f"/tables/{id}/seats/0")
    body = programs[0].play(id, 0, "enter a7", "enter a7", "end", status=422)
    assert body["rules"]
    assert programs[0].get(f"/tables/{id}/seats/0") == before
    body = programs[0].play(id, 0, "slide Nb", "enter a7", status=422)
    assert body["key"] == "refuse-line-border"
    assert programs[0].get(f"/tables/{id}/seats/0") == before
    programs[0].play(id, 0, "enter a7", "enter g1", "slide Nb")
    assert programs[0].get(f"/tables/{id}/seats/0")["view"]["points"] == 1


def test_a_move_can_be_taken_back_by_button_until_something_is_shown(people: list[Person]) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    for who in people:
        page = who.read(f"/tables/{id}")
        page = who.choose(page, page.moves[0])
    page = people[0].read(f"/tables/{id}")
    before = page.root.one("section", id="stage").text
    entry = next(move for move in page.moves if move.startswith("enter") and ";" not in move)
    page = people[0].choose(page, entry)
    take_back = next(node for node in page.move_form.all("button", name="undo"))
    assert "disabled" not in take_back.attributes
    page = people[0].press(form_of(page.move_form, page.path), take_back)
    assert page.status == 200
    assert page.root.one("section", id="stage").text == before
    assert "You take back a move." in page.root.one("ol", id="log").text
    assert "Ann takes back a move." in people[1].read(f"/tables/{id}").text
    page = people[0].choose(page, next(move for move in page.moves if move.startswith("slide")))
    take_back = next(node for node in page.move_form.all("button", name="undo"))
    assert "disabled" in take_back.attributes
    refused = people[0].post(
        f"/tables/{id}/undo", AS_SCRIPT, **fields_of(page) | {"key": "undo anyway"}
    )
    assert refused.status_code == 422
    assert refused.json()["error"] == (
        "There is nothing you can take back now. A move that has shown something new stays."
    )


def test_a_repeated_undo_takes_back_one_move_only(programs: list[Program]) -> None:
    id = program_table(programs, "burg_appenzell", first_seat=0)
    programs[0].play(id, 0, "place a1")
    programs[1].play(id, 1, "place g7")
    programs[0].play(id, 0, "enter a7", "enter g1")
    path = f"/tables/{id}/seats/0/undo"
    first = programs[0].post(path, key="back")
    assert programs[0].post(path, key="back") == first
    position = programs[0].get(f"/tables/{id}/seats/0")
    assert (position["view"]["points"], position["undoable"]) == (3, 1)
    stale = programs[0].post(path, 409, expected=first["decision"] - 1)
    assert stale["key"] == "refuse-stale"


def test_nobody_takes_back_for_another_seat(programs: list[Program]) -> None:
    id = program_table(programs, "_template")
    programs[0].play(id, 0, "bid 3")
    body = programs[1].post(f"/tables/{id}/seats/0/undo", 403)
    assert body["error"] == "This seat is not yours."
    assert programs[0].get(f"/tables/{id}/seats/0")["undoable"] == 1


# --- refusals ------------------------------------------------------------------------------------


def test_a_refused_move_names_the_rule_and_links_to_it(people: list[Person]) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    fields = fields_of(people[0].read(f"/tables/{id}"))
    answer = people[0].post(f"/tables/{id}/move", AS_SCRIPT, **fields | {"move": "uncover K"})
    assert answer.status_code == 422
    notice = part(answer.json(), "notice")
    sentence = "Before the first turn everybody puts one mouse in a tower, and nothing else."
    assert notice.one("p").text == f"{sentence} BA-1.13"
    link = notice.one("a").get("href")
    assert link == "/games/burg_appenzell#BA-1.13"
    page = people[0].read("/games/burg_appenzell")
    assert page.root.one(id="BA-1.13")
    assert people[0].read(f"/tables/{id}").moves, "nothing has changed"


def test_a_program_gets_sentence_key_and_rules_of_a_refusal(programs: list[Program]) -> None:
    id = program_table(programs, "_template")
    programs[0].play(id, 0, "bid 5")
    programs[1].play(id, 1, "bid 1")
    body = programs[0].play(id, 0, "bid 5", status=422)
    assert body == {
        "error": "You have used your 5.",
        "key": "refuse-card-used",
        "rules": ["TPL-2.3"],
    }
    body = programs[0].play(id, 0, "bid 77", status=422)
    assert body["key"] == "refuse-unreadable"
    assert "'bid 77' is no move of this game." in body["error"]


def test_every_refusal_that_a_seat_can_meet_names_rules_that_exist(server: Server) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, "burg_appenzell", first_seat=0)
    programs[0].play(id, 0, "place a1")
    programs[1].play(id, 1, "place g7")
    page = Person(server).read("/games/burg_appenzell")
    anchors = {node.get("id") for node in page.root.all("div", class_="rule-item")}
    legal = set(programs[0].get(f"/tables/{id}/seats/0")["moves"])
    for move in ("place a7", "uncover Q", "move b2>b3", "move a1>b1", "enter b2", "fly"):
        assert move not in legal
        body = programs[0].play(id, 0, move, status=422)
        assert body["error"].endswith((".", "?"))
        assert set(body["rules"]) <= anchors
        assert body["rules"] or body["key"] == "refuse-unreadable"


def test_why_explains_an_impossible_move_and_is_silent_about_a_possible_one(
    people: list[Person],
) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")

    def why(who: Person, **query: str) -> Any:
        answer = who.http.get(f"/tables/{id}/why", params=query, headers=AS_SCRIPT)
        return answer.status_code, answer.json()

    status, body = why(people[0], move="end", seat="0")
    assert status == 200
    assert "/games/burg_appenzell#BA-1.13" in body["html"]
    assert body["error"].startswith("Before the first turn")
    assert why(people[0], move="place a1", seat="0") == (200, {"html": ""})
    for who, seat in ((people[1], "1"), (people[1], "0"), (people[0], ""), (people[0], "x")):
        status, body = why(who, move="place a1", seat=seat)
        assert (status, body["error"]) == (200, "It is not your turn.")
    status, body = why(people[0], move="dance", seat="0")
    assert status == 422
    assert "'dance' is no move of this game." in body["error"]
    assert people[0].http.get(f"/tables/{id}/why", headers=AS_SCRIPT).status_code == 422


def test_before_the_start_there_is_nothing_to_play_and_nothing_to_explain(
    server: Server, people: list[Person]
) -> None:
    id = open_table(people[0], "_template", 2)
    page = people[0].send(f"/tables/{id}/move", seat=0, expected=0, key="k", move="bid 1")
    assert (page.status, page.alert) == (409, "The match has not begun yet.")
    assert people[0].http.get(f"/tables/{id}/why?move=bid 1&seat=0").status_code == 409
    program = Program(server)
    for path in (f"/tables/{id}/view", f"/tables/{id}/seats/0"):
        answer = program.http.get(f"/api{path}")
        assert answer.status_code in (403, 409)


# --- secret choices ------------------------------------------------------------------------------


def after(stream: Stream, heard: int, what: str) -> list[Told]:
    """The messages after the first `heard`, as soon as there is one."""
    return stream.wait(lambda messages: len(messages) > heard, what)[heard:]


def streams_of(server: Server, program: Program, person: Person, id: str) -> dict[str, Stream]:
    """Everything that seat 1, a watcher and a stranger can listen to."""
    watcher = Person(server, "Wanda")
    return {
        "page of seat 1": person.stream(f"/tables/{id}/stream?as=1"),
        "page of a watcher": watcher.stream(f"/tables/{id}/stream"),
        "page of a stranger": Person(server).stream(f"/tables/{id}/stream"),
        "program in the third seat": program.stream(f"/tables/{id}/stream?seat=2"),
        "program that watches": program.stream(f"/tables/{id}/stream"),
    }


def test_streams_do_not_tell_what_another_seat_chooses(server: Server) -> None:
    """They tell that it has chosen, in the same bytes whatever it has chosen."""
    ann, bob, third = Person(server, "Ann"), Person(server, "Bob"), Program(server, "Cy")
    id = open_table(ann, "_template", 3)
    bob.send(f"/tables/{id}/sit", seat=1)
    third.post(f"/tables/{id}/sit", seat=2)
    ann.send(f"/tables/{id}/start")
    streams = streams_of(server, third, bob, id)
    try:
        for name, stream in streams.items():
            after(stream, 0, f"the present picture for the {name}")
        told: dict[str, list[str]] = {name: [] for name in streams}
        for bid in (2, 5, 1):
            heard = {name: len(stream.messages) for name, stream in streams.items()}
            page = ann.choose(ann.read(f"/tables/{id}?as=0"), f"bid {bid}")
            for name, stream in streams.items():
                told[name].append("".join(one.raw for one in after(stream, heard[name], name)))
            heard = {name: len(stream.messages) for name, stream in streams.items()}
            button = page.move_form.one("button", name="undo")
            assert ann.press(form_of(page.move_form, page.path), button).status == 200
            for name, stream in streams.items():
                after(stream, heard[name], f"the withdrawal for the {name}")
        for name, texts in told.items():
            assert texts[0] == texts[1] == texts[2], f"the {name} learns the bid"
        for stream in streams.values():
            numbers = {message.id for message in stream.messages}
            assert len(numbers) == 1, "a secret choice moves no number that others see"
            for message in stream.messages[1:]:
                assert not message.data.get("news")
                assert not message.data.get("events")
    finally:
        for stream in streams.values():
            stream.close()


def test_a_secret_choice_advances_no_number_of_another_seat(programs: list[Program]) -> None:
    id = program_table(programs, "_template")
    before = programs[1].get(f"/tables/{id}/seats/1")
    programs[0].play(id, 0, "bid 3")
    programs[0].post(f"/tables/{id}/seats/0/undo")
    programs[0].play(id, 0, "bid 4")
    now = programs[1].get(f"/tables/{id}/seats/1")
    assert (now["decision"], now["events"]) == (before["decision"], before["events"])
    programs[1].play(id, 1, "bid 2", expected=before["decision"])
    lines_are_secret = programs[1].http.get(f"/api/tables/{id}/matches/1/record")
    assert lines_are_secret.status_code == 403


def test_a_choice_that_was_withdrawn_leaves_no_trace_for_others(people: list[Person]) -> None:
    id = start_table(people, "_template")
    fresh = people[1].read(f"/tables/{id}").html
    page = people[0].choose(people[0].read(f"/tables/{id}"), "bid 3")
    assert people[1].read(f"/tables/{id}").html != fresh
    people[0].press(form_of(page.move_form, page.path), page.move_form.one("button", name="undo"))
    assert people[1].read(f"/tables/{id}").html == fresh


# --- the page's stream ---------------------------------------------------------------------------


def connection_of(page: Page) -> str:
    """The address of the stream that the page would open."""
    return page.root.one("main").get("hx-sse:connect")


def has_news(messages: list[Told]) -> bool:
    return bool(messages and messages[-1].data["news"])


def test_a_page_that_is_up_to_date_hears_nothing_until_something_happens(
    people: list[Person],
) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    page = people[1].read(f"/tables/{id}")
    with people[1].stream(connection_of(page)) as stream:
        stream.wait(lambda _: ": here" in stream.text, "the greeting")
        acting = people[0].read(f"/tables/{id}")
        people[0].choose(acting, acting.moves[0])
        *before, told = stream.wait(has_news, "the move")
        for message in before:
            assert {node.get("hx-target") for node in parse(message.data["html"]).walk()} <= {
                "",
                "#chat",
            }
        assert told.event == "update"
        assert [one["key"] for one in told.data["news"]] == ["event-place"]
        assert told.data["title"].startswith("● Your turn")
        assert part(told.data, "moves").all("button", name="move")
        assert "puts a mouse in tower" in part(told.data, "log").text
        assert people[1].read(f"/tables/{id}").root.one("section", id="stage").text == (
            part(told.data, "stage").text
        )


def test_a_page_that_was_away_gets_the_present_picture_and_what_it_missed(
    people: list[Person],
) -> None:
    id = start_table(people, "burg_appenzell", first_seat="0")
    page = people[1].read(f"/tables/{id}")
    with people[1].stream(connection_of(page)) as stream:
        acting = people[0].read(f"/tables/{id}")
        people[0].choose(acting, acting.moves[0])
        last = after(stream, 0, "the first move")[-1]
    acting = people[1].read(f"/tables/{id}")
    acting = people[1].choose(acting, acting.moves[0])
    acting = people[0].read(f"/tables/{id}")
    people[0].choose(acting, "slide Nb")
    headers = {"Last-Event-ID": last.id}
    with people[1].stream(f"/tables/{id}/stream", **headers) as stream:
        told = after(stream, 0, "what was missed")[0]
        keys = [one["key"] for one in told.data["news"]]
        assert keys[:3] == ["event-place", "event-round", "event-slide"]
        assert "event-goes-in" not in keys, "who was away has not seen it"
        fresh = people[1].read(f"/tables/{id}")
        assert part(told.data, "stage").text == fresh.root.one("section", id="stage").text
        assert part(told.data, "log").text == fresh.root.one("ol", id="log").text


def test_the_lobby_is_told_who_sits_down_and_when_the_match_begins(people: list[Person]) -> None:
    id = open_table(people[0], "_template", 2)
    with people[0].stream(f"/tables/{id}/stream") as stream:
        after(stream, 0, "the lobby")
        people[1].send(f"/tables/{id}/sit", seat=1)
        told = after(stream, 1, "somebody sitting down")[0]
        assert "Bob" in part(told.data, "lobby").text
        people[0].send(f"/tables/{id}/start")
        told = after(stream, 2, "the start")[0]
        assert part(told.data, "lobby").one("div").get("data-go") == f"/tables/{id}"


def test_a_stream_is_compressed_message_by_message_where_the_reader_takes_that(
    people: list[Person],
) -> None:
    id = start_table(people, "_template")
    with people[0].http.stream(
        "GET", f"/tables/{id}/stream", headers={"Accept-Encoding": "gzip"}
    ) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        text = ""
        for chunk in answer.iter_text():
            text += chunk
            if "event: update" in text and text.endswith("\n\n"):
                break
    assert re.search(r"^: here\n\nid: \d+\nevent: update\ndata: \{", text)


def test_the_record_of_a_match_with_undo_replays(programs: list[Program]) -> None:
    id = program_table(programs, "_template", rounds=1)
    programs[0].play(id, 0, "bid 3")
    programs[0].post(f"/tables/{id}/seats/0/undo")
    programs[0].play(id, 0, "bid 4")
    programs[1].play(id, 1, "bid 2")
    lines = programs[1].get(f"/tables/{id}/matches/1/record")
    assert [line.get("move", line.get("undo")) for line in lines[1:-1]] == [
        "bid 3",
        1,
        "bid 4",
        "bid 2",
    ]
    assert replayed(lines).outcome is not None


# --- the button below the list -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tone", "question", "is_loud"),
    [("plain", "", True), ("plain", "Really?", False), ("decline", "", False)],
)
def test_the_loud_button_neither_asks_nor_declines(tone: str, question: str, is_loud: bool) -> None:
    button = Button("end", "It is over.", 0, tone, question, is_held=False)
    page = SimpleNamespace(
        table=SimpleNamespace(id="t"),
        last=Group("End your turn", (button,)),
        is_my_turn=True,
        groups=(),
        board="generic",
        seat=0,
        decision_number=1,
        outcome=None,
        stand_in=False,
        has_hints=False,
        undoable=0,
        scene=None,
        say=str,
    )
    drawn = parse(str(render("parts/moves.html", "en", page=page)))
    shown = next(node for node in drawn.all("button") if node.get("value") == "end")
    assert ("primary" in str(shown.get("class")).split()) == is_loud
