// Short sounds, made from tones. Nothing sounds until somebody has chosen how loud.

// Each tone: hertz, when it begins and how long it lasts in seconds, its shape, and how loud.
const SOUNDS = {
  turn: [[659, 0, 0.16, "sine", 0.5], [880, 0.13, 0.3, "sine", 0.5]],
  move: [[196, 0, 0.07, "triangle", 0.7], [98, 0.01, 0.06, "sine", 0.6]],
  reveal: [[440, 0, 0.08, "triangle", 0.35], [587, 0.06, 0.12, "triangle", 0.4]],
  win: [[523, 0, 0.2, "triangle", 0.45], [659, 0.14, 0.2, "triangle", 0.45], [784, 0.28, 0.2, "triangle", 0.45], [1047, 0.42, 0.6, "triangle", 0.5]],
  over: [[392, 0, 0.25, "sine", 0.4], [330, 0.2, 0.4, "sine", 0.4]],
  low: [[988, 0, 0.14, "sine", 0.45], [988, 0.2, 0.19, "sine", 0.45]],
  chat: [[740, 0, 0.06, "sine", 0.4], [988, 0.07, 0.09, "sine", 0.35]],
  chair: [[147, 0, 0.16, "triangle", 0.5], [110, 0.12, 0.18, "triangle", 0.5]],
  nudge: [[165, 0, 0.07, "sine", 0.8], [165, 0.15, 0.09, "sine", 0.8]],
  stop: [[494, 0, 0.08, "triangle", 0.4], [370, 0.09, 0.11, "triangle", 0.35]],
};
// The same sound does not come twice within so many milliseconds.
const APART = 90;

let context = null;
const last = {};

function volume() {
  return Number(window.cheeseboardSettings.read("sound")) || 0;
}

// Those that somebody has switched off.
function off() {
  return window.cheeseboardSettings.read("sounds-off").split(" ").filter(Boolean);
}

export function sound(name) {
  const loudness = volume();
  const now = performance.now();
  if (!loudness || off().includes(name) || now - (last[name] ?? -Infinity) < APART) return;
  last[name] = now;
  ring(name, loudness);
}

function ring(name, loudness) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  for (const tone of SOUNDS[name]) play(tone, loudness);
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
}

// Whoever chooses how loud hears it.
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-setting=sound]")) sound("turn");
  const box = event.target.closest("[data-sound]");
  if (!box) return;
  const others = off().filter((name) => name !== box.dataset.sound);
  window.cheeseboardSettings.write("sounds-off", [...others, ...(box.checked ? [] : [box.dataset.sound])].join(" "));
});

// The list of sounds: each can be tried, also before anything sounds by itself.
for (const box of document.querySelectorAll("[data-sound]")) box.checked = !off().includes(box.dataset.sound);
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-try-sound]");
  if (button) ring(button.dataset.trySound, volume() || 0.6);
});
