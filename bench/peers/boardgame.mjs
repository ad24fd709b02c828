// Random play of boardgame.io, one JSON line. Needs `npm install boardgame.io` somewhere above.
const seconds = Number(process.argv[2]);

let Client;
try {
  ({ Client } = await import("boardgame.io/dist/esm/client.js"));
} catch {
  console.log(JSON.stringify({ engine: "boardgame.io", missing: "npm package not installed" }));
  process.exit(0);
}

const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
  endIf: ({ G }) => G.cells.every((cell) => cell !== null),
};

function match() {
  const client = Client({ game: ticTacToe, debug: false });
  client.start();
  let decisions = 0;
  while (!client.getState().ctx.gameover) {
    const free = client.getState().G.cells.flatMap((cell, n) => (cell === null ? [n] : []));
    client.moves.click(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  return decisions;
}

const now = () => process.cpuUsage().user / 1e6;

match();
let decisions = 0;
const start = now();
while (now() - start < seconds) decisions += match();
const rate = decisions / (now() - start);
console.log(JSON.stringify({ engine: "boardgame.io", game: "tic-tac-toe, 2", decisions: rate }));
