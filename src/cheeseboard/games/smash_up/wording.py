"""What a seat of Smash Up is asked, and its moves in words."""

from typing import Final, Literal

from cheeseboard.game import NONE, Argument, Decision, Label, Message, Seat
from cheeseboard.games.smash_up import hooks
from cheeseboard.games.smash_up.cards import BASE_IDS, CARD_IDS, FACTIONS, IS_MINION
from cheeseboard.games.smash_up.facts import breakpoint_at, is_ready, places, power, totals
from cheeseboard.games.smash_up.flow import different_waiting
from cheeseboard.games.smash_up.foresight import FORESEEN, after_choice
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.rules.turn import due_cards
from cheeseboard.games.smash_up.state import ACTION, BLOSSOM, GROVE, MINION, Frame, Position

ASKED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "draft": ("draft", ("SU-1.5", "SU-1.6")),
    "first_hand": ("first-hand", ("SU-1.12",)),
    "waiting_order": ("order", ("SU-7.3",)),
    "start_order": ("start-order", ("SU-2.3",)),
    "end_order": ("end-order", ("SU-2.11",)),
    "menu": ("menu", ("SU-2.5", "SU-2.6")),
    "credit": ("credit", ("SU-3.16",)),
    "base_by_credit": ("base-for-minion", ("SU-3.2",)),
    "base_for": ("base-for-minion", ("SU-3.2",)),
    "host_base": ("base-for-action", ("SU-3.4",)),
    "host_minion": ("minion-for-action", ("SU-3.4",)),
    "elsewhere": ("destination", ("SU-6.2",)),
    "away_from_here": ("destination", ("SU-10.11",)),
    "others_here": ("push", ("SU-10.3", "SU-10.8")),
    "own_weakest": ("weakest", ("SU-10.5",)),
    "any_action": ("destroy-action", ("SU-10.6",)),
    "own_minions": ("own-move", ("SU-10.7",)),
    "minion_or_none": ("extra-minion", ("SU-3.14",)),
    "action_or_none": ("extra-action", ("SU-3.14",)),
    "bases_with_own_minion": ("base", ("SU-10.11",)),
    "others_beside_own": ("push", ("SU-10.12",)),
    "affordable_minions": ("spirit", ("SU-11.3",)),
    "discard_card": ("discard", ("SU-6.5",)),
    "discard_or_stop": ("discard-or-stop", ("SU-3.10",)),
    "discarded_minion_or_none": ("pile", ("SU-11.5",)),
    "how_many": ("how-many", ("SU-11.5",)),
    "discarded_weaker_minion": ("rise", ("SU-11.12",)),
    "any_minion": ("copy", ("SU-12.6",)),
    "deck_minion": ("search", ("SU-9.6", "SU-9.8")),
    "deck_minion_or_none": ("search", ("SU-9.6", "SU-9.8")),
    "discarded_base_action": ("pile", ("SU-13.2",)),
    "other_bases_with_own_action": ("destination", ("SU-13.4",)),
    "own_action": ("pick-up", ("SU-13.6",)),
    "discarded_action": ("pile", ("SU-13.11",)),
    "discarded_action_or_none": ("pile", ("SU-14.8",)),
    "zeppelin_passengers": ("own-move", ("SU-13.12",)),
    "ready_base": ("score", ("SU-4.2",)),
    "special_before": ("window", ("SU-4.4",)),
    "special_after": ("window", ("SU-4.4",)),
}
"""By question: the sentence that asks it, and the rules behind it."""

# --- decisions -----------------------------------------------------------------------------------


