"""What an open page is sent stays small: every update of whole matches, as packed for the line."""

import json
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard import registry
from cheeseboard.server import live
from cheeseboard.server.bots import BotPool
from cheeseboard.server.hall import Hall, Patience
from cheeseboard.server.live import Watch
from cheeseboard.server.play import told_pace
from cheeseboard.server.playing import Claim
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Table
from cheeseboard.testing import databases
from cheeseboard.testing.loops import run

MOST: Final = 10_240
"""Bytes of an update."""

STEPS: Final = (300, pytest.param(1_500, marks=pytest.mark.long))
"""Steps after which a random match is long enough."""


@dataclass(frozen=True, slots=True)
class Sent:
    """An update as it goes over the line."""

    bytes: int
    step: int
    events: tuple[str, ...]
    text: str


async def played(folder: Path, game: str, seats: int, steps: int, rng: random.Random) -> list[Sent]:
    """What somebody with the first seat is sent during a match of random moves."""
    databases.begin(folder / "bytes.sqlite3")
    store = Store(f"sqlite:///{folder / 'bytes.sqlite3'}")
    store.open()
    hall = Hall(store, BotPool(0, 1.0), Patience(), with_drafts=True)
    sent: list[Sent] = []
    try:
        people = [f"p{seat}" for seat in range(seats)]
        for id in people:
            await hall.naming.welcome(id, id.upper())
        table = await hall.seating.create("p0", "P0", game, seats=seats)
        for seat, id in enumerate(people[1:], 1):
            await hall.seating.sit(table, id, id.upper(), seat)
        await hall.seating.start(table, "p0")
        watch = _watch(table, hall)
        await watch.news()
        for step in range(steps):
            match = table.match
            assert match is not None
            if not match.to_act:
                break
            seat = rng.choice(match.to_act)
            move = rng.choice(match.moves(seat)).text
            claim = Claim(people[seat], seat, None, f"k{step}", hall.clock.now())
            await hall.playing.play(table, claim, [move])
            texts = [*await watch.news(), *watch._whole_log()]
            sent += [_sent(text, step) for text in texts]
    finally:
        await hall.close()
        store.close()
    return sent


def _watch(table: Table, hall: Hall) -> Watch:
    async def nothing(_: Table) -> str:
        return ""

    pace = told_pace("1")
    return Watch(table, "p0", 0, "uk", None, "", pace, hall, nothing, nothing)


def _sent(text: str, step: int) -> Sent:
    data: dict[str, Any] = json.loads(text.partition("data: ")[2])
    keys = tuple(one["key"] for one in data.get("news") or ())
    return Sent(len(live._packed(text)), step, keys, text)


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("game", registry.ids(with_drafts=True))
def test_an_update_is_small(tmp_path: Path, rng: random.Random, game: str, steps: int) -> None:
    seats = min(6, max(registry.meta(game).seats))
    sent = run(played(tmp_path, game, seats, steps, rng))
    assert sent
    largest = max(sent, key=lambda one: one.bytes)
    where = f"step {largest.step}, told {largest.events}"
    assert largest.bytes <= MOST, f"{largest.bytes} bytes at {where}"
