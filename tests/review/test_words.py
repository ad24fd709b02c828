"""What is said when matches are looked back at, in every game and language."""

import re

import pytest

from cheeseboard import registry
from cheeseboard.review.puzzles import puzzles
from cheeseboard.testing.settings import grown_games
from cheeseboard.words import words


@pytest.mark.parametrize("language", registry.LANGUAGES)
@pytest.mark.parametrize("game", ["_template", *grown_games()])
def test_slips_are_told_in_a_sentence(game: str, language: str) -> None:
    """By every term of an appraisal, and by every move that has ever been a puzzle."""
    spoken = words(game, language)
    text = (registry.folder(game) / "words" / "en.ftl").read_text(encoding="utf-8")
    for term in re.findall(r"^(term-[a-z-]+) =", text, re.MULTILINE):
        assert spoken.has(f"slip-{term}"), term
    for puzzle in puzzles(game):
        verb = "-".join(puzzle.labels[0].key.split("-")[:2])
        assert spoken.has(f"slip-{verb}"), verb
