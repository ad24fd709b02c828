"""What somebody has filled in for a new table, read from a form and shown again."""

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import parse_qsl, urlencode

from cheeseboard.game import BadSetup, Meta, Option, OptionValue, show_value
from cheeseboard.server.checks import check_tempo
from cheeseboard.server.tables import OPEN, Access, Player, Refused, bot_player
from cheeseboard.server.visitor import whole

ACCESSES: Final[tuple[Access, ...]] = ("everybody", "friends", "link")
CHANCE: Final = "chance"
LONGEST_KEPT: Final = 1500
"""Characters of a last table that a cookie keeps."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who is to sit on one of the other chairs."""

    kind: str
    """open, bot, here (another person at this device), ask (a friend) or none."""
    who: str = ""
    """The level of a bot, the name of somebody here, or the id of a friend."""

    @classmethod
    def read(cls, text: str, name: str = "") -> "Chair":
        """What a field says; what makes no sense is a free chair."""
        kind, _, who = text.partition(":")
        if kind in ("bot", "ask") and who:
            return cls(kind, who[:60])
        if kind == "here":
            return cls(kind, name.strip()[:30])
        return cls(kind if kind == "none" else "open")

    def show(self) -> str:
        return f"{self.kind}:{self.who}" if self.kind in ("bot", "ask") else self.kind


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as somebody wants it."""

    game: str
    options: Mapping[str, OptionValue]
    chairs: tuple[Chair, ...]
    """The others' chairs, those that are not wanted included."""
    my_seat: str = "0"
    """The host's own place; chance names one too."""
    tempo: str = "none"
    time_up: str = "bot"
    access: Access = "everybody"
    is_rated: bool = False

    @property
    def others(self) -> tuple[Chair, ...]:
        return tuple(chair for chair in self.chairs if chair.kind != "none")

    @property
    def seats(self) -> int:
        return 1 + len(self.others)

    def players(self, host: Player, seat: int) -> list[Player]:
        """Who sits where when the table opens; whoever is asked still has to come."""
        found = [_player(number, chair, host) for number, chair in enumerate(self.others, 1)]
        found.insert(min(seat, len(found)), host)
        return [
            bot_player(number, one.bot) if one.kind == "bot" else one
            for number, one in enumerate(found)
        ]

    @property
    def asked(self) -> list[str]:
        """The ids of friends who are asked."""
        return [chair.who for chair in self.others if chair.kind == "ask"]

    def query(self) -> str:
        """The same as fields of an address, to be remembered for the next time."""
        fields = {"game": self.game, "my_seat": self.my_seat, "tempo": self.tempo}
        fields |= {"time_up": self.time_up, "access": self.access}
        fields |= {f"chair-{n}": chair.show() for n, chair in enumerate(self.chairs, 1)}
        fields |= {f"name-{n}": c.who for n, c in enumerate(self.chairs, 1) if c.kind == "here"}
        fields |= {f"option-{name}": show_value(value) for name, value in self.options.items()}
        text = urlencode(fields)
        return text if len(text) <= LONGEST_KEPT else urlencode({"game": self.game})


def _player(number: int, chair: Chair, host: Player) -> Player:
    if chair.kind == "bot":
        return bot_player(number, chair.who)
    if chair.kind == "here":
        return Player("person", name=chair.who or f"{host.name} {number + 1}", person=host.person)
    return OPEN


def usual(meta: Meta, seats: int) -> Wish:
    """What is filled in before anybody has chosen: an open table, by the standard rules."""
    preset = meta.presets.get("standard", {})
    chairs = tuple(Chair("open" if n < seats else "none") for n in range(1, max(meta.seats)))
    return Wish(meta.id, meta.complete(preset), chairs)


def parse_game(text: str) -> str:
    """The game of a wish as `query` kept it."""
    return dict(parse_qsl(text)).get("game", "")


def remembered(meta: Meta, text: str, seats: int) -> Wish:
    """A wish as `query` kept it."""
    return read(meta, dict(parse_qsl(text, keep_blank_values=True)), seats, is_strict=False)


