"""What help warns of at the castle, from what the seat sees, and how it sums up turns."""

import pytest

from cheeseboard.events import Event, Message
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.state import Position
from cheeseboard.games.burg_appenzell.tests.positions import apply, position
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


@pytest.mark.parametrize(
    ("state", "mouse", "trap"),
    [
        (beside_a_trap(), "b2", "a2"),
        (beside_a_trap(spare="O", mice={0: ["a2"], 1: ["g7"]}, floor="F0"), "a2", "spare"),
    ],
)
def test_the_warning_names_the_mouse_and_the_trap(state: Position, mouse: str, trap: str) -> None:
    view = GAME.shown(GAME.view(state, 0), 0)
    warned = adviser(state).slip(GAME.choices(view, 0)[-1])
    assert warned is not None
    assert (warned.fact.args["cell"], warned.fact.args["trap"]) == (mouse, trap)


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


@pytest.mark.parametrize(
    ("cells", "lost", "key"),
    [
        (["a1"], 0, "next-outside"),
        (["a1", "c2"], 0, "next-wanted"),
        (["a1", "c2"], 1, "next-wanted"),
        (["a1"], 3, "next-wanted"),
    ],
)
def test_only_a_mouse_that_is_alone_is_said_to_be(cells: list[str], lost: int, key: str) -> None:
    state = position(mice={0: cells, 1: ["g7"]}, dungeon={0: lost})
    ends = [Event(Message("event-end-turn", {"seat": 0, "count": 0, "rooms": ""}))] * 3
    view = GAME.shown(GAME.view(state, 0), 0)
    balance = Adviser("burg_appenzell", view, 0, ends).balance(2)
    assert balance is not None
    assert balance.next is not None
    assert balance.next.key == key


@pytest.mark.parametrize(("cells", "reason"), [(["b2"], "inside"), (["b2", "c2"], "more")])
def test_a_mouse_is_brought_in_for_a_reason_that_holds(cells: list[str], reason: str) -> None:
    state = position(mice={0: cells, 1: ["g7"]})
    enter = next(one for one in GAME.choices(state, 0) if one.text == "enter a1")
    why = adviser(state).reason(enter, ())
    assert why is not None
    assert why.key == f"reason-{reason}"


def test_a_mouse_that_runs_in_past_another_counts_as_brought_in() -> None:
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="D", floor="F1")
    told = [
        event
        for text in ("enter a7", "enter a1", "move a1>a2", "end")
        for event in apply(state, text).events
    ]
    end = [one for one in told if one.message.key == "event-end-turn"]
    view = GAME.shown(GAME.view(state, 0), 0)
    balance = Adviser("burg_appenzell", view, 0, [*told, *end, *end]).balance(2)
    assert balance is not None
    assert {flow.column.id: flow.numbers for flow in balance.flows}["entered"] == (2, 0)
