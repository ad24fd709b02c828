"""The drawing, beyond what the conformance suite asks of every board."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.drawing import Point
from cheeseboard.events import SILENCE, Log
from cheeseboard.game import NONE, Message, OptionValue, Seat
from cheeseboard.games.rat_de_france import GAME, board
from cheeseboard.games.rat_de_france.board.parts import Run, Scene
from cheeseboard.games.rat_de_france.board.places import CELL, Street
from cheeseboard.games.rat_de_france.board.scene import scene
from cheeseboard.games.rat_de_france.box import ACTIONS
from cheeseboard.games.rat_de_france.grid import ROWS
from cheeseboard.games.rat_de_france.moves import (
    TAKE,
)
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import (
    ACTING,
    BIDDING,
    OVER,
    PEPPERING,
    PRIZE,
    Position,
)
from cheeseboard.games.rat_de_france.tests.positions import (
    LONG_SPECIAL,
    SPECIAL,
    acting,
    bid,
    fresh,
    position,
)
from cheeseboard.testing import rule
from cheeseboard.testing.drawings import Easel, Page
from cheeseboard.words import LANGUAGES

FOLDER: Final = Path(board.__file__).parent
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan")
COLOURS: Final = ("red", "yellow", "green", "blue")

SETTINGS: Final[tuple[dict[str, OptionValue], ...]] = (
    {},
    {"track": "long", "sections": "8,17", "places": True, "wind": True},
    {"mode": "tournament", "sections": "8,14,17", "wind_crosses_joins": False, "wind": True},
    {"no_replacement": "duplicate", "sugar_step_turns": True, "steal_through_walls": True},
    {"round_limit": 30, "diagonal_walls": "strict", "places": True},
)
EVERY: Final = 61
"""Random matches are long; one position of so many is drawn."""
OF_EACH_KIND: Final = 2
MOST: Final = 700
"""Moves of a match before it is left."""

easel: Final = Easel(GAME, names=NAMES)
shown, offered, speaker = easel.shown, easel.offered, easel.say
draw, whole = easel.page, easel.whole


def make(view: Position, seat: Seat | None) -> Scene:
    drawn: Scene = easel.scene(view, seat)
    return drawn


def match(seed: int, seats: int, **options: OptionValue) -> Iterator[Position]:
    """The positions of a random match in which rats like to run on, and tokens."""
    luck, chance = random.Random(seed), Live(seed)
    state = fresh(seats, seed, **options)
    yield state
    for _ in range(MOST):
        if not GAME.to_act(state):
            return
        seat = luck.choice(GAME.to_act(state))
        moves = list(GAME.moves(state, seat))
        takes = [move for move in moves if move.kind == TAKE]
        ahead = [move for move in moves if move.cell > state.rats[seat] != NONE]
        GAME.apply(state, seat, luck.choice(takes or ahead or moves), chance, SILENCE)
        yield state


def moments(seats: int) -> Iterator[tuple[Position, Seat | None]]:
    """Some positions of random matches with every viewer: the first, the last, and the first few
    of each kind of move."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed, options in enumerate(SETTINGS):
        for number, state in enumerate(match(seed, seats, **options)):
            moves = (move for seat in GAME.to_act(state) for move in GAME.moves(state, seat))
            kinds = {(move.kind, move.mode) for move in moves}
            is_new = any(seen[kind] < OF_EACH_KIND for kind in kinds)
            if is_new or number % EVERY == 0 or state.phase == OVER:
                seen.update(kinds)
                yield from ((state, viewer) for viewer in (None, *range(seats)))


