// The service worker of a page that a server serves: when the server is away, the page still opens,
// says so, and leads to the games that are kept on the device (see docs/site.md). All else is asked
// of the server, always. The server fills in the version.
const CACHE = "served-@VERSION@";
const WORDS = ["/api/words/en", "/api/words/fr"];

/** Whether what is in front of the server says that it is away: what the server says of itself is JSON. */
function isByProxy({ status, headers }) {
  return [502, 503, 504].includes(status) && !headers.get("content-type")?.includes("json");
}

async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch("/", { cache: "no-cache" });
  const files = (await page.clone().text()).matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2|svg))"/g);
  await cache.put("/", page);
  await cache.addAll([...new Set([...files].map((one) => one[1])), ...WORDS]);
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("served-") && name !== CACHE;
  const clean = async () => {
    for (const name of (await caches.keys()).filter(isOld)) await caches.delete(name);
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const isPage = request.mode === "navigate" && !pathname.startsWith("/api/");
  if (!isPage && !pathname.startsWith("/assets/") && !WORDS.includes(pathname)) return;
  const kept = async () => (await caches.open(CACHE)).match(isPage ? "/" : pathname);
  const answered = async () => {
    try {
      const response = await fetch(request);
      return isByProxy(response) ? ((await kept()) ?? response) : response;
    } catch (error) {
      const found = await kept();
      if (found) return found;
      throw error;
    }
  };
  event.respondWith(answered());
});
