"""The page of notices, and what pages tell of themselves, on a running server."""

import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cheeseboard.testing.receiving import Browser, Got, House, Letters, house

from ..conftest import Serve
from ..people import Person, open_table, start_table
from ..serving import DEADLINE, LANGUAGES, NO_TLS, Server, runner, wait_for

LOCAL = "allows_local_receivers=True"
QUICK = """
from cheeseboard.server.notices import book, changes, core
core.LOOK = changes.LOOK = 0.2
book.LEASE = 1.0
"""
"""A server that waits less for somebody to look, and for a process that does not come back."""


@pytest.fixture
def there() -> Iterator[House]:
    with house() as running:
        yield running


def subscribe(person: Person, there: House, name: str = "phone") -> Browser:
    browser = Browser(there, name)
    fields = {"endpoint": browser.endpoint, **browser.keys, "name": name, "zone": "Europe/Kyiv"}
    answer = person.post("/me/notices/push", **fields)
    assert answer.status_code == 204, answer.text
    assert person.post("/me/notices/quiet", begin="22:30", end="7:30").status_code == 303
    return browser


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_there_in_every_language(server: Server, language: str) -> None:
    page = Person(server, language=language).read("/me/notices")
    assert page.status == 200
    assert not re.search(r"\{ \$|kind-|way-|why-", page.text)


def test_what_somebody_chooses_is_kept(server: Server) -> None:
    ann = Person(server, "Ann")
    chosen = {"turn-push": "true", "low-mail": "true", "digest": "true"}
    assert ann.send("/me/notices/ways", **chosen).status == 200
    fields = {"is_quiet": "true", "begin": "21:00", "end": "6:30", "zone": "Asia/Tokyo"}
    page = ann.send("/me/notices/quiet", **fields)
    checked = [node.get("name") for node in page.root.all("input") if "checked" in node.attributes]
    assert {"turn-push", "low-mail", "digest", "is_quiet"} <= set(checked)
    assert "turn-mail" not in checked
    assert 'value="Asia/Tokyo"' in page.html
    bad = ann.post("/me/notices/quiet", is_quiet="true", begin="25:00", end="6:30")
    assert bad.status_code == 422
    assert "25:00" in bad.text


def test_the_quiet_hours_may_stop_the_clocks_too(server: Server) -> None:
    ann = Person(server, "Ann")
    fields = {"is_quiet": "true", "is_night": "true", "begin": "22:00", "end": "6:30"}
    page = ann.send("/me/notices/quiet", **fields)
    assert "checked" in page.root.one("input", name="is_night").attributes
    night = ann.read("/me/time").root
    assert night.one("input", name="from").get("value") == "22:00"
    assert night.one("input", name="to").get("value") == "06:30"
    long = ann.post("/me/notices/quiet", **{**fields, "begin": "20:00"})
    assert long.status_code == 422, "a night has at most nine hours"
    night = ann.read("/me/time").root
    assert night.one("input", name="from").get("value") == "22:00"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://10.0.0.8/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:192.168.0.1]/",
        "https://user:word@example.org/",
        "file:///etc/passwd",
        "gopher://example.org",
        "https://",
        "",
    ],
)
def test_addresses_in_our_own_network_are_refused(server: Server, address: str) -> None:
    ann = Person(server, "Ann")
    answer = ann.post("/me/notices/webhook", address=address)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    keys = {"p256dh": "x", "auth": "y"}
    assert ann.post("/me/notices/push", endpoint=address, **keys).status_code == 422


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "syslog://", "dbus://", "json://10.0.0.1", "https://x.org"]
)
def test_services_of_our_own_network_are_refused(server: Server, address: str) -> None:
    answer = Person(server, "Ann").post("/me/notices/service", address=address)
    assert answer.status_code == 422


def test_a_name_that_leads_into_our_network_is_not_called(serve: Serve, there: House) -> None:
    running = serve(runner(), kind="sqlite")
    ann = Person(running, "Ann")
    port = there.url.rpartition(":")[2]
    address = f"https://localhost:{port}/hook"
    assert ann.post("/me/notices/webhook", address=address).status_code == 303
    ann.post("/me/notices/test")
    query = "SELECT why FROM receivers WHERE why != ''"
    assert wait_for(lambda: running.sql(query), "the end of the hook") == [("private",)]
    assert not there.got


class Match:
    """A match of two people who take the first move that there is."""

    def __init__(self, server: Server, *people: Person) -> None:
        self.server, self.people = server, people
        self.id = start_table(people, "_template")

    def to_act(self) -> list[int]:
        rows = self.server.sql("SELECT to_act FROM tables WHERE id = ?", self.id)
        return list(json.loads(rows[0][0]))

    def play_until(self, seat: int) -> None:
        """Let the others play until somebody is to act."""
        while seat not in self.to_act():
            person = self.people[self.to_act()[0]]
            page = person.read(f"/tables/{self.id}")
            buttons = page.move_form.all("button")
            person.choose(page, next(node.get("value") for node in buttons if node.get("value")))


