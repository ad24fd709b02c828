"""Errors as sentences, and the command that serves."""

import importlib
import socket
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from cheeseboard.games._template import GAME
from cheeseboard.match import Match
from cheeseboard.testing.ports import free_port

from .running import MARKET, run, shown

# --- errors --------------------------------------------------------------------------------------


NEAR = "There is no game 'burg_apenzell'. Did you mean 'burg_appenzell'?"
ERRORS: dict[str, tuple[tuple[str, ...], str]] = {
    "play an unknown game": (("play", "burg_apenzell"), NEAR),
    "check an unknown game": (("check", "burg_apenzell"), NEAR),
    "bench an unknown game": (("bench", "burg_apenzell"), NEAR),
    "unknown option": (
        (*MARKET, "--option", "round=3"),
        "_template has no option 'round'. Its options: rounds.",
    ),
    "bad option": (
        (*MARKET, "--option", "rounds=many"),
        "Option 'rounds' cannot be 'many': it takes a whole number from 1 to 5.",
    ),
    "option out of range": (
        (*MARKET, "--option", "rounds=6"),
        "Option 'rounds' cannot be 6: it takes a whole number from 1 to 5.",
    ),
    "option without =": (
        (*MARKET, "--option", "rounds"),
        "Write options as name=value, for example --option target=5, not 'rounds'.",
    ),
    "unknown preset": (
        (*MARKET, "--preset", "endless"),
        "_template has no preset 'endless'. Its presets: standard, short.",
    ),
    "bad seat count": (
        ("play", "_template", "--seats", "9"),
        "_template is played with 2, 3, 4 seats, not with 9.",
    ),
    "too many people": (
        (*MARKET, "--people", "3"),
        "--people takes 0 to 2 here, not 3.",
    ),
    "less than nobody": (
        (*MARKET, "--people", "-1"),
        "--people takes 0 to 2 here, not -1.",
    ),
    "unknown bot": (
        ("play", "_template", "--bot", "genius"),
        "There is no bot 'genius'. "
        "Bots: beginner, easy, medium, hard, expert, random, greedy, search, glance, taught.",
    ),
    "play in an unknown language": (
        (*MARKET, "--language", "de"),
        "The languages are en, ru, uk; 'de' is none of them.",
    ),
    "list in an unknown language": (
        ("games", "--language", "de"),
        "The languages are en, ru, uk; 'de' is none of them.",
    ),
    "start seat beyond the seats": (
        ("play", "burg_appenzell", "--seats", "2", "--option", "first_seat=3"),
        "Who begins: there are 2 seats at this table. Choose one of them.",
    ),
    "option from a missing file": (
        ("play", "rat_de_france", "--option", "own_track=@nothing.txt"),
        "nothing.txt cannot be read: [Errno 2] No such file or directory: 'nothing.txt'.",
    ),
    "missing file": (("replay", "nothing.jsonl"), "There is no file nothing.jsonl."),
    "id of a new game": (
        ("new-game", "New Game"),
        "'New Game' cannot be the id of a game: words of lower case letters and digits joined by "
        "_, two letters first, and no word of Python.",
    ),
    "new game that is there": (
        ("new-game", "burg_appenzell"),
        "There is a game 'burg_appenzell' already.",
    ),
}


def complaint(result: Result) -> str:
    """The one sentence of a command that failed."""
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert result.stdout.strip() == ""
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


@pytest.mark.parametrize(("arguments", "sentence"), ERRORS.values(), ids=ERRORS)
def test_an_error_is_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert complaint(run(*arguments)) == sentence


def test_a_refused_start_is_told_in_the_language_of_the_player() -> None:
    arguments = ("play", "burg_appenzell", "--seats", "2", "--option", "first_seat=3")
    english = complaint(run(*arguments))
    assert complaint(run(*arguments, "--language", "ru")) != english


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert complaint(run("replay", str(tmp_path))) == f"{tmp_path} is a folder, not a file."


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"cheese\n", "Line 1 of the record cannot be read."),
        (b"", "The record is empty."),
        (b"{}\n", "Line 1 of the record: this is no record of a match."),
    ],
    ids=["no json", "empty", "no record"],
)
def test_a_damaged_record_is_one_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(data)
    assert complaint(run("replay", str(path))) == sentence


