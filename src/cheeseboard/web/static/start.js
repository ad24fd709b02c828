// How to begin: the button says what will happen.

const label = document.querySelector("[data-plays]");
const form = label?.closest("form");
const plays = label ? JSON.parse(label.dataset.plays) : {};

form?.addEventListener("change", () => {
  const chosen = new FormData(form);
  label.textContent = plays[chosen.get("level")]?.[chosen.get("seats")] ?? label.textContent;
});
