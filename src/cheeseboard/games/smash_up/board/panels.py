"""What is public of each seat, and of the turn."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.smash_up.board.hand import (
    faction_codes,
    faction_names,
    is_low,
    tokens,
    tokens_label,
)
from cheeseboard.games.smash_up.board.parts import Panel, Status
from cheeseboard.games.smash_up.facts import deck_size
from cheeseboard.games.smash_up.state import DRAW, END, PLAY, SCORE, START, Position

STEPS: Final = {START: "start", PLAY: "play", SCORE: "score", DRAW: "draw", END: "end"}


def panel(view: Position, seat: Seat, say: Say) -> Panel:
    goal, points = view.variant.goal, view.points[seat]
    hand, dropped = len(view.hands[seat]), len(view.discards[seat])
    return Panel(
        seat=seat,
        points=points,
        points_label=say(Message("panel-points", {"count": points, "goal": goal})),
        codes=faction_codes(view, seat),
        factions=faction_names(view, seat, say),
        hand=hand,
        hand_label=say(Message("panel-hand", {"count": hand})),
        deck=deck_size(view, seat),
        deck_label=say(Message("panel-deck", {"count": deck_size(view, seat)})),
        discard=dropped,
        discard_label=say(Message("panel-discard", {"count": dropped})),
        is_low=is_low(view, seat),
        track=tuple(point < points for point in range(goal)),
    )


def status(view: Position, say: Say) -> Status:
    """The step of the turn, and what may still be played in it."""
    name = STEPS.get(view.phase)
    if name is None:
        return Status("", (), "")
    shown = tokens(view, say)
    return Status(say(Message(f"status-{name}")), shown, tokens_label(shown, say))
