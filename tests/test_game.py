"""Tests of the contract's own parts: options, facts, errors and what a game need not write."""

import pickle

import pytest

from cheeseboard.events import Message
from cheeseboard.game import (
    CHANCE,
    NONE,
    BadSetup,
    Choice,
    IllegalMove,
    Label,
    Meta,
    Option,
    OptionValue,
    Outcome,
    Refusal,
    UnreadableMove,
    chosen_seat,
    show_value,
)
from cheeseboard.games._template import GAME
from cheeseboard.games._template.moves import BID
from cheeseboard.match import Match
from cheeseboard.testing.chance import Rigged

SIDE = Option("side", "A", values=("A", "B", "random"))
TARGET = Option("target", 4, values=(4, 5, 6))
FIRST = Option("first_seat", CHANCE, values=(CHANCE, 0, 1, 2), is_seat=True)
UNDO = Option("no_undo", False, values=(True, False))
LIMIT = Option("round_limit", 60, span=(-5, 200))
DECK = Option("deck", "", longest=5)

META = Meta(
    id="castle",
    title={"en": "Castle"},
    summary={"en": "A castle."},
    authors=("Somebody",),
    publisher="House",
    year=2026,
    seats=(2, 3),
    minutes=5,
    stage="beta",
    rules_version=1,
    options=(SIDE, TARGET, FIRST, UNDO, LIMIT, DECK),
)


def name(value: object) -> str:
    return value.name if isinstance(value, Option) else repr(value)


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        (SIDE, ["A", "B", "random"]),
        (TARGET, [4, 5, 6]),
        (FIRST, ["chance", 0, 1, 2]),
        (UNDO, [True, False]),
        (LIMIT, [-5, 0, 60, 200]),
        (DECK, ["", "abcde", "сыр", "5"]),
    ],
    ids=name,
)
def test_an_option_allows_its_values(option: Option, allowed: list[OptionValue]) -> None:
    assert all(option.allows(value) for value in allowed)
    assert option.allows(option.default)


@pytest.mark.parametrize(
    ("option", "refused"),
    [
        (SIDE, ["a", "C", "", 0, None, ["A"]]),
        (TARGET, [3, 7, "4", 4.0, True, None]),
        (FIRST, ["0", 3, "random", True, False]),
        (UNDO, [0, 1, "true", None]),
        (LIMIT, [-6, 201, "60", 60.0, True, None]),
        (DECK, ["abcdef", 5, True, None]),
    ],
    ids=name,
)
def test_an_option_refuses_everything_else(option: Option, refused: list[object]) -> None:
    assert [value for value in refused if option.allows(value)] == []


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SIDE, "B", "B"),
        (TARGET, "5", 5),
        (FIRST, "chance", "chance"),
        (FIRST, "1", 1),
        (UNDO, "true", True),
        (UNDO, "false", False),
        (LIMIT, "20", 20),
        (LIMIT, "-3", -3),
        (DECK, "1;2", "1;2"),
        (DECK, "", ""),
    ],
    ids=name,
)
def test_a_typed_value_is_read(option: Option, text: str, value: OptionValue) -> None:
    found = option.read(text)
    assert (type(found), found) == (type(value), value)


@pytest.mark.parametrize("option", META.options, ids=name)
def test_every_shown_value_reads_back(option: Option) -> None:
    for value in option.values or (option.default,):
        assert option.read(show_value(value)) == value


