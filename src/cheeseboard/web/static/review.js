// The review of a match that is over: steps, keys, lanes that grow while a bot thinks, moves shown on
// the board. Everything here is a link or a form for who runs no script.

import { Board } from "./board.js";
import { Director, chosenPace } from "./director.js";
import { cut, hideMoves, place, showMoves, unseen } from "./ideas.js";
import { Lanes } from "./lanes.js";
import { Walker, ask } from "./walking.js";

// Milliseconds: a step at the usual speed, a turning point, before a move is shown that is pointed at,
// before moves are marked on the board of a step, before the server is told which step somebody
// looks at.
const STEP = 900;
const TURNING = 2500;
const POINT = 140;
const MARK = 300;
const LOOK = 400;

const main = document.querySelector("main[data-review]");
const { home, from } = main.dataset;
const said = document.getElementById("rv-said");
const turns = JSON.parse(main.dataset.turns);
const lanes = new Lanes(main);

let speed = 1;
let pointing = 0;
let marking = 0;
let isShown = false;
let looking = 0;
let toldTenth = 0;
let world = new URLSearchParams(location.search).get("world");

const director = new Director({ swap, pace: () => (chosenPace() || (walker.isPlaying ? 0.2 : 0)) / speed });
const walker = new Walker({
  steps: Number(main.dataset.steps),
  here: Number(main.dataset.step),
  address,
  tell,
  moved,
  played,
  cut: () => director.cut(),
  rests: (step) => (lanes.turning.includes(step) ? TURNING : STEP) / speed,
});

function address(step) {
  return `?${new URLSearchParams({ step, from })}`;
}

// What a link leads to: this step, and the world that is shown, if one is.
function linked() {
  return address(walker.here) + (world === null ? "" : `&world=${world}`);
}

async function tell(update) {
  hideMoves();
  director.forget();
  await director.tell(update);
  markSoon();
}

async function swap(html) {
  await htmx.swap({ sourceElement: main, target: main, swap: "none", text: html });
}

// --- going there

function moved(step, update) {
  main.dataset.step = step;
  world = null;
  isShown = false;
  history.replaceState(null, "", address(step));
  lanes.stand(step, update);
  for (const field of main.querySelectorAll("#rv-deck [name=step], #rv-progress [name=step], .note-form [name=step]")) field.value = step;
  for (const link of main.querySelectorAll("#rv-deck [data-go]")) link.setAttribute("href", address(target(link.dataset.go) ?? step));
  const label = main.querySelector(".note-form label");
  if (label) label.textContent = label.textContent.replace(/\d+/, step);
  if (lanes.turning.includes(step)) said.textContent = update.text;
  if (main.dataset.state === "computing" && !lanes.isFine(step)) lookAt(step);
}

function lookAt(step) {
  clearTimeout(looking);
  looking = setTimeout(() => post("look", { step }), LOOK);
}

function post(what, fields) {
  return ask(`${document.documentElement.dataset.root}${home}/review/${what}`, {
    method: "POST",
    body: new URLSearchParams({ step: walker.here, from, ...fields }),
  });
}

function target(key, isShifted = false) {
  const here = walker.wanted;
  if (key === "Home") return 0;
  if (key === "End") return walker.steps;
  if (key === "ArrowRight") return isShifted ? turns.find((turn) => turn > here) ?? walker.steps : Math.min(here + 1, walker.steps);
  if (key === "ArrowLeft") return isShifted ? turns.findLast((turn) => turn < here) ?? 0 : Math.max(here - 1, 0);
  if (key === "PageDown") return Math.min(walker.steps, here + 10);
  if (key === "PageUp") return Math.max(0, here - 10);
  if (key === "n") return lanes.turning.find((turn) => turn > here) ?? lanes.turning[0];
  if (key === "p") return lanes.turning.findLast((turn) => turn < here) ?? lanes.turning.at(-1);
  return undefined;
}

function go(step) {
  if (step === undefined) return;
  walker.play(false);
  walker.go(step);
}

