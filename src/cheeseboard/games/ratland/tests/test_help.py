"""Help at the table of RatLand: slips, reasons and the balance of a night."""

from cheeseboard.events import Event, Log
from cheeseboard.game import Choice
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.forecast import best_meal
from cheeseboard.games.ratland.moves import Move
from cheeseboard.games.ratland.state import Position
from cheeseboard.games.ratland.tests.positions import plan, planning, play
from cheeseboard.help.telling import Adviser


def adviser(state: Position, seat: int = 0, told: tuple[Event, ...] = ()) -> Adviser:
    return Adviser("ratland", GAME.view(state, seat), seat, told)


def choice(state: Position, text: str) -> Choice[Move]:
    return next(one for one in GAME.choices(GAME.view(state, 0), 0) if one.text == text)


def question(state: Position) -> str:
    confirm = choice(state, "done;ready").label.confirm
    return confirm.key if confirm else ""


def test_raiding_an_empty_pantry_and_guarding_one_are_slips() -> None:
    state = planning({"healthy": 5}, {"healthy": 5, "cheese": 2}, {"healthy": 5})
    helper = adviser(state)
    assert helper.slip(choice(state, "put pipe_left 1")) is None
    warned = helper.slip(choice(state, "put pipe_right 1"))
    assert warned is not None
    assert warned.fact.key == "slip-bare-right"
    warned = helper.slip(choice(state, "done;ready"))
    assert warned is not None
    assert warned.fact.args["guards"] == 5


def test_a_baby_that_eats_for_nothing_is_the_reason() -> None:
    """RAT-10.2: 12 rats eat no more than 10."""
    state = planning({"healthy": 10, "cheese": 4}, {"healthy": 5}, {"healthy": 5})
    reason = adviser(state).reason(choice(state, "put bedroom 1"), ())
    assert reason is not None
    assert (reason.key, reason.args["free_young"]) == ("reason-step", 2)
    play(state, 0, "put bedroom 1", "put bedroom 1")
    reason = adviser(state).reason(choice(state, "put bedroom 1"), ())
    assert reason is not None
    assert reason.key == "reason-breed"


def test_a_night_is_summed_up_when_the_next_round_begins() -> None:
    state = planning({"healthy": 4, "cheese": 3}, {"healthy": 4, "cheese": 3})
    opening = Log()
    opening.tell("event-round", round=1, seat=0, rules=())
    plan(state, 0, bedroom=2)
    log = plan(state, 1, bedroom=1)
    assert adviser(state, told=tuple(opening.events)).balance(2) is None
    told = tuple(event for event in (*opening.events, *log.events) if event.is_known_to(0))
    balance = adviser(state, told=told).balance(2)
    assert balance is not None
    assert balance.number == 1
    flows = {flow.column.id: flow.numbers for flow in balance.flows}
    assert flows["born"] == (2, 1)
    assert flows["eaten"] == (1, 1)


def test_a_plan_that_sends_nobody_or_must_starve_is_asked_about() -> None:
    state = planning({"healthy": 7, "cheese": 1}, {"healthy": 5, "cheese": 1}, {"healthy": 5})
    assert question(state) == "confirm-idle"
    play(state, 0, "put bedroom 1")
    assert question(state) == "confirm-hunger"
    play(state, 0, "put pipe_left 1", "put dump 1")
    assert best_meal(GAME.view(state, 0), 0) == 3
    assert question(state) == ""


def test_what_happened_to_rats_is_summed_up_and_said_before_anything_is_praised() -> None:
    """A gift at dawn was not found by anybody."""
    state = planning({"healthy": 7, "cheese": 3}, {"healthy": 4, "cheese": 3})
    log = Log()
    for key, count in {"gift": 1, "born": 2, "forgets": 1, "poisoned": 2, "strays": 3}.items():
        log.tell(f"event-{key}", seat=0, count=count, rules=())
    for number in (1, 2):
        log.tell("event-round", round=number, seat=0, rules=())
    told = (*log.events[-2:-1], *log.events[:-2], log.events[-1])
    balance = adviser(state, told=told).balance(2)
    assert balance is not None
    flows = {flow.column.id: flow.numbers[0] for flow in balance.flows}
    assert (flows["found"], flows["born"]) == (0, 2)
    assert (flows["gone"], flows["sick"], flows["lost"]) == (1, 2, 3)
    assert balance.decided is not None
    assert balance.decided.key == "decided-gone"
