// A lesson: the board is pressed as at a table, the coach stands beside what is spoken of.

import { Board } from "./board.js";
import { Director, announce } from "./director.js";

const SVG = "http://www.w3.org/2000/svg";
const GAP = 18;
const MARGIN = 6;

// Pixels: between places that are tried, how long a line seems even if it is short, how far inside
// the coach's corner it begins, how much longer it seems for a word below it, and how far it stays
// from one.
const STRIDE = 24;
const LINE = 60;
const CORNER = 20;
const WORD = 120;
const BESIDE = 5;
const ACCEPT = "application/vnd.cheeseboard+json";

const main = document.querySelector("main[data-lesson]");
const spot = document.getElementById("spot");
const board = new Board({ press: (text) => send({ move: text }), explain: (text) => send({ move: text }) });
const director = new Director({ swap, ready: settle }); // what was on its way has arrived
let isSending = false;
let misses = 0;

// --- pressing ------------------------------------------------------------------------------------

// A press belongs to the picture it is made on: the next one waits until the new picture is there.
async function send(fields) {
  if (isSending) return;
  isSending = true;
  director.cut();
  main.setAttribute("aria-busy", "true");
  const body = new URLSearchParams({ ...fields, so_far: document.querySelector("#moves [name=so_far]").value });
  const answer = await fetch(main.dataset.lesson, { method: "POST", body, headers: { Accept: ACCEPT } }).catch(() => null);
  if (answer?.ok) await show(await answer.json(), "back" in fields);
  else location.reload();
}

let goesBack = false;

async function show(update, isBack) {
  goesBack = isBack;
  misses = update.is_refused ? misses + 1 : 0;
  document.body.classList.toggle("is-missed", misses > 1);
  board.unchoose();
  if (update.is_refused) update.news = null;
  else announce(update.news);
  await director.tell({ ...update, isOwn: true });
}

// The coach stands beside the new picture as soon as it is there; the board tells how it came about.
async function swap(html) {
  const focus = board.focus();
  const wasInBubble = document.activeElement?.closest?.("#bubble");
  await htmx.swap({ sourceElement: main, target: main, swap: "none", text: html });
  isSending = false;
  main.removeAttribute("aria-busy");
  board.refresh();
  board.refocus(focus);
  if (goesBack || (wasInBubble && document.activeElement === document.body)) bubble().focus({ preventScroll: true });
  if (misses > 2) document.querySelector("[data-show-me]")?.classList.replace("quiet", "primary");
  if (!misses) bubble().scrollIntoView({ block: "nearest" });
  nameTarget();
  place();
}

// To hear, the thing to press begins with what is to be done.
function nameTarget() {
  const task = bubble().querySelector(".do")?.textContent;
  const anchor = document.getElementById(bubble().dataset.anchor);
  const inside = anchor?.matches("[data-moves]") ? anchor : anchor?.querySelector("[data-moves]");
  const target = inside ?? document.querySelector("#stage [data-moves]");
  if (task && target?.ariaLabel) target.ariaLabel = `${task} ${target.ariaLabel}`;
}

document.addEventListener("submit", (event) => {
  if (event.target.id !== "moves") return;
  event.preventDefault();
  const button = event.submitter;
  if (button) send({ [button.name]: button.value });
});

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-show-all]")) board.unchoose();
});

// Enter goes on, Backspace back, H shows, Esc leaves; a focused button or thing keeps its own keys.
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const isFree = !event.target.closest("a, button, summary, [role=button], .board [role]");
  const pressed = {
    Enter: isFree && document.querySelector("[data-next]"),
    Backspace: document.querySelector("#bubble [name=back]"),
    h: document.querySelector("[data-show-me]"),
    H: document.querySelector("[data-show-me]"),
    Escape: document.querySelector("[data-skip]"),
  }[event.key];
  if (!pressed) return;
  event.preventDefault();
  pressed.click();
});

// --- the coach beside the thing ------------------------------------------------------------------

function bubble() {
  return document.getElementById("bubble");
}

function boxOf(id) {
  const element = id ? document.getElementById(id) : null;
  const box = element?.getBoundingClientRect();
  if (!box || !box.width || !box.height || isScrolledAway(element, box) || isBare(element)) return null;
  return boxAround(element);
}

