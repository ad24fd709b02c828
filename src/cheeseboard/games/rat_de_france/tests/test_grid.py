"""Rules RDF-2: cells, walls, open steps, and the drawings that say where they are."""

import pytest

from cheeseboard.game import NONE, BadSetup, OptionValue
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.grid import Grid, GridError, join, read_card, read_track
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.tests.positions import (
    CARDS,
    COLOURS,
    SPECIAL,
    acting,
    cell,
    drawn,
    fresh,
    place,
    position,
    results,
    row,
    where,
)
from cheeseboard.games.rat_de_france.track import SECTIONS, Track
from cheeseboard.match import Match
from cheeseboard.testing import rule


def is_open(grid: Grid, one: list[int], other: list[int], *, strict: bool = False) -> bool:
    return cell(other) in Track(grid, (), is_strict=strict).steps[cell(one)]


def with_corner(walls: str) -> Grid:
    """An empty card with walls at the corner of [1, 1], [1, 2], [2, 1], [2, 2]."""
    lines = [list(line) for line in CARDS["B"].lines]
    for wall, (line, column, sign) in {
        "n": (3, 4, "|"),
        "s": (5, 4, "|"),
        "w": (4, 3, "-"),
        "e": (4, 5, "-"),
    }.items():
        if wall in walls:
            lines[line][column] = sign
    return Grid(tuple("".join(line) for line in lines), "^" * 5)


@rule("RDF-2.1")
def test_tracks_are_one_grid_of_four_rows() -> None:
    for track, columns in (("short", 15), ("long", 20)):
        found = track_of(fresh(2, track=track))
        assert (found.columns, len(found.cells)) == (columns, 4 * columns)
        assert place(found.cells[-1]) == [3, columns - 1]
        assert found.grid.sign(0, 0) == "F"


@rule("RDF-2.2")
def test_a_cell_holds_one_rat() -> None:
    state = position({"red": [1, 2], "yellow": [1, 3], "green": [0, 2]})
    for action in ("straight", "diagonal", "step"):
        targets = [result[1] for result in results(state, "red", action)]
        assert [1, 3] not in targets
        assert [0, 2] not in targets
    flying = position({"red": [0, 6], "yellow": [0, 7]}, track=SPECIAL)
    assert ["move", [0, 7]] not in results(flying, "red", "idea")


@rule("RDF-2.3", "RDF-4.3")
def test_only_the_column_counts_as_distance_from_the_start() -> None:
    state = position({"red": [0, 6], "yellow": [0, 7], "green": [3, 2], "blue": [1, 5]})
    assert row(state) == ["green", "blue", "red", "yellow"]


@rule("RDF-2.4")
def test_every_column_has_one_arrow() -> None:
    for seed in range(20):
        track = track_of(fresh(2, seed, track="long"))
        assert len(track.arrows) == track.columns
        assert set(track.arrows) <= {"^", "v"}


@rule("RDF-2.5")
def test_turning_turns_cells_walls_columns_and_arrows() -> None:
    card = CARDS["TB"]
    turned = card.turned()
    assert turned.arrows == "v^v^v"
    for r in range(4):
        for c in range(5):
            assert turned.sign(r, c) == card.sign(3 - r, 4 - c)
    assert turned.has_wall_right(0, -1)
    assert not turned.has_wall_right(3, 4)
    assert turned.has_wall_below(2, 3)
    assert turned.has_wall_below(1, 4)
    for each in (*SECTIONS, card):
        assert each.turned().turned() == each
    assert CARDS["TA"].turned().arrows == "^v^v^"
    assert Grid(card.lines, "^^^vv").turned().arrows == "^^vvv"


@rule("RDF-2.6")
def test_eight_neighbours_also_across_a_join() -> None:
    state = position({"red": [2, 4], "yellow": [0, 0]})
    found = [result[1] for result in results(state, "red", "step")]
    assert sorted(found) == [[1, 3], [1, 4], [1, 5], [2, 3], [2, 5], [3, 3], [3, 4], [3, 5]]


@rule("RDF-2.7")
def test_a_wall_is_an_edge_and_fills_no_cell() -> None:
    grid = with_corner("nswe")
    for target in ([1, 1], [1, 2], [2, 1], [2, 2]):
        near = [[target[0], target[1] + (1 if target[1] == 2 else -1)]]
        assert all(is_open(grid, other, target) for other in near)
    assert not is_open(grid, [1, 1], [1, 2])
    assert not is_open(grid, [1, 1], [2, 1])


