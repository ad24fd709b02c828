"""Rules RDF-1, RDF-3 and RDF-14: what is on the table, and what happens before the first round."""

from itertools import combinations
from typing import Final

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, BadSetup
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.checks import supply
from cheeseboard.games.rat_de_france.rules.bids import hand, replace_bids
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import BIDDING, DISCARDING, PLACING, Position
from cheeseboard.games.rat_de_france.tests.positions import (
    ACTIONS,
    COLOURS,
    bid,
    fresh,
    open_cards,
    place,
    play,
    position,
    results,
    row,
    texts,
    where,
)
from cheeseboard.games.rat_de_france.track import PLAIN
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.chance import Rigged

DISCARDS: Final = {2: [2, 0], 3: [2, 1, 0], 4: [3, 2, 1, 0]}


def sections(state: Position) -> list[int]:
    return [card // 2 + 1 for card in state.cards_laid[1:-1]]


def turns(state: Position) -> list[int]:
    return [card % 2 for card in state.cards_laid[1:-1]]


def placed(seats: int, first: int | str = "chance") -> Position:
    state = fresh(seats, first_seat=first)
    for _ in range(seats):
        play(state, texts(state, COLOURS[state.active])[0])
    return state


@rule("RDF-1.1")
def test_two_three_or_four_play_with_six_cards_each() -> None:
    for seats in (2, 3, 4):
        state = fresh(seats)
        assert state.seats == seats
        assert [hand(state, seat).bit_count() for seat in range(seats)] == [6] * seats
        assert sum(name.startswith("rat of") for name in GAME.inventory(state)) == seats
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2, 3, 4"):
            Match.new(GAME, seats, {}, 1)


@rule("RDF-1.2")
def test_any_two_different_end_cards_make_start_and_finish() -> None:
    names = ["SF1", "SF2", "SF3", "SF4", "SF5", "SF6"]
    for start in names:
        for finish in names:
            if start == finish:
                with pytest.raises(BadSetup):
                    Match.new(GAME, 2, {"start_finish": f"{start},{finish}"}, 1)
                continue
            laid = fresh(2, start_finish=f"{start},{finish}").cards_laid
            assert (names[laid[0] // 2], names[laid[-1] // 2]) == (start, finish)
    drawn = {(s.cards_laid[0] // 2, s.cards_laid[-1] // 2) for s in map(fresh_seed, range(300))}
    assert drawn == {(a, b) for a in range(6) for b in range(6) if a != b}


def fresh_seed(seed: int) -> Position:
    return fresh(2, seed)


@rule("RDF-1.3")
def test_a_short_track_has_one_section_and_a_long_one_two_different() -> None:
    for seed in range(60):
        assert len(sections(fresh(2, seed))) == 1
        both = sections(fresh(2, seed, track="long"))
        assert len(both) == len(set(both)) == 2


@rule("RDF-1.4")
def test_sections_are_named_learnt_in_order_or_drawn() -> None:
    assert sections(fresh(2, sections="learn:7")) == [7]
    assert sections(fresh(2, sections="learn:7", track="long")) == [7, 8]
    assert sections(fresh(2, sections=" 17 ")) == [17]
    assert sections(fresh(2, sections="17, 3", track="long")) == [17, 3]
    assert {sections(fresh(2, seed))[0] for seed in range(400)} == set(range(1, 25))


@rule("RDF-1.5")
def test_sections_lie_in_two_ways_and_flags_on_the_outer_side() -> None:
    assert {turns(fresh(2, seed))[0] for seed in range(40)} == {0, 1}
    assert turns(fresh(2, orientation="180,0", track="long")) == [1, 0]
    assert turns(fresh(2, orientation="printed", track="long")) == [0, 0]
    assert {turns(fresh(2, seed, sections="learn:1"))[0] for seed in range(40)} == {0}
    for seed in range(20):
        state = fresh(2, seed)
        assert (state.cards_laid[0] % 2, state.cards_laid[-1] % 2) == (0, 1)
        grid = track_of(state).grid
        flags = {(r, c) for r in range(4) for c in range(15) if grid.sign(r, c) == "F"}
        assert flags == {(r, c) for r in range(4) for c in (0, 14)}


@rule("RDF-1.6")
def test_rows_go_on_from_card_to_card() -> None:
    state = fresh(2, start_finish="SF1,SF2", sections="5", orientation="printed")
    lines = track_of(state).grid.lines
    assert lines[1] == ":F . . . . . . W . . . . . . F:"
    assert lines[5] == ":F .|. . . .|. W W . . . .|. F:"
    assert len(lines) == 9


@rule("RDF-1.7")
def test_the_order_row_is_a_shuffle_that_stays() -> None:
    rows = {fresh(2, seed).order_row for seed in range(80)}
    assert len(rows) > 60
    assert all(sorted(each) == list(range(6)) for each in rows)
    match = Match.new(GAME, 2, {}, 3)
    before = match.view(None).order_row
    while match.to_act and match.view(None).round < 8:
        match.play(match.to_act[0], match.moves(match.to_act[0])[-1])
    assert match.view(None).order_row == before


@rule("RDF-1.8")
def test_the_order_row_is_a_circle() -> None:
    order = ["swap", "step", "idea", "diagonal", "jump", "straight"]
    state = position({"red": [0, 0], "yellow": [0, 1]}, order_row=order)
    bid(state, {"red": "straight", "yellow": "straight"})
    assert ACTIONS[state.cards[1]] == "swap"


@rule("RDF-1.9")
def test_all_tokens_start_in_the_supply() -> None:
    for mode in ("race", "tournament"):
        state = fresh(4, mode=mode)
        assert state.tokens == [NONE] * 4
        assert [supply(state, token) for token in range(3)] == [4, 4, 4]


@rule("RDF-1.10")
def test_the_wind_deck_has_sixteen_cards_and_lies_face_down() -> None:
    state = fresh(4, wind=True)
    assert (sum(state.wind_left), state.wind) == (16, NONE)
    assert fresh(4).wind_left == []


@rule("RDF-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_unless_named(seats: int) -> None:
    assert {fresh(seats, seed).first for seed in range(60)} == set(range(seats))
    for seat in range(seats):
        assert fresh(seats, first_seat=seat).first == seat


@rule("RDF-3.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_rats_are_placed_in_turn_on_free_flag_cells(seats: int, first: int) -> None:
    state = fresh(seats, first_seat=first)
    free = ["place c0r0", "place c0r1", "place c0r2", "place c0r3"]
    for count in range(seats):
        seat = (first + count) % seats
        assert state.phase == PLACING
        assert GAME.to_act(state) == (seat,)
        assert texts(state, COLOURS[seat]) == free
        play(state, free.pop(min(count, len(free) - 1)))
    assert where(state, COLOURS[first]) == [0, 0]
    assert state.phase == DISCARDING


@rule("RDF-3.3", "RDF-3.4", "RDF-14.1", "RDF-14.2", "RDF-14.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_laid_open_in_turn_as_many_as_the_seat_says(seats: int) -> None:
    state = placed(seats, 1)
    for count, number in enumerate(DISCARDS[seats]):
        seat = (1 + count) % seats
        for _ in range(number):
            assert GAME.to_act(state) == (seat,)
            play(state, texts(state, COLOURS[seat])[-1])
    assert state.phase == BIDDING
    laid = [state.face_up[(1 + count) % seats].bit_count() for count in range(seats)]
    assert laid == DISCARDS[seats]


@rule("RDF-3.3")
@pytest.mark.parametrize(("seats", "number"), [(4, 3), (2, 2)])
def test_every_set_of_cards_can_be_laid_in_exactly_one_way(seats: int, number: int) -> None:
    found = []

    def lay(state: Position, left: int) -> None:
        if not left:
            found.append(frozenset(open_cards(state, COLOURS[state.first])))
            return
        for text in texts(state, COLOURS[state.first]):
            after = state.copy()
            play(after, text)
            lay(after, left - 1)

    lay(placed(seats), number)
    assert len(found) == len(set(found))
    assert set(found) == {frozenset(chosen) for chosen in combinations(ACTIONS, number)}


@rule("RDF-3.3")
def test_discards_are_open_to_all_at_once() -> None:
    state = placed(3, 0)
    play(state, "discard idea" if "discard idea" in texts(state, "red") else "discard swap")
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).face_up == state.face_up
        assert GAME.view(state, seat).holes() == 0


@rule("RDF-3.5", "RDF-9.2")
def test_cards_of_the_opening_count_towards_the_four() -> None:
    state = placed(4, 0)
    play(state, "discard straight", "discard diagonal", "discard step")
    play(state, "discard straight", "discard diagonal", "discard straight")
    assert open_cards(state, "red") == {"straight", "diagonal", "step"}
    bids = {"red": "idea", "yellow": "step", "green": "swap", "blue": "straight"}
    bid(state, bids)
    while state.round == 1:
        play(state, "pass")
    assert open_cards(state, "red") == set()
    assert open_cards(state, "yellow") == {"straight", "diagonal", "step"}


@rule("RDF-3.6")
def test_flags_of_the_start_are_plain_cells_in_the_race() -> None:
    state = position({"red": [1, 1], "yellow": [0, 5]})
    assert {track_of(state).kinds[number] for number in range(4)} == {PLAIN}
    assert ["move", [1, 0]] in results(state, "red", "straight")
    bid(state, {"red": "straight", "yellow": "step"})
    play(state, "move c0r1")
    assert where(state, "red") == [1, 0]
    assert state.finished == []


@rule("RDF-14.1")
def test_two_players_always_find_a_replacement_and_jump_one_rat() -> None:
    for held in combinations(ACTIONS, 3):
        laid_open = [action for action in ACTIONS if action not in held]
        for card in held:
            state = position({"red": [0, 0], "yellow": [0, 1]}, face_up={"yellow": laid_open})
            state.bids = [ACTIONS.index(card)] * 2
            replace_bids(state, SILENCE)
            assert state.cards[1] not in (NONE, ACTIONS.index(card))
    state = position({"red": [2, 1], "yellow": [2, 2]})
    assert results(state, "red", "jump") == [["move", [2, 3]]]


@rule("RDF-14.2")
def test_three_players_always_find_a_replacement() -> None:
    for held in combinations(ACTIONS, 3):
        laid_open = [action for action in ACTIONS if action not in held]
        for earlier in held:
            rats = {"red": [0, 0], "yellow": [0, 1], "green": [0, 2]}
            state = position(rats, face_up={"green": laid_open})
            state.bids = [ACTIONS.index(held[0]), ACTIONS.index(earlier), ACTIONS.index(held[0])]
            replace_bids(state, SILENCE)
            assert state.cards[2] != NONE


@rule("RDF-14.3", "RDF-11.1")
def test_only_four_players_form_teams() -> None:
    for seats in (2, 3):
        with pytest.raises(BadSetup, match="Teams need 4 players"):
            Match.new(GAME, seats, {"mode": "team"}, 1)
    assert fresh(4, mode="team").variant.partners == (2, 3, 0, 1)


def test_placing_and_discarding_ask_no_chance() -> None:
    state = placed(2)
    play(state, texts(state, COLOURS[state.active])[0], chance=Rigged())
    assert [place(number)[1] for number in state.rats] == [0, 0]
    assert row(state) == []
