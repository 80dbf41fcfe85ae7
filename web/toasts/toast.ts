/** A link, or an action after which the toast closes. */
export type ToastAction = { label: string; href: string } | { label: string; onSelect: () => void };

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds. */
  duration?: number;
  action?: ToastAction;
  /** A link next to the action. */
  link?: Extract<ToastAction, { href: string }>;
}

export interface Present {
  (message: ToastMessage): void;
  /** Dismisses the current toast. */
  hide?: () => void;
}

let present: Present | null = null;
let waiting: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows a toast in place of the previous one. The toast area is loaded with the first toast. */
export function showToast(message: ToastMessage): void {
  if (present) {
    present(message);
    return;
  }
  setWaiting(message);
}

/** Dismisses the toast, because something opens in its place. */
export function hideToast(): void {
  takeWaitingToast();
  present?.hide?.();
}

/** Called by the mounted toast area; it is given the waiting toast. */
export function setToastPresenter(presenter: Present | null): void {
  present = presenter;
  const message = present && takeWaitingToast();
  if (message) present?.(message);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function waitingToast(): ToastMessage | null {
  return waiting;
}

export function takeWaitingToast(): ToastMessage | null {
  const message = waiting;
  setWaiting(null);
  return message;
}

function setWaiting(message: ToastMessage | null): void {
  waiting = message;
  for (const listener of listeners) listener();
}
