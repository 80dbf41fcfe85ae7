/** Where a toast lies that one page leaves for the next; see `toast-handover.ts`. */
export const handoverKey = "toast-handover";

/** What lies there; null where nothing does. */
export function leftForThisPage(): string | null {
  try {
    return sessionStorage.getItem(handoverKey);
  } catch {
    return null;
  }
}

/** True while a toast waits; a page with one comes to life at once. */
export function isToastHandedOver(): boolean {
  return leftForThisPage() !== null;
}
