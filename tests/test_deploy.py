"""The files of `deploy/`: what they name is there, and what can be tried is tried."""

import configparser
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from cheeseboard.testing.ports import free_port

DEPLOY: Final = Path(__file__).parent.parent / "deploy"
ENVIRONMENT: Final = {"CHEESEBOARD_NAME": "tables.example.org", "POSTGRES_PASSWORD": "secret"}

SERVICE_KEYS: Final = {
    *("build", "command", "depends_on", "environment", "healthcheck", "image", "ports", "restart"),
    *("stop_grace_period", "volumes"),
}
"""What our services use of what Compose knows."""


def composed() -> dict[str, Any]:
    """The file with its variables filled in, as Compose reads it."""

    def fill(found: re.Match[str]) -> str:
        name, default = found.group(1), found.group(2)
        assert name in ENVIRONMENT or default.startswith("-"), f"{name} is not explained"
        return ENVIRONMENT.get(name, default[1:])

    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\$\{(\w+):?([^}]*)\}", fill, text))
    return read


def test_compose_takes_the_file() -> None:
    """By Compose itself where it is installed."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]) is None:
            continue
        if subprocess.run([*command, "version"], capture_output=True).returncode:
            continue
        done = subprocess.run(
            [*command, "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
            env=os.environ | ENVIRONMENT,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
    assert set(composed()) == {"x-cheeseboard", "services", "volumes"}


def test_services_use_what_is_there() -> None:
    file = composed()
    services = file["services"]
    assert set(services) == {"postgres", "server-1", "server-2", "worker", "caddy"}
    for name, service in services.items():
        assert set(service) <= SERVICE_KEYS, name
        assert set(service.get("depends_on", ())) <= set(services), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            is_there = (DEPLOY / source).exists() if source[0] == "." else source in file["volumes"]
            assert is_there, volume
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).samefile(DEPLOY / "Dockerfile")
            assert service["environment"]["CHEESEBOARD_DATABASE"].endswith("@postgres/cheeseboard")


def test_a_stop_leaves_time_for_the_goodbye() -> None:
    """Five seconds are promised; whoever stops us waits longer before it kills."""
    for name in ("server-1", "server-2", "worker"):
        assert composed()["services"][name]["stop_grace_period"] == "10s"
    assert unit()["Service"]["TimeoutStopSec"] == "10"


def test_the_proxy_serves_the_servers_of_the_file_and_keeps_figures_inside() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    named = re.search(r"reverse_proxy (.*) \{", caddy)
    assert named is not None
    servers = [name for name in composed()["services"] if name.startswith("server-")]
    assert named.group(1).split() == [f"{name}:8000" for name in servers]
    inside = re.search(r"@inside path (.*)", caddy)
    assert inside is not None
    assert set(inside.group(1).split()) == {"/metrics", "/healthz", "/readyz"}


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / "cheeseboard.service").read_text(encoding="utf-8"))
    return read


def test_the_unit_runs_as_nobody_in_particular_and_reloads() -> None:
    service = unit()["Service"]
    assert service["ExecStart"].split()[1:] == ["serve", "--no-browser"]
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    assert service["DynamicUser"] == "yes"
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


def test_the_image_is_compiled_has_a_user_and_tells_its_health() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert any("CHEESEBOARD_BUILD=compiled" in line for line in lines)
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM"))
    users = [line for line in lines[last:] if line.startswith("USER")]
    assert users == ["USER cheeseboard"]
    assert any(line.startswith("HEALTHCHECK") for line in lines[last:])
    [entrance] = [line for line in lines if line.startswith("ENTRYPOINT")]
    assert json.loads(entrance.removeprefix("ENTRYPOINT ")) == ["cheeseboard"]
    copied = " ".join(line for line in lines if line.startswith("COPY") and "--from" not in line)
    for name in re.findall(r"[\w.]+", copied.replace("COPY", "")):
        assert name.strip(".") == "" or (DEPLOY.parent / name).exists(), name


@pytest.mark.long
def test_the_steps_of_the_image_make_a_server_that_is_ready() -> None:
    done = subprocess.run(
        ["sh", str(DEPLOY / "try_image.sh")],
        env=os.environ | {"PORT": str(free_port())},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "The image's steps work." in done.stdout
