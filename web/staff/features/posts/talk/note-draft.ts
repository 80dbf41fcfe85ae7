const keyOf = (postId: number) => `catatan-post:${postId}`;

/** What was typed of a note and not sent yet; "" without one. */
export function readNoteDraft(postId: number): string {
  try {
    return sessionStorage.getItem(keyOf(postId)) ?? "";
  } catch {
    return "";
  }
}

export function keepNoteDraft(postId: number, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyOf(postId));
    else sessionStorage.setItem(keyOf(postId), text);
  } catch {
    // Without a store it stays for as long as the page does.
  }
}
