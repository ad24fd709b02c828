"""What is on disk lasts: names that are kept, saves of every shape, upgrades, films."""

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.events import Event, Message
from cheeseboard.film import Film, FilmError, Projector, applied, difference, film_of, unpack
from cheeseboard.game import Game, IllegalMove, Meta
from cheeseboard.games._template import GAME as MARKET
from cheeseboard.games._template import Template
from cheeseboard.match import CannotUndo, Match
from cheeseboard.record import Changed, Record, RecordError, parse
from cheeseboard.saves import NewerSave, Saved, upgrade
from cheeseboard.testing.names import check_names, kept_names, lost_names, present_names
from cheeseboard.testing.saves import Save, check_save, kept_saves
from cheeseboard.upgrades import present_events, present_record

GAMES = [*registry.ids(), "_template"]


@pytest.mark.parametrize("id", GAMES)
def test_the_names_on_disk_are_those_that_are_kept(id: str) -> None:
    assert list(check_names(registry.load(id))) == []


SAVES = [
    pytest.param(registry.load(id), save, id=f"{id}-{save.name}")
    for id in GAMES
    for save in kept_saves(registry.load(id))
]


@pytest.mark.parametrize(("game", "save"), SAVES)
def test_a_match_of_every_shape_opens_is_drawn_and_plays_on(
    game: Game[Any, Any], save: Save
) -> None:
    assert list(check_save(game, save)) == []


@pytest.mark.parametrize("id", GAMES)
def test_every_shape_that_ever_was_has_its_saves(id: str) -> None:
    game = registry.load(id)
    assert {save.shape for save in kept_saves(game)} == set(range(1, game.meta.shape + 1))


# --- names ----------------------------------------------------------------------------------------


def names() -> dict[str, Any]:
    return {
        "shape": 1,
        "options": ["rounds"],
        "moves": ["bid 1", "bid 2"],
        "fields": {"Position": ["turn: int", "hands: list[int]"]},
        "events": {"event-win": ["seat", "value"]},
        "names": {"steps": ["draw", "fight"]},
        "numbered": {"cards": ["ratling", "owl"]},
    }


LOSSES: dict[str, tuple[Any, str]] = {
    "option": (lambda n: n["options"].remove("rounds"), "option 'rounds' is gone"),
    "move": (lambda n: n["moves"].remove("bid 2"), "move 'bid 2' is gone"),
    "field": (lambda n: n["fields"]["Position"].pop(), "field Position.hands is gone"),
    "class": (lambda n: n["fields"].pop("Position"), "field Position.turn is gone"),
    "type": (
        lambda n: n["fields"]["Position"].__setitem__(0, "turn: str"),
        "field Position.turn was int, now it is str",
    ),
    "new field": (
        lambda n: n["fields"]["Position"].append("wind: int"),
        "field Position.wind is new and has no default",
    ),
    "event": (lambda n: n["events"].clear(), "event 'event-win' is gone"),
    "argument": (
        lambda n: n["events"]["event-win"].append("clan"),
        "event 'event-win' now needs clan",
    ),
    "step": (lambda n: n["names"]["steps"].remove("draw"), "'draw' of the steps is gone"),
    "number": (lambda n: n["numbered"]["cards"].insert(0, "cat"), "the cards have other numbers"),
}


@pytest.mark.parametrize(("change", "sentence"), LOSSES.values(), ids=LOSSES)
def test_what_is_lost_on_disk_is_named(change: Any, sentence: str) -> None:
    present = names()
    change(present)
    assert sentence in [" ".join(lost.split()) for lost in lost_names(names(), present)]


def test_what_grows_loses_nothing() -> None:
    present = names()
    present["options"].append("wind")
    present["moves"].append("pass")
    present["fields"]["Position"].append("wind: int = …")
    present["events"]["event-lose"] = ["seat"]
    present["names"]["steps"].append("rest")
    present["numbered"]["cards"].append("cat")
    assert list(lost_names(names(), present)) == []


def test_the_list_of_the_template_names_what_goes_to_disk() -> None:
    kept = kept_names(MARKET)
    assert kept == present_names(MARKET)
    assert "bid 3" in kept["moves"]
    assert any(line.startswith("hands: ") for line in kept["fields"]["Position"])
    assert all(key.startswith(("event-", "over-", "score-")) for key in kept["events"])


# --- upgrades -------------------------------------------------------------------------------------


class Later(Template):
    """The market as a later version has it: another word for bids, a renamed event and option."""

    meta: Meta = replace(MARKET.meta, shape=2)
    seen: list[int]

    def upgrade(self, saved: Saved, shape: int) -> None:
        if shape < 2:
            saved.rename_event("event-old", "event-win")
            saved.rename_option("turns", "rounds")
            saved.rename_field("gold", "wasted")
            saved.rename_move("offer", "bid")


