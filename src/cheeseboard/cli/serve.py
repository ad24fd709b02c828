"""The server: one process, one database file."""

import os
import socket
import threading
import time
import webbrowser

import uvicorn

from cheeseboard.cli.screen import console, fail
from cheeseboard.server.app import Settings, create_app


def run(host: str, port: int, database: str, with_browser: bool, with_drafts: bool) -> None:
    """Serve until somebody stops it."""
    url = database if "://" in database else f"sqlite:///{database}"
    settings = Settings(
        database=url, bot_workers=max(1, (os.cpu_count() or 2) - 1), with_drafts=with_drafts
    )
    _check_free(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    console.print(f"Cheeseboard is at [bold]{address}[/bold] (Ctrl+C stops it).")
    if with_browser and has_browser():
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    uvicorn.run(
        create_app(settings), host=host, port=port, log_level="warning", timeout_graceful_shutdown=2
    )


def _check_free(host: str, port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            fail(f"Cannot listen on {host}:{port}: {error.strerror}. Choose another --port.")


def has_browser() -> bool:
    """Whether there is a screen for one."""
    is_shown = "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ or os.name != "posix"
    return is_shown or os.uname().sysname == "Darwin"


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
