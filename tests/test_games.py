"""Every game keeps to the contract: conformance, records, perft, rules, data, drawings, words."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard import registry, words
from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Game, Options
from cheeseboard.record import Record
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing import perft, records
from cheeseboard.testing.board_checks import wrong_elements
from cheeseboard.testing.conformance import check_match
from cheeseboard.testing.deals import Deals, look, wrong_deals
from cheeseboard.testing.drawings import Easel, Page
from cheeseboard.testing.rules import proved_by
from cheeseboard.testing.settings import essential, grown_games, settings
from cheeseboard.web import art, boards, render

SEED = 1
SHARE = 0.04
"""How many positions of a match get every check; `cheeseboard check` looks closer."""
GAMES: dict[str, Game[Any, Any]] = {id: registry.load(id) for id in ["_template", *registry.ids()]}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def described(game: Game[Any, Any], number: int, seats: int, options: Options) -> str:
    chosen = ",".join(f"{name}={value}" for name, value in options.items())
    return f"{game.meta.id}-{number}-{seats} seats-{chosen or 'standard'}-seed {SEED}"


def tried(game: Game[Any, Any]) -> Iterator[Any]:
    """All settings; those that add no seat count, preset or option value take long."""
    few = essential(game)
    for number, (seats, options) in enumerate(settings(game), 1):
        marks = [] if (seats, options) in few else [pytest.mark.long]
        id = described(game, number, seats, options)
        yield pytest.param(game, seats, options, id=id, marks=marks)


SETTINGS = [setting for game in GAMES.values() for setting in tried(game)]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_a_game_keeps_to_the_contract(game: Game[Any, Any], seats: int, options: Options) -> None:
    report = check_match(game, seats, options, SEED, share=SHARE)
    assert report.decisions > 0
    assert sum(report.ends.values()) == 1


@each_game
def test_every_preset_is_tried_at_every_seat_count(game: Game[Any, Any]) -> None:
    for preset in game.meta.presets.values():
        seats = {seats for seats, options in settings(game) if options == preset}
        assert seats == set(game.meta.seats)


@each_game
def test_the_essential_settings_leave_nothing_out(game: Game[Any, Any]) -> None:
    few = essential(game)
    complete = [game.meta.complete(options) for _, options in few]
    assert {seats for seats, _ in few} == set(game.meta.seats)
    assert all(dict(preset) in [options for _, options in few] for preset in presets(game))
    for option in game.meta.options:
        used = [options[option.name] for options in complete]
        for value in option.values or option.span or (option.default,):
            assert any(one is value or one == value for one in used), (option.name, value)


def presets(game: Game[Any, Any]) -> list[Options]:
    return list(game.meta.presets.values())


# --- records and counts --------------------------------------------------------------------------


@each_game
def test_recorded_matches_replay_to_their_ends(game: Game[Any, Any]) -> None:
    replayed = dict(records.replayed(game))
    assert replayed
    for path, match in replayed.items():
        assert match.record.game == game.meta.id, path
        assert match.outcome is not None, path
        assert match.record.end == Record.load(path).end, path


@each_game
def test_every_way_to_end_has_a_record(game: Game[Any, Any]) -> None:
    text = (registry.folder(game.meta.id) / "words" / "en.ftl").read_text(encoding="utf-8")
    ways = {line.split(" ")[0] for line in text.splitlines() if line.startswith("over-")}
    assert ways
    ends = {end.reason for path in records.paths(game) if (end := Record.load(path).end)}
    assert ends == ways - set(impossible(game))
    assert set(impossible(game)) <= ways


def impossible(game: Game[Any, Any]) -> dict[str, str]:
    """Endings that no match can have, each with the reason."""
    path = registry.folder(game.meta.id) / "tests" / "records" / "impossible.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@each_game
def test_move_sequences_count_as_before(game: Game[Any, Any]) -> None:
    cases = perft.cases(registry.folder(game.meta.id) / "tests" / "perft.toml")
    assert cases
    for case in cases:
        assert case.counts
        found = [perft.count(game, case, depth) for depth in range(1, len(case.counts) + 1)]
        assert tuple(found) == case.counts, case


# --- rules and data ------------------------------------------------------------------------------


@each_game
def test_rules_have_the_same_ids_in_every_language(game: Game[Any, Any]) -> None:
    ids = rule_ids(game.meta.id)
    assert ids
    assert len(set(ids)) == len(ids)
    assert rule_ids(game.meta.id, "ru") == ids
    assert rule_ids(game.meta.id, "uk") == ids


@each_game
def test_every_rule_is_proved_by_a_test(game: Game[Any, Any]) -> None:
    ids, found = set(rule_ids(game.meta.id)), proved_by(game.meta.id)
    assert sorted(ids - found) == [], "These rules have no test."
    assert sorted(found - ids) == [], "These rules are cited, but RULES.md does not state them."


@each_game
def test_what_chance_deals_is_hidden_or_said_to_be_open(game: Game[Any, Any]) -> None:
    deals = Deals()
    for seed, (seats, options) in enumerate(essential(game)):
        look(game, seats, options, seed, deals)
    assert list(wrong_deals(game, deals)) == []
    assert deals.fields, "There is something to hide in every game here."
    assert set(game.meta.open_deals) <= deals.felt, "Chance never deals the others."


@each_game
def test_the_data_meets_its_constraints(game: Game[Any, Any]) -> None:
    wrong = {id: sentence for id, sentence in game.constraints().items() if sentence}
    assert wrong == {}


# --- drawings ------------------------------------------------------------------------------------


@each_game
def test_a_game_can_be_shown_before_it_has_a_drawing(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "part", lambda *_: None)
    seats = game.meta.seats[-1]
    undrawn: Easel[Any, Any] = Easel(game)
    undrawn.board = boards.board.__wrapped__(game.meta.id)
    state = game.setup(game.meta.complete({}), seats, Live(SEED), SILENCE)
    for viewer in (None, 0, seats - 1):
        page = undrawn.page(state, viewer)
        assert len(page.of_class("tree")) > 1
        assert list(wrong_elements(game.meta.id, page)) == []


def art_files() -> Iterator[Path]:
    yield Path(art.__file__).parent / "art.svg"
    for id in registry.packages():
        for home in registry.homes(id):
            yield from sorted(home.glob("board/*.svg"))


def test_no_symbol_is_drawn_twice_and_none_is_missing() -> None:
    files = {path: path.read_text(encoding="utf-8") for path in art_files()}
    ids = Counter(id for text in files.values() for id in Page(text).ids())
    assert [id for id, count in ids.items() if count > 1] == []
    for path, text in files.items():
        assert art.used(text) <= set(ids), path


def test_every_grown_game_has_a_cover() -> None:
    assert [id for id in grown_games() if render.cover(id) == "brand"] == []


# --- facts and words -----------------------------------------------------------------------------


@each_game
def test_facts_are_told_in_every_language(game: Game[Any, Any]) -> None:
    assert game.meta is registry.meta(game.meta.id)
    for language in words.LANGUAGES:
        assert game.meta.title[language].strip()
        assert game.meta.summary[language].strip()
    assert game.meta.authors
    assert "standard" in game.meta.presets


@each_game
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_options_and_presets_have_words(game: Game[Any, Any], language: str) -> None:
    spoken = words.words(game.meta.id, language)
    keys = [f"option-{option.name}" for option in game.meta.options]
    keys += [f"preset-{preset}" for preset in game.meta.presets]
    for option in game.meta.options:
        kind = "seat" if option.is_seat else f"option-{option.name}"
        named = (value for value in option.values if option.is_seat or isinstance(value, str))
        keys += [f"{kind}-{value}" for value in named]
        keys += [f"{kind}-{value.replace(':', '-')}" for value in option.offered]
    assert [key for key in keys if not spoken.has(key)] == []
