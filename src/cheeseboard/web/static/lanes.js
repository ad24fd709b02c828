// The ridges of a review, drawn again when a step arrives: the same shapes as the server draws.

export class Lanes {
  constructor(main) {
    this.main = main;
    this.chart = main.querySelector("#rv-chart");
    this.tracks = [...this.chart.querySelectorAll(".track")];
    this.steps = Number(main.dataset.steps);
    this.values = JSON.parse(main.dataset.values);
    this.fine = JSON.parse(main.dataset.fine);
    this.turning = JSON.parse(main.dataset.turning);
    this.marks = new Map();
    this.even = Number(this.chart.style.getPropertyValue("--even")) * 100;
  }

  isFine(step) {
    return Boolean(this.fine[step]);
  }

  // The play head and what stands at the right of the lanes.
  stand(step, update) {
    const range = this.chart.querySelector(".scrubber");
    range.value = step;
    range.setAttribute("aria-valuetext", update.text);
    for (const [seat, track] of this.tracks.entries()) {
      const value = update.now[seat];
      track.classList.toggle("is-acting", seat === update.acting);
      track.querySelector("[data-now] .num").innerHTML = value === null ? "–" : `${value}<small> %</small>`;
    }
    for (const mark of this.chart.querySelectorAll(".mark")) mark.classList.toggle("is-here", Number(mark.dataset.at) === step);
    const x = (100 * step) / Math.max(1, this.steps);
    for (const round of this.chart.querySelectorAll(".axis li")) {
      const left = parseFloat(round.style.left);
      round.classList.toggle("now", x > left && x <= left + parseFloat(round.style.width) + 0.01);
    }
  }

  // What was found out; whether it is about the step that is shown.
  take(found, here) {
    let isMine = false;
    for (const [at, values] of Object.entries(found.values)) {
      const isNew = JSON.stringify(this.values[at]) !== JSON.stringify(values) || this.fine[at] !== found.fine[at];
      this.values[at] = values;
      this.fine[at] = found.fine[at];
      isMine ||= isNew && Math.abs(Number(at) - here) <= 1;
    }
    if (found.is_all) this.marks.clear();
    for (const name of found.gone) this.marks.delete(name);
    for (const mark of found.marks) this.marks.set(`${mark.step}:${mark.kind}`, mark);
    const marks = [...this.marks.values()].sort((one, two) => one.step - two.step);
    this.turning = [...new Set(marks.map((mark) => mark.step))];
    for (const [seat, track] of this.tracks.entries()) this.draw(seat, track, found.facts[seat] ?? [null, null], marks, here);
    this.cover(found);
    return isMine;
  }

  draw(seat, track, facts, marks, here) {
    const runs = this.runs(seat);
    const soft = this.values.flatMap((values, at) => (values ? [[at, values[seat]]] : []));
    if (soft.length && soft[0][0] > 0) soft.unshift([0, this.even]);
    const isGuess = this.values.slice(0, -1).some(Boolean) && !this.fine.slice(0, -1).every(Boolean);
    shape(track.querySelector(".area.fine"), this.polygon(runs));
    shape(track.querySelector(".area.soft"), isGuess ? this.polygon([soft]) : "");
    track.querySelector(".line").setAttribute("d", this.path(runs));
    track.querySelector(".guess").setAttribute("d", isGuess ? this.path([soft]) : "");
    for (const [place, fact] of track.querySelectorAll("[data-facts] > span").entries()) {
      fact.hidden = facts[place] === null;
      fact.querySelector("b").textContent = facts[place];
    }
    const own = marks.filter((mark) => mark.seat === seat);
    track.querySelector("[data-marks]").replaceChildren(...own.map((mark) => this.mark(mark, here)));
  }

  runs(seat) {
    const runs = [];
    const last = this.values.length - 1;
    for (const [at, values] of this.values.entries()) {
      const isFine = this.fine[at] || (at === last && this.fine[at - 1]);
      if (!values || !isFine) continue;
      if (runs.length && runs.at(-1).at(-1)[0] === at - 1) runs.at(-1).push([at, values[seat]]);
      else runs.push([[at, values[seat]]]);
    }
    return runs;
  }

