"""Tests of the command line: what it shows, what it asks, and errors as sentences."""

import hashlib
import importlib
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from cheeseboard import registry
from cheeseboard.cli import app
from cheeseboard.cli.arena import usual_workers
from cheeseboard.cli.check import place
from cheeseboard.cli.play import Offer, meant, print_result
from cheeseboard.cli.screen import console
from cheeseboard.events import Message
from cheeseboard.game import Outcome
from cheeseboard.games._template import GAME
from cheeseboard.match import Match
from cheeseboard.record import Played, Record
from cheeseboard.testing.conformance import Report
from cheeseboard.testing.ports import free_port
from cheeseboard.words import words

MARKET = ("play", "_template", "--seats", "2", "--bot", "random", "--seed", "1")
CASTLE = ("play", "burg_appenzell", "--seats", "2", "--seed", "1", "--option", "first_seat=0")


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed)


def shown(result: Result) -> str:
    """What was printed, on one line: where it breaks depends on the terminal."""
    assert result.exception is None, result.output
    assert result.exit_code == 0
    return " ".join(result.output.split())


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The record of a whole match of two rounds."""
    path = tmp_path / "match.jsonl"
    shown(run(*MARKET, "--option", "rounds=2", "--save", str(path), typed="1\n1\n"))
    return path


# --- games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Burg Appenzell"), ("ru", "Сырный замок"), ("uk", "Сирний замок")],
)
def test_games_are_listed_in_every_language(language: str, title: str) -> None:
    text = shown(run("games", "--language", language))
    assert "burg_appenzell" in text
    assert title in text
    assert "_template" not in text


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", "id game seats minutes stage"),
        ("ru", "id игра мест минут готовность"),
        ("uk", "id гра місць хвилин готовність"),
    ],
)
def test_the_list_of_games_has_headings_in_the_language_of_the_reader(
    language: str, headings: str
) -> None:
    assert shown(run("games", "--language", language)).startswith(headings)


def test_without_a_command_there_is_help() -> None:
    result = run()
    for command in ("games", "play", "replay", "check", "new-game", "bench", "doctor"):
        assert command in result.output


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("cheeseboard", {"fluent", "rich", "typer", "sqlalchemy", "fastapi"}),
        ("cheeseboard.cli", {"fluent", "sqlalchemy", "fastapi", "openskill", "pytest"}),
        ("cheeseboard.cli.games", {"sqlalchemy", "fastapi", "openskill", "pytest"}),
        ("cheeseboard.server.app", {"alembic", "rich", "typer", "openskill", "pytest"}),
    ],
)
def test_a_start_imports_no_game_and_nothing_that_can_wait(module: str, unwanted: set[str]) -> None:
    script = f"import sys, {module}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not unwanted.intersection(loaded)
    assert not [name for name in loaded if name.startswith("cheeseboard.games.")]


# --- play ----------------------------------------------------------------------------------------


def test_a_whole_match_is_played_by_numbers(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    text = shown(run(*MARKET, "--save", str(path), typed="5\n4\n3\n2\n1\n"))
    assert "Cheese Market" in text
    assert "Which card do you bid?" in text
    assert "You bid 5." in text
    assert "Yellow bids" in text
    assert "All rounds have been played." in text
    found = Record.load(path)
    assert found.seed == 1
    played = [step for step in found.steps if isinstance(step, Played)]
    assert [step.move for step in played if step.seat == 0] == [
        f"bid {card}" for card in (5, 4, 3, 2, 1)
    ]
    assert found.end is not None
    for seat, colour in enumerate(("Red", "Yellow")):
        assert f"{found.end.ranks[seat]}. {colour}: {found.end.scores[seat]}" in text


def test_the_same_seed_deals_the_same_match() -> None:
    one, two = (run(*MARKET, typed="1\n1\n1\n1\n1\n").output for _ in range(2))
    assert one == two


def test_moves_are_typed_as_texts_too() -> None:
    text = shown(run(*MARKET, "--preset", "short", typed="bid 3\nbid   1\n"))
    assert "You bid 3." in text
    assert "You bid 1." in text
    assert "All rounds have been played." in text


@pytest.mark.parametrize("leave", ["q\n", " Q \n", "й\n", "quit\n", "exit\n", "вихід\n", ""])
def test_a_player_leaves_politely(leave: str) -> None:
    text = shown(run(*CASTLE, typed="place a1\nenter g1\n" + leave))
    assert "You put a mouse in tower a1." in text
    assert "You bring a mouse into tower g1." in text
    assert text.endswith("The match stops here.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Type “q” to leave the table"),
        ("ru", "«q» — выйти из-за стола"),
        ("uk", "«q» — встати з-за столу"),
    ],
)
def test_how_to_leave_is_said_at_once_and_in_the_help(language: str, said: str) -> None:
    text = shown(run(*MARKET, "--language", language, typed="q\n"))
    assert text.count(said) == 1
    assert "“q” leaves the table" in shown(run(*MARKET, typed="?\nq\n"))


def test_a_match_without_people_says_nothing_of_leaving() -> None:
    assert "leave" not in shown(run(*MARKET, "--people", "0"))


def test_the_next_player_may_leave_at_the_curtain() -> None:
    secret = ("--option", "clans=true")  # everybody chooses one of two clans
    text = shown(run("play", "ratland", "--seats", "2", "--people", "2", *secret, typed="q\n"))
    assert text.count("sit down at the keyboard") == 1
    assert text.endswith("press Enter. The match stops here.")


def test_the_record_of_a_match_that_was_left_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    text = shown(run(*CASTLE, "--save", str(path), typed="place a1\nquit\n"))
    assert "The record is in" in text
    assert Record.load(path).end is None
    assert len(Record.load(path).steps) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("ru", "Запись партии — в файле"), ("uk", "Запис партії — у файлі")],
)
def test_where_the_record_is_stands_in_the_language_of_the_player(
    tmp_path: Path, language: str, said: str
) -> None:
    path = tmp_path / "match.jsonl"
    assert said in shown(
        run(*MARKET, "--language", language, "--save", str(path), typed="1\nquit\n")
    )


def test_a_move_is_taken_back() -> None:
    text = shown(run(*CASTLE, typed="place a1\nenter g1\nundo\nundo\nquit\n"))
    assert "You take back a move." in text
    assert (
        "There is nothing you can take back now. A move that has shown something new stays." in text
    )


def test_a_move_is_played_by_its_sentence_in_the_list() -> None:
    typed = "tower A1\nwhy enter tower g1\nLift the tiled roof of room A\nquit\n"
    text = shown(run(*CASTLE, typed=typed))
    assert "You are Red." in text
    assert "You put a mouse in tower a1." in text
    assert "That is possible now." in text
    assert "none of the moves" not in text
    assert "You lift" in text


def test_a_sentence_is_typed_with_usual_spaces() -> None:
    offers = [Offer("one", "Toulouse (points now:\u00a0+8)", "", ""), Offer("two", "Pass", "", "")]
    assert meant("toulouse  (points now: +8)", offers) == "one"
    assert meant("2", offers) == "two"
    for none in ("3", "0", "9" * 5000):
        assert meant(none, offers) == none


def test_why_tells_the_reason_and_the_rule() -> None:
    typed = "place a1\nwhy uncover R\nwhy enter g1\nwhy cheese\nquit\n"
    text = shown(run(*CASTLE, typed=typed))
    assert "None of your mice stands next to room R." in text
    assert "(BA-3.2)" in text
    assert "That is possible now." in text
    assert "'cheese' is none of the moves that are possible now." in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Which move? For example: why bid 1"),
        ("ru", "Какой ход? Например: why bid 1"),
        ("uk", "Який хід? Наприклад: why bid 1"),
    ],
)
def test_why_without_a_move_asks_for_one(language: str, said: str) -> None:
    assert said in shown(run(*MARKET, "--language", language, typed="why\nquit\n"))


def test_a_rule_is_shown_by_its_id() -> None:
    text = shown(run(*MARKET, typed="rules TPL-2.5\nrules TPL-9.9\nrules\nquit\n"))
    assert "TPL-2.5 If there is no such card, nobody gets the cheese." in text
    assert "There is no rule TPL-9.9." in text
    assert "Which rule? For example: rules TPL-2.2" in text


def test_a_rule_is_shown_in_the_language_of_the_player() -> None:
    text = shown(run(*MARKET, "--language", "ru", typed="rules TPL-2.5\nquit\n"))
    assert "TPL-2.5 Если такой карты нет, сыр не достаётся никому." in text


@pytest.mark.parametrize("ask", ["help", "?", ""], ids=["help", "question mark", "nothing"])
def test_help_names_the_commands_with_examples(ask: str) -> None:
    text = shown(run(*MARKET, typed=f"{ask}\nquit\n"))
    assert "for example: bid 1" in text
    assert "“undo” takes back your last move" in text
    assert "“rules TPL-2.2” shows a rule" in text


def test_an_unreadable_move_is_answered_and_asked_again() -> None:
    text = shown(run(*MARKET, typed="bid 55\ncheese [bold]please\n99\n0\n2\nquit\n"))
    assert "'bid 55' is none of the moves that are possible now. Did you mean 'bid 5'" in text
    assert "'cheese [bold]please' is none of the moves that are possible now." in text
    assert text.count("There are moves 1 to 5.") == 2
    assert "You bid 2." in text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is one move: 1."),
        ("ru", "Сейчас возможен только один ход: 1."),
        ("uk", "Зараз можливий лише один хід: 1."),
    ],
)
def test_a_single_move_has_the_only_number(language: str, said: str) -> None:
    typed = "1\n1\n1\n1\n2\nquit\n"
    assert said in shown(run(*MARKET, "--language", language, typed=typed))


def test_only_moves_that_are_possible_now_are_suggested() -> None:
    text = shown(run(*MARKET, typed="bid 5\nbid 55\nquit\n"))
    suggested = text.partition(
        "'bid 55' is none of the moves that are possible now. Did you mean "
    )[2]
    assert suggested.startswith("'bid 4', 'bid 3', 'bid 2'?")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", "Среди возможных сейчас ходов нет хода 'bid 55'. Может быть, 'bid 5'"),
        ("uk", "Серед можливих зараз ходів немає ходу 'bid 55'. Може, 'bid 5'"),
    ],
)
def test_an_unreadable_move_is_answered_in_the_language_of_the_player(
    language: str, said: str
) -> None:
    assert said in shown(run(*MARKET, "--language", language, typed="bid 55\nquit\n"))


def test_the_score_sheet_is_printed_when_the_match_is_over(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played = run(*MARKET, "--option", "rounds=2", "--save", str(path), typed="1\n1\n")
    outcome = Match.replay(GAME, Record.load(path)).outcome
    assert outcome is not None
    for told in (played, run("replay", str(path))):
        rows = [re.findall(r"[^\s│┃]+", line) for line in told.output.splitlines()]
        assert ["Red", "Yellow"] in rows
        for line in outcome.sheet:
            assert any(row[-2:] == [str(points) for points in line.points] for row in rows), line


def test_who_plays_alone_has_no_place() -> None:
    lost = Outcome(scores=(78,), ranks=(2,), reason=Message("over-rounds"))
    with console.capture() as printed:
        print_result(lost, words("_template", "en"))
    assert printed.get() == "Red: 78\n"


def test_an_illegal_move_shows_its_rule() -> None:
    text = shown(run(*MARKET, typed="bid 3\nbid 3\nquit\n"))
    assert "You have used your 3. (TPL-2.3)" in text


def test_several_people_do_not_see_each_others_secrets() -> None:
    typed = "bid 5\n\nbid 4\n"
    text = shown(run(*MARKET, "--people", "2", "--option", "rounds=1", typed=typed))
    assert "You choose" not in text
    assert "Red bids 5." in text
    assert "Yellow bids 4." in text


def test_bots_play_without_people() -> None:
    text = shown(run(*MARKET, "--people", "0", "--option", "rounds=1"))
    assert "All rounds have been played." in text


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_castle_is_played_in_every_language(language: str) -> None:
    title = registry.meta("burg_appenzell").title[language]
    assert title in shown(run(*CASTLE, "--language", language, typed="1\n1\n1\nquit\n"))


# --- replay --------------------------------------------------------------------------------------


def test_a_record_is_told_to_its_end(saved: Path) -> None:
    text = shown(run("replay", str(saved)))
    assert "Red bids 1." in text
    assert "Step 4 of 4." in text
    assert "All rounds have been played." in text


def test_a_record_is_told_up_to_a_step(saved: Path) -> None:
    text = shown(run("replay", str(saved), "--steps", "1"))
    assert "Step 1 of 4." in text
    assert "Red bids" not in text
    assert "All rounds have been played." not in text
    assert "Step 0 of 4." in shown(run("replay", str(saved), "--steps", "0"))
    assert "Step 4 of 4." in shown(run("replay", str(saved), "--steps", "99"))


def test_a_record_says_who_was_told_a_secret() -> None:
    path = registry.folder("smash_up") / "tests" / "records" / "goal.jsonl"
    lines = run("replay", str(path)).output.splitlines()
    assert any(line.startswith("Red draws ") and "card" not in line for line in lines)
    assert any(line.startswith("Yellow draws ") and "card" not in line for line in lines)
    assert not any("You draw" in line for line in lines)


def test_boards_are_drawn_after_every_step(saved: Path) -> None:
    plain = shown(run("replay", str(saved)))
    drawn = shown(run("replay", str(saved), "--boards"))
    assert plain.count("All rounds played") == 1
    assert drawn.count("rounds left") + drawn.count("round left") == 4
    assert drawn.count("All rounds played") == 1
    assert drawn.count("Red bids 1.") == plain.count("Red bids 1.") == 1


def test_a_game_without_a_picture_is_shown_as_a_tree(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "part", lambda *_: None)
    text = shown(run("replay", str(saved)))
    assert "Cheese Market" in text
    assert text.count("hands:") == 1


def test_a_record_is_told_in_the_language_of_the_reader(saved: Path) -> None:
    russian = shown(run("replay", str(saved), "--language", "ru"))
    assert "Все раунды сыграны." in russian
    assert "Шаг 4 из 4. Весь жребий сходится с зерном." in russian
    ukrainian = shown(run("replay", str(saved), "--language", "uk"))
    assert "Крок 4 з 4. Увесь жереб збігається із зерном." in ukrainian


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "All that chance dealt does NOT agree with the seed."),
        ("ru", "Жребий НЕ сходится с зерном."),
        ("uk", "Жереб НЕ збігається із зерном."),
    ],
)
def test_a_record_with_another_seed_is_told_to_be_unfair(
    saved: Path, language: str, said: str
) -> None:
    found = Record.load(saved)
    assert "All that chance dealt agrees with the seed." in shown(run("replay", str(saved)))
    found.seed = 5
    found.write(saved)
    assert said in shown(run("replay", str(saved), "--language", language))


def test_the_records_of_the_games_are_told() -> None:
    for id in ("_template", *registry.ids()):
        for path in (registry.folder(id) / "tests" / "records").glob("*.jsonl"):
            assert "Step " in shown(run("replay", str(path)))


# --- check and bench -----------------------------------------------------------------------------


def test_a_game_is_checked() -> None:
    text = shown(run("check", "_template"))
    assert "10 of 10" in text
    assert "broken" not in text


def test_a_check_counts_one_and_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_once(*_: Any, report: Report, without: object) -> None:
        report.runs.update({"check_moves": 1, "check_ends": 2000})
        report.decisions = 1
        report.ends["over-rounds"] = 1

    module = importlib.import_module("cheeseboard.cli.check")
    monkeypatch.setattr(module, "check_match", play_once)
    monkeypatch.setattr(module, "settings", lambda _: [(2, {})])
    text = shown(run("check", "_template"))
    assert "1 recorded match replays; ended by over-rounds." in text
    assert "4 cases count as before." in text
    assert "│ moves │ ok │ 1 time │" in text
    assert "│ ends │ ok │ 2,000 times │" in text
    assert "1 setting at 2, 3, 4 seats, 1 decision; ended by" in text


def test_a_row_that_cannot_be_made_says_where_and_the_others_are_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cheeseboard.games._template.checks.constraints", lambda: 1 // 0)
    monkeypatch.setattr("cheeseboard.games._template.terminal.draw", lambda view, say: "")
    result = run("check", "_template")
    assert result.exit_code == 1
    text = " ".join(result.output.split())
    assert re.search(r"│ data │ broken │ __init__\.py:\d+: ZeroDivisionError: ", text)
    assert "│ terminal │ broken │ check_terminal: A watcher is shown nothing" in text
    assert text.count("broken") == 2
    assert "│ words │ ok │" in text, "the checks after it have their turn"
    assert "│ rules │ ok │ 10 of 10 rule ids are proved by tests that pass. │" in text


def test_a_line_that_cannot_be_read_is_named() -> None:
    home = registry.folder("_template")
    with pytest.raises(SyntaxError) as caught:
        compile("def", str(home / "rules.py"), "exec")
    assert place(caught.value, home).startswith("rules.py:1: SyntaxError: ")


def test_a_check_plays_at_least_one_match() -> None:
    result = run("check", "_template", "--matches", "0")
    assert result.exit_code == 2
    assert "--matches" in result.stderr


def test_engines_are_measured() -> None:
    text = shown(run("bench", "_template", "burg_appenzell", "--seconds", "0.05"))
    assert "decisions encodings" in text
    assert "per second" in text
    assert "_template" in text
    assert "burg_appenzell" in text


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


# --- arena ---------------------------------------------------------------------------------------


def test_workers_are_counted_on_every_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert usual_workers() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    for count, workers in ((3, 3), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        assert usual_workers() == workers


# --- a new game ----------------------------------------------------------------------------------


def in_copy(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command in a fresh interpreter that uses the copy of the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=home,
        env=environment | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def contents(home: Path) -> dict[str, str]:
    return {
        str(path.relative_to(home)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in home.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with a copy of the package, without drafts and without what runs leave behind."""
    source = registry.games_folder().parent
    drafts = [
        path.name
        for path in registry.games_folder().iterdir()
        if path.is_dir() and path.name not in ("_template", *registry.ids())
    ]
    ignored = shutil.ignore_patterns("__pycache__", *drafts)
    shutil.copytree(source, tmp_path / "cheeseboard", ignore=ignored)
    return tmp_path


