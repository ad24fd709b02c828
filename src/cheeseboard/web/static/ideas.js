// Moves shown on the board of a review: the bot's in white dots, the one played in stripes. What the
// drawing offers for a move is framed, and a piece is joined with its place.

import { frame, layerOver, way } from "./marks.js";

export function showMoves(moves) {
  document.querySelector(".idea-marks")?.remove();
  const stage = document.getElementById("stage");
  if (!stage || !moves.length) return;
  const layer = layerOver(stage, "idea-marks");
  for (const { move, kind } of moves) {
    const found = targets(move);
    for (const element of found) frame(layer, element, kind, 12);
    way(layer, found, kind);
  }
}

function targets(line) {
  const first = line.split(";")[0];
  const fits = (text) => text === line || text.startsWith(`${line};`) || text === first || text.startsWith(`${first};`);
  return [...document.querySelectorAll("#stage [data-moves]")]
    .filter((one) => one.getClientRects().length && one.dataset.moves.split("|").some(fits));
}
