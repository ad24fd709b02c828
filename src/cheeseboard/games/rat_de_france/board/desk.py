"""The notes beside the hand: round and stage, choices without a place on the street, results."""

from collections.abc import Iterator, Sequence
from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import Message, Seat
from cheeseboard.games.rat_de_france.board.chart import Progress, chart, progress
from cheeseboard.games.rat_de_france.board.common import name, team
from cheeseboard.games.rat_de_france.board.offers import Offer, Offers
from cheeseboard.games.rat_de_france.board.parts import Chart, Desk, Fact, Line, Pill, Team
from cheeseboard.games.rat_de_france.box import STAGES, TOKENS
from cheeseboard.games.rat_de_france.moves import EAT, PASS
from cheeseboard.games.rat_de_france.rules.ending import by_cheese, placed
from cheeseboard.games.rat_de_france.rules.setup import track_of
from cheeseboard.games.rat_de_france.state import OVER, Position
from cheeseboard.games.rat_de_france.track import FINISH, KINDS, PLAIN

TEAMS: Final = (1, 2)


def desk(view: Position, offers: Offers, say: Say, told: Sequence[Message]) -> Desk:
    is_tournament = view.variant.mode == "tournament"
    stage = {"stage": view.stage, "stages": STAGES}
    race = progress(told)
    return Desk(
        title=round_title(view, say),
        stage=say(Message("board-stage", stage)) if is_tournament else "",
        pills=tuple(_pill(choice, offers) for choice in offers.pills()),
        prizes=tuple(_prize(choice, offers) for choice in offers.prizes()),
        table=tuple(_lines(view, say)) if is_tournament else (),
        table_label=say(Message("board-stages")) if is_tournament else "",
        teams=tuple(_teams(view, say)),
        podium=tuple(
            (place, seat, name(say, seat), _finish_round(race, seat, say))
            for place, seat in enumerate(placed(view), 1)
        ),
        chart=_chart(view, race, say),
        legend=tuple(_legend(view, say)),
    )


def _finish_round(race: Progress, seat: Seat, say: Say) -> str:
    if seat not in race.finished:
        return ""
    return say(Message("board-finish-round", {"round": race.finished[seat]}))


def _chart(view: Position, race: Progress, say: Say) -> Chart | None:
    if view.phase != OVER:
        return None
    return chart(race, track_of(view).columns, say(Message("board-chart")))


def round_title(view: Position, say: Say) -> str:
    if view.round == 0:
        return say(Message("board-before"))
    return say(Message("label-round", {"round": view.round}))


def _pill(choice: Offer, offers: Offers) -> Pill:
    kind = choice.moves[0].kind
    symbol = "rdf-a-pass" if kind == PASS else "rdf-t-pepper" if kind == EAT else "i-lock"
    return _button(choice, symbol, offers)


def _prize(choice: Offer, offers: Offers) -> Pill:
    return _button(choice, f"rdf-t-{TOKENS[choice.moves[0].token]}", offers)


def _button(choice: Offer, symbol: str, offers: Offers) -> Pill:
    press = offers.press(choice)
    return Pill(f"pill-{choice.text.replace(' ', '-')}", symbol, press.label, press)


# --- results -------------------------------------------------------------------------------------


def _lines(view: Position, say: Say) -> Iterator[Line]:
    """The stages of a tournament, the best first as soon as one is over."""
    order = by_cheese(view) if view.results else list(range(view.seats))
    for seat in order:
        yield Line(
            seat=seat,
            name=name(say, seat),
            places=tuple(_place(view, stage, seat) for stage in range(STAGES)),
            cheese=view.cheese[seat],
            is_first=view.phase == OVER and seat == order[0],
        )


def _place(view: Position, stage: int, seat: Seat) -> int:
    placed = view.results[stage * view.seats : (stage + 1) * view.seats]
    return placed.index(seat) + 1 if placed else 0


def _teams(view: Position, say: Say) -> Iterator[Team]:
    for number in TEAMS if view.variant.partners else ():
        seats = tuple(seat for seat in range(view.seats) if team(view, seat) == number)
        names = " + ".join(name(say, seat) for seat in seats)
        has_won = view.phase == OVER and view.finished[0] in seats
        yield Team(number, seats, names, has_won)


def _legend(view: Position, say: Say) -> Iterator[Fact]:
    """The special cells of this track."""
    kinds = sorted(set(track_of(view).kinds) - {PLAIN, FINISH})
    for kind in kinds:
        yield Fact(f"rdf-i-{KINDS[kind]}", say(Message(f"board-kind-{KINDS[kind]}")))
