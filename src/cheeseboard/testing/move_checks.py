"""Checks of a single move."""

from cheeseboard.rulebook import rule_ids
from cheeseboard.testing.moments import (
    Problems,
    Step,
    heard,
    is_parked,
    name,
    wrong_words,
)


def check_borders(step: Step) -> Problems:
    """Where a hole disappears there is a border."""
    game = step.game
    for viewer in step.viewers:
        fewer = game.view(step.after, viewer).holes() < game.view(step.before, viewer).holes()
        has_border = (
            step.log.is_border
            or viewer in step.log.borders
            or (viewer == step.seat and bool(step.dealt))
        )
        if fewer and not has_border:
            yield f"{step.move.text!r} shows {name(viewer)} something new without a border."


def check_secrecy(step: Step) -> Problems:
    """Nobody's view or log depends on another's parked choice."""
    game = step.game
    if not is_parked(step):
        return
    moves = game.moves(step.before, step.seat)
    other_move = moves[step.chance.pick("move", len(moves))]
    other, logs = step.replayed(step.before, (step.seat, other_move))
    if step.log.is_border or logs[0].is_border:
        return
    if game.to_act(step.after) != game.to_act(other):
        return  # that a seat is ready may be known
    for viewer in step.viewers:
        if viewer == step.seat:
            continue
        if game.view(step.after, viewer) != game.view(other, viewer):
            yield f"{name(viewer)} can tell {step.move.text!r} from {other_move.text!r}."
        if heard(step.log, viewer) != heard(logs[0], viewer):
            yield f"The log tells {name(viewer)} {step.move.text!r} from {other_move.text!r}."


def check_other_secrets(step: Step) -> Problems:
    """Up to the border, what a move shows a viewer depends on nothing that is hidden from it.

    The same move with the same chance in a world that looks the same to the viewer must look the
    same, leave the viewer the same moves, and so the same number of its decision.
    """
    game = step.game
    for viewer in step.viewers:
        learns = viewer in step.log.borders or (viewer == step.seat and bool(step.dealt))
        world = game.imagine(game.view(step.before, viewer), viewer, step.chance)
        if learns or step.move not in game.moves(world, step.seat):
            continue
        other, (log,) = step.replayed(world, (step.seat, step.move))
        text = f"{step.move.text!r} of seat {step.seat}"
        if log.is_border != step.log.is_border:
            yield f"For {name(viewer)} {text} is a border or not by what is hidden."
        if log.is_border or step.log.is_border:
            continue
        if game.view(other, viewer) != game.view(step.after, viewer):
            yield f"{name(viewer)} sees by {text} something that is hidden."
        if viewer is not None:
            if list(game.moves(other, viewer)) != list(game.moves(step.after, viewer)):
                yield f"What {name(viewer)} can do after {text} tells something that is hidden."
        if heard(log, viewer) != heard(step.log, viewer):
            yield f"The log tells {name(viewer)} by {text} something that is hidden."


def check_order(step: Step) -> Problems:
    """Parked choices give the same state in whatever order they arrive."""
    game = step.game
    others = [seat for seat in game.to_act(step.before) if seat != step.seat]
    if not others or not is_parked(step) or step.log.is_border:
        return
    other = others[step.chance.pick("seat", len(others))]
    moves = game.moves(step.before, other)
    move = moves[step.chance.pick("move", len(moves))]
    mine, theirs = (step.seat, step.move), (other, move)
    if list(game.moves(step.after, other)) != list(moves):
        yield f"The parked choice {step.move.text!r} changes the moves of seat {other}."
        return
    one, _ = step.replayed(step.before, mine, theirs)
    two, _ = step.replayed(step.before, theirs, mine)
    if one != two:
        yield f"{step.move.text!r} and {move.text!r} give another state in the other order."


def check_reopened(step: Step) -> Problems:
    """With choices open again, others see what they saw before one was parked."""
    game = step.game
    if not is_parked(step) or step.log.is_border or game.outcome(step.after) is not None:
        return
    for viewer in game.to_act(step.after):
        if viewer == step.seat:
            continue
        before = game.reopened(game.view(step.before, viewer), viewer)
        after = game.reopened(game.view(step.after, viewer), viewer)
        if before != after:
            yield f"Open again, {step.move.text!r} still shows to {name(viewer)}."
        if list(game.moves(after, viewer)) != list(game.moves(step.after, viewer)):
            yield f"With choices open again, {name(viewer)} has other moves."


def check_event_words(step: Step) -> Problems:
    """Events have sentences in every language, and arguments that go to JSON.

    What only some are told names a seat: a replay that shows all says whose it was.
    """
    known = rule_ids(step.game.meta.id)
    for event in step.log.events:
        if event.seats is not None and "seat" not in event.message.args:
            yield f"{event.message.key} is for some alone and does not say about which seat."
        if any(type(value) not in (int, str) for value in event.message.args.values()):
            yield f"{event.message.key} has an argument that is neither number nor text."
        for rule in event.rules:
            if rule not in known:
                yield f"{event.message.key} names {rule}, RULES.md does not."
        for viewer in step.viewers:
            if event.is_known_to(viewer):
                yield from wrong_words(step.game, event.message, viewer)
