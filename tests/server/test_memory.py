"""Printed parts are found again while a page says the same, and printed anew when it does not."""

import random
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from cheeseboard import registry
from cheeseboard.match import Match
from cheeseboard.server.table_page import WITHOUT_LOG, parts, table_page
from cheeseboard.server.tables import Player, Table
from cheeseboard.web.memory import Memory


@dataclass(frozen=True)
class Inner:
    count: int
    other: int = 0


@dataclass(frozen=True)
class Page:
    title: str = "A"
    unread: str = ""
    inner: Inner | None = None
    mutable: list[int] = field(default_factory=list)


class Press:
    """Counts how often something was printed."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.count = 0

    def text(self, page: Page, about: Any = None) -> str:
        def show(shown: Any) -> str:
            self.count += 1
            inside = shown.inner.count if shown.inner else "none"
            return f"{shown.title} {inside} {about}"

        return self.memory.printed("part", page, show, about)


def test_what_was_not_read_may_change() -> None:
    press = Press()
    assert press.text(Page()) == press.text(Page(unread="x")) == "A none None"
    assert press.count == 1


@pytest.mark.parametrize(
    "changed", [Page(title="B"), Page(inner=Inner(1)), Page(title="B", inner=Inner(2))]
)
def test_what_was_read_is_printed_anew(changed: Page) -> None:
    press = Press()
    press.text(Page())
    expected = f"{changed.title} {changed.inner.count if changed.inner else 'none'} None"
    assert press.text(changed) == expected
    assert press.text(Page()) == "A none None", "the way back"
    assert press.count == 2


def test_a_thing_that_is_gone_is_noticed() -> None:
    press = Press()
    assert press.text(Page(inner=Inner(1))) == "A 1 None"
    assert press.text(Page(inner=Inner(1, other=5))) == "A 1 None"
    assert press.count == 1
    assert press.text(Page()) == "A none None"


def test_parts_about_several_things() -> None:
    press = Press()
    assert [press.text(Page(), one) for one in (1, 2, 1)] == ["A none 1", "A none 2", "A none 1"]
    assert press.count == 2


def test_what_can_change_by_itself_is_not_kept() -> None:
    memory, page = Memory(), Page()

    def shown() -> str:
        return memory.printed("part", page, lambda page: str(len(page.mutable)))

    assert shown() == "0"
    page.mutable.append(1)
    assert shown() == "1"


@pytest.mark.parametrize("game", registry.ids())
def test_a_remembered_page_is_the_page(game: str, rng: random.Random) -> None:
    """Whatever happened before, and whoever has looked: as if it were printed anew."""
    seats = max(registry.meta(game).seats[0], 2)
    table = seated(game, seats, rng.getrandbits(20))
    for step in range(40):
        match = table.match
        assert match is not None
        if not match.to_act:
            break
        for viewer in (*(f"p{seat}" for seat in range(seats)), "watcher"):
            page = table_page(table, viewer, None, "en")
            fresh = replace(page, table=replace_memory(table))
            assert parts(page, "en", WITHOUT_LOG) == parts(fresh, "en", WITHOUT_LOG), (step, viewer)
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))


def seated(game: str, seats: int, seed: int) -> Table:
    """A table at which people play."""
    players = [Player("person", f"Player {seat}", f"p{seat}") for seat in range(seats)]
    table = Table("t1", game, "p0", {}, players, stage="playing")
    table.match = Match.new(registry.load(game), seats, {}, seed)
    table.names = [player.name for player in players]
    return table


def replace_memory(table: Table) -> Table:
    """The same table, at which nothing was printed yet."""
    return replace(table, memory=Memory())
