// Short sounds, made from tones. Nothing sounds until somebody has chosen how loud.

// Each tone: hertz, when it begins and how long it lasts in seconds, its shape, and how loud. None
// lasts 0.4 seconds.
const SOUNDS = {
  turn: [[659, 0, 0.16, "sine", 0.5], [880, 0.12, 0.26, "sine", 0.5]],
  move: [[196, 0, 0.07, "triangle", 0.7], [98, 0.01, 0.06, "sine", 0.6]],
  scrape: [[82, 0, 0.3, "sawtooth", 0.3], [61, 0.05, 0.34, "sawtooth", 0.3]],
  reveal: [[440, 0, 0.08, "triangle", 0.35], [587, 0.06, 0.12, "triangle", 0.4]],
  squeak: [[1397, 0, 0.09, "triangle", 0.3], [1865, 0.07, 0.16, "triangle", 0.25]],
  win: [[523, 0, 0.12, "triangle", 0.45], [784, 0.1, 0.12, "triangle", 0.45], [1047, 0.2, 0.18, "triangle", 0.5]],
  over: [[392, 0, 0.18, "sine", 0.4], [330, 0.15, 0.23, "sine", 0.4]],
  low: [[988, 0, 0.14, "sine", 0.45], [988, 0.2, 0.19, "sine", 0.45]],
  chat: [[740, 0, 0.06, "sine", 0.4], [988, 0.07, 0.09, "sine", 0.35]],
  chair: [[147, 0, 0.16, "triangle", 0.5], [110, 0.12, 0.18, "triangle", 0.5]],
  nudge: [[165, 0, 0.07, "sine", 0.8], [165, 0.15, 0.09, "sine", 0.8]],
  stop: [[494, 0, 0.08, "triangle", 0.4], [370, 0.09, 0.11, "triangle", 0.35]],
};
// Those that sound until somebody has chosen, and those that nobody is to miss: one sounds at a time,
// whatever comes meanwhile is dropped, but for these.
const USUAL = ["turn", "low", "chair", "nudge"];
const URGENT = ["turn", "low", "nudge"];
const NONE = "none";

let context = null;
let sounding = { name: "", until: 0, ends: [] };

const settings = window.cheeseboardSettings;

function volume() {
  return Number(settings.read("sound")) || 0;
}

// Those that somebody wants to hear.
function chosen() {
  const kept = settings.read("sounds");
  return kept ? kept.split(" ") : USUAL;
}

export function sound(name) {
  const loudness = volume();
  if (!loudness || !chosen().includes(name)) return;
  const isBusy = performance.now() < sounding.until;
  if (isBusy && (!URGENT.includes(name) || URGENT.includes(sounding.name))) return;
  ring(name, loudness);
}

function ring(name, loudness) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  for (const end of sounding.ends) end();
  const lasts = Math.max(...SOUNDS[name].map(([, start, length]) => start + length));
  const ends = SOUNDS[name].map((tone) => play(tone, loudness));
  sounding = { name, until: performance.now() + 1000 * lasts, ends };
}

function play([hertz, start, length, shape, level], loudness) {
  const tone = context.createOscillator();
  const gain = context.createGain();
  const at = context.currentTime + start;
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, at);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level * loudness * 0.5, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
  return () => gain.disconnect();
}

// Whoever chooses how loud hears it.
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-setting=sound]")) {
    sound("turn");
    drawSwitch();
  }
  const box = event.target.closest("[data-sound]");
  if (!box) return;
  const others = chosen().filter((name) => name !== box.dataset.sound && name !== NONE);
  const wanted = [...others, ...(box.checked ? [box.dataset.sound] : [])];
  settings.write("sounds", wanted.join(" ") || NONE);
});

// The list of sounds: each can be tried, also before anything sounds by itself.
for (const box of document.querySelectorAll("[data-sound]")) box.checked = chosen().includes(box.dataset.sound);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-try-sound]");
  if (button) ring(button.dataset.trySound, volume() || 0.6);
  if (event.target.closest("[data-mute]")) turnOnOrOff();
});

// At a table, who has chosen sounds turns them off and on again with one press.
function turnOnOrOff() {
  const [now, before] = [settings.read("sound"), settings.read("sound-before")];
  settings.write("sound-before", now);
  settings.write("sound", now ? "" : before || "0.6");
  for (const select of document.querySelectorAll("[data-setting=sound]")) select.value = settings.read("sound");
  drawSwitch();
}

function drawSwitch() {
  const button = document.querySelector("[data-mute]");
  if (!button) return;
  button.hidden = !settings.read("sound") && !settings.read("sound-before");
  button.setAttribute("aria-pressed", String(Boolean(volume())));
  button.querySelector("use").setAttribute("href", volume() ? "#i-sound" : "#i-mute");
}

drawSwitch();
