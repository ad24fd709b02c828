"""What counts as the proof of a rule, and what chance may deal openly."""

from pathlib import Path
from textwrap import dedent

import pytest

from cheeseboard.chance import Chance
from cheeseboard.events import Log
from cheeseboard.game import HIDDEN, Options, Seat
from cheeseboard.games._template import GAME, Template
from cheeseboard.games._template.state import Position
from cheeseboard.testing.deals import Deals, look, wrong_deals
from cheeseboard.testing.proofs import proofs

TESTS = {
    "test_lost.py": """
        import nowhere_at_all
        from cheeseboard.testing import rule

        @rule("TPL-1.1")
        def test_nothing(): ...
    """,
    "test_some.py": """
        import pytest
        from cheeseboard.testing import rule

        @rule("TPL-2.1")
        def test_good(): ...

        @rule("TPL-2.2")
        def test_bad():
            assert 1 == 2

        @rule("TPL-2.3")
        @pytest.mark.skip
        def test_idle(): ...

        def test_without_a_rule():
            assert False
    """,
}


def test_only_tests_that_import_run_and_pass_prove_rules(tmp_path: Path) -> None:
    for name, text in TESTS.items():
        (tmp_path / name).write_text(dedent(text), encoding="utf-8")
    found = proofs(tmp_path)
    assert found is not None
    assert found.proved == ["TPL-2.1"]
    lost, bad = sorted(found.broken)
    assert lost.startswith("test_lost.py:2: ")
    assert lost.endswith("ModuleNotFoundError: No module named 'nowhere_at_all'")
    assert bad == "test_some.py:10, test_bad: assert 1 == 2"


class DealsHands(Template):
    """Hands are three cards by chance, which lie open."""

    def setup(self, options: Options, seats: int, chance: Chance, log: Log) -> Position:
        state = super().setup(options, seats, chance, log)
        for hand in state.hands:
            hand[:] = sorted(chance.shuffle("hands", hand)[:3])
        state.rounds = 1
        return state


class HidesHands(DealsHands):
    def view(self, state: Position, seat: Seat | None) -> Position:
        seen = super().view(state, seat)
        for other, hand in enumerate(seen.hands):
            if other != seat:
                hand[:] = [HIDDEN] * len(hand)
        return seen


def deals(game: Template) -> Deals:
    found = Deals()
    for seed in range(1, 4):
        look(game, 3, {}, seed, found)
    return found


def test_a_hand_that_no_view_hides_is_told() -> None:
    [sentence] = wrong_deals(GAME, deals(DealsHands()))
    assert sentence.startswith("Everybody sees what chance deals as 'hands': hide it in `view`")


def test_a_hidden_hand_is_well_and_its_field_is_named() -> None:
    found = deals(HidesHands())
    assert list(wrong_deals(GAME, found)) == []
    assert found.fields == {"bids", "hands"}
    assert found.told == "Views hide bids, hands. Dealt in secret: hands."


def test_what_is_said_to_be_open_must_not_be_hidden() -> None:
    found = Deals(felt={"cheese"}, secret={"cheese"}, fields={"pile"})
    [sentence] = wrong_deals(GAME, found)
    assert sentence == "meta.toml says that 'cheese' is dealt openly, but a view hides it."
    assert Deals().told == "No view hides anything."


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_finds_the_same(seed: int) -> None:
    one, other = Deals(), Deals()
    look(GAME, 2, {}, seed, one)
    look(GAME, 2, {}, seed, other)
    assert one == other
