"""Random play and tree search of other engines, one JSON line each; in an environment of its own.

    python measure.py SECONDS

Everywhere whole matches are played, the legal moves are listed at every decision, and one is taken
at random; what comes first warms up and does not count. Seconds are the processor's, so that other
work on the machine counts little. Matches begin with the same seed in every round.
"""

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

SEED = 1


def main() -> None:
    seconds = float(sys.argv[1])
    for name, measure in MEASURES:
        print(json.dumps({"measuring": name}), flush=True)
        random.seed(SEED)
        try:
            game, figures = measure(seconds)
        except ImportError as error:
            print(json.dumps({"engine": name, "missing": str(error)}), flush=True)
            continue
        print(json.dumps({"engine": name, "game": game, **figures}), flush=True)


def rate(
    seconds: float, play: Callable[[], Any], decisions_of: Callable[[Any], int] = int
) -> float:
    """Decisions per second of whole matches; the first one warms up. Counting takes no time."""
    play()
    decisions = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        played = play()
        spent += time.process_time() - start
        decisions += decisions_of(played)
    return decisions / spent


def copy_rate(seconds: float, operation: Callable[[], object]) -> float:
    """How often per second, measured for a quarter of the time."""

    def some() -> int:
        for _ in range(50):
            operation()
        return 50

    return rate(seconds / 4, some)


def search_rate(seconds: float, search: Callable[[int], Callable[[], object]]) -> float:
    """Simulations per second of a search that takes about a quarter of the time.

    `search` prepares a decision with so many simulations. A short one warms up, a second short one
    tells how many there is time for.
    """

    def timed(simulations: int) -> float:
        decide = search(simulations)
        start = time.process_time()
        decide()
        return time.process_time() - start

    few = 20
    timed(few)
    many = max(few, int(few * seconds / 4 / timed(few)))
    return many / timed(many)


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

    def match(most: int = 10_000) -> tuple[int, Any]:
        """A match to its end, but for a position that comes back five times."""
        board = chess.Board()
        decisions = 0
        while decisions < most:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.halfmove_clock >= 150:
                break
            board.push(random.choice(moves))
            decisions += 1
        return decisions, board

    decisions = rate(seconds, lambda: match()[0])
    _, board = match(40)
    copies = copy_rate(seconds, lambda: board.copy(stack=False))
    return "chess, 2", {"decisions": decisions, "copies": copies}


def rlcard(seconds: float) -> Measured:
    import copy

    from rlcard.games.uno import Game

    def match() -> int:
        game = Game()
        game.init_game()
        decisions = 0
        while not game.is_over():
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

        return f"{name}, {len(environment.possible_agents)}", {"decisions": rate(seconds, match)}

    return measure


# --- OpenSpiel -----------------------------------------------------------------------------------


def load_openspiel(name: str) -> tuple[Any, str]:
    """A game and its title."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the Python games)

    game = pyspiel.load_game(name)
    return game, f"{name.partition('(')[0]}, {game.num_players()}"


def play_openspiel(state: Any, most: int = 1_000_000) -> int:
    """Play on at random, driven from Python; how many decisions it took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        elif decisions == most:
            break
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def middle_of(game: Any) -> Any:
    """Half way through a random match, where there is something to decide."""
    while True:
        half = play_openspiel(game.new_initial_state()) // 2
        state = game.new_initial_state()
        play_openspiel(state, half)
        if not state.is_terminal() and len(state.legal_actions()) > 1:
            return state


def openspiel(name: str) -> Callable[[float], Measured]:
    """A game in Python, or in C++ driven from Python."""

    def measure(seconds: float) -> Measured:
        game, title = load_openspiel(name)
        return title, {
            "decisions": rate(seconds, lambda: play_openspiel(game.new_initial_state())),
            "copies": copy_rate(seconds, middle_of(game).clone),
        }

    return measure


def openspiel_in_cpp(name: str) -> Callable[[float], Measured]:
    """A game in C++ with random bots in C++: a call from Python plays a match."""

    def measure(seconds: float) -> Measured:
        import pyspiel

        game, title = load_openspiel(name)
        bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]

        def match() -> Any:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, random.getrandbits(31))
            return state

        def decisions_of(state: Any) -> int:
            return sum(step.player >= 0 for step in state.full_history())

        return title, {
            "decisions": rate(seconds, match, decisions_of),
            "copies": copy_rate(seconds, middle_of(game).clone),
        }

    return measure


