"""What a seat is asked and told: decisions, labels, refusals, words in all languages."""

import re
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.game import Message, Refusal
from cheeseboard.games.ratland import GAME, terminal
from cheeseboard.games.ratland.moves import KEEP, MOST_CHANGES
from cheeseboard.games.ratland.rules import home, search
from cheeseboard.games.ratland.state import (
    BRIBE,
    CLAN_CHOICE,
    EVENING,
    FIGHT,
    LEFTOVERS,
    OVER,
    PLANS,
    PUT_BACK,
    SWAPS,
    Position,
)
from cheeseboard.games.ratland.tests.positions import (
    plan,
    planning,
    play,
    put_in_bag,
    put_in_hand,
    random_match,
    start,
    table,
    told,
)
from cheeseboard.registry import LANGUAGES
from cheeseboard.testing.rules import stated
from cheeseboard.words import page_words, words

FOLDER: Final = Path(__file__).parents[1]


def refusal(state: Position, seat: int, text: str) -> Refusal:
    found = GAME.why_not(GAME.view(state, seat), seat, GAME.read(text))
    assert found is not None, f"{text!r} is legal"
    return found


def reason(state: Position, seat: int, text: str) -> str:
    return refusal(state, seat, text).message.key


def plain(picture: str) -> str:
    """A picture without its markup."""
    return re.sub(r"\[[^]]*\]", "", picture)


def test_one_point_below_nothing_is_no_point() -> None:
    """RAT-12.2: the graveyard may outweigh a clan."""
    for key in ("over-points", "over-shared"):
        message = Message(key, {"seat": 0, "points": -1, "count": 2})
        assert "-1 point" in words("ratland", "en").say(message)
    assert words("ratland", "en").say(Message("panel-points", {"count": -1})) == "-1 point"


# --- decisions -----------------------------------------------------------------------------------


def test_plans_and_clans_are_parked_and_nothing_else() -> None:
    seen = set()
    for seed in range(4):
        for state, seat, move in random_match(seed, 4, clans=True, board="secret"):
            if move is not None:
                decision = GAME.decision(GAME.view(state, seat), seat)
                assert decision.is_parked == (state.phase in (CLAN_CHOICE, PLANS))
                seen.add(decision.message.key)
    assert {"decision-clan", "decision-side", "decision-place", "decision-ready"} <= seen


def test_another_seat_is_told_nothing_of_how_far_a_plan_has_come() -> None:
    state = planning({"pantry": 7, "cheese": 1}, {"pantry": 7}, event="safe_spot")
    keys = set()
    for text in ("put bedroom 5", "put dump 1", "take bedroom", "hide nothing", "done"):
        play(state, 0, text)
        message = GAME.decision(GAME.view(state, 1), 0).message
        keys.add((message.key, message.args["count"], message.args["rats"]))
    assert keys == {("decision-place", 7, 7)}
    own = GAME.decision(GAME.view(state, 0), 0).message
    assert own.key == "decision-ready"


# --- refusals ------------------------------------------------------------------------------------


def test_the_wrong_kind_of_move_is_told_what_is_asked_now() -> None:
    state = planning({"pantry": 3}, {"pantry": 3})
    found = refusal(state, 0, "brew 1")
    assert found.message == Message("refuse-now", {"topic": "plans"})
    assert found.rules == ("RAT-4.1",)


