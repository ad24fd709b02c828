"""Many lanes stepped by one call: in this process, or by several that share memory."""

import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, fields
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Protocol

import numpy as np

from cheeseboard.learn import arrays
from cheeseboard.learn.core import Lane, reset_all, step_all
from cheeseboard.learn.encoder import Encoder

PATIENCE: Final = 10.0
"""Seconds that a process gets to end by itself."""


@dataclass(frozen=True, slots=True)
class Stand:
    """How all matches stand after a step, a row each."""

    observations: Any
    masks: Any
    gains: Any
    is_over: Any
    is_illegal: Any
    last: Any
    """Of those that are over, as they ended, until the next step; other rows say nothing."""


RESULTS: Final = tuple(field.name for field in fields(Stand))
LASTING: Final = frozenset(RESULTS) - {"last"}
"""What whoever steps may keep."""


class Crew(Protocol):
    """Who steps the lanes; seeds are for matches that begin."""

    def reset(self, seeds: Any) -> Stand:
        """Begin a match in every lane."""

    def step(self, numbers: Any, seeds: Any) -> Stand:
        """Play a move in every lane; one that is over begins anew."""

    def masks(self) -> Any:
        """The legal moves of every lane."""

    def close(self) -> None:
        """Nothing is stepped any more."""


class OwnCrew:
    """All lanes in this process."""

    def __init__(self, lanes: list[Lane], encoder: Encoder) -> None:
        self.lanes = lanes
        self._encoder = encoder

    def reset(self, seeds: Any) -> Stand:
        begun = reset_all(self.lanes, seeds.tolist(), self._encoder.flattener)
        count = len(self.lanes)
        none = np.zeros(count, np.bool_)
        return Stand(
            arrays.observations(self._encoder, begun.observations),
            arrays.masks(self._encoder, begun.legal),
            np.zeros(count),
            none,
            none,
            None,
        )

    def step(self, numbers: Any, seeds: Any) -> Stand:
        stepped = step_all(self.lanes, numbers.tolist(), seeds.tolist(), self._encoder.flattener)
        is_over = np.array(stepped.is_over)
        seen = arrays.observations(self._encoder, stepped.observations)
        last = None
        if stepped.last:
            last = np.empty_like(seen)
            last[is_over] = arrays.observations(self._encoder, stepped.last)
        return Stand(
            seen,
            arrays.masks(self._encoder, stepped.legal),
            np.array(stepped.rewards),
            is_over,
            np.array(stepped.is_illegal),
            last,
        )

    def masks(self) -> Any:
        return arrays.masks(self._encoder, [lane.legal for lane in self.lanes])

    def close(self) -> None:
        """There is nothing to close."""


# --- several processes ----------------------------------------------------------------------------

Shapes = dict[str, tuple[tuple[int, ...], str]]
"""Shape and type of each shared array by its name."""


def _shapes(count: int, size: int, moves: int) -> Shapes:
    return {
        "seeds": ((count,), "int64"),
        "gains": ((count,), "float64"),
        "numbers": ((count,), "int32"),
        "observations": ((count, size), "int16"),
        "last": ((count, size), "int16"),
        "masks": ((count, moves), "int8"),
        "is_over": ((count,), "bool"),
        "is_illegal": ((count,), "bool"),
    }


class Shared:
    """Arrays that several processes see."""

    def __init__(self, shapes: Shapes, name: str | None = None) -> None:
        """With a name it is what another process has made."""
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values()]
        starts = np.cumsum([0, *sizes])
        self._is_own = name is None
        self._memory = SharedMemory(name, create=name is None, size=max(1, int(starts[-1])))
        self.name = self._memory.name
        self.arrays = {
            key: np.ndarray(shape, kind, self._memory.buf, int(start))
            for (key, (shape, kind)), start in zip(shapes.items(), starts, strict=False)
        }

    def close(self) -> None:
        """Let the memory go; whoever made it also gives it back."""
        self.arrays.clear()
        with suppress(BufferError):  # somebody still looks at an array
            self._memory.close()
        if self._is_own:
            self._memory.unlink()


Make = Callable[[int], OwnCrew]
"""A crew of so many lanes; it travels to other processes."""


def _work(orders: Connection, name: str, shapes: Shapes, make: Make, at: slice) -> None:
    """A process of a crew: it steps its rows until it is told to end, or nobody is left to tell."""
    crew = make(at.stop - at.start)
    shared = Shared(shapes, name)
    mine = {key: array[at] for key, array in shared.arrays.items()}
    with suppress(EOFError, KeyboardInterrupt):
        while order := orders.recv_bytes():
            if order == b"reset":
                stand = crew.reset(mine["seeds"])
            else:
                stand = crew.step(mine["numbers"], mine["seeds"])
            for key in RESULTS:
                if (rows := getattr(stand, key)) is not None:
                    mine[key][:] = rows
            orders.send_bytes(order)
    mine.clear()
    shared.close()


class CrewIsGone(RuntimeError):
    """A process of the crew has died; the text says what to do."""


class ManyCrew:
    """The lanes shared out among processes. The same seeds give the same numbers as in one."""

    def __init__(self, make: Make, count: int, processes: int, encoder: Encoder) -> None:
        shapes = _shapes(count, encoder.size, encoder.moves)
        self._shared = Shared(shapes)
        self._pipes: list[Connection] = []
        self._processes: list[multiprocessing.process.BaseProcess] = []
        context = multiprocessing.get_context("spawn")
        bounds = [count * number // processes for number in range(processes + 1)]
        for first, end in pairwise(bounds):
            own, other = context.Pipe()
            given = (other, self._shared.name, shapes, make, slice(first, end))
            process = context.Process(target=_work, args=given, daemon=True)
            process.start()
            other.close()
            self._pipes.append(own)
            self._processes.append(process)

    def reset(self, seeds: Any) -> Stand:
        self._shared.arrays["seeds"][:] = seeds
        return self._ask(b"reset")

    def step(self, numbers: Any, seeds: Any) -> Stand:
        self._shared.arrays["seeds"][:] = seeds
        self._shared.arrays["numbers"][:] = numbers
        return self._ask(b"step")

    def _ask(self, order: bytes) -> Stand:
        """All work at once; what lasts is copied, for the next step writes over it."""
        try:
            for pipe in self._pipes:
                pipe.send_bytes(order)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self.close()
            raise CrewIsGone(
                "A process of the environment has ended. Close it and make it anew."
            ) from error
        now = {key: array.copy() for key, array in self._shared.arrays.items() if key in LASTING}
        return Stand(**now, last=self._shared.arrays["last"])

    def masks(self) -> Any:
        return self._shared.arrays["masks"].copy()

    def close(self) -> None:
        """Let all processes end; who does not is ended."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send_bytes(b"")
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            process.terminate()
        if self._processes:
            self._shared.close()
        self._pipes, self._processes = [], []
