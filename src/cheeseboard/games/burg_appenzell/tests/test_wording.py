"""What a seat is told about its moves: refusals, prices and warnings."""

import re
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.game import Label, Message, Refusal
from cheeseboard.games.burg_appenzell import GAME
from cheeseboard.games.burg_appenzell.box import ALL_ROOMS, ROOM_NAMES
from cheeseboard.games.burg_appenzell.state import OVER, PLACING, TURNS, Position
from cheeseboard.games.burg_appenzell.terminal import draw
from cheeseboard.games.burg_appenzell.tests.positions import (
    actions,
    apply,
    play,
    position,
    small_moves,
    wander,
)
from cheeseboard.registry import LANGUAGES
from cheeseboard.testing import rule
from cheeseboard.testing.rules import stated
from cheeseboard.words import words

FOLDER: Final = Path(__file__).parents[1]
RULES: Final = frozenset(stated(FOLDER / "RULES.md"))
ROOMS: Final = "".join(ROOM_NAMES)


def refusal(state: Position, text: str) -> Refusal:
    seat = state.active
    found = GAME.why_not(GAME.shown(GAME.view(state, seat), seat), seat, GAME.read(text))
    assert found is not None, f"{text!r} is legal"
    return found


def label(state: Position, text: str, seat: int | None = None) -> Label:
    """The label as the page of the seat shows it."""
    seat = state.active if seat is None else seat
    page = GAME.shown(GAME.view(state, seat), seat)
    return GAME.label(page, seat, GAME.read(text))


def said(found: Label, viewer: int, language: str = "en") -> str:
    return words("burg_appenzell", language).say(found.message, viewer=viewer)


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_there_is_a_reason_exactly_for_moves_that_are_not_legal(seed: int) -> None:
    options = {"no_undo": seed % 3 == 0, "tower_transit": seed % 4 != 0, "round_limit": 20}
    path = wander(seed, 2 + seed % 3, side="AB"[seed % 2], **options)
    for number, (state, _) in enumerate(path):
        if state.phase == OVER or (number % 7 not in (0, 3) and not state.run):
            continue
        seat = state.active
        legal = GAME.moves(state, seat)
        for page in (GAME.view(state, seat), GAME.shown(GAME.view(state, seat), seat)):
            for move in GAME.catalogue:
                why = GAME.why_not(page, seat, move)
                where = f"seed {seed}, position {number}, {move.text}"
                assert (why is None) == (move in legal), where
                assert why is None or why.rules, where
                assert why is None or set(why.rules) <= RULES, where


def placing() -> Position:
    state = position(mice={0: ["a1"]}, active=1, ap=0)
    state.phase = PLACING
    return state


@rule("BA-1.13")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("place a1", "refuse-tower-taken"),
        ("enter g1", "refuse-place-first"),
        ("end", "refuse-place-first"),
        ("slide Nb", "refuse-place-first"),
    ],
)
def test_while_mice_are_placed_nothing_else_goes(text: str, key: str) -> None:
    found = refusal(placing(), text)
    assert (found.message.key, found.rules) == (key, ("BA-1.13",))


@pytest.mark.parametrize(
    ("text", "key", "rule_id", "setup"),
    [
        ("place g1", "placing-over", "BA-1.13", position(mice={0: ["a1"]})),
        ("uncover A", "no-points", "BA-2.9", position(mice={0: ["a1"]}, ap=0)),
        ("slide Nb", "no-points", "BA-2.9", position(mice={0: ["a1"]}, ap=0)),
        ("enter g1", "no-points", "BA-2.9", position(mice={0: ["a1"]}, ap=0)),
        ("slide Nb", "slide-used", "BA-2.4", position(mice={0: ["a1"]}, slid=True, ap=3)),
        ("slide E2", "no-undo", "BA-5.7", position(no_undo=True, last_slot="W2")),
        ("uncover A", "room-open", "BA-3.9", position(mice={0: ["a1"]}, open="A")),
        ("uncover K", "room-far", "BA-3.2", position(mice={0: ["a1"]})),
        ("uncover A", "room-far", "BA-3.2", position(mice={1: ["a1"]})),
        ("enter a1", "reserve-empty", "BA-4.2", position(mice={0: ["c3", "d3"]}, dungeon={0: 2})),
        ("move c3>d3", "no-mouse", "BA-4.3", position(mice={0: ["a1"], 1: ["c3"]})),
        ("move a1>b1", "roofed", "BA-4.5", position(mice={0: ["a1"]})),
        ("move c2>d2", "trap", "BA-4.6", position(mice={0: ["c2"]}, open="B")),
        ("enter g1", "cannot-land", "BA-4.9", position(mice={0: ["a1"], 1: ["g1"]})),
        (
            "enter g1",
            "tower-taken",
            "BA-4.9",
            position(mice={0: ["a1"], 1: ["g1"]}, open="CG", tower_transit=False),
        ),
        ("enter g1", "too-dear", "BA-4.10", position(mice={1: ["g1"]}, open="C", ap=1)),
        ("move e2>f2", "cannot-land", "BA-4.10", position(mice={0: ["e2"], 1: ["f2"]})),
        (
            "move e2>f2",
            "too-dear",
            "BA-4.10",
            position(mice={0: ["e2"], 1: ["f2"]}, open="C", ap=1),
        ),
    ],
)
def test_every_refusal_names_its_rule(text: str, key: str, rule_id: str, setup: Position) -> None:
    found = refusal(setup, text)
    assert found.message.key == f"refuse-{key}"
    assert rule_id in found.rules


