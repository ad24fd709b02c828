"""The table in a terminal, as text with rich's markup."""

from typing import Final

from cheeseboard.drawing import Say
from cheeseboard.game import HIDDEN, NONE, Argument, Message, Seat
from cheeseboard.games.ratland.box import (
    CLAN_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DECK,
    EVENT_NAMES,
    INFIRMARY,
    PLACE_NAMES,
    PLACES,
    TUNNELS,
)
from cheeseboard.games.ratland.rules.home import dinner
from cheeseboard.games.ratland.rules.search import pieces_for
from cheeseboard.games.ratland.rules.stock import healthy, is_late, rounds
from cheeseboard.games.ratland.state import AGGRESSIVE, CLAN_CHOICE, OVER, PLANS, READY, Position

LOOKS: Final = ("yellow", "dark_orange", "white", "bright_black", "magenta", "blue")
"""How the pieces of each colour look."""
SEATS: Final = ("red", "yellow", "green", "blue", "magenta", "white") * 2
NARROW: Final = 3
"""The narrowest column: two digits and a space before them."""


def draw(view: Position, say: Say) -> str:
    """Round and event, cheese card and bag, a line for each seat, and what the signs mean."""
    lines = [*_round(view, say), *_cheese(view, say), _supply(view, say), ""]
    return "\n".join([*lines, *_table(view, say), *_legend(view, say)])


def _round(view: Position, say: Say) -> list[str]:
    if view.phase == CLAN_CHOICE:
        return [f"[bold]{say(Message('terminal-gather'))}[/]"]
    hatch = "○" if is_late(view) else "●"
    event = say(Message(f"happening-{EVENT_NAMES[view.event]}"))
    count: dict[str, Argument] = {"round": rounds(view), "most": DECK - 1}
    lines = [f"[bold]{say(Message('terminal-round', count))}[/]   {hatch} [bold cyan]{event}[/]"]
    foreseen = []
    if view.next_event not in (NONE, HIDDEN):
        happening: dict[str, Argument] = {"happening": EVENT_NAMES[view.next_event]}
        foreseen.append(say(Message("board-next-event", happening)))
    if view.next_card not in (NONE, HIDDEN):
        foreseen.append(say(Message("board-next-card", {"card": view.next_card})))
    return [*lines, f"[dim]{'   '.join(foreseen)}[/]"] if foreseen else lines


# --- cheese --------------------------------------------------------------------------------------


def _cheese(view: Position, say: Say) -> list[str]:
    if not view.cards or view.phase in (CLAN_CHOICE, OVER):
        return []
    rows = {
        say(Message(f"board-place-{PLACE_NAMES[tunnel]}")): _pieces(pieces_for(view, tunnel), say)
        for tunnel in TUNNELS
    }
    if any(view.bag) or any(view.drawn):
        drawn = f"{say(Message('terminal-drawn'))} {_pieces(view.drawn, say)}"
        rows[say(Message("terminal-bag"))] = f"{_pieces(view.bag, say)}   {drawn}"
    width = max(len(name) for name in rows)
    return [_cards(view, say), *(f"  {name:<{width}} {row}" for name, row in rows.items())]


def _cards(view: Position, say: Say) -> str:
    if len(view.cards) == 1:
        return say(Message("board-card", {"card": view.cards[0]}))
    first, second = view.cards
    return say(Message("board-cards", {"first": first, "second": second}))


def _letter(colour: int, say: Say) -> str:
    """For those who do not see the colour."""
    return say(Message(f"board-letter-{COLOUR_NAMES[colour]}"))


def _pieces(counts: list[int], say: Say) -> str:
    shown = (
        f"[{LOOKS[colour]}]{_letter(colour, say) * counts[colour]}[/]"
        for colour in COLOURS
        if counts[colour]
    )
    return " ".join(shown) or f"[dim]{say(Message('board-empty'))}[/]"


def _supply(view: Position, say: Say) -> str:
    names = [
        f"{_letter(colour, say)} {say(Message(f'colour-{COLOUR_NAMES[colour]}'))}"
        for colour in COLOURS
    ]
    supply = say(Message("board-supply", {"count": view.rat_supply}))
    half = len(names) // 2
    legend = "\n".join(f"[dim]{', '.join(some)}[/]" for some in (names[:half], names[half:]))
    return f"{supply}\n{legend}"


