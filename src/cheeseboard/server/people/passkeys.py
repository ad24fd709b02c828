"""Passkeys: a device proves that it has the private half of a key. The library checks, not we."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, delete, func, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    AuthenticatorTransport,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from cheeseboard.server.people.person import Person
from cheeseboard.server.schema import challenges, passkeys
from cheeseboard.server.store import Store
from cheeseboard.server.tables import Refused

if TYPE_CHECKING:
    from cheeseboard.server.hall import Hall

PATIENCE: Final = 300.0
"""Seconds in which a key must have answered."""

MOST: Final = 20
"""Keys of one person."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where a browser thinks it is: the host that keys are bound to, and its origins."""

    host: str
    origins: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a key."""

    id: str
    person: str
    host: str
    key: bytes
    count: int
    transports: list[str]
    name: str
    made: float
    used: float


class Passkeys:
    """Asks keys to sign, and looks at what they have signed."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def ask_new(self, session: str, person: Person, name: str, site: Site) -> str:
        """What a browser needs to make a key, as JSON."""
        known = [one for one in await self.all_of(person.id) if one.host == site.host]
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Cheeseboard",
            user_id=person.id.encode(),
            user_name=name,
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[_described(one) for one in known],
        )
        await self._hall.write(_ask, self._hall.store, session, "new", options.challenge)
        return str(options_to_json(options))

    async def read_new(
        self, session: str, person: str, name: str, answer: Mapping[str, Any], site: Site
    ) -> Passkey:
        """The key that a browser has made; raises `Refused`. Nothing is written but the use of the
        challenge."""
        challenge = await self._hall.write(_take, self._hall.store, session, "new")
        try:
            made = verify_registration_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused(403, "refuse-key") from None
        transports = answer.get("response", {}).get("transports", [])
        known = {one.value for one in AuthenticatorTransport}
        return Passkey(
            bytes_to_base64url(made.credential_id),
            person,
            site.host,
            made.credential_public_key,
            made.sign_count,
            [one for one in transports if one in known] if isinstance(transports, list) else [],
            name,
            time.time(),
            time.time(),
        )

    async def ask(self, session: str, site: Site) -> str:
        """What a browser needs to show a key: any that it has for this host."""
        options = generate_authentication_options(
            rp_id=site.host, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._hall.write(_ask, self._hall.store, session, "show", options.challenge)
        return str(options_to_json(options))

    async def read(self, session: str, answer: Mapping[str, Any], site: Site) -> Passkey:
        """The key that a browser has shown, its count brought up to date; raises `Refused`."""
        challenge = await self._hall.write(_take, self._hall.store, session, "show")
        id = answer.get("id")
        key = await self._hall.read(_find, self._hall.store, id) if isinstance(id, str) else None
        if key is None or key.host != site.host or not _is_theirs(key, answer):
            raise Refused(403, "refuse-key-unknown")
        try:
            shown = verify_authentication_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=list(site.origins),
                credential_public_key=key.key,
                credential_current_sign_count=key.count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Refused(403, "refuse-key") from None
        if not await self._hall.write(_use, self._hall.store, key, shown.new_sign_count):
            raise Refused(403, "refuse-key")
        return key

    async def all_of(self, person: str) -> list[Passkey]:
        return await self._hall.read(_all_of, self._hall.store, person)

    async def add(self, key: Passkey) -> None:
        """One more key for somebody who keeps a name."""
        await self._hall.write(_add, self._hall.store, key)

    async def rename(self, person: str, id: str, name: str) -> None:
        if not await self._hall.write(_rename, self._hall.store, person, id, name):
            raise Refused(404, "refuse-no-key")

    async def remove(self, person: str, id: str, has_words: bool) -> None:
        """Take a key away; the last one only from who has words to come back by."""
        await self._hall.write(_remove, self._hall.store, person, id, has_words)


def _is_theirs(key: Passkey, answer: Mapping[str, Any]) -> bool:
    """Whether a device means the key's owner, where it says whom it means."""
    response = answer.get("response")
    meant = response.get("userHandle") if isinstance(response, dict) else None
    return not meant or meant == bytes_to_base64url(key.person.encode())


def _described(key: Passkey) -> PublicKeyCredentialDescriptor:
    transports = [AuthenticatorTransport(one) for one in key.transports]
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id), transports=transports)


