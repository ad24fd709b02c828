// The viewer's own settings, before the first paint: pace of motion and theme.
(() => {
  const root = document.documentElement;
  const apply = (name, value) => {
    if (name === "pace") {
      root.style.setProperty("--pace", value || "1");
      root.dataset.pace = value || "1";
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
