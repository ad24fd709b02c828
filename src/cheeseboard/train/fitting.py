"""Fits a network to rows with PyTorch, and rounds it to what the evaluator reads."""

from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import torch
from torch import nn

from cheeseboard.bots.brain import FRACTION, LANE, TOP, Layer, Weights

SHARE_HELD_BACK: Final = 0.05
"""Matches by which the fit is checked."""
MOST_FOR_SLOPE: Final = 500_000
MOST_SHIFT: Final = 14
HIGHEST: Final = 32_767
ROOM: Final = 1 << (LANE - 1)
LOOSE: Final = 1e-5
"""Decay of the network that judges positions on the way."""
MOST_AT_ONCE: Final = 1 << 18
MOST_SEATS: Final = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """How a network is made."""

    first: int = 32
    second: int = 16
    epochs: int = 12
    batch: int = 8192
    rate: float = 3e-3
    decay: float = LOOSE
    kept: float = 1.0
    """Share of what comes after a position in what it is taught; the rest is the judgement of a
    first network on the next one. 1 for the end of the match alone."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Data:
    """Rows for fitting."""

    numbers: Any
    """int16, rows × inputs."""
    rewards: Any
    worths: Any
    """The game's own appraisals."""
    matches: Any
    sides: Any
    """Seats from whose side rows are seen; those of a match in the order in which they came."""


class Model(nn.Module):
    """Two hidden layers, and a straight way from the inputs to the result."""

    def __init__(self, spreads: Any, settings: Settings) -> None:
        super().__init__()
        self.register_buffer("spreads", spreads)
        inputs = len(spreads)
        self.first = nn.Linear(inputs, settings.first)
        self.direct = nn.Linear(inputs, 1)
        self.second = nn.Linear(settings.first, settings.second)
        self.last = nn.Linear(settings.second, 1)
        nn.init.zeros_(self.direct.weight)
        nn.init.zeros_(self.direct.bias)

    def forward(self, inputs: Any) -> Any:
        scaled = inputs / self.spreads
        top = TOP / (1 << FRACTION)
        hidden = torch.clamp(self.first(scaled), 0.0, top)
        hidden = torch.clamp(self.second(hidden), 0.0, top)
        return (self.last(hidden) + self.direct(scaled)).squeeze(-1)


def device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def fit(data: Data, settings: Settings) -> tuple[Model, float]:
    """A network, and its loss on matches that it has not seen."""
    if settings.kept == 1.0:
        return _fitted(data, data.rewards, settings)
    first, _ = _fitted(data, data.rewards, replace(settings, decay=LOOSE))
    return _fitted(data, mixed_ends(data, _chances(first, data), settings.kept), settings)


def mixed_ends(data: Data, chances: Any, kept: float) -> Any:
    """What each position is taught: the earlier it came, the less of the luck that followed."""
    keys = data.matches.astype(np.int64) * MOST_SEATS + data.sides
    order = np.argsort(keys, kind="stable")
    sorted_keys, said = keys[order].tolist(), chances[order].tolist()
    ends: list[float] = data.rewards[order].tolist()
    for place in range(len(ends) - 2, -1, -1):
        if sorted_keys[place] == sorted_keys[place + 1]:
            ends[place] = kept * ends[place + 1] + (1.0 - kept) * said[place + 1]
    found = np.empty(len(ends), np.float32)
    found[order] = ends
    return found


def _chances(model: Model, data: Data) -> Any:
    """What a network says of all rows, as shares of the win."""
    where = device()
    model = model.to(where)
    found: list[Any] = []
    with torch.no_grad():
        for start in range(0, len(data.numbers), MOST_AT_ONCE):
            rows = torch.from_numpy(data.numbers[start : start + MOST_AT_ONCE]).to(where)
            found.append(torch.sigmoid(model(rows.float())).cpu().numpy())
    return np.concatenate(found)


