"""Letters to people, by the operator's mail server; where there is none, nothing is offered."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from cheeseboard.server.tables import Refused

log = logging.getLogger(__name__)

PATIENCE: Final = 20.0
"""Seconds in which the mail server must answer each word."""

AT_ONCE: Final = 4
"""Letters on their way at once."""

LONGEST: Final = 254
"""Characters of an address."""

PORTS: Final = {"smtp": 587, "smtps": 465}

LOCAL: Final = ("localhost", "127.0.0.1", "::1")
"""Mail servers that may be told a password without encryption."""


LONG_LINES: Final = policy.SMTP.clone(max_line_length=500)
"""Addresses in headers stay whole: mail programs do not read them in pieces."""


class NotSent(Refused):
    """A letter did not leave the house."""

    def __init__(self, why: str) -> None:
        super().__init__(502, "refuse-mail-not-sent")
        self.why = why


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The operator's mail server, and who letters are from."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    is_tls: bool = False
    """Whether the line is encrypted from the first word; else as soon as the server offers it."""

    @classmethod
    def read(cls, address: str, sender: str) -> "MailSettings":
        """Settings of a URL, smtp://user:password@host:port; `ValueError` says what is wrong."""
        try:
            url = urlsplit(address)
            port = url.port
        except ValueError:
            raise ValueError("the port of the mail server is no number") from None
        if url.scheme not in PORTS or not url.hostname:
            raise ValueError("a mail server is smtp://user:password@host:port, or smtps://…")
        if not is_address(sender):
            raise ValueError("--mail-from must be a mail address, like tables@example.org")
        return cls(
            url.hostname,
            port or PORTS[url.scheme],
            sender,
            unquote(url.username or ""),
            unquote(url.password or ""),
            url.scheme == "smtps",
        )


def is_address(text: str) -> bool:
    """Whether a text can be a mail address; whether somebody reads it, only a letter tells."""
    name, at, host = text.rpartition("@")
    if not at or not name or ("." not in host.strip(".") and host != "localhost"):
        return False
    is_plain = len(text) <= LONGEST and text.isprintable() and not set(text) & set(' <>,;:"()[]\\')
    try:
        return is_plain and bool(Address(addr_spec=text).domain)
    except (ValueError, IndexError):
        return False


class Mail:
    """Sends letters, each in a thread, a few at once."""

    def __init__(self, settings: MailSettings | None = None) -> None:
        self._settings = settings
        self._places = asyncio.Semaphore(AT_ONCE)

    @property
    def is_set_up(self) -> bool:
        """Whether the operator has named a mail server."""
        return self._settings is not None

    @property
    def sender(self) -> str:
        """The address that letters are from; empty where no mail server is set up."""
        return self._settings.sender if self._settings is not None else ""

    async def send(
        self,
        to: str,
        subject: str,
        text: str,
        headers: Mapping[str, str] | None = None,
        page: str = "",
    ) -> None:
        """Hand a letter to the mail server, with further headers and the same as a page of HTML;
        raises `NotSent`."""
        settings = self._settings
        if settings is None:
            raise NotSent("no mail server is set up")
        letter = _letter(settings.sender, to, subject, text)
        if page:
            letter.add_alternative(page, subtype="html")
        for name, value in (headers or {}).items():
            del letter[name]
            letter[name] = value
        async with self._places:
            try:
                await asyncio.to_thread(_hand_over, settings, letter)
            except (OSError, smtplib.SMTPException) as error:
                why = f"{type(error).__name__}: {error}"
                log.error("The mail server %s took no letter: %s", settings.host, why[:200])
                raise NotSent(why) from None


def _letter(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage(policy=LONG_LINES)
    letter["From"] = Address("Cheeseboard", addr_spec=sender)
    letter["To"] = Address(addr_spec=to)
    letter["Subject"] = " ".join(subject.split())
    letter["Date"] = formatdate(localtime=False)
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    return letter


def _hand_over(settings: MailSettings, letter: EmailMessage) -> None:
    with _line(settings) as line:
        if settings.user:
            line.login(settings.user, settings.password)
        line.send_message(letter)


def _line(settings: MailSettings) -> smtplib.SMTP:
    """A line to the mail server, encrypted if it can be; a password wants that."""
    secure = ssl.create_default_context()
    if settings.is_tls:
        return smtplib.SMTP_SSL(settings.host, settings.port, timeout=PATIENCE, context=secure)
    line = smtplib.SMTP(settings.host, settings.port, timeout=PATIENCE)
    try:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=secure)
        elif settings.user and settings.host not in LOCAL:
            raise smtplib.SMTPException("it offers no encryption, and a password wants that")
    except BaseException:
        line.close()
        raise
    return line
