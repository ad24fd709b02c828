"""What is installed here: versions, compiled or not, database, browser, languages."""

import platform
import sqlite3
import webbrowser
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from rich.table import Table

from cheeseboard import registry, state
from cheeseboard.bots import brain
from cheeseboard.cli.screen import console
from cheeseboard.cli.serve import has_browser, without_password
from cheeseboard.words import LANGUAGES

PACKAGES: Final = ("fastapi", "sqlalchemy", "fluent.runtime", "mypy")


def run(database: str) -> None:
    """Print it as a table."""
    table = Table("", "", box=None, pad_edge=False, show_header=False)
    for name, finding in findings(database):
        table.add_row(f"[bold]{name}[/bold]", finding)
    console.print(table)


def findings(database: str) -> Iterator[tuple[str, str]]:
    yield "cheeseboard", version("cheeseboard")
    yield "Python", f"{platform.python_version()} ({platform.python_implementation()})"
    yield "machine", f"{platform.system()} {platform.release()}, {platform.machine()}"
    yield "packages", ", ".join(_package(name) for name in PACKAGES)
    yield "engines", engines()
    yield "database", _database(database)
    yield "browser", _browser()
    yield "games", ", ".join(registry.ids())
    yield "learned", "; ".join(_learned(id) for id in registry.ids())
    yield "languages", _languages()


def _package(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return f"{name} –"


def is_compiled() -> bool:
    """Whether the engines run as native code."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def engines() -> str:
    if is_compiled():
        return "compiled with mypyc"
    return "plain Python; with a C compiler, `make fast` builds them several times faster"


def _database(database: str) -> str:
    if "://" in database:
        return without_password(database)
    path = Path(database)
    found = f"{path.stat().st_size / 1024:,.0f} KB" if path.is_file() else "not there yet"
    return f"{path}, {found} (SQLite {sqlite3.sqlite_version})"


def _browser() -> str:
    if not has_browser():
        return "no screen here; open the address on another machine"
    try:
        return getattr(webbrowser.get(), "name", "found")
    except webbrowser.Error:
        return "none found; open the address by hand"


def _learned(game: str) -> str:
    """For which numbers of seats a game has weights, or why they are not used."""
    paths = [registry.folder(game) / name for name in (brain.FILE, brain.PLAYER)]
    paths = [path for path in paths if path.exists()]
    if not paths:
        return f"{game} –"
    try:
        counts = {one.seats for path in paths for one in brain.read(path, game)}
    except brain.BadBrain as error:
        return str(error).removesuffix(".")
    return f"{game} for {' and '.join(map(str, sorted(counts)))} seats"


def _languages() -> str:
    gaps = [
        f"{id} has no {language}"
        for id in registry.ids()
        for language in LANGUAGES
        for home in registry.homes(id)
        if not (home / "words" / f"{language}.ftl").is_file()
    ]
    return "; ".join([", ".join(LANGUAGES), *gaps])