function boxAround(element) {
  return inMain(element.getBoundingClientRect());
}

function inMain(box) {
  const around = main.getBoundingClientRect();
  return { x: box.x - around.x, y: box.y - around.y, width: box.width, height: box.height };
}

// A tray that holds nothing on this screen is not lit.
function isBare(element) {
  if (!(element instanceof HTMLElement)) return false;
  return element.childElementCount ? ![...element.children].some((one) => one.checkVisibility()) : !element.textContent.trim();
}

// Parts of a long board lie beyond its edge.
function isScrolledAway(element, box) {
  const around = element.closest(".board")?.parentElement.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return around && (x < around.left || x > around.right || y < around.top || y > around.bottom);
}

function place() {
  const coach = bubble();
  spot.replaceChildren();
  for (const one of document.querySelectorAll(".is-target")) one.classList.remove("is-target");
  if (coach.matches(".endcard")) return;
  reveal(coach);
  const ids = [coach.dataset.anchor, ...coach.dataset.show.split(" ")].filter(Boolean);
  const holes = ids.map(boxOf).filter(Boolean);
  const anchor = boxOf(coach.dataset.anchor) ?? holes[0];
  document.getElementById(coach.dataset.anchor)?.classList.add("is-target");
  dim(holes);
  const isPhone = matchMedia("(max-width: 600px) or ((max-width: 1000px) and (orientation: portrait))").matches;
  if (isPhone) lead(coach, anchor);
  else stand(coach, anchor, [...holes, ...along(coach)]);
  for (const mark of coach.querySelectorAll("[data-mark]")) draw(mark, coach);
}

// A long board is scrolled to the things as their step begins, the coach's own last.
let revealed = "";
function reveal(coach) {
  if (revealed === coach.dataset.step) return;
  revealed = coach.dataset.step;
  for (const id of [...coach.dataset.show.split(" "), coach.dataset.anchor]) {
    const element = document.getElementById(id);
    if (element && isScrolledAway(element, element.getBoundingClientRect())) {
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    }
  }
}

// What was told may have led the view elsewhere.
function settle() {
  revealed = "";
  place();
}

function make(name, attributes, parent = spot) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

function dim(holes) {
  if (!holes.length) return;
  const defs = make("defs", {});
  const blur = make("filter", { id: "spot-soft", x: "-10%", y: "-10%", width: "120%", height: "120%" }, defs);
  make("feGaussianBlur", { stdDeviation: 5 }, blur);
  const mask = make("mask", { id: "spot-holes", maskUnits: "userSpaceOnUse", x: 0, y: 0, width: "100%", height: "100%" }, defs);
  make("rect", { x: 0, y: 0, width: "100%", height: "100%", fill: "white" }, mask);
  const group = make("g", { filter: "url(#spot-soft)" }, mask);
  for (const hole of holes) {
    make("rect", { x: hole.x - MARGIN, y: hole.y - MARGIN, width: hole.width + 2 * MARGIN, height: hole.height + 2 * MARGIN, rx: 14, fill: "black" }, group);
  }
  make("rect", { class: "dim", x: 0, y: 0, width: "100%", height: "100%", mask: "url(#spot-holes)" });
}

// Right, left, below or above the thing, or further off with a dotted line: where the coach hides
// least of what is lit and asked for.
function stand(coach, anchor, holes) {
  for (const name of ["--x", "--y", "--bottom", "--tail"]) coach.style.removeProperty(name);
  delete coach.dataset.tail;
  if (!anchor) return;
  const stage = boxOf("stage");
  const asked = [...document.querySelectorAll("#stage [data-moves]")].map(boxAround);
  const cost = (spot) => 3 * covered(spot, holes) + 0.6 * covered(spot, asked) + spot.away;
  const spots = [...beside(coach, anchor, stage), ...furtherOff(coach, anchor, stage)];
  const best = spots.reduce((one, other) => (cost(other) < cost(one) - 1 ? other : one));
  coach.dataset.tail = best.tail;
  coach.style.setProperty("--x", `${best.x}px`);
  coach.style.setProperty("--y", `${best.y}px`);
  coach.style.setProperty("--bottom", "auto");
  if (best.tail === "far") return dots(best.from, best.to);
  const isLevel = best.tail === "left" || best.tail === "right";
  const along = isLevel ? anchor.y + anchor.height / 2 - best.y : anchor.x + anchor.width / 2 - best.x;
  coach.style.setProperty("--tail", `${clamp(along, 34, (isLevel ? best.height : best.width) - 34)}px`);
}

