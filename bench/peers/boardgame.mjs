// Random play of boardgame.io, one JSON line.
//
//     node boardgame.mjs SECONDS FOLDER
//
// FOLDER holds node_modules. Seconds are the processor's. The library lists no legal moves, so the
// free cells are listed here; every move goes through its client, as in a match on one screen.
import { createRequire } from "node:module";
import { resolve } from "node:path";

process.env.NODE_ENV ??= "production";
const seconds = Number(process.argv[2]);
const require = createRequire(resolve(process.argv[3], "package.json"));
const { Client } = require("boardgame.io/client");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

const freeCells = (cells) => cells.flatMap((cell, place) => (cell === null ? [place] : []));

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
  endIf: ({ G: { cells } }) => {
    for (const [one, two, three] of LINES) {
      if (cells[one] !== null && cells[one] === cells[two] && cells[two] === cells[three]) {
        return { winner: cells[one] };
      }
    }
    return freeCells(cells).length ? undefined : { draw: true };
  },
};

const client = Client({ game: ticTacToe, debug: false });
client.start();

function match() {
  client.reset();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = freeCells(state.G.cells);
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  return decisions;
}

function now() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function rate(seconds) {
  let decisions = 0;
  const start = now();
  while (now() - start < seconds) decisions += match();
  return decisions / (now() - start);
}

console.log(JSON.stringify({ measuring: "boardgame.io" }));
rate(seconds / 3); // warms up: the engine compiles what runs often
const decisions = rate(seconds);
console.log(JSON.stringify({ engine: "boardgame.io", game: "tic-tac-toe, 2", decisions }));
