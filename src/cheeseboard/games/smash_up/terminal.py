"""The table in a terminal, as text with rich's markup."""

from typing import Final

from cheeseboard.game import HIDDEN, NONE
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
NAMES: Final = ("Red", "Yellow", "Green", "Blue")
STEPS: Final = ("set-up", "start", "play cards", "score bases", "draw", "end", "over")


def draw(view: Position) -> str:
    """Bases with what lies at them, then the seats, then the turn."""
    lines: list[str] = []
    for place in places(view):
        lines += [*_base(view, place), ""]
    for seat in range(view.seats):
        lines += _seat(view, seat)
    return "\n".join([*lines, "", _turn(view)])


def _name(id: str) -> str:
    """An id in words: bc_cub_scout is Cub Scout."""
    words = id.split("_")
    if id in CARD_IDS:
        words = words[1:]
    return " ".join(word.capitalize() for word in words)


def _paint(seat: int, text: str) -> str:
    return f"[{COLOURS[seat]}]{text}[/]"


def _base(view: Position, place: int) -> list[str]:
    base = view.bases[place]
    power_here = totals(view, place)
    prizes = "/".join(map(str, PRIZES[base]))
    shares = " ".join(_paint(s, str(total)) for s, total in enumerate(power_here) if total)
    head = (
        f"[bold]{_name(BASE_IDS[base])}[/]  {sum(power_here)} of {breakpoint_at(view, place)}"
        f"  ({prizes})  {shares}"
    )
    lines = [head]
    on_base = [_card(view, slot) for slot in actions_on_base(view, place)]
    if on_base:
        lines.append("  on it: " + ", ".join(on_base))
    for seat in range(view.seats):
        own = [slot for slot in minions_at(view, place) if view.card_holder[slot] == seat]
        if own:
            lines.append("  " + "  ".join(_minion(view, slot) for slot in own))
    return lines


def _card(view: Position, slot: int) -> str:
    return _paint(view.card_owner[slot], f"{_name(CARD_IDS[view.card_kind[slot]])} #{slot}")


def _minion(view: Position, slot: int) -> str:
    name = _name(CARD_IDS[view.card_kind[slot]])
    text = _paint(view.card_holder[slot], f"{name} {power(view, slot)} #{slot}")
    actions = [_card(view, action) for action in actions_on_minion(view, slot)]
    return text + (f" ({', '.join(actions)})" if actions else "")


def _seat(view: Position, seat: int) -> list[str]:
    factions = [FACTIONS[f] for f in view.factions[2 * seat : 2 * seat + 2] if f != NONE]
    mark = "►" if seat == view.active else " "
    lines = [
        f"{mark}{_paint(seat, NAMES[seat])} {view.points[seat]} points   "
        f"{' + '.join(_name(faction) for faction in factions)}   hand {len(view.hands[seat])}, "
        f"deck {deck_size(view, seat)}, discards {len(view.discards[seat])}"
    ]
    known = [_name(CARD_IDS[kind]) for kind in view.hands[seat] if kind != HIDDEN]
    if known:
        hidden = view.hands[seat].count(HIDDEN)
        lines.append("   " + ", ".join(known) + (f" and {hidden} more" if hidden else ""))
    return lines


def _turn(view: Position) -> str:
    if view.phase in (SETUP, OVER):
        return STEPS[view.phase]
    text = f"turn {view.turn}, {STEPS[view.phase]}"
    if view.phase == PLAY:
        minions = sum(credit.type == MINION for credit in view.credits)
        actions = sum(credit.type == ACTION for credit in view.credits)
        text += f": {minions} minion plays, {actions} action plays"
    shown = [_name(CARD_IDS[kind]) for _, kind in view.resolving]
    return text + (f"; being resolved: {', '.join(shown)}" if shown else "")