// The sides of the thing, pushed into the picture; `away` is what that costs.
function beside(coach, anchor, stage) {
  const middle = [anchor.x + anchor.width / 2, anchor.y + anchor.height / 2];
  return ["left", "right", "top", "bottom"].flatMap((tail) => {
    const { width, height } = sizeOf(coach, tail);
    return [0.25, 0.5, 0.1, 0.75, 0.9].map((shift) => {
      const wanted = {
        left: [anchor.x + anchor.width + GAP, middle[1] - height * shift],
        right: [anchor.x - GAP - width, middle[1] - height * shift],
        top: [middle[0] - width * shift, anchor.y + anchor.height + GAP],
        bottom: [middle[0] - width * shift, anchor.y - GAP - height],
      }[tail];
      const spot = within(stage, { x: wanted[0], y: wanted[1], width, height });
      return { ...spot, tail, away: 30 * Math.hypot(spot.x - wanted[0], spot.y - wanted[1]) };
    });
  });
}

// Places all over the picture; `away` is what the line to the thing costs.
function furtherOff(coach, anchor, stage) {
  const { width, height } = sizeOf(coach, "far");
  const spots = [];
  for (let x = stage.x; x < stage.x + stage.width; x += STRIDE) {
    for (let y = stage.y; y < stage.y + stage.height; y += STRIDE) {
      const spot = within(stage, { x, y, width, height });
      const from = nearest(spot, anchor.x + anchor.width / 2, anchor.y + anchor.height / 2, CORNER);
      const to = nearest(anchor, ...from, 4);
      spots.push({ ...spot, tail: "far", from, to, away: 15 * (LINE + Math.hypot(to[0] - from[0], to[1] - from[1])) });
    }
  }
  return spots;
}

function sizeOf(coach, tail) {
  coach.dataset.tail = tail;
  return coach.getBoundingClientRect();
}

function within(stage, { x, y, width, height }) {
  return {
    x: clamp(x, stage.x + 14, stage.x + stage.width - width - 4),
    y: clamp(y, stage.y + 4, stage.y + stage.height - height - 10),
    width,
    height,
  };
}

// The point of a box that is nearest to another, a little inside its border.
function nearest(box, x, y, inside) {
  return [clamp(x, box.x + inside, box.x + box.width - inside), clamp(y, box.y + inside, box.y + box.height - inside)];
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}

function covered(box, others) {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

// On a phone a dotted line runs from the coach up to the thing, past what is written.
function lead(coach, anchor) {
  coach.removeAttribute("style");
  delete coach.dataset.tail;
  if (!anchor) return;
  const box = boxOf("bubble");
  const end = Math.min(anchor.y + anchor.height - 4, box.y - 16);
  const words = written();
  const cost = ({ from, to, away }) => away + WORD * words.filter((word) => crosses(from, to, word)).length;
  const { from, to } = upwards(box, anchor, end).reduce((one, other) => (cost(other) < cost(one) ? other : one));
  coach.dataset.tail = "top";
  coach.style.setProperty("--tail", `${from[0] - box.x}px`);
  if (box.y - end >= 26) dots(from, to);
}

// Lines that end somewhere below the thing, straight or leaning; `away` is how far from its middle.
function upwards(box, anchor, end) {
  return [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].flatMap((part) =>
    [0, -1, 1, -2, 2, -3, 3].map((lean) => {
      const x = anchor.x + anchor.width * part;
      const foot = clamp(x + lean * STRIDE, 30, box.width - 30);
      return { from: [foot, box.y - 8], to: [x, end], away: Math.abs(part - 0.5) * anchor.width + Math.abs(foot - x) };
    }),
  );
}

// Where lines of words and numbers stand on the board and in the strip.
function written() {
  const boxes = [];
  const range = document.createRange();
  for (const part of main.querySelectorAll("#stage, .strip")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.data.trim() || texts.currentNode.parentElement.closest(".sr")) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...[...range.getClientRects()].map(inMain));
    }
  }
  return boxes;
}

