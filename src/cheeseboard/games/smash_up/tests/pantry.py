"""A faction of three cards, to be written into a copy of the game (see `test_new_faction.py`)."""

from pathlib import Path
from typing import Final

FACTION: Final = """
[faction]
source = "ours"
id = "pantry"
code = "pa"
number = 99
house = true

[sums]
source = "ours"
minions = 5
actions = 3
power = 10

[[points]]
source = "ours"
id = "jam"
rule = "PA-1.2"

[[card]]
source = "ours"
id = "pa_jar"
type = "minion"
power = 2
copies = 5
attach = ""
labels = []
effect = ["play"]

[[card]]
source = "ours"
id = "pa_shelf"
type = "action"
copies = 2
attach = "base"
labels = ["ongoing"]
effect = ["end"]
picture = "shelf"

[[card]]
source = "ours"
id = "pa_spoon"
type = "action"
copies = 1
attach = ""
labels = []
effect = ["play"]
picture = "spoon"
"""

EFFECTS: Final = '''
"""The Pantry: jars, shelves and a spoon."""

from cheeseboard.games.smash_up.facts import distinct, has_minion_at, minions_of
from cheeseboard.games.smash_up.flow import Brawl, ask
from cheeseboard.games.smash_up.hooks import BY_MINION, END, PLAY, ability, question, step
from cheeseboard.games.smash_up.state import Frame, Position
from cheeseboard.games.smash_up.verbs import draw, gain, push_away


@ability("pa_jar", PLAY)
def jar(brawl: Brawl, me: Frame) -> None:
    """PA-1.1: draw a card."""
    draw(brawl, me.seat, 1)


@ability("pa_shelf", END)
def shelf(brawl: Brawl, me: Frame) -> None:
    """PA-1.2: with an own minion here, 1 point."""
    if has_minion_at(brawl.state, me.seat, me.base):
        gain(brawl, me.seat, 1, "jam")


@ability("pa_spoon", PLAY)
def spoon(brawl: Brawl, me: Frame) -> None:
    """PA-1.3: stir one of the own minions away."""
    ask(brawl, me, "stirred_minions", "stirred")


@question(BY_MINION, "stir", "PA-1.3")
def stirred_minions(state: Position, me: Frame) -> list[int]:
    return distinct(state, minions_of(state, me.seat))


@step
def stirred(brawl: Brawl, me: Frame) -> None:
    push_away(brawl, me, me.choice)
'''

WORDS: Final = """
faction-pantry = {faction}
board-faction-pantry = {faction}.
card-pa_jar = {jar}
    .help = {jar}.
minion-pa_jar = {{ card-pa_jar }}
card-pa_shelf = {shelf}
    .help = {shelf}.
card-pa_spoon = {spoon}
    .help = {spoon}.
decision-stir = {{ $seat_name }}: {spoon}.
score-jam = {jam}
"""
NAMES: Final = {
    "en": {"faction": "Pantry", "jar": "Jar", "shelf": "Shelf", "spoon": "Spoon", "jam": "Jam"},
    "ru": {
        "faction": "Кладовка",
        "jar": "Банка",
        "shelf": "Полка",
        "spoon": "Ложка",
        "jam": "Джем",
    },
    "uk": {"faction": "Комора", "jar": "Банка", "shelf": "Полиця", "spoon": "Ложка", "jam": "Джем"},
}
RULES: Final = """## {faction}

- **PA-1.1** {jar}.
- **PA-1.2** {shelf}.
- **PA-1.3** {spoon}.
"""
FRAMES: Final = ("su-card-pa", "su-mini-pa", "su-fac-pa", "su-weather-pa")
PICTURES: Final = ("su-m-pa_jar", "su-a-shelf", "su-a-spoon")


def write_pantry(folder: Path) -> None:
    """All that the faction is."""
    symbols = "".join(
        f'<symbol id="{id}" viewBox="0 0 100 80"><path d="M9 9 H80 V70Z"/></symbol>'
        for id in (*FRAMES, *PICTURES)
    )
    clips = "".join(
        f'<clipPath id="su-{id}-pa"><path d="M0 0 H9 V9Z"/></clipPath>' for id in ("cw", "mw")
    )
    files = {
        "__init__.py": '"""A faction."""\n',
        "faction.toml": FACTION,
        "effects.py": EFFECTS,
        "board/art.svg": f'<svg xmlns="http://www.w3.org/2000/svg">{clips}{symbols}</svg>',
        "board/board.css": ".su-f-pa { --f: #704020; --f-mark: #fff; --f-paper: #fff; }",
    }
    for language, names in NAMES.items():
        suffix = "" if language == "en" else f".{language}"
        files[f"words/{language}.ftl"] = WORDS.format(**names)
        files[f"RULES{suffix}.md"] = RULES.format(**names)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip("\n"), encoding="utf-8")
