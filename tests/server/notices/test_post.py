"""Notices from the change at a table to the receiver, on both databases, by a clock of our own."""

import hashlib
import hmac
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from apprise.plugins.telegram import NotifyTelegram

from cheeseboard.server.bots import BotPool
from cheeseboard.server.clocks.facts import Clocks, SeatClock, Vote
from cheeseboard.server.clocks.rest import NEVER
from cheeseboard.server.clocks.tempo import Tempo
from cheeseboard.server.clocks.wall import SystemClock
from cheeseboard.server.hall import Hall, Patience
from cheeseboard.server.mail import Mail, MailSettings
from cheeseboard.server.notices.book import Receiver
from cheeseboard.server.notices.core import LOOK, MAIL_WAITS, PAUSES, TOGETHER, Quiet, Wishes
from cheeseboard.server.notices.post import Post, new_post
from cheeseboard.server.notices.senders import Push
from cheeseboard.server.store import Store
from cheeseboard.testing.loops import run
from cheeseboard.testing.receiving import Browser, House, Letters, house, vapid_claims

from ..storing import add_table

NOON = datetime(2026, 11, 16, 12, 0, tzinfo=UTC).timestamp()
HOUR = 3600.0


class Clock:
    """Time that goes on when the test says so."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def there() -> Iterator[House]:
    with house() as running:
        yield running


class Wall(SystemClock):
    """The same for a hall."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        super().__init__()

    def now(self) -> float:
        return self._clock()


@pytest.fixture
def clock(store: Store) -> Clock:
    """The clock of the store and of the post."""
    made = Clock()
    store.now = made
    return made


def seats(*people: str, bots: str = "") -> list[dict[str, Any]]:
    return [
        {
            "kind": "bot" if person in bots.split() else "person",
            "name": person.title(),
            "person": person,
            "bot": "medium" if person in bots.split() else "",
            "is_out": False,
        }
        for person in people
    ]