# --- seats ---------------------------------------------------------------------------------------


def _table(view: Position, say: Say) -> list[str]:
    """A line for each seat under the heads of the columns."""
    heads = _heads(say)
    widths = [max(len(head), NARROW) for head in heads]
    names = _padded([say(Message(f"seat-{seat}")) for seat in range(view.seats)])
    clans = _padded([_clan(clan, say) for clan in view.clans])
    blank = " " * len(f"►{names[0]}!{clans[0]}")
    lines = [f"[dim]{blank}{_row(heads, widths)}[/]"]
    for seat in range(view.seats):
        marker = "►" if seat == view.active else " "
        fierce = "!" if view.sides[seat] == AGGRESSIVE else " "
        name = f"{marker}[{SEATS[seat]}]{names[seat]}[/]{fierce}{clans[seat]}"
        lines.append(name + _zones(view, seat, widths, say) + _stock(view, seat, widths))
    return lines


def _heads(say: Say) -> list[str]:
    """Places, cheese and dinner, a space before each; one word spans both pipes."""
    pipes = f" ◄{say(Message('terminal-pipes'))}►"
    half = (len(pipes) + 1) // 2
    known = {"pipe_left": pipes[:half], "pipe_right": pipes[half:], "graveyard": " †"}
    names = (*PLACE_NAMES, "cheese", "need")
    return [known.get(name) or f" {say(Message(f'terminal-{name}'))}" for name in names]


def _padded(texts: list[str]) -> list[str]:
    width = max(len(text) for text in texts)
    return [f"{text:<{width}}" for text in texts]


def _clan(clan: int, say: Say) -> str:
    return "" if clan == NONE else f" {say(Message(f'clan-{CLAN_NAMES[clan]}'))}"


def _row(cells: list[str], widths: list[int]) -> str:
    return "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))


def _zones(view: Position, seat: Seat, widths: list[int], say: Say) -> str:
    """Rats in the seven zones; behind a screen only what the viewer knows."""
    widths = widths[:INFIRMARY]
    if view.phase == PLANS:
        plan = view.plans[seat * INFIRMARY : (seat + 1) * INFIRMARY]
        if HIDDEN in plan:
            ready = say(Message("terminal-ready", {"count": healthy(view, seat)}))
            return f"[dim]{ready:^{sum(widths)}}[/]"
        style = "bold" if view.steps[seat] == READY else "italic"
        return f"[{style}]{_row(_counts(plan), widths)}[/]"
    rats = view.rats[seat * PLACES : seat * PLACES + INFIRMARY]
    return _row(_counts(rats), widths)


def _counts(numbers: list[int]) -> list[str]:
    return [str(number or "·") for number in numbers]


def _stock(view: Position, seat: Seat, widths: list[int]) -> str:
    """Rats that are away, cheese, and what the clan will eat."""
    away = view.rats[seat * PLACES + INFIRMARY : (seat + 1) * PLACES]
    cells = [*_counts(away), str(view.cheese[seat])]
    hidden = "*" if view.hidden[seat] else " "
    need = f"{dinner(view, seat):>{widths[-1] - 1}}"
    return f"{_row(cells, widths[INFIRMARY:-1])}{hidden}[dim]{need}[/]"


def _legend(view: Position, say: Say) -> list[str]:
    """Signs, then what the columns are for."""
    stage = ("○", "terminal-late") if is_late(view) else ("●", "terminal-early")
    signs = [("►", "panel-active"), stage, ("·", "terminal-nobody")]
    signs.append(("†", "board-place-graveyard"))
    if AGGRESSIVE in view.sides:
        signs.append(("!", "panel-aggressive"))
    if any(view.hidden):
        signs.append(("*", "terminal-hidden"))
    columns = f"{say(Message('terminal-away'))}   {say(Message('terminal-dinner'))}"
    lines = (_signs(signs, say), say(Message("terminal-zones")), columns)
    return [f"[dim]{line}[/]" for line in lines]


def _signs(signs: list[tuple[str, str]], say: Say) -> str:
    return "   ".join(f"{sign} {say(Message(key))}" for sign, key in signs)
