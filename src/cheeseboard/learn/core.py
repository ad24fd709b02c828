"""What costs time at every step: matches without a log, views and legal moves as numbers.

Standard library only, and compiled with the engines.
"""

from collections.abc import Callable
from typing import Any

from cheeseboard.catalogue import Move
from cheeseboard.chance import Chance, Live, Simulated
from cheeseboard.events import SILENCE, Seat
from cheeseboard.game import Game, Options, Outcome
from cheeseboard.state import Sizes, State

Features = Callable[[Any, Seat], list[int]]
Bot = Any
"""Something with a `choose`, as bots have it."""
MakeBot = Callable[[int], Bot]
"""A fresh bot by its seed."""
Reward = Callable[[Outcome], list[float]]
"""What each seat gets at the end."""


class Flattener:
    """Views of one game at so many seats as numbers: the seat, the view, the game's features."""

    def __init__(self, sizes: Sizes, features: Features | None, write: Any, pack: Any) -> None:
        """`write` is what the build made for the game, or None; `pack` does the same slowly."""
        self.sizes = sizes
        self.features = features
        self._write = write
        self._pack = pack

    def encode(self, view: State, seat: Seat) -> bytearray:
        """The observation as 16-bit numbers."""
        if self._write is not None:
            encoded: bytearray = self._write([view], [seat], self.sizes, self.features)
            return encoded
        numbers: list[int] = []
        self.append(numbers, view, seat)
        packed: bytearray = self._pack(numbers)
        return packed

    def append(self, out: list[int], view: State, seat: Seat) -> None:
        out.append(seat)
        view.flatten(out, self.sizes)
        if self.features is not None:
            out.extend(self.features(view, seat))


class Table:
    """A match that keeps nothing but the position and the moves made.

    Chance is that of a match with the same seed: `seed` and `played` make its whole record. A quick
    table deals otherwise and sooner, and has none.
    """

    def __init__(
        self, game: Game[Any, Any], seats: int, options: Options, is_quick: bool = False
    ) -> None:
        self.game: Game[Any, Move] = game
        self.seats = seats
        self.options = options
        self.is_quick = is_quick
        self.seed = 0
        self.played: list[int] = []
        """Seat and number of each move, one after the other."""
        self.to_act: tuple[Seat, ...] = ()
        self._chance: Chance = Simulated(0)
        self._state: Any = None

    def reset(self, seed: int) -> None:
        """Begin a match."""
        self.seed = seed
        self.played = []
        self._chance = Simulated(seed) if self.is_quick else Live(seed, is_recording=False)
        self._state = self.game.setup(self.options, self.seats, self._chance, SILENCE)
        self.to_act = self.game.to_act(self._state)

    def play(self, seat: Seat, number: int) -> None:
        """Carry out a legal move by its number; whoever calls has checked that it is."""
        move = self.game.catalogue[number]
        self.game.apply(self._state, seat, move, self._chance, SILENCE)
        self.played.append(seat)
        self.played.append(number)
        self.to_act = self.game.to_act(self._state)

    def play_any(self, seat: Seat, chance: Chance) -> None:
        """Carry out a legal move, all equally likely."""
        moves = self.game.moves(self._state, seat)
        move: Move = moves[chance.pick("move", len(moves))]
        self.game.apply(self._state, seat, move, self._chance, SILENCE)
        self.played.append(seat)
        self.played.append(move.number)
        self.to_act = self.game.to_act(self._state)

    def view(self, seat: Seat | None) -> Any:
        """The position as a seat can know it."""
        return self.game.view(self._state, seat)

    def legal(self, seat: Seat) -> list[int]:
        """Numbers of the legal moves."""
        return [move.number for move in self.game.moves(self._state, seat)]

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)


