"""Random play of other engines, one JSON line each; runs in an environment of its own.

    python measure.py SECONDS

Everywhere the legal moves are listed at every decision and one is taken at random.
"""

import json
import random
import sys
import time
from collections.abc import Callable


def main() -> None:
    seconds = float(sys.argv[1])
    for measure in (catanatron, python_chess, rlcard_uno, openspiel_python, openspiel_cpp):
        try:
            engine, game, decisions, copies = measure(seconds)
        except ImportError as error:
            print(json.dumps({"engine": measure.__name__, "missing": str(error)}), flush=True)
            continue
        line = {"engine": engine, "game": game, "decisions": decisions, "copies": copies}
        print(json.dumps(line), flush=True)


def rate(seconds: float, match: Callable[[], int]) -> float:
    """Decisions per second of whole matches; the first one warms up."""
    match()
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += match()
    return decisions / (time.perf_counter() - start)


def copy_rate(seconds: float, copy: Callable[[], object]) -> float:
    runs = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / 4:
        copy()
        runs += 1
    return runs / (time.perf_counter() - start)


def catanatron(seconds: float) -> tuple[str, str, float, float]:
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
    return "catanatron", "Catan, 4 players", decisions, copy_rate(seconds, middle.copy)


def python_chess(seconds: float) -> tuple[str, str, float, float]:
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
    return "python-chess", "chess", decisions, copy_rate(seconds, lambda: board.copy(stack=False))


def rlcard_uno(seconds: float) -> tuple[str, str, float, float]:
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
    return "rlcard", "Uno, 2 players", decisions, copy_rate(seconds, lambda: copy.deepcopy(game))


def openspiel(name: str, seconds: float) -> tuple[float, float]:
    import pyspiel

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

    decisions = rate(seconds, match)
    state = game.new_initial_state()
    return decisions, copy_rate(seconds, state.clone)


def openspiel_python(seconds: float) -> tuple[str, str, float, float]:
    from open_spiel.python import games  # noqa: F401  (registers the Python games)

    return "OpenSpiel (Python)", "python_tic_tac_toe", *openspiel("python_tic_tac_toe", seconds)


def openspiel_cpp(seconds: float) -> tuple[str, str, float, float]:
    return "OpenSpiel (C++)", "gin_rummy", *openspiel("gin_rummy", seconds)


if __name__ == "__main__":
    main()
