"""The drawing, beyond what the conformance suite asks of every board."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, Message, OptionValue, Seat
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.board.parts import Scene
from cheeseboard.games.fromage.board.scene import scene
from cheeseboard.games.fromage.box import BUILDINGS, SPACE_NAMES, SPACES
from cheeseboard.games.fromage.moves import MAKE, MILK
from cheeseboard.games.fromage.state import DRAFTING, OVER, Position
from cheeseboard.games.fromage.tests.positions import end_turn, play, position
from cheeseboard.games.fromage.worth import points
from cheeseboard.match import check_setup
from cheeseboard.testing.drawings import Easel, Page

SETTINGS: Final[dict[int, tuple[dict[str, OptionValue], ...]]] = {
    1: ({"solo_level": 4, "building_squares": "draft"}, {"solo_level": 1}),
    2: ({"building_squares": "random"}, {"turn_mode": "ordered", "inserts": "II"}),
    3: ({"building_squares": "draft", "inserts": "random"},),
    4: ({"reveal": "end_of_turn", "building_squares": "draft"}, {"inserts": "none"}),
}
EVERY: Final = 31
"""Random matches are long; one position of so many is drawn."""
RARE_EVERY: Final = 8
"""The same in the middle of an action and while squares are chosen."""

easel: Final = Easel(GAME)
shown, say = easel.shown, easel.say()


def make(view: Position, seat: Seat | None) -> Scene:
    drawn: Scene = easel.scene(view, seat, say=say)
    return drawn


def page_of(state: Position, seat: Seat | None = 0) -> Page:
    return Page(easel.draw(make(shown(state, seat), seat)))


def wander(seed: int, seats: int, **options: OptionValue) -> Iterator[Position]:
    """Every position of a random match in which people try to make cheese."""
    choices = random.Random(seed)
    chance = Live(seed)
    state = GAME.setup(check_setup(GAME, seats, options), seats, chance, SILENCE)
    yield state
    while GAME.to_act(state):
        seat = choices.choice(GAME.to_act(state))
        moves = GAME.moves(state, seat)
        likely = [move for move in moves if move.kind in (MAKE, MILK)]
        move = choices.choice(likely if likely and choices.random() < 0.6 else moves)
        GAME.apply(state, seat, move, chance, SILENCE)
        yield state


def moments(seats: int) -> Iterator[tuple[Position, Seat | None]]:
    """Some positions of random matches with a viewer each; the first and the last always."""
    for seed, options in enumerate(SETTINGS[seats]):
        for number, state in enumerate(wander(seed, seats, **options)):
            is_rare = bool(state.draft) or any(state.frames)
            is_due = number % (RARE_EVERY if is_rare else EVERY) == 0
            if is_due or number < seats or state.phase == OVER:
                yield state, None if number % 2 else number % seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_on_the_wheel_is_drawn(seats: int) -> None:
    for state, viewer in moments(seats):
        page, view = page_of(state, viewer), shown(state, viewer)
        taken = [SPACE_NAMES[space] for space in SPACES if view.cheese[space] != NONE]
        assert [id[7:] for id in page.ids() if id.startswith("cheese-")] == taken
        assert len(page.of_class("spot")) == len(SPACES)
        assert len(page.of_class("worker")) == 3 * seats
        away = [each for each in page.of_class("worker") if "is-home" not in each["class"]]
        assert len(away) == sum(station != NONE for station in view.stations)


# --- what the others did -------------------------------------------------------------------------


def told(state: Position, *steps: str) -> list[Message]:
    return [event.message for event in play(state, *steps)]


def drawn_after(state: Position, events: Sequence[Message], viewer: Seat | None = 0) -> Scene:
    view = shown(state, viewer)
    choices = GAME.choices(view, viewer) if viewer is not None else ()
    return scene(view, viewer, choices, say, events)


def test_deeds_since_the_own_turn_stand_beside_a_rival() -> None:
    state = position(seats=2)
    events = told(state, "gather 1 soft", "end", "1: make T12 soft", "1: gather 2 hard")
    drawn = drawn_after(state, events)
    assert [(deed.text, deed.place) for deed in drawn.panels[1].deeds] == [
        ("T12", "T12"),
        ("+2", ""),
    ]
    assert drawn.panels[1].deeds[0].label == "Yellow makes a soft gold cheese on T12."
    assert drawn.panels[0].deeds == ()
    fresh = [token.name for token in drawn.wheel.tokens if token.is_fresh]
    assert fresh == ["T12"]
    assert [one.id for one in drawn.wheel.workers if one.is_fresh] == ["worker-hard-2"]
    events += told(state, "1: end", "end")
    later = drawn_after(state, events)
    assert later.panels[1].deeds == ()
    assert not any(token.is_fresh for token in later.wheel.tokens)


def test_a_lost_region_is_explained() -> None:
    """FRO-9.14, FRO-9.15."""
    own = {"cheese": ["V04"]}
    state = position(seats=2, turn=4, players={0: own})
    before = points(state, 0)
    events = told(state, "1: make V02 bleu")
    assert points(state, 0) < before
    loss = drawn_after(state, events).loss
    assert loss is not None
    assert loss.title == f"Your points fell by {before - points(state, 0)}. Why?"
    assert loss.reasons == ("Region purple: Yellow is level with you now.",)
    assert drawn_after(state, events, 1).loss is None
    assert drawn_after(state, ()).loss is None


def test_a_loss_is_told_until_the_own_next_step() -> None:
    state = position(seats=2, turn=4, players={0: {"cheese": ["V04"]}})
    events = told(state, "1: make V02 bleu", "gather 1 soft")
    assert drawn_after(state, events[:-2]).loss is not None
    assert drawn_after(state, events).loss is None


def test_points_that_were_never_had_have_not_fallen() -> None:
    events = [
        Message("event-corporation-place", {"space": "V02"}),
        Message("event-make", {"seat": 0, "space": "V01", "cheese": "bleu", "age": "silver"}),
    ]
    state = position(1, players={0: {"cheese": ["V01"]}}, corporation={"cheese": ["V02"]})
    assert drawn_after(state, events).loss is None
    lost = drawn_after(state, events[::-1]).loss
    assert lost is not None
    assert lost.reasons == (
        "Region purple: the Corporation is level with you now.",
        "Region pink: the Corporation is level with you now.",
    )


# --- what is hidden ------------------------------------------------------------------------------


def test_squares_of_others_are_not_in_the_page() -> None:
    state = next(wander(3, 3, building_squares="draft"))
    assert state.phase == DRAFTING
    own = {BUILDINGS[square].id for square in state.draft[0].hands[1]}
    page = page_of(state, 1)
    assert {id[7:] for id in page.ids() if id.startswith("square-")} == own
    assert not any(id.startswith("square-") for id in page_of(state, None).ids())
    everything = Page(easel.draw(scene(state, None, (), say)))
    assert len([id for id in everything.ids() if id.startswith("square-")]) == 12


# --- single things -------------------------------------------------------------------------------


def test_the_wheel_turns_by_a_quarter() -> None:
    state = position(seats=4)
    before = [make(shown(state, viewer), viewer).wheel for viewer in range(4)]
    assert [wheel.sectors[wheel.front].venue for wheel in before] == [
        "festival",
        "fromagerie",
        "bistro",
        "villes",
    ]
    end_turn(state)
    after = [make(shown(state, viewer), viewer).wheel for viewer in range(4)]
    assert [new.angle - old.angle for old, new in zip(before, after, strict=True)] == [1] * 4
    assert after[0].sectors[after[0].front].venue == "villes"
    assert all(wheel.sectors[wheel.front].place == 0 for wheel in after)


@pytest.mark.parametrize(("space", "turns", "looks_at"), [("F22", 1, 3), ("F12", 2, 2)])
def test_a_worker_points_where_it_comes_home(space: str, turns: int, looks_at: int) -> None:
    state = position(seats=4)
    play(state, f"make {space} soft")
    wheel = make(shown(state, 0), 0).wheel
    worker = next(each for each in wheel.workers if each.id == "worker-soft-1")
    assert (worker.where, worker.turns) == ("away", turns)
    assert (worker.facing + wheel.angle) % 4 == looks_at
    page = page_of(state)
    assert "data-moves" not in page.element("worker-soft-1")
    assert page.element("worker-hard-1")["data-moves"].startswith("gather 1 hard|")


def test_a_space_shows_what_a_cheese_would_bring() -> None:
    state = position(seats=4, players={0: {"cheese": ["F21", "F22", "F54"]}})
    spaces = {space.name: space for space in make(shown(state, 0), 0).wheel.spaces}
    before = points(state, 0)
    for name, brings in (("F12", "+3"), ("F13", "0"), ("F44", "+2")):
        assert spaces[name].worth == brings
        assert f"(points now:\N{NO-BREAK SPACE}{brings})" in spaces[name].press.label
    play(state, "make F12 soft")
    assert points(state, 0) == before + 3
    assert spaces["S11"].worth == ""


def test_a_space_tells_what_is_in_the_way() -> None:
    away = {"soft": ("F22", 4)}
    state = position(seats=4, players={0: {"away": away}})
    named = {space.name: space.press.label for space in make(shown(state, 0), 0).wheel.spaces}
    assert named["F12"].endswith("Your soft-cheese worker is away until turn 4.")
    assert named["F23"].endswith("F23 needs a berry, and your basket is empty.")
    assert "until turn" not in named["T11"]
    play(state, "end")
    named = {space.name: space.press.label for space in make(shown(state, 0), 0).wheel.spaces}
    assert "until turn" not in named["F12"]


def test_without_a_worker_nothing_can_be_gathered_during_a_question_either() -> None:
    away = {"soft": ("T11", 4), "bleu": ("T31", 4)}
    state = position(seats=4, players={0: {"away": away, "orders": ["hard bronze"]}})
    assert [chip.is_spent for chip in make(shown(state, 0), 0).chips] == [False, False]
    play(state, "make F44 hard")
    assert state.frames[0]
    assert [chip.text for chip in make(shown(state, 0), 0).chips] == [
        "cheese made",
        "cannot gather",
    ]


def test_a_cell_asks_for_the_worker() -> None:
    page = page_of(position(seats=4))
    assert page.element("cell-livestock-2")["data-moves"] == "|".join(
        f"gather 2 {worker}" for worker in ("soft", "hard", "bleu")
    )
    picks = [element["data-moves"] for element in page.of_class("pickm")]
    assert "gather 2 hard" in picks
    assert "data-moves" not in page.element("cell-order-2")


def test_a_parlour_is_picked_first() -> None:
    state = position(seats=4, players={0: {"livestock": 2}})
    page = page_of(state)
    assert page.element("parlour-1")["data-moves"] == "milk 1 F22"
    assert "data-piece" in page.element("parlour-1")
    assert page.element("parlour-2")["data-why"].startswith("milk 2 F")
    both = page.element("space-F22")["data-moves"].split("|")
    assert both == ["make F22 soft", "milk 1 F22"]


def test_a_building_can_be_erected_and_staffed() -> None:
    state = position(seats=4, players={0: {"structure": 2}})
    page = page_of(state)
    assert page.element("building-P11")["data-moves"] == "build 1"
    assert page.element("building-P14")["data-why"] == "build 4"
    play(state, "build 1")
    assert page_of(state).element("building-P11")["data-moves"].count("power 1") == 3
    play(state, "power 1 bleu")
    drawn = make(shown(state, 0), 0)
    assert (drawn.creamery.buildings[0].worker, drawn.creamery.buildings[0].turns) == ("bleu", 1)
    worker = next(each for each in drawn.wheel.workers if each.id == "worker-bleu-1")
    assert worker.where == "yard"


def test_questions_are_answered_on_the_drawing() -> None:
    state = position(seats=4, turn=2, players={3: {}, 2: {"orders": ["soft silver"]}})
    play(state, "2: make S21 soft")
    page = page_of(state, 2)
    assert page.element("order-soft-silver")["data-moves"] == "order complete"
    assert {"order complete", "order keep"} == page.texts()
    play(state, "2: order complete")
    assert page_of(state, 2).texts() == {
        f"take {name}" for name in ("structure", "livestock", "fruit", "order")
    }
    assert page_of(state, 0).of_class("fro-tray") == []


def test_the_calendar_knows_who_comes_home() -> None:
    state = position(seats=4, turn=3, players={0: {"away": {"hard": ("V06", 5)}}})
    days = make(shown(state, 0), 0).creamery.days
    assert [day.venue for day in days] == ["bistro", "fromagerie", "festival", "villes"]
    assert [day.workers for day in days] == [("soft", "bleu"), (), ("hard",), ()]
    state.is_announced = True
    assert len(make(shown(state, 0), 0).creamery.days) == 1


def test_regions_fly_the_flag_of_whoever_leads() -> None:
    players = {0: {"cheese": ["V04", "V07"]}, 1: {"cheese": ["V01", "V02"]}}
    drawn = make(shown(position(seats=3, players=players), 0), 0)
    found = {one.region: (one.leader, one.shares) for one in drawn.wheel.customers}
    assert found["purple"] == (0, ((1, 2), (2, 2)))
    assert found["white"] == (1, ((1, 1),))
    assert found["pink"][0] == 2


def test_with_a_monopoly_the_corporation_leads_where_it_shares() -> None:
    """FRO-13.16."""
    players = {0: {"cheese": ["V09"], "berry": 0}}
    for level, leader, tie in ((3, 0, "0"), (4, 5, "Corp.")):
        state = position(1, solo_level=level, players=players, corporation={"cheese": ["V11"]})
        wheel = make(shown(state, 0), 0).wheel
        found = {one.region: one.leader for one in wheel.customers}
        assert (found["white"], found["pink"]) == (leader, 0)
        sign = next(one for one in wheel.signs if one.venue == "villes")
        assert [row.values for row in sign.rows] == [(tie,)]


def test_the_corporation_has_a_plate_and_a_sheet() -> None:
    rival = {"cheese": ["F43"], "tokens": 14, "cards": ["hard gold"]}
    state = position(seats=1, corporation=rival)
    drawn = make(shown(state, 0), 0)
    assert drawn.firm is not None
    assert [line.points for line in drawn.firm.lines] == [3, 0, 3]
    page = page_of(state)
    assert page.element("cheese-F43")["class"].endswith("seat-5")
    assert "fro-sheet-firm" in page.ids()
    assert "fro-sheet-firm" not in page_of(position(seats=2)).ids()


def test_alone_the_race_is_always_in_sight() -> None:
    rival = {"cheese": ["F43"], "tokens": 14, "cards": ["hard gold"]}
    state = position(seats=1, players={0: {"cheese": ["F21"]}}, corporation=rival)
    race = make(shown(state, 0), 0).race
    assert race is not None
    assert [(one.points, one.tokens) for one in race.racers] == [
        (points(state, 0), state.tokens[0]),
        (6, 14),
    ]
    assert race.label.endswith("the Corporation 6 points and 14 tokens")
    assert page_of(state).element("fro-race")["popovertarget"] == "fro-sheet-firm"
    assert "fro-race" not in page_of(position(seats=2)).ids()


def test_the_last_turn_is_announced_and_none_follows() -> None:
    last, usual = page_of(position(seats=2, announced=True)), page_of(position(seats=2))
    assert last.of_class("fro-last")
    assert not usual.of_class("fro-last")
    assert usual.of_class("turner")
    assert not last.of_class("turner")


def promises(state: Position) -> list[tuple[str, str]]:
    """What is said of the sectors in front of seat 0, now and in the turns after."""
    wheel = make(shown(state, 0), 0).wheel
    around = sorted(wheel.sectors, key=lambda sector: -sector.place % 4)
    return [
        (sector.label.rpartition(": ")[2], sector.looking.rpartition(": ")[2]) for sector in around
    ]


def test_sectors_say_when_they_come() -> None:
    first, *others = promises(position(seats=2, turn=5))
    assert first == ("in front of Red now", "in front of Red in turn 5")
    assert others == [(f"in front of Red in turn {turn}",) * 2 for turn in (6, 7, 8)]


def test_sectors_promise_no_turn_that_never_comes() -> None:
    """FRO-10.2, FRO-15.2."""
    first, *others = promises(position(seats=2, turn=5, announced=True))
    assert first[0] == "in front of Red now"
    assert others == [
        ("Cities, with the resource berry", "Cities"),
        ("Bistro, with the resource structure token", "Bistro"),
        ("Shop, with the resource order card", "Shop"),
    ]
    limited = position(seats=2, turn=19, round_limit=20)
    assert promises(limited)[1][0] == "in front of Red in turn 20"
    assert not any("turn" in said for pair in promises(limited)[2:] for said in pair)


def test_after_the_end_no_sector_is_in_front() -> None:
    *_, state = wander(1, 2)
    assert not any("in front" in said for pair in promises(state) for said in pair)


def test_a_player_alone_is_told_where_squares_go() -> None:
    """FRO-12.1, FRO-13.6."""
    for seats, note in ((1, "the rest goes to the box"), (2, "the others go on to the left")):
        state = next(wander(3, seats, building_squares="draft"))
        drawn = make(shown(state, 0), 0).draft
        assert drawn is not None
        assert note in drawn.note


def test_the_answer_shows_what_an_order_brings() -> None:
    own = {"board": 3, "erected": [4], "orders": ["soft bronze"]}
    state = position(turn=4, players={0: own})
    play(state, "make S41 soft")
    drawn = make(shown(state, 0), 0).tray
    assert drawn is not None
    assert [option.note for option in drawn.options] == ["+2", ""]


def test_at_the_end_the_sectors_are_counted() -> None:
    *_, state = wander(1, 2)
    assert state.phase == OVER
    page = page_of(state, 0)
    assert page.with_("data-moves") == page.with_("data-why") == []
    assert len(page.of_class("sums")) == 4 * 2
    assert page.of_class("cellg") == []