@rule("BA-4.13")
@pytest.mark.parametrize(
    ("text", "key", "rule_id"),
    [
        ("end", "finish-run", "BA-4.13"),
        ("slide Nb", "finish-run", "BA-4.13"),
        ("enter a1", "finish-run", "BA-4.13"),
        ("move c3>c2", "finish-run", "BA-4.13"),
        ("move d3>c3", "run-loops", "BA-4.13"),
        ("move d3>d2", "trap", "BA-4.6"),
        ("move e3>e4", "finish-run", "BA-4.13"),
        ("move d3>e3", "cannot-land", "BA-4.10"),
    ],
)
def test_in_the_middle_of_a_run_the_reason_is_the_run(text: str, key: str, rule_id: str) -> None:
    state = position(mice={0: ["c3"], 1: ["d3", "e3"]}, open="BL")
    apply(state, "move c3>d3")
    found = refusal(state, text)
    assert found.message.key == f"refuse-{key}"
    assert rule_id in found.rules


@rule("BA-4.5", "BA-4.10")
def test_in_the_middle_of_a_run_roofs_and_prices_count() -> None:
    state = position(mice={0: ["c3"], 1: ["d3", "e3"]}, open="LM", ap=2)
    apply(state, "move c3>d3")
    roofed, dear = refusal(state, "move d3>d2"), refusal(state, "move d3>e3")
    assert (roofed.message.key, roofed.rules) == ("refuse-roofed", ("BA-4.5",))
    assert (dear.message.key, dear.rules) == ("refuse-too-dear", ("BA-4.10",))


# --- choices -------------------------------------------------------------------------------------


@rule("BA-2.7", "BA-4.10", "BA-4.13")
@pytest.mark.parametrize("seed", range(12))
def test_a_page_offers_every_complete_action_with_its_price(seed: int) -> None:
    path = wander(seed, 2 + seed % 3, side="AB"[seed % 2], round_limit=20)
    for number, (state, _) in enumerate(path):
        if state.phase == OVER or (number % 3 and not state.run):
            continue
        seat = state.active
        page = GAME.shown(GAME.view(state, seat), seat)
        offered = {choice.text: choice.label for choice in GAME.choices(page, seat)}
        complete = {";".join(small_moves(text)): text for text in actions(state)}
        where = f"seed {seed}, position {number}"
        assert offered.keys() == complete.keys(), where
        for text, found in offered.items():
            is_free = text == "end" or text.startswith("place")
            price = 0 if is_free else text.count(";") + 1
            assert found.price == price, f"{where}, {text}"
            if text.startswith(("move", "enter")):
                wins = play(state.copy(), complete[text]) != []
                assert found.tone == ("gain" if wins else "plain"), f"{where}, {text}"


@rule("BA-5.12")
def test_a_page_asks_again_before_a_slide_and_an_early_end() -> None:
    state = position(mice={0: ["e2"], 1: ["f2", "g1"]}, open="CG")
    for choice in GAME.choices(state, 0):
        is_asked = choice.text.startswith(("slide", "end"))
        assert (choice.label.confirm is not None) == is_asked, choice.text
    early = label(state, "end").confirm
    assert early is not None
    assert early.args == {"count": 4}
    assert label(position(mice={0: ["e2"]}, ap=0), "end").confirm is None
    question = label(state, "slide Nb").confirm
    assert question is not None
    assert question.args == {"slot": "Nb", "tile": "slice"}


