"""Decisions, labels and refusals in words."""

import re

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import Message, Options
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.terminal import draw
from cheeseboard.games.smash_up.tests.positions import Play, at, find
from cheeseboard.match import Match
from cheeseboard.registry import LANGUAGES
from cheeseboard.words import words

FULL = [
    "B gh_ghost@workshop",
    "A sp_zeppelin@workshop",
    "A sp_captain_ahab@secret_grove",
    "B sp_captain_ahab@secret_grove",
]


def say(message: Message, language: str = "en", viewer: int = 0) -> str:
    return words("smash_up", language).say(message, viewer=viewer)


def reason(play: Play, text: str) -> tuple[str, tuple[str, ...]]:
    seat = GAME.to_act(play.state)[0]
    refusal = GAME.why_not(GAME.view(play.state, seat), seat, find(play.state, text))
    assert refusal is not None, text
    for language in LANGUAGES:
        assert say(refusal.message, language)
    return refusal.message.key.removeprefix("refuse-"), refusal.rules


def test_the_menu_says_what_may_be_played() -> None:
    play = at()
    decision = GAME.decision(play.state, 0)
    assert say(decision.message) == "Your turn. You may still play 1 minion and 1 action."
    assert say(decision.message, viewer=1) == "Red plays cards."
    assert decision.rules == ("SU-2.5", "SU-2.6")


def test_a_base_is_asked_for_the_minion_that_comes() -> None:
    hand = {"A": ["bc_commission", "bc_cub_scout"]}
    play = at(hands=hand)("A play:bc_commission", "A play:bc_cub_scout")
    assert say(GAME.decision(play.state, 0).message) == "Where do you play Cub Scout?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label(language: str) -> None:
    for play in (
        at(cards=FULL),
        at(cards=FULL)("A talent:A sp_zeppelin"),
        at(cards=FULL, hands={"A": ["gh_spirit", "gh_ghost", "sp_mechanic"]})(
            "A play:gh_spirit", "A base:workshop"
        ),
        at(cards=FULL, hands={"A": ["bc_bear_necessities", "sp_mechanic"]}),
    ):
        seat = GAME.to_act(play.state)[0]
        view = GAME.view(play.state, seat)
        for move in GAME.moves(view, seat):
            label = GAME.label(view, seat, move)
            assert say(label.message, language)
            assert say(label.group, language)


def test_labels_name_the_card_its_power_and_its_player() -> None:
    play = at(cards=FULL, hands={"A": ["gh_spirit", "gh_ghost", "gh_ghost"]})
    play("A play:gh_spirit", "A base:workshop")
    view = GAME.view(play.state, 0)
    label = GAME.label(view, 0, find(play.state, "min:B gh_ghost@workshop"))
    assert say(label.message) == "Ghost, power 2 (Yellow)"
    assert say(label.group) == "At Workshop"
    assert label.tone == "harm"


@pytest.mark.parametrize(
    ("text", "key", "rule"),
    [
        ("play:gh_spirit", "not-in-hand", "SU-3.1"),
        ("play:gh_make_contact", "condition", "SU-3.8"),
        ("spectre", "spectre-away", "SU-11.1"),
        ("talent:0", "no-talent", "SU-3.19"),
        ("talent:99", "no-card", "SU-3.19"),
        ("talent:B sp_captain_ahab", "talent-of-other", "SU-3.19"),
        ("base:workshop", "not-asked", "SU-2.5"),
        ("none", "not-asked", "SU-2.5"),
    ],
)
def test_why_not_in_the_menu(text: str, key: str, rule: str) -> None:
    play = at(cards=FULL, hands={"A": ["gh_make_contact", "gh_ghost"]})
    found, rules = reason(play, text)
    assert found == key
    assert rule in rules


