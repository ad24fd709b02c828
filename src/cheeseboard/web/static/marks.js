// Marks over the board: frames round what can be pressed, and the way from a piece to its place.

const SVG = "http://www.w3.org/2000/svg";

export function layerOver(stage, name) {
  return make("svg", { class: name, "aria-hidden": "true" }, stage);
}

export function make(name, attributes, parent) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

// Where an element is, as the layer counts.
export function boxIn(layer, element) {
  const around = layer.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: box.x - around.x, y: box.y - around.y, width: box.width, height: box.height };
}

export function frame(layer, element, kind, roundest) {
  const { x, y, width, height } = boxIn(layer, element);
  const shape = { x: x - 3, y: y - 3, width: width + 6, height: height + 6, rx: Math.min(roundest, (height + 6) / 2) };
  make("rect", { ...shape, class: "case" }, layer);
  make("rect", { ...shape, class: kind }, layer);
}

// Joins a piece with its place, where both are there; tells the end.
export function way(layer, found, kind) {
  const piece = found.find((one) => one.dataset.piece !== undefined);
  const place = found.find((one) => one.dataset.piece === undefined);
  if (!piece || !place) return null;
  const [from, to] = [piece, place].map((one) => boxIn(layer, one));
  const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const line = { x1: from.x + from.width / 2, y1: from.y + from.height / 2, x2: end.x, y2: end.y };
  make("line", { ...line, class: "case" }, layer);
  make("line", { ...line, class: kind }, layer);
  return end;
}
