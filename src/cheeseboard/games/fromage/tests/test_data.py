"""The data and their constraints FRO-C1 to FRO-C18."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games.fromage import GAME, checks
from cheeseboard.games.fromage.box import (
    BUILDINGS,
    FAIR_CELL,
    INSERTS,
    SPACE_AGE,
    SPACE_NAMES,
    SPACE_REGIONS,
    SPACE_SHELF,
    SQUARES,
    TABLES,
    TOWNS,
    TRACK_TOKENS,
)
from cheeseboard.games.fromage.tests.positions import position

DATA = Path(__file__).parent.parent / "data"


def test_every_constraint_is_met() -> None:
    found = GAME.constraints()
    assert list(found) == [f"FRO-C{number}" for number in range(1, 19)]
    assert {id: text for id, text in found.items() if text} == {}


def spoilt(signs: str) -> dict[str, dict[str, str]]:
    """The inserts with another text for side I of the Fair with three players."""
    inserts = {venue: dict(sides) for venue, sides in INSERTS.items()}
    inserts["festival"]["3-I"] = signs
    return inserts


GOOD = INSERTS["festival"]["3-I"]


@pytest.mark.parametrize(
    ("id", "name", "value"),
    [
        (1, "SPACE_KIND", (0,) * 72),
        (2, "FAIR_CELL", (FAIR_CELL[1], FAIR_CELL[0], *FAIR_CELL[2:])),
        (2, "SAMPLES", 1),
        (3, "SHELF_POINTS", (1, 0, 0, 1, 2, 3)),
        (3, "SPACE_SHELF", tuple(shelf and 1 for shelf in SPACE_SHELF)),
        (4, "TABLES", ((36, 38), (37, 39), *TABLES[2:])),
        (5, "SPACE_REGIONS", (*SPACE_REGIONS[:-1], (0, 1))),
        (6, "INSERTS", spoilt(GOOD[:-1])),
        (6, "INSERTS", spoilt(GOOD[:-1] + "?")),
        (7, "INSERTS", spoilt(GOOD.replace("x", ".", 1))),
        (8, "TABLES", ((36, 38), (37, 39), *TABLES[2:])),
        (9, "INSERTS", spoilt("x.x..xxxxxx...x...")),
        (10, "INSERTS", spoilt(GOOD.replace("j", "b", 1))),
        (11, "SPACE_KIND", (0,) * 72),
        (12, "INSERTS", spoilt(GOOD.replace(".", "j", 1))),
        (13, "COPIES", 3),
        (14, "FAIR_SCORE", (0, 0, 2, 1, 6)),
        (14, "ORDER_SCORE", (0, 1, 3, 5, 9)),
        (15, "CUSTOMER_TOKENS", (0, 0, 0, 1, 2, 2)),
        (16, "PARLOURS", ((), (), (), ())),
        (17, "SQUARES", SQUARES[1:]),
        (18, "TRACK_TOKENS", TRACK_TOKENS | {4: 20}),
        (18, "POINTS_PER_CARD", 2),
    ],
)
def test_a_constraint_notices_broken_data(
    monkeypatch: pytest.MonkeyPatch, id: int, name: str, value: Any
) -> None:
    monkeypatch.setattr(checks, name, value)
    assert checks.constraints()[f"FRO-C{id}"]


def test_every_table_says_where_it_comes_from() -> None:
    for path in sorted(DATA.glob("*.toml")):
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            parts = table if isinstance(table, list) else [table]
            if name == "inserts":
                parts = list(table.values())
            for part in parts:
                assert part["source"] in ("seed", "derived", "found", "house"), f"{path} {name}"


def test_the_counts_of_the_box() -> None:
    assert len(SPACE_AGE) == 72
    assert len(BUILDINGS) == 16 + 32
    assert sum(GAME.inventory(_first(4)).values()) == 4 * 15 + 4 * 3 + 36 + 32
    assert sum(GAME.inventory(_first(1)).values()) == 15 + 15 + 3 + 36 + 32


def _first(seats: int) -> Any:
    return position(seats)


def test_every_town_has_a_name() -> None:
    assert set(TOWNS) == {name for name in SPACE_NAMES if name.startswith("V")}
    assert all(TOWNS.values())
