// Who is here, and what was said while nobody looked.
//
// A new line of the chat is told as the event "cheeseboard:chat" on the document.

import { READ, chatRead, markChat, remember } from "./since.js";

const MINUTE = 60000;
const UNREAD = /^\(\d+\) /;

let seen = chatRead(lines().length);
let reading = 0;

function lines() {
  return document.querySelectorAll("#chat .log > li:not(.muted, .since)");
}

function isInView() {
  const box = document.getElementById("chat")?.getBoundingClientRect();
  return Boolean(box?.height) && box.top < innerHeight && box.bottom > 0 && !document.hidden;
}

// Lines are read once they have been in view for a moment.
function read() {
  if (!isInView()) return;
  seen = lines().length;
  remember({ chat: seen });
  draw();
}

function count() {
  clearTimeout(reading);
  if (isInView()) reading = setTimeout(read, READ);
  draw();
}

function draw() {
  const unread = isInView() ? 0 : Math.max(0, lines().length - seen);
  for (const badge of document.querySelectorAll("[data-unread]")) {
    badge.hidden = !unread;
    badge.textContent = unread || "";
    badge.setAttribute("aria-label", `${unread} ${badge.dataset.unread}`);
  }
  markChat(lines(), seen);
  const title = document.title.replace(UNREAD, "");
  document.title = unread && !title.startsWith("●") ? `(${unread}) ${title}` : title;
}

// Who says something has read the chat, and that line too. Who has said a ready phrase has chosen.
document.addEventListener("submit", (event) => {
  if (event.target.matches(".chat-form, .phrases")) seen = lines().length + 1;
  if (event.target.matches(".phrases")) event.target.parentElement.open = false;
});

const chat = document.getElementById("chat")?.parentElement;
if (chat) {
  let before = lines().length;
  new MutationObserver(() => {
    if (lines().length > before) document.dispatchEvent(new CustomEvent("cheeseboard:chat"));
    before = lines().length;
    count();
  }).observe(chat, { childList: true, subtree: true });
  for (const event of ["click", "change", "visibilitychange", "htmx:after:swap", "scroll"]) {
    document.addEventListener(event, () => setTimeout(count), { passive: true });
  }
  count();
}

// How long ago somebody left, in the reader's words.
function tellTimes() {
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "always" });
  for (const one of document.querySelectorAll("[data-left]")) {
    const minutes = Math.max(1, Math.round((Date.now() - 1000 * one.dataset.left) / MINUTE));
    const time = minutes < 60 ? words.format(-minutes, "minute") : words.format(-Math.round(minutes / 60), "hour");
    const text = one.dataset.frame.replace("…", time);
    if (one.textContent !== text) one.textContent = text;
  }
}

// How long somebody's line has been broken.
function tellLines() {
  for (const one of document.querySelectorAll("[data-lost]")) {
    const seconds = Math.max(1, Math.round(Date.now() / 1000 - one.dataset.lost));
    const [unit, count] = seconds < 60 ? ["second", seconds] : ["minute", Math.floor(seconds / 60)];
    const words = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short" });
    const text = one.dataset.frame.replace("…", words.format(count));
    if (one.textContent !== text) one.textContent = text;
  }
}

setInterval(tellLines, 1000);
setInterval(tellTimes, MINUTE / 4);
tellTimes();
