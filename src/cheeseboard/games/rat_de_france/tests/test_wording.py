"""Decisions, labels and refusals: the right sentence with the right rule."""

import re
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.events import Message
from cheeseboard.game import Options
from cheeseboard.games.rat_de_france import GAME
from cheeseboard.games.rat_de_france.grid import PROBLEMS
from cheeseboard.games.rat_de_france.rules.race import CAUSES
from cheeseboard.games.rat_de_france.state import ACTING, OVER, Position
from cheeseboard.games.rat_de_france.terminal import draw
from cheeseboard.games.rat_de_france.tests.positions import (
    COLOURS,
    SPECIAL,
    acting,
    bid,
    fresh,
    play,
    position,
    texts,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.testing.rules import stated
from cheeseboard.words import words

HOME: Final = Path(__file__).parent.parent
LANGUAGES: Final = ("en", "ru", "uk")


def reason(state: Position, colour: str, text: str) -> tuple[str, tuple[str, ...]]:
    """Key and rules of a refusal; it can be said in every language."""
    seat = COLOURS.index(colour)
    refusal = GAME.why_not(GAME.view(state, seat), seat, GAME.read(text))
    assert refusal is not None, text
    for language in LANGUAGES:
        assert words("rat_de_france", language).say(refusal.message, viewer=seat)
    return refusal.message.key.removeprefix("refuse-"), refusal.rules


def with_card(
    card: str, where_red: list[int], token: str = "", track: tuple[str, ...] = SPECIAL
) -> Position:
    """Red to carry out a card, even where it could only pass."""
    state = position(
        {"red": where_red, "yellow": [2, 5], "green": [0, 0]},
        track=track,
        tokens={"red": token} if token else {},
        order_row=("straight", "diagonal", "step", "swap", "jump", "idea"),
    )
    acting(state, {"red": card, "yellow": "step", "green": "swap"})
    state.phase, state.active, state.turn = ACTING, 0, state.row.index(0)
    return state


@pytest.mark.parametrize(
    ("card", "where_red", "token", "text", "key", "rule"),
    [
        ("straight", [1, 6], "", "sugar c9r1", "no-token", "RDF-8.2"),
        ("straight", [1, 6], "sugar", "clover1 c7r1", "no-token", "RDF-8.2"),
        ("straight", [0, 8], "", "move c9r0", "stuck", "RDF-7.5"),
        ("straight", [1, 6], "", "move c15r1", "off-track", "RDF-2.8"),
        ("straight", [1, 6], "", "move c6r1", "own-cell", "RDF-6.16"),
        ("straight", [2, 6], "", "move c5r2", "occupied", "RDF-2.2"),
        ("straight", [1, 6], "", "move c9r1", "too-far", "RDF-6.1"),
        ("straight", [1, 6], "", "move c7r2", "no-line", "RDF-6.1"),
        ("diagonal", [1, 6], "", "move c7r1", "no-line", "RDF-6.2"),
        ("step", [1, 6], "", "move c6r3", "too-far", "RDF-6.3"),
        ("straight", [1, 6], "", "move c6r0", "wall", "RDF-2.9"),
        ("straight", [1, 6], "", "move c8r1", "stops", "RDF-6.6"),
        ("straight", [0, 7], "", "move c9r0", "stops", "RDF-6.6"),
        ("straight", [2, 6], "", "move c4r2", "rat-in-way", "RDF-6.4"),
        ("straight", [1, 7], "", "move c9r1", "from-water", "RDF-7.11"),
        ("straight", [1, 6], "sugar", "sugar c5r1", "no-sugar-needed", "RDF-8.10"),
        ("straight", [1, 6], "sugar", "sugar c9r1", "stops", "RDF-6.6"),
        ("swap", [1, 6], "", "move c7r1", "swap-wants-rat", "RDF-6.7"),
        ("swap", [1, 6], "", "swap red", "own-rat", "RDF-6.7"),
        ("swap", [1, 6], "", "swap blue", "no-such-rat", "RDF-10.3"),
        ("swap", [1, 7], "", "swap yellow", "rat-far", "RDF-6.7"),
        ("swap", [1, 5], "", "swap yellow", "wall", "RDF-2.9"),
        ("swap", [2, 6], "sugar", "sugar swap yellow", "rat-far", "RDF-8.7"),
        ("step", [1, 6], "", "swap yellow", "not-swap", "RDF-6.7"),
        ("step", [1, 6], "sugar", "sugar steal yellow", "not-idea", "RDF-8.9"),
        ("idea", [1, 6], "sugar", "sugar steal yellow", "nothing-to-steal", "RDF-8.9"),
        ("idea", [1, 6], "sugar", "sugar c7r1", "sugar-idea", "RDF-8.9"),
        ("step", [2, 6], "", "take", "not-idea", "RDF-6.13"),
        ("idea", [1, 6], "", "take", "no-token-here", "RDF-7.14"),
        ("idea", [1, 6], "", "move c7r1", "idea-nothing", "RDF-6.14"),
        ("idea", [2, 6], "", "move c7r2", "idea-takes", "RDF-7.14"),
        ("idea", [0, 6], "", "move c8r1", "no-flight", "RDF-7.1"),
        ("idea", [0, 8], "", "move c8r2", "no-way-out", "RDF-7.4"),
        ("idea", [1, 7], "", "move c7r0", "no-swim", "RDF-7.9"),
        ("jump", [2, 6], "", "move c7r2", "no-jump", "RDF-6.9"),
        ("jump", [2, 6], "sugar", "sugar c7r2", "no-jump", "RDF-8.8"),
        ("straight", [1, 6], "clover", "clover1 c8r1", "no-line", "RDF-6.2"),
    ],
)
def test_a_refusal_names_what_is_in_the_way(
    card: str, where_red: list[int], token: str, text: str, key: str, rule: str
) -> None:
    state = with_card(card, where_red, token)
    found, rules = reason(state, "red", text)
    assert (found, rules[0]) == (key, rule)


MUDDY_LANE: Final = """\
^^^^^^
+-+-+-+-+-+-+
:F . . M|. F:
+ + + + + + +
:F . . M . F:
+ + + + + + +
:F . . . . F:
+ + + + + + +
:F . . . . F:
+-+-+-+-+-+-+"""


@rule("RDF-6.8", "RDF-8.7")
@pytest.mark.parametrize(
    ("row", "green", "refused"),
    [
        (0, [3, 0], ("wall", ("RDF-2.9",))),
        (0, [0, 3], ("rat-in-way", ("RDF-8.7",))),
        (1, [1, 3], ("rat-in-way", ("RDF-8.7",))),
        (2, [2, 3], ("rat-in-way", ("RDF-8.7",))),
    ],
)
def test_a_long_swap_is_refused_for_a_wall_or_a_rat_and_not_for_mud(
    row: int, green: list[int], refused: tuple[str, tuple[str, ...]]
) -> None:
    rats = {"red": [row, 2], "yellow": [row, 4], "green": green}
    state = position(rats, own_track=MUDDY_LANE, tokens={"red": "sugar"})
    acting(state, {"red": "swap", "yellow": "step", "green": "idea"})
    state.phase, state.active, state.turn = ACTING, 0, state.row.index(0)
    assert reason(state, "red", "sugar swap yellow") == refused


def test_refusals_of_the_other_phases() -> None:
    state = fresh(3, first_seat=0)
    assert reason(state, "red", "bid step") == ("now-place", ("RDF-3.2",))
    play(state, "place c0r0")
    assert reason(state, "yellow", "place c0r0") == ("flag-taken", ("RDF-3.2",))
    play(state, "place c0r1", "place c0r2")
    assert reason(state, "red", "pass") == ("now-discard", ("RDF-3.3",))
    assert reason(state, "red", "discard idea") == ("discard-late", ("RDF-3.4",))
    play(state, "discard step")
    assert reason(state, "red", "discard step") == ("card-open", ("RDF-9.3",))
    assert reason(state, "red", "discard straight") == ("discard-passed", ("RDF-3.3",))
    play(state, "discard swap", "discard idea")
    assert reason(state, "red", "bid step") == ("card-open", ("RDF-9.3",))
    assert reason(state, "red", "eat pepper") == ("now-bid", ("RDF-5.1",))
    state.tokens[0] = 1
    bid(state, {"red": "straight", "yellow": "straight", "green": "step"})
    assert reason(state, "red", "move c1r0") == ("now-pepper", ("RDF-8.14",))
    play(state, "keep pepper")
    colour = COLOURS[state.active]
    assert reason(state, colour, "bid step") == ("now-act", ("RDF-6.18",))


def test_refusals_after_a_stage() -> None:
    state = fresh(2, mode="tournament")
    state.phase, state.active = 5, 1
    assert reason(state, "yellow", "pass") == ("now-prize", ("RDF-12.8",))


def test_labels_tell_gain_and_mud() -> None:
    state = position({"red": [0, 7], "yellow": [0, 6]}, track=SPECIAL)
    acting(state, {"red": "step", "yellow": "swap"})
    swap = GAME.label(state, 1, GAME.read("swap red"))
    assert (swap.message.key, swap.tone) == ("move-swap", "gain")
    play(state, "pass")
    mud = GAME.label(state, 0, GAME.read("move c8r0"))
    assert mud.confirm is not None
    way = {"across": 1, "side": "right", "along": 0, "turn": "none"}
    assert mud.message.args == {**way, "ground": "mud"}
    finish = position({"red": [0, 13], "yellow": [0, 6]})
    acting(finish, {"red": "step", "yellow": "idea"})
    label = GAME.label(finish, 0, GAME.read("move c14r0"))
    assert (label.tone, label.message.args["ground"]) == ("gain", "finish")


@pytest.mark.parametrize(
    ("card", "text", "en", "ru", "uk"),
    [
        ("straight", "move c8r3", "2 right", "2 вправо", "2 праворуч"),
        ("straight", "move c6r1", "2 up", "2 вверх", "2 вгору"),
        ("diagonal", "move c5r2", "1 left and 1 up", "1 влево и 1 вверх", "1 ліворуч і 1 вгору"),
        ("step", "move c6r2", "1 up, to the pepper", "1 вверх, к перцу", "1 вгору, до перцю"),
    ],
)
def test_a_way_is_told_in_words(card: str, text: str, en: str, ru: str, uk: str) -> None:
    state = with_card(card, [3, 6])
    message = GAME.label(state, 0, GAME.read(text)).message
    said = [words("rat_de_france", one).say(message, viewer=0) for one in LANGUAGES]
    assert said == [en, ru, uk]


def test_a_swap_tells_how_far_it_leads() -> None:
    state = position({"red": [0, 7], "yellow": [0, 6]}, track=SPECIAL)
    acting(state, {"red": "step", "yellow": "swap"})
    ahead = GAME.label(state, 1, GAME.read("swap red")).message
    said = [words("rat_de_france", one).say(ahead, viewer=1) for one in LANGUAGES]
    assert said == [
        "Swap with the red rat, 1 column ahead",
        "Поменяться с красной крысой: она на 1 столбец впереди",
        "Помінятися з червоним щуром: він на 1 стовпець попереду",
    ]


def test_the_question_for_a_bid_names_the_place_in_the_turn_order() -> None:
    state = position({"red": [0, 7], "yellow": [0, 6], "green": [0, 8]})
    said = [say_to(seat, GAME.decision(state, seat).message) for seat in range(3)]
    assert said[1].endswith("You act first.")
    assert said[0].endswith("You act as number 2 of 3.")
    assert said[2].endswith("You act as number 3 of 3.")


def test_a_card_that_comes_too_late_to_be_laid_first_says_what_to_do() -> None:
    state = fresh(3, first_seat=0)
    play(state, "place c0r0", "place c0r1", "place c0r2")
    refusal = GAME.why_not(GAME.view(state, 0), 0, GAME.read("discard idea"))
    assert refusal is not None
    assert {language: say_to(0, refusal.message, language) for language in LANGUAGES} == {
        "en": "Cards are laid open in the order of the list, and too few come after Idea: "
        "begin with an earlier one.",
        "ru": "Карты выкладываются в порядке списка, а после карты «Идея» их слишком мало: "
        "начните с той, что стоит раньше.",
        "uk": "Карти викладаються в порядку списку, а після карти «Ідея» їх замало: "
        "почніть із тієї, що стоїть раніше.",
    }


def say_to(viewer: int | None, message: Message, language: str = "en") -> str:
    return words("rat_de_france", language).say(message, viewer=viewer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_reads_of_their_own_rat(language: str) -> None:
    red = {"en": "red", "ru": "красн", "uk": "червон"}[language]
    yours = {"en": "your rat", "ru": "ваш", "uk": "ваш"}[language]
    args: dict[str, int | str] = {"seat": 1, "rat": 0, "token": "sugar"}
    for key in ("event-swap", "event-steal", "over-team-team", "over-team-limit"):
        own, other = (say_to(viewer, Message(key, args), language) for viewer in (0, 2))
        assert yours in own
        assert red not in own
        assert red in other


def test_passing_by_choice_differs_from_having_to_pass() -> None:
    chosen = Message("event-pass", {"seat": 0})
    assert say_to(0, chosen) == "You choose to pass."
    assert say_to(1, chosen) == "Red chooses to pass."


@rule("RDF-8.12")
def test_clover_carries_out_another_action_instead_of_the_card() -> None:
    group = Message("group-clover", {"action": "idea"})
    eaten = Message("event-clover", {"seat": 0, "token": "clover", "action": "idea"})
    assert {language: say_to(0, group, language) for language in LANGUAGES} == {
        "en": "Clover: Idea instead",
        "ru": "Клевер: Идея вместо карты",
        "uk": "Конюшина: Ідея замість карти",
    }
    assert {language: say_to(0, eaten, language) for language in LANGUAGES} == {
        "en": "You eat clover and carry out Idea instead.",
        "ru": "Вы едите клевер и вместо своей карты выполняете «Идея».",
        "uk": "Ви їсте конюшину і замість своєї карти виконуєте «Ідея».",
    }
    assert {language: say_to(1, eaten, language) for language in LANGUAGES} == {
        "en": "Red eats clover and carries out Idea instead.",
        "ru": "Красный ест клевер и вместо своей карты выполняет «Идея».",
        "uk": "Червоний їсть конюшину і замість своєї карти виконує «Ідея».",
    }


def test_nobody_is_taken_for_the_one_who_drew_the_track() -> None:
    drawn = Message("event-own-track", {"columns": 9})
    for viewer in (None, 0, 1):
        assert {language: say_to(viewer, drawn, language) for language in LANGUAGES} == {
            "en": "The track was drawn for this match, with 9 columns.",
            "ru": "Трасса нарисована для этой партии, столбцов 9.",
            "uk": "Трасу намальовано для цієї партії, стовпців 9.",
        }
    assert "your" not in say_to(None, Message("board-own-track"))


def test_passing_stands_last_among_what_the_card_can_do() -> None:
    state = with_card("step", [0, 7], token="sugar")
    choices = GAME.choices(GAME.view(state, 0), 0)
    assert choices[-1].text == "pass"
    assert choices[-1].label.group == choices[0].label.group
    assert choices[0].label.group == Message("group-action", {"action": "step"})
    assert choices[-2].label.group.key == "group-sugar"
    assert choices[-1].label.confirm == Message("confirm-pass"), "the rat could still do something"
    assert choices[-1].label.tone == "decline"


def test_every_language_has_the_same_messages() -> None:
    keys = {
        language: set(
            re.findall(r"^([a-z][\w-]*) =", (HOME / "words" / f"{language}.ftl").read_text(), re.M)
        )
        for language in LANGUAGES
    }
    assert keys["en"] == keys["ru"] == keys["uk"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_and_sections_have_words(language: str) -> None:
    spoken = words("rat_de_france", language)
    for problem in PROBLEMS:
        assert spoken.has(f"problem-{problem}")
    for number in range(1, 25):
        assert spoken.has(f"section-{number}")
    for cause in CAUSES:
        args: dict[str, int | str] = {"seat": 0, "cause": cause}
        said = spoken.say(Message("event-cannot", args), viewer=0)
        other = spoken.say(Message("event-cannot", args), viewer=1)
        assert said != other


def test_the_rules_state_the_same_ids_in_every_language() -> None:
    english = stated(HOME / "RULES.md")
    assert len(english) == len(set(english)) == 142
    assert stated(HOME / "RULES.ru.md") == english
    assert stated(HOME / "RULES.uk.md") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_view(language: str) -> None:
    options: Options = {"mode": "tournament", "wind": True, "round_limit": 30}
    match = Match.new(GAME, 3, options, 2)
    say = words("rat_de_france", language).say
    while match.to_act:
        seat = match.to_act[0]
        if len(match.record.steps) % 7 == 0:
            for viewer in (seat, None):
                picture = draw(match.view(viewer), say)
                assert picture.count("\n") > 14
        match.play(seat, match.moves(seat)[len(match.record.steps) % len(match.moves(seat))])
    assert "&" in draw(match.view(0), say)


def test_the_terminal_shows_who_acts_when() -> None:
    state = position({"red": [0, 7], "yellow": [0, 6], "green": [0, 8]})
    say = words("rat_de_france", "en").say
    assert "Turn order: Yellow → Red → Green" in draw(state, say)
    assert "Turn order" not in draw(fresh(3), say)
    state.phase = OVER
    assert "Turn order" not in draw(state, say)


def test_the_terminal_counts_rounds_from_the_first_bids() -> None:
    state = fresh(3, first_seat=0)
    say = words("rat_de_france", "en").say
    assert draw(state, say).startswith("Before the race\n")
    play(state, "place c0r0", "place c0r1", "place c0r2")
    assert draw(state, say).startswith("Before the race\n")
    while state.round == 0:
        play(state, texts(state, COLOURS[GAME.to_act(state)[0]])[0])
    assert draw(state, say).startswith("Round 1\n")


@rule("RDF-10.4", "RDF-10.7")
@pytest.mark.parametrize("mode", ["race", "team"])
def test_the_terminal_shows_no_place_beside_those_who_have_lost(mode: str) -> None:
    say = words("rat_de_france", "en").say
    rats = {"red": [0, 0], "yellow": [0, 5], "green": [3, 10], "blue": [0, 8]}
    state = position(rats, mode=mode, round=30, round_limit=30)
    acting(state, {"red": "swap", "yellow": "jump", "blue": "idea", "green": "swap"})
    assert state.phase == OVER
    assert ranks_shown(draw(state, say)) == ["", "", "place 1", ""]
    rats = {"red": [0, 0], "yellow": [1, 12], "green": [2, 13], "blue": [3, 13]}
    state = position(rats, mode=mode)
    acting(state, {"red": "swap", "yellow": "straight", "green": "step", "blue": "diagonal"})
    assert ranks_shown(draw(state, say)) == ["#1", "#2", "#3", "#4"]
    play(state, "move c14r1")
    assert ranks_shown(draw(state, say)) == ["", "place 1", "", ""]


def ranks_shown(picture: str) -> list[str]:
    """By seat, the place in the race or in the row; empty where none is shown."""
    lines = picture.splitlines()[-4:]
    found = [re.search(r"place \d|#\d", line) for line in lines]
    return [match[0] if match else "" for match in found]


def test_the_terminal_hides_the_bids_of_others() -> None:
    state = position({"red": [0, 7], "yellow": [0, 6]})
    bid(state, {"red": "step"})
    say = words("rat_de_france", "en").say
    assert "bid: [bold]Step" in draw(GAME.view(state, 0), say)
    assert "bid: laid" in draw(GAME.view(state, 1), say)
    assert texts(state, "yellow")
