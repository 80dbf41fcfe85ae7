const hiddenKey = "generation-hidden-batch";

/** Whether staff have put this finished batch away in this tab. */
export function isBatchHidden(id: string): boolean {
  try {
    return sessionStorage.getItem(hiddenKey) === id;
  } catch {
    return false;
  }
}

export function hideBatch(id: string): void {
  try {
    sessionStorage.setItem(hiddenKey, id);
  } catch {
    // Without a store it comes back with the next visit.
  }
}
