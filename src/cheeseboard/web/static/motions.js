// How motions are played on the drawing; what they are says cheeseboard/motion.py.
//
// The picture is drawn in its final state. Whatever moves is held where it was until its turn comes,
// and what is gone from the picture is kept as a copy until then.

import { sound } from "./sounds.js";

const SVG = "http://www.w3.org/2000/svg";
const DROP = 70;
const AROUND = 24;
const HEARD = { move: "move", appear: "move", slide: "scrape", leave: "squeak", fly: "move", flip: "reveal" };
const EASE = "cubic-bezier(.3, .1, .25, 1)";

// --- in which order, and when ------------------------------------------------------------------------

// The steps of what is told, with their beginnings, and the sentences beside them, each with a rest in
// which it can be read. Those before the motion `draw` are played on the old picture.
export function plan(news, pace, rests = []) {
  const steps = [];
  const lines = [];
  const hasDraw = news.some(({ motions }) => flat(motions).some((one) => one.do === "draw"));
  let drawAt = hasDraw ? null : 0;
  const add = (motion, start) => {
    if (motion.do === "together") return Math.max(0, ...motion.parts.map((part) => add(part, start)));
    if (motion.do === "draw") {
      drawAt ??= start;
      return 0;
    }
    const ms = (motion.ms ?? 0) * pace;
    steps.push({ ...motion, at: [].concat(motion.at ?? []), ms, start, isBefore: drawAt === null });
    return ms;
  };
  let now = 0;
  for (const { sentence, motions = [] } of news) {
    const start = now;
    for (const motion of motions) now += add(motion, now);
    now += rests[lines.length] ?? 0;
    const hasOther = flat(motions).some((one) => one.do === "caption");
    lines.push({ sentence, start, ms: now - start, hasOther });
  }
  return { steps, lines, drawAt: drawAt ?? 0, total: now };
}

function flat(motions = []) {
  return motions.flatMap((one) => (one.do === "together" ? flat(one.parts) : [one]));
}

// --- where things are --------------------------------------------------------------------------------

function named(attribute, name, more = "") {
  return document.querySelector(`.board [${attribute}="${CSS.escape(name)}"]${more}`);
}

function thing(name) {
  return named("data-at", name, ":not([data-slides])") ?? named("id", name);
}

function floor(name) {
  return named("data-at", name, "[data-slides]");
}

function everything(name) {
  return [thing(name), floor(name)].filter(Boolean);
}

// The middle of a place on the screen.
function spot(name) {
  const mark = named("data-place", name);
  const matrix = mark?.getScreenCTM?.();
  if (matrix) {
    const point = new DOMPoint(Number(mark.dataset.x), Number(mark.dataset.y)).matrixTransform(matrix);
    return [point.x, point.y];
  }
  const element = mark ?? thing(name) ?? floor(name);
  return element ? middle(element) : null;
}

// Where something moves, comes or goes while steps are played, and what has to be read meanwhile:
// boxes on the screen.
export function busy(steps) {
  const names = new Set(steps.flatMap((step) => [...(step.at ?? []), step.to]).filter(Boolean));
  const read = [...document.querySelectorAll(".board [data-bare]")].map((one) => one.getBoundingClientRect());
  return [...read, ...[...names].map(boxOf).filter(Boolean)];
}

