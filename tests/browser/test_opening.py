"""A new table in a browser: cards, chairs, what cannot be chosen, and the square for the room."""

from playwright.sync_api import expect

from cheeseboard.testing.browser import GAME, PHONE, Meet, Server

SIGNS = "all => all.map(one => one.getBoundingClientRect().width)"
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_a_table_is_filled_in_and_opened(meet: Meet, server: Server) -> None:
    person = meet("Zofia")
    person.post("/me/name", name="Zofia", back="/")
    cookies = {one["name"]: one["value"] for one in person.page.context.cookies()}
    server.keep(str(cookies["cheeseboard"]))
    page = person.page
    page.goto(f"/tables/new?game={GAME}")
    signs = page.locator(":is(.paces, .who3) .pickcard > b svg").evaluate_all(SIGNS)
    assert len(signs) == 8
    assert max(signs) <= 32, "signs stand beside the words, they are no pictures"
    rated = page.locator("[name=is_rated][value=true]")
    note = page.locator("#rated-note")
    expect(rated).to_be_disabled()
    expect(note).to_have_text("Choose a clock first: a rated match needs one.")
    page.locator("[name=pace-kind][value=live]").check(force=True)
    expect(rated).to_be_enabled()
    page.locator("[name=preset][value=learner]").check(force=True)
    expect(rated).to_be_disabled()
    expect(note).to_contain_text("Not with help for learners")
    page.locator("[name=preset][value=standard]").check(force=True)
    page.locator("[name=chair-1]").select_option("here")
    expect(note).to_have_text("Not with two people at one device.")
    page.locator("[name=chair-2]").select_option("none")
    page.locator("[name=chair-1]").select_option("bot:expert")
    expect(note).to_contain_text("was not measured at so many seats")
    expect(rated).to_be_disabled()
    page.locator("[name=chair-2]").select_option("open")
    page.locator("[name=chair-1]").select_option("bot:hard")
    rated.check(force=True)
    expect(page.locator("#sum-people")).to_have_text("You, Bot: Hard, one free chair")
    expect(page.locator("#sum-count")).to_have_text("Rated")
    page.locator(".rulesf summary").click()
    page.locator("[name=option-side]").select_option("B")
    expect(page.locator("#sum-rules")).to_have_text("One rule is not as in Standard")
    expect(page.locator("[name=preset]:checked")).to_have_count(0)
    page.locator(".levels:not([hidden]) summary").click()
    shown = page.locator(".levels:not([hidden]) .say")
    expect(shown.first).to_contain_text("You will win, and see how it works.")
    expect(shown.nth(1)).to_contain_text("Beats Beginner in")
    page.locator(".sum .btn.primary").click()
    expect(page.locator(".chairs li").nth(1)).to_contain_text("Hard")
    expect(page.locator(".chairs li")).to_have_count(3)


def test_people_in_the_room_are_shown_a_square_that_fills_the_screen(meet: Meet) -> None:
    person = meet("Zofia", screen=PHONE)
    person.open_table(GAME, seats=2)
    person.page.get_by_role("button", name="Show it to people in the room").tap()
    sheet = person.page.locator("#qr")
    expect(sheet).to_be_visible()
    box = sheet.locator("svg").bounding_box()
    assert box is not None
    assert box["width"] > PHONE.width * 0.7
    assert person.page.evaluate(FITS)
    person.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_table_that_waits_shows_the_rules_that_apply(meet: Meet) -> None:
    person = meet("Zofia")
    person.open_table("rat_de_france", seats=2)
    page = person.page
    teams, track = page.locator("#option-teams"), page.locator("#option-tournament_tracks")
    expect(teams).to_be_hidden()
    expect(track).to_be_hidden()
    in_teams = page.locator("#option-mode option[value=team]")
    expect(in_teams).to_be_disabled()
    page.locator("#seats").select_option("4")
    expect(in_teams).to_be_enabled()
    page.locator("#option-mode").select_option("team")
    expect(teams).to_be_visible()
    picker = page.locator("[data-picks='#option-sections']")
    written = page.locator("#option-sections")
    expect(written).to_be_hidden()
    picker.select_option(label="My own…")
    expect(written).to_be_focused()
    written.fill("learn:1")
    page.locator("form[action$='/options'] .btn").click()
    expect(page.locator(".chairs li")).to_have_count(4)
    expect(picker.locator("option:checked")).to_have_text("Card 1, for learning")
    expect(written).to_be_hidden()
    expect(teams).to_be_visible()
    expect(track).to_be_hidden()
