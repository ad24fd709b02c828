"""PPO with masked moves by self-play on PettingZoo, in one file.

    python examples/masked_ppo.py --minutes 10

All seats are played by one network. It reads every number of an observation as a word of its own:
a table of vectors has a row for each value of each place, and the rows of an observation are added
up. Needs PyTorch: pip install 'cheeseboard[train]'.
"""

import argparse
import time
from typing import Any

import numpy as np

try:
    import torch
    from torch import nn
except ImportError:
    raise SystemExit("This example needs PyTorch: pip install 'cheeseboard[train]'.") from None

from cheeseboard.learn import Encoder
from cheeseboard.learn.pettingzoo import TurnEnv, env

MOST_VALUES = 64
"""Values of one place that are told apart; higher ones count as the highest of these."""
MATCHES = 48
"""Matches played side by side."""
DECISIONS = 6_000
"""Of finished matches, before the network learns from them."""
DISCOUNT, TRACE, CLIP = 0.995, 0.95, 0.2
EPOCHS, BATCH = 3, 1024


class Network(nn.Module):
    """A policy and a value from an observation."""

    def __init__(self, encoder: Encoder, width: int = 128) -> None:
        super().__init__()
        places = encoder.describe()
        counts = [min(place.high - place.low + 1, MOST_VALUES) for place in places]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.register_buffer("low", torch.tensor([place.low for place in places]))
        self.register_buffer("last", torch.tensor(counts) - 1)
        self.register_buffer("start", torch.tensor(starts))
        self.table = nn.EmbeddingBag(sum(counts), width, mode="sum")
        nn.init.normal_(self.table.weight, std=len(places) ** -0.5)
        self.body = nn.Sequential(
            nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, encoder.moves)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        words = torch.minimum(seen.long() - self.low, self.last) + self.start
        body = self.body(self.table(words))
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


class Player:
    """Matches side by side, each seat with what it saw and did so far."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.matches: list[TurnEnv] = [env(game, seats) for _ in range(MATCHES)]
        self.ways: list[list[list[Any]]] = [[[] for _ in range(seats)] for _ in self.matches]
        for number, match in enumerate(self.matches):
            match.reset(seed=seed + number)

    def collect(self, network: Network) -> dict[str, Any]:
        """Play until enough matches are over; their decisions with returns and advantages."""
        rows: list[tuple[Any, ...]] = []
        while len(rows) < DECISIONS:
            seen, masks = observed([match.last()[0] for match in self.matches])
            with torch.no_grad():
                policy, value = network(seen, masks)
                move = policy.sample()
                likely = policy.log_prob(move)
            for number, match in enumerate(self.matches):
                seat = match.possible_agents.index(match.agent_selection)
                step = (seen[number], masks[number], move[number], likely[number], value[number])
                self.ways[number][seat].append(step)
                match.step(int(move[number]))
                if match.terminations[match.possible_agents[0]]:
                    for seat, way in enumerate(self.ways[number]):
                        rows += finished(way, match.rewards[f"player_{seat}"])
                        way.clear()
                    match.reset()
        columns = [torch.stack(column) for column in zip(*rows, strict=True)]
        names = ("seen", "mask", "move", "likely", "return", "advantage")
        return dict(zip(names, columns, strict=True))


def observed(seen: list[dict[str, Any]]) -> tuple[Any, Any]:
    rows = np.stack([each["observation"] for each in seen])
    masks = np.stack([each["action_mask"] for each in seen])
    return torch.from_numpy(rows), torch.from_numpy(masks)


def finished(way: list[Any], reward: float) -> list[tuple[Any, ...]]:
    """The decisions of a seat whose match is over, with generalised advantages."""
    rows, advantage, after = [], torch.tensor(0.0), None
    for seen, mask, move, likely, value in reversed(way):
        ahead = torch.tensor(reward) if after is None else DISCOUNT * after
        advantage = ahead - value + DISCOUNT * TRACE * advantage
        rows.append((seen, mask, move, likely, advantage + value, advantage))
        after = value
    return rows


def learn(network: Network, optimiser: Any, rows: dict[str, Any]) -> None:
    gain = rows["advantage"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gain)).split(BATCH):
            policy, value = network(rows["seen"][part], rows["mask"][part])
            ratio = (policy.log_prob(rows["move"][part]) - rows["likely"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.minimum(ratio * gain[part], clipped * gain[part]).mean()
            wrong = (value - rows["return"][part]).square().mean()
            loss = 0.5 * wrong - better - 0.01 * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def wins(network: Network, game: str, seats: int, matches: int, seed: int) -> float:
    """Its share of wins against random players, from every seat in turn."""
    chooser = np.random.default_rng(seed)
    won = 0.0
    match = env(game, seats, rewards="win")
    for number in range(matches):
        match.reset(seed=seed + number)
        own = f"player_{number % seats}"
        while not match.terminations[own]:
            seen = match.last()[0]
            move = chooser.choice(np.flatnonzero(seen["action_mask"]))
            if match.agent_selection == own:
                with torch.no_grad():
                    move = network(*observed([seen]))[0].probs.argmax()
            match.step(int(move))
        won += match.rewards[own]
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rat_de_france")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=200, help="to measure with")
    parser.add_argument("--save", help="write the network here")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    network = Network(Encoder(given.game, given.seats))
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    player = Player(given.game, given.seats, given.seed)
    before = wins(network, given.game, given.seats, given.matches, 10_000)
    print(f"before: wins {before:.1%} of {given.matches} matches against random")
    start, decisions, rounds = time.process_time(), 0, 0
    while time.process_time() - start < 60 * given.minutes:
        rows = player.collect(network)
        learn(network, optimiser, rows)
        decisions, rounds = decisions + len(rows["move"]), rounds + 1
        if rounds % 10 == 0:
            share = wins(network, given.game, given.seats, 40, 20_000 + rounds)
            spent = (time.process_time() - start) / 60
            print(f"{decisions:>9,} decisions, {spent:4.1f} min: {share:.1%} of 40", flush=True)
    after = wins(network, given.game, given.seats, given.matches, 10_000)
    print(f"after {decisions:,} decisions: wins {after:.1%} of {given.matches} matches")
    if given.save:
        torch.save(network.state_dict(), given.save)


if __name__ == "__main__":
    main()
