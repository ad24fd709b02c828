"""The drawing, beyond what the conformance suite asks of every board."""

from typing import Final

from cheeseboard.chance import Live
from cheeseboard.events import SILENCE
from cheeseboard.games._template import GAME
from cheeseboard.games._template.state import Position
from cheeseboard.testing.drawings import Easel

easel: Final = Easel(GAME)


def after(*bids: str) -> Position:
    """Two seats bid in turn."""
    state = GAME.setup({"rounds": 5}, 2, Live(1), SILENCE)
    for number, text in enumerate(bids):
        GAME.apply(state, number % 2, GAME.read(text), Live(number), SILENCE)
    return state


def test_a_card_is_bid_by_pressing_it() -> None:
    card = easel.page(after(), 0).element("card-3")
    assert card["data-moves"] == "bid 3"
    assert card["aria-label"] == "Bid 3"


def test_a_used_card_tells_why() -> None:
    card = easel.page(after("bid 3", "bid 2"), 0).element("card-3")
    assert card["data-why"] == "bid 3"
    assert "data-moves" not in card


def test_a_bid_lies_face_down_for_the_others() -> None:
    state = after("bid 4")
    own, other, watcher = (easel.scene(easel.shown(state, who), who) for who in (0, 1, None))
    assert [bid.face for bid in own.bids] == ["4", ""]
    assert [bid.face for bid in other.bids] == [bid.face for bid in watcher.bids] == ["?", ""]
