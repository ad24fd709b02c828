"""What the page of a match that is over says of its end."""

from cheeseboard.game import Message, Outcome, ScoreLine
from cheeseboard.server.finished import decisive


def over(*sheet: ScoreLine) -> Outcome:
    scores = tuple(map(sum, zip(*(one.points for one in sheet if one.is_counted), strict=True)))
    return Outcome(scores, (1, 2), Message("over"), sheet=sheet)


def test_lines_by_which_the_winner_leads_decided_it() -> None:
    rats, cheese = ScoreLine(Message("rats"), (5, 1)), ScoreLine(Message("cheese"), (2, 4))
    told = ScoreLine(Message("told"), (9, 0), is_counted=False)
    assert decisive(over(rats, cheese, told)) == [(rats, 5)]


def test_a_single_line_is_the_total_over_again() -> None:
    assert decisive(over(ScoreLine(Message("race"), (1, 0)))) == []
