"""A first agent on Gymnasium: learn which moves go well, one table against `greedy`.

    python examples/gymnasium_agent.py --bots greedy

What a move came to before, from hashed pairs of place and value; nothing but NumPy. It is no strong
player: it shows the loop.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np

from cheeseboard.learn.gymnasium import title


class Agent:
    """For each move, weights on hashed pairs of place and value."""

    def __init__(self, moves: int, seed: int, slots: int = 4096) -> None:
        self.weights: Any = np.zeros((moves, slots), np.float32)
        self._slots = slots
        self._chooser = np.random.default_rng(seed)

    def features(self, seen: Any) -> Any:
        """Which slots an observation lights up."""
        places: Any = np.arange(len(seen), dtype=np.int64)
        return np.unique((places * 1_000_003 + seen * 7_919) % self._slots)

    def choose(self, features: Any, mask: Any, chance: float) -> int:
        legal = np.flatnonzero(mask)
        if self._chooser.random() < chance:
            return int(self._chooser.choice(legal))
        values = self.weights[np.ix_(legal, features)].sum(axis=1)
        return int(self._chooser.choice(legal[values == values.max()]))

    def learn(self, way: list[tuple[Any, int]], reward: float, rate: float = 0.05) -> None:
        """What came of it, told to every decision of the match."""
        goal = reward
        for features, move in reversed(way):
            error = goal - self.weights[move, features].sum()
            self.weights[move, features] += rate * error / len(features)
            goal *= 0.99


def play(
    environment: Any, agent: Agent, seed: int | None, chance: float
) -> tuple[list[Any], float]:
    """One match: the decisions of the agent, and what it got."""
    seen, info = environment.reset(seed=seed)
    way: list[tuple[Any, int]] = []
    is_over, reward = False, 0.0
    while not is_over:
        features = agent.features(seen)
        move = agent.choose(features, info["action_mask"], chance)
        way.append((features, move))
        seen, reward, is_over, _, info = environment.step(move)
    return way, reward


def wins(environment: Any, agent: Agent, matches: int) -> float:
    return sum(play(environment, agent, seed, 0.0)[1] > 0 for seed in range(matches)) / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rat_de_france")
    parser.add_argument("--bots", default="greedy~0.5", help="a level, a kind or a recipe")
    parser.add_argument("--minutes", type=float, default=2.0, help="of the processor")
    parser.add_argument("--matches", type=int, default=50, help="to measure with")
    given = parser.parse_args()
    environment = gymnasium.make(title(given.game), seats=2, bots=given.bots)
    agent = Agent(int(environment.action_space.n), seed=1)
    print(f"before: {wins(environment, agent, given.matches):.0%} against {given.bots}")
    start, matches = time.process_time(), 0
    while time.process_time() - start < 60 * given.minutes:
        agent.learn(*play(environment, agent, None, chance=0.1))
        matches += 1
    share = wins(environment, agent, given.matches)
    print(f"after {matches} matches: {share:.0%} against {given.bots}")


if __name__ == "__main__":
    main()