def _columns() -> list[Any]:
    return [passkeys.c[field.name] for field in fields(Passkey)]


def _ask(store: Store, session: str, kind: str, challenge: bytes) -> None:
    """Keep a challenge in the place of the last one."""
    mine = (challenges.c.session == session) & (challenges.c.kind == kind)
    row = {"session": session, "kind": kind, "challenge": challenge}
    with store.changing() as (connection, _):
        connection.execute(delete(challenges).where(mine))
        connection.execute(challenges.insert().values(**row, until=time.time() + PATIENCE))


def _take(store: Store, session: str, kind: str) -> bytes:
    """The challenge of a browser, which counts once; raises `Refused` for one that is too old."""
    mine = (challenges.c.session == session) & (challenges.c.kind == kind)
    with store.changing() as (connection, _):
        taking = delete(challenges).where(mine)
        taken = connection.execute(
            taking.returning(challenges.c.challenge, challenges.c.until)
        ).one_or_none()
    if taken is None or taken.until < time.time():
        raise Refused(403, "refuse-key-late")
    return bytes(taken.challenge)


def _find(store: Store, id: str) -> Passkey | None:
    with store.looking() as connection:
        row = connection.execute(select(*_columns()).where(passkeys.c.id == id)).one_or_none()
        return None if row is None else Passkey(*row)


def _all_of(store: Store, person: str) -> list[Passkey]:
    query = select(*_columns()).where(passkeys.c.person == person).order_by(passkeys.c.made)
    with store.looking() as connection:
        return [Passkey(*row) for row in connection.execute(query)]


def insert(connection: Connection, key: Passkey) -> None:
    """Write a key, in a transaction that does more; raises `Refused` for one that is there."""
    count = select(func.count()).select_from(passkeys).where(passkeys.c.person == key.person)
    if connection.execute(count).scalar_one() >= MOST:
        raise Refused(409, "refuse-many-keys", most=MOST)
    if connection.execute(select(1).where(passkeys.c.id == key.id)).one_or_none() is not None:
        raise Refused(409, "refuse-key-there")
    values = {field.name: getattr(key, field.name) for field in fields(Passkey)}
    connection.execute(passkeys.insert().values(**values))


def _add(store: Store, key: Passkey) -> None:
    with store.changing() as (connection, _):
        insert(connection, key)


def _use(store: Store, key: Passkey, count: int) -> int:
    """Count a use, on the condition that nobody has counted one since."""
    same = (passkeys.c.id == key.id) & (passkeys.c.count == key.count)
    with store.changing() as (connection, _):
        done = update(passkeys).where(same).values(count=count, used=time.time())
        return connection.execute(done).rowcount


def _rename(store: Store, person: str, id: str, name: str) -> int:
    mine = (passkeys.c.person == person) & (passkeys.c.id == id)
    with store.changing() as (connection, _):
        return connection.execute(update(passkeys).where(mine).values(name=name)).rowcount


def _remove(store: Store, person: str, id: str, has_words: bool) -> None:
    with store.changing() as (connection, _):
        all_mine = select(passkeys.c.id).where(passkeys.c.person == person).with_for_update()
        ids = list(connection.execute(all_mine).scalars())
        if id not in ids:
            raise Refused(404, "refuse-no-key")
        if len(ids) == 1 and not has_words:
            raise Refused(409, "refuse-last-key")
        connection.execute(delete(passkeys).where(passkeys.c.id == id))


def answer_of(body: bytes) -> dict[str, Any]:
    """What a browser's script has sent; raises `Refused`."""
    try:
        found = json.loads(body)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refused(422, "refuse-input", text="Send a JSON object.")
    return found
