import { handoverKey as key } from "./handed-over";
import type { ToastMessage } from "./toast";

export interface Left {
  message: ToastMessage;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Leaves a toast for the next page load in this tab, between the site and the staff area. Call it right before
 * navigating.
 */
export function handOverToast(message: Omit<ToastMessage, "action">): void {
  const left: Left = { message, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(left));
  } catch (error) {
    // A full or forbidden storage only loses the message.
    console.warn(error);
  }
}
