"""What a page offers: a card together with what it is played on.

A person chooses both before anything happens, and can think again in between. To the rules these
are two moves: the card, and the answer to the question that follows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from cheeseboard.game import NONE, Choice, Label, Log, Message, Seat
from cheeseboard.games.smash_up.box import BASE, CARD_IDS, IS_MINION
from cheeseboard.games.smash_up.facts import totals
from cheeseboard.games.smash_up.foresight import AnyCard
from cheeseboard.games.smash_up.hooks import (
    BY_ACTION,
    BY_BASE,
    BY_CREDIT,
    BY_MINION,
    QUESTIONS,
    Question,
)
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules import apply, moves
from cheeseboard.games.smash_up.state import OVER, PLAY, Position
from cheeseboard.games.smash_up.view import imagine
from cheeseboard.games.smash_up.wording import AT, PLAYING, base_message, label

BEGINNING: Final = ("play", "rise", "talent", "min")
"""Moves that may go on with what they are aimed at; a minion goes on with where it is moved."""


class Watched(AnyCard):
    """Deals, and knows whether it was asked: what is dealt cannot be foreseen."""

    __slots__ = ("was_asked",)

    def __init__(self) -> None:
        self.was_asked = False

    def pick(self, label: str, count: int) -> int:
        self.was_asked = True
        return super().pick(label, count)

    def order(self, label: str, count: int) -> tuple[int, ...]:
        self.was_asked = True
        return super().order(label, count)


def choices(view: Position, seat: Seat) -> list[Choice[Move]]:
    found: list[Choice[Move]] = []
    for move in moves(view, seat):
        if move.kind in BEGINNING:
            found += lines(view, seat, move)
        elif move.kind == "end":
            question = loss(found)
            found.append(Choice((move,), replace(label(view, seat, move), confirm=question)))
        else:
            found.append(Choice((move,), label(view, seat, move)))
    return found


def loss(found: Sequence[Choice[Move]]) -> Message | None:
    """SU-2.7: the question before plays are given up that could do something."""
    first = [choice.moves[0] for choice in found if choice.label.confirm is None]
    cards = [move for move in first if move.kind in PLAYING]
    types = {"minion" if IS_MINION[move.value] else "action" for move in cards}
    left = "both" if len(types) > 1 else types.pop() if types else "talent"
    return Message("confirm-end", {"left": left}) if first else None


# --- a card and its aim --------------------------------------------------------------------------


def lines(view: Position, seat: Seat, move: Move) -> list[Choice[Move]]:
    """The move with each of its aims, or alone where it has none or they are not known yet."""
    heading = label(view, seat, move)
    world = after(view, seat, move)
    if world is None:
        return [Choice((move,), _at_its_base(heading, view, None))]
    aims = list(_aims(view, world, seat, move))
    if not aims:
        text = _at_its_base(heading, view, world)
        return [Choice((move,), _with_warning(text, view, world, seat, move))]
    found = []
    for line, before in aims:
        text = replace(label(before, seat, line[-1]), group=_heading(heading.message, line))
        if line[-1].kind == "base":
            text = replace(text, message=_from_now(text.message, view, line[-1]))
        then = after(before, seat, line[-1]) if line[-1].kind != "base" else None
        if then is not None:
            text = _with_warning(text, view, then, seat, move)
        found.append(Choice(line, text))
    return found


def _at_its_base(card: Label, view: Position, world: Position | None) -> Label:
    """A card with the only base that admits it reads like one with several."""
    if not card.message.key.endswith(AT):
        return card
    place = view.bases.index(BASE[str(card.message.args["base"])])
    then = world if world is not None and world.bases == view.bases else None
    return replace(card, message=base_message(view, place, then), group=_alone(card.message))


def _alone(card: Message) -> Message:
    """The card without its base."""
    if not card.key.endswith(AT):
        return card
    return Message(card.key.removesuffix(AT), {"card": card.args["card"]})


def _heading(card: Message, line: Sequence[Move]) -> Message:
    """The card, and by which play it comes where that is chosen (SU-3.16)."""
    credit = next((move.kind for move in line if move in BY_CREDIT.moves), None)
    name = _alone(card)
    return Message(f"{name.key}-by-{credit}", name.args) if credit else name


def _from_now(message: Message, view: Position, base: Move) -> Message:
    """What a base has now: a card that has left the hand may count already."""
    total = sum(totals(view, view.bases.index(base.value)))
    return Message(message.key, {**message.args, "total": total})


def _aims(
    view: Position, world: Position, seat: Seat, move: Move
) -> Iterator[tuple[tuple[Move, ...], Position]]:
    """Lines from a move to its aim, each with the position in which the aim is asked for."""
    asked = aimed(view, world, seat, move)
    if asked is None:
        return
    for answer in moves(world, seat):
        if asked.vocabulary is not BY_CREDIT:
            yield (move, answer), world
            continue
        paid = after(world, seat, answer)
        question = None if paid is None else aimed(view, paid, seat, move)
        if paid is None or question is None:
            yield (move, answer), world
        else:
            for aim in moves(paid, seat):
                yield (move, answer, aim), paid


def aimed(view: Position, world: Position, seat: Seat, move: Move) -> Question | None:
    """The question for the aim of a move, if that is what comes next and cannot be declined."""
    if world.phase == OVER or len(world.stack) < len(view.stack):
        return None
    frame = world.stack[-1]
    if frame.seat != seat or frame.source != source(view, move):
        return None
    asked = QUESTIONS[frame.ask]
    known = (BY_BASE,) if move.kind == "min" else (BY_BASE, BY_MINION, BY_ACTION, BY_CREDIT)
    if asked.is_secret or asked.vocabulary not in known:
        return None
    return None if NONE in asked.options(world, frame) else asked


def source(view: Position, move: Move) -> str:
    """The card whose effect goes on with the aim."""
    if move.kind in PLAYING:
        return CARD_IDS[move.value]
    if move.kind == "talent":
        return CARD_IDS[view.card_kind[move.value]]
    return view.stack[-1].source


def after(view: Position, seat: Seat, *line: Move) -> Position | None:
    """The position after some moves; None if chance has a part in it."""
    world = imagine(view, AnyCard())
    chance = Watched()
    for move in line:
        apply(world, seat, move, chance, Log())
    return None if chance.was_asked else world


# --- cards that would do nothing -----------------------------------------------------------------


def _with_warning(text: Label, view: Position, world: Position, seat: Seat, move: Move) -> Label:
    if move.kind != "play" or not is_vain(view, world, seat):
        return text
    return replace(text, confirm=Message("confirm-vain", {"card": CARD_IDS[move.value]}))


def is_vain(view: Position, world: Position, seat: Seat) -> bool:
    """SU-3.7, SU-3.10: whether a card has only gone to the discard pile, and its play with it."""
    if view.phase != PLAY or world.phase != PLAY or world.stack != view.stack:
        return False
    hands = [len(hand) for hand in view.hands]
    hands[seat] -= 1
    return (
        [len(hand) for hand in world.hands] == hands
        and len(world.discards[seat]) == len(view.discards[seat]) + 1
        and len(world.credits) == len(view.credits) - 1
        and _table(world) == _table(view)
    )


def _table(state: Position) -> list[object]:
    """All that lies on the table or counts."""
    return [
        state.points,
        state.bases,
        state.zeroed,
        state.card_kind,
        state.card_holder,
        state.card_base,
        state.card_host,
        state.card_stamp,
        state.card_loss,
        state.waiting,
        state.has_watered,
        state.workshop_seats,
    ]
