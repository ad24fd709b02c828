"""What a viewer sees of a table in play and after it, made from the viewer's view alone."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from markupsafe import Markup

from cheeseboard.drawing import Say
from cheeseboard.events import HEADINGS, Event, Message, Seat
from cheeseboard.game import Choice, Outcome
from cheeseboard.match import Match
from cheeseboard.record import Played
from cheeseboard.server.clocks.shown import ClockLine, TimePage, clock_line, time_page, times
from cheeseboard.server.help_page import Aid, aid
from cheeseboard.server.leaving import placed
from cheeseboard.server.tables import Player, Table
from cheeseboard.server.unknown import drawn, is_known_bot, printed, speech
from cheeseboard.web.boards import board
from cheeseboard.web.colours import colour, palette
from cheeseboard.web.render import render, translator
from cheeseboard.words import Words, words

WITHOUT_LOG: Final = (
    "stage",
    "strip",
    "decision",
    "moves",
    "players",
    "heading",
    "leave",
    "aid",
    "times",
    "palette",
)
PARTS: Final = (*WITHOUT_LOG, "log")
"""What a change can touch; each is an element with that id."""

REMEMBERED: Final = ("decision", "moves", "heading", "leave", "aid", "times")
"""What is often the same after a change, or for somebody else. Lists of players remember rows."""


@dataclass(frozen=True, slots=True)
class Button:
    """A choice as a button."""

    text: str
    sentence: str
    price: int
    tone: str
    question: str
    """What to ask first; empty if nothing."""
    is_held: bool
    """Whether the page waits before it sends this: everybody would see it at once."""


@dataclass(frozen=True, slots=True)
class Group:
    """Buttons under one heading."""

    title: str
    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A seat in the list of players."""

    seat: Seat
    name: str
    letter: str
    is_you: bool
    is_bot: bool
    level: str
    """How strong the bot is; empty for a person."""
    is_to_act: bool
    may_hand_over: bool
    """Whether the viewer may ask for a bot there: in an own seat, or for who is long away."""
    is_out: bool
    """Whether the person has resigned."""
    panel: Any
    is_guest: bool = False
    """Whether the person keeps no name: somebody else may come with the same."""
    presence: str = ""
    """Whether a person is `here` or `away`; empty for bots and where nobody plays any more."""
    left_at: int = 0
    """When somebody who is away was last here, by the clock on the wall."""
    minutes: int = 0
    """How long ago that is."""
    clock: ClockLine | None = None


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event as a sentence, with the seat that did it and what it speaks of."""

    seat: Seat | None
    sentence: str
    rules: tuple[str, ...]
    shows: str
    """Places that the sentence speaks of, separated by blanks."""
    is_heading: bool
    """Whether a round or a turn begins with it."""


@dataclass(frozen=True, slots=True)
class TablePage:
    """Everything that the templates of a table need."""

    table: Table
    seat: Seat | None
    title: str
    question: str
    eyebrow: str
    is_my_turn: bool
    decision_number: int
    groups: tuple[Group, ...]
    last: Group | None
    """The group of the one move that ends a turn or passes, shown apart."""
    undoable: int
    players: tuple[PlayerLine, ...]
    tell_log: Callable[[], tuple[LogLine, ...]]
    outcome: Outcome | None
    verdict: str
    ways_out: tuple[str, ...]
    view: Any
    """What the viewer is shown of the position."""
    scene: Any
    board: str
    say: Say
    event_number: int
    commitment: str
    """The mark of what chance will deal, shown from the start."""
    has_hints: bool
    thinker: str
    """The name of the bot that everybody waits for; empty if there is none."""
    ahead: int
    """How many bots of other tables think first."""
    stand_in: bool
    """Whether a bot plays for the viewer, who can take the seat back."""
    stood_in: int
    """How many moves that bot has made."""
    is_out: bool
    """Whether the viewer has resigned, and cannot."""
    my_seats: tuple[Seat, ...]
    curtain: Seat | None
    """The seat whose person must come to the device first."""
    end_wanted_by: str
    """The name of somebody who wants to end the match here; empty if nobody does."""
    wants_end: bool
    """Whether the viewer does."""
    is_end_by_standing: bool
    """Whether it is to count as it stands; else nobody has won."""
    has_standing: bool
    """Whether that can be proposed."""
    may_end: bool
    """Whether the viewer has a say in that, and may resign."""
    halted: int
    """The version of the rules by which the match was begun, if it cannot go on; else 0."""
    aid: Aid
    """What help has to say."""
    time: TimePage
    palette: Markup
    """What gives the seats their colours, where those are not their own."""

    @property
    def names(self) -> tuple[str, ...]:
        """Of the players, by seat."""
        return tuple(self.table.seat_names())

    @property
    def times(self) -> str:
        """All clocks for the page's script."""
        return times([player.clock for player in self.players])

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The log, the newest first; told only where somebody reads all of it."""
        return self.tell_log()

    def row(self, template: str, player: PlayerLine, language: str) -> Markup:
        """What stands in a list of players for one of them; most of them change seldom."""

        def show(page: Any) -> str:
            return str(render(template, language, page=page, player=player))

        key = template, language, player.seat
        return Markup(self.table.memory.printed(key, self, show, player))


def viewing_seat(table: Table, person: str, wanted: Seat | None) -> Seat | None:
    """Which of a person's seats the page is for: the wanted one, or one that is to act."""
    mine = table.seats_of(person)
    if wanted in mine:
        return wanted
    deciding = table.deciding_seats(person)
    return deciding[0] if deciding else mine[0] if mine else None


