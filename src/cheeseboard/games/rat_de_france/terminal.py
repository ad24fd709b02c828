"""The track in a terminal, as text with rich's markup."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.rat_de_france.box import ACTIONS, DIRECTIONS, TOKENS
from cheeseboard.games.rat_de_france.grid import CARD_COLUMNS, ROWS, UP
from cheeseboard.games.rat_de_france.rules.bids import hand
from cheeseboard.games.rat_de_france.rules.ending import placed
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import BIDDING, OVER, Position
from cheeseboard.games.rat_de_france.track import Track

SEATS: Final = (
    "bold white on red",
    "bold black on yellow",
    "bold black on green",
    "bold white on blue",
)
LETTERS: Final = "RYGB"
STYLES: Final = {
    "S": "bold magenta",
    "M": "yellow",
    "W": "blue",
    "P": "bold red",
    "U": "bold white",
    "C": "bold green",
    "F": "bold",
}
ARROWS: Final = {"N": "↑", "NE": "↗", "E": "→", "SE": "↘", "S": "↓", "SW": "↙", "W": "←", "NW": "↖"}


def draw(view: Position, say: Say) -> str:
    """The round, the order row and the turn order, the track, then a line for each rat."""
    track = track_of(view)
    lines = [_heading(view, say), _orders(view, say), *_turns(view, say), ""]
    lines += [*_numbers(track), _arrows(track)]
    for row in range(ROWS):
        lines += [_border(track, 2 * row), _row(view, track, row)]
    legend = f"[dim]{say(Message('label-cells'))}[/]"
    lines += [_border(track, 2 * ROWS), _arrows(track), legend, ""]
    return "\n".join([*lines, *(_seat(view, seat, say) for seat in range(view.seats))])


def _heading(view: Position, say: Say) -> str:
    parts = []
    if view.variant.mode == "tournament":
        parts.append(say(Message("label-stage", {"stage": view.stage})))
    parts.append(_round(view, say))
    if view.wind != NONE:
        wind = DIRECTIONS[view.wind]
        parts.append(f"{ARROWS[wind]} " + say(Message("label-wind", {"wind": wind})))
        parts.append(say(Message("label-winds-left", {"count": sum(view.wind_left)})))
    return " · ".join(parts)


def _round(view: Position, say: Say) -> str:
    """The rounds begin when all rats are placed (RDF-4.1)."""
    if view.round == 0:
        return say(Message("board-before"))
    return say(Message("label-round", {"round": view.round}))


def _orders(view: Position, say: Say) -> str:
    cards = (f"{place} {_card(card, say)}" for place, card in enumerate(view.order_row, 1))
    return f"{say(Message('label-orders'))}: " + " → ".join(cards) + " → 1"


def _turns(view: Position, say: Say) -> list[str]:
    """In which order the rats act; the row is empty before the first round."""
    if not view.row or view.phase == OVER:
        return []
    names = " → ".join(say(Message(f"seat-{seat}")) for seat in view.row)
    return [f"{say(Message('label-row'))}: {names}"]


def _card(card: int, say: Say) -> str:
    return say(Message(f"card-{ACTIONS[card]}"))


def _numbers(track: Track) -> list[str]:
    """Column numbers; the seams between cards show as a gap in the count."""
    tens = "".join(f"   {column // 10 or ' '}" for column in range(track.columns))
    ones = "".join(
        f" {'|' if column % CARD_COLUMNS == 0 else ' '} {column % 10}"
        for column in range(track.columns)
    )
    return [f"[dim] {tens}[/]", f"[dim] {ones}[/]"]


def _arrows(track: Track) -> str:
    return "[dim] " + "".join(f"   {'↑' if arrow == UP else '↓'}" for arrow in track.arrows) + "[/]"


def _border(track: Track, line: int) -> str:
    """The line above or below a row: walls where the drawing has them."""
    drawing = track.grid.lines[line]
    cells = "".join("---+" if sign == "-" else "   +" for sign in drawing[1::2])
    return f"[dim]  +[/]{cells}"


def _row(view: Position, track: Track, row: int) -> str:
    drawing = track.grid.lines[2 * row + 1]
    text = f"[dim]{row}[/] |"
    for column in range(track.columns):
        wall = " " if drawing[2 * column + 2] == " " else "|"
        text += _cell(view, column * ROWS + row, drawing[2 * column + 1]) + wall
    return text


def _cell(view: Position, cell: int, sign: str) -> str:
    ground = "·" if sign == "." else sign
    if cell in view.rats:
        seat = view.rats.index(cell)
        beside = " " if sign == "." else _styled(sign)
        return f"[{SEATS[seat]}]{LETTERS[seat]}&[/]{beside}"
    return f" {_styled(ground)} "


def _styled(sign: str) -> str:
    return f"[{STYLES[sign]}]{sign}[/]" if sign in STYLES else f"[dim]{sign}[/]"


def _seat(view: Position, seat: Seat, say: Say) -> str:
    """Colour, place in the race or in the row, token, cards."""
    parts = [f"[{SEATS[seat]}] {LETTERS[seat]} [/]"]
    places = placed(view)
    if seat in places:
        place: dict[str, Argument] = {"place": places.index(seat) + 1}
        parts.append(say(Message("label-place", place)))
    elif seat in view.row and view.phase != OVER:
        parts.append(f"#{view.row.index(seat) + 1}")
    if view.tokens[seat] != NONE:
        parts.append("[bold]" + say(Message(f"token-{TOKENS[view.tokens[seat]]}")) + "[/]")
    parts.append(_bid(view, seat, say))
    parts.append(_cards("label-hand", hand(view, seat) & ~_in_row(view, seat), say))
    parts.append(_cards("label-open", view.face_up[seat], say))
    if view.variant.mode == "tournament":
        parts.append(say(Message("label-cheese", {"count": view.cheese[seat]})))
    if view.phase != OVER and seat == view.active:
        parts.append("◄")
    return "  ".join(part for part in parts if part)


def _in_row(view: Position, seat: Seat) -> int:
    """The shown card of the bid row, as a bitmask."""
    shown = view.bids[seat] if view.cards[seat] == NONE else view.cards[seat]
    return 0 if shown == NONE or view.phase == BIDDING else 1 << shown


def _bid(view: Position, seat: Seat, say: Say) -> str:
    if view.cards[seat] != NONE:
        return f"{say(Message('label-card'))}: [bold]{_card(view.cards[seat], say)}[/]"
    bid = view.bids[seat]
    if bid == NONE:
        return ""
    name = say(Message("label-laid")) if bid == HIDDEN else f"[bold]{_card(bid, say)}[/]"
    return f"{say(Message('label-bid'))}: {name}"


def _cards(key: str, cards: int, say: Say) -> str:
    names = [_card(card, say) for card in range(len(ACTIONS)) if cards >> card & 1]
    return f"{say(Message(key))}: {', '.join(names)}" if names else ""
