"""Tests of levels: every table offers five, files are checked, names make bots everywhere."""

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import bots, registry
from cheeseboard.bots import Greedy, Noisy, Random, Recipe, Search, UnknownBot, recipe
from cheeseboard.bots.levels import (
    LEVELS,
    USUAL,
    BadLevels,
    classes,
    offered,
    read_levels,
)

GAMES = registry.ids(with_drafts=True)
META = registry.meta("_template")

GOOD = """
[[classes]]
seats = [2, 3, 4]
[classes.beginner]
kind = "random"
[classes.easy]
kind = "greedy"
noise = 0.5
rating = [20, 18.5, 21.5]
[classes.medium]
kind = "greedy"
share = [0.7, 0.62, 0.77]
[classes.hard]
kind = "search"
iterations = 50
[classes.expert]
kind = "search"
seconds = 1
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "levels.toml"


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_of_every_game_has_five_levels(game: str) -> None:
    assert classes(game)
    for seats in registry.meta(game).seats:
        assert tuple(level.name for level in offered(game, seats)) == LEVELS


@pytest.mark.parametrize("game", GAMES)
def test_levels_play_the_same_on_every_machine_and_grow(game: str) -> None:
    for each in classes(game):
        recipes = [level.recipe for level in each.levels]
        assert all(one.is_reproducible for one in recipes)
        strengths = [
            (recipe.KINDS.index(one.kind), one.iterations, -one.temperature, -one.noise)
            for one in recipes
        ]
        assert strengths == sorted(set(strengths))


@pytest.mark.parametrize("game", GAMES)
def test_no_level_plays_any_legal_move(game: str) -> None:
    """Who is weak errs like a person: by how near values lie to each other."""
    for each in classes(game):
        assert each.levels[0].recipe.temperature > 0.0
        assert not any(level.recipe.noise for level in each.levels)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["_template", "burg_appenzell", "rat_de_france"])
def test_a_level_plays_a_legal_move(game: str, level: str) -> None:
    match = cb.new_match(game, seats=2, seed=1)
    seat = match.to_act[0]
    move = bots.make(level, game, 2, seed=3).choose(match.view(seat), seat)
    assert move in match.moves(seat)
    assert bots.make(level, game, 2, seed=3).choose(match.view(seat), seat) is move


def test_a_file_says_what_levels_are(path: Path) -> None:
    path.write_text(GOOD, encoding="utf-8")
    (found,) = read_levels(path, META)
    assert found.seats == (2, 3, 4)
    beginner, easy, medium, hard, expert = found.levels
    assert beginner.recipe == Recipe("random")
    assert easy.recipe == Recipe("greedy", noise=0.5)
    assert easy.rating is not None
    assert (easy.rating.mean, easy.rating.low, easy.rating.high) == (20, 18.5, 21.5)
    assert medium.share is not None
    assert medium.share.mean == 0.7
    assert hard.recipe == Recipe("search", iterations=50)
    assert expert.recipe == Recipe("search", seconds=1.0)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[[classes]]", "[[tables]]", "nothing but [[classes]] belongs here, not 'tables'."),
        ("seats = [2, 3, 4]", "", "a class needs its seat counts"),
        ("seats = [2, 3, 4]", "seats = [2, 3, 9]", "_template is not played with 9 seats."),
        ("seats = [2, 3, 4]", "seats = [2, 3]", "4 seats stand in no class"),
        ("seats = [2, 3, 4]", "seats = [2, 3, 4, 4]", "4 seats stand in two classes"),
        ("classes.easy", "classes.simple", "'simple' is no level; levels are beginner, easy,"),
        ('[classes.beginner]\nkind = "random"', "", "has no level 'beginner'."),
        ('kind = "random"', 'kind = "wise"', "level 'beginner': A bot is random or greedy or"),
        ('kind = "random"', "", "level 'beginner' needs a kind"),
        ("noise = 0.5", 'noise = "much"', "noise of level 'easy' is a number, not 'much'."),
        ("noise = 0.5", "noise = 1.5", "level 'easy': Noise is a share from 0 to 1, not 1.5."),
        ("noise = 0.5", "luck = 0.5", "level 'easy' has no 'luck'"),
        ("noise = 0.5", "iterations = 9", "Only search and taught have a budget, greedy has none."),
        ("iterations = 50", "", "level 'hard' needs a budget, iterations or seconds."),
        ("iterations = 50", "iterations = 5\nseconds = 2", "either iterations or seconds"),
        ("seconds = 1", "seconds = nan", "A search takes up to 3600 seconds, not nan."),
        ("[20, 18.5, 21.5]", "[20, 21, 22]", "rating of level 'easy': 20.0 does not lie from"),
        ("[20, 18.5, 21.5]", "20", "rating of level 'easy' is [mean, low, high], not 20."),
        ("seats = [2, 3, 4]", "seats = [2, 3, 4", "Unclosed array"),
    ],
)
def test_a_bad_file_gets_a_sentence(path: Path, old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    path.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadLevels) as caught:
        read_levels(path, META)
    assert str(caught.value).startswith(f"{path}: ")
    assert sentence in str(caught.value)


def test_a_game_without_a_file_has_the_usual_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "folder", lambda game: tmp_path)
    classes.cache_clear()
    try:
        assert offered("_template", 2) == USUAL
    finally:
        classes.cache_clear()


# --- recipes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["random", "greedy~0.25", "search", "search:40", "search:0.5s~0.1"]
)
def test_a_recipe_is_read_as_it_is_written(text: str) -> None:
    assert str(recipe.parse(text)) == text


def test_names_and_recipes_make_bots() -> None:
    kinds = {"random": Random, "greedy": Greedy, "search:5": Search, "greedy~0.5": Noisy}
    for name, kind in kinds.items():
        assert isinstance(bots.make(name, "_template", 2), kind)
    with pytest.raises(UnknownBot, match=r"Bots: beginner, easy, medium, hard, expert, random,"):
        bots.make("genius", "_template", 2)


def test_noise_is_the_share_of_random_moves() -> None:
    match = cb.new_match("_template", seats=2, seed=1)

    class First:
        def choose(self, view: object, seat: int) -> object:
            return match.moves(0)[0]

    noisy = Noisy(First(), 0.5, seed=4)
    other = sum(noisy.choose(match.view(0), 0) is not match.moves(0)[0] for _ in range(1000))
    assert 340 < other < 460, "seed 4: half of the moves slip, and four in five of those show"
