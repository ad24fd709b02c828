"""Ratings: what a match changes, whom it leaves alone, and that all can be made anew."""

import random
import sqlite3
import subprocess
import sys

import pytest

from cheeseboard.events import Seat
from cheeseboard.server.people.person import Person as Somebody
from cheeseboard.server.players.drawing import favourites, ruler, shares
from cheeseboard.server.players.looking import Share
from cheeseboard.server.players.rated import why_not_rated
from cheeseboard.server.players.strength import (
    UNDECIDED,
    Contender,
    Ending,
    Strength,
    after,
    anchor,
    beginner,
)
from cheeseboard.server.tables import Player

from .accounts import LIVE, account, rated_table
from .conftest import Serve
from .people import Person, start_table
from .programs import Program, play_out
from .serving import BOTH, Server, wait_for


def seat(
    number: Seat,
    place: int,
    ending: Ending = "",
    strength: Strength | None = None,
    team: int | None = None,
    is_person: bool = True,
) -> Contender:
    team = number if team is None else team
    return Contender(number, place, team, ending, strength or beginner(), is_person)


# --- what a match changes


def test_who_wins_rises_and_who_loses_falls() -> None:
    found = after([seat(0, 2), seat(1, 1)], "over")
    assert found[1].mu > 25 > found[0].mu
    assert found[1].sigma < beginner().sigma


def test_level_is_level() -> None:
    found = after([seat(0, 1), seat(1, 1)], "over")
    assert found[0] == found[1]
    assert found[0].mu == pytest.approx(25)
    better = after([seat(0, 1, strength=Strength(35, 2)), seat(1, 1)], "over")
    assert better[0].mu < 35
    assert better[1].mu > 25


def test_bots_are_anchors_that_do_not_move() -> None:
    hard = anchor("burg_appenzell", 2, "hard")
    assert hard is not None
    found = after([seat(0, 1), seat(1, 2, strength=hard, is_person=False)], "over")
    assert list(found) == [0]
    against_weak = anchor("burg_appenzell", 2, "beginner")
    assert against_weak is not None
    less = after([seat(0, 1), seat(1, 2, strength=against_weak, is_person=False)], "over")
    assert found[0].mu > less[0].mu > 25
    assert anchor("burg_appenzell", 2, "random") is None


def test_partners_are_one_side() -> None:
    found = after(
        [seat(0, 1, team=0), seat(1, 3, team=1), seat(2, 1, team=0), seat(3, 3, team=1)], "over"
    )
    assert found[0] == found[2]
    assert found[1] == found[3]
    assert found[0].mu > 25 > found[1].mu


def test_who_leaves_comes_last_and_the_others_are_rated_among_themselves() -> None:
    met = [seat(0, 1, "left"), seat(1, 2), seat(2, 3)]
    found = after(met, "over")
    alone = after([seat(1, 2), seat(2, 3)], "over")
    assert found[0].mu < 25
    assert {1: found[1], 2: found[2]} == alone
    assert set(after([seat(0, 1, "left"), seat(1, 2)], "over")) == {0}


def test_who_resigns_comes_last_against_all() -> None:
    found = after([seat(0, 3, "out"), seat(1, 1), seat(2, 2)], "over")
    assert set(found) == {0, 1, 2}
    assert found[0].mu < found[2].mu < found[1].mu


def test_a_match_without_a_winner_changes_only_who_had_gone() -> None:
    assert after([seat(0, 1), seat(1, 1)], UNDECIDED) == {}
    found = after([seat(0, 1), seat(1, 1), seat(2, 3, "out")], UNDECIDED)
    assert set(found) == {2}
    assert found[2].mu < 25
    assert set(after([seat(0, 1), seat(1, 2, "out")], UNDECIDED)) == {0, 1}


# --- what is drawn of it