# --- decisions -----------------------------------------------------------------------------------


def test_the_question_fits_the_moment() -> None:
    state = position(mice={0: ["c3"], 1: ["d3"]}, open="L", ap=3)
    asked = {"act": GAME.decision(state, 0)}
    apply(state, "move c3>d3")
    asked["run"] = GAME.decision(state, 0)
    apply(state, "move d3>d4")
    play(state, "slide Nb")
    asked["end"] = GAME.decision(state, 0)
    asked["place"] = GAME.decision(placing(), 1)
    for name, decision in asked.items():
        assert decision.message.key == f"decision-{name}"
        assert decision.rules
        assert set(decision.rules) <= RULES
    assert asked["act"].message.args["points"] == 3


# --- labels --------------------------------------------------------------------------------------


@rule("BA-2.7")
def test_labels_name_the_price_of_a_move() -> None:
    state = position(mice={0: ["e2"], 1: ["f2", "g1"]}, open="CG")
    for text, price in (
        ("uncover B", 1),
        ("enter a1", 1),
        ("enter g1", 1),
        ("move e2>e1", 1),
        ("move e2>f2", 1),
        ("slide Nb", 1),
        ("end", 0),
    ):
        assert label(state, text).price == price, text
    assert label(placing(), "place g1").price == 0


def test_the_end_names_the_roofs_that_will_close() -> None:
    state = position(mice={0: ["e2"], 1: ["f2", "g1"]}, open="CGKF")
    assert label(state, "end").message.args == {"rooms": "C, G, K", "count": 3}


def test_a_step_that_wins_cheese_is_a_gain() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="AD")
    found = label(state, "move a1>b1")
    assert (found.tone, found.message.key) == ("gain", "move-win")
    assert found.message.args["cheese"] == "holey"
    assert label(state, "move d3>c3").tone == "plain"
    held = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="AD", cheese={0: "1"})
    assert label(held, "move a1>b1").tone == "plain"
    own_tile = position(mice={0: ["a2"], 1: ["d3"]}, open="AD")
    own_tile.floor[14] = 1
    assert label(own_tile, "move a2>a3").tone == "plain"


def test_what_wins_is_offered_first() -> None:
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="AD")
    texts = [choice.text for choice in GAME.choices(GAME.shown(GAME.view(state, 0), 0), 0)]
    assert texts[0] == "move a1>b1"
    assert texts[-1] == "end"


@rule("BA-7.9")
def test_running_over_a_mouse_is_no_gain() -> None:
    state = position(mice={0: ["c6", "f2"], 1: ["e2"]}, open="I")
    found = label(state, "move f2>e2")
    assert (found.tone, found.message.key, found.message.args["seat"]) == ("plain", "move-over", 1)


@pytest.mark.parametrize(("active", "tone"), [(0, "gain"), (1, "harm")])
def test_a_visible_trap_is_harm_to_the_seat_whose_mouse_falls(active: int, tone: str) -> None:
    state = position(active=active, mice={0: ["a1"], 1: ["e2"]}, open="B")
    found = label(state, "slide W2")
    assert (found.tone, found.message.key) == (tone, "move-slide-trap")
    assert (found.message.args["seat"], found.message.args["cell"]) == (1, "e2")
    assert label(state, "slide E2").tone == "plain"


def test_an_own_mouse_that_falls_is_named_first() -> None:
    state = position(active=1, mice={0: ["d1"], 1: ["d6"]}, open="BLP")
    assert label(state, "slide Sd").message.args["seat"] == 1
    state.active = 0
    assert label(state, "slide Sd").message.args["seat"] == 0


def test_a_trap_under_a_roof_warns_of_nothing() -> None:
    never_seen = position(mice={0: ["a1"], 1: ["e2"]})
    assert label(never_seen, "slide W2").tone == "plain"
    forgotten = position(mice={0: ["c3", "a1"], 1: ["e2"]})
    play(forgotten, "uncover B", "end", "end")
    assert label(forgotten, "slide W2").tone == "plain"
    for memory_aid in ("ghost", "full"):
        helped = position(mice={0: ["c3", "a1"], 1: ["e2"]}, memory_aid=memory_aid)
        play(helped, "uncover B", "end", "end")
        assert label(helped, "slide W2").tone == "gain"


def test_the_spare_is_always_visible() -> None:
    trap = position(floor="F1", spare="O", mice={0: ["b1"], 1: ["g7"]})
    assert label(trap, "slide Nb").tone == "harm"
    cheese = position(mice={0: ["b1", "f3"], 1: ["g7"]})
    assert label(cheese, "slide Nb").tone == "gain"


