"""Friends and manners in a browser: two people and an operator, at a desk and on a phone."""

import re

from playwright.sync_api import Page, expect

from cheeseboard.testing.browser import DESK, MARKET, PHONE, Meet, Person, Screen, Server, sit_down

from .test_axe import Prepare, check, speak


def member(
    meet: Meet, server: Server, name: str, screen: Screen = DESK, *, is_operator: bool = False
) -> Person:
    """Somebody who keeps a name."""
    person = meet(name, screen=screen)
    person.post("/me/name", name=name, back="/")
    cookies = {one["name"]: one["value"] for one in person.page.context.cookies()}
    IDS[person.page] = server.keep(cookies["cheeseboard"], is_operator=is_operator)
    return person


IDS: dict[Page, str] = {}


def id_of(person: Person) -> str:
    return IDS[person.page]


def look_over(person: Person, where: str, prepare: Prepare | None = None) -> None:
    """The checker finds nothing in any language; then the page is in English again."""
    check(person, where, prepare)
    speak(person, "en")
    person.page.reload()


def test_friends_find_each_other_and_one_comes_when_asked(meet: Meet, server: Server) -> None:
    nadia = member(meet, server, "Nadia")
    olha = member(meet, server, "Olha", PHONE)
    for one, other in ((nadia, olha), (olha, nadia)):
        one.page.goto(f"/people/{id_of(other)}/manners")
        one.page.get_by_role("button", name=re.compile("^Follow")).click()
        expect(one.page.get_by_role("button", name=re.compile("^Unfollow"))).to_be_visible()
    nadia.page.goto("/")
    row = nadia.page.locator(".friends li")
    expect(row).to_contain_text("Olha")
    expect(row).to_contain_text("here · friend")
    expect(row.locator(".ring")).to_have_class("ring is-full")
    nadia.open_table(MARKET, seats=2)
    nadia.page.locator(".ask-friends button").click()
    expect(nadia.page.locator(".ask-friends")).to_contain_text("invited")
    olha.page.goto("/")
    asked = olha.page.locator("#invitations")
    expect(asked).to_contain_text("Nadia asks you to")
    look_over(olha, "home with an invitation and a friend")
    asked.get_by_role("button", name=re.compile("^Sit down")).tap()
    expect(olha.page.locator(".chairs li").nth(1)).to_contain_text("Olha")
    expect(nadia.page.locator(".chairs li").nth(1)).to_contain_text("Olha")
    look_over(nadia, "a table that waits, with friends")


def test_a_block_is_felt_and_not_told(meet: Meet, server: Server) -> None:
    nadia, tomasz = member(meet, server, "Nadia"), member(meet, server, "Tomasz", PHONE)
    sit_down([nadia, tomasz], MARKET, 2)
    tomasz.post(f"{tomasz.page.url.partition('?')[0]}/chat", text="You play like a cheese")
    nadia.page.locator("#tab-chat").click()
    expect(nadia.page.locator("#chat")).to_contain_text("like a cheese")
    nadia.page.locator("#chat .of-whom").click()
    look_over(nadia, "manners")
    nadia.page.on("dialog", lambda question: question.accept())
    nadia.page.get_by_role("button", name=re.compile("^Block")).click()
    expect(nadia.page.get_by_role("button", name=re.compile("^Unblock"))).to_be_visible()
    nadia.page.locator("#reason").fill("He is rude.")
    nadia.page.get_by_role("button", name="Send to the operator").click()
    expect(nadia.page.locator("h1")).to_have_text("Thank you")
    nadia.page.goto("/me/company")
    expect(nadia.page.locator("main")).to_contain_text("Tomasz")
    look_over(nadia, "one's company")
    nadia.page.goto(tomasz.page.url)
    expect(nadia.page.locator("#chat")).not_to_contain_text("like a cheese")
    address = nadia.open_table(MARKET, seats=2)
    tomasz.page.goto(address)
    tomasz.page.locator(".chairs form[action$='/sit'] button").tap()
    expect(tomasz.page.locator("main")).to_contain_text("You cannot sit down at this table")
    nadia.post(f"{address}/chat", text="A quiet table")
    tomasz.page.goto(address)
    expect(tomasz.page.locator(".chairs li").first).to_contain_text("Nadia")
    expect(tomasz.page.locator("main")).not_to_contain_text("A quiet table")
    theirs = tomasz.open_table(MARKET, seats=2)
    nadia.page.goto(theirs)
    expect(nadia.page.locator("main")).to_contain_text("whom you have blocked")
    expect(nadia.page.get_by_role("button", name="Sit down anyway")).to_be_visible()
    for one, hidden in ((nadia, theirs), (tomasz, address)):
        one.page.goto("/tables")
        path = hidden.partition("/tables/")[2]
        expect(one.page.locator(f"a[href$='{path}']")).to_have_count(0)


def test_the_operator_deals_with_a_report(meet: Meet, server: Server) -> None:
    nadia, tomasz = member(meet, server, "Nadia"), member(meet, server, "Tomasz")
    boss = member(meet, server, "Vera", is_operator=True)
    sit_down([nadia, tomasz], MARKET, 2)
    table = tomasz.page.url.partition("?")[0].rpartition("/")[2]
    tomasz.post(f"/tables/{table}/chat", text="You play like a cheese")
    nadia.post(
        f"/people/{id_of(tomasz)}/report", kind="chat", reason="He insults people.", table=table
    )
    boss.page.set_viewport_size({"width": 390, "height": 844})
    boss.page.goto("/admin")
    _open_all(boss)
    wide = boss.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the desk is {wide} wide on a phone"
    report = boss.page.locator(".report").filter(has_text="He insults people.")
    expect(report).to_contain_text("You play like a cheese")
    look_over(boss, "the operator's desk", _open_all)
    _open_all(boss)
    line = report.locator(".kept form")
    line.locator("[name=why]").fill("Rude.")
    line.locator("button").click()
    _open_all(boss)
    suspend = report.locator("form[action$='/suspend']")
    suspend.locator("[name=why]").fill("Insults, again.")
    suspend.locator("button").click()
    settle = report.locator("form.settle")
    settle.locator("[name=why]").fill("Text taken away, a week of rest.")
    settle.locator("button").click()
    expect(boss.page.locator(".books")).to_contain_text("Text taken away, a week of rest.")
    expect(nadia.page.locator("#players")).to_contain_text(re.compile("Tomasz"))
    tomasz.page.goto("/")
    expect(tomasz.page.locator(".suspended")).to_contain_text("Insults, again.")
    look_over(tomasz, "somebody who is kept out")


def _open_all(person: Person) -> None:
    everything = person.page.locator("main details")
    everything.evaluate_all("all => all.forEach(one => { one.open = true; })")
