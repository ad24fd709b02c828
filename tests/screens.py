"""Pictures of every page: `python tests/screens.py [folder]` plays a short match and takes them.

At 1360×900 and 390×844, light in all three languages and dark in English, into `screens/`.
"""

import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console

from cheeseboard.testing.browser import (
    DESK,
    GAME,
    MARKET,
    PHONE,
    Person,
    Screen,
    Server,
    Taste,
    chromium,
    play_on,
)
from cheeseboard.testing.browser.fixtures import SETTLE_PACE
from cheeseboard.testing.browser.people import STATE, sit_down

SCREENS: Final = (DESK, PHONE)
LOOKS: Final = (("en", "light"), ("en", "dark"), ("ru", "light"), ("uk", "light"))
SEED: Final = 7
FRAMES: Final = 8
EVERY: Final = 300
"""Frames of a story, and milliseconds between them."""
MOST_MOVES: Final = 40

STORIES: Final = {
    "burg_appenzell": {"event-lift": "roof", "event-slide": "push"},
    "rat_de_france": {"event-show": "reveal"},
    "ratland": {"event-plan": "night", "event-fed": "dinner"},
    "fromage": {"event-make": "rival", "event-turn": "wheel"},
    "smash_up": {"event-minion": "minion", "event-destroy": "gone", "event-scoring": "base"},
}
"""By game: what happens, and the name of its frames."""

SUMMARY: Final = "summary"
TURN: Final = "turn"

CAPTIONED: Final = """(() => {
  const keys = new Map();
  window.told = new Set();
  document.addEventListener('update', ({detail}) => {
    const update = typeof detail.data === 'string' ? JSON.parse(detail.data) : detail.data;
    for (const one of update.news ?? []) keys.set(one.sentence, one.key);
  }, true);
  document.addEventListener('DOMContentLoaded', () => {
    const caption = document.querySelector('#telling p');
    const note = () => window.told.add(keys.get(caption.textContent));
    if (caption) new MutationObserver(note).observe(caption, {childList: true});
  });
})()"""
"""What has happened in the sentences that a page has told."""

NEXT: Final = f"""([before, wanted]) => {{
  if (document.querySelector('#round[open]')) return '{SUMMARY}';
  const told = wanted.find(key => window.told.has(key));
  const state = ({STATE})();
  return told ?? (state !== before && /^(mine|over)/.test(state) && '{TURN}');
}}"""
"""What comes first: the summary of a round, something wanted, or one's own turn."""

console = Console(highlight=False)
Prepare = Callable[[Page], None]


@dataclass(frozen=True, slots=True)
class Pictures:
    """Takes pictures of what a person sees."""

    browser: Browser
    folder: Path

    def take(
        self, person: Person, name: str, prepare: Prepare | None = None, *, is_tall: bool = False
    ) -> None:
        """The person's present page in all looks; `prepare` brings it into a state."""
        for screen in SCREENS:
            context = self.browser.new_context(
                base_url=person.home,
                storage_state=person.page.context.storage_state(),
                reduced_motion="reduce",
                **screen.settings(),
            )
            page = context.new_page()
            for language, theme in LOOKS:
                self._take_one(page, person, screen, language, theme, name, prepare, is_tall)
            context.close()
        console.print(f"{name}: {len(SCREENS) * len(LOOKS)} pictures")

    def _take_one(
        self,
        page: Page,
        person: Person,
        screen: Screen,
        language: str,
        theme: str,
        name: str,
        prepare: Prepare | None,
        is_tall: bool,
    ) -> None:
        page.context.add_cookies(
            [{"name": "cheeseboard-language", "value": language, "url": person.home}]
        )
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.goto(person.page.url)
        page.evaluate("document.fonts.ready")
        if prepare:
            prepare(page)
        page.wait_for_timeout(80)
        file = self.folder / f"{name}-{screen.name}-{theme}-{language}.png"
        page.screenshot(path=file, full_page=is_tall)


def meet(browser: Browser, server: Server, name: str) -> Person:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    context.add_init_script(SETTLE_PACE.replace("PACE", "0"))
    person = Person(name, context.new_page(), server.address)
    person.page.goto("/")
    person.page.locator(".menu > summary").click()
    person.page.locator("#my-name").fill(name)
    person.page.locator("form[action='/me/name'] button").click()
    return person


def before_the_match(pictures: Pictures, anna: Person, boris: Person) -> None:
    for name, address, is_tall in (
        ("front-empty", "/", True),
        ("game", f"/games/{GAME}", False),
        ("new-table", f"/tables/new?game={GAME}", True),
        ("docs", "/docs", False),
        ("error", "/nothing-here", False),
        ("error-table", "/tables/nothing-here", False),
    ):
        anna.page.goto(address)
        pictures.take(anna, name, is_tall=is_tall)
    pictures.take(anna, "menu", lambda page: page.locator(".menu > summary").click())
    anna.open_table(seats=3)
    pictures.take(anna, "lobby-alone")
    address = anna.open_table(seats=4)
    anna.seat_bot(1)
    boris.page.goto(address)
    boris.sit(2)
    pictures.take(anna, "lobby", is_tall=True)
    pictures.take(boris, "lobby-guest", is_tall=True)


def show(selector: str) -> Prepare:
    """Choose a tab, and on a small screen its pane."""

    def choose(page: Page) -> None:
        page.locator("#pane-talk").evaluate("one => one.checked = true")
        page.locator(selector).dispatch_event("click")

    return choose


def click(selector: str) -> Prepare:
    return lambda page: page.locator(selector).first.dispatch_event("click")


def ask(page: Page) -> None:
    push = page.locator("#moves button.risk[data-question], #moves button[data-question]").first
    push.evaluate("one => one.form.requestSubmit(one)")


