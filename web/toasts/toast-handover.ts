import { handoverKey as key } from "./handed-over";
import type { ToastMessage } from "./toast";

export interface Left {
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
