"""Tests of RULES.md as all read it."""

import re

import pytest

from cheeseboard import registry
from cheeseboard.rulebook import Drawing, Item, Section, Table, read, rule_ids, rule_text, rulebook
from cheeseboard.web import rules
from cheeseboard.words import LANGUAGES

TEXT = """# Cheese Market

Cards and
cheese.

## 1. Bids

- **CM-1.1** Choose a card,
  in *secret*.
- **CM-1.2a** All cards are shown.

A picture:

```
 a | b
- **CM-9.9** no rule
# no heading
```
- plain
- **`rounds`** How many.

| word | thing |
| --- | --- |
| bid | a `card` |
| prize | **cheese** |

## 2. The end
"""


def test_a_rulebook_has_sections_of_blocks_in_order() -> None:
    assert read(TEXT) == (
        Section("Cheese Market", ("Cards and cheese.",)),
        Section(
            "1. Bids",
            (
                Item("CM-1.1", "Choose a card, in *secret*."),
                Item("CM-1.2a", "All cards are shown."),
                "A picture:",
                Drawing(" a | b\n- **CM-9.9** no rule\n# no heading"),
                "plain",
                Item("rounds", "How many."),
                Table(("word", "thing"), (("bid", "a `card`"), ("prize", "**cheese**"))),
            ),
        ),
        Section("2. The end", ()),
    )


def test_what_stands_before_the_first_heading_has_no_title() -> None:
    assert read("Cheese.\n") == (Section("", ("Cheese.",)),)
    assert read("") == ()


@pytest.mark.parametrize("game", registry.packages())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_game_is_found(game: str, language: str) -> None:
    text = registry.rules_text(game, language)
    assert list(rule_ids(game, language)) == re.findall(r"^- \*\*([A-Z]+-\d[\w.]*)\*\*", text, re.M)
    for section in rulebook(game, language):
        assert section.title
        assert all(item.text for item in section.items)
        assert not any("| --- |" in block for block in section.blocks if isinstance(block, str))


def test_a_rule_is_found_by_its_id() -> None:
    assert rule_text("_template", "en", "TPL-2.2").startswith("All seats choose one of their cards")
    assert rule_text("_template", "ru", "TPL-2.2") != rule_text("_template", "en", "TPL-2.2")
    assert rule_text("_template", "en", "TPL-9.9") == ""


def test_a_page_shows_tables_drawings_and_rules_where_they_stand() -> None:
    glossary = rules.sections("fromage", "en")[0]
    tables = [part for part in glossary.parts if str(part).startswith('<div class="wide"')]
    assert len(tables) == 1
    assert '<th scope="col">word here</th>' in tables[0]
    assert "<td>parlour</td>" in tables[0]
    for section in rules.sections("fromage", "en"):
        assert not any("| --- |" in str(part) for part in section.parts)
