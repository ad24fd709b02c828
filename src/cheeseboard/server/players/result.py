"""How a match ended for each of its seats: read from the match, before anything is written."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.events import Event, Seat
from cheeseboard.game import Options, Outcome
from cheeseboard.help.facets import facets_of, teams_of
from cheeseboard.help.labels import Ended as Told
from cheeseboard.help.labels import earned
from cheeseboard.record import Played, Record
from cheeseboard.server.leaving import placed
from cheeseboard.server.players.strength import Ending, Strength, anchor
from cheeseboard.server.tables import Player

log = logging.getLogger(__name__)

GIVEN_UP: Final = ("event-resigned", "event-time-lost")
HANDED_OVER: Final = ("event-handed-over", "event-time-out")
TAKEN_BACK: Final = ("event-taken-back", "event-in-time")


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for a seat."""

    seat: Seat
    person: str
    """Whose seat it was; empty for a bot's, and for somebody else's at the person's device."""
    bot: str
    place: int
    score: int
    won: float
    """The part of the win."""
    team: int
    ending: Ending
    decisions: int
    strength: Strength | None = None
    """That of a bot, where it was measured."""
    facets: tuple[str, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
    """What the person may be called for it: game, empty for any, and label."""


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that is over."""

    game: str
    kind: str
    """The pace: none, live or days."""
    preset: str
    """The preset that it was played by; empty where options were changed."""
    is_rated: bool
    reason: str
    results: tuple[Result, ...]


def ended(
    record: Record,
    players: Sequence[Player],
    events: Sequence[Event],
    outcome: Outcome,
    end: Any = None,
    *,
    kind: str = "none",
    is_rated: bool = False,
    names: Mapping[str, str] | None = None,
) -> Ended:
    """What is to be kept of a match; `end` is its last position, None where none can be read.

    `names` are those of the people, by whom one is known among several at a device.
    """
    endings = [_ending(players, seat) for seat in range(record.seats)]
    scores = outcome.scores or (0,) * record.seats  # nobody has points where people ended it
    out = [seat for seat, how in enumerate(endings) if how == "out"]
    final = placed(replace(outcome, scores=scores), out)
    winners = sum(rank == 1 for rank in final.ranks) if record.seats > 1 else 1
    persons = _persons(players, names or {})
    teams = teams_of(record.game, end, record.seats)
    facets = [facets_of(record.game, end, seat) for seat in range(record.seats)]
    bots = [player.bot if not player.person else "" for player in players]
    results = []
    for seat in range(record.seats):
        has_won = final.ranks[seat] == 1 and endings[seat] != "left"
        told = Told(
            game=record.game,
            seat=seat,
            outcome=final,
            bots=tuple(bots),
            ending=endings[seat],
            events=events,
            end=end,
            facets=facets[seat],
            decisions=_decisions(record, seat),
        )
        results.append(
            Result(
                seat=seat,
                person=persons[seat],
                bot=bots[seat],
                place=final.ranks[seat],
                score=final.scores[seat],
                won=1 / max(1, winners) if has_won else 0.0,
                team=teams[seat],
                ending=endings[seat],
                decisions=told.decisions,
                strength=anchor(record.game, record.seats, bots[seat]) if bots[seat] else None,
                facets=facets[seat],
                labels=_labels(told) if persons[seat] else (),
            )
        )
    preset = preset_of(record.game, record.options)
    return Ended(record.game, kind, preset, is_rated, outcome.reason.key, tuple(results))


def _ending(players: Sequence[Player], seat: Seat) -> Ending:
    player = players[seat]
    if player.is_out:
        return "out"
    return "left" if player.person and player.kind == "bot" else ""


def _persons(players: Sequence[Player], names: Mapping[str, str]) -> list[str]:
    """Whose result each seat's is: of several at one device, the one with the person's name."""
    seats: dict[str, list[Seat]] = {}
    for seat, player in enumerate(players):
        if player.person:
            seats.setdefault(player.person, []).append(seat)
    own = {
        person: min(several, key=lambda seat: players[seat].name != names.get(person))
        for person, several in seats.items()
    }
    return [
        player.person if own.get(player.person) == seat else ""
        for seat, player in enumerate(players)
    ]


def _decisions(record: Record, seat: Seat) -> int:
    return sum(isinstance(step, Played) and step.seat == seat for step in record.steps)


def _labels(told: Told) -> tuple[tuple[str, str], ...]:
    """A mistake in a label costs nobody the end of a match; the suite finds it."""
    try:
        return earned(told)
    except Exception as error:
        log.error("The labels of a match of %s cannot be told.", told.game, exc_info=error)
        return ()


def preset_of(game: str, options: Options) -> str:
    """The preset that options are; empty where something was changed, who begins aside."""
    meta = registry.meta(game)
    own = {option.name for option in meta.options if not option.is_seat}

    def plain(values: Options) -> Mapping[str, Any]:
        return {name: value for name, value in values.items() if name in own}

    for name, preset in meta.presets.items():
        if plain(meta.complete(preset)) == plain(options):
            return name
    return ""


def as_they_sat(players: Sequence[Player], later: int, events: Sequence[Event]) -> list[Player]:
    """Who sat where so many matches before, at a table where everybody moves on by a seat.

    Who resigned, or left a seat to a bot, stands in the log of the match.
    """
    count = len(players)
    back = [players[(seat + later) % count] for seat in range(count)]
    found = []
    for seat, player in enumerate(back):
        keys = [
            event.message.key
            for event in events
            if event.message.key in (*GIVEN_UP, *HANDED_OVER, *TAKEN_BACK)
            and event.message.args.get("seat") == seat
        ]
        if not player.person:
            found.append(player)
            continue
        is_out = bool(keys) and keys[-1] in GIVEN_UP
        is_bot = is_out or (bool(keys) and keys[-1] in HANDED_OVER)
        found.append(
            Player(
                "bot" if is_bot else "person",
                name=player.name,
                person=player.person,
                is_out=is_out,
            )
        )
    return found
