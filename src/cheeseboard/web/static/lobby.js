// A table that waits: its rules as they apply, while the host changes them.

import { drawRules } from "./applying.js";
import { sound } from "./sounds.js";

function draw() {
  const form = document.querySelector("form[data-rules]");
  if (!form) return;
  const field = (name) => form.elements[`option-${name}`];
  drawRules(JSON.parse(form.dataset.rules), field, Number(form.elements.seats.value), ".option");
}

document.addEventListener("change", (event) => { if (event.target.closest("form[data-rules]")) draw(); });
// Who sits down or gets up is heard.
function taken() {
  return document.querySelectorAll(".chair:not(.is-open)").length;
}

let before = taken();
document.addEventListener("htmx:after:swap", () => {
  draw();
  if (taken() !== before) sound("chair");
  before = taken();
});
draw();
