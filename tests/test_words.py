"""Tests of words: every sentence in every language, and how arguments become words."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cheeseboard import registry, words
from cheeseboard.events import Message
from cheeseboard.words import LANGUAGES, MissingWords, Words

GAMES = [
    id for id in registry.packages() if id == "_template" or registry.meta(id).stage != "draft"
]
FOLDERS = {
    "platform": Path(words.__file__).parent,
    **{f"pages/{folder.name}": folder for folder in words.page_folders()},
    **{
        f"{id}/{home.name}": home / "words"
        for id in GAMES
        for home in registry.homes(id)
        if (home / "words").exists()
    },
}


def messages(path: Path) -> dict[str, ast.Message]:
    """The messages of a words file by id."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def english(game: str = "_template") -> Words:
    return words.words(game, "en")


# --- the files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_a_words_file_has_no_line_that_cannot_be_read(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in junk] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [id for id in set(ids) if ids.count(id) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rooms_of_the_pages_mean_different_things_by_one_key(language: str) -> None:
    """They share one vocabulary: the room that is read last would speak for both."""
    homes: dict[str, list[str]] = {}
    for folder in words.page_folders():
        for key in messages(folder / f"{language}.ftl"):
            homes.setdefault(key, []).append(folder.name)
    assert {key: rooms for key, rooms in homes.items() if len(rooms) > 1} == {}


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_english_message_has_a_translation(folder: Path, language: str) -> None:
    wanted = messages(folder / "en.ftl")
    found = messages(folder / f"{language}.ftl")
    assert sorted(set(wanted) - set(found)) == []


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_no_game_puts_other_words_to_a_refusal_of_the_platform(folder: Path) -> None:
    """It would be asked for arguments that the platform does not give."""
    ours = {key for key in messages(FOLDERS["platform"] / "en.ftl") if key.startswith("refuse-")}
    if folder != FOLDERS["platform"]:
        assert sorted(ours & set(messages(folder / "en.ftl"))) == []


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_every_help_text_has_a_translation(folder: Path, language: str) -> None:
    def with_help(path: Path) -> set[str]:
        return {
            id
            for id, message in messages(path).items()
            if any(attribute.id.name == "help" for attribute in message.attributes)
        }

    assert with_help(folder / f"{language}.ftl") == with_help(folder / "en.ftl")


# --- plurals -------------------------------------------------------------------------------------

UNDONE = {
    "en": {
        1: "Red takes back a move.",
        2: "Red takes back 2 moves.",
        5: "Red takes back 5 moves.",
        21: "Red takes back 21 moves.",
    },
    "ru": {
        1: "Красный отменяет действие.",
        2: "Красный отменяет 2 действия.",
        5: "Красный отменяет 5 действий.",
        21: "Красный отменяет 21 действие.",
    },
    "uk": {
        1: "Червоний скасовує дію.",
        2: "Червоний скасовує 2 дії.",
        5: "Червоний скасовує 5 дій.",
        21: "Червоний скасовує 21 дію.",
    },
}
POINTS = {
    "ru": {1: "1 очко", 2: "2 очка", 5: "5 очков", 21: "21 очко"},
    "uk": {1: "1 очко", 2: "2 очки", 5: "5 очок", 21: "21 очко"},
}


