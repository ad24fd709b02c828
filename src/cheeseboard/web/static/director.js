// The director: tells what happened, one thing after the other, at the reader's pace.
//
// Updates are told in the order in which they come. The picture of an update is put on the page when
// its story is told, the question when all of it has been told. Skipping puts everything on the page
// at once; so does a page that nobody sees. Lines of the log come behind their story.

import { Play, busy, look, mark, plan } from "./motions.js";

// Milliseconds: to read a sentence; how long one's own move may still be told when the next question
// is there, without sentences like those of others; all sentences of one story where nothing moves.
// A sentence beside a motion has its least time where the story stays short enough.
const READ = 1400;
const SHORT = 700;
const LEAST = 600;
const LONGEST = 12000;

// Pixels by which a question may lie over the board and still be below it.
const AROUND = 40;

const QUESTION = ["moves", "decision"];

// What can be used while something is told, without ending that.
const USED = "[data-zoom], dialog, [popover], :is(a, button, label, summary, input, select, textarea):not(#stage *)";
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Director {
  // `swap` puts parts on the page, `begin` is told of each update when its turn comes, `ready` is
  // called when all has been told, `skipped` when somebody does not want to wait; `memory` is the name
  // under which this tab remembers what stays marked.
  constructor({ swap, begin = () => {}, ready = () => {}, skipped = () => {}, pace = chosenPace, memory = "" }) {
    this.swap = swap;
    this.begin = begin;
    this.ready = ready;
    this.skipped = skipped;
    this.pace = pace;
    this.queue = [];
    this.held = "";
    this.memory = memory;
    this.marks = memory ? this.recall() : [];
    mark(this.marks);
    this.isCut = false;
    this.working = null;
    this.play = null;
    this.captions = [];
    this.saidAt = -Infinity;
    this.wake = () => {};
    this.bar = document.getElementById("telling");
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.cut(); });
    this.bar?.querySelector("button").addEventListener("click", () => this.skip());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.press(event), true);
  }

  get isTelling() {
    return this.play !== null;
  }

  // Whether the list on the page is not the present one.
  get isHolding() {
    return this.held !== "" || this.queue.some(asks);
  }

  // Tell an update as soon as those before it have been told; resolves when nothing is left.
  tell(update) {
    this.queue.push(update);
    if (this.isTelling && asks(update)) this.quiet(true);
    this.working ??= this.work();
    return this.working;
  }

  // Everything at once, now.
  cut() {
    if (!this.working) return;
    this.isCut = true;
    this.play?.stop();
    this.wake();
  }

  // The same, because somebody does not want to wait.
  skip() {
    if (!this.isTelling) return;
    const hadFocus = this.bar?.contains(document.activeElement);
    this.cut();
    this.skipped();
    if (hadFocus) document.getElementById("moves")?.focus({ preventScroll: true });
  }

  // One's own move ends what stayed marked.
  forget() {
    this.marks = [];
    this.remember();
    mark([]);
    this.lower(true);
  }

  // The key is used up: it does not also close what opens when all has been told.
  key(event) {
    if (event.key !== "Escape" || !this.isTelling) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.skip();
  }

  // A press on the board while the question waits is for a picture that is not there yet: it only
  // skips. With the question there it is a move. Elsewhere, what has a use of its own keeps it.
  press(event) {
    if (!this.isTelling || event.target.closest?.(USED)) return;
    const isOnBoard = event.target.closest?.("#stage");
    if (isOnBoard && !this.isHolding) {
      this.cut();
      return;
    }
    if (isOnBoard) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.skip();
  }

  // --- one after the other

  async work() {
    this.bar?.toggleAttribute("data-busy", true);
    try {
      while (this.queue.length) await this.tellAll(); // more may come as it returns
    } finally {
      this.working = null;
      this.play = null;
      this.bar?.toggleAttribute("data-busy", false);
      this.lower(this.isCut);
      this.isCut = false;
      this.ready();
    }
  }

  async tellAll() {
    while (this.queue.length) {
      const update = this.queue.shift();
      this.begin(update);
      const [story, log, question] = parted(update.html ?? "");
      this.held += update.isAhead ? " " : question; // the question of a long story comes behind it
      if (update.title) this.title = update.title;
      const plot = this.plot(update);
      if (plot) await this.tellStory(update, plot, story);
      else if (this.queue.length) await this.put(story + log);
      else await this.ask(story + log);
      if (plot) await this.put(log);
      this.keep(update.news ?? []);
      if (this.held && (!this.queue.length || isForOthers(this.held))) await this.ask("");
    }
  }

  // What there is to play of an update; null if it is shown at once.
  plot(update) {
    const pace = this.pace();
    if (!update.news?.length || !pace || this.isCut || document.hidden) return null;
    const hasty = plan(update.news, pace);
    const found = update.isOwn ? hasty : plan(update.news, pace, rests(hasty, pace));
    if (stillness.matches && update.isOwn && found.total <= SHORT) return null;
    if (stillness.matches) {
      found.lines = found.lines.filter((line) => line.ms);
      for (const line of found.lines) line.ms = Math.max(line.ms, READ * pace);
      const whole = found.lines.reduce((sum, line) => sum + line.ms, 0);
      found.total = Math.min(whole, LONGEST);
      for (const line of found.lines) line.ms *= found.total / whole;
    }
    return found.total ? found : null;
  }

  async tellStory(update, plot, story) {
    const isShort = update.isOwn && plot.total <= SHORT;
    const play = new Play(stillness.matches ? [] : plot.steps);
    const isDrawnFirst = stillness.matches || !plot.drawAt;
    this.play = play;
    if (!isShort && !isDrawnFirst) this.caption(plot);
    if (!isShort && this.held) this.quiet(true);
    if (!isDrawnFirst) {
      play.remember();
      play.start(true, 0);
      await this.wait(plot.drawAt);
      play.stop();
    }
    if (!this.isCut) play.remember();
    if (isShort && !this.queue.length) await this.ask(story);
    else await this.put(story);
    if (!isShort && isDrawnFirst && !this.isCut) this.caption(plot); // only now it is seen what it may cover
    if (!this.isCut) {
      const drawAt = stillness.matches ? 0 : plot.drawAt;
      play.start(false, drawAt);
      await this.wait(plot.total - drawAt);
      play.stop();
    }
    if (stillness.matches) plot.steps.filter((step) => step.do === "look").forEach((step) => look(step.at[0]));
    this.hush();
    this.play = null;
  }

  // What stays marked, also where nothing moved.
  keep(news) {
    const staying = plan(news, 0).steps.filter((step) => step.stays).flatMap((step) => step.at);
    if (!staying.length) return;
    this.marks = [...new Set([...this.marks, ...staying])];
    this.remember();
    mark(this.marks);
  }

  // What stays marked outlives a reload of the page, in this tab.
  remember() {
    if (!this.memory) return;
    try {
      sessionStorage.setItem(this.memory, JSON.stringify(this.marks));
    } catch { /* nothing can be kept here */ }
  }

  recall() {
    try {
      return JSON.parse(sessionStorage.getItem(this.memory) ?? "[]");
    } catch {
      return [];
    }
  }

  async put(html) {
    if (html) await this.swap(html);
    mark(this.marks);
  }

  // The picture, if it is not there yet, and the question.
  async ask(story) {
    const question = this.held;
    this.held = "";
    await this.put(story + question);
    this.quiet(false);
    if (this.title) document.title = this.title;
  }

  // The old question cannot be answered while the new one waits for its story.
  quiet(isQuiet) {
    document.getElementById("moves")?.toggleAttribute("inert", isQuiet);
  }

  wait(ms) {
    if (this.isCut) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => { clearTimeout(timer); done(); };
    });
  }

  // --- captions

  caption({ lines, steps }) {
    if (!this.bar) return;
    const said = steps.filter((step) => step.do === "caption").map((step) => step.text);
    this.place(steps, [...lines.map((line) => line.sentence), ...said]);
    let start = 0;
    for (const line of lines) {
      const at = stillness.matches ? start : line.start;
      start += line.ms;
      if (line.ms) this.sayAt(at, line.sentence);
    }
    if (stillness.matches) return;
    for (const step of steps) if (step.do === "caption") this.sayAt(step.start, step.text);
  }

  sayAt(ms, text) {
    this.captions.push(setTimeout(() => this.say(text), ms));
  }

  say(text) {
    clearTimeout(this.lowering);
    this.saidAt = performance.now();
    this.bar.querySelector("p").textContent = text;
    this.bar.querySelector("button").hidden = false;
    this.bar.hidden = false;
  }

  // Captions lie where they cover nothing that moves: at the head of the board, at its foot, or over
  // the question, which waits meanwhile. Where that is just below the board, they always lie there:
  // a small board is scrolled to what happens. All of a story stay in one place.
  place(steps, sentences) {
    const trial = this.bar.cloneNode(true);
    trial.removeAttribute("id");
    trial.style.visibility = "hidden";
    trial.hidden = trial.querySelector("button").hidden = false;
    trial.querySelector("p").textContent = sentences.reduce((one, two) => (two.length > one.length ? two : one), "");
    this.bar.after(trial);
    const moving = busy(steps);
    const [best] = this.places().map((place) => {
      lay(trial, place);
      const covers = [...trial.children].map((one) => one.getBoundingClientRect());
      return { place, covered: overlap(covers, moving), top: trial.style.top };
    }).sort((one, two) => one.covered - two.covered);
    trial.remove();
    lay(this.bar, best.place);
    this.bar.style.top = best.top;
  }

  places() {
    const stage = document.getElementById("stage").getBoundingClientRect();
    const question = document.getElementById("decision")?.getBoundingClientRect();
    const onBoard = [{ box: stage, isFoot: false }, { box: stage, isFoot: true }];
    if (!question?.height) return onBoard;
    const isBelow = question.top > stage.bottom - AROUND && question.bottom < innerHeight;
    return [...(isBelow ? [] : onBoard), { box: question, isFoot: false }];
  }

  hush() {
    this.captions.forEach(clearTimeout);
    this.captions = [];
  }

  // The last caption stays until it can have been read, also when there is nothing left to skip, but
  // not over a question to this page.
  lower(isCut) {
    if (!this.bar) return;
    this.bar.querySelector("button").hidden = true;
    clearTimeout(this.lowering);
    const left = this.saidAt + READ * this.pace() - performance.now();
    if (isCut || left <= 0 || this.isOverQuestion()) this.bar.hidden = true;
    else this.lowering = setTimeout(() => { this.bar.hidden = true; }, left);
  }

  isOverQuestion() {
    if (!document.querySelector("#moves[data-turn=mine]")) return false;
    const boxes = (things) => things.filter(Boolean).map((one) => one.getBoundingClientRect());
    return overlap(boxes([...this.bar.children]), boxes(QUESTION.map((id) => document.getElementById(id)))) > 0;
  }
}

