"""Tests of the arena: fair plans, the same results everywhere, losses that cost nothing."""

import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import cheeseboard as cb
from cheeseboard import bots, registry
from cheeseboard.arena import local
from cheeseboard.arena.jobs import Job, Plan, lines_up, make_plan, seat_orders
from cheeseboard.arena.levels import PAIRS, measured, share_won, write_levels
from cheeseboard.arena.playing import Result, play
from cheeseboard.arena.ratings import (
    Meeting,
    check_openskill,
    meetings,
    rate,
    standings,
    wilson,
)
from cheeseboard.arena.storage import MATCHES, BadResults, Folder, read_results
from cheeseboard.bots import UnknownBot
from cheeseboard.bots.levels import USUAL, LevelClass, read_levels
from cheeseboard.cli import app
from cheeseboard.game import HIDDEN, BadSetup
from cheeseboard.testing.interrupts import hear_interrupts

MARKET = registry.folder("_template") / "data" / "market.toml"


def plan(*names: str, seats: int = 2, seed: int = 1, data: str = "", **options: Any) -> Plan:
    return make_plan("_template", seats, names or ("greedy", "random"), options, seed, data)


def facts(results: Any) -> list[dict[str, Any]]:
    return sorted((result.facts() for result in results), key=lambda one: one["number"])


# --- plans ---------------------------------------------------------------------------------------


def test_every_deal_is_played_in_every_order_of_seats() -> None:
    jobs = list(plan("greedy", "random", "search:5", seats=3).jobs(12))
    deals = [jobs[:6], jobs[6:]]
    for deal in deals:
        assert len({job.seed for job in deal}) == 1
        assert len({job.bots for job in deal}) == 6
    assert deals[0][0].seed != deals[1][0].seed


@pytest.mark.parametrize(("names", "seats"), [(3, 2), (3, 3), (2, 4), (3, 4), (1, 4), (2, 5)])
def test_all_bots_sit_equally_often_in_every_seat(names: int, seats: int) -> None:
    bots = tuple("abcdef"[:names])
    found = Counter(
        (seat, bot)
        for line_up in lines_up(bots, seats)
        for order in seat_orders(line_up)
        for seat, bot in enumerate(order)
    )
    assert len(set(found.values())) == 1, found
    assert len(found) == names * seats


def test_many_seats_are_rotated() -> None:
    names = tuple("abcdefghijkl")
    orders = seat_orders(names)
    assert len(orders) == 12
    assert all({order[seat] for order in orders} == set(names) for seat in range(12))


def test_a_plan_gives_the_same_jobs_again_and_a_longer_one_begins_with_them() -> None:
    assert list(plan().jobs(9)) == list(plan().jobs(20))[:9]
    keys = [job.key for job in plan().jobs(50)]
    assert len(set(keys)) == 50


def test_a_key_covers_all_that_decides_a_match() -> None:
    job = next(plan().jobs(1))
    others = [
        replace(job, seed=job.seed + 1),
        replace(job, rules_version=job.rules_version + 1),
        replace(job, options=(("rounds", 2),)),
        replace(job, bots=job.bots[::-1]),
        replace(job, recipes=("random", "random")),
        replace(job, data_key="another"),
    ]
    assert len({other.key for other in (job, *others)}) == 7
    assert replace(job, number=5, data="/elsewhere").key == job.key
    assert Job.from_json(json.loads(json.dumps(job.to_json()))) == job


