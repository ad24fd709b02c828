"""The solo game: FRO-13."""

import re

import pytest

from cheeseboard.events import SILENCE, Log
from cheeseboard.games.fromage import GAME
from cheeseboard.games.fromage.box import CORPORATION, TRACK_TOKENS
from cheeseboard.games.fromage.rules.ending import corporation_lines, solo_result
from cheeseboard.games.fromage.state import OVER, Position
from cheeseboard.games.fromage.tests.positions import (
    cards,
    cheese_of,
    end_turn,
    lines,
    options,
    orders,
    own_buildings,
    play,
    position,
    stacked,
    stock,
    texts,
    venue_in_front,
)
from cheeseboard.match import Match
from cheeseboard.testing import rule
from cheeseboard.words import LANGUAGES, words


def begin(level: int, drawn: list[str]) -> Position:
    """The first turn; the deck gives two starting orders, then what the Corporation draws."""
    chance = stacked(["bleu gold", "bleu gold", *drawn])
    return GAME.setup(options(1, solo_level=level), 1, chance, SILENCE)


@rule("FRO-13.1")
def test_the_player_sits_alone_at_position_0() -> None:
    state = begin(1, ["soft gold"])
    assert GAME.to_act(state) == (0,)
    assert venue_in_front(state) == "festival"
    assert state.variant.symbols.count(3) == 8 + 9 + 8 + 9
    assert len(state.corporation) == 1
    assert position(2).corporation == []


@rule("FRO-13.2", "FRO-13.3")
@pytest.mark.parametrize(("level", "tokens"), [(1, 15), (2, 17), (3, 20), (4, 22)])
def test_a_level_says_how_many_tokens_are_on_the_track(level: int, tokens: int) -> None:
    state = begin(level, [])
    placed = len(cheese_of(state, CORPORATION))
    assert state.corporation[0].tokens + placed == tokens == TRACK_TOKENS[level]
    assert state.variant.level == level
    assert GAME.meta.option("solo_level").default == 1


@rule("FRO-13.4")
def test_the_corporation_has_no_workers_and_no_resources() -> None:
    state = begin(1, ["soft gold"])
    assert len(state.stations) == 3
    assert len(state.stock) == 3
    assert len(state.buildings) == 4
    assert sum(state.orders) == 2


@rule("FRO-13.5")
def test_one_deck_serves_both() -> None:
    state = begin(1, ["bleu gold"])
    # two starting orders of the player and one card of the Corporation are of the same kind
    assert state.deck[8] == 1


@rule("FRO-13.7")
def test_the_corporation_acts_before_the_player() -> None:
    state = position(1, turn=1, players={0: {"away": {"soft": ("bistro 1", 2)}}})
    told = play(state, "end", cards=["hard bronze"])
    keys = [event.message.key for event in told]
    assert keys.index("event-home") < keys.index("event-corporation-draw")
    assert cheese_of(state, CORPORATION) == ["V04"]
    assert texts(state) != []


@rule("FRO-13.8")
def test_the_only_fitting_space_is_taken_without_a_question() -> None:
    state = position(1, turn=2)
    play(state, "end", cards=["bleu silver"])
    assert venue_in_front(state) == "bistro"
    assert cheese_of(state, CORPORATION) == ["T31"]  # the other table is closed
    assert cards(state.discards) == ["bleu silver"]
    assert state.corporation[0].tokens == 14


@rule("FRO-13.8")
@pytest.mark.parametrize("chosen", ["F14", "F23"])
def test_the_player_chooses_among_several_spaces(chosen: str) -> None:
    state = position(1, turn=4)
    play(state, "end", cards=["bleu silver"])
    assert texts(state) == ["corporation F14", "corporation F23"]
    play(state, f"corporation {chosen}")
    assert cheese_of(state, CORPORATION) == [chosen]
    assert cards(state.discards) == ["bleu silver"]
    assert state.corporation[0].tokens == 14
    assert "end" in texts(state)


@rule("FRO-13.9")
def test_the_corporation_pays_no_berries_and_takes_no_bonus() -> None:
    state = position(1, turn=3)
    play(state, "end", cards=["bleu bronze"])  # S13: berry-cheese symbol, left shelf
    assert cheese_of(state, CORPORATION) == ["S13"]
    assert (state.jams, state.berries, stock(state)) == ([0], [0], {})
    assert state.stations == [-2, -2, -2]


@rule("FRO-13.10")
def test_without_a_space_the_card_is_kept() -> None:
    state = position(1, turn=3, corporation={"cheese": ["S13"]})
    play(state, "end", cards=["bleu bronze"])
    assert cards(state.corporation[0].cards) == ["bleu bronze"]
    assert cards(state.discards) == []
    assert state.corporation[0].tokens == 15


