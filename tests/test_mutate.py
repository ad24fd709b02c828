"""The program that breaks rules: what it changes, and that it tells who noticed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutate.operators import mutants

ROOT = Path(__file__).parents[1]


def changes(*lines: str) -> list[str]:
    """What the mutants of a source make of the lines that they change."""
    source = "\n".join(lines).encode()
    return [mutant.after(source) for mutant in mutants("rules.py", source)]


def changes_of(line: str, returns: str = "None") -> list[str]:
    """The same for a line in a function."""
    return changes(f"def rule(state: State) -> {returns}:", f"    {line}")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a == b", ["x = a != b"]),
        ("x = a < b", ["x = a <= b", "x = a >= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a and b", ["x = (a)", "x = (b)", "x = a or b"]),
        ("x = not a", ["x = (a)"]),
        ("x = (a + b) * c", ["x = (a - b) * c", "x = (a + b) // c"]),
        ("x = 2", ["x = 1", "x = 3"]),
        ("x = True", ["x = False"]),
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("x = a if b else c", ["x = a if False else c", "x = a if True else c"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if False]", "x = [a for a in b if True]"]),
    ],
)
def test_values_and_conditions_are_changed(line: str, expected: list[str]) -> None:
    assert sorted(changes_of(line)) == sorted(expected)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("state.turn = a", ["pass"]),
        ("state.turn += a", ["pass", "state.turn -= a"]),
        ("begin(state)", ["pass"]),
        ("return", ["pass"]),
        ("while a: break", ["while False: break", "while a: continue"]),
    ],
)
def test_statements_are_deleted_or_changed(line: str, expected: list[str]) -> None:
    assert sorted(changes_of(line)) == sorted(expected)


@pytest.mark.parametrize(
    ("returns", "expected"),
    [
        ("bool", "return not (a)"),
        ("Seat", "return (a) + 1"),
        ("list[Move]", "return []"),
        ("tuple[int, ...]", "return ()"),
    ],
)
def test_results_change_by_what_is_returned(returns: str, expected: str) -> None:
    assert changes_of("return a", returns) == [expected]


@pytest.mark.parametrize(
    "line",
    [
        "x = a",
        'x = "two words"',
        "x: Literal[1, 2]",
        "assert a == 1",
        'raise ValueError(f"{a + 1}")',
    ],
)
def test_texts_annotations_assertions_and_errors_are_left_alone(line: str) -> None:
    assert changes_of(line) == []


def test_how_a_class_is_made_is_left_alone_but_not_what_is_in_it() -> None:
    assert changes("@dataclass(slots=True)", "class Turn:", "    number: int = 1") == [
        "number: int = 0",
        "number: int = 2",
    ]
    assert changes("@question(is_secret=True)", "def bid() -> None: ...") == [
        "@question(is_secret=False)"
    ]


def test_asking_whether_anybody_listens_is_not_answered_with_yes() -> None:
    assert changes_of("x = a if log else b") == ["x = a if False else b"]
    assert changes_of("x = log and a") == ["x = (log)", "x = log or a"]


def test_a_mutant_is_found_by_line_beyond_ascii() -> None:
    source = '"""“Quoted”"""\n\ndef rule() -> None:\n    x = "é" if a == b else 0\n'.encode()
    found = [each for each in mutants("rules.py", source) if each.kind == "operator swapped"]
    assert [(each.line, each.after(source)) for each in found] == [
        (4, 'x = "é" if a != b else 0'),
    ]


def test_a_run_tells_who_noticed_and_is_taken_up_again(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MUTANTS": str(tmp_path)}
    command = [sys.executable, "-m", "tools.mutate", "_template", "--sample", "2", "--seed", "1"]
    runs = [
        subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
        for _ in range(2)
    ]
    first, second = (run.stdout for run in runs)
    assert "2 mutants, 0 equal, 2 noticed, 0 survived: 100.0%" in first, first + runs[0].stderr
    assert "which lines" in first
    assert "which lines" not in second
    assert second.splitlines()[-1] == first.splitlines()[-1]
    findings = (tmp_path / "_template.jsonl").read_text().splitlines()
    assert len(findings) == 2
    assert all("tests/test_rules.py::" in finding for finding in findings)
