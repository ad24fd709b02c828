// The clocks of a table: drawn from a moment at which time is up and from the server's clock, which
// every message corrects. Nothing is counted here, so nothing drifts.

import { sound } from "./sounds.js";

const main = document.querySelector("main[data-table]");
const language = document.documentElement.lang;

// Milliseconds between two looks, and at which time left a screen reader is told.
const LOOK = 100;
const TOLD = [300000, 60000, 30000, 10000];

// How many messages tell what time it is on the server: the one that came quickest is right.
const SAMPLES = 20;

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

const samples = [];
let clocks = [];
let words = {};
let lastLeft = null;
let isStripTurned = false;
let wasAnyLow = false;
let wasRunning = false;
let wasLow = false;

// What time it was on the server when we read this, if the way took no time at all.
function learn(serverNow, here = performance.now()) {
  if (!Number.isFinite(serverNow)) return;
  samples.push(serverNow - here);
  if (samples.length > SAMPLES) samples.shift();
}

function serverTime() {
  return performance.now() + Math.max(...samples);
}

// Milliseconds that a clock has left, and whether it stands by itself until a moment.
function leftOf(clock, now) {
  if (!clock.until) return { left: clock.left * SECOND };
  let left = clock.until - Math.max(now, clock.since);
  let rest = 0;
  for (const [first, last] of clock.rests) {
    const from = Math.max(first, now), to = Math.min(last, clock.until);
    if (to > from) left -= to - from;
    if (first <= now && now < last) rest = last;
  }
  return { left: Math.max(0, left), rest, isWaiting: clock.since - now > SECOND };
}

function figure(left, kind) {
  const two = (number) => String(number).padStart(2, "0");
  if (kind === "live") {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  }
  const [day, hour, minute] = words.units.split(" ");
  const days = Math.floor(left / DAY), hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (days) return hours ? `${days} ${day} ${hours} ${hour}` : `${days} ${day}`;
  if (hours >= 6) return `${hours} ${hour}`;
  if (hours) return `${hours} ${hour} ${minutes} ${minute}`;
  return `${minutes}:${two(Math.floor((left % MINUTE) / SECOND))}`;
}

function moment(at) {
  const isSoon = at - serverTime() < 20 * HOUR;
  const day = isSoon ? {} : { weekday: "short" };
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(at);
}

function set(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

function draw() {
  if (!samples.length) return;
  const now = serverTime();
  let isAnyLow = false;
  for (const clock of clocks) {
    const { left, rest, isWaiting } = leftOf(clock, now);
    const state = rest || isWaiting ? "still" : clock.state === "run" && now >= clock.low ? "low" : clock.state;
    const text = figure(left, words.kind);
    isAnyLow ||= state === "low";
    for (const place of document.querySelectorAll(`[data-clock="${clock.seat}"]`)) {
      if (place.matches(".mini-clock")) drawSmall(place, state, words.kind === "days" && !clock.is_owing ? "" : text);
      else if (clock.state !== "bot") drawOne(place, clock, state, text, left, rest);
    }
    if (String(clock.seat) === words.me) tell(clock, left, state);
  }
  turnStrip(isAnyLow);
  for (const form of document.querySelectorAll(".nudge[data-from]")) {
    form.hidden = now < Number(form.dataset.from);
  }
  for (const chip of document.querySelectorAll(".reminded[data-until]")) {
    chip.hidden = now >= Number(chip.dataset.until);
    const said = chip.querySelector("[data-moment]");
    set(said, said.dataset.frame.replace("…", moment(Number(said.dataset.moment))));
  }
}

// Where the strip has room for one of them, it shows times instead of scores while somebody's run
// low; a tap changes that.
function turnStrip(isAnyLow) {
  if (isAnyLow !== wasAnyLow) isStripTurned = false;
  wasAnyLow = isAnyLow;
  document.getElementById("strip")?.classList.toggle("is-timed", isAnyLow !== isStripTurned);
}

function drawSmall(place, state, text) {
  place.dataset.state = state;
  place.classList.toggle("is-mine", place.dataset.clock === words.me);
  set(place, state === "bot" ? "" : state === "done" ? "✓" : text);
}

function drawOne(place, clock, state, text, left, rest) {
  if (!place.classList.contains(`clock-${state}`)) place.className = `clock clock-${state}`;
  set(place.querySelector(".figure:not([data-fixed])"), text);
  const small = place.querySelector("small");
  place.dataset.said ??= small?.textContent ?? "";
  const isHoliday = rest - serverTime() > 12 * HOUR;
  set(small, state === "low" ? words.hurry : state === "still" && !rest ? words.stands : place.dataset.said);
  const doing = place.parentElement.querySelector(".doing");
  doing.dataset.said ??= doing.textContent;
  if (rest) set(doing, (isHoliday ? words.away : words.sleeps).replace("…", moment(rest)));
  else if (words.kind === "days" && clock.until) set(doing, words.until.replace("…", moment(clock.until)));
  else set(doing, state === "low" && words.more ? words.more : doing.dataset.said);
  const sign = rest ? (isHoliday ? "sun" : "moon") : state === "low" ? "warn" : state === "still" ? "pause" : null;
  const use = place.querySelector("use");
  place.dataset.sign ??= use.getAttribute("href");
  const href = sign ? `#i-${sign}` : place.dataset.sign;
  if (use.getAttribute("href") !== href) use.setAttribute("href", href);
  const strip = place.parentElement.querySelector(".strip-time i");
  strip?.style.setProperty("--part", `${Math.min(100, (100 * left) / (clock.full * SECOND))}%`);
}

// Who cannot see the clock hears of it when it begins to run, and when little is left.
function tell(clock, left, state) {
  const isRunning = clock.state === "run";
  const live = document.getElementById("clock-said");
  if (isRunning && !wasRunning) live.textContent = words.starts.replace("…", spoken(left));
  else if (isRunning && lastLeft !== null) {
    const mark = TOLD.find((one) => left <= one && lastLeft > one);
    if (mark && words.kind === "live") live.textContent = words.told.replace("…", spoken(mark));
  }
  const isLow = state === "low";
  if (isLow && !wasLow && isRunning) sound("low");
  [wasRunning, wasLow, lastLeft] = [isRunning, isLow, left];
}

function spoken(left) {
  const unit = left >= DAY ? "day" : left >= HOUR ? "hour" : left >= MINUTE ? "minute" : "second";
  const size = { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND }[unit];
  const style = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, style).format(Math.floor(left / size));
}