def test_a_record_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\xff\xfe")
    assert complaint(run("replay", str(path))) == (
        f"{path} is no record: it is not a text in UTF-8."
    )


def test_a_record_of_an_unknown_game_is_one_sentence(tmp_path: Path) -> None:
    match = Match.new(GAME, 2, {}, 1)
    match.record.game = "chess"
    match.record.write(tmp_path / "match.jsonl")
    assert complaint(run("replay", str(tmp_path / "match.jsonl"))).startswith(
        "There is no game 'chess'."
    )


# --- serve ---------------------------------------------------------------------------------------


def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, port: int) -> str:
    """What is printed before the server runs, which it does not do here."""
    monkeypatch.setattr(
        importlib.import_module("cheeseboard.cli.serve"), "serve", lambda *_, **__: None
    )
    database = str(tmp_path / "tables.sqlite3")
    return shown(
        run("serve", "--host", host, "--port", str(port), "--database", database, "--no-browser")
    )


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_address_of_this_machine_is_called_localhost(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str
) -> None:
    port = free_port()
    text = served(monkeypatch, tmp_path, host, port)
    assert text == f"Cheeseboard is at http://localhost:{port}/ (Ctrl+C stops it)."


def test_the_address_of_an_ipv6_host_stands_in_brackets(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As the server's address, or on a machine without IPv6 as what cannot be listened on."""
    monkeypatch.setattr(
        importlib.import_module("cheeseboard.cli.serve"), "serve", lambda *_, **__: None
    )
    port, database = free_port(), str(tmp_path / "tables.sqlite3")
    place = ("--host", "::1", "--port", str(port), "--database", database, "--no-browser")
    assert f"[::1]:{port}" in run("serve", *place).output


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint(run("serve", "--port", str(port)))
    assert said.startswith(f"Cannot listen on 127.0.0.1:{port}: ")
    assert said.endswith(". Choose another --port.")


def test_a_host_that_nobody_knows_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert complaint(run("serve", "--host", "nosuch.invalid")) == (
        "Cannot listen on nosuch.invalid:8000: Name or service not known. Choose another --host."
    )


def test_a_host_of_another_machine_is_one_sentence() -> None:
    said = complaint(run("serve", "--host", "192.0.2.1"))
    assert said.startswith("Cannot listen on 192.0.2.1:8000: ")
    assert said.endswith(". Choose another --host.")


def bad_database(database: str) -> str:
    """Why a database cannot be opened, as the operator reads it."""
    port = free_port()
    return complaint(run("serve", "--port", str(port), "--database", database, "--no-browser"))


def test_a_database_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear mice, the cheese is in the cellar. " * 100, encoding="utf-8")
    for path, reason in (
        (tmp_path, "Is a directory"),
        (tmp_path / "nowhere" / "tables.sqlite3", "No such file or directory"),
    ):
        assert bad_database(str(path)) == (
            f"Cannot open the database {path}: {reason}. Choose another --database."
        )
    before = text.read_bytes()
    said = bad_database(str(text))
    assert said.startswith(f"The database {text} is damaged: file is not a database. Nothing was")
    assert text.read_bytes() == before


@pytest.mark.parametrize(
    ("database", "place"),
    [("cheese://me:secret@host/tables", "host/tables"), ("sqlite://here/x", "sqlite://here/x")],
)
def test_a_database_url_that_cannot_be_used_is_one_sentence(database: str, place: str) -> None:
    said = bad_database(database)
    assert said.startswith(f"Cannot open the database {place}: ")
    assert said.endswith(". Choose another --database.")
    assert "secret" not in said
