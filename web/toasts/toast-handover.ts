import type { ToastMessage } from "./toast";

const key = "toast-handover";
/** Milliseconds after which a toast that was handed over is no news any more. */
const newsMs = 60_000;

/**
 * Leaves a toast for the page that the browser loads next in this tab: going from the site to the staff area or back
 * loads the page anew. Call it right before leaving.
 */
export function handOverToast(message: ToastMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, at: Date.now() }));
  } catch (error) {
    // Storage that is full or forbidden costs the message, not the way.
    console.warn(error);
  }
}

/** True while a toast waits; a page with one comes to life at once. */
export function isToastHandedOver(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** The toast that the page before has left, once; null without one. */
export function takeHandedOverToast(): ToastMessage | null {
  try {
    const left: { message: ToastMessage; at: number } | null = JSON.parse(
      sessionStorage.getItem(key) ?? "null",
    );
    sessionStorage.removeItem(key);
    return left && Date.now() - left.at < newsMs ? left.message : null;
  } catch {
    return null;
  }
}
