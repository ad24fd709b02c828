"""Changes of a picture, applied, make the new one of the old, whatever they are."""

import random
import re

import pytest

from cheeseboard.server.edits import edits, picture


def applied(before: str, after: str) -> str:
    """As the page's script does it."""
    tags = re.findall("<[^<]*|[^<]+", before)
    for tag, count, text in reversed(edits(picture(before), picture(after))):
        tags[tag : tag + count] = re.findall("<[^<]*|[^<]+", text or "")
    return "".join(tags)


def drawn(rng: random.Random) -> str:
    """Tags that come often, some of them with a text."""
    names = [f'<use href="#{rng.randrange(9)}"/>' for _ in range(rng.randrange(40))]
    words = [rng.choice(["", "", "a", "b\nc", "\U0001f9c0"]) for _ in names]
    return "".join(f"<g>{name}{word}</g>" for name, word in zip(names, words, strict=True))


def test_edits_make_the_new_picture(rng: random.Random) -> None:
    for _ in range(300):
        before, after = drawn(rng), drawn(rng)
        assert applied(before, after) == after
        assert edits(picture(after), picture(after)) == ()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "<p>"),
        ("<p>", ""),
        ("text", "<p>text"),
        ("<a><b><c>", "<c><b><a>"),
        ("<g><g><g>", "<g><x><g>"),
    ],
)
def test_edges(before: str, after: str) -> None:
    assert applied(before, after) == after


def test_one_change_is_one_small_edit() -> None:
    before = "".join(f'<g id="{number}"></g>' for number in range(2000))
    after = before.replace('<g id="1000">', '<g id="1000" class="is-new">')
    assert edits(picture(before), picture(after)) == ((2000, 1, '<g id="1000" class="is-new">'),)
