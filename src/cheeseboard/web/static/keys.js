// Keys that work on every page, and how many tables wait: N next table, G H home, G N new table,
// / find an open table, ? the list of keys.

const root = document.documentElement.dataset.root ?? "";
const list = document.getElementById("keys");
let isAfterG = false;

function go(path) {
  location.href = root + path;
}

function press(key) {
  if (isAfterG) {
    isAfterG = false;
    if (key === "h") return () => go("/");
    if (key === "n") return () => go("/tables/new");
    return null;
  }
  if (key === "n") return () => go(document.querySelector("[data-next]")?.getAttribute("href").slice(root.length) ?? "/next");
  if (key === "/") return find;
  if (key === "?") return () => list?.showModal();
  if (key === "g") {
    isAfterG = true;
    setTimeout(() => { isAfterG = false; }, 1200);
  }
  return null;
}

function find() {
  const field = document.querySelector("[data-find]");
  if (field) field.focus();
  else go("/tables#find");
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable], dialog[open]");
  if (event.defaultPrevented || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = press(event.key.length === 1 ? event.key.toLowerCase() : event.key);
  if (!act) return;
  event.preventDefault();
  act();
});

list?.addEventListener("click", (event) => {
  if (event.target === list || event.target.closest("[data-close]")) list.close();
});

// Somebody we have not met has no tables.
const counters = document.querySelectorAll("[data-waiting]");

export async function count() {
  const next = document.querySelector("[data-next]");
  const after = next ? new URL(next.href).search : "";
  const answer = await fetch(`${root}/waiting${after}`).catch(() => null);
  if (!answer?.ok) return;
  const { count: number, words } = await answer.json();
  for (const one of counters) {
    one.hidden = !number;
    one.textContent = number;
    one.title = words;
    one.insertAdjacentHTML("beforeend", '<span class="sr"></span>');
    one.lastChild.textContent = ` ${words}`;
  }
}

if (counters.length) {
  count();
  document.addEventListener("visibilitychange", () => { if (!document.hidden) count(); });
}
