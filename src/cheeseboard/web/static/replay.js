// A replay without a page for each step.

import { Director, chosenPace } from "./director.js";
import { Walker } from "./walking.js";

const PAUSE = 700;

const main = document.querySelector("main[data-replay]");
const player = document.getElementById("player");
const button = player.querySelector("[data-play]");

let speed = 1;

const director = new Director({ swap, pace: () => (chosenPace() || (walker.isPlaying ? 0.2 : 0)) / speed });
const walker = new Walker({
  steps: Number(main.dataset.steps),
  here: Number(document.getElementById("replay-steps").dataset.step),
  address,
  tell,
  moved: mark,
  played: label,
  cut: () => director.cut(),
  rests: () => PAUSE / speed,
});

function address(step) {
  return `?${new URLSearchParams({ step, from: main.dataset.from })}`;
}

// What is marked belongs to its step.
function tell(update) {
  director.forget();
  return director.tell(update);
}

async function swap(html) {
  const focused = document.activeElement?.closest?.("#replay-steps [data-key]")?.dataset.key;
  const isSliding = document.activeElement?.id === "step";
  await htmx.swap({ sourceElement: main, target: main, swap: "none", text: html });
  if (focused) document.querySelector(`#replay-steps [data-key="${focused}"]`)?.focus({ preventScroll: true });
  if (isSliding) document.getElementById("step")?.focus({ preventScroll: true });
}

function mark(here) {
  history.replaceState(null, "", address(here));
  document.querySelector("#lines [aria-current]")?.removeAttribute("aria-current");
  const line = document.querySelector(`#lines [data-line="${here}"] a`);
  line?.setAttribute("aria-current", "step");
  const list = document.getElementById("lines");
  if (line) list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 2;
  for (const field of document.querySelectorAll("main input[type=hidden][name=step]")) field.value = here;
}

// --- what is pressed

function label(isOn) {
  button.querySelector("span").textContent = isOn ? button.dataset.labelOn : button.dataset.label;
  button.querySelector("use").setAttribute("href", isOn ? "#i-pause" : "#i-play");
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("main a[href^='?step=']");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    walker.play(false);
    const { key } = link.dataset;
    if (key === "ArrowRight") walker.go(walker.wanted + 1);
    else if (key === "ArrowLeft") walker.go(walker.wanted - 1);
    else walker.go(Number(new URLSearchParams(link.getAttribute("href")).get("step")));
  }
  if (event.target.closest("[data-play]")) walker.play(!walker.isPlaying);
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
  walker.play(!walker.isPlaying);
});

// The slider shows the step under it; without a script its form asks for the page.
document.addEventListener("input", (event) => {
  if (event.target.id === "step") walker.go(Number(event.target.value));
});
document.addEventListener("change", (event) => {
  if (event.target.id === "step") event.stopImmediatePropagation();
}, true);

player.hidden = false;
mark(walker.here);
