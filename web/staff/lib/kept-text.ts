import { pageAccount } from "../../lib/http";

/** Texts that the browser could not store: its storage is full or forbidden. */
const unstored = new Map<string, string>();
const stores = { tab: () => sessionStorage, browser: () => localStorage };
/** The storage of a text: this tab or this browser. */
type Keeper = keyof typeof stores;
const ownKey = (key: string) => `${key}:${pageAccount()}`;

/** A stored unsent text or choice of this account, or "". */
export function readKeptText(key: string, keeper: Keeper = "tab"): string {
  try {
    return unstored.get(ownKey(key)) ?? stores[keeper]().getItem(ownKey(key)) ?? "";
  } catch {
    return "";
  }
}

/** Stores a text; "" deletes it. */
export function keepText(key: string, text: string, keeper: Keeper = "tab"): void {
  try {
    if (text === "") stores[keeper]().removeItem(ownKey(key));
    else stores[keeper]().setItem(ownKey(key), text);
    unstored.delete(ownKey(key));
  } catch {
    unstored.set(ownKey(key), text);
  }
}

/** The key of the unsent note of a return. */
export const returnNoteKey = (...ids: number[]) => `catatan-tinjauan:${ids.toSorted((a, b) => a - b).join()}`;
