"""The list of cards and bases at the end of a faction's RULES.md, as data and words give it."""

from textwrap import fill

from cheeseboard.game import Message
from cheeseboard.games.smash_up.board.faces import base_face, face
from cheeseboard.games.smash_up.board.large import facts, rules
from cheeseboard.games.smash_up.board.parts import Face
from cheeseboard.games.smash_up.box import BASE_THEME, FACTION_CODES, FACTIONS, KINDS_OF
from cheeseboard.words import words


def reference(faction: int, language: str) -> str:
    """A section with an item for every card and base of a faction."""

    def say(message: Message) -> str:
        return words("smash_up", language).say(message)

    def item(name: str, card: Face) -> str:
        about = f"({facts(card.id, say)}). {card.text} {', '.join(rules(card.id))}."
        text = f"- **{name}** **{card.name}** {about}"
        return fill(text, 118, subsequent_indent="  ", break_on_hyphens=False)

    code = FACTION_CODES[faction].upper()
    cards = [face(kind, say) for kind in KINDS_OF[faction]]
    bases = [base for base, theme in enumerate(BASE_THEME) if theme == faction]
    lines = [item(f"{code}{number}", card) for number, card in enumerate(cards, 1)]
    lines += [item(f"B{base + 1}", base_face(base, say)) for base in bases]
    title = say(Message("board-list-title", {"faction": FACTIONS[faction]}))
    return "\n".join([f"## {title}", "", *lines]) + "\n"
