"""Lessons: what a file may say, what a pupil may do, and every lesson of every game."""

from pathlib import Path

import pytest

from cheeseboard import registry
from cheeseboard.help.conditions import BadCondition, check_condition, holds
from cheeseboard.lessons import BadLesson, Lesson, Pupil, find, follow, reading
from cheeseboard.lessons.playing import NEXT
from cheeseboard.testing.lesson_checks import check_lesson
from cheeseboard.testing.settings import grown_games

LESSONS = [lesson for id in registry.ids(with_drafts=True) for lesson in find(id)]

TEXT = """
number = 1
minutes = 4
remember = ["pip"]
[scene.market]
seats = 2
you = 0
moves = ["1 bid 2"]
chance = { cheese = [3, 0] }
[facts]
bids = { event = "event-bid", seat = "you" }
prize = { view = "prize" }
[[step]]
id = "look"
scene = "market"
anchor = "card-1"
[[step]]
id = "bid"
anchor = "card-3"
do = [["bid 3", "bid 4"]]
[[step.else]]
move = "bid 1"
say = "low"
[[step]]
id = "free"
happens = ["1 bid 1"]
anchor = "card-1"
free = "bid *"
"""
WORDS = """
title = Market
pitch = A market.
look = Look at <b>{ $prize }</b>.
    .know = Look.
bid = Bid.
    .task = Bid high.
    .know = Bid.
low = Too low.
free = Bid again.
    .task = Bid.
    .know = Free.
remember-1 = Bid.
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return written(tmp_path, TEXT)


def written(folder: Path, text: str, words: str = WORDS) -> Lesson:
    path = folder / "market.toml"
    path.write_text(text, encoding="utf-8")
    for language in registry.LANGUAGES:
        (folder / f"market.{language}.ftl").write_text(words, encoding="utf-8")
    return reading.read("_template", path)


def problems(folder: Path, text: str, words: str = WORDS) -> list[str]:
    return list(check_lesson(written(folder, text, words)))


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_every_lesson_is_in_order(lesson: Lesson) -> None:
    assert list(dict.fromkeys(check_lesson(lesson))) == []


@pytest.mark.parametrize("game", grown_games())
def test_every_game_has_a_first_lesson(game: str) -> None:
    assert [one.kind for one in find(game)][:1] == ["first"]


class TestPupil:
    def test_goes_on_by_doing_what_is_asked(self, lesson: Lesson) -> None:
        pupil = Pupil(lesson)
        assert [pupil.act(NEXT), pupil.act("bid 4"), pupil.act("bid 1")] == [True, True, True]
        assert pupil.is_over

    def test_anything_else_changes_nothing(self, lesson: Lesson) -> None:
        pupil = follow(lesson, [NEXT])
        before = pupil.position.state.copy()
        for text in (NEXT, "bid 1", "bid 5", "bid 99", "nonsense", ""):
            assert not pupil.act(text)
        assert (pupil.number, pupil.acts, pupil.position.state) == (1, [NEXT], before)

    def test_is_answered_by_the_lesson_or_by_the_rules(self, lesson: Lesson) -> None:
        pupil = follow(lesson, [NEXT])
        other = pupil.answer("bid 1").other
        assert other is not None
        assert other.say == "low"
        assert pupil.answer("bid 5").other is None
        late = follow(lesson, [NEXT, "bid 3"])
        refusal = late.answer("bid 3").refusal
        assert refusal is not None

    def test_chance_deals_what_the_scene_says(self, tmp_path: Path) -> None:
        dealt = [
            Pupil(written(tmp_path, TEXT.replace("[3, 0]", f"[{number}, 0]"))).facts["prize"]
            for number in range(4)
        ]
        assert dealt == sorted(set(dealt))

    def test_goes_back_to_the_beginning_of_a_step_then_to_the_one_before(
        self, lesson: Lesson
    ) -> None:
        pupil = follow(lesson, [NEXT, "bid 3"])
        assert pupil.back() == [NEXT]
        assert follow(lesson, [NEXT]).back() == []
        assert Pupil(lesson).back() == []

    def test_what_does_not_fit_any_more_is_left_out(self, lesson: Lesson) -> None:
        assert follow(lesson, [NEXT, "bid 99", "bid 3"]).acts == [NEXT]


class TestLine:
    """A scene that begins with the text of a position."""

    LINE = (
        "_template/1/rounds=2,pile(1,4),prize=3,wasted(),hands((1,2),(4,5)),bids(-,4),won((),(6))"
    )

    def begun(self, folder: Path, line: str, you: int = 0) -> Pupil:
        begin = TEXT.index("[scene.market]")
        end = TEXT.index("[facts]")
        scene = f'[scene.market]\nyou = {you}\nposition = "{line}"\n'
        return Pupil(written(folder, TEXT[:begin] + scene + TEXT[end:]))

    def test_is_played_from(self, tmp_path: Path) -> None:
        pupil = self.begun(tmp_path, self.LINE)
        assert pupil.position.seats == 2
        assert pupil.facts == {"bids": 0, "prize": 3}
        assert [choice.text for choice in pupil.position.choices()] == ["bid 1", "bid 2"]

    @pytest.mark.parametrize(
        ("old", "new", "part"),
        [
            ("hands((1,2)", "hands((?,2)", "holes"),
            ("_template/1/", "ludo/1/", "not of _template"),
            ("rounds=2", "rounds", "is missing"),
        ],
    )
    def test_that_is_wrong_is_said_so(self, tmp_path: Path, old: str, new: str, part: str) -> None:
        with pytest.raises(BadLesson, match=part):
            self.begun(tmp_path, self.LINE.replace(old, new))

    def test_has_no_seat_beyond_the_last(self, tmp_path: Path) -> None:
        with pytest.raises(BadLesson, match="seat 2"):
            self.begun(tmp_path, self.LINE, you=2)

    def test_says_seats_and_options_itself(self, tmp_path: Path) -> None:
        more = TEXT.replace("seats = 2", f'seats = 2\nposition = "{self.LINE}"')
        with pytest.raises(BadLesson, match="in it already"):
            written(tmp_path, more)


class TestCheck:
    def test_finds_nothing_in_a_lesson_in_order(self, tmp_path: Path) -> None:
        more = '[[step]]\nid = "more"\nsay = "look"\nanchor = "card-1"\n'
        free = '[[step]]\nid = "free"'
        assert problems(tmp_path, TEXT.replace(free, more + free)) == []

    @pytest.mark.parametrize(
        ("old", "new", "part"),
        [
            ('"bid 3", "bid 4"', '"bid 9"', "nothing that it asks for is legal"),
            ('anchor = "card-3"', 'anchor = "card-33"', "not in the drawing"),
            ('move = "bid 1"', 'move = "fly"', "no move is answered by"),
            ('say = "low"', 'say = "lower"', "There are no en words lower"),
            ('remember = ["pip"]', 'remember = ["no-such"]', "There is no symbol"),
            ('"1 bid 2"', '"1 bid 7"', "is no move"),
            (
                "do = [[",
                'signs = [{ at = [0.9, 0.9], say = "sign" }]\ndo = [[',
                "en words bid.sign",
            ),
            (
                "do = [[",
                'signs = [{ at = [0.1, 0.1], picture = "nil" }]\ndo = [[',
                "no symbol 'nil'",
            ),
            (
                "do = [[",
                'crop = [0, 0, 0.5, 0.5]\nsigns = [{ at = [0.6, 0], text = "3" }]\ndo = [[',
                "outside of the picture",
            ),
            ('remember = ["pip"]', 'kind = "x"\nremember = ["pip", "pip"]', "remember-2"),
        ],
    )
    def test_finds_what_is_wrong(self, tmp_path: Path, old: str, new: str, part: str) -> None:
        assert old in TEXT
        found = problems(tmp_path, TEXT.replace(old, new))
        assert any(part in sentence for sentence in found), found

    def test_finds_a_sentence_that_is_too_long(self, tmp_path: Path) -> None:
        words = WORDS.replace("bid = Bid.", f"bid = {'Bid. ' * 50}")
        assert any("too many" in one for one in problems(tmp_path, TEXT, words))


class TestReading:
    @pytest.mark.parametrize(
        ("old", "new", "part"),
        [
            ('id = "bid"', 'id = "look"', "same id"),
            ('scene = "market"', 'scene = "fair"', "is no scene"),
            ("number = 1", "", "number"),
            ('do = [["bid 3", "bid 4"]]', 'do = ["bid 3"]\nfree = "*"', "both"),
            ('anchor = "card-1"\n[[', 'pose = "sleep"\n[[', "pose"),
            ('say = "low"', "", "say"),
            ("do = [[", "signs = [{ at = [0.2, 0.4] }]\ndo = [[", "has a text"),
            ("do = [[", 'signs = [{ at = [2, 0], text = "3" }]\ndo = [[', "from 0 to 1"),
        ],
    )
    def test_says_what_is_wrong(self, tmp_path: Path, old: str, new: str, part: str) -> None:
        assert old in TEXT
        with pytest.raises(BadLesson, match=part):
            written(tmp_path, TEXT.replace(old, new, 1))


class TestConditions:
    @pytest.mark.parametrize(
        ("condition", "expected"),
        [
            ("", True),
            ("a > 0 and b == 0", True),
            ("a > 2 or not b == 0", False),
            ("not a >= 2", False),
        ],
    )
    def test_compare_facts(self, condition: str, expected: bool) -> None:
        assert holds(condition, {"a": 2, "b": 0}) is expected

    @pytest.mark.parametrize("condition", ["a +", "f(a)", "a + 1 > 2", "'x' == a", "1 < a < 3"])
    def test_do_nothing_else(self, condition: str) -> None:
        with pytest.raises(BadCondition):
            check_condition(condition)

    def test_name_only_facts(self) -> None:
        with pytest.raises(BadCondition, match="which is no fact"):
            holds("c > 0", {})
