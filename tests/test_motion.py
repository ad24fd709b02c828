"""How long a story takes a page, which the bots wait for."""

from cheeseboard.game import Message
from cheeseboard.motion import LEAST, LONGEST, Caption, Hold, Together, told_in

SHORT = Hold(LEAST // 3)


def test_each_sentence_has_its_least_time() -> None:
    assert told_in([(SHORT,), (), (Hold(2 * LEAST),)]) == LEAST + 2 * LEAST


def test_motions_under_another_caption_need_no_time_of_their_own() -> None:
    beside = Together((SHORT, Caption(Message("search"), SHORT.lasts)))
    assert told_in([(beside,)]) == SHORT.lasts


def test_rests_end_where_a_story_gets_long() -> None:
    many = [(SHORT,)] * (LONGEST // SHORT.lasts - 1)
    assert told_in(many) == LONGEST
    assert told_in([(Hold(LONGEST),), (SHORT,)]) == LONGEST + SHORT.lasts
