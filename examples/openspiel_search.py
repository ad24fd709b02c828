"""OpenSpiel's searches and a solver on our games.

    python examples/openspiel_search.py

MCTS sees the true state, ISMCTS imagines worlds that fit what its player knows, and CFR+ solves the
smallest game there is: one round of secret bids, with every chance result a node.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot
from open_spiel.python.policy import UniformRandomPolicy

import cheeseboard.learn.openspiel  # noqa: F401  (registers the games)


def match(game: pyspiel.Game, players: list[pyspiel.Bot], seed: int) -> list[float]:
    """One match between bots of OpenSpiel."""
    chooser = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=likely)))
        else:
            state.apply_action(int(players[state.current_player()].step(state)))
    return list(state.returns())


def search(simulations: int, matches: int) -> None:
    """Both searches against random moves in a short game of Cheese Market."""
    game = pyspiel.load_game("cheeseboard_template(players=2,options=rounds:3)")
    chooser = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(2, chooser)
    searches = {
        "MCTS (sees everything)": mcts.MCTSBot(
            game, 2.0, simulations, evaluator, solve=False, random_state=chooser
        ),
        "ISMCTS": ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=chooser),
    }
    for name, bot in searches.items():
        players = [bot, UniformRandomBot(1, chooser)]
        results = [match(game, players, seed)[0] for seed in range(matches)]
        print(f"{name}: {np.mean(results):+.2f} a match against random, {matches} matches")


def solve(iterations: int) -> None:
    """How much a perfect opponent wins from the strategy, before and after."""
    game = pyspiel.load_game("cheeseboard_template(players=2,options=rounds:1,chance=explicit)")
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    print(f"CFR+: NashConv {before:.3f} at random, {after:.3f} after {iterations} iterations")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()
    search(given.simulations, given.matches)
    solve(given.iterations)


if __name__ == "__main__":
    main()
