// A puzzle: the board is pressed as at a table; the form sends the move.

import { Board } from "./board.js";

const form = document.getElementById("moves");

function press(move) {
  if (!form) return;
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "move", value: move });
  form.append(field);
  form.submit();
}

new Board({ press, explain: () => {}, ask: () => {} });
