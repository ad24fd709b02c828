"""Tests of datasets: what stands in a row is what the match was."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import cheeseboard as cb
from cheeseboard import bots
from cheeseboard.arena.storage import BadResults
from cheeseboard.cli import app
from cheeseboard.learn import Encoder, dataset
from cheeseboard.learn.rewards import places
from cheeseboard.record import Played


def recorded(game: str, folder: Path, seeds: range, seats: int = 2) -> list[cb.Match[Any, Any]]:
    """Random matches, saved one by one."""
    played = []
    for seed in seeds:
        match = cb.new_match(game, seats, seed=seed)
        chooser = bots.Random(seed)
        while match.to_act:
            seat = match.to_act[-1]
            match.play(seat, chooser.choose(match.view(seat), seat))
        match.record.write(folder / f"{seed:03}.jsonl")
        played.append(match)
    return played


@pytest.mark.parametrize("game", cb.game_ids())
def test_rows_are_the_decisions_of_the_match(game: str, tmp_path: Path) -> None:
    (match,) = recorded(game, tmp_path, range(7, 8))
    out = tmp_path / "made.npz"
    count = dataset.write([tmp_path / "007.jsonl"], out)
    rows = np.load(out)
    encoder = Encoder(game, 2)
    again = cb.new_match(game, 2, seed=7)
    masks = dataset.unpacked(rows["mask"], encoder.moves)
    assert count == len(match.record.steps) == len(rows["move"])
    for row, step in enumerate(match.record.steps):
        seat = int(rows["seat"][row])
        view = again.view(seat)
        assert rows["observation"][row].tobytes() == bytes(encoder.encode(view, seat))
        assert masks[row].tobytes() == bytes(encoder.mask(view, seat))
        move = encoder.game.catalogue[int(rows["move"][row])]
        assert isinstance(step, Played)
        assert (seat, move.text) == (step.seat, step.move)
        again.play(seat, move)
    outcome = again.outcome
    assert outcome is not None
    for seat in range(2):
        own = rows["seat"] == seat
        assert set(rows["reward"][own].tolist()) == {places(outcome)[seat]}
        assert set(rows["score"][own].tolist()) == {outcome.scores[seat]}
        assert set(rows["rank"][own].tolist()) == {outcome.ranks[seat]}
    about = json.loads(str(rows["meta"]))
    assert about["places"] == [place.name for place in encoder.describe()]


def test_moves_taken_back_are_left_out(tmp_path: Path) -> None:
    match = cb.new_match("_template", 2, seed=4, options={"rounds": 1})
    match.play(0, "bid 4")
    match.undo(0)
    match.play(0, "bid 3")
    match.play(1, "bid 1")
    match.record.write(tmp_path / "one.jsonl")
    dataset.write([tmp_path], tmp_path / "out.npz")
    rows = np.load(tmp_path / "out.npz")
    moves = [cb.game("_template").catalogue[number].text for number in rows["move"]]
    assert moves == ["bid 3", "bid 1"]


def test_parquet_holds_the_same_as_npz_however_many_work(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    recorded("rat_de_france", folder, range(50))
    dataset.write([folder], tmp_path / "one.npz", workers=1)
    count = dataset.write([folder], tmp_path / "two.parquet", workers=2)
    rows, table = np.load(tmp_path / "one.npz"), pq.read_table(tmp_path / "two.parquet")
    assert table.num_rows == count == len(rows["move"])
    for name in dataset.COLUMNS:
        column = table[name].combine_chunks()
        flat = column.flatten() if rows[name].ndim == 2 else column
        assert np.array_equal(flat.to_numpy(), rows[name].reshape(-1)), name
    assert json.loads(table.schema.metadata[b"cheeseboard"])["game"] == "rat_de_france"


def test_many_decisions_become_several_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 100)
    monkeypatch.setattr(dataset, "BATCH", 1)
    folder = tmp_path / "records"
    folder.mkdir()
    recorded("rat_de_france", folder, range(4))
    count = dataset.write([folder], tmp_path / "out.npz")
    files = sorted(tmp_path.glob("out-*.npz"))
    assert len(files) > 1
    assert sum(len(np.load(file)["move"]) for file in files) == count


def test_records_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    recorded("_template", tmp_path, range(1), seats=2)
    recorded("_template", tmp_path, range(1, 2), seats=3)
    with pytest.raises(BadResults, match="make a dataset of each"):
        dataset.write([tmp_path], tmp_path / "out.npz")
    with pytest.raises(BadResults, match="no records"):
        dataset.write([], tmp_path / "out.npz")
    with pytest.raises(BadResults, match=r"\.parquet or a \.npz"):
        dataset.write([tmp_path], tmp_path / "out.csv")


def test_an_arena_becomes_a_dataset_on_the_command_line(tmp_path: Path) -> None:
    run = CliRunner()
    folder = tmp_path / "played"
    arena = ["arena", "rat_de_france", "--bots", "random", "--matches", "3", "--workers", "1"]
    told = run.invoke(app, [*arena, "--out", str(folder), "--records"])
    assert told.exit_code == 0, told.output
    assert len(list((folder / "records").glob("*.jsonl"))) == 3
    sizes = []
    for source in (folder, folder / "records"):
        out = tmp_path / "made.npz"
        made = ["dataset", str(source), "--out", str(out), "--workers", "1"]
        told = run.invoke(app, made)
        assert told.exit_code == 0, told.output
        sizes.append(len(np.load(out)["move"]))
    assert sizes[0] == sizes[1] > 0
    told = run.invoke(app, ["dataset", str(tmp_path / "nowhere")])
    assert told.exit_code == 2
