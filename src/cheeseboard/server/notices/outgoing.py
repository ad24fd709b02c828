"""Requests to addresses that people have given us: never into our own network.

The name is looked up once, every address behind it must be a public one, and that address is what
we connect to. Redirects are not followed.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

TIMEOUT: Final = 10.0
"""Seconds after which nobody answers."""

LONGEST_ADDRESS: Final = 2_000

EMBEDDING: Final = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of the old kind as the new kind writes them for translators."""


class NotAllowed(ValueError):
    """An address to which nothing is sent; the text is the end of a message id that says why."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a request goes, with the address that was looked at."""

    is_secure: bool
    host: str
    port: int
    path: str
    address: str


def check_url(url: str, *, allows_local: bool = False) -> None:
    """Raise `NotAllowed` for an address that cannot be meant; its name is not looked up."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("unreadable") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if not is_plain or len(url) > LONGEST_ADDRESS or not parts.hostname or port == 0:
        raise NotAllowed("unreadable")
    if parts.scheme != "https" and not (allows_local and parts.scheme == "http"):
        raise NotAllowed("not-https")
    if parts.username is not None or parts.password is not None:
        raise NotAllowed("unreadable")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    if not allows_local and not is_public(literal):
        raise NotAllowed("private")


def find(url: str, *, allows_local: bool = False) -> Place:
    """Look up where an address leads; raises `NotAllowed`, or `OSError` if nobody knows it."""
    check_url(url, allows_local=allows_local)
    parts = urlsplit(url)
    host = str(parts.hostname)
    is_secure = parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]) for info in found]
    if not addresses:
        raise OSError("no address")
    if not allows_local and not all(is_public(ipaddress.ip_address(one)) for one in addresses):
        raise NotAllowed("private")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(is_secure, host, port, path, addresses[0])


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is of the open network, also behind its other spellings."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address.teredo is not None:
            inner = address.teredo[1]
        if inner is None and address in EMBEDDING:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


class _Pinned(http.client.HTTPConnection):
    """A connection to the address that was looked at, whatever the name leads to by now."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.host, place.port, timeout=TIMEOUT)
        self._place = place

    def connect(self) -> None:
        line = socket.create_connection((self._place.address, self._place.port), TIMEOUT)
        if self._place.is_secure:
            line = ssl.create_default_context().wrap_socket(line, server_hostname=self._place.host)
        self.sock = line


def post(url: str, body: bytes, headers: Mapping[str, str], *, allows_local: bool = False) -> int:
    """Send a body; the status of the answer. Raises `NotAllowed`, `OSError` or `HTTPException`."""
    place = find(url, allows_local=allows_local)
    connection = _Pinned(place)
    try:
        connection.request("POST", place.path, body, dict(headers))
        return connection.getresponse().status
    finally:
        connection.close()
