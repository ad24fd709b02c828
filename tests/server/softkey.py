"""A key in software: what a device's lock signs, and what a thief would like it to."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
NEW_KEY: Final = 0x40
"""Flags of what a key signs: somebody is there, it is the owner, a new key comes along."""


def plain(data: bytes) -> str:
    """Bytes as browsers send them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def unplain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SoftKey:
    """A passkey whose every answer can be bent."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.count = 1
        self.owner = b""
        """Whom the site has said that the key is of."""
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], **bent: Any) -> dict[str, Any]:
        """The answer to who asks for a new key."""
        numbers = self._key.public_key().public_numbers()
        self.owner = unplain(options["user"]["id"])
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        told = b"\0" * 16 + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(bent, PRESENT | VERIFIED | NEW_KEY) + told
        client = self._client("webauthn.create", options["challenge"], bent)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": client, "attestationObject": attested})

    def show(self, options: dict[str, Any], **bent: Any) -> dict[str, Any]:
        """The answer to who asks for a signature; `count`, `flags`, `origin`, `host`, `kind`,
        `challenge`, `signature` and `owner` replace what is true."""
        self.count += 1
        data = self._data(bent, PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"], bent)
        signed = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        signature = bent.get("signature", signed)
        told = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        meant = bent.get("owner", self.owner)
        return self._answer({**told, "userHandle": meant} if meant else told)

    def _data(self, bent: dict[str, Any], flags: int) -> bytes:
        host = hashlib.sha256(str(bent.get("host", self.host)).encode()).digest()
        count = int(bent.get("count", self.count))
        return host + bytes([bent.get("flags", flags)]) + count.to_bytes(4)

    def _client(self, kind: str, challenge: str, bent: dict[str, Any]) -> bytes:
        told = {
            "type": bent.get("kind", kind),
            "challenge": bent.get("challenge", challenge),
            "origin": bent.get("origin", self.origin),
        }
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, bytes]) -> dict[str, Any]:
        id = plain(self.id)
        told = {name: plain(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": told}