function played(isOn) {
  const button = main.querySelector("[data-play]");
  const label = button.querySelector(".t-play");
  label.textContent = isOn ? label.dataset.on : label.dataset.off;
  button.querySelector("use").setAttribute("href", isOn ? "#i-pause" : "#i-play");
}

// --- moves and worlds shown on the board

async function show(query) {
  const answer = await ask(`${location.pathname}${query}`);
  if (!answer.ok) return;
  const update = await answer.json();
  const stage = main.querySelector("#stage");
  const kept = new DOMParser().parseFromString(update.html, "text/html");
  const parts = [...kept.querySelectorAll("hx-partial")].filter((one) => ["#stage", "#rv-over", "#rv-lens"].includes(one.getAttribute("hx-target")));
  if (!stage) return;
  await swap(parts.map((one) => one.outerHTML).join(""));
  const asked = new URLSearchParams(query);
  world = asked.get("world");
  const rank = asked.get("show");
  isShown = rank !== null;
  if (isShown) showMoves(lines(rank));
  else if (world === null) markSoon();
  else hideMoves();
}

// The move that is shown and the one that was played.
function lines(rank) {
  const verdict = main.querySelector(".choice .verdict-chip use")?.getAttribute("href");
  return [...main.querySelectorAll(".cand")].flatMap((one) => {
    const isWanted = one.querySelector("[data-show]")?.dataset.show === rank;
    const isPlayed = one.classList.contains("played");
    const sign = isPlayed ? verdict : one.classList.contains("bot") ? "#i-bot" : "";
    return isWanted || isPlayed ? [{ move: one.dataset.line, kind: isPlayed ? "played" : "bot", sign }] : [];
  });
}

// What was played and what the bot would have played, on the board as it came to be: it is found on
// the board before, which nobody sees. Only for the eyes that chose, since a hand is somebody's own.
function markSoon() {
  clearTimeout(marking);
  if (main.querySelector(".key")) marking = setTimeout(mark, MARK);
}

async function mark() {
  const step = walker.here;
  const html = await boardBefore(step);
  const stage = main.querySelector("#stage");
  if (!html || !stage || step !== walker.here || walker.isPlaying || isShown || world !== null) return;
  unseen(html, place(stage), (board) => showMoves(lines("1"), board));
}

async function boardBefore(step) {
  const answer = await ask(`${location.pathname}${address(step)}&show=1&only=stage`);
  return answer.ok ? (await answer.json()).html : "";
}

// The pictures of the three moments are cut out of the board where their moves are.
async function cutMoments() {
  for (const picture of main.querySelectorAll(".moment img.pic:not([data-cut])")) {
    picture.dataset.cut = "";
    const source = new URL(picture.src);
    const part = cut(await boardBefore(source.searchParams.get("step")));
    if (!part) continue;
    source.searchParams.set("part", part.join(","));
    picture.src = source.href;
  }
}

function point(event) {
  const link = event.target.closest?.("[data-show]");
  clearTimeout(pointing);
  if (link) pointing = setTimeout(() => show(link.getAttribute("href")), POINT);
  else if (isShown) pointing = setTimeout(() => show(address(walker.here)), POINT);
}

main.addEventListener("pointerover", (event) => { if (event.target.closest(".cands")) point(event); });
main.addEventListener("pointerout", (event) => { if (event.target.closest(".cands") && !event.relatedTarget?.closest?.(".cands")) point(event); });
main.addEventListener("focusin", (event) => { if (event.target.closest("[data-show]")) point(event); });

// --- what is pressed

