"""What the page of a new table tells: presets, levels in words, who could be asked."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots import levels
from cheeseboard.bots.levels import Level, Measured
from cheeseboard.events import Message
from cheeseboard.game import Meta, OptionValue, show_value
from cheeseboard.match import Match
from cheeseboard.server.game_page import version_of
from cheeseboard.server.seating import usual_seats
from cheeseboard.web.minis import mini
from cheeseboard.web.render import translator
from cheeseboard.words import words

SHARES: Final = ((1, 2), (3, 5), (2, 3), (7, 10), (3, 4), (4, 5), (9, 10), (19, 20))
"""How a share of wins is said: so many of so many."""
CHEESES: Final = ("feta", "edam", "brie", "gouda", "comte")
"""Bots are cheeses, the weakest first."""
OPENING: Final = 24
"""Moves that a picture of a preset shows."""


@dataclass(frozen=True, slots=True)
class PresetCard:
    """A preset as a picture."""

    name: str
    title: str
    sentence: str
    picture: str
    minutes: int
    seats: tuple[int, ...]
    is_learning: bool
    options: Mapping[str, str]
    """Texts of all values, by option."""


@dataclass(frozen=True, slots=True)
class LevelLine:
    """A strength in words."""

    name: str
    title: str
    sentence: str
    rating: str
    cheese: str
    number: int


def cards(meta: Meta, language: str) -> list[PresetCard]:
    """The presets that stand as pictures."""
    return [_card(meta, card.preset, card.minutes, card.seats, language) for card in meta.cards]


def further(meta: Meta, language: str) -> list[PresetCard]:
    """The other presets."""
    shown = {card.preset for card in meta.cards}
    rest = [name for name in meta.presets if name not in shown]
    return [_card(meta, name, meta.minutes, meta.seats, language) for name in rest]


def _card(meta: Meta, name: str, minutes: int, seats: tuple[int, ...], language: str) -> PresetCard:
    spoken = words(meta.id, language)
    options = meta.complete(meta.presets[name])
    return PresetCard(
        name=name,
        title=spoken.say(Message(f"preset-{name}")),
        sentence=spoken.hint(f"preset-{name}"),
        picture=f"/games/{meta.id}/presets/{name}.svg?v={version_of(meta.id)}",
        minutes=minutes,
        seats=seats,
        is_learning=is_for_learning(meta, options),
        options={option: show_value(value) for option, value in options.items()},
    )


def is_for_learning(meta: Meta, options: Mapping[str, OptionValue]) -> bool:
    """Whether options help somebody to learn, so that a match cannot be rated."""
    return any(options[option.name] in option.learning for option in meta.options)


def conditions(meta: Meta) -> dict[str, Any]:
    """By which options and seats an option applies, what its values need, and what is usual."""
    usual = meta.complete(meta.presets.get("standard", {}))
    return {
        option.name: {
            "when": {name: [show_value(v) for v in some] for name, some in option.when.items()},
            "seats": list(option.seats),
            "needs": {value: list(counts) for value, counts in option.needs.items()},
            "learning": [show_value(value) for value in option.learning],
            "is_seat": option.is_seat,
            "usual": show_value(usual[option.name]),
        }
        for option in meta.options
    }


@cache
def preset_picture(game: str, name: str) -> str:
    """An early position of a match by a preset, always the same."""
    meta = registry.meta(game)
    card = next((card for card in meta.cards if card.preset == name), None)
    seats = usual_seats(card.seats if card is not None else meta.seats)
    rng = random.Random(f"{game} {name}")
    options = meta.complete(meta.presets[name])
    match = Match.new(registry.load(game), seats, options, rng.randbytes(32))
    for _ in range(OPENING):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)).text)
    return mini(game, match.shown(0), 0)


def level_lines(game: str, seats: int, language: str, mine: float | None = None) -> list[LevelLine]:
    """How strong the bots are at a table of that size, from what was measured; the one that is
    nearest to the reader's own rating says so."""
    t = translator(language)
    means = {one.name: one.rating.mean for one in levels.offered(game, seats) if one.rating}
    near = min(means, key=lambda name: abs(means[name] - mine)) if means and mine else ""
    found: list[LevelLine] = []
    below = ""
    for number, level in enumerate(levels.offered(game, seats)):
        found.append(
            LevelLine(
                level.name,
                t(f"bot-{level.name}"),
                _strength(level, below, t) + (f" {t('level-near')}" if level.name == near else ""),
                _rating(level.rating),
                CHEESES[min(number, len(CHEESES) - 1)],
                number + 1,
            )
        )
        below = t(f"bot-{level.name}")
    return found


def _strength(level: Level, below: str, t: Any) -> str:
    """What it does, and how often it beats the level below; only what was shown."""
    does = t(f"does-{level.name}")
    if level.share is None or not below:
        return str(does)
    if level.share.low <= 0.5:
        return f"{does} {t('level-not-shown', below=below)}"
    mean = level.share.mean
    wins, of = min(SHARES, key=lambda share: abs(share[0] / share[1] - mean))
    return f"{does} {t('level-beats', below=below, wins=wins, of=of)}"


def _rating(rating: Measured | None) -> str:
    if rating is None:
        return ""
    return f"{rating.mean:.0f} ± {(rating.high - rating.low) / 2:.0f}"
