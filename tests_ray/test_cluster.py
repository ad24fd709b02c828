"""An arena on a Ray cluster of two nodes, one of which is killed; apart, because Ray is large.

`make test-ray` installs Ray and runs this.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.arena import local
from cheeseboard.arena import ray as cluster
from cheeseboard.arena.jobs import make_plan

PORT = 6399
ADDRESS = f"127.0.0.1:{PORT}"
RAY = shutil.which("ray", path=str(Path(sys.executable).parent)) or "ray"


class Node:
    """A Ray node with one processor, in a group of processes of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [RAY, "start", "--block", "--num-cpus=1", "--disable-usage-stats", *arguments]
        self._process = subprocess.Popen(
            command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    def kill(self) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@pytest.fixture
def nodes() -> Iterator[list[Node]]:
    head = Node("--head", f"--port={PORT}", "--include-dashboard=false")
    second = None
    try:
        wait_for_nodes(1)
        second = Node(f"--address={ADDRESS}")
        wait_for_nodes(2)
        yield [head, second]
    finally:
        if second is not None:
            second.kill()
        head.kill()


def wait_for_nodes(count: int) -> None:
    """Until the cluster has so many nodes that are alive."""
    script = (
        f"import ray; ray.init({ADDRESS!r}, log_to_driver=False); "
        f"print(sum(node['Alive'] for node in ray.nodes()))"
    )
    for _ in range(60):
        asked = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=False
        )
        if asked.stdout.strip().endswith(str(count)):
            return
        time.sleep(1)
    pytest.fail(f"The cluster has not come to {count} nodes: {asked.stderr[-500:]}")


def facts(results: Any) -> list[dict[str, Any]]:
    return sorted((result.facts() for result in results), key=lambda one: one["number"])


def test_a_cluster_that_loses_a_node_gives_what_this_machine_gives(nodes: list[Node]) -> None:
    plan = make_plan("rat_de_france", 2, ("search:20", "greedy"), {}, 1)
    jobs = list(plan.jobs(60))
    results = []
    for number, result in enumerate(cluster.run(jobs, ADDRESS)):
        results.append(result)
        if number == 9:
            nodes[1].kill()
    assert len(results) == len(jobs)
    assert facts(results) == facts(local.run(jobs, 1))
