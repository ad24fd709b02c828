"""Tests of frames: a changed one keeps everything else."""

from dataclasses import fields
from typing import Any

import pytest

from cheeseboard.games.smash_up.state import Frame

NAMES = [field.name for field in fields(Frame)]
FILLED: dict[str, Any] = {
    name: name if name in ("then", "ask", "source") else place for place, name in enumerate(NAMES)
}


def test_without_changes_all_fields_stay() -> None:
    frame = Frame(**FILLED)
    assert frame.but() == frame


@pytest.mark.parametrize("name", NAMES)
def test_a_change_touches_one_field(name: str) -> None:
    other: Any = "other" if isinstance(FILLED[name], str) else 99
    assert Frame(**FILLED).but(**{name: other}) == Frame(**{**FILLED, name: other})
