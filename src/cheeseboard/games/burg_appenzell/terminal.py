"""The castle in a terminal, as text with rich's markup."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message
from cheeseboard.games.burg_appenzell.box import (
    CELLS,
    CHEESES,
    COLUMNS,
    DUNGEON,
    KINDS,
    MICE,
    PLAIN,
    RESERVE,
    ROOF_OF,
    ROOM_CELLS,
    ROOM_NAMES,
    ROOM_OF,
    SIZE,
    TOWERS,
    TRAP,
)
from cheeseboard.games.burg_appenzell.checks import supply
from cheeseboard.games.burg_appenzell.moves import SLIDE
from cheeseboard.games.burg_appenzell.rules.turn import moves
from cheeseboard.games.burg_appenzell.state import Position

SEATS: Final = (
    "bold white on red",
    "bold black on yellow",
    "bold black on green",
    "bold white on blue",
)
ROOFS: Final = {"tiled": "red", "thatched": "yellow", "copper": "cyan"}
WIDTH: Final = 5


def draw(view: Position, say: Say) -> str:
    """The round, the castle with its slots, what lies beside it, and what the signs mean."""
    lines = [_round(view, say), "", _slots("▼"), _border(view, 0)]
    for row in range(SIZE):
        lines.append(_row(view, row))
        lines.append(_border(view, row + 1))
    lines.append(_slots("▲"))
    legend = (f"[dim]{say(Message(key))}[/]" for key in ("terminal-cells", "terminal-signs"))
    return "\n".join([*lines, "", *_beside(view, say), *legend])


def _round(view: Position, say: Say) -> str:
    most = view.variant.round_limit
    args: dict[str, Argument] = {"round": min(view.turns // view.seats + 1, most), "most": most}
    return say(Message("terminal-round", args))


def _slots(arrow: str) -> str:
    names = (f"{arrow if index % 2 else ' '}{name}" for index, name in enumerate(COLUMNS))
    return " " * 5 + " ".join(f"{name:^{WIDTH}}" for name in names)


def _border(view: Position, row: int) -> str:
    """The line above a row: walls between rooms, nothing inside one."""
    rooms = ROOM_OF[view.variant.side]
    line = "    +"
    for column in range(SIZE):
        above = rooms[(row - 1) * SIZE + column] if row else NONE - 1
        below = rooms[row * SIZE + column] if row < SIZE else NONE - 1
        line += ("-" if above != below else " ") * WIDTH + "+"
    return f"[dim]{line}[/dim]"


def _row(view: Position, row: int) -> str:
    rooms = ROOM_OF[view.variant.side]
    has_slots = row % 2 == 1
    line = f" {'►' if has_slots else ' '}{row + 1} "
    for column in range(SIZE):
        cell = row * SIZE + column
        before = rooms[cell - 1] if column else NONE - 1
        line += ("[dim]|[/dim]" if before != rooms[cell] else " ") + _cell(view, cell)
    return line + f"[dim]|[/dim] {row + 1}{'◄' if has_slots else ''}"


def _cell(view: Position, cell: int) -> str:
    room = ROOM_OF[view.variant.side][cell]
    if room != NONE and not view.open_rooms >> room & 1:
        return _roofed(view, cell, room)
    ground = _ground(view.floor[cell])
    if cell in view.mice:
        seat = view.mice.index(cell) // MICE
        beside = "" if cell in TOWERS or view.floor[cell] == NONE else ground
        return f" [{SEATS[seat]}]{'RYGB'[seat]}&[/] {beside or ' '}"
    if cell in TOWERS:
        return "( . )"
    return ":::::" if view.floor[cell] == NONE else f"  {ground}  "


def _roofed(view: Position, cell: int, room: int) -> str:
    cells = ROOM_CELLS[view.variant.side][room]
    style = ROOFS[ROOF_OF[view.variant.side][room]]
    face = view.floor[cell]
    ghost = _ground(face) if face not in (HIDDEN, NONE) else "▒"
    if cell == cells[0]:
        return f"[{style}]▒{ghost}[bold]{ROOM_NAMES[room]}[/bold]▒▒[/]"
    return f"[{style}]▒{ghost}▒▒▒[/]"


def _ground(face: int) -> str:
    if face == TRAP:
        return "[bold red]O[/]"
    return "·" if face == PLAIN else f"[bold yellow]{face}[/]"


def _beside(view: Position, say: Say) -> list[str]:
    names = [say(Message(f"cheese-{cheese}")) for cheese in CHEESES]
    stacks = (f"[bold yellow]{kind}[/] {names[kind - 1]} ×{supply(view, kind)}" for kind in KINDS)
    spare = f"{say(Message('terminal-spare'))} {_ground(view.spare)}"
    return [spare, "  ".join(stacks), *(_panel(view, seat, say) for seat in range(view.seats))]


def _panel(view: Position, seat: int, say: Say) -> str:
    """One line per seat: cheese won, mice, and the points of whoever plays."""
    own = view.mice[seat * MICE : seat * MICE + MICE]
    won = " ".join(str(kind) if view.cheese[seat] >> kind & 1 else "-" for kind in KINDS)
    args: dict[str, Argument] = {
        "inside": sum(cell in CELLS for cell in own),
        "outside": own.count(RESERVE),
        "lost": own.count(DUNGEON),
    }
    mice = say(Message("terminal-mice", args))
    return f"[{SEATS[seat]}] {'RYGB'[seat]} [/] {won}   {mice}   {_pips(view, seat)}"


def _pips(view: Position, seat: int) -> str:
    """The points that a seat has left, and whether it can push."""
    if seat != view.active:
        return ""
    can_push = any(move.kind == SLIDE for move in moves(view, seat))
    return "●" * view.points + (" ⇒" if can_push else "")
