"""How a match of Burg Appenzell ends: section 9 of RULES.md."""

from collections.abc import Iterator
from typing import Final

from cheeseboard.game import Log, Message, Outcome, ScoreLine, Seat
from cheeseboard.games.burg_appenzell.box import CHEESES, DUNGEON, KINDS, LOST_TO_END, MICE
from cheeseboard.games.burg_appenzell.state import OVER, Position


def lost_mice(state: Position, seat: Seat) -> int:
    return state.mice[seat * MICE : seat * MICE + MICE].count(DUNGEON)


def tokens(state: Position, seat: Seat) -> int:
    return state.cheese[seat].bit_count()


def wait(state: Position, seat: Seat) -> int:
    """BA-9.6: 0 for the seat that has waited longest; the active seat comes last."""
    return (seat - state.active - 1) % state.seats


def end_if_decided(state: Position, log: Log) -> None:
    """BA-9.1 comes before BA-9.3 (BA-9.9)."""
    everyone = range(state.seats)
    at_target = [seat for seat in everyone if tokens(state, seat) >= state.variant.target]
    if at_target:
        winner = min(at_target, key=lambda seat: wait(state, seat))  # BA-9.2, BA-9.10
        finish(state, "target", winner, log)
    elif any(lost_mice(state, seat) >= LOST_TO_END for seat in everyone):
        finish(state, "mice", leader(state), log)  # BA-9.3, BA-9.11, BA-9.12


def is_lone(state: Position, seat: Seat) -> bool:
    """BA-9.5: only one mouse left, or none."""
    return MICE - lost_mice(state, seat) <= 1


def leader(state: Position) -> Seat:
    """BA-9.4 to BA-9.8: the winner when the target has not been reached."""
    able = list(range(state.seats))
    if not state.variant.lone_mouse_may_win:  # BA-9.7
        able = [seat for seat in able if not is_lone(state, seat)] or able
    most = max(tokens(state, seat) for seat in able)
    level = [seat for seat in able if tokens(state, seat) == most]
    if len(level) > 1:
        level = [seat for seat in level if not is_lone(state, seat)] or level  # BA-9.5, BA-9.8
    return min(level, key=lambda seat: wait(state, seat))


def finish(state: Position, reason: str, winner: Seat, log: Log) -> None:
    """BA-9.13: on the spot; points stay on the counter and roofs stay off."""
    state.phase = OVER
    state.reason = reason
    state.winner = winner
    if log:
        log.tell("event-over", seat=winner, reason=reason, rules=(END_RULES[reason],))


END_RULES: Final = {"target": "BA-9.1", "mice": "BA-9.3", "limit": "BA-9.15"}


def ranks(state: Position, winner: Seat) -> tuple[int, ...]:
    """BA-9.14: the winner, then by tokens, by mice not in the dungeon, by the wait."""

    def place_of(seat: Seat) -> tuple[bool, int, int, int]:
        is_behind = seat != winner
        return is_behind, -tokens(state, seat), lost_mice(state, seat), wait(state, seat)

    order = sorted(range(state.seats), key=place_of)
    return tuple(order.index(seat) + 1 for seat in range(state.seats))


def standing(state: Position) -> tuple[int, ...]:
    """As if the mice had run out now (BA-9.4 to BA-9.8)."""
    return ranks(state, leader(state))


def outcome(state: Position) -> Outcome | None:
    if state.phase != OVER:
        return None
    return Outcome(
        scores=tuple(tokens(state, seat) for seat in range(state.seats)),
        ranks=ranks(state, state.winner),
        reason=Message(f"over-{state.reason}", {"seat": state.winner, **_tie(state)}),
        rules=(END_RULES[state.reason],),
        sheet=tuple(_sheet(state)),
    )


def _sheet(state: Position) -> Iterator[ScoreLine]:
    """How many kinds decides, whichever they are; and mice, where they part who is level."""
    everyone = range(state.seats)
    kinds = tuple(tokens(state, seat) for seat in everyone)
    yield ScoreLine(Message("score-kinds"), kinds)
    for kind in KINDS:
        held = tuple(cheese >> kind & 1 for cheese in state.cheese)
        cheese = Message("score-cheese", {"cheese": CHEESES[kind - 1]})
        yield ScoreLine(cheese, held, is_counted=False)
    behind = [(kinds[seat], lost_mice(state, seat)) for seat in everyone if seat != state.winner]
    if len(set(behind)) > len({count for count, _ in behind}):  # BA-9.14
        left = tuple(MICE - lost_mice(state, seat) for seat in everyone)
        yield ScoreLine(Message("score-mice"), left, is_counted=False)


def _tie(state: Position) -> dict[str, int | str]:
    """Which tie-break named the winner, for the sentence at the end: none, mice, lone or wait."""
    winner = state.winner
    if state.reason == "target":
        at_target = sum(held.bit_count() >= state.variant.target for held in state.cheese)
        return {"tie": "none" if at_target == 1 else "wait"}  # BA-9.10
    rivals = [
        seat
        for seat in range(state.seats)
        if seat != winner and tokens(state, seat) >= tokens(state, winner)
    ]
    if any(tokens(state, seat) > tokens(state, winner) for seat in rivals):
        return {"tie": "lone"}  # BA-9.7 with its option off
    if not rivals:
        return {"tie": "none"}
    is_by_mice = not is_lone(state, winner) and all(is_lone(state, seat) for seat in rivals)
    return {"tie": "mice" if is_by_mice else "wait"}  # BA-9.5, BA-9.6
