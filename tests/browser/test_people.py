"""Names without passwords: kept by a key; back by it, by words, by another device."""

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect

from cheeseboard.testing.browser import Meet, Person, Server

from .test_axe import check

AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def home(server: Server) -> str:
    """Keys are bound to names, not to numbers."""
    return server.address.replace("127.0.0.1", "localhost")


@pytest.fixture(autouse=True)
def quiet(server: Server) -> Iterator[None]:
    yield
    assert "Traceback" not in server.log()


class Lock:
    """The lock of a device, in which keys lie."""

    def __init__(self, person: Person, keys: list[dict[str, Any]] | None = None) -> None:
        self._wire: CDPSession = person.page.context.new_cdp_session(person.page)
        self._wire.send("WebAuthn.enable")
        added = self._wire.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = added["authenticatorId"]
        for key in keys or []:
            self._wire.send(
                "WebAuthn.addCredential", {"authenticatorId": self._id, "credential": key}
            )

    def keys(self) -> list[dict[str, Any]]:
        """The keys in it, to be put into another: a key in somebody's cloud is on all devices."""
        found = self._wire.send("WebAuthn.getCredentials", {"authenticatorId": self._id})
        keys: list[dict[str, Any]] = found["credentials"]
        return keys


def keep(person: Person, name: str) -> list[str]:
    """Keep a name by a key; the six words."""
    page = person.page
    page.goto("/me#keep")
    page.locator("#keep-name").fill(name)
    page.locator("[data-keep-form] .btn").click()
    expect(page.locator("[data-kept]")).to_be_visible()
    words = page.locator("[data-kept] .six li").all_inner_texts()
    assert len(set(words)) > 3
    assert all(words)
    return words


