"""Help at the table: what a decision is about, symbols, slips, reasons, the balance of a round.

Help is data in the game's folder: `help.toml`, and its words in `help.<language>.ftl`. A part of a
game may have both too. Facts come from the seat's view, from what the seat was told, and from the
sentence of a move, so help knows no secret. `reading` reads the files, `telling` speaks, and
`cheeseboard.testing.help_checks` looks at every position of random matches.
"""

from cheeseboard.help.reading import BadHelp, Help, Symbol, help_of, read_help
from cheeseboard.help.spoken import help_words
from cheeseboard.help.telling import Adviser, Balance, Card, Warned, card

__all__ = [
    "Adviser",
    "BadHelp",
    "Balance",
    "Card",
    "Help",
    "Symbol",
    "Warned",
    "card",
    "help_of",
    "help_words",
    "read_help",
]
