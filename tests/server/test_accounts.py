"""Who may come in, and what attackers are answered."""

from .conftest import Serve
from .people import Person, start_table
from .programs import Program, token_of
from .serving import SCRIPT, Server, runner, wait_for


def test_no_other_site_signs_anybody_in_or_asks_for_a_key(server: Server) -> None:
    person = Person(server, "Csrf")
    for path in (
        "/sign-in/ask",
        "/sign-in/words",
        "/me/export",
        "/me/delete",
        "/link",
        "/me/tokens",
    ):
        answer = person.post(
            path, {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
        )
        assert answer.status_code == 403, path


def test_an_answer_without_a_challenge_is_refused_and_so_is_its_repetition(server: Server) -> None:
    person = Person(server, "Replay")
    body = {"credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}}
    head = {**person.origin, "Accept": SCRIPT}
    assert person.http.post("/sign-in", json=body, headers=head).status_code == 403
    assert person.http.post("/sign-in/ask", json={}, headers=head).status_code == 200
    answers = [person.http.post("/sign-in", json=body, headers=head) for _ in range(2)]
    assert [one.status_code for one in answers] == [403, 403]
    assert answers[0].json() != answers[1].json(), "the second has no challenge any more"


def test_six_words_are_tried_five_times_an_hour_and_tell_nothing(server: Server) -> None:
    person = Person(server, "Words")
    here = {"X-Forwarded-For": "10.99.1.1"}
    said = [
        person.post("/sign-in/words", here, name="Nobody at all", words="a b c d e f")
        for _ in range(6)
    ]
    assert [one.status_code for one in said] == [403] * 5 + [429]


def test_a_code_that_nobody_shows_is_refused(server: Server) -> None:
    assert Person(server, "Code").post("/link", code="ABCD-EFGH").status_code == 404
    assert Person(server, "Letter").http.get("/letters/nothing").status_code == 410


def test_a_guest_shows_no_key_and_changes_none(server: Server) -> None:
    person = Person(server, "Guest of the test")
    for path in ("/me/words", "/me/link", "/me/keys/ask", "/me/keys/remove", "/me/mail"):
        assert person.post(path).status_code == 403, path


def test_a_token_is_for_its_tables_until_it_is_revoked(server: Server) -> None:
    person = Person(server, "Token")
    program = Program(server, token=token_of(person))
    id = str(program.post("/tables", 201, game="_template", seats=2)["id"])
    answer = person.post(
        "/me/tokens", {"Accept": SCRIPT}, name="Narrow", scope="some", tables="elsewhere"
    )
    narrow = Program(server, token=answer.json()["token"])
    narrow.post("/tables", 403, game="_template")
    narrow.get(f"/tables/{id}", 403)
    [row] = server.sql("SELECT id FROM tokens WHERE name = 'Narrow'")
    assert person.post("/me/tokens/revoke", token=row[0]).status_code == 303
    narrow.post("/tables", 401, game="_template")


def test_a_session_that_is_ended_is_nobodys(server: Server) -> None:
    person = Person(server, "Ended")
    [(id,)] = server.sql(
        "SELECT s.id FROM sessions s JOIN people p ON p.id = s.person WHERE p.name = 'Ended'"
    )
    other = Person(server, "Thief")
    assert other.post("/me/sessions/end", session=id).status_code == 404
    assert person.post("/me/sessions/end", session=id).status_code == 303
    assert "Ended" not in person.read("/me").html


def test_an_address_that_nobody_has_gets_the_same_answer(serve: Serve) -> None:
    mail = 'mail=MailSettings("127.0.0.1", 9, "a@b.org")'
    script = runner(mail).replace("import sys", MAIL, 1)
    page = Person(serve(script), "Mail").send("/sign-in/mail", address="nobody@example.org")
    assert page.status == 202
    assert "If somebody keeps a name with this address" in page.html


MAIL = "import sys\nfrom cheeseboard.server.mail import MailSettings"


def test_who_leaves_is_out_of_everything_and_the_others_play_on(serve: Serve) -> None:
    server = serve()
    ann, bob = Person(server, "Ann Gone"), Person(server, "Bob Stays")
    id = start_table([ann, bob], "burg_appenzell")
    ann.post(f"/tables/{id}/chat", text="A secret of mine")
    assert ann.post("/me/delete", is_sure="true").status_code == 303
    assert "Ann Gone" in bob.read(f"/tables/{id}").html, "there are seven days to come back"
    server.sql("UPDATE people SET leaves = 1 WHERE name = 'Ann Gone'")
    server.restart()
    wait_for(lambda: not server.sql("SELECT 1 FROM people WHERE name = 'Ann Gone'"), "the end")
    page = bob.read(f"/tables/{id}")
    assert page.status == 200
    assert "Ann Gone" not in page.html
    assert "A secret of mine" not in page.html
    assert "a former guest" in page.html
    for table, columns in (("tables", "seats"), ("matches", "names"), ("chat", "name, text")):
        assert "Ann Gone" not in str(server.sql(f"SELECT {columns} FROM {table}"))
    assert "Ann Gone" not in ann.read("/me").html
    assert "Traceback" not in server.log()
