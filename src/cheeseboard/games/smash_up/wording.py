"""What a seat of Smash Up is asked, and its moves in words."""

from collections.abc import Mapping
from typing import Final, Literal

from cheeseboard.game import HIDDEN, NONE, Argument, Decision, Label, Message, Seat
from cheeseboard.games.smash_up import hooks
from cheeseboard.games.smash_up.box import ATTACH, BASE_IDS, CARD_IDS, FACTIONS, IS_MINION
from cheeseboard.games.smash_up.facts import (
    admitting_places,
    breakpoint_at,
    hosts,
    is_ready,
    places,
    power,
    totals,
)
from cheeseboard.games.smash_up.flow import different_waiting
from cheeseboard.games.smash_up.foresight import after_choice
from cheeseboard.games.smash_up.hooks import QUESTIONS, WORDINGS
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules.plays import minion_places
from cheeseboard.games.smash_up.rules.turn import due_cards
from cheeseboard.games.smash_up.state import ACTION, BLOSSOM, GROVE, MINION, Frame, Position

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    frame = view.stack[-1]
    asked = QUESTIONS[frame.ask]
    key, rules = asked.asks, asked.rules
    args: dict[str, Argument] = {"seat": seat}
    if frame.source:
        args["card"] = frame.source
    if frame.ask == "menu":
        args |= plays_left(view)
        args["left"] = still_open(view, seat, args)
    elif frame.ask == "base_for":
        args["card"] = CARD_IDS[frame.kind]  # the minion, not the card that lets it be played
    elif key in ("discard", "discard-or-stop"):
        args["count"] = frame.count
    elif frame.target != NONE and key == "destination":
        args["minion"] = CARD_IDS[view.card_kind[frame.target]]
        key = "destination-of"
    special = WORDINGS.get((frame.ask, frame.source))
    if special is not None:
        key, rules = special.asks, special.rules
        args |= special.args(view, frame)
    return Decision(Message(f"decision-{key}", args), rules)


def plays_left(view: Position) -> dict[str, Argument]:
    """SU-3.16: plays for any minion and any action, and those bound to a base or to a name."""
    credits = view.credits
    return {
        "minions": sum(c.type == MINION and c.source not in (GROVE, BLOSSOM) for c in credits),
        "actions": sum(c.type == ACTION for c in credits),
        "grove": sum(c.source == GROVE for c in credits),
        "blossom": sum(c.source == BLOSSOM for c in credits),
    }


def still_open(view: Position, seat: Seat, plays: Mapping[str, Argument]) -> str:
    """Which of the plays are worth a word to the seat: nothing is, if no card fits them."""
    if HIDDEN not in view.hands[seat]:
        kinds = {move.kind for move in QUESTIONS["menu"].moves(view, view.stack[-1])}
        if kinds <= {"talent", "end"}:
            return "talents" if "talent" in kinds else "nothing"
    if not plays["minions"]:
        return "actions" if plays["actions"] else "bound"
    return "both" if plays["actions"] else "minions"


# --- labels --------------------------------------------------------------------------------------

PLAYING: Final = ("play", "rise")
AT: Final = "-at"
"""Ends the sentences of moves that name the only base where a card can go."""


def label(view: Position, seat: Seat, move: Move) -> Label:
    frame = view.stack[-1]
    if move.kind in PLAYING:
        return _play_label(view, seat, frame, move)
    if move.kind == "talent":
        return Label(Message("move-talent", _card(view, move.value)), Message("group-talents"))
    if move.kind == "base":
        return _base_label(view, frame, move)
    if move.kind in ("min", "act"):
        return _target_label(view, seat, frame, move)
    if move.kind == "card":
        return Label(Message("move-card", {"card": CARD_IDS[move.value]}), Message("group-cards"))
    if move.kind == "ability":
        return _ability_label(view, frame, move)
    return _word_label(view, frame, move)


def _play_label(view: Position, seat: Seat, frame: Frame, move: Move) -> Label:
    """A card, with its base where it can only go to one: nobody is asked for it then."""
    kind = move.value
    group = Message("group-minions" if IS_MINION[kind] else "group-actions")
    args: dict[str, Argument] = {"card": CARD_IDS[kind]}
    fitting = _bases_for(view, seat, frame, kind)
    if len(fitting) != 1:
        return Label(Message(f"move-{move.kind}", args), group)
    args["base"] = BASE_IDS[view.bases[fitting[0]]]
    return Label(Message(f"move-{move.kind}{AT}", args), group)