CALL = ("-c", "from cheeseboard.cli import app; app()")


@pytest.mark.parametrize(("id", "prefix"), [("foo", "FOO"), ("mouse_trap", "MT")])
def test_a_new_game_passes_every_check_and_changes_nothing_else(
    copied: Path, id: str, prefix: str
) -> None:
    before = contents(copied)
    made = in_copy(copied, *CALL, "new-game", id)
    assert made.returncode == 0, made.stderr
    home = copied / "cheeseboard" / "games" / id
    assert str(home) in made.stdout.replace("\n", "")
    after = contents(copied)
    assert {name: after[name] for name in before} == before
    new = [name for name in after if name not in before]
    assert all(name.startswith(f"cheeseboard/games/{id}/") for name in new)
    for name in new:
        text = (copied / name).read_text(encoding="utf-8")
        assert "_template" not in text, name
        assert "TPL" not in text, name
    assert f"**{prefix}-2.4**" in (home / "RULES.md").read_text(encoding="utf-8")
    checked = in_copy(copied, *CALL, "check", id)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "10 of 10 rule ids" in checked.stdout
    again = in_copy(copied, *CALL, "new-game", id)
    assert again.returncode == 2
    assert again.stderr.strip() == f"There is a game {id!r} already."


def test_the_tests_of_a_new_game_pass(copied: Path) -> None:
    assert in_copy(copied, *CALL, "new-game", "foo").returncode == 0
    tests = str(copied / "cheeseboard" / "games" / "foo")
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--import-mode=importlib")
    done = in_copy(copied, "-m", "pytest", *options, "--strict-markers", tests)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_option_from_a_file(tmp_path: Path) -> None:
    """The text behind an @ is that of the file: here a track that cannot be used."""
    (tmp_path / "track.txt").write_text("no track", encoding="utf-8")
    given = f"own_track=@{tmp_path / 'track.txt'}"
    said = complaint(run("play", "rat_de_france", "--option", given))
    assert "line 1" in said
    assert "@" not in said
