"""People who look for a match, on both databases and in several processes."""

import json
import threading
from pathlib import Path

import pytest

from cheeseboard.server.store import Store

from ..clocks.timed import Timed
from ..conftest import Serve
from ..people import Person
from ..serving import BOTH, Server, runner, wait_for

QUICK = """
from cheeseboard.server.finding import core, room
core.GATHERS["live"] = core.GATHERS["days"] = 0.0
room.PAUSE = 0.1
core.KEPT = room.KEPT = {kept}
"""


def quick(kept: float = 30.0, settings: str = "") -> str:
    return runner(settings, QUICK.format(kept=kept))


def searching(person: Person) -> bool:
    return "Stop looking" in person.read("/find").text


@pytest.fixture(params=BOTH)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_two_people_are_called_come_and_play(serve: Serve, kind: str) -> None:
    running = serve(quick(), kind=kind)
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    told = ann.stream("/me/stream")
    assert ann.send("/find", game="burg_appenzell", tempo="live:600+20").status == 200
    assert searching(ann)
    bob.send("/find", game="burg_appenzell", tempo="live:600+20")
    told.wait(lambda found: bool((found[-1].data["search"] or {}).get("table")), "the call")
    told.close()
    page = ann.send("/find/come")
    assert page.path.startswith("/tables/")
    assert bob.send("/find/come").path == page.path
    stage = "SELECT stage FROM tables WHERE id = ?"
    id = page.path.removeprefix("/tables/")
    wait_for(lambda: running.sql(stage, id) == [("playing",)], "the match")
    wait_for(lambda: not running.sql("SELECT person FROM searches"), "the end of the search")
    assert len(running.sql("SELECT seconds FROM waits")) == 2


def test_who_does_not_come_is_not_waited_for(serve: Serve) -> None:
    running = serve(quick(kept=0.5))
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    for person in (ann, bob):
        person.send("/find", game="burg_appenzell", tempo="live:600+20")
    called = "SELECT person FROM searches WHERE \"table\" != ''"
    wait_for(lambda: len(running.sql(called)) == 2, "the call")
    ann.send("/find/come")
    left = "SELECT came FROM searches WHERE \"table\" = ''"
    wait_for(lambda: running.sql(left) == [(0.0,)], "Ann looking on, and Bob gone")
    closed = "SELECT stage FROM tables WHERE host != 'house'"
    assert running.sql(closed) == [("closed",)]


def test_over_days_nobody_has_to_stay(serve: Serve) -> None:
    running = serve(quick())
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    for person in (ann, bob):
        person.send("/find", game="burg_appenzell", tempo="days:86400")
    playing = "SELECT seats, tempo FROM tables WHERE stage = 'playing'"
    rows = wait_for(lambda: running.sql(playing), "the match")
    people = {seat["name"] for seat in json.loads(rows[0][0]) if seat["kind"] == "person"}
    assert people == {"Ann", "Bob"}
    assert json.loads(rows[0][1])["kind"] == "days"
    assert running.sql("SELECT kind FROM notices WHERE kind = 'found'") == [("found",)] * 2


def test_bots_of_like_strength_sit_down_when_one_does_not_want_to_wait(serve: Serve) -> None:
    running = serve(quick())
    ann = Person(running, "Ann")
    ann.send("/find", game="burg_appenzell", tempo="live:600+20")
    page = ann.send("/find/bots")
    assert page.path.startswith("/tables/")
    assert not running.sql("SELECT person FROM searches")


def test_a_search_can_be_stopped_and_bad_ones_are_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    assert ann.post("/find").status_code == 422
    assert ann.post("/find", game="chess", tempo="live:600+20").status_code == 404
    assert ann.post("/find", game="fromage", tempo="none").status_code == 422
    assert ann.post("/find", game="fromage", tempo="live:1+1").status_code == 422
    ann.send("/find", game="fromage", tempo="live:600+20")
    assert searching(ann)
    ann.send("/find/stop")
    assert not searching(ann)