def read(meta: Meta, fields: Mapping[str, str], seats: int, *, is_strict: bool = True) -> Wish:
    """What a form holds; raises `Refused` for what an option does not take, if it is strict."""
    wish = usual(meta, _seats(fields, seats, is_strict))
    chairs = [
        Chair.read(fields[f"chair-{n}"], fields.get(f"name-{n}", ""))
        if f"chair-{n}" in fields
        else chair
        for n, chair in enumerate(wish.chairs, 1)
    ]
    tempo = _tempo(fields)
    if is_strict:
        check_tempo(tempo, fields.get("time_up", ""))
    return replace(
        wish,
        options=_options(meta, fields, is_strict),
        chairs=tuple(chairs),
        my_seat=fields.get("my_seat", "0"),
        tempo=tempo,
        time_up="lose" if fields.get("time_up") == "lose" else "bot",
        access=access_of(fields, is_strict=is_strict),
        is_rated=fields.get("is_rated") == "true",
    )


def _tempo(fields: Mapping[str, str]) -> str:
    """The pace of a form; one of somebody's own is minutes and seconds."""
    if fields.get("tempo") != "own":
        return fields.get("tempo") or "none"
    minutes, seconds = fields.get("own-bank", ""), fields.get("own-step", "")
    if not (minutes.isdecimal() and minutes.isascii() and len(minutes) < 5):
        return f"live:{minutes}+{seconds}"  # no pace: whoever reads it says so
    return f"live:{60 * int(minutes)}+{seconds}"


def access_of(fields: Mapping[str, str], *, is_strict: bool = True) -> Access:
    """Who may find a table; raises `Refused` for what makes no sense, if it is strict."""
    text = fields.get("access") or ("link" if fields.get("is_public") == "false" else ACCESSES[0])
    if is_strict and text not in ACCESSES:
        raise Refused(422, "refuse-input", text=f"access is one of {', '.join(ACCESSES)}.")
    return next((access for access in ACCESSES if access == text), ACCESSES[0])


def _seats(fields: Mapping[str, str], usual: int, is_strict: bool) -> int:
    text = fields.get("seats", "")
    if is_strict and text:
        return whole(dict(fields), "seats")
    return int(text) if text.isdecimal() and len(text) < 3 else usual


def _options(meta: Meta, fields: Mapping[str, str], is_strict: bool) -> dict[str, OptionValue]:
    """The rules: a preset if one is named, and what was filled in on top of it."""
    preset, base = fields.get("preset", ""), fields.get("base", "")
    values = meta.complete(meta.presets.get(preset, {}))
    before = meta.complete(meta.presets.get(base, {})) if preset != base else None
    for option in meta.options:
        text = fields.get(f"option-{option.name}")
        # Without a script a new preset comes with the rules of the one before.
        is_left = before is not None and text == show_value(before[option.name])
        if text is None or (is_left and preset in meta.presets):
            continue
        if is_strict:
            values[option.name] = value_of(option, text)
        else:
            with contextlib.suppress(Refused):
                values[option.name] = value_of(option, text)
    return values


def value_of(option: Option, text: str) -> OptionValue:
    """What somebody has filled in; raises `Refused` for what the option does not take."""
    with contextlib.suppress(BadSetup):
        value = option.read(text)
        if option.allows(value):
            return value
    if option.longest:
        raise Refused(422, "refuse-option-long", option=option.name, most=option.longest)
    if option.span is not None:
        least, most = option.span
        raise Refused(422, "refuse-option-number", option=option.name, least=least, most=most)
    raise Refused(422, "refuse-option-value", option=option.name)


def seat_of(wish: Wish, chance: Sequence[int]) -> int:
    """The host's own place."""
    text = wish.my_seat
    if text == CHANCE:
        return chance[0] % wish.seats
    return int(text) if text.isdecimal() and len(text) < 3 and int(text) < wish.seats else 0