def test_bots_of_a_match_have_seeds_of_their_own() -> None:
    jobs = list(plan().jobs(4))
    assert len({job.bot_seed(seat) for job in jobs for seat in range(2)}) == 8


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["genius"], "There is no bot 'genius'."),
        (["greedy:5"], "Only search and taught have a budget, greedy has none."),
        (["search:1.5"], "write seconds as 1.5s"),
        (["greedy~2"], "Noise is a share from 0 to 1, not 2.0."),
    ],
)
def test_bots_that_cannot_be_made_are_refused(names: list[str], sentence: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        plan(*names)
    assert sentence in str(caught.value)


def test_a_table_that_cannot_be_set_is_refused() -> None:
    with pytest.raises(BadSetup, match="is played with 2, 3, 4 seats, not with 7"):
        plan(seats=7)


# --- playing -------------------------------------------------------------------------------------


def test_a_job_gives_the_same_match_again_and_its_record_replays() -> None:
    for job in plan("greedy~0.5", "search:8", seats=3).jobs(4):
        result = play(job)
        assert play(job).facts() == result.facts()
        assert Result.from_json(json.loads(json.dumps(result.to_json()))).facts() == result.facts()
        again = cb.replay(result.record)
        assert again.outcome is not None
        assert again.outcome.ranks == result.ranks
        assert result.decisions == (5, 5, 5)


def test_a_job_of_other_rules_is_refused() -> None:
    job = replace(next(plan().jobs(1)), rules_version=99)
    with pytest.raises(BadSetup, match="planned with version 99 of the rules"):
        play(job)


def test_bots_get_views_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[Any, int]] = []

    class Spy:
        def __init__(self, seed: object) -> None:
            pass

        def choose(self, view: Any, seat: int) -> Any:
            told.append((view.copy(), seat))
            return cb.game("_template").moves(view, seat)[0]

    monkeypatch.setitem(bots.BOTS, "random", Spy)
    play(next(plan("random").jobs(1)))
    assert len(told) == 10
    for view, seat in told:
        assert cb.game("_template").view(view, seat) == view
        if seat == 1:
            assert view.bids[0] == HIDDEN


def test_processes_give_what_one_process_gives() -> None:
    jobs = list(plan("greedy", "random", "search:5").jobs(20))
    assert facts(local.run(jobs, 2)) == facts(local.run(jobs, 1))


def test_a_process_that_dies_costs_nothing() -> None:
    jobs = list(plan("search:20", "random").jobs(24))
    results = []
    others = set(multiprocessing.active_children())  # servers of other tests, which live on
    for number, result in enumerate(local.run(jobs, 2)):
        results.append(result)
        if number in (2, 7):
            worker = next(each for each in multiprocessing.active_children() if each not in others)
            assert worker.pid
            os.kill(worker.pid, signal.SIGKILL)
    assert facts(results) == facts(local.run(jobs, 1))


def test_a_match_that_cannot_be_played_stops_the_arena_with_a_sentence() -> None:
    job = replace(next(plan().jobs(1)), rules_version=99, number=4)
    with pytest.raises(
        local.ArenaFailed, match="Match 5 cannot be played: BadSetup: The match was"
    ):
        list(local.run([job, job], 2))


# --- other data ----------------------------------------------------------------------------------


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    """Data with which every cheese is worth ten times as much."""
    folder = tmp_path / "data"
    folder.mkdir()
    text = MARKET.read_text(encoding="utf-8")
    poor, costly = "values = [1, 2, 3, 4, 5, 6, 7]", "values = [10, 20, 30, 40, 50, 60, 70]"
    assert poor in text
    (folder / "market.toml").write_text(text.replace(poor, costly), encoding="utf-8")
    return folder


def test_matches_can_be_played_with_other_data(rich: Path) -> None:
    own = list(local.run(list(plan("random").jobs(4)), 1))
    other = list(local.run(list(plan("random", data=str(rich)).jobs(4)), 1))
    assert [10 * score for result in own for score in result.scores] == [
        score for result in other for score in result.scores
    ]
    assert {result.job.key for result in own}.isdisjoint(result.job.key for result in other)


def test_data_that_changed_since_the_plan_is_refused(rich: Path) -> None:
    jobs = list(plan("random", data=str(rich)).jobs(1))
    with (rich / "market.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    with pytest.raises(local.ArenaFailed, match="has changed since the matches were planned"):
        list(local.run(jobs, 1))


def test_an_empty_data_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="There is no data in"):
        plan(data=str(tmp_path))


