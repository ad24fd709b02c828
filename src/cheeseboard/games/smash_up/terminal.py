"""The table in a terminal, as text with rich's markup."""

import re
from collections.abc import Callable
from typing import Final

from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.smash_up.cards import BASE_IDS, CARD_IDS, FACTIONS, PRIZES
from cheeseboard.games.smash_up.facts import (
    actions_on_base,
    actions_on_minion,
    breakpoint_at,
    deck_size,
    minions_at,
    places,
    power,
    totals,
)
from cheeseboard.games.smash_up.state import ACTION, MINION, OVER, PLAY, SETUP, Position

COLOURS: Final = ("red", "yellow", "green", "blue")
STEPS: Final = ("setup", "start", "play", "score", "draw", "end", "over")
COLUMNS: Final = 100
MARKUP: Final = re.compile(r"\[[^]]*\]")

Say = Callable[[Message], str]


def draw(view: Position, say: Say) -> str:
    """Bases with what lies at them, then the seats, then the turn."""
    lines: list[str] = []
    for place in places(view):
        lines += [*_base(view, place, say), ""]
    for seat in range(view.seats):
        lines += _seat(view, seat, say)
    return "\n".join([*lines, "", *_turn(view, say)])


def _name(kind: int, say: Say) -> str:
    return say(Message(f"card-{CARD_IDS[kind]}"))


def _paint(seat: Seat, text: str) -> str:
    return f"[{COLOURS[seat]}]{text}[/]"


def _wrapped(start: str, parts: list[str], glue: str) -> list[str]:
    """Parts side by side, in as many lines as they need; none is broken."""
    lines, line = [], start + parts[0]
    for part in parts[1:]:
        if len(MARKUP.sub("", line + glue + part)) < COLUMNS:
            line += glue + part
        else:
            lines.append(line + glue.rstrip())
            line = "    " + part
    return [*lines, line]


# --- bases ---------------------------------------------------------------------------------------


def _base(view: Position, place: int, say: Say) -> list[str]:
    base = view.bases[place]
    power_here = totals(view, place)
    args: dict[str, Argument] = {
        "base": BASE_IDS[base],
        "total": sum(power_here),
        "breakpoint": breakpoint_at(view, place),
    }
    prizes = say(Message("terminal-prizes", {"prizes": "/".join(map(str, PRIZES[base]))}))
    shares = " ".join(_paint(s, str(total)) for s, total in enumerate(power_here) if total)
    lines = [f"[bold]{say(Message('move-base', args))}[/]  [dim]{prizes}[/]  {shares}".rstrip()]
    on_base = [_card(view, slot, say) for slot in actions_on_base(view, place)]
    if on_base:
        lines += _wrapped(f"  {say(Message('terminal-on-base'))} ", on_base, ", ")
    for seat in range(view.seats):
        own = [slot for slot in minions_at(view, place) if view.card_holder[slot] == seat]
        if own:
            lines += _wrapped("  ", [_minion(view, slot, say) for slot in own], "  ")
    return lines


def _card(view: Position, slot: int, say: Say) -> str:
    return _paint(view.card_owner[slot], f"{_name(view.card_kind[slot], say)} #{slot}")


def _minion(view: Position, slot: int, say: Say) -> str:
    name = _name(view.card_kind[slot], say)
    text = _paint(view.card_holder[slot], f"{name} {power(view, slot)} #{slot}")
    actions = [_card(view, action, say) for action in actions_on_minion(view, slot)]
    return text + (f" ({', '.join(actions)})" if actions else "")


# --- seats and turn ------------------------------------------------------------------------------


def _seat(view: Position, seat: Seat, say: Say) -> list[str]:
    factions = [
        say(Message(f"faction-{FACTIONS[faction]}"))
        for faction in view.factions[2 * seat : 2 * seat + 2]
        if faction != NONE
    ]
    hand = view.hands[seat]
    args: dict[str, Argument] = {
        "hand": len(hand),
        "deck": deck_size(view, seat),
        "discards": len(view.discards[seat]),
    }
    mark = "►" if seat == view.active else " "
    points = say(Message("terminal-points", {"count": view.points[seat]}))
    parts = [
        f"{mark}{_paint(seat, say(Message(f'seat-{seat}')))} {points}",
        " + ".join(factions),
        say(Message("terminal-cards", args)),
    ]
    lines = ["   ".join(part for part in parts if part)]
    known = [_name(kind, say) for kind in hand if kind != HIDDEN]
    if known:
        hidden = hand.count(HIDDEN)
        more = [say(Message("terminal-more", {"count": hidden}))] if hidden else []
        lines += _wrapped("    ", [*known, *more], ", ")
    return lines


def _turn(view: Position, say: Say) -> list[str]:
    step = say(Message(f"terminal-step-{STEPS[view.phase]}"))
    if view.phase in (SETUP, OVER):
        return [step]
    text = f"{say(Message('terminal-turn', {'turn': view.turn}))}, {step}"
    if view.phase == PLAY:
        args: dict[str, Argument] = {
            "minions": sum(credit.type == MINION for credit in view.credits),
            "actions": sum(credit.type == ACTION for credit in view.credits),
        }
        text += f"; {say(Message('terminal-plays', args))}"
    shown = [_name(kind, say) for _, kind in view.resolving]
    if not shown:
        return [text]
    return [text, *_wrapped(f"{say(Message('terminal-resolving'))} ", shown, ", ")]
