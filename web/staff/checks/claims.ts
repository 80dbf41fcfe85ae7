import type { Claim } from "../../../worker/contract/studio/checks";

export interface Range {
  from: number;
  to: number;
}

/** A text without its spaces in small letters, and where each letter stands in the source. */
interface Letters {
  text: string;
  places: Range[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith("#")) return entities[name] ?? entity;
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

function lettersOf(source: string, isHtml: boolean): Letters {
  const pattern = isHtml ? /<[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|[\s\S]/gi : /[\s\S]/g;
  let text = "";
  const places: Range[] = [];
  for (const { 0: token, index } of source.matchAll(pattern)) {
    if (isHtml && token.length > 1 && token.startsWith("<")) continue;
    const shown = (token.length > 1 ? decode(token) : token).toLowerCase().replace(/\s/g, "");
    text += shown;
    for (const _ of shown.split("")) places.push({ from: index, to: index + token.length });
  }
  return { text, places };
}

function rangeOf({ places }: Letters, start: number, length: number): Range | null {
  const first = places[start];
  const last = places[start + length - 1];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Where a sentence stands in HTML, whatever markup and spaces it has there; null where it does not. */
export function findSentence(html: string, sentence: string): Range | null {
  const letters = lettersOf(html, true);
  const wanted = lettersOf(sentence, false).text;
  const at = wanted === "" ? -1 : letters.text.indexOf(wanted);
  return at < 0 ? null : rangeOf(letters, at, wanted.length);
}

/** Where words of a sentence stand in HTML, or in plain text; null where the sentence is not there. */
export function findWords(source: string, claim: { sentence: string; text: string }): Range | null {
  return findIn(lettersOf(source, true), claim);
}

/** The same in what is no HTML, whatever signs it has. */
export function findLetters(source: string, claim: { sentence: string; text: string }): Range | null {
  return findIn(lettersOf(source, false), claim);
}

function findIn(letters: Letters, { sentence, text }: { sentence: string; text: string }): Range | null {
  const whole = lettersOf(sentence, false).text;
  const words = lettersOf(text, false).text;
  const at = whole === "" ? -1 : letters.text.indexOf(whole);
  if (at < 0) return null;
  const within = Math.max(0, whole.indexOf(words));
  return rangeOf(letters, at + within, words.length || whole.length);
}

/** The first address outside this site that a sentence of HTML links to; null without one. */
export function linkIn(html: string, sentence: string): string | null {
  const typed = /https?:\/\/[^\s"'<>()]+[^\s"'<>().,;:!?]/.exec(sentence)?.[0];
  if (typed) return typed;
  const range = findSentence(html, sentence);
  if (!range) return null;
  // The sentence may be all of the link, whose tag stands before it then.
  const opened = /<a\s[^>]*>$/i.exec(html.slice(0, range.from))?.[0] ?? "";
  const href = /<a\s[^>]*?href="(https?:\/\/[^"]+)"/i.exec(opened + html.slice(range.from, range.to))?.[1];
  return href ? href.replaceAll("&amp;", "&") : null;
}

/** Claims of the post itself that hold it back from the public. */
export function openInPost(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ state, pending }) => state === "open" && !pending);
}

interface ClaimedText {
  title: string;
  summary: string;
  content: string;
}

/** Claims that hold back the waiting change: its own, and those of the post that it still has. */
export function openInChange(claims: readonly Claim[], change: ClaimedText): Claim[] {
  const texts = [change.title, change.summary, change.content];
  return claims.filter(
    ({ state, pending, sentence }) =>
      state === "open" && (pending || texts.some((text) => findSentence(text, sentence) !== null)),
  );
}

/** What another claim of the same sentence was confirmed with, else null: one source often says all of it. */
export function sourceFor({ key, sentence }: Claim, claims: readonly Claim[]): string | null {
  const other = claims.find(
    (known) => known.key !== key && known.sentence === sentence && known.state === "confirmed",
  );
  return other?.source ?? null;
}

/** "3 klaim belum diperiksa". */
export function openText(count: number): string {
  return `${count} klaim belum diperiksa`;
}