@pytest.mark.parametrize("count", [1, 2, 5, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_take_back_agrees_with_its_number(language: str, count: int) -> None:
    message = Message("event-undo", {"seat": 0, "count": count})
    assert words.words("_template", language).say(message) == UNDONE[language][count]


@pytest.mark.parametrize("count", [1, 2, 5, 21])
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_points_agree_with_their_number(language: str, count: int) -> None:
    message = Message("event-offer", {"points": count})
    assert words.words("_template", language).say(message).endswith(f": {POINTS[language][count]}.")


OPTION = {
    "en": {1: "one character", 2: "2 characters", 5: "5 characters", 21: "21 characters"},
    "ru": {1: "1 знака", 2: "2 знаков", 5: "5 знаков", 21: "21 знака"},
    "uk": {1: "1 знак", 2: "2 знаки", 5: "5 знаків", 21: "21 знак"},
}


@pytest.mark.parametrize("count", [1, 2, 5, 21])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_length_of_an_option_agrees_with_its_number(language: str, count: int) -> None:
    spoken = words.words("_template", language)
    said = spoken.say(Message("refuse-option-long", {"option": "rounds", "most": count}))
    assert said.startswith(f"{spoken.say(Message('option-rounds'))}: ")
    assert said.endswith(f" {OPTION[language][count]}.")


# --- who is meant --------------------------------------------------------------------------------

SHOWN = Message("event-show", {"seat": 1, "card": 3})


def test_a_reader_is_spoken_to_and_others_are_spoken_of() -> None:
    names = ["Ann", "Bob"]
    assert english().say(SHOWN, names, viewer=1) == "You bid 3."
    assert english().say(SHOWN, names, viewer=0) == "Bob bids 3."
    assert english().say(SHOWN, names) == "Bob bids 3."


def test_seat_0_is_not_taken_for_a_watcher() -> None:
    message = Message("event-show", {"seat": 0, "card": 3})
    assert english().say(message, viewer=0) == "You bid 3."
    assert english().say(message, viewer=None) == "Red bids 3."


def test_without_names_seats_are_called_by_their_colours() -> None:
    assert english().say(SHOWN) == "Yellow bids 3."
    assert words.words("_template", "ru").say(SHOWN) == "Жёлтый ставит 3."
    assert words.words("_template", "uk").say(SHOWN) == "Жовтий ставить 3."


@pytest.mark.parametrize(
    "name", ["[bold]Ann[/bold]", "<b>Ann</b> & Bob", "{ $card }", 'Ann "{"', "Аня 🧀", "\\u0041"]
)
def test_a_name_stays_as_it_is(name: str) -> None:
    assert english().say(SHOWN, ["Ann", name]) == f"{name} bids 3."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_of_twelve_has_a_colour_of_its_own(language: str) -> None:
    spoken = words.words("_template", language)
    assert len({spoken.say(Message(f"seat-{seat}")) for seat in range(12)}) == 12


# --- arguments -----------------------------------------------------------------------------------


def test_an_argument_becomes_the_text_of_its_message() -> None:
    won = Message("event-cheese", {"seat": 0, "cheese": "goat"})
    assert english("burg_appenzell").say(won) == "Red wins the Goat log."
    assert english("burg_appenzell").say(Message("event-cheese", {"seat": 0, "cheese": "?"})) == (
        "Red wins the ?."
    )


def test_an_attribute_of_an_argument_is_offered_beside_it() -> None:
    message = Message("move-over", {"seat": 1, "cell": "b2"})
    assert english("burg_appenzell").say(message) == "Run over Yellow’s mouse on b2"


PLACED = {
    "en": "Your rat in column 12, row 3",
    "ru": "Ваша крыса в столбце 12, в ряду 3",
    "uk": "Ваш щур у стовпці 12, у ряді 3",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_message_speaks_for_all_values_with_numbers(language: str) -> None:
    spoken = words.words("rat_de_france", language)
    assert (
        spoken.say(Message("board-rat", {"seat": 0, "cell": "c12r3"}), viewer=0)
        == (PLACED[language])
    )


def test_what_belongs_to_the_reader_is_called_theirs() -> None:
    swapped = Message("event-swap", {"seat": 1, "rat": 0})
    assert english("rat_de_france").say(swapped, viewer=0) == "Yellow changes places with your rat."
    for viewer in (None, 2):
        said = english("rat_de_france").say(swapped, viewer=viewer)
        assert said == "Yellow changes places with the red rat."
    assert english("rat_de_france").say(swapped, viewer=1) == "You change places with the red rat."


def test_a_seat_with_the_colour_of_another_is_called_by_that() -> None:
    spoken = words.words("rat_de_france", "en")
    assert spoken.say(Message("seat-0"), colours=(1, 0)) == "Yellow"
    stolen = Message("event-steal", {"seat": 1, "rat": 0, "token": "sugar"})
    names = ("Ann", "Bob")
    assert spoken.say(stolen, names, None, (1, 0)) == "Bob takes the yellow rat’s sugar."
    assert spoken.say(stolen, names, 0, (1, 0)) == "Bob takes your rat’s sugar."


def test_help_texts_are_attributes() -> None:
    assert english().hint("option-rounds") == "One card is used up in each."
    assert words.words("_template", "ru").hint("option-rounds") == "В каждом уходит одна карта."
    assert english().hint("seat-0") == ""
    assert english().hint("no-such-option") == ""


# --- what is missing -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_named_with_its_language(language: str) -> None:
    spoken = words.words("_template", language)
    assert not spoken.has("event-flood")
    with pytest.raises(MissingWords) as caught:
        spoken.say(Message("event-flood"))
    assert str(caught.value) == f"_template has no {language} words for 'event-flood'."


def test_a_missing_argument_is_named_with_its_message() -> None:
    with pytest.raises(MissingWords) as caught:
        english().say(Message("event-bid"))
    assert str(caught.value).startswith("_template, en, 'event-bid': ")
    assert "card" in str(caught.value)


def test_platform_and_game_words_are_read_together_and_once() -> None:
    assert english().has("refuse-over")
    assert english().has("refuse-card-used")
    assert not english("burg_appenzell").has("refuse-card-used")
    assert words.words("_template", "en") is english()
