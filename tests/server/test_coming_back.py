"""Attacks on the ways back to a name: six words, codes for another device, letters."""

import hashlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cheeseboard.server.people import six_words

from .accounts import keep_name
from .conftest import Serve
from .owners import Owner
from .people import Person
from .postbox import Postbox
from .programs import token_of
from .serving import SCRIPT, Server, another_address, runner, wait_for

WORDS = "babal dobel kikan lemor tonet zozel"


def is_in(person: Person, name: str) -> bool:
    return f'value="{name}"' in person.read("/me").html


def in_order(person: Person, name: str, words: str, **headers: str) -> tuple[int, str]:
    """What somebody is told who tries words, without what stands above and below it."""
    answer = person.post("/sign-in/words", headers, name=name, words=words)
    said = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", answer.text.partition("<main")[2]))
    return answer.status_code, said.replace(name, "NAME")


# --- six words


def test_wrong_words_are_answered_alike_whether_or_not_somebody_has_the_name(
    server: Server,
) -> None:
    Owner(server, "Words of mine").keep()
    thief = Person(server, "Guesser")
    known = in_order(thief, "Words of mine", "a b c d e f")
    unknown = in_order(thief, "Nobody of that name", "a b c d e f")
    assert known == unknown
    assert known[0] == 403
    keep_name(server, Person(server, "No words made").name)
    assert in_order(thief, "No words made", "a b c d e f") == known


def test_a_name_that_nobody_keeps_costs_as_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[dict[str, Any]] = []
    real = hashlib.scrypt

    def counting(password: bytes, **cost: Any) -> bytes:
        done.append({name: value for name, value in cost.items() if name != "salt"})
        return real(password, **cost)

    kept = six_words.slow_hash(WORDS)
    monkeypatch.setattr(hashlib, "scrypt", counting)
    assert six_words.is_right(WORDS, kept)
    assert not six_words.is_right("a b c", kept)
    assert not six_words.is_right("", six_words.NOBODYS)
    assert len(done) == 3
    assert done[0] == done[1] == done[2]
    assert done[0]["n"] >= 2**14


def test_guessing_ends_after_five_tries_even_with_the_right_words(server: Server) -> None:
    words = " ".join(Owner(server, "Guessed").keep().words)
    thief = Person(server, "Guesser")
    here = {"X-Forwarded-For": another_address()}
    for _ in range(5):
        assert thief.post("/sign-in/words", here, name="Guessed", words="a").status_code == 403
    for name in ("Guessed", "GUESSED", "Guéssed "):
        said = thief.post("/sign-in/words", here, name=name, words=words)
        assert said.status_code == 429, name
        assert not is_in(thief, "Guessed")
    elsewhere = {"X-Forwarded-For": another_address()}
    said = thief.post("/sign-in/words", elsewhere, name="Guessed", words=words)
    assert said.status_code == 200, "nobody can shut the owner out from elsewhere"
    assert is_in(thief, "Guessed")


def test_one_address_guesses_at_twenty_names_an_hour(server: Server) -> None:
    thief = Person(server, "Guesser")
    here = {"X-Forwarded-For": another_address()}
    said = [
        thief.post("/sign-in/words", here, name=f"Name {n}", words="a").status_code
        for n in range(21)
    ]
    assert said == [403] * 20 + [429]


def test_words_count_once(server: Server) -> None:
    words = " ".join(Owner(server, "Used once").keep().words)
    first, second = Person(server, "First"), Person(server, "Second")
    assert first.post("/sign-in/words", name="Used once", words=words).status_code == 200
    assert second.post("/sign-in/words", name="Used once", words=words).status_code == 403
    assert not is_in(second, "Used once")
    [(kept,)] = server.sql(
        "SELECT r.hash FROM recovery r JOIN people p ON p.id = r.person WHERE p.name = 'Used once'"
    )
    assert not any(word in kept for word in words.split())


def test_words_count_once_for_two_who_come_in_one_moment(server: Server) -> None:
    words = " ".join(Owner(server, "Twice at once").keep().words)
    people = [Person(server, "Owner"), Person(server, "Thief")]
    with ThreadPoolExecutor(2) as threads:
        said = threads.map(
            lambda one: one.post("/sign-in/words", name="Twice at once", words=words), people
        )
    assert sorted(one.status_code for one in said) == [200, 403]


# --- another device


def shown_code(old: Person) -> str:
    found = re.search(r"\b[2-9A-Z]{4}-[2-9A-Z]{4}\b", old.send("/me/link").text)
    assert found
    return found.group()


def stage(person: Person) -> str:
    return str(person.post("/link/state", {"Accept": SCRIPT}).json()["stage"])


def words_of(old: Person) -> str:
    return str(old.http.get("/me/link/state").json()["words"])


def test_a_code_lets_nobody_in_before_both_screens_were_compared(server: Server) -> None:
    old, new = Owner(server, "Old device").keep().person, Person(server, "New device")
    assert new.post("/link", code=shown_code(old)).status_code == 200
    assert stage(new) == "asked"
    assert not is_in(new, "Old device")
    script = {"Accept": SCRIPT}
    wrong = old.post("/me/link/answer", script, answer="yes", words="Brie Gouda 1")
    assert wrong.status_code == 409
    assert stage(new) == "asked"
    assert old.post("/me/link/answer", script, answer="no").status_code == 200
    assert stage(new) == "over"
    assert not is_in(new, "Old device")


