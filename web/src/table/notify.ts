/** A notice of the browser when it is somebody's turn and they look elsewhere.

It is asked for only when somebody ticks it in their preferences, and there is none while the page
is in view. */

import { useEffect } from "preact/hooks";

import { preferences } from "../preferences";

/** What the browser says about notices; "none" if it has none. */
export function permission(): NotificationPermission | "none" {
  return "Notification" in window ? Notification.permission : "none";
}

/** Asks the person, who has just ticked that they like it; whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  if (permission() === "none") return false;
  return (await Notification.requestPermission()) === "granted";
}

let shown: Notification | null = null;

/** Tells that it is somebody's turn, if they want to know and do not see it. */
function notify(title: string, body: string, code: string): void {
  if (!preferences().notify || !document.hidden || permission() !== "granted") return;
  try {
    shown = new Notification(title, { body, tag: `automatable-${code}` });
  } catch {
    return; // some browsers on phones have notices for service workers only
  }
  shown.onclick = () => {
    window.focus();
    dismissNotice();
  };
}

/** Whoever looks has seen it. */
function dismissNotice(): void {
  shown?.close();
  shown = null;
}

/** Shows a notice when an answer becomes due, until somebody looks or it is given. */
export function useNotice(isDue: boolean, title: string, body: string, code: string): void {
  useEffect(() => {
    if (!isDue) return;
    notify(title, body, code);
    addEventListener("focus", dismissNotice);
    return () => {
      removeEventListener("focus", dismissNotice);
      dismissNotice();
    };
  }, [isDue, code]);
}