def lose_the_line(page: Page) -> None:
    """What the page shows while it connects again."""
    page.locator("#connection").evaluate("one => one.hidden = false")


def see_players(page: Page) -> None:
    page.locator("#pane-players").evaluate("one => one.checked = true")


def in_the_match(pictures: Pictures, server: Server, anna: Person) -> None:
    server.deal(SEED)
    anna.play_now()
    anna.wait_for_turn()
    pictures.take(anna, "table-placing")
    taste = Taste(SEED)
    moves = 0
    while moves < 9 or not any(offer.has_question for offer in anna.offers()):
        anna.hurry(taste.choose(anna.offers()).text)
        moves += 1
        anna.wait_for_turn()
    pictures.take(anna, "table-turn")
    pictures.take(anna, "table-chosen", click(".mouse.mine[data-piece]"))
    pictures.take(anna, "table-question", ask)
    pictures.take(anna, "table-refusal", click(".roof[data-why]"))
    pictures.take(anna, "table-no-way-back", click("[data-explain]"))
    pictures.take(anna, "table-reconnecting", lose_the_line)
    pictures.take(anna, "table-rules", show("#tab-rules"))
    pictures.take(anna, "table-log", show("#tab-log"))
    pictures.take(anna, "table-players", see_players)
    anna.page.locator("#tab-chat").click()
    anna.page.locator(".chat-form input").fill("Who took the blue crumble?")
    anna.page.locator(".chat-form button").click()
    pictures.take(anna, "table-chat", show("#tab-chat"))
    play_on(anna, Taste(SEED, haste=0.5), anna.hurry)
    pictures.take(anna, "table-over")
    anna.page.locator("#decision a").click()
    anna.page.wait_for_url("**/matches/*")
    pictures.take(anna, "score", is_tall=True)
    anna.page.goto(f"{anna.page.url}/replay?step=24")
    pictures.take(anna, "replay")


def with_others(pictures: Pictures, server: Server, anna: Person, boris: Person) -> None:
    server.deal(SEED)
    address = anna.open_table(seats=2, first_seat=0, memory_aid="full", side="B")
    boris.page.goto(address)
    boris.sit(1)
    anna.chair(1).get_by_text("Boris", exact=True).wait_for()
    anna.start()
    for person, text in ((anna, "place a1"), (boris, "place g7")):
        person.page.goto(address)
        person.wait_for_turn()
        person.hurry(text)
    boris.page.goto(address)
    pictures.take(boris, "table-waiting")
    taste = Taste(SEED)
    for _ in range(14):
        for person in (anna, boris):
            while person.state().startswith("mine"):
                person.hurry(taste.choose(person.offers()).text)
    pictures.take(anna, "table-remembered")
    watcher = meet(pictures.browser, server, "Vit")
    watcher.page.goto(address)
    pictures.take(watcher, "table-watching")
    anna.play_now(MARKET)
    pictures.take(anna, "table-market")
    anna.open_table(MARKET, seats=2, rounds=2)
    anna.sit(1, "Vira")
    anna.start()
    anna.hurry("bid 4")
    pictures.take(anna, "table-curtain")
    anna.page.goto("/")
    pictures.take(anna, "front", is_tall=True)


def stories(pictures: Pictures, server: Server, games: Sequence[str] = ()) -> None:
    """What the others did in each game, as it is told on both screens: frames of its moments."""
    for game, screen in product(games or tuple(STORIES), SCREENS):
        server.deal(SEED)
        context = pictures.browser.new_context(base_url=server.address, **screen.settings())
        context.set_default_timeout(60_000)
        context.add_init_script(SETTLE_PACE.replace("PACE", "2"))  # a picture takes its time
        context.add_init_script(CAPTIONED)
        person = Person("Anna", context.new_page(), server.address)
        sit_down([person], game, 3)
        wanted = dict(STORIES[game])
        taste = Taste(SEED, haste=0.2)
        for _ in range(MOST_MOVES):
            if not wanted or not person.wait_for_turn():
                break
            before = person.state()
            person.page.evaluate("window.told.clear()")
            button = person.button(taste.choose(person.offers()).text)
            button.evaluate("o => { o.dataset.confirmed = 'yes'; o.form.requestSubmit(o); }")
            while (event := _next(person.page, before, wanted)) != TURN:
                if event == SUMMARY:
                    _close_summary(person.page)
                else:
                    name = f"story-{game}-{wanted.pop(event)}-{screen.name}"
                    _frames(person.page, pictures.folder, name)
        missed = f", without {', '.join(wanted.values())}" if wanted else ""
        console.print(f"story-{game}-{screen.name}{missed}")
        context.close()


def _next(page: Page, before: str, wanted: Iterable[str]) -> str:
    return str(page.wait_for_function(NEXT, arg=[before, list(wanted)]).json_value())


def _close_summary(page: Page) -> None:
    page.evaluate("document.querySelector('#round[open]')?.close()")


def _frames(page: Page, folder: Path, name: str) -> None:
    for frame in range(1, FRAMES + 1):
        _close_summary(page)
        page.screenshot(path=folder / f"{name}-{frame}.png")
        page.wait_for_timeout(EVERY)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server.for_tests(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.find_or_install(), args=list(chromium.ARGUMENTS)
            )
            pictures = Pictures(browser, folder)
            anna, boris = meet(browser, server, "Anna"), meet(browser, server, "Boris")
            before_the_match(pictures, anna, boris)
            in_the_match(pictures, server, anna)
            with_others(pictures, server, anna, boris)
            stories(pictures, server)
    finally:
        server.stop()
    console.print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}.")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("screens"))
