"""Reports, and what an operator does: by the page and by the shell, each deed in the books."""

import re
import subprocess
import sys
import time

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from cheeseboard.server.company.audit import Deed
from cheeseboard.server.store import Store

from ..conftest import Serve
from ..people import Person, open_table, start_table
from ..serving import Server, wait_for
from ..storing import add_table
from .members import Member, make_operator, program_of


def shell(server: Server, *arguments: str, status: int = 0) -> str:
    """What `cheeseboard admin …` says."""
    run = [sys.executable, "-m", "cheeseboard", "admin", *arguments]
    done = subprocess.run(
        [*run, "--database", server.database_url], capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    return " ".join((done.stdout + done.stderr).split())


def operator(server: Server, name: str = "Olga") -> Member:
    found = Member(server, name)
    make_operator(server, found)
    return found


# --- the books, on both databases


def test_the_books_only_grow(store: Store) -> None:
    add_table(store)
    store.office.suspend(Deed("ann", "suspend", "rude", "bob", until=time.time() + 60))
    for change in ("UPDATE audit SET why = 'nice'", "DELETE FROM audit"):
        with pytest.raises(DatabaseError), store.filling() as connection:
            connection.execute(text(change))
    [entry] = store.office.entries()
    assert (entry.by_name, entry.what, entry.name, entry.why) == ("Ann", "suspend", "Bob", "rude")


def test_a_deed_that_fails_is_not_in_the_books(store: Store) -> None:
    store.office.rename(Deed("ann", "rename", "no", "ann"), "Zoe", "zoe")
    with pytest.raises(DatabaseError):
        store.office.rename(Deed("ann", "rename", "no", "bob"), "Zoe", "zoe")
    assert [entry.person for entry in store.office.entries()] == ["ann"]


def test_a_table_that_is_swept_away_takes_its_invitations_along(store: Store) -> None:
    table = add_table(store)
    store.invitations.add(table, "bob", "ann")
    assert [one.table for one in store.invitations.of("bob")] == []  # it has no free seat
    long_ago = time.time() - 400 * 24 * 3600.0
    with store.filling() as connection:
        connection.execute(text(f"UPDATE tables SET touched = {long_ago}, warned = {long_ago}"))
    assert store.sweep(time.time())[0] == [table]
    assert store.invitations.asked(table) == []


# --- reports


def test_a_report_keeps_the_last_thirty_lines(server: Server) -> None:
    ann, bob, boss = Member(server, "Ann X"), Member(server, "Bob X"), operator(server, "Boss X")
    table = open_table(ann, "_template", 2)
    bob.send(f"/tables/{table}/sit", seat=1)
    for number in range(35):
        assert bob.post(f"/tables/{table}/chat", text=f"Rubbish {number}").status_code == 303
    page = ann.read(f"/people/{bob.id}/manners?table={table}")
    assert "last 30 lines" in page.text
    report = {"kind": "chat", "reason": "He writes rubbish.", "table": table}
    assert ann.toward(bob, "report", **report) == 303
    assert "not told who reported" in ann.read(f"/people/{bob.id}/reported").text
    seen = boss.read("/admin").text
    assert "He writes rubbish." in seen
    assert "Reported by Ann X" in seen
    assert "Rubbish 34" in seen
    assert "Rubbish 5" in seen
    assert "Rubbish 4 " not in seen
    assert "rubbish." not in bob.read("/").text


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"kind": "chat", "reason": "x"}, "press the writer"),
        ({"kind": "smell", "reason": "x"}, "Say what it is about"),
        ({"kind": "name", "reason": "  "}, "Say why"),
        ({"kind": "name", "reason": "x" * 501}, "Say why"),
        ({"kind": "chat", "reason": "x", "table": "nowhere"}, "no such table"),
    ],
)
def test_an_incomplete_report_is_refused(server: Server, fields: dict[str, str], said: str) -> None:
    ann, bob = Member(server, "Ann I"), Member(server, "Bob I")
    answer = ann.post(f"/people/{bob.id}/report", **fields)
    assert answer.status_code in (404, 422)
    assert said in answer.text


def test_reports_are_not_sent_without_end(server: Server) -> None:
    ann, bob = Member(server, "Ann E"), Member(server, "Bob E")
    answers = [ann.toward(bob, "report", kind="name", reason="Bad.") for _ in range(8)]
    assert answers[0] == 303
    assert answers[-1] == 429


# --- the page


def test_the_desk_is_not_there_for_others(server: Server) -> None:
    ann = Member(server, "Ann D")
    for one in (ann, Person(server, "Guest D"), Person(server)):
        assert one.http.get("/admin").status_code == 404
        assert one.post(f"/admin/people/{ann.id}/suspend", days=1, why="x").status_code == 404
    boss = operator(server, "Boss D")
    foreign = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert boss.post(f"/admin/people/{ann.id}/suspend", foreign, days=1, why="x").status_code == 403
    token = {"Authorization": f"Bearer {program_of(boss).token}"}
    assert boss.post(f"/admin/people/{ann.id}/suspend", token, days=1, why="x").status_code == 404


