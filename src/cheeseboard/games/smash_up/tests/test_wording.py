"""Decisions, labels and refusals in words."""

import re

import pytest

from cheeseboard.events import SILENCE
from cheeseboard.game import Message, Options
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.hooks import QUESTIONS
from cheeseboard.games.smash_up.moves import DECLINE
from cheeseboard.games.smash_up.state import ACTION, BLOSSOM, GROVE, MINION, REGULAR, Credit
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


@pytest.mark.parametrize(
    ("cards", "hand", "credits", "said"),
    [
        ([], ["bc_bear_hug"], [ACTION], "Your turn. You may still play 1 action."),
        ([], ["bc_cub_scout"], [MINION], "Your turn. You may still play 1 minion."),
        ([], ["bc_bear_hug", "bc_cub_scout"], [], "Nothing is left to play. End your turn."),
        ([], ["bc_bear_hug"], [MINION], "Nothing is left to play. End your turn."),
        (
            ["A kp_venus_man_trap@workshop"],
            ["bc_bear_hug"],
            [],
            "Only talents are left. Use one, or end your turn.",
        ),
    ],
)
def test_the_menu_speaks_of_what_is_left_alone(
    cards: list[str], hand: list[str], credits: list[int], said: str
) -> None:
    left = [Credit(type, REGULAR) for type in credits]
    play = at(cards=cards, hands={"A": hand}, credits=left)
    assert say(GAME.decision(GAME.view(play.state, 0), 0).message) == said
    for language in LANGUAGES:
        assert say(GAME.decision(play.state, 0).message, language)
    assert say(GAME.decision(GAME.view(play.state, 1), 0).message, viewer=1) == "Red plays cards."


def test_a_base_is_asked_for_the_minion_that_comes() -> None:
    hand = {"A": ["bc_commission", "bc_cub_scout"]}
    play = at(hands=hand)("A play:bc_commission", "A play:bc_cub_scout")
    assert say(GAME.decision(play.state, 0).message) == "Where do you play Cub Scout?"


GROVE_AND_BLOSSOM = {
    "en": "You may still play 1 minion and 1 action. At Secret Grove: 1 more minion of power 2 or "
    "less. From Blossom: 3 more minions of the same name.",
    "ru": "Можно сыграть ещё 1 приспешника и 1 действие. На базу «Тайная роща»: ещё 1 "
    "приспешник силой не больше 2. Карта «Цветение»: ещё 3 приспешника с одним и тем же названием.",
    "uk": "Можна зіграти ще 1 посіпаку й 1 дію. На базу «Таємний гай»: ще 1 посіпака із силою "
    "не більше 2. Карта «Цвітіння»: ще 3 посіпаки з однією й тією самою назвою.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plays_for_a_base_or_a_name_are_told_apart(language: str) -> None:
    play = at()
    play.state.credits.append(Credit(MINION, GROVE, base=1))
    play.state.credits += [Credit(MINION, BLOSSOM, group=1)] * 3
    told = say(GAME.decision(play.state, 0).message, language)
    assert told.endswith(GROVE_AND_BLOSSOM[language])
    picture = draw(GAME.view(play.state, 0), words("smash_up", language).say)
    for key in ("plays-grove", "plays-blossom"):
        assert say(Message(key, {"blossom": 3}), language) in picture.splitlines()
    assert say(Message("terminal-plays", {"minions": 1, "actions": 1}), language) in picture
    assert say(Message("plays-grove"), language) not in draw(
        GAME.view(at().state, 0), words("smash_up", language).say
    )


def test_the_dead_rise_counts_what_is_discarded() -> None:
    hand = ["gh_the_dead_rise", "gh_ghost", "gh_ghost", "gh_spirit", "gh_seance"]
    play = at(hands={"A": hand}, discards={"A": ["bc_cub_scout", "gh_spectre"]})
    play("A play:gh_the_dead_rise")
    assert "Discarded so far: 0." in say(GAME.decision(play.state, 0).message)
    play("A card:gh_spirit", "A card:gh_ghost")
    decision = GAME.decision(GAME.view(play.state, 0), 0)
    assert say(decision.message) == (
        "The Dead Rise: discard as many cards as you like, one by one. Discarded so far: 2. "
        "Then you play a minion with less power than that number from your discard pile."
    )
    assert decision.rules == ("SU-11.12",)
    assert say(decision.message, viewer=1) == "Red may discard cards."


def test_the_dead_rise_says_who_may_rise() -> None:
    hand = ["gh_the_dead_rise", "gh_ghost", "gh_ghost", "gh_ghost", "gh_ghost"]
    play = at(hands={"A": hand}, discards={"A": ["bc_cub_scout", "gh_spectre"]})
    play("A play:gh_the_dead_rise", *["A card:gh_ghost"] * 4)
    assert say(GAME.decision(play.state, 0).message) == (
        "The Dead Rise: choose a minion of power 3 or less from your discard pile and play it."
    )


def test_commission_says_what_follows() -> None:
    play = at(hands={"A": ["bc_commission", "bc_cub_scout"]})("A play:bc_commission")
    assert say(GAME.decision(play.state, 0).message) == (
        "Commission: you may play an extra minion now. "
        "If you do, you then move a minion of another player away from that base."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Move nobody"), ("ru", "Никого не перемещать"), ("uk", "Нікого не переміщувати")],
)
def test_declining_says_what_is_declined(language: str, said: str) -> None:
    play = at(
        cards=["A gh_ghost@workshop", "B gh_ghost@workshop", "A gh_ghost@haunted_house"],
        hands={"A": ["bc_screwed"]},
    )
    play("A play:bc_screwed")
    label = GAME.label(GAME.view(play.state, 0), 0, find(play.state, "none"))
    assert say(label.message, language) == said


@pytest.mark.parametrize(
    ("card", "steps", "said"),
    [
        ("gh_spirit", ("A play:gh_spirit", "A base:workshop"), "Destroy nobody"),
        ("bc_commission", ("A play:bc_commission",), "Play no minion"),
        ("gh_across_the_divide", ("A play:gh_across_the_divide",), "Take nothing"),
    ],
)
def test_each_kind_of_declining_has_its_words(card: str, steps: list[str], said: str) -> None:
    play = at(
        cards=["B gh_ghost@workshop"],
        hands={"A": [card, "gh_ghost", "gh_ghost"]},
        discards={"A": ["gh_ghost"]},
    )(*steps)
    label = GAME.label(GAME.view(play.state, 0), 0, find(play.state, "none"))
    assert say(label.message) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [("none", "Skip it: Play no minion"), ("stop", "Enough: Discard no more")],
)
def test_declining_is_no_end_of_a_turn(text: str, said: str) -> None:
    """Its button is a plain one, and says what it does."""
    card = "bc_commission" if text == "none" else "gh_the_dead_rise"
    play = at(hands={"A": [card, "gh_ghost"]})(f"A play:{card}")
    label = GAME.label(GAME.view(play.state, 0), 0, find(play.state, text))
    assert label.tone == "decline"
    assert f"{say(label.group)}: {say(label.message)}" == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_that_can_be_declined_have_words_for_it(language: str) -> None:
    for asked in QUESTIONS.values():
        if asked.decline is DECLINE:
            assert say(Message(f"move-none-{asked.declined}"), language)


