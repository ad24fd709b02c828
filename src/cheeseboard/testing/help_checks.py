"""Checks of a game's help: its words and names, and what it says in positions of random matches."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice, Game
from cheeseboard.help import Adviser, BadHelp, Help, help_of, help_words
from cheeseboard.help.conditions import BadCondition
from cheeseboard.help.facts import BadFact, is_hidden
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing.moments import Problems, Spot
from cheeseboard.web import art
from cheeseboard.words import LANGUAGES, MissingWords

LONGEST: Final = {"en": 150, "ru": 200, "uk": 200}
"""Characters that a sentence of help may have."""
TAG: Final = re.compile(r"</?b>")
DECISION: Final = re.compile(r"^decision-[\w-]+", re.MULTILINE)


def check_help(game: Game[Any, Any]) -> Problems:
    """What is wrong with a game's files of help, a sentence each; nothing if it has none."""
    help = help_of(game.meta.id)
    if help.is_there:
        yield from _check_words(help)
        yield from _check_rules(help)
        yield from _check_moves(game, help)
        yield from _check_pictures(help)
        yield from _check_decisions(help)


def _check_words(help: Help) -> Problems:
    """All words are there, in every language; `facts` are told when they are known."""
    for language in LANGUAGES:
        words = help_words(help.game, language)
        for key in sorted(set(_keys(help))):
            if not words.has(key):
                yield f"There are no {language} words {key!r}."
        for symbol in help.symbols:
            if symbol.say[-1].when:
                yield f"Symbol {symbol.id!r} has nothing to say where no condition holds."
            yield from _wrong_sentence(words.language, Message(symbol.say[-1].key), help.game, None)


def _keys(help: Help) -> Iterator[str]:
    said = [one.say for one in help.about]
    said += [one.say for one in help.symbols]
    said += [one.say for one in help.slips]
    yield from (variant.key for several in said for variant in several)
    yield from (symbol.name for symbol in help.symbols)
    yield from (f"symbols-{symbol.group}" for symbol in help.symbols)
    yield from (slip.instead for slip in help.slips)
    yield from (reason.say for reason in help.reasons)
    yield from (f"summary-{column.id}" for column in help.columns)
    yield from (one.say for one in (*help.decided, *help.upcoming))
    for box in help.boxes:
        yield f"reference-{box.id}"
        yield from (f"reference-{box.id}-{line}" for line in range(1, box.lines + 1))


def _check_rules(help: Help) -> Problems:
    known = set(rule_ids(help.game))
    named = [(f"Symbol {one.id!r}", one.rule) for one in help.symbols]
    named += [(f"Slip {one.id!r}", one.rule) for one in help.slips if one.rule]
    for who, rule in named:
        if rule not in known:
            yield f"{who} names the rule {rule!r}, which RULES.md does not have."


def _check_moves(game: Game[Any, Any], help: Help) -> Problems:
    """Every pattern is one of some move; of a line of moves its first is looked for."""
    named = [(f"Slip {one.id!r}", one.move) for one in help.slips]
    named += [(f"Reason {one.id!r}", one.move) for one in help.reasons]
    texts = [move.text for move in game.catalogue] if named else []
    for who, pattern in named:
        begin = pattern.split(";")[0]
        if not any(fnmatchcase(text, begin) for text in texts):
            yield f"{who} is about {pattern!r}, and no move is like that."
    terms = getattr(registry.part(game.meta.id, "heuristics"), "terms", None)
    for reason in help.reasons:
        if reason.term and (terms is None or not _has_words(help.game, f"term-{reason.term}")):
            yield f"Reason {reason.id!r} names the term {reason.term!r}, which is not appraised."


def _has_words(game: str, key: str) -> bool:
    return help_words(game, LANGUAGES[0]).has(key)