class World:
    """A store with tables of Ann and Bob, and a post that is sent round by hand."""

    def __init__(self, store: Store, post: Post, clock: Clock, hall: Hall) -> None:
        self.store, self.post, self.clock, self.hall = store, post, clock, hall
        self.versions: dict[str, int] = {}

    def table(self, id: str, *people: str, **more: Any) -> str:
        people = people or ("ann", "bob")
        add_table(self.store, id, seats=seats(*people), stage="playing", **more)
        self.store.save_table(id, 0, {}, people)
        self.versions[id] = 1
        return id

    def change(self, id: str, **changes: Any) -> None:
        self.store.save_table(id, self.versions[id], changes)
        self.versions[id] += 1

    def turn_of(self, id: str, *seats: int) -> None:
        self.change(id, to_act=list(seats))

    async def later(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.post.empty()

    def receiver(
        self, way: str, address: str, keys: Mapping[str, Any] | None = None, person: str = "bob"
    ) -> Receiver:
        keys = {"origin": "https://play.example", "secret": "s3cret", **(keys or {})}
        made = Receiver(
            f"{way}-{address[-6:]}", person, way, address, keys, way.title(), NOON, NOON
        )
        assert self.store.notices.add_receiver(made)
        return made

    def push(self, there: House, name: str = "phone", person: str = "bob") -> Browser:
        browser = Browser(there, name)
        self.receiver("push", browser.endpoint, browser.keys, person)
        return browser

    def log(self, person: str = "bob") -> list[tuple[str, str, str]]:
        found = self.store.notices.log(person, 50)
        return [(row.way, row.state, row.why) for row in reversed(found)]


Play = Callable[[World], Awaitable[None]]


def play(store: Store, clock: Clock, act: Play, mail: MailSettings | None = None) -> None:
    async def whole() -> None:
        hall = Hall(store, BotPool(0), Patience(), mail=Mail(mail), clock=Wall(clock))
        post = new_post(hall, allows_local=True)
        try:
            await act(World(store, post, clock, hall))
        finally:
            await post.close()
            await hall.close()

    run(whole())


def test_a_turn_becomes_one_push_that_only_the_browser_can_read(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        world.table("t")
        world.turn_of("t", 0)
        world.turn_of("t", 1)
        await world.later(LOOK - 1)
        assert not there.got, "who looks comes first"
        await world.later(1)
        (message,) = browser.messages()
        assert message["title"] == "Your turn: Cheese Market"
        assert message["url"] == "/tables/t"
        assert message["body"] == "With Ann."
        key = Push(store.setting("push_key", Push.new_key)).public_key()
        claims = vapid_claims(browser.got[0], key)
        assert claims["aud"] == there.url
        assert claims["sub"] == "https://play.example"
        assert clock.now < claims["exp"] <= clock.now + 24 * HOUR
        assert int(browser.got[0].headers["ttl"]) > 0
        await world.later(24 * HOUR)
        assert len(browser.got) == 1, "one notice for each turn"
        world.turn_of("t", 0)
        world.turn_of("t", 1)
        await world.later(24 * HOUR)
        assert len(browser.got) == 2
        assert world.log() == [("push", "sent", "")] * 2

    play(store, clock, act)


def test_nobody_is_told_who_looks_or_has_decided(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        world.table("t")
        store.notices.look("bob", "t", "page", clock.now)
        world.turn_of("t", 1)
        await world.later(LOOK)
        assert world.log() == [("push", "held", "looking")]
        store.notices.look_away("bob", "t", "page")
        world.turn_of("t", 0)
        world.turn_of("t", 1)
        world.turn_of("t", 0)
        await world.later(HOUR)
        assert not browser.got, "the turn has passed"
        world.turn_of("t", 1)
        world.change("t", stage="over", to_act=[])
        await world.later(HOUR)
        assert not browser.got, "the end is not for the phone"

    play(store, clock, act)


def test_who_waits_only_for_bots_hears_nothing(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        world.table("t", "bob")
        world.turn_of("t", 0)
        await world.later(HOUR)
        assert not browser.got
        assert not store.notices.latest("bob", 9, clock.now)

    play(store, clock, act)


def test_several_tables_are_one_message_and_devices_are_told_each(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        phone, desk = world.push(there), world.push(there, "desk")
        for id in "tuv":
            world.table(id)
        world.turn_of("t", 1)
        await world.later(LOOK)
        world.turn_of("u", 1)
        world.turn_of("v", 1)
        await world.later(LOOK)
        assert len(phone.got) == len(desk.got) == 1
        await world.later(TOGETHER)
        assert [one["title"] for one in phone.messages()] == [
            "Your turn: Cheese Market",
            "Your turn at 2 tables",
        ]
        assert phone.messages()[1]["url"] == "/"
        assert len(desk.got) == 2

    play(store, clock, act)


def test_the_night_is_quiet_in_the_persons_zone(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        store.notices.change_wishes("bob", lambda old: Wishes(quiet=Quiet(11 * 60, 14 * 60)))
        world.table("t")
        world.table("u")
        world.turn_of("t", 1)
        world.turn_of("u", 1)
        await world.later(HOUR)
        assert not browser.got
        await world.later(HOUR)
        assert [one["title"] for one in browser.messages()] == ["Your turn at 2 tables"]

    play(store, clock, act)


def test_the_time_that_runs_low_is_told_once_more(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        store.notices.change_wishes("bob", lambda old: Wishes(quiet=None))
        tempo = Tempo.read("days:86400")
        world.table("t", tempo=tempo.to_json())

        def clocks(since: float) -> dict[str, Any]:
            running = SeatClock(step=24 * HOUR, since=since, is_owing=True, rest=NEVER)
            return Clocks((SeatClock(), running)).to_json()

        world.change("t", to_act=[1], clocks=clocks(NOON))
        await world.later(LOOK)
        assert browser.messages()[0]["body"].endswith("You have 23 hours.")
        world.change("t", clocks=clocks(NOON + 6 * HOUR))
        await world.later(20 * HOUR)
        assert len(browser.got) == 1, "the clock has stood still meanwhile"
        await world.later(4 * HOUR)
        assert browser.messages()[1]["title"] == "Your time runs low: Cheese Market"
        await world.later(4 * HOUR)
        assert len(browser.got) == 2

    play(store, clock, act)


def test_a_hook_is_signed_tried_five_times_in_six_hours_and_then_off(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        hook = world.receiver("webhook", f"{there.url}/hook")
        there.answer = lambda got: 500
        world.table("t")
        world.turn_of("t", 1)
        await world.later(LOOK)
        for pause in (60, 600, 3600):
            await world.later(pause - 1)
            count = len(there.got)
            await world.later(1)
            assert len(there.got) == count + 1
        await world.later(6 * HOUR)
        assert len(there.got) == 5
        found = store.notices.receiver(hook.id)
        assert found is not None
        assert found.off
        assert found.why == "answer-500"
        assert len({got.headers["cheeseboard-key"] for got in there.got}) == 1
        for got in there.got:
            signed = got.headers["cheeseboard-time"].encode() + b"." + got.body
            mark = hmac.new(b"s3cret", signed, hashlib.sha256).hexdigest()
            assert hmac.compare_digest(mark, got.headers["cheeseboard-signature"])
        body = json.loads(there.got[0].body)
        assert body["notices"][0]["kind"] == "turn"
        assert body["url"] == "https://play.example/tables/t"
        world.turn_of("t", 0)
        world.turn_of("t", 1)
        await world.later(HOUR)
        assert len(there.got) == 5, "what is off is left alone"

    play(store, clock, act)


def test_a_turn_that_has_passed_is_not_tried_again(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        world.receiver("webhook", f"{there.url}/hook")
        there.answer = lambda got: 503
        world.table("t")
        world.turn_of("t", 1)
        await world.later(LOOK)
        world.turn_of("t", 0)
        await world.later(HOUR)
        assert len(there.got) == 1
        assert world.log() == [("webhook", "held", "passed")]

    play(store, clock, act)


def test_a_browser_that_is_gone_is_forgotten(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        world.push(there)
        there.answer = lambda got: 410
        world.table("t")
        world.turn_of("t", 1)
        await world.later(LOOK)
        assert not store.notices.receivers("bob")
        assert world.log() == [("push", "failed", "answer-410")]

    play(store, clock, act)


def test_a_mail_waits_is_held_back_by_an_opened_push_and_has_a_way_out(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        phone = world.push(there)
        world.receiver("mail", "bob@example.org")
        world.table("t")
        world.table("u")
        world.turn_of("t", 1)
        await world.later(LOOK)
        assert len(phone.got) == 1
        assert not letters.got
        store.notices.look("bob", "t", "page", clock.now)
        await world.later(MAIL_WAITS)
        assert not letters.got
        assert ("mail", "held", "opened") in world.log()
        world.turn_of("u", 1)
        letters.refuses = True
        await world.later(MAIL_WAITS)
        letters.refuses = False
        await world.later(60)
        (letter,) = letters.got
        assert letter["To"] == "bob@example.org"
        assert letter["Subject"] == "Your turn: Cheese Market"
        out = "https://play.example/me/notices/out/mail-le.org/s3cret"
        assert letter["List-Unsubscribe"] == f"<{out}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        plain, page = letter.get_body(("plain",)), letter.get_body(("html",))
        assert plain is not None
        assert page is not None
        for text in (plain.get_content(), page.get_content()):
            assert "https://play.example/tables/u" in text
            assert out in text
            assert "https://play.example/me/notices/mute/mail-le.org/s3cret?table=u" in text
            assert "https://play.example/me/notices/digest/mail-le.org/s3cret" in text

    with Letters() as letters:
        settings = MailSettings("127.0.0.1", letters.port, "tables@play.example")
        play(store, clock, act, settings)


def test_a_digest_is_one_mail_in_the_morning_of_what_still_waits(
    store: Store, clock: Clock
) -> None:
    async def act(world: World) -> None:
        world.receiver("mail", "bob@example.org")
        store.notices.change_wishes("bob", lambda old: replace(old, is_digest=True))
        for table in "tuv":
            world.table(table)
            world.turn_of(table, 1)
            await world.later(HOUR)
        world.turn_of("u", 0)
        await world.later(16 * HOUR)
        assert not letters.got
        await world.later(HOUR)
        (letter,) = letters.got
        assert letter["Subject"] == "Your turn at 2 tables"
        plain = letter.get_body(("plain",))
        assert plain is not None
        links = [line for line in plain.get_content().splitlines() if "/tables/" in line]
        assert links == ["https://play.example/tables/t", "https://play.example/tables/v"]
        await world.later(24 * HOUR)
        assert len(letters.got) == 1

    with Letters() as letters:
        settings = MailSettings("127.0.0.1", letters.port, "tables@play.example")
        play(store, clock, act, settings)


def test_a_turn_that_is_put_off_comes_again_in_an_hour(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        phone = world.push(there)
        for table in ("t", "u"):
            world.table(table)
            world.turn_of(table, 1)
        await world.later(LOOK)
        assert len(phone.got) == 1
        assert store.notices.later("bob", "t", clock.now)
        assert store.notices.later("bob", "u", clock.now)
        assert not store.notices.later("ann", "t", clock.now), "nobody waits for Ann"
        world.turn_of("u", 0)
        await world.later(0.9 * HOUR)
        assert len(phone.got) == 1
        await world.later(0.2 * HOUR)
        assert phone.messages()[1]["title"] == "Your turn: Cheese Market"
        assert phone.messages()[1]["url"] == "/tables/t", "that of the other table has passed"
        assert phone.messages()[1]["later"] == "In an hour"
        await world.later(24 * HOUR)
        assert len(phone.got) == 2

    play(store, clock, act)


def test_who_is_away_hears_what_the_others_ask_until_it_is_answered(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        store.add_person("cem", "Cem")
        phone, other = world.push(there), world.push(there, "tablet", "cem")
        world.table("t", "ann", "bob", "cem")
        vote = Vote("pause", "ann", 0, None, ("ann",))

        def asked(*yes: str) -> dict[str, Any]:
            return Clocks(vote=replace(vote, yes=yes)).to_json()

        world.change("t", clocks=asked("ann"))
        world.change("t", clocks=asked("ann", "cem"))
        await world.later(LOOK)
        (told,) = phone.messages()
        assert told["title"] == "Ann asks for your answer: Cheese Market"
        assert told["body"] == "Shall the match be saved for another day?"
        assert told["url"] == "/tables/t"
        assert not other.got, "Cem has answered already"
        world.change("t", clocks=Clocks().to_json())
        world.change("t", clocks=asked("ann"), manners={"for_end": ["ann", "cem"]})
        world.change("t", clocks=None, manners={})
        await world.later(TOGETHER + LOOK)
        assert len(phone.got) == 1, "what was answered meanwhile is not told"

    play(store, clock, act)


@pytest.mark.filterwarnings("ignore:'imghdr' is deprecated:DeprecationWarning")
def test_a_service_that_apprise_knows_gets_the_letter(
    store: Store, clock: Clock, there: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own way out of the house, but for the address at the end."""
    monkeypatch.setattr(NotifyTelegram, "notify_url", f"{there.url}/bot")

    async def act(world: World) -> None:
        there.answer = lambda got: 500 if len(there.got) == 1 else 200
        world.receiver("service", "tgram://123456789:abcdefghijklmnopqrstuvwxyz-12345678/12345/")
        world.table("t")
        world.turn_of("t", 1)
        await world.later(LOOK)
        assert world.log()[-1] == ("service", "again", "service-refused")
        await world.later(PAUSES[0])
        assert world.log()[-1] == ("service", "sent", "")
        for got in there.got:
            assert got.path.endswith("/sendMessage")
            told = json.loads(got.body)
            assert str(told["chat_id"]) == "12345"
            assert "Your turn: Cheese Market" in told["text"]
            assert "https://play.example/tables/t" in told["text"]
        assert len(there.got) == 2

    play(store, clock, act)


def test_what_is_said_is_bundled(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        phone = world.push(there)
        store.notices.change_wishes("bob", lambda old: old.with_table("t", "more"))
        world.table("t")
        for text in ("Hello", "Nobody ever should", "Good move"):
            store.add_chat("t", "ann", "Ann", text)
        await world.later(20 * 60)
        (message,) = phone.messages()
        assert message["title"] == "3 new messages at Cheese Market, the last by Ann"
        assert "Hello" not in json.dumps(message), "what was said stays at the table"

    play(store, clock, act)


def test_a_worker_that_dies_is_followed_by_one_that_sends_the_same_letter(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        hook = world.receiver("webhook", f"{there.url}/hook")
        world.table("t")
        world.turn_of("t", 1)
        clock.now += LOOK
        assert store.notices.claim("somebody who dies", clock.now) == "bob"
        await world.later(0)
        assert not there.got, "it is somebody else's"
        await world.later(60)
        assert len(there.got) == 1
        bag = store.notices.bag("bob", clock.now)
        assert bag is not None
        assert not bag.notices
        assert store.notices.wait(clock.now) is None
        assert hook.is_on

    play(store, clock, act)


def test_a_notice_that_comes_while_somebody_is_looked_after_is_not_lost(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        world.table("t")
        world.turn_of("t", 1)
        clock.now += LOOK
        assert store.notices.claim("w", clock.now) == "bob"
        world.turn_of("t", 0)
        world.turn_of("t", 1)
        store.notices.finish("bob", "w", None)
        await world.later(LOOK)
        assert len(browser.got) == 1

    play(store, clock, act)


def test_who_keeps_apart_hears_nothing_of_each_other(
    store: Store, clock: Clock, there: House
) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        store.notices.change_wishes("bob", lambda old: old.with_table("t", "more"))
        world.table("t")
        world.turn_of("t", 1)
        store.time.add_nudge("t", "bob", "ann", clock.now)
        await world.later(1)
        assert [one["title"] for one in browser.messages()] == ["Ann thinks of you: Cheese Market"]
        store.ties.tie("bob", "ann", "block")
        store.add_chat("t", "ann", "Ann", "Hello")
        store.time.add_nudge("t", "bob", "ann", clock.now + 1)
        store.invitations.add("t", "bob", "ann")
        kinds = [row.kind for row in store.notices.latest("bob", 9, clock.now)]
        assert kinds == ["nudge", "turn"]

    play(store, clock, act)


def test_a_bot_that_takes_over_is_told(store: Store, clock: Clock, there: House) -> None:
    async def act(world: World) -> None:
        browser = world.push(there)
        world.table("t")
        world.turn_of("t", 0)
        world.change("t", seats=seats("ann", "bob", bots="bob"))
        await world.later(LOOK)
        assert [one["title"] for one in browser.messages()] == [
            "A bot plays for you: Cheese Market"
        ]

    play(store, clock, act)
