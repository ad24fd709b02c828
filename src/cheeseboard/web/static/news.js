// What happened, for the eye and the ear. The picture is already right; this shows how it came about.

// Arguments of an event that tell the drawing something: `origin` and `cell` moved a piece (an empty
// origin: it came from outside), `lane` shifted a row of places, `leaves` took pieces away, `cheers`
// names pieces that are glad. What is drawn at its place arrives from where it was.
// One after the other, in the order of the events.
export function animate(news, gone) {
  if (news.length > MOST) return;
  let delay = 0;
  for (const { args } of news) {
    if (args.lane) delay += arriveAlong(args.lane.split(" "), delay);
    if (args.origin && args.cell) delay += arrive(args.origin, args.cell, delay);
    if (args.origin === "" && args.cell) delay += appear(args.cell, delay);
    for (const place of names(args.cheers)) cheer(place);
  }
  for (const piece of gone) fall(piece);
}

function names(list) {
  return (list ?? "").split(" ").filter(Boolean);
}

const STEP = 260;
const SLIDE = 600;

const MOST = 12;

// Before the picture changes: copies of the pieces that are about to leave it.
export function leaving(news) {
  if (!news || news.length > MOST) return [];
  const places = news.flatMap(({ args }) => names(args.leaves));
  return places.map((place) => at(place, PIECE)?.cloneNode(true)).filter(Boolean);
}

const PIECE = ":not([data-slides])";
const FLOOR = "[data-slides]";

function appear(place, delay) {
  const piece = at(place, PIECE);
  if (piece) move(piece, 0, -70, delay);
  return STEP;
}

function cheer(place) {
  const piece = at(place, PIECE);
  if (!piece) return;
  piece.classList.add("is-winning");
  setTimeout(() => piece.classList.remove("is-winning"), 1200);
}

function fall(piece) {
  const layer = document.querySelector(".board [data-layer=pieces]") ?? document.querySelector(".board");
  piece.removeAttribute("id");
  piece.removeAttribute("data-at");
  piece.setAttribute("aria-hidden", "true");
  piece.classList.add("is-falling");
  layer.append(piece);
  setTimeout(() => piece.remove(), 700);
}

function at(place, kind) {
  return document.querySelector(`.board [data-at="${CSS.escape(place)}"]${kind}`);
}

function spot(place) {
  const element = document.querySelector(`.board [data-place="${CSS.escape(place)}"]`);
  return element && [Number(element.dataset.x), Number(element.dataset.y)];
}

function arrive(from, to, delay) {
  const piece = at(to, PIECE);
  const start = spot(from);
  const end = spot(to);
  if (piece && start && end) move(piece, start[0] - end[0], start[1] - end[1], delay);
  return STEP;
}

function arriveAlong(lane, delay) {
  const first = spot(lane[0]);
  const second = spot(lane[1]);
  if (!first || !second) return 0;
  for (const place of lane) {
    const piece = at(place, FLOOR);
    if (piece) move(piece, first[0] - second[0], first[1] - second[1], delay);
  }
  return SLIDE;
}

function move(piece, right, down, delay) {
  piece.classList.remove("is-arriving");
  piece.style.setProperty("--dx", `${right}px`);
  piece.style.setProperty("--dy", `${down}px`);
  piece.style.setProperty("--wait", `${delay}ms`);
  void piece.getBoundingClientRect();
  piece.classList.add("is-arriving");
  piece.addEventListener("animationend", () => piece.classList.remove("is-arriving"), { once: true });
}

// One polite line per batch.
export function announce(news) {
  const live = document.getElementById("live");
  if (live && news.length) live.textContent = news.map((one) => one.sentence).join(" ");
}
