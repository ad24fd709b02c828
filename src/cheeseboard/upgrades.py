"""Opens what was written earlier: records, positions and logs in the names of the present."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cheeseboard.events import Event
from cheeseboard.game import Game, Options, OptionValue
from cheeseboard.record import Played, Record
from cheeseboard.saves import Saved, upgrade


def present_record(game: Game[Any, Any], record: Record) -> Record:
    """A record whose options and moves are called as they are now."""
    shapes = record.shapes
    if set(shapes) == {game.meta.shape}:
        return record
    head = upgrade(game, _saved(record, options=dict(record.options)), record.shape)
    steps = list(record.steps)
    for shape in set(shapes):
        played = {
            place: step
            for place, step in enumerate(record.steps)
            if isinstance(step, Played) and shapes[place + 1] == shape
        }
        found = upgrade(game, _saved(record, moves=[step.move for step in played.values()]), shape)
        for (place, step), move in zip(played.items(), found.moves, strict=True):
            steps[place] = replace(step, move=move)
    return replace(record, options=head.options, steps=steps)


def present_options(game: Game[Any, Any], options: Options) -> dict[str, OptionValue]:
    """Options that somebody chose for a match to come, whatever version that was under.

    Nobody has written down which: they are brought on from the first, which does no harm to later
    ones, and what is no option any more is left to its default.
    """
    saved = Saved(game.meta.rules_version, options=dict(options))
    found = upgrade(game, saved, 1).options
    known = {option.name: option for option in game.meta.options}
    fitting = {
        name: value for name, value in found.items() if name in known and known[name].allows(value)
    }
    return game.meta.complete(fitting)


def present_events(
    game: Game[Any, Any], record: Record, told: Sequence[Sequence[Mapping[str, Any]]]
) -> list[list[Event]]:
    """The log as events; `told` is that of the set-up, then that of each step."""
    found = []
    for shape, events in zip(record.shapes, told, strict=True):
        saved = upgrade(game, _saved(record, events=[dict(event) for event in events]), shape)
        found.append([Event.from_json(event) for event in saved.events])
    return found


@dataclass(frozen=True, slots=True)
class Opened:
    """What was saved of a match, as states and moves of the present."""

    state: Any
    base: Any
    moves: list[Any]
    goes_on: bool


def open_saved(game: Game[Any, Any], record: Record, saved: Mapping[str, Any]) -> Opened:
    """Read what `Match.save` wrote in any shape; raises `StateError` or `NewerSave`."""
    document = Saved(
        rules_version=record.rules_versions[-1],
        options=dict(record.options),
        states=[saved["state"], saved["base"]],
        moves=[text for _, text, _, _ in saved["since"]],
    )
    document = upgrade(game, document, saved.get("shape", 1))
    state, base = (game.state_type.from_json(one) for one in document.states)
    return Opened(state, base, [game.read(text) for text in document.moves], document.goes_on)


def _saved(record: Record, **parts: Any) -> Saved:
    return Saved(record.rules_versions[-1], **parts)
