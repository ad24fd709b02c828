"""What nobody may do to the server or to other people."""

import http.client
import re
import socket
from collections.abc import Iterator
from typing import Final
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from .conftest import Serve
from .people import Person, open_table, start_table
from .programs import Program
from .reading import Page, parse
from .serving import NO_TLS, SCRIPT, Server, another_address, fetch, runner, wait_for

FORM: Final = {"Content-Type": "application/x-www-form-urlencoded"}
EVIL: Final = '<img src=x onerror="f()">\'&'
"""Trouble, short enough for a name."""


# --- other sites ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
    ids=str,
)
def test_a_form_from_another_site_is_refused(server: Server, headers: dict[str, str]) -> None:
    host = Person(server, "Ann")
    id = open_table(host, "_template", 2)
    before = host.read(f"/tables/{id}").html
    for path, body in (
        ("/play-now", "game=_template"),
        ("/tables", "game=_template&seats=2"),
        ("/me/name", "name=Mallory"),
        (f"/tables/{id}/bot", "seat=1&bot=random"),
        (f"/tables/{id}/sit", "seat=1&name=Mallory"),
        (f"/tables/{id}/stand-up", "seat=0"),
        (f"/tables/{id}/options", "seats=3"),
        (f"/tables/{id}/start", ""),
        (f"/tables/{id}/move", "seat=0&expected=0&key=k&move=bid+1"),
        (f"/tables/{id}/undo", "seat=0&expected=0&key=k"),
        (f"/tables/{id}/chat", "text=hello"),
        (f"/tables/{id}/rematch", ""),
    ):
        answer = host.http.post(path, content=body, headers=FORM | headers)
        assert answer.status_code == 403, path
        assert "This request comes from another site and was not carried out." in answer.text
        assert "set-cookie" not in answer.headers
    assert host.read(f"/tables/{id}").html == before


def test_a_cookie_alone_does_not_open_the_api(server: Server) -> None:
    """Pages of other sites cannot make a browser send the header that the API wants."""
    host = Person(server, "Ann")
    answer = host.http.post("/api/tables", json={"game": "_template"})
    assert answer.status_code == 401
    assert answer.json()["key"] == "refuse-who"


# --- what pages hold -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pages(server: Server) -> list[Page]:
    """One page of each kind."""
    host, guest = Person(server, "Ann"), Person(server, "Bob")
    lobby = open_table(host, "burg_appenzell", 2)
    id = start_table([host, guest], "_template", rounds=1)
    paths = ["/", "/games/burg_appenzell", "/tables/new?game=burg_appenzell", f"/tables/{lobby}"]
    found = [host.read(path) for path in [*paths, f"/tables/{id}", "/nothing", "/tables/nothing"]]
    found.append(host.read(f"/tables/{start_table([host, guest], 'burg_appenzell')}"))
    found.append(host.send("/tables", game="_template", seats=99))
    for who in (host, guest):
        found.append(who.choose(who.read(f"/tables/{id}"), "bid 2"))
    found.append(host.read(f"/tables/{id}/matches/1"))
    found.append(host.read(f"/tables/{id}/matches/1/replay?step=1"))
    return found


def directives(page: Page) -> dict[str, list[str]]:
    policy = page.headers["content-security-policy"]
    return {name: values for name, *values in (part.split() for part in policy.split(";"))}


