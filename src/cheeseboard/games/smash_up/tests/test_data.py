"""The cards and bases as data: counts, effects, words, and a test for each."""

import ast
from pathlib import Path

import pytest

from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.board.large import effects
from cheeseboard.games.smash_up.cards import (
    BASE_IDS,
    BASES,
    BOX,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK_OF,
    IS_MINION,
    POWER,
)
from cheeseboard.games.smash_up.hooks import EFFECTS, MOMENTS, QUESTIONS, STEPS
from cheeseboard.games.smash_up.tests.reference import reference
from cheeseboard.games.smash_up.wording import ASKED
from cheeseboard.registry import LANGUAGES
from cheeseboard.testing.rules import cited, stated
from cheeseboard.words import words

HERE = Path(__file__).parent
RULES = {"en": "RULES.md", "ru": "RULES.ru.md", "uk": "RULES.uk.md"}
ENTRIES = {entry["id"]: entry for entry in CARDS + BASES}


def test_the_data_keep_their_constraints() -> None:
    assert {id: text for id, text in GAME.constraints().items() if text} == {}
    assert list(GAME.constraints()) == [f"SU-V{number}" for number in range(1, 10)]


def test_counts_and_totals() -> None:
    assert len(CARD_IDS) == 48
    assert sum(COPIES) == 80
    assert [len(deck) for deck in DECK_OF] == [BOX["factions"]["cards"]] * 4
    assert sum(IS_MINION) == 16
    assert [sum(POWER[kind] for kind in deck) for deck in DECK_OF] == [35, 28, 32, 30]
    assert len(BASE_IDS) == 8
    assert GAME.meta.option("vp_goal").default == BOX["goal"]["points"]


@pytest.mark.parametrize("id", ENTRIES)
def test_every_card_has_its_effects_and_every_effect_its_card(id: str) -> None:
    assert set(ENTRIES[id]["effect"]) - {"none"} == MOMENTS.get(id, set())
    assert ENTRIES[id]["effect"], "a card without effect says so: none"


def test_no_effect_is_without_a_card() -> None:
    assert set(EFFECTS) <= set(ENTRIES)


def test_every_effect_says_what_the_card_does() -> None:
    for functions in EFFECTS.values():
        for function in functions:
            written = effects()[function.__name__]
            assert (ast.get_docstring(written) or "").startswith("SU-"), function.__name__
            assert written.end_lineno is not None
            lines = written.end_lineno - written.decorator_list[0].lineno + 1
            assert lines <= 20, function.__name__


def test_every_table_tells_its_source() -> None:
    assert all(table["source"] in ("seed", "found") for table in [*CARDS, *BASES, *BOX.values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_base_has_a_name_and_a_text(language: str) -> None:
    found = words("smash_up", language)
    for id in CARD_IDS:
        assert found.has(f"card-{id}"), id
        assert found.hint(f"card-{id}"), id
    for id in BASE_IDS:
        assert found.has(f"base-{id}"), id
        assert found.has(f"card-{id}"), id
        assert found.hint(f"base-{id}"), id
    for kind, id in enumerate(CARD_IDS):
        assert found.has(f"minion-{id}") == IS_MINION[kind], id


def test_every_card_and_base_is_named_by_a_test() -> None:
    named = set()
    for path in HERE.glob("test_*.py"):
        if path.name in ("test_data.py", "test_vectors.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= {id for id in ENTRIES if id in node.name}
    assert named == set(ENTRIES)


@pytest.mark.parametrize(("language", "file"), RULES.items())
def test_the_card_lists_of_the_rules_are_those_of_data_and_words(language: str, file: str) -> None:
    text = (HERE.parent / file).read_text(encoding="utf-8")
    assert text.endswith("\n" + reference(language))
    items = [line for line in reference(language).splitlines() if line.startswith("- ")]
    assert len(items) == len(ENTRIES)


def test_every_question_is_worded() -> None:
    assert set(ASKED) == set(QUESTIONS)
    assert {function.__name__ for function in STEPS.values()} == set(STEPS)


def test_every_rule_has_a_test() -> None:
    rules = stated(HERE.parent / "RULES.md")
    assert len(rules) == 175
    assert set(rules) == set(cited(HERE))


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_rules_are_the_same_in_every_language(language: str) -> None:
    assert stated(HERE.parent / f"RULES.{language}.md") == stated(HERE.parent / "RULES.md")


def test_the_catalogue_is_small_enough_and_complete() -> None:
    assert len(GAME.catalogue) < 1000
    kinds = {move.kind for move in GAME.catalogue}
    assert len(kinds) == 18
