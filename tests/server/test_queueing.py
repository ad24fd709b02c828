"""Who thinks next."""

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from cheeseboard.server.faults import Counting
from cheeseboard.server.queueing import Line, Ticket


def run(work: Coroutine[Any, Any, list[str]]) -> list[str]:
    """In a thread of its own: browser tests leave a loop behind in theirs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def order(*waiting: tuple[str, Ticket]) -> list[str]:
    """In which order questions that came while one place was taken are thought about."""
    line, called = Line(1), []

    async def think(name: str, ticket: Ticket) -> None:
        async with line.turn(ticket):
            called.append(name)
            await asyncio.sleep(0.06)

    first = asyncio.create_task(think("first", Ticket("greedy", 0, True)))
    await asyncio.sleep(0)
    others = [asyncio.create_task(think(name, ticket)) for name, ticket in waiting]
    await asyncio.gather(first, *others)
    return called


def test_everybody_has_an_equal_share_however_many_tables_one_has() -> None:
    tables = [(f"greedy {number}", Ticket("greedy", number, True)) for number in range(1, 6)]
    found = run(order(*tables, ("modest", Ticket("modest", 9, True))))
    assert found[:2] == ["first", "modest"]
    assert sorted(found[2:]) == [name for name, _ in tables]


def test_tables_that_nobody_looks_at_come_last() -> None:
    found = run(
        order(
            ("unwatched", Ticket("modest", 1, False)),
            ("watched", Ticket("greedy", 2, True)),
        )
    )
    assert found == ["first", "watched", "unwatched"]


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def scenario() -> list[str]:
        line, called = Line(1), []
        async with line.turn(Ticket("a", 1, True)):
            task = asyncio.create_task(line.turn(Ticket("b", 2, True)).__aenter__())
            await asyncio.sleep(0)
            assert line.others_wait(Ticket("a", 1, True))
            task.cancel()
            await asyncio.sleep(0)
            assert not line.others_wait(Ticket("a", 1, True))
        async with line.turn(Ticket("c", 3, True)):
            called.append("c")
        return called

    assert run(scenario()) == ["c"]


def test_equal_faults_are_written_once_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    handler = Counting()
    log = logging.Logger("cheese")
    log.addHandler(handler)
    for number in range(40):
        try:
            raise ValueError(number)
        except ValueError:
            log.exception("Table %s failed.", number)
    log.warning("Something else.")
    handler.close()
    written = capsys.readouterr().err
    assert written.count("Traceback") == 1
    assert "39 more like this: Table %s failed." in written
    assert written.count("Something else.") == 1
