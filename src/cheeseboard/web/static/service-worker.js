// Hears push messages, also while no page of ours is open, and opens the right table when pressed.

const ICON = "@app-192.png@";
const BADGE = "@badge-96.png@";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show(told) {
  if (told.waiting) await self.navigator.setAppBadge?.(told.waiting).catch(() => {});
  await self.registration.showNotification(told.title ?? "Cheeseboard", {
    body: told.body,
    tag: told.tag,
    renotify: Boolean(told.tag),
    lang: told.lang,
    icon: ICON,
    badge: BADGE,
    data: { url: told.url },
    actions: [["open", told.open], ["later", told.later]].filter(([, title]) => title).map(([action, title]) => ({ action, title })),
  });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (event.action === "later") event.waitUntil(putOff(event.notification.data?.url ?? ""));
  else event.waitUntil(open(event.notification.data?.url ?? self.registration.scope));
});

// The same once more in an hour, if it still matters then.
async function putOff(path) {
  const table = new URL(path, self.registration.scope).pathname.split("/").pop();
  const body = new URLSearchParams({ table });
  await fetch(new URL("me/notices/later", self.registration.scope), { method: "POST", body, credentials: "same-origin" });
}

// A tab that shows the table already comes to the front; else there is a new one.
async function open(path) {
  const wanted = new URL(path, self.registration.scope);
  if (wanted.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === wanted.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(wanted.href);
}

// The browser's push service has given it another address.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription));
});

async function renew(before, after) {
  const options = before?.options;
  const made = after ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys, old: before?.endpoint ?? "" });
  await fetch(new URL("me/notices/push/renew", self.registration.scope), { method: "POST", body, credentials: "same-origin" });
}

// What was opened elsewhere is taken off this screen: all but what still waits.
self.addEventListener("message", (event) => {
  if (event.data?.waiting) event.waitUntil(tidy(new Set(event.data.waiting)));
});

async function tidy(waiting) {
  for (const shown of await self.registration.getNotifications()) {
    const isOver = shown.tag.startsWith("table-") ? !waiting.has(shown.tag) : shown.tag === "tables" && !waiting.size;
    if (isOver) shown.close();
  }
}
