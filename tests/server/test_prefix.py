"""Behind a proxy that shows the pages under a path, with HTTPS in front."""

import re

import pytest

from cheeseboard.web.addresses import clean_prefix, outside, prefixed, set_prefix

from .conftest import Serve
from .people import Person
from .serving import SCRIPT, fetch, runner

ADDRESS = re.compile(r'(?:href|src|action|formaction|hx-sse:connect|data-go)="(/[^"]*)"')


@pytest.mark.parametrize("is_stripped", [False, True])
def test_every_address_is_under_the_path(serve: Serve, is_stripped: bool) -> None:
    server = serve(runner('prefix="club/games/"'))
    under = "" if is_stripped else "/club/games"
    people = [Person(server, "Ann"), Person(server, "Bob")]
    created = people[0].post(f"{under}/tables", game="_template", seats=2)
    assert created.headers["location"].startswith("/club/games/tables/")
    id = created.headers["location"].rpartition("/")[2]
    for person, what in ((people[1], "sit"), (people[0], "start")):
        person.post(f"{under}/tables/{id}/{what}", seat=1, name="Bob")
    paths = ["/", "/games/_template", "/tables/new?game=_template", f"/tables/{id}"]
    for path in paths:
        text = people[0].http.get(under + path).text
        found = ADDRESS.findall(text)
        assert len(found) > 5
        assert [one for one in found if not one.startswith("/club/games/")] == []
        assert "/club/games/club/games" not in text
        for one in set(found):
            if "/static/" in one:
                assert fetch(server, one.replace("&amp;", "&")).status_code == 200
    moved = people[0].post(
        f"{under}/tables/{id}/move",
        {"Accept": SCRIPT},
        seat=0,
        expected=0,
        key="k",
        move="bid 1",
    )
    assert moved.status_code == 200
    links = ADDRESS.findall(moved.json()["html"])
    assert links
    assert all(link.startswith("/club/games/") for link in links)


def test_cookies_are_for_https_where_the_proxy_has_it(serve: Serve) -> None:
    server = serve()
    for scheme, is_secure in (("https", True), ("http", False)):
        person = Person(server)
        answer = person.post(
            "/me/name", {"X-Forwarded-Proto": scheme, "Origin": server.url}, name="Ann"
        )
        assert ("Secure" in answer.headers["set-cookie"]) == is_secure


@pytest.mark.parametrize("text", ['/a"b', "/a b", "/../x?y", "//evil.example/"])
def test_a_path_that_is_none_is_refused(text: str) -> None:
    if text.startswith("//"):
        assert clean_prefix(text) == "/evil.example"
        return
    with pytest.raises(ValueError, match="no path"):
        clean_prefix(text)


def test_without_a_path_nothing_is_touched() -> None:
    set_prefix("")
    assert prefixed("/x") == "/x"
    assert outside('<a href="/x">') == '<a href="/x">'
