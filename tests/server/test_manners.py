"""Nobody is held hostage: resigning, ending together, closing, sending away, silencing."""

import json
import random
from collections.abc import Iterator

import pytest

from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program, play_out, program_table, replayed
from .reading import Page
from .serving import LANGUAGES, Server, runner, wait_for

GAME = "_template"


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody need wait long for who has left."""
    running = Server(tmp_path_factory.mktemp("brisk"), runner("away=1.0")).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def three(server: Server) -> tuple[list[Person], str]:
    people = [Person(server, name) for name in ("Ann", "Bob", "Cyd")]
    return people, start_table(people, GAME, rounds=2)


def text_of(person: Person, id: str) -> str:
    return person.read(f"/tables/{id}").text


# --- resigning -----------------------------------------------------------------------------------


def test_who_resigns_is_replaced_for_good_and_comes_last(
    server: Server, rng: random.Random
) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob"), Program(server, "Cyd")]
    id = program_table(programs, GAME, rounds=2)
    table = programs[2].post(f"/tables/{id}/seats/2/resign")
    assert table["players"][2] == {
        "seat": 2, "kind": "bot", "name": "Cyd", "bot": "medium", "is_out": True,
    }  # fmt: skip
    again = programs[2].post(f"/tables/{id}/seats/2/take-back", 409)
    assert again["key"] == "refuse-out"
    assert programs[2].play(id, 2, "bid 1", status=409)["key"] == "refuse-out"
    while programs[0].get(f"/tables/{id}")["stage"] == "playing":
        for seat in (0, 1):
            moves = programs[seat].get(f"/tables/{id}/seats/{seat}")["moves"]
            if moves:
                programs[seat].play(id, seat, rng.choice(moves))
    outcome = programs[0].get(f"/tables/{id}")["outcome"]
    assert outcome["ranks"][2] == 3
    assert min(outcome["ranks"]) == 1
    lines = programs[0].get(f"/tables/{id}/matches/1/record")
    assert replayed(lines).outcome is not None
    page = Person(server).read(f"/tables/{id}/matches/1")
    places = [cell.text for cell in page.root.one("tfoot").all("small")]
    assert places[1:] == [{1: "1st", 2: "2nd", 3: "3rd"}[rank] for rank in outcome["ranks"]]


def test_who_resigned_plays_again_in_the_next_match(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME, rounds=1)
    people[1].send(f"/tables/{id}/resign", seat=1)
    page = people[0].read(f"/tables/{id}")
    people[0].choose(page, page.moves[0])
    wait_for(lambda: people[0].read(f"/tables/{id}/matches/1").status == 200, "the end")
    page = people[0].send(f"/tables/{id}/rematch")
    assert people[1].read(f"/tables/{id}").moves, "everybody one seat on, and in play"


def test_a_match_that_nobody_plays_on_is_over(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    people[0].send(f"/tables/{id}/resign", seat=0)
    page = people[1].send(f"/tables/{id}/resign", seat=1)
    assert "Nobody is left to play on." in page.text
    table = Program(server).get(f"/tables/{id}")
    assert (table["stage"], table["to_act"]) == ("over", [])
    assert table["outcome"] == {"scores": [], "ranks": [1, 1], "reason": "over-resigned"}


def test_who_plays_alone_against_bots_may_give_up(server: Server) -> None:
    host = Program(server, "Ann")
    id = host.post("/tables", 201, game=GAME, seats=3, bots="random")["id"]
    host.post(f"/tables/{id}/start")
    table = host.post(f"/tables/{id}/seats/0/resign")
    assert table["outcome"] == {"scores": [], "ranks": [3, 1, 1], "reason": "over-resigned"}
    lines = host.get(f"/tables/{id}/matches/1/record")
    assert lines[-2] == {"stop": "over-resigned", "ranks": [3, 1, 1]}
    assert replayed(lines).outcome is not None


def test_who_has_only_left_a_bot_behind_still_has_a_match(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME, rounds=3)
    people[1].send(f"/tables/{id}/hand-over", seat=1)
    people[0].send(f"/tables/{id}/resign", seat=0)
    wait_for(lambda: Program(server).get(f"/tables/{id}")["stage"] == "over", "the bots' match")
    assert Program(server).get(f"/tables/{id}")["outcome"]["reason"] == "over-rounds"


# --- ending together -----------------------------------------------------------------------------


def test_a_match_ends_when_all_who_are_here_agree(server: Server) -> None:
    (ann, bob, cyd), id = three(server)
    page = ann.press(ann.read(f"/tables/{id}").form("/agree-to-end", by_standing="false"))
    assert "You want to end the match here." in page.text
    assert "Ann wants to end the match here." in text_of(bob, id)
    assert (
        "Ann wants to end"
        not in Person(server, "Eve").read(f"/tables/{id}").root.one("section", id="decision").text
    )
    bob.press(bob.read(f"/tables/{id}").form("/agree-to-end"))
    assert Program(server).get(f"/tables/{id}")["stage"] == "playing"
    page = cyd.press(cyd.read(f"/tables/{id}").form("/agree-to-end"))
    assert "The players agreed to end the match here. Nobody has won." in page.text
    score = cyd.read(f"/tables/{id}/matches/1")
    assert score.status == 200
    assert "Ended early" in score.text
    assert cyd.read(f"/tables/{id}/matches/1/replay").status == 200
    assert cyd.http.get(f"/tables/{id}/matches/1/record.jsonl").status_code == 200
    assert cyd.send(f"/tables/{id}/rematch").moves


def test_a_match_ends_as_it_stands_when_all_want_that(server: Server) -> None:
    (ann, bob, cyd), id = three(server)
    for person, move in ((ann, "bid 1"), (bob, "bid 5"), (cyd, "bid 3")):
        person.choose(person.read(f"/tables/{id}"), move)
    assert Program(server).get(f"/tables/{id}/view")["view"]["won"][1], "Bob has won the cheese"
    for person in (ann, bob):
        person.send(f"/tables/{id}/agree-to-end")
    page = cyd.send(f"/tables/{id}/agree-to-end", by_standing="true")
    assert "You want to end the match here, as it stands." in page.text
    assert "It will count as it stands." in text_of(ann, id), "that is another proposal"
    ann.press(ann.read(f"/tables/{id}").form("/agree-to-end"))
    page = bob.press(bob.read(f"/tables/{id}").form("/agree-to-end"))
    assert "it counts as it stood" in page.text
    score = ann.read(f"/tables/{id}/matches/1")
    assert "Bob" in score.root.one("h1").text
    [*_, stop] = ann.http.get(f"/tables/{id}/matches/1/record.jsonl").text.splitlines()[:-1]
    assert json.loads(stop) == {"stop": "over-standing", "ranks": [2, 1, 2]}


def test_one_who_plays_on_ends_the_talk_of_ending(server: Server) -> None:
    (ann, bob, _), id = three(server)
    ann.send(f"/tables/{id}/agree-to-end")
    page = bob.press(bob.read(f"/tables/{id}").form("/play-on"))
    assert "You want to play on." in page.text
    assert "wants to end" not in page.root.one("section", id="decision").text
    assert ann.read(f"/tables/{id}").forms("/agree-to-end"), "it can be proposed again"


def test_nobody_waits_for_the_word_of_who_has_been_away(brisk: Server) -> None:
    (ann, bob, cyd), id = three(brisk)
    bob.send(f"/tables/{id}/agree-to-end")
    wait_for(lambda: ends(ann, id), "the end without Cyd")
    assert "The players agreed" in text_of(cyd, id)


def ends(person: Person, id: str) -> bool:
    person.send(f"/tables/{id}/agree-to-end")
    return bool(Program(person.server).get(f"/tables/{id}")["stage"] == "over")


def test_the_last_one_who_wanted_to_go_on_resigns(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    people[0].send(f"/tables/{id}/agree-to-end")
    page = people[1].send(f"/tables/{id}/resign", seat=1)
    assert "The players agreed" in page.text
    assert Program(server).get(f"/tables/{id}")["outcome"]["ranks"] == [1, 2]


def test_only_who_plays_has_a_say_in_the_end(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    eve = Person(server, "Eve")
    for path in ("agree-to-end", "play-on"):
        refused = eve.send(f"/tables/{id}/{path}")
        assert (refused.status, refused.alert) == (
            403,
            "Only who plays in this match can say that.",
        )
    assert eve.send(f"/tables/{id}/resign", seat=0).status == 403
    people[0].send(f"/tables/{id}/hand-over", seat=0)
    assert people[0].send(f"/tables/{id}/agree-to-end").status == 403


def test_an_agreed_end_survives_a_kill(serve: Serve) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    people[0].send(f"/tables/{id}/agree-to-end")
    server.restart()
    assert "Ann wants to end the match here." in text_of(people[1], id)
    people[1].send(f"/tables/{id}/agree-to-end")
    server.restart()
    assert "The players agreed" in text_of(people[1], id)
    assert people[1].read(f"/tables/{id}/matches/1").status == 200


# --- the host ------------------------------------------------------------------------------------


def test_the_host_closes_a_table_before_the_match(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, GAME, 3)
    guest.send(f"/tables/{id}/sit", seat=1)
    assert guest.send(f"/tables/{id}/close").status == 403
    with guest.stream(f"/tables/{id}/stream") as stream:
        stream.wait(lambda messages: bool(messages), "the lobby")
        page = host.press(host.read(f"/tables/{id}").form("/close"))
        assert page.path == "/"
        stream.wait(lambda messages: "data-go" in messages[-1].data["html"], "the news")
    for person in (host, guest):
        closed = person.read(f"/tables/{id}")
        assert (closed.status, closed.alert) == (410, "The host has closed this table.")
        assert f"/tables/{id}" not in person.read("/").html
    assert host.send(f"/tables/{id}/start").status == 410


def test_a_running_match_is_not_closed(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    refused = people[0].send(f"/tables/{id}/close")
    assert refused.status == 409
    assert refused.alert.startswith("The match has begun.")


def test_the_host_sends_somebody_away_for_good_and_says_why(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id, other = open_table(host, GAME, 3), open_table(Person(server, "Cyd"), GAME, 2)
    guest.send(f"/tables/{id}/sit", seat=1)
    assert guest.send(f"/tables/{id}/send-away", seat=0, why="pace").status == 403
    refused = host.send(f"/tables/{id}/send-away", seat=1, why="nose")
    assert refused.alert.startswith("Please say why")
    page = host.press(host.read(f"/tables/{id}").form("/send-away", seat="1"), why="pace")
    assert "Bob" not in page.root.one("ol", class_="chairs").text
    refused = guest.send(f"/tables/{id}/sit", seat=2)
    assert refused.status == 403
    assert "given your seat to others" in refused.alert
    page = guest.read(f"/tables/{id}")
    assert not page.forms("/sit")
    assert "Ann wants another pace here." in page.text
    assert "free chair" in page.text, f"there is {other}"


def test_a_lobby_whose_host_has_stood_up_can_be_used_and_started(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, GAME, 2)
    guest.send(f"/tables/{id}/sit", seat=1)
    host.send(f"/tables/{id}/stand-up", seat=0)
    for person in (host, guest, Person(server, "Eve")):
        assert person.read(f"/tables/{id}").status == 200
    guest.send(f"/tables/{id}/bot", seat=0, bot="random")
    page = guest.press(guest.read(f"/tables/{id}").form("/start"))
    assert page.status == 200
    assert page.moves


# --- who may write -------------------------------------------------------------------------------


def test_only_who_sits_there_writes_unless_the_host_lets_watchers(server: Server) -> None:
    host, guest, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    id = open_table(host, GAME, 2)
    refused = eve.send(f"/tables/{id}/chat", text="Buy cheese!")
    assert (refused.status, refused.alert) == (
        403,
        "Only who sits at this table can write here.",
    )
    host.send(f"/tables/{id}/options", seats=2, is_public="true", watchers_write="true")
    guest.send(f"/tables/{id}/sit", seat=1)
    host.send(f"/tables/{id}/start")
    assert eve.read(f"/tables/{id}").forms("/chat")
    assert eve.send(f"/tables/{id}/chat", text="Good luck!").status == 200
    assert "Good luck!" in text_of(host, id)


def test_watchers_have_no_field_to_write_in(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    page = Person(server, "Eve").read(f"/tables/{id}")
    assert not page.forms("/chat")
    assert "Only who sits at the table can write here." in page.text


def test_the_host_silences_somebody_and_lets_them_write_again(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, GAME)
    people[1].send(f"/tables/{id}/chat", text="So slow!")
    assert people[1].send(f"/tables/{id}/mute", seat=0).status == 403
    page = people[0].press(people[0].read(f"/tables/{id}").form("/mute", seat="1"))
    refused = people[1].send(f"/tables/{id}/chat", text="So slow!!")
    assert (refused.status, refused.alert) == (
        403,
        "The host has asked you to be silent at this table.",
    )
    people[0].press(page.form("/mute", seat="1"))
    assert people[1].send(f"/tables/{id}/chat", text="Sorry.").status == 200


# --- in every language ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_is_told_in_whole_sentences(server: Server, language: str) -> None:
    people = [Person(server, "Ann", language), Person(server, "Bob", language)]
    id = start_table(people, GAME)
    pages: list[Page] = [people[0].send(f"/tables/{id}/agree-to-end")]
    pages.append(people[1].read(f"/tables/{id}"))
    pages.append(people[1].send(f"/tables/{id}/resign", seat=1))
    pages.append(people[1].read(f"/tables/{id}/matches/1"))
    for page in pages:
        assert page.status == 200
        assert "{" not in page.text


def test_resigned_seats_are_remembered_in_later_matches(server: Server, rng: random.Random) -> None:
    programs = [Program(server, "Ann"), Program(server, "Bob")]
    id = program_table(programs, GAME, rounds=1)
    programs[1].post(f"/tables/{id}/seats/1/resign")
    wait_for(lambda: programs[0].get(f"/tables/{id}")["to_act"] == [0], "the bot's bid")
    play_out(programs, id, rng)
    person = Person(server)
    before = person.read(f"/tables/{id}/matches/1").root.one("tfoot").text
    assert "2nd" in before
    programs[0].http.post(f"/tables/{id}/rematch")
    assert person.read(f"/tables/{id}/matches/1").root.one("tfoot").text == before