def test_why_not_without_a_play_left() -> None:
    play = at(hands={"A": ["gh_ghost", "gh_ghost", "gh_shady_deal", "gh_seance"]})
    play("A play:gh_ghost", "A base:workshop", "A stop", "A play:gh_shady_deal")
    assert reason(play, "play:gh_ghost") == ("no-minion-play", ("SU-2.5",))
    assert reason(play, "play:gh_seance") == ("no-action-play", ("SU-2.5",))


def test_why_not_for_a_talent_that_another_card_offers_too() -> None:
    ahabs = ["A sp_captain_ahab@secret_grove", "A sp_captain_ahab@secret_grove"]
    play = at(cards=["A sp_zeppelin@workshop", *ahabs])
    assert "talent:1" in [move.text for move in GAME.moves(play.state, 0)]
    assert reason(play, "talent:2") == ("alike", ("SU-3.19",))


def test_why_not_for_bases_and_targets() -> None:
    play = at(
        bases=["tsars_palace", "workshop", "haunted_house"],
        cards=["B gh_ghost@workshop", "A bc_cub_scout@workshop"],
        hands={"A": ["gh_ghost", "bc_screwed", "bc_borscht"]},
    )
    play("A play:gh_ghost")
    assert reason(play, "base:tsars_palace")[0] == "base-forbids"
    assert reason(play, "base:secret_grove")[0] == "base-away"
    play("A base:workshop", "A stop", "A play:bc_screwed")
    assert reason(play, "base:workshop")[0] == "same-base"
    assert reason(play, "min:A bc_cub_scout")[0] == "not-asked"


def test_why_not_for_cards() -> None:
    play = at(
        cards=["B gh_ghost@workshop"],
        hands={"A": ["gh_spirit", "gh_ghost", "gh_seance", "gh_shady_deal"]},
    )
    play("A play:gh_spirit", "A base:workshop", "A min:B gh_ghost")
    assert reason(play, "card:gh_shady_deal")[0] == "discard-order"
    assert reason(play, "card:gh_haunting")[0] == "not-in-hand"
    assert reason(play, "none") == ("must-choose", ("SU-3.10", "SU-6.5"))
    draft = Play(GAME.setup(GAME.meta.complete({"first_player": 0}), 2, play.chance, SILENCE))
    draft("A draft:ghosts")
    assert reason(draft, "draft:ghosts") == ("faction-gone", ("SU-1.4",))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_names_bases_cards_and_seats(language: str) -> None:
    play = at(cards=FULL)
    book = words("smash_up", language)
    for viewer in (0, 1, None):
        picture = draw(GAME.view(play.state, viewer), book.say)
        for key in ("base-workshop", "card-sp_captain_ahab", "seat-0", "terminal-step-play"):
            assert book.say(Message(key)) in picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"open_hands": True, "turn_cap": 40}])
def test_the_terminal_draws_every_view_in_a_hundred_columns(
    language: str, options: Options
) -> None:
    match = Match.new(GAME, 4, options, 2)
    book = words("smash_up", language)
    while match.to_act:
        seat = match.to_act[0]
        number = len(match.record.steps)
        if number % 7 == 0:
            for viewer in (seat, None):
                picture = re.sub(r"\[[^]]*\]", "", draw(match.view(viewer), book.say))
                assert max(map(len, picture.splitlines())) <= 100
                assert language == "en" or not re.search("[A-Za-z]", picture), picture
        moves = match.moves(seat)
        match.play(seat, moves[number % len(moves)])
    assert book.say(Message("terminal-step-over")) in draw(match.view(0), book.say)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("1 point", "2 points", "5 points", "21 points")),
        ("ru", ("1 очко", "2 очка", "5 очков", "21 очко")),
        ("uk", ("1 очко", "2 очки", "5 очок", "21 очко")),
    ],
)
def test_points_in_the_terminal_agree_with_their_number(
    language: str, texts: tuple[str, ...]
) -> None:
    for count, text in zip((1, 2, 5, 21), texts, strict=True):
        assert say(Message("terminal-points", {"count": count}), language) == text
