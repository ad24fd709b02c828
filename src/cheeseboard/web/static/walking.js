// Going through a match that is over without a page for each step: the same director as at a table,
// forwards step by step.
//
// `wanted` is the step somebody asked for, `here` the one on the page. Steps between them are shown
// one after the other; the last of them, or each while it plays, with its story.

const ACCEPT = "application/vnd.cheeseboard+json";
const AHEAD = 3;
const JUMP = 40;
const MOST_KNOWN = 60;

export function ask(address, options = {}) {
  return fetch(address, { ...options, headers: { Accept: ACCEPT, ...options.headers } });
}

export class Walker {
  // `address` is where a step is found, `tell` puts one on the page, `moved` is told that the page is
  // at another step, `played` whether it plays by itself; `rests` says how long it stays at a step.
  constructor({ steps, here, address, tell, moved, played, cut, rests }) {
    Object.assign(this, { steps, here, address, tell, moved, played, cut, rests });
    this.wanted = here;
    this.isPlaying = false;
    this.isWalking = false;
    this.isLeft = false;
    this.known = new Map();
    this.rest = null;
  }

  // Go to another page; no step that is still under way takes its address or leads elsewhere.
  leave(address) {
    this.play(false);
    this.isLeft = true;
    location.assign(address);
  }

  fetched(step) {
    if (!this.known.has(step)) {
      this.known.set(step, ask(location.pathname + this.address(step)).then((answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        return answer.json();
      }));
      this.known.get(step).catch(() => this.known.delete(step));
      if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value);
    }
    return this.known.get(step);
  }

  forget(step) {
    this.known.delete(step);
  }

  go(step) {
    this.wanted = Math.max(0, Math.min(step, this.steps));
    if (this.wanted !== this.here) this.cut();
    this.rest?.();
    if (!this.isWalking) this.walk();
  }

  // A step at a time; going back and long jumps need no steps between.
  async walk() {
    this.isWalking = true;
    try {
      while (this.here !== this.wanted || this.isPlaying) {
        if (this.here === this.wanted) {
          if (this.wanted === this.steps) break;
          this.wanted += 1;
        }
        const isNext = this.wanted > this.here && this.wanted - this.here <= JUMP;
        const step = isNext ? this.here + 1 : this.wanted;
        for (let next = step; next <= Math.min(step + AHEAD, this.steps); next += 1) this.fetched(next);
        const update = await this.fetched(step);
        if (this.isLeft) return;
        const isTold = isNext && step === this.wanted;
        this.here = step;
        this.moved(step, update);
        await this.tell({ ...update, news: isTold ? update.news : null });
        if (this.isPlaying && this.here === this.wanted) await this.pause();
      }
    } catch {
      if (!this.isLeft) location.assign(this.address(this.wanted));
    }
    this.isWalking = false;
    if (this.here === this.steps) this.play(false);
  }

  pause() {
    return new Promise((done) => {
      const timer = setTimeout(done, this.rests(this.here));
      this.rest = () => { clearTimeout(timer); done(); };
    }).finally(() => { this.rest = null; });
  }

  play(isOn) {
    this.isPlaying = isOn;
    this.played(isOn);
    this.rest?.();
    if (isOn && this.here === this.steps) this.go(0);
    else if (isOn && !this.isWalking) this.walk();
  }
}
