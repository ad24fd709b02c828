"""The server: one process, one database file."""

import errno
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from contextlib import closing

from fastapi import FastAPI
from rich.markup import escape
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.cli.screen import console, fail
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.databases import Damaged
from cheeseboard.server.locking import InUse
from cheeseboard.server.service import serve
from cheeseboard.server.store import Store


def run(
    host: str,
    port: int,
    database: str,
    with_browser: bool,
    with_drafts: bool,
    allowed_hosts: Sequence[str] = (),
) -> None:
    """Serve until somebody stops it."""
    url = database if "://" in database else f"sqlite:///{database}"
    settings = Settings(
        database=url,
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        with_drafts=with_drafts,
        allowed_hosts=(host, *allowed_hosts),
    )
    _check_free(host, port)
    with closing(_open_database(database, url)) as store:
        _serve(create_app(settings, store), host, port, with_browser)


def _serve(app: FastAPI, host: str, port: int, with_browser: bool) -> None:
    is_here = host in ("", "127.0.0.1", "0.0.0.0", "::")
    address = f"http://{'localhost' if is_here else _in_address(host)}:{port}/"
    console.print(f"Cheeseboard is at [bold]{escape(address)}[/bold] (Ctrl+C stops it).")
    if with_browser and has_browser():
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    serve(app, host, port)


def _check_free(host: str, port: int) -> None:
    """Try every address of the host, as the server will."""
    place = f"{_in_address(host)}:{port}"
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, UnicodeError) as error:
        reason = getattr(error, "strerror", error)
        fail(f"Cannot listen on {place}: {reason}. Choose another --host.")
    for family, _, _, _, address in found:
        try:
            _bind(family, address)
        except OSError as error:
            other = "--host" if error.errno == errno.EADDRNOTAVAIL else "--port"
            fail(f"Cannot listen on {place}: {error.strerror}. Choose another {other}.")


def _bind(family: int, address: tuple[object, ...]) -> None:
    """Listen for a moment; a family that this machine does not know is passed over."""
    try:
        probe = socket.socket(family)
    except OSError:
        return
    with probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address)


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _open_database(database: str, url: str) -> Store:
    """Ours alone, whole, and brought to the present schema; or a sentence that says what is not."""
    shown = without_password(database)
    try:
        store = Store(url)
        store.open()
    except InUse as error:
        fail(f"Cannot use the database {shown}: {error}")
    except Damaged as error:
        fail(
            f"The database {shown} is damaged: {error}. Nothing was changed. Put a backup in its "
            "place (docs/operate.md says how), or look what can be saved: "
            f"sqlite3 {shown} .recover"
        )
    except OSError as error:
        fail(f"Cannot open the database {shown}: {error.strerror}. Choose another --database.")
    except (SQLAlchemyError, ImportError, ValueError) as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0].rstrip(".")
        fail(f"Cannot open the database {shown}: {reason}. Choose another --database.")
    return store


def without_password(database: str) -> str:
    """A file as it is, a database URL from its host on."""
    return database.rpartition("@")[2] if "://" in database else database


def has_browser() -> bool:
    """Whether there is a screen for one."""
    is_shown = "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ or os.name != "posix"
    return is_shown or os.uname().sysname == "Darwin"


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
