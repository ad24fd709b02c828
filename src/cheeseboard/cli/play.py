"""A match in the terminal: people at one keyboard, bots in the other seats."""

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from cheeseboard import new_match, registry
from cheeseboard.bots import Bot, make
from cheeseboard.cli.options import check_language, read_options
from cheeseboard.cli.screen import console, errors_as_sentences, fail
from cheeseboard.events import Argument, Event, Message, Seat
from cheeseboard.game import IllegalMove, Outcome, Refusal, UnreadableMove
from cheeseboard.match import CannotUndo, Match
from cheeseboard.rulebook import rule_text
from cheeseboard.terminal import picture
from cheeseboard.words import Words, words


def run(
    game: str,
    seats: int | None,
    people: int,
    rival: str,
    preset: str,
    given: Sequence[str],
    seed: int | None,
    language: str,
    save: Path | None,
) -> None:
    """Play a match, and keep its record if somebody wants it."""
    with errors_as_sentences(game, language):
        check_language(language)
        if save is not None and not save.parent.is_dir():
            fail(f"There is no folder {save.parent} to save the record in.")
        meta = registry.meta(game)
        chosen = seats if seats is not None else min(meta.seats, key=lambda count: abs(count - 3))
        if not 0 <= people <= chosen:
            fail(f"--people takes 0 to {chosen} here, not {people}.")
        match = new_match(game, chosen, seed, read_options(meta, preset, given))
        bots = {seat: make(rival, game, chosen, seat) for seat in range(people, chosen)}
        Keyboard(match, bots, language).run()
        if save is not None:
            match.record.write(save)
            told = words(game, language).say(Message("terminal-record", {"path": str(save)}))
            console.print(escape(told))


LEAVING: Final = ("q", "quit", "exit", "й", "выход", "вихід")
"""What leaves the table; the Russian and Ukrainian letter is on the key of the q."""


class Quit(Exception):
    """Somebody leaves the table."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A move as the terminal lists it."""

    text: str
    sentence: str
    group: str
    tone: str


def meant(text: str, offers: list[Offer]) -> str:
    """The move that somebody typed by its number or by its sentence; else what was typed."""
    if _is_number(text) and 1 <= int(text) <= len(offers):
        return offers[int(text) - 1].text
    named = [offer.text for offer in offers if _plain(offer.sentence) == _plain(text)]
    return named[0] if len(named) == 1 else text


def _is_number(text: str) -> bool:
    """Whether it may be the number of a move: thousands of digits are not read as one."""
    return text.isdecimal() and len(text) < 6


def _plain(sentence: str) -> str:
    """Without capitals, and with usual spaces: nobody types one that does not break."""
    return " ".join(sentence.casefold().split())