def test_a_suspended_person_reads_why_and_cannot_act(server: Server) -> None:
    ann, bob, boss = Member(server, "Ann T"), Member(server, "Bob T"), operator(server, "Boss T")
    table = start_table([ann, bob], "_template")
    waits = open_table(bob, "_template", 2)
    program = program_of(bob)
    assert boss.post(f"/admin/people/{bob.id}/suspend", days=3, why="").status_code == 422
    assert boss.post(f"/admin/people/{bob.id}/suspend", days=0, why="x").status_code == 422
    answer = boss.post(f"/admin/people/{bob.id}/suspend", days=3, why="He bites.")
    assert answer.status_code == 303, answer.text
    for path in ("/", f"/tables/{table}", "/games", f"/people/{ann.id}/manners", "/nowhere"):
        assert "He bites." in bob.read(path).text, path
    assert "He bites." not in ann.read(f"/tables/{table}").text
    for path in (f"/tables/{table}/chat", "/tables", "/play-now", f"/people/{ann.id}/follow"):
        refused = bob.post(path, text="Hello", game="_template", seats=2)
        assert refused.status_code == 403, path
        assert "He bites." in refused.text, path
    assert "He bites." in program.post(f"/tables/{table}/chat", 403, text="Hello")["error"]
    # a bot plays on, and the chair at the table that waits is free
    wait_for(
        lambda: ann.http.get(f"/api/tables/{table}").json()["players"][1]["kind"] == "bot",
        "the bot in Bob's seat",
    )
    wait_for(
        lambda: ann.http.get(f"/api/tables/{waits}").json()["players"][0]["kind"] == "open",
        "the free chair",
    )
    assert bob.post(f"/tables/{table}/take-back", seat=1).status_code == 403
    # what is one's own stays one's own
    assert bob.post("/me/language", language="en", back="/").status_code == 303
    assert boss.post(f"/admin/people/{bob.id}/lift", why="He said sorry.").status_code == 303
    assert "He bites." not in bob.read("/").text
    assert bob.post(f"/tables/{table}/take-back", seat=1).status_code == 303
    log = boss.read("/admin").root.one("ol", class_="card pad books").text
    for part in ("Boss T", "suspended · Bob T", "He bites.", "let in again", "He said sorry."):
        assert part in log


def test_a_text_is_taken_away_from_open_pages_too(server: Server) -> None:
    ann, bob, boss = Member(server, "Ann W"), Member(server, "Bob W"), operator(server, "Boss W")
    table = start_table([ann, bob], "_template")
    bob.post(f"/tables/{table}/chat", text="Unspeakable")
    ann.toward(bob, "report", kind="chat", reason="Look.", table=table)
    line = server.sql('SELECT id FROM chat WHERE "table" = ?', table)[0][0]
    [number] = [one[0] for one in server.sql("SELECT id FROM reports WHERE about = ?", bob.id)]
    with ann.stream(f"/tables/{table}/stream") as stream:
        stream.wait(lambda told: any("Unspeakable" in one.raw for one in told), "the words")
        done = boss.post(f"/admin/lines/{line}/remove", why="Rude.", report=number)
        assert done.status_code == 303
        stream.wait(lambda told: "was taken away" in told[-1].raw, "their end")
    assert "Unspeakable" not in ann.read(f"/tables/{table}").text
    assert "Unspeakable" in boss.read("/admin").text, "the report keeps what it was about"
    assert boss.post(f"/admin/lines/{line}/remove", why="Again.").status_code == 404
    assert boss.post(f"/admin/reports/{number}/settle", why="Text removed.").status_code == 303
    [settled] = server.sql("SELECT settled FROM reports WHERE id = ?", number)[0]
    assert settled


def test_a_bad_name_goes_everywhere(server: Server) -> None:
    ann, bob, boss = Member(server, "Ann N"), Member(server, "Mudface"), operator(server, "Boss N")
    table = start_table([ann, bob], "_template")
    bob.post(f"/tables/{table}/chat", text="Hello")
    assert "Mudface" in ann.read(f"/tables/{table}").text
    done = boss.post(f"/admin/people/{bob.id}/rename", name="Robert", why="Insulting.")
    assert done.status_code == 303
    page = ann.read(f"/tables/{table}").text
    assert "Mudface" not in page
    assert "Robert" in page
    assert boss.post(f"/admin/people/{bob.id}/rename", name="", why="x").status_code == 422


