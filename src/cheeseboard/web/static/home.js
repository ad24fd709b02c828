// Home stays as it is: what has changed is fetched when something has happened, and now and then.

const root = document.documentElement.dataset.root ?? "";
const main = document.querySelector("main[data-home]");
const opens = document.getElementById("home-opens");
let mark = main?.dataset.home ?? "";
let isAsking = false;

async function refresh() {
  if (document.hidden || isAsking) return;
  isAsking = true;
  try {
    const path = main ? `/home/parts?mark=${mark}` : "/home/parts?only=opens";
    const answer = await fetch(root + path);
    if (answer.status !== 200) return;
    const { parts, mark: newest, title } = await answer.json();
    mark = newest;
    if (title) document.title = title;
    for (const [id, html] of Object.entries(parts)) put(document.getElementById(id), html);
  } catch {
    // The line is down: it is tried again.
  } finally {
    isAsking = false;
  }
}

// A part with an open menu or the focus stays until that is over.
function put(place, html) {
  if (!place || place.querySelector("details[open], :focus")) return;
  place.innerHTML = html;
  document.dispatchEvent(new CustomEvent("cheeseboard:home"));
}

document.addEventListener("cheeseboard:me", refresh);
document.addEventListener("visibilitychange", refresh);
if (main || opens) setInterval(refresh, 15000);

// A menu closes when somebody presses elsewhere.
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll(".dots[open]")) {
    if (!menu.contains(event.target)) menu.removeAttribute("open");
  }
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector(".dots[open]");
  if (!menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary").focus();
});