class NewRules(Later):
    """And with other rules, by which running matches may not go on."""

    meta: Meta = replace(MARKET.meta, shape=2, rules_version=2)


class KindRules(NewRules):
    """Or may."""

    def upgrade(self, saved: Saved, shape: int) -> None:
        super().upgrade(saved, shape)
        saved.goes_on = True


def old(moves: int = 3) -> tuple[Record, dict[str, Any], list[list[dict[str, Any]]]]:
    """A match as it would stand on disk if things had been called otherwise."""
    match = Match.new(MARKET, 2, {"rounds": 3}, 7)
    told = [match.save_events()]
    for _ in range(moves):
        seat = match.to_act[0]
        events = match.play(seat, match.moves(seat)[0])
        told.append([event.to_json() for event in events])
    lines = [json.loads(line) for line in match.record.lines()]
    lines[0]["options"] = {"turns": 3}
    for line in lines[1:]:
        line["move"] = line["move"].replace("bid", "offer")
    saved = match.save()
    for state in (saved["state"], saved["base"]):
        state["gold"] = state.pop("wasted")
    for taken in saved["since"]:
        taken[1] = taken[1].replace("bid", "offer")
    for event in (event for group in told for event in group):
        event["key"] = event["key"].replace("event-win", "event-old")
    return parse([json.dumps(line) for line in lines]), saved, told


def test_an_older_save_comes_to_the_present() -> None:
    record, saved, told = old()
    before = copy.deepcopy((saved, told))
    match = Match.restore(Later(), record, saved, told)
    assert (saved, told) == before, "what was read stays as it was written"
    plain = Match.new(MARKET, 2, {"rounds": 3}, 7)
    for step in match.record.steps:
        plain.play(step.seat, step.move)  # type: ignore[union-attr]
    assert match.view(0) == plain.view(0)
    assert match.events(0) == plain.events(0)
    assert match.record.options == {"rounds": 3}
    assert match.is_taken_over
    assert not match.is_halted
    assert match.undoable(0) == plain.undoable(0)


def test_the_record_says_where_another_version_took_over() -> None:
    match = Match.restore(Later(), *old())
    assert match.take_over() == ()
    assert match.record.steps[-1] == Changed(2, 1)
    assert not match.is_taken_over
    assert match.record.shapes == [1, 1, 1, 1, 2]
    assert match.save()["shape"] == 2
    record = parse(match.record.lines())
    assert record.steps == match.record.steps
    again = Match.replay(Later(), record)
    assert again.view(0) == match.view(0)


def test_names_from_before_and_after_a_change_are_both_read() -> None:
    record, _, told = old(2)
    grown = replace(record, steps=[*record.steps, Changed(2, 1)])
    seat = 0
    later = present_record(Later(), grown)
    assert [step.move for step in later.steps[:2]] == [  # type: ignore[union-attr]
        step.move.replace("offer", "bid")  # type: ignore[union-attr]
        for step in record.steps
    ]
    kept = Event(Message("event-old", {"seat": seat})).to_json()
    found = present_events(Later(), grown, [*told, [kept]])
    assert found[-1][0].message.key == "event-old", "what a later shape wrote is not renamed"
    assert all(event.message.key != "event-old" for group in found[:-1] for event in group)


def test_a_match_under_rules_that_are_gone_is_halted_and_can_be_ended() -> None:
    match = Match.restore(NewRules(), *old())
    assert match.is_halted
    assert match.rules_version == 1
    seat = match.to_act[0]
    assert match.moves(seat) == ()
    refusal = match.why_not(seat, "bid 1")
    assert refusal is not None
    assert refusal.message == Message("refuse-rules-gone", {"version": 1})
    with pytest.raises(IllegalMove, match="version 1 of the rules"):
        match.play(seat, "bid 1")
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(RuntimeError):
        match.everything()
    assert match.take_over() == ()
    assert match.record.steps[-1] == Changed(2, 1), "the rules are still those of before"
    match.stop("over-agreed", (1, 1))
    assert match.outcome is not None
    assert match.record.rules_versions == (1,)


def test_a_game_may_let_matches_go_on_under_new_rules_and_the_log_says_so() -> None:
    match = Match.restore(KindRules(), *old())
    assert not match.is_halted
    [event] = match.take_over()
    assert event.message == Message("event-new-rules", {"version": 2})
    assert match.record.rules_versions == (1, 2)
    assert match.undoable(0) == 0, "nobody takes back a move that was made by other rules"
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    with pytest.raises(RecordError, match="version 1 and 2 of the rules"):
        Match.replay(KindRules(), match.record)


def test_what_a_later_version_wrote_is_refused() -> None:
    match = Match.restore(Later(), *old())
    match.take_over()
    with pytest.raises(NewerSave, match="its shape is 2, here it is 1"):
        Match.restore(MARKET, match.record, match.save(), [[], [], [], [], []])
    with pytest.raises(RecordError, match="later version"):
        Match.replay(MARKET, match.record)


