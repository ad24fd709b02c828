"""Pages about people."""

import random

import pytest

from .accounts import account, person_account, rated_table
from .people import Person
from .programs import Program, play_out, program_table
from .serving import LANGUAGES, Server


def names(rng: random.Random, *stems: str) -> list[str]:
    """Names that nobody else at the server has."""
    return [f"{stem}{rng.randrange(10**9)}" for stem in stems]


@pytest.fixture
def two(server: Server, rng: random.Random) -> tuple[Program, Program, str, str]:
    ann, bob = names(rng, "Ann", "Bob")
    return account(server, ann), account(server, bob), ann, bob


def test_a_rated_match_changes_both_pages(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, ann, bob = two
    id = rated_table(list(programs), "_template", rounds=2)
    play_out(list(programs), id, rng)
    looker = Person(server)
    for name, other in ((ann, bob), (bob, ann)):
        page = looker.read(f"/people/{name}")
        assert page.status == 200
        assert "Too few to say" in page.text
        assert "All 1 matches" not in page.text
        assert f"/tables/{id}/matches/1/replay" in page.html
        assert other in page.text
        assert page.root.all("svg", class_="ruler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_about_somebody_can_be_read(
    server: Server,
    rng: random.Random,
    two: tuple[Program, Program, str, str],
    language: str,
) -> None:
    *programs, ann, _ = two
    for _ in range(6):
        id = rated_table(list(programs), "_template", rounds=1)
        play_out(list(programs), id, rng)
    looker = Person(server, language=language)
    for path in (
        "/people",
        f"/people?find={ann[:5]}",
        f"/people/{ann}",
        f"/people/{ann}?game=_template&kind=live",
        f"/people/{ann}?game=nothing",
        f"/people/{ann}/matches",
        f"/people/{ann}/matches?show=won&game=_template",
        f"/people/{ann}/matches?before=nonsense",
        f"/people/{ann}/met",
    ):
        assert looker.read(path).status == 200, path


def test_guests_have_a_page_only_for_themselves(server: Server, rng: random.Random) -> None:
    [name] = names(rng, "Gus")
    guest = Person(server, name)
    page = guest.read("/me/history")
    assert page.status == 200
    assert "only you see this page" in page.text
    assert Person(server).read(f"/people/{name}").status == 404
    assert Person(server).read("/me/history").path == "/"


def test_ratings_are_hidden_by_choice(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, _, _ = two
    [name] = names(rng, "Cyd")
    cyd = person_account(server, name)
    other = programs[0]
    made = other.post(
        "/tables", 201, game="_template", seats=2, options={"rounds": 1}, tempo="live:600+20",
        is_rated=True,
    )  # fmt: skip
    id = made["id"]
    assert cyd.send(f"/tables/{id}/sit", seat=1).status == 200
    other.post(f"/tables/{id}/start")
    for seat, play in ((0, other.play), (1, None)):
        if play is not None:
            play(id, seat, other.get(f"/tables/{id}/seats/{seat}")["moves"][0])
    page = cyd.read(f"/tables/{id}")
    move = page.moves[0]
    cyd.choose(page, move)
    assert Person(server).read(f"/people/{name}").root.all("svg", class_="ruler")
    cyd.send("/me/ratings", hide="true")
    assert cyd.read(f"/people/{name}").root.all("svg", class_="ruler"), "the own page shows it"
    page = Person(server).read(f"/people/{name}")
    assert not page.root.all("svg", class_="ruler")
    assert f"{name} keeps ratings private" in page.text


def test_a_hot_seat_counts_once_and_is_never_rated(server: Server, rng: random.Random) -> None:
    [name] = names(rng, "Dee")
    dee = account(server, name)
    id = str(dee.post("/tables", 201, game="_template", seats=2, options={"rounds": 1})["id"])
    dee.post(f"/tables/{id}/sit", seat=1)
    dee.post(f"/tables/{id}/start")
    play_out([dee, dee], id, rng)
    rows = server.sql('SELECT person FROM results WHERE "table" = ?', id)
    assert sorted(bool(person) for (person,) in rows) == [False, True]


def test_who_is_not_known_has_no_page(server: Server) -> None:
    for path in ("/people/Nobody%20at%20all", "/people/%00", "/people/" + 200 * "x"):
        assert Person(server).http.get(path).status_code == 404


def test_a_friendly_match_stands_in_the_history(server: Server, rng: random.Random) -> None:
    ann, bob = names(rng, "Eve", "Fay")
    programs = [account(server, ann), account(server, bob)]
    id = program_table(programs, "_template", rounds=1)
    play_out(programs, id, rng)
    page = Person(server).read(f"/people/{ann}/matches")
    assert "friendly" in page.text
    assert f"/tables/{id}/matches/1" in page.html
    assert (
        "There is no such match." in Person(server).read(f"/people/{ann}/matches?show=rated").text
    )


def test_a_table_that_goes_by_its_link_is_named_only_to_who_sat_there(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, ann, _ = two
    table = {"game": "_template", "seats": 2, "options": {"rounds": 1}, "access": "link"}
    id = programs[0].post("/tables", 201, **table)["id"]
    programs[1].post(f"/tables/{id}/sit", seat=1)
    programs[0].post(f"/tables/{id}/start")
    play_out(list(programs), id, rng)
    for path in (f"/people/{ann}", f"/people/{ann}/matches"):
        page = Person(server).read(path)
        assert "friendly" in page.text, "that it was played is no secret"
        assert id not in page.html
    for program, named in ((programs[0], id), (programs[1], id), (Program(server), None)):
        [result] = program.get(f"/people/{ann}/results")["results"]
        assert result["table"] == named


def test_programs_read_results_and_ratings(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, ann, bob = two
    id = rated_table(list(programs), "_template", rounds=1)
    play_out(list(programs), id, rng)
    known = programs[1].get(f"/people/{ann}")
    assert known["name"] == ann
    assert known["matches"] == {"_template": 1}
    assert known["ratings"][0]["kind"] == "live"
    found = programs[1].get(f"/people/{ann}/results")
    [result] = found["results"]
    assert result["table"] == id
    assert result["others"][0]["name"] == bob
    assert result["rating"]["from"] == 25
    assert result["rating"]["to"] == known["ratings"][0]["rating"]
    assert found["next"] == ""
    programs[1].get(f"/people/{ann}/results?show=lost", 422)
    programs[1].get("/people/Nobody%20at%20all", 404)


def test_the_score_sheet_of_a_rated_match_says_what_it_changed(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, _, _ = two
    id = rated_table(list(programs), "_template", rounds=1)
    play_out(list(programs), id, rng)
    page = Person(server).read(f"/tables/{id}/matches/1")
    marked = [node for node in page.root.all("span") if "rate-from-to" in node.get("class")]
    changes = [node.text for node in marked]
    rows = server.sql(
        "SELECT r.from_mu, r.mu FROM ratings r JOIN matches m ON m.id = r.match "
        'WHERE m."table" = ? ORDER BY r.seat',
        id,
    )
    assert changes == [f"{before:.1f} → {after:.1f}" for before, after in rows]


def test_a_long_history_is_read_page_by_page(
    server: Server, rng: random.Random, two: tuple[Program, Program, str, str]
) -> None:
    *programs, ann, _ = two
    tables = []
    for _ in range(23):
        tables.append(program_table(list(programs), "_template", rounds=1))
        play_out(list(programs), tables[-1], rng)
    looker = Person(server)
    page = looker.read(f"/people/{ann}/matches")
    seen = [id for id in tables if f"/tables/{id}/matches/1/replay" in page.html]
    assert len(seen) == 20
    [more] = [node for node in page.root.all("a", class_="btn") if "Earlier" in node.text]
    page = looker.read(more.get("href"))
    rest = [id for id in tables if f"/tables/{id}/matches/1/replay" in page.html]
    assert sorted(seen + rest) == sorted(tables)
