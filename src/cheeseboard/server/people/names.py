"""Names: what two of them have in common however they are written, and names for guests."""

import unicodedata
import zlib
from functools import lru_cache
from typing import Final

from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES

_ALIKE: Final = {
    "cyrillic": (
        "АВСЕНІЇЈКМОРТХУҮЅԌԚԜЬЗБѴавсеніїјкмортхуүѕԁԍԛԝһӏьгпзбѵҽ",
        "ABCEHIIJKMOPTXYYSGQWb36Vabcehiijkmoptxyysdgqwhlbrn36ve",
    ),
    "greek": ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχω", "ABEZHIKMNOPTYXabyenikvoptuxw"),
    "armenian": ("ՏՕԼՍսօոռհցզյա", "SOLUuonnhgqjw"),
    "cherokee": ("ᎠᎡᎢᎩᎪᎫᎬᎳᎷᎻᎽᏀᏃᏒᏔᏕᏙᏚᏞᏟᏢᏦᏴᏂᏏ", "DRTYAJEWMHYGZRWSVSLCPKBhb"),
    "lisu": ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "BPDTGKJCZFMNLSRVHWXYAEIOU"),
    "coptic": ("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲟⲣⲥⲧⲭⲕⲙⲓ", "ABEHIKMNOPCTYXopctxkmi"),
    "latin": ("ıȷſɑɡɛʒ", "ijsage3"),
    "figures": ("0", "o"),
}
"""Signs that look like a letter of the Latin alphabet or a figure, beside it."""

_LETTERS: Final = {
    ord(sign): letter
    for signs, letters in _ALIKE.values()
    for sign, letter in zip(signs, letters, strict=True)
}
_SLIM: Final = str.maketrans(dict.fromkeys("i1|!ǀǃ", "l"))
_UNSEEN: Final = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0"))
"""Letters that nobody sees."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def fold(name: str) -> str:
    """A name without what only looks different: case, accents, spaces, letters of other alphabets.

    A short form of the skeletons of Unicode's report 39, for the scripts that people here write and
    those that have most letters like theirs.
    """
    plain = "".join(map(_bare, unicodedata.normalize("NFKC", name))).translate(_LETTERS).casefold()
    bare = unicodedata.normalize("NFD", plain).translate(_LETTERS).translate(_SLIM)
    found = "".join(sign for sign in bare.translate(_UNSEEN) if sign.isalnum())
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found


@lru_cache(maxsize=4096)
def _bare(sign: str) -> str:
    """A letter without a stroke, hook or tail, and a small capital as the letter that it is."""
    name = unicodedata.name(sign, "").replace("LETTER SMALL CAPITAL", "CAPITAL LETTER")
    try:
        return unicodedata.lookup(name.partition(" WITH ")[0])
    except KeyError:
        return sign


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