main.addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[href^='?']");
  if (event.target.closest("[data-play]")) walker.play(!walker.isPlaying);
  if (event.target.closest("[data-keys]")) document.getElementById("rv-keys").showModal();
  if (event.target.closest("[data-print]")) print();
  const picture = event.target.closest("[data-picture]");
  if (picture) {
    event.preventDefault();
    takePicture(picture);
  }
  if (!link) return;
  if (link.matches("[data-eyes]")) {
    event.preventDefault();
    seeAs(link);
  } else if (link.matches("[data-copy-link]")) {
    event.preventDefault();
    await copy(link);
  } else if (link.matches("[data-note]")) {
    event.preventDefault();
    choosePane("notes");
    document.getElementById("note")?.focus();
  } else if (link.matches("[data-show], [data-part]")) {
    event.preventDefault();
    await show(link.getAttribute("href"));
  } else if (link.dataset.go) {
    event.preventDefault();
    go(target(link.dataset.go));
  } else if (!new URLSearchParams(link.search).has("line")) {
    event.preventDefault();
    const query = new URLSearchParams(link.search);
    if (query.get("pane")) choosePane(query.get("pane"));
    else if (link.closest(".moms")) choosePane("step");
    go(Number(query.get("step")));
  }
});

// Other eyes at the step that was asked for, also if the page is still on its way there.
function seeAs(link) {
  const query = new URLSearchParams(link.search);
  query.set("step", walker.wanted);
  walker.leave(`?${query}`);
}

async function copy(link) {
  const here = new URL(linked(), location.href).href;
  await navigator.clipboard?.writeText(here).catch(() => {});
  link.querySelector("span").textContent = link.dataset.done;
}

// The summary as a picture that can be shown anywhere; without a script it is a drawing.
async function takePicture(link) {
  const drawing = new Image();
  drawing.src = link.href;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 2 * drawing.naturalWidth, height: 2 * drawing.naturalHeight });
  canvas.getContext("2d").drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await new Promise((done) => { canvas.toBlob(done); }));
  file.download = "review.png";
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}

function choosePane(name) {
  const pane = document.getElementById(`pane-${name}`);
  if (pane) pane.checked = true;
}

function nextPane() {
  const panes = [...main.querySelectorAll("[name=pane]")];
  const next = panes[(panes.findIndex((one) => one.checked) + 1) % panes.length];
  if (next) next.checked = true;
}

main.addEventListener("input", (event) => {
  if (event.target.id === "rv-step-range") { walker.play(false); walker.go(Number(event.target.value)); }
});

main.addEventListener("change", (event) => {
  if (event.target.matches("[data-speed]")) speed = Number(event.target.value);
  if (event.target.id === "rv-letters") localStorage.setItem("cheeseboard-review-letters", event.target.checked ? "" : "off");
});

// --- keys; single letters can be switched off

const letters = document.getElementById("rv-letters");
letters.checked = localStorage.getItem("cheeseboard-review-letters") !== "off";

const LETTERS = {
  n: () => go(target("n")),
  p: () => go(target("p")),
  b: () => main.querySelector(".cand.bot [data-show]")?.click(),
  w: () => main.querySelector("[data-what-if]")?.click(),
  c: () => { const link = main.querySelector("[data-copy-link]"); if (link) copy(link); },
  t: nextPane,
  "?": () => document.getElementById("rv-keys").showModal(),
};