@pytest.mark.parametrize(
    ("option", "text", "sentence"),
    [
        (SIDE, "C", "Option 'side' cannot be 'C': it takes one of A, B, random."),
        (TARGET, "four", "Option 'target' cannot be 'four': it takes one of 4, 5, 6."),
        (UNDO, "True", "Option 'no_undo' cannot be 'True': it takes one of true, false."),
        (
            LIMIT,
            "many",
            "Option 'round_limit' cannot be 'many': it takes a whole number from -5 to 200.",
        ),
        (
            LIMIT,
            "1.5",
            "Option 'round_limit' cannot be '1.5': it takes a whole number from -5 to 200.",
        ),
        (
            LIMIT,
            "--5",
            "Option 'round_limit' cannot be '--5': it takes a whole number from -5 to 200.",
        ),
    ],
    ids=name,
)
def test_an_unreadable_value_is_refused_with_the_choices(
    option: Option, text: str, sentence: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        option.read(text)
    assert str(caught.value) == sentence


def test_the_choices_are_words() -> None:
    assert FIRST.choices == "one of chance, 0, 1, 2"
    assert UNDO.choices == "one of true, false"
    assert LIMIT.choices == "a whole number from -5 to 200"
    assert DECK.choices == "a text of at most 5 characters"


def test_an_option_names_a_seat_or_chance_does() -> None:
    chance = Rigged({"first": [2]})
    assert chosen_seat(1, 4, chance, "first") == 1
    assert chosen_seat(CHANCE, 4, chance, "first") == 2


# --- facts ---------------------------------------------------------------------------------------


def test_missing_options_get_their_defaults_in_order() -> None:
    defaults = {
        "side": "A",
        "target": 4,
        "first_seat": "chance",
        "no_undo": False,
        "round_limit": 60,
        "deck": "",
    }
    assert META.complete({}) == defaults
    assert list(META.complete({"deck": "x", "target": 6})) == list(defaults)
    assert META.complete({"deck": "x", "target": 6}) == defaults | {"deck": "x", "target": 6}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"taget": 5},
            "castle has no option 'taget'. "
            "Its options: side, target, first_seat, no_undo, round_limit, deck.",
        ),
        ({"target": 7}, "Option 'target' cannot be 7: it takes one of 4, 5, 6."),
        ({"target": "4"}, "Option 'target' cannot be '4': it takes one of 4, 5, 6."),
        ({"no_undo": 1}, "Option 'no_undo' cannot be 1: it takes one of true, false."),
        (
            {"round_limit": 201},
            "Option 'round_limit' cannot be 201: it takes a whole number from -5 to 200.",
        ),
        (
            {"deck": "abcdef"},
            "Option 'deck' cannot be 'abcdef': it takes a text of at most 5 characters.",
        ),
    ],
    ids=str,
)
def test_wrong_options_are_refused_in_a_sentence(
    given: dict[str, OptionValue], sentence: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        META.complete(given)
    assert str(caught.value) == sentence
    assert caught.value.refusal is None


def test_an_option_is_found_by_name() -> None:
    assert META.option("target") is TARGET
    bare = Meta("bare", {}, {}, (), "", 2026, (2,), 1, "draft", 1)
    with pytest.raises(BadSetup) as caught:
        bare.option("target")
    assert str(caught.value) == "bare has no option 'target'. Its options: none."


# --- errors and results --------------------------------------------------------------------------


def test_an_illegal_move_says_who_what_why_and_by_which_rules() -> None:
    refusal = Refusal(Message("refuse-trap", {"cell": "a1"}), ("BA-4.6", "BA-4.7"))
    error = IllegalMove(1, "move a2>a1", refusal, "burg_appenzell")
    said = "There is a trap on a1. No mouse steps onto it. (BA-4.6, BA-4.7)"
    assert str(error) == f"Seat 1 cannot play 'move a2>a1': {said}"
    assert (error.seat, error.text, error.refusal) == (1, "move a2>a1", refusal)


def test_a_refusal_without_words_is_its_key() -> None:
    bare = IllegalMove(0, "end", Refusal(Message("refuse-over", {"count": 2})))
    assert str(bare) == "Seat 0 cannot play 'end': refuse-over (count 2)."
    strange = IllegalMove(0, "end", Refusal(Message("refuse-flood")), "burg_appenzell")
    assert str(strange) == "Seat 0 cannot play 'end': refuse-flood."


def test_a_bad_setup_travels_between_processes() -> None:
    again = pickle.loads(pickle.dumps(BadSetup("This cannot be.")))
    assert isinstance(again, BadSetup)
    assert (str(again), again.refusal) == ("This cannot be.", None)


@pytest.mark.parametrize(
    ("ranks", "winners"), [((1, 2, 3), (0,)), ((3, 1, 1), (1, 2)), ((1, 1), (0, 1))], ids=str
)
def test_all_seats_of_rank_1_win(ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome((0,) * len(ranks), ranks, Message("over-rounds")).winners == winners


def test_a_choice_is_sent_as_the_texts_of_its_moves() -> None:
    label = Label(Message("move-bid"), Message("group-bid"))
    assert Choice((BID[1],), label).text == "bid 1"
    assert Choice((BID[1], BID[5]), label).text == "bid 1;bid 5"


# --- what a game need not write ------------------------------------------------------------------


def test_a_game_refuses_no_options_of_its_own_accord() -> None:
    assert GAME.refuse_setup({"rounds": 5}, 2) is None


def test_a_person_is_shown_the_whole_view_unless_the_game_says_otherwise() -> None:
    match = Match.new(GAME, 2, {}, 1)
    match.play(0, "bid 2")
    assert match.shown(0) == match.view(0)
    assert match.shown(0).bids == [2, NONE]
    assert match.shown(None) == match.view(None)


def test_every_legal_move_is_a_choice_of_its_own() -> None:
    view = Match.new(GAME, 2, {}, 1).view(0)
    choices = GAME.choices(view, 0)
    assert [choice.moves for choice in choices] == [(move,) for move in GAME.moves(view, 0)]
    assert all(choice.label == GAME.label(view, 0, choice.moves[0]) for choice in choices)


def test_moves_are_written_and_read_by_their_texts() -> None:
    for move in GAME.catalogue:
        assert GAME.write(move) == move.text
        assert GAME.read(move.text) is move
    with pytest.raises(UnreadableMove):
        GAME.read("cheese, please")
