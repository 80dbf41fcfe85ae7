import type { ArticleSource } from "../../../worker/contract/blog";
import type { Checks, Claim } from "../../../worker/contract/studio/checks";

/** Normalises white space and case for comparisons. */
const plain = (text: string | null) => (text ?? "").toLowerCase().replace(/\s/g, "");

const read = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** The range of a claim's words in a text; null without its sentence. */
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

/** The first external address that a sentence links, or null. */
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

/** Open claims of the post, which block its publication. */
export function openInPost(claims: readonly Claim[]): Claim[] {
  return claims.filter(({ state, pending }) => state === "open" && !pending);
}

/** The sources that readers will see below the post: those of its brief, and the addresses of its confirmed claims. */
export function shownSources({ claims, sources }: Checks): ArticleSource[] {
  const confirmed = claims.flatMap(({ state, pending, source }) => {
    const address = state === "confirmed" && !pending && source !== null ? URL.parse(source) : null;
    return address?.protocol.startsWith("http") ? [{ title: address.host, url: address.href }] : [];
  });
  const added = confirmed.filter(({ url }) => sources.every((source) => source.url !== url));
  return [...sources, ...new Map(added.map((source) => [source.url, source])).values()];
}

interface ClaimedText {
  title: string;
  summary: string;
  content: string;
}

/** Open claims that block the pending change: its own, and those of the post that it still contains. */
export function openInChange(claims: readonly Claim[], change: ClaimedText): Claim[] {
  const text = plain(`${change.title} ${change.summary} ${read(change.content).textContent}`);
  return claims.filter(
    ({ state, pending, sentence }) => state === "open" && (pending || text.includes(plain(sentence))),
  );
}

/** The source of a confirmed claim of the same sentence, or null. */
export function sourceFor({ key, sentence }: Claim, claims: readonly Claim[]): string | null {
  const other = claims.find(
    (known) => known.key !== key && known.sentence === sentence && known.state === "confirmed",
  );
  return other?.source ?? null;
}

export function openText(count: number): string {
  return `${count} klaim belum diperiksa`;
}
