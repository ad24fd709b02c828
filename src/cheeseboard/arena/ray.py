"""The same jobs on a Ray cluster: a node that is lost costs nothing, its jobs are played again."""

import importlib
import os
from collections.abc import Iterator, Sequence
from typing import Any, Final

from cheeseboard.arena.jobs import Job
from cheeseboard.arena.local import ArenaFailed
from cheeseboard.arena.playing import Result, play_json

PER_CPU: Final = 3
"""Jobs handed out at once for each processor, so that nobody waits for work."""


def run(jobs: Sequence[Job], address: str) -> Iterator[Result]:
    """Play the jobs on the cluster at `address`, and yield results as they come.

    Every node needs this version of Cheeseboard, and other data under the same path.
    """
    ray = ray_module()
    ray.init(address=address, log_to_driver=False, configure_logging=False)
    try:
        yield from _results(ray, jobs)
    finally:
        ray.shutdown()


def ray_module() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaFailed(
            "Ray is not installed: pip install '.[ray]' in a checkout, "
            "pip install 'ray<3' elsewhere."
        ) from None


def _results(ray: Any, jobs: Sequence[Job]) -> Iterator[Result]:
    remote = ray.remote(num_cpus=1, max_retries=-1)(play_json)
    left = list(reversed(jobs))
    waiting: dict[Any, Job] = {}
    while left or waiting:
        places = PER_CPU * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        while left and len(waiting) < places:
            job = left.pop()
            waiting[remote.remote(job.to_json())] = job
        done, _ = ray.wait(list(waiting), num_returns=1, timeout=5.0)
        for reference in done:
            job = waiting.pop(reference)
            yield _fetch(ray, reference, job)


def _fetch(ray: Any, reference: Any, job: Job) -> Result:
    try:
        return Result.from_json(ray.get(reference))
    except ray.exceptions.RayTaskError as error:
        raise ArenaFailed(f"Match {job.number + 1} cannot be played: {error.cause}") from None