# --- folders of results --------------------------------------------------------------------------


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    jobs = list(plan().jobs(6))
    store = Folder(tmp_path, plan())
    for job in (jobs[4], jobs[1], jobs[4]):
        store.add(play(job))
    again = Folder(tmp_path, plan())
    assert [job.number for job in again.missing(jobs)] == [0, 2, 3, 5]
    assert [result.job.number for result in again.results(jobs)] == [1, 4]
    assert len((tmp_path / MATCHES).read_text(encoding="utf-8").splitlines()) == 2
    again.finish()
    assert [result.job.number for result in read_results(tmp_path)] == [1, 4]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    jobs = list(plan().jobs(3))
    store = Folder(tmp_path, plan())
    for job in jobs:
        store.add(play(job))
    content = (tmp_path / MATCHES).read_bytes()
    (tmp_path / MATCHES).write_bytes(content[:-20])
    again = Folder(tmp_path, plan())
    assert again.missing(jobs) == [jobs[2]]
    again.add(play(jobs[2]))
    assert facts(read_results(tmp_path)) == facts(map(play, jobs))


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, plan(seed=1))
    with pytest.raises(BadSetup, match="holds another arena: seed is 1 there and 2 here"):
        Folder(tmp_path, plan(seed=2))


def test_a_damaged_file_names_its_line(tmp_path: Path) -> None:
    Folder(tmp_path, plan())
    (tmp_path / MATCHES).write_text('{"number": 1}\n', encoding="utf-8")
    with pytest.raises(BadResults, match=r"Line 1 of .* is no result of a match"):
        read_results(tmp_path)
    with pytest.raises(BadResults, match="There are no matches in"):
        read_results(tmp_path / "nowhere")


# --- figures -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 20, 0.0, 0.1611), (81, 263, 0.2553, 0.3662), (9, 9, 0.7009, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    found = wilson(wins, matches)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_stronger_bots_stand_higher() -> None:
    race = make_plan("rat_de_france", 2, ("greedy", "random"), {}, 1)
    results = [play(job) for job in race.jobs(20)]
    first, second = standings(results)
    assert (first.bot, second.bot) == ("greedy", "random")
    assert first.wins + second.wins == pytest.approx(20)
    assert first.fair + second.fair == pytest.approx(20)
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.mean > second.rating.mean
    assert first.rating.low < first.rating.mean < first.rating.high


def test_bots_that_play_themselves_have_no_rating() -> None:
    assert rate(meetings(play(job) for job in plan("random").jobs(2))) == {}


def test_bots_that_play_alone_meet_over_the_same_deal() -> None:
    alone = make_plan("fromage", 1, ("random", "greedy"), {}, 1)
    results = [play(job) for job in alone.jobs(8)]
    assert [result.job.bots for result in results] == [("random",), ("greedy",)] * 4
    assert [result.job.seed for result in results[::2]] == [
        result.job.seed for result in results[1::2]
    ]
    assert meetings(results) == [Meeting(("random", "greedy"), (2, 1))] * 4
    assert share_won(meetings(results), "greedy").mean == 1.0
    assert meetings([results[0], results[0]]) == [Meeting(("random", "random"), (1, 1))]
    assert rate(meetings(results))["greedy"].mean > rate(meetings(results))["random"].mean


def test_alone_to_beat_the_game_counts_more_than_points() -> None:
    alone = make_plan("fromage", 1, ("random", "greedy"), {}, 1)
    rich, poor = (play(job) for job in alone.jobs(2))
    rich = replace(rich, ranks=(2,), scores=(90,))
    poor = replace(poor, ranks=(1,), scores=(40,))
    assert meetings([rich, poor]) == [Meeting(("random", "greedy"), (2, 1))]


