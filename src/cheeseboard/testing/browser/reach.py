"""Whether everything on a table's page can be reached and pressed on a screen."""

from typing import Any, Final

from cheeseboard.testing.browser.people import Person, Screen

SCREENS: Final = (
    Screen("phone", 390, 844),
    Screen("phone on its side", 844, 390),
    Screen("tablet", 820, 1180),
    Screen("desk", 1360, 900),
    Screen("desk at 200 %", 680, 450),
    Screen("large desk", 1920, 1080),
)
"""A zoom of 200 % halves what a page has in width and height."""

PANES: Final = ("pane-players", "pane-talk", "pane-moves")
IN_SIDE: Final = (
    ".side :is(button, a[href], summary, select, textarea, [role=tab], label[for^=pane],"
    " input:not([type=hidden], .sr))"
)
EVERYWHERE: Final = (
    f"{IN_SIDE}, header :is(a, summary), .stage :is(button, a[href], [data-moves][role])"
)

UNREACHED: Final = """where => {
  const faults = [];
  const name = one => (one.id || one.value || one.ariaLabel || one.textContent).trim().slice(0, 40);
  const isMeant = one => one.dataset.moves || getComputedStyle(one).pointerEvents !== 'none';
  const isShown = one => one.getClientRects().length && isMeant(one)
    && getComputedStyle(one).visibility !== 'hidden'
    && !one.closest('.sr, [inert], .late, details:not([open]) > :not(summary)');
  const inside = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || top.closest('label')?.htmlFor === one.id && one.id);
  };
  const at = (box, right, down) => [box.x + box.width * right, box.y + box.height * down];
  const middle = one => {
    const boxes = one.getClientRects();
    return [...boxes].some(box => inside(one, ...at(box, .5, .5)));
  };
  const parts = Array.from({length: 11}, (_, index) => (index + .5) / 11);
  const somewhere = one => {
    const box = one.getBoundingClientRect();
    return parts.some(right => parts.some(down => inside(one, ...at(box, right, down))));
  };
  for (const group of document.querySelectorAll('#moves details')) group.open = true;
  const check = (one, isHit) => {
    if (isHit(one)) return;
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    if (isHit(one)) return;
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(...at(box, .5, .5));
    const under = top ? top.id || top.getAttribute('class') || top.tagName : 'the edge';
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    faults.push(`${name(one)} at ${x},${y} of ${width}×${height} lies under ${under}`);
  };
  for (const one of document.querySelectorAll(where)) {
    if (isShown(one)) check(one, one.closest('.board, summary') ? somewhere : middle);
  }
  scrollTo(0, 0);
  return faults;
}"""
"""What can be pressed, but not where it is: by its middle, or anywhere where it is drawn."""

HIDDEN_CHOICES: Final = """() => [...document.querySelectorAll('#moves button[name=move]')]
  .filter(one => !one.getClientRects().length).map(one => one.value)"""

LIST_HEIGHT: Final = """() => {
  const list = document.querySelector('#moves .scroll');
  return list && list.scrollHeight > list.clientHeight ? list.clientHeight : 1000;
}"""

OVERFLOW: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LEAST_LIST: Final = 88
"""Two choices, each as high as a finger."""


def unreached(person: Person, screen: Screen) -> list[str]:
    """What cannot be pressed on such a screen; the page is left on its moves."""
    page = person.page
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    faults: list[str] = []
    has_dock = page.locator(".dock").is_visible()
    for pane in PANES if has_dock else PANES[-1:]:
        page.locator(f"#{pane}").evaluate("one => { one.checked = true; }")
        where = EVERYWHERE if pane == "pane-moves" else IN_SIDE
        found: list[str] = page.evaluate(UNREACHED, where)
        faults += [fault for fault in found if fault not in faults]
    if not page.locator("header .menu > summary").is_visible():
        faults.append("the menu is hidden")
    hidden: list[str] = page.evaluate(HIDDEN_CHOICES)
    faults += [f"{text} is offered nowhere" for text in hidden]
    height: Any = page.evaluate(LIST_HEIGHT)
    if height < LEAST_LIST:
        faults.append(f"the list of choices is {height} high")
    if page.evaluate(OVERFLOW) > 0:
        faults.append("the page scrolls sideways")
    return [f"{screen.name}: {fault}" for fault in faults]