@rule("RDF-2.8")
def test_nothing_crosses_the_outer_border() -> None:
    state = position({"red": [0, 6], "yellow": [0, 0]}, track=SPECIAL)
    targets = [result[1] for result in results(state, "red", "idea")]
    assert all(0 <= r < 4 and 0 <= c < 15 for r, c in targets)
    assert len(targets) == 15
    track = track_of(state)
    assert track.steps[0][0] == track.steps[0][6] == NONE
    assert track.wind_steps[0][0] == NONE
    for number in track.cells:
        for near in track.near[number]:
            assert near == NONE or max(abs(a - b) for a, b in zip_places(number, near)) == 1


def zip_places(one: int, other: int) -> list[tuple[int, int]]:
    return list(zip(place(one), place(other), strict=True))


@rule("RDF-2.9")
def test_straight_steps_are_closed_by_a_wall_on_their_edge_only() -> None:
    grid = with_corner("n")
    assert not is_open(grid, [1, 1], [1, 2])
    assert not is_open(grid, [1, 2], [1, 1])
    assert is_open(grid, [2, 1], [2, 2])
    assert is_open(grid, [1, 1], [2, 1])


CORNERS = {
    "": (True, True),
    "n": (True, True),
    "s": (True, True),
    "w": (True, True),
    "e": (True, True),
    "ne": (True, False),
    "sw": (True, False),
    "nw": (False, True),
    "es": (False, True),
    "ns": (False, False),
    "ew": (False, False),
    "nsw": (False, False),
    "nse": (False, False),
    "new": (False, False),
    "sew": (False, False),
    "nsew": (False, False),
}


@rule("RDF-2.10")
@pytest.mark.parametrize("walls", CORNERS)
def test_diagonals_round_a_corner_on_one_side(walls: str) -> None:
    falling, rising = CORNERS[walls]
    grid = with_corner(walls)
    for one, other in (([1, 1], [2, 2]), ([2, 2], [1, 1])):
        assert is_open(grid, one, other) is falling
        assert is_open(grid, one, other, strict=True) is (walls == "")
    for one, other in (([1, 2], [2, 1]), ([2, 1], [1, 2])):
        assert is_open(grid, one, other) is rising
        assert is_open(grid, one, other, strict=True) is (walls == "")


@rule("RDF-2.11")
def test_a_wall_on_one_side_of_a_join_is_a_wall() -> None:
    walled, plain = CARDS["TB"], CARDS["B"].turned()
    both = join((walled, plain))
    assert not is_open(both, [3, 4], [3, 5])
    assert is_open(both, [2, 4], [2, 5])
    turned = join((CARDS["B"], walled.turned()))
    assert not is_open(turned, [0, 4], [0, 5])
    line = join((CARDS["TA"], CARDS["TB"]))
    assert not is_open(line, [1, 4], [2, 5])
    assert not is_open(line, [2, 4], [1, 5])
    assert is_open(line, [1, 4], [1, 5])


@rule("RDF-2.12")
def test_a_line_is_open_when_each_step_is() -> None:
    track = track_of(position({"red": [0, 0]}))
    ray = [place(number) for number in track.rays[cell([1, 4])][2]]
    assert ray == [[1, 5], [1, 6]]
    assert [place(n) for n in track.rays[cell([2, 4])][2]] == [[2, c] for c in range(5, 10)]


@rule("RDF-2.13")
def test_walls_stop_everything_but_the_spring() -> None:
    state = position({"red": [1, 7], "yellow": [1, 8], "green": [1, 6]})
    for action in ("swap", "jump"):
        assert results(state, "red", action) == []
    state.tokens = [2, 0, 1]
    assert results(state, "red", "idea", sugar=True) == []
    mud = position({"red": [0, 8], "yellow": [0, 0]}, track=SPECIAL)
    assert ["move", [1, 8]] in results(mud, "red", "idea")
    spring = position({"red": [0, 6], "yellow": [0, 0]}, track=SPECIAL)
    assert ["move", [1, 6]] in results(spring, "red", "idea")
    assert ["move", [1, 6]] not in results(spring, "red", "step")


# --- drawings ------------------------------------------------------------------------------------

DRAWING = "\n".join(CARDS["B"].lines)


def test_cards_read_back_as_they_were_drawn() -> None:
    assert read_card(DRAWING, "^^^^^") == CARDS["B"]
    text = drawn(SPECIAL)
    assert read_track(text).text() == text
    assert read_track("\n" + text + "\n").text() == text
    assert read_track(text.replace("\n", "\r\n")).text() == text


