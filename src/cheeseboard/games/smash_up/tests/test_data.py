"""The cards and bases as data: counts, effects, words, and a test for each."""

import ast
import re
from pathlib import Path

import pytest

from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.board.large import effects
from cheeseboard.games.smash_up.box import (
    BASE_IDS,
    BASES,
    BOX,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK_OF,
    FACTIONS,
    IS_MINION,
    KINDS_OF,
    POWER,
    SOURCE_IDS,
    SUMS,
    bases_in,
    factions_in,
)
from cheeseboard.games.smash_up.hooks import EFFECTS, MOMENTS, QUESTIONS, STEPS, WORDINGS
from cheeseboard.games.smash_up.tests.reference import reference
from cheeseboard.registry import LANGUAGES
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing.rules import cited_by
from cheeseboard.words import words

HERE = Path(__file__).parent
RULES = {"en": "RULES.md", "ru": "RULES.ru.md", "uk": "RULES.uk.md"}
PRINTED = ["bear_cavalry", "ghosts", "killer_plants", "steampunks"]
PRINTED_BASES = [
    "field_of_honor",
    "tsars_palace",
    "haunted_house",
    "dread_gazebo",
    "secret_grove",
    "the_greenhouse",
    "inventors_salon",
    "workshop",
]
"""Positions on disk count from these: what is new comes behind them."""
ENTRIES = {entry["id"]: entry for entry in CARDS + BASES}


def test_the_data_keep_their_constraints() -> None:
    assert {id: text for id, text in GAME.constraints().items() if text} == {}
    assert list(GAME.constraints()) == [f"SU-C{number}" for number in range(1, 10)]


def test_counts_and_totals() -> None:
    box = factions_in(has_house=False)
    assert [FACTIONS[faction] for faction in box] == PRINTED
    assert [kind for faction in box for kind in KINDS_OF[faction]] == list(range(48))
    assert sum(COPIES[:48]) == 80
    assert [len(DECK_OF[faction]) for faction in box] == [BOX["factions"]["cards"]] * 4
    assert sum(IS_MINION[:48]) == 16
    assert [sum(POWER[kind] for kind in DECK_OF[faction]) for faction in box] == [35, 28, 32, 30]
    assert bases_in(has_house=False) == list(range(8))
    assert BASE_IDS[:8] == PRINTED_BASES
    assert SOURCE_IDS[:5] == ("first", "second", "third", "field", "deal")
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
            said = ast.get_docstring(written) or ""
            assert re.match(r"[A-Z]+-\d+\.\d+", said), function.__name__
            assert written.end_lineno is not None
            lines = written.end_lineno - written.decorator_list[0].lineno + 1
            assert lines <= 20, function.__name__


def test_every_table_tells_its_source() -> None:
    tables = [
        table for value in BOX.values() for table in (value if type(value) is list else [value])
    ]
    tables += [*CARDS, *BASES, *SUMS]
    assert all(table["source"] in ("seed", "found", "ours") for table in tables)


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
    for path in [*HERE.glob("test_*.py"), *HERE.parent.glob("factions/*/tests/test_*.py")]:
        if path.name in ("test_data.py", "test_vectors.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named |= {id for id in ENTRIES if id in node.name}
    assert named == set(ENTRIES)


@pytest.mark.parametrize(("language", "file"), RULES.items())
@pytest.mark.parametrize("faction", range(len(FACTIONS)), ids=FACTIONS)
def test_the_card_lists_of_the_rules_are_those_of_data_and_words(
    faction: int, language: str, file: str
) -> None:
    text = (HERE.parent / "factions" / FACTIONS[faction] / file).read_text(encoding="utf-8")
    assert text.endswith("\n" + reference(faction, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_worded(language: str) -> None:
    found = words("smash_up", language)
    sentences = [(asked.asks, asked.rules) for asked in QUESTIONS.values()]
    sentences += [(wording.asks, wording.rules) for wording in WORDINGS.values()]
    for asks, rules in sentences:
        assert found.has(f"decision-{asks}")
        assert set(rules) <= set(rule_ids("smash_up"))
    assert {function.__name__ for function in STEPS.values()} == set(STEPS)


def test_every_rule_has_a_test() -> None:
    rules = rule_ids("smash_up")
    assert len([rule for rule in rules if rule.startswith("SU-")]) == 176
    assert set(rules) == set(cited_by("smash_up"))


def test_the_catalogue_is_small_enough_and_complete() -> None:
    assert len(GAME.catalogue) < 1000
    kinds = {move.kind for move in GAME.catalogue}
    assert len(kinds) == 18