def test_who_looks_is_not_told(serve: Serve, there: House) -> None:
    running = serve(runner(LOCAL, QUICK))
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    subscribe(bob, there)
    id = open_table(ann, "_template", 2)
    bob.send(f"/tables/{id}/sit", seat=1, name="Bob")
    assert bob.post("/me/look", table=id, page="p", is_looking="true").status_code == 204
    ann.send(f"/tables/{id}/start")
    held = "SELECT why FROM deliveries WHERE state = 'held'"
    found = wait_for(lambda: running.sql(held), "a line in the log")
    assert found == [("looking",)]
    assert not there.got


def test_a_kill_between_claim_and_answer_sends_the_same_once_more(
    serve: Serve, there: House
) -> None:
    running = serve(runner(LOCAL, QUICK))
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    browser = subscribe(bob, there)
    match = Match(running, ann, bob)

    is_dead = threading.Event()

    def answer(got: Got) -> int:
        is_dead.wait(DEADLINE)
        return 201

    there.answer = answer
    match.play_until(0)
    match.play_until(1)
    wait_for(lambda: there.got, "the push in whose midst the server is killed")
    running.kill()
    is_dead.set()
    running.start()
    wait_for(lambda: there.got[1:], "the push of the next server")
    first, *others = browser.messages()
    assert others
    assert all(other == first for other in others)
    assert first["url"] == f"/tables/{match.id}"
    topics = {got.headers["topic"] for got in there.got}
    assert len(topics) == 1, "the push service and the browser put one in the other's place"
    sent = "SELECT tries FROM deliveries WHERE state = 'sent'"
    assert wait_for(lambda: running.sql(sent), "the line in the log")


def test_the_stream_tells_what_waits_and_the_bell_is_read(serve: Serve) -> None:
    running = serve()
    ann, bob = Person(running, "Ann"), Person(running, "Bob")
    told = bob.stream("/me/stream")
    told.wait(lambda found: bool(found) and not found[-1].data["waiting"], "an empty bell")
    match = Match(running, ann, bob)
    match.play_until(1)
    found = told.wait(lambda found: bool(found[-1].data["waiting"]), "a table that waits")
    assert found[-1].data["waiting"] == [match.id]
    assert found[-1].data["title"] == "Your turn · Cheese Market"
    assert "Your turn: Cheese Market" in bob.http.get("/me/bell").text
    told.wait(lambda found: found[-1].data["unread"] == 1, "the bell")
    assert bob.post("/me/bell/read").status_code == 204
    told.wait(lambda found: found[-1].data["unread"] == 0, "a bell that was read")
    before = found[-1].data["opens"]
    ann.send("/tables", game="_template", seats=2, is_public="true")
    told.wait(lambda found: found[-1].data["opens"] > before, "a new open table")
    told.close()


def test_a_mail_address_is_confirmed_and_has_a_way_out(serve: Serve) -> None:
    with Letters() as letters:
        mail = f'mail=MailSettings("127.0.0.1", {letters.port}, "us@example.org")'
        names = "from cheeseboard.server.mail import MailSettings"
        script = runner(mail).replace("import sys\n", f"import sys\n{names}\n", 1)
        running = serve(script, kind="sqlite")
        ann = Person(running, "Ann")
        assert ann.post("/me/notices/mail", address="nobody").status_code == 422
        assert ann.send("/me/notices/mail", address="ann@example.org").status == 200
        text = wait_for(lambda: letters.got, "a mail")[0].get_content()
        link = re.search(r"http://\S+/me/notices/confirm/\S+", text)
        assert link
        stranger = httpx.get(link[0], verify=NO_TLS, timeout=DEADLINE)
        assert stranger.status_code == 200
        ann.post("/me/notices/test")
        assert running.sql("SELECT confirmed FROM receivers") == [(0.0,)], "a look is no press"
        assert httpx.post(link[0], verify=NO_TLS, timeout=DEADLINE).status_code == 200
        ann.post("/me/notices/test")
        told = wait_for(lambda: letters.got[1:], "the test")[0]
        out = str(told["List-Unsubscribe"]).strip("<>")
        assert httpx.get(out, verify=NO_TLS, timeout=DEADLINE).status_code == 200
        table = start_table([ann, Person(running, "Bob")], "_template", tempo="days:86400")
        for what in ("digest", "mute"):
            way = f"{out.replace('/out/', f'/{what}/')}?table={table}"
            assert httpx.get(way, verify=NO_TLS, timeout=DEADLINE).status_code == 200
            assert httpx.post(way, verify=NO_TLS, timeout=DEADLINE).status_code == 200
        [(kept,)] = running.sql("SELECT wishes FROM wishes")
        assert '"is_digest": true' in kept
        assert f'"{table}": "mute"' in kept
        pressed = httpx.post(
            out, data={"List-Unsubscribe": "One-Click"}, verify=NO_TLS, timeout=DEADLINE
        )
        assert pressed.status_code == 200
        assert running.sql("SELECT id FROM receivers") == []
        wrong = httpx.post(out[:-1] + "~", verify=NO_TLS, timeout=DEADLINE)
        assert wrong.status_code == 404


def test_the_site_is_an_app(server: Server, tmp_path: Path) -> None:
    ann = Person(server, "Ann")
    worker = ann.http.get("/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "@" not in re.sub(r"//.*", "", worker.text)
    manifest = ann.http.get("/manifest.webmanifest").json()
    assert manifest["scope"] == manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert ann.http.get(icon["src"]).headers["content-type"] == "image/png"
    assert "manifest-src 'self'" in worker.headers["content-security-policy"]