def test_refusals_of_plans() -> None:
    state = planning({"pantry": 3, "cheese": 1}, {"pantry": 9}, event="safe_spot")
    assert reason(state, 0, "put dump 5") == "refuse-rats"
    assert reason(state, 0, "take dump") == "refuse-no-rat"
    assert reason(state, 0, "ready") == "refuse-done-first"
    assert reason(state, 0, "side normal") == "refuse-side"
    assert reason(state, 0, "hide piece") == "refuse-hide"
    assert reason(state, 1, "hide nothing") == "refuse-hide"
    state.changes[0] = MOST_CHANGES
    assert reason(state, 0, "hide nothing") == "refuse-changes"
    play(state, 0, "put dump 1")
    assert reason(state, 0, "take dump") == "refuse-changes"
    play(state, 0, "done")
    assert reason(state, 0, "put dump 1") == "refuse-plan-done"
    secret = start(2, board="secret")
    assert reason(secret, 0, "put bedroom 1") == "refuse-side-first"
    play(secret, 0, "side aggressive")
    assert reason(secret, 0, "side aggressive") == "refuse-side"


def test_get_ready_says_who_must_leave() -> None:
    state = planning({"pantry": 9}, {"pantry": 2}, event="get_ready")
    assert GAME.decision(state, 0).message.args["count"] == 6
    assert GAME.decision(state, 1).message.key == "decision-place"
    for text in ("put bedroom 5", "done", "ready"):
        assert refusal(state, 0, text).rules == ("RAT-13.13",)


def test_refusals_of_clans() -> None:
    state = start(2, clans=True)
    dealt = {move.text for move in GAME.moves(state, 0)}
    other = next(
        move.text for move in GAME.catalogue if move.kind == KEEP and move.text not in dealt
    )
    assert reason(state, 0, other) == "refuse-clan"


def test_refusals_of_athletes() -> None:
    state = planning({"clan": "athletes", "pantry": 4}, {"pantry": 1}, event="get_ready")
    plan(state, 1)
    plan(state, 0, bedroom=3, dump=1)
    assert reason(state, 0, "move city>dump") == "refuse-no-rat"
    assert refusal(state, 0, "move dump>bedroom").rules == ("RAT-13.13", "RAT-13.14")


def test_refusals_in_the_tunnels() -> None:
    state = table({"clan": "corrupt", "side": "aggressive", "dump": 3}, {"dump": 1}, {"dump": 1})
    state.cheese_supply[3] = 0
    state.phase, state.queue = BRIBE, [0]
    assert refusal(state, 0, "add black").rules == ("RAT-15.23", "RAT-17.4")
    state.phase = FIGHT
    assert reason(state, 0, "wound 0") == "refuse-wound"
    put_in_hand(state, white=1)
    state.phase = PUT_BACK
    assert reason(state, 0, "return blue") == "refuse-drawn"
    put_in_bag(state, white=1)
    search.begin_leftovers(state)
    state.phase, state.queue = LEFTOVERS, [0]
    assert refusal(state, 0, "stay").message.args["topic"] == "leftovers"


def test_refusals_at_home() -> None:
    state = table(
        {"clan": "alchemists", "pantry": 1, "cheese": 1}, {"infirmary": 1}, event="silence"
    )
    home.begin_feeding(state)
    state.phase = SWAPS
    assert reason(state, 0, "swap infirmary") == "refuse-infirmary"
    assert reason(state, 1, "swap healthy") == "refuse-healthy"
    state.phase, state.queue = EVENING, [0]
    assert reason(state, 0, "brew 2") == "refuse-brew-cheese"
    state.cheese[0], state.rat_supply = 5, 1
    assert reason(state, 0, "brew 2") == "refuse-brew-supply"
    state.event = 0
    assert reason(state, 0, "brew 2") == "refuse-brew-once"


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 11, 21, 22, 25])
def test_numbers_have_their_plurals(language: str, count: int) -> None:
    book = words("ratland", language)
    happened = ("born", "starved", "poisoned", "strays", "doctor", "cheese")
    for key in (f"event-{name}" for name in happened):
        for viewer in (0, 1):
            said = book.say(Message(key, {"seat": 0, "count": count}), viewer=viewer)
            assert str(count) in said


def test_all_languages_state_the_same_messages() -> None:
    keys = {
        language: [
            line.split(" =")[0]
            for line in (FOLDER / "words" / f"{language}.ftl").read_text("utf-8").splitlines()
            if line[:1].isalpha()
        ]
        for language in LANGUAGES
    }
    assert keys["en"] == keys["ru"] == keys["uk"]


