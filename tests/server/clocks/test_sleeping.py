"""Tables without a clock: people are reminded after a day, tables fall asleep and are put away."""

from collections.abc import Iterator

import pytest

from cheeseboard.server.clocks.sleeping import ASLEEP
from cheeseboard.server.store import Store
from cheeseboard.server.sweeping import PUT_AWAY

from ..people import Person, start_table
from ..programs import Program, program_table
from ..storing import add_table
from .timed import DAY, Timed, log_of, rest

GAME = "_template"


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    running = Timed(tmp_path_factory.mktemp("sleeping"))
    yield running
    running.server.stop()
    assert "Traceback" not in running.server.log(), running.server.log()


def test_without_a_clock_one_reminds_after_a_day_and_bots_come_to_who_sleeps(timed: Timed) -> None:
    ann, bob = Program(timed.server, "Ann"), Program(timed.server, "Bob")
    id = program_table([ann, bob], GAME)
    rest(timed, id, 0.9)
    early = ann.post(f"/tables/{id}/seats/1/nudge", 409)
    assert early["key"] == "refuse-nudge-silence"
    rest(timed, id, 1.1)
    assert ann.post(f"/tables/{id}/let-bots-play", 409)["key"] == "refuse-not-asleep"
    ann.post(f"/tables/{id}/wake")
    assert "Bob was reminded." in log_of(ann, id)
    rest(timed, id, 1.1)
    assert ann.post(f"/tables/{id}/wake", 409)["key"] == "refuse-nudged", "once a day"
    rest(timed, id, ASLEEP + 1)
    players = ann.post(f"/tables/{id}/let-bots-play")["players"]
    assert [player["kind"] for player in players] == ["person", "bot"]
    bob.post(f"/tables/{id}/seats/1/take-back")
    assert bob.get(f"/tables/{id}")["players"][1]["kind"] == "person"


def test_home_says_which_tables_sleep_and_does_not_count_them(timed: Timed) -> None:
    ann, bob = Person(timed.server, "Ann"), Person(timed.server, "Bob")
    id = start_table([ann, bob], GAME)
    rest(timed, id, ASLEEP - 1)
    assert "Fallen asleep" not in ann.read("/").text
    assert ann.http.get("/waiting").json()["count"] == 1
    rest(timed, id, ASLEEP + 2)
    home = ann.read("/")
    assert f"Nobody has moved for {ASLEEP + 2} days" in home.text
    assert ann.http.get("/waiting").json()["count"] == 0
    home = ann.press(home.form(f"/tables/{id}/put-away"))
    assert "Fallen asleep" not in home.text
    ann.post("/me/look", table=id, page="1", is_looking="true")
    assert "Fallen asleep" in ann.read("/").text, "who looks at it has it back"


def test_after_sixty_days_it_is_put_away_without_a_result(store: Store) -> None:
    add_table(store)
    store.begin_match("t", 0, 1, {}, ["Ann"], {"state": 0}, [], {"stage": "playing"})

    def on_desk() -> int:
        return len(store.desks.desk("ann", 3).running)

    assert on_desk() == 1
    store.sweep(store.now() + PUT_AWAY - DAY)
    assert on_desk() == 1
    store.sweep(store.now() + PUT_AWAY + DAY)
    assert on_desk() == 0
    assert store.desks.count_finished("ann") == 0
