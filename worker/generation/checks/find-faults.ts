import { blocksOf } from "../../blog/claims/extract-blocks";
import type { Brief } from "../../contract/studio/brief";
import type { Fault } from "../../contract/studio/checks";
import { type CheckedText, partsOf, type Standard, wordsOf } from "./article-parts";
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

/** Those of them that a single sentence brings. */
const ofWords = new Set([
  "content-cut-off",
  "language-malay",
  "markdown-left",
  "placeholder",
  "price-not-ours",
  "promise-of-results",
]);

/** Whether a draft with a fault of this kind is refused. */
export function isRefusing(kind: string): boolean {
  return refusing.has(kind);
}

/** What is wrong with a text, the gravest first; each message says in Indonesian what to mend. */
export function findFaults(text: CheckedText, standard: Standard): Fault[] {
  const faults = faultsIn(text, standard);
  return markOwnWords(faults, text, standard).sort(
    (a, b) => Number(isRefusing(b.kind)) - Number(isRefusing(a.kind)),
  );
}

function faultsIn(text: CheckedText, standard: Standard): Fault[] {
  const parts = partsOf(text);
  return [
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
}

/** What staff wrote themselves refuses nothing: no writer could mend it, and they are told what is wrong with it. */
function markOwnWords(faults: readonly Fault[], text: CheckedText, standard: Standard): Fault[] {
  if (!faults.some(({ kind }) => ofWords.has(kind))) return [...faults];
  const content = withoutOwnWords(text.content, standard.brief);
  if (content === text.content) return [...faults];
  const written = new Set(faultsIn({ ...text, content }, standard).map(({ kind }) => kind));
  return faults.map((fault) =>
    ofWords.has(fault.kind) && !written.has(fault.kind)
      ? { kind: "own-words", message: `Dari bahan yang Anda tulis: ${fault.message}` }
      : fault,
  );
}

const element = /<(p|li|h[2-6])(?:\s[^>]{0,500})?>([^<]{1,5000})<\/\1>/gi;
const leastWords = 2;

/** HTML without the paragraphs that staff wrote themselves in the brief; the same HTML where there are none. */
function withoutOwnWords(html: string, brief: Brief | null): string {
  const own = [brief?.ownFacts ?? "", brief?.callToAction ?? ""]
    .flatMap((text) => text.split(/\n+/))
    .map((line) => ` ${sayingOf(line)} `)
    .filter((line) => line.trim() !== "");
  if (own.length === 0) return html;
  return html.replace(element, (whole, _tag: string, inside: string) => {
    const said = blocksOf(inside)
      .map(({ text }) => sayingOf(text))
      .join(" ");
    const isOwn = said.split(" ").length >= leastWords && own.some((line) => line.includes(` ${said} `));
    return isOwn ? "" : whole;
  });
}

/** Signs of markdown and full stops make no difference. */
function sayingOf(text: string): string {
  return wordsOf(text).join(" ");
}
