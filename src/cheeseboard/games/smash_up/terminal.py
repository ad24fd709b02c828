"""The table in a terminal, as text with rich's markup."""

import re
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, FACTIONS, PRIZES
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
from cheeseboard.games.smash_up.state import OVER, PLAY, SETUP, Position
from cheeseboard.games.smash_up.wording import plays_left

COLOURS: Final = ("red", "yellow", "green", "blue")
STEPS: Final = ("setup", "start", "play", "score", "draw", "end", "over")
COLUMNS: Final = 100
MARKUP: Final = re.compile(r"\[[^]]*\]")
LEGEND: Final = ("turn", "base", "prizes", "total", "minion", "number", "carried")


def draw(view: Position, say: Say) -> str:
    """Bases with what lies at them, then the seats, then the turn, and what the signs mean."""
    lines: list[str] = []
    for place in places(view):
        lines += [*_base(view, place, say), ""]
    for seat in range(view.seats):
        lines += _seat(view, seat, say)
    return "\n".join([*lines, "", *_turn(view, say), *_legend(view, say)])


def _name(kind: int, say: Say) -> str:
    return say(Message(f"card-{CARD_IDS[kind]}"))


def _paint(seat: Seat, text: str) -> str:
    return f"[{COLOURS[seat]}]{text}[/]"


def _player(seat: Seat, say: Say) -> str:
    return say(Message(f"seat-{seat}"))


def _legend(view: Position, say: Say) -> list[str]:
    """What the signs mean, once there are any."""
    if view.phase == SETUP:
        return []
    signs = [say(Message(f"terminal-legend-{part}")) for part in LEGEND]
    return ["", *(f"[dim]{line}[/]" for line in _wrapped("", signs, "; "))]


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
    lines = [f"[bold]{say(Message('move-base', args))}[/]  [dim]{prizes}[/]"]
    on_base = [_card(view, slot, say) for slot in actions_on_base(view, place)]
    if on_base:
        lines += _wrapped(f"  {say(Message('terminal-on-base'))} ", on_base, ", ")
    for seat in range(view.seats):
        own = [slot for slot in minions_at(view, place) if view.card_holder[slot] == seat]
        if own:
            start = f"  {_paint(seat, f'{_player(seat, say)} {power_here[seat]}')}: "
            lines += _wrapped(start, [_minion(view, slot, say) for slot in own], ", ")
    return lines


def _card(view: Position, slot: int, say: Say) -> str:
    """An action and whose it is."""
    owner = view.card_owner[slot]
    return _paint(owner, f"{_name(view.card_kind[slot], say)} #{slot} ({_player(owner, say)})")


def _minion(view: Position, slot: int, say: Say) -> str:
    name = _name(view.card_kind[slot], say)
    text = _paint(view.card_holder[slot], f"{name} {power(view, slot)} #{slot}")
    return " + ".join(
        [text, *(_card(view, action, say) for action in actions_on_minion(view, slot))]
    )


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
    mark = "►" if seat == view.active and view.phase not in (SETUP, OVER) else " "
    points = say(Message("terminal-points", {"count": view.points[seat]}))
    parts = [
        f"{mark}{_paint(seat, _player(seat, say))} {points}",
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
    lines = [text]
    if view.phase == PLAY:
        plays = plays_left(view)
        lines = [f"{text}; {say(Message('terminal-plays', plays))}"]
        lines += [say(Message(f"plays-{of}", plays)) for of in ("grove", "blossom") if plays[of]]
    shown = [_name(kind, say) for _, kind in view.resolving]
    if shown:
        lines += _wrapped(f"{say(Message('terminal-resolving'))} ", shown, ", ")
    return lines
