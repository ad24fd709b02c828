"""Bots wait until the slowest page that is there has told what happened."""

import time

import pytest

from .people import Person, open_table
from .serving import Server
from .streams import Stream

PUSH: float = 0.6
"""Seconds that a push takes in the castle's drawing."""


def sit_with_a_bot(host: Person) -> str:
    id = open_table(host, "burg_appenzell", 2, first_seat="0")
    host.send(f"/tables/{id}/bot", seat=1, bot="random")
    host.send(f"/tables/{id}/start")
    return id


def play(host: Person, id: str, text: str) -> None:
    page = host.read(f"/tables/{id}")
    host.choose(page, text)


def sentences(stream: Stream) -> list[str]:
    news = [one for message in stream.messages for one in message.data.get("news") or []]
    return [one["sentence"] for one in news]


def wait_for_last(stream: Stream, *begins: str) -> None:
    """Wait until the last sentences of a stream begin like these."""

    def is_told(_: object) -> bool:
        last = sentences(stream)[-len(begins) :]
        return len(last) == len(begins) and all(map(str.startswith, last, begins))

    stream.wait(is_told, " ".join(begins))


@pytest.mark.parametrize(("pace", "least"), [("2", 2 * PUSH), ("1r", 1.4), ("0", 0.0)])
def test_a_bot_lets_a_push_be_told(server: Server, pace: str, least: float) -> None:
    """The push is one person's; somebody else at the table still looks at it."""
    host, watcher = Person(server, "Ann"), Person(server, "Ben")
    id = sit_with_a_bot(host)
    watcher.http.cookies.set("cheeseboard-pace", pace)
    with watcher.stream(f"/tables/{id}/stream?since=0") as stream:
        play(host, id, "place a1")
        wait_for_last(stream, "Ann", "Gouda", "Round 1")
        play(host, id, "slide W2")
        stream.wait(lambda _: len(sentences(stream)) > 3, "the push")
        pushed = time.monotonic()
        play(host, id, "end")
        turn = len(sentences(stream))
        stream.wait(lambda _: "Gouda" in " ".join(sentences(stream)[turn:]), "the bot")
        assert time.monotonic() - pushed >= least - 0.1


def test_who_skips_lets_the_bots_go_on(server: Server) -> None:
    """Only who plays there does; a page that was told nothing changes nothing."""
    host, watcher = Person(server, "Ann"), Person(server, "Ben")
    id = sit_with_a_bot(host)
    for person in (host, watcher):
        assert person.post(f"/tables/{id}/told").status_code == 204
    elsewhere = {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site"}
    assert host.post(f"/tables/{id}/told", elsewhere).status_code == 403
