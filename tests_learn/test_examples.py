"""Every example runs from a fresh clone with one command; here for a few seconds each."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
DOCUMENT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
COMMANDS = {
    "gymnasium_agent.py": ("--minutes", "0.02", "--matches", "2"),
    "openspiel_search.py": ("--simulations", "8", "--matches", "4", "--iterations", "8"),
    "masked_ppo.py": ("--minutes", "0.05", "--matches", "4"),
}


def run(*command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MPLBACKEND": "agg", "MATCHES": "12"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(COMMANDS)


def planned(*targets: str) -> str:
    """What make would do in a fresh clone."""
    environment = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    return subprocess.run(
        ["make", "--dry-run", "LEARN=.venv-none", *targets],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_every_example_is_one_command_from_a_fresh_clone() -> None:
    """A target that runs it, and installs before that whatever is missing."""
    plan = planned(*re.findall(r"`make (example-\w+)`", DOCUMENT))
    assert "pip --quiet" in plan
    for path in EXAMPLES.iterdir():
        assert f"examples/{path.name}" in plan


def test_training_is_one_command_from_a_fresh_clone() -> None:
    plan = planned("train", "MINUTES=5")
    assert ".venv-none/bin/cheeseboard train rat_de_france --minutes 5" in plan
    assert plan.index("import torch") < plan.index("cheeseboard train")


def test_a_pytorch_that_cannot_be_had_is_an_error_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    (tmp_path / ".installed").touch()
    told = subprocess.run(
        ["make", f"LEARN={tmp_path}", "TORCH=torch==0.0.1", f"{tmp_path}/.torch"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PIP_NO_INDEX": "1"},
    )
    assert told.returncode != 0
    assert "finds no torch==0.0.1 that works here" in told.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_runs(name: str, tmp_path: Path) -> None:
    told = run(str(EXAMPLES / name), *COMMANDS[name], folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert re.search(r"after \d", told.stdout), told.stdout


def test_without_pytorch_the_example_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError('not here')")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import runpy; "
    code += f"runpy.run_path({str(EXAMPLES / 'masked_ppo.py')!r}, run_name='__main__')"
    told = run("-c", code, folder=tmp_path)
    assert told.returncode == 1
    assert told.stderr == "This example needs PyTorch: pip install 'cheeseboard[train]'.\n"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: path.name)
def test_the_notebook_runs(path: Path, tmp_path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    script = tmp_path / "notebook.py"
    script.write_text(code, encoding="utf-8")
    told = run(str(script), folder=tmp_path)
    assert told.returncode == 0, told.stderr


PYTHON = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


@pytest.mark.parametrize("code", PYTHON.findall(DOCUMENT))
def test_the_code_in_the_document_runs(code: str, tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(code, encoding="utf-8")
    told = run("-W", "error", "code.py", folder=tmp_path)
    assert told.returncode == 0, told.stderr
