"""Letters: a real mail server takes them, or a sentence says that they did not leave."""

from collections.abc import Iterator

import pytest

from cheeseboard.server.mail import Mail, MailSettings, NotSent, is_address
from cheeseboard.testing.loops import run
from cheeseboard.testing.ports import free_port

from .postbox import Postbox


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox().start()
    yield box
    box.stop()


def test_a_letter_arrives_as_it_was_written(postbox: Postbox) -> None:
    settings = MailSettings.read(f"smtp://127.0.0.1:{postbox.port}", "tables@example.org")
    run(Mail(settings).send("nadia@example.org", "Ваш\nхід", "Здрастуй, Надю!\n"))
    [letter] = postbox.letters
    assert letter["to"] == "nadia@example.org"
    assert letter["from"] == "Cheeseboard <tables@example.org>"
    assert letter["subject"] == "Ваш хід"
    assert letter.get_content().strip() == "Здрастуй, Надю!"


def test_a_mail_server_that_is_not_there_is_a_sentence() -> None:
    settings = MailSettings.read(f"smtp://127.0.0.1:{free_port()}", "tables@example.org")
    with pytest.raises(NotSent) as refused:
        run(Mail(settings).send("nadia@example.org", "Hello", "Hello"))
    assert refused.value.message.key == "refuse-mail-not-sent"


def test_without_a_mail_server_nothing_is_sent() -> None:
    assert not Mail().is_set_up
    with pytest.raises(NotSent):
        run(Mail().send("nadia@example.org", "Hello", "Hello"))


@pytest.mark.parametrize(
    ("address", "sender", "wrong"),
    [
        ("mail.example.org", "a@b.org", "a mail server is"),
        ("http://mail.example.org", "a@b.org", "a mail server is"),
        ("smtp://mail.example.org:many", "a@b.org", "no number"),
        ("smtp://mail.example.org", "", "--mail-from"),
        ("smtp://mail.example.org", "a@b.org\nBcc: c@d.org", "--mail-from"),
    ],
)
def test_settings_that_make_no_sense_say_why(address: str, sender: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        MailSettings.read(address, sender)


def test_settings_are_read_from_a_url() -> None:
    settings = MailSettings.read("smtps://us%40er:se%3Acret@mail.example.org", "a@b.org")
    assert settings == MailSettings("mail.example.org", 465, "a@b.org", "us@er", "se:cret", True)


def test_only_what_can_be_an_address_is_one() -> None:
    for text in ("a@b.org", "nadia+cheese@mail.example.org", "a@localhost"):
        assert is_address(text), text
    for text in ("", "a", "@b.org", "a@", "a@b", "a b@c.org", "a@b.org, c@d.org", "a@b.org\n"):
        assert not is_address(text), text
    assert not is_address("a" * 250 + "@b.org")
