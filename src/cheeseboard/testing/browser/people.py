"""Somebody with a browser: finds tables, sits down, plays by list, drawing, key or finger."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, expect

from cheeseboard.game import OptionValue, show_value

GAME: Final = "burg_appenzell"
MARKET: Final = "_template"
"""A game of secret bids."""
PATIENCE: Final = 60.0
"""Seconds that something may take to become so: tests run beside each other."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What somebody looks at."""

    name: str
    width: int
    height: int
    has_touch: bool = False

    def settings(self) -> dict[str, Any]:
        return {
            "viewport": {"width": self.width, "height": self.height},
            "has_touch": self.has_touch,
            "is_mobile": self.has_touch,
            "device_scale_factor": 1,
        }


DESK: Final = Screen("desk", 1360, 900)
PHONE: Final = Screen("phone", 390, 844, has_touch=True)


@dataclass(frozen=True, slots=True)
class Offer:
    """A move that the list offers."""

    text: str
    is_win: bool
    is_risk: bool
    has_question: bool


OFFERS: Final = """() => [...document.querySelectorAll('#moves button[name=move]')].map(one => [
  one.value, one.matches('.win'), one.matches('.risk'), 'question' in one.dataset])"""

STATE: Final = """() => {
  const moves = document.getElementById('moves');
  if (document.querySelector('#decision a[href*="/matches/"]')) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  return (moves?.dataset.turn ?? '') + ' ' + (moves?.querySelector('[name=expected]')?.value ?? '')
    + ' ' + (moves?.querySelector('[name=seat]')?.value ?? '');
}"""
"""'over', 'curtain', or whose turn with the number of the decision and the seat."""

HAS_CHANGED: Final = f"before => ({STATE})() !== before"
IS_MINE: Final = f"() => /^(over|curtain|mine)/.test(({STATE})())"

TWO_FRAMES: Final = """() => new Promise(
  done => requestAnimationFrame(() => requestAnimationFrame(done)))"""

HIT: Final = """one => {
  const box = one.getBoundingClientRect();
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const top = document.elementFromPoint(x, y);
  const carries = moving => moving.contains(one) || one.contains(moving);
  const isMoving = document.getAnimations().some(each =>
    each.playState === 'running' && each.effect?.target && carries(each.effect.target)
    && each.effect.getComputedTiming().endTime !== Infinity);
  return {x, y, isMoving, isHit: one.contains(top), top: top?.closest('[id]')?.id ?? ''};
}"""


