"""Random play of other engines, one JSON line each; runs in an environment of its own.

    python measure.py SECONDS

Everywhere the legal moves are listed at every decision and one is taken at random. Seconds are the
processor's, so that other work on the machine counts little.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def main() -> None:
    seconds = float(sys.argv[1])
    for name, measure in MEASURES.items():
        try:
            game, figures = measure(seconds)
        except ImportError as error:
            print(json.dumps({"engine": name, "missing": str(error)}), flush=True)
            continue
        print(json.dumps({"engine": name, "game": game, **figures}), flush=True)


def rate(seconds: float, match: Callable[[], int]) -> float:
    """Decisions per second of whole matches; the first one warms up."""
    match()
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        decisions += match()
    return decisions / (time.process_time() - start)


def copy_rate(seconds: float, copy: Callable[[], object]) -> float:
    runs = 0
    start = time.process_time()
    while time.process_time() - start < seconds / 4:
        copy()
        runs += 1
    return runs / (time.process_time() - start)


Measured = tuple[str, dict[str, float]]
"""The game, and its figures."""


def catanatron(seconds: float) -> Measured:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def match() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    decisions = rate(seconds, match)
    middle = Game([RandomPlayer(colour) for colour in colours])
    for _ in range(100):
        middle.play_tick()
    return "Catan, 4", {"decisions": decisions, "copies": copy_rate(seconds, middle.copy)}


def python_chess(seconds: float) -> Measured:
    import chess

    def match() -> int:
        board = chess.Board()
        decisions = 0
        while decisions < 300:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choice(moves))
            decisions += 1
        return decisions

    decisions = rate(seconds, match)
    board = chess.Board()
    copies = copy_rate(seconds, lambda: board.copy(stack=False))
    return "chess, 2", {"decisions": decisions, "copies": copies}


def rlcard(seconds: float) -> Measured:
    import copy

    from rlcard.games.uno import Game

    def match() -> int:
        game = Game()
        game.init_game()
        decisions = 0
        while not game.is_over() and decisions < 1000:
            game.step(random.choice(game.get_legal_actions()))
            decisions += 1
        return decisions

    decisions = rate(seconds, match)
    game = Game()
    game.init_game()
    copies = copy_rate(seconds, lambda: copy.deepcopy(game))
    return "Uno, 2", {"decisions": decisions, "copies": copies}


def pettingzoo(name: str) -> Callable[[float], Measured]:
    """A game of PettingZoo classic, through its own interface."""

    def measure(seconds: float) -> Measured:
        environment = importlib.import_module(f"pettingzoo.classic.{name}").env()

        def match() -> int:
            environment.reset()
            decisions = 0
            for _ in environment.agent_iter():
                observation, _, is_over, is_cut, _ = environment.last()
                if is_over or is_cut:
                    environment.step(None)
                    continue
                mask = observation["action_mask"]
                environment.step(random.choice([n for n, is_legal in enumerate(mask) if is_legal]))
                decisions += 1
            return decisions

        return name, {"decisions": rate(seconds, match)}

    return measure


def openspiel(name: str) -> Callable[[float], Measured]:
    """A game of OpenSpiel, in C++ or Python, driven from Python."""

    def measure(seconds: float) -> Measured:
        import pyspiel
        from open_spiel.python import games  # noqa: F401  (registers the Python games)

        game = pyspiel.load_game(name)

        def match() -> int:
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
            return decisions

        copies = copy_rate(seconds, game.new_initial_state().clone)
        title = f"{name.partition('(')[0]}, {game.num_players()}"
        return title, {"decisions": rate(seconds, match), "copies": copies}

    return measure


def pgx(seconds: float) -> Measured:
    """A batch of matches at once, on the processor; compiling it does not count."""
    import jax
    import pgx as library

    environment = library.make("backgammon")
    batch = 1024

    def choose(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(key, logits, axis=1)
        return jax.vmap(environment.step)(state, action, jax.random.split(key, batch))

    step = jax.jit(choose)
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))

    def some_steps() -> int:
        nonlocal state, key
        for _ in range(10):
            key, part = jax.random.split(key)
            state = step(state, part)
        state.current_player.block_until_ready()
        return 10 * batch

    return f"backgammon, 2 ({batch} at once)", {"decisions": rate(seconds, some_steps)}


MEASURES: dict[str, Callable[[float], Measured]] = {
    "catanatron": catanatron,
    "python-chess": python_chess,
    "rlcard": rlcard,
    "PettingZoo classic": pettingzoo("connect_four_v3"),
    "PettingZoo classic, rlcard": pettingzoo("leduc_holdem_v4"),
    "OpenSpiel, C++": openspiel("gin_rummy"),
    "OpenSpiel, C++ hanabi": openspiel("hanabi(players=4)"),
    "OpenSpiel, C++ oh_hell": openspiel("oh_hell(players=4)"),
    "OpenSpiel, C++ backgammon": openspiel("backgammon"),
    "OpenSpiel, Python": openspiel("python_liars_poker"),
    "pgx": pgx,
}


if __name__ == "__main__":
    main()