def decision(view: Position, seat: Seat) -> Decision:
    frame = view.stack[-1]
    key, rules = ASKED[frame.ask]
    args: dict[str, Argument] = {"seat": seat}
    if frame.source:
        args["card"] = frame.source
    if frame.ask == "menu":
        args |= plays_left(view)
    elif frame.then == "commissioned":
        key, rules = "commission", ("SU-10.8",)
    elif key == "rise":
        args["power"] = frame.count - 1
    elif key == "discard-or-stop" and frame.source == "gh_the_dead_rise":
        key, rules = "dead-rise", ("SU-11.12",)
        args["count"] = view.stack[-2].count - len(view.hands[seat])
    elif frame.ask == "base_for":
        args["card"] = CARD_IDS[frame.kind]  # the minion, not the card that lets it be played
    elif key in ("discard", "discard-or-stop"):
        args["count"] = frame.count
    elif frame.target != NONE and key == "destination":
        args["minion"] = CARD_IDS[view.card_kind[frame.target]]
        key = "destination-of"
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


# --- labels --------------------------------------------------------------------------------------


def label(view: Position, seat: Seat, move: Move) -> Label:
    frame = view.stack[-1]
    if move.kind == "play":
        group = Message("group-minions" if IS_MINION[move.value] else "group-actions")
        return Label(Message("move-play", {"card": CARD_IDS[move.value]}), group)
    if move.kind == "spectre":
        return Label(Message("move-spectre"), Message("group-minions"))
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


def _word_label(view: Position, frame: Frame, move: Move) -> Label:
    if move.kind == "draft":
        message = Message("move-draft", {"faction": FACTIONS[move.value]})
        return Label(message, Message("group-draft"))
    if move.kind == "take":
        return Label(Message("move-take", {"count": move.value}), Message("group-number"))
    if move.kind == "end":
        ready = sum(is_ready(view, place) for place in places(view))
        return Label(Message("move-end", {"count": ready}), Message("group-end"))
    if move.kind == "none":
        return Label(Message(f"move-none-{DECLINED[frame.ask]}"), Message("group-decline"))
    return Label(Message(f"move-{move.kind}"), Message(WORD_GROUPS[move.kind]))


WORD_GROUPS: Final = {
    "keep": "group-hand",
    "redraw": "group-hand",
    "blossom": "group-credit",
    "other": "group-credit",
    "stop": "group-decline",
    "pass": "group-decline",
}

DECLINED: Final = {
    "affordable_minions": "destroy",
    "others_beside_own": "move",
    "minion_or_none": "minion",
    "action_or_none": "action",
    "deck_minion": "take",
    "deck_minion_or_none": "take",
    "discarded_minion_or_none": "take",
    "discarded_action_or_none": "take",
}
"""By question: what is refused by answering `none`."""


def _card(view: Position, slot: int) -> dict[str, Argument]:
    """A card in play and the base where it is."""
    return {
        "card": CARD_IDS[view.card_kind[slot]],
        "base": BASE_IDS[view.bases[view.card_base[slot]]],
    }


def _base_label(view: Position, frame: Frame, move: Move) -> Label:
    """A base with its power, and what it comes to if it is chosen."""
    place = view.bases.index(move.value)
    args: dict[str, Argument] = {
        "base": BASE_IDS[move.value],
        "total": sum(totals(view, place)),
        "breakpoint": breakpoint_at(view, place),
    }
    key = "move-base"
    if frame.ask in FORESEEN:
        after = after_choice(view, place)
        args["after"] = sum(totals(after, place))
        if args["after"] != args["total"]:
            key = "move-base-breaks" if is_ready(after, place) else "move-base-after"
    return Label(Message(key, args), Message("group-bases"))


HARMFUL: Final = ("others_here", "others_beside_own", "affordable_minions", "any_action")
"""Questions whose answer harms the player of the chosen card."""


def _target_label(view: Position, seat: Seat, frame: Frame, move: Move) -> Label:
    slot = move.value
    args = _card(view, slot)
    args["seat"] = view.card_holder[slot]
    group = Message("group-at-base", {"base": args["base"]})
    tone: Literal["plain", "harm"] = "plain"
    if frame.ask in HARMFUL and view.card_holder[slot] != seat:
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
