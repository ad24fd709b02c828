"""Pictures of lessons: one of each step, one of the end, and a sheet of all."""

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser

from cheeseboard.lessons import find
from cheeseboard.testing.browser import lesson_shots
from cheeseboard.testing.browser.server import Server


def size(picture: Path) -> tuple[int, int]:
    """Width and height, as the head of a PNG tells them."""
    head = picture.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def test_a_picture_of_each_step_and_a_sheet_of_all(
    window: Browser, server: Server, tmp_path: Path
) -> None:
    lesson = next(one for one in find("burg_appenzell") if one.id == "second")
    short = replace(lesson, steps=lesson.steps[:1])
    taken = list(lesson_shots.draw(window, server, short, tmp_path, "tablet", "uk", "dark"))
    name = "burg_appenzell-second{}-uk-dark-tablet.png"
    assert [one.name for one in taken] == [
        name.format("-01"),
        name.format("-02"),
        "sheet-" + name.format(""),
    ]
    assert [size(one) for one in taken[:2]] == [(820, 1180)] * 2
    assert size(taken[2])[0] == lesson_shots.SHEET
