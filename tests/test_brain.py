"""Tests of what bots have learned: whole arithmetic, files that are refused, fallbacks, honesty."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import registry
from cheeseboard.bots import Greedy, Random, Search, brain
from cheeseboard.bots.brain import (
    DECIDED,
    FRACTION,
    TOP,
    BadBrain,
    Brain,
    Layer,
    Net,
    Weights,
    insight_of,
    is_trained,
    open_brain,
    read,
    write,
)
from cheeseboard.chance import Live, Simulated
from cheeseboard.game import Game
from cheeseboard.testing.settings import grown_games

GAME = "rat_de_france"
GAMES = grown_games()
SEED = 20261116


def made_up(inputs: int, seats: int = 2, seed: int = SEED) -> Weights:
    """A network that nobody has trained."""
    rng = random.Random(seed)

    def layer(size: int, units: int, shift: int) -> Layer:
        rows = [[rng.randint(-900, 900) for _ in range(units)] for _ in range(size)]
        offsets = [rng.randint(-20_000, 20_000) for _ in range(units)]
        return Layer(tuple(map(tuple, rows)), tuple(offsets), shift)

    layers = (layer(inputs, 9, 11), layer(8, 6, 11), layer(6, 1, 12))
    return Weights(seats, (200,) * inputs, layers, 0.1, "nobody", '{"loss": 1}')


def by_hand(weights: Weights, inputs: list[int]) -> float:
    """The same network in plain fractions."""
    first, second, last = weights.layers
    cut = [max(-limit, min(limit, one)) for one, limit in zip(inputs, weights.limits, strict=True)]
    sums = added(first, cut)
    direct = sums.pop() / 2**first.shift
    top = TOP / 2**FRACTION
    hidden = [max(0.0, min(top, one / 2**first.shift)) for one in sums]
    deep = [one / 2 ** (second.shift + FRACTION) for one in added(second, scaled(hidden))]
    ends = added(last, scaled([max(0.0, min(top, one)) for one in deep]))
    return float(direct + ends[0] / 2 ** (last.shift + FRACTION))


def scaled(values: list[float]) -> list[float]:
    return [one * 2**FRACTION for one in values]


def added(layer: Layer, inputs: Any) -> list[float]:
    return [
        offset + sum(one * row[unit] for one, row in zip(inputs, layer.weights, strict=True))
        for unit, offset in enumerate(layer.offsets)
    ]


def inputs_of(game: str, seats: int) -> int:
    match = cb.new_match(game, seats, seed=1)
    insight = insight_of(game)
    assert insight is not None
    return len(insight(whole(match), 0))


def whole(match: cb.Match[Any, Any]) -> Any:
    """The whole position, for a test that knows everything."""
    return match.game.state_type.from_json(match.save()["state"])


def moments(game: str, seats: int, seed: int, every: int) -> Any:
    """Matches of random moves, each with a seat that is to act."""
    match = cb.new_match(game, seats, seed=seed)
    chooser = Random(seed)
    for number in range(160):
        if not match.to_act:
            return
        seat = match.to_act[-1]
        if number % every == 0:
            yield match, seat
        match.play(seat, chooser.choose(match.view(seat), seat))


def teacher(game: Game[Any, Any], seats: int) -> brain.Teacher:
    insight = insight_of(game.meta.id)
    assert insight is not None
    found = Brain(game, insight, Net(made_up(inputs_of(game.meta.id, seats), seats)), 0.1)
    return taught_by(found)


def taught_by(knowing: Brain) -> brain.Teacher:
    return lambda world: knowing


# --- the arithmetic ------------------------------------------------------------------------------


def test_whole_numbers_give_what_fractions_give() -> None:
    rng = random.Random(SEED)
    for number in range(50):
        weights = made_up(30, seed=number)
        net = Net(weights)
        inputs = [rng.choice([0, 0, 1, rng.randint(-400, 400)]) for _ in range(30)]
        assert net.value(inputs) == pytest.approx(by_hand(weights, inputs), abs=0.02), SEED


def test_an_input_beyond_its_limit_is_cut() -> None:
    net = Net(made_up(3))
    assert net.value([200, -200, 5]) == net.value([9999, -9999, 5])
    assert net.value([200, -200, 5]) != net.value([199, -200, 5])


def test_the_end_of_a_match_is_no_matter_of_learning() -> None:
    game = registry.load(GAME)
    match = cb.new_match(GAME, 2, seed=3)
    chooser = Greedy(1)
    while match.to_act:
        match.play(match.to_act[0], chooser.choose(match.view(match.to_act[0]), match.to_act[0]))
    knowing = teacher(game, 2)(None)
    assert knowing is not None
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    assert knowing.appraise(match.everything(), winner) == DECIDED
    assert knowing.appraise(match.everything(), 1 - winner) == -DECIDED


# --- files ---------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "brain.bin"
    write(path, GAME, [made_up(7, 3), made_up(5, 2)])
    return path


def test_a_file_holds_what_was_written(path: Path) -> None:
    assert read(path, GAME) == [made_up(5, 2), made_up(7, 3)]


def refusal(path: Path, game: str = GAME) -> str:
    with pytest.raises(BadBrain) as caught:
        read(path, game)
    return str(caught.value)


def test_other_files_are_refused_by_a_sentence(path: Path) -> None:
    content = path.read_bytes()
    assert "was trained for rat_de_france, not for ratland" in refusal(path, "ratland")
    path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert "its hash is another" in refusal(path)
    path.write_bytes(content[:-9])
    assert "is damaged" in refusal(path)
    path.write_bytes(content.replace(b'"version": 1', b'"version": 9'))
    assert "of version 9, this is version 1: train rat_de_france anew" in refusal(path)
    path.write_bytes(b"PK" + content)
    assert "is no brain" in refusal(path)
    path.unlink()
    assert "cannot be read" in refusal(path)


def test_weights_for_another_shape_of_the_position_are_stale(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    content = path.read_bytes()
    shape = registry.meta(GAME).shape
    path.write_bytes(content.replace(f'"shape": {shape}'.encode(), b'"shape": 0'))
    sentence = f"for shape 0 of {GAME}, positions have shape {shape} now: train {GAME} anew"
    assert sentence in refusal(path)
    monkeypatch.setattr(brain, "folder", lambda game: path.parent)
    brain.known.cache_clear()
    try:
        assert brain.known(GAME, 2) is None, "the hand-written appraisal does it"
        assert brain.known(GAME, 2) is None
        assert [sentence in told for told in caplog.messages] == [True], "told once"
    finally:
        brain.known.cache_clear()


def test_whoever_plays_has_networks_of_its_own_where_there_are_some(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inputs = inputs_of(GAME, 2)
    quick = dataclasses.replace(made_up(inputs, 2, seed=1), has_plain_priors=True)
    write(path, GAME, [made_up(inputs, 2), made_up(inputs_of(GAME, 3), 3)])
    write(path.parent / brain.PLAYER, GAME, [quick])
    assert read(path.parent / brain.PLAYER, GAME) == [quick]
    monkeypatch.setattr(brain, "folder", lambda game: path.parent)
    forget()
    try:
        match = cb.new_match(GAME, 2, seed=1)
        player, judge = brain.player_for(whole(match)), brain.brain_for(whole(match))
        assert player is not None
        assert player is brain.playing(GAME, 2)
        assert player.has_plain_priors
        assert judge is brain.known(GAME, 2), "hints, reviews and puzzles keep to theirs"
        assert player is not judge
        assert brain.playing(GAME, 3) is brain.known(GAME, 3)
        assert brain.playing(GAME, 4) is None
    finally:
        forget()


def forget() -> None:
    brain.known.cache_clear()
    brain.playing.cache_clear()


def test_a_brain_is_small(tmp_path: Path) -> None:
    with pytest.raises(BadBrain, match="at most 300000 bytes"):
        write(tmp_path / "brain.bin", GAME, [made_up(10_000, seats) for seats in (2, 3)])


@pytest.mark.parametrize("game", GAMES)
def test_what_the_games_bring_along_is_sound(game: str) -> None:
    """Each file that is there can be read, fits its game, and says how it was trained."""
    for path in (registry.folder(game) / name for name in (brain.FILE, brain.PLAYER)):
        for weights in read(path, game) if path.exists() else ():
            assert weights.seats in registry.meta(game).seats
            assert len(weights.limits) == inputs_of(game, weights.seats)
            assert json.loads(weights.recipe)["positions"] > 0
            low = json.loads(weights.figures)["gate"][1]
            assert low > 1 / weights.seats, "only what passed the gate is brought along"
            assert open_brain(path, game, weights.seats) is not None
            assert is_trained(game, whole(cb.new_match(game, weights.seats, seed=1)))


# --- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_insight_is_the_same_whatever_is_hidden(game: str) -> None:
    """Worlds that differ in what the seat cannot know are the same to those who learn."""
    rules = registry.load(game)
    insight = insight_of(game)
    assert insight is not None
    for seats in (2, 3):
        for match, seat in moments(game, seats, seed=SEED, every=5):
            view = match.view(seat)
            worlds = [rules.imagine(view, seat, Live(number)) for number in range(3)]
            seen = [insight(world, seat) for world in worlds]
            assert seen[0] == seen[1] == seen[2], SEED
            assert seen[0] == insight(whole(match), seat), SEED
            assert len(seen[0]) in (0, inputs_of(game, seats))


@pytest.mark.parametrize("game", GAMES)
def test_a_taught_bot_chooses_the_same_whatever_is_hidden(game: str) -> None:
    rules = registry.load(game)
    taught = teacher(rules, 2)
    for number, (match, seat) in enumerate(moments(game, 2, seed=SEED, every=25)):
        view = match.view(seat)
        worlds = [rules.imagine(view, seat, Live(number + turn)) for turn in (0, 1)]
        views = [rules.view(world, seat) for world in worlds]
        for make in (
            lambda: Search(5, iterations=3, teacher=taught),
            lambda: Greedy(5, temperature=0.3, teacher=taught),
        ):
            chosen = [make().choose(one, seat) for one in views]
            assert chosen[0] is chosen[1], SEED
            assert chosen[0] in match.moves(seat)


def test_where_nothing_was_learned_the_own_appraisal_is_used() -> None:
    match = cb.new_match("_template", seats=2, seed=1)
    plain = Search(3, iterations=40)
    taught = Search(3, iterations=40, teacher=brain.brain_for)
    plain.choose(match.view(0), 0)
    taught.choose(match.view(0), 0)
    assert plain.candidates == taught.candidates


def test_an_option_that_nobody_has_trained_is_not_known() -> None:
    match = cb.new_match(GAME, 2, seed=1, options={"wind": True})
    assert not is_trained(GAME, whole(match))
    assert brain.brain_for(whole(match)) is None


def test_a_search_looks_by_what_was_learned() -> None:
    """A brain that likes nothing but the last place turns the search round."""
    rules = registry.load("_template")

    match = cb.new_match("_template", seats=2, seed=4)
    against = Brain(rules, lambda world, seat: [0], Net(made_up(0)), slope=-1.0)
    greedy = Greedy(1).choose(match.view(0), 0)
    assert Greedy(1, teacher=lambda world: against).choose(match.view(0), 0) is not greedy
    search = Search(1, iterations=30, teacher=lambda world: against)
    search.choose(match.view(0), 0)
    plain = Search(1, iterations=30)
    plain.choose(match.view(0), 0)
    assert search.candidates != plain.candidates


def test_promises_by_hand_are_brought_to_the_level_of_the_brain() -> None:
    """The network is asked about the root and the ends of lines alone, moves by the appraisal."""
    rules = registry.load("_template")
    match = cb.new_match("_template", seats=2, seed=4)
    asked: list[int] = []

    def insight(world: Any, seat: int) -> list[int]:
        asked.append(seat)
        return []

    counts = []
    for has_plain_priors in (False, True):
        asked.clear()
        # Without inputs the appraisal answers in place of the network, so both see the same.
        knowing = Brain(rules, insight, Net(made_up(1)), 0.5, has_plain_priors)
        search = Search(1, iterations=30, teacher=taught_by(knowing))
        search.choose(match.view(0), 0)
        counts.append((len(asked), search.candidates))
    (often, by_brain), (seldom, by_hand_too) = counts
    assert seldom < often / 2
    assert by_hand_too == by_brain


def test_a_temperature_makes_small_mistakes_common_and_great_ones_rare() -> None:
    match = cb.new_match("_template", seats=2, seed=1)
    values: dict[str, float] = {}
    for move in match.moves(0):
        after = whole(match)
        match.game.apply(after, 0, move, Simulated(1), cb.events.SILENCE)
        values[move.text] = match.game.appraise(after, 0)
    counts = dict.fromkeys(values, 0)
    bot = Greedy(7, temperature=0.5)
    for _ in range(600):
        counts[bot.choose(match.view(0), 0).text] += 1
    by_value = sorted(values, key=lambda text: values[text], reverse=True)
    assert counts[by_value[0]] > counts[by_value[-1]], "seed 7"
    assert sum(count > 0 for count in counts.values()) > 1
    hot = Greedy(7, temperature=1000.0)
    assert len({hot.choose(match.view(0), 0) for _ in range(200)}) == len(values)
