"""Checks of a game's labels: files, pictures, and whether matches of a small sample earn them."""

import random
from collections.abc import Iterator
from typing import Any, Final

from cheeseboard.bots import bot
from cheeseboard.bots.levels import LEVELS
from cheeseboard.game import Game
from cheeseboard.help.conditions import BadCondition
from cheeseboard.help.facets import facets_of, teams_of
from cheeseboard.help.facts import BadFact
from cheeseboard.help.labels import BadLabels, Ended, earned, labels_of
from cheeseboard.match import Match
from cheeseboard.testing.moments import Problems
from cheeseboard.web import art
from cheeseboard.words import LANGUAGES, words

MATCHES: Final = 12
"""Matches that a sample has at most."""

NOISE: Final = 0.5
"""Share of decisions at which a bot of the sample plays anything."""


def check_labels(game: Game[Any, Any]) -> Problems:
    """What is wrong with a game's labels and facets, a sentence each; nothing if it has none."""
    try:
        found = labels_of(game.meta.id)
    except BadLabels as error:
        yield str(error)
        return
    for label in found.labels:
        if label.picture not in art.library():
            yield f"Label {label.id!r}: there is no picture {label.picture!r}."
    rare = {label.id for label in found.labels if label.rare}
    missing = {label.id for label in found.labels} - rare
    try:
        for match in sample(game):
            yield from _check_facets(game, match)
            for told in seen_from(match, game.meta.id):
                missing -= {id for owner, id in earned(told) if owner}
            if not missing:
                break
    except (BadCondition, BadFact) as error:
        yield f"labels.toml: {error}"
        return
    for id in sorted(missing):
        yield f"Label {id!r} comes in no match of the sample; say in `rare` why, or make it easier."


def sample(game: Game[Any, Any], most: int = MATCHES) -> Iterator[Match[Any, Any]]:
    """Matches of bots that want to win and err at times, at tables of all usual sizes."""
    sizes = [seats for seats in game.meta.seats if 1 < seats <= 4]
    for number in range(most):
        seats = sizes[number % len(sizes)]
        yield _played(game, seats, number)


def _played(game: Game[Any, Any], seats: int, number: int) -> Match[Any, Any]:
    match = Match.new(game, seats, {}, number)
    chance = random.Random(number)
    players = [bot("greedy", number * seats + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.to_act[0]
        moves = match.moves(seat)
        if len(moves) == 1 or chance.random() < NOISE:
            match.play(seat, chance.choice(list(moves)))
        else:
            match.play(seat, players[seat].choose(match.view(seat), seat))
    return match


def seen_from(match: Match[Any, Any], game: str) -> Iterator[Ended]:
    """A match as each seat's, as if the others were bots of different levels."""
    assert match.outcome is not None
    for seat in range(match.seats):
        others = tuple("" if one == seat else LEVELS[one % 5] for one in range(match.seats))
        yield Ended(
            game=game,
            seat=seat,
            outcome=match.outcome,
            bots=others,
            ending="",
            events=match.all_events(),
            end=match.everything(),
            facets=facets_of(game, match.everything(), seat),
            decisions=len(match.record.steps),
        )


def _check_facets(game: Game[Any, Any], match: Match[Any, Any]) -> Problems:
    """Facets have words, teams a number for each seat."""
    id, end = game.meta.id, match.everything()
    for seat in range(match.seats):
        for facet in facets_of(id, end, seat):
            for language in LANGUAGES:
                if not words(id, language).has(facet):
                    yield f"There are no {language} words for the facet {facet!r}."
    if len(teams_of(id, end, match.seats)) != match.seats:
        yield "facets.teams names a team for each seat."
