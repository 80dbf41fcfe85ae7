import { findWords, signsOfHtml } from "./plain-signs";

interface Claimed {
  text: string;
  sentence: string;
}

/** Where the words of a claim stand in the source of a text; null where its sentence is not there any more. */
export function findClaim(source: string, claim: Claimed): { start: number; end: number } | null {
  const signs = signsOfHtml(source);
  const found = findWords(signs.text, claim);
  if (!found) return null;
  const start = signs.from[found.first];
  const end = signs.to[found.last];
  return start === undefined || end === undefined ? null : { start, end };
}

/** A sentence cut around the words of its claim; the words are "" where they do not stand in it. */
export function cutAround({ text, sentence }: Claimed): { before: string; words: string; after: string } {
  const exact = sentence.indexOf(text);
  const at = exact < 0 ? sentence.toLowerCase().indexOf(text.toLowerCase()) : exact;
  if (at < 0 || text === "") return { before: sentence, words: "", after: "" };
  const end = at + text.length;
  return { before: sentence.slice(0, at), words: sentence.slice(at, end), after: sentence.slice(end) };
}