def test_words_say_where_somebody_stands_among_bots() -> None:
    hard = anchor("burg_appenzell", 2, "hard")
    assert hard is not None
    drawn = ruler("burg_appenzell", 2, Strength(hard.mu, 1.5), 30)
    assert drawn.words.key == "strength-near"
    assert drawn.is_sure
    assert ruler("burg_appenzell", 2, Strength(0.5, 1.5), 30).words.key == "strength-below"
    assert ruler("burg_appenzell", 2, Strength(49.0, 1.5), 30).words.key == "strength-above"
    few = ruler("burg_appenzell", 2, Strength(hard.mu, 8), 9)
    assert few.words.key == "strength-few"
    assert not few.is_sure
    assert few.top > drawn.top, "who is unsure has a low hill"


def test_shares_need_five_matches_and_say_when_nothing_can_be_concluded() -> None:
    assert shares([Share("0", 2, 4, 4.0)]) is None
    found = shares([Share("0", 2, 10, 6.0), Share("1", 2, 10, 4.0), Share("2", 4, 3, 1.0)])
    assert found is not None
    assert found.seats == 2
    assert found.matches == 20
    assert not found.is_clear
    assert all(bar.low < bar.mean < bar.high for bar in found.bars)
    clear = shares([Share("0", 2, 100, 90.0)])
    assert clear is not None
    assert clear.is_clear
    assert favourites([Share("clan-seers", 2, 4, 4.0)]) is None


# --- what must be so


OPTIONS = {"memory_aid": "off"}


def why(players: list[Player], kind: str = "live", kept: bool = True, **options: str) -> str:
    people: dict[str, Somebody | None] = {
        player.person: Somebody(player.person, player.name, 0.0, 1.0 if kept else None)
        for player in players
        if player.person
    }
    found = why_not_rated("burg_appenzell", len(players), OPTIONS | options, kind, players, people)
    return found.key.removeprefix("refuse-rated-") if found else ""


def test_a_rated_match_needs_what_the_page_says() -> None:
    ann, bob = Player("person", "Ann", "ann"), Player("person", "Bob", "bob")
    hard = Player("bot", "Brie", bot="hard")
    assert why([ann, bob]) == ""
    assert why([ann, hard]) == ""
    assert why([ann, bob], kind="days") == ""
    assert why([ann]) == "alone"
    assert why([ann, bob], kind="none") == "clock"
    assert why([ann, bob], memory_aid="ghost") == "learning"
    assert why([ann, bob], kept=False) == "guest"
    assert why([ann, ann]) == "twice"
    assert why([ann, Player("bot", "Brie", bot="random")]) == "bot"


# --- at a server

COMMAND = (sys.executable, "-m", "cheeseboard", "ratings", "--recompute")


@pytest.fixture(params=BOTH)
def home(request: pytest.FixtureRequest, serve: Serve) -> Server:
    return serve(kind=request.param)


RATED = (
    "SELECT match, seat, person, game, kind, number, from_mu, from_sigma, mu, sigma FROM ratings"
)


def test_everything_can_be_made_anew_and_comes_out_the_same(
    home: Server, rng: random.Random
) -> None:
    ann, bob, cyd = (account(home, name) for name in ("Ann", "Bob", "Cyd"))
    for programs in ([ann, bob], [bob, cyd], [ann, bob, cyd], [cyd, ann], [ann, bob]):
        play_out(programs, rated_table(programs, "_template", rounds=1), rng)
    tables = ("ratings", "meetings", "labels", "results")
    before = {name: sorted(home.sql(f"SELECT * FROM {name}"), key=repr) for name in tables}
    assert len(before["ratings"]) == 11
    assert before["labels"]
    home.stop()
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "cheeseboard",
            "ratings",
            "--recompute",
            "--database",
            home.database_url,
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "5 matches: 11 changes of ratings" in done.stdout
    assert {name: sorted(home.sql(f"SELECT * FROM {name}"), key=repr) for name in tables} == before


