"""Tests of balance reports: figures that add up, sentences that hold, a page that stands alone."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cheeseboard import registry
from cheeseboard.arena.jobs import make_plan
from cheeseboard.arena.observing import Seen
from cheeseboard.arena.playing import Result, play
from cheeseboard.arena.storage import Folder
from cheeseboard.bots.levels import Measured
from cheeseboard.cli import app
from cheeseboard.report.figures import figures, mean, share_change, stands_out
from cheeseboard.report.findings import changes, findings
from cheeseboard.report.page import namer, page
from cheeseboard.report.plots import Bar, alone, histogram, shares
from cheeseboard.testing.settings import short_match


def played(
    game: str = "_template", matches: int = 12, seats: int = 3, **options: Any
) -> list[Result]:
    plan = make_plan(game, seats, ("random",), options, seed=1)
    return [play(job) for job in plan.jobs(matches)]


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return played()


def won_by(results: Sequence[Result], seat: int) -> list[Result]:
    """The same matches, but all won by one seat."""
    return [
        replace(result, ranks=tuple(1 if one == seat else 2 for one in range(result.job.seats)))
        for result in results
    ]


def same(key: str) -> str:
    return key


# --- what is observed ----------------------------------------------------------------------------


def test_a_match_is_observed(results: list[Result]) -> None:
    for result in results:
        seen = result.seen
        assert seen.moves == 3 * (5 + 4 + 3 + 2 + 1)
        assert seen.choices == 3 * 4
        assert seen.rules["TPL-2.1"] == 5
        assert seen.rules["TPL-2.4"] + seen.rules.get("TPL-2.5", 0) == 5
        assert Seen.from_json(seen.to_json()) == seen
        assert {heading for heading, _, _ in seen.categories} <= {"Dearest cheese"}


@pytest.mark.parametrize("game", registry.ids())
def test_games_name_their_categories(game: str) -> None:
    short = short_match(registry.load(game))
    (result,) = played(game, 1, short.seats, **short.options)
    assert bool(short.categories) == (registry.part(game, "categories") is not None)
    for heading, count in short.categories.items():
        for seat in range(short.seats):
            own = [
                value
                for name, one, value in result.seen.categories
                if (name, one) == (heading, seat)
            ]
            assert len(own) == count
    assert page(game, [result])


def test_cards_are_counted_for_those_who_play_them() -> None:
    (result,) = played("smash_up", 1, 2, factions="random", vp_goal=10)
    cards = {key: counts for key, counts in result.seen.things.items() if key.startswith("card-")}
    assert cards
    assert all(len(counts) == 3 for counts in cards.values())
    found = figures([result])
    for key, counts in cards.items():
        assert found.things[key].times == sum(counts)
        assert found.things[key].users == sum(count > 0 for count in counts[:2])


# --- figures and sentences -----------------------------------------------------------------------


def test_figures_add_up(results: list[Result]) -> None:
    found = figures(results)
    assert found.matches == 12
    assert found.lengths == [15] * 12
    assert found.branching == [3.0] * 12
    seats = found.by_seat["Seat"]
    assert sum(tally.wins for tally in seats.values()) == pytest.approx(12)
    assert all(
        tally.count == 12 and tally.fair_share == pytest.approx(1 / 3) for tally in seats.values()
    )


def test_an_advantage_is_named_and_a_fair_game_is_called_so(results: list[Result]) -> None:
    unfair = findings(figures(won_by(results, 1)), same)
    assert any(
        sentence.startswith("Seat 2 wins more often than its fair share of 33.3%: 100.0%")
        for sentence in unfair
    )
    fair = [replace(result, ranks=(1, 1, 1)) for result in results]
    assert "Seat: none of 3 is shown to win more or less often than its fair share." in findings(
        figures(fair), same
    )


def test_options_are_compared_where_they_differ() -> None:
    mixed = played(matches=3) + played(matches=3, rounds=2)
    found = figures(mixed)
    assert {value: tally.count for value, tally in found.by_match["Option rounds"].items()} == {
        "5": 3,
        "2": 3,
    }
    assert "Option rounds" in page("_template", mixed)


def test_a_change_is_named_with_its_interval(results: list[Result]) -> None:
    own, other = figures(won_by(results, 0)), figures(won_by(results, 1))
    found = changes(own, other, same)
    assert "Seat 1 wins 0.0% with the other data instead of 100.0%: -100.0 points" in " ".join(
        found
    )
    assert changes(own, own, same) == [
        "Nothing is shown to be different: the changes could all be chance."
    ]


def test_means_and_differences_have_intervals() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert found.high - found.mean == pytest.approx(1.959964 * (2.5 / 5) ** 0.5)
    change = share_change(Measured(0.8, 0.67, 0.88), Measured(0.6, 0.46, 0.72))
    assert change.mean == pytest.approx(-0.2)
    assert change.low == pytest.approx(-0.2 - (0.14**2 + 0.08**2) ** 0.5)
    assert change.high == pytest.approx(-0.2 + (0.12**2 + 0.13**2) ** 0.5)


def test_what_stands_out_alone_need_not_among_many() -> None:
    figure = Measured(0.6, 0.52, 0.68)
    assert stands_out(figure, 0.5, 1)
    assert not stands_out(figure, 0.5, 100)


# --- plots and the page --------------------------------------------------------------------------


def drawing(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def test_shares_are_drawn_with_their_intervals() -> None:
    bars = [
        Bar("Ghosts & co", Measured(0.5, 0.4, 0.6), 100, Measured(0.3, 0.2, 0.4), 50),
        Bar("A name that is much too long for any plot", Measured(0.2, 0.1, 0.3), 9),
    ]
    root = drawing(shares("Wins", bars, fair=0.25))
    assert len(root.findall("circle")) == 2
    assert len(root.findall("rect")) == 1
    places = [float(circle.attrib["cx"]) for circle in root.findall("circle")]
    assert places[0] > places[1]
    texts = [text.text for text in root.findall("text")]
    assert "Ghosts & co" in texts
    assert "A name that is much too long for …" in texts
    assert len([line for line in root.findall("line") if line.attrib["class"] == "fair"]) == 1


def test_a_plot_in_a_file_of_its_own_brings_its_style_and_shows_its_title() -> None:
    inside = shares("One & two", [Bar("one", Measured(0.5, 0.4, 0.6), 100)], fair=0.5)
    root = drawing(alone(inside))
    name = "{http://www.w3.org/2000/svg}"
    assert "line.other" in (root.findtext(f"{name}style") or "")
    assert root.findtext(f"{name}text") == "One & two"
    assert float(root.attrib["viewBox"].split()[3]) > float(
        drawing(inside).attrib["viewBox"].split()[3]
    )


@pytest.mark.parametrize("values", [[3], [1, 2, 2, 9], [0.5, 0.25, 0.75], list(range(500))])
def test_histograms_show_every_value(values: list[float]) -> None:
    root = drawing(histogram("Length", values))
    bars = [bar for bar in root.findall("rect") if bar.attrib["class"] == "bar"]
    parts = [re.search(r": ([\d.]+)%", bar.findtext("title") or "") for bar in bars]
    assert sum(float(part[1]) for part in parts if part) == pytest.approx(100, abs=1.5)


def test_a_page_needs_nothing_else(results: list[Result]) -> None:
    text = page("_template", results, won_by(results, 0))
    assert "<script" not in text
    assert "http" not in text
    assert "src=" not in text
    assert text.count("<svg") == text.count("</svg>") >= 4
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        drawing(svg)
    assert "With the other data" in text
    assert "TPL-2.3" in text


def test_rules_that_never_came_up_are_listed() -> None:
    text = page("_template", played(matches=1))
    listed = re.findall(r"^- \*\*(TPL-[\d.]+)\*\*", registry.rules_text("_template"), re.MULTILINE)
    assert listed
    assert all(rule in text for rule in listed)


def test_things_have_names() -> None:
    name = namer("smash_up")
    assert name("faction-ghosts") == "Ghosts"
    assert name("faction-ghosts + faction-steampunks") == "Ghosts + Steampunks"
    assert name("no-such-word") == "no-such-word"


# --- the command ---------------------------------------------------------------------------------


def test_the_command_reads_what_an_arena_played(tmp_path: Path, results: list[Result]) -> None:
    plan = make_plan("_template", 3, ("random",), {}, seed=1)
    store = Folder(tmp_path / "arena", plan)
    for result in results:
        store.add(result)
    out = tmp_path / "page.html"
    command = ["report", "_template", "--read", str(tmp_path / "arena"), "--out", str(out)]
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0, done.output
    assert out.read_text(encoding="utf-8") == page("_template", results)
    wrong = CliRunner().invoke(app, ["report", "ratland", *command[2:]])
    assert wrong.exit_code == 2
    assert "There are matches of _template among these, not of ratland alone." in wrong.output


def test_the_command_compares_with_other_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    data = tmp_path / "data"
    data.mkdir()
    text = (registry.folder("_template") / "data" / "market.toml").read_text(encoding="utf-8")
    (data / "market.toml").write_text(text.replace("6, 7]", "60, 70]"), encoding="utf-8")
    command = ["report", "_template", "--bots", "random", "--matches", "6", "--workers", "1"]
    done = CliRunner().invoke(app, [*command, "--against", "data"])
    assert done.exit_code == 0, done.output
    written = (tmp_path / "_template-report.html").read_text(encoding="utf-8")
    assert "With the other data" in written
    assert "70 points" not in written
