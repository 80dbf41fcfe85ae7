import { rootsOf } from "../../blog/search/indonesian-affixes";
import type { Fault } from "../../contract/studio/checks";
import { type ArticleParts, wordsOf } from "./article-parts";
import type { Standard } from "./checked-text";
import { isFunctionWord } from "./function-words";

/** Share of the telling words of what was asked for that an article names where it says what it is about. */
const leastShare = 0.4;
/** First paragraphs that say it. */
const openingBlocks = 4;

/** An article that is not about what was asked for. */
export function topicFaults(
  { title, summary, headings, blocks }: ArticleParts,
  { topic, brief }: Standard,
): Fault[] {
  const wanted = brief?.keyPhrase || topic || brief?.title || "";
  const words = [...new Set(wordsOf(wanted).filter((word) => word.length > 2 && !isFunctionWord(word)))];
  if (words.length === 0) return [];
  const opening = blocks.slice(0, openingBlocks).map(({ text }) => text);
  const told = rootsIn([title, summary, ...headings.map(({ text }) => text), ...opening]);
  const missing = words.filter((word) => !rootsOf(word).some((root) => told.has(root)));
  const faults: Fault[] = [];
  if (missing.length > words.length * (1 - leastShare)) {
    faults.push({
      kind: "off-topic",
      message: `Artikel tidak membahas “${wanted}”. Sebut ${missing
        .map((word) => `“${word}”`)
        .slice(0, 5)
        .join(", ")} di judul, subjudul, dan paragraf pembuka, dan jawab itu.`,
    });
  } else if (brief?.keyPhrase) {
    const inTitle = rootsIn([title]);
    const absent = words.filter((word) => !rootsOf(word).some((root) => inTitle.has(root)));
    if (absent.length > words.length / 2) {
      faults.push({
        kind: "key-phrase-not-in-title",
        message: `Frasa kunci “${brief.keyPhrase}” belum ada di judul. Masukkan dengan wajar.`,
      });
    }
  }
  return faults;
}

function rootsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOf).flatMap((word) => rootsOf(word)));
}