class Turns:
    """A table at which one seat after the other decides, in numbers."""

    def __init__(self, table: Table, flattener: Flattener, moves: int, pack_mask: Any) -> None:
        self.table = table
        self.seat = 0
        """Who decides."""
        self.legal: list[int] = []
        self.is_over = False
        self._flattener = flattener
        self._moves = moves
        self._pack_mask = pack_mask

    def reset(self, seed: int) -> None:
        """Begin a match."""
        self.table.reset(seed)
        self._go_on()

    def play(self, number: int) -> bool:
        """Carry out a move of the seat that decides; False if it is not legal."""
        if number not in self.legal:
            return False
        self.table.play(self.seat, number)
        self._go_on()
        return True

    def seen(self) -> tuple[bytearray, bytearray]:
        """The observation of the seat that decides, and its mask."""
        mask: bytearray = self._pack_mask([self.legal], self._moves)
        return self._flattener.encode(self.table.view(self.seat), self.seat), mask

    def _go_on(self) -> None:
        to_act = self.table.to_act
        self.is_over = not to_act
        if to_act:
            self.seat = to_act[0]
            self.legal = self.table.legal(self.seat)
        else:
            self.legal = []


class Lane:
    """A table at which one seat is played from outside and bots play the others."""

    def __init__(self, table: Table, seat: Seat, makers: list[MakeBot | None], reward: Reward):
        """`makers` has one entry for each seat; None plays at random, the quick way."""
        self.table = table
        self.seat = seat
        self.is_over = False
        self.is_illegal = False
        self.legal: list[int] = []
        self._makers = makers
        self._reward = reward
        self._bots: list[Bot] = []
        self._random = Simulated(0)

    def reset(self, seed: int) -> None:
        """Begin a match and play to the seat's first decision."""
        self.is_over = self.is_illegal = False
        self._random = Simulated(seed)
        self._bots = [
            None if maker is None else maker(seed * self.table.seats + seat)
            for seat, maker in enumerate(self._makers)
        ]
        self.table.reset(seed)
        self._others_play()

    def step(self, number: int) -> float:
        """Make the seat's move and play to its next decision; what it gets for that.

        A move that is not legal loses the match at once.
        """
        if number not in self.legal:
            self.is_over = self.is_illegal = True
            return -1.0
        self.table.play(self.seat, number)
        self._others_play()
        if not self.is_over:
            return 0.0
        outcome = self.table.outcome
        assert outcome is not None
        return self._reward(outcome)[self.seat]

    def view(self) -> Any:
        """The position as the learner can know it."""
        return self.table.view(self.seat)

    def _others_play(self) -> None:
        table = self.table
        while table.to_act:
            if self.seat in table.to_act:
                self.legal = table.legal(self.seat)
                return
            seat = table.to_act[0]
            bot = self._bots[seat]
            if bot is None:
                table.play_any(seat, self._random)
            else:
                table.play(seat, bot.choose(table.view(seat), seat).number)
        self.legal = []
        self.is_over = True


class Stepped:
    """What a step of many lanes came to."""

    def __init__(self) -> None:
        self.rewards: list[float] = []
        self.is_over: list[bool] = []
        self.is_illegal: list[bool] = []
        self.last: list[bytearray] = []
        """Observations of those that are over, as they ended."""
        self.observations: list[bytearray] = []
        self.legal: list[list[int]] = []


Encode = Callable[[Any, Seat], bytearray]


def step_all(
    lanes: list[Lane], numbers: list[int], seeds: list[int], flattener: Flattener
) -> Stepped:
    """A step in every lane; those that are over begin anew with the seed in their place.

    Views are encoded one by one: many at once would keep Python's garbage collector busy.
    """
    result = Stepped()
    for index, lane in enumerate(lanes):
        result.rewards.append(lane.step(numbers[index]))
        is_over = lane.is_over
        result.is_over.append(is_over)
        result.is_illegal.append(lane.is_illegal)
        if is_over:
            result.last.append(flattener.encode(lane.view(), lane.seat))
            lane.reset(seeds[index])
        result.observations.append(flattener.encode(lane.view(), lane.seat))
        result.legal.append(lane.legal)
    return result


def reset_all(lanes: list[Lane], seeds: list[int], flattener: Flattener) -> Stepped:
    """Begin a match in every lane."""
    result = Stepped()
    for index, lane in enumerate(lanes):
        lane.reset(seeds[index])
        result.observations.append(flattener.encode(lane.view(), lane.seat))
        result.legal.append(lane.legal)
    return result
