// A new table: presets fill in the rules, chairs say who sits there, what does not apply is hidden,
// and what cannot be together cannot be chosen. Without a script the server says what is wrong.

import { drawRules, pickerOf } from "./applying.js";

const form = document.getElementById("new-table");
const presets = JSON.parse(form.dataset.presets);
const rules = JSON.parse(form.dataset.rules);
const counts = form.dataset.seats.split(" ").map(Number);
const chairs = [...form.querySelectorAll("[data-chair]")];
const free = JSON.parse(form.dataset.free);
const changed = JSON.parse(form.dataset.changed);
const unmeasured = JSON.parse(form.dataset.unmeasured);
document.body.classList.add("has-script");

const field = (name) => form.elements[`option-${name}`];
const seatCount = () => 1 + chairs.filter((chair) => chair.querySelector("select").value !== "none").length;

function fill(values) {
  for (const [name, value] of Object.entries(values)) {
    if (!field(name)) continue;
    field(name).value = value;
    const picker = pickerOf(field(name), ".opt");
    if (picker) picker.value = value;
  }
}

// --- chairs

function draw(chair) {
  const select = chair.querySelector("select");
  const [kind] = select.value.split(":");
  const option = select.selectedOptions[0];
  chair.className = `chairc is-${kind} seat-${(Number(chair.dataset.chair) % 6) + 1}`;
  chair.querySelector(".nm").textContent = option.textContent;
  chair.querySelector(".note").textContent = option.dataset.note ?? "";
  chair.querySelector(".bot-sits").setAttribute("class", `sitter bot-sits ${option.dataset.cheese ?? ""}`);
  chair.querySelector(".close").hidden = kind === "none" || !counts.includes(seatCount() - 1);
}

// A number of chairs that the game cannot have is mended at the last one.
function mend() {
  const wanted = (card) => card?.dataset.seats.split(" ").map(Number) ?? counts;
  const allowed = wanted(form.querySelector("[name=preset]:checked"));
  for (const chair of [...chairs].reverse()) {
    if (allowed.includes(seatCount()) || seatCount() < Math.min(...allowed)) break;
    chair.querySelector("select").value = "none";
  }
  for (const chair of chairs) {
    if (allowed.includes(seatCount())) break;
    const select = chair.querySelector("select");
    if (select.value === "none") select.value = "open";
  }
}

// --- rules

function markChanged() {
  for (const [name, rule] of Object.entries(rules)) {
    field(name).closest(".opt").classList.toggle("changed", field(name).value !== rule.usual);
  }
}

function isLearning() {
  return Object.entries(rules).some(([name, rule]) => rule.learning.includes(field(name).value));
}

// --- the whole

function drawAll() {
  const seats = seatCount();
  for (const chair of chairs) draw(chair);
  for (const option of form.elements.my_seat.options) option.disabled = Number(option.value) >= seats;
  if (form.elements.my_seat.selectedOptions[0].disabled) form.elements.my_seat.value = "0";
  drawRules(rules, field, seats, ".opt");
  markChanged();
  for (const one of form.querySelectorAll(".levels")) one.hidden = Number(one.dataset.count) !== Math.max(seats, 2);
  const values = Object.fromEntries(Object.keys(rules).map((name) => [name, field(name).value]));
  const fits = ([, preset]) => Object.entries(preset).every(([name, value]) => values[name] === value);
  const [chosen] = Object.entries(presets).find(fits) ?? [""];
  for (const radio of form.querySelectorAll("[name=preset]")) {
    radio.checked = radio.value === chosen;
    if (radio.checked) document.getElementById("sum-art").src = radio.parentElement.querySelector("img").src;
  }
  const title = form.querySelector("[name=preset]:checked")?.parentElement.querySelector("b").textContent;
  document.getElementById("sum-kind").textContent = title ? `, ${title}` : "";
  drawPace();
  drawRated(seats);
  const others = chairs.map((chair) => chair.querySelector("select")).filter((select) => select.value !== "none");
  const known = others.filter((select) => select.value !== "open");
  document.getElementById("sum-people").textContent = [
    form.querySelector("[data-you]").dataset.you,
    ...known.map((select) => select.selectedOptions[0].textContent),
    free[others.length - known.length],
  ].filter(Boolean).join(", ");
  const count = form.querySelectorAll(".opt.changed").length;
  const said = document.getElementById("sum-rules");
  said.textContent = title ? "" : changed[count];
  said.parentElement.hidden = !said.textContent;
  sum("access", "[name=access]:checked");
  sum("count", "[name=is_rated]:checked");
}

function sum(name, selector) {
  document.getElementById(`sum-${name}`).textContent = form.querySelector(selector)?.parentElement.querySelector("b").textContent ?? "";
}

function drawPace() {
  const kind = form.querySelector("[data-pace]:checked").value;
  for (const group of form.querySelectorAll("[data-tempos]")) group.hidden = group.dataset.tempos !== kind;
  form.querySelector("[data-clocked]").hidden = kind === "none";
  const offered = [...form.querySelectorAll(`[data-tempos="${kind}"] [name=tempo]`)];
  const chosen = offered.find((one) => one.checked) ?? offered[1] ?? offered[0];
  chosen.checked = true;
  form.querySelector(".own-pace").hidden = chosen.value !== "own";
  const said = document.getElementById("sum-pace");
  const own = said.dataset.own.replace("{m}", form.elements["own-bank"].value).replace("{s}", form.elements["own-step"].value);
  const minutes = form.querySelector("[name=preset]:checked")?.parentElement.querySelector(".lasts").textContent;
  const words = chosen.value === "own" ? own : chosen.parentElement.textContent;
  said.textContent = [words, kind !== "days" && minutes && said.dataset.lasts.replace("…", minutes)].filter(Boolean).join(" · ");
}

// A rated match needs a clock, no help for learners, nobody twice, and bots that were measured; the card says what is missing.
function drawRated(seats) {
  const rated = form.querySelector("[name=is_rated][value=true]");
  if (rated.hasAttribute("data-never") || (rated.disabled && !rated.dataset.free)) {
    rated.dataset.never = "";
    return;
  }
  rated.dataset.free = "yes";
  const note = document.getElementById("rated-note");
  note.dataset.free ??= note.textContent;
  const sits = chairs.map((chair) => chair.querySelector("select").value);
  const isShared = sits.includes("here");
  const isUnknown = (unmeasured[seats] ?? []).some((level) => sits.includes(`bot:${level}`));
  const why = seats < 2 ? "alone" : isLearning() ? "learning" : isShared ? "here" : isUnknown ? "bot" : form.elements.tempo.value === "none" ? "clock" : "";
  note.textContent = note.dataset[why || "free"];
  rated.disabled = Boolean(why);
  if (rated.disabled && rated.checked) form.querySelector("[name=is_rated][value=false]").checked = true;
}

form.addEventListener("change", (event) => {
  if (event.target.name === "preset") fill(presets[event.target.value]);
  if (event.target.name === "preset" || event.target.name.startsWith("chair-")) mend();
  drawAll();
});
form.addEventListener("input", (event) => { if (/^(option|own)-/.test(event.target.name)) drawAll(); });
form.addEventListener("click", (event) => {
  const close = event.target.closest(".close");
  if (close) {
    const select = close.closest("li").querySelector("select");
    select.value = "none";
    select.focus();
    drawAll();
  }
  const others = event.target.closest("[data-rules-of]");
  if (others) {
    fill(presets[others.dataset.rulesOf]);
    drawAll();
  }
});
drawAll();