def test_all_languages_state_the_same_rules() -> None:
    rules = stated(FOLDER / "RULES.md")
    assert len(rules) == len(set(rules)) == 151
    assert stated(FOLDER / "RULES.ru.md") == stated(FOLDER / "RULES.uk.md") == rules


# --- the terminal --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_the_terminal_draws_every_view_in_a_hundred_columns(language: str, seats: int) -> None:
    say = words("ratland", language).say
    match = random_match(2, seats, clans=True, board="secret_each_round")
    for number, (state, _, _) in enumerate(match):
        if number % seats == 0 or state.phase == OVER:
            for viewer in (0, None):
                lines = plain(terminal.draw(GAME.view(state, viewer), say)).splitlines()
                assert len(lines) >= seats + 4
                assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_terminal_speaks_no_english(language: str) -> None:
    say = words("ratland", language).say
    for number, (state, _, _) in enumerate(random_match(3, 4, clans=True, board="secret")):
        if number % 5 == 0:
            picture = plain(terminal.draw(GAME.view(state, 0), say))
            assert not re.search("[A-Za-z]", picture), picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_what_seers_foresee_and_the_bag(language: str) -> None:
    say = words("ratland", language).say
    state = table({"clan": "seers", "cheese": 2}, {"dump": 1}, event="safe_spot")
    state.next_event, state.next_card, state.hidden[0] = 1, 7, 1
    put_in_bag(state, white=2)
    put_in_hand(state, blue=1)
    picture = terminal.draw(state, say)
    assert say(Message("happening-mass_attacks")) in picture
    assert say(Message("board-next-card", {"card": 7})) in picture
    assert say(Message("board-letter-white")) * 2 in picture
    assert f"{say(Message('terminal-drawn'))} [blue]" in picture
    assert f"* {say(Message('terminal-hidden'))}" in picture


def test_the_terminal_counts_the_rounds_that_were_played() -> None:
    """RAT-12.1."""
    say = words("ratland", "en").say
    state = table({"pantry": 2}, {"pantry": 1}, event="end_of_game")
    state.phase, state.round = OVER, 10
    assert "Round 9 of at most 9" in plain(terminal.draw(state, say))


def test_moves_of_one_place_share_a_heading() -> None:
    state = planning({"clan": "athletes", "pantry": 3}, {"pantry": 1})
    plan(state, 1)
    plan(state, 0, dump=2)
    groups = [GAME.label(state, 0, move).group for move in GAME.moves(state, 0)]
    assert groups.count(Message("group-step", {"origin": "dump"})) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_explains_its_signs_and_columns(language: str) -> None:
    say = words("ratland", language).say
    early = terminal.draw(table({"pantry": 8}, {"pantry": 8}), say)
    late = terminal.draw(table({"pantry": 8}, {"pantry": 8}, stage="late"), say)
    assert f"● {say(Message('terminal-early'))}" in early
    assert f"○ {say(Message('terminal-late'))}" in late
    heads = ("dump", "city", "field", "bedroom", "pantry", "infirmary", "lost", "need")
    legend = early[early.index("● ", early.index("◄")) :]
    for head in heads:
        assert say(Message(f"terminal-{head}")) in legend


def test_dinner_in_the_terminal_counts_young_and_those_who_come_home() -> None:
    state = planning({"pantry": 8, "infirmary": 1, "lost": 1}, {"pantry": 9}, {"pantry": 8})
    assert dinners(state) == [4, 3, 3]
    play(state, 0, "put bedroom 1", "put bedroom 1", "put bedroom 1")
    assert dinners(state) == [5, 3, 3]
    plan(state, 1, bedroom=4)
    assert dinners(state) == [5, 3, 3], "a plan behind a screen is not counted"


