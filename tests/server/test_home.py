"""Home: what waits first, pictures that tell no secrets, tables opened with chairs filled."""

import random
import time

from .accounts import person_account, rated_table
from .company.members import Member, program_of
from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program, play_out
from .serving import Server, wait_for

CARD = 'font-size="12"'
"""The number on a card that lies open; the cheese on offer has a larger one."""


def turns(person: Person) -> list[str]:
    """The tables on the desk, in their order."""
    found = person.read("/").root.all("a")
    return [node.get("href") for node in found if "turn" in node.get("class").split()]


def picture(person: Person, id: str, whose: str) -> tuple[int, str]:
    answer = person.http.get(f"/tables/{id}/mini/{whose}.svg")
    return answer.status_code, answer.text


def test_what_waits_longest_comes_first_and_is_the_next_table(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    first, second = start_table([ann, ben], "_template"), start_table([ann, ben], "_template")
    assert turns(ben) == [f"/tables/{first}", f"/tables/{second}"]
    assert ben.http.get("/next").headers["location"] == f"/tables/{first}"
    assert ben.http.get("/next", params={"after": first}).headers["location"].endswith(second)
    assert ben.http.get("/waiting", params={"after": first}).json()["count"] == 1
    ben.choose(ben.read(f"/tables/{first}"), "bid 3")
    assert turns(ben) == [f"/tables/{second}"]
    assert "Ben waits" in ann.read("/").text
    server.sql('UPDATE sitters SET owes = owes - 9999 WHERE "table" = ?', second)
    assert turns(ann) == [f"/tables/{second}", f"/tables/{first}"]


def test_a_small_picture_of_a_seat_is_for_who_sits_there(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    id = start_table([ann, ben], "_template")
    before = picture(ann, id, "0"), picture(ann, id, "all")
    ben.choose(ben.read(f"/tables/{id}"), "bid 3")
    (status, mine), (_, public) = picture(ben, id, "1"), picture(ben, id, "all")
    assert status == 200
    assert mine != public, "who has bid sees the card"
    assert CARD in mine
    assert CARD not in public
    assert CARD not in picture(ann, id, "0")[1]
    assert picture(ann, id, "1")[0] == 403
    assert picture(Person(server), id, "1")[0] == 403
    assert picture(ann, id, "9")[0] == 404
    assert before[1][0] == 200


def test_colours_stay_with_people_on_the_desk_and_in_pictures(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Ben")]
    id = start_table(people, "_template", rounds=1)
    first = picture(people[0], id, "all")[1]
    assert "you are red" in people[0].read("/").text
    for who in people:
        who.choose(who.read(f"/tables/{id}"), "bid 3")
    people[0].send(f"/tables/{id}/rematch")
    second = picture(people[0], id, "all")[1]
    assert "you are red" in people[0].read("/").text
    assert "you are yellow" in people[1].read("/").text
    for text, colour in ((first, "#CC2F2B"), (second, "#F5B51B")):
        assert f".seat-1 {{ --seat: {colour}" in text
    assert second.count('id="mouse-1"') > first.count('id="mouse-1"')
    assert people[0].http.get("/static/colours/2-1.css").status_code == 200
    assert people[0].http.get("/static/colours/7-1.css").status_code == 404


def test_what_somebody_puts_away_is_not_on_the_desk(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    id = start_table([ann, ben], "_template")
    ben.send(f"/tables/{id}/put-away", back="/")
    assert turns(ben) == []
    assert turns(ann) == [f"/tables/{id}"]


def test_a_table_opens_with_its_chairs_filled(server: Server) -> None:
    ann = Person(server, "Ann")
    chairs = {"chair-1": "bot:hard", "chair-2": "here", "name-2": "Kid", "chair-3": "none"}
    page = ann.send("/tables", game="_template", my_seat="1", access="link", **chairs)
    assert page.status == 200
    [(seats, access)] = server.sql(
        "SELECT seats, access FROM tables WHERE id = ?", page.path.rpartition("/")[2]
    )
    assert access == "link"
    assert seats.index('"bot": "hard"') < seats.index('"Ann"') < seats.index('"Kid"')
    again = ann.read("/tables/new?last=1").form("/tables").fields
    assert (again["chair-1"], again["chair-2"], again["name-2"]) == ("bot:hard", "here", "Kid")


def test_a_table_opens_at_a_pace_of_ones_own(server: Server) -> None:
    ann = Person(server, "Ann")
    own = {"own-bank": "45", "own-step": "15"}
    page = ann.send("/tables", game="_template", tempo="own", **own)
    assert "45 min + 15 s" in page.text
    wrong = ann.send("/tables", game="_template", tempo="own", **{**own, "own-bank": "999"})
    assert wrong.status == 422
    assert "180" in wrong.text


def test_without_a_script_another_preset_takes_its_rules_along(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.read("/tables/new?game=_template")
    page = ann.press(page.form("/tables"), preset="short")
    [(options,)] = server.sql(
        "SELECT options FROM tables WHERE id = ?", page.path.rpartition("/")[2]
    )
    assert '"rounds": 2' in options


def test_a_lobby_shows_a_square_to_scan(server: Server) -> None:
    ann = Person(server, "Ann")
    page = ann.read(f"/tables/{open_table(ann, '_template', 2)}")
    assert len(page.root.one("div", id="qr").one("svg").all("path")) == 2


def test_a_program_opens_a_table_with_its_chairs_filled(server: Server) -> None:
    program = Program(server)
    chairs = ["bot:easy", "open"]
    table = program.post("/tables", 201, game="_template", chairs=chairs, access="link")
    assert [player["kind"] for player in table["players"]] == ["person", "bot", "open"]
    assert table["id"] not in str(program.get("/tables"))
    for wrong in (["throne"], ["bot:genius"]):
        assert program.post("/tables", 422, game="_template", chairs=wrong)["error"]


def open_row(person: Person, id: str, show: str = "all") -> str:
    """What the list of open tables says of one; empty if it is not there."""
    rows = person.read(f"/tables?show={show}").root.all("li")
    links = {link.get("href"): row.text for row in rows for link in row.all("a")}
    return links.get(f"/tables/{id}", "")


def test_open_tables_tell_how_strong_their_host_is(server: Server) -> None:
    mark = random.randrange(10**6)
    names = [f"Strong{mark}", f"Weak{mark}"]
    ann, bob = Member(server, names[0]), Member(server, names[1])
    guest, new = Person(server, f"Guest{mark}"), person_account(server, f"New{mark}")
    programs = [program_of(one) for one in (ann, bob)]
    played = rated_table(programs, "_template", rounds=1)
    play_out(programs, played, random.Random(mark))
    [(mu, before)] = server.sql(
        "SELECT r.mu, r.from_mu FROM ratings r JOIN results s USING (match, seat) "
        'WHERE s."table" = ? AND s.seat = 0',
        played,
    )
    of = {one: public(one) for one in (ann, guest, new)}
    assert f"about {mu:.0f} ±" in open_row(bob, of[ann])
    assert "guest" in open_row(bob, of[guest])
    assert "not rated yet" in open_row(bob, of[new])
    assert open_row(bob, of[ann], "near")
    assert not open_row(bob, of[new], "near")
    home = ann.read("/")
    assert f"Rating {before:.1f} to {mu:.1f}." in home.text
    assert "/me/history/matches" in home.html
    server.sql(
        "UPDATE ratings SET mu = mu + 20 WHERE person IN (SELECT id FROM people WHERE name = ?)",
        names[1],
    )
    assert not open_row(bob, of[ann], "near"), "far above"
    ann.post("/me/ratings", hide="true")
    assert "±" not in open_row(bob, of[ann])


def public(person: Person) -> str:
    page = person.send("/tables", game="_template", seats=2, is_public="true")
    assert page.status == 200, page.text
    return page.path.rpartition("/")[2]


def test_that_the_server_was_away_is_no_news_of_the_match(serve: Serve) -> None:
    server = serve()
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    id = start_table([ann, ben], "_template", tempo="days:86400")
    ben.choose(ben.read(f"/tables/{id}"), "bid 3")
    [(before,)] = server.sql(
        "SELECT news FROM sitters WHERE person = (SELECT id FROM people WHERE name = 'Ann')"
    )
    server.kill()
    time.sleep(1.5)  # what is shorter is not told
    server.start()
    wait_for(lambda: "The server was away" in ann.read(f"/tables/{id}").text, "a word about it")
    [(after,)] = server.sql(
        "SELECT news FROM sitters WHERE person = (SELECT id FROM people WHERE name = 'Ann')"
    )
    assert after == before
    assert "The server was away" not in ann.read("/").text


def test_nobody_is_asked_to_sit_down_where_they_sit(server: Server) -> None:
    ann, ben = Person(server, "Ann"), Person(server, "Ben")
    id = public(ann)
    assert open_row(ann, id).endswith("Open")
    assert "Sit down" not in open_row(ann, id)
    assert "Sit down" in open_row(ben, id)
    home = ann.read("/").text
    assert "Tables that have not begun" in home
    assert "Others are thinking" not in home
