"""Looking back at a match: analysis, eyes, notes, branches; and nothing of a match that runs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cheeseboard.review.counting import bills
from cheeseboard.review.files import from_json

from ..people import Person, start_table
from ..reading import Page
from ..serving import BOTH, SCRIPT, Server, wait_for
from .looking import MARKET, QUICK, analysed, count, finished, play_one, review, state


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("review"), QUICK).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


@pytest.fixture
def two(server: Server) -> list[Person]:
    return [Person(server, "Ann"), Person(server, "Bob")]


SECRET = "While the match runs"
ASKED = ("", "/lines", "/stream", ".jsonl", "/moment.svg?step=1", "/summary.svg")
DONE = ("/begin", "/look", "/notes", "/notes/remove", "/branch", "/keep")


def test_nothing_of_a_running_match_can_be_asked_by_anybody(
    server: Server, two: list[Person]
) -> None:
    id = start_table(two, MARKET, rounds=2)
    play_one(two[0], id)
    watcher = Person(server)
    for person in (*two, watcher):
        for path in ASKED:
            answer = person.http.get(review(id, path))
            assert answer.status_code == 403, path
            assert SECRET in answer.text
        for path in DONE:
            answer = person.post(review(id, path), step=1, seat=0, text="x", line="x", id=1)
            assert answer.status_code == 403, path
            assert SECRET in answer.text
    assert count(server, "reviews") == 0
    assert count(server, "notes") == 0


def test_an_analysis_is_made_once_and_shown_to_all(server: Server, two: list[Person]) -> None:
    id = finished(two)
    before = two[0].read(review(id))
    assert "Analyse this match" in before.text
    assert "As seen by" in before.text
    analysed(server, two[0], id)
    made = count(server, "review_items")
    page = two[1].read(review(id, "?step=1"))
    assert "steps looked at" in page.text
    assert "The choice" in page.text
    assert "The bill of chances" in page.text
    analysed(server, two[1], id)
    assert count(server, "review_items") == made
    assert Person(server).read(review(id)).status == 200


def test_a_later_server_counts_again_and_goes_on(server: Server, two: list[Person]) -> None:
    """What an earlier bot has found is shown until then, and what had come to rest goes on."""
    old, resting = finished(two), finished(two)
    for id in (old, resting):
        analysed(server, two[0], id)
        assert "Count again" not in two[0].read(review(id)).text
    numbers = {row[0]: row[1] for row in server.sql('SELECT "table", id FROM matches')}
    of_old, of_resting = (f'"match" = {numbers[id]}' for id in (old, resting))
    server.sql(f"UPDATE reviews SET version = version || '.old' WHERE {of_old}")
    server.sql(f"UPDATE reviews SET state = 'resting', rest = 3 WHERE {of_resting}")
    server.sql(
        "UPDATE review_items SET answer = NULL WHERE key = 'fine:3' AND review IN "
        f"(SELECT id FROM reviews WHERE {of_resting})"
    )
    server.restart()
    page = two[0].read(review(old, "?step=1"))
    assert "Count again with the new bot" in page.text
    assert "The choice" in page.text
    assert two[0].send(review(old, "/begin"), step=1).status == 200
    done = f"reviews WHERE {of_old} AND state = 'done'"
    wait_for(lambda: count(server, done) == 2, "the second analysis")
    assert "Count again" not in two[0].read(review(old)).text
    assert "The analysis rests at step 3." in two[0].read(review(resting, "?step=1")).text
    analysed(server, two[0], resting)
    assert "steps looked at" in two[0].read(review(resting)).text


def test_nobody_keeps_all_bots_busy_with_the_past(server: Server, two: list[Person]) -> None:
    done, other = finished(two), finished(two)
    analysed(server, two[0], done)
    [[match]] = server.sql(f"SELECT id FROM matches WHERE \"table\" = '{done}'")
    server.sql(
        'INSERT INTO reviews ("match", version, state, payer, since, rest, head) '
        "SELECT \"match\", number, 'working', payer, since, 0, head FROM reviews, "
        "(SELECT 'one' AS number UNION SELECT 'two' UNION SELECT 'three') AS numbers "
        f'WHERE "match" = {match}'
    )
    answer = two[0].post(review(other, "/begin"), step=1)
    assert answer.status_code == 429
    assert "3 matches of yours are being analysed now." in answer.text
    assert two[1].post(review(other, "/begin"), step=1).status_code == 303  # for all who look
    server.sql("DELETE FROM reviews WHERE version IN ('one', 'two', 'three')")


def test_a_moment_is_cut_out_of_the_board(server: Server, two: list[Person]) -> None:
    id = finished(two)
    picture = two[0].http.get(review(id, "/moment.svg?step=2&part=0.1,0.25,0.5,0.5")).text
    assert 'viewBox="90 210 450 420"' in picture
    for odd in ("1", "0.1,0.1,0.2,0", "0.1,0.1,9,9", "a,b,c,d"):
        assert 'viewBox="0 0 900 840"' in two[0].http.get(
            review(id, f"/moment.svg?step=2&part={odd}")
        ).text  # fmt: skip


def test_the_summary_is_a_picture_with_the_bill(server: Server, two: list[Person]) -> None:
    id = finished(two)
    analysed(server, two[0], id)
    answer = two[0].http.get(review(id, "/summary.svg"))
    assert answer.headers["content-type"] == "image/svg+xml"
    drawing = ElementTree.fromstring(answer.text)
    told = " ".join(text.strip() for text in drawing.itertext())
    assert "Ann" in told
    assert "Own choices" in told
    assert ".seat-1 { --seat: #CC2F2B" in answer.text


def test_the_export_holds_record_and_analysis_whose_bills_add_up(
    server: Server, two: list[Person]
) -> None:
    id = finished(two)
    analysed(server, two[0], id)
    lines = [json.loads(line) for line in two[0].http.get(review(id, ".jsonl")).text.splitlines()]
    record = two[0].http.get(f"/tables/{id}/matches/1/record.jsonl").text.splitlines()
    assert [json.loads(line) for line in record] == lines[: len(record)]
    analysis = from_json(lines[len(record) :])
    for bill in bills(analysis):
        assert bill.start + bill.own + bill.luck + bill.others == bill.result
    assert {line["bill"]["seat"] for line in lines if "bill" in line} == {0, 1}


def test_the_bill_on_the_page_adds_up(server: Server, two: list[Person]) -> None:
    id = finished(two, rounds=3)
    analysed(server, two[0], id)
    table = two[0].read(review(id, "?pane=match")).root.one("table", class_="sheet chances")
    rows = [[cell.text for cell in row.all("td")] for row in table.all("tr")][1:]
    numbers = [[int(cell.replace("−", "-")) for cell in row] for row in rows[1:] if row]
    *parts, ends = [row for row in numbers if len(row) == 2]
    for seat in range(2):
        assert sum(row[seat] for row in parts) == ends[seat]


def test_a_seat_sees_only_its_own(server: Server, two: list[Person]) -> None:
    """The first bid of a round is secret until the second: only its own eyes read it."""
    id = finished(two)
    own = two[1].read(review(id, "?step=1&from=0"))
    other = two[1].read(review(id, "?step=1&from=1"))
    public = two[1].read(review(id, "?step=1&from=public"))
    everything = two[1].read(review(id, "?step=1&from=all"))
    card = re.compile(r"You choose \d")
    assert card.search(own.root.one("section", id="rv-step").one("h2").text)
    for hidden in (other, public):
        assert "could be seen" in hidden.root.one("section", id="rv-step").one("h2").text
    assert card.search(everything.root.one("section", id="rv-step").one("h2").text)
    assert "Hindsight" in everything.text


def test_where_nobody_chose_a_seat_reads_its_own_chances(server: Server, two: list[Person]) -> None:
    id = finished(two)
    analysed(server, two[0], id)
    for seat, person in enumerate(two):
        step = person.read(review(id, f"?step=0&from={seat}")).root.one("section", id="rv-step")
        [own] = [
            row.text for row in step.one("ul", class_="changes").all("li") if "You" in row.text
        ]
        swing = step.one("p", class_="swing").text
        assert "your chance" in swing.lower()
        assert re.findall(r"\d+", swing)[:2] == re.findall(r"\d+", own)[:2]


def test_a_step_for_the_script_is_small(server: Server, two: list[Person]) -> None:
    id = finished(two)
    analysed(server, two[0], id)
    answer = two[0].http.get(review(id, "?step=2&only=step"), headers={"Accept": SCRIPT})
    assert answer.json()["step"] == 2
    stream = two[0].stream(review(id, "/stream"))
    [told] = stream.wait(lambda told: len(told) == 1, "all that was found out")
    stream.close()
    assert told.event == "found"
    assert told.data["state"] == "done"
    assert len(told.raw.encode()) < 6000


# --- notes


def test_those_of_the_table_write_notes_and_everybody_reads_them(
    server: Server, two: list[Person]
) -> None:
    id = finished(two)
    page = two[0].send(review(id, "/notes"), step=2, text="I was  sure of <this>.")
    assert "I was sure of <this>." in page.text
    assert "step 2" in page.text
    assert "I was sure of" in two[1].read(review(id)).text
    stranger = Person(server, "Eve")
    assert "I was sure of" in stranger.read(review(id)).text
    refused = stranger.post(review(id, "/notes"), step=2, text="Me too")
    assert refused.status_code == 403
    assert "Only who sat at the table" in refused.text


@pytest.mark.parametrize(("text", "step"), [("", 1), ("x" * 301, 1), ("fine", 99)])
def test_what_is_no_note_is_refused(
    server: Server, two: list[Person], text: str, step: int
) -> None:
    id = finished(two)
    before = count(server, "notes")
    assert two[0].post(review(id, "/notes"), step=step, text=text).status_code == 422
    assert count(server, "notes") == before


def test_only_the_own_note_can_be_removed(server: Server, two: list[Person]) -> None:
    id = finished(two)
    two[0].send(review(id, "/notes"), step=1, text="Mine")
    note = server.sql("SELECT max(id) FROM notes")[0][0]
    assert two[1].post(review(id, "/notes/remove"), step=1, id=note).status_code == 404
    assert "Mine" in two[0].read(review(id)).text
    two[0].send(review(id, "/notes/remove"), step=1, id=note)
    assert "Mine" not in two[0].read(review(id)).text


# --- playing on


def branch_of(page_path: str) -> str:
    return page_path.partition("line=")[2]


def test_a_branch_plays_on_and_the_match_stays(server: Server, two: list[Person]) -> None:
    id = finished(two)
    record = two[0].http.get(f"/tables/{id}/matches/1/record.jsonl").text
    results = count(server, "results")
    page = two[0].send(review(id, "/branch"), step=0, seat=0)
    assert "What if from step 0" in page.text
    branch = branch_of(page.path)
    while "Your moves" in page.text and page.moves:
        page = two[0].choose(page, page.moves[0])
        page = wait_for(lambda: ready(two[0], id, branch), "the bot's move")
    assert "played to its end" in page.text
    assert two[0].http.get(f"/tables/{id}/matches/1/record.jsonl").text == record
    assert count(server, "results") == results


def ready(person: Person, id: str, branch: str) -> Page | None:
    """The page of a branch as soon as its person is to act, or it is over."""
    page = person.read(review(id, f"?line={branch}"))
    return page if page.moves or "played to its end" in page.text else None


def test_what_a_seat_did_not_know_is_dealt_anew(server: Server, two: list[Person]) -> None:
    id = finished(two, rounds=5)  # at step 1 seat 0 has chosen its bid, and seat 1 has not seen it
    starts = []
    for looking in ("1", *["public"] * 9, "all"):
        page = two[1].send(review(id, "/branch"), {}, step=1, seat=1, **{"from": looking})
        [[start]] = server.sql("SELECT start FROM branches ORDER BY at DESC LIMIT 1")
        starts.append(re.search(r"bids\((\d),-\)", start)[1])  # type: ignore[index]
    record = two[0].http.get(f"/tables/{id}/matches/1/record.jsonl").text.splitlines()
    assert f"bid {starts[-1]}" == json.loads(record[1])["move"]
    assert "hindsight" in page.text
    assert len(set(starts[:-1])) > 1, "what was hidden is always the same"


def test_a_branch_is_its_owners_alone(server: Server, two: list[Person]) -> None:
    id = finished(two)
    branch = branch_of(two[0].send(review(id, "/branch"), step=0, seat=1).path)
    assert two[1].read(review(id, f"?line={branch}")).status == 404
    assert two[1].post(review(id, "/keep"), step=0, line=branch, is_kept="true").status_code == 404


def test_three_lines_are_kept_at_most(server: Server, two: list[Person]) -> None:
    id = finished(two)
    lines = [branch_of(two[0].send(review(id, "/branch"), step=0, seat=0).path) for _ in range(4)]
    answers = [
        two[0].post(review(id, "/keep"), step=0, line=line, is_kept="true").status_code
        for line in lines
    ]
    assert answers == [303, 303, 303, 409]
    page = two[0].read(review(id, "?pane=match"))
    assert page.html.count("?line=") == 3
    assert (
        two[0].post(review(id, "/keep"), step=0, line=lines[0], is_kept="false").status_code == 303
    )


def test_nobody_plays_on_behind_the_end(server: Server, two: list[Person]) -> None:
    id = finished(two)
    steps = len(two[0].http.get(f"/tables/{id}/matches/1/record.jsonl").text.splitlines()) - 2
    refused = two[0].post(review(id, "/branch"), step=steps, seat=0)
    assert refused.status_code == 409
    assert "nothing to play on" in refused.text


def test_friends_come_to_a_branch(server: Server, two: list[Person]) -> None:
    id = finished(two)
    page = two[0].send(review(id, "/branch"), {}, step=2, seat=1, **{"with": "friends"})
    table = page.path.removeprefix("/tables/")
    assert two[1].send(f"/tables/{table}/sit", seat=0, name="Bob").status == 200
    page = two[0].send(f"/tables/{table}/start")
    assert "What if from step 2" in page.text
    [[start]] = server.sql(f"SELECT start FROM branches WHERE \"table\" = '{table}'")
    [[head]] = server.sql(f"SELECT head FROM matches WHERE \"table\" = '{table}'")
    assert json.loads(head)["start"] == start


def test_who_left_the_seat_of_a_branch_sees_nothing_of_it(
    server: Server, two: list[Person]
) -> None:
    id = finished(two)
    page = two[0].send(review(id, "/branch"), {}, step=1, seat=0, **{"with": "friends"})
    table = page.path.removeprefix("/tables/")
    assert two[0].send(f"/tables/{table}/stand-up", seat=0).status == 200
    assert two[0].send(f"/tables/{table}/sit", seat=1, name="Ann").status == 200
    assert two[1].send(f"/tables/{table}/sit", seat=0, name="Bob").status == 200
    assert two[0].send(f"/tables/{table}/start").status == 200
    for person in two:
        assert person.read(review(id, f"?line={table}")).status == 404
    for path in ASKED:
        assert two[0].http.get(review(table, path)).status_code == 403, path


def test_a_branch_played_again_is_dealt_anew(server: Server, two: list[Person]) -> None:
    id = finished(two)
    page = two[0].send(review(id, "/branch"), {}, step=1, seat=1, **{"with": "friends"})
    table = page.path.removeprefix("/tables/")
    assert two[1].send(f"/tables/{table}/sit", seat=0, name="Bob").status == 200
    assert two[0].send(f"/tables/{table}/start").status == 200
    while sum(play_one(person, table) for person in two):
        pass
    assert two[1].read(review(table, "?from=all")).status == 200  # all of it lies open now
    assert two[0].send(f"/tables/{table}/rematch").status == 200
    [[first], [second]] = server.sql(
        f"SELECT head FROM matches WHERE \"table\" = '{table}' ORDER BY number"
    )
    assert "start" in json.loads(first)
    assert "start" not in json.loads(second)
    for person in two:
        assert person.read(review(id, f"?line={table}")).status == 404
        assert person.http.get(review(table, "?from=all", number=2)).status_code == 403


# --- work that is cut short


@pytest.mark.parametrize("kind", BOTH)
def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path, kind: str) -> None:
    server = Server(tmp_path, QUICK, kind=kind).start()
    try:
        people = [Person(server, "Ann"), Person(server, "Bob")]
        id = finished(people, rounds=5)
        people[0].send(review(id, "/begin"), step=3)
        answered = "review_items WHERE answer IS NOT NULL"
        wait_for(lambda: count(server, answered) > 0, "the first finding")
        server.restart()
        wait_for(lambda: state(server, id) == "done", "the analysis")
        assert count(server, "review_items WHERE answer IS NULL") == 0
        assert count(server, "work WHERE key LIKE 'review:%'") == 0
        assert count(server, "review_seats") == 2
        assert "There was only one move." in people[0].read(review(id, "?step=10")).text
    finally:
        server.kill()
