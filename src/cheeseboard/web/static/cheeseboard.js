// The pages' script: presses moves on the drawing, asks before costly ones, shows what arrives.
// Every page works without it; it only makes a table live.

import { Board } from "./board.js";
import "./talk.js";
import { hideIdea, redraw, showIdea } from "./hints.js";
import { Director, announce } from "./director.js";
import { sound } from "./sounds.js";

const settings = window.cheeseboardSettings;

// Milliseconds: how long a notice stays whatever happens; without a sign of life before a line is
// given up; for the stream to open, or to bring what an answer says has happened; until the confetti
// has fallen.
const NOTICE_LASTS = 5000;
const SILENCE = 25000;
const PATIENCE = 1500;
const CONFETTI = 6000;

// Milliseconds that a choice stays on the page which everybody would see at once.
const HOLD = 2000;

// How often a move that could not be saved is sent again before the refusal is shown.
const MOST_TRIES = 8;

// --- every page --------------------------------------------------------------------------------

for (const select of document.querySelectorAll("[data-setting]")) {
  const name = select.dataset.setting;
  select.value = settings.read(name) || (name === "pace" ? "1" : "");
  select.addEventListener("change", () => settings.write(name, select.value));
}

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const field = document.querySelector(copy.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
    const label = copy.querySelector("span");
    if (copy.dataset.done) label.textContent = copy.dataset.done;
  }
  if (!event.target.closest(".menu")) document.querySelector(".menu[open]")?.removeAttribute("open");
});

// A result is handed on by the device's own menu, or as a link to paste.
for (const button of document.querySelectorAll("[data-share]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const what = { title: document.title, text: button.dataset.share, url: location.href };
    if (navigator.share) {
      await navigator.share(what).catch(() => {});
      return;
    }
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    button.querySelector("span").textContent = button.dataset.done;
  });
}

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector(".menu[open]");
  if (!menu) return;
  menu.removeAttribute("open");
  menu.querySelector("summary").focus();
});

// A focus that a press has moved is not drawn: only who uses keys needs to see where it is.
document.addEventListener("pointerdown", () => { document.documentElement.dataset.input = "pointer"; }, true);
document.addEventListener("keydown", () => { delete document.documentElement.dataset.input; }, true);

// What cannot be taken back is asked first.
document.addEventListener("click", (event) => {
  const sure = event.target.closest("[data-sure]");
  if (sure && !confirm(sure.dataset.sure)) event.preventDefault();
});

document.addEventListener("input", (event) => {
  const field = event.target.closest("[data-filter]");
  if (field) filter(field.dataset.filter, field.value);
});

document.addEventListener("change", async (event) => {
  const fills = event.target.dataset?.fills;
  if (fills) document.querySelector(fills).value = await event.target.files[0]?.text() ?? "";
  if (event.target.matches("[data-submit]")) event.target.form.requestSubmit();
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select")) return;
  document.querySelector(`a[data-key="${event.key}"]`)?.click();
});

function filter(selector, text) {
  const wanted = text.trim().toLowerCase();
  let found = 0;
  for (const item of document.querySelectorAll(selector)) {
    item.hidden = Boolean(wanted) && !item.textContent.toLowerCase().includes(wanted);
    found += item.hidden ? 0 : 1;
  }
  const none = document.querySelector("[data-filter-none]");
  if (none) none.hidden = found > 0;
}

// --- tabs --------------------------------------------------------------------------------------

function chooseTab(tab) {
  for (const other of tab.parentElement.querySelectorAll("[role=tab]")) {
    const isChosen = other === tab;
    other.setAttribute("aria-selected", isChosen);
    other.tabIndex = isChosen ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !isChosen;
  }
  tab.closest(".side").dataset.talk = tab.id;
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab) chooseTab(tab);
  const label = event.target.closest("[data-tab]");
  if (label) chooseTab(document.getElementById(label.dataset.tab));
  if (event.target.closest("[data-show-log]")) showLog();
});

