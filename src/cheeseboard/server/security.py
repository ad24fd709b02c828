"""Who somebody is, and what nobody may do: signed identities, origins, sizes, rates, headers."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LANGUAGE_COOKIE: Final = "cheeseboard-language"
YEAR: Final = 365 * 24 * 3600
MOST_BYTES: Final = 64 * 1024

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)


class Signer:
    """Signs person ids, so that a cookie or token cannot be made up."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    @staticmethod
    def new_key() -> str:
        return secrets.token_hex(32)

    def token(self, person: str) -> str:
        return f"{person}.{self._mark(person)}"

    def person(self, token: str) -> str | None:
        """Whose token it is, or None for one that we did not make."""
        person, _, mark = token.rpartition(".")
        is_ours = hmac.compare_digest(mark.encode(), self._mark(person).encode())
        return person if person and is_ours else None

    def _mark(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()[:32]


def is_same_origin(request: Request) -> bool:
    """Whether a request that changes something comes from one of our own pages."""
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    if origin is None:
        return site is not None
    return origin.partition("://")[2] == request.headers.get("host")


@dataclass(slots=True)
class Bucket:
    """A token bucket: `rate` requests a second in the long run, `burst` at once."""

    rate: float
    burst: float
    level: float = -1.0
    at: float = field(default_factory=time.monotonic)

    def wait(self) -> float:
        """0 if the request may pass, else the seconds until one may."""
        now = time.monotonic()
        level = self.burst if self.level < 0 else self.level
        level = min(self.burst, level + (now - self.at) * self.rate)
        self.at = now
        if level < 1:
            self.level = level
            return (1 - level) / self.rate
        self.level = level - 1
        return 0.0


class Limits:
    """A bucket for each address; old ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def wait(self, address: str) -> float:
        if len(self._buckets) > 10_000:
            oldest = sorted(self._buckets, key=lambda known: self._buckets[known].at)
            for known in oldest[:5_000]:
                del self._buckets[known]
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        return bucket.wait()


class Hosts:
    """The names under which the pages may be asked for."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = {name.lower() for name in allowed}

    def allows(self, host: str, server: str) -> bool:
        """Whether a Host header names us: as allowed, or by the address that was reached."""
        name = host_of(host.lower())
        return "*" in self._allowed or name in self._allowed or name == server


def host_of(host: str) -> str:
    """A name or address without the port, and without the brackets of IPv6."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


class TooLarge(Exception):
    """The body of a request is larger than we read."""


class Guard:
    """Puts the headers on every answer and stops bodies that are too large."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "0")
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BYTES or (declared.isdecimal() and int(declared) > MOST_BYTES):
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self._app(scope, limited, with_headers)


def _add_headers(headers: Any, path: str) -> None:
    headers.setdefault("Content-Security-Policy", POLICY)
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
