"""The chance of tests: deals what a test wants to see."""

from collections.abc import Iterable, Mapping, Sequence

from cheeseboard.chance import Chance


class Rigged(Chance):
    """Deals the wanted results of each label in turn; `otherwise` says what all else gets.

    - Nothing: whoever asks fails, so `Rigged()` says that nothing is left to chance.
    - A number: every pick is that one, counted round (-1 is the last), and every order begins with
      the item of number `turned`.
    - Another chance: it is asked instead.

    Wanted results are numbers for picks and kinds for draws. They are taken when they are asked
    for, so that a generator can look at the position then.
    """

    __slots__ = ("_otherwise", "_turned", "_wanted")

    def __init__(
        self,
        wanted: Mapping[str, Iterable[int]] | None = None,
        otherwise: Chance | int | None = None,
        turned: int = 0,
    ) -> None:
        self.dealt = []
        self._wanted = {label: iter(results) for label, results in (wanted or {}).items()}
        self._otherwise = otherwise
        self._turned = turned

    def pick(self, label: str, count: int) -> int:
        wanted = self._next(label)
        if wanted is not None:
            assert 0 <= wanted < count, f"{label!r} is one of {count}, not {wanted}"
            return wanted
        rest = self._rest(label)
        return rest % count if isinstance(rest, int) else rest.pick(label, count)

    def order(self, label: str, count: int) -> tuple[int, ...]:
        rest = self._rest(label)
        if isinstance(rest, int):
            return tuple((index + self._turned) % count for index in range(count))
        return rest.order(label, count)

    def draw(self, label: str, counts: Sequence[int]) -> int:
        wanted = self._next(label)
        if wanted is None:
            return super().draw(label, counts)
        assert counts[wanted] > 0, f"{label!r}: there is no {wanted} in {list(counts)}"
        return wanted

    def left(self, label: str) -> list[int]:
        """The wanted results that have not been dealt; they stay."""
        left = list(self._wanted.get(label, ()))
        self._wanted[label] = iter(left)
        return left

    def _next(self, label: str) -> int | None:
        return next(self._wanted.get(label, iter(())), None)

    def _rest(self, label: str) -> Chance | int:
        assert self._otherwise is not None, f"the rules asked chance for {label!r}"
        return self._otherwise
