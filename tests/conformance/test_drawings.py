"""Drawings, motions, help and pictures that are broken, each caught by its check."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from cheeseboard import registry
from cheeseboard.drawing import Press, Say, Sheet
from cheeseboard.game import Choice, Label, Message, Seat
from cheeseboard.games._template import GAME, helping, terminal
from cheeseboard.games._template.board.scene import Card, Scene
from cheeseboard.games._template.moves import BID
from cheeseboard.games._template.state import Position
from cheeseboard.help import Help, help_of, telling
from cheeseboard.help.conditions import Variant
from cheeseboard.help.facts import read_fact
from cheeseboard.motion import Caption, Cheer, Fly, Glimpse, Motion, Teller
from cheeseboard.testing import board_checks, drawings, help_checks
from cheeseboard.testing.board_checks import wrong_button, wrong_elements, wrong_previews
from cheeseboard.testing.conformance import Broken, check_match
from cheeseboard.testing.drawings import Page, is_drawing
from cheeseboard.web import minis
from cheeseboard.web.boards import board
from cheeseboard.words import MissingWords

from .names import name

# --- drawings ------------------------------------------------------------------------------------


def shows_too_few_panels(scene: Scene, say: Say) -> Scene:
    return replace(scene, panels=scene.panels[1:])


def draws_a_bid_twice(scene: Scene, say: Say) -> Scene:
    return replace(scene, bids=scene.bids[:1] * 2)


def draws_an_unknown_mouse(scene: Scene, say: Say) -> Scene:
    return replace(scene, bids=(scene.bids[0]._replace(look=9),))


def draws_without_names(scene: Scene, say: Say) -> Scene:
    return replace(scene, label="")


def forgets_a_card(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=scene.hand[1:])


def offers_a_card_to_watchers(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", moves="bid 6"))))


def asks_about_no_move(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", why="bid 6"))))


def asks_about_a_legal_move(scene: Scene, say: Say) -> Scene:
    return replace(scene, hand=(*scene.hand, card(Press("6", why="bid 5"))))


def card(press: Press) -> Card:
    return Card(6, press, is_used=False, is_bid=False)


def draws_by_chance(scene: Scene, say: Say) -> Scene:
    return replace(scene, label=str(random.random()))


def speaks_without_words(scene: Scene, say: Say) -> Scene:
    with suppress(MissingWords):
        say(Message("board-flood"))
    return scene


BADLY_DRAWN: dict[Callable[[Scene, Say], Scene], str] = {
    shows_too_few_panels: "check_drawing",
    draws_a_bid_twice: "check_drawing",
    draws_an_unknown_mouse: "check_drawing",
    draws_without_names: "check_drawing",
    forgets_a_card: "check_drawn_choices",
    offers_a_card_to_watchers: "check_drawn_choices",
    asks_about_no_move: "check_drawn_refusals",
    asks_about_a_legal_move: "check_drawn_refusals",
    draws_by_chance: "check_drawn_secrets",
    speaks_without_words: "check_drawn_words",
}


@pytest.mark.parametrize(("spoil", "check"), BADLY_DRAWN.items(), ids=name)
def test_a_bad_drawing_is_caught_by_its_check(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Scene, Say], Scene], check: str
) -> None:
    good = board("_template")

    def scene(view: Position, seat: Seat | None, choices: Sequence[Any], say: Say) -> Scene:
        return spoil(good.scene(view, seat, choices, say), say)

    monkeypatch.setattr(drawings, "board", lambda _: replace(good, scene=scene))
    with pytest.raises(Broken) as caught:
        check_some_matches()
    assert caught.value.check == check, str(caught.value)


def check_some_matches() -> None:
    """Few positions of a match are drawn."""
    for seed in range(1, 10):
        check_match(GAME, 3, {}, seed, share=1.0)


def test_a_game_needs_no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.part
    monkeypatch.setattr(
        registry, "part", lambda game, part: None if is_drawing(part) else found(game, part)
    )
    monkeypatch.setattr(drawings, "board", board.__wrapped__)
    assert check_match(GAME, 3, {}, 1).runs["check_drawing"]


# --- what happened, the score sheet ---------------------------------------------------------------


def cheers_where_nobody_is(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Cheer(("bid-9",)),)


def lets_no_picture_fly(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Fly("cheese-flood", ("bid-0", "bid-1")),)


def captions_without_words(event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    return (Caption(Message("event-flood")),)


@pytest.mark.parametrize(
    ("teller", "wrong"),
    [
        (cheers_where_nobody_is, "no 'bid-9' is drawn"),
        (lets_no_picture_fly, "'cheese-flood', which is no picture"),
        (captions_without_words, "'event-flood'"),
    ],
    ids=name,
)
def test_a_bad_motion_is_caught(
    monkeypatch: pytest.MonkeyPatch, teller: Teller, wrong: str
) -> None:
    good = board("_template")
    monkeypatch.setattr(drawings, "board", lambda _: replace(good, teller=teller))
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_motions"


@pytest.mark.parametrize(
    ("sheet", "wrong"),
    [
        (Sheet(pictures={"score-cheese": "cheese-flood"}), "'cheese-flood', which is no picture"),
        (Sheet(figure="cat-{look}"), "'cat-1', which is no picture"),
    ],
)
def test_a_bad_score_sheet_is_caught(
    monkeypatch: pytest.MonkeyPatch, sheet: Sheet, wrong: str
) -> None:
    monkeypatch.setattr(board_checks, "sheet", lambda _: sheet)
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_sheet"


# --- the small picture ----------------------------------------------------------------------------


def draws_too_much(view: Position, seat: Seat | None) -> str:
    return "<rect/>" * 150


def draws_nothing(view: Position, seat: Seat | None) -> str:
    return ""


def draws_what_is_not_there(view: Position, seat: Seat | None) -> str:
    return '<use href="#cheese-flood"/>'


def draws_half_a_shape(view: Position, seat: Seat | None) -> str:
    return "<g><rect/>"


def draws_anew(view: Position, seat: Seat | None) -> str:
    return f'<rect x="{random.random()}"/>'


@pytest.mark.parametrize(
    ("draw", "wrong"),
    [
        (draws_too_much, "has 150 shapes"),
        (draws_nothing, "has 0 shapes"),
        (draws_what_is_not_there, "'cheese-flood', which is no picture"),
        (draws_half_a_shape, "cannot be read"),
        (draws_anew, "depends on what nobody there may know"),
    ],
    ids=name,
)
def test_a_bad_small_picture_is_caught(
    monkeypatch: pytest.MonkeyPatch, draw: minis.Drawer, wrong: str
) -> None:
    monkeypatch.setattr(minis, "drawer", lambda _: draw)
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_mini"


# --- help -----------------------------------------------------------------------------------------


def warns_by_no_fact(help: Help) -> Help:
    return replace(help, slips=(replace(help.slips[0], when="flood > 0"),))


def warns_by_an_unknown_place(help: Help) -> Help:
    return replace(help, facts=(*help.facts, read_fact("flood", {"view": "flood"})))


def counts_what_is_hidden(help: Help) -> Help:
    return replace(help, facts=(*help.facts, read_fact("bid", {"view": "bids.*"})))


def explains_without_words(help: Help) -> Help:
    return replace(help, about=(replace(help.about[0], say=(Variant("about-flood"),)),))


@pytest.mark.parametrize(
    ("spoil", "wrong"),
    [
        (warns_by_no_fact, "names 'flood', which is no fact"),
        (warns_by_an_unknown_place, "the view has no"),
        (counts_what_is_hidden, "is made of what seat . does not know"),
        (explains_without_words, "'about-flood'"),
    ],
    ids=name,
)
def test_bad_help_is_caught(
    monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Help], Help], wrong: str
) -> None:
    bad = spoil(help_of("_template"))
    for module in (help_checks, telling):
        monkeypatch.setattr(module, "help_of", lambda _: bad)
    assert_help_is_caught(wrong)


def test_help_without_its_facts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(helping, "move_facts")
    assert_help_is_caught("names 'better', which is no fact")


@pytest.mark.parametrize(
    ("part", "wrong"), [("facts", "The facts of seat"), ("move_facts", "The facts of 'bid")]
)
def test_help_that_guesses_is_caught(
    monkeypatch: pytest.MonkeyPatch, part: str, wrong: str
) -> None:
    def guess(*_: object) -> dict[str, int]:
        return {"better": random.randrange(10**6)}

    monkeypatch.setattr(helping, part, guess, raising=False)
    assert_help_is_caught(wrong)


def test_help_that_talks_too_long_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(help_checks.LONGEST, "uk", 20)
    assert_help_is_caught("uk: .* characters are too many")


def assert_help_is_caught(wrong: str) -> None:
    with pytest.raises(Broken, match=wrong) as caught:
        check_some_matches()
    assert caught.value.check == "check_told_help"


# --- pictures in a terminal, elements, buttons ----------------------------------------------------


@pytest.mark.parametrize("text", ["", "[dim] [/]", "[bold]one[/dim]"])
def test_a_bad_picture_in_a_terminal_is_caught(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(terminal, "draw", lambda view, say: text)
    with pytest.raises(Broken) as caught:
        check_match(GAME, 3, {}, 1)
    assert caught.value.check == "check_terminal"


@pytest.mark.parametrize(
    ("html", "wrong"),
    [
        ('<g id="a"><use href="#b"/></g>', "refers to 'b'"),
        ('<svg role="img"></svg>', "has a role but no name"),
        ('<button popovertarget="a"></button>', "whose popovertarget is not there"),
        ("<g><b></g></b>", "'g' that is closed out of turn"),
        ("<g><b></b>", "'g' that is not closed"),
        ("<g id='a'></g>", "not written as"),
        ('<i id="mouse-1"></i>', "the id 'mouse-1'"),
    ],
)
def test_bad_elements_are_named(html: str, wrong: str) -> None:
    (found,) = wrong_elements("_template", Page(html))
    assert wrong in found


def test_good_elements_are_not() -> None:
    html = (
        '<a id="a" href="#stage"><br><svg role="img" aria-label="x"><use href="#i-end"/></svg></a>'
    )
    assert list(wrong_elements("_template", Page(html))) == []


@pytest.mark.parametrize(
    ("button", "wrong"),
    [
        ({"role": "img", "tabindex": "-1", "class": "can"}, "by key"),
        ({"role": "button", "class": "can"}, "by key"),
        ({"role": "button", "tabindex": "-1", "class": "ring"}, "the class `can`"),
        ({"role": "button", "tabindex": "-1", "class": "can", "data-piece": ""}, "needs an id"),
    ],
)
def test_bad_buttons_are_named(button: dict[str, str], wrong: str) -> None:
    (found,) = wrong_button({**button, "data-moves": "bid 1"})
    assert wrong in found


@pytest.mark.parametrize(
    ("shown", "is_pass_asked", "is_good"),
    [
        ([], True, True),
        ([2, 3], False, True),
        ([2, 3], True, True),
        ([2, 3, 1], True, True),
        ([2, 3, 1], False, False),
        ([2], True, False),
        ([1], True, False),
        ([2, 3, 5], True, False),
    ],
)
def test_a_question_without_a_preview_is_noticed(
    shown: list[int], is_pass_asked: bool, is_good: bool
) -> None:
    """Bids of 2 and 3 are asked about, one of 5 is not; a bid of 1 stands alone, like a pass."""
    question = Message("confirm")
    passing = question if is_pass_asked else None
    choices = [
        Choice((BID[2],), Label(Message("bid"), Message("bids"), confirm=question)),
        Choice((BID[3],), Label(Message("bid"), Message("bids"), confirm=question)),
        Choice((BID[5],), Label(Message("bid"), Message("bids"))),
        Choice((BID[1],), Label(Message("pass"), Message("end"), confirm=passing)),
    ]
    page = Page("".join(f'<g data-preview="{BID[card].text}"></g>' for card in shown))
    assert (not list(wrong_previews(page, choices))) == is_good