def needs_curtain(table: Table, person: str, wanted: Seat | None) -> Seat | None:
    """The seat to hand the device to, where people share it and do not know the same."""
    mine = table.seats_of(person)
    match = table.match
    if match is None or len(mine) < 2 or not match.to_act:
        return None
    seat = viewing_seat(table, person, None)
    if seat is None or seat == wanted or seat not in table.deciding_seats(person):
        return None
    is_secret = any(match.shown(other) != match.shown(seat) for other in mine)
    return seat if is_secret else None


def table_page(table: Table, person: str, wanted: Seat | None, language: str) -> TablePage:
    """The page of a table whose match has begun."""
    match = table.match
    assert match is not None
    curtain = needs_curtain(table, person, wanted)
    seat = None if curtain is not None else viewing_seat(table, person, wanted)
    if wanted is not None and seat is not None and wanted in table.seats_of(person):
        # Without secrets a shared device follows whoever is to act.
        others = table.deciding_seats(person)
        if seat not in others and others and match.shown(seat) == match.shown(None):
            seat = others[0]
    return match_page(match, table, person, seat, language, curtain)


def table_parts(
    table: Table, person: str, wanted: Seat | None, language: str, *, with_log: bool = True
) -> tuple[TablePage, Mapping[str, str]]:
    """The page and its parts, drawn once for all who see the same until something changes.

    The log is the longest part, and an open page only gets its new lines.
    """
    mine = tuple(table.seats_of(person))
    # Whoever has one seat is shown that one, wanted or not.
    key = (mine, wanted if len(mine) > 1 else None, table.is_led_by(person), language)
    if key not in table.drawn:
        page = table_page(table, person, wanted, language)
        table.keep_drawn(key, (page, parts(page, language, WITHOUT_LOG)))
    found: tuple[TablePage, dict[str, str]] = table.drawn[key]
    page, drawn = found
    if with_log and "log" not in drawn:
        drawn |= parts(page, language, ("log",))
    return page, drawn if with_log else {name: drawn[name] for name in WITHOUT_LOG}