@rule("FRO-13.11")
def test_the_discards_become_the_new_deck() -> None:
    state = position(1, turn=3, deck={}, discards={"bleu bronze": 1})
    play(state, "end")
    assert cheese_of(state, CORPORATION) == ["S13"]
    state = position(1, turn=3, deck={})
    state.filed[0] = 1
    state.completed = [1]
    play(state, "end")
    assert cheese_of(state, CORPORATION) == ["S41"]
    state = position(1, turn=3, deck={}, solo_level=3)
    play(state, "end")
    assert cheese_of(state, CORPORATION) == []
    assert (state.turn, state.corporation[0].due) == (4, [])
    assert "end" in texts(state)


@rule("FRO-13.12")
def test_either_side_ends_the_game_with_its_last_token() -> None:
    state = position(1, turn=3, corporation={"tokens": 1})
    play(state, "end", cards=["bleu bronze"])
    assert state.is_announced
    assert state.phase != OVER
    play(state, "make S62 hard", "end")
    assert (state.phase, state.reason) == (OVER, "corporation")
    state = position(1, turn=4, players={0: {"tokens": 1}})
    play(state, "make S62 hard", "end")
    assert (state.phase, state.reason) == (OVER, "tokens")


@rule("FRO-13.13")
def test_what_the_corporation_scores() -> None:
    rival = {"tokens": 12, "cheese": ["F12", "V04", "S41"], "cards": ["soft gold", "hard gold"]}
    state = position(1, corporation=rival)
    assert corporation_lines(state) == (9, 3, 6)
    assert corporation_lines(position(1)) == (0, 0, 0)
    players = {0: {"cheese": ["V04"]}}
    shared = position(1, players=players, corporation={"cheese": ["V05"], "tokens": 14})
    assert corporation_lines(shared) == (3, 3, 0)
    assert lines(shared) == {}


@rule("FRO-13.14")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_head_start_to_the_left_and_opposite(level: int) -> None:
    drawn = ["soft bronze", "bleu silver", "hard bronze"]
    state = begin(level, drawn)
    # S41 to the left, T31 opposite, F53 in front in turn 1
    assert cheese_of(state, CORPORATION) == ["F53", "S41", "T31"]
    assert state.turn == 1
    assert cheese_of(begin(1, ["hard bronze"]), CORPORATION) == ["F53"]


@rule("FRO-13.14")
def test_the_head_start_is_told_as_what_comes_before_the_first_turn() -> None:
    log = Log()
    chance = stacked(["bleu gold", "bleu gold", "soft bronze", "bleu silver", "hard bronze"])
    GAME.setup(options(1, solo_level=2), 1, chance, log)
    told = [event for event in log.events if event.message.key.startswith("event-corporation-draw")]
    assert [event.rules for event in told] == [("FRO-13.14",), ("FRO-13.14",), ("FRO-13.7",)]
    say = words("fromage", "en").say
    ahead = [event for event in log.events if event.message.key == "event-head-start"]
    assert [say(event.message) for event in ahead] == [
        f"Head start before the first turn: the Corporation acts in the {venue}."
        for venue in ("Shop", "Bistro")
    ]
    assert {event.rules for event in ahead} == {("FRO-13.14",)}


@rule("FRO-13.14")
def test_the_head_start_comes_after_the_squares() -> None:
    match = Match.new(GAME, 1, {"solo_level": 2, "building_squares": "random"}, 2)
    assert match.view(0).cheese.count(CORPORATION) == 0
    for _ in range(4):
        match.play(0, match.moves(0)[0])
    view = match.view(0)
    done = view.cheese.count(CORPORATION) + sum(view.corporation[0].cards)
    waiting = len(view.corporation[0].due)
    assert done + waiting == 3