def test_a_slide_that_wins_cheese_is_a_gain_for_the_seat_and_harm_for_others() -> None:
    for active, tone in ((0, "gain"), (1, "harm")):
        state = position(active=active, mice={0: ["b2", "d3"], 1: ["g7"]}, open="D")
        found = label(state, "slide W2")
        assert (found.tone, found.message.key) == (tone, "move-slide-win")
        assert (found.message.args["seat"], found.message.args["cheese"]) == (0, "holey")


@rule("BA-5.9", "BA-7.4", "BA-9.1")
def test_a_slide_that_drops_a_mouse_and_wins_the_match_tells_both() -> None:
    mice = {0: ["b2", "d3"], 1: ["e2"]}
    state = position(mice=mice, cheese={0: "234"}, open=ROOMS)
    found = label(state, "slide W2")
    assert (found.tone, found.message.key) == ("gain", "move-slide-trap-win")
    assert {language: said(found, 0, language) for language in LANGUAGES} == {
        "en": "Push to the right along row 2: Yellow’s mouse on e2 falls into a trap, "
        "and you win the Holey wedge",
        "ru": "Вдвинуть вправо по ряду 2: мышь Жёлтого на e2 попадает в ловушку, "
        "а вы получаете сыр «Дырчатый»",
        "uk": "Всунути праворуч по ряду 2: миша Жовтого на e2 потрапляє в пастку, "
        "а ви отримуєте сир «Дірчастий»",
    }
    play(state, "slide W2")
    assert (state.phase, state.winner) == (OVER, 0)


@rule("BA-5.9", "BA-7.4")
@pytest.mark.parametrize(
    ("active", "mice", "tone", "sentence"),
    [
        (
            1,
            {0: ["b2", "d3"], 1: ["e2"]},
            "harm",
            "your mouse on e2 falls into a trap, and Red wins the Holey wedge",
        ),
        (
            0,
            {0: ["b2", "d3", "e2"], 1: ["g7"]},
            "harm",
            "your mouse on e2 falls into a trap, and you win the Holey wedge",
        ),
        (
            1,
            {0: ["b2", "d3", "e2"], 1: ["g7"]},
            "harm",
            "Red’s mouse on e2 falls into a trap, and Red wins the Holey wedge",
        ),
    ],
)
def test_a_slide_names_who_falls_and_who_wins(
    active: int, mice: dict[int, list[str]], tone: str, sentence: str
) -> None:
    found = label(position(active=active, mice=mice, open=ROOMS), "slide W2")
    assert found.tone == tone
    assert said(found, active) == f"Push to the right along row 2: {sentence}"


def test_cheese_under_a_roof_promises_nothing() -> None:
    state = position(mice={0: ["b2", "d3"], 1: ["g7"]})
    assert label(state, "slide W2").tone == "plain"
    held = position(mice={0: ["b2", "d3"], 1: ["g7"]}, open="D", cheese={0: "1"})
    assert label(held, "slide W2").tone == "plain"


def helps(event: str, seat: int) -> bool:
    """Whether a win or a fall is to the seat's liking."""
    kind, who, *_ = event.split()
    return (kind == "cheese") == (int(who) == seat)


@pytest.mark.parametrize("seed", range(8))
def test_warnings_come_true_and_an_open_castle_has_no_surprises(seed: int) -> None:
    path = wander(seed, 2 + seed % 3, side="AB"[seed % 2], round_limit=20)
    for number, (state, _) in enumerate(path):
        if number % 9 or state.phase != TURNS or state.run:
            continue
        open_castle = state.copy()
        open_castle.open_rooms = ALL_ROOMS
        open_castle.seen = [0] * 49
        for world, is_open in ((state, False), (open_castle, True)):
            for text in actions(world):
                if len(small_moves(text)) > 1:
                    continue
                told = play(world.copy(), text)
                tone = label(world, text).tone
                where = f"seed {seed}, position {number}, {text}: {told}"
                if tone == "gain":
                    assert any(helps(event, world.active) for event in told), where
                if tone == "harm":
                    assert not all(helps(event, world.active) for event in told), where
                if tone == "plain" and is_open:
                    assert told == [], where


