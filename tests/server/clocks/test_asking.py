"""Nobody is held hostage: people agree on pauses, paces, presents and reminders."""

from collections.abc import Iterator

import pytest

from ..accounts import account, rated_table
from ..people import Person, open_table, start_table
from ..programs import Program
from ..serving import wait_for
from .timed import Timed, log_of, timed_table

GAME = "_template"
HOUR = 3600


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    running = Timed(tmp_path_factory.mktemp("asking"))
    yield running
    running.server.stop()
    assert "Traceback" not in running.server.log(), running.server.log()


def two(timed: Timed, tempo: str) -> tuple[Program, Program, str]:
    ann, bob = Program(timed.server, "Ann"), Program(timed.server, "Bob")
    return ann, bob, timed_table((ann, bob), GAME, tempo)


def test_a_match_is_saved_for_another_day(timed: Timed) -> None:
    ann, bob, id = two(timed, "live:600+20")
    timed.pass_time(8)
    table = ann.post(f"/tables/{id}/ask", kind="pause")
    assert table["vote"]["kind"] == "pause"
    timed.pass_time(8)
    assert timed.left(id) == [592, 592], "clocks stand while people vote"
    table = bob.post(f"/tables/{id}/answer", yes=True)
    assert table["vote"] is None
    assert table["clocks"]["still"] == "pause"
    timed.pass_time(5 * HOUR)
    assert timed.left(id) == [592, 592]
    ann.post(f"/tables/{id}/come-back")
    assert ann.get(f"/tables/{id}")["clocks"]["still"] == "pause", "one is not enough"
    bob.post(f"/tables/{id}/come-back")
    timed.pass_time(8)
    assert timed.left(id) == [584, 584]
    assert "The match goes on. The clocks run again." in log_of(ann, id)


def test_one_no_is_enough_and_nobody_asks_again_and_again(timed: Timed) -> None:
    ann, bob, id = two(timed, "live:600+20")
    ann.post(f"/tables/{id}/ask", kind="pause")
    assert bob.post(f"/tables/{id}/ask", 409, kind="pause")["key"] == "refuse-vote-under-way"
    bob.post(f"/tables/{id}/answer", yes=False)
    timed.pass_time(8)
    assert timed.left(id) == [592, 592], "they run again"
    assert ann.post(f"/tables/{id}/ask", 409, kind="pause")["key"] == "refuse-asked-lately"
    assert bob.post(f"/tables/{id}/answer", 409, yes=True)["key"] == "refuse-no-vote"


def test_no_answer_means_no(timed: Timed) -> None:
    ann, _bob, id = two(timed, "live:600+20")
    ann.post(f"/tables/{id}/agree-to-end")
    timed.pass_time(118)
    assert ann.get(f"/tables/{id}")["vote"]["kind"] == "end"
    timed.pass_time(4)
    wait_for(lambda: ann.get(f"/tables/{id}")["vote"] is None, "the end of the vote")
    assert "Not everybody has answered. The match goes on." in log_of(ann, id)
    timed.pass_time(8)
    assert all(600 - 20 <= seconds < 600 for seconds in timed.left(id))
    assert ann.post(f"/tables/{id}/agree-to-end", 409)["key"] == "refuse-asked-lately"


def test_people_agree_to_end_over_days_even_if_nobody_looks(timed: Timed) -> None:
    ann, bob, id = two(timed, "days:86400")
    ann.post(f"/tables/{id}/agree-to-end")
    timed.pass_time(30 * HOUR)
    assert ann.get(f"/tables/{id}")["stage"] == "playing", "who is away is asked"
    bob.post(f"/tables/{id}/agree-to-end")
    assert ann.get(f"/tables/{id}")["stage"] == "over"


def test_the_host_asks_for_another_pace_and_clocks_become_full(timed: Timed) -> None:
    ann, bob, id = two(timed, "live:600+20")
    timed.pass_time(8)
    assert bob.post(f"/tables/{id}/ask", 403, kind="tempo", tempo="day")["key"] == "refuse-not-host"
    same = ann.post(f"/tables/{id}/ask", 409, kind="tempo", tempo="live:600+20")
    assert same["key"] == "refuse-same-tempo"
    ann.post(f"/tables/{id}/ask", kind="tempo", tempo="days:86400")
    table = bob.post(f"/tables/{id}/answer", yes=True)
    assert table["tempo"] == {"kind": "days", "step": 86400, "time_up": "bot"}
    assert timed.left(id) == [86400, 86400]
    assert "From here on each decision has 1 day." in log_of(bob, id)


def test_anybody_gives_a_minute(timed: Timed) -> None:
    ann, _bob, id = two(timed, "live:600+20")
    timed.pass_time(100)
    ann.post(f"/tables/{id}/seats/1/give-time")
    assert timed.left(id) == [500, 560]
    ann.post(f"/tables/{id}/seats/1/give-time")
    assert ann.post(f"/tables/{id}/seats/1/give-time", 409)["key"] == "refuse-has-time"
    assert ann.post(f"/tables/{id}/seats/0/give-time", 409)["key"] == "refuse-nobody-there"
    assert "Bob is given a minute." in log_of(ann, id)