def changed(line: int, column: int, sign: str) -> str:
    """The special track with one character changed; line and column count from 1."""
    lines = drawn(SPECIAL).split("\n")
    old = lines[line - 1]
    lines[line - 1] = old[: column - 1] + sign + old[column:]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "column", "sign", "problem"),
    [
        (1, 3, "x", "arrow"),
        (2, 1, "-", "corner"),
        (2, 2, " ", "border"),
        (10, 4, " ", "border"),
        (4, 6, "|", "across"),
        (3, 5, "-", "along"),
        (5, 1, " ", "side"),
        (5, 31, "x", "side"),
        (3, 6, "Z", "cell"),
        (3, 2, ".", "flag"),
        (9, 30, "M", "flag"),
        (7, 12, "F", "no_flag"),
    ],
)
def test_a_mistake_is_named_by_line_and_column(
    line: int, column: int, sign: str, problem: str
) -> None:
    text = changed(line, column, sign)
    with pytest.raises(GridError, match=f"Line {line}, column {column}:") as caught:
        read_track(text)
    error = caught.value
    assert (error.line, error.column, error.problem) == (line, column, problem)
    with pytest.raises(BadSetup, match=f"line {line}, column {column}") as refused:
        Match.new(GAME, 2, {"own_track": text}, 1)
    assert refused.value.refusal is not None
    assert refused.value.refusal.message.args["problem"] == problem


def test_lines_of_wrong_length_and_number_are_refused() -> None:
    lines = drawn(SPECIAL).split("\n")
    for text, line, column, problem in (
        ("\n".join(lines[:-1]), 10, 1, "lines"),
        ("\n".join([*lines, lines[-1]]), 11, 1, "lines"),
        ("\n".join([*lines[:4], lines[4][:-1], *lines[5:]]), 5, 31, "length"),
        ("\n".join([*lines[:4], lines[4] + ":", *lines[5:]]), 5, 32, "length"),
        ("^" * 4, 1, 5, "columns"),
        ("^" * 21, 1, 21, "columns"),
        ("^" * 15, 2, 1, "lines"),
    ):
        with pytest.raises(GridError) as caught:
            read_track(text)
        found = caught.value
        assert (found.line, found.column, found.problem) == (line, column, problem), text
    with pytest.raises(GridError, match="Line 1, column 6"):
        read_card(DRAWING, "^^^^^^")


def test_lines_count_as_in_the_file() -> None:
    """A mark at the beginning, line ends of any system and empty lines around do no harm."""
    good = drawn(SPECIAL)
    as_file = "\ufeff\n\n" + good + "\n\n"
    assert read_track(as_file.replace("\n", "\r\n")) == read_track(good)
    for text, line, column in (
        ("\n\n" + changed(1, 3, "x"), 3, 3),
        ("\r\n" + changed(3, 6, "Z"), 4, 6),
        ("\n" + changed(3, 2, "."), 4, 2),
        ("\n\n^^", 3, 3),
    ):
        with pytest.raises(GridError) as caught:
            read_track(text)
        assert (caught.value.line, caught.value.column) == (line, column)


def test_a_track_without_a_way_is_refused() -> None:
    lines = drawn(SPECIAL).split("\n")
    for index in range(2, 10, 2):
        lines[index] = lines[index][:10] + "|" + lines[index][11:]
    with pytest.raises(BadSetup, match="the finish cannot be reached"):
        Match.new(GAME, 2, {"own_track": "\n".join(lines)}, 1)


@pytest.mark.parametrize("walls", ["line", "strict"])
def test_one_gap_is_a_way_under_both_rulings(walls: str) -> None:
    lines = drawn(SPECIAL).split("\n")
    for index in range(2, 8, 2):
        lines[index] = lines[index][:10] + "|" + lines[index][11:]
    Match.new(GAME, 2, {"own_track": "\n".join(lines), "diagonal_walls": walls}, 1)


@pytest.mark.parametrize("columns", [5, 12, 20])
def test_own_tracks_are_raced_on(columns: int) -> None:
    arrows = "^v" * 10
    empty = "+-" * columns + "+"
    middle = "+ " * columns + "+"
    cells = ":F " + ". " * (columns - 2) + "F:"
    text = "\n".join([arrows[:columns], empty, *([cells, middle] * 3), cells, empty])
    options: dict[str, OptionValue] = {"own_track": text, "sections": "nonsense"}
    match = Match.new(GAME, 2, options, 1)
    assert track_of(match.view(None)).columns == columns
    state = position({"red": [1, columns - 3], "yellow": [0, 0]}, own_track=text)
    acting(state, {"red": "straight", "yellow": "idea"})
    assert ["move", [1, columns - 1]] in results(state, "red", "straight")
    assert where(state, COLOURS[0]) == [1, columns - 3]
