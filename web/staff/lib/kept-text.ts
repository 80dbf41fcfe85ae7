/** For browsers without a store: lost with the page alone. */
const unstored = new Map<string, string>();
const stores = { tab: () => sessionStorage, browser: () => localStorage };
/** For how long a text is kept: with this tab, or in this browser. */
type Keeper = keyof typeof stores;

/** What was typed into a field and not sent yet, or chosen; "" where there is nothing. */
export function readKeptText(key: string, keeper: Keeper = "tab"): string {
  try {
    return stores[keeper]().getItem(key) ?? "";
  } catch {
    return unstored.get(key) ?? "";
  }
}

/** Keeps a text until it is sent; "" forgets it. */
export function keepText(key: string, text: string, keeper: Keeper = "tab"): void {
  try {
    if (text === "") stores[keeper]().removeItem(key);
    else stores[keeper]().setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
}

/** Where the note is kept with which posts are to be returned to their authors. */
export const returnNoteKey = (...ids: number[]) => `catatan-tinjauan:${ids.toSorted((a, b) => a - b).join()}`;
