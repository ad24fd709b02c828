"""The drawing, beyond what the conformance suite asks of every board."""

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import HIDDEN, Message, OptionValue, Seat
from cheeseboard.games.ratland import GAME
from cheeseboard.games.ratland.board.motion import motions
from cheeseboard.games.ratland.board.parts import Scene
from cheeseboard.games.ratland.board.places import FIVE, ROOMS, WIDTHS, stands
from cheeseboard.games.ratland.board.scene import scene
from cheeseboard.games.ratland.box import INFIRMARY, PLACES, ZONES
from cheeseboard.games.ratland.state import MOVES, OVER, PLANS, PUT_BACK, READY, Position
from cheeseboard.games.ratland.tests.positions import (
    pieces,
    plan,
    planning,
    play,
    start,
    table,
)
from cheeseboard.help import help_of
from cheeseboard.motion import LONGEST, Act, Caption, Fly, Glimpse, flat, lasts
from cheeseboard.testing.drawings import Easel

SETTINGS: Final[tuple[dict[str, OptionValue], ...]] = (
    {},
    {"clans": True, "board": "secret_each_round"},
    {"clans": True, "board": "secret", "cheese_supply": "box", "cheese_order": "ascending"},
    {"board": "aggressive", "cheese_cards": "ladder"},
)
EVERY: Final = 29
"""One planning position of so many is drawn; the rarer decisions are all drawn."""
RARE_EVERY: Final = 5

easel: Final = Easel(GAME)
draw, say = easel.page, easel.say()


def make(view: Position, seat: Seat | None) -> Scene:
    drawn: Scene = easel.scene(view, seat)
    return drawn


def wander(seed: int, seats: int, **options: OptionValue) -> Iterator[Position]:
    """Positions of a random match in which clans keep small."""
    chance = Live(seed)
    dice = random.Random(seed)
    state = start(seats, seed, **options)
    yield state
    while actors := GAME.to_act(state):
        seat = dice.choice(actors)
        moves = GAME.moves(state, seat)
        GAME.apply(state, seat, dice.choice(moves), chance, SILENCE)
        yield state


