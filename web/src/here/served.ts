/** A page that a server serves: what is kept of it for when the server is away, and whether one can
play here, from the files of a site that the same server has. */

/** Where those files are; "" if the server has none. */
export function siteAddress(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=here]")?.content ?? "";
}

/** Keeps enough of the page to say that the server is away. */
export async function keepPage(): Promise<void> {
  if ("serviceWorker" in navigator) await navigator.serviceWorker.register("/away.js");
}

/** Whether the files of the site are all on this device. */
export async function isSiteKept(): Promise<boolean> {
  if (!siteAddress() || !("serviceWorker" in navigator)) return false;
  const address = new URL(siteAddress(), location.href).href;
  const registration = await navigator.serviceWorker.getRegistration(address);
  return registration?.scope === address && registration.active !== null;
}

/** Whether this is an app of its own, and no page in a browser. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Keeps the files of the site, some megabytes; done when they are all there. */
export async function keepSite(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${siteAddress()}offline.js`);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === "activated") resolve();
      else if (worker?.state === "redundant") reject(new Error("the files could not be kept"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
