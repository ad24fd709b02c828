// Which rules apply at a table, and which of their values go with its chairs.

function applies(rule, field, seats) {
  const isThere = !rule.seats.length || rule.seats.includes(seats);
  return isThere && Object.entries(rule.when).every(([name, some]) => some.includes(field(name).value));
}

function possible(rule, value, seats) {
  if (rule.is_seat && value !== "chance") return Number(value) < seats;
  return !rule.needs[value] || rule.needs[value].includes(seats);
}

// What does not apply is hidden and as usual; what cannot be together cannot be chosen.
export function drawRules(rules, field, seats, row) {
  for (const [name, rule] of Object.entries(rules)) {
    const input = field(name);
    for (const option of input.options ?? []) {
      option.disabled = !possible(rule, option.value, seats);
      if (option.selected && option.disabled) input.value = rule.usual;
    }
    const isOn = applies(rule, field, seats);
    input.closest(row).hidden = !isOn;
    if (!isOn) input.value = rule.usual;
    drawPicker(input, row);
  }
}

// A text that has a name is chosen by it; any other is written.
function drawPicker(input, row) {
  const picker = pickerOf(input, row);
  if (!picker || picker.disabled) return;
  const isNamed = [...picker.options].some((option) => option.value && option.value === input.value);
  if (!isNamed) picker.value = "";
  else if (picker.value) picker.value = input.value;
  picker.hidden = false;
  input.hidden = picker.value !== "";
}

export function pickerOf(input, row) {
  return input.closest(row).querySelector("[data-picks]");
}

// Before whoever draws what follows from it.
document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-picks]")) return;
  const input = document.querySelector(target.dataset.picks);
  input.hidden = target.value !== "";
  if (target.value) {
    input.value = target.value;
  } else {
    input.focus();
    input.select();
  }
}, true);
