"""From a press to the first motion on the board: `python bench/motion.py [moves]`.

A server and a browser on this machine play each game; the page itself notes both moments.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console

from cheeseboard import registry
from cheeseboard.server.wishes import HELP
from cheeseboard.testing.browser import DESK, Person, Server, Taste, chromium, sit_down
from cheeseboard.testing.settings import short_match

SEED: Final = 7
MOVES: Final = 20

NOTE: Final = """(() => {
  let pressed = 0;
  window.firsts = [];
  const moves = () => {
    if (pressed) window.firsts.push(performance.now() - pressed);
    pressed = 0;
  };
  document.addEventListener('submit', () => { pressed = performance.now(); }, true);
  const isOnBoard = one => one.closest?.('.board, .sky');
  for (const event of ['transitionrun', 'animationstart'])
    document.addEventListener(event, ({target}) => { if (isOnBoard(target)) moves(); }, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    if (isOnBoard(this)) moves();
    return animate.apply(this, all);
  };
})()"""
"""Notes how many milliseconds after each move something on the board begins to move."""


IS_ASKED: Final = "() => !document.getElementById('moves')?.inert"
"""Whether all has been told."""


def measured(browser: Browser, server: Server, game: str, moves: int) -> list[float]:
    """The delays of those of a person's moves that show a motion."""
    server.deal(SEED)
    context = browser.new_context(base_url=server.address, **DESK.settings())
    context.add_init_script(NOTE)
    context.add_cookies([{"name": HELP, "value": f"{game}=off", "url": server.address}])
    person = Person("Anna", context.new_page(), server.address)
    short = short_match(registry.load(game))
    sit_down([person], game, short.seats, **short.options)
    taste = Taste(SEED)
    for _ in range(moves):
        if not person.wait_for_turn():
            break
        person.page.wait_for_function(IS_ASKED)
        person.hurry(taste.choose(person.offers()).text)
    found: list[float] = person.page.evaluate("window.firsts")
    context.close()
    return found


def main(moves: int) -> None:
    console = Console(highlight=False)
    server = Server.for_tests(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            path = chromium.find_or_install()
            browser = playwright.chromium.launch(
                executable_path=path, args=list(chromium.ARGUMENTS)
            )
            for game in registry.ids():
                found = measured(browser, server, game, moves)
                if found:
                    median, most = statistics.median(found), max(found)
                    console.print(
                        f"{game}: {median:.0f} ms, at most {most:.0f}, {len(found)} moves"
                    )
                else:
                    console.print(f"{game}: nothing moved")
    finally:
        server.stop()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES)
