// The drawing as a second way to press the buttons of the list.
//
// An element that can be pressed names its choices in data-moves (separated by |). With one choice
// it is pressed; with several it is chosen, and only what fits the choice stays lit. data-piece
// marks what is picked first. data-then names choices that end here: pressed once something is chosen
// that begins them, looked at before that. data-why names a move to explain; data-look has nothing but its large view.

const TARGETS = ".board [data-moves], .board [data-then], .board [data-why], .board [data-look]";

export class Board {
  constructor({ press, explain }) {
    this.press = press;
    this.explain = explain;
    this.chosen = null;
    this.kept = null; // the choices that fit what was chosen
    this.zoomed = 1;
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("scroll", () => this.hold(), true);
    this.large = new LargeViews();
    this.refresh();
  }

  get elements() {
    return [...document.querySelectorAll(TARGETS)].filter((one) => one.role && one.getClientRects().length);
  }

  // After the picture has changed: one element can be reached by Tab, arrows do the rest.
  refresh() {
    const before = this.chosen && document.getElementById(this.chosen);
    if (!before?.dataset.moves) this.chosen = null;
    this.kept = this.chosen && before.dataset.moves.split("|");
    const elements = this.elements;
    if (!elements.some((one) => one.tabIndex === 0)) {
      const first = elements.find((one) => one.dataset.moves) ?? elements[0];
      if (first) first.tabIndex = 0;
    }
    this.hold();
    this.light();
  }

  // Where the focus is, so that it can go on from there when that element is gone.
  focus() {
    const element = document.activeElement;
    const inList = element?.closest?.("#moves");
    const inBoard = element?.closest?.(".board");
    if (!inList && !inBoard) return null;
    const buttons = [...document.querySelectorAll("#moves button")];
    return { inList, at: centre(element), index: buttons.indexOf(element) };
  }

  refocus(before) {
    if (!before || document.activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll("#moves button:not([disabled])")];
    const next = before.inList ? buttons[Math.min(before.index, buttons.length - 1)] : this.closest(before.at);
    const target = next ?? document.getElementById("log-panel");
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = 0;
    target.focus({ preventScroll: true });
  }

  closest([x, y]) {
    const distance = (one) => {
      const [otherX, otherY] = centre(one);
      return Math.hypot(otherX - x, otherY - y);
    };
    return this.elements.sort((a, b) => distance(a) - distance(b))[0];
  }

  click(event) {
    const zoom = event.target.closest("[data-zoom]");
    if (zoom) this.zoom(Number(zoom.dataset.zoom));
    const element = event.target.closest(TARGETS);
    if (element) {
      event.preventDefault();
      this.use(element);
    }
  }

  use(element) {
    const fitting = this.fitting(element);
    if (!element.dataset.moves && !fitting.length) {
      this.look(element);
      return;
    }
    if (this.isPickedFirst(element, fitting)) this.choose(element, element.dataset.moves?.split("|") ?? fitting);
    else if (fitting.length === 1) this.press(fitting[0]);
    else if (fitting.length > 1 && element.id !== this.chosen) this.choose(element, fitting);
    else this.unchoose();
  }

  // Nothing begins here, and nothing that was chosen ends here.
  look(element) {
    const wasChosen = this.chosen;
    if (element.dataset.why) this.explain(element.dataset.why);
    else if (!wasChosen && element.dataset.large) this.large.show(element);
    this.unchoose();
  }

  // A piece is picked before its place, unless the place was chosen first and only this is left.
  isPickedFirst(element, fitting) {
    const isPiece = element.dataset.piece !== undefined;
    const before = this.chosen && document.getElementById(this.chosen);
    const isAnswer = before && before.dataset.piece === undefined && fitting.length === 1;
    return isPiece && element !== before && !isAnswer;
  }

  // The element's choices, of those that fit what was chosen before.
  fitting(element) {
    if (!this.kept || element.id === this.chosen) return element.dataset.moves?.split("|") ?? [];
    return texts(element).filter((text) => this.kept.includes(text));
  }

  // With several choices that still fit, the list tells them apart.
  choose(element, kept) {
    this.chosen = element.id;
    this.kept = kept;
    this.light();
    this.reveal();
  }

  // On a long board, what comes next may lie beyond the edge.
  reveal() {
    const next = [...document.querySelectorAll(".board .is-next")];
    if (next.length && !next.some(isInSight)) next[0].scrollIntoView({ block: "center", behavior: "smooth" });
  }

  unchoose() {
    this.chosen = this.kept = null;
    this.light();
  }

  light() {
    const before = this.chosen && document.getElementById(this.chosen);
    const kept = this.kept;
    for (const element of document.querySelectorAll(".board [data-then]")) {
      element.classList.toggle("is-next", Boolean(kept) && element !== before && texts(element).some((text) => kept.includes(text)));
    }
    for (const element of document.querySelectorAll(".board [data-moves]")) {
      const fits = !kept || texts(element).some((text) => kept.includes(text));
      element.classList.toggle("is-off", !fits && element.dataset.piece === undefined);
      element.classList.toggle("is-chosen", element === before);
    }
    for (const button of document.querySelectorAll("#moves .list button")) {
      button.parentElement.hidden = Boolean(kept) && !kept.includes(button.value);
    }
    for (const group of document.querySelectorAll("#moves .group")) {
      group.hidden = !group.querySelector("li:not([hidden])");
      group.querySelector("summary .muted")?.toggleAttribute("hidden", Boolean(kept)); // counts them all
      if (kept && !group.hidden) group.open = true;
    }
    const all = document.querySelector("#moves .show-all");
    if (all) all.hidden = !kept;
  }