class Person:
    """A person and the page in front of them."""

    def __init__(self, name: str, page: Page, home: str) -> None:
        self.name = name
        self.page = page
        self.home = home
        """The address of the server, as this person reaches it."""
        self.troubles: list[str] = []
        """Errors of the page's script, and what the browser stopped."""
        self._posts: set[Request] = set()
        """What was sent and is not answered yet."""
        page.on("pageerror", self._on_error)
        page.on("console", self._on_console)
        page.on("request", self._on_request)
        page.on("requestfinished", self._on_answer)
        page.on("requestfailed", self._on_answer)

    def _on_error(self, error: Error) -> None:
        self.troubles.append(f"The script failed: {error}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.troubles.append(message.text)

    def _on_request(self, request: Request) -> None:
        if request.method == "POST":
            self._posts.add(request)

    def _on_answer(self, request: Request) -> None:
        self._posts.discard(request)

    def settle(self) -> None:
        """Wait until all that was pressed is answered, and the answers are drawn."""
        until = time.monotonic() + PATIENCE
        while self._posts:
            assert time.monotonic() < until, f"No answer: {[each.url for each in self._posts]}"
            self.page.wait_for_timeout(10)
        self.page.evaluate(TWO_FRAMES)

    def speak(self, language: str) -> None:
        """Choose a language in the menu."""
        self.page.locator(".menu > summary").click()
        with self.page.expect_navigation():
            self.page.locator(f".langs button[value={language}]").click()

    # --- on the way to a table

    def play_now(self, game: str = GAME) -> None:
        """From the front page to the game, and at once into a match against bots."""
        self.page.goto("/")
        self.page.locator(f"a[href='/games/{game}']").click()
        with self.page.expect_navigation(url="**/tables/*"):
            self.page.locator(".playbox[action='/play-now'] .btn.big").click()

    def open_table(self, game: str = GAME, seats: int = 2, **options: str | int) -> str:
        """Open a table by the form; gives the address to invite others with."""
        self.page.goto(f"/tables/new?game={game}")
        self.put_chairs(seats)
        if options:
            self.page.locator(".rulesf > summary").click()
        for name, value in options.items():
            field = self.page.locator(f"#option-{name}")
            picker = self.page.locator(f"[data-picks='#option-{name}']")
            if picker.count():
                picker.select_option("")
            if field.evaluate("one => one.tagName") == "SELECT":
                field.select_option(str(value))
            else:
                field.fill(str(value))
        self.page.locator("[form=new-table]").click()
        return self.page.locator("#invite-link").input_value()

    def put_chairs(self, seats: int) -> None:
        """So many chairs at the new table, all but one's own free."""
        chairs = self.page.locator("select[name^=chair-]")
        for number in range(chairs.count()):
            chairs.nth(number).select_option("open" if number + 1 < seats else "none")

    def chair(self, seat: int) -> Locator:
        return self.page.locator(".chairs li").nth(seat)

    def seat_bot(self, seat: int, bot: str = "medium") -> None:
        form = self.chair(seat).locator("form[action$='/bot']")
        form.locator("select").select_option(bot)
        form.locator("button").click()
        self.chair(seat).locator("form[action$='/stand-up']").wait_for()

    def sit(self, seat: int, name: str = "") -> None:
        """Sit down, under one's own name or for somebody else at the same device."""
        form = self.chair(seat).locator("form[action$='/sit']")
        field = form.locator("input[name=name]")
        if field.count():
            field.fill(name or self.name)
        form.locator("button").click()
        self.chair(seat).locator("form[action$='/stand-up']").wait_for()

    def start(self) -> None:
        self.page.locator("form[action$='/start'] button").click()
        self.page.locator("#stage").wait_for()

    def table_with_bot(self, **options: OptionValue) -> None:
        """A short match against one bot, begun. By requests: other tests press the buttons."""
        sit_down([self], GAME, 2, **{"round_limit": 20, **options})

    def post(self, path: str, **fields: str | int) -> str:
        """Send a form as this person; gives where the answer leads."""
        answer = self.page.context.request.post(
            path,
            form={name: str(value) for name, value in fields.items()},
            headers={"Origin": self.home},
            max_redirects=0,
        )
        assert answer.status == 303, answer.text()
        return str(answer.headers["location"])

    def again(self) -> "Person":
        """The same person in another tab."""
        other = Person(self.name, self.page.context.new_page(), self.home)
        other.page.goto(self.page.url)
        return other

    # --- at the table

    def state(self) -> str:
        return str(self.page.evaluate(STATE))

    def is_over(self) -> bool:
        return self.state() == "over"

    def wait_for_turn(self) -> bool:
        """Wait until this page asks for something; whether there is still something to play."""
        self.page.wait_for_function(IS_MINE)
        return not self.is_over()

    def wait_for_change(self, before: str) -> None:
        try:
            self.page.wait_for_function(HAS_CHANGED, arg=before)
        except Error as error:
            said = self.page.locator("#notice, #connection, #decision").all_inner_texts()
            raise AssertionError(f"{self.name} still has {before!r}: {said}") from error

    def offers(self) -> list[Offer]:
        return [Offer(*found) for found in self.page.evaluate(OFFERS)]

    def button(self, text: str) -> Locator:
        return self.page.locator(f'#moves button[name=move][value="{text}"]')

    def press(self, text: str) -> None:
        """A move by its button in the list; where a question is asked, the answer is yes."""
        before = self.state()
        button = self.button(text)
        if not button.is_visible():
            button.locator("xpath=ancestor::details/summary").click()
        button.click()
        self.agree()
        self.wait_for_change(before)

    def hurry(self, text: str) -> None:
        """A move without a pointer and without a question: for tests that are about later."""
        before = self.state()
        self.button(text).evaluate(
            "one => { one.dataset.confirmed = 'yes'; one.form.requestSubmit(one); }"
        )
        self.wait_for_change(before)

    def agree(self) -> None:
        if self.is_asked():
            self.page.locator("#confirm-yes").click()
        if self.page.evaluate("document.body.classList.contains('is-holding')"):
            self.page.locator("#hold-now").click()

    def is_asked(self) -> bool:
        return bool(self.page.evaluate("document.body.classList.contains('is-asking')"))

    # --- by the drawing

    def drawn(self, text: str) -> tuple[str, ...]:
        """What to click on the drawing for a move: a place, or a mouse and then a place.

        Empty where the drawing does not offer it: ending a turn, and ways round that cost more.
        """
        found = self.page.evaluate(
            """text => {
              const has = name => one => one.dataset[name]?.split('|').includes(text);
              const all = [...document.querySelectorAll('.board [id]')];
              const begins = all.filter(has('moves'));
              const ends = all.find(has('then'));
              if (ends) return [begins[0].id, ends.id];
              const place = begins.find(one => one.dataset.piece === undefined);
              const piece = begins.find(one => one.dataset.piece !== undefined);
              if (!place) return [];
              const isOnly = !place.dataset.moves.includes('|');
              return isOnly ? [place.id] : [piece.id, place.id];
            }""",
            text,
        )
        return tuple(found)

    def click_drawing(self, id: str, click: Callable[[float, float], None]) -> None:
        """Click into the middle of something once it rests, and a pointer meets it there."""
        thing = self.page.locator(f"[id='{id}']")
        until = time.monotonic() + PATIENCE
        while not (spot := thing.evaluate(HIT))["isHit"] or spot["isMoving"]:
            assert time.monotonic() < until, f"{id} stays under {spot['top'] or 'something else'}."
            self.page.wait_for_timeout(20)
        click(spot["x"], spot["y"])

    def press_drawing(self, text: str, click: Callable[[float, float], None]) -> None:
        """A move by mouse or finger on the drawing, and by the list where the drawing has none."""
        before = self.state()
        ids = self.drawn(text)
        if not ids:
            self.press(text)
            return
        for id in ids:
            self.click_drawing(id, click)
        self.agree()
        self.wait_for_change(before)

    # --- what is told

    def told(self) -> str:
        """The line that a screen reader has spoken last."""
        return self.page.locator("#live").inner_text()

    def log(self) -> list[str]:
        lines = self.page.locator("#log > li:not(.fair) > span:last-child")
        return [" ".join(line.split()) for line in lines.all_inner_texts()]

    def expect_notice(self) -> Locator:
        notice = self.page.locator("#notice")
        expect(notice).to_be_visible()
        return notice


class Taste:
    """Chooses moves: what wins cheese, else by chance from a fixed seed, harming nobody if need be.

    It never hurries to end a turn, and does not push more than it has to.
    """

    def __init__(self, seed: int, haste: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._haste = haste
        """How often to end a turn although there is more to do."""

    def choose(self, offers: list[Offer]) -> Offer:
        wins = [offer for offer in offers if offer.is_win]
        if wins:
            return wins[0]
        ends = [offer for offer in offers if offer.text == "end"]
        if ends and self._random.random() < self._haste:
            return ends[0]
        calm = [offer for offer in offers if not offer.is_risk and offer not in ends]
        return self._random.choice(calm or ends or offers)


def play_on(
    person: Person,
    taste: Taste,
    press: Callable[[str], None],
    most: int = 400,
    after: Callable[[], None] = lambda: None,
) -> list[str]:
    """Play until the match is over; gives the moves played."""
    played: list[str] = []
    while person.wait_for_turn():
        assert len(played) < most, "The match does not end."
        text = taste.choose(person.offers()).text
        press(text)
        played.append(text)
        after()
    return played


def sit_down(people: Sequence[Person], game: str, seats: int, **options: OptionValue) -> None:
    """A table of these people, bots in the other seats, and the match begun."""
    host, *guests = people
    wanted = {f"option-{name}": show_value(value) for name, value in options.items()}
    table = host.post("/tables", game=game, seats=seats, **wanted)
    for seat, guest in enumerate(guests, 1):
        guest.post(f"{table}/sit", seat=seat, name=guest.name)
    for seat in range(len(people), seats):
        host.post(f"{table}/bot", seat=seat, bot="greedy")
    host.post(f"{table}/start")
    for person in people:
        person.page.goto(table)


def table_id(address: str) -> str:
    return address.rstrip("/").rsplit("/", 1)[-1]
