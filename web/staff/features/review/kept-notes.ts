const storageKey = "review-notes";

/** For browsers without a store: lost with the page alone. */
let kept: Record<string, string> = {};

function readNotes(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
    if (typeof stored === "object" && stored !== null) return { ...kept, ...stored };
  } catch {
    // What is kept in this page is all there is.
  }
  return kept;
}

/** The note that was typed for a post and not sent; "" when there is none. */
export function readNote(id: number): string {
  const note: unknown = readNotes()[id];
  return typeof note === "string" ? note : "";
}

/** Keeps a note until it is sent; "" forgets it. */
export function keepNote(id: number, note: string): void {
  const { [id]: _, ...others } = readNotes();
  kept = note === "" ? others : { ...others, [id]: note };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // It stays in this page.
  }
}