def moments(seats: int) -> Iterator[tuple[Position, Seat | None]]:
    """Some positions of random matches with some viewers; the first and the last always."""
    options = SETTINGS[seats % len(SETTINGS)]
    for number, state in enumerate(wander(seats, seats, **options)):
        is_rare = state.phase != PLANS
        if number % (RARE_EVERY if is_rare else EVERY * seats // 2) == 0 or state.phase == OVER:
            actor = next(iter(GAME.to_act(state)), 0)
            yield from ((state, viewer) for viewer in {None, 0, actor, seats - 1})


# --- what is hidden ------------------------------------------------------------------------------


def test_a_plan_is_dark_until_the_reveal() -> None:
    state = planning({"healthy": 7}, {"healthy": 9}, {"healthy": 8})
    for text in ("put bedroom 1", "put bedroom 1", "put dump 5"):
        GAME.apply(state, 1, GAME.read(text), Live(1), SILENCE)
    for viewer in (0, 2, None):
        drawn = make(GAME.view(state, viewer), viewer)
        assert all(not sewer.tells for sewer in drawn.sewers if sewer.badge.seat == 1)
    own = make(GAME.view(state, 1), 1).house
    assert [room.count for room in own.rooms[: len(ZONES)]] == [5, 0, 0, 0, 0, 2, 2]
    assert make(GAME.view(state, None), None).house.is_dark
    assert not own.is_dark


def test_all_sewers_are_lit_after_the_reveal() -> None:
    state = table({"dump": 3}, {"city": 2, "pantry": 1}, {"bedroom": 4})
    state.phase = MOVES
    state.queue = [0]
    for viewer in (0, None):
        drawn = make(GAME.view(state, viewer), viewer)
        counts = {s.badge.seat: [tell.count for tell in s.tells] for s in drawn.sewers}
        assert counts == {1: [0, 2, 0, 0, 0, 0, 1], 2: [0, 0, 0, 0, 0, 4, 0]}


def test_a_secret_side_is_known_to_its_owner() -> None:
    state = start(3, board="secret")
    GAME.apply(state, 1, GAME.read("side aggressive"), Live(1), SILENCE)
    assert make(GAME.view(state, 1), 1).panels[1].is_aggressive
    for viewer in (0, None):
        assert not make(GAME.view(state, viewer), viewer).panels[1].is_aggressive


# --- single things -------------------------------------------------------------------------------


def test_neighbours_stand_where_they_sit() -> None:
    drawn = make(GAME.view(start(5), 1), 1)
    assert [(s.badge.seat, s.side) for s in drawn.sewers] == [
        (2, "left"),
        (3, "far"),
        (4, "far"),
        (0, "right"),
    ]
    rooms = {room.name: room for room in drawn.house.rooms}
    left, right = rooms["pipe_left"].neighbour, rooms["pipe_right"].neighbour
    assert left is not None
    assert right is not None
    assert (left.seat, right.seat) == (2, 0)
    assert [s.side for s in make(GAME.view(start(2), 0), 0).sewers] == ["both"]


def test_small_sewers_do_not_overlap() -> None:
    for seats in range(4, 13):
        boxes = [s.box for s in make(GAME.view(start(seats), 0), 0).sewers if s.side == "far"]
        assert len(boxes) == seats - 3
        for box, following in pairwise(boxes):
            assert box.x + box.width <= following.x


def test_later_seats_have_doubled_letters() -> None:
    panels = make(GAME.view(start(12), 0), 0).panels
    assert [panel.badge.letter for panel in panels] == [*"RYGBVW", *(2 * c for c in "RYGBVW")]
    assert [panel.badge.is_double for panel in panels] == [False] * 6 + [True] * 6


def test_rats_are_placed_by_pressing_places_and_steppers() -> None:
    state = planning({"healthy": 6}, {"healthy": 9}, {"healthy": 8})
    page = draw(state, 0)
    assert page.element("rl-zone-city")["data-moves"] == "put city 1"
    assert page.element("rl-more-city")["data-moves"] == "put city 1"
    assert page.element("rl-five-city")["data-moves"] == "put city 5"
    assert page.element("rl-less-city")["data-why"] == "take city"
    assert page.element("rl-key-0")["data-moves"] == "done;ready"
    play(state, 0, "put city 5", "put dump 1")
    page = draw(state, 0)
    assert page.element("rl-less-city")["data-moves"] == "take city"
    assert page.element("rl-zone-field")["data-why"] == "put field 1"
    assert page.element("rl-five-city")["data-why"] == "put city 5", "it keeps its place"
    play(state, 0, "done")
    assert [id for id in draw(state, 0).ids() if id.startswith("rl-more")] == []


def test_a_plan_walks_out_of_the_pantry() -> None:
    """Rats keep their ids, so that only those who are sent somewhere move."""
    state = planning({"healthy": 7}, {"healthy": 9}, {"healthy": 8})
    before = {rat.id: rat.wear for rat in make(GAME.view(state, 0), 0).house.rats}
    play(state, 0, "put bedroom 1", "put bedroom 1")
    after = {rat.id: rat.wear for rat in make(GAME.view(state, 0), 0).house.rats}
    assert before.keys() == after.keys()
    assert sorted(after.values()) == ["bed"] * 2 + ["guard"] * 5


def test_who_is_ready() -> None:
    state = planning({"healthy": 1}, {"healthy": 9}, {"healthy": 8})
    plan(state, 0, bedroom=1)
    assert state.steps[0] == READY
    assert [panel.lamp for panel in make(GAME.view(state, 1), 1).panels] == [
        "ready",
        "thinking",
        "thinking",
    ]
    assert make(GAME.view(state, 0), 0).tray.note


def test_many_rats_stand_in_fives() -> None:
    for place in ROOMS:
        for count in range(80):
            found = stands(place, count)
            assert sum(stand.rats for stand in found) == count
            assert {stand.rats for stand in found} <= {1, FIVE}
            assert len({stand.at for stand in found}) == len(found)


def test_large_clans_stay_in_their_rooms() -> None:
    """In two rows, with the numbers of those behind in front of all."""
    for place, room in ROOMS.items():
        for count in range(1, 80):
            found = stands(place, count)
            assert len({stand.at.y for stand in found}) <= 2
            for stand in found:
                half = WIDTHS[stand.rats] / 2 - 1
                assert room.x <= stand.at.x - half
                assert stand.at.x + half <= room.x + room.width
    html = easel.draw(make(GAME.view(planning({"healthy": 36}, {"healthy": 3}), 0), 0))
    rats, badges = html.index("rl-rats"), html.index("rl-fives")
    assert rats < html.rindex("#rl-five") < badges
    assert html.count('<text class="rl-five-of"') == 7


def test_drawn_pieces_go_back_by_pressing_them() -> None:
    state = table({"dump": 3}, {"dump": 1}, {"city": 1}, event="helmet")
    state.phase, state.queue, state.tunnel = PUT_BACK, [0], 0
    state.drawn, state.bag = [1, 0, 2, 0, 0, 0], [5, 0, 4, 0, 0, 0]
    page = draw(state, 0)
    assert [page.element(f"rl-piece-{n}")["data-moves"] for n in range(3)] == [
        "return yellow",
        "return white",
        "return white",
    ]
    search = make(GAME.view(state, 1), 1).search
    assert search is not None
    assert [piece.kind for piece in search.drawn] == ["yellow", "white", "white"]
    assert all(piece.press is None for piece in search.drawn)
    assert search.bag == 9


def test_dinner_counts_the_planned_litter() -> None:
    state = planning({"healthy": 8, "cheese": 2}, {"healthy": 9}, {"healthy": 8})
    assert make(GAME.view(state, 0), 0).status.pips == (True, True, False)
    play(state, 0, "put bedroom 1", "put bedroom 1")
    assert make(GAME.view(state, 0), 0).status.pips == (True, True, False, False)


def test_hidden_numbers_are_never_drawn() -> None:
    for seats in (3, 6):
        for state, viewer in moments(seats):
            page, view = draw(state, viewer), GAME.view(state, viewer)
            if state.phase == PLANS:
                hidden = {s for s in range(seats) if HIDDEN in view.plans[s * INFIRMARY :][:7]}
                lit = {int(id.split("-")[3]) for id in page.ids() if id.startswith("rl-tells-")}
                assert hidden.isdisjoint(lit)
            assert len(view.rats) == seats * PLACES


# --- the last reveal -----------------------------------------------------------------------------


def test_the_last_night_is_a_sheet() -> None:
    state = planning({"healthy": 4, "cheese": 1}, {"healthy": 3, "cheese": 2}, {"healthy": 2})
    plan(state, 0, bedroom=1, dump=1, city=1, pipe_left=1)
    plan(state, 1, dump=3)
    log = plan(state, 2, bedroom=2)
    told = [event.message for event in log.events if event.is_known_to(None)]
    shown = scene(GAME.view(state, None), None, (), say, told)
    film = shown.film
    assert film is not None
    assert [row.plan for row in film.rows] == [
        (1, 1, 0, 1, 0, 1, 0),
        (3, 0, 0, 0, 0, 0, 0),
        (0, 0, 0, 0, 0, 2, 0),
    ]
    raids, born, dump, city, _, dinner = film.rows[0].cells
    (raid,) = raids.raids
    assert (raid.victim.seat, raid.is_left) == (1, True)
    assert (raid.strength, raid.defence, raid.is_won) == (1, 0, True)
    assert (raids.gain, film.rows[1].cells[0].loss) == (1, 1)
    assert born.gain == 1
    assert (len(dump.pieces), len(city.pieces)) == (1, 1)
    assert dinner.gain == 1
    assert re.search(r"rl-again[^>]* data-bare", easel.draw(shown)), "captions keep off its button"


def test_the_sheet_says_what_the_drawn_pieces_did_and_only_that() -> None:
    state = planning({"healthy": 3}, {"healthy": 2}, event="doctor_cheese", card=7)
    plan(state, 0, city=3)
    drawn = pieces("white", "white", "orange", "black", "purple")
    log = plan(state, 1, chance=drawn, dump=2)
    shown = scene(GAME.view(state, None), None, (), say, [one.message for one in log.events])
    assert shown.film is not None
    signs = {sign.kind: (sign.hit, sign.text) for sign in shown.film.signs}
    assert list(signs) == ["orange", "black", "purple"], "two clouds became a meal"
    assert signs["purple"] == ("hurt", "a rat is sick for a round")
    assert [row.cells[2].gain for row in shown.film.rows] == [0, 1]


@pytest.mark.parametrize(
    ("event", "city"), [("helmet", ["2 gone", "3 sick"]), ("it_worked", ["3 sick"])]
)
def test_what_a_bag_does_to_rats_stands_beside_its_tunnel(event: str, city: list[str]) -> None:
    state = planning({"healthy": 3}, {"healthy": 2}, event=event, card=7)
    shown = make(GAME.view(state, 0), 0).plan
    assert shown is not None
    bags = [job.bag for job in shown.groups[0].jobs if job.bag]
    assert [[one.text for one in bag.dangers] for bag in bags][:2] == [[], city]


def test_the_whole_field_of_a_sign_explains_it() -> None:
    state = planning({"healthy": 3}, {"healthy": 2}, card=7)
    found = {id for id in draw(state, 0).ids() if id.startswith("rl-seg-city-")}
    told = {id: symbol.id for id in found for symbol in help_of("ratland").symbols
            for test in symbol.element if fnmatchcase(id, test)}  # fmt: skip
    assert told == {f"rl-seg-city-{kind}": kind for kind in ("yellow", "orange", "black", "purple")}


def test_two_players_are_shown_the_cheese_that_changed_hands() -> None:
    """RAT-5.12: a raid may be worth more than there is to take."""
    for cheese in (0, 2):
        state = planning({"healthy": 5}, {"healthy": 3, "cheese": cheese})
        plan(state, 0, pipe_left=5)
        log = plan(state, 1, dump=3)
        shown = scene(GAME.view(state, None), None, (), say, [one.message for one in log.events])
        assert shown.film is not None
        raids, robbed = (row.cells[0] for row in shown.film.rows)
        assert [raid.is_won for raid in raids.raids] == [True]
        assert (raids.gain, robbed.loss) == (cheese, cheese)
        told = tuple(one.message for one in log.events)
        raid = next(message for message in told if message.key == "event-foray")
        flown = flat(motions(raid, Glimpse(None, None, GAME.view(state, None), told)))
        pieces = [one for one in flown if isinstance(one, Fly) and one.picture == "rl-yellow"]
        assert bool(pieces) == bool(cheese)


def test_a_wounded_rat_is_shown_though_its_owner_draws_nothing() -> None:
    state = planning({"healthy": 4}, {"healthy": 1}, board="aggressive")
    plan(state, 0, dump=4)
    log = plan(state, 1, dump=1)
    shown = scene(GAME.view(state, None), None, (), say, [one.message for one in log.events])
    assert shown.film is not None
    dump = shown.film.rows[1].cells[2]
    assert (dump.step, dump.pieces, dump.hits) == ("dump", (), ("hurt",))


def test_the_card_that_ends_the_match_is_no_round() -> None:
    """RAT-12.1; and ties are decided without the active player (RAT-12.5)."""
    state = planning({"pantry": 3}, {"pantry": 2})
    state.round = 6
    playing = make(GAME.view(state, 0), 0)
    assert rounds_shown(playing) == {"Round 6"}
    assert "rl-marker" in easel.draw(playing)
    state.phase = OVER
    over = make(GAME.view(state, 0), 0)
    assert rounds_shown(over) == {"Round 5"}
    assert "rl-marker" not in easel.draw(over)


def rounds_shown(drawn: Scene) -> set[str]:
    assert drawn.event is not None
    return {drawn.status.round, drawn.event.track.split(".")[0]}


# --- the night, told on the drawing --------------------------------------------------------------


def a_night() -> tuple[Position, list[Message]]:
    """Seat 0 raids seat 1; seat 1 searches; seat 2 breeds."""
    state = planning({"healthy": 4, "cheese": 1}, {"healthy": 3, "cheese": 2}, {"healthy": 2})
    plan(state, 0, bedroom=1, dump=1, city=1, pipe_left=1)
    plan(state, 1, dump=3)
    log = plan(state, 2, bedroom=2)
    return state, [event.message for event in log.events if event.is_known_to(0)]


def test_the_night_begins_as_the_screens_fell_and_ends_as_it_is() -> None:
    state, told = a_night()
    night = scene(GAME.view(state, 0), 0, (), say, told).night
    assert night is not None
    assert night.cheese == 1
    assert sorted(rat.wear for rat in night.rats) == ["bed", "raid", "search", "search"]
    opened = [beat.opened for beat in night.beats if beat.opened]
    assert [[tell.count for tell in one.tells] for one in opened] == [
        [3, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 2, 0],
    ]
    purses = {beat.at: beat.text for beat in night.beats if beat.kind in ("plan", "cheese")}
    eaten = {number: str(cheese) for number, cheese in enumerate(state.cheese)}
    assert sorted(purses.values()) == sorted(eaten.values())
    assert make(GAME.view(state, 0), 0).night is None


def test_the_ring_lies_around_the_row_that_is_searched() -> None:
    """Where small sewers stand above, the card is lower, and so is its ring."""
    for seats in (3, 4, 8):
        state = planning(*[{"healthy": 3}] * seats)
        for seat in range(seats):
            log = plan(state, seat, dump=1, city=1, field=1)
        told = [event.message for event in log.events if event.is_known_to(0)]
        shown = scene(GAME.view(state, 0), 0, (), say, told)
        rings = re.findall(r'<g transform="([^"]*)"><g class="([^"]*)rl-row-on"', easel.draw(shown))
        assert rings == [(f"translate(0 {shown.lift})", "rl-paper ")] * 3


def test_a_phone_shows_the_rooms_and_the_cheese_of_whom_the_night_tells() -> None:
    state, told = a_night()
    shown = scene(GAME.view(state, 0), 0, (), say, told)
    assert shown.night is not None
    acting = [(beat.acting.seat, beat.acting.cheese) for beat in shown.night.beats if beat.acting]
    assert acting[:3] == [(1, 2), (2, 0), (1, 1)], "two plans, and what the raid took"
    assert [one.badge.seat for one in shown.night.rivals] == [1, 2]
    html = easel.draw(shown)
    drawn = re.findall(r'class="rl-acting".*?href="#(rl-rival-\d)".*?<text[^>]*>(\d+)<', html)
    assert drawn == [(f"rl-rival-{seat}", str(cheese)) for seat, cheese in acting]


def test_plates_of_the_night_leave_the_numbers_of_small_rooms_free() -> None:
    state = planning(*[{"healthy": 3}] * 4)
    for seat in range(4):
        log = plan(state, seat, bedroom=2)
    told = [event.message for event in log.events if event.is_known_to(0)]
    shown = scene(GAME.view(state, 0), 0, (), say, told)
    assert shown.night is not None
    far = next(sewer.box for sewer in shown.sewers if sewer.side == "far")
    plates = [
        beat
        for beat in shown.night.beats
        if beat.kind in ("plan", "born") and far.x <= beat.at.x <= far.x + far.width
    ]
    assert {beat.kind for beat in plates} == {"plan", "born"}
    for beat in plates:
        half = 17 * beat.scale
        for row in (40, 85):
            middle, number = beat.at.y - far.y, 9
            assert not middle - half < row < middle + half, (beat.kind, number)


def test_a_night_is_told_beat_by_beat_in_due_time() -> None:
    state, told = a_night()
    glimpse = Glimpse(0, None, GAME.view(state, 0), tuple(told))
    shown = [motions(event, glimpse) for event in told]
    acts = [one for motion in shown for one in flat(motion) if isinstance(one, Act)]
    assert [act.name for act in acts] == ["told"] * len(acts)
    numbers = [int(act.places[0].removeprefix("rl-beat-")) for act in acts]
    assert numbers == sorted(set(numbers))
    raid = next(event for event in told if event.key == "event-foray")
    flown = [one for one in flat(motions(raid, glimpse)) if isinstance(one, Fly)]
    assert [one.picture for one in flown] == ["rl-rat", "rl-yellow"]
    assert flown[1].path == ("at-1", "rl-zone-pipe_left")
    assert sum(lasts(motion) for motion in shown) < LONGEST


def test_what_others_store_and_eat_has_no_sentence_and_the_screens_have_one() -> None:
    state, told = a_night()
    glimpse = Glimpse(0, None, GAME.view(state, 0), tuple(told))
    for event in told:
        is_own = event.args.get("seat") == 0
        if event.key in ("event-cheese", "event-fed", "event-loot", "event-robbed"):
            assert bool(motions(event, glimpse)) == is_own
        if event.key == "event-plan" and not is_own:
            said = [one for one in flat(motions(event, glimpse)) if isinstance(one, Caption)]
            assert [one.message.key for one in said] == ["caption-screens"]


def test_the_first_nights_are_told_slower_than_later_ones() -> None:
    before = planning(*[{"healthy": 14, "cheese": 3}] * 3)
    state = before.copy()
    for seat in range(3):
        log = plan(state, seat, bedroom=2, dump=3, city=3, field=3, pipe_left=2)
    told = tuple(event.message for event in log.events if event.is_known_to(1))
    wholes = []
    for number in (1, 2, 3):
        before.round = number
        glimpse = Glimpse(1, before, GAME.view(state, 1), told)
        wholes.append(sum(lasts(motions(event, glimpse)) for event in told))
    assert wholes[0] == wholes[1] > wholes[2]
    assert wholes[0] < LONGEST


def test_a_search_has_one_sentence_and_all_sentences_can_be_read() -> None:
    state = planning(*[{"healthy": 14, "cheese": 3}] * 4)
    for seat in range(4):
        log = plan(state, seat, bedroom=2, dump=3, city=3, field=3, pipe_left=2)
    told = tuple(event.message for event in log.events if event.is_known_to(1))
    glimpse = Glimpse(1, None, GAME.view(state, 1), told)
    sentences: list[str] = []
    whole = 0
    for event in told:
        for motion in motions(event, glimpse):
            instead = [one.message for one in flat((motion,)) if isinstance(one, Caption)]
            sentences += [repr([*instead, event][0])]
            whole += lasts((motion,))
    told_once = [one for one, _ in itertools.groupby(sentences)]
    assert not any("event-draw" in one for one in told_once)
    assert whole / len(told_once) >= 450


@pytest.mark.parametrize("seats", [2, 6, 12])
def test_even_a_long_night_is_told_before_readers_are_tired(seats: int) -> None:
    state = planning(*[{"healthy": 14, "cheese": 3}] * seats)
    for seat in range(seats):
        log = plan(state, seat, bedroom=2, dump=3, city=3, field=3, pipe_left=2)
    told = tuple(event.message for event in log.events if event.is_known_to(1))
    glimpse = Glimpse(1, None, GAME.view(state, 1), told)
    whole = sum(lasts(motions(event, glimpse)) for event in told)
    assert 3_000 < whole <= LONGEST


def test_what_is_left_of_a_night_is_told_on_the_picture_itself() -> None:
    """After somebody's decision, such as of who may put a piece back."""
    state = planning({"healthy": 3}, {"healthy": 3}, event="helmet")
    plan(state, 0, dump=2)
    plan(state, 1, dump=3, chance=pieces("yellow", "white"))
    before = GAME.view(state, 0)
    log = play(state, 0, "return nothing", chance=pieces("yellow", "white", "yellow"))
    told = tuple(event.message for event in log.events if event.is_known_to(0))
    glimpse = Glimpse(0, before, GAME.view(state, 0), told)
    shown = [one for event in told for one in flat(motions(event, glimpse))]
    assert not any(isinstance(one, Act) for one in shown)
    draws = [one.path for one in shown if isinstance(one, Fly) and one.picture == "rl-white"]
    assert draws == [("rl-row-dump", "at-1")]


# --- the plan beside the drawing -----------------------------------------------------------------


def test_the_list_is_made_of_steppers_by_job_and_offers_everything() -> None:
    """Beside the large button, which the page has itself."""
    state = planning({"healthy": 8, "cheese": 2}, {"healthy": 3, "cheese": 4}, event="safe_spot")
    play(state, 0, "put dump 1", "put pipe_left 1")
    view = GAME.view(state, 0)
    drawn = make(view, 0)
    assert drawn.plan is not None
    jobs = [(job.name, job.count) for group in drawn.plan.groups for job in group.jobs]
    assert jobs == [
        ("dump", 1),
        ("city", 0),
        ("field", 0),
        ("pipe_left", 1),
        ("pipe_right", 0),
        ("bedroom", 0),
        ("pantry", 6),
    ]
    choices = GAME.choices(view, 0)
    groups = [Rest("", tuple(Button(choice.text) for choice in choices))]
    html = easel.draw(drawn, "moves.html", groups=groups)
    assert sorted(re.findall(r'value="([^"]+)"', html)) == sorted(choice.text for choice in choices)


def test_nothing_moves_in_the_list_while_a_plan_is_made() -> None:
    """What cannot be pressed now is off: a pointer that goes on pressing meets nothing else."""
    state = planning({"healthy": 8}, {"healthy": 3})
    state.last_plans[0] = 2
    buttons = set()
    for text in ("put dump 1", "put dump 5", "put bedroom 1", "put bedroom 1"):
        play(state, 0, text)
        drawn = make(GAME.view(state, 0), 0)
        groups = [Rest("", tuple(Button(choice.text) for choice in GAME.choices(state, 0)))]
        html = easel.draw(drawn, "moves.html", groups=groups)
        five, whole = html.count("rl-do is-five"), html.count('class="btn small"')
        assert re.findall("As last round|All back to the pantry", html) == [
            "As last round",
            "All back to the pantry",
        ]
        buttons.add((five, html.count("rl-do"), whole))
    assert len(buttons) == 1
    assert "is-five" in html
    assert 'value="put bedroom 5"' not in html


def test_who_waits_has_no_steppers() -> None:
    state = planning({"healthy": 8}, {"healthy": 3})
    play(state, 0, "done", "ready")
    assert make(GAME.view(state, 0), 0).plan is None


@dataclass(frozen=True, slots=True)
class Button:
    """A button as the pages make it."""

    text: str
    sentence: str = "-"
    question: str = ""
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Rest:
    title: str
    buttons: tuple[Button, ...]