@cache
def pages(seats: int) -> list[tuple[Position, Seat | None, Page]]:
    """These positions, drawn once for all tests."""
    return [(state.copy(), viewer, draw(state, viewer)) for state, viewer in moments(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_all_knowing_view_is_drawn(seats: int) -> None:
    """A replay for everybody: no seat, and no holes."""
    for state in match(3, seats, wind=True):
        if state.phase == BIDDING and state.bids.count(NONE) == 1:
            page = Page(whole(make(state, None)))
            laid = [seat for seat in range(seats) if state.bids[seat] != NONE]
            assert {"bid-1", "bid-2", "bid-3", "bid-4"}.isdisjoint(page.ids())
            assert len(page.of_class("at-bid")) == len(laid)
            return
    raise AssertionError("nobody bids")


def test_a_single_choice_is_spoken_as_in_the_list() -> None:
    for state, viewer, page in pages(3):
        choices = {choice.text: choice for choice in offered(shown(state, viewer), viewer)}
        for target in page.of_class("target"):
            first = choices[target["data-moves"].split("|")[0]]
            assert target["aria-label"] == speaker(viewer)(first.label.message)


# --- what is hidden ------------------------------------------------------------------------------


def test_a_laid_bid_is_a_back_to_others_and_a_face_to_its_owner() -> None:
    state = position({"red": [0, 1], "yellow": [1, 2]})
    bid(state, {"red": "swap"})
    mine, theirs = draw(state, 0), draw(state, 1)
    assert "at-bid" in mine.element("card-1-swap")["class"]
    assert "mark-1" in mine.ids()
    assert "bid-1" in theirs.ids()
    assert not any(id.startswith("card-1-") for id in theirs.ids())
    assert "mark-1" not in theirs.ids()
    assert "swap" not in str(theirs.element("bid-1"))


def test_hands_of_others_are_not_in_the_page() -> None:
    state = position({"red": [0, 1], "yellow": [1, 2]}, face_up={"yellow": ["idea"]})
    page = draw(state, 0)
    assert [id for id in page.ids() if id.startswith("card-2-")] == ["card-2-idea"]
    assert len([id for id in page.ids() if id.startswith("card-1-")]) == 6


# --- the street ----------------------------------------------------------------------------------


def test_walls_and_cells_come_from_the_track() -> None:
    for seed in range(12):
        state = fresh(2, seed, track="long" if seed % 2 else "short")
        track = track_of(state)
        drawn = make(state, None).track
        assert len(drawn.cells) == 4 * track.columns
        inner = [(row, column) for row in range(4) for column in range(track.columns - 1)]
        upright = sum(track.grid.has_wall_right(*place) for place in inner)
        level = sum(
            track.grid.has_wall_below(row, column)
            for row in range(3)
            for column in range(track.columns)
        )
        assert "".join(drawn.walls).count("v") == upright
        assert "".join(drawn.walls).count("h") == level
        assert len(drawn.grounds) == len(state.cards_laid)
        assert len(drawn.seams) == len(state.cards_laid) - 1


@pytest.mark.parametrize("columns", [5, 6, 9, 15, 20])
def test_own_tracks_of_any_length_are_drawn(columns: int) -> None:
    border = "+-" * columns + "+"
    middle = "+ " * columns + "+"
    row = ":F " + ". " * (columns - 2) + "F:"
    lines = ["^" * columns, border, *[row, middle] * 3, row, border]
    state = fresh(4, 1, own_track="\n".join(lines))
    drawn = make(state, 0).track
    assert drawn.length == columns * CELL
    assert drawn.left >= Street(20).left
    assert drawn.right + Street(20).width - Street(20).right <= drawn.width
    assert [cell.kind for cell in drawn.cells].count("flag") == 4
    assert [cell.kind for cell in drawn.cells].count("goal") == 4
    assert len(drawn.grounds) == 1
    draw(state, 0)


def test_a_turned_card_is_drawn_turned() -> None:
    places = {"sections": "7", "start_finish": "SF1,SF2"}
    straight, turned = (
        make(fresh(2, 1, orientation=turn, **places), None).track for turn in ("0", "180")
    )
    kinds = [cell.kind for cell in straight.cells][20:40]
    assert [cell.kind for cell in turned.cells][20:40] == kinds[::-1]


def test_start_flags_are_targets_while_rats_are_placed() -> None:
    state = fresh(4, 1, first_seat=0)
    page = draw(state, 0)
    assert {f"go-c0r{row}" for row in range(4)} <= set(page.ids())
    assert page.element("go-c0r2")["data-moves"] == "place c0r2"
    GAME.apply(state, 0, GAME.read("place c0r2"), Live(1), SILENCE)
    page = draw(state, 1)
    assert "go-c0r2" not in page.ids()
    assert page.element("runner-1")["data-why"] == "place c0r2"


def test_a_dash_leads_along_its_cells_and_a_jump_over_heads() -> None:
    state = position({"red": [0, 1], "yellow": [0, 2]}, track=SPECIAL)
    acting(state, {"red": "jump", "yellow": "step"})
    jump = make(shown(state, 0), 0).track.targets
    assert [target.press.moves for target in jump] == ["move c3r0"]
    assert "Q" in jump[0].way
    state = position({"red": [0, 1], "yellow": [3, 2]})
    acting(state, {"red": "straight", "yellow": "step"})
    ways = {target.press.moves: target.way for target in make(shown(state, 0), 0).track.targets}
    assert "move c1r1" in ways
    assert all(re.fullmatch(r"M\d+ \d+L\d+ \d+", way) for way in ways.values())


def test_no_card_but_the_one_that_is_asked_shows_where_it_leads() -> None:
    """What a card in the hand would reach is shown while one bids, and not among real targets."""
    state = position({"red": [1, 1], "yellow": [3, 2]})
    assert len(make(shown(state, 0), 0).track.reaches) > 1
    acting(state, {"red": "straight", "yellow": "step"})
    seat = state.active
    assert make(shown(state, seat), seat).track.reaches == ()
    (reach,) = make(shown(state, 1 - seat), 1 - seat).track.reaches
    assert reach.action == ACTIONS[state.cards[1 - seat]]


def test_a_question_before_passing_shows_the_rat_where_it_stays() -> None:
    state = position({"red": [1, 1], "yellow": [3, 2]})
    acting(state, {"red": "straight", "yellow": "step"})
    asked = [one for one in offered(state, state.active) if one.label.confirm is not None]
    assert [one.text for one in asked] == ["pass"]
    track = make(shown(state, state.active), state.active).track
    (preview,) = track.previews
    assert (preview.moves, preview.way) == ("pass", "")
    rat = track.rats[state.active]
    assert (preview.at.x, round(preview.at.y, -1)) == (rat.at.x, round(rat.at.y, -1))


def test_the_wind_is_shown_where_it_will_blow() -> None:
    state = position({"red": [1, 1], "yellow": [3, 2]}, wind=True)
    state.wind = 2
    acting(state, {"red": "step", "yellow": "step"})
    drawn = make(shown(state, 0), 0)
    assert drawn.ring.wind is not None
    assert drawn.ring.wind.turn == 90
    assert drawn.track.gusts
    drifts = {target.press.moves: target.drift for target in drawn.track.targets}
    blown = drifts["move c1r2"]
    assert blown is not None
    assert (blown.turn, blown.right, blown.down) == (90, CELL, 0)


def test_moves_leave_traces_until_the_next_round_is_under_way() -> None:
    state = position({"red": [1, 1], "yellow": [3, 2]}, wind=True)
    state.wind = 2
    log = Log()
    acting(state, {"red": "step", "yellow": "step"})
    GAME.apply(state, 0, GAME.read("move c2r1"), Live(1), log)
    told = [event.message for event in log.events]
    drawn = scene(shown(state, None), None, (), speaker(None), told).track
    assert [(trace.seat, trace.is_wind) for trace in drawn.traces] == [(0, False), (0, True)]
    middle = Street(drawn.length // CELL).centre(5)
    assert drawn.traces[0].begin == middle
    told.append(Message("event-round", {"round": 2}))
    assert len(scene(state, None, (), speaker(None), told).track.traces) == 2
    told.append(Message("event-pass", {"seat": 1}))
    assert scene(state, None, (), speaker(None), told).track.traces == ()


def runs_of(state: Position, cards: dict[str, str], *texts: str) -> dict[int, Run | None]:
    """How the rats run after some moves, the wind fixed for the round."""
    acting(state, cards)
    log = Log()
    for text in texts:
        GAME.apply(state, GAME.to_act(state)[0], GAME.read(text), Live(1), log)
    told = [event.message for event in log.events]
    drawn = scene(shown(state, None), None, (), speaker(None), told).track
    return {rat.seat: rat.run for rat in drawn.rats}


def cells(run: Run | None) -> list[tuple[float, float]]:
    """Where the pieces of a run begin, in cells from its end."""
    assert run is not None
    return [(round(point.x / CELL, 1), round(point.y / CELL, 1)) for point in run.points]


def test_a_rat_runs_straight_and_then_with_the_wind() -> None:
    state = position({"red": [1, 1], "yellow": [3, 9]}, wind=True)
    state.wind = 4
    runs = runs_of(state, {"red": "straight", "yellow": "straight"}, "move c3r1")
    assert cells(runs[0]) == [(-2, -1), (-1, -1), (0, -1)]
    assert runs[0] is not None
    assert runs[0].is_long
    assert runs[0].lift == Point(0, 0)
    assert runs[1] is None


def test_a_wind_that_blows_a_rat_back_is_seen() -> None:
    state = position({"red": [1, 1], "yellow": [3, 9]}, wind=True)
    state.wind = 6
    runs = runs_of(state, {"red": "step", "yellow": "straight"}, "move c2r1")
    assert cells(runs[0]) == [(0, 0), (0.5, 0), (1, 0)]


def test_a_swimmer_runs_round_the_corner() -> None:
    state = position({"red": [1, 7], "yellow": [3, 13]}, track=SPECIAL)
    runs = runs_of(state, {"red": "idea", "yellow": "straight"}, "move c9r2")
    assert cells(runs[0]) in ([(-2, -1), (-1.5, -1), (-1, -1)], [(-2, -1), (-1.5, -0.5), (-1, 0)])


def test_rats_that_jump_fly_and_swap_leave_the_ground() -> None:
    jump = position({"red": [2, 5], "yellow": [2, 6]})
    runs = runs_of(jump, {"red": "jump", "yellow": "straight"}, "move c7r2")
    assert runs[0] is not None
    assert runs[0].lift.x == 0
    assert runs[0].lift.y < 0
    flight = position({"red": [0, 6], "yellow": [3, 13]}, track=SPECIAL)
    runs = runs_of(flight, {"red": "idea", "yellow": "straight"}, "move c6r3")
    assert runs[0] is not None
    assert runs[0].lift.x > 0
    assert runs[0].lift.y == 0
    swap = position({"red": [2, 5], "yellow": [2, 6]})
    runs = runs_of(swap, {"red": "swap", "yellow": "idea"}, "swap yellow")
    assert cells(runs[0])[0] == (-1, 0)
    assert cells(runs[1])[0] == (1, 0)


def test_every_run_begins_anew_and_ends_on_the_stand() -> None:
    """What is odd becomes even, so that the same rat runs again; behind the finish it runs on."""
    state = position({"red": [0, 11], "yellow": [3, 2], "green": [3, 7]}, places=True)
    log = Log()
    found = []
    for card, text in (("step", "move c12r0"), ("straight", "move c14r0")):
        acting(state, {"red": card, "yellow": "idea", "green": "swap"})
        GAME.apply(state, 0, GAME.read(text), Live(1), log)
        told = [event.message for event in log.events]
        drawn = scene(shown(state, None), None, (), speaker(None), told)
        found.append(next(rat.run for rat in drawn.track.rats if rat.seat == 0))
    assert [run and (run.is_odd, run.is_long) for run in found] == [(True, False), (False, True)]
    assert 'class="run even is-long"' in whole(drawn)


def test_the_end_shows_how_the_race_went() -> None:
    """The round of every finish, and a line for each rat from the start to where it ended."""
    luck, chance, log = random.Random(2), Live(2), Log()
    state = GAME.setup(GAME.meta.complete({"wind": True, "places": True}), 3, chance, log)
    begun: dict[int, list[int]] = {seat: [] for seat in range(3)}
    finished: dict[int, int] = {}
    while GAME.to_act(state):
        if state.phase == BIDDING and state.bids.count(NONE) == state.seats:
            for seat in state.row:
                begun[seat].append(state.rats[seat] // ROWS)
        seat, number = luck.choice(GAME.to_act(state)), state.round
        moves = GAME.moves(state, seat)
        ahead = [move for move in moves if move.cell > state.rats[seat] != NONE]
        GAME.apply(state, seat, luck.choice(list(ahead or moves)), chance, log)
        finished |= {each: number for each in state.finished[:2] if each not in finished}
    told = [event.message for event in log.events]
    drawn = scene(state, None, (), speaker(None), told)
    chart = drawn.table.desk.chart
    assert chart is not None
    last = track_of(state).columns - 1
    for line in chart.lines:
        points = [tuple(map(int, point.split(","))) for point in line.points.split()]
        columns = [round((chart.height - y) * last / chart.height) for _, y in points]
        assert columns[:-1] == begun[line.seat], line.seat
        assert points[-1][1] == line.y
        assert (line.y == 0) == (line.seat in finished)
    assert len({(line.x, line.y) for line in chart.lines}) == state.seats
    rounds = {seat: text for _, seat, _, text in drawn.table.desk.podium if text}
    assert rounds == {seat: f"round {number}" for seat, number in finished.items()}
    assert "polyline" in whole(drawn)


def test_there_is_no_chart_before_the_end() -> None:
    told = [Message("event-round", {"round": 1})]
    state = position({"red": [1, 2], "yellow": [3, 2]})
    assert scene(state, None, (), speaker(None), told).table.desk.chart is None


def test_an_old_log_without_origins_is_drawn() -> None:
    state = position({"red": [1, 2], "yellow": [3, 2]})
    told = [Message("event-move", {"seat": 0, "action": "step", "cell": "c2r1"})]
    drawn = scene(shown(state, None), None, (), speaker(None), told).track
    assert drawn.traces == ()
    assert all(rat.run is None for rat in drawn.rats)


def test_traces_of_whole_matches_are_drawn() -> None:
    for seats in (2, 4):
        luck, chance, log = random.Random(seats), Live(seats), Log()
        state = GAME.setup(GAME.meta.complete({"wind": True}), seats, chance, log)
        found = 0
        for number in range(300):
            if not GAME.to_act(state):
                break
            seat = luck.choice(GAME.to_act(state))
            GAME.apply(state, seat, luck.choice(list(GAME.moves(state, seat))), chance, log)
            if number % EVERY == 0:
                told = [event.message for event in log.events]
                drawn = scene(shown(state, None), None, (), speaker(None), told)
                found += len(drawn.track.traces)
                whole(drawn)
        assert found


def test_a_rat_behind_the_finish_stands_on_its_place() -> None:
    for state in match(2, 4, places=True):
        if len(state.finished) == 2:
            drawn = make(shown(state, None), None).track
            rats = {rat.seat: rat for rat in drawn.rats}
            for place, seat in enumerate(state.finished, 1):
                assert rats[seat].place == place
                assert rats[seat].at.x > drawn.right
            assert len(rats) == 4
            return
    raise AssertionError("nobody finishes")


@rule("RDF-10.4", "RDF-10.7")
@pytest.mark.parametrize(
    ("mode", "has_places", "places", "lineup"),
    [
        ("race", False, [0, 0, 1, 0], [2, 1, 0, 3]),
        ("race", True, [3, 2, 1, 4], [2, 1, 0, 3]),
        ("team", False, [0, 0, 1, 0], [2, 0, 1, 3]),
    ],
)
def test_at_the_limit_only_places_that_count_are_shown(
    mode: str, has_places: bool, places: list[int], lineup: list[int]
) -> None:
    rats = {"red": [0, 5], "yellow": [3, 8], "green": [0, 8], "blue": [2, 2]}
    state = position(rats, mode=mode, places=has_places, round=30, round_limit=30)
    acting(state, {"blue": "swap", "red": "swap", "green": "idea", "yellow": "jump"})
    assert state.phase == OVER
    drawn = make(shown(state, None), None)
    assert [panel.finished for panel in drawn.panels] == places
    assert [panel.where.startswith("place") for panel in drawn.panels] == [*map(bool, places)]
    assert [rat.place for rat in drawn.track.rats] == places
    assert {racer.seat: racer.finished for racer in drawn.table.racers} == dict(enumerate(places))
    assert [racer.seat for racer in drawn.table.racers] == lineup
    podium = sorted((place, seat) for seat, place in enumerate(places) if place)
    assert [(place, seat) for place, seat, _, _ in drawn.table.desk.podium] == podium


def test_a_cell_that_sugar_also_reaches_has_two_targets() -> None:
    """What costs nothing is pressed at once; the token's way is a sign beside it."""
    for _, _, page in pages(3):
        for second in page.of_class("is-second"):
            free = page.element(second["id"].replace("token-", ""))
            assert free["data-moves"].startswith("move")
            assert "|" not in free["data-moves"]


# --- the ring and the cards ----------------------------------------------------------------------


def replaced() -> Position:
    """Red and yellow bid the same; yellow slides past an open card, round the end of the ring."""
    state = position(
        {"red": [0, 1], "yellow": [1, 2]},
        order_row=("swap", "step", "idea", "diagonal", "jump", "straight"),
        face_up={"yellow": ["swap"]},
    )
    bid(state, {"red": "straight", "yellow": "straight"})
    return state


def test_a_replaced_bid_leaves_a_trail_along_the_ring() -> None:
    state = replaced()
    ring = make(shown(state, 0), 0).ring
    (trail,) = ring.trails
    assert (trail.seat, trail.begin, trail.end) == (1, 5, 7)
    assert [(skip.place, skip.reason) for skip in trail.skips] == [(0, "open")]
    ghosts = [mark for mark in ring.marks if mark.is_ghost]
    assert [(mark.seat, mark.place) for mark in ghosts] == [(1, 5)]
    page = draw(state, 0)
    assert {"trail-2", "was-2", "mark-2"} <= set(page.ids())
    assert "at-bid" in page.element("card-2-step")["class"]


def test_the_hand_keeps_the_order_of_the_ring_with_gaps() -> None:
    state = replaced()
    hand = make(shown(state, 1), 1).table.hand
    assert hand is not None
    assert [(gap.place, gap.action) for gap in hand.gaps] == [(0, "swap"), (1, "step")]
    cards = {c.action: c.place for c in make(shown(state, 1), 1).table.cards if c.spot == "hand"}
    assert cards == {"idea": 2, "diagonal": 3, "jump": 4, "straight": 5}


def test_the_clover_offers_the_next_two_orders() -> None:
    rats = {"red": [1, 1], "yellow": [1, 2]}
    state = position(rats, tokens={"red": "clover"})
    acting(state, {"red": "swap", "yellow": "idea"})
    page = draw(state, 0)
    offers = {each["id"] for each in page.of_class("order") if "can" in each["class"].split()}
    assert offers == {"order-step"}
    order = page.element("order-step")
    assert "data-piece" in order
    assert all(text.startswith("clover1 ") for text in order["data-moves"].split("|"))


def test_pepper_can_be_eaten_on_the_token() -> None:
    state = position({"red": [1, 1], "yellow": [1, 2]}, tokens={"yellow": "pepper"})
    bid(state, {"red": "step", "yellow": "swap"})
    assert state.phase == PEPPERING
    page = draw(state, 1)
    assert page.element("token-2")["data-moves"] == "eat pepper"
    assert page.element("pill-keep-pepper")["data-moves"] == "keep pepper"


def test_an_open_card_says_that_it_cannot_be_bid() -> None:
    state = position({"red": [0, 3], "yellow": [1, 3]}, face_up={"yellow": ["step"]})
    page = draw(state, 0)
    assert "cannot bid it now" in page.element("card-2-step")["aria-label"]


def test_a_void_bid_is_crossed_out() -> None:
    rats = {"red": [0, 1], "yellow": [1, 2], "green": [2, 3]}
    held = ["step", "swap", "jump"]
    state = position(rats, face_up={"green": ["idea", *held]})
    state.phase, state.active, state.turn = ACTING, 0, 0
    state.bids = [0, 1, 1]
    state.cards = [0, 1, NONE]
    cards = [card for card in make(shown(state, 0), 0).table.cards if card.is_void]
    assert [card.id for card in cards] == ["card-3-diagonal"]


def test_stages_cheese_and_prizes_of_a_tournament() -> None:
    for state in match(4, 4, mode="tournament"):
        if state.phase == PRIZE:
            drawn = make(shown(state, state.active), state.active)
            assert [pill.press.moves for pill in drawn.table.desk.prizes] == [
                "prize clover",
                "prize pepper",
                "prize sugar",
            ]
            lines = drawn.table.desk.table
            assert [line.cheese for line in lines] == [3, 2, 1, 0]
            assert [line.places[0] for line in lines] == [1, 2, 3, 4]
            assert [step.cheese for step in drawn.track.steps] == [3, 2, 1]
            return
    raise AssertionError("no stage ends")


def test_teams_are_marked() -> None:
    state = fresh(4, 1, mode="team")
    drawn = make(state, None)
    assert [panel.team for panel in drawn.panels] == [1, 2, 1, 2]
    assert [team.seats for team in drawn.table.desk.teams] == [(0, 2), (1, 3)]
    assert not make(fresh(4, 1), None).table.desk.teams


def test_the_view_follows_whoever_acts() -> None:
    rats = {"red": [1, 2], "yellow": [1, 12]}
    state = position(rats, track=LONG_SPECIAL)
    acting(state, {"red": "step", "yellow": "step"})
    street = Street(track_of(state).columns)
    assert make(state, None).track.focus == 100 * (street.x(2) + CELL // 2) // street.width


# --- words ---------------------------------------------------------------------------------------


def test_no_word_of_the_drawing_is_left_over() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for language in LANGUAGES:
        text = (FOLDER.parent / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        drawing = text.partition("## The drawing")[2]
        keys = re.findall(r"^((?:board|panel|status)-[\w-]+) =", drawing, re.MULTILINE)
        assert len(keys) == len(set(keys))
        for key in keys:
            stem = re.sub(r"-[a-z]+$", "-", key)
            assert f'"{key}"' in sources or f'f"{stem}{{' in sources, key
