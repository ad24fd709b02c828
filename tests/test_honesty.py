"""Tests that bots play fair: only views reach them, and what is hidden changes nothing."""

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import bots, registry
from cheeseboard.bots import Search, advice
from cheeseboard.bots.brain import player_for, playing
from cheeseboard.chance import Live
from cheeseboard.learn import Encoder
from cheeseboard.match import Match
from cheeseboard.server.bots import BotPool, Question
from cheeseboard.state import HIDDEN
from cheeseboard.testing.loops import run
from cheeseboard.testing.settings import secret_options

GAMES = registry.ids()
OPTIONS = {game: secret_options(registry.load(game)) for game in GAMES}
COUNTS = {".plans"}
"""Fields that count rats: all in one place is possible, but hardly ever so. None or some are."""
DECISIONS = 200
"""In each game."""


def moments(
    game: str, seed: int, count: int, seats: int = 3
) -> Iterator[tuple[Match[Any, Any], int]]:
    """Positions of random matches, each with every seat that is to act there."""
    chooser = bots.Random(seed)
    for number in range(count):
        match = cb.new_match(game, seats, seed=seed + number, options=OPTIONS[game])
        while match.to_act:
            for seat in match.to_act:
                yield match, seat
                count -= 1
                if not count:
                    return
            seat = match.to_act[-1]
            match.play(seat, chooser.choose(match.view(seat), seat))


# --- the border of the process -------------------------------------------------------------------