window.addEventListener("keydown", (event) => {
  const isField = event.target.closest?.("input:not([type=range]):not([type=radio]):not([type=checkbox]), select, textarea, dialog");
  if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const isRange = event.target.id === "rv-step-range";
  const isRadio = event.target.matches?.("[type=radio]");
  if (key.startsWith("Arrow") && isRadio) return;
  const step = event.key.length > 1 && !(isRange && !event.shiftKey) ? target(key, event.shiftKey) : undefined;
  if (step !== undefined) go(step);
  else if (key === " " && !event.target.closest?.("a, button, summary, label, input")) walker.play(!walker.isPlaying);
  else if (letters.checked && LETTERS[key]) LETTERS[key]();
  else if (letters.checked && /^\d$/.test(key)) main.querySelector(`[data-eyes="${key}"]`)?.click();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// --- what a bot finds out

function listen() {
  const source = new EventSource(`${document.documentElement.dataset.root}${home}/review/stream?${new URLSearchParams({ from, step: walker.here })}`);
  source.addEventListener("found", (event) => {
    const found = JSON.parse(event.data);
    const isMine = lanes.take(found, walker.here);
    const isOther = main.dataset.state !== found.state;
    main.classList.remove(`is-${main.dataset.state}`);
    main.dataset.state = found.state;
    main.classList.add(`is-${found.state}`);
    const progress = document.getElementById("rv-progress");
    if (progress) progress.outerHTML = found.progress;
    tellTenths(found);
    walker.known.clear();
    if (isMine || isOther) refresh();
    if (isOther) refreshMatch();
    if (found.state === "done") source.close();
  });
  addEventListener("pagehide", () => source.close());
}

// One line for each tenth, not for each step.
function tellTenths(found) {
  const tenth = Math.floor((10 * found.done) / Math.max(1, walker.steps));
  if (tenth > toldTenth) said.textContent = document.getElementById("rv-progress").textContent.trim();
  toldTenth = tenth;
}

// The panel of the step that is shown, as it is known now; focus stays where it is.
async function refresh() {
  const answer = await ask(`${location.pathname}${address(walker.here)}&only=step`);
  if (!answer.ok) return;
  const update = await answer.json();
  if (update.step !== walker.here) return;
  lanes.stand(update.step, update);
  const wasSaid = said.textContent;
  await swap(update.html);
  if (wasSaid !== update.text && main.querySelector(".cand")) said.textContent = update.text;
  if (!isShown && world === null) markSoon();
}

// The rounds once they are known, and the bill and the moments once all is.
async function refreshMatch() {
  const answer = await fetch(location.href);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of ["#rv-match", "#rv-chart .a-cap", "#rv-chart .axis"]) {
    const fresh = page.querySelector(part);
    if (fresh) main.querySelector(part)?.replaceWith(fresh);
  }
  cutMoments();
}

// --- what if: the line is played here, and its table says when somebody has moved

const QUIET = 400;
const SOON = 2500;
let board = null;
let looksAgain = 0;

function playLine(line) {
  board = new Board({ press, explain: () => {}, ask: () => {} });
  const source = new EventSource(`${document.documentElement.dataset.root}/tables/${line}/stream?since=999999`);
  source.addEventListener("update", () => lookAgain(QUIET));
  addEventListener("pagehide", () => source.close());
  if (main.querySelector("#rv-branch .swing")?.textContent.includes("?")) lookAgain(SOON);
}

function press(move) {
  const form = document.getElementById("moves");
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: "move", value: move });
  form.append(field);
  form.submit();
}

function lookAgain(delay) {
  clearTimeout(looksAgain);
  looksAgain = setTimeout(showLine, delay);
}

// The line as it is now; focus stays in the list.
async function showLine() {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const before = board.focus();
  for (const part of ["#stage", "#rv-branch", "#rv-chart .tracks"]) {
    const fresh = page.querySelector(part);
    if (fresh) main.querySelector(part)?.replaceWith(fresh);
  }
  board.refresh();
  board.refocus(before);
  if (main.querySelector("#rv-branch .swing")?.textContent.includes("?")) lookAgain(SOON);
}

// --- at the beginning

for (const one of main.querySelectorAll("[data-play], .speed, [data-keys], [data-print]")) one.hidden = false;
const shown = new URLSearchParams(location.search).get("show");
isShown = Boolean(shown && main.querySelector(".cand"));
if (isShown) showMoves(lines(shown));
else if (world === null) markSoon();
addEventListener("resize", () => { if (!isShown && world === null) { hideMoves(); markSoon(); } });
cutMoments();
const line = main.querySelector("#rv-branch")?.dataset.line;
if (line) playLine(line);
if (main.dataset.mayBegin === "yes") post("begin", {});
if (["nothing", "computing"].includes(main.dataset.state)) listen();
lanes.hover(() => ask(`${document.documentElement.dataset.root}${home}/review/lines?${new URLSearchParams({ from })}`).then((answer) => answer.json()));
