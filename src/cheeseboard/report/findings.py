"""Plain sentences: what the figures show, and what they do not."""

from collections.abc import Callable, Iterator, Mapping

from cheeseboard.arena.ratings import wilson
from cheeseboard.bots.levels import Measured
from cheeseboard.report.figures import (
    SEAT,
    Figures,
    Presence,
    Tally,
    mean,
    mean_change,
    share_change,
    stands_out,
)

Name = Callable[[str], str]
"""From a word key to what a reader calls it."""


def findings(own: Figures, name: Name) -> list[str]:
    """One sentence for each thing that stands out, and one where nothing does."""
    found = [_length(own), _branching(own)]
    if own.seats > 1:
        found.append(_leads(own))
        for heading, values in own.by_seat.items():
            found += _unfair(heading, values, name)
    return found


def changes(own: Figures, other: Figures, name: Name) -> list[str]:
    """What is different with the other data, a sentence each; or that nothing is."""
    found = [*_changed_length(own, other)]
    for heading, values in own.by_seat.items():
        others = other.by_seat.get(heading, {})
        found += _changed_shares(heading, values, others, name)
    found += _changed_presence(own, other, name)
    if not found:
        found.append("Nothing is shown to be different: the changes could all be chance.")
    return found


def spread(figure: Measured, digits: int = 1) -> str:
    return f"{figure.mean:.{digits}f} ({figure.low:.{digits}f} to {figure.high:.{digits}f})"


def percent(share: Measured) -> str:
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%})"


def points(change: Measured) -> str:
    """A change of shares in percentage points."""
    mean, low, high = (100 * one for one in (change.mean, change.low, change.high))
    return f"{mean:+.1f} points ({low:+.1f} to {high:+.1f})"


def _length(own: Figures) -> str:
    return (
        f"A match takes {spread(mean(own.lengths))} decisions on average, "
        f"from {min(own.lengths)} to {max(own.lengths)}."
    )


def _branching(own: Figures) -> str:
    return f"A decision offers {spread(mean(own.branching))} legal moves on average."


def _leads(own: Figures) -> str:
    runaway = wilson(sum(leads == 0 for leads in own.leads), own.matches)
    return (
        f"The lead changes {spread(mean(own.leads))} times in a match, as the game appraises its "
        f"positions; in {percent(runaway)} of matches the first leader is never overtaken."
    )


def _unfair(heading: str, values: Mapping[str, Tally], name: Name) -> list[str]:
    found = []
    for value, tally in sorted(values.items()):
        share, fair = tally.share, tally.fair_share
        if not stands_out(share, fair, len(values)):
            continue
        word = "more" if share.mean > fair else "less"
        found.append(
            f"{_called(heading, value, name)} wins {word} often than its fair share of {fair:.1%}: "
            f"{percent(share)}."
        )
    if not found and len(values) > 1:
        found.append(
            f"{heading}: none of {len(values)} is shown to win more or less often than its fair "
            "share."
        )
    return found


def _called(heading: str, value: str, name: Name) -> str:
    return value if heading == SEAT else f"{heading} “{name(value)}”"


def _changed_length(own: Figures, other: Figures) -> Iterator[str]:
    for what, before, after in (
        ("A match takes {} decisions", own.lengths, other.lengths),
        ("A decision offers {} moves", own.branching, other.branching),
        ("The lead changes {} times", own.leads, other.leads),
    ):
        change = mean_change(mean(before), mean(after))
        if not stands_out(change, 0.0, 3):
            continue
        word = "more" if change.mean > 0 else "fewer"
        size = sorted((abs(change.low), abs(change.high)))
        text = f"{abs(change.mean):.2f} {word} ({size[0]:.2f} to {size[1]:.2f})"
        yield what.format(text) + " with the other data."


def _changed_shares(
    heading: str, values: Mapping[str, Tally], others: Mapping[str, Tally], name: Name
) -> Iterator[str]:
    for value, tally in sorted(values.items()):
        if value not in others:
            continue
        change = share_change(tally.share, others[value].share)
        if stands_out(change, 0.0, len(values)):
            yield (
                f"{_called(heading, value, name)} wins {others[value].share.mean:.1%} with the "
                f"other data instead of {tally.share.mean:.1%}: {points(change)}."
            )


def _changed_presence(own: Figures, other: Figures, name: Name) -> Iterator[str]:
    things = sorted(own.things.keys() | other.things.keys())
    named = [thing for thing in things if name(thing) != thing]
    for thing in named:
        before = _presence(own, thing)
        after = _presence(other, thing)
        change = share_change(before, after)
        if stands_out(change, 0.0, len(named)):
            yield (
                f"“{name(thing)}” comes into play in {after.mean:.1%} of matches with the other "
                f"data instead of {before.mean:.1%}: {points(change)}."
            )


def _presence(data: Figures, thing: str) -> Measured:
    return wilson(data.things.get(thing, Presence()).matches, data.matches)
