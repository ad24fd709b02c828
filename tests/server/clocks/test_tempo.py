"""The pace of a table: read, shown, refused in whole sentences, seen by everybody who may come."""

import pytest

from cheeseboard.server.clocks.tempo import NAMED, NO_CLOCK, BadTempo, Tempo, offered

from ..people import Person, open_table
from ..programs import Program
from ..serving import Server


@pytest.mark.parametrize("text", ["none", "live:600+20", "live:60+0", "days:86400", "days:1209600"])
@pytest.mark.parametrize("time_up", ["bot", "lose"])
def test_a_pace_is_read_and_shown(text: str, time_up: str) -> None:
    tempo = Tempo.read(text, time_up)
    assert tempo.show() == text
    if tempo.has_clock:
        assert Tempo.from_json(tempo.to_json()) == tempo
    assert Tempo.from_json(tempo.to_json()).show() == text


@pytest.mark.parametrize("name", NAMED)
def test_a_pace_has_a_name(name: str) -> None:
    tempo = Tempo.read(name)
    assert tempo.name == name
    assert tempo in offered()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "refuse-tempo"),
        ("fast", "refuse-tempo"),
        ("live:600", "refuse-tempo"),
        ("live:600+-1", "refuse-tempo"),
        ("live:٦٠٠+1", "refuse-tempo"),
        ("live:90+10", "refuse-tempo-bank"),
        ("live:30+10", "refuse-tempo-bank"),
        ("live:86400+10", "refuse-tempo-bank"),
        ("live:600+601", "refuse-tempo-increment"),
        ("days:60", "refuse-tempo-step"),
        ("days:5000", "refuse-tempo-step"),
        ("days:99999999", "refuse-tempo-step"),
    ],
)
def test_what_is_no_pace_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadTempo) as error:
        Tempo.read(text)
    assert error.value.message.key == key


def test_a_row_from_before_there_were_clocks_has_none() -> None:
    assert Tempo.from_json(None) == Tempo.from_json({"kind": "none"}) == NO_CLOCK


def test_a_program_opens_a_table_at_a_pace(server: Server) -> None:
    ann = Program(server, "Ann")
    table = ann.post("/tables", 201, game="_template", tempo="live:300+10", time_up="lose")
    wanted = {"kind": "live", "bank": 300, "step": 10, "time_up": "lose"}
    assert table["tempo"] == wanted
    listed = {one["id"]: one for one in ann.get("/tables")}
    assert listed[table["id"]]["tempo"] == wanted
    refused = ann.post("/tables", 422, game="_template", tempo="live:1+1")
    assert refused["error"] == "A bank has 1 to 180 whole minutes."
    refused = ann.post("/tables", 422, game="_template", tempo="days:3600", time_up="cry")
    assert refused["error"] == "cry is no rule for the end of time. Choose bot or lose."


def test_the_host_changes_the_pace_in_the_lobby_and_others_read_it(server: Server) -> None:
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    id = open_table(host, "_template", 2, rounds=3)
    form = host.read(f"/tables/{id}").form("/options")
    page = host.press(form, tempo="live:300+10", time_up="lose")
    assert page.status == 200
    seen = guest.read(f"/tables/{id}")
    assert "Quick: 5 min + 10 s" in seen.root.one("select", id="tempo").text
    assert Program(server).get(f"/tables/{id}")["tempo"]["time_up"] == "lose"
    refused = host.press(form, tempo="live:1+1")
    assert refused.status == 422
    assert Program(server).get(f"/tables/{id}")["tempo"]["bank"] == 300
