"""Records of matches as tables of decisions: Parquet or NPZ.

A row is one decision. Columns:

| column | type | is |
| --- | --- | --- |
| match | int32 | which match, counted from 0 in the order of the sources |
| decision | int32 | which decision of the match, from 0 |
| seat | int8 | who decided |
| observation | int16, one for each place of the `Encoder` | what the seat could know |
| mask | uint8, eight moves in a byte | the legal moves; `unpacked` spreads them |
| move | int16 | the number of the move that was made |
| reward | float32 | what the seat got at the end, by places: 1 to -1 |
| score | int32 | its points at the end |
| rank | int8 | its place at the end, from 1 |

Moves that were taken back are left out, and matches without an end too.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from cheeseboard import record as records
from cheeseboard import registry
from cheeseboard.arena.storage import MATCHES, BadResults
from cheeseboard.chance import Scripted
from cheeseboard.events import SILENCE
from cheeseboard.game import Outcome
from cheeseboard.learn.encoder import Encoder
from cheeseboard.learn.rewards import places
from cheeseboard.match import first_position
from cheeseboard.record import Played, Record, Undone

SHARD: Final = 200_000
"""Decisions of one NPZ file, at most about."""
BATCH: Final = 40
"""Matches that a process works on at a time."""
COLUMNS: Final = {
    "match": np.int32,
    "decision": np.int32,
    "seat": np.int8,
    "observation": np.int16,
    "mask": np.uint8,
    "move": np.int16,
    "reward": np.float32,
    "score": np.int32,
    "rank": np.int8,
}

Rows = dict[str, Any]
"""Arrays by column, all with one entry or row for each decision."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all records of a dataset have in common, so that they have one layout."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, Any], ...]

    @classmethod
    def of(cls, record: Record) -> "Setting":
        """The setting of a record."""
        options = tuple(sorted(record.options.items()))
        return cls(record.game, record.rules_version, record.seats, options)

    def encoder(self) -> Encoder:
        """What turns views of this setting into numbers."""
        return Encoder(self.game, self.seats, dict(self.options))

    def to_json(self) -> dict[str, Any]:
        """What a file says about itself, with the names of all places and moves."""
        encoder = self.encoder()
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "places": [place.name for place in encoder.describe()],
            "moves": [move.text for move in encoder.game.catalogue],
        }


# --- reading --------------------------------------------------------------------------------------


def texts(sources: Iterable[Path]) -> Iterator[list[str]]:
    """The lines of every record: of files, folders of files, and folders of an arena."""
    for source in sources:
        if source.is_dir() and (source / MATCHES).exists():
            with (source / MATCHES).open(encoding="utf-8") as file:
                for line in file:
                    yield json.loads(line)["record"]
        elif source.is_dir():
            for path in sorted(source.glob("*.jsonl")):
                yield path.read_text(encoding="utf-8").splitlines()
        else:
            yield source.read_text(encoding="utf-8").splitlines()


def moves_of(record: Record) -> list[Played]:
    """The moves that count: those taken back are out."""
    kept: list[Played] = []
    for step in record.steps:
        if isinstance(step, Played):
            kept.append(step)
        elif isinstance(step, Undone):
            own = [index for index, played in enumerate(kept) if played.seat == step.seat]
            gone = own[-step.count :]
            kept = [played for index, played in enumerate(kept) if index not in gone]
    return kept


def decisions(record: Record, encoder: Encoder, match: int) -> Rows:
    """The rows of one match, played again."""
    game = encoder.game
    state = first_position(game, record, Scripted(record.chance), SILENCE)
    seen: list[bytearray] = []
    legal: list[list[int]] = []
    seats: list[int] = []
    moves: list[int] = []
    for played in moves_of(record):
        move = game.read(played.move)
        seen.append(encoder.encode(game.view(state, played.seat), played.seat))
        legal.append([each.number for each in game.moves(state, played.seat)])
        seats.append(played.seat)
        moves.append(move.number)
        game.apply(state, played.seat, move, Scripted(played.chance), SILENCE)
    outcome = game.outcome(state)
    assert outcome is not None
    return _rows(encoder, match, seats, moves, seen, legal, outcome)


def _rows(
    encoder: Encoder,
    match: int,
    seats: list[int],
    moves: list[int],
    seen: list[bytearray],
    legal: list[list[int]],
    outcome: Outcome,
) -> Rows:
    count = len(moves)
    masks = np.frombuffer(encoder.masks(legal), np.uint8).reshape(count, encoder.moves)
    by_seat = np.array(seats, np.int8)
    return {
        "match": np.full(count, match, np.int32),
        "decision": np.arange(count, dtype=np.int32),
        "seat": by_seat,
        "observation": np.frombuffer(b"".join(seen), np.int16).reshape(count, encoder.size),
        "mask": np.packbits(masks, axis=1),
        "move": np.array(moves, np.int16),
        "reward": np.array(places(outcome), np.float32)[by_seat],
        "score": np.array(outcome.scores, np.int32)[by_seat],
        "rank": np.array(outcome.ranks, np.int8)[by_seat],
    }


