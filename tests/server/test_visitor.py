"""Tests of who asks: the language that a browser likes best."""

import pytest
from starlette.requests import Request

from cheeseboard.server.visitor import accepted_languages, chosen_language

ASKED = {
    "nothing": ("", "en"),
    "one": ("uk", "uk"),
    "one of a country": ("uk-UA", "uk"),
    "first of equals": ("ru, uk", "ru"),
    "none that we have": ("de-CH, fr;q=0.9", "en"),
    "the next best": ("de, uk;q=0.7, en;q=0.5", "uk"),
    "weights before order": ("en;q=0.2, ru;q=0.7, uk;q=0.9", "uk"),
    "English before others": ("en-US,en;q=0.9,ru;q=0.8", "en"),
    "not at all": ("ru;q=0, uk;q=0.001", "uk"),
    "spaces and capitals": ("RU ; Q=0.3 , UK ; q=0.4", "uk"),
    "anything": ("*", "en"),
    "anything at last": ("uk;q=0.1, *;q=0.01", "uk"),
    "nonsense": ("ru;q=much, ;;, -, uk;q=2, =", "en"),
    "nonsense beside sense": ("ru;q=nan, uk;q=0.1", "uk"),
}


def asks(header: str, cookie: str = "") -> Request:
    headers = [(b"accept-language", header.encode()), (b"cookie", cookie.encode())]
    return Request({"type": "http", "headers": headers})


@pytest.mark.parametrize(("header", "language"), ASKED.values(), ids=ASKED)
def test_the_language_that_is_liked_best_is_spoken(header: str, language: str) -> None:
    assert chosen_language(asks(header)) == language


def test_a_chosen_language_comes_before_the_browsers() -> None:
    assert chosen_language(asks("uk", "cheeseboard-language=ru")) == "ru"
    assert chosen_language(asks("uk", "cheeseboard-language=de")) == "uk"


def test_equal_weights_keep_their_order() -> None:
    assert accepted_languages("ru;q=0.5, de, uk;q=0.5, en;q=0.50") == ["de", "ru", "uk", "en"]