def test_upgrade_is_not_asked_where_nothing_has_changed() -> None:
    class Strict(Template):
        def upgrade(self, saved: Saved, shape: int) -> None:
            raise AssertionError("There is nothing to upgrade.")

    assert upgrade(Strict(), Saved(1), 1).goes_on


def test_parts_of_positions_are_found_by_a_path() -> None:
    saved = Saved(1, states=[{"variant": {"cap": 3}, "bases": [{"cap": 1}, {"cap": 2}]}, {}])
    saved.rename_field("variant.cap", "limit")
    saved.rename_field("bases.cap", "most")
    assert saved.states == [{"variant": {"limit": 3}, "bases": [{"most": 1}, {"most": 2}]}, {}]


def test_moves_are_renamed_by_whole_words() -> None:
    saved = Saved(1, moves=["end", "end turn", "ending", "send end"])
    saved.rename_move("end", "pass")
    assert saved.moves == ["pass", "pass turn", "ending", "send end"]


def test_arguments_of_events_are_renamed_with_them() -> None:
    event = {"key": "event-a", "args": {"seat": 1, "kind": 4}}
    saved = Saved(1, events=[event, {"key": "event-c", "args": {"kind": 4}}])
    saved.rename_event("event-a", "event-b", kind="card")
    assert saved.events == [
        {"key": "event-b", "args": {"seat": 1, "card": 4}},
        {"key": "event-c", "args": {"kind": 4}},
    ]


# --- films ----------------------------------------------------------------------------------------


def finished(id: str, seed: int) -> Match[Any, Any]:
    game = registry.load(id)
    seats = min(count for count in game.meta.seats if count > 1)
    match = cb.new_match(id, seats, seed)
    bots = [cb.bot("random", seat) for seat in range(seats)]
    while match.to_act:
        seat = match.to_act[-1]
        if match.undoable(seat) and len(match.record.steps) % 9 == 4:
            match.undo(seat)
        else:
            match.play(seat, bots[seat].choose(match.view(seat), seat))
    return match


@pytest.mark.parametrize("id", GAMES)
def test_a_film_shows_every_step_as_it_was(id: str) -> None:
    match = finished(id, 3)
    packed = film_of(match.game, match.record).pack()
    assert len(packed) < 40_000
    projector = Projector(match.game, match.record, unpack(packed))
    heard: list[Event] = []
    for step, then in enumerate(Match.walk(match.game, match.record)):
        shown = projector.at(step)
        heard += projector.happened(step)
        assert shown.everything() == then.everything(), step
        assert shown.all_events() == then.all_events() == heard, step
        assert shown.outcome == then.outcome, step
    assert projector.steps == step
    assert projector.outcome == match.outcome


def test_a_film_needs_no_rules_but_those_of_the_present() -> None:
    match = Match.new(MARKET, 2, {"rounds": 1}, 7)
    while match.to_act:
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    film = film_of(MARKET, match.record)
    old_film = Film(_with_gold(film.first), [_with_gold(c) for c in film.changes], *_rest(film))
    shown = Projector(NewRules(), match.record, unpack(old_film.pack()))
    assert shown.at(shown.steps).outcome == match.outcome
    assert shown.at(1).everything() == Match.replay(MARKET, match.record, 1).everything()


def _with_gold(data: Any) -> dict[str, Any]:
    return {("gold" if name == "wasted" else name): value for name, value in data.items()}


def _rest(film: Film) -> tuple[Any, Any]:
    return film.told, film.outcome


def test_a_film_of_another_match_or_none_is_refused() -> None:
    match = finished("_template", 1)
    film = film_of(MARKET, match.record)
    with pytest.raises(FilmError, match="steps"):
        Projector(MARKET, replace(match.record, steps=match.record.steps[:-1]), film)
    for packed in (b"", b"cheese", film.pack()[:-9]):
        with pytest.raises(FilmError, match="damaged"):
            unpack(packed)
    running = Match.new(MARKET, 2, {}, 1)
    with pytest.raises((RecordError, RuntimeError)):
        film_of(MARKET, running.record)


CHANGES: list[tuple[Any, Any]] = [
    (1, 1),
    (1, True),
    ([1, 2, 3], [1, 5, 3]),
    ([1, 2, 3], [1, 3]),
    ([1, 1, 1], [1, 1]),
    ([], [4, 5]),
    ([[1], [2]], [[1], [2, 3]]),
    ({"a": 1, "b": [1]}, {"a": 1, "b": [2]}),
    ({"a": 1}, {"b": 1}),
    ({"a": {"x": 1}}, {"a": [1]}),
    ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}]),
    ("brie", "gouda"),
]


@pytest.mark.parametrize(("before", "after"), CHANGES)
def test_a_difference_makes_one_of_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    change = json.loads(json.dumps(difference(before, after)))
    found = applied(before, change)
    assert found == after
    assert type(found) is type(after)
    assert before == kept
