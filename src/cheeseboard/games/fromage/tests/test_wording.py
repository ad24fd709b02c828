"""Words: every sentence exists, and refusals name the rule that stands in the way."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from cheeseboard.game import Message
from cheeseboard.games.fromage import GAME, terminal
from cheeseboard.games.fromage.board.motion import FALL, motions
from cheeseboard.games.fromage.box import (
    BERRY,
    BUILDINGS,
    JAM,
    PLAIN,
    REGIONS,
    TOWNS,
    VENUES,
)
from cheeseboard.games.fromage.moves import MAKE
from cheeseboard.games.fromage.rules.wheel import front_venue
from cheeseboard.games.fromage.state import Position
from cheeseboard.games.fromage.tests.positions import play, position
from cheeseboard.games.fromage.worth import points, signed
from cheeseboard.match import Match
from cheeseboard.motion import Appear, Glimpse
from cheeseboard.registry import LANGUAGES
from cheeseboard.words import words

FOLDER = Path(__file__).parent.parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_words_and_options_hints(language: str) -> None:
    own = words("fromage", language)
    keys = [f"building-{building.id}" for building in BUILDINGS]
    keys += [f"power-{building.id}" for building in BUILDINGS]
    keys += [f"region-{region}" for region in REGIONS] + [f"space-{town}" for town in TOWNS]
    assert all(own.hint(f"option-{option.name}") for option in GAME.meta.options)
    assert [key for key in keys if not own.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_used(language: str) -> None:
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    paths = [path for path in FOLDER.rglob("*.py") if path.parent != FOLDER / "tests"]
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    kinds = ("decision", "move", "group", "event", "refuse", "confirm", "over", "score")
    for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
        kind, _, rest = key.partition("-")
        if kind == "refuse":
            assert f'"{rest}"' in code, key
        elif kind in kinds and kind not in ("over", "score"):
            assert f'"{key}"' in code, key


@pytest.mark.parametrize(
    ("state", "move", "rules"),
    [
        (position(players={0: {"gathers": 1}}), "gather 1 soft", ("FRO-4.5",)),
        (
            position(players={0: {"away": {"soft": ("villes 3", 4)}}}),
            "gather 1 soft",
            ("FRO-2.7",),
        ),
        (
            position(players={1: {"away": {"soft": ("festival 3", 4)}}}),
            "gather 3 soft",
            ("FRO-4.2",),
        ),
        (position(), "make S11 soft", ("FRO-2.10",)),
        (position(players={0: {"makes": 1}}), "make F22 soft", ("FRO-3.7",)),
        (position(players={0: {"tokens": 0}}), "make F22 soft", ("FRO-3.8", "FRO-10.3")),
        (position(2), "make F12 soft", ("FRO-3.3",)),
        (position(players={1: {"cheese": ["F22"]}}), "make F22 soft", ("FRO-3.2",)),
        (position(), "make F32 soft", ("FRO-3.6", "FRO-6.4")),
        (position(), "make F22 hard", ("FRO-3.4",)),
        (
            position(players={0: {"makes": 1, "squares": {"1": "K4"}, "erected": [1]}}),
            "make F21 soft",
            ("FRO-8.14",),
        ),
        (position(players={0: {"parlours": [1], "livestock": 2}}), "milk 1 F22", ("FRO-6.5",)),
        (position(players={0: {"livestock": 1}}), "milk 1 F22", ("FRO-6.1",)),
        (position(players={0: {"board": 1, "livestock": 9}}), "milk 1 F12", ("FRO-6.2",)),
        (
            position(players={0: {"board": 1, "livestock": 9}}),
            "milk 1 F42",
            ("FRO-3.6", "FRO-6.4"),
        ),
        (position(players={0: {"erected": [1]}}), "build 1", ("FRO-8.3",)),
        (position(), "build 1", ("FRO-8.2",)),
        (position(), "power 1 soft", ("FRO-8.3",)),
        (position(players={0: {"erected": [2]}}), "power 2 soft", ("FRO-8.21",)),
        (position(players={0: {"erected": [1]}}), "power 1", ("FRO-8.5",)),
        (
            position(players={0: {"squares": {"1": "S3"}, "erected": [1]}}),
            "power 1",
            ("FRO-8.11",),
        ),
        (
            position(players={0: {"squares": {"1": "S3"}, "erected": [1]}}),
            "power 1 soft",
            ("FRO-8.11",),
        ),
        (
            position(
                players={
                    0: {
                        "squares": {"1": "W2"},
                        "erected": [1],
                        "away": {"soft": ("slot 1", 2)},
                    }
                }
            ),
            "power 1 hard",
            ("FRO-8.5",),
        ),
        (position(1), "wait", ("FRO-2.17",)),
        (position(), "order complete", ("FRO-7.2", "FRO-7.5")),
        (position(), "take fruit", ("FRO-5.5",)),
        (position(), "give fruit", ("FRO-9.8",)),
        (position(), "pick W1", ("FRO-1.12",)),
        (position(), "corporation F12", ("FRO-13.1",)),
        (position(1), "corporation F12", ("FRO-13.7",)),
    ],
)
def test_refusals_name_the_rule(state: Position, move: str, rules: tuple[str, ...]) -> None:
    refusal = GAME.why_not(GAME.view(state, 0), 0, GAME.read(move))
    assert refusal is not None
    assert refusal.rules == rules
    for language in LANGUAGES:
        assert words("fromage", language).say(refusal.message, viewer=0)


@pytest.mark.parametrize(
    ("moves", "refused", "rules"),
    [
        (["make S63 bleu"], "end", ("FRO-3.9", "FRO-7.2")),
        (["make S21 soft"], "take fruit order", ("FRO-3.9", "FRO-5.5")),
        (["make S32 hard"], "take fruit", ("FRO-9.7",)),
        (["make S12 hard"], "give livestock", ("FRO-9.8",)),
        (["make S12 hard"], "take fruit", ("FRO-3.9",)),
    ],
)
def test_refusals_in_the_middle_of_an_action(
    moves: list[str], refused: str, rules: tuple[str, ...]
) -> None:
    state = position(turn=4, players={0: {"orders": ["bleu gold"]}})
    play(state, *moves)
    refusal = GAME.why_not(GAME.view(state, 0), 0, GAME.read(refused))
    assert refusal is not None
    assert refusal.rules == rules


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You have no order for soft gold cheese."),
        ("ru", "Такого заказа у вас нет: мягкий золотой сыр."),
        ("uk", "Такого замовлення у вас немає: м’який золотий сир."),
    ],
)
def test_an_order_that_is_not_held_is_named(language: str, said: str) -> None:
    state = position(turn=4, players={0: {"orders": ["hard gold"]}})
    play(state, "make S12 hard")
    refusal = GAME.why_not(state, 0, GAME.read("give order soft gold"))
    assert refusal is not None
    assert refusal.rules == ("FRO-9.8",)
    assert words("fromage", language).say(refusal.message, viewer=0) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "take 1 of any type."), ("ru", "взять 1 любой."), ("uk", "взяти 1 будь-який.")],
)
def test_a_trade_for_the_same_is_not_ruled_out(language: str, said: str) -> None:
    state = position(turn=4, players={0: {"orders": ["hard gold"]}})
    play(state, "make S12 hard")
    assert said in words("fromage", language).say(GAME.decision(state, 0).message, viewer=0)


@pytest.mark.parametrize(
    ("own", "brings"),
    [
        ({}, "+1"),
        ({"completed": 1}, "+2"),
        ({"livestock": 1}, "0"),
        ({"board": 3, "erected": [4]}, "+2"),
        ({"squares": {"1": "M3"}, "erected": [1]}, "0"),
    ],
)
def test_the_question_about_an_order_counts_all_that_it_changes(
    own: dict[str, Any], brings: str
) -> None:
    """FRO-8.18, FRO-11.8, FRO-11.9."""
    state = position(turn=4, players={0: own | {"orders": ["soft bronze"]}})
    play(state, "make S41 soft")
    before = points(state, 0)
    said = words("fromage", "en").say(GAME.decision(state, 0).message, viewer=0)
    assert said.endswith(f"Complete it? Points now:\N{NO-BREAK SPACE}{brings}.")
    play(state, "order complete")
    assert signed(points(state, 0) - before) == brings


GREENHOUSE: Final[dict[str, Any]] = {"board": 3, "erected": [3]}
"""It adds livestock, which lies in front of seat 0 in turn 1."""
SHED: Final[dict[str, Any]] = {"board": 3, "squares": {"1": "W2"}, "erected": [1, 3]}


@pytest.mark.parametrize(
    ("turn", "own", "steps", "move", "said"),
    [
        (1, {"board": 3}, [], "gather 2 soft", "2 livestock:"),
        (1, GREENHOUSE, [], "gather 2 soft", "3 livestock:"),
        (2, GREENHOUSE, [], "gather 2 soft", "2 berries:"),
        (2, SHED, [], "power 1 hard", ": 3 livestock,"),
        (1, SHED, ["gather 1 soft"], "power 1 hard", ": 2 livestock,"),
        (4, GREENHOUSE, ["make S21 soft"], "take livestock", "2 livestock"),
        (4, GREENHOUSE, ["make S21 soft"], "take fruit", "1 berry"),
    ],
)
def test_a_gain_is_told_with_what_the_greenhouse_adds(
    turn: int, own: dict[str, Any], steps: list[str], move: str, said: str
) -> None:
    """FRO-8.7."""
    state = position(turn=turn, players={0: own})
    play(state, *steps)
    assert said in words("fromage", "en").say(GAME.label(state, 0, GAME.read(move)).message)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("take livestock fruit", "livestock and berry (+1: livestock)"),
        ("take structure livestock", "structure token and livestock (+1: livestock)"),
        ("take fruit order", "berry and order card"),
    ],
)
def test_two_resources_are_told_with_what_the_greenhouse_adds(move: str, said: str) -> None:
    """FRO-8.7."""
    state = position(turn=4, players={0: GREENHOUSE})
    play(state, "make S32 hard")
    assert words("fromage", "en").say(GAME.label(state, 0, GAME.read(move)).message) == said


def test_ending_with_idle_workers_asks_first() -> None:
    state = position()
    ending = GAME.read("end")
    assert GAME.label(state, 0, ending).confirm == Message("confirm-end", {"count": 2})
    play(state, "gather 1 soft")
    assert GAME.label(state, 0, ending).confirm == Message("confirm-end", {"count": 1})
    play(state, "make F44 hard")
    assert GAME.label(state, 0, ending).confirm is None  # the third has nothing to do


def test_ending_turns_down_whatever_is_open_besides() -> None:
    """Its button is the yellow one only when nothing else is left."""
    ending = GAME.read("end")
    assert GAME.label(position(), 0, ending).tone == "decline"
    done = position(players={0: {"makes": 1, "gathers": 1}})
    assert GAME.label(done, 0, ending).tone == "plain"


def test_a_worker_for_the_barn_is_not_forgotten() -> None:
    state = position(players={0: {"makes": 1, "gathers": 1, "erected": [1]}})
    confirm = GAME.label(state, 0, GAME.read("end")).confirm
    assert confirm == Message("confirm-end", {"count": 1})


def test_ending_and_waiting_have_groups_of_their_own() -> None:
    state = position()
    groups = [GAME.label(state, 0, move).group.key for move in GAME.moves(state, 0)]
    assert groups[-2:] == ["group-wait", "group-end"]
    assert groups.count("group-wait") == groups.count("group-end") == 1


def test_cheese_stands_before_gathering() -> None:
    state = position()
    groups = list(dict.fromkeys(one.label.group.key for one in GAME.choices(state, 0)))
    assert groups[:2] == ["group-make", "group-gather"]
    assert groups[-1] == "group-end"


def test_waiting_for_nobody_says_so() -> None:
    """FRO-2.17."""
    say = words("fromage", "en").say
    state = position(seats=2)
    waiting = GAME.read("wait")
    assert say(GAME.label(state, 0, waiting).message) == "Wait until the others have acted"
    play(state, "1: end")
    assert say(GAME.label(state, 0, waiting).message).endswith("so you simply play on")


def test_a_newcomer_is_told_when_nothing_is_left_to_do() -> None:
    state = position()
    say = words("fromage", "en").say
    assert "What will you do?" in say(GAME.decision(state, 0).message, viewer=0)
    play(state, "gather 1 soft", "make F44 hard")
    assert say(GAME.decision(state, 0).message, viewer=0) == (
        "Turn 1. There is nothing left for you to do: end your turn."
    )
    away = {"soft": ("F22", 4), "hard": ("F44", 4), "bleu": ("F13", 4)}
    alone = position(players={0: {"away": away}})
    assert say(GAME.decision(alone, 0).message, viewer=0) == (
        "Turn 1. All your workers are away: end your turn."
    )


@pytest.mark.parametrize(
    ("seats", "announced", "said"),
    [
        (2, False, "End your turn; the board turns when everybody has."),
        (1, False, "End your turn; the board turns."),
        (2, True, "End your turn; the points are counted when everybody has."),
        (1, True, "End your turn; the points are counted."),
    ],
)
def test_ending_says_what_follows(seats: int, announced: bool, said: str) -> None:
    label = GAME.label(position(seats, announced=announced), 0, GAME.read("end"))
    assert words("fromage", "en").say(label.message, viewer=0) == said


@pytest.mark.parametrize(
    ("move", "brings"),
    [("make F12 soft", "+2"), ("make F13 bleu", "0"), ("milk 1 F22", "+1"), ("build 1", "−1")],
)
def test_the_list_tells_what_a_step_would_bring(move: str, brings: str) -> None:
    own = {"cheese": ["F21", "F54"], "livestock": 2, "structure": 5}
    state = position(players={0: own})
    label = GAME.label(state, 0, GAME.read(move))
    assert f"oints now:\N{NO-BREAK SPACE}{brings}" in words("fromage", "en").say(label.message)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "for 2 livestock (points now:~+1, with the order:~+3)"),
        ("ru", "цена 2 жетона скота (очки сейчас:~+1, с заказом:~+3)"),
        ("uk", "ціна 2 жетони худоби (очки зараз:~+1, із замовленням:~+3)"),
    ],
)
def test_the_list_tells_what_a_step_would_bring_with_its_order(language: str, said: str) -> None:
    own = {"cheese": ["F21"], "livestock": 2, "orders": ["soft bronze"], "completed": 1}
    label = GAME.label(position(players={0: own}), 0, GAME.read("milk 1 F22"))
    found = words("fromage", language).say(label.message)
    assert said.replace("~", "\N{NO-BREAK SPACE}") in found


@pytest.mark.parametrize(
    ("language", "jam", "berries"),
    [
        ("en", "with jam, for 1 berry", "with berries, for 1 berry"),
        ("ru", "с джемом за 1 ягоду", "с ягодами за 1 ягоду"),
        ("uk", "з джемом за 1 ягоду", "з ягодами за 1 ягоду"),
    ],
)
def test_the_list_tells_what_a_symbol_costs(language: str, jam: str, berries: str) -> None:
    state = position(players={0: {"fruit": 1, "livestock": 2}})
    say = words("fromage", language).say
    found = [
        (state.variant.symbols[move.space], say(GAME.label(state, 0, move).message))
        for move in GAME.moves(state, 0)
        if move.kind == MAKE
    ]
    assert {symbol for symbol, _ in found} == {PLAIN, JAM, BERRY}
    for symbol, sentence in found:
        assert (jam in sentence) == (symbol == JAM), sentence
        assert (berries in sentence) == (symbol == BERRY), sentence


def test_a_berry_that_a_building_brings_costs_nothing() -> None:
    state = position(players={0: {"squares": {"1": "F2"}, "erected": [1]}})
    moves = [move for move in GAME.moves(state, 0) if move.kind == MAKE]
    with_jam = [move for move in moves if state.variant.symbols[move.space] == JAM]
    assert with_jam
    for move in with_jam:
        sentence = words("fromage", "en").say(GAME.label(state, 0, move).message)
        assert "with jam, " in sentence
        assert "berry" not in sentence


def test_a_bonus_cheese_costs_its_berry_too() -> None:
    state = position(players={0: {"board": 1, "fruit": 1, "livestock": 2}})
    label = GAME.label(state, 0, GAME.read("milk 1 F42"))
    assert re.search(
        "bonus cheese with (jam|berries) to F42, for 2 livestock and 1 berry ",
        words("fromage", "en").say(label.message),
    )


@pytest.mark.parametrize(
    ("state", "steps", "key", "space"),
    [
        (position(), ["make F22 soft"], "event-make", "F22"),
        (position(players={0: {"livestock": 2}}), ["milk 1 F22"], "event-milk", "F22"),
    ],
)
def test_the_drawing_tells_where_a_cheese_comes_down(
    state: Position, steps: list[str], key: str, space: str
) -> None:
    found = [event.message for event in play(state, *steps) if event.message.key == key]
    assert [motions(event, Glimpse(0, None, state, ())) for event in found] == [
        (Appear(space, FALL),)
    ]


def test_the_cheese_of_the_corporation_comes_down_too() -> None:
    state = position(1)
    told = play(state, "end", cards=["hard gold"])
    event = next(event.message for event in told if event.message.key == "event-corporation-place")
    shown = motions(event, Glimpse(0, None, state, ()))
    assert shown[0] == Appear(str(event.args["space"]), FALL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "squares"), [(1, "off"), (2, "draft"), (4, "off")])
def test_the_terminal_draws_every_view(language: str, seats: int, squares: str) -> None:
    match = Match.new(GAME, seats, {"building_squares": squares}, 6)
    say = words("fromage", language).say
    for viewer in (0, None):
        picture = terminal.draw(match.view(viewer), say)
        assert picture.count("[yellow]##[/]") == 7
        assert picture.count("[") == 2 * picture.count("[/]")


def test_the_terminal_shows_owners_and_returns() -> None:
    state = position(players={0: {"cheese": ["F12"]}})
    play(state, "gather 3 bleu")
    picture = terminal.draw(state, words("fromage", "en").say)
    assert "[bold white on red]S2R[/]" in picture
    assert "B→4" in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_a_legend(language: str) -> None:
    say = words("fromage", language).say
    picture = terminal.draw(position(2), say)
    legend = picture[picture.index(f"R {say(Message('seat-0'))}, Y {say(Message('seat-1'))}") :]
    for sign in ("S ", "H ", "B ", "j ", "b ", "··", "##", "→", "·", "●", "✓", "■", "**", "2→S1"):
        assert sign in legend, sign
    firm = f"C {say(Message('board-firm'))}"
    assert firm not in legend
    assert firm in terminal.draw(position(1), say)


def sectors(picture: str) -> list[str]:
    """The titles of the sectors from top to bottom, without colours."""
    plain = re.sub(r"\[[^]]*\]", "", picture)
    return [line for line in plain.splitlines() if line.endswith("1· 2· 3·")]


def test_sectors_stand_in_the_order_in_which_they_come() -> None:
    state = position(2, layout="festival villes fromagerie bistro")
    say = words("fromage", "en").say
    for turn in range(1, 6):
        state.turn = turn
        titles = sectors(terminal.draw(state, say))
        assert [title.split()[0] for title in titles] == ["Fair", "Bistro", "Shop", "Cities"]
        for seat, letter in enumerate("RY"):
            now = next(i for i, title in enumerate(titles) if f" {letter} " in title)
            following = next(i for i, title in enumerate(titles) if f"→{letter} " in title)
            assert following == (now + 1) % 4
            venue = VENUES[front_venue(state, seat)]
            assert titles[now].startswith(say(Message(f"venue-{venue}")))


def test_after_the_last_turn_no_sector_comes() -> None:
    picture = terminal.draw(position(2, announced=True), words("fromage", "en").say)
    assert not any("→" in title for title in sectors(picture))


def test_the_terminal_marks_what_is_used() -> None:
    own = {"parlours": [2], "erected": [1, 2], "livestock": 2}
    state = position(players={0: own})
    say = words("fromage", "en").say
    before = re.sub(r"\[[^]]*\]", "", terminal.draw(state, say))
    assert "   2→S1 ✓3→H2 4→B3 5→**  ✓Barn (livestock) | ✓Loading" in before
    play(state, "power 1 soft")
    after = re.sub(r"\[[^]]*\]", "", terminal.draw(state, say))
    assert "✓Barn (livestock) ■ | ✓Loading" in after


def test_the_terminal_tells_the_towns_of_a_region() -> None:
    state = position(4, players={0: {"cheese": ["V01"]}}, inserts="none")
    picture = re.sub(r"\[[^]]*\]", "", terminal.draw(state, words("fromage", "en").say))
    assert "  pink 9: V01 V02 V03 V10 V15 V16  R1\n" in picture
    assert "  white 9: V06 V07 V09 V11 V12 V14\n" in picture


@pytest.mark.parametrize("venue", ["festival", "fromagerie", "bistro", "villes"])
def test_the_sector_in_front_is_told_in_any_number(venue: str) -> None:
    told = Message("event-front", {"seat": 0, "venue": venue})
    say = words("fromage", "en").say
    name = say(Message(f"venue-{venue}"))
    assert say(told, viewer=0) == f"In front of you: {name}."
    assert say(told) == f"In front of Red: {name}."
