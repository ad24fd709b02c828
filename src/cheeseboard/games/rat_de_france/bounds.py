"""How high numbers get and how long lists, for learners."""

from cheeseboard.bounds import Bounds, bit_sets, bits, letters, number, numbers, part, words
from cheeseboard.game import Options
from cheeseboard.games.rat_de_france.box import (
    ACTIONS,
    ALL_WAYS,
    PRIZES,
    STAGES,
    TOKENS,
    WIND_CARDS_OF_EACH,
)
from cheeseboard.games.rat_de_france.options import sections_needed, sections_per_track
from cheeseboard.games.rat_de_france.state import OVER
from cheeseboard.games.rat_de_france.track import CELLS, ENDS, SECTIONS


def bounds(options: Options, seats: int) -> Bounds:
    stages = STAGES if options["mode"] == "tournament" else 1
    own_track = str(options["own_track"])
    sections = 0 if own_track else sections_needed(options)
    return {
        "variant": part(
            mode=words("race", "team", "tournament"),
            partners=numbers(seats if options["mode"] == "team" else 0, seats - 1),
            sections=numbers(sections, len(SECTIONS)),
            sections_per_track=number(2),
            turns=numbers(sections),
            ends=numbers(0 if own_track else 2, len(ENDS) - 1),
            own_track=letters(len(own_track)),
            round_limit=number(int(options["round_limit"])),
            next_first=words("winner", "last", "random"),
            sugar_from_water=number(3),
        ),
        "phase": number(OVER),
        "active": number(seats - 1),
        "stage": number(stages),
        "first": number(seats - 1),
        "round": number(int(options["round_limit"])),
        "cards_laid": numbers(
            0 if own_track else sections_per_track(options) + 2,
            2 * max(len(SECTIONS), len(ENDS)) - 1,
        ),
        "sections_used": numbers(sections, len(SECTIONS) - 1),
        "order_row": numbers(len(ACTIONS), len(ACTIONS) - 1),
        "rats": numbers(seats, len(CELLS) - 1),
        "tokens": numbers(seats, len(TOKENS) - 1),
        "face_up": bit_sets(seats, len(ACTIONS)),
        "row": numbers(seats, seats - 1),
        "bids": numbers(seats, len(ACTIONS) - 1),
        "cards": numbers(seats, len(ACTIONS) - 1),
        "turn": number(seats),
        "declined": bits(seats),
        "wind": number(len(ALL_WAYS) - 1),
        "wind_left": numbers(len(ALL_WAYS) if options["wind"] else 0, WIND_CARDS_OF_EACH),
        "finished": numbers(seats, seats - 1),
        "results": numbers(seats * stages, seats - 1),
        "cheese": numbers(seats, max(PRIZES) * stages),
        "reason": words("", "finish", "places", "team", "tournament", "limit"),
    }
