"""The server: one process on a file, or several on PostgreSQL."""

import errno
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.markup import escape
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.cli.screen import console, fail
from cheeseboard.server.app import Settings, create_app
from cheeseboard.server.databases import Damaged
from cheeseboard.server.family import Family
from cheeseboard.server.locking import InUse
from cheeseboard.server.mail import MailSettings
from cheeseboard.server.service import serve
from cheeseboard.server.store import Store


@dataclass(frozen=True, slots=True)
class Wish:
    """How an operator wants to serve."""

    host: str
    port: int
    database: str
    with_browser: bool = True
    with_drafts: bool = False
    allowed_hosts: tuple[str, ...] = ()
    processes: int = 1
    bots: int | None = None
    """Bots that think at once in each process; None for what the machine has."""
    prefix: str = ""
    log_as_json: bool = False
    smtp: str = ""
    """The mail server as a URL; empty for none."""
    mail_from: str = ""
    with_daily_tables: bool = False
    """Whether every game has an open table a day."""

    @property
    def mail(self) -> MailSettings | None:
        """The mail server; `ValueError` says what is wrong with it."""
        if not self.smtp and not self.mail_from:
            return None
        return MailSettings.read(self.smtp, self.mail_from)

    @property
    def is_file(self) -> bool:
        return url_of(self.database).startswith("sqlite")


def url_of(database: str) -> str:
    return database if "://" in database else f"sqlite:///{database}"


def run(wish: Wish, listening: int | None = None, ready: int | None = None) -> None:
    """Serve until somebody stops it; `listening` and `ready` are what a parent hands down."""
    if wish.processes > 1 and wish.is_file:
        fail("Several processes need PostgreSQL: a file is for one. Choose another --database.")
    try:
        _ = wish.mail
    except ValueError as error:
        fail(f"Cannot send mail: {error}. Choose another --smtp and --mail-from.")
    if listening is not None:
        with closing(open_database(wish.database)) as store:
            app = create_app(_settings(wish), store)
            taken = socket.socket(fileno=listening)
            serve(app, wish.host, wish.port, taken, ready, wish.log_as_json)
        return
    _check_free(wish.host, wish.port)
    with closing(open_database(wish.database)) as store:
        _tell(wish)
        if wish.processes == 1:
            app = create_app(_settings(wish), store)
            serve(app, wish.host, wish.port, log_as_json=wish.log_as_json)
            return
    if wish.smtp:
        os.environ["CHEESEBOARD_SMTP"] = wish.smtp  # its password is nothing for a command line
        os.environ["CHEESEBOARD_MAIL_FROM"] = wish.mail_from
    with _listen(wish.host, wish.port) as taken:
        Family(taken, partial(_command, wish), wish.processes).run()


def _settings(wish: Wish) -> Settings:
    spare = max(1, (os.cpu_count() or 2) - 1)
    usual = max(1, spare // wish.processes)
    return Settings(
        database=url_of(wish.database),
        bot_workers=usual if wish.bots is None else wish.bots,
        with_drafts=wish.with_drafts,
        daily_tables=wish.with_daily_tables,
        allowed_hosts=(wish.host, *wish.allowed_hosts),
        prefix=wish.prefix,
        mail=wish.mail,
    )


def _command(wish: Wish, listening: int, ready: int) -> list[str]:
    """How a process of several is started."""
    drafts = ["--drafts"] if wish.with_drafts else []
    daily = ["--daily-tables"] if wish.with_daily_tables else []
    logs = ["--log-json"] if wish.log_as_json else []
    bots = ["--bots", str(wish.bots)] if wish.bots is not None else []
    allowed = [part for name in wish.allowed_hosts for part in ("--allowed-host", name)]
    return [
        *(sys.executable, "-m", "cheeseboard", "serve", "--no-browser"),
        *("--host", wish.host, "--port", str(wish.port), "--database", wish.database),
        *("--processes", str(wish.processes), "--prefix", wish.prefix),
        *("--listening", str(listening), "--ready", str(ready)),
        *drafts, *daily, *logs, *bots, *allowed,
    ]  # fmt: skip


def _tell(wish: Wish) -> None:
    is_here = wish.host in ("", "127.0.0.1", "0.0.0.0", "::")
    address = f"http://{'localhost' if is_here else _in_address(wish.host)}:{wish.port}/"
    console.print(f"Cheeseboard is at [bold]{escape(address)}[/bold] (Ctrl+C stops it).")
    if wish.with_browser and has_browser():
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    """The socket that all processes share."""
    family, _, _, _, address = _addresses(host, port)[0]
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(address)
    listening.listen(2048)
    return listening


def _addresses(host: str, port: int) -> list[Any]:
    return socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)


def _check_free(host: str, port: int) -> None:
    """Try every address of the host, as the server will."""
    place = f"{_in_address(host)}:{port}"
    try:
        found = _addresses(host, port)
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


def open_database(database: str) -> Store:
    """Whole and at the present schema, a file ours alone; or a sentence that says what is not."""
    shown = without_password(database)
    try:
        store = Store(url_of(database))
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
