"""The lists of all cards and bases at the end of RULES.md, as data and words give them."""

from textwrap import fill

from cheeseboard.game import Message
from cheeseboard.games.smash_up.board.faces import base_face, face
from cheeseboard.games.smash_up.board.large import facts, rules
from cheeseboard.games.smash_up.board.parts import Face
from cheeseboard.games.smash_up.cards import BASE_IDS, FACTION_CODES, FACTIONS, KINDS_OF
from cheeseboard.words import words


def reference(language: str) -> str:
    """A section for every faction and one for the bases."""

    def say(message: Message) -> str:
        return words("smash_up", language).say(message)

    def item(code: str, number: int, card: Face) -> str:
        about = f"({facts(card.id, say)}). {card.text} {', '.join(rules(card.id))}."
        text = f"- **{code.upper()}{number}** **{card.name}** {about}"
        return fill(text, 118, subsequent_indent="  ", break_on_hyphens=False)

    sections = []
    for faction, id in enumerate(FACTIONS):
        title = say(Message("board-list-title", {"faction": id}))
        cards = [face(kind, say) for kind in KINDS_OF[faction]]
        lines = [item(FACTION_CODES[faction], n, card) for n, card in enumerate(cards, 1)]
        sections.append("\n".join([f"## {title}", "", *lines]))
    bases = [base_face(base, say) for base in range(len(BASE_IDS))]
    lines = [item("b", number, card) for number, card in enumerate(bases, 1)]
    sections.append("\n".join([f"## {say(Message('board-list-bases'))}", "", *lines]))
    return "\n\n".join(sections) + "\n"
