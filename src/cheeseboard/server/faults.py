"""Faults in the log: the first of a kind in full, the others counted."""

import json
import logging
import sys
import time
from datetime import UTC, datetime
from types import TracebackType
from typing import Final

WINDOW: Final = 60.0
"""Seconds in which faults of one kind are counted instead of written."""

MOST_KINDS: Final = 1_000


class Counting(logging.StreamHandler):  # type: ignore[type-arg]
    """Writes a line, and counts those like it until a while has passed."""

    def __init__(self, window: float = WINDOW, as_json: bool = False) -> None:
        super().__init__(sys.stderr)
        plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self.setFormatter(AsJson() if as_json else plain)
        self._window = window
        self._kinds: dict[tuple[object, ...], list[float]] = {}
        """By kind, when it was last written and how many have come since."""

    def emit(self, record: logging.LogRecord) -> None:
        self._tell_counts()
        known = self._kinds.get(_kind(record))
        if known is not None:
            known[1] += 1
            return
        if len(self._kinds) < MOST_KINDS:
            self._kinds[_kind(record)] = [time.monotonic(), 0]
        super().emit(record)

    def _tell_counts(self) -> None:
        """Sum up the kinds whose time is over."""
        now = time.monotonic()
        for kind, (written, count) in list(self._kinds.items()):
            if now - written < self._window:
                continue
            del self._kinds[kind]
            if count:
                self._sum_up(kind, int(count))

    def _sum_up(self, kind: tuple[object, ...], count: int) -> None:
        text = f"{count} more like this: {str(kind[1])[:100]}"
        line = logging.LogRecord(str(kind[0]), logging.WARNING, "", 0, text, None, None)
        super().emit(line)

    def close(self) -> None:
        for kind, (_, count) in self._kinds.items():
            if count:
                self._sum_up(kind, int(count))
        self._kinds.clear()
        super().close()


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    """What two lines have in common: who says it, and the text; of errors, kind and place."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return record.name, record.getMessage()
    return record.name, record.msg, type(error).__name__, _place(error.__traceback__)


def _place(trace: TracebackType | None) -> tuple[object, ...]:
    """File and line where an error was raised."""
    if trace is None:
        return ()
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno


class AsJson(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def count_faults(as_json: bool = False) -> None:
    """Let everything that the server logs go through one counting handler."""
    root = logging.getLogger()
    root.handlers = [Counting(as_json=as_json)]
    root.setLevel(logging.WARNING)