function boxOf(name) {
  const element = thing(name) ?? floor(name);
  const box = element?.getBoundingClientRect();
  if (box?.width) return box;
  const point = spot(name);
  return point ? new DOMRect(point[0] - AROUND, point[1] - AROUND, 2 * AROUND, 2 * AROUND) : null;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// A distance on the screen in the units in which an element is moved.
function inside(element, [right, down]) {
  const matrix = element.parentNode?.getScreenCTM?.();
  if (matrix) {
    const size = matrix.a * matrix.d - matrix.b * matrix.c || 1;
    return [(right * matrix.d - down * matrix.c) / size, (down * matrix.a - right * matrix.b) / size];
  }
  const scale = element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
  return [right / scale, down / scale];
}

function unit() {
  return document.querySelector("svg.board")?.getScreenCTM()?.a ?? 1;
}

// --- the play ----------------------------------------------------------------------------------------

export class Play {
  constructor(steps) {
    this.steps = steps;
    this.spots = new Map();
    this.copies = new Map();
    this.endings = new Set();
    this.tracks = new Map();
  }

  // Before the picture changes: where things are, and copies of those that will be gone or turned.
  remember() {
    for (const step of this.steps) {
      for (const name of [...step.at, step.to].filter(Boolean)) {
        if (!this.spots.has(name)) this.spots.set(name, spot(name));
      }
      if (step.isBefore) continue;
      if (step.do === "leave") step.at.forEach((name) => this.copy(name, this.wayTo(name, step)));
      if (step.do === "flip") this.copy(step.at[0], []);
    }
  }

  // The moves that bring a piece to a place earlier in the same story.
  wayTo(place, until) {
    const way = [];
    let here = place;
    const earlier = this.steps.slice(0, this.steps.indexOf(until)).filter((one) => one.do === "move");
    for (const step of earlier.reverse()) {
      if (step.at.at(-1) !== here) continue;
      way.unshift(step);
      here = step.at[0];
    }
    return way;
  }

  copy(place, way) {
    const original = thing(way[0]?.at[0] ?? place);
    if (!original?.getClientRects().length) return;
    const copy = original.cloneNode(true);
    const [own, copied] = [original, copy].map((one) => [one, ...one.querySelectorAll("*")]);
    copied.forEach((one, index) => {
      if (one.id) one.style.transform = getComputedStyle(own[index]).transform; // styles that know the id do not know the copy
      for (const name of ["id", "data-at", "data-moves", "data-why", "role", "tabindex"]) one.removeAttribute(name);
    });
    copy.setAttribute("aria-hidden", "true");
    const matrix = original.parentNode.getScreenCTM?.() ?? null;
    this.copies.set(place, { copy, way, matrix });
  }

  // Play the steps before the change, or those after it.
  start(isBefore, offset) {
    const steps = this.steps.filter((step) => step.isBefore === isBefore);
    const going = [];
    for (const step of steps.toReversed()) if (step.do === "move") this.move(step, step.start - offset, going);
    for (const step of steps) this[`play_${step.do}`]?.(step, step.start - offset, going);
    for (const step of steps) if (HEARD[step.do]) this.later(step.start - offset, () => sound(HEARD[step.do]));
    for (const [element, track] of this.tracks) this.run(element, track);
    this.tracks.clear();
  }

  stop() {
    for (const end of this.endings) end();
    this.endings.clear();
  }

  ending(end) {
    this.endings.add(end);
    return end;
  }

  // At a moment; never if the story was cut before.
  later(ms, act) {
    const timer = setTimeout(() => { this.endings.delete(end); act(); }, ms);
    const end = this.ending(() => clearTimeout(timer));
  }

  // --- things that move, each on one track, however often

  track(element) {
    if (!this.tracks.has(element)) this.tracks.set(element, []);
    return this.tracks.get(element);
  }

  run(element, parts) {
    parts.sort((one, two) => one.start - two.start);
    const length = Math.max(...parts.map((part) => part.start + part.ms)) || 1;
    const frames = [];
    for (const { start, ms, points, opacity } of parts) {
      points.forEach(([x, y], place) => {
        const offset = Math.min(1, (start + (ms * place) / (points.length - 1)) / length);
        frames.push({ offset, translate: `${x}px ${y}px`, ...(opacity && { opacity: opacity[place] }), easing: EASE });
      });
    }
    frames.unshift({ ...frames[0], offset: 0 });
    if (frames.at(-1).offset < 1) frames.push({ ...frames.at(-1), offset: 1 });
    element.classList.add("is-arriving");
    this.animate(element, frames, length, 0, () => element.classList.remove("is-arriving"));
  }

  animate(element, frames, duration, delay, done = () => {}) {
    const animation = element.animate(frames, { duration, delay, fill: "backwards" });
    const end = this.ending(() => { animation.cancel(); done(); });
    animation.finished.then(() => { this.endings.delete(end); done(); }, () => {});
    return animation;
  }

  // Who stands at a place now may have come there, and gone on, in this story.
  piece(step, going) {
    if (step.piece) {
      const later = going.find((one) => one.piece === step.piece);
      return later ?? { piece: step.piece, element: document.getElementById(step.piece), end: step.at.at(-1) };
    }
    const here = step.at.at(-1);
    return going.find((one) => !one.piece && one.from === here) ?? { element: thing(here), end: here };
  }

  move(step, start, going) {
    const { piece, element, end } = this.piece(step, going);
    going.unshift({ piece, element, end, from: step.at[0] });
    if (element) this.follow(element, step, start, this.where(end));
  }

  where(name) {
    return spot(name) ?? this.spots.get(name);
  }

  // Along the places of a step, for an element that is drawn at `origin`.
  follow(element, step, start, origin) {
    const places = step.at.map((name) => this.where(name));
    if (!origin || places.some((place) => !place)) return;
    const points = places.map(([x, y]) => inside(element, [x - origin[0], y - origin[1]]));
    if (step.jump) points.splice(1, 0, top(points[0], points.at(-1)));
    this.track(element).push({ start, ms: step.ms, points });
  }

  play_appear(step, start, going) {
    const { element } = this.piece(step, going);
    if (!element) return;
    const after = this.tracks.get(element)?.[0]?.points[0] ?? [0, 0];
    const [right, down] = inside(element, [0, -DROP * unit()]);
    const points = [[after[0] + right, after[1] + down], after];
    this.track(element).push({ start, ms: step.ms, points, opacity: [0, 1] });
  }

  play_slide(step, start) {
    const [first, second] = step.at.slice(0, 2).map((name) => this.where(name));
    if (!first || !second) return;
    for (const name of step.at) {
      const element = floor(name);
      if (!element) continue;
      const points = [inside(element, [first[0] - second[0], first[1] - second[1]]), [0, 0]];
      this.track(element).push({ start, ms: step.ms, points });
    }
  }

  // --- things that go, turn or fly

  // A copy lies where the thing was, in the layer of the pieces.
  lay(place) {
    const { copy, way, matrix } = this.copies.get(place) ?? {};
    if (!copy) return null;
    const layer = document.querySelector(".board [data-layer=pieces]") ?? document.querySelector(".board");
    let laid = copy;
    const own = layer.getScreenCTM?.();
    if (own && matrix) {
      laid = document.createElementNS(SVG, "g");
      const { a, b, c, d, e, f } = own.inverse().multiply(matrix);
      laid.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
      laid.append(copy);
    }
    layer.append(laid);
    const end = this.ending(() => laid.remove());
    return { copy, way, end };
  }

  play_leave(step, start) {
    for (const place of step.at) {
      const laid = this.lay(place);
      if (!laid) continue;
      const from = this.spots.get(laid.way[0]?.at[0] ?? place);
      for (const one of laid.way) this.follow(laid.copy, one, start - step.start + one.start, from);
      if (step.to) this.follow(laid.copy, { ...step, at: [place, step.to] }, start, from);
      else this.later(start, () => this.dress(laid.copy, "is-falling", step.ms));
      this.later(start + step.ms, laid.end);
    }
  }

  play_flip(step, start) {
    const element = thing(step.at[0]);
    if (!element) return;
    const half = step.ms / 2;
    element.style.transformBox = "fill-box";
    element.style.transformOrigin = "center";
    this.ending(() => element.style.removeProperty("transform-origin"));
    const [open, shut] = [{ scale: "1 1" }, { scale: "0 1" }];
    const back = step.isBefore ? null : this.lay(step.at[0]);
    if (back) {
      back.copy.style.transformBox = "fill-box";
      back.copy.style.transformOrigin = "center";
      this.animate(back.copy, [open, shut], half, start, back.end);
      this.animate(element, [shut, open], half, start + half);
      return;
    }
    this.animate(element, [open, shut, open], step.ms, start);
    const use = step.picture && element.querySelector("use");
    if (use) this.later(start + half, () => use.setAttribute("href", `#${step.picture}`));
  }

  play_fly(step, start) {
    const places = step.at.map((name) => this.where(name));
    if (places.some((place) => !place)) return;
    const size = (step.size ?? 60) * unit();
    const sky = this.sky();
    const use = document.createElementNS(SVG, "use");
    for (const [name, value] of Object.entries({ href: `#${step.picture}`, x: -size / 2, y: -size / 2, width: size, height: size, class: step.look ?? "" })) {
      use.setAttribute(name, value);
    }
    sky.append(use);
    const end = this.ending(() => use.remove());
    const frames = places.map(([x, y]) => ({ translate: `${x}px ${y}px`, easing: EASE }));
    use.style.visibility = "hidden";
    this.later(start, () => { use.style.visibility = "visible"; });
    this.animate(use, frames, step.ms, start, () => { this.endings.delete(end); end(); });
  }

  sky() {
    let sky = document.querySelector("svg.sky");
    if (!sky) {
      sky = document.createElementNS(SVG, "svg");
      sky.classList.add("sky");
      sky.setAttribute("aria-hidden", "true");
      document.body.append(sky);
    }
    return sky;
  }

  // --- things that change their looks for a while

  // A class that is given again before its end stays until the last one ends.
  dress(element, name, ms) {
    const key = `${name} worn`;
    element[key] = (element[key] ?? 0) + 1;
    element.style.setProperty("--lasts", `${ms}ms`);
    element.classList.add(name);
    const end = this.ending(() => {
      if (!this.endings.delete(end)) return;
      element[key] -= 1;
      if (!element[key]) element.classList.remove(name);
    });
    setTimeout(end, ms);
  }

  play_cheer(step, start) {
    for (const name of step.at) this.later(start, () => dressed(thing(name), (one) => this.dress(one, "is-winning", step.ms)));
  }

  play_act(step, start) {
    for (const name of step.at) {
      this.later(start, () => everything(name).forEach((one) => this.dress(one, `is-${step.name}`, step.ms)));
    }
  }

  play_mark(step, start) {
    this.later(start, () => step.at.forEach((name) => marked(name).forEach((one) => this.dress(one, "is-lit", step.ms))));
  }

  play_look(step, start) {
    this.later(start, () => look(step.at[0]));
  }
}

function dressed(element, act) {
  if (element) act(element);
}

function top([fromX, fromY], [toX, toY]) {
  const height = 34 + 0.22 * Math.hypot(toX - fromX, toY - fromY);
  return [(fromX + toX) / 2, (fromY + toY) / 2 - height];
}

export function look(name) {
  const element = thing(name) ?? floor(name) ?? named("data-place", name);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", inline: "center", behavior: isStill ? "instant" : "smooth" });
}

// What lights up for a place: what is there, else a ring around the place.
function marked(name) {
  const found = everything(name);
  if (found.length) return found;
  const mark = named("data-place", name);
  if (!mark || mark.namespaceURI !== SVG) return mark ? [mark] : [];
  let ring = mark.querySelector(".here");
  if (!ring) {
    ring = document.createElementNS(SVG, "circle");
    for (const [key, value] of Object.entries({ class: "here", cx: mark.dataset.x, cy: mark.dataset.y, r: mark.dataset.r ?? 30 })) ring.setAttribute(key, value);
    mark.append(ring);
  }
  return [ring];
}

// What stays marked is marked anew in every picture.
export function mark(names) {
  for (const one of document.querySelectorAll(".board .is-marked")) one.classList.remove("is-marked");
  for (const name of names) for (const one of marked(name)) one.classList.add("is-marked");
}
