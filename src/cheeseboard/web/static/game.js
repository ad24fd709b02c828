// The page of a game: folded rules open where they are asked for.

const sections = [...document.querySelectorAll("details.sect")];
const found = document.getElementById("found");

// A rule by its address opens its section.
function open() {
  const wanted = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const section = wanted && (wanted.matches("details.sect") ? wanted : wanted.closest("details.sect"));
  if (!section) return;
  section.open = true;
  wanted.scrollIntoView({ block: "start" });
}

addEventListener("hashchange", open);
open();

// The search hides what does not fit; sections with something left open, and the number is told.
document.getElementById("find-rule").addEventListener("input", (event) => {
  const isSearch = Boolean(event.target.value.trim());
  let count = 0;
  for (const section of sections) {
    const hits = section.querySelectorAll(".rule-item:not([hidden])").length;
    section.hidden = isSearch && !hits;
    section.open = isSearch && hits > 0;
    count += hits;
  }
  const text = isSearch ? event.target.value.trim().toLowerCase() : "";
  listSymbols(text);
  mark(text);
  found.textContent = isSearch ? found.dataset.one.replace("#", count) : "";
});

// Symbols that fit are listed as links to where they are explained.
function listSymbols(text) {
  const box = document.getElementById("found-symbols");
  if (!box) return;
  const fitting = [...document.querySelectorAll("#symbols dl > div")].filter(
    (one) => text && one.textContent.toLowerCase().includes(text),
  );
  box.hidden = !fitting.length;
  box.querySelector("ul").replaceChildren(
    ...fitting.map((one) => {
      const line = document.createElement("li");
      const link = document.createElement("a");
      link.href = `#${one.id}`;
      link.append(one.querySelector("svg").cloneNode(true), one.querySelector("b").firstChild.data);
      line.append(link);
      return line;
    }),
  );
}

// What was searched for is marked where it stands.
function mark(text) {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const item of text ? document.querySelectorAll(".rule-item:not([hidden])") : []) {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const words = node.data.toLowerCase();
      for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + text.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// On paper everything is open.
addEventListener("beforeprint", () => {
  for (const section of sections) section.open = true;
});
