"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import Bounds, lists, number, numbers
from cheeseboard.game import Options
from cheeseboard.games._template.box import CARDS, CHEESES


def bounds(options: Options, seats: int) -> Bounds:
    cheeses, highest = len(CHEESES), max(CHEESES)
    return {
        "rounds": number(int(options["rounds"])),
        "pile": numbers(cheeses, highest),
        "prize": number(highest),
        "wasted": numbers(cheeses, highest),
        "hands": lists(seats, len(CARDS), max(CARDS)),
        "bids": numbers(seats, max(CARDS)),
        "won": lists(seats, cheeses, highest),
    }