// The log, wherever it is just now.
function showLog() {
  chooseTab(document.getElementById("tab-log"));
  document.getElementById("pane-talk").checked = true;
  const panel = document.getElementById("log-panel");
  panel.scrollTop = 0;
  panel.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.("[role=tab]");
  if (!tab || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
  const tabs = [...tab.parentElement.querySelectorAll("[role=tab]")];
  const step = event.key === "ArrowRight" ? 1 : tabs.length - 1;
  const next = tabs[(tabs.indexOf(tab) + step) % tabs.length];
  chooseTab(next);
  next.focus();
});

// --- a table -----------------------------------------------------------------------------------

const main = document.querySelector("main[data-table]");
if (main) sitDown(main);
else document.getElementById("main")?.addEventListener("update", (event) => apply(event.detail.data));
if (!main) document.addEventListener("submit", sayBefore);

// What others say is heard; what one says oneself comes back by the stream.
let isTalking = false;
document.addEventListener("cheeseboard:chat", () => { if (!isTalking) sound("chat"); });

async function talk(send) {
  isTalking = true;
  await send();
  setTimeout(() => { isTalking = false; }, PATIENCE);
}

// Talk before the match.
function sayBefore(event) {
  const form = event.target;
  if (!form.matches(".chat-form")) return;
  event.preventDefault();
  talk(() => sendBefore(form));
}

async function sendBefore(form) {
  const headers = { Accept: "application/vnd.cheeseboard+json" };
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)), headers });
  if (answer.ok) form.reset();
  else form.submit();
}

async function apply(data) {
  const update = typeof data === "string" ? JSON.parse(data) : data;
  const source = document.getElementById("main");
  if (update.html) await htmx.swap({ sourceElement: source, target: source, swap: "none", text: update.html });
  if (update.title) document.title = update.title;
  const gone = document.querySelector("[data-go]");
  if (gone) location.assign(gone.dataset.go);
  return update;
}

