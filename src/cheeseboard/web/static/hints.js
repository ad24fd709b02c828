// A hint drawn on the board: what to take, where to put it, the way between.
//
// An idea is a move or a plan. What can be pressed for its moves is ringed, by the same data-moves as
// the board itself; a piece and its place are joined by an arrow. What the drawing does not offer is
// marked in the list.

import { boxIn, frame, layerOver, make, way } from "./marks.js";

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
  const layer = layerOver(stage, "hint-marks");
  const counts = new Map();
  for (const move of shown) for (const one of targets(move)) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [element, count] of counts) ring(layer, element, count);
  for (const move of new Set(shown)) arrow(layer, targets(move));
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
  frame(layer, element, "ring", 14);
  if (count < 2) return;
  const { x, y, width } = boxIn(layer, element);
  make("circle", { cx: x + width, cy: y, r: 12, class: "plate" }, layer);
  make("text", { x: x + width, y: y + 5 }, layer).textContent = count;
}

function arrow(layer, found) {
  const end = way(layer, found, "way");
  if (end) make("circle", { cx: end.x, cy: end.y, r: 7, class: "plate" }, layer);
}
