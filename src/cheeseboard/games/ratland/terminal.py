"""The table in a terminal, as text with rich's markup."""

from typing import Final

from cheeseboard.game import HIDDEN, NONE
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    EVENT_NAMES,
    GRAVEYARD,
    INFIRMARY,
    LOST,
    NEED,
    PLACE_NAMES,
    PLACES,
    TUNNELS,
    ZONES,
)
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import healthy, is_late, mouths
from cheeseboard.games.ratland.state import AGGRESSIVE, CLAN_CHOICE, OVER, PLANS, READY, Position

LOOKS: Final = ("yellow", "dark_orange", "white", "bright_black", "magenta", "blue")
"""How the pieces of each colour look."""
LETTERS: Final = "YOWKPB"
"""A letter for each colour, for those who do not see it."""
SEATS: Final = ("red", "yellow", "green", "blue", "magenta", "white") * 2
COLUMNS: Final = ("dump", "city", "field", "◄pipe", "pipe►", "bed", "pantry")


def draw(view: Position) -> str:
    """Round and event, cheese card and bag, then a line for each seat."""
    lines = [_round(view), *_cheese(view), _supply(view), "", _head()]
    lines += [_seat(view, seat) for seat in range(view.seats)]
    return "\n".join(lines)


def _round(view: Position) -> str:
    if view.phase == CLAN_CHOICE:
        return "[bold]The clans gather.[/]"
    hatch = "○" if is_late(view) else "●"
    event = EVENT_NAMES[view.event].replace("_", " ")
    line = f"[bold]Round {view.round}[/] of at most {DECK - 1}   {hatch} [bold cyan]{event}[/]"
    if view.next_event not in (NONE, HIDDEN):
        line += f"   [dim]next: {EVENT_NAMES[view.next_event].replace('_', ' ')}[/]"
    if view.next_card not in (NONE, HIDDEN):
        line += f"   [dim]next card: {view.next_card}[/]"
    return line


def _cheese(view: Position) -> list[str]:
    if not view.cards or view.phase in (CLAN_CHOICE, OVER):
        return []
    cards = " and ".join(str(card) for card in view.cards)
    lines = [f"Cheese card {cards}"]
    for tunnel in TUNNELS:
        pieces = _pieces(pieces_for(view, tunnel))
        lines.append(f"  {PLACE_NAMES[tunnel]:<6} {pieces}")
    if any(view.bag) or any(view.drawn):
        lines.append(f"  bag    {_pieces(view.bag)}   drawn {_pieces(view.drawn)}")
    return lines


def _pieces(counts: list[int]) -> str:
    shown = (
        f"[{LOOKS[colour]}]{LETTERS[colour] * counts[colour]}[/]"
        for colour in COLOURS
        if counts[colour]
    )
    return " ".join(shown) or "[dim]nothing[/]"


def _supply(view: Position) -> str:
    names = ", ".join(f"{LETTERS[colour]} {COLOUR_NAMES[colour]}" for colour in COLOURS)
    return f"Rats in the supply: {view.rat_supply}   [dim]{names}[/]"


def _head() -> str:
    zones = "".join(f"{name:>7}" for name in COLUMNS)
    return f"[dim]{'':<22}{zones}   sick lost grave  cheese[/]"


def _seat(view: Position, seat: int) -> str:
    marker = "►" if seat == view.active else " "
    badge = CLAN_NAMES[view.clans[seat]] if view.clans[seat] != NONE else ""
    fierce = "!" if view.sides[seat] == AGGRESSIVE else " "
    first = seat * PLACES
    away = (
        f"{view.rats[first + INFIRMARY]:>7}{view.rats[first + LOST]:>5}"
        f"{view.rats[first + GRAVEYARD]:>6}"
    )
    hidden = "*" if view.hidden[seat] else " "
    need = NEED[mouths(view, seat)]
    name = f"{marker}[{SEATS[seat]}]{seat:>2}[/]{fierce} {badge:<17}"
    return f"{name}{_zones(view, seat)}{away}{view.cheese[seat]:>8}{hidden} [dim]need {need}[/]"


def _zones(view: Position, seat: int) -> str:
    """Rats in the seven zones; behind a screen only what the viewer knows."""
    if view.phase == PLANS:
        plan = view.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
        if HIDDEN in plan:
            return f"[dim]{'ready, ' + str(healthy(view, seat)) + ' rats':^49}[/]"
        style = "bold" if view.steps[seat] == READY else "italic"
        return f"[{style}]" + "".join(f"{count:>7}" for count in plan) + "[/]"
    first = seat * PLACES
    return "".join(f"{view.rats[first + zone] or '·':>7}" for zone in ZONES)
