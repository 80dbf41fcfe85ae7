import { handoverKey as key } from "./handed-over";
import type { ToastMessage } from "./toast";

/** Milliseconds after which a toast that was handed over is no news any more. */
const newsMs = 60_000;

interface Left {
  message: ToastMessage;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Leaves a toast for the page that the browser loads next in this tab: going from the site to the staff area or back
 * loads the page anew. Call it right before leaving.
 */
export function handOverToast(message: Omit<ToastMessage, "action">): void {
  const left: Left = { message, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch (error) {
    // Storage that is full or forbidden costs the message, not the way.
    console.warn(error);
  }
}

/** The toast that the page before has left, once; null without one. */
export function takeHandedOverToast(): ToastMessage | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const left: Partial<Left> | null = JSON.parse(text ?? "null");
    return left?.message && isToast(left.message) && isNews(left.at) ? left.message : null;
  } catch {
    return null;
  }
}

function isToast({ title, description }: Partial<ToastMessage>): boolean {
  return typeof title === "string" && ["string", "undefined"].includes(typeof description);
}

function isNews(at: unknown): boolean {
  return typeof at === "number" && Date.now() - at < newsMs;
}
