import type { ClaimKind } from "../../contract/studio/checks";
import { textOf } from "../posts/article-html";

/** One thing that a text claims, with its sentence. */
export interface FoundClaim {
  /** Of kind, words and sentence; formatting does not change it. */
  key: string;
  kind: ClaimKind;
  text: string;
  sentence: string;
  /** Where the house itself says so, at an address of ours; false where it does not. */
  isKnown: false | string;
}

const mostClaims = 300;

/** What a text claims, at most 300 things. */
export function extractClaims({
  title,
  summary,
  content,
}: {
  title: string;
  summary: string;
  content: string;
}): FoundClaim[] {
  const claims = new Map<string, FoundClaim>();
  for (const sentence of [title, summary, ...textOf(content).split(/(?<=[.!?])\s/)]) {
    for (const [text] of sentence.matchAll(/\d+(?:[.,]\d+)*%?/g)) {
      const kind = text.endsWith("%") ? "percentage" : "number";
      const key = digest(`${kind} ${text} ${sentence}`.toLowerCase().replaceAll(/[\s*#_]+/g, " "));
      claims.set(key, { key, kind, text, sentence: sentence.trim(), isKnown: false });
    }
  }
  return [...claims.values()].slice(0, mostClaims);
}

/** FNV-1a. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
