"""Small plots as SVG: shares with intervals, and histograms. Readable without script or colour."""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from cheeseboard.bots.levels import Measured

WIDTH: Final = 720
LETTER: Final = 6.6
LONGEST: Final = 34
"""Letters of a label; the rest is cut."""
FIGURES: Final = 170
BINS: Final = 20
STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25)
ROW: Final = 26
MARK: Final = 5
HEAD: Final = 30
"""Height of the title of a picture that stands alone."""
DRAWN: Final = """
:root { color-scheme: light dark; --ink: #23201b; --paper: #fdfbf6; --soft: #6b655a;
  --line: #d8d2c4; --own: #8a4b08; --other: #1c5d99; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6da; --paper: #1d1b18; --soft: #a89f90;
  --line: #454038; --own: #e9a04b; --other: #7db8ea; } }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .axis { stroke: var(--soft); } svg .grid { stroke: var(--line); }
svg .fair { stroke: var(--ink); stroke-dasharray: 5 4; }
svg .own, svg .bar { stroke: var(--own); fill: var(--own); stroke-width: 2; }
svg line.other, svg rect.other { stroke: var(--other); fill: none; stroke-width: 2; }
"""
"""How plots look, on a page and alone."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One line of a plot of shares; a second figure belongs to the data it is compared with."""

    label: str
    share: Measured
    count: int
    other: Measured | None = None
    other_count: int = 0


def shares(title: str, bars: Sequence[Bar], fair: float | None = None) -> str:
    """A dot and the 95 % interval for each share, with a line at the fair one."""
    most = max([bar.share.high for bar in bars] + [bar.other.high for bar in bars if bar.other])
    longest = max(min(len(bar.label), LONGEST) for bar in bars)
    scale = _Scale(20 + LETTER * longest, min(max(most, fair or 0.0), 1.0))
    lines = 2 if any(bar.other for bar in bars) else 1
    row = ROW * lines
    height = row * len(bars) + 40
    parts = [_axis(scale, height)]
    if fair is not None:
        x = scale.x(fair)
        parts.append(f'<line class="fair" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{height - 30}"/>')
    for number, bar in enumerate(bars):
        y = row * number + ROW / 2 + 4
        parts.append(_text(scale.left - 8, y + 4, bar.label, "end"))
        parts.append(_interval(scale, y, bar.share, bar.count, is_other=False))
        if bar.other is not None:
            parts.append(_interval(scale, y + ROW, bar.other, bar.other_count, is_other=True))
    return _svg(title, height, parts)


def histogram(title: str, values: Sequence[float], others: Sequence[float] = ()) -> str:
    """How often values of each size came up; outlined bars are the data compared with."""
    everything = [*values, *others]
    low, high = min(everything), max(everything)
    is_whole = all(isinstance(value, int) for value in everything)
    width = math.ceil((high - low + 1) / BINS) if is_whole else (high - low) / BINS or 1.0
    bins = int((high - low) // width) + 1 if is_whole else BINS
    heights = [_bins(data, low, width, bins) for data in (values, others) if data]
    top = max(max(counts) for counts in heights)
    step = (WIDTH - 60) / bins
    parts = [f'<line class="axis" x1="40" y1="150" x2="{WIDTH - 20}" y2="150"/>']
    for counts, name in zip(heights, ("bar", "other"), strict=False):
        for place, share in enumerate(counts):
            tall = 130 * share / top if top else 0.0
            x = 40 + place * step
            parts.append(
                f'<rect class="{name}" x="{x + 1:.1f}" y="{150 - tall:.1f}" '
                f'width="{max(step - 2, 1):.1f}" height="{tall:.1f}">'
                f"<title>from {low + place * width:.4g}: {share:.1%}</title></rect>"
            )
    parts.append(_text(40, 168, f"{low:.4g}", "start"))
    parts.append(_text(WIDTH - 20, 168, f"{high:.4g}", "end"))
    return _svg(title, 180, parts)


class _Scale:
    """From shares to places across the plot."""

    def __init__(self, left: float, most: float) -> None:
        self.left = left
        self.step = next((step for step in STEPS if most <= 5 * step), STEPS[-1])
        self.lines = max(math.ceil(most / self.step - 1e-9), 1)

    def x(self, share: float) -> float:
        return self.left + (WIDTH - self.left - FIGURES) * share / (self.step * self.lines)


def _axis(scale: _Scale, height: int) -> str:
    y = height - 30
    parts = [f'<line class="axis" x1="{scale.left}" y1="{y}" x2="{WIDTH - FIGURES}" y2="{y}"/>']
    for line in range(scale.lines + 1):
        share = scale.step * line
        x = scale.x(share)
        parts.append(f'<line class="grid" x1="{x:.1f}" y1="4" x2="{x:.1f}" y2="{y}"/>')
        parts.append(_text(x, y + 18, f"{share:.0%}", "middle"))
    return "".join(parts)


def _interval(scale: _Scale, y: float, share: Measured, count: int, *, is_other: bool) -> str:
    name = "other" if is_other else "own"
    low, mean, high = scale.x(share.low), scale.x(share.mean), scale.x(share.high)
    mark = f'<circle class="{name}" cx="{mean:.1f}" cy="{y:.1f}" r="{MARK}"/>'
    if is_other:
        mark = (
            f'<rect class="{name}" x="{mean - MARK:.1f}" y="{y - MARK:.1f}" '
            f'width="{2 * MARK}" height="{2 * MARK}"/>'
        )
    figures = f"{share.mean:.1%} ({share.low:.0%}–{share.high:.0%}), n {count}"
    line = f'<line class="{name}" x1="{low:.1f}" y1="{y:.1f}" x2="{high:.1f}" y2="{y:.1f}"/>'
    return line + mark + _text(WIDTH - FIGURES + 10, y + 4, figures, "start")


def _bins(values: Sequence[float], low: float, width: float, bins: int) -> list[float]:
    counts = [0] * bins
    for value in values:
        counts[min(int((value - low) / width), bins - 1)] += 1
    return [count / len(values) for count in counts]


def _text(x: float, y: float, text: str, anchor: str) -> str:
    shown = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(shown)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def alone(svg: str) -> str:
    """A plot as a file of its own: with its style, and its title to be read."""
    head, title, rest = svg.partition("</title>")
    shown = head.partition("<title>")[2]
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    head = re.sub(
        r'viewBox="0 0 (\d+) (\d+)"',
        lambda box: f'viewBox="0 {-HEAD} {box[1]} {int(box[2]) + HEAD}"',
        head,
    )
    paper = f'<rect y="{-HEAD}" width="100%" height="100%" fill="var(--paper)"/>'
    text = f'<text x="8" y="{18 - HEAD}">{shown}</text>'
    return f"{head}{title}<style>{DRAWN}</style>{paper}{text}{rest}"
