// Moves shown on the board of a review: the bot's in white dots, the one played in stripes. What the
// drawing offers for a move is framed, and a piece is joined with its place.
//
// The board before a move knows where it can be pressed. It is laid out unseen over the one that is
// shown, so that moves can be marked on any board and a picture can be cut where they are.

import { boxIn, frame, layerOver, make, way } from "./marks.js";

// A picture of a board in an address of its own is so large.
const PICTURE = { width: 900, height: 840 };
// Around what is cut out of it, and the least that is cut, as parts of its width.
const MARGIN = 0.04;
const LEAST = 0.3;

export function hideMoves() {
  document.querySelector(".idea-marks")?.remove();
}

// `moves` are lines with a kind, and the sign of what was thought of them.
export function showMoves(moves, board = document.getElementById("stage")) {
  hideMoves();
  const stage = document.getElementById("stage");
  if (!stage || !moves.length) return;
  const layer = layerOver(stage, "idea-marks");
  for (const { move, kind, sign } of moves) {
    const found = targets(board, move);
    for (const element of found) frame(layer, element, kind, 12);
    way(layer, found, kind);
    if (found.length && sign) corner(layer, boxIn(layer, found.at(-1)), kind, sign);
  }
}

// What to do with a board that is laid out and not seen.
export function unseen(html, around, use) {
  const { left, top, width, height } = around;
  const board = new DOMParser().parseFromString(html, "text/html").querySelector("#stage");
  if (!board) return undefined;
  board.removeAttribute("id");
  board.setAttribute("aria-hidden", "true");
  board.inert = true;
  Object.assign(board.style, {
    position: "absolute", visibility: "hidden", flex: "none", margin: 0, left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
  });
  document.querySelector(".theatre").append(board);
  const found = use(board);
  board.remove();
  return found;
}

// Where the stage lies within what holds it.
export function place(stage) {
  return { left: stage.offsetLeft, top: stage.offsetTop, width: stage.offsetWidth, height: stage.offsetHeight };
}

// The part of a picture of this board in which its moves lie: x, y, width and height.
export function cut(html) {
  return unseen(html, { left: 0, top: 0, ...PICTURE }, (board) => {
    const boxes = targets(board).map((one) => boxIn(board, one));
    if (!boxes.length) return undefined;
    const [left, top] = ["x", "y"].map((side) => Math.min(...boxes.map((box) => box[side])));
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    const size = Math.min(PICTURE.height, Math.max(LEAST * PICTURE.width, right - left, bottom - top) + 2 * MARGIN * PICTURE.width);
    const x = inside((left + right - size) / 2, PICTURE.width - size);
    const y = inside((top + bottom - size) / 2, PICTURE.height - size);
    return [x / PICTURE.width, y / PICTURE.height, size / PICTURE.width, size / PICTURE.height].map((one) => one.toFixed(3));
  });
}

function inside(value, most) {
  return Math.max(0, Math.min(value, most));
}

// The elements that begin a line; without one, those of all lines.
function targets(board, line) {
  const all = [...board.querySelectorAll("[data-moves]")].filter((one) => one.getClientRects().length);
  if (line === undefined) return all;
  const first = line.split(";")[0];
  const fits = (text) => text === line || text.startsWith(`${line};`) || text === first || text.startsWith(`${first};`);
  return all.filter((one) => one.dataset.moves.split("|").some(fits));
}

function corner(layer, box, kind, sign) {
  const [x, y] = [box.x + box.width, kind === "bot" ? box.y + box.height : box.y];
  if (kind === "bot") make("circle", { cx: x, cy: y, r: 14, class: "disc" }, layer);
  const size = kind === "bot" ? 19 : 28;
  make("use", { href: sign, x: x - size / 2, y: y - size / 2, width: size, height: size }, layer);
}
