// What goes on elsewhere: how many tables wait (title, tab icon, app badge), the bell and its list,
// sounds, who looks at which table, and the browser's own notices.

import { sound } from "./sounds.js";

const root = document.documentElement.dataset.root ?? "";
const bell = document.querySelector("[data-bell]");
const table = document.querySelector("main[data-table]")?.dataset.table;

// Milliseconds: between two words that a page is looked at, and until a stream is opened again.
const LOOKING = 20000;
const AGAIN = 3000;

function post(path, fields = {}, more = {}) {
  return fetch(root + path, { method: "POST", body: new URLSearchParams(fields), ...more });
}

// --- one stream for all tabs -------------------------------------------------------------------

// Whoever holds the lock holds the stream and tells the other tabs. Where there are no locks (a
// plain address in the house's own network), each tab that is looked at has a stream of its own.

const others = "BroadcastChannel" in window ? new BroadcastChannel(`cheeseboard${root}`) : null;
let known = null;

if (bell) {
  others?.addEventListener("message", (event) => {
    if (event.data.facts) hear(event.data.facts, false);
    if (event.data.asks && known?.isMine) others.postMessage({ facts: known.facts });
  });
  if (navigator.locks && others) {
    navigator.locks.request(`cheeseboard-stream${root}`, () => new Promise(() => listen()));
    others.postMessage({ asks: true });
  } else {
    let source = null;
    const follow = () => {
      if (document.hidden) source = source?.close() ?? null;
      else source ??= listen();
    };
    document.addEventListener("visibilitychange", follow);
    follow();
  }
}

function listen() {
  const source = new EventSource(`${root}/me/stream`);
  source.addEventListener("me", (event) => {
    const facts = JSON.parse(event.data);
    hear(facts, true);
    others?.postMessage({ facts });
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
  return source;
}

function hear(facts, isMine) {
  const before = known?.facts;
  known = { facts, isMine };
  count(facts);
  name(facts);
  drawIcon(facts.waiting.length);
  if (isMine) {
    const heard = new Set((before?.sounds ?? facts.sounds).map(([id]) => id));
    const [, kind] = facts.sounds.find(([id]) => !heard.has(id)) ?? [];
    if (kind) sound({ low: "low", nudge: "nudge", chat: "chat", vote: "stop" }[kind] ?? "turn");
    if (facts.waiting.length) navigator.setAppBadge?.(facts.waiting.length).catch(() => {});
    else navigator.clearAppBadge?.().catch(() => {});
    const waiting = facts.waiting.map((id) => `table-${id}`);
    navigator.serviceWorker?.controller?.postMessage({ waiting });
  }
  document.dispatchEvent(new CustomEvent("cheeseboard:me", { detail: { facts, before } }));
}

function count({ unread, unread_words: words, waiting, names, words: all, other_words: fewer }) {
  const number = bell.querySelector(".count");
  number.hidden = !unread;
  number.textContent = unread || "";
  bell.title = unread ? words : "";
  bell.querySelector(".sr").dataset.name ??= bell.querySelector(".sr").textContent;
  const spoken = bell.querySelector(".sr");
  spoken.textContent = unread ? `${spoken.dataset.name}: ${words}` : spoken.dataset.name;
  for (const one of document.querySelectorAll("[data-waiting]")) {
    const elsewhere = waiting.filter((id) => id !== table).length;
    one.hidden = !elsewhere;
    one.textContent = elsewhere;
    one.title = elsewhere === waiting.length ? all : fewer;
  }
  othersWait = names.filter((_, at) => waiting[at] !== table).join(" · ");
  tellOthers();
  document.documentElement.classList.toggle("others-wait", waiting.some((id) => id !== table));
}

// Which tables wait, beside the way to the next one; that part of the page is drawn anew at times.
let othersWait = "";

function tellOthers() {
  for (const one of document.querySelectorAll("[data-others]")) {
    if (one.textContent !== othersWait) one.textContent = othersWait;
  }
}

document.addEventListener("htmx:after:swap", tellOthers);
document.addEventListener("htmx:afterSwap", tellOthers);

// A table says itself whose turn it is.
const plain = document.title;

function name({ title }) {
  if (!table) document.title = title ? `● ${title}` : plain;
}

// --- the icon of the tab -----------------------------------------------------------------------

const icon = document.querySelector("link[rel=icon]");
const plainIcon = icon?.href;
let drawn = 0;

async function drawIcon(number) {
  if (!icon || number === drawn) return;
  drawn = number;
  if (!number) {
    icon.href = plainIcon;
    return;
  }
  const picture = new Image(64, 64);
  picture.src = plainIcon;
  await picture.decode().catch(() => {});
  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0, 64, 64);
  pen.beginPath();
  pen.arc(45, 19, 18, 0, 2 * Math.PI);
  pen.fillStyle = "#FFC93C";
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = "#2C1B26";
  pen.stroke();
  pen.fillStyle = "#2C1B26";
  pen.font = "800 25px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(number > 9 ? "9+" : String(number), 45, 20);
  if (drawn === number) icon.href = canvas.toDataURL("image/png");
}

// --- the bell ----------------------------------------------------------------------------------

const list = document.querySelector(".bell-list");

bell?.addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!list.hidden) {
    shut();
    return;
  }
  const answer = await fetch(`${root}/me/bell`).catch(() => null);
  if (!answer?.ok) {
    location.href = bell.href;
    return;
  }
  list.innerHTML = await answer.text();
  list.hidden = false;
  bell.setAttribute("aria-expanded", "true");
  list.querySelector("a")?.focus({ preventScroll: true });
  post("/me/bell/read").catch(() => {});
});

