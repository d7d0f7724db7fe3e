/** Keeps the site for when there is no network, and tells when a newer version is there. */

/** Milliseconds: the first game comes before what is for later. */
export const LATER = 15_000;

const WORKER = "offline.js";

/** Begins to keep the files; `onUpdate` is told how to change to a newer version, if there is one. */
export async function keepOffline(onUpdate: (change: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const address = new URL(WORKER, document.baseURI).href;
  const registration = await navigator.serviceWorker.register(address);
  const offer = (): void => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    onUpdate(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("take over");
    });
  };
  const watch = (): void => registration.installing?.addEventListener("statechange", offer);
  offer();
  watch(); // one may have been found before we listened
  registration.addEventListener("updatefound", watch);
  // A page that stays open for days looks, too, whenever somebody comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}
