"""The ways out of the house: push, webhooks, mail, and the services that Apprise knows."""

import asyncio
import hashlib
import hmac
import http.client
import json
import logging
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol
from urllib.parse import urlsplit

from cheeseboard.server.mail import Mail, NotSent
from cheeseboard.server.notices import outgoing
from cheeseboard.server.notices.book import Receiver
from cheeseboard.server.notices.letters import Letter
from cheeseboard.web.addresses import prefixed

log = logging.getLogger(__name__)

DAY: Final = 24 * 3600
LONGEST_TEXT: Final = 600
"""Letters of a push message; the services take four kilobytes with what encryption adds."""

LOCAL_SERVICES: Final = frozenset(
    (
        *("file", "dbus", "kde", "qt", "glib", "gnome", "macosx", "windows", "syslog", "growl"),
        *("plugin", "mailto", "mailtos", "http", "https", "vapid"),
    )
)
"""Services that reach into this machine or its network, or to any host that somebody names."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a letter: arrived, to be tried again, the receiver is gone, or never."""

    state: Literal["sent", "again", "gone", "failed"]
    why: str = ""


SENT: Final = Result("sent")


class Sender(Protocol):
    """A way out of the house."""

    async def send(self, receiver: Receiver, letter: Letter, now: float) -> Result:
        """Send a letter; twice does no harm."""


def _judged(status: int) -> Result:
    """What the status of an answer means."""
    if 200 <= status < 300:
        return SENT
    why = f"answer-{status}"
    return Result("gone", why) if status in (404, 410) else Result("again", why)


async def _posted(url: str, body: bytes, headers: Mapping[str, str], allows_local: bool) -> Result:
    def sent() -> Result:
        try:
            return _judged(outgoing.post(url, body, headers, allows_local=allows_local))
        except outgoing.NotAllowed as error:
            return Result("failed", str(error))
        except (OSError, http.client.HTTPException):
            return Result("again", "unreachable")

    return await asyncio.to_thread(sent)


class Push:
    """Web Push: encrypted for the browser, signed with the server's own key."""

    def __init__(self, key: str, contact: str = "", *, allows_local: bool = False) -> None:
        self._key = key
        self._contact = contact
        self._allows_local = allows_local

    @staticmethod
    def new_key() -> str:
        """A private key as text."""
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        made = ec.generate_private_key(ec.SECP256R1())
        return made.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ).decode()

    def public_key(self) -> str:
        """The other half, as browsers want it."""
        from cryptography.hazmat.primitives import serialization

        key = serialization.load_pem_private_key(self._key.encode(), None).public_key()
        point = key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, receiver: Receiver, letter: Letter, now: float) -> Result:
        try:
            body = await asyncio.to_thread(self._sealed, receiver, letter)
        except Exception as error:  # keys that no browser has made
            log.info("A push message could not be made: %r", error)
            return Result("gone", "bad-keys")
        topic = hashlib.blake2b(letter.tag.encode(), digest_size=18).digest()
        headers = {
            "Authorization": self._signed(receiver, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high" if letter.is_urgent else "normal",
            "Topic": urlsafe_b64encode(topic).decode(),
        }
        return await _posted(receiver.address, body, headers, self._allows_local)

    def _sealed(self, receiver: Receiver, letter: Letter) -> bytes:
        """The message, which the browser alone can open."""
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        told = letter.for_worker()
        told["body"] = str(told["body"])[:LONGEST_TEXT]
        text = json.dumps(told, ensure_ascii=False).encode()
        info = {"endpoint": receiver.address, "keys": dict(receiver.keys)}
        return bytes(WebPusher(info).encode(text, "aes128gcm")["body"])

    def _signed(self, receiver: Receiver, now: float) -> str:
        """Who sends it, for the push service."""
        from py_vapid import Vapid02  # type: ignore[import-untyped]

        parts = urlsplit(receiver.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + DAY // 2,
            "sub": self._contact or _contact(str(receiver.keys["origin"])),
        }
        return str(Vapid02.from_pem(self._key.encode()).sign(claims)["Authorization"])


def _contact(origin: str) -> str:
    """Whom a push service may ask: our own address, or somebody there where it is not public."""
    host = urlsplit(origin).hostname or "localhost"
    is_public = origin.startswith("https://") and "." in host and not host[-1].isdigit()
    return f"https://{host}" if is_public else f"mailto:cheeseboard@{host}"


class Webhook:
    """JSON to an address of the person's own, signed so that it can be told from others'."""

    def __init__(self, *, allows_local: bool = False) -> None:
        self._allows_local = allows_local

    async def send(self, receiver: Receiver, letter: Letter, now: float) -> Result:
        body = json.dumps(letter.for_program(str(receiver.keys["origin"])), ensure_ascii=False)
        moment = str(int(now))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Cheeseboard",
            "Cheeseboard-Key": letter.key,
            "Cheeseboard-Time": moment,
            "Cheeseboard-Signature": signature(str(receiver.keys["secret"]), moment, body.encode()),
        }
        result = await _posted(receiver.address, body.encode(), headers, self._allows_local)
        # A hook that is gone is tried like any other: its owner reads at home that it is off.
        return Result("again", result.why) if result.state == "gone" else result


