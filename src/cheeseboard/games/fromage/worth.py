"""What a step would bring in points, if the match ended right after it."""

from cheeseboard.game import NONE, Seat
from cheeseboard.games.fromage.box import (
    BUILDING_SLOTS,
    BUILDINGS,
    FRUIT,
    JAM,
    KINDS,
    LIVESTOCK,
    PLAIN,
    SPACE_KIND,
    STRUCTURE,
    TOKEN_TYPES,
)
from cheeseboard.games.fromage.moves import BUILD, MAKE, MILK, Move
from cheeseboard.games.fromage.rules.actions import livestock_needed
from cheeseboard.games.fromage.rules.ending import score_lines
from cheeseboard.games.fromage.rules.placing import free_fruit_slot
from cheeseboard.games.fromage.state import Position


def points(view: Position, seat: Seat) -> int:
    """The points of a seat as if the match ended now."""
    return sum(score_lines(view, seat))


def worth(view: Position, seat: Seat, move: Move) -> int:
    """Change of the points by the step itself, without orders and gains that may follow."""
    return points_after(view, seat, move) - points(view, seat)


def points_after(view: Position, seat: Seat, move: Move) -> int:
    """The points of a seat as if the match ended after the step."""
    return points(_after(view, seat, move), seat)


def gains(view: Position, seat: Seat, move: Move) -> list[int]:
    """The same line by line of the score sheet."""
    after = score_lines(_after(view, seat, move), seat)
    return [new - old for new, old in zip(after, score_lines(view, seat), strict=True)]


def worth_with_order(view: Position, seat: Seat, move: Move) -> int | None:
    """The same if the placed cheese also completes an order; None if it fits none (FRO-7.2)."""
    if not view.orders[seat * KINDS + SPACE_KIND[move.space]]:
        return None
    after = _after(view, seat, move)
    _complete(after, seat, move.space)
    return points(after, seat) - points(view, seat)


def worth_of_order(view: Position, seat: Seat, space: int) -> int:
    """Change of the points by the order that the cheese on the space fits.

    FRO-8.18, FRO-11.8, FRO-11.9: a building may score for it, and the card is unused no more.
    """
    after = view.copy()
    _complete(after, seat, space)
    return points(after, seat) - points(view, seat)


def _after(view: Position, seat: Seat, move: Move) -> Position:
    after = view.copy()
    if move.kind in (MAKE, MILK):
        if move.kind == MILK:
            _milk(after, seat, move.parlour)
        _place(after, seat, move.space)
    elif move.kind == BUILD:
        cost = BUILDINGS[after.buildings[seat * BUILDING_SLOTS + move.slot]].cost
        after.stock[seat * TOKEN_TYPES + STRUCTURE] -= cost
        after.erected[seat] |= 1 << move.slot
    return after


def _complete(after: Position, seat: Seat, space: int) -> None:
    """FRO-7.2."""
    after.orders[seat * KINDS + SPACE_KIND[space]] -= 1
    after.completed[seat] += 1


def signed(points: int) -> str:
    """+5, −1 or 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _milk(after: Position, seat: Seat, parlour: int) -> None:
    needed = livestock_needed(after, seat, parlour)
    after.stock[seat * TOKEN_TYPES + LIVESTOCK] -= needed
    after.milk[seat] += needed
    after.milked[seat] |= 1 << parlour


def _place(after: Position, seat: Seat, space: int) -> None:
    after.cheese[space] = seat
    symbol = after.variant.symbols[space]
    if symbol == PLAIN:
        return
    if free_fruit_slot(after, seat, symbol) == NONE:
        after.stock[seat * TOKEN_TYPES + FRUIT] -= 1
    if symbol == JAM:
        after.jams[seat] += 1
    else:
        after.berries[seat] += 1