SMALL = ["bc_bear_rides_you", "bc_superiority"]
"""A hand of two cards, beside the one that is played."""
NOTHING = {
    "en": ("Scrap Diving: there is nothing you could choose.", "could choose."),
    "ru": ("«Нырок в металлолом»: вам не из чего выбирать.", "не может ничего выбрать."),
    "uk": ("«Пірнання в металобрухт»: вам нема з чого вибирати.", "не може нічого вибрати."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_without_a_target_is_told(language: str) -> None:
    play = at(hands={"A": ["sp_scrap_diving"]})("A play:sp_scrap_diving")
    told = next(event for event in play.events if event.message.key == "event-no-choice")
    mine, other = NOTHING[language]
    assert say(told.message, language) == mine
    assert say(told.message, language, viewer=1).endswith(other)
    assert told.seats is None
    assert told.rules == ("SU-3.10",)


@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("bc_screwed", ["A gh_ghost@workshop"]),
        ("bc_bear_hug", []),
        ("gh_across_the_divide", []),
        ("sp_change_of_venue", []),
    ],
)
def test_each_effect_without_a_target_is_told_once(card: str, cards: list[str]) -> None:
    play = at(hands={"A": [card]}, cards=cards)(f"A play:{card}")
    assert play.told.count("event-no-choice") == 1


@pytest.mark.parametrize(
    ("card", "hand", "is_idle"),
    [
        ("gh_seance", SMALL, False),
        ("gh_seance", [*SMALL, "gh_ghost"], True),
        ("gh_shady_deal", SMALL, False),
        ("gh_shady_deal", [*SMALL, "gh_ghost"], True),
    ],
)
def test_an_action_that_needs_a_small_hand_says_when_it_does_nothing(
    card: str, hand: list[str], is_idle: bool
) -> None:
    play = at(hands={"A": [card, *hand]})(f"A play:{card}")
    assert play.told.count("event-no-effect") == is_idle


@pytest.mark.parametrize("others", [[], ["B gh_ghost@workshop"]])
def test_borscht_where_nobody_else_is_says_that_it_does_nothing(others: list[str]) -> None:
    cards = ["A gh_ghost@workshop", *others]
    play = at(hands={"A": ["bc_borscht"]}, cards=cards)("A play:bc_borscht")
    assert ("event-no-effect" in play.told) == (not others)


