"""Attacks on keys and sessions, each by the bytes that a thief would send."""

import random
from typing import Any

import pytest

from .owners import Owner
from .people import Person
from .programs import Program, token_of
from .serving import SCRIPT, Server, wait_for
from .softkey import PRESENT, plain


@pytest.fixture
def owner(server: Server) -> Owner:
    return Owner(server, f"Owner {random.randrange(10**8)}").keep()


@pytest.fixture
def thief(server: Server) -> Owner:
    return Owner(server, f"Thief {random.randrange(10**8)}")


def test_a_key_opens_the_name_in_another_browser(owner: Owner, thief: Owner) -> None:
    assert thief.come_in(owner.key).status_code == 200
    assert thief.is_called() == owner.person.name


BENT: dict[str, dict[str, Any]] = {
    "a page of another origin": {"origin": "https://evil.example"},
    "a page of another port": {"origin": "http://127.0.0.1:1"},
    "a page of a host that begins alike": {"origin": "http://127.0.0.1.evil.example"},
    "a key for another host": {"host": "evil.example"},
    "a challenge that nobody gave": {"challenge": plain(b"\7" * 64)},
    "an empty challenge": {"challenge": ""},
    "an answer for making a key": {"kind": "webauthn.create"},
    "nobody at the device": {"flags": 0},
    "a count that was there before": {"count": 1},
    "a count of nought from a key that counts": {"count": 0},
    "a key of somebody else's": {"owner": b"somebody-else"},
    "no signature": {"signature": b""},
    "a made-up signature": {"signature": b"\x30\x06\x02\x01\x01\x02\x01\x01"},
}


@pytest.mark.parametrize("bent", BENT.values(), ids=BENT)
def test_a_bent_answer_opens_nothing(owner: Owner, thief: Owner, bent: dict[str, Any]) -> None:
    answer = thief.come_in(owner.key, **bent)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert thief.is_called() == thief.person.name
    assert thief.come_in(owner.key).status_code == 200, "the true answer is still taken"


def test_somebody_present_need_not_be_verified(owner: Owner, thief: Owner) -> None:
    assert thief.come_in(owner.key, flags=PRESENT).status_code == 200


def test_an_answer_counts_once_and_in_its_own_browser(owner: Owner, thief: Owner) -> None:
    good = owner.key.show(owner.ask())
    thief.ask()
    assert thief.post("/sign-in", credential=good).status_code == 403, "asked elsewhere"
    assert owner.post("/sign-in", credential=good).status_code == 200
    assert owner.post("/sign-in", credential=good).status_code == 403, "again"
    owner.ask()
    assert owner.post("/sign-in", credential=good).status_code == 403, "again, to a new question"
    assert thief.is_called() == thief.person.name


def test_a_question_is_answered_within_five_minutes(owner: Owner, server: Server) -> None:
    good = owner.key.show(owner.ask())
    server.sql("UPDATE challenges SET until = 1")
    assert owner.post("/sign-in", credential=good).status_code == 403


def test_a_question_for_a_new_key_is_none_for_signing_in(owner: Owner, thief: Owner) -> None:
    options = thief.ask("/me/keep/ask", name=thief.person.name)
    assert thief.post("/sign-in", credential=owner.key.show(options)).status_code == 403


def test_nobody_signs_for_somebody_elses_key(owner: Owner, thief: Owner) -> None:
    thief.keep()
    thief.key.id = owner.key.id
    thief.key.count = 1000
    assert thief.come_in(thief.key).status_code == 403
    assert thief.is_called() == thief.person.name


def test_nobody_takes_somebody_elses_key_for_a_name(owner: Owner, thief: Owner) -> None:
    thief.key.id = owner.key.id
    made = thief.key.make(thief.ask("/me/keep/ask", name=thief.person.name))
    answer = thief.post("/me/keep", name=thief.person.name, credential=made)
    assert answer.status_code == 409
    assert thief.come_in(owner.key).status_code == 200


@pytest.mark.parametrize(
    "bent", [{"origin": "https://evil.example"}, {"host": "evil.example"}, {"challenge": "AAAA"}]
)
def test_a_bent_new_key_keeps_nothing(thief: Owner, bent: dict[str, Any]) -> None:
    made = thief.key.make(thief.ask("/me/keep/ask", name=thief.person.name), **bent)
    answer = thief.post("/me/keep", name=thief.person.name, credential=made)
    assert answer.status_code == 403
    assert thief.come_in(thief.key).status_code == 403, "the key is nobody's"


def test_a_key_that_was_taken_away_opens_nothing(owner: Owner, thief: Owner) -> None:
    assert owner.person.post("/me/keys/remove", key=plain(owner.key.id)).status_code == 303
    assert thief.come_in(owner.key).status_code == 403


def test_who_is_let_in_gets_another_cookie_and_the_old_one_is_nobodys(
    owner: Owner, thief: Owner, server: Server
) -> None:
    """A cookie that a thief has put into somebody's browser is worth nothing once they come in."""
    planted = thief.cookie
    victim = Owner(server, "")
    victim.person.http.cookies.set("cheeseboard", planted, "127.0.0.1")
    answer = victim.come_in(owner.key)
    assert answer.status_code == 200
    cookie = answer.headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert victim.cookie != planted
    assert victim.is_called() == owner.person.name
    left = Person(server)
    left.http.cookies.set("cheeseboard", planted, "127.0.0.1")
    assert owner.person.name not in left.read("/me").html
    assert thief.person.name not in left.read("/me").html, "the session is over"


def test_who_keeps_a_name_gets_another_cookie(thief: Owner) -> None:
    before = thief.cookie
    assert thief.keep().cookie != before


