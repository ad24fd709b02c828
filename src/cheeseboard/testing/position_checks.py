"""Checks of a single position."""

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

from cheeseboard import registry
from cheeseboard.chance import Live
from cheeseboard.events import SILENCE, Log
from cheeseboard.position import read_as, write_as
from cheeseboard.rulebook import rule_ids
from cheeseboard.state import State
from cheeseboard.testing.moments import Problems, Spot, name, wrong_words


def check_moves(spot: Spot) -> Problems:
    """Moves for exactly the seats to act; no duplicates; a fixed order; all from the catalogue."""
    game, state = spot.game, spot.state
    to_act = game.to_act(state)
    for seat in range(spot.seats):
        moves = list(game.moves(state, seat))
        if (seat in to_act) != bool(moves):
            yield f"Seat {seat} is{'' if moves else ' not'} offered moves, to act are {to_act}."
        if len(set(moves)) < len(moves):
            twice = next(move for move in moves if moves.count(move) > 1)
            yield f"{twice.text!r} is listed more than once."
        if list(game.moves(state, seat)) != moves:
            yield f"Seat {seat} gets its moves in another order when asked again."
        for move in moves:
            if move not in game.catalogue:
                yield f"{move.text!r} is not in the catalogue."
    if (game.outcome(state) is None) != bool(to_act):
        yield "There must be an outcome exactly when nobody is to act."


def check_seats(spot: Spot) -> Problems:
    """The state and every view say how many seats there are, and lead bots to the game."""
    game = spot.game
    package = registry.packages()[game.meta.id]
    if game.state_type.__module__.rpartition(".")[0] != package:
        yield f"{game.state_type.__name__} must stand in a module right under {package}."
    if (found := getattr(spot.state, "seats", None)) != spot.seats:
        yield f"The state must say as `seats` that there are {spot.seats}, it says {found}."
    for viewer in spot.viewers:
        view = game.view(spot.state, viewer)
        if (found := getattr(view, "seats", None)) != spot.seats:
            yield f"The view of {name(viewer)} must say as `seats` {spot.seats}, it says {found}."


def check_texts(spot: Spot) -> Problems:
    """A move's text reads back as the move."""
    game = spot.game
    for seat in game.to_act(spot.state):
        for move in game.moves(spot.state, seat):
            if game.read(game.write(move)) is not move:
                yield f"{game.write(move)!r} reads back as another move."


def check_json(spot: Spot) -> Problems:
    """A state goes to JSON and to a line of text and back; nothing but JSON values are in it."""
    try:
        text = json.dumps(_strict(spot.state.to_json()), allow_nan=False)
    except (TypeError, ValueError) as error:
        yield f"The state cannot be written as JSON: {error}."
        return
    again = type(spot.state).from_json(json.loads(text))
    if again != spot.state:
        yield "The state read back from JSON differs."
    for view in (spot.state, *(spot.game.view(spot.state, viewer) for viewer in spot.viewers)):
        line = write_as(spot.game, view)
        if read_as(spot.game, line).to_json() != view.to_json():
            yield f"A position reads back differently: {line}"


def _strict(value: Any) -> Any:
    """Refuse what `json.dumps` would quietly turn into something else."""
    if isinstance(value, dict):
        return {_strict_key(key): _strict(item) for key, item in value.items()}
    if type(value) is list:
        return [_strict(item) for item in value]
    if type(value) not in (int, bool, str):
        raise TypeError(f"{value!r} is neither a whole number nor a text nor true or false")
    return value


def _strict_key(key: Any) -> str:
    if not isinstance(key, str):
        raise TypeError(f"the key {key!r} is no text")
    return key


