"""The accessibility checker, run on the page that somebody has in front of them."""

from pathlib import Path
from typing import Any, Final

from cheeseboard.testing.browser import Person

SCRIPT: Final = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules that another theme can break where nothing else has changed."""
RUN: Final = """async ({within, colours, without}) => {
  const media = document.querySelectorAll('audio, video').length;
  if (media) throw new Error('A page has sound or film: let the checker load it first.');
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await axe.run(within || document, {
    preload: false,
    resultTypes: ['violations'],
    runOnly: colours.length ? colours : tags,
    rules: Object.fromEntries(without.map(rule => [rule, {enabled: false}])),
  });
  return found.violations.map(one => [one.id, one.help, one.nodes.length,
    one.nodes.slice(0, 3).map(node => node.target.join(' ') + ' | ' + node.html.slice(0, 160))]);
}"""
"""Loading style sheets and media once more is for rules about film, sound and turned screens."""


def violations(
    person: Person,
    where: str = "",
    *,
    within: str = "",
    only_colours: bool = False,
    without: tuple[str, ...] = (),
) -> list[str]:
    """What the checker finds on the page as it is, or in a part of it."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(SCRIPT)
    wanted = {"within": within, "colours": list(COLOURS * only_colours), "without": list(without)}
    found: list[list[Any]] = person.page.evaluate(RUN, wanted)
    return [f"{where}: {id} ({help}) × {count}: {nodes}" for id, help, count, nodes in found]