def match_page(
    match: Match[Any, Any],
    table: Table,
    person: str,
    seat: Seat | None,
    language: str,
    curtain: Seat | None = None,
    view: Any = None,
    events: Sequence[Event] | None = None,
    choices: Sequence[Choice[Any]] = (),
) -> TablePage:
    """A position of a match as a viewer sees it; `view` and `events` override it in a replay, and
    `choices` are marked there."""
    names = table.seat_names()
    spoken = words(table.game, language)
    say = speech(table.game, language, names, seat, table.colours)
    is_live = view is None
    if view is None:
        view = match.shown(seat)
    is_my_turn = is_live and seat is not None and seat in table.deciding_seats(person)
    has_choices = is_my_turn and not match.is_halted
    if has_choices:
        choices = match.game.choices(view, seat)  # type: ignore[arg-type]
    stand_in = seat is not None and table.players[seat].kind == "bot"
    heard = events if events is not None else _known(match, seat)
    told = [event.message for event in heard]
    drawing, scene = drawn(board(table.game), view, seat, choices, say, told)
    held = _held(match, seat, choices) if seat is not None and has_choices else frozenset()
    groups = groups_of(choices, say, held)
    outcome = match.outcome
    gone = resigned(match) if outcome is not None else {}
    if outcome is not None:
        outcome = placed(outcome, gone)
    to_act = match.to_act
    question = ""
    if to_act and curtain is None:
        asked = seat if seat is not None and seat in to_act else to_act[0]
        question = say(match.game.decision(view, asked).message)
    return TablePage(
        table=table,
        seat=seat,
        title=table.meta.title[language],
        question=question,
        eyebrow="" if outcome else "mine" if is_my_turn else "others",
        is_my_turn=is_my_turn,
        decision_number=match.decision_number(seat) if seat is not None else 0,
        groups=groups[:-1] if _ends(groups) else groups,
        last=groups[-1] if _ends(groups) else None,
        undoable=match.undoable(seat) if is_live and seat is not None and not stand_in else 0,
        has_hints=is_my_turn and table.has_hints(person),
        thinker=_thinker(match, table) if is_live else "",
        ahead=table.ahead if is_live else 0,
        stand_in=stand_in,
        stood_in=_stood_in(table, match, seat) if seat is not None and stand_in else 0,
        is_out=seat is not None and table.players[seat].is_out,
        players=_players(match, table, person, scene, spoken, is_live),
        tell_log=lambda: _log(match, seat, say),
        outcome=outcome,
        verdict=say(outcome.reason) if outcome else "",
        ways_out=ways_out(gone, names, table.seats_of(person), language),
        view=view,
        scene=scene,
        board=drawing.folder,
        say=say,
        event_number=len(match.events(seat, is_present=True)),
        commitment=match.record.commitment,
        my_seats=tuple(table.seats_of(person)),
        curtain=curtain,
        end_wanted_by=_end_wanted_by(table) if is_live and not outcome else "",
        wants_end=person in table.manners.for_end,
        is_end_by_standing=table.manners.by_standing,
        has_standing=is_live and not outcome and bool(match.standing),
        may_end=is_live and not outcome and person in table.people(),
        halted=match.rules_version if is_live and match.is_halted and not outcome else 0,
        aid=aid(match, seat, view, choices, heard, names, language, table.colours)
        if is_live and seat is not None and curtain is None
        else Aid(),
        time=time_page(table, person, is_live),
        palette=palette(table.game, table.colours),
    )


def _end_wanted_by(table: Table) -> str:
    wanted = table.manners.for_end[:1]
    names = [table.seat_names()[seat] for person in wanted for seat in table.seats_of(person)]
    return names[0] if names else ""


def resigned(match: Match[Any, Any]) -> dict[Seat, str]:
    """The seats that were given up, as the log tells, and how."""
    return given_up((one.message.key, one.message.args) for _, one in match.events(None))


def given_up(events: Iterable[tuple[str, Mapping[str, Any]]]) -> dict[Seat, str]:
    """The seats that were given up or lost by the clock, and how, by key and arguments."""
    found: dict[Seat, str] = {}
    for key, args in events:
        if key in ("event-resigned", "event-time-lost"):
            found[int(args["seat"])] = key
        elif key == "event-in-time":
            found.pop(int(args["seat"]), None)
    return found


def ways_out(
    gone: Mapping[Seat, str], names: Sequence[str], mine: Sequence[Seat], language: str
) -> tuple[str, ...]:
    """Who decided the match by leaving it, or by the clock: a sentence for each."""
    t = translator(language)
    return tuple(
        t(
            f"out-{how.removeprefix('event-')}",
            name=names[seat],
            you="yes" if seat in mine else "no",
        )
        for seat, how in gone.items()
    )


def _thinker(match: Match[Any, Any], table: Table) -> str:
    bots = [seat for seat in match.to_act if table.players[seat].kind == "bot"]
    return table.seat_names()[bots[0]] if bots and len(bots) == len(match.to_act) else ""


def _known(match: Match[Any, Any], seat: Seat | None) -> list[Event]:
    return [event for _, event in match.events(seat)]


def _held(match: Match[Any, Any], seat: Seat, choices: Sequence[Choice[Any]]) -> frozenset[str]:
    """Secret choices that would be revealed at once: for two seconds nobody is to see them."""
    return frozenset(one.text for one in choices if match.reveals(seat, one.moves))