def test_levels_are_measured_against_the_one_below(tmp_path: Path) -> None:
    names = {name for pair in PAIRS for name in pair}
    results = {}
    for lower, upper in PAIRS:
        jobs = plan("random", "greedy").jobs(8)
        renamed = {"random": lower, "greedy": upper}
        results[lower, upper] = [
            replace(
                played, job=replace(played.job, bots=tuple(renamed[b] for b in played.job.bots))
            )
            for played in map(play, jobs)
        ]
    levels = measured(USUAL, results)
    assert {level.name for level in levels} == names
    assert levels[0].share is None
    for level, (lower, upper) in zip(levels[1:], PAIRS, strict=True):
        assert level.share == share_won(meetings(results[lower, upper]), upper)
    means = [level.rating.mean for level in levels if level.rating]
    assert means == sorted(means)
    path = tmp_path / "levels.toml"
    write_levels(path, "_template", [LevelClass((2, 3, 4), levels)])
    (found,) = read_levels(path, registry.meta("_template"))
    assert [level.recipe for level in found.levels] == [level.recipe for level in levels]
    assert found.levels[1].share is not None
    assert found.levels[1].share.mean == pytest.approx(levels[1].share.mean, abs=1e-3)  # type: ignore[union-attr]


# --- the command ---------------------------------------------------------------------------------


def arena(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["arena", "_template", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_plays_and_prints_a_table(tmp_path: Path) -> None:
    text = arena("--bots", "greedy,expert", "--matches", "6", "--workers", "1", "--seats", "3",
                 "--out", str(tmp_path))  # fmt: skip
    assert "_template, 3 seats, 6 matches" in text
    assert "expert" in text
    assert len(read_results(tmp_path)) == 6
    text = arena("--bots", "greedy,expert", "--matches", "9", "--workers", "1", "--seats", "3",
                 "--out", str(tmp_path))  # fmt: skip
    assert "6 of 9 matches are there already." in text
    assert [result.job.number for result in read_results(tmp_path)] == list(range(9))


def test_the_command_measures_levels(tmp_path: Path) -> None:
    text = arena("--levels", "--matches", "2", "--workers", "1", "--out", str(tmp_path))
    for level in bots.LEVELS:
        assert level in text
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted("-".join(p) for p in PAIRS)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "genius"], "There is no bot 'genius'."),
        (["--option", "rounds=9"], "Option 'rounds' cannot be 9"),
        (["--bots", ","], "An arena needs at least one bot."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["arena", "_template", *arguments])
    assert result.exit_code == 2
    assert sentence in result.output


def test_without_openskill_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    sentence = "OpenSkill, which rates bots, is not installed: pip install 'openskill<7'"
    with pytest.raises(local.ArenaFailed) as caught:
        check_openskill()
    assert sentence in str(caught.value)
    command = ["arena", "_template", "--matches", "1", "--workers", "1", "--out", str(tmp_path)]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert sentence in result.output
    assert not any(tmp_path.iterdir()), "no match is played before"


def test_a_stopped_arena_goes_on_without_losing_or_doubling_a_match(tmp_path: Path) -> None:
    program = shutil.which("cheeseboard", path=str(Path(sys.executable).parent))
    assert program is not None
    command = [program, "arena", "_template", "--bots", "search:20,greedy", "--workers", "2",
               "--out", str(tmp_path), "--matches"]  # fmt: skip
    running = subprocess.Popen(
        [*command, "100000"], stdout=subprocess.PIPE, text=True, preexec_fn=hear_interrupts
    )
    file = tmp_path / MATCHES
    while not file.exists() or file.read_bytes().count(b"\n") < 5:
        assert running.poll() is None
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    text, _ = running.communicate()
    assert running.returncode == 0
    assert "The same command goes on from here." in text
    there = file.read_bytes().count(b"\n")
    assert there >= 5
    matches = there + 40
    done = subprocess.run([*command, str(matches)], stdout=subprocess.PIPE, text=True, check=True)
    assert f"{there} of {matches} matches are there already." in done.stdout
    wanted = [play(job) for job in plan("search:20", "greedy").jobs(matches)]
    assert facts(read_results(tmp_path)) == facts(wanted)
