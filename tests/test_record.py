"""Tests of records: files that come back whole, damage that is named, replays that must fit."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.chance import Dealt
from cheeseboard.games._template import GAME
from cheeseboard.match import Match, is_dealt_from_seed
from cheeseboard.record import (
    FORMAT,
    Played,
    Record,
    RecordError,
    Undone,
    parse,
    parse_json,
    step_from_json,
    step_to_json,
)

Lines = list[dict[str, Any]]


def finished(seed: int | bytes = 4) -> Match[Any, Any]:
    """A whole match of two rounds for two seats, with a choice taken back."""
    match: Match[Any, Any] = Match.new(GAME, 2, {"rounds": 2}, seed)
    match.play(0, "bid 5")
    match.undo(0)
    for seat, card in ((0, 4), (1, 2), (0, 1), (1, 3)):
        match.play(seat, f"bid {card}")
    return match


def as_json() -> Lines:
    return [json.loads(line) for line in finished().record.lines()]


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [4, 0, -1, 10**40, bytes(range(32))], ids=str)
def test_a_saved_record_comes_back_whole(seed: int | bytes, tmp_path: Path) -> None:
    record = finished(seed).record
    path = tmp_path / "match.jsonl"
    record.write(path)
    assert Record.load(path) == record
    assert Record.load(str(path)) == record
    again = cb.replay(path)
    assert again.record == record
    assert again.outcome == finished(seed).outcome


def test_an_unfinished_record_comes_back_whole(tmp_path: Path) -> None:
    match = Match.new(GAME, 3, {}, 4)
    match.play(1, "bid 5")
    path = tmp_path / "match.jsonl"
    match.record.write(path)
    assert Record.load(path) == match.record
    assert Record.load(path).end is None
    assert cb.replay(path).to_act == (0, 2)


def test_a_record_is_one_json_object_a_line_as_documented() -> None:
    head, *steps, end = as_json()
    assert head == {
        "cheeseboard": FORMAT,
        "game": "_template",
        "shape": 1,
        "rules_version": 1,
        "seats": 2,
        "options": {"rounds": 2},
        "seed": 4,
        "commitment": finished().record.commitment,
        "chance": [["cheese", 4]],
    }
    assert steps[0] == {"seat": 0, "move": "bid 5"}
    assert steps[1] == {"seat": 0, "undo": 1}
    assert steps[3] == {"seat": 1, "move": "bid 2", "chance": [["cheese", 4]]}
    assert set(end) == {"over", "state"}
    assert end["over"] == {"scores": [5, 6], "ranks": [2, 1], "reason": "over-rounds"}


def test_a_seed_of_bytes_is_written_as_64_hex_digits() -> None:
    head = json.loads(finished(bytes(range(32))).record.lines()[0])
    assert head["seed"] == bytes(range(32)).hex()
    assert head["commitment"] != head["seed"]


def test_other_letters_survive_the_file(tmp_path: Path) -> None:
    record = Record("сыр", 1, 2, {"deck": 'cheese "№ 5"\n'}, 1, (Dealt("мышь", (1, 0)),))
    record.write(tmp_path / "match.jsonl")
    assert Record.load(tmp_path / "match.jsonl") == record
    assert "сыр" in (tmp_path / "match.jsonl").read_text(encoding="utf-8")


def test_a_record_comes_back_from_json_values_too() -> None:
    record = finished().record
    assert parse_json(as_json()) == record
    assert [record.head(), *map(step_to_json, record.steps), record.end_json()] == as_json()


def test_blank_lines_do_not_matter() -> None:
    lines = finished().record.lines()
    spread = [part for line in lines for part in ("", line, "  ")]
    assert parse(spread) == finished().record


@pytest.mark.parametrize(
    "step",
    [
        Played(0, "bid 1"),
        Played(3, "draw", (Dealt("bag", 2), Dealt("deck", (1, 0, 2)), Dealt("deck", ()))),
        Undone(1, 4),
    ],
    ids=str,
)
def test_a_step_comes_back_from_json_text(step: Played | Undone) -> None:
    assert step_from_json(json.loads(json.dumps(step_to_json(step)))) == step


# --- damage --------------------------------------------------------------------------------------

UNREADABLE = "cannot be read."
DAMAGE: dict[str, tuple[Callable[[Lines], object], int, str]] = {
    "no record": (lambda r: r[0].pop("cheeseboard"), 1, "this is no record of a match."),
    "format 2": (lambda r: r[0].update(cheeseboard=2), 1, "only format 1 can be read."),
    "format as text": (lambda r: r[0].update(cheeseboard="1"), 1, "only format 1 can be read."),
    "game missing": (lambda r: r[0].pop("game"), 1, UNREADABLE),
    "game a number": (lambda r: r[0].update(game=5), 1, "the game has no name."),
    "options missing": (lambda r: r[0].pop("options"), 1, UNREADABLE),
    "options a list": (lambda r: r[0].update(options=[]), 1, "the options are no object."),
    "seats a text": (lambda r: r[0].update(seats="2"), 1, "seats must be a whole number."),
    "seats a bool": (lambda r: r[0].update(seats=True), 1, "seats must be a whole number."),
    "seats negative": (lambda r: r[0].update(seats=-2), 1, "seats must be a whole number."),
    "version a float": (
        lambda r: r[0].update(rules_version=1.0),
        1,
        "rules_version must be a whole number.",
    ),
    "version missing": (lambda r: r[0].pop("rules_version"), 1, UNREADABLE),
    "seed missing": (lambda r: r[0].pop("seed"), 1, UNREADABLE),
    "seed a list": (
        lambda r: r[0].update(seed=[4]),
        1,
        "the seed is neither a number nor 64 hex digits.",
    ),
    "seed a bool": (
        lambda r: r[0].update(seed=True),
        1,
        "the seed is neither a number nor 64 hex digits.",
    ),
    "seed no hex": (lambda r: r[0].update(seed="cheese"), 1, UNREADABLE),
    "seed too short": (lambda r: r[0].update(seed="00ff"), 1, UNREADABLE),
    "another seed": (lambda r: r[0].update(seed=5), 1, "the seed does not fit the commitment."),
    "another commitment": (
        lambda r: r[0].update(commitment="0" * 64),
        1,
        "the seed does not fit the commitment.",
    ),
    "commitment missing": (lambda r: r[0].pop("commitment"), 1, UNREADABLE),
    "chance missing": (lambda r: r[0].pop("chance"), 1, UNREADABLE),
    "chance a number": (lambda r: r[0].update(chance=4), 1, UNREADABLE),
    "chance without a result": (lambda r: r[0].update(chance=[["cheese"]]), 1, UNREADABLE),
    "chance without a label": (
        lambda r: r[0].update(chance=[[4, 4]]),
        1,
        "a chance result has no label.",
    ),
    "chance a text": (
        lambda r: r[0].update(chance=[["cheese", "4"]]),
        1,
        "a chance result is a whole number or an order.",
    ),
    "an order of texts": (
        lambda r: r[0].update(chance=[["cheese", ["0", "1"]]]),
        1,
        "an order holds whole numbers.",
    ),
    "seat missing": (lambda r: r[3].pop("seat"), 4, "the seat must be a whole number."),
    "seat a text": (lambda r: r[3].update(seat="0"), 4, "the seat must be a whole number."),
    "seat negative": (lambda r: r[3].update(seat=-1), 4, "the seat must be a whole number."),
    "move missing": (lambda r: r[3].pop("move"), 4, "it has neither a move nor an undo."),
    "move a number": (lambda r: r[3].update(move=4), 4, "it has neither a move nor an undo."),
    "undo a text": (
        lambda r: r[2].update(undo="1"),
        3,
        "the number of moves taken back must be a whole number.",
    ),
    "undo negative": (
        lambda r: r[2].update(undo=-1),
        3,
        "the number of moves taken back must be a whole number.",
    ),
    "chance of a step": (
        lambda r: r[4].update(chance=[["cheese", None]]),
        5,
        "a chance result is a whole number or an order.",
    ),
    "end without scores": (lambda r: r[7]["over"].pop("scores"), 8, UNREADABLE),
    "end a number": (lambda r: r[7].update(over=5), 8, UNREADABLE),
    "end without a state": (lambda r: r[7].pop("state"), 8, UNREADABLE),
    "a move after the end": (
        lambda r: r.append({"seat": 0, "move": "bid 2"}),
        9,
        "the match is over, nothing can follow.",
    ),
    "a second end": (lambda r: r.append(r[7]), 9, "the match is over, nothing can follow."),
    "a second head": (lambda r: r.insert(1, r[0]), 2, "the seat must be a whole number."),
    "head missing": (lambda r: r.pop(0), 1, "this is no record of a match."),
}


@pytest.mark.parametrize(("damage", "line", "sentence"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_named_with_its_line(
    damage: Callable[[Lines], object], line: int, sentence: str
) -> None:
    lines = as_json()
    assert len(lines) == 8
    damage(lines)
    between = " " if sentence == UNREADABLE else ": "
    with pytest.raises(RecordError) as caught:
        parse(json.dumps(each) for each in lines)
    assert str(caught.value) == f"Line {line} of the record{between}{sentence}"
    with pytest.raises(RecordError) as caught:
        parse_json(lines)
    assert str(caught.value) == f"Line {line} of the record{between}{sentence}"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("cheese", "cannot be read."),
        ("{'seat': 0}", "cannot be read."),
        ("[]", ": it is not an object."),
        ("null", ": it is not an object."),
        ("5", ": it is not an object."),
        ('"bid 5"', ": it is not an object."),
    ],
    ids=str,
)
@pytest.mark.parametrize("place", [0, 3, 7])
def test_a_line_that_is_no_object_is_named(place: int, text: str, sentence: str) -> None:
    lines = finished().record.lines()
    lines[place] = text
    with pytest.raises(RecordError) as caught:
        parse(lines)
    assert str(caught.value).startswith(f"Line {place + 1} of the record")
    assert str(caught.value).endswith(sentence)


def test_a_file_cut_off_anywhere_is_named_or_unfinished(tmp_path: Path) -> None:
    record = finished().record
    whole = "".join(line + "\n" for line in record.lines())
    path = tmp_path / "match.jsonl"
    for length in range(1, len(whole) - 1):
        path.write_text(whole[:length], encoding="utf-8")
        number = whole[:length].count("\n") + 1
        is_between = whole[length - 1] == "\n" or whole[length] == "\n"
        if is_between:
            found = Record.load(path)
            assert found.end is None
            assert found.steps == record.steps[: len(found.steps)]
        else:
            with pytest.raises(RecordError, match=f"Line {number} of the record"):
                Record.load(path)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\xff\xfe\x00{")
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert str(caught.value) == f"{path} is no record: it is not a text in UTF-8."


@pytest.mark.parametrize("text", ["", "\n\n", "   \n\t\n"], ids=repr)
def test_an_empty_file_is_no_record(text: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        Record.load(path)
    assert str(caught.value) == "The record is empty."


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.jsonl")


# --- replays -------------------------------------------------------------------------------------


def refused(record: Record, steps: int | None = None) -> str:
    with pytest.raises(RecordError) as caught:
        Match.replay(GAME, record, steps)
    return str(caught.value)


def test_another_version_of_the_rules_is_refused() -> None:
    record = replace(finished().record, rules_version=3)
    assert refused(record) == (
        "The record was made with version 3 of the rules of _template, these are version 1."
    )


@pytest.mark.parametrize(
    ("seats", "rounds", "sentence"),
    [
        (9, 2, "_template is played with 2, 3, 4 seats, not with 9."),
        (2, 9, "Option 'rounds' cannot be 9: it takes a whole number from 1 to 5."),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(seats: int, rounds: int, sentence: str) -> None:
    record = replace(finished().record, seats=seats, options={"rounds": rounds})
    assert refused(record) == f"The set-up of the record does not fit the rules: {sentence}"


@pytest.mark.parametrize(
    ("chance", "sentence"),
    [
        ((), "The rules ask chance for 'cheese', but the script is at its end."),
        ((Dealt("tiles", 4),), "The rules ask chance for 'cheese', the script has 'tiles'."),
        ((Dealt("cheese", 7),), "'cheese' needs a number below 7, the script has 7."),
    ],
    ids=str,
)
def test_chance_that_does_not_fit_the_set_up_is_refused(
    chance: tuple[Dealt, ...], sentence: str
) -> None:
    record = replace(finished().record, chance=chance)
    assert refused(record) == f"The set-up of the record does not fit the rules: {sentence}"


@pytest.mark.parametrize(
    ("number", "step", "sentence"),
    [
        (3, Played(0, "cheese"), "'cheese' is no move of this game."),
        (4, Played(0, "bid 2"), "Seat 0 cannot play 'bid 2': It is not your turn."),
        (4, Played(7, "bid 2"), "There is no seat 7: the match has 0 to 1."),
        (5, Played(0, "bid 4"), "Seat 0 cannot play 'bid 4': You have used your 4. (TPL-2.3)"),
        (4, Played(1, "bid 2"), "The rules ask chance for 'cheese', but the script is at its end."),
        (2, Undone(0, 2), "Seat 0 cannot take back: There is nothing you can take back now."),
        (2, Undone(0, 0), "Seat 0 cannot take back: There is nothing you can take back now."),
        (2, Undone(1, 1), "Seat 1 cannot take back: There is nothing you can take back now."),
        (2, Undone(9, 1), "There is no seat 9: the match has 0 to 1."),
    ],
    ids=str,
)
def test_a_step_that_cannot_be_played_is_named(
    number: int, step: Played | Undone, sentence: str
) -> None:
    record = finished().record
    record.steps[number - 1] = step
    assert refused(record).startswith(f"Step {number} of the record cannot be played: {sentence}")


def test_a_step_after_the_end_is_named() -> None:
    record = finished().record
    record.steps.append(Played(0, "bid 2"))
    assert refused(record) == (
        "Step 7 of the record cannot be played: Seat 0 cannot play 'bid 2': The match is over."
    )


@pytest.mark.parametrize("number", [1, 3, 4, 6])
def test_chance_that_nobody_asked_for_is_refused(number: int) -> None:
    record = finished().record
    step = record.steps[number - 1]
    assert isinstance(step, Played)
    record.steps[number - 1] = replace(step, chance=(*step.chance, Dealt("cheese", 0)))
    assert refused(record) == f"Step {number} of the record holds chance that nobody asked for."


def test_a_changed_result_is_refused() -> None:
    end = finished().record.end
    assert end is not None
    for other in (
        replace(end, scores=(6, 5)),
        replace(end, ranks=(1, 1)),
        replace(end, reason="over-target"),
        replace(end, state="0" * 32),
    ):
        record = replace(finished().record, end=other)
        assert refused(record) == "The record ends otherwise than the rules say."


def test_an_end_without_its_last_move_is_refused() -> None:
    record = finished().record
    record.steps.pop()
    assert refused(record) == "The record ends otherwise than the rules say."


def test_a_record_of_an_unknown_game_names_it() -> None:
    with pytest.raises(cb.UnknownGame, match="There is no game 'chess'"):
        cb.replay(replace(finished().record, game="chess"))


def test_a_replay_does_not_change_the_record() -> None:
    record = finished().record
    before = record.lines()
    for steps in (None, 0, 3, 99):
        Match.replay(GAME, record, steps)
    assert record.lines() == before


@pytest.mark.parametrize("steps", range(7))
def test_a_replay_stops_after_the_steps_that_are_wanted(steps: int) -> None:
    record = finished().record
    match = Match.replay(GAME, record, steps)
    assert match.record.steps == record.steps[:steps]
    assert (match.record.end is None) == (steps < 6)


def test_texts_with_strange_line_ends_come_back_whole(tmp_path: Path) -> None:
    record = replace(finished().record, options={"rounds": 2, "note": "a\u2028b\u0085c"})
    record.write(tmp_path / "match.jsonl")
    assert Record.load(tmp_path / "match.jsonl").options == record.options


def test_chance_at_the_set_up_that_nobody_asked_for_is_refused() -> None:
    record = finished().record
    extra = replace(record, chance=(*record.chance, Dealt("dice", 1)))
    assert refused(extra).startswith("The set-up of the record does not fit the rules")


def test_chance_that_does_not_come_from_the_seed_is_found_out() -> None:
    record = finished().record
    assert is_dealt_from_seed(GAME, record)
    assert not is_dealt_from_seed(GAME, replace(record, seed=5))
