"""A process that thinks for bots: a view comes in, a move or a hint goes out.

One JSON object a line on standard input, one on standard output. Nothing but the view of the seat
ever gets here. `{"now": true}` ends the thinking that is under way.
"""

import json
import sys
import threading
import time
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any

from cheeseboard import registry
from cheeseboard.bots import make
from cheeseboard.bots.advice import hint


def choose(request: dict[str, Any], should_stop: Callable[[], bool] | None = None) -> str:
    """The text of the move that the named bot plays."""
    game = registry.load(request["game"])
    view = game.state_type.from_json(request["view"])
    bot = make(request["bot"], game.meta.id, view.seats, request["seed"], should_stop)
    return str(bot.choose(view, request["seat"]))


def advise(request: dict[str, Any], should_stop: Callable[[], bool]) -> list[dict[str, Any]]:
    """Good moves with their values and what decided."""
    game = registry.load(request["game"])
    view = game.state_type.from_json(request["view"])
    found = hint(view, request["seat"], seed=request["seed"], should_stop=should_stop)
    return [
        {
            "move": str(one.move),
            "value": one.value,
            "terms": [[term.key, term.change] for term in one.terms],
        }
        for one in found
    ]


def answer(request: dict[str, Any], should_stop: Callable[[], bool]) -> dict[str, Any]:
    """What is asked for, or why there is no answer."""
    try:
        if request["bot"] == "hint":
            return {"hint": advise(request, should_stop)}
        return {"move": choose(request, should_stop)}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


class Desk:
    """Takes in lines while a bot thinks, so that "now" is heard."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self._now = threading.Event()
        self._questions: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self._lines:
            told = json.loads(line)
            if "now" in told:
                self._now.set()
            else:
                self._now.clear()
                self._questions.put(told)
        self._questions.put(None)

    def next(self) -> dict[str, Any] | None:
        """The next question; None when nobody asks any more."""
        return self._questions.get()

    def clock(self, seconds: float) -> Callable[[], bool]:
        """Tells when to stop: when told so, or after so many seconds."""
        end = time.monotonic() + seconds
        return lambda: self._now.is_set() or time.monotonic() > end


def main() -> None:
    desk = Desk(sys.stdin)
    while (request := desk.next()) is not None:
        sys.stdout.write(json.dumps(answer(request, desk.clock(request["seconds"]))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
