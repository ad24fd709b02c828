"""All tables: loads them when touched, changes them one at a time, commits before it answers."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from cheeseboard import registry
from cheeseboard.bots import BOTS, LEVELS, Random
from cheeseboard.events import Event, Message, Seat
from cheeseboard.game import BadSetup, IllegalMove, Meta, Options, UnreadableMove
from cheeseboard.match import CannotUndo, Match, check_setup
from cheeseboard.record import Record, parse_json, step_to_json
from cheeseboard.server.bots import HINT, BotFailed, BotPool, Question
from cheeseboard.server.store import Answer, Store, StoredMatch
from cheeseboard.server.tables import (
    OPEN,
    STAND_IN,
    Player,
    Refused,
    Stale,
    Table,
    bot_player,
)

Result = TypeVar("Result")
Act = Callable[[Match[Any, Any]], tuple[Event, ...]]

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 30
LONGEST_CHAT: Final = 400
LONGEST_KEY: Final = 64
MOST_IN_MEMORY: Final = 2_000
"""Tables kept at hand."""
MOST_MOVES: Final = 100
"""Moves in one line."""


class Hall:
    """Where the tables are. The only one that changes them."""

    def __init__(
        self, store: Store, bots: BotPool, bot_pause: float, *, with_drafts: bool = False
    ) -> None:
        self.games = registry.ids(with_drafts=with_drafts)
        """Games that are offered here."""
        self._store = store
        self._bots = bots
        self._bot_pause = bot_pause
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        """One thread: SQLite has one writer, and the event loop never waits for a disk."""

    async def close(self) -> None:
        for table in self._tables.values():
            if table.thinking is not None:
                table.thinking.cancel()
        await self._bots.close()
        self._threads.shutdown(wait=True)

    async def stored(self, call: Callable[..., Result], *args: Any, **kwargs: Any) -> Result:
        """Run a method of the store off the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(call, *args, **kwargs))

    def meta(self, game: str) -> Meta:
        """The facts of a game that is offered."""
        if game not in self.games:
            raise Refused(404, "refuse-no-game", game=game[:40])
        return registry.meta(game)

    # --- people

    async def welcome(self, id: str, name: str) -> None:
        await self.stored(self._store.add_person, id, clean_name(name))

    async def person_name(self, id: str) -> str | None:
        return await self.stored(self._store.person_name, id)

    async def rename(self, id: str, name: str) -> str:
        name = clean_name(name)
        await self.stored(self._store.rename_person, id, name)
        return name

    # --- finding tables

    async def table(self, id: str) -> Table:
        """A table, read from the database when nobody has touched it yet."""
        found = self._tables.get(id)
        if found is None:
            async with self._loading:
                found = self._tables.get(id) or await self._load(id)
                self._forget_idle()
                self._tables[id] = found
            self._wake_bots(found)
        return found

    def _forget_idle(self) -> None:
        """Let go of tables that nobody looks at, once there are many; the database has them."""
        if len(self._tables) < MOST_IN_MEMORY:
            return
        for id, table in list(self._tables.items()):
            is_busy = table.thinking is not None and not table.thinking.done()
            if not table.watchers and not table.lock.locked() and not is_busy:
                del self._tables[id]

    async def open_tables(self, limit: int = 20) -> list[Table]:
        """Public tables with a free seat, the newest first."""
        rows = await self.stored(self._store.open_tables, 5 * limit)
        found = [await self.table(row.id) for row in rows]
        return [table for table in found if table.has_free_seat][:limit]

    async def tables_of(self, person: str, limit: int = 30) -> list[Table]:
        """A person's tables, those that wait for the person first."""
        rows = await self.stored(self._store.tables_of, person, limit)
        found = []
        for row in rows:
            try:
                found.append(await self.table(row.id))
            except Exception:
                log.exception("Table %s cannot be read.", row.id)
        return sorted(
            found, key=lambda table: (not waits_for(table, person), table.stage == "over")
        )

    async def stored_match(self, table: Table, number: int) -> StoredMatch:
        """A match that was played at the table."""
        is_possible = 0 < number < 1 << 31
        stored = await self.stored(self._store.match, table.id, number) if is_possible else None
        if stored is None:
            raise Refused(404, "refuse-no-match")
        return stored

    async def _load(self, id: str) -> Table:
        row = await self.stored(self._store.table, id)
        if row is None:
            raise Refused(404, "refuse-no-table")
        table = Table(
            id=row.id,
            game=row.game,
            host=row.host,
            options=row.options,
            players=[Player(**player) for player in row.seats],
            is_public=row.is_public,
            stage=row.stage,
        )
        stored = await self.stored(self._store.match, id)
        if stored is not None and table.stage != "open":
            game = registry.load(table.game)
            record = record_of(stored)
            events = [Event.from_json(event) for event in stored.events]
            table.match = Match.restore(game, record, stored.saved, events)
            table.match_id = stored.id
            table.names = list(stored.names)
        table.match_number = stored.number if stored is not None else 0
        return table

    # --- before the match

    async def create(
        self,
        person: str,
        name: str,
        game: str,
        *,
        seats: int | None = None,
        options: Options | None = None,
        bots: str = "",
        is_public: bool = True,
    ) -> Table:
        """A new table with its host in the first seat, bots in the others if they are named."""
        facts = self.meta(game)
        count = seats if seats is not None else usual_seats(facts.seats)
        complete = _checked(game, count, options or {})
        _check_bot(bots or "random")
        host = Player("person", name=name, person=person)
        others = [bot_player(seat, bots) if bots else OPEN for seat in range(1, count)]
        table = Table(
            id=secrets.token_urlsafe(8),
            game=game,
            host=person,
            options=complete,
            players=[host, *others],
            is_public=is_public,
        )
        row = {
            "id": table.id,
            "game": game,
            "host": person,
            "options": dict(complete),
            "seats": [player.to_json() for player in table.players],
            "is_public": is_public,
            "stage": table.stage,
        }
        await self.stored(self._store.add_table, row, [person])
        self._tables[table.id] = table
        return table

    async def sit(self, table: Table, person: str, name: str, seat: Seat) -> None:
        async with table.lock:
            _check_open(table)
            _check_seat(table, seat)
            is_mine = person in (table.players[seat].person, table.host)
            is_taken = table.players[seat].kind == "person" and (
                table.players[seat].person != person
            )
            if is_taken or (table.players[seat].kind == "bot" and not is_mine):
                raise Refused(409, "refuse-seat-taken", name=table.players[seat].name)
            players = list(table.players)
            players[seat] = Player("person", name=clean_name(name), person=person)
            await self._seat(table, players)

    async def stand_up(self, table: Table, person: str, seat: Seat) -> None:
        async with table.lock:
            _check_open(table)
            _check_seat(table, seat)
            if person not in (table.players[seat].person, table.host):
                raise Refused(403, "refuse-not-your-seat")
            players = list(table.players)
            players[seat] = OPEN
            await self._seat(table, players)

    async def seat_bot(self, table: Table, person: str, seat: Seat, bot: str) -> None:
        async with table.lock:
            _check_open(table)
            _check_host(table, person)
            _check_seat(table, seat)
            _check_bot(bot)
            players = list(table.players)
            players[seat] = bot_player(seat, bot)
            await self._seat(table, players)

    async def configure(
        self, table: Table, person: str, seats: int, options: Options, is_public: bool
    ) -> None:
        """Change the number of seats, the options and who may find the table."""
        async with table.lock:
            _check_open(table)
            _check_host(table, person)
            complete = _checked(table.game, seats, options)
            if any(player.kind == "person" for player in table.players[seats:]):
                raise Refused(409, "refuse-seats-in-use")
            players = [*table.players[:seats], *[OPEN] * (seats - len(table.players))]
            changes = {
                "options": dict(complete),
                "seats": [player.to_json() for player in players],
                "is_public": is_public,
            }
            await self.stored(self._store.save_table, table.id, changes)
            table.options, table.players, table.is_public = complete, players, is_public
        table.publish()

    async def _seat(self, table: Table, players: list[Player]) -> None:
        there = {table.host, *(player.person for player in players if player.kind == "person")}
        changes = {"seats": [player.to_json() for player in players]}
        await self.stored(self._store.save_table, table.id, changes, there)
        table.players = players
        table.publish()

    async def start(self, table: Table, person: str) -> None:
        async with table.lock:
            _check_host(table, person)
            _check_open(table)
            if table.has_free_seat:
                raise Refused(409, "refuse-seats-open")
            await self._begin(table, table.players)
        self._wake_bots(table)

    async def rematch(self, table: Table, person: str) -> None:
        """The same people once more, everybody one seat on; whoever asks second joins."""
        async with table.lock:
            if not table.seats_of(person):
                raise Refused(403, "refuse-not-seated")
            if table.stage == "open":
                raise Refused(409, "refuse-not-started")
            if table.stage == "playing":
                return
            await self._begin(table, [table.players[-1], *table.players[:-1]])
        self._wake_bots(table)

    async def _begin(self, table: Table, players: list[Player]) -> None:
        game = registry.load(table.game)
        match = Match.new(game, len(players), table.options, secrets.token_bytes(32))
        number = table.match_number + 1
        names = [player.name for player in players]
        match_id = await self.stored(
            self._store.begin_match,
            table.id,
            number,
            match.record.head(),
            names,
            match.save(),
            match.save_events(),
            {"stage": "playing", "seats": [player.to_json() for player in players]},
        )
        table.players, table.names = players, names
        table.match, table.match_id, table.match_number = match, match_id, number
        table.stage = "playing"
        table.publish()

    # --- in the match

    async def play(
        self,
        table: Table,
        person: str,
        seat: Seat,
        moves: Sequence[str],
        expected: int | None,
        key: str,
    ) -> Mapping[str, Any]:
        """Play a move or a line; the same key again gives the first answer again."""
        if not 1 <= len(moves) <= MOST_MOVES:
            raise Refused(422, "refuse-line-length", most=MOST_MOVES)
        return await self._act(
            table, person, seat, expected, key, lambda match: match.play_line(seat, moves)
        )

    async def undo(
        self, table: Table, person: str, seat: Seat, expected: int | None, key: str
    ) -> Mapping[str, Any]:
        return await self._act(table, person, seat, expected, key, lambda match: match.undo(seat))

    async def _act(
        self, table: Table, person: str, seat: Seat, expected: int | None, key: str, act: Act
    ) -> Mapping[str, Any]:
        if not 1 <= len(key) <= LONGEST_KEY:
            raise Refused(422, "refuse-key-length", most=LONGEST_KEY)
        async with table.lock:
            if table.is_gone:
                raise Stale
            _check_seat(table, seat)
            if table.players[seat].person != person:
                raise Refused(403, "refuse-not-your-seat")
            if table.match is None:
                raise Refused(409, "refuse-not-started")
            if not table.is_played_by(seat, person):
                raise Refused(409, "refuse-bot-plays")
            first = await self.stored(self._store.answer, table.match_id, seat, key)
            if first is not None:
                return first
            if expected is not None and expected != table.match.decision_number(seat):
                raise Stale
            answer = await self._carry_out(table, seat, key, act)
        self._wake_bots(table)
        return answer

    async def _carry_out(self, table: Table, seat: Seat, key: str, act: Act) -> Mapping[str, Any]:
        """Do it, commit it, tell everybody. The table's lock is held."""
        match = table.match
        assert match is not None
        before = len(match.record.steps)
        try:
            events = act(match)
        except UnreadableMove as error:
            raise Refused(422, "refuse-unreadable", text=str(error)) from None
        except (IllegalMove, CannotUndo) as error:
            message = error.refusal.message
            raise Refused(422, message.key, error.refusal.rules, **message.args) from None
        answer = {"decision": match.decision_number(seat), "over": match.outcome is not None}
        try:
            await self._commit(table, before, events, Answer(seat, key, answer) if key else None)
        except BaseException:
            # What could not be written has not happened: the next touch reads the database again.
            self._tables.pop(table.id, None)
            table.is_gone = True
            table.publish()
            raise
        table.publish()
        return answer

    async def _commit(
        self, table: Table, before: int, events: Sequence[Event], answer: Answer | None
    ) -> None:
        match = table.match
        assert match is not None
        is_over = match.outcome is not None
        stage = "over" if is_over else "playing"
        await self.stored(
            self._store.add_steps,
            table.match_id,
            before,
            [step_to_json(step) for step in match.record.steps[before:]],
            [event.to_json() for event in events],
            match.save(),
            match.record.end_json() if is_over else None,
            answer,
            table.id,
            {"stage": stage},
        )
        table.stage = "over" if is_over else "playing"

    async def hand_over(self, table: Table, person: str, seat: Seat) -> None:
        """Let a bot play a seat: one's own, or as the host that of somebody who is away."""
        async with table.lock:
            _check_running(table, seat)
            player = table.players[seat]
            if player.kind != "person":
                raise Refused(409, "refuse-bot-already")
            if player.person != person:
                _check_host(table, person)
                if table.present[player.person]:
                    raise Refused(409, "refuse-is-here", name=player.name)
            bot = Player("bot", name=player.name, person=player.person, bot=STAND_IN)
            await self._change_player(table, seat, bot, "event-handed-over")
        self._wake_bots(table)

    async def take_back(self, table: Table, person: str, seat: Seat) -> None:
        """Sit down again where a bot has played for the person."""
        async with table.lock:
            _check_running(table, seat)
            player = table.players[seat]
            if player.person != person:
                raise Refused(403, "refuse-not-your-seat")
            if player.kind == "person":
                return
            back = Player("person", name=player.name, person=person)
            await self._change_player(table, seat, back, "event-taken-back")

    async def _change_player(self, table: Table, seat: Seat, player: Player, key: str) -> None:
        match = table.match
        assert match is not None
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        note = Event(Message(key, {"seat": seat}))
        changes = {"seats": [each.to_json() for each in players]}
        await self.stored(self._store.announce, table.match_id, note.to_json(), table.id, changes)
        match.announce(note)
        table.players = players
        table.publish()

    async def say(self, table: Table, person: str, name: str, text: str) -> None:
        """A message in the table's chat."""
        text = " ".join(text.split())
        if not text or len(text) > LONGEST_CHAT:
            raise Refused(422, "refuse-chat-length", most=LONGEST_CHAT)
        await self.stored(self._store.add_chat, table.id, person, name, text)
        table.publish()

    async def chat(self, table: Table, limit: int = 100) -> list[Any]:
        return await self.stored(self._store.chat, table.id, limit)

    # --- bots

    def move_now(self, table: Table, person: str) -> None:
        """Whoever sits at the table may ask a thinking bot to play the best it has found."""
        if not table.seats_of(person):
            raise Refused(403, "refuse-not-seated")
        table.hurry.set()

    async def hint(self, table: Table, person: str, seat: Seat) -> list[dict[str, Any]]:
        """Good moves for a seat whose person plays against bots only, from its own view."""
        _check_running(table, seat)
        if not table.has_hints(person):
            raise Refused(403, "refuse-hint")
        if seat not in table.deciding_seats(person):
            raise Refused(409, "refuse-not-your-turn")
        assert table.match is not None
        view = table.match.view(seat).to_json()
        question = Question(table.game, HINT, table.alias, seat, view, secrets.randbits(32))
        try:
            return await self._bots.advise(question)
        except BotFailed as error:
            log.warning("No hint at table %s: %s", table.id, error)
            raise Refused(503, "refuse-no-hint") from None

    def _wake_bots(self, table: Table) -> None:
        is_idle = table.thinking is None or table.thinking.done()
        if is_idle and self._bots_to_act(table):
            table.thinking = asyncio.create_task(self._let_bots_play(table))

    def _bots_to_act(self, table: Table) -> list[Seat]:
        if table.match is None:
            return []
        return [seat for seat in table.match.to_act if table.players[seat].kind == "bot"]

    async def _let_bots_play(self, table: Table) -> None:
        """One decision after the other, until it is a person's turn or the match is over."""
        try:
            while to_act := self._bots_to_act(table):
                await self._let_bot_play(table, to_act[0])
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("The bots at table %s stopped.", table.id)
            self._tables.pop(table.id, None)

    async def _let_bot_play(self, table: Table, seat: Seat) -> None:
        match = table.match
        assert match is not None
        bot = table.players[seat].bot
        number = match.decision_number(seat)
        view = match.view(seat).to_json()
        question = Question(table.game, bot, table.alias, seat, view, secrets.randbits(32))
        table.hurry = asyncio.Event()
        pause = asyncio.create_task(_pause(self._bot_pause if table.watchers else 0, table.hurry))
        failure = ""
        try:
            text = await self._bots.choose(question, table.hurry)
        except BotFailed as error:
            failure = str(error)
        await pause
        async with table.lock:
            is_taken_back = table.players[seat].kind != "bot"
            is_late = table.match is not match or match.decision_number(seat) != number
            if is_taken_back or is_late:
                return
            if not failure:
                try:
                    await self._carry_out(table, seat, "", lambda match: match.play(seat, text))
                    return
                except Refused as refused:
                    failure = refused.message.key
            log.warning("Bot %s at table %s failed: %s", bot, table.id, failure)
            fallback = Random(secrets.randbits(32)).choose(match.view(seat), seat)
            await self._carry_out(table, seat, "", partial(_play_instead, seat, fallback))