WORKER = """
import sys
from pathlib import Path
from cheeseboard.server import bot_worker
import json
thinker = bot_worker.Thinker()
with Path({told!r}).open("ab") as told:
    while line := sys.stdin.buffer.readline():
        told.write(line)
        told.flush()
        sys.stdout.write(json.dumps(thinker.answer(json.loads(line))) + "\\n")
        sys.stdout.flush()
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_bytes_that_a_bot_is_sent_are_a_view(game: str, tmp_path: Path) -> None:
    told = tmp_path / "told.jsonl"
    command = [sys.executable, "-c", WORKER.format(told=str(told))]
    asked = [(match.view(seat).to_json(), seat) for match, seat in moments(game, seed=11, count=40)]

    async def ask_all() -> None:
        pool = BotPool(workers=1, deadline=60.0, command=command)
        try:
            for view, seat in asked:
                await pool.choose(Question(game, "random", 9, seat, view, 5), asyncio.Event())
        finally:
            await pool.close()

    run(ask_all())
    lines = told.read_bytes().splitlines()
    assert len(lines) == len(asked)
    rules = cb.game(game)
    for line, (view, seat) in zip(lines, asked, strict=True):
        sent = json.loads(line)
        assert type(sent.pop("seconds")) is float
        assert sent.pop("table") == 9
        assert sent == {"game": game, "bot": "random", "seat": seat, "view": view, "seed": 5}
        seen = rules.state_type.from_json(sent["view"])
        assert rules.view(seen, seat) == seen, "nothing is left to hide from this seat"


# --- what is hidden changes nothing --------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_search_chooses_the_same_whatever_is_hidden(game: str) -> None:
    """The same seed on two positions that differ only in what the seat cannot know."""
    rules = cb.game(game)
    different = 0
    for number, (match, seat) in enumerate(moments(game, seed=21, count=DECISIONS)):
        if number % 12:
            continue
        view = match.view(seat)
        world = rules.imagine(view, seat, Live(number))
        other = rules.imagine(view, seat, Live(number + 1))
        different += world != other
        seen = [rules.view(one, seat) for one in (world, other)]
        chosen = [Search(number, iterations=4).choose(one, seat) for one in seen]
        assert chosen[0] is chosen[1], f"{game}, decision {number} from seed 21"
    assert different > 0


LEARNED = [
    (game, seats) for game in GAMES for seats in registry.meta(game).seats if playing(game, seats)
]


@pytest.mark.parametrize(("game", "seats"), LEARNED)
def test_what_a_game_has_learned_chooses_the_same_whatever_is_hidden(game: str, seats: int) -> None:
    """The brains that games bring along, at a glance, warm, and in a search."""
    rules = cb.game(game)
    chooser = bots.Random(23)
    match = cb.new_match(game, seats, seed=23)
    different = holes = 0
    for number in range(DECISIONS):
        if not match.to_act:
            break
        seat = match.to_act[-1]
        view = match.view(seat)
        holes += view.holes()
        if number % 20 == 0:
            assert player_for(view) is not None
            worlds = [rules.imagine(view, seat, Live(number + turn)) for turn in (0, 1)]
            different += worlds[0] != worlds[1]
            seen = [rules.view(world, seat) for world in worlds]
            for name in ("glance", "glance@0.5", "taught:3"):
                chosen = [bots.bot(name, number).choose(one, seat) for one in seen]
                assert chosen[0] is chosen[1], f"{name}, decision {number} from seed 23"
        match.play(seat, chooser.choose(view, seat))
    assert different > 0 or not holes, "only where nothing is hidden are all worlds the same"


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_tree_is_as_honest_as_a_new_one(game: str) -> None:
    """One bot through a match, beside a second one that sees worlds with other secrets."""
    rules = cb.game(game)
    match = cb.new_match(game, 2, seed=31, options=OPTIONS[game])
    one, two = Search(7, iterations=3), Search(7, iterations=3)
    other = bots.Random(31)
    kept = 0
    for number in range(60):
        if not match.to_act:
            break
        seat = match.to_act[0]
        view = match.view(seat)
        if seat:
            match.play(seat, other.choose(view, seat))
            continue
        move = one.choose(view, seat)
        again = rules.view(rules.imagine(view, seat, Live(number)), seat)
        assert two.choose(again, seat) is move
        assert one.is_tree_kept == two.is_tree_kept
        kept += one.is_tree_kept
        match.play(seat, move)
    assert kept > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_from_the_view_alone(game: str) -> None:
    rules = cb.game(game)
    match, seat = next(
        (match, seat)
        for match, seat in moments(game, seed=41, count=DECISIONS)
        if len(match.moves(seat)) > 2
    )
    view = match.view(seat)
    found = advice.hint(view, seat, seed=3, iterations=6)
    assert 1 <= len(found) <= 3
    assert all(one.move in match.moves(seat) for one in found)
    again = rules.view(rules.imagine(view, seat, Live(8)), seat)
    assert advice.hint(again, seat, seed=3, iterations=6) == found


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_same_whatever_is_hidden(game: str) -> None:
    """The same view, the same numbers; another secret, the same numbers; no hole is filled."""
    rules = cb.game(game)
    encoder = Encoder(game, 3, OPTIONS[game])
    different = holes = 0
    for number, (match, seat) in enumerate(moments(game, seed=71, count=DECISIONS)):
        view = match.view(seat)
        told = encoder.encode(view, seat)
        assert encoder.encode(view.copy(), seat) == told
        world = rules.imagine(view, seat, Live(number))
        different += world.to_json() != secret_state(match)
        assert encoder.encode(rules.view(world, seat), seat) == told
        assert encoder.mask(rules.view(world, seat), seat) == encoder.mask(view, seat)
        holes += view.holes()
        assert encoder.numbers(view, seat).count(HIDDEN) == view.holes()
    assert different > 0
    assert holes > 0


# --- worlds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_imagined_worlds_agree_with_what_the_seat_knows(game: str) -> None:
    rules = cb.game(game)
    chance = Live(51, is_recording=False)
    for match, seat in moments(game, seed=51, count=DECISIONS):
        view = match.view(seat)
        world = rules.imagine(view, seat, chance)
        assert world.holes() == 0
        assert rules.view(world, seat) == view
        assert rules.moves(world, seat) == match.moves(seat)


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_possible_turns_up(game: str) -> None:
    """What really is hidden must be among what is imagined there."""
    rules = cb.game(game)
    chance = Live(61, is_recording=False)
    checked = 0
    for number, (match, seat) in enumerate(moments(game, seed=61, count=DECISIONS)):
        if number % 20:
            continue
        view = match.view(seat).to_json()
        truth = hidden(view, secret_state(match))
        found: dict[str, set[Any]] = {field: set() for field in truth}
        for _ in range(400):
            if all(truth[field] <= found[field] for field in truth):
                break
            imagined = rules.imagine(match.view(seat), seat, chance).to_json()
            for field, values in hidden(view, imagined).items():
                found[field] |= values
        for field, values in truth.items():
            checked += len(values)
            assert values <= found[field], f"{game}, decision {number} from seed 61: {field}"
    assert checked > 0


def secret_state(match: Match[Any, Any]) -> dict[str, Any]:
    """The whole position, for a test that knows everything."""
    saved: dict[str, Any] = match.save()["state"]
    return saved


def hidden(view: Any, full: Any, field: str = "") -> dict[str, set[Any]]:
    """By field, the values under the holes of a view; lists of one field belong together."""
    if isinstance(view, dict):
        parts = [hidden(value, full[name], f"{field}.{name}") for name, value in view.items()]
    elif isinstance(view, list):
        parts = [hidden(*pair, field) for pair in zip(view, full, strict=True)]
    else:
        value = full > 0 if field in COUNTS else full
        return {field: {value}} if type(view) is int and view == HIDDEN else {}
    found: dict[str, set[Any]] = {}
    for part in parts:
        for name, values in part.items():
            found.setdefault(name, set()).update(values)
    return found