function rests({ lines, total }, pace) {
  const lacking = lines.map(({ ms, hasOther }) => (ms && !hasOther ? Math.max(0, LEAST * pace - ms) : 0));
  const whole = lacking.reduce((sum, ms) => sum + ms, 0);
  const share = whole && Math.min(1, Math.max(0, LONGEST - total) / whole);
  return lacking.map((ms) => ms * share);
}

export function chosenPace() {
  return Number(document.documentElement.dataset.pace);
}

// The parts of an update that tell the story, those that write it down, and those that ask.
function parted(html) {
  const parts = html.split(/(?=<hx-partial )/);
  const isFor = (names) => (part) => names.some((name) => part.startsWith(`<hx-partial hx-target="#${name}"`));
  const [logs, asks] = [isFor(["log"]), isFor(QUESTION)];
  const tells = (part) => !logs(part) && !asks(part);
  return [tells, logs, asks].map((kind) => parts.filter(kind).join(""));
}

// Whether an update brings a question, or one is on its way behind it.
function asks(update) {
  return Boolean(update.isAhead || parted(update.html ?? "")[2]);
}

// Whether a question is somebody else's: then it only says how far they are.
function isForOthers(question) {
  return question.includes('data-turn="others"');
}

function lay(bar, { box, isFoot }) {
  const main = document.getElementById("main").getBoundingClientRect();
  bar.style.left = `${box.left - main.left}px`;
  bar.style.width = `${box.width}px`;
  const top = isFoot ? box.bottom - bar.getBoundingClientRect().height : box.top;
  bar.style.top = `${top - main.top}px`;
}

// How much of some boxes lies over others, in square pixels.
function overlap(covers, others) {
  const along = (one, two, from, to) => Math.max(0, Math.min(one[to], two[to]) - Math.max(one[from], two[from]));
  const shared = (one, two) => along(one, two, "left", "right") * along(one, two, "top", "bottom");
  return covers.reduce((sum, one) => sum + others.reduce((part, two) => part + shared(one, two), 0), 0);
}

// One polite line per batch.
export function announce(news) {
  const live = document.getElementById("live");
  if (live && news.length) live.textContent = news.map((one) => one.sentence).join(" ");
}
