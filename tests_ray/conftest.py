"""A Ray cluster of two nodes on this machine."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from cheeseboard.testing.ports import free_port

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


@dataclass(frozen=True, slots=True)
class Cluster:
    address: str
    head: Node
    second: Node


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    port = free_port()
    address = f"127.0.0.1:{port}"
    head = Node("--head", f"--port={port}", "--include-dashboard=false")
    second = None
    try:
        wait_for_nodes(address, 1)
        second = Node(f"--address={address}")
        wait_for_nodes(address, 2)
        yield Cluster(address, head, second)
    finally:
        if second is not None:
            second.kill()
        head.kill()


def wait_for_nodes(address: str, count: int) -> None:
    """Until the cluster has so many nodes that are alive."""
    script = (
        f"import ray; ray.init({address!r}, log_to_driver=False); "
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
