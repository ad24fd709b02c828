"""What help warns of at the castle, from what the seat sees."""

from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import Position
from cheeseboard.games.burg_appenzell.tests.positions import position
from cheeseboard.help import Adviser


def adviser(state: Position) -> Adviser:
    seat = state.active
    return Adviser("burg_appenzell", GAME.shown(GAME.view(state, seat), seat), seat, ())


def warning(state: Position) -> str:
    """The slip that ending the turn would be; empty if none."""
    view = GAME.shown(GAME.view(state, state.active), state.active)
    end = GAME.choices(view, state.active)[-1]
    warned = adviser(state).slip(end)
    return warned.slip.id if warned else ""


def beside_a_trap(**more: object) -> Position:
    """Red's mouse on b2 with an open trap on a2: a push along row 2 would drop it."""
    floor = ("#1=2=3#", "O..5..2", "=6=1=7=", ".3.64.5", "=O=.=2=", "7.53.4.", "#6=O=.#")
    known = {"mice": {0: ["b2"], 1: ["g7"]}, "open": "DE", "floor": floor, **more}
    return position(**known)  # type: ignore[arg-type]


def test_a_turn_is_not_ended_beside_a_trap_without_a_word() -> None:
    assert warning(beside_a_trap()) == "exposed"


def test_who_cannot_step_aside_is_not_told_to() -> None:
    state = beside_a_trap(ap=0)
    assert warning(state) == ""
    about = adviser(state).about("decision-end")
    assert about is not None
    assert about.key == "about-end-danger"


def test_a_trap_that_nobody_sees_warns_of_nothing() -> None:
    assert warning(beside_a_trap(open="")) != "exposed"


def test_a_push_that_is_not_allowed_threatens_nobody() -> None:
    """The last push came in from the right, so nobody may push from the left."""
    barred = beside_a_trap(no_undo=True, last_slot="E2")
    assert adviser(barred).facts["in_danger"] == 0
    assert adviser(beside_a_trap(last_slot="E2")).facts["in_danger"] == 1