def _check_pictures(help: Help) -> Problems:
    there = set(art.used_by_table(help.game))
    for symbol in help.symbols:
        if not symbol.art:
            yield f"Symbol {symbol.id!r} has no picture."
        for pattern in symbol.art:
            if not any(fnmatchcase(id, pattern) for id in there):
                yield f"Symbol {symbol.id!r} shows {pattern!r}, which is not in the art."
        if any("*" in pattern for pattern in symbol.art[:1]):
            yield f"Symbol {symbol.id!r}: the first picture is on its card, so it is a whole name."
    pictures = [one.picture for one in help.columns] + [one.picture for one in help.boxes]
    for picture in pictures:
        if picture and picture not in there:
            yield f"There is no symbol {picture!r}."


def _check_decisions(help: Help) -> Problems:
    """Every question that the game's words ask is explained."""
    for home in registry.homes(help.game):
        text = (home / "words" / "en.ftl").read_text(encoding="utf-8")
        for key in DECISION.findall(text):
            if not any(fnmatchcase(key, one.decision) for one in help.about):
                yield f"Nothing says what {key!r} is about."


# --- in positions ---------------------------------------------------------------------------------


def check_told_help(spot: Spot) -> Problems:
    """What help says in a position can be said, in every language, and depends on no secret."""
    game = spot.game
    to_act = game.to_act(spot.state)
    if not help_of(game.meta.id).is_there or not to_act:
        return
    seat = to_act[spot.chance.pick("helped", len(to_act))]
    view = game.shown(game.view(spot.state, seat), seat)
    told = [one for one in spot.told if one.is_known_to(seat) and not one.is_fleeting]
    adviser = Adviser(game.meta.id, view, seat, told)
    choices = game.choices(view, seat)
    try:
        yield from _hidden(adviser)
        messages = list(_messages(game, adviser, choices))
    except (BadFact, BadHelp, BadCondition) as error:
        yield str(error)
        return
    for message in messages:
        for language in LANGUAGES:
            yield from _wrong_sentence(language, message, game.meta.id, seat)
    yield from _leaks(spot, adviser, choices)


def _hidden(adviser: Adviser) -> Problems:
    view = adviser.view.to_json()
    for fact in adviser.help.facts:
        if fact.view and is_hidden(fact, view, adviser.seat, adviser.view.seats):
            yield f"The fact {fact.name!r} is made of what seat {adviser.seat} does not know."


def _messages(
    game: Game[Any, Any], adviser: Adviser, choices: tuple[Choice[Any], ...] | Any
) -> Iterator[Message]:
    """Everything that help could say here."""
    asked = adviser.about(game.decision(adviser.view, adviser.seat).message.key)
    if asked is not None:
        yield asked
    for symbol in adviser.help.symbols:
        yield adviser.card(symbol).sentence
    for choice in choices:
        warned = adviser.slip(choice)
        if warned is not None:
            yield from (warned.fact, warned.instead)
        terms = [(f"term-{one.term}", one.least + 1) for one in adviser.help.reasons]
        reason = adviser.reason(choice, terms)
        if reason is not None:
            yield reason
    balance = adviser.balance(adviser.view.seats)
    if balance is not None:
        yield from (one for one in (balance.decided, balance.next) if one is not None)


def _wrong_sentence(language: str, message: Message, game: str, viewer: Seat | None) -> Problems:
    try:
        text = TAG.sub("", help_words(game, language).say(message, viewer=viewer))
    except MissingWords as error:
        yield str(error)
        return
    if len(text) > LONGEST[language]:
        yield f"{message.key}, {language}: {len(text)} characters are too many: {text}"


def _leaks(spot: Spot, adviser: Adviser, choices: Any) -> Problems:
    """Another world that fits what the seat knows gives the same facts."""
    game, seat = spot.game, adviser.seat
    view = game.view(spot.state, seat)
    if not view.holes():
        return
    world = game.imagine(view, seat, spot.chance)
    other = Adviser(adviser.game, game.shown(game.view(world, seat), seat), seat, adviser.told)
    if other.facts != adviser.facts:
        yield f"The facts of seat {seat} depend on what it may not know."
    for choice in choices:
        if other.facts_of(choice) != adviser.facts_of(choice):
            yield f"The facts of {choice.text!r} depend on what seat {seat} may not know."
            return
