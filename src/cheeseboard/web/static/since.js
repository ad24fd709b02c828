// What happened at a table since somebody last looked at it in this browser: marked in the log and in
// the chat, and said above the question.

const MEMORY = "cheeseboard-looked";
const MOST = 50; // tables that are remembered
// Milliseconds: a shorter absence is none, and a shorter look has read nothing.
const AWAY = 300000;
export const READ = 2000;

const main = document.querySelector("main[data-table]");
const name = main ? `${main.dataset.table} ${main.dataset.match}` : "";
const note = document.querySelector(".since-note");
const language = document.documentElement.lang;

const before = recall()[name];
let isReading = false;
let looking = 0;

function recall() {
  try { return JSON.parse(localStorage.getItem(MEMORY)) ?? {}; } catch { return {}; }
}

// Note what has been seen: how many lines of the log, or of the chat.
export function remember(seen) {
  if (!main) return;
  const { [name]: known, ...others } = recall();
  const kept = Object.entries(others).slice(1 - MOST);
  const all = Object.fromEntries([...kept, [name, { ...known, ...seen, at: Date.now() }]]);
  try { localStorage.setItem(MEMORY, JSON.stringify(all)); } catch { /* private mode */ }
}

// How many lines of the chat somebody had read; all of them who was never here.
export function chatRead(lines) {
  return Math.min(before?.chat ?? lines, lines);
}

function logLines() {
  return [...document.querySelectorAll("#log > li:not(.fair, .since)")];
}

function moment(at) {
  const day = Date.now() - at < 72000000 ? {} : { weekday: "short", day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(at);
}

function said(frame, count, at) {
  return frame.replace("#", count).replace("@", moment(at));
}

function line(count, at) {
  const mark = document.createElement("li");
  mark.className = "since";
  mark.textContent = said(note.dataset.chat, count, at);
  return mark;
}

// A line in the chat before what is new.
export function markChat(lines, read) {
  const isMarked = document.querySelector("#chat .since");
  if (before && read < lines.length && !isMarked) lines[read].before(line(lines.length - read, before.at));
  if (isMarked && read >= lines.length) isMarked.remove();
}

function tell(known) {
  const lines = logLines();
  const count = lines.length - (known?.log ?? lines.length);
  if (count <= 0 || Date.now() - known.at < AWAY) return;
  document.querySelector("#log > .since")?.remove();
  for (const one of lines.slice(0, count)) one.classList.add("is-new");
  lines[count - 1].after(line(count, known.at));
  if (document.querySelector("#decision.is-over")) return;
  note.querySelector("p").textContent = said(note.dataset.frame, count, known.at);
  note.hidden = false;
}

// Who looks for a moment has seen how it stands.
function look() {
  clearTimeout(looking);
  isReading = false;
  if (!document.hidden) looking = setTimeout(() => { isReading = true; keep(); }, READ);
}

function keep() {
  if (isReading && !document.hidden) remember({ log: logLines().length });
}

if (main) {
  tell(before);
  look();
  new MutationObserver(keep).observe(document.getElementById("log-panel"), { childList: true, subtree: true });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) tell(recall()[name]);
    else if (isReading) remember({ log: logLines().length });
    look();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".since-note button")) return;
    note.hidden = true;
    remember({ log: logLines().length });
  });
  document.addEventListener("submit", (event) => { if (event.target.id === "moves") note.hidden = true; });
}
