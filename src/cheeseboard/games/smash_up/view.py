"""What a seat of Smash Up can know: everything but which of their unseen cards others hold."""

from cheeseboard.game import HIDDEN, Chance, Seat
from cheeseboard.games.smash_up.state import Frame, Position


def view(state: Position, seat: Seat | None) -> Position:
    """SU-9.1: hands are secret, but for cards that everybody has seen go there."""
    seen = state.copy()
    if state.variant.open_hands:
        return seen
    for other in range(state.seats):
        if other != seat:
            known = state.known[other]
            seen.hands[other] = known + [HIDDEN] * (len(state.hands[other]) - len(known))
    return seen


def imagine(view: Position, chance: Chance) -> Position:
    """Each hidden hand is any choice of its seat's unseen cards, all equally likely."""
    world = view.copy()
    for other in range(view.seats):
        hand = view.hands[other]
        missing = hand.count(HIDDEN)
        if missing:
            held = [kind for kind in hand if kind != HIDDEN]
            pool = view.unseen[other][:]
            for kind in held:
                pool.remove(kind)
            needed = _needed(view, other, held)
            pool = _in_front(chance.shuffle("imagine", pool), needed)
            world.hands[other] = sorted(held + pool[:missing])
    return world


def _needed(view: Position, seat: Seat, held: list[int]) -> tuple[int, int]:
    """A seat in the middle of discarding holds enough cards to go on: from which kind, how many.

    Cards are discarded in the order of their kinds.
    """
    frame = view.stack[-1] if view.stack else Frame("")
    if frame.seat != seat or frame.ask != "discard_card":
        return 0, 0
    return frame.kind, frame.count - sum(kind >= frame.kind for kind in held)


def _in_front(pool: list[int], needed: tuple[int, int]) -> list[int]:
    """The pool with so many cards of the kinds that are needed at its head."""
    least, count = needed
    if count <= 0:
        return pool
    front = [kind for kind in pool if kind >= least][:count]
    rest = pool[:]
    for kind in front:
        rest.remove(kind)
    return front + rest