// The facts stand in a hidden part of the page, which every change brings anew.
function read() {
  const times = document.getElementById("times");
  words = { ...times.dataset };
  clocks = JSON.parse(times.dataset.clocks);
  for (const place of document.querySelectorAll(".clock[data-clock]")) {
    delete place.dataset.said;
    delete place.dataset.sign;
    delete place.parentElement.querySelector(".doing")?.dataset.said;
  }
  draw();
}

function begin() {
  const arrived = performance.getEntriesByType("navigation")[0]?.responseStart;
  learn(Number(main.dataset.now), arrived || performance.now());
  const heard = document.createElement("p");
  heard.id = "clock-said";
  heard.className = "sr";
  heard.setAttribute("aria-live", "polite");
  main.append(heard);
  read();
  const again = new MutationObserver(read);
  const times = document.getElementById("times");
  again.observe(times.parentElement, { childList: true });
  again.observe(times, { attributes: true });
  const drawn = new MutationObserver(read);
  for (const id of ["players", "strip"]) {
    const part = document.getElementById(id);
    if (part) drawn.observe(part.parentElement, { childList: true });
  }
  document.addEventListener("htmx:after:swap", read);
  document.addEventListener("htmx:afterSwap", read);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#strip")) return;
    isStripTurned = !isStripTurned;
    draw();
  });
  setInterval(draw, LOOK);
}

// What people do about time, and who comes and goes, has a sound.
const HEARD = {
  "event-nudged": "nudge", "event-outage": "stop", "event-put-off": "stop",
  "event-wants-pause": "stop", "event-wants-tempo": "stop", "event-wants-time": "stop", "event-wants-end": "stop", "event-wants-standing": "stop",
  "event-handed-over": "chair", "event-time-out": "chair", "event-taken-back": "chair", "event-resigned": "chair",
};

// Every message says what time it is; a sign of life is answered, so that the line is measured.
main?.addEventListener("update", (event) => {
  const data = event.detail.data;
  const update = typeof data === "string" ? JSON.parse(data) : data;
  learn(Number(update.now));
  const heard = (update.news ?? []).map((one) => HEARD[one.key]).find(Boolean);
  if (heard) sound(heard);
});
main?.addEventListener("beat", (event) => {
  const at = Number(event.detail?.data);
  if (!at) return;
  learn(at);
  if (words.kind !== "live" || !words.me) return;
  const address = `${document.documentElement.dataset.root}/tables/${main.dataset.table}/line`;
  fetch(address, { method: "POST", body: new URLSearchParams({ at }), keepalive: true }).catch(() => {});
});

// What tests compare between two pages.
window.cheeseboardClocks = {
  left: (seat) => leftOf(clocks.find((clock) => clock.seat === seat), serverTime()).left / SECOND,
};

if (main && document.getElementById("times")?.dataset.kind !== "none") begin();