// Whether a line upwards touches a box.
function crosses([x1, y1], [x2, y2], box) {
  const top = Math.max(box.y - BESIDE, y2);
  const bottom = Math.min(box.y + box.height + BESIDE, y1);
  if (top > bottom) return false;
  const at = (y) => x2 + ((x1 - x2) * (y - y2)) / (y1 - y2);
  return Math.max(at(top), at(bottom)) > box.x - BESIDE && Math.min(at(top), at(bottom)) < box.x + box.width + BESIDE;
}

function dots(from, to) {
  const path = `M${from} L${to}`;
  make("path", { class: "lead-case", d: path });
  make("path", { class: "lead", d: path });
  make("circle", { class: "lead-end", cx: to[0], cy: to[1], r: 5 });
}

// --- marks ---------------------------------------------------------------------------------------

function draw(mark, coach) {
  const at = boxOf(mark.dataset.at);
  if (!at) return;
  if (mark.dataset.mark === "ring") ring(at);
  const to = boxOf(mark.dataset.to);
  if (mark.dataset.mark === "arrow" && to) arrow(at, to);
  if (mark.textContent) plate(at, mark.textContent, boxOf("bubble"));
}

// Where the arrows of a step lie, piece by piece: the coach stands on none of it.
function along(coach) {
  return [...coach.querySelectorAll("[data-mark=arrow]")].flatMap((mark) => {
    const [from, to] = [boxOf(mark.dataset.at), boxOf(mark.dataset.to)];
    if (!from || !to) return [];
    const { x1, y1, x2, y2, bend } = course(from, to);
    return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((t) => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return { x: a * x1 + b * bend[0] + c * x2 - 22, y: a * y1 + b * bend[1] + c * y2 - 22, width: 44, height: 44 };
    });
  });
}

// An arrow from middle to middle, a little bent.
function course(from, to) {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2];
  return { x1, y1, x2, y2, bend: [(x1 + x2) / 2 - (y2 - y1) * 0.18, (y1 + y2) / 2 + (x2 - x1) * 0.18] };
}

function ring(box) {
  const shape = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10, rx: 16 };
  make("rect", { class: "mark-ring-case", ...shape });
  make("rect", { class: "mark-ring", ...shape });
}

function arrow(from, to) {
  const { x1, y1, x2, y2, bend } = course(from, to);
  const path = `M${x1} ${y1} Q${bend[0]} ${bend[1]} ${x2} ${y2}`;
  make("path", { class: "arrow-case", d: path });
  make("path", { class: "arrow", d: path });
  const angle = (Math.atan2(y2 - bend[1], x2 - bend[0]) * 180) / Math.PI;
  make("path", { class: "tip", d: "M14 0 L-12 -13 L-6 0 L-12 13 Z", transform: `translate(${x2} ${y2}) rotate(${angle})` });
}

function plate(at, text, coach) {
  const stage = boxOf("stage");
  const width = 9 * text.length + 26;
  const spots = [[at.x + at.width + 10, at.y - 30], [at.x - width - 10, at.y - 30], [at.x, at.y - 42], [at.x, at.y + at.height + 8]];
  const fits = ([x, y]) => x > stage.x && x + width < stage.x + stage.width + 4 && y > 0 && !overlap({ x, y, width, height: 34 }, coach);
  const found = spots.find(fits) ?? spots[2];
  const group = make("g", { class: "plate", transform: `translate(${clamp(found[0], stage.x + 4, stage.x + stage.width - width - 4)} ${Math.max(4, found[1])})` });
  make("rect", { width, height: 34, rx: 10 }, group);
  make("text", { x: width / 2, y: 17 }, group).textContent = text;
}

// --- whenever the picture has another size ---------------------------------------------------------

new ResizeObserver(place).observe(main);
new ResizeObserver(place).observe(document.getElementById("stage"));
document.fonts?.ready.then(place);
for (const image of document.querySelectorAll(".board")) image.addEventListener("transitionend", place);
nameTarget();
place();
