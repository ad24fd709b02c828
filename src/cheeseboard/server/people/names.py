"""Names: what two of them have in common however they are written, and names for guests."""

import unicodedata
import zlib
from typing import Final

from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES

_ALIKE: Final = {
    "cyrillic": (
        "АВСЕНІЇЈКМОРТХУЅԌԚԜЬавсеніїјкмортхуѕԁԛԝһӏьгп",
        "ABCEHIIJKMOPTXYSGQWbabcehiijkmoptxysdqwhlbrn",
    ),
    "greek": ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχω", "ABEZHIKMNOPTYXabyenikvoptuxw"),
    "latin": ("łŁøØđĐħĦıſ", "lLoOdDhHis"),
    "figures": ("0", "o"),
}
"""Signs that look like a letter of the Latin alphabet, beside the letter."""

_LETTERS: Final = {
    ord(sign): letter
    for signs, letters in _ALIKE.values()
    for sign, letter in zip(signs, letters, strict=True)
}
_SLIM: Final = str.maketrans(dict.fromkeys("i1|!", "l"))
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def fold(name: str) -> str:
    """A name without what only looks different: case, accents, spaces, letters of other alphabets.

    A short form of the skeletons of Unicode's report 39, for the scripts that people here write.
    """
    plain = unicodedata.normalize("NFKC", name).translate(_LETTERS).casefold()
    bare = unicodedata.normalize("NFD", plain).translate(_LETTERS).translate(_SLIM)
    found = "".join(sign for sign in bare if sign.isalnum())
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found


def is_reserved(name: str) -> bool:
    """Whether a name is what somebody is called who has none."""
    ours = {translator(language)(key) for language in LANGUAGES for key in ("guest", "former")}
    return fold(name) in {fold(one) for one in ours}


def guest_name(id: str, language: str) -> str:
    """A name for a guest who has chosen none: the same mouse in every language."""
    offered = [name.strip() for name in translator(language)("guest-names").split(",")]
    return offered[zlib.crc32(id.encode()) % len(offered)]


def numbered(name: str, id: str, count: int) -> str:
    """A guest's name with a number behind it; the guest's own number for each try."""
    return f"{name} {2 + (zlib.crc32(id.encode()) + 7 * count) % 97}"