IN_VAIN = {
    "en": [
        "Red plays Choking Vines.",
        "Your Spirit at Workshop cannot be affected; the action is discarded.",
    ],
    "ru": [
        "Красный играет карту «Удушающие лозы».",
        "На вашу карту «Дух» на базе «Мастерская» нельзя влиять; действие уходит в сброс.",
    ],
    "uk": [
        "Червоний грає карту «Задушливі ліани».",
        "На вашу карту «Дух» на базі «Майстерня» не можна вплинути; дія йде у скид.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_on_an_immune_minion_is_named_with_its_player(language: str) -> None:
    cards = ["B gh_spirit@workshop", "B gh_incorporeal on B gh_spirit", "A kp_sprout@workshop"]
    play = at(cards=cards, hands={"A": ["kp_choking_vines", "gh_ghost"]})
    play("A play:kp_choking_vines", "A min:B gh_spirit")
    assert [say(event.message, language, viewer=1) for event in play.events] == IN_VAIN[language]
    assert [event.rules for event in play.events] == [("SU-3.9",), ("SU-6.8",)]


def test_an_effect_with_a_target_says_nothing_of_it() -> None:
    play = at(hands={"A": ["bc_bear_hug"]}, cards=["B gh_ghost@workshop"])("A play:bc_bear_hug")
    assert "event-no-choice" not in play.told


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
        ("play:gh_make_contact", "condition-gh_make_contact", "SU-3.8"),
        ("spectre", "not-in-pile", "SU-3.1"),
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


SPECTRE = {
    "en": "Spectre can be played from the discard pile only while you hold 2 cards or fewer.",
    "ru": "Фантома можно сыграть из сброса, только пока у вас на руке не больше 2 карт.",
    "uk": "Фантома можна зіграти зі скиду, лише поки ви тримаєте не більше 2 карт.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_spectre_is_played_and_not_returned(language: str) -> None:
    play = at(discards={"A": ["gh_spectre"]})
    refusal = GAME.why_not(GAME.view(play.state, 0), 0, find(play.state, "spectre"))
    assert refusal is not None
    assert say(refusal.message, language) == SPECTRE[language]


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("en", "card-kp_entangled", "can be moved away or returned from a base"),
        ("ru", "card-kp_entangled", "нельзя переместить или вернуть с базы"),
        ("uk", "card-kp_entangled", "не можна перемістити чи повернути з бази"),
        ("ru", "card-gh_spectre", "можно сыграть Фантома из вашего сброса"),
        ("uk", "card-gh_spectre", "можна зіграти Фантома з вашого скиду"),
        ("ru", "option-open_hands", "Все руки видны всем."),
        ("uk", "option-open_hands", "Усі руки бачать усі."),
    ],
)
def test_help_says_no_more_than_the_rules(language: str, key: str, said: str) -> None:
    assert said in words("smash_up", language).hint(key)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "you look for the same one"), ("ru", "вы поищете"), ("uk", "ви пошукаєте")],
)
def test_budding_promises_a_search_and_no_find(language: str, said: str) -> None:
    cards = ["A kp_sprout@workshop", "B gh_ghost@workshop"]
    play = at(cards=cards, hands={"A": ["kp_budding"]})("A play:kp_budding")
    assert said in say(GAME.decision(play.state, 0).message, language)


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
    draft = Play(GAME.setup(GAME.meta.complete({"first_seat": 0}), 2, play.chance, SILENCE))
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
@pytest.mark.parametrize("options", [{}, {"open_hands": True, "turn_limit": 40}])
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


def plain(play: Play, language: str = "en") -> str:
    """The picture as a terminal without colours shows it."""
    return re.sub(r"\[[^]]*\]", "", draw(GAME.view(play.state, 0), words("smash_up", language).say))


def test_the_terminal_names_the_players_of_cards_without_colours() -> None:
    ghosts = ["B gh_ghost@workshop", "A gh_incorporeal on B gh_ghost"]
    picture = plain(at(cards=[*ghosts, "A sp_zeppelin@workshop", "A gh_spirit@workshop"]))
    assert "  on the base: Zeppelin #2 (Red)\n" in picture
    assert "  Red 3: Spirit 3 #3\n" in picture
    assert "  Yellow 2: Ghost 2 #0 + Incorporeal #1 (Red)\n" in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_a_legend(language: str) -> None:
    picture = plain(at(cards=FULL), language)
    for sign in ("► ", "4/2/1 ", "# ", "+ "):
        assert any(sign in line for line in picture.split("\n\n")[-1].splitlines()), sign


def test_nobody_has_a_turn_in_the_draft() -> None:
    match = Match.new(GAME, 2, {}, 1)
    assert "►" not in draw(match.view(0), words("smash_up", "en").say)
    assert "►Red" in plain(at())
