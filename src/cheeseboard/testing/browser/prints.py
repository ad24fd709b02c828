"""Whether words on a drawing are printed over each other."""

from typing import Final

from cheeseboard.testing.browser.people import Person

OVERPRINTED: Final = """() => {
  const words = one => one.textContent.trim().replace(/\\s+/g, ' ');
  const isDrawn = one => !one.closest('.board') || getComputedStyle(one).display !== 'none'
    && isDrawn(one.parentElement);
  const isSeen = one => one.getClientRects().length && isDrawn(one)
    && one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const written = one => {
    const box = one.getBBox();
    const [left, right] = [box.x, box.x + box.width];
    const [top, bottom] = [box.y + .22 * box.height, box.y + .78 * box.height];
    const matrix = one.getScreenCTM();
    const corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
    return corners.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix))
      .map(point => [point.x, point.y]);
  };
  const axes = shape => shape.map(([x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length];
    return [y - nextY, nextX - x];
  });
  const apart = (one, two) => [...axes(one), ...axes(two)].some(([x, y]) => {
    const length = Math.hypot(x, y) || 1;
    const along = shape => shape.map(point => (point[0] * x + point[1] * y) / length);
    const [a, b] = [along(one), along(two)];
    return Math.min(Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a)) < 1;
  });
  const all = [...document.querySelectorAll('.board text')]
    .filter(one => words(one).length >= LEAST && isSeen(one))
    .map(one => ({one, shape: written(one)}));
  const found = new Set();
  all.forEach((first, index) => {
    for (const second of all.slice(index + 1)) {
      if (!apart(first.shape, second.shape))
        found.add(`${words(first.one)} over ${words(second.one)}`);
    }
  });
  return [...found];
}"""
"""Pairs of words whose letters meet; turned words count by their turned boxes."""

LEAST: Final = 3
"""Letters of a word that counts: pieces with a figure or two may lie over each other."""


def overprinted(person: Person) -> list[str]:
    """Words of the board that lie over other words as the page is drawn now."""
    found: list[str] = person.page.evaluate(OVERPRINTED.replace("LEAST", str(LEAST)))
    return found