def test_refusals_say_what_is_missing(home: Server) -> None:
    ann, gus = account(home, "Ann"), Program(home, "Gus")
    body = {"game": "_template", "seats": 2, "is_rated": True}
    refused = ann.post("/tables", 409, **body, tempo="none")
    assert refused["key"] == "refuse-rated-clock"
    assert refused["error"].startswith("A rated match needs a clock")
    assert gus.post("/tables", 409, **body, tempo=LIVE)["key"] == "refuse-rated-guest"
    id = ann.post("/tables", 201, **body, tempo=LIVE)["id"]
    assert gus.post(f"/tables/{id}/sit", 409, seat=1)["key"] == "refuse-rated-guest"
    assert ann.post(f"/tables/{id}/sit", 409, seat=1)["key"] == "refuse-rated-twice"
    assert ann.post(f"/tables/{id}/bot", 409, seat=1, bot="random")["key"] == "refuse-rated-bot"


def test_who_hands_over_and_does_not_come_back_is_last(home: Server, rng: random.Random) -> None:
    ann, bob = account(home, "Ann"), account(home, "Bob")
    id = rated_table([ann, bob], "_template", rounds=1)
    ann.post(f"/tables/{id}/seats/0/hand-over")
    while bob.get(f"/tables/{id}")["stage"] == "playing":
        if 1 in bob.get(f"/tables/{id}")["to_act"]:
            bob.play(id, 1, bob.get(f"/tables/{id}/seats/1")["moves"][0])
    assert home.sql("SELECT ending FROM results ORDER BY seat") == [("left",), ("",)]
    [(person, mu)] = home.sql("SELECT seat, mu FROM ratings")
    assert person == 0
    assert mu < 25
    assert home.sql("SELECT ahead, behind FROM meetings ORDER BY ahead") == [(0, 1), (1, 0)]


def test_a_browser_that_lets_both_in_meanwhile_ends_the_rating(
    home: Server, rng: random.Random
) -> None:
    ann, bob = account(home, "Ann"), account(home, "Bob")
    id = rated_table([ann, bob], "_template", rounds=1)
    for (person,) in home.sql("SELECT id FROM people"):
        home.sql("INSERT INTO browsers (id, person, at) VALUES ('one', ?, 1)", person)
    play_out([ann, bob], id, rng)
    assert home.sql("SELECT is_rated FROM results") == [(False,), (False,)]
    assert home.sql("SELECT * FROM ratings") == []


def test_nobody_ends_a_rated_match_alone(home: Server) -> None:
    ann, bob = account(home, "Ann"), account(home, "Bob")
    id = rated_table([ann, bob], "_template", rounds=1)
    bob.post(f"/tables/{id}/seats/1/hand-over")
    refused = ann.post(f"/tables/{id}/agree-to-end", 409)
    assert refused["key"] == "refuse-rated-end"


def test_a_file_from_before_results_gets_them(serve: Serve) -> None:
    home = serve(kind="sqlite")
    people = [Person(home, "Ann"), Person(home, "Bob")]
    id = start_table(people, "_template", rounds=1)
    for match in range(3):
        if match:
            people[0].send(f"/tables/{id}/rematch")
        for person in people:
            page = person.read(f"/tables/{id}")
            person.choose(page, page.moves[0])
    columns = "match, seat, person, place, score, won, ending, reason, decisions, ended"
    before = sorted(home.sql(f"SELECT {columns} FROM results"))
    assert len(before) == 6
    home.stop()
    with sqlite3.connect(home.database) as connection:
        for table in ("labels", "meetings", "ratings", "facets", "results"):
            connection.execute(f"DELETE FROM {table}")
    connection.close()
    home.start()
    wait_for(lambda: len(home.sql("SELECT 1 FROM results")) == 6, "catching up")
    found = sorted(home.sql(f"SELECT {columns} FROM results"))
    assert [row[:-1] for row in found] == [row[:-1] for row in before]
    assert home.sql("SELECT count(*) FROM meetings") == [(2,)]
