/** Key of the toast that one page leaves for the next; see `toast-handover.ts`. */
export const handoverKey = "toast-handover";

export function readHandedOver(): string | null {
  try {
    return sessionStorage.getItem(handoverKey);
  } catch {
    return null;
  }
}

export function isToastHandedOver(): boolean {
  return readHandedOver() !== null;
}