def unpacked(mask: Any, moves: int) -> Any:
    """A byte for each move instead of a bit."""
    return np.unpackbits(mask, axis=1, count=moves)


def joined(parts: Sequence[Rows]) -> Rows:
    """Several tables as one."""
    return {name: np.concatenate([part[name] for part in parts]) for name in COLUMNS}


def read(
    sources: Iterable[Path], workers: int = 1, setting: Setting | None = None
) -> Iterator[tuple[Setting, Rows]]:
    """The decisions of all records, some matches at a time; raises `BadResults`.

    All must be of one game with the same seats and options.
    """
    batches = _batches(sources, setting)
    worked = map(_worked, batches) if workers == 1 else _worked_together(batches, workers)
    return ((setting, rows) for setting, rows in worked if rows)


def _worked_together(batches: "Iterator[Batch]", workers: int) -> Iterator[tuple[Setting, Rows]]:
    """In several processes, in order, and not too far ahead of whoever writes."""
    with ProcessPoolExecutor(workers) as pool:
        waiting: list[Any] = []
        for batch in batches:
            waiting.append(pool.submit(_worked, batch))
            if len(waiting) > 2 * workers:
                yield waiting.pop(0).result()
        for each in waiting:
            yield each.result()


Batch = tuple[Setting, list[tuple[int, list[str]]]]


def _batches(sources: Iterable[Path], setting: Setting | None) -> Iterator[Batch]:
    batch: list[tuple[int, list[str]]] = []
    for number, lines in enumerate(texts(sources)):
        if setting is None:
            setting = Setting.of(records.parse(lines))
        batch.append((number, lines))
        if len(batch) == BATCH:
            yield setting, batch
            batch = []
    if setting is None:
        raise BadResults("There are no records in these sources.")
    if batch:
        yield setting, batch


def _worked(batch: Batch) -> tuple[Setting, Rows]:
    setting, lines = batch
    encoder = setting.encoder()
    if setting.rules_version != registry.meta(setting.game).rules_version:
        raise BadResults(f"The records were made with other rules of {setting.game}.")
    found = []
    for number, text in lines:
        record = records.parse(text)
        if Setting.of(record) != setting:
            raise BadResults(
                f"Match {number} is {record.game} with {record.seats} seats and "
                f"{dict(record.options)}, others are not: make a dataset of each."
            )
        if record.end is not None and record.end.scores:  # else it was not played to its end
            found.append(decisions(record, encoder, number))
    return setting, joined(found) if found else {}


# --- writing --------------------------------------------------------------------------------------


def write(sources: Sequence[Path], out: Path, workers: int = 1) -> int:
    """Write a dataset by the ending of its name; how many decisions it holds."""
    parts = read(sources, workers)
    if out.suffix == ".npz":
        return _write_npz(parts, out)
    if out.suffix == ".parquet":
        return _write_parquet(parts, out)
    raise BadResults(f"A dataset is a .parquet or a .npz file, not {out.name}.")


def _write_npz(parts: Iterator[tuple[Setting, Rows]], out: Path) -> int:
    """One file, or numbered ones if there are many decisions."""
    total, shard = 0, 0
    kept: list[Rows] = []
    setting: Setting | None = None
    for setting, rows in parts:
        kept.append(rows)
        total += len(rows["move"])
        if sum(len(each["move"]) for each in kept) >= SHARD:
            _save(out.with_stem(f"{out.stem}-{shard:05}"), setting, joined(kept))
            shard, kept = shard + 1, []
    if kept and setting is not None:
        _save(out.with_stem(f"{out.stem}-{shard:05}") if shard else out, setting, joined(kept))
    return total


def _save(path: Path, setting: Setting, rows: Rows) -> None:
    np.savez(path, meta=np.array(json.dumps(setting.to_json())), **rows)


def _write_parquet(parts: Iterator[tuple[Setting, Rows]], out: Path) -> int:
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise BadResults("Parquet needs pyarrow: pip install 'cheeseboard[parquet]'.") from None
    total = 0
    writer: Any = None
    try:
        for setting, rows in parts:
            table = pa.table({name: _column(pa, rows[name]) for name in COLUMNS})
            if writer is None:
                about = {"cheeseboard": json.dumps(setting.to_json())}
                schema = table.schema.with_metadata(about)
                writer = pq.ParquetWriter(out, schema, compression="zstd")
            writer.write_table(table.cast(writer.schema))
            total += len(rows["move"])
    finally:
        if writer is not None:
            writer.close()
    return total


def _column(pa: Any, values: Any) -> Any:
    if values.ndim == 1:
        return pa.array(values)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