class Keyboard:
    """People who share a keyboard, and the bots they play with."""

    def __init__(
        self, match: Match[Any, Any], bots: Mapping[Seat, Bot], language: str = "en"
    ) -> None:
        self._match = match
        self._bots = bots
        self._language = language
        self._id = match.game.meta.id
        self._words = words(self._id, language)
        self._people = [seat for seat in range(match.seats) if seat not in bots]
        self._at_keyboard: Seat | None = self._people[0] if len(self._people) == 1 else None

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        title = self._match.game.meta.title[self._language]
        console.rule(f"[bold]{title}[/bold]")
        if self._at_keyboard is not None and self._match.seats > 1:
            console.print(self._text("terminal-you", name=self._colour(self._at_keyboard)))
        if self._people:
            console.print(self._text("terminal-leave"), style="dim")
        self._tell([event for _, event in self._match.events(self._at_keyboard)])
        try:
            while self._match.to_act:
                self._decide(self._match.to_act[0])
        except (Quit, EOFError, KeyboardInterrupt):
            console.print()
            console.print(self._text("terminal-stop"))
            return
        self._finish()

    def _decide(self, seat: Seat) -> None:
        if seat in self._bots:
            move = self._bots[seat].choose(self._match.view(seat), seat)
            self._tell(self._match.play(seat, move))
        else:
            self._ask(seat)

    # --- a person's decision

    def _ask(self, seat: Seat) -> None:
        if seat != self._at_keyboard and len(self._people) > 1:
            self._hand_over(seat)
        self._at_keyboard = seat
        view = self._match.shown(seat)
        offers = [self._offer(view, seat, move) for move in self._match.moves(seat)]
        console.print()
        console.print(picture(self._id, view, self._language))
        question = self._words.say(self._match.decision(seat).message, viewer=seat)
        console.print(Panel(escape(question), expand=False))
        self._list(offers)
        self._answer(seat, offers)

    def _offer(self, view: Any, seat: Seat, move: Any) -> Offer:
        label = self._match.game.label(view, seat, move)
        return Offer(
            move.text,
            self._words.say(label.message, viewer=seat),
            self._words.say(label.group, viewer=seat),
            label.tone,
        )

    def _hand_over(self, seat: Seat) -> None:
        """A curtain between seats that do not know the same."""
        view = self._match.game.view
        if view(self._match.view(seat), None) != self._match.view(seat):
            console.clear()
            prompt = self._text("terminal-hand-over", name=self._colour(seat))
            self._leave_if(console.input(prompt + " "))

    def _leave_if(self, text: str) -> None:
        if text.strip().casefold() in LEAVING:
            raise Quit

    def _list(self, offers: list[Offer]) -> None:
        groups: dict[str, list[str]] = {}
        for number, offer in enumerate(offers, 1):
            style = {"gain": "green", "harm": "red"}.get(offer.tone, "none")
            line = f"[bold]{number:>3}[/] [{style}]{escape(offer.sentence)}[/]"
            groups.setdefault(offer.group, []).append(line)
        for heading, lines in groups.items():
            console.print(f"[bold]{heading}[/bold]")
            console.print(Columns(lines, padding=(0, 3)))

    def _answer(self, seat: Seat, offers: list[Offer]) -> None:
        """Ask until something happens."""
        while True:
            text = console.input("[bold]>[/bold] ").strip()
            command, _, rest = text.partition(" ")
            self._leave_if(text)
            if command in ("", "help", "?"):
                self._help(offers)
            elif command == "rules":
                console.print(self._rule(rest.strip()))
            elif command == "why":
                self._why(seat, rest.strip(), offers)
            elif command == "undo":
                if self._undo(seat):
                    return
            elif self._play(seat, text, offers):
                return

    def _play(self, seat: Seat, text: str, offers: list[Offer]) -> bool:
        if _is_number(text) and not 1 <= int(text) <= len(offers):
            console.print(self._text("terminal-numbers", count=len(offers)))
            return False
        try:
            events = self._match.play(seat, meant(text, offers))
        except UnreadableMove:
            console.print(self._unreadable(text, offers))
            return False
        except IllegalMove as error:
            console.print(self._refusal(error.refusal, seat))
            return False
        self._tell(events)
        return True

    def _unreadable(self, text: str, offers: list[Offer]) -> str:
        """That it is no move, and which moves that are possible now it may stand for."""
        sentence = self._text("terminal-unreadable", text=repr(text[:60]))
        near = difflib.get_close_matches(text, [offer.text for offer in offers], n=3)
        if not near:
            return sentence
        return f"{sentence} {self._text('terminal-near', moves=', '.join(map(repr, near)))}"

    def _undo(self, seat: Seat) -> bool:
        try:
            self._tell(self._match.undo(seat))
        except CannotUndo as error:
            console.print(self._refusal(error.refusal, seat))
            return False
        return True

    def _why(self, seat: Seat, text: str, offers: list[Offer]) -> None:
        if not text:
            console.print(self._text("terminal-which-move", example=offers[0].text))
            return
        try:
            refusal = self._match.why_not(seat, meant(text, offers))
        except UnreadableMove:
            console.print(self._unreadable(text, offers))
            return
        can = self._text("terminal-can")
        console.print(can if refusal is None else self._refusal(refusal, seat))

    def _help(self, offers: list[Offer]) -> None:
        rule = self._rule_at_hand()
        console.print(self._text("terminal-help", example=offers[0].text, rule=rule))

    def _rule(self, id: str) -> str:
        text = rule_text(self._id, self._language, id)
        if text:
            return escape(f"{id} {text}".replace("**", ""))
        if not id:
            return self._text("terminal-which-rule", rule=self._rule_at_hand())
        return self._text("terminal-no-rule", rule=id)

    def _rule_at_hand(self) -> str:
        """A rule that says something about the present decision."""
        return next(iter(self._match.decision(self._match.to_act[0]).rules), "")

    # --- telling

    def _text(self, key: str, **args: Argument) -> str:
        return escape(self._words.say(Message(key, args)))

    def _colour(self, seat: Seat) -> str:
        return self._words.say(Message(f"seat-{seat}"))

    def _refusal(self, refusal: Refusal, seat: Seat) -> str:
        rules = f" [dim]({', '.join(refusal.rules)})[/dim]" if refusal.rules else ""
        return escape(self._words.say(refusal.message, viewer=seat)) + rules

    def _tell(self, events: Any) -> None:
        viewer = self._at_keyboard if len(self._people) == 1 else None
        for event in events:
            if isinstance(event, Event) and event.is_known_to(viewer):
                console.print("  " + escape(self._words.say(event.message, viewer=viewer)))

    def _finish(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        console.print()
        console.print(picture(self._id, self._match.shown(self._at_keyboard), self._language))
        viewer = self._at_keyboard if len(self._people) == 1 else None
        console.print(Panel(escape(self._words.say(outcome.reason, viewer=viewer)), expand=False))
        print_result(outcome, self._words)


def print_result(outcome: Outcome, spoken: Words) -> None:
    """The score sheet with a column for each seat, then the standings, without places if alone."""
    colours = [spoken.say(Message(f"seat-{seat}")) for seat in range(len(outcome.scores))]
    if outcome.sheet:
        table = Table("", *colours)
        for line in outcome.sheet:
            table.add_row(escape(spoken.say(line.message)), *map(str, line.points))
        console.print(table)
    is_alone = len(outcome.scores) == 1
    for rank, seat, score in standings(outcome):
        place = "" if is_alone else f"{rank}. "
        console.print(f"{place}{colours[seat]}: {score}")


def standings(outcome: Outcome) -> list[tuple[int, Seat, int]]:
    """Place, seat and score, the best first."""
    return sorted((rank, seat, outcome.scores[seat]) for seat, rank in enumerate(outcome.ranks))