def _fitted(data: Data, targets: Any, settings: Settings) -> tuple[Model, float]:
    torch.manual_seed(settings.seed)
    torch.set_num_threads(1)
    where = device()
    numbers = torch.from_numpy(data.numbers).to(where)
    rewards = torch.from_numpy(targets).to(where)
    is_held = torch.from_numpy(_held_back(data.matches, settings.seed)).to(where)
    spreads = torch.clamp(numbers.float().std(0), min=0.25)
    model = Model(spreads, settings).to(where)
    order = torch.nonzero(~is_held).squeeze(1)
    steps = settings.epochs * -(-len(order) // settings.batch)
    optimizer = torch.optim.AdamW(model.parameters(), settings.rate, weight_decay=settings.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, settings.rate, total_steps=steps)
    loss_of = nn.BCEWithLogitsLoss()
    for _ in range(settings.epochs):
        order = order[torch.randperm(len(order), device=where)]
        for start in range(0, len(order), settings.batch):
            chosen = order[start : start + settings.batch]
            loss = loss_of(model(numbers[chosen].float()), rewards[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        held = torch.nonzero(is_held).squeeze(1)
        left = loss_of(model(numbers[held].float()), rewards[held])
    return model.cpu(), float(left)


def slope_of(data: Data) -> float:
    """What a point of the game's own appraisal is worth, in logarithms of odds."""
    worths = torch.from_numpy(data.worths[:MOST_FOR_SLOPE]).double()
    rewards = torch.from_numpy(data.rewards[:MOST_FOR_SLOPE]).double()
    spread = float(worths.std()) or 1.0
    line = torch.zeros(2, dtype=torch.double, requires_grad=True)
    optimizer = torch.optim.LBFGS([line], max_iter=50)

    def loss() -> Any:
        optimizer.zero_grad()
        odds = line[0] * torch.clamp(worths / spread, -4.0, 4.0) + line[1]
        left = nn.functional.binary_cross_entropy_with_logits(odds, rewards)
        left.backward()
        return left

    optimizer.step(loss)
    return float(line[0].detach()) / spread


def _held_back(matches: Any, seed: int) -> Any:
    known = np.unique(matches)
    count = max(int(len(known) * SHARE_HELD_BACK), 1)
    held = np.random.default_rng(seed).choice(known, count, replace=False)
    return np.isin(matches, held)


# --- whole numbers -------------------------------------------------------------------------------


def rounded(model: Model, data: Data, seats: int, recipe: str, figures: str) -> Weights:
    """The network as whole numbers."""
    most = np.abs(data.numbers.astype(np.int32)).max(axis=0)
    limits = np.clip(np.ceil(most * 1.25), 1, HIGHEST).astype(np.int64)
    spreads = _numbers(model.spreads)
    first = np.concatenate([_numbers(model.first.weight), _numbers(model.direct.weight)])
    offsets = np.concatenate([_numbers(model.first.bias), _numbers(model.direct.bias)])
    hidden = np.full(model.second.in_features, TOP, dtype=np.int64)
    last = np.full(model.last.in_features, TOP, dtype=np.int64)
    return Weights(
        seats=seats,
        limits=tuple(int(limit) for limit in limits),
        layers=(
            _layer((first / spreads).T, offsets, limits, 0),
            _layer(_numbers(model.second.weight).T, _numbers(model.second.bias), hidden, FRACTION),
            _layer(_numbers(model.last.weight).T, _numbers(model.last.bias), last, FRACTION),
        ),
        slope=slope_of(data),
        recipe=recipe,
        figures=figures,
    )


def _numbers(tensor: Any) -> Any:
    return tensor.detach().double().numpy()


def _layer(weights: Any, offsets: Any, limits: Any, fraction: int) -> Layer:
    """As fine as 16 bits and the room of a lane allow; `fraction` is that of the inputs."""
    shift = MOST_SHIFT
    while shift > FRACTION:
        whole = np.rint(weights * (1 << shift)).astype(np.int64)
        whole_offsets = np.rint(offsets * (1 << (shift + fraction))).astype(np.int64)
        reach = (np.abs(whole) * limits[:, None]).sum(axis=0) + np.abs(whole_offsets)
        if np.abs(whole).max() <= HIGHEST and reach.max() < ROOM:
            break
        shift -= 1
    return Layer(
        tuple(tuple(int(one) for one in row) for row in whole),
        tuple(int(one) for one in whole_offsets),
        shift,
    )