def signature(secret: str, moment: str, body: bytes) -> str:
    """What proves that a webhook comes from here: HMAC-SHA256 over the time, a dot and the body."""
    signed = moment.encode() + b"." + body
    return hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()


class MailSender:
    """A mail by the operator's server, with its own way out."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail

    async def send(self, receiver: Receiver, letter: Letter, now: float) -> Result:
        origin, secret = str(receiver.keys["origin"]), str(receiver.keys["secret"])

        def link(what: str) -> str:
            return origin + prefixed(f"/me/notices/{what}/{receiver.id}/{secret}")

        out, at = link("out"), {item.table for item in letter.items}
        links = {"digest": link("digest"), "out": out}
        if len(at) == 1 and (table := at.pop()):
            links = {"mute": f"{link('mute')}?table={table}", **links}
        headers = {
            "List-Unsubscribe": f"<{out}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Message-ID": f"<{letter.key}@{urlsplit(origin).hostname or 'cheeseboard'}>",
        }
        try:
            text, page = letter.as_mail(origin, links), letter.as_page(origin, links)
            await self._mail.send(receiver.address, letter.title, text, headers, page)
        except NotSent:
            return Result("again", "mail-refused")
        return SENT


class Service:
    """Whatever Apprise knows, but for what would reach into our own house."""

    async def send(self, receiver: Receiver, letter: Letter, now: float) -> Result:
        return await asyncio.to_thread(self._sent, receiver, letter)

    @staticmethod
    def _sent(receiver: Receiver, letter: Letter) -> Result:
        refused = Result("again", "service-refused")
        try:
            if not is_allowed_service(receiver.address):
                return Result("failed", "service-unknown")
            import apprise

            known = apprise.Apprise()
            known.add(receiver.address)
            origin = str(receiver.keys["origin"])
            is_sent = known.notify(title=letter.title, body=letter.as_text(origin))
            return SENT if is_sent else refused
        except ImportError:
            return Result("failed", "no-apprise")
        except Exception as error:  # of a service that we know nothing about
            log.warning("A service has failed: %r", error)
            return refused


def has_apprise() -> bool:
    """Whether the extra that knows the services is installed."""
    from importlib.util import find_spec

    return find_spec("apprise") is not None


def is_allowed_service(address: str) -> bool:
    """Whether an address is of a service out there, which its own scheme names."""
    scheme, _, rest = address.strip().partition("://")
    scheme = scheme.lower()
    if not rest or scheme in LOCAL_SERVICES:
        return False
    if not has_apprise():
        return True
    import apprise

    made = apprise.Apprise.instantiate(address, suppress_exceptions=True)
    return made is not None and not _names_a_host(made)


def _names_a_host(made: Any) -> bool:
    """Whether a service goes to any host that its address names; those are webhooks in disguise."""
    templates = getattr(made, "templates", ()) or ()
    return any("{host}" in template or "{hostname}" in template for template in templates)
