"""The operator's commands: the same deeds as on the page, from the shell."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import datetime

from rich.markup import escape

from cheeseboard.cli.copying import reading
from cheeseboard.cli.screen import console, fail
from cheeseboard.cli.serve import open_database
from cheeseboard.server.bots import DEADLINE, BotPool
from cheeseboard.server.company.office import Office
from cheeseboard.server.hall import Hall, Patience
from cheeseboard.server.responses import sentence
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

SHELL = ""
"""Who does it: nobody whom the database knows."""


def act(database: str, deed: Callable[[Hall], Awaitable[str]]) -> None:
    """Do something in a database, and say what was done or why not."""
    with closing(open_database(database)) as store:
        try:
            done = asyncio.run(_in_hall(store, deed))
        except Refused as refused:
            fail(sentence(refused, "en", None))
    console.print(escape(done))


async def _in_hall(store: Store, deed: Callable[[Hall], Awaitable[str]]) -> str:
    hall = Hall(store, BotPool(0, DEADLINE), Patience())
    try:
        return await deed(hall)
    finally:
        await hall.close()


def make(database: str, name: str, why: str) -> None:
    async def deed(hall: Hall) -> str:
        office, person = await _find(hall, name)
        await office.make_operator(SHELL, person, why)
        return f"{person.name} is an operator now: /admin is open to them."

    act(database, deed)


def unmake(database: str, name: str, why: str) -> None:
    async def deed(hall: Hall) -> str:
        office, person = await _find(hall, name)
        await office.unmake_operator(SHELL, person, why)
        return f"{person.name} is no longer an operator."

    act(database, deed)


def suspend(database: str, name: str, days: int, why: str) -> None:
    async def deed(hall: Hall) -> str:
        office, person = await _find(hall, name)
        await office.suspend(SHELL, person, days, why)
        await office.free_seats(person.id)
        return f"{person.name} is suspended for {days} days and reads why on every page."

    act(database, deed)


def lift(database: str, name: str, why: str) -> None:
    async def deed(hall: Hall) -> str:
        office, person = await _find(hall, name)
        await office.lift(SHELL, person, why)
        return f"{person.name} may act again."

    act(database, deed)


def rename(database: str, name: str, new: str, why: str) -> None:
    async def deed(hall: Hall) -> str:
        office, person = await _find(hall, name)
        await office.rename(SHELL, person, new, why)
        return f"{name} is called {new} now, everywhere."

    act(database, deed)


def remove_text(database: str, line: int, why: str) -> None:
    async def deed(hall: Hall) -> str:
        await hall.company.office.remove_text(SHELL, line, why)
        return "The text is gone; that there was one can be seen."

    act(database, deed)


def close_table(database: str, table: str, why: str) -> None:
    async def deed(hall: Hall) -> str:
        await hall.company.office.close_table(SHELL, await hall.table(table), why)
        return f"Table {table} is closed."

    act(database, deed)


def settle(database: str, report: int, why: str) -> None:
    async def deed(hall: Hall) -> str:
        await hall.company.office.settle(SHELL, report, why)
        return f"Report {report} is dealt with."

    act(database, deed)


async def _find(hall: Hall, name: str):  # type: ignore[no-untyped-def]
    office: Office = hall.company.office
    return office, await office.named(name)


def list_reports(database: str) -> None:
    """Print the reports, also of a database in use."""
    with reading(database) as store:
        found = store.reports.listed()
    for report in found:
        state = "done" if report.settled else "open"
        about = f"{report.about_name} ({report.about})" if report.about else "somebody gone"
        head = f"{report.id} {state} {_when(report.at)} {report.kind}: {about}"
        console.print(f"[bold]{escape(head)}[/bold]")
        console.print(escape(f"  {report.by_name or 'somebody gone'}: {report.reason}"))
        for line in report.lines:
            console.print(escape(f"    {line.id} {line.name}: {line.text}"))
    if not found:
        console.print("Nobody has complained.")


def show_log(database: str) -> None:
    """Print what operators did, the newest first, also from a database in use."""
    with reading(database) as store:
        found = store.office.entries()
    for entry in found:
        parts = [entry.what, entry.name or entry.person, entry.table and f"table {entry.table}"]
        until = f"until {_when(entry.until)}" if entry.until else ""
        said = ", ".join(part for part in (*parts, until) if part)
        who = entry.by_name or ("command line" if not entry.by else entry.by)
        console.print(escape(f"{_when(entry.at)} {who}: {said}. {entry.why}"))
    if not found:
        console.print("Nothing yet.")


def list_operators(database: str) -> None:
    with reading(database) as store:
        found = store.office.operators()
    for person in found:
        console.print(escape(f"{person.name} ({person.id})"))
    if not found:
        console.print("There is no operator yet: `cheeseboard admin make NAME` makes one.")


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
