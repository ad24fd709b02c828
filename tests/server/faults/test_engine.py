"""An engine that fails in a move: nothing has happened, others play on, the table waits."""

import random
from typing import Final

import pytest

from ..people import Person, start_table
from ..programs import Program
from ..serving import Server, fetch, wait_for
from .players import check_all_over, playing, seat_players
from .shaking import Log, told

ALWAYS: Final = 10**6


def fault(seat: str, move: str, count: int, error: str) -> str:
    return f"_template|{seat}|{move}|{count}|{error}"


def steps_at(server: Server, table: str) -> int:
    query = 'SELECT count(*) FROM steps JOIN matches ON match = matches.id WHERE "table" = ?'
    [(count,)] = server.sql(query, table)
    return int(count)


@pytest.mark.parametrize("count", [1, 2])
def test_a_fault_in_a_persons_move_changes_nothing_and_can_be_tried_again(
    shaken: Server, count: int
) -> None:
    people = [Person(shaken, "Ann"), Person(shaken, "Bob")]
    id = start_table(people, "_template", rounds=1)
    log = Log(shaken)
    with people[1].stream(f"/tables/{id}/stream?as=1") as open_page:
        page = people[0].read(f"/tables/{id}")
        with told(shaken, "engine", fault("0", "bid 4", count, "ArithmeticError")):
            for _ in range(count):
                refused = people[0].choose(page, "bid 4")
                assert refused.status == 500
                assert "fault in the program" in refused.alert
                assert steps_at(shaken, id) == 0
            assert people[0].choose(page, "bid 4").status == 200
        assert people[1].choose(people[1].read(f"/tables/{id}"), "bid 2").status == 200
        open_page.wait(lambda _: "Ann bids 4" in open_page.text, "the end on the open page")
    assert people[0].read(f"/tables/{id}/matches/1").status == 200
    assert steps_at(shaken, id) == 2
    log.check(lines=1)


@pytest.mark.parametrize("count", [1, 2])
def test_a_fault_in_a_bots_move_is_tried_again(shaken: Server, count: int) -> None:
    host = Program(shaken, "Ann")
    id = host.post("/tables", 201, game="_template", seats=2, bots="random")["id"]
    log = Log(shaken)
    with host.stream(f"/tables/{id}/stream?seat=0") as watcher:
        with told(shaken, "engine", fault("1", "*", count, "BufferError")):
            host.post(f"/tables/{id}/start")
            wait_for(lambda: host.get(f"/tables/{id}")["to_act"] == [0], "the bid of the bot")
        host.play(id, 0, "bid 3")
        watcher.wait(lambda _: "event-show" in watcher.text, "the bids")
    assert steps_at(shaken, id) >= 2
    log.check(lines=1)


def test_a_table_that_fails_three_times_is_set_aside_and_can_be_taken_up_again(
    shaken: Server, rng: random.Random
) -> None:
    host, watcher = Person(shaken, "Ann"), Person(shaken, "Wes")
    robot = Program(shaken, "Bob")
    id = str(robot.post("/tables", 201, game="_template", seats=3, options={"rounds": 2})["id"])
    assert host.send(f"/tables/{id}/sit", seat=2).status == 200
    robot.post(f"/tables/{id}/bot", seat=1, bot="random")
    others = seat_players(shaken, rng, "burg_appenzell", 1, 1, round_limit=20)
    robot.post(f"/tables/{id}/start")
    wait_for(lambda: robot.get(f"/tables/{id}")["to_act"] == [0, 2], "the bid of the bot")
    first = robot.play(id, 0, "bid 2", key="first")
    mine = host.read(f"/tables/{id}")
    log = Log(shaken)
    with playing(others):
        with told(shaken, "engine", fault("1", "*", ALWAYS, "ReferenceError")):
            page = host.stream(f"/tables/{id}/stream?as=2&since=0")
            fields = {"seat": 2, "expected": 0, "key": "mine", "move": mine.moves[0]}
            assert host.post(f"/tables/{id}/move", **fields).status_code == 303
            page.wait(lambda _: "data-go" in page.text, "the way to the reason")
            page.close()
            assert "Bob bids 2" in page.text, "what was acknowledged reaches open pages"
            refused = host.read(f"/tables/{id}")
            assert refused.status == 409
            assert "failed here several times in a row" in refused.alert
            assert refused.form("/mend")
            assert robot.get(f"/tables/{id}", 409)["key"] == "aside-engine"
            robot.play(id, 0, "bid 3", status=409)
            assert watcher.send(f"/tables/{id}/mend").status == 403
            assert fetch(shaken, "/").status_code == 200
            # Too early: it is taken up, fails, and is set aside once more.
            host.press(refused.form("/mend"))
            wait_for(lambda: host.read(f"/tables/{id}").status == 409, "the next setting aside")
        page_again = host.press(host.read(f"/tables/{id}").form("/mend"))
        assert page_again.status == 200
        assert robot.play(id, 0, "bid 2", key="first") == first
        while (table := robot.get(f"/tables/{id}"))["stage"] == "playing":
            if 2 in table["to_act"]:
                again = host.read(f"/tables/{id}")
                host.choose(again, again.moves[0])
            elif 0 in table["to_act"]:
                robot.play(id, 0, robot.get(f"/tables/{id}/seats/0")["moves"][0])
    check_all_over(others)
    record = robot.get(f"/tables/{id}/matches/1/record")
    assert next(line["move"] for line in record[1:-1] if line["seat"] == 0) == "bid 2"
    assert len(record) == 2 + 2 * 3
    log.check(lines=3)
