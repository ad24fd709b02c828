"""Who goes leaves no name behind, and who turns out to be somebody brings everything along."""

import pytest

from cheeseboard.server.players.recompute import recompute
from cheeseboard.server.schema import metadata
from cheeseboard.server.store import Store

from .company.members import Member, program_of
from .conftest import Serve
from .owners import Owner
from .people import open_table, start_table
from .review.looking import finished, play_one, review
from .serving import BOTH, Server, wait_for

STEM = "Zyxanna"
"""In every name that somebody has had here, and in what they have written."""


TOLD = """SELECT 1 FROM meetings WHERE person = ? OR other = ?
    UNION SELECT 1 FROM labels WHERE person = ?"""
"""What is made of somebody's matches."""


def recompute_at(server: Server) -> None:
    """What the command does, without another Python."""
    server.stop()
    store = Store(server.database_url)
    store.open()
    recompute(store)
    store.close()


def traces(server: Server) -> dict[str, list[str]]:
    """Rows of the database in which somebody can still be read, by table."""
    found: dict[str, list[str]] = {}
    for table in metadata.sorted_tables:
        rows = [repr(row) for row in server.sql(f'SELECT * FROM "{table.name}"')]
        left = [row[:400] for row in rows if STEM.casefold() in row.casefold()]
        if left:
            found[table.name] = left
    return found


def test_nothing_in_the_database_names_who_has_gone(serve: Serve) -> None:
    server = serve()
    ann = Member(server, f"{STEM} Before")
    bob, cat = Member(server, "Bob"), Member(server, "Cat")
    played = finished([ann, bob], rounds=1)
    ann.post(f"/tables/{played}/chat", text=f"{STEM} was here")
    ann.post(review(played, "/notes"), step=1, text=f"{STEM} notes")
    ann.send("/me/name", name=f"{STEM} Gone")
    ann.send(f"/tables/{played}/rematch")
    play_one(ann, played)
    running = start_table([bob, ann, cat], "_template", tempo="days:86400")
    ann.post(f"/tables/{running}/chat", text=f"{STEM} says more")
    for one in (bob, ann, cat):
        assert play_one(one, running)
    cat.toward(bob, "report", kind="chat", reason="Look.", table=running)
    bob.toward(ann, "report", kind="behaviour", reason="Slow.", table=running)
    hosted = open_table(ann, "_template", 2)
    ann.toward(bob, "follow")
    bob.toward(ann, "follow")
    ann.toward(bob, "invite", table=hosted)
    program_of(ann).get(f"/tables/{running}")
    named = {"people", "tables", "matches", "chat", "notices", "reports", "notes"}
    assert named <= set(traces(server))
    assert server.sql(TOLD, *3 * [ann.id])
    server.sql("UPDATE people SET leaves = 1 WHERE id = ?", ann.id)
    server.restart()
    wait_for(lambda: not server.sql("SELECT 1 FROM people WHERE leaves = 1"), "the end")
    assert traces(server) == {}
    page = bob.read(f"/tables/{played}/matches/1")
    assert page.status == 200
    assert "a former guest" in page.text
    assert bob.read(f"/tables/{running}").status == 200
    assert bob.read("/me/notices").status == 200
    assert "Traceback" not in server.log()
    recompute_at(server)
    assert server.sql(TOLD, *3 * [ann.id]) == [], "it does not come back either"


@pytest.mark.parametrize("kind", BOTH)
def test_who_comes_in_has_met_whom_both_have_met(serve: Serve, kind: str) -> None:
    """What follows from the matches of a guest is the account's, as if it were made anew."""
    server = serve(kind=kind)
    ann, guest = Owner(server, "Ann").keep(), Owner(server, "Somebody")
    bob, cat = Member(server, "Bob"), Member(server, "Cat")
    for players in (
        [ann.person, bob],
        [guest.person, bob],
        [cat, guest.person],
        [guest.person, ann.person, bob],
    ):
        finished(players, rounds=1)
    assert guest.come_in(ann.key).status_code == 200
    [(id,)] = server.sql("SELECT id FROM people WHERE name = 'Ann'")
    met = server.sql("SELECT other, ahead + level + behind FROM meetings WHERE person = ?", id)
    assert sorted(met) == sorted([(bob.id, 3), (cat.id, 1)])
    assert server.sql("SELECT count(*) FROM results WHERE person = ?", id) == [(4,)]
    assert server.sql("SELECT 1 FROM people WHERE name = 'Somebody'") == []
    before = made(server)
    recompute_at(server)
    assert made(server) == before


def made(server: Server) -> dict[str, list[tuple[object, ...]]]:
    """What is made of matches that are over."""
    tables = ("meetings", "labels", "results")
    return {name: sorted(server.sql(f"SELECT * FROM {name}"), key=repr) for name in tables}