  spread(run) {
    const width = 100 / Math.max(1, this.steps);
    if (run.length > 1) return run.map(([at, value]) => [at * width, 100 - value / 100]);
    const [[at, value]] = run;
    return [Math.max(0, at - 0.5), Math.min(this.steps, at + 0.5)].map((x) => [x * width, 100 - value / 100]);
  }

  polygon(runs) {
    const points = runs.flatMap((run) => {
      const places = this.spread(run);
      return [[places[0][0], 100], ...places, [places.at(-1)[0], 100]];
    });
    return points.length ? `polygon(${points.map(([x, y]) => `${x.toFixed(2)}% ${y.toFixed(1)}%`).join(",")})` : "";
  }

  path(runs) {
    return runs.map((run) => `M${this.spread(run).map(([x, y]) => `${(10 * x).toFixed(1)} ${y.toFixed(1)}`).join("L")}`).join("");
  }

  mark(mark, here) {
    const link = document.createElement("a");
    link.className = `mark is-${mark.kind}${mark.key ? " is-key" : ""}${mark.step === here ? " is-here" : ""}`;
    link.href = `?${new URLSearchParams({ step: mark.step, from: this.main.dataset.from })}`;
    link.dataset.at = mark.step;
    link.style.left = `${(100 * mark.step) / Math.max(1, this.steps)}%`;
    link.style.setProperty("--v", mark.height);
    link.setAttribute("aria-label", mark.label);
    link.innerHTML = `<svg aria-hidden="true"><use href="#rv-${mark.kind}"/></svg>${mark.also ? '<svg class="also" aria-hidden="true"><use href="#rv-lucky"/></svg>' : ""}`;
    return link;
  }

  // The cheese under the lanes: a filled piece is a step done, the mouse stands where the bot looks.
  cover(found) {
    const rail = this.chart.querySelector("#rv-covered");
    rail.hidden = !["computing", "resting"].includes(found.state);
    rail.setAttribute("aria-valuenow", found.done);
    const nibbler = rail.querySelector(".nibbler");
    rail.replaceChildren(...found.ranges.map(([left, width]) => {
      const piece = document.createElement("i");
      piece.style.left = `${left}%`;
      piece.style.width = `${width}%`;
      return piece;
    }));
    if (nibbler && found.at >= 0) {
      nibbler.style.left = `${(100 * found.at) / Math.max(1, this.steps)}%`;
      rail.append(nibbler);
    }
  }

  // A small plate says what happened under the pointer.
  hover(fetchLines) {
    const plate = document.getElementById("lane-plate");
    const range = this.chart.querySelector(".scrubber");
    let lines = null;
    range.addEventListener("pointermove", async (event) => {
      lines ??= fetchLines().then((answer) => answer.lines, () => []);
      const box = range.getBoundingClientRect();
      const step = Math.round(((event.clientX - box.left - 11) / (box.width - 22)) * this.steps);
      const told = (await lines)[step];
      if (told === undefined) return;
      const track = this.tracks.find((one) => event.clientY <= one.getBoundingClientRect().bottom);
      const value = track && this.values[step]?.[this.tracks.indexOf(track)];
      plate.textContent = `${step} · ${told}${value === undefined || value === null ? "" : ` ${Math.round(value / 100)} %`}`;
      plate.hidden = false;
      plate.style.left = `${Math.max(8, Math.min(event.clientX + 12, innerWidth - plate.offsetWidth - 8))}px`;
      plate.style.top = `${event.clientY - plate.offsetHeight - 14}px`;
    });
    range.addEventListener("pointerleave", () => { plate.hidden = true; });
  }
}

function shape(element, polygon) {
  element.hidden = !polygon;
  element.style.clipPath = polygon;
}
