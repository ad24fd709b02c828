"""A balance report as one page of HTML that needs nothing else."""

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from cheeseboard import registry
from cheeseboard.arena.playing import Result
from cheeseboard.arena.ratings import wilson
from cheeseboard.events import Message
from cheeseboard.report.figures import SEAT, Figures, Presence, Tally, figures
from cheeseboard.report.findings import changes, findings, percent
from cheeseboard.report.plots import DRAWN, Bar, histogram, shares
from cheeseboard.rulebook import rule_ids
from cheeseboard.words import words

STYLE: Final = (
    DRAWN
    + """
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1rem 4rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 .25rem; } h2 { font-size: 1.2rem; margin: 2.5rem 0 .5rem; }
p.facts, figcaption, td.few { color: var(--soft); } figure { margin: 0 0 1rem; overflow-x: auto; }
li { margin: .3rem 0; } svg { width: 100%; min-width: 30rem; height: auto; display: block; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; } th { font-weight: 600; } td.figure, th.figure { text-align: right; }
"""
)


def page(game: str, own: Sequence[Result], other: Sequence[Result] = ()) -> str:
    """The report on matches of a game; with `other`, beside matches with other data."""
    first = figures(own)
    second = figures(other) if other else None
    name = namer(game)
    title = registry.meta(game).title["en"]
    parts = [
        f"<h1>{escape(title)}: balance</h1>",
        f'<p class="facts">{escape(_facts(own))}</p>',
        _sentences("Findings", findings(first, name)),
    ]
    if second is not None:
        parts.append(_sentences("With the other data", changes(first, second, name)))
        parts.append(
            '<p class="facts">Dots and filled bars are the game as it is; squares and outlined '
            f"bars are {second.matches} matches with the other data.</p>"
        )
    parts.append(_shares_section(first, second, name))
    parts.append(_marks_section(first, second, name))
    parts.append(_size_section(first, second))
    parts.append(_things_section(first, second, name))
    parts.append(_rules_section(game, first, second))
    return _html(f"{title}: balance", parts)


def namer(game: str) -> Callable[[str], str]:
    """Names of things by their word keys, several joined by a plus; other texts as they are."""
    known = words(game, "en")

    def name(key: str) -> str:
        if " + " in key:
            return " + ".join(name(part) for part in key.split(" + "))
        text = known.say(Message(key)) if known.has(key) else key
        return text[:1].upper() + text[1:] if text != key else key

    return name


def _facts(results: Sequence[Result]) -> str:
    job = results[0].job
    bots = ", ".join(sorted({bot for result in results for bot in result.job.bots}))
    return (
        f"{len(results)} matches at {job.seats} seats, played by {bots}; rules version "
        f"{job.rules_version}. Intervals hold in 95 of 100 cases; a finding is named only where it "
        "is none of the many that chance alone would bring."
    )


def _sentences(heading: str, found: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in found)
    return f"<h2>{escape(heading)}</h2><ul>{items}</ul>"


def _shares_section(own: Figures, other: Figures | None, name: Callable[[str], str]) -> str:
    if own.seats < 2:
        return ""
    parts = []
    for heading, values in own.by_seat.items():
        others = other.by_seat.get(heading, {}) if other else {}
        title = "Wins by seat" if heading == SEAT else f"Wins by {heading.lower()}"
        fair = next(iter(values.values())).fair_share
        parts.append(_figure(title, shares(title, _bars(values, others, name), fair)))
    return "".join(parts)


def _bars(
    values: Mapping[str, Tally], others: Mapping[str, Tally], name: Callable[[str], str]
) -> list[Bar]:
    return [
        Bar(
            name(value),
            tally.share,
            tally.count,
            others[value].share if value in others else None,
            others[value].count if value in others else 0,
        )
        for value, tally in sorted(values.items(), key=_by_share)
    ]


def _by_share(entry: tuple[str, Tally]) -> tuple[float, str]:
    value, tally = entry
    is_seat = value.startswith("Seat ")
    return (0.0 if is_seat else -tally.share.mean, value)


