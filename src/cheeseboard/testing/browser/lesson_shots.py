"""Pictures of every step of a lesson: each screen, every language, light and dark."""

import base64
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from cheeseboard.lessons import Lesson
from cheeseboard.testing.browser.chromium import ARGUMENTS, find_or_install
from cheeseboard.testing.browser.server import Server
from cheeseboard.words import LANGUAGES

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desk": {"viewport": {"width": 1360, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
}
USUAL: Final = ("desk", "phone")
EVERY_LOOK: Final = {
    f"{language}-{theme}": (language, theme)
    for language in LANGUAGES
    for theme in ("light", "dark")
}
LOOKS: Final = (("en", "light"), ("en", "dark"), ("ru", "light"), ("uk", "light"))
SHEET: Final = 1920
"""Pixels across a sheet with all steps of a lesson."""
ACROSS: Final = {"desk": 3, "phone": 6, "tablet": 4}
"""Pictures in a row of a sheet."""


def take(
    lessons: Sequence[Lesson],
    folder: Path,
    screens: Sequence[str] = USUAL,
    looks: Sequence[tuple[str, str]] = LOOKS,
) -> Iterator[Path]:
    """Draw the steps of lessons into a folder, the card at the end, and a sheet of them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        server = Server.for_tests(Path(place))
        server.start()
        browser = play.chromium.launch(executable_path=find_or_install(), args=list(ARGUMENTS))
        try:
            for screen in screens:
                for language, theme in looks:
                    for lesson in lessons:
                        yield from draw(browser, server, lesson, folder, screen, language, theme)
        finally:
            browser.close()
            server.stop()


def draw(
    browser: Browser,
    server: Server,
    lesson: Lesson,
    folder: Path,
    screen: str,
    language: str,
    theme: str,
) -> Iterator[Path]:
    """The pictures of one lesson on one screen, and the sheet with all of them."""
    page = _page(browser, server, SCREENS[screen], language, theme)
    look = f"{language}-{theme}-{screen}"
    steps = list(_steps(page, lesson, folder, look))
    yield from steps
    sheet = folder / f"sheet-{lesson.game}-{lesson.id}-{look}.png"
    _lay_out(page, steps, ACROSS[screen], sheet)
    yield sheet
    page.context.close()


def _page(
    browser: Browser, server: Server, settings: dict[str, Any], language: str, theme: str
) -> Page:
    context = browser.new_context(
        base_url=server.address,
        reduced_motion="reduce",
        color_scheme="dark" if theme == "dark" else "light",
        **settings,
    )
    cookie = {"name": "cheeseboard-language", "value": language, "url": server.address}
    context.add_cookies([cookie])  # type: ignore[list-item]
    return context.new_page()


def _steps(page: Page, lesson: Lesson, folder: Path, look: str) -> Iterator[Path]:
    for number in range(1, len(lesson.steps) + 2):
        page.goto(f"/games/{lesson.game}/lessons/{lesson.id}?step={number}")
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        name = f"{lesson.game}-{lesson.id}-{number:02}-{look}.png"
        page.screenshot(path=folder / name)
        yield folder / name


def _lay_out(page: Page, pictures: Sequence[Path], across: int, sheet: Path) -> None:
    """Several pictures side by side, to look at all of them at once."""
    drawn = [base64.b64encode(path.read_bytes()).decode("ascii") for path in pictures]
    width = SHEET // across - 8
    images = "".join(
        f'<img width="{width}" style="margin:4px" src="data:image/png;base64,{one}">'
        for one in drawn
    )
    page.goto("about:blank")
    page.set_viewport_size({"width": SHEET, "height": 600})
    page.set_content(f'<body style="margin:0;font-size:0">{images}</body>')
    page.screenshot(path=sheet, full_page=True)
