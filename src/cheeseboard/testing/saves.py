"""Matches of every shape that a game ever had, kept to be opened by all later ones.

`tests/saves/1/` holds matches in awkward moments as a game of shape 1 wrote them: made once by
`cheeseboard saves <game> --write`, and never changed again.
"""

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cheeseboard import bots, registry, words
from cheeseboard.film import Projector, film_of, unpack
from cheeseboard.game import Game
from cheeseboard.match import Match
from cheeseboard.record import Record, parse_json
from cheeseboard.testing.drawings import Easel
from cheeseboard.testing.settings import secret_options, short_match


@dataclass(frozen=True, slots=True)
class Save:
    """A match on disk: its record, its log by steps, and its position or its film."""

    name: str
    shape: int
    head: Mapping[str, Any]
    lines: Sequence[Mapping[str, Any]]
    end: Mapping[str, Any] | None
    told: Sequence[Sequence[Mapping[str, Any]]]
    saved: Mapping[str, Any] | None
    film: bytes | None

    @property
    def record(self) -> Record:
        return parse_json([self.head, *self.lines, *([self.end] if self.end else [])])


def saves_folder(game: Game[Any, Any]) -> Path:
    return registry.folder(game.meta.id) / "tests" / "saves"


def kept_saves(game: Game[Any, Any]) -> list[Save]:
    """Everything that is kept, the oldest shape first."""
    found = sorted(saves_folder(game).glob("*/*.json.gz"))
    return sorted((_read(path) for path in found), key=lambda save: save.shape)


def _read(path: Path) -> Save:
    data = json.loads(gzip.decompress(path.read_bytes()))
    film = b64decode(data["film"]) if data.get("film") else None
    return Save(
        name=f"{path.parent.name}/{path.name.removesuffix('.json.gz')}",
        shape=int(path.parent.name),
        head=data["head"],
        lines=data["lines"],
        end=data["end"],
        told=data["told"],
        saved=data.get("saved"),
        film=film,
    )


def write_saves(game: Game[Any, Any]) -> list[str]:
    """Keep matches of the present shape, unless there are some; the names of what is new."""
    home = saves_folder(game) / str(game.meta.shape)
    if home.exists():
        return []
    home.mkdir(parents=True)
    names = []
    for name, data in sorted(_moments(game).items()):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (home / f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        names.append(name)
    return names


def _moments(game: Game[Any, Any]) -> dict[str, dict[str, Any]]:
    """Awkward moments of a few matches: the first of each kind, the fullest and the last."""
    found: dict[str, dict[str, Any]] = {}
    short = short_match(game)
    for number, options in enumerate((short.options, {**short.options, **secret_options(game)})):
        best: dict[str, int] = {}
        match = Match.new(game, short.seats, options, number + 1)
        told = [match.save_events()]
        players = [bots.bot("random", 10 * number + seat) for seat in range(short.seats)]
        while match.to_act:
            for name, weight in _awkward(match).items():
                if weight > best.get(name, 0):
                    best[name] = weight
                    found[f"{name}-{number}"] = _document(match, told)
            seat = match.to_act[-1]
            events = match.play(seat, players[seat].choose(match.view(seat), seat))
            told.append([event.to_json() for event in events])
        film = film_of(game, match.record, told).pack()
        found[f"film-{number}"] = {
            **_document(match, told),
            "saved": None,
            "film": b64encode(film).decode(),
        }
    return found


def _awkward(match: Match[Any, Any]) -> dict[str, int]:
    """How much of each kind of trouble there is in a moment."""
    saved = match.save()
    return {
        "parked": sum(is_parked for *_, is_parked in saved["since"]),
        "undo": max(match.undoable(seat) for seat in range(match.seats)),
        "nested": _states_in(saved["state"]),
        "last": len(match.record.steps),
    }


def _states_in(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return isinstance(data, dict) + sum(_states_in(one) for one in inner)


def _document(match: Match[Any, Any], told: Sequence[Any]) -> dict[str, Any]:
    head, *lines = (json.loads(line) for line in match.record.lines())
    end = lines.pop() if match.record.end is not None else None
    return {"head": head, "lines": lines, "end": end, "told": list(told), "saved": match.save()}


def check_save(game: Game[Any, Any], save: Save) -> Iterator[str]:
    """What is wrong with a match that was kept, a sentence each."""
    try:
        yield from _check(game, save)
    except Exception as error:
        yield f"{type(error).__name__}: {error}"


def _check(game: Game[Any, Any], save: Save) -> Iterator[str]:
    if save.film is not None:
        projector = Projector(game, save.record, unpack(save.film))
        for step in sorted({0, projector.steps // 2, projector.steps}):
            yield from _undrawn(projector.at(step), is_film=True)
        return
    assert save.saved is not None
    match = Match.restore(game, save.record, save.saved, save.told)
    if match.is_taken_over:
        match.take_over()
    yield from _undrawn(match)
    if match.is_halted:
        match.stop("over-agreed", [1] * match.seats)
    else:
        yield from _unplayable(match)
    told: list[Any] = [match.save_events(), *[[] for _ in match.record.steps]]
    data = json.loads(json.dumps(_document(match, told)))
    record = parse_json([data["head"], *data["lines"]])
    again = Match.restore(game, record, data["saved"], data["told"])
    if again.everything() != match.everything():
        yield "it is another one when it is saved and opened again."


def _undrawn(match: Match[Any, Any], *, is_film: bool = False) -> Iterator[str]:
    """What of a match cannot be said or drawn for somebody."""
    game = match.game
    for language in words.LANGUAGES:
        easel: Easel[Any, Any] = Easel(game, language)
        for viewer in (*range(match.seats), None):
            events = match.all_events() if is_film else [e for _, e in match.events(viewer)]
            told = [event.message for event in events if event.is_known_to(viewer)]
            try:
                for message in told:
                    easel.say(viewer)(message)
                easel.whole(easel.scene(match.shown(viewer), viewer, told))
            except Exception as error:
                yield f"{language}, viewer {viewer}: {type(error).__name__}: {error}"


def _unplayable(match: Match[Any, Any]) -> Iterator[str]:
    players = [bots.bot("random", seat) for seat in range(match.seats)]
    for seat in match.to_act:
        if not match.moves(seat):
            yield f"seat {seat} has no move."
            return
    while match.to_act:
        seat = match.to_act[-1]
        match.play(seat, players[seat].choose(match.view(seat), seat))
    if match.outcome is None:
        yield "it ended without a result."