def groups_of(
    choices: Sequence[Choice[Any]], say: Say, held: frozenset[str] = frozenset()
) -> tuple[Group, ...]:
    """Choices as buttons under their headings."""
    found: dict[str, list[Button]] = {}
    for choice in choices:
        label = choice.label
        question = say(label.confirm) if label.confirm is not None else ""
        is_held = choice.text in held
        button = Button(choice.text, say(label.message), label.price, label.tone, question, is_held)
        found.setdefault(say(label.group), []).append(button)
    return tuple(Group(title, tuple(buttons)) for title, buttons in found.items())


def _ends(groups: Sequence[Group]) -> bool:
    """Whether the last group is a single move without a price: ending, passing, being ready."""
    return bool(groups) and len(groups[-1].buttons) == 1 and groups[-1].buttons[0].price == 0


def _players(
    match: Match[Any, Any],
    table: Table,
    person: str,
    scene: Any,
    spoken: Words,
    is_live: bool,
) -> tuple[PlayerLine, ...]:
    to_act = match.to_act
    players: Sequence[Player] = table.players
    mine = table.seats_of(person)
    return tuple(
        PlayerLine(
            seat=number,
            name=name,
            letter=seat_letter(spoken, colour(table.colours, number)),
            is_you=number in mine,
            is_bot=players[number].kind == "bot",
            is_guest=players[number].kind == "person" and players[number].person in table.guests,
            level=players[number].bot if is_known_bot(players[number].bot) else "gone",
            is_to_act=number in to_act,
            may_hand_over=players[number].kind == "person"
            and bool(to_act)
            and is_live
            and (number in mine or (bool(mine) and _is_given_up(table, players[number]))),
            is_out=players[number].is_out,
            panel=scene.panels[number],
            clock=clock_line(table, match, number) if is_live else None,
            **(presence(table, players[number], may_be_lost=True) if is_live and to_act else {}),
        )
        for number, name in enumerate(table.seat_names())
    )


def _stood_in(table: Table, match: Match[Any, Any], seat: Seat) -> int:
    """How many moves a bot has made since it plays for the person in a seat."""
    steps = match.record.steps[table.players[seat].since :]
    return sum(isinstance(step, Played) and step.seat == seat for step in steps)


def _is_given_up(table: Table, player: Player) -> bool:
    """Whether nobody need wait for somebody; where a clock runs, that says how long."""
    return not table.tempo.has_clock and table.is_away(player.person)


def presence(table: Table, player: Player, *, may_be_lost: bool) -> dict[str, Any]:
    """Whether somebody is here, or since when not; by a clock a line may just be broken."""
    if player.kind != "person":
        return {"presence": ""}
    if not table.is_missed(player.person):
        return {"presence": "here"}
    away = table.away_for(player.person)
    if may_be_lost and table.tempo.is_live:
        return {"presence": "lost", "left_at": round((time.time() - away) / 5) * 5}
    left_at = round((time.time() - away) / 60) * 60
    return {"presence": "away", "left_at": left_at, "minutes": max(1, int(away // 60))}


@cache
def seat_letter(spoken: Words, seat: Seat) -> str:
    """The first letter of a seat's colour; the second six seats have it twice."""
    return spoken.say(Message(f"seat-{seat % 6}"))[:1] * (1 + seat // 6)


def _log(match: Match[Any, Any], seat: Seat | None, say: Say) -> tuple[LogLine, ...]:
    """The log, the newest first."""
    return tuple(log_line(event, say) for _, event in reversed(match.events(seat)))


def log_line(event: Event, say: Say) -> LogLine:
    args: Mapping[str, Any] = event.message.args
    shows = " ".join(value for value in args.values() if isinstance(value, str) and value)
    actor = args.get("seat")
    return LogLine(
        seat=actor if isinstance(actor, int) else None,
        sentence=say(event.message),
        rules=event.rules,
        shows=shows,
        is_heading=event.message.key in HEADINGS,
    )


def parts(page: TablePage, language: str, names: Sequence[str] = PARTS) -> dict[str, str]:
    """The parts of the table as HTML, by id."""

    def show(name: str, shown: Any = page) -> str:
        return str(render(f"parts/{name}.html", language, page=shown))

    def remembered(name: str) -> str:
        if name not in REMEMBERED:
            return show(name)
        return page.table.memory.printed((name, language), page, partial(show, name))

    return printed(names, language, remembered)
