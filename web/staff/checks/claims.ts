import type { Claim } from "../../../worker/contract/studio/checks";

/** As sentences are compared: whatever spaces, line breaks and capitals they have. */
const plain = (text: string | null) => (text ?? "").toLowerCase().replace(/\s/g, "");

const read = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Where words of a sentence stand in a text; null where the sentence is not there. */
export function findLetters(source: string, { sentence, text }: { sentence: string; text: string }) {
  let letters = "";
  const places: number[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const shown = plain(source.charAt(at));
    letters += shown;
    for (const _ of shown.split("")) places.push(at);
  }
  const [whole, words] = [plain(sentence), plain(text)];
  const at = whole === "" ? -1 : letters.indexOf(whole);
  if (at < 0) return null;
  const start = at + Math.max(0, whole.indexOf(words));
  const [from, last] = [places[start], places[start + (words.length || whole.length) - 1]];
  return from === undefined || last === undefined ? null : { from, to: last + 1 };
}

/** The first address outside this site that a sentence of HTML links to; null without one. */
export function linkIn(html: string, sentence: string): string | null {
  const typed = /https?:\/\/[^\s"'<>()]+[^\s"'<>().,;:!?]/.exec(sentence)?.[0];
  const wanted = plain(sentence);
  if (typed || wanted === "") return typed ?? null;
  const links = [...read(html).querySelectorAll('a[href^="http"]')];
  const found = links.find((link) => {
    const block = link.closest("p, li, td, th, h2, h3, h4, blockquote, figcaption, dd");
    const words = plain(link.textContent);
    const isOfIt = wanted.includes(words) || words.includes(wanted);
    return isOfIt && plain((block ?? link).textContent).includes(wanted);
  });
  return found?.getAttribute("href") ?? null;
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
  const text = plain(`${change.title} ${change.summary} ${read(change.content).textContent}`);
  return claims.filter(
    ({ state, pending, sentence }) => state === "open" && (pending || text.includes(plain(sentence))),
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