def _marks_section(own: Figures, other: Figures | None, name: Callable[[str], str]) -> str:
    """What marked whole matches: how often, and how the first seat did then."""
    parts = []
    for heading, values in own.by_match.items():
        others = other.by_match.get(heading, {}) if other else {}
        rows = [
            [
                name(value),
                percent(wilson(tally.count, own.matches)),
                percent(wilson(others[value].count, other.matches))
                if other and value in others
                else "",
                percent(tally.share) if own.seats > 1 else "",
            ]
            for value, tally in sorted(
                values.items(), key=lambda entry: (-entry[1].count, entry[0])
            )
        ]
        heads = [heading, "matches", "other data", "wins of the first seat"]
        parts.append(f"<h2>{escape(heading)}</h2>{_table(heads, rows)}")
    return "".join(parts)


def _size_section(own: Figures, other: Figures | None) -> str:
    parts = []
    for title, before, after in (
        ("Length: decisions in a match", own.lengths, other.lengths if other else []),
        ("Branching: legal moves at a decision", own.branching, other.branching if other else []),
        ("Lead changes in a match", own.leads, other.leads if other else []),
    ):
        if own.seats > 1 or before is not own.leads:
            parts.append(_figure(title, histogram(title, before, after)))
    return "".join(parts)


def _things_section(own: Figures, other: Figures | None, name: Callable[[str], str]) -> str:
    """Cards and other named things, by the word that events use for them."""
    kinds: dict[str, list[str]] = {}
    for thing in sorted(own.things.keys() | (other.things.keys() if other else set())):
        if name(thing) != thing and not thing.startswith("seat-"):
            kinds.setdefault(thing.partition("-")[0], []).append(thing)
    parts = []
    for kind, things in kinds.items():
        rows = [_thing_row(own, other, thing, name(thing)) for thing in things]
        rows.sort(key=lambda row: (-own.things.get(row[0], Presence()).matches, row[1]))
        heads = [kind.capitalize(), "matches", "other data", "times a match", "wins of its users"]
        parts.append(
            f"<h2>Came into play: {escape(kind)}</h2>{_table(heads, [row[1:] for row in rows])}"
        )
    return "".join(parts)


def _thing_row(own: Figures, other: Figures | None, thing: str, called: str) -> list[str]:
    presence = own.things.get(thing, Presence())
    theirs = other.things.get(thing, Presence()) if other else Presence()
    is_used = presence.users and own.seats > 1
    return [
        thing,
        called,
        percent(wilson(presence.matches, own.matches)),
        percent(wilson(theirs.matches, other.matches)) if other else "",
        f"{presence.times / own.matches:.2f}",
        percent(wilson(presence.winners, presence.users)) if is_used else "",
    ]


def _rules_section(game: str, own: Figures, other: Figures | None) -> str:
    rows = [
        [
            rule,
            percent(wilson(presence.matches, own.matches)),
            percent(wilson(other.rules.get(rule, Presence()).matches, other.matches))
            if other
            else "",
            f"{presence.times / own.matches:.2f}",
        ]
        for rule, presence in sorted(own.rules.items(), key=lambda entry: _rule_order(entry[0]))
    ]
    listed = rule_ids(game)
    never = [rule for rule in listed if rule not in own.rules]
    heads = ["Rule", "matches", "other data", "times a match"]
    return (
        f"<h2>Rules at work</h2>{_table(heads, rows)}"
        f'<p class="facts">Of {len(listed)} rules, {len(never)} were never named by an event or a '
        f"decision: {escape(', '.join(never))}.</p>"
    )


def _rule_order(rule: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"[-.]", rule)]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns that are empty everywhere are left out."""
    used = [place for place in range(len(heads)) if any(row[place] for row in rows)]
    cells = "".join(_cell("th", heads[place], place) for place in used)
    body = "".join(
        "<tr>" + "".join(_cell("td", row[place], place) for place in used) + "</tr>" for row in rows
    )
    return f"<figure><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></figure>"


def _cell(tag: str, text: str, place: int) -> str:
    kind = ' class="figure"' if place else ""
    return f"<{tag}{kind}>{escape(text)}</{tag}>"


def _figure(title: str, drawing: str) -> str:
    return f"<h2>{escape(title)}</h2><figure>{drawing}</figure>"


def _html(title: str, parts: Sequence[str]) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(parts)}</main></body></html>\n"
    )
