"""Tests of the public door: what `import cheeseboard as cb` offers, as used at a prompt."""

import subprocess
import sys
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import bots, registry
from cheeseboard.match import Match
from cheeseboard.testing.settings import secret_options, short_match

GAMES = ["_template", *registry.ids()]


def castle() -> Match[Any, Any]:
    match = cb.new_match("burg_appenzell", seats=2, seed=7, options={"first_seat": 0})
    match.play(0, "place a1")
    match.play(1, "place g7")
    return match


def test_all_that_is_promised_is_there() -> None:
    for name in cb.__all__:
        assert getattr(cb, name) is not None
    for name in ("Simulated", "SILENCE", "Game", "UnknownBot"):
        assert name in cb.__all__


def test_a_game_is_had_by_its_id() -> None:
    assert cb.game("ratland") is registry.load("ratland")
    with pytest.raises(cb.UnknownGame, match="Did you mean 'ratland'"):
        cb.game("ratlnd")


def test_the_contract_is_still_a_module() -> None:
    """`cb.game` is a function, and `cheeseboard.game` the module that games import from."""
    from cheeseboard.game import Game

    assert Game is cb.Game
    assert sys.modules["cheeseboard.game"].Game is cb.Game


# --- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("id", "seats"), [("_template", 2), ("_template", 4), ("ratland", 2)])
def test_a_level_plays_like_its_recipe_at_that_table(level: str, id: str, seats: int) -> None:
    match = cb.new_match(id, seats, seed=3)
    by_level, by_recipe = cb.bot(level, seed=5), bots.make(level, id, seats, seed=5)
    for _ in range(3):
        seat = match.to_act[0]
        move = by_level.choose(match.view(seat), seat)
        assert move is by_recipe.choose(match.view(seat), seat)
        match.play(seat, move)


def test_one_bot_of_a_level_can_sit_at_several_tables() -> None:
    player = cb.bot("easy")
    for id, seats in (("_template", 2), ("burg_appenzell", 3), ("_template", 4), ("_template", 2)):
        match = cb.new_match(id, seats, seed=1)
        seat = match.to_act[0]
        assert player.choose(match.view(seat), seat) in match.moves(seat)


@pytest.mark.parametrize("recipe", ["search:20", "greedy~0.3", "random", "search:0.01s"])
def test_a_recipe_makes_a_bot(recipe: str) -> None:
    match = castle()
    assert cb.bot(recipe, seed=1).choose(match.view(0), 0) in match.moves(0)


@pytest.mark.parametrize("name", ["genius", "search:many", "", "expert:400"])
def test_a_name_that_is_no_bot_is_refused_at_once(name: str) -> None:
    with pytest.raises(cb.UnknownBot):
        cb.bot(name)


@pytest.mark.parametrize("id", GAMES)
def test_bots_play_a_match_to_its_end(id: str) -> None:
    short = short_match(cb.game(id))
    match = cb.new_match(id, short.seats, seed=2, options=short.options)
    outcome = cb.play(match, [cb.bot("random", seed=seat) for seat in range(short.seats)])
    assert outcome == match.outcome
    assert not match.to_act
    assert cb.play(match, [cb.bot("random")] * short.seats) == outcome


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="2 seats need 2 bots, not 3"):
        cb.play(castle(), [cb.bot("random")] * 3)


# --- errors --------------------------------------------------------------------------------------


def test_a_refused_move_says_why_in_the_words_of_the_game() -> None:
    with pytest.raises(cb.IllegalMove) as caught:
        castle().play(0, "move a1>b1")
    sentence = "b1 is under a roof. Lift the roof first."
    rules = ", ".join(caught.value.refusal.rules)
    assert str(caught.value) == f"Seat 0 cannot play 'move a1>b1': {sentence} ({rules})"


@pytest.mark.parametrize("id", GAMES)
def test_no_refusal_of_any_game_shows_a_key(id: str) -> None:
    game = cb.game(id)
    short = short_match(game)
    match = cb.new_match(id, short.seats, seed=4, options=short.options)
    refused = 0
    for _ in range(6):
        seat = match.to_act[0]
        legal = set(match.moves(seat))
        for move in [move for move in game.catalogue if move not in legal][::97]:
            with pytest.raises(cb.IllegalMove) as caught:
                match.play(seat, move)
            assert "refuse-" not in str(caught.value)
            refused += 1
        match.play(seat, cb.bot("random", seed=1).choose(match.view(seat), seat))
    assert refused


def test_errors_need_nothing_but_the_standard_library() -> None:
    """Where Fluent and rich are missing, keys and arguments are still an answer."""
    script = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = sys.modules["rich.console"] = None
import cheeseboard as cb
match = cb.new_match("burg_appenzell", seats=2, seed=7, options={"first_seat": 0})
try:
    match.play(0, "end")
except cb.IllegalMove as error:
    print(error)
print(match)
"""
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert told[0].startswith("Seat 0 cannot play 'end': refuse-place-first")
    assert told[1] == "<Match of burg_appenzell: 2 seats, step 0, to act: seat 0>"


# --- a match at a prompt -------------------------------------------------------------------------


def test_a_match_says_what_it_is_in_one_line() -> None:
    match = cb.new_match("_template", 3, seed=1)
    assert repr(match) == "<Match of _template: 3 seats, step 0, to act: seat 0, 1, 2>"
    match.play(1, "bid 3")
    assert repr(match) == "<Match of _template: 3 seats, step 1, to act: seat 0, 2>"
    cb.play(match, [cb.bot("random")] * 3)
    assert repr(match) == f"<Match of _template: 3 seats, step {len(match.record.steps)}, over>"


def test_a_printed_match_is_the_picture_of_the_game() -> None:
    text = str(castle())
    assert "|▒▒D▒▒|" in text
    assert "Spare tile:" in text
    assert "[/" not in text


@pytest.mark.parametrize("id", GAMES)
def test_a_printed_match_shows_what_a_watcher_may_know(id: str) -> None:
    """Another world that a watcher cannot tell from this one is printed the same."""
    game = cb.game(id)
    options = secret_options(game)
    seats = short_match(game).seats
    match = cb.new_match(id, seats, seed=6, options=options)
    player = cb.bot("random", seed=6)
    for _ in range(8):
        if not match.to_act:
            break
        seat = match.to_act[-1]
        match.play(seat, player.choose(match.view(seat), seat))
        world = game.imagine(match.view(None), None, cb.Simulated(len(match.record.steps)))
        other = cb.match_from(world, seed=1, options=options)
        assert str(other) == str(match)
        assert len(str(match).splitlines()) > 2


def test_a_copy_goes_its_own_way() -> None:
    match = castle()
    before = (cb.position_text(match), match.record.lines())
    twin = match.copy()
    assert cb.play(twin, [cb.bot("random")] * 2) == twin.outcome
    assert (cb.position_text(match), match.record.lines()) == before
    assert match.to_act