  preview(text) {
    for (const one of document.querySelectorAll(".board .preview")) {
      one.classList.toggle("is-shown", one.dataset.preview === text);
    }
  }

  // Show places that the log speaks of.
  point(names) {
    for (const one of document.querySelectorAll(".board [data-at], .board [id]")) {
      if (!isNamed(one, names)) continue;
      one.classList.remove("is-pointed");
      void one.getBoundingClientRect();
      one.classList.add("is-pointed");
      setTimeout(() => one.classList.remove("is-pointed"), 1500);
    }
  }

  zoom(step) {
    const steps = [1, 1.6, 2.4];
    const index = Math.max(0, Math.min(steps.length - 1, steps.indexOf(this.zoomed) + step));
    this.zoomed = steps[index];
    const stage = document.getElementById("stage");
    const across = (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth;
    const down = (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight;
    const around = stage.closest("main"); // the stage itself is drawn anew
    around.style.setProperty("--zoom", this.zoomed);
    around.classList.toggle("is-zoomed", this.zoomed > 1);
    stage.scrollLeft = across * stage.scrollWidth - stage.clientWidth / 2;
    stage.scrollTop = down * stage.scrollHeight - stage.clientHeight / 2;
    this.hold();
  }

  // The buttons of the zoom stay in their corners, wherever the board is scrolled to.
  hold() {
    const stage = document.getElementById("stage");
    for (const button of stage?.querySelectorAll(":scope > .zoom button") ?? []) {
      button.style.translate = `${stage.scrollLeft}px ${stage.scrollTop}px`;
    }
  }

  // --- keys: arrows go to the nearest element in that direction, Enter and Space press

  key(event) {
    const here = event.target.closest?.(TARGETS);
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.use(here);
      return;
    }
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = this.nearest(here, direction);
    if (next) {
      here.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
  }

  nearest(here, [right, down]) {
    const [x, y] = centre(here);
    let best = null;
    let least = Infinity;
    for (const other of this.elements) {
      if (other === here || other.classList.contains("is-off")) continue;
      const [otherX, otherY] = centre(other);
      const along = (otherX - x) * right + (otherY - y) * down;
      const aside = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
      if (along > 2 && along + 2 * aside < least) {
        least = along + 2 * aside;
        best = other;
      }
    }
    return best;
  }
}

// Whether words name an element: its place, or all that its id says behind the kind of thing.
function isNamed(element, names) {
  if (element.dataset.at) return names.includes(element.dataset.at);
  const parts = element.id.split("-").slice(1);
  return names.includes(parts.join("-")) || (parts.length > 0 && parts.every((part) => names.includes(part)));
}

// All choices in which an element has a part, each once: some begin and end with it.
function texts(element) {
  const all = [element.dataset.moves, element.dataset.then].filter(Boolean);
  return [...new Set(all.flatMap((some) => some.split("|")))];
}

function isInSight(element) {
  const [x, y] = centre(element);
  return element.contains(document.elementFromPoint(x, y));
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// A card that names a popover in data-large shows it to a long press, the right button, or the key "i".
const HELD = 500;
const SHAKE = 8;

class LargeViews {
  constructor() {
    this.waiting = null;
    this.start = null;
    this.wasShown = false;
    document.addEventListener("pointerdown", (event) => this.down(event));
    document.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.stop());
    document.addEventListener("click", (event) => this.swallow(event), true);
    document.addEventListener("contextmenu", (event) => this.context(event));
    document.addEventListener("keydown", (event) => {
      if (event.key === "i" && event.target.closest?.(".board [data-large]")) this.show(event.target);
    });
  }

  down(event) {
    this.stop();
    this.wasShown = false;
    if (event.pointerType === "mouse" || !event.target.closest(".board [data-large]")) return;
    this.start = [event.clientX, event.clientY];
    this.waiting = setTimeout(() => {
      this.wasShown = true;
      this.show(event.target);
    }, HELD);
  }

  move(event) {
    if (!this.waiting) return;
    const [x, y] = this.start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SHAKE) this.stop();
  }

  stop() {
    clearTimeout(this.waiting);
    this.waiting = null;
  }

  show(element) {
    const view = document.getElementById(element.closest("[data-large]").dataset.large);
    if (view && !view.matches(":popover-open")) view.showPopover();
  }

  context(event) {
    if (!event.target.closest(".board [data-large]")) return;
    event.preventDefault();
    this.show(event.target);
  }

  // The finger goes up where a card was held: that is no press.
  swallow(event) {
    if (!this.wasShown) return;
    this.wasShown = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
