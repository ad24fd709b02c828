"""The data's constraints RDF-C1 to RDF-C22: they hold, and each notices data that break it."""

import pytest

from cheeseboard.data import load
from cheeseboard.games.rat_de_france import GAME, box, checks
from cheeseboard.games.rat_de_france.box import PIECES
from cheeseboard.games.rat_de_france.grid import Grid, join
from cheeseboard.games.rat_de_france.tests.positions import CARDS
from cheeseboard.games.rat_de_france.track import ENDS, FINISH, MUD, SECTIONS, laid, reach, track

SCORES = [5, 7, 10, 13, 13, 14, 14, 17, 18, 19, 20, 21]
SCORES += [25, 26, 26, 26, 28, 30, 30, 33, 34, 36, 36, 39]


def with_sign(card: Grid, line: int, column: int, sign: str) -> Grid:
    lines = list(card.lines)
    lines[line] = lines[line][:column] + sign + lines[line][column + 1 :]
    return Grid(tuple(lines), card.arrows)


def test_all_constraints_are_met() -> None:
    found = GAME.constraints()
    assert list(found) == [f"RDF-C{number}" for number in range(1, 23)]
    assert set(found.values()) == {""}


def test_the_figures_of_the_section_table() -> None:
    assert [checks.score(card) for card in SECTIONS] == SCORES
    assert sum(checks.walls(card) for card in SECTIONS) == 140
    signs = "".join("".join(line[1::2]) for card in SECTIONS for line in card.lines[1::2])
    counts = {sign: signs.count(sign) for sign in "SMWPUC"}
    assert counts == {"S": 19, "M": 30, "W": 45, "P": 14, "U": 12, "C": 12}


@pytest.mark.parametrize("section", [0, 6, 11, 16, 22, 23])
def test_whole_tracks_are_passable_as_the_pairs_prove(section: int) -> None:
    """Every short track with some sections, walked from end to end without mud."""
    for start in range(6):
        for finish in range(6):
            for turn in (0, 1):
                if start == finish:
                    continue
                cards = (2 * start, 2 * section + turn, 2 * finish + 1)
                grid = join(laid(cards))
                dry = reach(grid, 0, mud=False)
                kinds = track(cards, "", False, True).kinds
                assert any(kinds[cell] == FINISH for cell in dry)
                assert not any(kinds[cell] == MUD for cell in dry)


def test_the_proof_notices_a_closed_join() -> None:
    walled = SECTIONS[0]
    for line in (1, 3, 5, 7):
        walled = with_sign(walled, line, 10, "|")
    assert "section 1" in checks.wrong_tracks(ENDS, (walled, *SECTIONS[1:]))


def test_the_proof_notices_mud_from_side_to_side() -> None:
    muddy = SECTIONS[3]
    for line in (1, 3, 5, 7):
        muddy = with_sign(muddy, line, 5, "M")
    assert "section 4" in checks.wrong_tracks(ENDS, (*SECTIONS[:3], muddy, *SECTIONS[4:]))
    assert checks.wrong_crossing(4, muddy)


def test_each_check_of_a_card_notices_a_bad_one() -> None:
    blank = CARDS["B"]
    assert checks.wrong_flag_count("X", with_sign(blank, 3, 1, "."))
    assert checks.wrong_flags("X", with_sign(blank, 3, 3, "F"))
    assert checks.wrong_end("X", with_sign(blank, 3, 3, "S"))
    assert checks.wrong_end("X", with_sign(blank, 3, 0, "|"))
    assert checks.wrong_scores((SECTIONS[1], SECTIONS[0]))
    assert checks.wrong_scores((SECTIONS[0], SECTIONS[0]))
    assert checks.wrong_arrivals(SECTIONS[1:])
    assert checks.wrong_specials(1, with_sign(SECTIONS[0], 3, 5, "."))
    assert checks.wrong_specials(20, with_sign(SECTIONS[19], 1, 1, "M"))
    assert checks.wrong_water(1, with_sign(SECTIONS[0], 1, 1, "W"))
    assert checks.wrong_borders("X", with_sign(with_sign(blank, 1, 10, "|"), 3, 10, "|"))
    assert checks.wrong_twins((SECTIONS[0], SECTIONS[0].turned()))


def test_the_check_of_a_cards_hold_notices_closed_cells() -> None:
    shut = SECTIONS[0]
    for line, column, sign in ((2, 1, "-"), (1, 2, "|")):
        shut = with_sign(shut, line, column, sign)
    assert "reached" in checks.wrong_hold("X", shut)
    narrow = CARDS["B"]
    for line in (1, 3, 5):
        narrow = with_sign(narrow, line, 4, "|")
    assert "narrow" in checks.wrong_hold("X", narrow)
    wet = CARDS["B"]
    for line in (1, 3, 5, 7):
        wet = with_sign(wet, line, 5, "M")
    assert "narrow" in checks.wrong_hold("X", wet)


def test_every_table_names_its_source() -> None:
    sources = {"seed", "derived", "found", "house"}
    assert all(table["source"] in sources for table in PIECES.values())
    for name in ("start_finish.toml", "sections.toml"):
        assert load(box.__file__, name)["source"] in sources
