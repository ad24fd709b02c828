"""Puzzles that are shipped can be asked, and their words exist."""

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cheeseboard import registry
from cheeseboard.cli import app
from cheeseboard.review.finding import choose
from cheeseboard.review.puzzles import (
    BadPuzzle,
    games,
    is_clear,
    is_solved,
    puzzles,
    read,
    verify,
    write,
    wrong_with,
)
from cheeseboard.testing.reviews import arena_record
from cheeseboard.words import words


@pytest.mark.parametrize("game", games())
def test_puzzles_can_be_asked(game: str) -> None:
    rules = registry.load(game)
    found = puzzles(game)
    assert found
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert [puzzle.difficulty for puzzle in found] == sorted(one.difficulty for one in found)
    for puzzle in found:
        assert wrong_with(rules, puzzle) == ""
        assert is_clear(puzzle.margin, puzzle.error)
        for language in registry.LANGUAGES:
            spoken = words(game, language)
            for said in (puzzle.question, *puzzle.labels, *puzzle.tempting_labels):
                assert spoken.say(said.message, viewer=puzzle.seat)


def test_answers_are_told_apart() -> None:
    game = games()[0]
    puzzle = puzzles(game)[0]
    rules = registry.load(game)
    assert is_solved(rules, puzzle, puzzle.best)
    assert not is_solved(rules, puzzle, puzzle.tempting)


def test_a_collection_is_written_and_read(tmp_path: Path) -> None:
    found = puzzles(games()[0])
    path = tmp_path / "puzzles.jsonl"
    write(path, choose([*found, *found], 5))
    assert len(read(path)) == min(5, len(found))
    path.write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match="Line 1"):
        read(path)


def test_they_are_looked_for_in_finished_records(tmp_path: Path) -> None:
    record = arena_record("_template", 3)
    (whole_file, cut_file, out) = (tmp_path / name for name in ("a.jsonl", "b.jsonl", "out.jsonl"))
    record.write(whole_file)
    replace(record, end=None).write(cut_file)

    def run(game: str, file: Path) -> tuple[int, str]:
        asked = ["puzzles", game, "--record", str(file), "--out", str(out), "--workers", "1"]
        answer = CliRunner().invoke(app, asked)
        return answer.exit_code, " ".join(answer.output.split())

    code, told = run("_template", whole_file)
    assert code == 0, told
    assert "_template: " in told
    found = read(out) if out.exists() else []
    assert all(wrong_with(registry.load("_template"), puzzle) == "" for puzzle in found)
    code, told = run("_template", cut_file)
    assert code == 2
    assert "is not over" in told
    code, told = run("ratland", whole_file)
    assert code == 2
    assert "is a match of _template" in told


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_puzzles_hold_when_thought_through(game: str) -> None:
    rules = registry.load(game)
    for puzzle in puzzles(game):
        gap, error = verify(rules, puzzle)
        assert is_clear(gap, error), puzzle.id