@pytest.mark.parametrize("is_running", [True, False])
def test_a_table_is_closed(server: Server, is_running: bool) -> None:
    ann, bob, boss = Member(server, "Ann C"), Member(server, "Bob C"), operator(server, "Boss C")
    table = start_table([ann, bob], "_template") if is_running else open_table(ann, "_template", 2)
    assert table in boss.read("/admin").html
    assert boss.post(f"/admin/tables/{table}/close", why="Spam.").status_code == 303
    if is_running:
        assert "has ended the match here" in ann.read(f"/tables/{table}").text
        record = ann.http.get(f"/api/tables/{table}/matches/1/record").json()
        assert "over-closed" in str(record[-2:])
    else:
        assert ann.http.get(f"/tables/{table}").status_code == 410
    assert boss.post(f"/admin/tables/{table}/close", why="Again.").status_code == 409


def test_the_desk_tells_nothing_of_a_running_match(server: Server) -> None:
    """Only rows: the page is the same whatever is hidden, and a table is seen as by a watcher."""
    ann, bob, boss = Member(server, "Ann V"), Member(server, "Bob V"), operator(server, "Boss V")
    table = start_table([ann, bob], "_template")

    def seen() -> str:
        """What the desk lists, but for how long ago something was."""
        listed = boss.read("/admin").root.one("section", id="tables").text
        return re.sub(r"\d+ (second|minute)s?", "", listed)

    before = seen()
    ann.post(f"/tables/{table}/move", seat=0, move="bid 3", expected=0, key="k")
    assert before == seen()
    watcher, looking = Person(server).read(f"/tables/{table}"), boss.read(f"/tables/{table}")
    assert watcher.root.one(id="stage").text == looking.root.one(id="stage").text
    api = program_of(boss)
    assert api.get(f"/tables/{table}/seats/0", 403)["key"] == "refuse-not-your-seat"
    assert api.get(f"/tables/{table}/matches/1/record", 403)["key"] == "refuse-running-secret"


def test_people_are_found_by_any_part_of_their_name(server: Server) -> None:
    boss, one = operator(server, "Boss Q"), Member(server, "Percy 100%_sure")
    assert one.id in boss.read("/admin?find=100%25_s").html
    assert one.id not in boss.read("/admin?find=100_").html
    assert one.id in boss.read(f"/admin?find={one.id}").html
    assert "Nobody of that name" in boss.read("/admin?find=zzzzzz").text


# --- the shell


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_the_shell_does_the_same(serve: Serve, kind: str) -> None:
    server = serve(kind=kind)
    ann, bob = Member(server, "Anna"), Member(server, "Boris")
    table = start_table([ann, bob], "_template")
    bob.post(f"/tables/{table}/chat", text="Unspeakable")
    ann.toward(bob, "report", kind="chat", reason="Look.", table=table)
    assert "Look." in shell(server, "reports"), "reports can be read beside the server"
    if kind == "sqlite":
        assert "serves it already" in shell(server, "make", "Anna", status=2)
        server.stop()
    line = server.sql("SELECT id FROM chat")[0][0]
    assert "is an operator now" in shell(server, "make", "Anna", "--why", "She is kind")
    assert "Anna" in shell(server, "operators")
    assert "is suspended" in shell(server, "suspend", "Boris", "--days", "2", "--why", "He bites.")
    assert "is an operator" in shell(
        server, "suspend", "Anna", "--days", "2", "--why", "x", status=2
    )
    shell(server, "remove-text", str(line), "--why", "Rude.")
    shell(server, "settle", "1", "--why", "Suspended.")
    assert "called Zoe" in shell(server, "rename", "Boris", "Zoe", "--why", "Nicer.")
    assert "Nobody here is called Xaver" in shell(server, "unsuspend", "Xaver", status=2)
    if kind == "sqlite":
        server.start()
    wait_for(lambda: ann.http.get("/admin").status_code == 200, "Anna's rights")
    wait_for(lambda: "He bites." in bob.read("/").text, "Boris reads why")
    page = ann.read(f"/tables/{table}").text
    assert "was taken away" in page
    assert "Boris" not in page
    players = ann.http.get(f"/api/tables/{table}").json()["players"]
    assert (players[1]["kind"], players[1]["name"]) == ("bot", "Zoe")
    log = ann.read("/admin").root.one("ol", class_="card pad books").text
    assert "Command line" in log
    assert "She is kind" in log
    if kind == "sqlite":
        server.stop()
    assert "is closed" in shell(server, "close-table", table, "--why", "Enough.")
    shell(server, "unsuspend", "Zoe")
    shell(server, "unmake", "Anna")
    said = shell(server, "log")
    for part in ("make-operator", "suspend", "remove-text", "settle", "rename", "close-table"):
        assert part in said
    if kind == "sqlite":
        server.start()
    wait_for(lambda: ann.http.get("/admin").status_code == 404, "the end of Anna's rights")
    assert "has ended the match here" in ann.read(f"/tables/{table}").text
