// Help at the table: cards of symbols, the line about a decision, a word before a slip, a summary
// after a round. Symbols explain themselves always; everything else only while help is on.

const main = document.getElementById("main");
const root = document.documentElement.dataset.root ?? "";
const SCRIPT = { Accept: "application/vnd.cheeseboard+json" };

// Milliseconds: how long a pointer rests, or a finger is held, before a symbol explains itself.
const REST = 650;
const HELD = 550;
const SHAKE = 8;

// Pixels between a card and what it explains, and to the edge of the window.
const GAP = 12;
const EDGE = 8;
const PRESSED = "a, button, input, summary, [data-moves], [data-why]";

const isHelped = () => main.dataset.help === "on";

// What this browser remembers, for all matches or for one.
function kept(store, name, value) {
  try {
    if (value === undefined) return JSON.parse(store.getItem(`cheeseboard-${name}`) ?? "null");
    store.setItem(`cheeseboard-${name}`, JSON.stringify(value));
  } catch { /* private mode */ }
  return null;
}

// --- symbols -----------------------------------------------------------------------------------

const SEEN = ".board, .strip, .players, .decision, .moves";

function pattern(text) {
  const plain = text.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replace(/\*/g, ".*").replace(/\?/g, ".")}$`);
}

class Glossary {
  constructor(card) {
    this.card = card;
    this.symbols = JSON.parse(card.dataset.symbols).map((one) => ({
      id: one.id, art: one.art.map(pattern), element: one.element.map(pattern),
    }));
    if (!this.symbols.length) return;
    this.timer = null;
    this.held = false;
    this.of = null;
    document.addEventListener("pointermove", (event) => this.move(event));
    document.addEventListener("pointerdown", (event) => this.down(event));
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.stop());
    document.addEventListener("click", (event) => this.click(event), true);
    document.addEventListener("keydown", (event) => this.key(event), true);
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
  }

  // What a thing says of itself: within data-tells, its name to hear.
  own(element) {
    return element.closest?.("[data-tells] [aria-label]:is([role=img], [role=button], button, a)");
  }

  // The symbol of an element: what it is by its id or that of something around it, else what it draws.
  around(element) {
    for (let one = element; one && one !== main; one = one.parentElement) {
      const named = one.id && this.symbols.find((symbol) => symbol.element.some((test) => test.test(one.id)));
      if (named) return [named, one];
    }
    const drawn = element.localName === "use" && this.drawn(element);
    return drawn ? [drawn, element] : null;
  }

  drawn(use) {
    const name = (use.getAttribute("href") ?? "").slice(1);
    return this.symbols.find((symbol) => symbol.art.some((test) => test.test(name)));
  }

  // The first symbol inside an element, as the glossary lists them.
  inside(element) {
    const uses = [...element.querySelectorAll("use")];
    const found = uses.map((use) => this.drawn(use)).filter(Boolean);
    return found.sort((a, b) => this.symbols.indexOf(a) - this.symbols.indexOf(b))[0];
  }

  at(x, y) {
    const here = document.elementsFromPoint(x, y);
    const sheet = here.findIndex((one) => one.matches("[popover], dialog"));
    const seen = (sheet < 0 ? here : here.slice(0, sheet)).filter((one) => one.closest(SEEN));
    for (const element of seen) {
      const found = this.around(element);
      if (found) return found;
      const box = element.closest("svg:not(.board, [role=group]), [role=img], .chip");
      const within = box && this.inside(box);
      if (within) return [within, box];
    }
    const own = seen.map((one) => this.own(one)).find(Boolean);
    return own ? [null, own] : null;
  }

  move(event) {
    if (event.pointerType !== "mouse") {
      if (this.start && Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) > SHAKE) this.stop();
      return;
    }
    if (event.target.closest?.("#gloss")) return;
    if (this.of && !this.of.contains(event.target) && this.byPointer) this.hide();
    clearTimeout(this.timer);
    const tells = isHelped() || event.target.closest?.("[data-tells]");
    if (!tells || event.buttons || !event.target.closest?.(SEEN)) return;
    this.timer = setTimeout(() => this.open(event.clientX, event.clientY), REST);
  }

  down(event) {
    this.stop();
    this.held = false;
    if (!event.target.closest?.("#gloss")) this.hide();
    if (event.pointerType === "mouse" || event.target.closest?.("[data-large]")) return;
    this.start = [event.clientX, event.clientY];
    this.timer = setTimeout(() => {
      this.held = this.open(event.clientX, event.clientY);
    }, HELD);
  }

  stop() {
    clearTimeout(this.timer);
    this.start = null;
  }

  // The finger goes up where it was held: that is no press.
  click(event) {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  }

  key(event) {
    if (event.key === "Escape" && !this.card.hidden) {
      event.stopPropagation();
      this.hide();
    }
    if (event.key !== "?" || event.target.matches?.("input, textarea, select")) return;
    const here = event.target.closest?.(SEEN) && event.target;
    if (!here) return;
    const found = this.symbolOf(here);
    if (!found && !this.own(here)) return;
    event.preventDefault();
    event.stopPropagation();
    this.show(found, here, false);
  }

  symbolOf(element) {
    const around = this.around(element);
    return (around && around[0]) ?? this.inside(element);
  }

  open(x, y) {
    const found = this.at(x, y);
    if (found) this.show(found[0], found[1], true);
    return Boolean(found);
  }

  async show(symbol, element, byPointer) {
    if (this.of === element && !this.card.hidden) return;
    this.leave();
    this.of = element;
    this.byPointer = byPointer;
    element.classList.add("is-told");
    const html = symbol ? await this.read(symbol) : "";
    if (html === null || this.of !== element) return;
    this.card.innerHTML = html;
    this.card.dataset.symbol = symbol?.id ?? "";
    const label = this.own(element)?.ariaLabel;
    if (label) {
      const line = document.createElement("p");
      line.className = "here";
      line.ariaHidden = "true";
      line.textContent = label;
      this.card.prepend(line);
    }
    this.card.hidden = false;
    beside(this.card, element);
  }

  async read(symbol) {
    const seat = document.querySelector("#moves input[name=seat]")?.value;
    const query = seat === undefined ? "" : `?seat=${seat}`;
    const answer = await fetch(`${root}${this.card.dataset.from}/${symbol.id}${query}`, { headers: SCRIPT }).catch(() => null);
    return answer?.ok ? (await answer.json()).html : null;
  }

  // While a thing is explained, the drawing may show more of it.
  leave() {
    this.of?.classList.remove("is-told");
    this.of = null;
  }

  hide() {
    this.leave();
    this.card.hidden = true;
  }
}

// A card at a side of an element, within the window, where it covers the fewest things to press.
function beside(card, element) {
  const box = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const [x, y] = [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2];
  const others = [...document.querySelectorAll(PRESSED)]
    .filter((one) => ![card, element].some((own) => own.contains(one)) && !one.contains(element))
    .map((one) => one.getBoundingClientRect());
  const sides = [[box.right + GAP, y], [box.left - GAP - width, y], [x, box.top - GAP - height], [x, box.bottom + GAP]];
  const places = sides.map(([left, top]) => {
    const place = new DOMRect(within(left, width, innerWidth), within(top, height, innerHeight), width, height);
    const covered = others.filter((one) => meet(place, one)).length;
    return { place, covered: meet(place, box) ? Infinity : covered };
  });
  const { place } = places.reduce((best, one) => (one.covered < best.covered ? one : best));
  card.style.setProperty("--x", `${place.x}px`);
  card.style.setProperty("--y", `${place.y}px`);
}

function within(at, length, room) {
  return Math.max(EDGE, Math.min(at, room - length - EDGE));
}

function meet(one, two) {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

const gloss = document.getElementById("gloss");
if (gloss) new Glossary(gloss);

// --- a table -----------------------------------------------------------------------------------

if (main.dataset.table) sitDown();

function sitDown() {
  const game = main.dataset.game;
  const here = `${main.dataset.table}-${main.dataset.match}`;
  const answered = kept(localStorage, `answered-${game}`) ?? {};
  const never = kept(localStorage, `slips-${game}`) ?? [];
  const warned = kept(sessionStorage, `slips-${here}`) ?? [];
  const slip = document.getElementById("slip");
  const round = document.getElementById("round");
  const ENOUGH = 3;

  // --- what a decision is about: until that kind was answered often enough

  function refresh() {
    const about = document.querySelector("#decision .about");
    const isKnown = about && (answered[about.dataset.kind] ?? 0) >= ENOUGH;
    if (about && about.hidden !== Boolean(isKnown)) about.hidden = Boolean(isKnown);
    sumUp();
  }

  // --- a word before a slip

  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (event.target.id !== "moves" || button?.name !== "move") return;
    const found = isHelped() && !button.dataset.warned && slipOf(button.value);
    if (found) {
      event.preventDefault();
      event.stopImmediatePropagation();
      warn(found, button);
      return;
    }
    shown = Math.max(shown, number());
    const kind = document.querySelector("#decision .about")?.dataset.kind;
    if (kind) {
      answered[kind] = (answered[kind] ?? 0) + 1;
      kept(localStorage, `answered-${game}`, answered);
    }
  }, true);

  function slipOf(text) {
    const all = [...document.querySelectorAll("#aid [data-slip]")];
    const found = all.find((one) => one.dataset.move === text);
    const kind = found?.dataset.slip;
    return found && !warned.includes(kind) && !never.includes(kind) ? found : null;
  }

  function warn(found, button) {
    warned.push(found.dataset.slip);
    kept(sessionStorage, `slips-${here}`, warned);
    slip.querySelector("[data-body]").replaceChildren(...found.cloneNode(true).children);
    slip.dataset.kind = found.dataset.slip;
    slip.returnValue = "";
    preview(button.value);
    slip.showModal();
    slip.onclose = () => {
      preview(null);
      if (!button.isConnected) return;
      button.focus({ preventScroll: true });
      if (slip.returnValue !== "anyway") return;
      button.dataset.warned = button.dataset.confirmed = "yes";
      button.form.requestSubmit(button);
    };
  }

  function preview(text) {
    for (const one of document.querySelectorAll(".board .preview")) {
      one.classList.toggle("is-shown", one.dataset.preview === text);
    }
  }

  slip.addEventListener("click", (event) => {
    if (event.target.closest("[data-keep]")) slip.close("keep");
    if (event.target.closest("[data-anyway]")) slip.close("anyway");
    const rule = event.target.closest("a[data-rule]");
    if (rule) slip.close("keep");
    if (event.target.closest("[data-never]")) {
      never.push(slip.dataset.kind);
      kept(localStorage, `slips-${game}`, never);
      slip.close("keep");
    }
  });

  // --- after a round

  const number = () => Number(document.querySelector("#aid [data-round]")?.dataset.round ?? 0);
  let shown = number();

  // The story comes first: the summary waits until everything has been told and it is one's own turn.
  // Whoever plays on before has no need of it any more.
  function sumUp() {
    const now = number();
    const isTold = !document.querySelector("#telling:is([data-busy], :not([hidden]))");
    const isAsked = document.querySelector("#moves[data-turn=mine]:not([inert])");
    if (now <= shown || !isTold || !isAsked || document.querySelector("dialog[open]")) return;
    shown = now;
    if (!isHelped() || kept(localStorage, `rounds-${game}`) === "off") return;
    round.querySelector("[data-body]").replaceChildren(...document.querySelector("#aid [data-round]").cloneNode(true).children);
    round.showModal();
  }

  round.addEventListener("click", (event) => {
    if (event.target.closest("[data-close]")) round.close();
  });
  round.addEventListener("change", (event) => {
    if (event.target.matches("[data-rounds]")) kept(localStorage, `rounds-${game}`, event.target.checked ? "on" : "off");
  });

  // --- on and off

  const form = document.querySelector(".help-switch");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector("button");
    const isOn = button.value === "on";
    await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, button)), headers: SCRIPT });
    main.dataset.help = isOn ? "on" : "off";
    button.value = isOn ? "off" : "on";
    button.setAttribute("aria-pressed", isOn);
    button.querySelector("span").textContent = isOn ? button.dataset.on : button.dataset.off;
    if (isOn) {
      for (const kind of Object.keys(answered)) delete answered[kind];
      kept(localStorage, `answered-${game}`, answered);
      kept(localStorage, `rounds-${game}`, "on");
    }
    refresh();
  });

  new MutationObserver(refresh).observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden", "data-busy"] });
  refresh();
}
