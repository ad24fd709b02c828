"""The only door for randomness: named requests whose results are written down.

`Live` deals: result number k depends on the seed and k alone (keyed BLAKE2b), so whoever learns the
seed after the match can check every result. `Scripted` deals again what a record wrote down.
`Simulated` is for worlds that bots imagine: quick, and nobody's business.
"""

import hashlib
import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

Item = TypeVar("Item")
Seed = int | bytes
"""Small whole numbers for tests and libraries; 32 random bytes for a match that counts."""

_WORD: Final = 1 << 64


class ChanceError(ValueError):
    """A script that does not fit what the rules ask for."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """One request and its result: a number, or the order of a shuffle."""

    label: str
    result: int | tuple[int, ...]


class Chance(ABC):
    """What rules may ask for. Labels name the request in records and scripts."""

    __slots__ = ("dealt",)

    dealt: list[Dealt]
    """Results since the list was last emptied; stays empty when nothing is recorded."""

    @abstractmethod
    def pick(self, label: str, count: int) -> int:
        """A number from 0 to count - 1, all equally likely."""

    @abstractmethod
    def order(self, label: str, count: int) -> tuple[int, ...]:
        """The numbers 0 to count - 1 in an order, all orders equally likely."""

    def shuffle(self, label: str, items: Sequence[Item]) -> list[Item]:
        """The items in random order, as a new list."""
        return [items[index] for index in self.order(label, len(items))]

    def draw(self, label: str, counts: Sequence[int]) -> int:
        """A kind, each as likely as `counts` has of it; the caller takes it out."""
        left = self.pick(label, sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                return kind
            left -= count
        raise AssertionError("a pick lies below the sum of the counts")


class Live(Chance):
    """Deals from a seed. `position` results have been dealt before."""

    __slots__ = ("_is_recording", "_keyed", "position")

    def __init__(self, seed: Seed, position: int = 0, *, is_recording: bool = True) -> None:
        self._keyed = hashlib.blake2b(key=_key(seed))
        self._is_recording = is_recording
        self.position = position
        self.dealt = []

    def pick(self, label: str, count: int) -> int:
        if not 1 <= count <= _WORD:
            raise ValueError(f"{label!r} asks for one of {count}; 1 to 2**64 are possible.")
        word = int.from_bytes(_block(self._keyed, self.position, 0)[:8], "big")
        if word < _WORD - _WORD % count:  # nearly always: the same without making all the words
            result = word % count
        else:
            result = _Words(self._keyed, self.position).below(count)
        self.position += 1
        if self._is_recording:
            self.dealt.append(Dealt(label, result))
        return result

    def order(self, label: str, count: int) -> tuple[int, ...]:
        words = _Words(self._keyed, self.position)
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = words.below(last + 1)
            order[last], order[other] = order[other], order[last]
        self.position += 1
        result = tuple(order)
        if self._is_recording:
            self.dealt.append(Dealt(label, result))
        return result


class Simulated(Chance):
    """Deals for simulations: reproducible from the seed, never written down, many times faster."""

    __slots__ = ("_random",)

    def __init__(self, seed: Seed) -> None:
        self._random: Callable[[], float] = Random(_key(seed)).random
        self.dealt = []

    def pick(self, label: str, count: int) -> int:
        if count < 1:
            raise ValueError(f"{label!r} asks for one of {count}; at least 1 is possible.")
        return int(self._random() * count)

    def order(self, label: str, count: int) -> tuple[int, ...]:
        return tuple(self.shuffle(label, range(count)))

    def shuffle(self, label: str, items: Sequence[Item]) -> list[Item]:
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled


class Scripted(Chance):
    """Deals what it was given, and refuses a request that the script does not foresee."""

    __slots__ = ("_script",)

    def __init__(self, script: Iterable[Dealt]) -> None:
        self._script = list(reversed(list(script)))
        self.dealt = []

    @property
    def left(self) -> int:
        """How many results have not been asked for yet."""
        return len(self._script)

    def pick(self, label: str, count: int) -> int:
        result = self._next(label)
        if not isinstance(result, int) or not 0 <= result < count:
            raise ChanceError(f"{label!r} needs a number below {count}, the script has {result}.")
        return result

    def order(self, label: str, count: int) -> tuple[int, ...]:
        result = self._next(label)
        if isinstance(result, int) or sorted(result) != list(range(count)):
            raise ChanceError(f"{label!r} needs an order of {count}, the script has {result}.")
        return result

    def _next(self, label: str) -> int | tuple[int, ...]:
        if not self._script:
            raise ChanceError(f"The rules ask chance for {label!r}, but the script is at its end.")
        dealt = self._script.pop()
        if dealt.label != label:
            raise ChanceError(
                f"The rules ask chance for {label!r}, the script has {dealt.label!r}."
            )
        self.dealt.append(dealt)
        return dealt.result


def commitment(seed: Seed) -> str:
    """64 hex digits to show before the match; they fit no other seed."""
    return hashlib.blake2b(_key(seed), digest_size=32, person=b"commitment").hexdigest()


def _key(seed: Seed) -> bytes:
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise ValueError(f"A seed has 32 bytes, this one has {len(seed)}.")
        return seed
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"small seed").digest()


def _block(keyed: Any, position: int, number: int) -> bytes:
    """One of the blocks of random words for a request, by a hash that knows the key."""
    hashed = keyed.copy()
    hashed.update(position.to_bytes(8, "big") + number.to_bytes(8, "big"))
    digest: bytes = hashed.digest()
    return digest


class _Words:
    """Random 64-bit words for one request."""

    __slots__ = ("_block", "_keyed", "_position", "_ready")

    def __init__(self, keyed: Any, position: int) -> None:
        self._keyed = keyed
        self._position = position
        self._block = 0
        self._ready: list[int] = []

    def below(self, count: int) -> int:
        """Unbiased: words in the last, incomplete stretch of `count` are thrown away."""
        if not self._ready:
            self._refill()
        word = self._ready.pop()
        if word >= _WORD - _WORD % count:
            return self.below(count)
        return word % count

    def _refill(self) -> None:
        digest = _block(self._keyed, self._position, self._block)
        self._block += 1
        self._ready = list(reversed(struct.unpack(">8Q", digest)))
