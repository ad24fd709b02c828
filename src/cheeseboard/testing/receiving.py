"""Real receivers: a push service that decrypts what it gets, a hook, a mail server."""

import base64
import contextlib
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from cheeseboard.testing.ports import free_port


@dataclass(frozen=True)
class Got:
    """A request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class House:
    """An address where requests arrive; it answers as it is told."""

    url: str
    got: list[Got] = field(default_factory=list)
    answer: Callable[[Got], int] = lambda got: 201


@contextmanager
def house() -> Iterator[House]:
    """A little web server that keeps what it gets."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            got = Got(self.path, headers, body)
            there.got.append(got)
            status = there.answer(got)
            with contextlib.suppress(OSError):  # who has asked may be gone
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

        def log_message(self, *args: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    there = House(f"http://127.0.0.1:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield there
    finally:
        server.shutdown()
        server.server_close()


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser's subscription, which alone can read what is sent to it."""

    def __init__(self, house: House, name: str = "phone") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.house = house
        self.endpoint = f"{house.url}/push/{name}"
        self.keys = {"p256dh": unpadded(point), "auth": unpadded(self.auth)}

    @property
    def got(self) -> list[Got]:
        return [got for got in self.house.got if self.endpoint.endswith(got.path)]

    def read(self, got: Got) -> dict[str, Any]:
        """Decrypt a message, as the browser does."""
        found: dict[str, Any] = json.loads(self.read_text(got))
        return found

    def read_text(self, got: Got) -> str:
        assert got.headers["content-encoding"] == "aes128gcm"
        text: bytes = http_ece.decrypt(
            got.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        return text.decode()

    def messages(self) -> list[dict[str, Any]]:
        return [self.read(got) for got in self.got]


def vapid_claims(got: Got, public_key: str) -> dict[str, Any]:
    """The claims of a message's signature, which must be by this key."""
    scheme, _, rest = got.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key
    head, claims, mark = parts["t"].split(".")
    assert json.loads(padded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = padded(mark)
    signature = encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(public_key))
    key.verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(padded(claims))
    return found


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.port = free_port()
        self.got: list[EmailMessage] = []
        self.refuses = False
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return "451 later"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert b"=?utf-8?q?=3Chttp" not in envelope.content, "an address in pieces"
        self.got.append(letter)
        return "250 OK"

    def __enter__(self) -> "Letters":
        self._controller.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._controller.stop()
