import type { Claim } from "../../../../../worker/contract/studio/checks";
import { findWords, type Range } from "../../../checks/find-words";

/** Fields that claims are read from, the longest first. */
const fieldIds = ["post-content", "post-summary", "post-title"];

export interface Place extends Range {
  field: HTMLInputElement | HTMLTextAreaElement;
}

/** Where the words of a claim stand in the form; null where they do not, or no longer. */
export function placeOf(claim: Claim): Place | null {
  for (const id of fieldIds) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const range = findWords(field.value, claim);
    if (range) return { field, ...range };
  }
  return null;
}

/** Asks whatever stands in the place of a field to show a range of its text, and to say so by preventing the default. */
export const showRangeEvent = "show-range";

/** Selects words in a field and brings them into sight. */
export function selectWords({ field, from, to }: Place): void {
  const asked = new CustomEvent<Range>(showRangeEvent, { detail: { from, to }, cancelable: true });
  if (!field.dispatchEvent(asked)) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(from, to);
  if (field instanceof HTMLTextAreaElement) field.scrollTop = heightUpTo(field, to) - field.clientHeight / 2;
  field.scrollIntoView({ block: "center" });
}

/** Pixels that a text area needs for its text up to a letter; a browser does not tell where a selection stands. */
function heightUpTo(field: HTMLTextAreaElement, end: number): number {
  const twin = field.cloneNode() as HTMLTextAreaElement;
  twin.removeAttribute("id");
  twin.removeAttribute("name");
  twin.tabIndex = -1;
  twin.ariaHidden = "true";
  Object.assign(twin.style, {
    position: "absolute",
    visibility: "hidden",
    height: "0",
    minHeight: "0",
    width: `${field.offsetWidth}px`,
  });
  twin.value = field.value.slice(0, end);
  field.after(twin);
  const height = twin.scrollHeight;
  twin.remove();
  return height;
}
