const keyOf = (postId: number, key: string) => `sumber-klaim:${postId}:${key}`;

/** For browsers without a store: lost with the page alone. */
const kept = new Map<string, string>();

/** The source that was typed for a claim and not sent yet; "" without one. */
export function readSourceDraft(postId: number, key: string): string {
  const place = keyOf(postId, key);
  try {
    return sessionStorage.getItem(place) ?? kept.get(place) ?? "";
  } catch {
    return kept.get(place) ?? "";
  }
}

/** Keeps it until it is sent; "" forgets it. */
export function keepSourceDraft(postId: number, key: string, text: string): void {
  const place = keyOf(postId, key);
  kept.set(place, text);
  try {
    if (text === "") sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, text);
  } catch {
    // It stays in this page.
  }
}