function shut() {
  list.hidden = true;
  bell.setAttribute("aria-expanded", "false");
}

document.addEventListener("click", (event) => {
  if (list && !list.hidden && !event.target.closest(".bellbox")) shut();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !list || list.hidden) return;
  shut();
  bell.focus();
});

// --- who looks at a table ----------------------------------------------------------------------

if (table && bell) {
  const page = crypto.getRandomValues(new Uint32Array(2)).join("-");
  const look = (isLooking) => post("/me/look", { table, page, is_looking: isLooking }, { keepalive: true }).catch(() => {});
  document.addEventListener("visibilitychange", () => look(!document.hidden));
  addEventListener("pagehide", () => look(false));
  addEventListener("pageshow", (event) => { if (event.persisted) look(true); });
  setInterval(() => { if (!document.hidden) look(true); }, LOOKING);
  if (!document.hidden) look(true);
}

// --- the browser's own notices -----------------------------------------------------------------

const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
if ("serviceWorker" in navigator) navigator.serviceWorker.register(`${root}/service-worker.js`, { scope: `${root}/` }).catch(() => {});

function bytes(text) {
  const plainText = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plainText, (letter) => letter.charCodeAt(0));
}

function deviceName() {
  const agent = navigator.userAgent;
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((one) => agent.includes(one)) ?? "";
  const browser = [["Edg", "Edge"], ["Firefox", "Firefox"], ["Chrome", "Chrome"], ["Safari", "Safari"]].find(([sign]) => agent.includes(sign))?.[1] ?? "";
  return [browser, system].filter(Boolean).join(" · ");
}

async function turnOn(key) {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    // Made for another key of ours: begin anew.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const answer = await post("/me/notices/push", { endpoint, ...keys, name: deviceName(), zone });
  return answer.ok ? "on" : "failed";
}

async function turnOff() {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.getSubscription();
  if (!made) return;
  await post("/me/notices/push/off", { endpoint: made.endpoint });
  await made.unsubscribe();
}

document.addEventListener("click", async (event) => {
  const place = event.target.closest("[data-push-key]");
  const said = place?.querySelector("[data-push-said]");
  if (event.target.closest("[data-push-on]")) {
    const how = await turnOn(place.dataset.pushKey).catch(() => "failed");
    if (place.id === "ask-notices" && how === "on") place.remove();
    else if (how === "on") location.reload();
    else said.textContent = said.dataset[how] ?? "";
  }
  if (event.target.closest("[data-push-off]")) {
    await turnOff().catch(() => {});
    location.reload();
  }
  if (event.target.closest("[data-ask-no]")) {
    post("/me/notices/no").catch(() => {});
    place.remove();
  }
});

const here = document.querySelector("[data-push-here]");
if (here && canPush) showHere();

async function showHere() {
  here.hidden = false;
  const said = here.querySelector("[data-push-said]");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.getSubscription();
  const mine = made && [...document.querySelectorAll("[data-endpoint]")].find((one) => one.dataset.endpoint === made.endpoint);
  here.querySelector("[data-push-on]").hidden = Boolean(mine);
  here.querySelector("[data-push-off]").hidden = !mine;
  said.textContent = said.dataset[mine ? "on" : Notification.permission === "denied" ? "denied" : "ready"];
}

const zone = document.querySelector("[data-zone]");
if (zone && !zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

// --- asked at the right moment -----------------------------------------------------------------

// After the first own move of a match over days, when it is the others' turn, in the place of the
// list of moves. The server knows whether that is now.
if (table && bell && canPush) {
  let hasMoved = false;
  document.addEventListener("submit", (event) => { if (event.target.id === "moves") hasMoved = true; });
  const watch = new MutationObserver(async () => {
    const moves = document.getElementById("moves");
    if (!hasMoved || moves?.dataset.turn === "mine") return;
    watch.disconnect();
    const answer = await fetch(`${root}/me/notices/ask?table=${table}`).catch(() => null);
    if (answer?.status !== 200) return;
    const paper = document.createElement("template");
    paper.innerHTML = await answer.text();
    document.getElementById("decision").after(paper.content);
  });
  watch.observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true, attributeFilter: ["data-turn"] });
}