@rule("FRO-13.15")
@pytest.mark.parametrize(("level", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_night_shift_resolves_two_cards(level: int, count: int) -> None:
    for turn in range(1, 9):
        state = position(1, turn=turn, solo_level=level)
        before = sum(state.deck)
        told = play(state, "end")
        drawn = [event for event in told if event.message.key == "event-corporation-draw"]
        waiting = len(state.corporation[0].due) - bool(state.frames[0])
        assert len(drawn) + waiting == (count if state.turn % 4 == 0 else 1)
        assert before - sum(state.deck) == len(drawn)


@rule("FRO-13.16")
def test_the_monopoly_takes_shared_regions() -> None:
    players = {0: {"cheese": ["V09"], "berry": 0}}
    for level, worth, own in ((3, 3, 0), (4, 8, 0)):
        state = position(1, solo_level=level, players=players, corporation={"cheese": ["V11"]})
        assert corporation_lines(state)[1] == worth
        assert lines(state).get("villes", 0) == own
    ahead = {0: {"cheese": ["V09", "V07"], "berry": 0}}
    state = position(1, solo_level=4, players=ahead, corporation={"cheese": ["V11"]})
    assert corporation_lines(state)[1] == 3  # light blue is shared, white is the player's
    assert lines(state)["villes"] == 3 + 5


@rule("FRO-13.17")
@pytest.mark.parametrize(
    ("jam", "own", "result"), [(7, 1, "won"), (5, 9, "lost"), (6, 3, "won"), (6, 1, "lost")]
)
def test_who_is_ahead(jam: int, own: int, result: str) -> None:
    cheese = ["F13", "F22", "F53", "T11", "T31", "T41", "T61", "T81", "S13"][:own]
    players = {0: {"cheese": cheese, "jam": 0, "berry": 1}}
    state = position(1, players=players, corporation={"cheese": ["F14", "F45"], "tokens": 13})
    state.jams = [jam - sum(v for k, v in lines(state).items())]
    assert sum(lines(state).values()) == jam
    assert solo_result(state) == result


@rule("FRO-13.17")
def test_a_complete_tie_is_a_draw() -> None:
    players = {0: {"cheese": ["F13", "F22"], "jam": 6, "berry": 1}}
    state = position(1, players=players, corporation={"cheese": ["F14", "F45"], "tokens": 13})
    assert solo_result(state) == "draw"
    state.is_announced = True
    state.tokens = [0]
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason.args["result"] == "draw"
    assert outcome.reason.args["points"] == outcome.reason.args["total"] == 6


def verdict(own: int, rival: int, viewer: int | None, language: str = "en") -> str:
    """The last sentence when both have 6 points and so many cheeses on the board."""
    cheese = ["F13", "F22", "T11"][:own]
    players = {0: {"cheese": cheese, "jam": 0, "berry": 1, "tokens": 0}}
    firm = {"cheese": ["F14", "F45", "T31"][:rival], "tokens": 13}
    state = position(1, players=players, corporation=firm, announced=True)
    state.jams = [6 - sum(lines(state).values())]
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return words("fromage", language).say(outcome.reason, ["Ann"], viewer)


@rule("FRO-13.17")
def test_the_verdict_tells_what_broke_the_tie() -> None:
    level = "level at 6 points, "
    assert f"You beat the Corporation: {level}you have more cheese" in verdict(3, 2, 0)
    assert f"The Corporation is ahead: {level}it has more cheese" in verdict(2, 3, 0)
    assert "You and the Corporation are level at 6 points." in verdict(2, 2, 0)
    assert "но вашего сыра на поле больше!" in verdict(3, 2, 0, "ru")
    assert "але її сиру на полі більше." in verdict(2, 3, 0, "uk")


@rule("FRO-13.17")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("own", "rival"), [(3, 2), (2, 3), (2, 2)])
def test_a_watcher_of_the_verdict_is_not_spoken_to(own: int, rival: int, language: str) -> None:
    said = verdict(own, rival, None, language)
    assert said.startswith("Ann ")
    assert not re.search(r"\b(you|your|вы|ваш\w*|ви)\b", said, re.IGNORECASE)


@rule("FRO-13.17")
@pytest.mark.parametrize(
    ("jam", "result"), [(7, "Ann beats the Corporation 7 to 6!"), (5, "6 to 5")]
)
def test_a_verdict_by_points_names_both(jam: int, result: str) -> None:
    players = {0: {"jam": jam, "berry": 1, "tokens": 0}}
    state = position(1, players=players, corporation={"tokens": 13}, announced=True)
    end_turn(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason.args["tie"] == "none"
    assert result in words("fromage", "en").say(outcome.reason, ["Ann"])


@rule("FRO-13.18")
def test_all_four_boards_are_there_for_the_player() -> None:
    seen = set()
    for seed in range(60):
        view = Match.new(GAME, 1, {"solo_level": 1 + seed % 4}, seed).view(0)
        seen.add((view.variant.level, view.variant.boards))
        assert own_buildings(view)[0][1] == str(view.variant.boards[0] + 1)
    assert len(seen) == 16


@rule("FRO-13.1")
def test_the_player_draws_and_completes_orders_as_usual() -> None:
    state = position(1, turn=4, players={0: {"orders": ["hard gold"]}})
    play(state, "make S62 hard", "order complete")
    assert orders(state) == []
    assert lines(state)["orders"] == 1
