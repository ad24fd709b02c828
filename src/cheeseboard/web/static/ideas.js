// Moves shown on the board of a review: the bot's in white dots, the one played in stripes. What the
// drawing offers for a move is framed, and a piece is joined with its place.

const SVG = "http://www.w3.org/2000/svg";

export function showMoves(moves) {
  document.querySelector(".idea-marks")?.remove();
  const stage = document.getElementById("stage");
  if (!stage || !moves.length) return;
  const layer = make("svg", { class: "idea-marks", "aria-hidden": "true" }, stage);
  for (const { move, kind } of moves) {
    const found = targets(move);
    for (const element of found) frame(layer, element, kind);
    way(layer, found, kind);
  }
}

function targets(line) {
  const first = line.split(";")[0];
  const fits = (text) => text === line || text.startsWith(`${line};`) || text === first || text.startsWith(`${first};`);
  return [...document.querySelectorAll("#stage [data-moves]")]
    .filter((one) => one.getClientRects().length && one.dataset.moves.split("|").some(fits));
}

function frame(layer, element, kind) {
  const { x, y, width, height } = boxIn(layer, element);
  const shape = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: Math.min(12, (height + 6) / 2) };
  make("rect", { ...shape, class: "case" }, layer);
  make("rect", { ...shape, class: kind }, layer);
}

function way(layer, found, kind) {
  const piece = found.find((one) => one.dataset.piece !== undefined);
  const place = found.find((one) => one.dataset.piece === undefined);
  if (!piece || !place) return;
  const [from, to] = [piece, place].map((one) => boxIn(layer, one));
  const ends = {
    x1: from.x + from.width / 2, y1: from.y + from.height / 2, x2: to.x + to.width / 2, y2: to.y + to.height / 2,
  };
  make("line", { ...ends, class: "case" }, layer);
  make("line", { ...ends, class: kind }, layer);
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
