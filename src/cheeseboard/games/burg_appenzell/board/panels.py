"""What is public of each seat, and of the turn."""

from cheeseboard.drawing import Say
from cheeseboard.game import Argument, Message, Seat
from cheeseboard.games.burg_appenzell.board.parts import Chip, Panel, Prize, Status
from cheeseboard.games.burg_appenzell.box import CHEESES, DUNGEON, KINDS, LOST_TO_END, MICE
from cheeseboard.games.burg_appenzell.box import RESERVE as OUTSIDE
from cheeseboard.games.burg_appenzell.rules.ending import tokens
from cheeseboard.games.burg_appenzell.rules.turn import POINTS_PER_TURN
from cheeseboard.games.burg_appenzell.state import OVER, TURNS, Position


def panel(view: Position, seat: Seat, say: Say) -> Panel:
    own = view.mice[seat * MICE : seat * MICE + MICE]
    outside, lost = own.count(OUTSIDE), own.count(DUNGEON)
    inside = MICE - outside - lost
    has_warning = lost >= LOST_TO_END - 1
    mice: dict[str, Argument] = {"inside": inside, "outside": outside, "lost": lost}
    label = say(Message("terminal-mice", mice))
    if has_warning and view.phase != OVER:
        label = f"{label}. {say(Message('panel-danger'))}"
    return Panel(
        seat=seat,
        mice=("in",) * inside + ("out",) * outside + ("lost",) * lost,
        mice_label=label,
        has_warning=has_warning,
        lost=lost,
        prizes=tuple(
            Prize(CHEESES[kind - 1], bool(view.cheese[seat] >> kind & 1)) for kind in KINDS
        ),
        prizes_label=_prizes_label(view, seat, say),
        won=tokens(view, seat),
        start=say(Message("panel-start")) if seat == view.variant.first_seat else "",
    )


def _prizes_label(view: Position, seat: Seat, say: Say) -> str:
    held = [CHEESES[kind - 1] for kind in KINDS if view.cheese[seat] >> kind & 1]
    names = ", ".join(say(Message(f"cheese-{name}")) for name in held)
    args: dict[str, Argument] = {"won": len(held), "target": view.variant.target, "kinds": names}
    return say(Message("panel-won", args))


def status(view: Position, say: Say) -> Status:
    """The points and the push of whoever plays."""
    if view.phase != TURNS:
        return Status((), (), "")
    key = "status-push-used" if view.has_slid else "status-push-free"
    push = Chip("push", say(Message(key)), view.has_slid)
    points: dict[str, Argument] = {"points": view.points, "most": POINTS_PER_TURN}
    return Status(
        chips=(push,),
        pips=tuple(point < view.points for point in range(POINTS_PER_TURN)),
        pips_label=say(Message("status-points", points)),
    )
