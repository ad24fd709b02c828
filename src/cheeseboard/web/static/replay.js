// A replay without a page for each step: the same director as at a table, forwards step by step.
//
// `wanted` is the step somebody asked for, `here` the one on the page. Steps between them are shown
// one after the other; the last of them, or each while the replay plays, with its story.

import { Director, chosenPace } from "./director.js";

const ACCEPT = "application/vnd.cheeseboard+json";
const PAUSE = 700;
const AHEAD = 3;
const JUMP = 40;

const main = document.querySelector("main[data-replay]");
const steps = Number(main.dataset.steps);
const player = document.getElementById("player");
const button = player.querySelector("[data-play]");
const known = new Map();

let speed = 1;
let isPlaying = false;
let isWalking = false;
let here = Number(document.getElementById("replay-steps").dataset.step);
let wanted = here;
let rest = null;

const director = new Director({ swap, pace: () => (chosenPace() || (isPlaying ? 0.2 : 0)) / speed });

// --- from the server

function address(step) {
  return `?${new URLSearchParams({ step, from: main.dataset.from })}`;
}

function fetched(step) {
  if (!known.has(step)) {
    known.set(step, fetch(location.pathname + address(step), { headers: { Accept: ACCEPT } }).then((answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return answer.json();
    }));
    known.get(step).catch(() => known.delete(step));
    if (known.size > 60) known.delete(known.keys().next().value);
  }
  return known.get(step);
}

async function swap(html) {
  const focused = document.activeElement?.closest?.("#replay-steps [data-key]")?.dataset.key;
  const isSliding = document.activeElement?.id === "step";
  await htmx.swap({ sourceElement: main, target: main, swap: "none", text: html });
  if (focused) document.querySelector(`#replay-steps [data-key="${focused}"]`)?.focus({ preventScroll: true });
  if (isSliding) document.getElementById("step")?.focus({ preventScroll: true });
}

// --- going there

function go(step) {
  wanted = Math.max(0, Math.min(step, steps));
  if (wanted !== here) director.cut();
  rest?.();
  if (!isWalking) walk();
}

// A step at a time; going back and long jumps need no steps between.
async function walk() {
  isWalking = true;
  try {
    while (here !== wanted || isPlaying) {
      if (here === wanted) {
        if (wanted === steps) break;
        wanted += 1;
      }
      const isNext = wanted > here && wanted - here <= JUMP;
      const step = isNext ? here + 1 : wanted;
      for (let next = step; next <= Math.min(step + AHEAD, steps); next += 1) fetched(next);
      const update = await fetched(step);
      const isTold = isNext && step === wanted;
      here = step;
      mark();
      await director.tell({ ...update, news: isTold ? update.news : null });
      if (isPlaying && here === wanted) await pause();
    }
  } catch {
    location.assign(address(wanted));
  }
  isWalking = false;
  if (here === steps) play(false);
}

function pause() {
  return new Promise((done) => {
    const timer = setTimeout(done, PAUSE / speed);
    rest = () => { clearTimeout(timer); done(); };
  }).finally(() => { rest = null; });
}

function mark() {
  history.replaceState(null, "", address(here));
  document.querySelector("#lines [aria-current]")?.removeAttribute("aria-current");
  const line = document.querySelector(`#lines [data-line="${here}"] a`);
  line?.setAttribute("aria-current", "step");
  const list = document.getElementById("lines");
  if (line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  const field = document.querySelector("#from")?.form.elements.step;
  if (field) field.value = here;
}

// --- what is pressed

function play(isOn) {
  isPlaying = isOn;
  const label = isOn ? button.dataset.labelOn : button.dataset.label;
  button.querySelector("span").textContent = label;
  button.querySelector("use").setAttribute("href", isOn ? "#i-pause" : "#i-play");
  rest?.();
  if (isOn && here === steps) go(0);
  else if (isOn && !isWalking) walk();
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("main a[href^='?step=']");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    play(false);
    const { key } = link.dataset;
    if (key === "ArrowRight") go(wanted + 1);
    else if (key === "ArrowLeft") go(wanted - 1);
    else go(Number(new URLSearchParams(link.getAttribute("href")).get("step")));
  }
  if (event.target.closest("[data-play]")) play(!isPlaying);
  const chosen = event.target.closest("[data-speed]");
  if (chosen) {
    speed = Number(chosen.dataset.speed);
    for (const one of player.querySelectorAll("[data-speed]")) one.setAttribute("aria-pressed", one === chosen);
  }
  const share = event.target.closest("[data-link]");
  if (share) {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    share.querySelector("span").textContent = share.dataset.done;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== " " || event.target.closest("a, button, input, select, textarea, summary")) return;
  event.preventDefault();
  play(!isPlaying);
});

// The slider shows the step under it; without a script its form asks for the page.
document.addEventListener("input", (event) => {
  if (event.target.id === "step") go(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id === "step") event.stopImmediatePropagation();
}, true);

player.hidden = false;
mark();
