"""A process that thinks for bots: a view comes in, a move or a hint goes out.

One JSON object a line on standard input, one on standard output. Nothing but the view of the seat
ever gets here, and the records of matches that are over. `{"now": true}` ends the thinking that is
under way.

The bots that were asked last are kept, so that one which decides several times in a row goes on
with its tree; each of them sees for itself whether a view follows from its last move. A question's
seed is for a bot that has to be made: the same seed and the same questions from then on give the
same moves. They may differ where a bot has made room for others or the process is a new one.
"""

import contextlib
import ctypes
import json
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any, Final

from cheeseboard import registry
from cheeseboard.bots import Bot, Search, make
from cheeseboard.bots.advice import hint
from cheeseboard.review.analyst import compute_json

KEPT: Final = 16
"""Bots that are kept; the tree of an expert takes up to three megabytes."""


PR_SET_PDEATHSIG: Final = 1
"""Linux: the signal that a process gets when its parent dies."""


class Thinker:
    """Answers questions, and keeps the bots that were asked last."""

    def __init__(self, should_stop: Callable[[], bool] | None = None) -> None:
        self._should_stop = should_stop
        self._kept: OrderedDict[tuple[int, int, str], Bot] = OrderedDict()
        """By table, seat and name; the one that was asked last comes last."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """What is asked for, or why there is no answer."""
        try:
            if request["bot"] == "review":
                found = compute_json(request["record"], request["item"], request["head"])
                return {"finding": {"found": found}}
            game = registry.load(request["game"])
            view = game.state_type.from_json(request["view"])
            if request["bot"] == "hint":
                return {"hint": self._advise(view, request)}
            return self._choose(view, request)
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}

    def _choose(self, view: Any, request: dict[str, Any]) -> dict[str, Any]:
        """The text of the move that the named bot plays, and how it was found."""
        key = (request["table"], request["seat"], request["bot"])
        bot = self._kept.pop(key, None) or self._make(view, request)
        move = bot.choose(view, request["seat"])
        self._kept[key] = bot
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return {"move": str(move), **_figures(bot)}

    def _make(self, view: Any, request: dict[str, Any]) -> Bot:
        return make(request["bot"], request["game"], view.seats, request["seed"], self._should_stop)

    def _advise(self, view: Any, request: dict[str, Any]) -> list[dict[str, Any]]:
        """Good moves with their values and what decided."""
        found = hint(view, request["seat"], seed=request["seed"], should_stop=self._should_stop)
        return [
            {
                "move": str(one.move),
                "line": [str(move) for move in one.line],
                "value": one.value,
                "visits": one.visits,
                "terms": [[term.key, term.change] for term in one.terms],
                "chance": one.chance,
            }
            for one in found
        ]


def _figures(bot: Bot) -> dict[str, Any]:
    """How much a search has done, and whether it went on from its last decision."""
    if not isinstance(bot, Search):
        return {}
    return {"iterations": bot.iterations, "is_tree_kept": bot.is_tree_kept}


class Desk:
    """Takes in lines while a bot thinks, so that "now" is heard."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self._now = threading.Event()
        self._end = 0.0
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
        self._now.set()
        self._questions.put(None)

    def next(self) -> dict[str, Any] | None:
        """The next question, whose time begins to run; None when nobody asks any more."""
        question = self._questions.get()
        if question is not None:
            self._end = time.monotonic() + question["seconds"]
        return question

    def should_stop(self) -> bool:
        """Whether the time is over, somebody said "now", or nobody waits for the answer."""
        return self._now.is_set() or time.monotonic() > self._end


def end_with_parent() -> None:
    """Where the kernel can do that: die in the moment in which the server does."""
    parent = os.getppid()
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit()


def main() -> None:
    end_with_parent()
    desk = Desk(sys.stdin)
    thinker = Thinker(desk.should_stop)
    while (request := desk.next()) is not None:
        answer = json.dumps(thinker.answer(request)) + "\n"
        try:
            sys.stdout.write(answer)
            sys.stdout.flush()
        except BrokenPipeError:
            os._exit(0)  # the server has gone while we thought


if __name__ == "__main__":
    main()
