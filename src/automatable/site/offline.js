// Keeps the files of one version of the site, so that it can be opened without a network. Another
// version waits until somebody asks for it: nobody is interrupted in the middle of a game.
// `automatable site` fills in the version and the files.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const PREFIX = "automatable-";
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => {
  // Asked of the host anew: what the browser has may be of the version before.
  const wanted = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
  const clean = async () => {
    for (const name of (await caches.keys()).filter(isOld)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const folder = new URL(self.registration.scope).pathname;
  const isPage = request.mode === "navigate" && [folder, `${folder}index.html`].includes(address.pathname);
  const wanted = isPage ? self.registration.scope : address.origin + address.pathname;
  const found = caches.open(CACHE).then((cache) => cache.match(wanted));
  event.respondWith(found.then((kept) => kept ?? fetch(request)));
});
