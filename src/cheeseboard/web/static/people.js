// Who somebody is: keys are made and shown, other devices come in, the browser tells its zone.
const root = document.documentElement.dataset.root ?? "";
const page = document.querySelector("[data-people]");

// --- keys speak in bytes, the server in base64url

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

function creation(options) {
  return {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  };
}

function described(credential) {
  const { response } = credential;
  const found = { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: { clientDataJSON: text(response.clientDataJSON) } };
  if (response.attestationObject) {
    found.response.attestationObject = text(response.attestationObject);
    found.response.transports = response.getTransports?.() ?? [];
  } else {
    found.response.authenticatorData = text(response.authenticatorData);
    found.response.signature = text(response.signature);
    found.response.userHandle = response.userHandle ? text(response.userHandle) : null;
  }
  return found;
}

class Refused extends Error {}

async function post(address, body = {}) {
  const answer = await fetch(root + address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/vnd.cheeseboard+json" },
    body: JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({ error: answer.statusText }));
  if (!answer.ok) throw new Refused(said.error);
  return said;
}

async function makeKey(ask, send, more = {}) {
  const options = await post(ask, more);
  const credential = await navigator.credentials.create({ publicKey: creation(options) });
  return post(send, { ...more, credential: described(credential) });
}

async function showKey() {
  const options = await post("/sign-in/ask");
  const credential = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge), allowCredentials: [] } });
  return post("/sign-in", { credential: described(credential) });
}

// What somebody stops is no trouble; everything else is said where the button was.
async function attempt(near, act) {
  const trouble = (near.closest(".card, section") ?? page).querySelector("[data-trouble]") ?? page.querySelector("[data-trouble]");
  if (trouble) trouble.hidden = true;
  near.setAttribute("aria-busy", "true");
  try {
    await act();
  } catch (error) {
    const isStopped = ["NotAllowedError", "AbortError"].includes(error.name);
    if (trouble && !isStopped) {
      trouble.textContent = error instanceof Refused ? error.message : `${error.name}: ${error.message}`;
      trouble.hidden = false;
    }
  } finally {
    near.removeAttribute("aria-busy");
  }
}

if (page) {
  const hasKeys = window.isSecureContext && "PublicKeyCredential" in window;
  for (const note of page.querySelectorAll("[data-no-key]")) note.hidden = hasKeys;
  for (const button of page.querySelectorAll("[data-add-key]")) button.hidden = !hasKeys;

  page.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.matches("[data-keep-form]")) {
      event.preventDefault();
      attempt(form, async () => {
        const kept = await makeKey("/me/keep/ask", "/me/keep", { name: form.elements.name.value });
        const shown = page.querySelector("[data-kept]");
        [...shown.querySelectorAll(".six li")].forEach((item, number) => { item.textContent = kept.words[number]; });
        for (const card of shown.parentElement.children) card.hidden = card !== shown;
        shown.querySelector("h3").tabIndex = -1;
        shown.querySelector("h3").focus();
      });
    }
    // What a thief would like to do wants a key that was shown just now.
    if (form.matches("[data-prove]") && hasKeys && !form.dataset.proved) {
      event.preventDefault();
      const button = event.submitter;
      attempt(form, async () => {
        await showKey();
        form.dataset.proved = "yes";
        form.requestSubmit(button);
      });
    }
  });

  page.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.matches("[data-sign-in]")) attempt(button, async () => { location.href = (await showKey()).go; });
    if (button.matches("[data-add-key]")) {
      attempt(button, async () => {
        try {
          location.href = (await makeKey("/me/keys/ask", "/me/keys")).go;
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          await showKey();
          location.href = (await makeKey("/me/keys/ask", "/me/keys")).go;
        }
      });
    }
    if (button.matches("[data-print]")) window.print();
    if (button.matches("[data-save]")) {
      const words = [...button.closest(".card").querySelectorAll(".six li")].map((item) => item.textContent).join(" ");
      const link = document.createElement("a");
      link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(`${words}\n`)}`;
      link.download = "cheeseboard.txt";
      link.click();
    }
  });

  // --- another device: both screens look how it stands

  const PAUSE = 1200;
  const card = page.querySelector("[data-link]");
  const linking = page.querySelector("[data-linking]");
  const only = (shown) => {
    for (const name of ["shown", "asked", "agreed", "over"]) {
      const part = card.querySelector(`[data-${name}]`);
      if (part) part.hidden = name !== shown;
    }
  };
  async function look() {
    const answer = await fetch(root + card.dataset.link).then((one) => one.json()).catch(() => null);
    if (answer) {
      if (answer.stage === "asked") {
        card.querySelector("[data-words]").textContent = answer.words;
        card.querySelector("[name=words]").value = answer.words;
      }
      only(answer.stage);
      if (answer.stage === "over") return;
    }
    setTimeout(look, PAUSE);
  }
  async function lookIn() {
    const answer = await post(linking.dataset.linking).catch(() => null);
    if (answer?.stage === "in") { location.href = root + answer.go; return; }
    if (answer?.stage === "over") {
      linking.querySelector("[data-over]").hidden = false;
      linking.querySelector("[data-waits]").hidden = true;
      return;
    }
    setTimeout(lookIn, PAUSE);
  }
  if (card) look();
  if (linking) lookIn();

  for (const radio of page.querySelectorAll("[data-look] input[name=fur]")) {
    radio.addEventListener("change", () => {
      for (const one of page.querySelectorAll(".wardrobe .pickcard")) one.className = `pickcard fur-${radio.value}`;
    });
  }
}

// --- the offer to keep a name can wait

const offer = document.querySelector("[data-offer]");
if (offer) {
  const later = offer.querySelector("[data-later]");
  later.hidden = false;
  // Offered from the second match on whose score sheet somebody looks at.
  const seen = new Set(cheeseboardSettings.read("keep-seen").split(" ").filter(Boolean));
  seen.add(location.pathname);
  cheeseboardSettings.write("keep-seen", [...seen].slice(-3).join(" "));
  offer.hidden = seen.size < 2 || Boolean(cheeseboardSettings.read("keep-later"));
  later.addEventListener("click", () => {
    cheeseboardSettings.write("keep-later", "yes");
    offer.hidden = true;
  });
}

// --- the browser tells its zone once, to somebody whose zone nobody knows

if (document.documentElement.dataset.zone === "") {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) {
    fetch(`${root}/me/zone`, { method: "POST", body: new URLSearchParams({ zone, is_told: "true" }), headers: { Accept: "application/vnd.cheeseboard+json" } }).catch(() => {});
  }
}
