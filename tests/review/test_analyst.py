"""A finished record becomes an analysis: bills add up, order does not matter, nothing leaks."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cheeseboard import registry
from cheeseboard.bots.chances import oracle
from cheeseboard.bots.weighing import Effort
from cheeseboard.cli import app
from cheeseboard.record import Undone
from cheeseboard.review import files
from cheeseboard.review.analyst import Analyst, compute_json
from cheeseboard.review.counting import bills, line, lucks, moments, verdicts
from cheeseboard.review.deciding import Decision
from cheeseboard.review.model import ALL_KNOWING, CERTAIN, PUBLIC, Analysis, Budget, Verdict
from cheeseboard.review.reading import Unfinished, read_match
from cheeseboard.testing.interrupts import hear_interrupts
from cheeseboard.testing.reviews import arena_record
from cheeseboard.words import words

QUICK = Budget(iterations=6, rounds=1, worlds=4, estimates=2, coarse=2)
TABLES = [
    ("_template", 3),
    ("burg_appenzell", 2),
    ("fromage", 1),
    ("rat_de_france", 3),
    ("ratland", 3),
    ("smash_up", 2),
]


def _analysed(game: str, seats: int, seed: int = 1, bot: str = "greedy") -> Analysis:
    analyst = Analyst(arena_record(game, seats, seed, bot), budget=QUICK)
    while analyst.next() is not None:
        pass
    return analyst.analysis


def _check(analysis: Analysis) -> None:
    """Every bill adds up exactly, and is the sum of its steps in all eyes."""
    seats = analysis.head.seats
    assert seats == 1 or all(sum(one.values) == CERTAIN for one in analysis.chances.values())
    for bill in bills(analysis):
        assert bill.start + bill.own + bill.luck + bill.others == bill.result
        assert bill.own <= 0
        for eyes in (*range(seats), PUBLIC, ALL_KNOWING):
            changes = [luck[bill.seat] for luck in lucks(analysis, eyes) if luck is not None]
            assert len(changes) == len(analysis.steps)
            assert sum(changes) == bill.luck
    for weighed in analysis.weighed.values():
        assert seats == 1 or sum(weighed.choice) == 0
        assert weighed.loss >= 0
        assert sum(move.is_played for move in weighed.moves) == 1
        assert sum(world.is_nearest for world in weighed.worlds) == 1
        values = [move.values[weighed.seat] for move in weighed.moves]
        assert values == sorted(values, reverse=True)
    assert len(moments(analysis)) <= 3
    assert all(mark.number < len(analysis.steps) for mark in verdicts(analysis))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bills_add_up(game: str, seats: int) -> None:
    analysis = _analysed(game, seats)
    _check(analysis)
    assert line(analysis, PUBLIC)[-1] == analysis.result
    assert files.from_json(json.loads(json.dumps(files.to_json(analysis)))) == analysis


@pytest.mark.long
@pytest.mark.parametrize("game", registry.ids())
def test_bills_add_up_over_many_matches(game: str) -> None:
    counts = [seats for seats in registry.meta(game).seats if seats <= 4]
    for seed in range(40):
        _check(_analysed(game, counts[seed % len(counts)], seed))


def test_order_and_process_do_not_matter() -> None:
    record = arena_record("_template", 3)
    one, two = (Analyst(record, budget=QUICK, seed=4) for _ in range(2))
    two.first(7)
    assert two.items[0].number == 7
    while one.next() is not None:
        pass
    for item in [*reversed(two.items)]:
        found = compute_json(record.lines(), item.to_json(), two.analysis.head.to_json())
        two.take(finding for line in found if (finding := files.finding_from_json(line)))
    assert two.items == []
    assert one.analysis == two.analysis
    assert one.progress.left == 0


def test_it_goes_on_where_it_stopped() -> None:
    record = arena_record("_template", 3)
    whole, begun = Analyst(record, budget=QUICK), Analyst(record, budget=QUICK)
    for _ in range(5):
        begun.next()
    kept = files.from_json(json.loads(json.dumps(files.to_json(begun.analysis))))
    again = Analyst(record, budget=QUICK, known=kept)
    assert len(again.items) == len(begun.items) < len(whole.items)
    while again.next() is not None or whole.next() is not None:
        pass
    assert again.analysis == whole.analysis
    with pytest.raises(files.BadAnalysis):
        Analyst(arena_record("_template", 3, seed=2), budget=QUICK, known=kept)


def test_a_running_match_is_not_looked_at() -> None:
    record = arena_record("_template", 3)
    with pytest.raises(Unfinished, match="not over"):
        read_match(replace(record, end=None))


def test_plans_behind_a_screen_are_one_decision() -> None:
    reading = read_match(arena_record("ratland", 3))
    starts = [step for step in reading.steps if step.kind == "choice"]
    assert max(len(step.line) for step in starts) > 3
    assert all(
        reading.steps[step.decision].seat == step.seat
        for step in reading.steps
        if step.kind == "part"
    )


def test_what_was_taken_back_is_no_decision() -> None:
    import cheeseboard as cb

    match = cb.new_match("_template", 2, seed=1)
    match.play(0, match.moves(0)[0])
    match.undo(0)
    bots = [cb.bot("greedy", seat) for seat in range(2)]
    cb.play(match, bots)
    assert isinstance(match.record.steps[1], Undone)
    reading = read_match(match.record)
    assert [step.kind for step in reading.steps[1:3]] == ["undone", "undone"]
    assert reading.steps[3].kind == "choice"


def test_a_choice_is_judged_by_what_its_seat_could_know() -> None:
    """Another world behind the same view is judged the same."""
    from cheeseboard.bots.chances import oracle
    from cheeseboard.bots.weighing import Effort
    from cheeseboard.chance import Simulated
    from cheeseboard.review.deciding import Decision

    reading = read_match(arena_record("smash_up", 2, bot="greedy"))
    number = reading.decisions[len(reading.decisions) // 2]
    seat = reading.steps[number].seat
    state = reading.states[number - 1]
    other = reading.game.imagine(reading.game.view(state, seat), seat, Simulated(5))
    assert other != state
    judge, effort = oracle("smash_up", 2), Effort(20, 1, 4)
    one, two = (
        Decision(reading.game, each, seat, number, reading.line(number)).weigh(
            (5000, 5000), judge, 3, effort
        )
        for each in (state, other)
    )
    assert replace(one, worlds=()) == replace(two, worlds=())
    assert [world.value for world in one.worlds] == [world.value for world in two.worlds]


def test_the_command_prints_and_keeps_an_analysis(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    record = arena_record("_template", 2)
    record.write(path)
    first = CliRunner().invoke(app, ["review", str(path), "--workers", "1"])
    assert first.exit_code == 0, first.output
    assert "Own choices" in first.output
    kept = files.read(tmp_path / "match.review.jsonl")
    assert kept.head.record
    assert not Analyst(record, known=kept).items
    replace(record, end=None).write(path)
    assert CliRunner().invoke(app, ["review", str(path)]).exit_code == 2


def test_a_command_that_is_stopped_says_how_to_go_on(tmp_path: Path) -> None:
    path, kept = tmp_path / "match.jsonl", tmp_path / "match.review.jsonl"
    arena_record("smash_up", 2, bot="greedy").write(path)
    asked = [sys.executable, "-m", "cheeseboard", "review", str(path), "--workers", "1"]
    with subprocess.Popen(
        asked,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    ) as command:
        while not kept.exists() or len(kept.read_text(encoding="utf-8").splitlines()) < 9:
            assert command.poll() is None
            time.sleep(0.05)
        os.killpg(command.pid, signal.SIGINT)  # as a terminal does: to the command and its workers
        _, told = command.communicate()
    assert command.returncode == 2, told
    assert "The same command goes on with it." in " ".join(told.split())
    assert Analyst(arena_record("smash_up", 2, bot="greedy"), known=files.read(kept)).items


def test_nothing_is_a_slip_that_a_second_look_does_not_hold_against_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slips() -> list[Verdict]:
        found = verdicts(_analysed("_template", 3, bot="random"))
        return [one for one in found if one.kind in ("slip", "blunder")]

    assert any(one.is_sure for one in slips())
    monkeypatch.setattr(Decision, "_is_worse_again", lambda *_: False)
    assert slips()
    assert not any(one.is_sure for one in slips())


def test_castles_are_told_apart_by_what_came_to_light() -> None:
    reading = read_match(arena_record("burg_appenzell", 2))
    spoken = words("burg_appenzell", "en")
    number = next(
        number
        for number in reading.decisions
        if reading.steps[number].is_news and reading.steps[number].line[0].startswith("uncover")
    )
    seat = reading.steps[number].seat
    state = reading.states[number - 1]
    decision = Decision(reading.game, state, seat, number, reading.line(number))
    effort = Effort(iterations=4, rounds=1, worlds=20)
    weighed = decision.weigh((5000, 5000), oracle("burg_appenzell", 2), 1, effort)
    groups = {world.group for world in weighed.worlds}
    assert len(groups) > 1
    assert all(spoken.has(key) for key in groups)
