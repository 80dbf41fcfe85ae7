/** A way on: to another page, or something to be done at once, after which the toast goes. */
export type ToastAction = { label: string; href: string } | { label: string; onSelect: () => void };

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds. */
  duration?: number;
  action?: ToastAction;
  /** Beside it, what leads on. */
  link?: Extract<ToastAction, { href: string }>;
}

export interface Present {
  (message: ToastMessage): void;
  /** Puts the toast away that is there. */
  hide?: () => void;
}

let present: Present | null = null;
let waiting: ToastMessage | null = null;
const listeners = new Set<() => void>();

/** Shows one toast; the one before it goes. The toast area is loaded with the first toast. */
export function showToast(message: ToastMessage): void {
  if (present) {
    present(message);
    return;
  }
  setWaiting(message);
}

/** Puts the toast away that is on the screen: something opens where it stands. */
export function hideToast(): void {
  takeWaitingToast();
  present?.hide?.();
}

/** Called by the toast area once it is on the page; it is handed the toast that waits for it. */
export function setToastPresenter(presenter: Present | null): void {
  present = presenter;
  const message = present && takeWaitingToast();
  if (message) present?.(message);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that nobody has shown yet. */
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
