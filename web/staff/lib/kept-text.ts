import { pageAccount } from "../../lib/http";

/** The fallback for browsers without storage. */
const unstored = new Map<string, string>();
const stores = { tab: () => sessionStorage, browser: () => localStorage };
/** The storage of a text: this tab or this browser. */
type Keeper = keyof typeof stores;
const ownKey = (key: string) => `${key}:${pageAccount()}`;

/** A stored unsent text or choice of this account, or "". */
export function readKeptText(key: string, keeper: Keeper = "tab"): string {
  try {
    return stores[keeper]().getItem(ownKey(key)) ?? "";
  } catch {
    return unstored.get(ownKey(key)) ?? "";
  }
}

/** Stores a text; "" deletes it. */
export function keepText(key: string, text: string, keeper: Keeper = "tab"): void {
  try {
    if (text === "") stores[keeper]().removeItem(ownKey(key));
    else stores[keeper]().setItem(ownKey(key), text);
  } catch {
    unstored.set(ownKey(key), text);
  }
}

/** The key of the unsent note of a return. */
export const returnNoteKey = (...ids: number[]) => `catatan-tinjauan:${ids.toSorted((a, b) => a - b).join()}`;
