"""Observations, masks and their spaces for NumPy and Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces

from cheeseboard.learn.core import Table
from cheeseboard.learn.encoder import Encoder
from cheeseboard.match import Match
from cheeseboard.record import Record


def observation(encoder: Encoder, view: Any, seat: int) -> Any:
    """What a seat can know, as `int16`."""
    return np.frombuffer(encoder.encode(view, seat), np.int16)


def observations(encoder: Encoder, encoded: list[bytearray]) -> Any:
    """One row for each encoded view."""
    joined = bytearray().join(encoded)
    return np.frombuffer(joined, np.int16).reshape(-1, encoder.size)


def mask(encoder: Encoder, legal: list[int]) -> Any:
    """1 for legal moves, as `int8`."""
    return np.frombuffer(encoder.masks([legal]), np.int8)


def masks(encoder: Encoder, legal: list[list[int]], moves: int = 0) -> Any:
    """One row for each list of moves, as long as the catalogue or as said."""
    length = moves or encoder.moves
    return np.frombuffer(encoder.masks(legal, length), np.int8).reshape(-1, length)


def observation_space(encoder: Encoder) -> Any:
    places = encoder.describe()
    low = np.array([place.low for place in places], np.int16)
    high = np.array([place.high for place in places], np.int16)
    return spaces.Box(low, high, dtype=np.int16)


def masked_space(encoder: Encoder, moves: int) -> Any:
    """Observation and mask together."""
    return spaces.Dict(
        {
            "observation": observation_space(encoder),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


def record_of(table: Table) -> Record:
    """The record of a match played at a table: what `cheeseboard replay` tells."""
    if table.is_quick:
        raise ValueError("A quick table deals otherwise than a match: it has no record.")
    match: Match[Any, Any] = Match.new(table.game, table.seats, table.options, table.seed)
    for seat, number in zip(table.played[::2], table.played[1::2], strict=True):
        match.play(seat, table.game.catalogue[number])
    return match.record
