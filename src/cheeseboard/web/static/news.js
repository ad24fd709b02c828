// What happened, for the eye and the ear. The picture is already right; this shows how it came about.

// An event with `origin` and `cell` moved a piece, one with `lane` shifted a row of places: what is
// drawn at its place arrives from where it was.
export function animate(news) {
  if (news.length > 12) return;
  for (const { args } of news) {
    if (args.lane) arriveAlong(args.lane.split(" "));
    if (args.origin && args.cell) arrive(args.origin, args.cell, ":not([data-slides])");
  }
}

function at(place, kind) {
  return document.querySelector(`.board [data-at="${CSS.escape(place)}"]${kind}`);
}

function spot(place) {
  const element = document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
  return element && [Number(element.dataset.x), Number(element.dataset.y)];
}

function arrive(from, to, kind) {
  const piece = at(to, kind);
  const start = spot(from);
  const end = spot(to);
  if (piece && start && end) move(piece, start[0] - end[0], start[1] - end[1]);
}

function arriveAlong(lane) {
  const first = spot(lane[0]);
  const second = spot(lane[1]);
  if (!first || !second) return;
  for (const place of lane) {
    const piece = at(place, "[data-slides]");
    if (piece) move(piece, first[0] - second[0], first[1] - second[1]);
  }
}

function move(piece, right, down) {
  piece.classList.remove("is-arriving");
  piece.style.setProperty("--dx", `${right}px`);
  piece.style.setProperty("--dy", `${down}px`);
  void piece.getBoundingClientRect();
  piece.classList.add("is-arriving");
  piece.addEventListener("animationend", () => piece.classList.remove("is-arriving"), { once: true });
}

// One polite line per batch.
export function announce(news) {
  const live = document.getElementById("live");
  if (live && news.length) live.textContent = news.map((one) => one.sentence).join(" ");
}
