"""A server in a process of its own, that tests can start, stop and kill."""

import signal
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cheeseboard.testing import databases
from cheeseboard.testing.forking import Forked
from cheeseboard.testing.ports import free_port

HERE: Final = Path(__file__).parent
STARTING_SECONDS: Final = 180.0


class Server:
    """A server process on a port and a database that outlive it."""

    def __init__(self, database: Path, port: int, program: str, arguments: Sequence[str]) -> None:
        """`program` is a script, or a module by its name."""
        self.database = database
        self.address = f"http://127.0.0.1:{port}"
        self._program = program
        self._arguments = arguments
        self._log = database.with_suffix(".log")
        self._process: Forked | None = None

    @classmethod
    def for_tests(cls, folder: Path, bot_pause: float = 0.0, iterations: int = 12) -> "Server":
        """Bots do not pause, `deal` fixes what chance deals; reviews search for so long."""
        port, database = free_port(), folder / "tables.sqlite3"
        databases.begin(database)
        arguments = [str(port), str(database), str(bot_pause), str(iterations)]
        return cls(database, port, str(HERE / "serve.py"), arguments)

    @classmethod
    def as_installed(cls, folder: Path) -> "Server":
        """What somebody gets who types `cheeseboard serve`."""
        port, database = free_port(), folder / "tables.sqlite3"
        options = ["--port", str(port), "--database", str(database), "--no-browser", "--drafts"]
        return cls(database, port, "cheeseboard", ["serve", *options])

    def start(self) -> None:
        self._process = Forked(self._program, self._arguments, self._log)
        until = time.monotonic() + STARTING_SECONDS
        while not self._answers():
            if not self._process.is_alive or time.monotonic() > until:
                raise RuntimeError(f"The server did not start:\n{self.log()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=10):
                return True
        except (urllib.error.URLError, OSError):
            return False

    def deal(self, seed: int) -> None:
        """Fix what chance deals from now on, in the next matches and to bots."""
        self._tell(f"seed/{seed}")

    def keep(self, cookie: str, *, is_operator: bool = False) -> str:
        """Give the owner of a cookie an account, without a key of their own; the person's id."""
        return self._tell(f"keep/{cookie}?is_operator={is_operator}")

    def let_go(self) -> None:
        """Forget at once who wants to be forgotten."""
        self._tell("let-go")

    def undraw(self, game: str) -> None:
        """Show a game from now on as if it had no drawing yet."""
        self._tell(f"undraw/{game}")

    def redraw(self) -> None:
        """Show all games with their drawings again."""
        self._tell("redraw")

    def _tell(self, what: str) -> str:
        address = f"{self.address}/{what}"
        with urllib.request.urlopen(address, timeout=STARTING_SECONDS) as answer:
            return str(answer.read().decode())

    def kill(self) -> None:
        """What a power cut does."""
        assert self._process is not None
        self._process.signal(signal.SIGKILL)
        self._process.has_ended()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.signal(signal.SIGTERM)
        if not self._process.has_ended(5):
            self.kill()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")
