"""A mail server for tests, which keeps what it gets."""

import email
import email.policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from cheeseboard.testing.ports import free_port


class Postbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    def start(self) -> "Postbox":
        self._controller.start()
        return self

    def stop(self) -> None:
        self._controller.stop()
