// While somebody looks for a match: the pages say that they are open, and call when people are found.

import { sound } from "./sounds.js";

const root = document.documentElement.dataset.root ?? "";
// Milliseconds between two words that a page is open.
const STILL = 15000;

let search = null;

function still(isLeaving = false) {
  const body = new URLSearchParams({ is_leaving: isLeaving });
  if (isLeaving) navigator.sendBeacon(`${root}/find/still`, body);
  else fetch(`${root}/find/still`, { method: "POST", body }).catch(() => {});
}

document.addEventListener("cheeseboard:me", ({ detail }) => {
  const before = search;
  search = detail.facts.search;
  if (search?.kind === "live" && !before) still();
  show();
  if (search?.table && !before?.table) call();
  if (!search?.table) document.querySelector(".called")?.remove();
  if (document.querySelector("[data-search-here]") && !search) location.reload();
});

setInterval(() => { if (search?.kind === "live") still(); }, STILL);
addEventListener("pagehide", () => { if (search?.kind === "live" && !search.table) still(true); });

function show() {
  for (const box of document.querySelectorAll("[data-search]")) box.hidden = !search;
  for (const box of document.querySelectorAll("[data-no-search]")) box.hidden = Boolean(search);
  for (const one of document.querySelectorAll("[data-search-text]")) if (search) one.textContent = search.text;
  for (const one of document.querySelectorAll("[data-search-others]")) if (search) one.textContent = search.others;
}

// Where somebody only waits, they are taken to the table; elsewhere they are asked.
function call() {
  sound("turn");
  const paper = document.getElementById("call");
  document.body.append(paper.content.cloneNode(true));
  const form = document.querySelector(".called form");
  if (document.querySelector("[data-find-page], #quick") && !document.hidden) form.requestSubmit();
}