def test_a_code_is_read_once_and_its_answer_is_for_who_read_it(server: Server) -> None:
    old, new = Owner(server, "Shows a code").keep().person, Person(server, "Reads it")
    late = Person(server, "Reads it too")
    code = shown_code(old)
    assert new.post("/link", code=code).status_code == 200
    assert late.post("/link", code=code).status_code == 404
    old.post("/me/link/answer", {"Accept": SCRIPT}, answer="yes", words=words_of(old))
    assert stage(late) == "over"
    assert stage(new) == "in"
    assert is_in(new, "Shows a code")
    assert late.post("/link", code=code).status_code == 404
    assert not is_in(late, "Shows a code")


def test_a_code_runs_out(server: Server) -> None:
    old, new = Owner(server, "Slow").keep().person, Person(server, "Too late")
    code = shown_code(old)
    server.sql("UPDATE links SET until = 1")
    assert new.post("/link", code=code).status_code == 404
    code = shown_code(old)
    assert new.post("/link", code=code).status_code == 200
    words = words_of(old)
    server.sql("UPDATE links SET until = 1")
    answer = old.post("/me/link/answer", {"Accept": SCRIPT}, answer="yes", words=words)
    assert answer.status_code == 409
    assert stage(new) == "over"


def test_codes_are_not_guessed_without_end(server: Server) -> None:
    thief = Person(server, "Guesser of codes")
    here = {"X-Forwarded-For": another_address()}
    said = [thief.post("/link", here, code=f"AAAA-{n:04}").status_code for n in range(21)]
    assert said == [404] * 20 + [429]


# --- letters


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox().start()
    yield box
    box.stop()


def mailing(serve: Serve, postbox: Postbox) -> Server:
    settings = f'mail=MailSettings("127.0.0.1", {postbox.port}, "a@b.org")'
    load = "import sys\nfrom cheeseboard.server.mail import MailSettings"
    return serve(runner(settings).replace("import sys", load, 1))


def secret_in(postbox: Postbox, number: int) -> str:
    """The secret of the link in a letter, once it is there."""
    letters = wait_for(
        lambda: postbox.letters if len(postbox.letters) > number else None, "a letter"
    )
    found = re.search(r"/letters/(\S+)", letters[number].get_content())
    assert found
    return found.group(1)


def test_a_link_by_mail_counts_once_for_a_while_and_only_when_pressed(
    serve: Serve, postbox: Postbox
) -> None:
    server = mailing(serve, postbox)
    ann, new = Owner(server, "Ann by mail").keep().person, Person(server, "Somebody")
    address = "ann@example.org"
    assert ann.post("/me/mail", address=address).status_code == 303
    new.send("/sign-in/mail", address=address)
    confirm = secret_in(postbox, 0)
    assert ann.post("/letters", secret=confirm).status_code == 303
    known = new.send("/sign-in/mail", address="Ann@Example.org".replace("Ann", "ann"))
    unknown = new.send("/sign-in/mail", address="nobody@example.org")
    assert (known.status, known.text) == (unknown.status, unknown.text)
    secret = secret_in(postbox, 1)
    assert len(postbox.letters) == 2, "an address that is not confirmed gets no way in"
    assert new.http.get(f"/letters/{secret}").status_code == 200
    assert not is_in(new, "Ann by mail"), "whatever looks at links uses none"
    assert new.http.get(f"/letters/{confirm}").status_code == 410
    assert new.post("/letters", secret=secret).status_code == 303
    assert is_in(new, "Ann by mail")
    other = Person(server, "Who read the mail later")
    assert other.post("/letters", secret=secret).status_code == 410
    other.send("/sign-in/mail", address=address)
    old = secret_in(postbox, 2)
    server.sql("UPDATE letters SET until = 1")
    assert other.post("/letters", secret=old).status_code == 410
    assert not is_in(other, "Ann by mail")
    assert not server.sql("SELECT 1 FROM letters WHERE id IN (?, ?)", secret, old), "in plain text"


# --- programs


def test_a_program_is_no_browser(server: Server) -> None:
    """A token that was lost plays moves; it takes no account, and reads no page about one."""
    ann = Owner(server, "Has a program").keep().person
    [id] = server.sql("SELECT id FROM people WHERE name = 'Has a program'")[0]
    bearer = {"Authorization": f"Bearer {token_of(ann)}"}
    before = server.sql("SELECT hash FROM recovery WHERE person = ?", id)
    program = Person(server)
    for path in ("/me/words", "/me/link", "/me/keys/remove"):
        assert program.post(path, bearer).status_code == 403, path
    program.post("/me/tokens", bearer, name="One more")
    program.post("/me/delete", bearer, is_sure="true")
    program.post("/me/name", bearer, name="Taken over")
    assert "Has a program" not in program.http.get("/me", headers=bearer).text
    assert server.sql("SELECT hash FROM recovery WHERE person = ?", id) == before
    assert server.sql("SELECT name, leaves FROM people WHERE id = ?", id) == [
        ("Has a program", None)
    ]
    assert len(server.sql("SELECT 1 FROM tokens WHERE person = ?", id)) == 1
