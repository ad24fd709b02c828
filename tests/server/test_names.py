"""Names that look alike are one name, in whatever letters they are written."""

import pytest

from cheeseboard.server.people.names import fold, guest_name
from cheeseboard.web.render import translator
from cheeseboard.words import LANGUAGES

from .conftest import Serve
from .owners import Owner
from .people import Person
from .serving import Server, wait_for

ALIKE = [
    ("Paul", "Раul", "two letters of Cyrillic"),
    ("Paul", "рАUL", "case as well"),
    ("Скот", "Cкoт", "the other way round"),
    ("scope", "ѕсоре", "nothing but Cyrillic"),
    ("Nikos", "Νικοs", "Greek"),
    ("Alice", "ᎪLICE", "Cherokee"),
    ("ROLF", "ꓣꓳꓡꓝ", "Lisu"),
    ("honig", "հօոiց", "Armenian"),
    ("anna", "ᴀɴɴᴀ", "small capitals"),
    ("Anna", "𝔄𝓃𝕟𝐚", "mathematical letters"),
    ("Anna", "Ａｎｎａ", "wide letters"),
    ("Lodz", "Łódź", "strokes and accents"),
    ("Kir", "Ķīɍ", "more of them"),
    ("bob", "boɓ", "hooks"),
    ("Ганна", "Ґанна", "an upturn"),
    ("Zoe", "Z o e", "spaces"),
    ("Zoe", "Z.o-e?", "points"),
    ("Zoe", "Zㅤoe", "a letter that nobody sees"),
    ("Bill", "B1II", "slim ones"),
    ("Ivo", "Iv0", "figures"),
    ("morna", "mornа", "a pair beside a Cyrillic letter"),
    ("modem", "rnodern", "pairs"),
    ("ewa", "evva", "another pair"),
    ("Зоя", "3оя", "a figure for a letter"),
]

UNLIKE = [("Anna", "Hanna"), ("Іван", "Ірина"), ("Max", "Mac"), ("李明", "李白"), ("Ann", "Ann 2")]


@pytest.mark.parametrize(("name", "other"), [one[:2] for one in ALIKE], ids=[o[2] for o in ALIKE])
def test_names_that_look_alike_are_one_name(name: str, other: str) -> None:
    assert name != other
    assert fold(name) == fold(other) != ""


@pytest.mark.parametrize(("name", "other"), UNLIKE)
def test_other_names_are_others(name: str, other: str) -> None:
    assert fold(name) != fold(other)


def test_nobody_keeps_or_bears_a_name_that_looks_like_a_kept_one(server: Server) -> None:
    Owner(server, "Paul Pascal").keep()
    thief = Owner(server, "Раul Раsсаl")
    assert thief.is_called() != "Раul Раsсаl", "a guest gets a number"
    assert thief.is_called().startswith("Раul Раsсаl ")
    refused = thief.post("/me/keep/ask", name="РAUL PASСAL")
    assert refused.status_code == 409


def test_names_from_before_are_found_by_the_fold_of_today(serve: Serve) -> None:
    server = serve()
    for name in ("Old One", "Two", "Dva"):
        Owner(server, name).keep()
    server.sql("UPDATE people SET fold = 'as it was' WHERE name = 'Old One'")
    server.sql("UPDATE people SET name = 'Tvvo', fold = 'kept' WHERE name = 'Dva'")
    server.restart()
    wait_for(lambda: ("oldone",) in server.sql("SELECT fold FROM people"), "the new fold")
    assert (
        Person(server, "ОLD ОNЕ").read("/me").root.one("input", id="own-name").get("value")
        != "ОLD ОNЕ"
    )
    wait_for(lambda: len(server.sql("SELECT 1 FROM people WHERE fold = 'kept'")) == 1, "Tvvo's")
    assert "Traceback" not in server.log()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_guest_is_called_like_the_coach(language: str) -> None:
    coach = translator(language)("coach").partition(",")[0]
    names = {guest_name(str(number), language) for number in range(1000)}
    assert len(names) > 20
    assert coach not in names