def check_purity(spot: Spot) -> Problems:
    """Nothing but `apply` changes a state."""
    game, state = spot.game, spot.state
    before = state.fingerprint()
    game.to_act(state)
    game.outcome(state)
    game.inventory(state)
    game.invariants(state)
    for seat in range(spot.seats):
        game.moves(state, seat)
        game.appraise(state, seat)
        if seat in game.to_act(state):
            game.ideas(state, seat)
            game.hunch(state, seat)
        for move in game.catalogue:
            if seat in game.to_act(state):
                game.why_not(state, seat, move)
        for move in game.moves(state, seat):
            game.label(state, seat, move)
        if seat in game.to_act(state):
            game.decision(state, seat)
    for viewer in spot.viewers:
        view = game.view(state, viewer)
        seen = view.fingerprint()
        game.shown(view, viewer)
        game.imagine(view, viewer, spot.chance)
        if viewer is not None:
            game.reopened(view, viewer)
        if view.fingerprint() != seen:
            yield "A view changes when it is shown, imagined from or reopened."
    if state.fingerprint() != before:
        yield "The state changes although no move is applied."


def check_ideas(spot: Spot) -> Problems:
    """What bots think about is legal, and there is always something."""
    game, state = spot.game, spot.state
    for seat in game.to_act(state):
        moves, ideas = game.moves(state, seat), game.ideas(state, seat)
        hunch = game.hunch(state, seat)
        if not ideas:
            yield f"{name(seat)} has moves but no ideas."
        for move in ideas:
            if move not in moves:
                yield f"The idea {move.text!r} is not legal."
        if hunch is not None and hunch not in ideas:
            yield f"The hunch {hunch.text!r} is no idea."


def check_copy(spot: Spot) -> Problems:
    """A copy is equal and shares nothing that can change."""
    game = spot.game
    copy = spot.state.copy()
    if copy != spot.state:
        yield "A copy differs from its original."
    before = spot.state.fingerprint()
    for _ in range(8):
        if not game.to_act(copy):
            break
        seat = game.to_act(copy)[0]
        moves = game.moves(copy, seat)
        move = moves[spot.chance.pick("move", len(moves))]
        game.apply(copy, seat, move, spot.chance, SILENCE)
    if spot.state.fingerprint() != before:
        yield "A move on a copy changes the original."


def check_views(spot: Spot) -> Problems:
    """A view is a state of the same type, looks the same from itself, and lists the same moves."""
    game, state = spot.game, spot.state
    for viewer in spot.viewers:
        view = game.view(state, viewer)
        if type(view) is not type(state):
            yield f"The view of {name(viewer)} is a {type(view).__name__}."
            continue
        if game.view(view, viewer) != view:
            yield f"The view of {name(viewer)}, viewed again, differs."
        for each in (view, game.shown(view, viewer)):
            if game.to_act(each) != game.to_act(state):
                yield f"{name(viewer)} sees others to act than there are."
            if viewer is not None and list(game.moves(each, viewer)) != list(
                game.moves(state, viewer)
            ):
                yield f"The moves of {name(viewer)} tell more than the view does."


def check_worlds(spot: Spot) -> Problems:
    """An imagined world fits its view, has no holes, and all components in one place each."""
    game = spot.game
    for viewer in spot.viewers:
        view = game.view(spot.state, viewer)
        world = game.imagine(view, viewer, spot.chance)
        if game.view(world, viewer) != view:
            yield f"A world that {name(viewer)} imagines does not fit the view."
        if world.holes():
            yield f"A world that {name(viewer)} imagines has holes."
            continue
        yield from _wrong_inventory(spot, world, f"a world that {name(viewer)} imagines")
        yield from game.invariants(world)


def check_sharing(spot: Spot) -> Problems:
    """A view shares nothing that can change with its position, nor a world with its view."""
    game, state = spot.game, spot.state
    for viewer in spot.viewers:
        view = game.view(state, viewer)
        world = game.imagine(view, viewer, Live(1))
        for path in _shared(state, view):
            yield f"The view of {name(viewer)} shares {path} with the position: copy it."
        for path in _shared(view, world):
            yield f"A world that {name(viewer)} imagines shares {path} with the view: copy it."


def _shared(one: State, other: State) -> Iterator[str]:
    """What two states hold together, so that a move on the one would change the other."""
    held = {id(value) for _, value in _changeable(one, "")}
    return (
        path.lstrip(".") or "everything"
        for path, value in _changeable(other, "")
        if id(value) in held
    )


