import type { Fault } from "../../contract/studio/checks";
import type { CheckedText, Standard } from "./checked-text";

/** Faults that no reader may meet: a draft with one of them is not stored. */
const refusing = new Set([
  "category-unknown",
  "content-cut-off",
  "content-too-short",
  "headings-missing",
  "language-malay",
  "language-not-indonesian",
  "link-broken",
  "markdown-left",
  "near-duplicate",
  "off-topic",
  "placeholder",
  "price-not-ours",
  "promise-of-results",
  "title-taken",
]);

/** Whether a draft with a fault of this kind is refused. */
export function isRefusing(kind: string): boolean {
  return refusing.has(kind);
}

/** What is wrong with a text; each message says in Indonesian what to mend. */
export function findFaults(_text: CheckedText, _standard: Standard): Fault[] {
  return [];
}