def test_every_page_forbids_scripts_that_are_not_ours(pages: list[Page]) -> None:
    for page in pages:
        policy = directives(page)
        assert policy["default-src"] == ["'none'"]
        assert policy["script-src"] == ["'self'"]
        assert policy["frame-ancestors"] == ["'none'"]
        assert policy["form-action"] == ["'self'"]
        assert policy["base-uri"] == ["'none'"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "same-origin"


def test_no_page_has_script_or_style_inside_or_anything_from_elsewhere(
    server: Server, pages: list[Page]
) -> None:
    for page in pages:
        for node in page.root.walk():
            if node.tag == "script":
                assert node.get("src").startswith("/static/")
                assert not node.children
            assert node.tag not in ("style", "iframe", "object", "embed", "base")
            for name, value in node.attributes.items():
                assert not name.startswith("on"), f"{name} on {page.path}"
                if name in ("src", "href", "action", "formaction", "xlink:href", "data"):
                    assert urlsplit(value).netloc == "", value
                    assert urlsplit(value).scheme == "", value
        without = page.html.replace("http://www.w3.org/2000/svg", "").replace(server.url, "")
        assert not re.search(r"https?://", without), page.path


def test_stylesheets_and_scripts_of_the_pages_are_there_and_load_nothing_from_elsewhere(
    pages: list[Page], server: Server
) -> None:
    found = {
        node.get("src") or node.get("href")
        for page in pages
        for node in page.root.walk()
        if node.tag in ("script", "link") and node.get("rel") != "manifest"
    }
    assert found
    for path in found:
        answer = fetch(server, path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["cache-control"]
        if ".css" in path:
            for target in re.findall(r"url\(['\"]?([^'\")]+)", answer.text):
                assert target.startswith(("data:", "/", "#")) or not urlsplit(target).scheme
                if not target.startswith(("data:", "#")):
                    assert fetch(server, urljoin(path, target)).status_code == 200, target


def test_files_outside_the_static_folder_are_not_served(server: Server) -> None:
    for path in (
        "/static/../server/app.py",
        "/static/%2e%2e/%2e%2e/server/app.py",
        "/static/games/../../match.py",
        "/static/games/%2e%2e/board.css",
        "/static//etc/passwd",
    ):
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request("GET", path)
        assert connection.getresponse().status == 404, path
        connection.close()


# --- too much, too fast --------------------------------------------------------------------------


def test_posting_too_fast_is_answered_with_429_and_when_to_come_back(serve: Serve) -> None:
    server = serve(runner("posts_per_second=1.0"))
    here = {"X-Forwarded-For": "10.9.9.9", "Accept": "text/html", "Origin": server.url}
    with httpx.Client(verify=NO_TLS, base_url=server.url) as client:

        def post(path: str, **headers: str) -> httpx.Response:
            return client.post(path, content="name=Ann", headers=FORM | here | headers)

        def refused(path: str, **headers: str) -> httpx.Response:
            """Post until it is too much; on a slow machine that may take a few."""
            return wait_for(
                lambda: one if (one := post(path, **headers)).status_code == 429 else None,
                "a refusal",
            )

        assert post("/me/name").status_code == 303
        page = refused("/me/name")
        assert 1 <= int(page.headers["retry-after"]) <= 2
        assert "Please wait" in parse(page.text).one("main").text
        program = refused("/api/people")
        assert program.json()["key"] == "refuse-too-fast"
        assert int(program.headers["retry-after"]) >= 1
        script = refused("/me/name", Accept=SCRIPT)
        assert "Please wait" in script.json()["error"]
        assert post("/me/name", **{"X-Forwarded-For": "10.9.9.8"}).status_code == 303
        for _ in range(10):
            assert client.get("/", headers=here).status_code == 200, "looking is free"
        wait_for(lambda: post("/me/name").status_code == 303, "an end of the wait")


# --- what people write ---------------------------------------------------------------------------


def test_names_and_chat_with_markup_are_shown_as_they_were_written(server: Server) -> None:
    people = [Person(server, EVIL), Person(server, "</title><script>1</script>")]
    id = open_table(people[0], "_template", 2, rounds=1)
    people[1].send(f"/tables/{id}/sit", seat=1)
    seen = [people[0].read(f"/tables/{id}"), people[0].read("/")]
    people[0].send(f"/tables/{id}/start")
    text = '<script>alert("x")</script><svg onload=1>'
    with people[1].stream(f"/tables/{id}/stream") as stream:
        people[0].send(f"/tables/{id}/chat", text=text)
        stream.wait(
            lambda messages: any(text in heard(message.data["html"]) for message in messages),
            "the chat",
        )
        for message in stream.messages:
            assert not parse(message.data["html"]).all("script")
    seen += [who.read(f"/tables/{id}") for who in people]
    assert all(text in page.text for page in seen[2:])
    for who in people:
        seen.append(who.choose(who.read(f"/tables/{id}"), "bid 3"))
        if who is people[0]:
            seen.append(people[1].read("/"))
            assert EVIL in seen[-1].text, "home says who waits"
    seen += [people[0].read(f"/tables/{id}/matches/1{path}") for path in ("", "/replay?step=2")]
    for page in seen:
        assert EVIL in page.text or "Nobody waits for you." in page.text
        for node in page.root.walk():
            assert node.tag != "script" or node.get("src").startswith("/static/")
            assert not any(name.startswith("on") for name in node.attributes)
            assert node.get("src") != "x"


def heard(html: str) -> str:
    return parse(html).text


def test_what_was_asked_for_is_shown_as_text_in_errors(server: Server) -> None:
    somebody = Person(server, "Ann")
    page = somebody.read("/games/%3Cscript%3Ealert(1)%3C%2Fscript%3E")
    assert page.status == 404
    assert "<script>alert" not in page.html
    page = somebody.send("/tables", game="<script>alert(1)</script>", seats=2)
    assert page.status == 404
    assert "<script>alert" not in page.html


@pytest.mark.parametrize(
    "back",
    [
        *("https://evil.example/", "//evil.example", "/\\evil.example", "\\\\evil.example"),
        *("/\t/evil.example", "/\n/evil.example", "javascript:alert(1)", "evil.example", ""),
        *("/%2F/evil.example", " //evil.example", "/\r\nSet-Cookie: a=b", "http:/evil.example"),
    ],
)
def test_nobody_is_led_away_from_here(server: Server, back: str) -> None:
    somebody = Person(server, "Ann")
    for path, fields in (("/me/language", {"language": "en"}), ("/me/name", {"name": "Ann"})):
        answer = somebody.post(path, None, back=back, **fields)
        assert answer.status_code == 303
        location = answer.headers["location"]
        assert re.match(r"/(?![/\\])", location), location
        assert not re.search(r"[\s\\]", location)
        assert urlsplit(urljoin(server.url, location)).netloc == server.host
        assert "set-cookie: a=b" not in str(answer.headers).lower()


# --- nonsense ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    people = [Person(server, "Ann"), Person(server, "Bob")]
    return people[0], start_table(people, "_template")


def nonsense() -> Iterator[tuple[str, dict[str, str]]]:
    """Fields for the move form, each wrong in its own way."""
    good = {"seat": "0", "expected": "0", "key": "k", "move": "bid 1"}
    for name, values in {
        "seat": ("", "x", "-1", "99", "1e9", "9" * 30, "٣٣٣", "0.5", "\x00", "𝟘𝟘𝟘𝟘𝟘𝟘𝟘𝟘𝟘𝟘", "None"),
        "expected": ("", "-1", "7", "9" * 9, "9" * 99, "²", "true"),
        "key": ("", "k" * 65),
        "move": ("", ";", ";;;", "bid", "bid 9", "\x00", "bid 1;" * 101, "☃", "\u202e", "x" * 9000),
    }.items():
        for value in values:
            yield f"{name} {value[:12]!r}", good | {name: value}
        yield f"no {name}", {key: value for key, value in good.items() if key != name}


@pytest.mark.parametrize(("what", "fields"), list(nonsense()), ids=lambda value: str(value)[:20])
def test_nonsense_in_a_move_is_refused_with_a_sentence(
    table: tuple[Person, str], what: str, fields: dict[str, str]
) -> None:
    who, id = table
    answer = who.post(f"/tables/{id}/move", {"Accept": SCRIPT}, **fields)
    assert 400 <= answer.status_code < 500, what
    assert len(answer.json()["error"]) > 10
    page = who.send(f"/tables/{id}/move", None, **fields)
    assert 400 <= page.status < 500
    assert len(page.alert) > 10
    assert who.read(f"/tables/{id}").moves == [f"bid {card}" for card in range(1, 6)]


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b"{}"),
        ("text/plain", b"seat=0"),
        ("multipart/form-data; boundary=x", b"--x\r\n\r\n--x--"),
        ("", b"seat=0"),
        ("application/x-www-form-urlencoded", b"\xff\xfe=\xff"),
        ("application/x-www-form-urlencoded", b"a=1&" * 300),
        ("application/x-www-form-urlencoded; charset=utf-16", "seat=0".encode("utf-16")),
        ("application/x-www-form-urlencoded", b"%ff%00=%zz&&&===&seat"),
        ("application/x-www-form-urlencoded", b""),
    ],
    ids=str,
)
def test_bodies_that_are_no_form_are_refused(
    server: Server, table: tuple[Person, str], kind: str, body: bytes
) -> None:
    who, id = table
    for path in (f"/tables/{id}/move", f"/tables/{id}/sit", "/tables", "/play-now", "/me/name"):
        headers = {**who.origin, "Content-Type": kind} if kind else who.origin
        answer = who.http.post(path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, path
        assert answer.headers["content-type"].startswith("text/html")
        assert len(parse(answer.text).one("main").one("p").text) > 10


@pytest.mark.parametrize(
    "path",
    [
        "/tables/new?game=x",
        "/tables/new?game=%00",
        "/tables/%F0%9F%A7%80",
        "/tables/%00",
        "/tables/{id}/matches/x",
        "/tables/{id}/matches/-1",
        "/tables/{id}/matches/0",
        "/tables/{id}/matches/1/replay?step=x",
        "/tables/{id}/why",
        "/api/tables/{id}/seats/-1",
        "/api/tables/{id}/seats/1000",
        "/api/tables/{id}/seats/x",
        "/api/tables/{id}/matches/99999999999999999999/record",
        "/api/tables/{id}/stream?seat=-1",
        "/api/tables/{id}/stream?since=99999999999999999999",
        "/api/tables/%00",
        "/api/nothing",
    ],
)
def test_addresses_that_make_no_sense_are_refused_with_a_sentence(
    server: Server, table: tuple[Person, str], path: str
) -> None:
    _, id = table
    answer = fetch(server, path.replace("{id}", id), {"Accept": "text/html"})
    assert 400 <= answer.status_code < 500
    if answer.headers["content-type"].startswith("application/json"):
        assert len(answer.json()["error"]) > 10
    else:
        assert len(parse(answer.text).one("main").one("p").text) > 10


def test_odd_numbers_in_addresses_of_pages_fall_back_to_what_is_there(
    server: Server, table: tuple[Person, str]
) -> None:
    who, id = table
    for query in ("?as=x", "?as=99", "?as=-1", "?as=" + "9" * 400, "?as=%00", "?as=٣", "?since=x"):
        assert who.read(f"/tables/{id}{query}").moves


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"[]", b"null", b"{", b'{"moves": []}', b'{"moves": "bid 1"}', b'{"moves": [1]}'),
        *(b'{"moves": ["bid 1"], "expected": "0"}', b'{"moves": ["bid 1"], "expected": 1.5}'),
        *(b'{"moves": ["bid 1"], "key": ""}', b'{"moves": ["bid 1"], "extra": 1}'),
        *(b'{"moves": ["\\ud800"]}', b'{"\\ud800": 1}', b'{"moves": ["bid 1"], "expected": 1e400}'),
        b'{"moves": [' + b'"bid 1",' * 200 + b'"bid 1"]}',
        b'{"moves": ["' + b"x" * 101 + b'"]}',
    ],
    ids=lambda body: body[:30].decode(),
)
def test_json_that_the_api_does_not_take_is_refused_with_a_sentence(
    server: Server, table: tuple[Person, str], body: bytes
) -> None:
    _, id = table
    answer = httpx.post(
        verify=NO_TLS,
        url=f"{server.url}/api/tables/{id}/seats/0/moves",
        content=body,
        headers={
            "Authorization": f"Bearer {Program(server).token}",
            "Content-Type": "application/json",
            "X-Forwarded-For": another_address(),
        },
    )
    assert answer.status_code == 422
    assert set(answer.json()) == {"error", "key", "rules"}
    assert len(answer.json()["error"]) > 10


