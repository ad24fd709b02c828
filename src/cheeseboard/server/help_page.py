"""Help on the table's page: what a decision is about, slips before they happen, a round's balance.

Parts of a page are shared by all who see the same, so help is printed for everybody who plays;
whether it is shown is up to the person.
"""

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from cheeseboard.drawing import Say
from cheeseboard.events import Event, Seat
from cheeseboard.game import Choice
from cheeseboard.help import Adviser, Balance, Card, Symbol, Warned, help_of, help_words
from cheeseboard.match import Match
from cheeseboard.web.boards import speaker
from cheeseboard.web.render import bold

log = logging.getLogger(__name__)

NOTHING: Final = Markup()

MOST_SLIPS: Final = 200
"""Choices that are looked at in one position; beyond it nobody reads them all."""


@dataclass(frozen=True, slots=True)
class SlipLine:
    """A warning before a choice is made."""

    text: str
    id: str
    fact: Markup
    instead: Markup
    keep: str
    """What the buttons say; empty for what they always say."""
    anyway: str
    rule: str


@dataclass(frozen=True, slots=True)
class Heading:
    """A column of a round's balance."""

    name: str
    picture: str
    tone: str


@dataclass(frozen=True, slots=True)
class Row:
    """A seat in it."""

    seat: Seat
    name: str
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundLine:
    """The balance of a round."""

    number: int
    times: int
    """Of how many rounds it is made."""
    kind: str
    """`rounds`, or the seat's own `turns`."""
    headings: tuple[Heading, ...]
    rows: tuple[Row, ...]
    decided: Markup
    next: Markup


@dataclass(frozen=True, slots=True)
class Aid:
    """All help that a page of a table holds."""

    about: Markup = NOTHING
    kind: str = ""
    """The kind of decision, by the key of its question, or of a sentence known by itself."""
    slips: tuple[SlipLine, ...] = ()
    round: RoundLine | None = None


def aid(
    match: Match[Any, Any],
    seat: Seat,
    view: Any,
    choices: Sequence[Choice[Any]],
    told: Sequence[Event],
    names: Sequence[str],
    language: str,
    colours: Sequence[Seat] = (),
) -> Aid:
    """What help has to say to a seat; a game without help, or with one that fails, says nothing."""
    game = match.game.meta.id
    try:
        if not help_of(game).is_there:
            return Aid()
        adviser = Adviser(game, view, seat, told)
        say = speaker(help_words(game, language), names, seat, colours)
        kind, about = "", Markup()
        if choices:
            kind = match.game.decision(view, seat).message.key
            asked = adviser.about(kind)
            about = bold(say(asked)) if asked is not None else Markup()
            if asked is not None and adviser.is_apart(asked):
                kind = asked.key
        warned = [(choice, adviser.slip(choice)) for choice in choices[:MOST_SLIPS]]
        slips = [
            _slip(choice, one, say, game, language) for choice, one in warned if one is not None
        ]
        balance = adviser.balance(len(names))
        return Aid(about, kind, tuple(slips), _round(balance, names, say, game, language))
    except Exception as error:
        log.error("The help of %s fails.", game, exc_info=error)
        return Aid()


def _slip(choice: Choice[Any], warned: Warned, say: Say, game: str, language: str) -> SlipLine:
    words = help_words(game, language)
    key, args = warned.fact.key, warned.fact.args
    keep, anyway = (
        words.part(key, part, args) if words.has_part(key, part) else ""
        for part in ("keep", "anyway")
    )
    fact, instead = bold(say(warned.fact)), bold(say(warned.instead))
    return SlipLine(choice.text, warned.slip.id, fact, instead, keep, anyway, warned.slip.rule)


def _round(
    balance: Balance | None, names: Sequence[str], say: Say, game: str, language: str
) -> RoundLine | None:
    if balance is None:
        return None
    words = help_words(game, language)
    headings = tuple(
        Heading(words.part(f"summary-{one.id}", "", {}), one.picture, one.tone)
        for one in (flow.column for flow in balance.flows)
    )
    rows = tuple(
        Row(seat, name, tuple(flow.numbers[seat] for flow in balance.flows))
        for seat, name in enumerate(names)
    )
    decided = bold(say(balance.decided)) if balance.decided is not None else Markup()
    upcoming = bold(say(balance.next)) if balance.next is not None else Markup()
    help = help_of(game)
    kind = "turns" if help.is_by_turns else "rounds"
    return RoundLine(balance.number, help.times, kind, headings, rows, decided, upcoming)


@dataclass(frozen=True, slots=True)
class SymbolLine:
    """A symbol in words."""

    id: str
    picture: str
    name: str
    letter: str
    sentence: Markup
    rule: str


def symbol_line(card: Card, game: str, language: str, say: Say) -> SymbolLine:
    """A symbol and what it does, in the words of a reader."""
    words = help_words(game, language)
    symbol = card.symbol
    has_letter = words.has_part(symbol.name, "letter")
    return SymbolLine(
        symbol.id,
        symbol.art[0],
        say(card.name),
        words.part(symbol.name, "letter", {}) if has_letter else "",
        bold(say(card.sentence)),
        symbol.rule,
    )


@cache
def symbol_marks(game: str) -> str:
    """For the script: which pictures and elements are which symbol."""
    return json.dumps([_mark(symbol) for symbol in help_of(game).symbols])


def _mark(symbol: Symbol) -> dict[str, Any]:
    return {"id": symbol.id, "art": symbol.art, "element": symbol.element}
