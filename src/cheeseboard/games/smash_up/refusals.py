"""Why a move of Smash Up is not possible now."""

from collections.abc import Callable
from typing import Final

from cheeseboard.game import NONE, Argument, Message, Refusal, Seat
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, FACTIONS, IS_MINION
from cheeseboard.games.smash_up.facts import admits, can_play, can_use_talent, deck
from cheeseboard.games.smash_up.hooks import ABILITIES, DISCARD_PLAYS, QUESTIONS, TALENT
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules.plays import minion_places
from cheeseboard.games.smash_up.rules.setup import factions_of
from cheeseboard.games.smash_up.state import ACTION, MINION, Frame, Position


def refusal(view: Position, seat: Seat, move: Move) -> Refusal:
    """The first reason that holds against a move that is not legal."""
    frame = view.stack[-1]
    if move.kind not in _expected(frame):
        return Refusal(Message("refuse-not-asked"), QUESTIONS[frame.ask].rules)
    return REASONS[move.kind](view, seat, frame, move)


def _expected(frame: Frame) -> set[str]:
    """Kinds of move that answer the question at all."""
    asked = QUESTIONS[frame.ask]
    if frame.ask == "menu":
        return {"play", "rise", "talent", "end"}
    kinds = {move.kind for move in asked.vocabulary.moves} | {asked.decline.kind}
    return kinds | {"rise"} if frame.ask == "minion_or_none" else kinds


def _refuse(reason: str, *rules: str, **args: Argument) -> Refusal:
    return Refusal(Message(f"refuse-{reason}", args), rules)


# --- set-up and words ----------------------------------------------------------------------------


def _draft(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    faction = FACTIONS[move.value]
    if move.value in factions_of(view, seat):
        return _refuse("own-faction", "SU-1.3", faction=faction)
    if view.factions.count(move.value) == view.variant.boxes:
        return _refuse("faction-gone", "SU-1.4", faction=faction)
    return _refuse("draft-dead-end", "SU-1.6", faction=faction)


def _redraw(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    return _refuse("has-minion", "SU-1.12")


def _ability(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    return _refuse("no-ability", *QUESTIONS[frame.ask].rules, count=move.value + 1)


def _number(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    return _refuse(
        "too-many", *QUESTIONS[frame.ask].rules, count=view.discards[seat].count(frame.kind)
    )


def _must(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    return _refuse("must-choose", "SU-3.10", *QUESTIONS[frame.ask].rules)


# --- cards to play -------------------------------------------------------------------------------


def _play(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    kind = move.value
    card = CARD_IDS[kind]
    if kind not in view.hands[seat]:
        return _refuse("not-in-hand", "SU-3.1", card=card)
    if frame.ask in ("special_before", "special_after"):
        return _refuse("no-special", "SU-4.4", card=card)
    if frame.ask == "minion_or_none" and not IS_MINION[kind]:
        return _refuse("minion-only", "SU-3.12", card=card)
    if frame.ask == "action_or_none" and IS_MINION[kind]:
        return _refuse("action-only", "SU-3.12", card=card)
    if frame.ask == "menu":
        type = MINION if IS_MINION[kind] else ACTION
        if not any(credit.type == type for credit in view.credits):
            return _refuse("no-minion-play" if IS_MINION[kind] else "no-action-play", "SU-2.5")
    if not can_play(view, seat, kind):
        if IS_MINION[kind]:
            return _refuse("no-base", "SU-3.8", card=card)
        return _refuse(f"condition-{card}", "SU-3.8", card=card)
    if frame.ask == "menu":
        return _refuse("play-bound", "SU-3.16", card=card)
    return _refuse("other-name", "SU-12.5", card=card)


def _rise(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    kind = move.value
    card = CARD_IDS[kind]
    if kind not in view.discards[seat]:
        return _refuse("not-in-pile", "SU-3.1", card=card)
    if not DISCARD_PLAYS[kind](view, seat):
        return _refuse(f"rise-{card}", "SU-3.8", card=card)
    if frame.ask == "menu" and not minion_places(view, seat, kind, view.credits):
        return _refuse("no-minion-play", "SU-2.5", "SU-3.18")
    return _refuse("other-name", "SU-12.5", card=card)


def _talent(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    slot = move.value
    if slot >= len(view.card_kind) or view.card_kind[slot] == NONE:
        return _refuse("no-card", "SU-3.19", count=slot)
    card = CARD_IDS[view.card_kind[slot]]
    if card not in ABILITIES[TALENT]:
        return _refuse("no-talent", "SU-3.19", card=card)
    if view.card_holder[slot] != seat:
        return _refuse("talent-of-other", "SU-3.19", card=card)
    if view.card_talent[slot] == view.turn:
        return _refuse("talent-used", "SU-3.19", card=card)
    if can_use_talent(view, seat, slot):
        return _refuse("alike", "SU-3.19", card=card)
    return _refuse("talent-idle", "SU-3.19", card=card)


# --- what is chosen ------------------------------------------------------------------------------


def _base(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    base = BASE_IDS[move.value]
    if move.value not in view.bases:
        return _refuse("base-away", "SU-1.10", base=base)
    place = view.bases.index(move.value)
    if frame.ask in ("base_for", "base_by_credit", "host_base"):
        card = CARD_IDS[frame.kind]
        if not admits(view, seat, frame.kind, place):
            return _refuse("base-forbids", "SU-7.2", base=base, card=card)
        return _refuse("base-bound", "SU-3.16", base=base, card=card)
    if frame.ask == "ready_base":
        return _refuse("base-not-ready", "SU-4.1", base=base)
    here = frame.base if frame.target == NONE else view.card_base[frame.target]
    if QUESTIONS[frame.ask].is_foreseen and place == here:
        return _refuse("same-base", "SU-6.2", base=base)
    return _refuse("base-unfit", *QUESTIONS[frame.ask].rules, base=base)


def _in_play(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    slot = move.value
    is_minion = move.kind == "min"
    if slot >= len(view.card_kind) or view.card_kind[slot] == NONE:
        return _refuse("no-card", *QUESTIONS[frame.ask].rules, count=slot)
    card = CARD_IDS[view.card_kind[slot]]
    if IS_MINION[view.card_kind[slot]] != is_minion:
        return _refuse("not-minion" if is_minion else "not-action", "SU-3.2", card=card)
    return _refuse("target-unfit", *QUESTIONS[frame.ask].rules, card=card)


def _card(view: Position, seat: Seat, frame: Frame, move: Move) -> Refusal:
    kind = move.value
    card = CARD_IDS[kind]
    if frame.ask in ("discard_card", "discard_or_stop"):
        if kind not in view.hands[seat]:
            return _refuse("not-in-hand", "SU-6.5", card=card)
        return _refuse("discard-order", "SU-6.5", card=card)
    if frame.ask in ("deck_minion", "deck_minion_or_none"):
        if kind not in (deck(view, seat) or view.discards[seat]):
            return _refuse("not-in-deck", "SU-9.6", card=card)
    elif kind not in view.discards[seat]:
        return _refuse("not-in-pile", *QUESTIONS[frame.ask].rules, card=card)
    return _refuse("card-unfit", *QUESTIONS[frame.ask].rules, card=card)


REASONS: Final[dict[str, Callable[[Position, Seat, Frame, Move], Refusal]]] = {
    "draft": _draft,
    "redraw": _redraw,
    "ability": _ability,
    "take": _number,
    "play": _play,
    "rise": _rise,
    "talent": _talent,
    "base": _base,
    "min": _in_play,
    "act": _in_play,
    "card": _card,
    "none": _must,
    "stop": _must,
    "pass": _must,
}
