"""What this version cannot say or draw is told in a sentence; the rest of the page stands."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape

from cheeseboard.bots import BOTS, LEVELS
from cheeseboard.drawing import Say
from cheeseboard.events import Message, Seat
from cheeseboard.game import Choice
from cheeseboard.motion import Glimpse, Motion
from cheeseboard.server.tables import STAND_IN
from cheeseboard.web.boards import Board, generic_board
from cheeseboard.web.render import translator
from cheeseboard.words import MissingWords, words

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Speech:
    """`say` for one viewer; a message without words becomes a sentence that says so."""

    game: str
    language: str
    names: tuple[str, ...]
    viewer: Seat | None
    colours: tuple[Seat, ...]

    def __call__(self, message: Message) -> str:
        try:
            found = words(self.game, self.language)
            return found.say(message, self.names, self.viewer, self.colours)
        except (MissingWords, IndexError) as error:
            log.error("%s has no words for %r.", self.game, message.key, exc_info=error)
            return translator(self.language)("no-words", name=message.key)


def speech(
    game: str,
    language: str,
    names: Sequence[str],
    viewer: Seat | None,
    colours: Sequence[Seat] = (),
) -> Say:
    """What is said to somebody who looks at a table."""
    return Speech(game, language, tuple(names), viewer, tuple(colours))


def drawn(
    board: Board,
    view: Any,
    seat: Seat | None,
    choices: Sequence[Choice[Any]],
    say: Say,
    told: Sequence[Message],
) -> tuple[Board, Any]:
    """The board and what its templates print; the plain one where the game's own cannot draw."""
    try:
        return board, board.draw(view, seat, choices, say, told)
    except Exception as error:
        log.error("The board %s cannot draw a position.", board.folder, exc_info=error)
        plain = generic_board()
        return plain, plain.draw(view, seat, choices, say, told)


def shown(board: Board, event: Message, glimpse: Glimpse) -> Sequence[Motion]:
    """How the board tells an event; nothing moves where it cannot."""
    try:
        return board.motions(event, glimpse)
    except Exception as error:
        log.error("The board %s cannot show %r.", board.folder, event.key, exc_info=error)
        return ()


def printed(names: Sequence[str], language: str, show: Callable[[str], str]) -> dict[str, str]:
    """Parts of a page by their ids; one that cannot be printed says so."""
    return {name: _printed(name, language, show) for name in names}


def _printed(name: str, language: str, show: Callable[[str], str]) -> str:
    try:
        return show(name)
    except Exception as error:
        log.error("The part %s of a page cannot be printed.", name, exc_info=error)
        sentence = escape(translator(language)("not-drawn"))
        return str(Markup('<section class="card pad" id="{}">{}</section>').format(name, sentence))


def is_known_bot(bot: str) -> bool:
    """Whether a bot that was seated once is still there."""
    return bot in LEVELS or bot in BOTS


def playing_bot(bot: str) -> str:
    """Who plays where a bot is named: for a level that is no longer there, a stand-in."""
    return bot if is_known_bot(bot) else STAND_IN