# --- sentences -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_owner_reads_of_their_own_mouse(language: str) -> None:
    say = words("burg_appenzell", language).say
    args: dict[str, int | str] = {"seat": 0, "cell": "b2", "slot": "Nb", "cheese": "goat"}
    args["mouse"] = 0
    red = say(Message("seat-0"))[:3]
    for key in ("move-over", "move-slide-trap", "move-slide-trap-win", "move-slide-win"):
        assert red not in say(Message(key, args), viewer=0)
        assert red in say(Message(key, args), viewer=1)


@rule("BA-2.7")
def test_a_run_is_told_with_where_it_began() -> None:
    say = words("burg_appenzell", "en").say
    state = position(mice={0: ["a1", "d3"], 1: ["g7"]}, open="D")
    run = apply(state, "move a1>a2").events[0].message
    assert say(run, viewer=0) == "Your mouse runs from a1 to a2."
    assert say(run, viewer=1) == "Red’s mouse runs from a1 to a2."


@rule("BA-4.10")
def test_a_run_through_a_tower_is_told_as_coming_from_outside() -> None:
    say = words("burg_appenzell", "en").say
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="A")
    apply(state, "enter a1")
    run = apply(state, "move a1>b1").events[0].message
    assert say(run, viewer=0) == "Your mouse runs from outside to b1."


@rule("BA-9.10")
def test_the_longest_wait_is_told_of_one_player_and_not_of_all() -> None:
    say = words("burg_appenzell", "en").say
    reason = Message("over-target", {"seat": 0, "tie": "wait"})
    several = "Several players have won enough kinds of cheese, and"
    assert say(reason, viewer=0) == f"{several} you have waited longest for your turn."
    assert say(reason, viewer=1) == f"{several} Red has waited longest for a turn."


@rule("BA-9.7")
def test_a_leader_who_cannot_win_is_told_apart_from_the_winner() -> None:
    reason = Message("over-mice", {"seat": 0, "tie": "lone"})
    for language, leader, yours, others in (
        (
            "ru",
            "Тот, кто впереди, победить не может: у него почти не осталось мышей.",
            "Побеждаете вы.",
            "Побеждает Красный.",
        ),
        (
            "uk",
            "Той, хто попереду, перемогти не може: у нього майже не лишилося мишей.",
            "Перемагаєте ви.",
            "Перемагає Червоний.",
        ),
    ):
        say = words("burg_appenzell", language).say
        assert say(reason, viewer=0).endswith(f" {leader} {yours}")
        assert say(reason, viewer=1).endswith(f" {leader} {others}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_presets_that_there_are(language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    text = (FOLDER / f"RULES{suffix}.md").read_text("utf-8")
    named = re.findall(r"^- \*\*([a-z][^*]*)\*\* ", text, re.M)
    assert named == list(GAME.meta.presets)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_numbered_without_a_gap(language: str) -> None:
    suffix = "" if language == "en" else f".{language}"
    text = (FOLDER / f"RULES{suffix}.md").read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", text, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))


# --- the terminal --------------------------------------------------------------------------------


def picture(state: Position, language: str = "en") -> str:
    seat = state.active
    return draw(GAME.shown(GAME.view(state, seat), seat), words("burg_appenzell", language).say)


@rule("BA-2.4")
def test_the_terminal_shows_a_push_exactly_while_it_can_be_made() -> None:
    free = position(mice={0: ["a1"], 1: ["g7"]}, ap=2)
    assert "●● ⇒" in picture(free)
    for state in (
        position(mice={0: ["a1"], 1: ["g7"]}, ap=0),
        position(mice={0: ["a1"], 1: ["g7"]}, ap=2, slid=True),
        running(),
        placing(),
    ):
        seats = [line for line in picture(state).splitlines() if "outside" in line]
        assert len(seats) == state.seats
        assert not any("⇒" in line for line in seats)


def running() -> Position:
    """In the middle of a run through a tower."""
    state = position(mice={0: ["a1"], 1: ["g7"]}, open="A")
    apply(state, "enter a1")
    return state


def test_the_terminal_counts_the_rounds() -> None:
    state = position(players=3, mice={0: ["a1"], 1: ["g7"], 2: ["a7"]}, turns=7)
    assert picture(state).startswith("Round 3 of at most 60")
    state.turns = 180
    assert picture(state).startswith("Round 60 of")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_explains_its_signs(language: str) -> None:
    legend = "\n".join(picture(position(mice={0: ["a1"]}), language).splitlines()[-2:])
    for sign in ["&", "(", ".", ")", ":::::", "·", "O", "▒", "▼", "▲", "►", "◄", "●", "⇒"]:
        assert sign in legend
    assert max(map(len, legend.splitlines())) <= 110