def test_garbage_on_the_wire_does_not_stop_the_server(server: Server) -> None:
    for garbage in (b"\x00\xff" * 50 + b"\r\n\r\n", b"GET\r\n\r\n", b"POST / HTTP/1.1\r\nContent-"):
        with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
            wire.sendall(garbage)
    assert Person(server).read("/").status == 200


# --- cookies -------------------------------------------------------------------------------------


def test_cookies_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server) -> None:
    somebody = Person(server)
    named = somebody.post("/me/name", name="Ann")
    spoken = somebody.post("/me/language", language="uk")
    for answer, name in ((named, "cheeseboard"), (spoken, "cheeseboard-language")):
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert {"httponly", "samesite=lax", "path=/"} <= {
            part.strip().lower() for part in cookie.split(";")
        }
        assert "secure" not in cookie.lower()
    again = somebody.post("/me/name", name="Ann")
    assert "set-cookie" not in again.headers, "who is known keeps the cookie"


HTTPS: Final = {"X-Forwarded-Proto": "https"}


def owner_of(person: Person, cookie: str) -> tuple[str, str]:
    """Whom a browser with these cookies is told to be, by HTTPS, and the cookie it is given."""
    person.http.cookies.clear()
    answer = person.http.get("/me", headers={**HTTPS, "Cookie": cookie})
    name = parse(answer.text).one("input", id="own-name").get("value")
    return name, answer.headers.get("set-cookie", "")