def searching(name: str, search: Callable[[Any, int], Any]) -> Callable[[float], Measured]:
    """A search of OpenSpiel, half way through a match."""

    def measure(seconds: float) -> Measured:
        game, title = load_openspiel(name)
        state = middle_of(game)

        def prepare(simulations: int) -> Callable[[], object]:
            bot = search(game, simulations)
            return lambda: bot.step(state)

        return title, {"iterations": search_rate(seconds, prepare)}

    return measure


def ismcts_in_cpp(game: Any, simulations: int) -> Any:
    import pyspiel

    return pyspiel.ISMCTSBot(
        seed=SEED,
        evaluator=pyspiel.RandomRolloutEvaluator(1, SEED),
        uct_c=2.0,
        max_simulations=simulations,
        use_observation_string=not game.get_type().provides_information_state_string,
    )


def ismcts_in_python(game: Any, simulations: int) -> Any:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    return ISMCTSBot(
        game=game,
        evaluator=RandomRolloutEvaluator(1),
        uct_c=2.0,
        max_simulations=simulations,
        use_observation_string=not game.get_type().provides_information_state_string,
    )


def open_ismcts_in_python(game: Any, simulations: int) -> Any:
    """For a game that imagines no worlds: the true one takes their place."""
    bot = ismcts_in_python(game, simulations)
    bot.set_resampler(lambda state, player: state.clone())
    return bot


def open_mcts_in_cpp(game: Any, simulations: int) -> Any:
    """It knows no secrets, but searches the true state."""
    import pyspiel

    return pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(1, SEED),
        uct_c=2.0,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )


def open_mcts_in_python(game: Any, simulations: int) -> Any:
    from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

    return MCTSBot(game, 2.0, simulations, RandomRolloutEvaluator(1), solve=False)


def pgx(seconds: float) -> Measured:
    """A batch of matches at once, on the processor; compiling it does not count."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    environment = library.make("backgammon")
    batch = 128  # the quickest here
    step_on = auto_reset(environment.step, environment.init)

    def choose(state: Any, key: Any) -> Any:
        for_choice, for_steps = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(for_choice, logits, axis=1)
        return jax.vmap(step_on)(state, action, jax.random.split(for_steps, batch))

    step = jax.jit(choose)
    key = jax.random.PRNGKey(SEED)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))

    def some_steps() -> int:
        nonlocal state, key
        for _ in range(10):
            key, part = jax.random.split(key)
            state = step(state, part)
        state.current_player.block_until_ready()
        return 10 * batch

    return f"backgammon, 2 ({batch} at once)", {"decisions": rate(seconds, some_steps)}


MEASURES: list[tuple[str, Callable[[float], Measured]]] = [
    ("catanatron", catanatron),
    ("python-chess", python_chess),
    ("rlcard", rlcard),
    ("PettingZoo classic", pettingzoo("connect_four_v3")),
    ("PettingZoo classic, rlcard", pettingzoo("leduc_holdem_v4")),
    ("OpenSpiel, C++", openspiel_in_cpp("gin_rummy")),
    ("OpenSpiel, C++", openspiel_in_cpp("hanabi(players=4)")),
    ("OpenSpiel, C++", openspiel_in_cpp("oh_hell(players=4)")),
    ("OpenSpiel, C++", openspiel_in_cpp("backgammon")),
    ("OpenSpiel, C++ from Python", openspiel("gin_rummy")),
    ("OpenSpiel, C++ from Python", openspiel("hanabi(players=4)")),
    ("OpenSpiel, Python", openspiel("python_liars_poker")),
    ("OpenSpiel ISMCTS, C++", searching("gin_rummy", ismcts_in_cpp)),
    ("OpenSpiel ISMCTS, C++", searching("oh_hell(players=4)", ismcts_in_cpp)),
    ("OpenSpiel ISMCTS, Python", searching("gin_rummy", ismcts_in_python)),
    ("OpenSpiel ISMCTS, open, Python", searching("hanabi(players=4)", open_ismcts_in_python)),
    ("OpenSpiel MCTS, open, C++", searching("gin_rummy", open_mcts_in_cpp)),
    ("OpenSpiel MCTS, open, Python", searching("gin_rummy", open_mcts_in_python)),
    ("pgx", pgx),
]


if __name__ == "__main__":
    main()
