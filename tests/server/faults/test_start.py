"""A server that should not start says why, changes nothing and leaves with 2."""

import os
import random
import socket
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cheeseboard.server.locking import FileLock
from cheeseboard.testing.ports import free_port

from ..people import Person, start_table
from ..serving import DEADLINE, Server, fetch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with some tables, which tests stop and start."""
    folder = tmp_path_factory.mktemp("starts")
    arguments = ("--allowed-host", "cheese.example")
    running = Server(folder, arguments=arguments, kind="sqlite").start()
    people = [Person(running, "Ann"), Person(running, "Bob")]
    for _ in range(20):
        start_table(people, "burg_appenzell")
    yield running
    running.kill()


@pytest.fixture(scope="module")
def content(server: Server) -> bytes:
    """A good database file, as a server that was stopped leaves it."""
    server.stop()
    found = server.database.read_bytes()
    server.start()
    return found


def start_in_vain(database: Path) -> str:
    """Try to serve, where that should not be possible; what is said, on one line."""
    command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser"]
    done = subprocess.run(
        [*command, "--port", str(free_port()), "--database", str(database)],
        capture_output=True,
        text=True,
        check=False,
        timeout=DEADLINE,
        env=os.environ | {"COLUMNS": "1000"},
    )
    said = " ".join((done.stdout + done.stderr).split())
    assert done.returncode == 2, said
    assert "Traceback" not in said
    assert said.endswith((".", ".recover"))
    return said


def overwritten(content: bytes) -> bytes:
    """Some pages in the middle hold noise."""
    middle = len(content) // 2 // 4096 * 4096
    noise = random.Random(1).randbytes(3 * 4096)
    return content[:middle] + noise + content[middle + len(noise) :]


def truncated(content: bytes) -> bytes:
    return content[: len(content) * 2 // 3]


def beheaded(content: bytes) -> bytes:
    """What is left is less than a page: SQLite would take it for an empty file."""
    return content[:2_730]


def something_else(content: bytes) -> bytes:
    return b"Dear diary, today we had cheese.\n" * 500


@pytest.mark.parametrize("damaged", [overwritten, truncated, beheaded, something_else])
def test_a_damaged_file_is_refused_and_left_as_it_is(
    content: bytes, tmp_path: Path, damaged: Callable[[bytes], bytes]
) -> None:
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(damaged(content))
    said = start_in_vain(database)
    assert "is damaged" in said
    assert "Nothing was changed" in said
    assert database.read_bytes() == damaged(content)


def lock_up(file: Path) -> None:
    """Let nobody write it, root neither where the file system can do that."""
    file.chmod(0o400)
    file.parent.chmod(0o500)
    subprocess.run(["chattr", "+i", str(file)], check=False, capture_output=True)


def unlock(file: Path) -> None:
    subprocess.run(["chattr", "-i", str(file)], check=False, capture_output=True)
    file.parent.chmod(0o700)
    file.chmod(0o600)


def is_writable(file: Path) -> bool:
    try:
        file.open("r+b").close()
    except OSError:
        return False
    return True


def test_a_file_that_may_not_be_written_is_refused(content: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "read only"
    folder.mkdir()
    database = folder / "tables.sqlite3"
    database.write_bytes(content)
    lock_up(database)
    try:
        if is_writable(database):  # root on a file system without locks: nothing at all is there
            database = tmp_path / "nowhere" / "tables.sqlite3"
        said = start_in_vain(database)
    finally:
        unlock(folder / "tables.sqlite3")
    assert "Cannot open the database" in said
    assert (folder / "tables.sqlite3").read_bytes() == content


def test_the_second_server_on_a_file_names_the_first_and_leaves(server: Server) -> None:
    said = start_in_vain(server.database)
    assert f"process {server.pid} serves it already" in said
    assert Person(server).read("/").status == 200
    server.kill()
    server.start()
    assert Person(server).read("/").status == 200


def test_a_lock_is_free_again_when_it_was_given_back(tmp_path: Path) -> None:
    first, second = FileLock(tmp_path / "file"), FileLock(tmp_path / "file")
    first.take()
    first.give_back()
    second.take()
    assert (tmp_path / "file-lock").read_text() == f"{os.getpid()}\n"
    second.give_back()


def test_the_files_are_for_their_owner_alone(server: Server) -> None:
    Person(server, "Ann")
    names = [f"{server.database.name}{ending}" for ending in ("", "-wal", "-shm", "-lock")]
    modes = {name: stat.S_IMODE((server.folder / name).stat().st_mode) for name in names}
    assert modes == dict.fromkeys(names, 0o600)


def test_a_file_that_others_could_read_is_closed_to_them(content: bytes, tmp_path: Path) -> None:
    server = Server(tmp_path, kind="sqlite")
    server.database.write_bytes(content)
    server.database.chmod(0o644)
    server.start()
    assert stat.S_IMODE(server.database.stat().st_mode) == 0o600
    server.kill()


# --- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:8000", 200),
        ("LocalHost", 200),
        ("[::1]:8000", 200),
        (socket.gethostname(), 200),
        (f"{socket.gethostname().lower()}.local", 200),
        ("cheese.example", 200),
        ("Cheese.Example:443", 200),
        ("evil.example", 421),
        ("cheese.example.evil.example", 421),
        ("evil.example:80", 421),
        ("", 421),
        ("<script>", 421),
    ],
)
def test_only_known_names_are_served(server: Server, host: str, status: int) -> None:
    for path in ("/", "/api/games", "/static/nothing"):
        answer = fetch(server, path, {"Host": host})
        assert answer.status_code == (404 if (path, status) == ("/static/nothing", 200) else status)
        if status == 421:
            assert "does not answer for" in answer.text
            assert "for <script>" not in answer.text or "json" in answer.headers["content-type"]