def test_where_it_counts_more_time_is_asked_of_all(timed: Timed) -> None:
    three = [account(timed.server, name) for name in ("Ada", "Ben", "Cem")]
    id = rated_table(three, GAME)
    timed.pass_time(100)
    table = three[0].post(f"/tables/{id}/seats/1/give-time")
    assert table["vote"]["kind"] == "time"
    assert timed.left(id)[1] == 500, "not yet"
    three[1].post(f"/tables/{id}/answer", yes=True)
    assert timed.left(id)[1] == 500
    three[2].post(f"/tables/{id}/answer", yes=True)
    assert timed.left(id) == [500, 560, 500]


def test_bots_agree_and_who_leaves_is_not_waited_for(timed: Timed) -> None:
    ann, bob, cem = (Person(timed.server, name) for name in ("Ann", "Bob", "Cem"))
    id = open_table(ann, GAME, 4, tempo="live:600+20")
    for seat, person in enumerate((bob, cem), 1):
        person.send(f"/tables/{id}/sit", seat=seat, name=person.name)
    ann.send(f"/tables/{id}/bot", seat=3, bot="easy")
    ann.send(f"/tables/{id}/start")
    page = ann.press(ann.read(f"/tables/{id}").form("/ask", kind="pause"))
    assert "2 of 4 agree." in page.text, "Ann and the bot"
    page = bob.press(bob.read(f"/tables/{id}").form("/answer", yes="true"))
    assert "3 of 4 agree." in page.text
    cem.send(f"/tables/{id}/hand-over", seat=2)
    assert "This match is saved for another day." in ann.read(f"/tables/{id}").text
    page = ann.press(ann.read(f"/tables/{id}").form("/come-back"))
    assert "Back already: Ann." in page.text
    assert (
        "saved for another day"
        not in bob.press(bob.read(f"/tables/{id}").form("/come-back"))
        .root.one("section", id="decision")
        .text
    )


def test_a_reminder_comes_after_half_the_time_and_once_a_day(timed: Timed) -> None:
    ann, _bob, id = two(timed, "days:86400")
    nudge = f"/tables/{id}/seats/1/nudge"
    timed.pass_time(2 * HOUR)
    assert ann.post(nudge, 409)["key"] == "refuse-nudge-early"
    timed.pass_time(20 * HOUR)
    ann.post(nudge)
    assert ann.post(nudge, 409)["key"] == "refuse-nudged"
    assert "Bob was reminded." in log_of(ann, id)
    [(count,)] = timed.server.sql('SELECT count(*) FROM nudges WHERE "table" = ?', id)
    assert count == 1


def test_the_page_says_who_was_reminded_and_when(timed: Timed) -> None:
    ann, bob = Person(timed.server, "Ann"), Person(timed.server, "Bob")
    id = start_table([ann, bob], GAME, tempo="days:86400")
    form = ann.read(f"/tables/{id}").form("/nudge")
    timed.pass_time(22 * HOUR)
    page = ann.press(form)
    assert "was reminded" in page.root.one("span", class_="chip reminded").text
    assert "Bob was reminded." in page.text
    until = page.root.one("span", class_="chip reminded").get("data-until")
    assert int(until) == round(1000 * (timed.now + 24 * HOUR)), "one a day"


def test_nights_and_holidays_have_a_page(timed: Timed) -> None:
    ann = Person(timed.server, "Ann")
    page = ann.press(ann.read("/me/time").form("/night"), **{"from": "22:00", "to": "06:30"})
    assert page.form("/night").fields == {"from": "22:00", "to": "06:30"}
    page = ann.press(page.form("/night"), **{"from": "20:00", "to": "06:30"})
    assert page.status == 422, "a night that is too long"
    page = ann.press(ann.read("/me/time").form("/holidays"), first="2026-03-06", last="2026-03-08")
    assert "From Fri 6 March to Sun 8 March" in page.text
    assert "17 days are left this year." in page.text
    page = ann.press(page.form("/holidays"), first="2026-03-08", last="2026-03-09")
    assert page.status == 409, "two at once"
    page = ann.press(ann.read("/me/time").form("/holidays/end"))
    assert "20 days are left this year." in page.text


def test_the_page_asks_and_answers(timed: Timed) -> None:
    ann, bob = Person(timed.server, "Ann"), Person(timed.server, "Bob")
    id = start_table([ann, bob], GAME, tempo="live:600+20")
    page = ann.press(ann.read(f"/tables/{id}").form("/ask", kind="pause"))
    assert "Ann asks to save the match for another day." in page.text
    page = bob.press(bob.read(f"/tables/{id}").form("/answer", yes="true"))
    assert "This match is saved for another day." in page.text
    page = bob.press(page.form("/come-back"))
    assert "Back already: Bob." in page.text
    page = ann.press(ann.read(f"/tables/{id}").form("/come-back"))
    assert "This match is saved for another day." not in page.text
