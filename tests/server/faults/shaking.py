"""A server that tests shake while it runs: by signals, limits, and files that it looks at."""

import contextlib
import re
import resource
from collections.abc import Iterator
from typing import Final

from ..serving import Server, runner

BEFORE: Final = '''
import functools, pathlib, time
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError
from cheeseboard import registry
from cheeseboard.server import app, thinking
from cheeseboard.server.store import Store

home = pathlib.Path(__file__).parent
now = time.time

def told(name):
    try:
        return (home / name).read_text()
    except FileNotFoundError:
        return ""

def shake(kind):
    """Let the engine fail behind certain moves: table's game, seat, move, how often, how."""
    whole = kind.apply
    def apply(self, state, seat, move, chance, log):
        whole(self, state, seat, move, chance, log)
        game, who, text, count, error = (told("engine") or "||||").split("|")
        is_meant = game == self.meta.id and who in ("*", str(seat)) and text in ("*", move.text)
        if is_meant and int(count):
            (home / "engine").write_text(f"{game}|{who}|{text}|{int(count) - 1}|{error}")
            raise getattr(__builtins__, error)("The engine is shaken.")
    kind.apply = apply
    seen = kind.view
    def view(self, state, seat):
        if told("view") == self.meta.id:
            raise UserWarning("Nobody can look at this.")
        return seen(self, state, seat)
    kind.view = view

for id in registry.ids(with_drafts=True):
    shake(type(registry.load(id)))

def mislead(name):
    """Let a way of writing fail: before anything is written, or after all of it was."""
    whole = getattr(Store, name)
    def write(self, *args, **kwargs):
        if told("write") == f"{name} fails":
            raise OperationalError("", {}, RuntimeError("disk I/O error"))
        result = whole(self, *args, **kwargs)
        if told("write") == f"{name} lies":
            raise OperationalError("", {}, RuntimeError("disk I/O error"))
        return result
    setattr(Store, name, write)

for name in ("add_steps", "announce", "save_table", "begin_match"):
    mislead(name)

def read_only(connection):
    on = "ON" if told("read-only") else "OFF"
    connection.connection.driver_connection.execute(f"PRAGMA query_only = {on}")

event.listen(Engine, "begin", read_only)
time.time = lambda: now() + float(told("clock") or 0)
thinking.AGAIN = (0.05, 0.1, 0.2)
app.BotPool = functools.partial(app.BotPool, command=[sys.executable, str(home / "worker.py")])
'''
"""Files in the server's folder say what is wrong just now."""

WORKER: Final = '''
"""A worker that is as good as its file says when it is asked."""
import pathlib
import sys
import time

def mood():
    try:
        return pathlib.Path(__file__).with_name("worker").read_text()
    except FileNotFoundError:
        return ""

if mood() == "exits":
    sys.exit(1)

import json
from cheeseboard.server import bot_worker

class Moody(bot_worker.Thinker):
    def answer(self, request):
        if mood() == "nonsense":
            sys.stdout.write("cheese, please\\n")
        if mood() == "illegal":
            return {"move": "bid 99"}
        if mood() == "slow" and request["bot"] == "expert":
            time.sleep(0.15)
            return super().answer(request | {"bot": "random"})
        if mood() == "quick":
            found = super().answer(request | {"bot": "random"})
            hint = {"move": found.get("move"), "value": 0.5, "terms": []}
            return {"hint": [hint]} if request["bot"] == "hint" else found
        while mood() == "waits" and request["bot"] == "hint":
            time.sleep(0.01)
        return super().answer(request)

bot_worker.Thinker = Moody
bot_worker.main()
'''


def shaken_server(server: Server) -> Server:
    (server.folder / "worker.py").write_text(WORKER, encoding="utf-8")
    return server.start()


def script() -> str:
    return runner("bot_deadline=6.0", BEFORE)


@contextlib.contextmanager
def told(server: Server, name: str, text: str) -> Iterator[None]:
    """Tell a server for a while that something is wrong."""
    path, new = server.folder / name, server.folder / f"{name} new"
    new.write_text(text, encoding="utf-8")
    new.replace(path)
    try:
        yield
    finally:
        path.unlink()


@contextlib.contextmanager
def limited(server: Server, size: int = 1 << 14) -> Iterator[None]:
    """No file of the server may grow beyond this: writing fails as on a full disk."""
    everything = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, everything)


class Log:
    """What a server writes from now on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._start = len(server.log())

    @property
    def text(self) -> str:
        return self._server.log()[self._start :]

    def check(self, lines: int) -> None:
        """There are few lines, and the errors among them are all of different kinds.

        That nobody could be reached for a while is true on a crowded machine, and nobody's fault.
        """
        heads = re.findall(
            r"^20\d\d-(?!.*(?:more like this:|Nobody could be reached)).*", self.text, re.M
        )
        assert len(heads) <= lines, self.text
        last = re.findall(
            r"^[\w.]+(?:Error|Exception|NotNext)\b.*\n(?=20|\Z|\(Back)", self.text, re.M
        )
        assert len(last) == len(set(last)), self.text