@pytest.mark.parametrize("keeps", [True, False], ids=["keeps a name", "signs in"])
def test_what_a_guest_has_prepared_here_serves_nobody_who_comes_in(
    owner: Owner, thief: Owner, server: Server, *, keeps: bool
) -> None:
    """A thief who was a guest in this browser has left a program, and wants to be told."""
    program = Program(server, token=token_of(thief.person))
    table = program.post("/tables", 201, game="_template", seats=2)["id"]
    thief.person.post("/me/notices/webhook", address="https://thief.example/told")
    if keeps:
        thief.keep()
    else:
        assert thief.come_in(owner.key).status_code == 200
    assert thief.person.read(f"/tables/{table}").root.one("input", id="my-name")
    program.post("/tables", 401, game="_template", seats=2)
    whose = "SELECT p.name FROM receivers r JOIN people p ON p.id = r.person WHERE p.name = ?"
    assert server.sql(whose, owner.person.name) == []


def test_a_made_up_cookie_is_not_taken_over(server: Server) -> None:
    """A secret is always ours: nobody can choose the one that somebody will have."""
    person = Person(server)
    person.http.cookies.set("cheeseboard", "chosen-by-a-thief", "127.0.0.1")
    person.post("/me/name", name="Somebody")
    assert {cookie.value for cookie in person.http.cookies.jar} != {"chosen-by-a-thief"}
    other = Person(server)
    other.http.cookies.set("cheeseboard", "chosen-by-a-thief", "127.0.0.1")
    assert "Somebody" not in other.read("/me").html


def test_two_names_of_one_browser_play_no_rated_match(server: Server) -> None:
    """Signing out and in is no way to choose the moves of one's opponent."""
    first, second = Owner(server, f"First {random.randrange(10**8)}").keep(), Owner(server, "")
    first.person.post("/me/sign-out")
    second.person.http.cookies = first.person.http.cookies
    second.person.name = f"Second {random.randrange(10**8)}"
    second.person.post("/me/name", name=second.person.name)
    second.keep()
    fields = {"game": "_template", "seats": 2, "tempo": "live:600+20", "is_rated": "true"}
    table = second.person.send("/tables", **fields).path
    elsewhere = Owner(server, "")
    assert elsewhere.come_in(first.key).status_code == 200
    refused = elsewhere.person.send(f"{table}/sit", seat=1)
    assert refused.status == 409
    assert "signed in on one device" in refused.text
    stranger = Owner(server, f"Third {random.randrange(10**8)}").keep()
    assert stranger.person.send(f"{table}/sit", seat=1).status == 200


def test_what_a_thief_would_like_wants_a_key_shown_lately(owner: Owner, server: Server) -> None:
    server.sql("UPDATE sessions SET proved = 1")
    server.restart()
    person = owner.person
    for path, fields in (
        ("/me/words", {}),
        ("/me/link", {}),
        ("/me/keys/remove", {"key": plain(owner.key.id)}),
        ("/me/mail", {"address": "thief@example.org"}),
        ("/me/tokens", {"name": "Thief"}),
        ("/me/export", {}),
        ("/me/delete", {"is_sure": "true"}),
    ):
        assert person.post(path, **fields).status_code == 403, path
    assert owner.post("/me/keys/ask").status_code == 403
    assert owner.come_in(owner.key).status_code == 200
    assert person.post("/me/words").status_code == 200
    assert "Traceback" not in server.log()


def test_what_signs_out_is_over_for_every_copy_of_the_cookie(owner: Owner, server: Server) -> None:
    copy = Person(server)
    copy.http.cookies.set("cheeseboard", owner.cookie, "127.0.0.1")
    assert owner.person.name in copy.read("/me").html
    with copy.stream("/me/stream") as stream:
        assert stream.status == 200
        gone = owner.person.post("/me/sign-out").headers["set-cookie"]
        wait_for(lambda: not stream.is_open, "the end of the copy's stream")
    assert gone.startswith('cheeseboard="";')
    assert owner.person.name not in copy.read("/me").html


def test_secrets_are_long_and_stand_neither_in_the_database_nor_in_the_log(
    owner: Owner, thief: Owner, server: Server
) -> None:
    secrets = [owner.cookie, thief.cookie, token_of(owner.person)]
    assert len(set(secrets)) == 3
    assert all(len(secret) >= 43 for secret in secrets), "256 bits"
    tables = ("sessions", "tokens", "browsers", "recovery", "people")
    kept = repr([server.sql(f"SELECT * FROM {table}") for table in tables]) + server.log()
    for secret in (*secrets, " ".join(owner.words)):
        assert secret not in kept


@pytest.mark.parametrize("path", ["/", "/me", "/me/devices", "/me/data", "/me/history"])
def test_pages_about_somebody_are_kept_nowhere(owner: Owner, path: str) -> None:
    assert owner.person.read(path).headers["cache-control"] == "no-store"


def test_an_address_says_nothing_of_who_somebody_is(owner: Owner, server: Server) -> None:
    """A secret in an address would stand in logs, in histories and in what other sites are told."""
    stranger = Person(server)
    for name in ("cheeseboard", "session", "token"):
        assert owner.person.name not in stranger.read(f"/me?{name}={owner.cookie}").html
    asked = thief_asks(stranger)
    assert "allowCredentials" not in asked or asked["allowCredentials"] == []


def thief_asks(person: Person) -> dict[str, Any]:
    """What anybody is told who wants to come in: nothing of whose keys there are."""
    answer = person.http.post("/sign-in/ask", json={}, headers={**person.origin, "Accept": SCRIPT})
    found: dict[str, Any] = answer.json()
    return found
