/** Where a toast lies that one page leaves for the next; see `toast-handover.ts`. */
export const handoverKey = "toast-handover";

/** True while a toast waits; a page with one comes to life at once. */
export function isToastHandedOver(): boolean {
  try {
    return sessionStorage.getItem(handoverKey) !== null;
  } catch {
    return false;
  }
}