def _changeable(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """A value and all in it that can change, by their paths."""
    if isinstance(value, State):
        if not type(value).__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield path, value
            for field in dataclasses.fields(type(value)):  # type: ignore[arg-type]
                yield from _changeable(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield path, value
        for number, item in enumerate(value):
            yield from _changeable(item, f"{path}[{number}]")


def check_inventory(spot: Spot) -> Problems:
    """Every component is in exactly one place."""
    yield from _wrong_inventory(spot, spot.state, "the position")


def _wrong_inventory(spot: Spot, state: Any, place: str) -> Problems:
    found = spot.game.inventory(state)
    if found != spot.components:
        for name in sorted({*found, *spot.components}):
            now, then = found.get(name, 0), spot.components.get(name, 0)
            if now != then:
                yield f"{place} has {now} of {name!r}, at the start there were {then}."


def check_invariants(spot: Spot) -> Problems:
    """What the game itself says must hold."""
    yield from spot.game.invariants(spot.state)


def check_standing(spot: Spot) -> Problems:
    """Whoever ends a match here finds a place for every seat, or for none."""
    places = spot.game.standing(spot.state)
    if places and (len(places) != spot.state.seats or min(places) != 1):
        yield f"{spot.state.seats} seats have the places {places}"


def check_refusals(spot: Spot) -> Problems:
    """`why_not` gives a reason exactly for moves that are not legal, with rules that exist."""
    game = spot.game
    known = rule_ids(game.meta.id)
    for seat in game.to_act(spot.state):
        view = game.view(spot.state, seat)
        legal = set(game.moves(spot.state, seat))
        for move in game.catalogue:
            refusal = game.why_not(view, seat, move)
            if (refusal is None) != (move in legal):
                yield f"{move.text!r} is{'' if move in legal else ' not'} legal, why_not disagrees."
            if refusal is not None:
                if not refusal.rules:
                    yield f"The refusal of {move.text!r} names no rule."
                for rule in refusal.rules:
                    if rule not in known:
                        yield f"The refusal of {move.text!r} names {rule}, RULES.md does not."
                yield from wrong_words(game, refusal.message, seat)


def check_choices(spot: Spot) -> Problems:
    """Choices are lines that can be played, and every legal move begins one."""
    game, state = spot.game, spot.state
    for seat in game.to_act(state):
        view = game.shown(game.view(state, seat), seat)
        choices = game.choices(view, seat)
        if {choice.moves[0] for choice in choices} != set(game.moves(state, seat)):
            yield f"The choices of seat {seat} do not begin with exactly its legal moves."
        if len({choice.text for choice in choices}) < len(choices):
            yield f"A choice of seat {seat} is offered more than once."
        for choice in choices:
            after = state.copy()
            is_surprised = False
            for move in choice.moves:
                if is_surprised or move not in game.moves(after, seat):
                    yield f"The choice {choice.text!r} cannot be played to its end."
                    break
                chance, log = Live(1), Log()
                game.apply(after, seat, move, chance, log)
                is_surprised = log.is_news_to(seat) or bool(chance.dealt)
            messages = [choice.label.message, choice.label.group]
            if choice.label.confirm is not None:
                messages.append(choice.label.confirm)
            for message in messages:
                yield from wrong_words(game, message, seat)


def check_words(spot: Spot) -> Problems:
    """Decisions and moves have sentences in every language."""
    game = spot.game
    for seat in game.to_act(spot.state):
        for viewer in spot.viewers:
            view = game.shown(game.view(spot.state, viewer), viewer)
            yield from wrong_words(game, game.decision(view, seat).message, viewer)
        view = game.shown(game.view(spot.state, seat), seat)
        for move in game.moves(view, seat):
            label = game.label(view, seat, move)
            yield from wrong_words(game, label.message, seat)
            yield from wrong_words(game, label.group, seat)
