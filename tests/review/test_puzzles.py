"""Puzzles that are shipped can be asked, and their words exist."""

from pathlib import Path

import pytest

from cheeseboard import registry
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


@pytest.mark.long
@pytest.mark.parametrize("game", games())
def test_puzzles_hold_when_thought_through(game: str) -> None:
    rules = registry.load(game)
    for puzzle in puzzles(game):
        gap, error = verify(rules, puzzle)
        assert is_clear(gap, error), puzzle.id
