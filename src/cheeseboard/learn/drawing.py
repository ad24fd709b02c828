"""A position as a picture: text for a terminal, or pixels of the page's own drawing.

Pixels need a browser that can take pictures: Chromium or Chrome on the PATH.
"""

import importlib
import importlib.util
import io
import shutil
import subprocess
import tempfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from cheeseboard import registry
from cheeseboard.game import State
from cheeseboard.web.boards import board, speaker
from cheeseboard.web.pictures import HEIGHT, WIDTH, picture
from cheeseboard.words import words

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


class NoRenderer(RuntimeError):
    """Nothing is installed that draws the page."""


def as_text(game: str, view: State) -> str:
    """The terminal picture."""
    name = f"{registry.packages()[game]}.terminal"
    if importlib.util.find_spec(name) is None:
        return str(view.to_json())
    console = Console(file=io.StringIO(), width=120, force_terminal=False)
    console.print(importlib.import_module(name).draw(view, words(game, "en").say))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def as_pixels(game: str, view: State, seat: int | None) -> Any:
    """The drawing of the page as height × width × 3 bytes; raises `NoRenderer`."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise NoRenderer(
            'render_mode="rgb_array" draws with a browser: put Chromium or Chrome on the PATH, '
            'or use render_mode="ansi".'
        )
    with tempfile.TemporaryDirectory(prefix="cheeseboard-") as folder:
        drawn, taken = Path(folder) / "board.svg", Path(folder) / "board.png"
        drawn.write_text(as_svg(game, view, seat), encoding="utf-8")
        command = [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}/profile",
            f"--window-size={WIDTH},{HEIGHT}",
            f"--screenshot={taken}",
            drawn.as_uri(),
        ]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if not taken.exists():
            raise NoRenderer(f"{browser} took no picture: {run.stderr[-300:]}")
        return _pixels(taken.read_bytes())


def as_svg(game: str, view: State, seat: int | None) -> str:
    """The whole board, as pages show it at a desk."""
    names = [f"player {number}" for number in range(getattr(view, "seats", 1))]
    say = speaker(words(game, "en"), names, seat)
    return picture(game, board(game).draw(view, seat, (), say, ()), say, "en", (), ())


def _pixels(png: bytes) -> Any:
    """The pixels of a PNG with 8 bits a channel, as browsers write them."""
    at, data, head = 8, b"", b""
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            head = body
        elif kind == b"IDAT":
            data += body
        at += length + 12
    width, height = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:8], "big")
    channels = {2: 3, 6: 4}[head[9]]
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + width * channels)
    image: Any = np.zeros((height, width * channels), np.uint8)
    above: Any = np.zeros(width * channels, np.uint8)
    for number, row in enumerate(rows):
        above = image[number] = _unfiltered(int(row[0]), row[1:], above, channels)
    return image.reshape(height, width, channels)[:, :, :3].copy()


def _unfiltered(kind: int, row: Any, above: Any, channels: int) -> Any:
    """A row of a PNG with its filter undone."""
    if kind == 0:
        return row
    if kind == 1:
        return _sums(row, channels)
    if kind == 2:
        return row + above
    left = [0] * channels
    corner = [0] * channels
    out = []
    for index, (value, up) in enumerate(zip(row.tolist(), above.tolist(), strict=True)):
        at = index % channels
        if kind == 3:
            guess = (left[at] + up) // 2
        else:
            near = left[at] + up - corner[at]
            guess = min((left[at], up, corner[at]), key=lambda each: abs(near - each))
        left[at] = value + guess & 0xFF
        corner[at] = up
        out.append(left[at])
    return np.array(out, np.uint8)


def _sums(row: Any, channels: int) -> Any:
    return (
        np.cumsum(row.reshape(-1, channels), axis=0, dtype=np.uint64).astype(np.uint8).reshape(-1)
    )
