"""Matches outlive versions: films, halted matches, lists without matches, what has no words."""

import json
import random

from .conftest import Serve
from .people import Person, start_table
from .programs import Program, play_out, program_table
from .serving import Server, runner

LATER = """
from dataclasses import replace
from cheeseboard import registry
from cheeseboard.games._template import Template

class Later(Template):
    meta = replace(Template.meta, {meta})

    def upgrade(self, saved, shape):
        saved.goes_on = {goes_on}

later, before = Later(), registry.load
registry.load = lambda id: later if id == "_template" else before(id)
"""


def later(server: Server, meta: str, goes_on: bool = False) -> None:
    """Stop the server and go on with a later version of the template."""
    server.stop()
    server._script = runner(before=LATER.format(meta=meta, goes_on=goes_on))
    server.start()


def two(server: Server) -> list[Program]:
    return [Program(server, "Ann"), Program(server, "Ben")]


def finish(programs: list[Program], id: str) -> None:
    for seat, program in enumerate(programs):
        program.play(id, seat, "bid 1")


def test_a_match_keeps_its_film_when_it_ends(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    programs[0].play(id, 0, "bid 2")
    assert server.sql("SELECT count(*) FROM films") == [(0,)]
    assert server.sql("SELECT count(*) FROM steps WHERE change IS NOT NULL") == [(1,)]
    programs[1].play(id, 1, "bid 1")
    assert server.sql("SELECT count(*) FROM films") == [(1,)]
    assert server.sql("SELECT count(*) FROM steps WHERE change IS NOT NULL") == [(0,)]


def test_an_old_match_is_shown_from_its_film_whatever_became_of_the_rules(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    finish(programs, id)
    ann = Person(server)
    before = ann.read(f"/tables/{id}/matches/1")
    later(server, "rules_version=2")
    after = ann.read(f"/tables/{id}/matches/1")
    assert (before.status, after.status) == (200, 200)
    assert "shown from its film" not in before.html
    assert "made with version 1 of the rules; it is shown from its film" in after.html
    assert "Chance does not fit" not in after.html, "nobody can say so any more"
    for step in (0, 1, 2):
        page = ann.read(f"/tables/{id}/matches/1/replay?step={step}&from=0")
        assert page.status == 200
        assert "shown from its film" in page.html
    record = ann.http.get(f"/tables/{id}/matches/1/record.jsonl")
    assert record.status_code == 200
    assert json.loads(record.text.splitlines()[0])["rules_version"] == 1
    russian = Person(server, language="ru")
    assert "версии 1" in russian.read(f"/tables/{id}/matches/1").html


def test_a_match_without_film_under_rules_that_are_gone_says_so(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    finish(programs, id)
    server.sql("DELETE FROM films")
    later(server, "rules_version=2")
    page = Person(server).read(f"/tables/{id}/matches/1")
    assert page.status == 409
    assert "has no film" in page.html


def test_films_that_are_missing_are_made_while_the_rules_are_here(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    finish(programs, id)
    server.sql("DELETE FROM films")
    assert Person(server).read(f"/tables/{id}/matches/1/replay?step=1").status == 200
    assert server.sql("SELECT count(*) FROM films") == [(1,)]


def test_a_running_match_whose_rules_are_gone_is_halted_and_ended_together(serve: Serve) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Ben")]
    id = start_table(people, "_template")
    later(server, "rules_version=2, shape=2")
    page = people[0].read(f"/tables/{id}")
    assert page.status == 200
    assert "begun under version 1 of the rules" in page.html
    assert page.html.count("agree-to-end") >= 1
    refused = people[0].post(f"/tables/{id}/move", seat=0, move="bid 1", expected=0, key="one")
    assert refused.status_code in (409, 422)
    for person in people:
        person.post(f"/tables/{id}/agree-to-end")
    assert server.sql("SELECT stage FROM tables WHERE id = ?", id) == [("over",)]
    assert people[0].read(f"/tables/{id}/matches/1").status == 200
    lines = [json.loads(line) for (line,) in server.sql("SELECT line FROM steps ORDER BY number")]
    assert lines[0] == {"shape": 2, "rules_version": 1}
    assert lines[-1]["stop"] == "over-agreed"


def test_a_running_match_may_go_on_under_new_rules_and_its_log_says_so(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    programs[0].play(id, 0, "bid 2")
    later(server, "rules_version=2, shape=2", goes_on=True)
    assert (
        "From here on version 2 of the rules applies." in Person(server).read(f"/tables/{id}").html
    )
    programs[1].play(id, 1, "bid 1")
    assert programs[0].get(f"/tables/{id}")["stage"] == "over"
    page = Person(server).read(f"/tables/{id}/matches/1/replay?step=1")
    assert page.status == 200
    assert "version 1, 2 of the rules" in page.html
    server.restart()
    assert Person(server).read(f"/tables/{id}/matches/1/replay?step=3").status == 200


def test_what_a_later_version_wrote_waits_for_it(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    later(server, "shape=2", goes_on=True)
    programs[0].play(id, 0, "bid 2")
    server.stop()
    server._script = ""
    server.start()
    page = Person(server).read(f"/tables/{id}")
    assert page.status == 409
    assert "A later version" in page.html


# --- unknown is said, not raised ------------------------------------------------------------------


def test_an_event_without_words_is_a_sentence_and_the_page_stands(serve: Serve) -> None:
    server = serve()
    programs = two(server)
    id = program_table(programs, "_template", rounds=2)
    server.stop()
    strange: dict[str, object] = {
        "key": "event-strange",
        "args": {"seat": 1},
        "rules": [],
        "seats": None,
        "fleeting": False,
    }
    server.sql("UPDATE matches SET events = ?", json.dumps([strange]))
    server.start()
    for language in ("en", "ru", "uk"):
        page = Person(server, language=language).read(f"/tables/{id}")
        assert page.status == 200
        assert "event-strange" in page.html
    assert programs[0].get(f"/tables/{id}/seats/0")["moves"]
    assert server.log().count("MissingWords") >= 1
    finish(programs, id)
    play_out(programs, id, random.Random(1))
    assert Person(server).read(f"/tables/{id}/matches/1").status == 200
    assert Person(server).read(f"/tables/{id}/matches/1/replay?step=1").status == 200


BROKEN = """
from cheeseboard.web import boards
original = boards.Board.draw
def draw(self, *args):
    if self.folder == "games/_template":
        raise RuntimeError("no brush")
    return original(self, *args)
boards.Board.draw = draw
"""


def test_a_board_that_cannot_be_drawn_is_shown_plainly(serve: Serve) -> None:
    server = serve(runner(before=BROKEN))
    programs = two(server)
    id = program_table(programs, "_template", rounds=1)
    page = Person(server).read(f"/tables/{id}")
    assert page.status == 200
    assert 'class="board generic card"' in page.html
    assert "no brush" in server.log()
    finish(programs, id)
    assert Person(server).read(f"/tables/{id}/matches/1").status == 200


def test_a_level_that_is_gone_has_a_stand_in(serve: Serve) -> None:
    server = serve(runner())
    ann = Person(server, "Ann")
    ann.post("/play-now", game="_template")
    [(id, seats)] = server.sql("SELECT id, seats FROM tables")
    server.stop()
    server.sql("UPDATE tables SET seats = ?", seats.replace('"medium"', '"legend"'))
    server.start()
    page = ann.read(f"/tables/{id}")
    assert page.status == 200
    assert "a level that is no longer offered" in page.html
    [move, *_] = page.moves
    page = ann.choose(page, move)
    assert page.status == 200
    assert "no usable answer" not in page.html


def test_a_table_of_a_game_that_is_gone_stays_in_the_list(serve: Serve) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Ben")]
    id = start_table(people, "_template")
    server.sql("UPDATE tables SET game = 'chess' WHERE id = ?", id)
    front = people[0].read("/")
    assert front.status == 200
    assert id in front.html
    assert "no longer here" in front.html


# --- lists without matches ------------------------------------------------------------------------


def test_a_thousand_tables_are_listed_without_reading_a_match(serve: Serve) -> None:
    server = serve()
    people = [Person(server, "Ann"), Person(server, "Ben")]
    id = start_table(people, "_template")
    opened = people[0].post("/tables", game="_template", seats=2).headers["location"]
    server.stop()
    for source in (id, opened.rpartition("/")[2]):
        server.sql(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
            "INSERT INTO tables (id, game, host, options, seats, is_public, access, stage, since, "
            "touched, manners, to_act) SELECT ? || i, game, host, options, seats, is_public, "
            "access, stage, since, touched, manners, to_act FROM tables, n WHERE id = ?",
            500,
            f"copy-{source}",
            source,
        )
    server.sql(
        'INSERT INTO sitters ("table", person) SELECT id, host FROM tables '
        "WHERE id LIKE 'copy-%' AND stage = 'playing'"
    )
    server.start()
    page = people[0].read("/")
    assert page.status == 200
    assert page.html.count("copy-") >= 6
    assert "set aside" not in server.log(), "tables without a match would be, if they were read"
    assert "Your turn" in page.html
    listed = people[1].http.get("/api/tables").json()
    assert len(listed) == 20
