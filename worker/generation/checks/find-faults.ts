import type { Fault } from "../../contract/studio/checks";
import { partsOf } from "./article-parts";
import type { CheckedText, Standard } from "./checked-text";
import { claimFaults } from "./claim-faults";
import { headingFaults } from "./heading-faults";
import { languageFaults } from "./language-faults";
import { leftoverFaults } from "./leftover-faults";
import { lengthFaults } from "./length-faults";
import { likenessFaults } from "./likeness-faults";
import { linkFaults } from "./link-faults";
import { repetitionFaults } from "./repetition-faults";
import { titleFaults } from "./title-faults";
import { topicFaults } from "./topic-faults";
import { wordingFaults } from "./wording-faults";

/** Faults that no reader may meet: a draft with one of them is not stored. */
const refusing = new Set([
  "category-missing",
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

/** What is wrong with a text, the gravest first; each message says in Indonesian what to mend. */
export function findFaults(text: CheckedText, standard: Standard): Fault[] {
  const parts = partsOf(text);
  const faults = [
    ...topicFaults(parts, standard),
    ...languageFaults(parts, standard),
    ...leftoverFaults(parts),
    ...lengthFaults(parts),
    ...titleFaults(parts, standard),
    ...headingFaults(parts),
    ...linkFaults(parts, standard),
    ...claimFaults(text, parts, standard),
    ...likenessFaults(parts, standard),
    ...repetitionFaults(parts),
    ...wordingFaults(parts, standard),
  ];
  return faults.sort((a, b) => Number(isRefusing(b.kind)) - Number(isRefusing(a.kind)));
}