def test_a_guest_keeps_the_name_loses_the_cookie_and_finds_the_seat_by_the_key(
    meet: Meet, home: str
) -> None:
    nadia = meet("Nadia", at=home)
    nadia.table_with_bot(first_seat=0)
    nadia.press(nadia.offers()[0].text)
    nadia.wait_for_turn()
    here = nadia.page.url
    lock = Lock(nadia)
    keep(nadia, "Nadia of the test")
    nadia.page.goto(here)
    expect(nadia.page.locator("#moves")).to_be_visible()
    nadia.page.context.clear_cookies()
    nadia.page.goto(here)
    expect(nadia.page.locator("#decision .eyebrow")).to_have_text("Watching")

    other = meet("Nadia elsewhere", at=home)
    Lock(other, lock.keys())
    other.page.goto("/sign-in")
    with other.page.expect_navigation(url=f"{home}/"):
        other.page.locator("[data-sign-in]").click()
    other.page.goto(here)
    expect(other.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    expect(other.page.locator("#my-name")).to_have_value("Nadia of the test")


def test_what_a_guest_had_comes_along_when_somebody_signs_in(meet: Meet, home: str) -> None:
    first = meet("Vera", at=home)
    lock = Lock(first)
    keep(first, "Vera of the test")
    guest = meet("Vera as a guest", at=home)
    guest.table_with_bot(first_seat=0)
    here = guest.page.url
    Lock(guest, lock.keys())
    guest.page.goto("/sign-in")
    with guest.page.expect_navigation(url=f"{home}/"):
        guest.page.locator("[data-sign-in]").click()
    guest.page.goto(here)
    expect(guest.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    first.page.goto(here)
    expect(first.page.locator("#decision .eyebrow")).to_have_text("Your turn")
    first.page.goto("/me/devices")
    expect(first.page.locator("datalist option")).to_have_count(1)


def test_six_words_open_the_name_once_and_make_a_new_key(meet: Meet, home: str) -> None:
    olha = meet("Olha", at=home)
    Lock(olha)
    words = keep(olha, "Olha of the test")
    lost = meet("Olha without anything", at=home)
    lock = Lock(lost)
    lost.page.goto("/sign-in")
    form = lost.page.locator("form[action='/sign-in/words']")
    form.locator("[name=name]").fill("olha of the TEST")
    form.locator("[name=words]").fill(" ".join(words).upper())
    form.locator("button").click()
    expect(lost.page.locator("h1")).to_contain_text("Welcome back, Olha of the test")
    fresh = lost.page.locator(".six li").all_inner_texts()
    assert fresh != words
    with lost.page.expect_navigation(url=f"{home}/me"):
        lost.page.locator("[data-add-key]").click()
    assert len(lock.keys()) == 1
    expect(lost.page.locator("#keys .row")).to_have_count(3)
    again = meet("Somebody with the old words", at=home)
    again.page.goto("/sign-in")
    form = again.page.locator("form[action='/sign-in/words']")
    form.locator("[name=name]").fill("Olha of the test")
    form.locator("[name=words]").fill(" ".join(words))
    form.locator("button").click()
    expect(again.page.locator("main")).to_contain_text("These words do not open this name.")


def test_another_device_comes_in_when_both_show_the_same(meet: Meet, home: str) -> None:
    old, new = meet("Taras", at=home), meet("Taras with a phone", at=home)
    Lock(old)
    keep(old, "Taras of the test")
    old.page.goto("/me")
    old.page.locator("form[action='/me/link'] .btn").click()
    code = old.page.locator("[data-shown] .big-no").inner_text()
    expect(old.page.locator(".qr")).to_be_visible()
    new.page.goto(f"/link/{code}")
    new.page.get_by_role("button", name="Yes, this device").click()
    shown = new.page.locator("[data-words]").inner_text()
    expect(old.page.locator("[data-asked] [data-words]")).to_have_text(shown)
    old.page.get_by_role("button", name="They match").click()
    new.page.wait_for_url(f"{home}/me#keys")
    expect(new.page.locator("h2").first).to_contain_text("Taras of the test")
    old.page.goto("/me/devices")
    expect(old.page.locator("section").first.locator(".row")).to_have_count(2)
    new.page.goto("/me/devices")
    with new.page.expect_response("**/me/devices"):
        old.page.locator("form[action='/me/sessions/end'] .btn").first.click()
        old.page.wait_for_load_state()
        new.page.reload()
    expect(new.page.locator("main")).to_contain_text("This browser does not know you yet.")


def leave(person: Person) -> None:
    """Ask to be forgotten."""
    room = person.page.locator("#delete")
    room.locator("summary").click()
    room.locator("[name=is_sure]").check()
    room.locator("form .btn").click()
    expect(room).to_contain_text("You will be forgotten on")


def test_somebody_takes_everything_along_and_stays_after_all_and_goes(
    meet: Meet, server: Server, home: str
) -> None:
    ivan = meet("Ivan", at=home)
    ivan.table_with_bot(first_seat=0)
    here = ivan.page.url
    Lock(ivan)
    keep(ivan, "Ivan of the test")
    page = ivan.page
    page.goto("/me/data")
    with page.expect_download() as download:
        page.locator("form[action='/me/export'] .btn").click()
    packed = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    [profile] = json.loads(packed.read("people.json"))
    assert profile["name"] == "Ivan of the test"
    [match] = packed.read("matches.jsonl").decode().splitlines()
    assert json.loads(match)["is_over"] is False
    assert "record" not in json.loads(match), "nothing of a running match but one's own moves"
    leave(ivan)
    page.get_by_role("button", name="Stay after all").click()
    expect(page.locator("#delete")).to_contain_text("Delete me…")
    leave(ivan)
    server.let_go()
    page.goto(here)
    expect(page.locator("#players")).to_contain_text("a former guest")
    expect(page.locator("main")).not_to_contain_text("Ivan of the test")
    answer = page.goto("/people/Ivan%20of%20the%20test")
    assert answer is not None
    assert answer.status == 404


def test_wardrobe_zone_and_language_are_kept(meet: Meet, home: str) -> None:
    person = meet("Zoya", at=home, timezone_id="Asia/Tokyo")
    person.page.goto("/me")
    person.page.locator("input[name=hat][value=lamp]").check(force=True)
    person.page.locator("input[name=fur][value=soot]").check(force=True)
    with person.page.expect_response("**/me/zone"):
        person.page.locator("[data-look] .btn").click()
    person.page.goto("/me")
    expect(person.page.locator(".top .ava.fur-soot use[href='#hat-lamp']")).to_have_count(1)
    expect(person.page.locator("#zone")).to_have_value("Asia/Tokyo")
    ours = person.page.locator("#own-name").input_value()
    person.page.locator("#main .langs button[value=uk]").click()
    expect(person.page.locator("#own-name")).not_to_have_value(ours)


@pytest.mark.parametrize("address", ["/me", "/me/devices", "/me/data", "/sign-in", "/link"])
def test_pages_are_for_everybody(meet: Meet, home: str, address: str) -> None:
    person = meet("Axe", at=home)
    person.page.goto("/me")
    person.page.locator("[data-look] .btn").click()
    if address == "/me/data":
        Lock(person)
        keep(person, "Axe of the test")
    person.page.goto(address)
    check(person, address)