def test_behind_a_proxy_that_speaks_https_cookies_are_for_this_host_only(server: Server) -> None:
    somebody = Person(server)
    cookie = somebody.post("/me/name", HTTPS, name="Ann of HTTPS").headers["set-cookie"]
    assert cookie.startswith("__Host-cheeseboard=")
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= {
        part.strip().lower() for part in cookie.split(";")
    }
    assert "domain" not in cookie.lower()
    secret = cookie.partition("=")[2].partition(";")[0]
    assert owner_of(somebody, f"__Host-cheeseboard={secret}")[0] == "Ann of HTTPS"
    assert owner_of(somebody, f"cheeseboard={secret}")[0] != "Ann of HTTPS", "set by a neighbour"
    assert owner_of(somebody, f"__Host-cheeseboard=x; cheeseboard={secret}")[0] != "Ann of HTTPS"


def test_who_was_here_before_there_was_https_is_known_by_it(serve: Serve) -> None:
    server = serve()
    ann = Person(server, "Ann of HTTP")
    secret = ann.http.cookies["cheeseboard"]
    name, given = owner_of(ann, f"cheeseboard={secret}")
    assert name == "Ann of HTTP"
    assert given.startswith(f"__Host-cheeseboard={secret};")
    late = Person(server, "Late")
    assert owner_of(late, f"cheeseboard={late.http.cookies['cheeseboard']}")[0] != "Late"


def test_looking_around_sets_no_cookie(server: Server) -> None:
    somebody = Person(server)
    for path in ("/", "/games/_template", "/tables/new?game=_template", "/docs"):
        somebody.read(path)
    assert not somebody.http.cookies