async def _pause(seconds: float, hurry: asyncio.Event) -> None:
    """Time to see what the bot before has done, unless somebody is in a hurry."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(hurry.wait(), seconds)


def _play_instead(seat: Seat, move: Any, match: Match[Any, Any]) -> tuple[Event, ...]:
    note = Event(Message("event-bot-failed", {"seat": seat}))
    match.announce(note)
    return (note, *match.play(seat, move))


# --- questions about tables -----------------------------------------------------------------------


def waits_for(table: Table, person: str) -> bool:
    """Whether a person is to act there."""
    return bool(table.deciding_seats(person))


def usual_seats(counts: Sequence[int]) -> int:
    """The seat count nearest to three."""
    return min(counts, key=lambda count: (abs(count - 3), -count))


def record_of(stored: StoredMatch) -> Record:
    """The record of a stored match."""
    lines = [stored.head, *stored.lines]
    if stored.end is not None:
        lines.append(stored.end)
    return parse_json(lines)


def clean_name(name: str) -> str:
    """A name in one line; raises `Refused` for one that is empty or too long."""
    name = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(422, "refuse-name", most=LONGEST_NAME)
    return name


def _checked(game: str, seats: int, options: Options) -> Options:
    try:
        return check_setup(registry.load(game), seats, options)
    except BadSetup as error:
        if error.refusal is not None:
            message = error.refusal.message
            raise Refused(422, message.key, error.refusal.rules, **message.args) from None
        raise Refused(422, "refuse-setup", text=str(error)) from None


def _check_open(table: Table) -> None:
    if table.stage != "open":
        raise Refused(409, "refuse-started")


def _check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Refused(403, "refuse-not-host")


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.players):
        raise Refused(404, "refuse-no-seat")


def _check_running(table: Table, seat: Seat) -> None:
    if table.stage != "playing":
        raise Refused(409, "refuse-over" if table.stage == "over" else "refuse-not-started")
    _check_seat(table, seat)


def _check_bot(bot: str) -> None:
    if bot not in LEVELS and bot not in BOTS:
        raise Refused(422, "refuse-no-bot", wanted=bot)
