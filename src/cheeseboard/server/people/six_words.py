"""The six words that open a name when every device is lost: easy to write down, hard to guess.

The 2048 words are made of two syllables, so they belong to no language and nobody's list; six of
them are one of 2⁶⁶.
"""

import hashlib
import hmac
import secrets
from functools import cache
from typing import Final

COUNT: Final = 6

_FIRST: Final = (
    *("ba", "be", "bi", "bo", "bu", "da", "de", "di", "do", "du", "fa", "fe", "fi", "fo", "fu"),
    *("ga", "go", "gu", "ka", "ke", "ki", "ko", "ku", "la", "le", "li", "lo", "lu", "ma", "me"),
    *("mi", "mo", "mu", "na", "ne", "ni", "no", "nu", "pa", "pe", "pi", "po", "pu", "ra", "re"),
    *("ri", "ro", "ru", "sa", "se", "si", "so", "su", "ta", "te", "ti", "to", "tu", "va", "ve"),
    *("vi", "vo", "za", "zo"),
)
_LAST: Final = (
    *("bal", "ban", "bel", "dan", "del", "don", "fan", "fin", "gan", "gor", "kan", "kel", "kor"),
    *("lam", "lem", "lin", "man", "mel", "mor", "nal", "net", "nor", "pel", "per", "ran", "rel"),
    *("sar", "tal", "ten", "tor", "van", "zel"),
)
_N, _R, _P = 2**14, 8, 1
"""How slow the hash is: about 50 milliseconds."""


@cache
def words() -> tuple[str, ...]:
    """All 2048."""
    return tuple(first + last for first in _FIRST for last in _LAST)


def new_words() -> tuple[str, ...]:
    """Six words by chance."""
    return tuple(secrets.choice(words()) for _ in range(COUNT))


def typed(text: str) -> str:
    """Words as somebody has typed them, in one way."""
    letters = "".join(sign if sign.isalpha() else " " for sign in text.casefold())
    return " ".join(letters.split())


def slow_hash(text: str) -> str:
    """What is kept of words: salt and hash."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}.{_hash(text, salt).hex()}"


NOBODYS: Final = f"{'00' * 16}.{'00' * 32}"
"""A hash of no words, for a name that nobody keeps: it takes as long to say no."""


def is_right(text: str, kept: str) -> bool:
    """Whether typed words are those of a hash; as slow for wrong ones as for right ones."""
    salt, _, wanted = kept.partition(".")
    return hmac.compare_digest(_hash(text, bytes.fromhex(salt)), bytes.fromhex(wanted))


def _hash(text: str, salt: bytes) -> bytes:
    return hashlib.scrypt(typed(text).encode(), salt=salt, n=_N, r=_R, p=_P, dklen=32)
