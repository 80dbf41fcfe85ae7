import { handoverKey as key } from "./handed-over";
import type { ToastMessage } from "./toast";
import type { Left } from "./toast-handover";

/** Milliseconds after which a handed-over toast is not shown. */
const newsMs = 60_000;

/**
 * The toast in `text`, which the previous page left; null if there is none, or if the storage has changed since,
 * because then it is meant for the next page.
 */
export function takeHandedOverToast(text: string): ToastMessage | null {
  try {
    if (sessionStorage.getItem(key) !== text) return null;
    sessionStorage.removeItem(key);
    const left: Partial<Left> | null = JSON.parse(text);
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