def test_dinner_in_the_terminal_counts_the_young_of_get_ready() -> None:
    state = planning({"pantry": 9}, {"pantry": 7}, event="get_ready")
    plan(state, 0, bedroom=1, dump=6)
    assert dinners(state, viewer=0)[0] == 4


def dinners(state: Position, viewer: int = 0) -> list[int]:
    """The last column of the terminal's table."""
    picture = plain(terminal.draw(GAME.view(state, viewer), words("ratland", "en").say))
    lines = picture.splitlines()
    head = next(number for number, line in enumerate(lines) if line.endswith("dinner"))
    return [int(line.split()[-1]) for line in lines[head + 1 : head + 1 + state.seats]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_taken_back_with_a_button_or_a_word(language: str) -> None:
    book = words("ratland", language)
    button = page_words(language).say(Message("take-back"))
    for key in ("decision-ready", "refuse-plan-done", "refuse-changes"):
        said = book.say(Message(key, {"seat": 0, "count": 100}), viewer=0)
        assert button not in said


def test_the_picture_hides_a_plan() -> None:
    state = planning({"pantry": 7}, {"pantry": 7}, {"pantry": 7})
    plan(state, 0, bedroom=3, city=4)
    say = words("ratland", "en").say
    assert "ready, 7 rats" in terminal.draw(GAME.view(state, 1), say)
    assert "ready, 7 rats" not in terminal.draw(GAME.view(state, 0), say)


# --- who raids whom ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "own", "red"),
    [
        ("en", "your pantry", "the red pantry"),
        ("ru", "вашу кладовку", "кладовку красных"),
        ("uk", "вашу комору", "комору червоних"),
    ],
)
def test_a_raid_is_told_from_the_readers_side(language: str, own: str, red: str) -> None:
    state = planning({"healthy": 3, "cheese": 2}, {"healthy": 3}, {"healthy": 3})
    plan(state, 0)
    plan(state, 1)
    log = plan(state, 2, pipe_left=1)
    (raid,) = (event.message for event in log.events if event.message.key == "event-foray")
    book, names = words("ratland", language), ("Brie", "Gouda", "Edam")
    assert own in book.say(raid, names, viewer=0)
    assert "Edam" in book.say(raid, names, viewer=0)
    assert red in book.say(raid, names, viewer=1)
    assert red in book.say(raid, names, viewer=2)


@pytest.mark.parametrize(
    ("language", "some", "none"),
    [
        ("en", "the loot is 1 piece of cheese", "nothing left to take"),
        ("ru", "добыча — 1 кусочек сыра", "брать нечего"),
        ("uk", "здобич — 1 шматочок сиру", "брати нема чого"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_raid_is_told_with_what_is_there_to_take(
    language: str, some: str, none: str, seats: int
) -> None:
    """RAT-5.6, RAT-5.7: it may be worth more."""
    state = planning(*[{"healthy": 7, "cheese": int(seat == 1)} for seat in range(seats)])
    plan(state, 1, dump=7)
    if seats == 3:
        plan(state, 2, pipe_right=3)
        log = plan(state, 0, pipe_left=4)
    else:
        log = plan(state, 0, pipe_left=4, pipe_right=3)
    raids = [event.message for event in told(log, "event-foray")]
    said = {raid.args["count"]: words("ratland", language).say(raid) for raid in raids}
    assert some in said[4]
    assert none in said[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_raiders_are_sent_to_somebody_with_a_name(language: str) -> None:
    state = planning({"healthy": 7}, {"healthy": 3, "cheese": 2}, {"healthy": 3, "cheese": 1})
    book, names = words("ratland", language), ("Edam", "Brie", "Gouda")
    for text, name in (("put pipe_left 5", "Brie"), ("put pipe_right 1", "Gouda")):
        label = GAME.label(GAME.view(state, 0), 0, GAME.read(text))
        assert name in book.say(label.message, names, viewer=0)
