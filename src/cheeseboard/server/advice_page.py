"""A hint in the words of the person who asked: what to do, why, how often one wins from there."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from cheeseboard.bots import advice
from cheeseboard.drawing import Say
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice
from cheeseboard.help import Adviser, help_of, help_words
from cheeseboard.match import Match
from cheeseboard.server.tables import Table
from cheeseboard.server.unknown import speech
from cheeseboard.web.boards import speaker
from cheeseboard.web.render import bold

log = logging.getLogger(__name__)

ALIKE: Final = 2
"""Matches of 100 up to which two ideas win equally often, as far as a curve knows."""


@dataclass(frozen=True, slots=True)
class Wins:
    """How often one wins from here, of 100 matches, and how that compares with the next idea."""

    kind: str
    """`more` than with the next idea, the `same`, or `only` its own: what fits the lead."""
    own: int
    next: int


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """A good idea."""

    texts: tuple[str, ...]
    """Moves: one, or a whole plan."""
    steps: tuple[tuple[int, str], ...]
    """The same in words, and how often each in a row."""
    lead: str
    """How far it lies before the next idea: only, clear, better or close; empty for others."""
    wins: Wins | None
    """Of the best idea, where anybody knows."""
    reason: Markup
    """A sentence that tells why a good player does it."""
    helps: str
    costs: str
    """What it is good and bad for, separated by commas."""


def advice_lines(
    table: Table, seat: Seat, found: Sequence[Mapping[str, Any]], language: str
) -> tuple[AdviceLine, ...]:
    """All ideas, the best first."""
    match = table.match
    assert match is not None
    say = speech(table.game, language, table.seat_names(), seat, table.colours)
    lead = advice.lead([(one["value"], one["visits"]) for one in found])

    def terms(one: Mapping[str, Any], is_better: bool) -> str:
        said = [say(Message(key)) for key, change in one["terms"] if (change > 0) == is_better]
        return ", ".join(term[:1].lower() + term[1:] for term in said)

    return tuple(
        AdviceLine(
            tuple(one["line"]),
            in_words(match, seat, one["line"], say),
            "" if number else lead,
            None if number else compared([each.get("chance") for each in found], lead),
            _reason(table, match, seat, one, language),
            terms(one, True),
            terms(one, False),
        )
        for number, one in enumerate(found)
    )


def compared(shares: Sequence[float | None], lead: str) -> Wins | None:
    """The figures of the best idea. The search has chosen it, not the curve: where the two disagree
    about the next one, that is left out."""
    known = [round(100 * share) for share in shares if share is not None]
    if not known:
        return None
    own, *others = known
    if not others:
        return Wins("only", own, own)
    ahead = own - others[0]
    if lead == "close":
        return Wins("same" if abs(ahead) <= ALIKE else "only", own, others[0])
    return Wins("more" if ahead > ALIKE else "only", own, others[0])


def _reason(
    table: Table, match: Match[Any, Any], seat: Seat, one: Mapping[str, Any], language: str
) -> Markup:
    """Help's own sentence; a game without help, or with one that fails, has none."""
    game = table.game
    try:
        view = match.shown(seat)
        choice = _choice(match.game.choices(view, seat), one["line"])
        if choice is None or not help_of(game).is_there:
            return Markup()
        adviser = Adviser(game, view, seat, [event for _, event in match.events(seat)])
        reason = adviser.reason(choice, one["terms"])
        say = speaker(help_words(game, language), table.seat_names(), seat, table.colours)
        return bold(say(reason)) if reason is not None else Markup()
    except Exception as error:
        log.error("The help of %s fails.", game, exc_info=error)
        return Markup()


def _choice(choices: Sequence[Choice[Any]], line: Sequence[str]) -> Choice[Any] | None:
    """What pages offer that is this idea, or else begins like it."""
    whole = ";".join(line)
    fitting = [one for one in choices if one.moves[0].text == line[0]]
    return next((one for one in fitting if one.text == whole), next(iter(fitting), None))


def in_words(
    match: Match[Any, Any], seat: Seat, line: Sequence[str], say: Say
) -> tuple[tuple[int, str], ...]:
    """A plan in words, each step as it reads when those before are done, counts added up."""
    game, planned = match.game, match.copy() if len(line) > 1 else match
    said: list[Message] = []
    for text in line:
        step = game.label(planned.shown(seat), seat, game.read(text)).message
        if not _is_added(said, step):
            said.append(step)
        if len(line) > 1:
            planned.play(seat, text)
    return tuple((len(list(same)), step) for step, same in groupby(map(say, said)))


def _is_added(said: list[Message], step: Message) -> bool:
    """Add the count of a step to a sentence that differs in nothing else, if there is one."""
    for place, one in enumerate(said):
        own, more = one.args.get("count"), step.args.get("count")
        is_alike = one.key == step.key and {**one.args, "count": 0} == {**step.args, "count": 0}
        if is_alike and isinstance(own, int) and isinstance(more, int):
            said[place] = Message(one.key, {**one.args, "count": own + more})
            return True
    return False
