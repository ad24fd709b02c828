"""The drawing, beyond what the conformance suite asks of every board."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import NONE, Message, OptionValue, Seat
from cheeseboard.games.smash_up import GAME, board
from cheeseboard.games.smash_up.board.large import facts, rules
from cheeseboard.games.smash_up.board.parts import Scene
from cheeseboard.games.smash_up.board.places import FRAMES, GAP, arrange, frame, spots
from cheeseboard.games.smash_up.board.scene import scene
from cheeseboard.games.smash_up.board.table import cracks
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, CARDS, IS_MINION
from cheeseboard.games.smash_up.facts import places, power, totals
from cheeseboard.games.smash_up.hooks import PENDING, STEPS
from cheeseboard.games.smash_up.moves import Move
from cheeseboard.games.smash_up.state import (
    GROVE,
    MINION,
    OVER,
    PLAY,
    SCORE,
    Credit,
    Frame,
    Position,
)
from cheeseboard.games.smash_up.tests.positions import Play, at, slot_of
from cheeseboard.testing.conformance import DRAWING_CHECKS
from cheeseboard.testing.drawings import Easel, Page
from cheeseboard.testing.moments import Spot
from cheeseboard.web import art
from cheeseboard.web.boards import board as drawn_board
from cheeseboard.words import LANGUAGES, words

FOLDER: Final = Path(board.__file__).parent
SETTINGS: Final[dict[int, tuple[dict[str, OptionValue], ...]]] = {
    2: ({}, {"factions": "gh+kp, gh+sp", "boxes": 2, "mulligan": "optional"}, {"vp_goal": 10}),
    3: ({"affect_scope": "modern"}, {"factions": "random", "base_refill": "reshuffle"}),
    4: ({"factions": "random", "house_factions": True}, {"factions": "random", "open_hands": True}),
}
EVERY: Final = 61
"""One position of so many is drawn, and of every question the first that comes."""
SOME: Final = 5
"""Of these drawings one of so many is drawn once more; every viewer has a turn."""

easel: Final = Easel(GAME, names=("Ada", "Ben", "Cy", "Di"))
shown, offered, say = easel.shown, easel.offered, easel.say(0)


def make(view: Position, seat: Seat | None) -> Scene:
    drawn: Scene = easel.scene(view, seat, say=say)
    return drawn


def read(drawn: Scene) -> Page:
    return Page(easel.draw(drawn))


def draw(state: Position, seat: Seat | None) -> Page:
    return read(make(shown(state, seat), seat))


def lively(state: Position, chooser: Live) -> Move:
    """A random move that plays cards rather than not."""
    moves = GAME.moves(state, GAME.to_act(state)[0])
    active = [move for move in moves if move.kind not in ("end", "none", "stop")]
    pool = active if active and chooser.pick("mood", 12) else moves
    return pool[chooser.pick("move", len(pool))]


def moments(seats: int) -> Iterator[Position]:
    """Some positions of random matches; the first of each question and the last always."""
    for seed, options in enumerate(SETTINGS[seats]):
        chance, chooser = Live(seed), Live(seed + 1000)
        state = GAME.setup(GAME.meta.complete(options), seats, chance, SILENCE)
        asked: set[str] = set()
        number = 0
        while GAME.to_act(state):
            ask = state.stack[-1].ask
            if ask not in asked or number % EVERY == 0:
                asked.add(ask)
                yield state.copy()
            GAME.apply(state, GAME.to_act(state)[0], lively(state, chooser), chance, SILENCE)
            number += 1
        yield state.copy()


@cache
def drawn_moments(seats: int) -> list[tuple[Position, Seat | None, Scene, Page]]:
    """These positions with the seat that acts and a watcher, drawn once."""
    found = []
    for state in moments(seats):
        acting = (*GAME.to_act(state), 0)[0]
        for viewer in (acting, None):
            drawn = make(shown(state, viewer), viewer)
            found.append((state, viewer, drawn, read(drawn)))
    return found


# --- every position ------------------------------------------------------------------------------


def test_a_replay_that_knows_everything_is_drawn() -> None:
    for seats in SETTINGS:
        for state, viewer, _, _ in drawn_moments(seats)[::SOME]:
            if viewer is None:
                drawn = scene(state, None, (), say)
                page = read(drawn)
                assert drawn.backs == 0
                assert not any(pile.backs for pile in drawn.rivals)
                assert page.with_("data-moves") == page.with_("data-why") == []


def test_every_kind_of_question_is_drawn() -> None:
    """Matches in which cards are played meet questions that random moves seldom lead to."""
    asked: dict[str, Position] = {}
    for seats in SETTINGS:
        for state, _, _, _ in drawn_moments(seats):
            if state.phase != OVER:
                asked.setdefault(state.stack[-1].ask, state)
    assert len(asked) > 25
    for state in asked.values():
        spot = Spot(GAME, state, state.seats, {}, Live(1))
        assert [wrong for check in DRAWING_CHECKS for wrong in check(spot)] == []


# --- what is hidden ------------------------------------------------------------------------------


def test_a_hand_is_known_to_its_player_alone() -> None:
    state = at(hands={"A": ["bc_bear_hug", "gh_ghost"], "B": ["kp_sprout", "kp_sprout"]}).state
    own, other, watcher = (make(shown(state, viewer), viewer) for viewer in (0, 1, None))
    assert [card.face.id for card in own.hand] == ["bc_bear_hug", "gh_ghost"]
    assert [(card.face.id, card.count) for card in other.hand] == [("kp_sprout", 2)]
    assert watcher.hand == ()
    assert watcher.backs == 2
    assert [pile.backs for pile in own.rivals] == [2]
    assert "kp_sprout" not in "".join(read(own).ids())


def test_cards_that_everybody_saw_are_shown_in_a_hand() -> None:
    play = at(hands={"B": ["kp_sprout", "kp_blossom"]})
    play.state.known[1] = [CARD_IDS.index("kp_sprout")]
    rival = make(shown(play.state, 0), 0).rivals[0]
    assert [face.id for face in rival.shown] == ["kp_sprout"]
    assert rival.backs == 1
    assert rival.known is not None


# --- single things -------------------------------------------------------------------------------


def brawl() -> Play:
    """Bears and plants against ghosts and steampunks at three bases."""
    return at(
        bases=("tsars_palace", "workshop", "secret_grove"),
        cards=(
            "B sp_captain_ahab@workshop",
            "B sp_steam_man@workshop",
            "B gh_spirit@workshop",
            "B gh_incorporeal on B gh_spirit",
            "B sp_rotary_slug_thrower@workshop",
            "A kp_sleep_spores@secret_grove",
            "A bc_cub_scout@secret_grove",
            "A kp_sprout@secret_grove",
        ),
        hands={"A": ["bc_commission", "bc_bear_cavalry", "kp_weed_eater"], "B": ["gh_ghost"]},
        points={"A": 6, "B": 8},
    )


def test_a_card_of_the_hand_is_picked_first_and_then_played() -> None:
    page = draw(brawl().state, 0)
    card = page.element("su-h-bc_commission")
    assert card["data-moves"] == "play:bc_commission"
    assert "data-piece" in card


def test_a_card_is_chosen_with_the_base_it_is_played_at() -> None:
    page = draw(brawl().state, 0)
    card = page.element("su-h-kp_weed_eater")
    texts = card["data-moves"].split("|")
    assert "play:kp_weed_eater;base:workshop" in texts
    assert "play:kp_weed_eater" not in texts, "It is not played at once."
    for text in texts:
        base = text.rpartition(":")[2]
        place = next(one for one in page.of_class("su-base") if one["id"].endswith(f"-{base}"))
        assert text in place["data-then"].split("|")
        assert "data-moves" not in place, "Nothing begins there."


def test_a_card_that_one_base_admits_shows_it() -> None:
    """It is played by another press of the card or by one of its base, which lights up."""
    state = at(hands={"A": ["gh_ghost"]}, credits=[Credit(MINION, GROVE, base=1)]).state
    page = draw(state, 0)
    card = page.element("su-h-gh_ghost")
    assert card["data-moves"] == page.element("su-b1-secret_grove")["data-then"] == "play:gh_ghost"
    assert "data-then" not in page.element("su-b0-workshop")
    assert card["aria-label"].startswith("Ghost.")
    landings = [base.landings for base in make(shown(state, 0), 0).bases]
    assert [[(one.aim, one.power, one.total) for one in each] for each in landings] == [
        [],
        [(1, 2, 2)],
        [],
    ]


def test_an_action_is_chosen_with_the_minion_it_is_played_on() -> None:
    cards = ["A bc_cub_scout@workshop", "B sp_steam_man@workshop", "B sp_mechanic@workshop"]
    state = at(cards=cards, hands={"A": ["bc_screwed"]}).state
    page = draw(state, 0)
    slots = [slot_of(state, card) for card in ("B sp_steam_man", "B sp_mechanic")]
    victims = [f"play:bc_screwed;min:{slot}" for slot in slots]
    assert page.element("su-h-bc_screwed")["data-moves"].split("|") == victims
    assert [one["data-then"] for one in page.of_class("su-face") if "data-then" in one] == victims


def test_every_line_begins_at_one_thing_and_ends_at_another() -> None:
    kinds = set()
    for seats in SETTINGS:
        for _, _, drawn, page in drawn_moments(seats):
            begins, ends = (
                {text for each in page.with_(name) for text in each[name].split("|")}
                for name in ("data-moves", "data-then")
            )
            lines = {text for text in begins if ";" in text}
            assert lines == {text for text in ends if ";" in text}
            assert ends <= begins
            kinds |= {tuple(re.findall(r"[a-z]+(?=:)", text)) for text in lines}
            aims = [card.aim for card in drawn.hand if card.aim]
            assert len(set(aims)) == len(aims)
    assert {("play", "base"), ("min", "base")} <= kinds


def test_who_waits_looks_at_cards_and_asks_nothing() -> None:
    page = draw(brawl().state, 1)
    assert page.element("su-h-gh_ghost")["popovertarget"] == "su-large-gh_ghost"
    assert not page.asked()


def test_powers_and_signs_stand_on_minions() -> None:
    state = brawl().state
    drawn = {one.face.id: one for one in make(shown(state, 0), 0).minions}
    assert (drawn["sp_steam_man"].power, drawn["sp_steam_man"].change) == (6, "up")
    assert drawn["gh_spirit"].signs == ("veil",)
    assert [strip.face.id for strip in drawn["gh_spirit"].strips] == ["gh_incorporeal"]
    assert drawn["bc_cub_scout"].signs == ("claw",)
    assert drawn["sp_captain_ahab"].signs == ("talent",)
    assert {one.side for one in drawn.values() if one.seat == 0} == {"own"}
    assert {one.side for one in drawn.values() if one.seat == 1} == {"foe"}


LILY: Final = "A kp_water_lily@workshop"
IVAN: Final = "A bc_general_ivan@secret_grove"
SPIRIT: Final = ("A gh_spirit@workshop", "A gh_incorporeal on A gh_spirit")
HAUNTING: Final = ("B gh_haunting@workshop", "A kp_entangled@haunted_house", LILY)


@pytest.mark.parametrize(
    ("cards", "signs"),
    [
        ((LILY,), ()),
        ((LILY, "A kp_deep_roots@workshop"), ("roots",)),
        ((LILY, "A bc_superiority@workshop"), ("guard", "roots")),
        ((LILY, "A kp_entangled@workshop"), ("anchor",)),
        ((LILY, "A kp_entangled@workshop", "A bc_superiority@workshop"), ("guard", "anchor")),
        ((LILY, IVAN), ("shield",)),
        (HAUNTING, ("veil", "anchor")),
        ((*SPIRIT, IVAN), ("veil", "shield")),
        ((*SPIRIT, "B gh_make_contact on A gh_spirit"), ()),
    ],
)
def test_signs_tell_what_no_card_can_do_from_what_others_cannot(
    cards: tuple[str, ...], signs: tuple[str, ...]
) -> None:
    bases = ("workshop", "secret_grove", "haunted_house", "dread_gazebo")
    state = at(seats=3, bases=bases, cards=cards, hands={"B": ["gh_ghost"]}).state
    drawn = {one.id: one for one in make(shown(state, 0), 0).minions}
    assert drawn["su-c-0"].signs == signs


def test_a_minion_that_its_own_player_can_move_does_not_claim_otherwise() -> None:
    cards = [LILY, "A kp_deep_roots@workshop"]
    play = at(cards=cards, hands={"A": ["bc_bear_rides_you"]})
    label = make(shown(play.state, 0), 0).minions[0].press.label
    assert label == "Your Water Lily, power 3, at Workshop. Cards of others cannot move it."
    play("A play:bc_bear_rides_you", "A base:secret_grove")
    assert play.state.card_base[slot_of(play.state, "A kp_water_lily")] == 1


def test_a_nested_effect_shows_its_card_its_chain_and_its_targets() -> None:
    play = brawl()("play:bc_commission", "play:bc_bear_cavalry", "base:workshop")
    drawn = make(shown(play.state, 0), 0)
    assert drawn.limelight is not None
    names = [link.name for link in drawn.limelight.chain]
    assert names == ["Commission (then a push)", "Bear Cavalry"]
    assert [one.face.id for one in drawn.minions if one.is_source] == ["bc_bear_cavalry"]
    targets = {one.face.id for one in drawn.minions if one.press.moves}
    assert targets == {"sp_captain_ahab", "sp_steam_man", "gh_spirit"}
    assert [base.id for base in drawn.bases if base.is_here] == ["workshop"]
    watched = make(shown(play.state, None), None)
    assert watched.limelight is not None
    assert not any(one.press.moves for one in watched.minions)


def test_a_push_shows_what_becomes_of_the_minion() -> None:
    play = brawl()("play:bc_commission", "play:bc_bear_cavalry", "base:workshop")
    play("min:B sp_steam_man")
    drawn = make(shown(play.state, 0), 0)
    landings = {base.id: base.landings[0] for base in drawn.bases if base.landings}
    assert "workshop" not in landings
    palace, grove = landings["tsars_palace"], landings["secret_grove"]
    assert (palace.power, palace.is_gone) == (3, False)
    assert grove.is_gone
    assert [one.face.id for one in drawn.minions if one.is_picked] == ["sp_steam_man"]
    assert play.state.card_base[slot_of(play.state, "B sp_steam_man")] == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Captain Ahab would not stay here."),
        ("ru", "«Капитан Ахав»: здесь не останется."),
        ("uk", "«Капітан Ахав»: тут не лишиться."),
    ],
)
def test_a_minion_that_would_be_saved_is_not_called_lost(language: str, said: str) -> None:
    cards = ["A bc_cub_scout@workshop", "A bc_cub_scout@secret_grove"]
    cards += ["B sp_captain_ahab@workshop", "B sp_escape_hatch@secret_grove"]
    play = at(cards=cards, hands={"A": ["bc_screwed"]})
    play("A play:bc_screwed", "A min:B sp_captain_ahab")
    view = shown(play.state, 0)
    drawn = scene(view, 0, offered(view, 0), words("smash_up", language).say)
    landing = next(base.landings[0] for base in drawn.bases if base.id == "secret_grove")
    assert landing.label.startswith(f"{said} ")
    assert "event-saved" in play("A base:secret_grove").told


def test_what_a_card_still_has_to_do_is_said() -> None:
    play = at(
        cards=["B sp_mechanic@workshop"], hands={"A": ["gh_spirit", *["gh_ghost"] * 4, "gh_seance"]}
    )("A play:gh_spirit", "A base:workshop", "A min:B sp_mechanic")
    for viewer in (0, 1, None):
        light = make(shown(play.state, viewer), viewer).limelight
        assert light is not None
        assert [link.name for link in light.chain] == ["Spirit (then a minion is destroyed)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_to_come_is_worded(language: str) -> None:
    assert set(PENDING) <= set(STEPS)
    assert all(words("smash_up", language).has(f"board-then-{name}") for name in PENDING)


def test_a_play_shows_the_power_and_the_total_it_leads_to() -> None:
    hands = {"A": ["kp_weed_eater", "bc_polar_commando", "kp_sleep_spores"]}
    cards = ["A bc_cub_scout@workshop", "B sp_steam_man@workshop", "B sp_mechanic@workshop"]
    plays = {
        "play:kp_weed_eater": (("workshop", 3, 13), ("secret_grove", 3, 3)),
        "play:bc_polar_commando": (("workshop", 4, 14), ("secret_grove", 6, 6)),
        "play:kp_sleep_spores": (("workshop", -1, 8),),
    }
    for text, expected in plays.items():
        play = at(cards=cards, hands=hands)(f"A {text}")
        bases = make(shown(play.state, 0), 0).bases
        landings = {base.id: base.landings[0] for base in bases if base.landings}
        for base, strength, total in expected:
            landing = landings[base]
            assert (landing.power, landing.total) == (strength, total), (text, base)
            assert not landing.is_ready
            assert f"{total} of {landing.limit}" in landing.label
    assert "secret_grove" not in landings, "Sleep Spores change nothing there."


def test_a_play_that_reaches_the_breakpoint_says_so() -> None:
    heavy = ["A bc_general_ivan@workshop", "B sp_steam_queen@workshop", "B sp_mechanic@workshop"]
    play = at(cards=heavy, hands={"A": ["kp_venus_man_trap"]})("A play:kp_venus_man_trap")
    state = play.state
    landing = next(b.landings[0] for b in make(shown(state, 0), 0).bases if b.id == "workshop")
    assert (landing.total, landing.limit, landing.is_ready) == (20, 20, True)
    assert landing.label.endswith("The base is then ready to be scored.")
    label = GAME.label(GAME.view(state, 0), 0, GAME.read("base:workshop"))
    assert say(label.message) == "Workshop (15, then 20 of 20: ready to be scored)"


def test_what_is_foreseen_comes_true() -> None:
    """Wherever a base is chosen in step 2, until another question may change it."""
    seen = set()
    for seats in SETTINGS:
        for state, viewer, drawn, _ in drawn_moments(seats):
            for base in drawn.bases if viewer in GAME.to_act(state) else ():
                texts = (base.press.moves or base.press.then).split("|")
                landings = base.landings if len(base.landings) == len(texts) else ()
                for text, landing in zip(texts, landings, strict=bool(landings)):
                    if state.phase != PLAY:
                        continue
                    after = state.copy()
                    for move in text.split(";"):
                        asked = after.stack[-1].ask
                        GAME.apply(after, viewer or 0, GAME.read(move), Live(0), SILENCE)
                    if after.stack[-1].ask != "waiting_order":
                        assert landing.total == sum(totals(after, base.place)), text
                        seen.add(asked)
    assert {"base_by_credit", "host_base", "elsewhere"} <= seen


def test_every_card_that_is_seen_can_be_seen_large() -> None:
    for seats in SETTINGS:
        for state, viewer, drawn, page in drawn_moments(seats):
            large = {one.face.id for one in drawn.larges}
            assert {BASE_IDS[state.bases[place]] for place in places(state)} <= large
            assert {CARD_IDS[kind] for kind in state.card_kind if kind != NONE} <= large
            assert {CARD_IDS[kind] for pile in state.discards for kind in pile} <= large
            if viewer is not None:
                assert {CARD_IDS[kind] for kind in state.hands[viewer]} <= large
            assert all(one.rules and one.facts for one in drawn.larges)
            for element in page.of_class("su-face"):
                is_target = "data-moves" in element or "data-why" in element
                assert is_target != ("popovertarget" in element)


def test_a_large_view_names_the_rules_and_the_rulings() -> None:
    assert rules("gh_make_contact") == ("SU-11.9", "SU-3.8", "R25", "R42")
    assert rules("workshop") == ("SU-14.9", "R27")
    assert facts("bc_general_ivan", say) == "minion, power 6, 1 card, ongoing"
    assert facts("bc_screwed", say) == "action, 2 cards"
    assert facts("kp_sleep_spores", say) == "action, 2 cards, on a base"
    assert facts("tsars_palace", say) == "base, breakpoint 22, points 5, 3 and 2"


def test_a_scoring_is_told_line_by_line_for_a_round() -> None:
    cards = ["A bc_general_ivan@workshop", "A kp_venus_man_trap@workshop"]
    cards += ["B sp_steam_queen@workshop", "B sp_mechanic@workshop"]
    play = at(cards=cards)("A end")
    recap = make(shown(play.state, 0), 0).recaps[0]
    assert recap.title == "Scored: Workshop"
    assert recap.reached == "20 of 20 reached"
    told = [(line.seat, line.text, line.points) for line in recap.places]
    assert told == [
        (0, "You: first place with 11 power", 4),
        (1, "Ben: second place with 9 power", 2),
    ]
    base = BASE_IDS[play.state.bases[play.state.scorings[-1].place]]
    assert recap.after == say(Message("board-recap-next", {"base": base}))
    play.state.turn += 1
    assert make(shown(play.state, 0), 0).recaps == ()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Blue: fourth place with 2 power"),
        ("ru", "Синий: четвёртое место, сила 2"),
        ("uk", "Синій: четверте місце, сила 2"),
    ],
)
def test_the_last_of_four_places_is_told_too(language: str, said: str) -> None:
    ids = ("bc_general_ivan", "bc_cub_scout", "bc_cub_scout")
    cards = [f"A {id}@workshop" for id in ids]
    cards += ["B sp_steam_queen@workshop", "C gh_spirit@workshop", "D kp_sprout@workshop"]
    bases = ("workshop", "haunted_house", "secret_grove", "dread_gazebo", "tsars_palace")
    play = at(seats=4, bases=bases, cards=cards, next_bases=["inventors_salon"])("A end")
    view = shown(play.state, 0)
    recap = scene(view, 0, (), words("smash_up", language).say).recaps[0]
    assert (recap.places[3].text, recap.places[3].points) == (said, 0)


def test_minions_that_look_alike_stand_for_the_same_choice() -> None:
    ghosts = ["B gh_ghost@workshop", "B gh_ghost@workshop", "B gh_spirit@workshop"]
    cards = [*ghosts, "A bc_cub_scout@workshop"]
    play = at(cards=cards, hands={"A": ["bc_screwed"]})("play:bc_screwed")
    drawn = make(shown(play.state, 0), 0)
    pressed = [one.press.moves for one in drawn.minions if one.face.id == "gh_ghost"]
    assert len(pressed) == 2
    assert len(set(pressed)) == 1
    assert pressed[0]


def test_waiting_abilities_lie_in_a_tray() -> None:
    cards = ["A kp_sprout@workshop", "A kp_water_lily@workshop", "A kp_overgrowth@secret_grove"]
    drawn = make(shown(at("start", cards=cards).state, 0), 0)
    assert drawn.tray is not None
    faces = [card.face.id for card in drawn.tray.cards if card.face is not None]
    assert faces == ["kp_sprout", "kp_water_lily", "kp_overgrowth"]


def test_a_search_shows_names_with_counts() -> None:
    play = at("start", cards=["A kp_sprout@workshop"], factions={"A": "killer_plants+ghosts"})
    drawn = make(shown(play.state, 0), 0)
    assert drawn.tray is not None
    counts = {card.name: card.count for card in drawn.tray.cards}
    assert counts["Ghost"] == 4
    assert "hand" not in drawn.tray.title
    assert make(shown(play.state, 1), 1).tray is None


def test_spectre_shines_beside_the_hand() -> None:
    play = at(hands={"A": ["gh_ghost"]}, discards={"A": ["gh_spectre"]})
    moves = draw(play.state, 0).element("su-r-gh_spectre")["data-moves"]
    assert {text.partition(";")[0] for text in moves.split("|")} == {"spectre"}


def test_plays_that_are_left_are_tokens() -> None:
    blossom = CARD_IDS.index("kp_sprout")
    credits = [Credit(0, 0), Credit(0, 3, base=1), Credit(0, 2, kind=blossom, group=1)]
    drawn = make(shown(at(credits=credits).state, 0), 0)
    texts = [(token.text, token.count) for token in drawn.tokens]
    assert texts == [
        ("minion", 1),
        ("action", 0),
        ("Grove: up to 2", 1),
        ("Blossom: Sprout", 1),
    ]
    assert make(shown(at(credits=credits).state, 1), 1).tokens == ()


def test_the_dial_and_the_steps_show_the_totals() -> None:
    drawn = make(shown(brawl().state, 1), 1)
    base = next(base for base in drawn.bases if base.id == "secret_grove")
    assert [(part.seat, part.power, part.offset) for part in base.segments] == [(0, 5, 0)]
    assert [climber.total for climber in base.climbers] == [5]
    assert [prize.is_idle for prize in base.prizes] == [False, True, True]


def test_totals_on_the_drawing_are_those_of_the_rules() -> None:
    for seats in SETTINGS:
        for state, _, drawn, _ in drawn_moments(seats):
            assert [base.place for base in drawn.bases] == places(state)
            for base in drawn.bases:
                assert base.total == sum(totals(state, base.place))
                assert sum(part.power for part in base.segments) == base.total
            on_table = [kind for kind in state.card_kind if kind != NONE and IS_MINION[kind]]
            assert len(drawn.minions) == len(on_table)
            powers = {f"su-c-{state.card_stamp[s]}": s for s in range(len(state.card_stamp))}
            assert all(one.power == power(state, powers[one.id]) for one in drawn.minions)


def test_a_base_cracks_before_it_breaks() -> None:
    assert [cracks(total, 20) for total in (0, 13, 14, 17, 20, 31)] == [0, 0, 1, 2, 3, 3]
    assert cracks(0, 0) == 3


def scored(ask: str, then: str, below: str) -> Position:
    """A base in the middle of its scoring, as another box could stop it."""
    state = at("play", cards=["A gh_ghost@workshop"], hands={"A": ["gh_ghost"]}).state
    state.phase = SCORE
    here = Frame("", seat=0, base=0, count=1)
    state.stack = [here.but(then=below), here.but(then=f"{then}_chosen", ask=ask)]
    return state


@pytest.mark.parametrize(
    ("ask", "then", "below", "stage"),
    [
        ("special_before", "window_before", "pay", "before"),
        ("special_after", "window_after", "clear", "after"),
    ],
)
def test_a_window_says_which_it_is_and_who_may_react(
    ask: str, then: str, below: str, stage: str
) -> None:
    drawn = make(shown(scored(ask, then, below), 0), 0)
    assert drawn.scoring is not None
    assert [each.text for each in drawn.scoring.stages if each.state == "now"] == [stage]
    assert drawn.scoring.waiting == (0,)
    assert drawn.bases[0].ribbon
    page = read(drawn)
    assert page.texts() == {"pass"}


STRONG: Final = ("bc_general_ivan", *["bc_polar_commando"] * 2, *["bc_cub_scout"] * 4)
"""26 power together, beside each other."""


def won(base: str) -> Play:
    """A base is scored, and its ability asks the winner."""
    return at(
        "score",
        bases=(base, "workshop", "secret_grove"),
        cards=[f"A {id}@{base}" for id in STRONG],
        discards={"A": ["bc_screwed"]},
        next_bases=["haunted_house"],
    )


def stages(play: Play) -> dict[str, str]:
    drawn = make(shown(play.state, 0), 0)
    assert drawn.scoring is not None
    return {each.text: each.state for each in drawn.scoring.stages}


def test_a_base_that_asks_its_winner_has_paid_the_points() -> None:
    play = won("inventors_salon")
    assert play.state.points == [4, 0]
    expected = {"before": "done", "points": "done", "after": "now", "new base": "later"}
    assert stages(play) == expected


def test_the_last_stage_of_a_scoring_is_at_the_new_base() -> None:
    play = won("the_greenhouse")
    expected = {"before": "done", "points": "done", "after": "done", "new base": "now"}
    assert stages(play) == expected
    drawn = make(shown(play.state, 0), 0)
    assert drawn.scoring is not None
    assert drawn.scoring.title == "The Greenhouse is scored"
    assert not any(base.ribbon for base in drawn.bases)
    play("A card:gh_ghost")
    assert stages(play) == expected
    play("A stop", "A first")
    assert make(shown(play.state, 0), 0).scoring is None


def test_choosing_the_base_to_score_is_no_stage_yet() -> None:
    cards = [f"A {id}@haunted_house" for id in STRONG]
    play = at("start", cards=[*cards, "A kp_overgrowth@secret_grove"])("A end")
    assert play.ask == "ready_base"
    assert make(shown(play.state, 0), 0).scoring is None


def test_the_draft_shows_what_is_left() -> None:
    state = GAME.setup(GAME.meta.complete({"first_seat": 0}), 2, Live(1), SILENCE)
    GAME.apply(state, 0, GAME.read("draft:ghosts"), Live(2), SILENCE)
    drawn = make(shown(state, 1), 1)
    assert {offer.id: offer.takers for offer in drawn.draft}["ghosts"] == (0,)
    page = read(drawn)
    assert page.element("su-draft-ghosts")["data-why"] == "draft:ghosts"
    assert page.element("su-draft-steampunks")["data-moves"] == "draft:steampunks"


def test_a_match_that_is_over_offers_nothing() -> None:
    for state, _, drawn, page in drawn_moments(2):
        if state.phase == OVER:
            assert page.with_("data-moves") == page.with_("data-why") == []
            assert drawn.limelight is None


# --- places --------------------------------------------------------------------------------------


def test_signs_stand_where_no_other_card_lies() -> None:
    """Cards that lie over each other from left to right, the last of them free."""
    few, many = (spots(frame(3), "own", [0] * count) for count in (2, 4))
    assert [spot.is_under for spot in few] == [False, False]
    assert [spot.is_under for spot in many] == [True, True, True, False]


@pytest.mark.parametrize("count", range(1, 25))
def test_minions_stay_inside_their_zone(count: int) -> None:
    for width, height, largest in ((288, 142, 1.0), (240, 236, 1.34), (388, 90, 0.72)):
        found = arrange(width, height, largest, [count % 2] * count)
        assert len({(spot.x, spot.y) for spot in found}) == count
        for spot in found:
            half = 43 * spot.scale / width
            assert -0.02 <= spot.x - half <= spot.x + half <= 1.02
            assert 0 < spot.y < 1


def test_bases_fill_the_field() -> None:
    for count, measures in FRAMES.items():
        assert measures.width == count * (measures.base_width + GAP) - GAP
        assert measures.above + measures.above_height < measures.middle
        assert measures.middle + measures.base_height < measures.below
        assert measures.below + measures.below_height <= measures.height


# --- art and words -------------------------------------------------------------------------------


def test_every_card_and_base_has_a_picture() -> None:
    symbols = set(art.library())
    assert {
        f"su-m-{id}" for id, is_one in zip(CARD_IDS, IS_MINION, strict=True) if is_one
    } < symbols
    assert {f"su-land-{id}" for id in BASE_IDS} < symbols
    actions = [id for id, is_one in zip(CARD_IDS, IS_MINION, strict=True) if not is_one]
    pictures = [card["picture"] for card in CARDS if card["type"] == "action"]
    assert {f"su-a-{picture}" for picture in pictures} < symbols
    assert len(set(pictures)) == len(actions)


def test_the_styles_keep_to_this_game() -> None:
    text = drawn_board("smash_up").css
    text = re.sub(r"/\*.*?\*/|@keyframes \S+ \{(?:[^{}]|\{[^{}]*\})*\}", "", text, flags=re.DOTALL)
    for selector in re.findall(r"([^{}]+)\{", text):
        if not selector.strip().startswith("@"):
            assert re.search(r"\.su\b|\.is-draft", selector), selector
