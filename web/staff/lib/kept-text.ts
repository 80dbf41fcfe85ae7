/** For browsers without a store: lost with the page alone. */
const kept = new Map<string, string>();

/** What was typed into a field and not sent yet, kept in this tab; "" where there is nothing. */
export function readKeptText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return kept.get(key) ?? "";
  }
}

/** Keeps a text until it is sent; "" forgets it. */
export function keepText(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    kept.set(key, text);
  }
}