def test_who_is_called_and_will_not_come_lets_the_others_look_on(serve: Serve) -> None:
    running = serve(quick())
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    for person in (ann, bob):
        person.send("/find", game="burg_appenzell", tempo="live:600+20")
    called = "SELECT person FROM searches WHERE \"table\" != ''"
    wait_for(lambda: len(running.sql(called)) == 2, "the call")
    ann.send("/find/stop")
    left = 'SELECT name, "table" FROM searches JOIN people ON people.id = searches.person'
    wait_for(lambda: running.sql(left) == [("Bob", "")], "Bob looking on")
    assert running.sql("SELECT stage FROM tables WHERE host != 'house'") == [("closed",)]
    assert searching(bob)
    assert not searching(ann)


def test_searches_end_by_themselves(tmp_path: Path) -> None:
    """A live one with its last page; one over days after three, and that is said."""
    timed = Timed(tmp_path)
    try:
        live, days = Person(timed.server, "Ann"), Person(timed.server, "Bob")
        live.send("/find", game="burg_appenzell", tempo="live:600+20")
        days.send("/find", game="burg_appenzell", tempo="days:86400")
        left = "SELECT name FROM searches JOIN people ON people.id = searches.person"
        live.post("/find/still", is_leaving="true")
        timed.pass_time(8)
        assert len(timed.server.sql(left)) == 2, "another page may say that it is open"
        timed.pass_time(8)
        wait_for(lambda: timed.server.sql(left) == [("Bob",)], "the end of the live search")
        timed.pass_time(3 * 86400 - 60)
        assert searching(days)
        timed.pass_time(120)
        wait_for(lambda: not timed.server.sql(left), "the end of the search over days")
        told = timed.server.sql("SELECT kind FROM notices")
        assert told == [("not_found",)], "who has left needs no word"
        assert "Nobody was found for Burg Appenzell" in days.http.get("/me/bell").text
    finally:
        timed.server.kill()


def test_time_in_which_nobody_served_counts_against_no_search(store: Store) -> None:
    began = 1000.0
    for person, tempo in (("ann", "live:600+20"), ("bob", "days:86400")):
        store.searches.begin(person, ["fromage"], tempo, 12.0, began)
    store.time.beat("before", lambda: began + 2)
    store.time.beat("after", lambda: began + 302, is_first=True)
    assert [(one.since, one.seen) for one in store.searches.waiting()] == [(1300, 1300)] * 2
    assert not any(one.is_over(began + 303) for one in store.searches.waiting())


def test_many_at_once_in_two_processes_and_nobody_sits_twice(serve: Serve) -> None:
    first = serve(quick(), kind="postgres")
    second = serve(quick(), kind="postgres", url=first.database_url)
    people = [Person(server, f"P{number}") for number in range(4) for server in (first, second)]
    threads = [
        threading.Thread(
            target=person.send, args=("/find",), kwargs={"game": "fromage", "tempo": "days:86400"}
        )
        for person in people
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    playing = "SELECT seats FROM tables WHERE stage = 'playing'"

    def seated() -> list[str]:
        rows = first.sql(playing)
        return [
            seat["person"]
            for row in rows
            for seat in json.loads(row[0])
            if seat["kind"] == "person"
        ]

    wait_for(lambda: len(seated()) >= 7, "all at tables, but for one who may be left")
    assert len(seated()) == len(set(seated()))


def test_every_game_has_one_open_table_a_day_across_processes(serve: Serve) -> None:
    first = serve(quick(settings="daily_tables=True"), kind="postgres")
    second = serve(quick(settings="daily_tables=True"), kind="postgres", url=first.database_url)
    games = "SELECT game FROM tables WHERE host = 'house' ORDER BY game"
    wait_for(lambda: len(first.sql(games)) >= 5, "the tables of the day")
    assert len(first.sql(games)) == len({row[0] for row in first.sql(games)})
    ann = Person(second, "Ann")
    (id,) = first.sql("SELECT id FROM tables WHERE host = 'house' AND game = 'fromage'")[0]
    page = ann.send(f"/tables/{id}/sit", seat=0, name="Ann")
    assert page.status == 200
    assert "Ann" in page.text
