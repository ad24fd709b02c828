"""What must be so before somebody may do something at a table; raises `Refused`."""

from cheeseboard import registry
from cheeseboard.events import Seat
from cheeseboard.game import BadSetup, Options
from cheeseboard.match import check_setup
from cheeseboard.server.clocks.tempo import BadTempo, Tempo
from cheeseboard.server.tables import Refused, Table
from cheeseboard.server.unknown import is_known_bot


def check_options(game: str, seats: int, options: Options) -> Options:
    """The complete options of a match that can be played."""
    try:
        return check_setup(registry.load(game), seats, options)
    except BadSetup as error:
        if error.refusal is not None:
            message = error.refusal.message
            raise Refused(422, message.key, error.refusal.rules, **message.args) from None
        raise Refused(422, "refuse-setup", text=str(error)) from None


def check_tempo(text: str, time_up: str) -> Tempo:
    """The pace that a form or a program asks for."""
    try:
        return Tempo.read(text or "none", time_up or "bot")
    except BadTempo as error:
        message = error.message
        raise Refused(422, message.key, (), **message.args) from None


def check_open(table: Table) -> None:
    if table.stage == "closed":
        raise Refused(410, "refuse-table-closed")
    if table.stage != "open":
        raise Refused(409, "refuse-started")


def check_lead(table: Table, person: str) -> None:
    """Only the host, or who takes the host's place."""
    if not table.is_led_by(person):
        raise Refused(403, "refuse-not-host")


def check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.players):
        raise Refused(404, "refuse-no-seat")


def check_seated(table: Table, person: str) -> None:
    if not table.seats_of(person):
        raise Refused(403, "refuse-not-seated")


def check_mine(table: Table, person: str, seat: Seat) -> None:
    if table.players[seat].person != person:
        raise Refused(403, "refuse-not-your-seat")


def check_running(table: Table, seat: Seat = 0) -> None:
    if table.stage == "closed":
        raise Refused(410, "refuse-table-closed")
    if table.stage != "playing":
        raise Refused(409, "refuse-over" if table.stage == "over" else "refuse-not-started")
    check_seat(table, seat)


def check_bot(bot: str) -> None:
    if not is_known_bot(bot):
        raise Refused(422, "refuse-no-bot", wanted=bot[:40])
