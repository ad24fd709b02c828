"""The market in a terminal, as text with rich's markup."""

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Message, Seat
from cheeseboard.games._template.state import Position


def draw(view: Position, say: Say) -> str:
    """The cheese on offer, then a line for each seat."""
    lines = [say(Message("status-rounds", {"count": view.rounds}))]
    if view.prize != NONE:
        lines.append(f"[bold]{say(Message('board-prize', {'points': view.prize}))}[/]")
    return "\n".join([*lines, *(_seat(view, seat, say) for seat in range(view.seats))])


def _seat(view: Position, seat: Seat, say: Say) -> str:
    name = say(Message(f"seat-{seat}"))
    points = say(Message("panel-points", {"points": sum(view.won[seat])}))
    bid = {NONE: "–", HIDDEN: "?"}.get(view.bids[seat], str(view.bids[seat]))
    cards = " ".join(map(str, view.hands[seat]))
    return f"{name:<10} {bid:>2}   [dim]{cards:<12}[/] {points}"
