"""When a match may be rated: what must be so before it begins."""

from collections.abc import Mapping, Sequence

from cheeseboard import registry
from cheeseboard.events import Message
from cheeseboard.game import Options
from cheeseboard.server.people.person import Person
from cheeseboard.server.players.strength import anchor
from cheeseboard.server.tables import Player


def why_not_rated(
    game: str,
    seats: int,
    options: Options,
    kind: str,
    players: Sequence[Player] = (),
    people: Mapping[str, Person | None] | None = None,
    *,
    is_shared: bool = False,
) -> Message | None:
    """What is missing for a rated match, as a refusal; None if nothing is.

    `kind` is that of the table's pace. Who sits there already is looked at with `people`, by id;
    `is_shared` says that one browser has let in two of them.
    """
    if seats < 2:
        return Message("refuse-rated-alone")
    if kind not in ("live", "days"):
        return Message("refuse-rated-clock")
    helping = _helping(game, options)
    if helping:
        return Message("refuse-rated-learning", {"option": helping})
    for player in players:
        if player.kind == "bot" and not player.person and not anchor(game, seats, player.bot):
            return Message("refuse-rated-bot", {"name": player.name})
    return _why_not_they(players, people or {}) or (
        Message("refuse-rated-device") if is_shared else None
    )


def _why_not_they(players: Sequence[Player], people: Mapping[str, Person | None]) -> Message | None:
    """What is wrong with who sits there: guests, and who has two seats."""
    seated = [player for player in players if player.person]
    for player in seated:
        person = people.get(player.person)
        if person is None or not person.is_kept:
            return Message("refuse-rated-guest", {"name": player.name})
        if sum(other.person == player.person for other in seated) > 1:
            return Message("refuse-rated-twice", {"name": player.name})
    return None


def _helping(game: str, options: Options) -> str:
    """The option whose value is for learning; empty where there is none."""
    for option in registry.meta(game).options:
        if options.get(option.name, option.default) in option.learning:
            return option.name
    return ""
