"""Somebody leaves: a bot plays on in the seat, and the person can take it back."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program, program_table
from .reading import Form, Page
from .serving import Server, runner, wait_for
from .streams import Told

GAME = "_template"


def both(server: Server) -> tuple[Person, Person, str]:
    """Ann, who is the host, and Bob at one table of secret bids."""
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    return host, guest, start_table([host, guest], GAME, rounds=3)


def log(page: Page) -> list[str]:
    return [line.text for line in page.root.one("ol", id="log").all("li")]


def playing(person: Person, id: str, move: str = "bid 1") -> Page:
    return person.choose(person.read(f"/tables/{id}"), move)


def test_a_bot_plays_on_and_the_seat_is_taken_back(server: Server) -> None:
    host, guest, id = both(server)
    page = guest.press(guest.read(f"/tables/{id}").form("/hand-over", seat="1"))
    assert "A bot plays for you." in page.root.one("section", id="decision").text
    assert not page.moves
    assert "A bot plays on for you." in " ".join(log(page))
    assert "A bot plays on for Bob." in " ".join(log(host.read(f"/tables/{id}")))
    playing(host, id)
    wait_for(lambda: host.read(f"/tables/{id}").moves, "the bot's bid")
    form = page.form("/move")
    button = page.root.one("button", name="take-back")
    page = guest.press(form, button)
    assert "You play again." in " ".join(log(page))
    assert not guest.read(f"/tables/{id}").root.all("button", name="take-back")


def test_nobody_plays_where_a_bot_does(server: Server) -> None:
    """A page that is still open when the seat has gone to a bot."""
    host, guest, id = both(server)
    before = guest.read(f"/tables/{id}")
    playing(host, id)
    guest.send(f"/tables/{id}/hand-over", seat=1)
    refused = guest.choose(before, "bid 2")
    assert refused.status == 409
    assert refused.alert == "A bot plays for you. Take your seat back first."


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody need wait long for who has left."""
    running = Server(tmp_path_factory.mktemp("brisk"), runner("away=1.0")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.mark.parametrize("who_asks", ["host", "guest"])
def test_anybody_seated_replaces_somebody_who_has_been_away(brisk: Server, who_asks: str) -> None:
    host, guest, id = both(brisk)
    asks, leaves = (host, guest) if who_asks == "host" else (guest, host)
    seat = 1 if leaves is guest else 0
    with leaves.stream(f"/tables/{id}/stream") as stream:
        stream.wait(lambda _: ": here" in stream.text, "the greeting")
        refused = asks.send(f"/tables/{id}/hand-over", seat=seat)
        assert refused.status == 409
        assert f"{leaves.name} is at the table." in refused.alert
    form = wait_for(lambda: hand_over_form(asks, id, seat), "the button for who is away")
    spans = asks.read(f"/tables/{id}").root.all("span")
    assert [one.text for one in spans if one.get("data-left")] == ["left 1 minute ago"]
    page = asks.press(form)
    assert f"A bot plays on for {leaves.name}." in " ".join(log(page))
    page = leaves.read(f"/tables/{id}")
    leaves.press(page.form("/move"), page.root.one("button", name="take-back"))
    assert not leaves.read(f"/tables/{id}").root.all("button", name="take-back")


@pytest.mark.parametrize("is_killed", [False, True], ids=["running", "killed"])
def test_the_button_comes_for_who_has_no_stream_and_who_never_came_back(
    brisk: Server, is_killed: bool
) -> None:
    """Somebody without script, or who was at the table when the server died."""
    host, guest, id = both(brisk)
    guest.read(f"/tables/{id}")
    if is_killed:
        brisk.restart()
    form = wait_for(lambda: hand_over_form(host, id, 1), "the button for who is away")
    assert "A bot plays on for Bob." in " ".join(log(host.press(form)))


def test_a_broken_line_is_told_where_a_live_clock_runs(serve: Serve) -> None:
    """Also of a stream that stays open, but whose page does not answer any more."""
    before = "from cheeseboard.server import tables; tables.SILENT = tables.LOST = 2.0"
    running = serve(runner(before=before), kind="sqlite")
    host, guest = Person(running, "Ann"), Person(running, "Bob")
    id = start_table([host, guest], GAME, tempo="live:600+20")

    def says_so() -> bool:
        return "line broken" in host.read(f"/tables/{id}").text

    with guest.stream(f"/tables/{id}/stream") as stream:
        stream.wait(lambda _: ": here" in stream.text, "the greeting")
        answer = guest.post(f"/tables/{id}/line", at=str(int(1000 * time.time())))
        assert answer.status_code == 204
        wait_for(says_so, "a word about a page that does not answer")

        def is_back() -> bool:
            guest.post(f"/tables/{id}/line", at=str(int(1000 * time.time())))
            return not says_so()

        wait_for(is_back, "the end of it")
    wait_for(says_so, "a word about a stream that is gone")
    assert hand_over_form(host, id, 1) is None, "the clock decides"


def hand_over_form(person: Person, id: str, seat: int) -> Form | None:
    forms = person.read(f"/tables/{id}").forms("/hand-over")
    return next((form for form in forms if form.fields["seat"] == str(seat)), None)


def test_who_has_just_left_is_waited_for_and_a_sentence_says_how_long(server: Server) -> None:
    host, guest, id = both(server)
    guest.read(f"/tables/{id}")
    refused = host.send(f"/tables/{id}/hand-over", seat=1)
    assert refused.status == 409
    found = re.search(r"Bob has only just left. In (\d+) seconds you can let a bot", refused.alert)
    assert found is not None, refused.alert
    assert 60 < int(found[1]) <= 120
    assert len(host.read(f"/tables/{id}").forms("/hand-over")) == 1, "only for the own seat"


def test_a_program_without_a_stream_is_here_while_it_asks(brisk: Server) -> None:
    programs = [Program(brisk, "Ann"), Program(brisk, "Bob")]
    id = program_table(programs, GAME)
    programs[1].get(f"/tables/{id}/seats/1")
    answer = programs[0].post(f"/tables/{id}/seats/1/hand-over", 409)
    assert answer["key"] == "refuse-wait-for"
    wait_for(
        lambda: programs[0].http.post(f"/api/tables/{id}/seats/1/hand-over").is_success,
        "a bot for who asks nothing any more",
    )


def test_strangers_and_guests_replace_nobody(server: Server) -> None:
    host, guest, id = both(server)
    stranger = Person(server, "Eve")
    for person, seat, status in ((stranger, 0, 403), (stranger, 1, 403), (guest, 0, 409)):
        assert person.send(f"/tables/{id}/hand-over", seat=seat).status == status
        assert person.send(f"/tables/{id}/take-back", seat=seat).status == 403
    assert host.send(f"/tables/{id}/hand-over", seat=7).status == 404
    assert len(host.read(f"/tables/{id}").moves) == len(guest.read(f"/tables/{id}").moves) == 5


def test_only_a_running_match_has_stand_ins(server: Server) -> None:
    host = Person(server, "Ann")
    id = open_table(host, GAME, 2)
    refused = host.send(f"/tables/{id}/hand-over", seat=0)
    assert refused.status == 409
    assert refused.alert == "The match has not begun yet."


def test_who_plays_where_survives_a_kill(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        host, guest, id = both(server)
        guest.send(f"/tables/{id}/hand-over", seat=1)
        before = log(host.read(f"/tables/{id}"))
        server.restart()
        page = host.read(f"/tables/{id}")
        assert [line for line in log(page) if "A bot plays on for Bob." in line]
        assert log(page)[-len(before) :] == before
        playing(host, id)
        wait_for(lambda: host.read(f"/tables/{id}").moves, "the bot's bid")
    finally:
        server.kill()


def test_a_seat_with_a_bot_does_not_wait_for_its_person(server: Server) -> None:
    _, guest, id = both(server)
    assert "Your turn" in guest.read("/").text
    guest.send(f"/tables/{id}/hand-over", seat=1)
    assert "Your turn" not in guest.read("/").text


def test_stream_tells_that_somebody_left(server: Server) -> None:
    host, guest, id = both(server)
    with host.stream(f"/tables/{id}/stream") as stream:
        stream.wait(lambda _: ": here" in stream.text, "the greeting")
        guest.send(f"/tables/{id}/hand-over", seat=1)
        stream.wait(lambda told: "A bot plays on for Bob." in news(told), "the news")


def news(told: list[Told]) -> list[str]:
    return [one["sentence"] for message in told for one in message.data["news"]]


def test_who_leaves_before_the_match_is_seen_to_be_away(brisk: Server) -> None:
    host, guest = Person(brisk, "Ann"), Person(brisk, "Bob")
    id = open_table(host, GAME, 2)
    guest.send(f"/tables/{id}/sit", seat=1)

    def says(text: str) -> Callable[[list[Told]], bool]:
        return lambda told: bool(told) and text in str(told[-1].data.get("html"))

    with host.stream(f"/tables/{id}/stream?mark=lobby") as stream:
        with guest.stream(f"/tables/{id}/stream?mark=lobby"):
            stream.wait(says("is here"), "the guest")
        stream.wait(says("left 1 minute ago"), "that the guest has left")
