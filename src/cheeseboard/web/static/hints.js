// A hint drawn on the board: what to take, where to put it, the way between.
//
// An idea is a move or a plan. What can be pressed for its moves is ringed, by the same data-moves as
// the board itself; a piece and its place are joined by an arrow. What the drawing does not offer is
// marked in the list.

const SVG = "http://www.w3.org/2000/svg";

let shown = [];

export function showIdea(moves) {
  shown = moves;
  draw();
}

export function hideIdea() {
  showIdea([]);
}

// After the picture has changed; without an idea nothing is left to show.
export function redraw(idea) {
  if (!idea) shown = [];
  draw();
}

for (const event of ["resize", "scroll"]) window.addEventListener(event, () => { if (shown.length) draw(); }, true);

function draw() {
  document.querySelector(".hint-marks")?.remove();
  for (const one of document.querySelectorAll(".is-hinted")) one.classList.remove("is-hinted");
  const stage = document.getElementById("stage");
  if (!stage || !shown.length) return;
  const layer = make("svg", { class: "hint-marks", "aria-hidden": "true" }, stage);
  const counts = new Map();
  for (const move of shown) for (const one of targets(move)) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [element, count] of counts) ring(layer, element, count);
  for (const move of new Set(shown)) way(layer, targets(move));
}

// What stands for a move: on the drawing, else in the list.
function targets(move) {
  const fits = (text) => text === move || text.startsWith(`${move};`);
  const drawn = [...document.querySelectorAll(".board [data-moves]")]
    .filter((one) => one.role && one.getClientRects().length && one.dataset.moves.split("|").some(fits));
  if (drawn.length) return drawn;
  const listed = [...document.querySelectorAll("#moves [name=move]")].filter((one) => fits(one.value));
  for (const one of listed) one.classList.add("is-hinted");
  return [];
}

function ring(layer, element, count) {
  const { x, y, width, height } = boxIn(layer, element);
  const shape = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: Math.min(14, (height + 6) / 2) };
  make("rect", { ...shape, class: "case" }, layer);
  make("rect", { ...shape, class: "ring" }, layer);
  if (count < 2) return;
  make("circle", { cx: x + width, cy: y, r: 12, class: "plate" }, layer);
  make("text", { x: x + width, y: y + 5 }, layer).textContent = count;
}

function way(layer, found) {
  const piece = found.find((one) => one.dataset.piece !== undefined);
  const place = found.find((one) => one.dataset.piece === undefined);
  if (!piece || !place) return;
  const [from, to] = [piece, place].map((one) => boxIn(layer, one));
  const ends = {
    x1: from.x + from.width / 2, y1: from.y + from.height / 2, x2: to.x + to.width / 2, y2: to.y + to.height / 2,
  };
  make("line", { ...ends, class: "case" }, layer);
  make("line", { ...ends, class: "way" }, layer);
  make("circle", { cx: ends.x2, cy: ends.y2, r: 7, class: "plate" }, layer);
}

function boxIn(layer, element) {
  const around = layer.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x - around.x, y: box.y - around.y, width: box.width, height: box.height };
}

function make(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}
