"""Run by `test_new_faction.py` in a copy of the sources: plays and draws what was added."""

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.game import Message, Options
from cheeseboard.games.smash_up import GAME
from cheeseboard.games.smash_up.box import BASE_IDS, CARD_IDS, FACTIONS, SOURCE_IDS
from cheeseboard.games.smash_up.tests.positions import Play, at, offered, vp
from cheeseboard.match import Match
from cheeseboard.rulebook import rule_ids
from cheeseboard.testing.conformance import check_match
from cheeseboard.testing.drawings import Easel
from cheeseboard.web import art, boards, rules
from cheeseboard.words import LANGUAGES, words

MATCHES = 3


def found() -> None:
    """It is counted behind all that was there, so that nothing on disk changes its number."""
    assert FACTIONS[-1] == "pantry"
    assert CARD_IDS[-3:] == ["pa_jar", "pa_shelf", "pa_spoon"]
    assert SOURCE_IDS[-1] == "jam"
    assert not any(id.startswith("pa_") for id in BASE_IDS)
    assert {id: text for id, text in GAME.constraints().items() if text} == {}
    assert {"PA-1.1", "PA-1.2", "PA-1.3"} <= set(rule_ids("smash_up", "uk"))


def drafted() -> Play:
    options: Options = {"house_factions": True, "first_seat": 0}
    match = Match.new(GAME, 2, options, 7)
    match.play(0, "draft:pantry")
    assert match.view(0).factions[0] == FACTIONS.index("pantry")
    chance = Live(7)
    return Play(GAME.setup(GAME.meta.complete(options), 2, chance, SILENCE), chance)


def played() -> None:
    play = at(hands={"A": ["pa_jar", "pa_shelf", "pa_spoon"]})
    play("A play:pa_jar", "A base:workshop", "A play:pa_shelf", "A base:workshop")
    play("A end")
    assert vp(play.state, "A") == 1
    play = at(cards=["A pa_jar@workshop"], hands={"A": ["pa_spoon"]})("A play:pa_spoon")
    assert offered(play.state) == ["base:secret_grove", "base:haunted_house"]
    options: Options = {"factions": "pa+gh, pa+bc", "boxes": 2, "house_factions": True}
    for seed in range(MATCHES):
        report = check_match(GAME, 2, {**options, "turn_limit": 30}, seed, share=0.05)
        assert report.decisions


def drawn(draft: Play) -> None:
    assert {"su-m-pa_jar", "su-a-shelf", "su-card-pa"} <= set(art.library())
    assert "su-m-pa_jar" in art.table_sprite("smash_up")
    assert ".su-f-pa" in boards.board("smash_up").css
    for language in LANGUAGES:
        name = words("smash_up", language).say(Message("faction-pantry"))
        easel = Easel(GAME, language)
        html = easel.whole(easel.scene(GAME.view(draft.state, 0), 0))
        assert 'id="su-draft-pantry"' in html
        assert name in html
        assert name in [section.title for section in rules.sections("smash_up", language)]


if __name__ == "__main__":
    found()
    played()
    drawn(drafted())
