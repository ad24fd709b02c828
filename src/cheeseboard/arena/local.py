"""Jobs on processes of this machine. A process that dies costs nothing: its job is played again."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from cheeseboard.arena.jobs import Job
from cheeseboard.arena.playing import Result, play, play_json

TRIES: Final = 3
"""How often a job may take its process down before the arena gives up."""


class ArenaFailed(RuntimeError):
    """A match that cannot be played; the text says which and why."""


def run(jobs: Sequence[Job], workers: int) -> Iterator[Result]:
    """Play the jobs, and yield results as they come. One worker with own data needs no process."""
    if workers <= 1 and not any(job.data for job in jobs):
        for job in jobs:
            yield play(job)
        return
    pool = _Pool(jobs, min(workers, len(jobs)))
    try:
        yield from pool.results()
    finally:
        pool.close()


class _Worker:
    """A process that plays one job after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        self.job = job
        self.connection.send(job.to_json())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class _Pool:
    """Workers, what they do, and what is left."""

    def __init__(self, jobs: Sequence[Job], workers: int) -> None:
        self._left = list(reversed(jobs))
        self._tries: dict[str, int] = {}
        self._workers = [_Worker() for _ in range(workers)]

    def results(self) -> Iterator[Result]:
        for worker in self._workers:
            self._next(worker)
        while any(worker.job for worker in self._workers):
            busy = {worker.connection: worker for worker in self._workers if worker.job}
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                result = self._hear(busy[connection])
                if result is not None:
                    yield result

    def close(self) -> None:
        for worker in self._workers:
            worker.end()

    def _next(self, worker: _Worker) -> None:
        worker.job = None
        if self._left:
            worker.give(self._left.pop())

    def _hear(self, worker: _Worker) -> Result | None:
        job = worker.job
        assert job is not None
        try:
            answer: dict[str, Any] = worker.connection.recv()
        except (EOFError, OSError):
            self._replace(worker, job)
            return None
        if "error" in answer:
            raise ArenaFailed(f"Match {job.number + 1} cannot be played: {answer['error']}")
        self._next(worker)
        return Result.from_json(answer)

    def _replace(self, worker: _Worker, job: Job) -> None:
        worker.end()
        self._tries[job.key] = tries = self._tries.get(job.key, 0) + 1
        if tries >= TRIES:
            raise ArenaFailed(f"Match {job.number + 1} took its process down {tries} times.")
        self._left.append(job)
        fresh = _Worker()
        self._workers[self._workers.index(worker)] = fresh
        self._next(fresh)


def serve(connection: Connection) -> None:
    """What a worker does: take a job, send its result, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            data = connection.recv()
        except EOFError:
            return
        try:
            answer = play_json(data)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        connection.send(answer)
