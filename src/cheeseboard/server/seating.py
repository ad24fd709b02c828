"""Before the match: tables, seats, options, and who may sit down."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from cheeseboard.events import Message, Seat
from cheeseboard.game import Options
from cheeseboard.server.checks import (
    check_bot,
    check_lead,
    check_open,
    check_options,
    check_seat,
    check_seated,
)
from cheeseboard.server.clocks.tempo import NO_CLOCK, Tempo
from cheeseboard.server.players.rated import why_not_rated
from cheeseboard.server.retrying import Room, again
from cheeseboard.server.tables import (
    OPEN,
    REASONS,
    Access,
    Manners,
    Player,
    Refused,
    Table,
    bot_player,
)
from cheeseboard.server.talking import clean_name

LATELY: Final = 24 * 3600.0
"""Seconds for which a table that is not over counts for who has opened it."""


class Seating(Room):
    """Changes tables whose match has not begun, and begins it."""

    async def create(
        self,
        person: str,
        name: str,
        game: str,
        *,
        seats: int | None = None,
        options: Options | None = None,
        bots: str = "",
        tempo: Tempo = NO_CLOCK,
        is_rated: bool = False,
        players: Sequence[Player] | None = None,
        access: Access = "everybody",
    ) -> Table:
        """A new table with its host in the first seat, bots in the others if they are named;
        or with the players as they are given."""
        facts = self._hall.meta(game)
        count = seats if seats is not None else usual_seats(facts.seats)
        complete = check_options(game, count, options or {})
        check_bot(bots or "random")
        await self._check_count(person)
        host = Player("person", name=name, person=person)
        others = [bot_player(seat, bots) if bots else OPEN for seat in range(1, count)]
        there = list(players) if players is not None else [host, *others]
        for player in there:
            check_bot(player.bot or "random")
        if is_rated:
            await self._check_rated(game, complete, tempo, there)
        table = Table(
            id=secrets.token_urlsafe(8),
            game=game,
            host=person,
            options=complete,
            players=there,
            access=access,
            tempo=tempo,
            is_rated=is_rated,
        )
        row = {
            "id": table.id,
            "game": game,
            "host": person,
            "options": dict(complete),
            "seats": [player.to_json() for player in table.players],
            "is_public": access == "everybody",
            "access": access,
            "stage": table.stage,
            "manners": table.manners.to_json(),
            "tempo": tempo.to_json(),
            "is_rated": is_rated,
        }
        await self._hall.write(self._hall.store.add_table, row, [person])
        self._hall.keep(table)
        return table

    async def _check_count(self, person: str) -> None:
        """Nobody opens tables without end."""
        most, lately = self._hall.most_tables, time.time() - LATELY
        count = await self._hall.read(self._hall.store.count_tables, person, lately)
        if count >= most:
            raise Refused(409, "refuse-many-tables", most=most)

    async def _check_rated(
        self, game: str, options: Options, tempo: Tempo, players: Sequence[Player]
    ) -> None:
        """Raise what is missing for a rated match."""
        reason = await self.why_not_rated(game, options, tempo, players)
        if reason is not None:
            raise Refused(409, reason.key, (), **reason.args)

    async def why_not_rated(
        self, game: str, options: Options, tempo: Tempo, players: Sequence[Player]
    ) -> Message | None:
        """What is missing for a rated match of these players; None if nothing is."""
        there = {player.person for player in players if player.person}
        people = {person: await self._hall.person(person) for person in there}
        is_shared = await self._hall.sessions.share_one(there)
        return why_not_rated(
            game, len(players), options, tempo.kind, players, people, is_shared=is_shared
        )

    @again
    async def sit(
        self, table: Table, person: str, name: str, seat: Seat, *, is_sure: bool = False
    ) -> None:
        """Take a seat; beside somebody whom one has blocked only if sure."""
        async with self._hall.changing(table):
            check_open(table)
            check_seat(table, seat)
            if person in table.manners.barred:
                raise Refused(403, "refuse-barred")
            await self._hall.company.check_sits(table, person, is_sure)
            there = table.players[seat]
            is_mine = there.person == person or table.is_led_by(person)
            is_taken = there.kind == "person" and there.person != person
            if is_taken or (there.kind == "bot" and not is_mine):
                raise Refused(409, "refuse-seat-taken", name=there.name)
            player = Player("person", name=clean_name(name), person=person)
            await self._seat(table, seat, player)

    @again
    async def stand_up(self, table: Table, person: str, seat: Seat) -> None:
        """Free an own seat, or as the host that of a bot."""
        async with self._hall.changing(table):
            check_open(table)
            check_seat(table, seat)
            there = table.players[seat]
            if there.person != person:
                check_lead(table, person)
                if there.kind == "person":
                    raise Refused(403, "refuse-not-your-seat")
            await self._seat(table, seat, OPEN)

    @again
    async def send_away(self, table: Table, person: str, seat: Seat, reason: str) -> None:
        """The host frees the seat of somebody who may not sit down here again, and reads why."""
        if reason not in REASONS:
            raise Refused(422, "refuse-send-away-why")
        async with self._hall.changing(table):
            check_open(table)
            check_lead(table, person)
            check_seat(table, seat)
            there = table.players[seat]
            if there.kind != "person" or there.person == person:
                raise Refused(409, "refuse-nobody-there")
            barred = tuple(dict.fromkeys((*table.manners.barred, there.person)))
            players = [
                OPEN if player.person == there.person else player for player in table.players
            ]
            reasons = {**table.manners.reasons, there.person: reason}
            manners = replace(table.manners, barred=barred, reasons=reasons)
            await self._save(table, players, manners=manners)

    @again
    async def seat_bot(self, table: Table, person: str, seat: Seat, bot: str) -> None:
        async with self._hall.changing(table):
            check_open(table)
            check_lead(table, person)
            check_seat(table, seat)
            check_bot(bot)
            await self._seat(table, seat, bot_player(seat, bot))

    @again
    async def configure(
        self,
        table: Table,
        person: str,
        seats: int,
        options: Options,
        access: Access,
        watchers_write: bool,
        tempo: Tempo | None = None,
        is_rated: bool | None = None,
    ) -> None:
        """Change the number of seats, the options, the pace, who may come and who may write, and
        whether it is rated."""
        async with self._hall.changing(table):
            check_open(table)
            check_lead(table, person)
            complete = check_options(table.game, seats, options)
            if any(player.kind == "person" for player in table.players[seats:]):
                raise Refused(409, "refuse-seats-in-use")
            players = [*table.players[:seats], *[OPEN] * (seats - len(table.players))]
            if table.is_rated if is_rated is None else is_rated:
                await self._check_rated(table.game, complete, tempo or table.tempo, players)
            await self._save(
                table,
                players,
                manners=replace(table.manners, watchers_write=watchers_write),
                options=complete,
                access=access,
                tempo=tempo,
                is_rated=is_rated,
            )

    async def close(self, table: Table, person: str) -> None:
        """The host takes a table away whose match has not begun."""
        check_lead(table, person)
        await self.take_away(table)

    @again
    async def take_away(self, table: Table) -> None:
        """Close a table whose match has not begun."""
        async with self._hall.changing(table):
            if table.stage not in ("open", "closed"):
                raise Refused(409, "refuse-close-running")
            await self._hall.write(
                self._hall.store.save_table, table.id, table.version, {"stage": "closed"}
            )
            table.version += 1
            table.stage = "closed"
            table.publish()

    async def _seat(self, table: Table, seat: Seat, player: Player) -> None:
        players = [*table.players[:seat], player, *table.players[seat + 1 :]]
        if table.is_rated:
            await self._check_rated(table.game, table.options, table.tempo, players)
        await self._save(table, players)

    async def _save(
        self,
        table: Table,
        players: list[Player],
        *,
        manners: Manners | None = None,
        options: Options | None = None,
        access: Access | None = None,
        tempo: Tempo | None = None,
        is_rated: bool | None = None,
    ) -> None:
        """Write who sits where and what else has changed, then show it."""
        there = {table.host, *(player.person for player in players if player.kind == "person")}
        changes: dict[str, Any] = {"seats": [player.to_json() for player in players]}
        if manners is not None:
            changes["manners"] = manners.to_json()
        if options is not None:
            changes["options"] = dict(options)
        if access is not None:
            changes |= {"access": access, "is_public": access == "everybody"}
        if tempo is not None:
            changes["tempo"] = tempo.to_json()
        if is_rated is not None:
            changes["is_rated"] = is_rated
        await self._hall.write(self._hall.store.save_table, table.id, table.version, changes, there)
        table.version += 1
        table.players = players
        table.manners = manners or table.manners
        table.options = options if options is not None else table.options
        table.access = access or table.access
        table.tempo = tempo or table.tempo
        table.is_rated = is_rated if is_rated is not None else table.is_rated
        table.publish()

    @again
    async def start(self, table: Table, person: str) -> None:
        async with self._hall.changing(table):
            check_lead(table, person)
            check_open(table)
            if table.has_free_seat:
                raise Refused(409, "refuse-seats-open")
            await self._begin(table, table.players)

    @again
    async def rematch(self, table: Table, person: str) -> None:
        """The same people once more, everybody one seat on; whoever asks second joins."""
        async with self._hall.changing(table):
            check_seated(table, person)
            if table.stage in ("open", "closed"):
                raise Refused(409, "refuse-not-started")
            if table.stage == "playing":
                return
            await self._begin(table, [table.players[-1], *table.players[:-1]])

    async def _begin(self, table: Table, players: list[Player]) -> None:
        players = [_fresh(player) for player in players]
        if table.is_rated:
            await self._check_rated(table.game, table.options, table.tempo, players)
        match = await self._hall.branching.first_match(table, len(players), secrets.token_bytes(32))
        number = table.match_number + 1
        names = [player.name for player in players]
        manners = replace(table.manners, for_end=())
        clocks = await self._hall.keeping.begin(table, match, players)
        match_id = await self._hall.write(
            self._hall.store.begin_match,
            table.id,
            table.version,
            number,
            match.record.head(),
            names,
            match.save(),
            match.save_events(),
            {
                "stage": "playing",
                "to_act": list(match.to_act),
                "seats": [player.to_json() for player in players],
                "manners": manners.to_json(),
                **self._hall.keeping.row(clocks, table.tempo),
            },
            self._hall.thinking.due(table, match, players),
        )
        table.players, table.names, table.manners = players, names, manners
        table.clocks = clocks
        table.match, table.match_id, table.match_number = match, match_id, number
        table.version, table.settled, table.stage = table.version + 1, 0, "playing"
        table.wait_for_people()
        table.publish()


def _fresh(player: Player) -> Player:
    """Who resigned plays again in the next match."""
    if not player.is_out:
        return player
    return Player("person", name=player.name, person=player.person)


def usual_seats(counts: Sequence[int]) -> int:
    """The seat count nearest to three."""
    return min(counts, key=lambda count: (abs(count - 3), -count))
