"""Before a match and between two: forms, chairs, tables that are offered, the next match."""

import pytest

from .accounts import keep_name, person_account
from .people import Person, open_table, start_table
from .programs import Program
from .reading import Node
from .serving import Server


def test_who_asks_for_a_rematch_second_is_led_to_it(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    for person in people:
        person.choose(person.read(f"/tables/{id}"), "bid 2")
    for person in people:
        page = person.send(f"/tables/{id}/rematch")
        assert (page.status, page.path) == (200, f"/tables/{id}")
    assert people[0].read(f"/tables/{id}/matches/3").status == 404


def test_somebody_else_at_the_device_does_not_rename_who_sits_there(server: Server) -> None:
    guest = Person(server)
    id = open_table(guest, "_template", 3)
    guest.send(f"/tables/{id}/sit", seat=1, name="Vasya")
    page = guest.read("/")
    assert page.root.one("input", id="my-name").get("value") != "Vasya"
    chairs = [
        chair.text
        for chair in guest.read(f"/tables/{id}").root.one("ol", class_="chairs").all("li")
    ]
    assert ["Host" in chair for chair in chairs[:2]] == [True, False]
    assert not any("You " in chair for chair in chairs)


def test_the_host_changes_everything_until_the_match_begins(server: Server) -> None:
    ann, gus = person_account(server, "Ann of the lobby"), Person(server, "Gus")
    page = ann.send("/tables", game="_template", seats=2, access="friends")
    table = page.path
    form = page.form(f"{table}/options")
    assert (form.fields["access"], form.fields["is_rated"]) == ("friends", "false")
    assert form.fields.keys() >= {"tempo", "seats", "option-rounds"}
    page = ann.press(form, is_rated="true")
    assert "A rated match needs a clock" in page.text
    page = ann.press(form, is_rated="true", tempo="live:600+20")
    form = page.form(f"{table}/options")
    assert (form.fields["access"], form.fields["is_rated"]) == ("friends", "true")
    told = gus.read(table)
    assert "Rated" in told.root.one("section", class_="card pad seats-card").text
    assert gus.send(f"{table}/sit", seat=1).status == 409, "a guest"
    assert ann.press(form, is_rated="false", access="link").status == 200
    assert gus.send(f"{table}/sit", seat=1).status == 200


def test_guests_are_shown_as_guests(server: Server) -> None:
    ann, gus = person_account(server, "Ann of guests"), Person(server, "Gus of guests")
    table = ann.send("/tables", game="_template", seats=2, access="link").path
    gus.send(f"{table}/sit", seat=1)
    ann.post(f"{table}/chat", text="Hello")
    gus.post(f"{table}/chat", text="Hello too")

    def signs(where: Node) -> list[bool]:
        return ["guest" in line.text.replace("of guests", "") for line in where.all("li")]

    page = ann.read(table)
    assert signs(page.root.one("ol", class_="chairs")) == [False, True]
    assert signs(page.root.one("div", id="chat")) == [False, True]
    page = ann.send(f"{table}/start")
    assert signs(page.root.one("section", id="players")) == [False, True]
    keep_name(server, "Gus of guests")
    server.restart()
    page = ann.read(table)
    assert signs(page.root.one("section", id="players")) == [False, False]
    assert signs(page.root.one("div", id="chat")) == [False, False]


def test_a_refused_form_stays_as_it_was_filled_in(server: Server) -> None:
    person = Person(server, "Ann")
    fields = {"option-rounds": "1e2", "is_public": "false"}
    page = person.send("/tables", game="_template", seats=2, **fields)
    assert page.status == 422
    assert "Rounds: a whole number from 1 to 5." in page.text
    offered = page.root.all("input", name="access")
    assert [one.get("value") for one in offered if "checked" in one.attributes] == ["link"]
    back = {one.get("value") for one in page.root.all("input", name="back")}
    assert back == {"/tables/new?game=_template"}


def test_a_seat_is_taken_back_once_and_asking_again_does_no_harm(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    id = start_table(people, "_template", rounds=1)
    people[0].send(f"/tables/{id}/hand-over", seat=0)
    for _ in range(2):
        assert people[0].send(f"/tables/{id}/take-back", seat=0).status == 200
    assert people[1].send(f"/tables/{id}/take-back", seat=0).status == 403


def test_full_tables_are_not_offered(server: Server) -> None:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    open_one = people[0].send("/tables", game="_template", seats=2).path
    assert open_one in people[1].read("/").html
    people[1].send(f"{open_one}/sit", seat=1)
    assert open_one not in Person(server).read("/").html
    assert open_one.removeprefix("/tables/") not in str(Program(server).get("/tables"))


def test_a_wrong_address_of_a_page_gets_a_sentence_and_no_field_names(server: Server) -> None:
    person = Person(server, "Ann", "ru")
    for path in ("/tables/new?game=nothing", "/tables/x/matches/x"):
        page = person.read(path)
        assert page.status == 404
        assert "Field required" not in page.text
        assert "integer" not in page.text


@pytest.mark.parametrize("bot", ["rated", "level", "genius"])
def test_a_bot_that_there_is_not_is_named_as_it_was_asked_for(server: Server, bot: str) -> None:
    answer = Program(server).post("/tables", 422, game="_template", seats=2, bots=bot)
    assert answer["error"] == f"There is no bot {bot}."


def test_a_friendly_table_says_why_it_does_not_count(server: Server) -> None:
    host = person_account(server, "Ann of the friendly table")
    fields = {"game": "_template", "seats": 2}
    said = host.send("/tables", **fields).root.one("p", id="why-friendly").text
    assert said.startswith("A rated match needs a clock")
    page = host.send("/tables", **fields, tempo="live:600+20")
    assert "rated match needs" not in page.root.one("p", id="why-friendly").text
    page = host.send(f"{page.path}/bot", seat=1, bot="random")
    assert "was never measured" in page.root.one("p", id="why-friendly").text
