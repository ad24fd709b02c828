// The viewer's own settings, before the first paint: pace of motion and theme. The server knows the
// pace by a cookie, with an r where captions are read in place of motion: bots wait for that.
(() => {
  const root = document.documentElement;
  const reads = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const apply = (name, value) => {
    if (name === "pace") {
      root.style.setProperty("--pace", value || "1");
      root.dataset.pace = value || "1";
      document.cookie = `cheeseboard-pace=${value || "1"}${reads ? "r" : ""}; path=/; SameSite=Lax`;
    }
    if (name === "theme" && value) root.dataset.theme = value;
    if (name === "theme" && !value) delete root.dataset.theme;
  };
  const read = (name) => {
    try { return localStorage.getItem(`cheeseboard-${name}`) ?? ""; } catch { return ""; }
  };
  for (const name of ["pace", "theme"]) apply(name, read(name));
  window.cheeseboardSettings = {
    read,
    write(name, value) {
      try { localStorage.setItem(`cheeseboard-${name}`, value); } catch { /* private mode */ }
      apply(name, value);
    },
  };
})();