def _bases_for(view: Position, seat: Seat, frame: Frame, kind: int) -> list[int]:
    """Places where a card can go that is played now; none for one that goes to no base."""
    if not IS_MINION[kind]:
        return hosts(view, seat, kind) if ATTACH[kind] == "base" else []
    if frame.ask == "menu":
        return minion_places(view, seat, kind, view.credits)
    return admitting_places(view, seat, kind) if frame.ask == "minion_or_none" else []


def _word_label(view: Position, frame: Frame, move: Move) -> Label:
    if move.kind == "draft":
        message = Message("move-draft", {"faction": FACTIONS[move.value]})
        return Label(message, Message("group-draft"))
    if move.kind == "take":
        return Label(Message("move-take", {"count": move.value}), Message("group-number"))
    if move.kind == "end":
        ready = sum(is_ready(view, place) for place in places(view))
        return Label(Message("move-end", {"count": ready}), Message("group-end"))
    if move.kind in WORD_GROUPS:
        return Label(Message(f"move-{move.kind}"), Message(WORD_GROUPS[move.kind]))
    what = f"none-{QUESTIONS[frame.ask].declined}" if move.kind == "none" else move.kind
    return Label(Message(f"move-{what}"), Message(f"group-{move.kind}"), tone="decline")


WORD_GROUPS: Final = {
    "keep": "group-keep",
    "redraw": "group-redraw",
    "blossom": "group-credit",
    "other": "group-credit",
}


def _card(view: Position, slot: int) -> dict[str, Argument]:
    """A card in play and the base where it is."""
    return {
        "card": CARD_IDS[view.card_kind[slot]],
        "base": BASE_IDS[view.bases[view.card_base[slot]]],
    }


def _base_label(view: Position, frame: Frame, move: Move) -> Label:
    """A base with its power, and what it comes to if it is chosen."""
    place = view.bases.index(move.value)
    after = after_choice(view, place) if QUESTIONS[frame.ask].is_foreseen else None
    return Label(base_message(view, place, after), Message("group-bases"))


def base_message(view: Position, place: int, after: Position | None) -> Message:
    """A base with its power, and with what it has in a position to come."""
    args: dict[str, Argument] = {
        "base": BASE_IDS[view.bases[place]],
        "total": sum(totals(view, place)),
        "breakpoint": breakpoint_at(view, place),
    }
    key = "move-base"
    if after is not None:
        args["after"] = sum(totals(after, place))
        if args["after"] != args["total"]:
            key = "move-base-breaks" if is_ready(after, place) else "move-base-after"
    return Message(key, args)


def _target_label(view: Position, seat: Seat, frame: Frame, move: Move) -> Label:
    slot = move.value
    args = _card(view, slot)
    args["seat"] = view.card_holder[slot]
    group = Message("group-at-base", {"base": args["base"]})
    tone: Literal["plain", "harm"] = "plain"
    if QUESTIONS[frame.ask].is_harmful and view.card_holder[slot] != seat:
        tone = "harm"
    if move.kind == "min":
        args["power"] = power(view, slot)
        return Label(Message("move-minion", args), group, tone=tone)
    host = view.card_host[slot]
    if host == NONE:
        return Label(Message("move-action", args), group, tone=tone)
    args["minion"] = CARD_IDS[view.card_kind[host]]
    return Label(Message("move-action-on-minion", args), group, tone=tone)


def _ability_label(view: Position, frame: Frame, move: Move) -> Label:
    """SU-7.3: the ability at a place of the list."""
    group = Message("group-abilities")
    if frame.ask == "waiting_order":
        chosen = different_waiting(view, frame.count)[move.value]
        args: dict[str, Argument] = {
            "card": chosen.source,
            "base": BASE_IDS[view.bases[chosen.base]],
        }
        if chosen.target != NONE:
            args["minion"] = CARD_IDS[view.card_kind[chosen.target]]
            args["seat"] = view.card_holder[chosen.target]
            return Label(Message("move-ability-against", args), group)
        return Label(Message("move-ability", args), group)
    moment = hooks.START if frame.ask == "start_order" else hooks.END
    slot = due_cards(view, moment)[move.value]
    return Label(Message("move-ability", _card(view, slot)), group)