function sitDown(main) {
  const address = `${document.documentElement.dataset.root}/tables/${main.dataset.table}`;
  const board = new Board({ press, explain });
  const question = document.getElementById("confirm-question");
  const warning = document.getElementById("confirm-warning");
  const memory = `cheeseboard-marks ${location.pathname}${location.search} ${document.getElementById("main").dataset.match}`;
  const director = new Director({ swap, begin, ready, skipped: tellPace, memory });
  let asked = null;
  let heard = 0;
  let toldAt = 0;
  let focus = null;
  let turn = whose();
  let isPressed = false;

  // What arrives: by the stream, or as the answer to a move. Answers are for now, news in order.
  async function show(data) {
    const update = typeof data === "string" ? JSON.parse(data) : data;
    const isNews = Boolean(update.news) && update.number > heard;
    if (isNews) heard = update.number;
    else update.news = null;
    update.isOwn = isNews && isPressed;
    if (isNews) isPressed = false;
    focus = board.focus() ?? focus;
    if (update.error) director.cut();
    if (update.error) tell(update.html ? "" : update.error);
    const parts = (update.html ?? "").split(/(?=<hx-partial )/);
    const isUrgent = (part) => /^<hx-partial hx-target="#(chat|notice|hint|times)"/.test(part);
    update.html = parts.filter((part) => !isUrgent(part)).join("");
    const put = atOnce(parts.filter(isUrgent).join(""));
    const told = director.tell(update); // without waiting before: updates keep their order
    if (isNews || update.html) arrived(true);
    await Promise.all([put, told]);
  }

  // Talk and answers do not wait for the story.
  async function atOnce(html) {
    if (html) await apply({ html });
  }

  async function swap(html) {
    focus = board.focus() ?? focus;
    const before = decision();
    const hint = [...document.querySelectorAll("#hint > *")];
    await apply({ html });
    if (whose() === "others") turn = "others"; // the next picture may come before this one is told
    if (decision() === before) keepHint(hint);
    board.refresh();
    board.refocus(focus);
    if (asked && !asked.isConnected) stopAsking();
    if (held && !held.isConnected) letGo();
    redraw(document.querySelector("#hint .idea"));
  }

  function begin({ news }) {
    if (!news) return;
    if (performance.now() - toldAt > NOTICE_LASTS) hush();
    announce(news);
  }

  function ready() {
    board.refocus(focus);
    focus = null;
    underWay = null;
    const now = whose();
    if (now !== turn && now !== "others") sound(now === "mine" ? "turn" : now);
    if (now !== turn && (now === "win" || now === "over")) celebrate();
    turn = now;
  }

  // Whose turn it is, or how it ended.
  function whose() {
    const decision = document.getElementById("decision");
    if (decision.matches(".is-over")) return decision.matches(".is-won") ? "win" : "over";
    return document.getElementById("moves")?.dataset.turn ?? "others";
  }

  // The end of a match, for those who were there.
  function celebrate() {
    const paper = document.getElementById("finale");
    if (!document.querySelector("#decision.is-decided")) return;
    main.append(paper.content.cloneNode(true));
    setTimeout(() => main.querySelector(".confetti").remove(), CONFETTI);
  }

  // Bots wait for the slowest reader. The pace is in a cookie; this says that nothing is left to tell.
  function tellPace() {
    fetch(`${address}/told`, { method: "POST", body: new URLSearchParams(), keepalive: true }).catch(() => {});
  }
  document.querySelector("[data-setting=pace]")?.addEventListener("change", () => { director.cut(); tellPace(); });

  // The stream sends a picture once, and then what has changed in its tags.
  let picture = "";

  const cut = (html) => html.match(/<[^<]*|[^<]+/g) ?? [];

  function redrawn(data) {
    const update = typeof data === "string" ? JSON.parse(data) : data;
    const sent = update.html?.match(/<hx-partial hx-target="#stage" [^>]*>([^]*?)<\/hx-partial>/);
    if (sent) picture = sent[1];
    if (!update.edits) return update;
    const tags = cut(picture);
    for (const [tag, count, text] of update.edits.toReversed()) tags.splice(tag, count, ...cut(text ?? ""));
    picture = tags.join("");
    update.html += `<hx-partial hx-target="#stage" hx-swap="outerMorph">${picture}</hx-partial>`;
    return update;
  }

  main.addEventListener("update", (event) => show(redrawn(event.detail.data)));

  // A refusal stays until it can have been read, even if the next news comes at once.
  function tell(text) {
    toldAt = performance.now();
    if (!text) return;
    const notice = document.getElementById("notice");
    notice.querySelector("p").textContent = text;
    notice.hidden = false;
  }

  function hush() {
    document.getElementById("notice").hidden = true;
  }

  // --- the connection, visibly

  const banner = document.getElementById("connection");
  let trouble = null;
  let isLive = false;
  let connection = null;
  let pulse = null;

  function lose() {
    isLive = false;
    trouble ??= setTimeout(() => { banner.hidden = false; }, 400);
  }

  // The server shows that it lives every few seconds. A line that went dead without a word (a laptop
  // that slept, a router that forgot us) is given up, and the stream opens a new one.
  function feel() {
    clearTimeout(pulse);
    pulse = setTimeout(() => { lose(); connection.reader?.cancel(); feel(); }, SILENCE);
  }

  // A first connection that failed is tried again by us: the extension does so only after it once
  // had one.
  main.addEventListener("htmx:finally:request", () => {
    if (connection) return;
    lose();
    setTimeout(() => htmx.ajax("GET", main.getAttribute("hx-sse:connect"), { source: main }), PATIENCE);
  });

  // A table that was closed or set aside has a page that says so.
  main.addEventListener("htmx:sse:error", (event) => {
    if ([404, 409, 410].includes(event.detail.status)) location.reload();
    else lose();
  });
  main.addEventListener("htmx:sse:before:connection", (event) => {
    connection = event.detail.connection;
    if (connection.attempt > 0) lose();
    else isLive = true;
  });
  main.addEventListener("htmx:sse:after:connection", () => {
    isLive = true;
    clearTimeout(trouble);
    trouble = null;
    banner.hidden = true;
    feel();
  });
  main.addEventListener("htmx:sse:before:message", feel);

  // --- sending

  // The decision that the list is for, and the one that has been answered but is still on the page:
  // a second press of the same picture is a double click, one of the next picture is a move.
  let underWay = null;
  let arrived = () => {};

  function decision() {
    const [seat, expected] = ["seat", "expected"].map((name) => document.querySelector(`#moves [name=${name}]`)?.value);
    return `${seat} ${expected}`;
  }

  function arrival() {
    return new Promise((done) => {
      arrived = done;
      setTimeout(() => done(false), PATIENCE);
    });
  }

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const isMove = form.id === "moves";
    if (!isMove && !form.matches(".chat-form, .phrases")) return;
    event.preventDefault();
    if (isMove && decision() === underWay) return;
    const button = event.submitter;
    if (button?.dataset.question && !button.dataset.confirmed) {
      ask(button.value);
      return;
    }
    if (button?.dataset.hold !== undefined && !button.dataset.confirmed) {
      hold(button);
      return;
    }
    const body = new URLSearchParams(new FormData(form, button));
    const url = button?.getAttribute("formaction") ?? form.getAttribute("action");
    if (isMove) await play(url, body, button);
    else await talk(() => say(url, body, form));
  });

  // What a move did arrives by the stream, in order with everything else; so the answer need not
  // repeat it. It is for refusals, and for when the stream is down: then the key lets us ask again.
  async function play(url, body, button) {
    const played = decision();
    underWay = played;
    body.set("key", newKey());
    if (isLive) body.set("live", "1");
    board.unchoose();
    hush();
    director.cut();
    director.forget();
    isPressed = true;
    button?.setAttribute("aria-busy", "true");
    const picture = arrival();
    const answer = await post(url, body);
    const hasCome = answer.ok && isLive && (await picture);
    button?.removeAttribute("aria-busy");
    if (hasCome || (answer.ok && decision() !== played)) return;
    let told = await read(answer);
    if (answer.ok && told.html === undefined) {
      body.delete("live");
      told = await read(await post(url, body));
    }
    underWay = null;
    await show(told);
  }

  async function say(url, body, form) {
    const answer = await post(url, body);
    await show(await read(answer));
    if (answer.ok) form.reset();
  }

  async function post(url, body, tries = 0) {
    try {
      const answer = await fetch(url, { method: "POST", body, headers: { Accept: "application/vnd.cheeseboard+json" } });
      if (answer.status !== 503 || tries >= MOST_TRIES) {
        if (isLive) banner.hidden = true;
        return answer;
      }
    } catch {
      // No answer: nobody knows whether the request arrived.
    }
    // The key makes a repeated request harmless.
    banner.hidden = false;
    await new Promise((done) => setTimeout(done, Math.min(300 * 2 ** tries, 2000)));
    return post(url, body, tries + 1);
  }

  async function read(answer) {
    return answer.json().catch(() => ({ html: "", error: answer.statusText }));
  }

  function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  function listed(text) {
    return [...document.querySelectorAll("#moves button[name=move]")].find((one) => one.value === text);
  }

  function press(text) {
    const button = listed(text);
    if (button) button.form.requestSubmit(button);
  }

  // --- asking first

  function ask(text) {
    asked = listed(text);
    if (!asked) return;
    question.textContent = asked.dataset.question;
    warning.hidden = asked.dataset.tone !== "harm";
    warning.querySelector("span").textContent = asked.querySelector("span:last-of-type") ? sentence(asked) : "";
    document.body.classList.add("is-asking");
    board.preview(text);
    proposed(asked.classList.contains("end") || asked.dataset.tone === "decline").focus();
  }

  // What ends or turns down is asked about where it would waste something: "Back" is proposed then.
  function proposed(isWaste) {
    const [yes, no] = ["confirm-yes", "confirm-no"].map((id) => document.getElementById(id));
    yes.classList.toggle("primary", !isWaste);
    no.classList.toggle("primary", isWaste);
    return isWaste ? no : yes;
  }

  function submit(button) {
    button.dataset.confirmed = "yes";
    button.form.requestSubmit(button);
    delete button.dataset.confirmed;
  }

  function sentence(button) {
    const copy = button.cloneNode(true);
    for (const hidden of copy.querySelectorAll(".sr, .cost")) hidden.remove();
    return copy.textContent.trim();
  }

  function stopAsking() {
    document.body.classList.remove("is-asking");
    board.preview(null);
    asked = null;
  }

  document.getElementById("confirm-yes")?.addEventListener("click", () => {
    const button = asked;
    stopAsking();
    if (!button?.isConnected) return;
    button.focus();
    submit(button);
  });
  document.getElementById("confirm-no")?.addEventListener("click", () => {
    const button = asked;
    stopAsking();
    button?.focus();
  });

  // --- waiting before what everybody would see at once

  let held = null;
  let sending = null;

  // Nothing has left the page yet, so nobody can have seen what is taken back.
  function hold(button) {
    held = button;
    document.getElementById("hold-choice").textContent = sentence(button);
    document.body.classList.add("is-holding");
    document.getElementById("hold-back").focus();
    sending = setTimeout(release, HOLD);
  }

  function letGo() {
    clearTimeout(sending);
    document.body.classList.remove("is-holding");
    const button = held;
    held = null;
    return button;
  }

  function release() {
    const button = letGo();
    if (!button?.isConnected) return;
    submit(button);
  }

  document.getElementById("hold-now").addEventListener("click", release);
  document.getElementById("hold-back").addEventListener("click", () => letGo()?.focus());

  // --- bots: advice, and how long they think

  let thinkingSince = 0;
  setInterval(() => {
    const clock = document.querySelector("[data-thinking]");
    if (!clock) thinkingSince = 0;
    else {
      thinkingSince ||= performance.now();
      const seconds = Math.floor((performance.now() - thinkingSince) / 1000);
      clock.textContent = seconds > 1 ? `${seconds}″` : "";
    }
  }, 500);

  async function advise(link) {
    link.setAttribute("aria-busy", "true");
    const answer = await fetch(link.href, { headers: { Accept: "application/vnd.cheeseboard+json" } });
    link.removeAttribute("aria-busy");
    await show(await read(answer));
    document.getElementById("hint")?.scrollIntoView({ block: "nearest" });
    pointAt(document.querySelector("#hint .idea"));
  }

  function pointAt(idea) {
    if (idea) showIdea(idea.dataset.idea.split("|"));
  }

  // An idea is a choice of the list, the beginning of one, or a plan of several.
  function carryOut(text) {
    const form = document.getElementById("moves");
    if (listed(text)) {
      press(text);
      return;
    }
    const body = new URLSearchParams(new FormData(form));
    body.set("move", text);
    play(form.getAttribute("action"), body, null);
  }

  document.addEventListener("click", (event) => {
    const wanted = event.target.closest("[data-do]");
    if (wanted) carryOut(wanted.dataset.do);
    if (event.target.closest("[data-show-idea]")) pointAt(event.target.closest(".idea"));
    if (wanted || event.target.closest("[data-hide-hint]")) forgetHint();
  });

  // What others do meanwhile leaves a hint as good as it was.
  function keepHint(content) {
    const hint = document.getElementById("hint");
    if (!hint || hint.childElementCount || !content.length) return;
    hint.className = "hint";
    hint.replaceChildren(...content);
  }

  function forgetHint() {
    hideIdea();
    document.getElementById("hint")?.replaceChildren();
  }

  // --- why not

  async function explain(move) {
    const seat = document.querySelector("#moves input[name=seat]")?.value ?? "";
    const query = new URLSearchParams({ move, seat });
    const answer = await fetch(`${address}/why?${query}`, { headers: { Accept: "application/vnd.cheeseboard+json" } });
    await show(await read(answer));
  }

  document.addEventListener("click", (event) => {
    const hint = event.target.closest("[data-hint]");
    if (hint) {
      event.preventDefault();
      advise(hint);
    }
    const why = event.target.closest("[data-explain]");
    if (why) tell(why.dataset.explain);
    if (event.target.closest("[data-dismiss]")) hush();
    if (event.target.closest("[data-show-all]")) board.unchoose();
    const shown = event.target.closest("[data-show]");
    if (shown) {
      event.preventDefault();
      board.point(shown.dataset.show.split(" "));
    }
    const rule = event.target.closest("a[data-rule]");
    const item = rule && document.getElementById(`rule-${rule.dataset.rule}`);
    if (item) {
      event.preventDefault();
      chooseTab(document.getElementById("tab-rules"));
      document.getElementById("pane-talk").checked = true;
      item.scrollIntoView({ block: "nearest" });
      item.classList.add("is-pointed");
      setTimeout(() => item.classList.remove("is-pointed"), 2500);
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (held) document.getElementById("hold-back").click();
    else if (document.body.classList.contains("is-asking")) document.getElementById("confirm-no").click();
    else board.unchoose();
  });
}
