import { rootsOf } from "../../blog/search/indonesian-affixes";
import type { Fault } from "../../contract/studio/checks";
import { wordsOf } from "../catalogue/spellings";
import { findSubject } from "../catalogue/subjects";
import { matchTopic } from "../writers/local/topic-match";
import { type ArticleParts, isFunctionWord, type Standard } from "./article-parts";

/** Share of the telling words of what was asked for that an article names where it says what it is about. */
const leastShare = 0.4;
/** The same, of a name that only the catalogue gives to what was asked for. */
const leastShareOfMeant = 0.6;
/** First paragraphs that say it. */
const openingBlocks = 4;

/** An article that is not about what was asked for. */
export function topicFaults(parts: ArticleParts, { topic, brief }: Standard): Fault[] {
  const { title, summary, headings, blocks } = parts;
  const wanted = brief?.keyPhrase || topic || brief?.title || "";
  const words = tellingWords(wanted);
  if (words.length === 0) return [];
  const opening = blocks.slice(0, openingBlocks).map(({ text }) => text);
  const told = rootsIn([title, summary, ...headings.map(({ text }) => text), ...opening]);
  const missing = missingOf(words, told);
  const faults: Fault[] = [];
  if (missing.length > words.length * (1 - leastShare) && !isMeant(wanted, parts)) {
    faults.push({
      kind: "off-topic",
      message: `Artikel tidak membahas “${wanted}”. Sebut ${missing
        .map((word) => `“${word}”`)
        .slice(0, 5)
        .join(", ")} di judul, subjudul, dan paragraf pembuka, dan jawab itu.`,
    });
  } else if (brief?.keyPhrase) {
    const inTitle = rootsIn([title]);
    if (missingOf(words, inTitle).length > words.length / 2) {
      faults.push({
        kind: "key-phrase-not-in-title",
        message: `Frasa kunci “${brief.keyPhrase}” belum ada di judul. Masukkan dengan wajar.`,
      });
    }
  }
  return faults;
}

/** Whether the article is about what the catalogue takes the words for: who types "cod" asks how buyers pay. */
function isMeant(wanted: string, { title, summary, headings }: ArticleParts): boolean {
  const topic = findSubject(wanted)?.topic ?? matchTopic(wanted)?.topic;
  if (!topic) return false;
  if (findSubject(title)?.topic === topic) return true;
  const words = tellingWords(topic.subject);
  const told = rootsIn([title, summary, ...headings.map(({ text }) => text)]);
  return missingOf(words, told).length <= words.length * (1 - leastShareOfMeant);
}

/** As the catalogue spells them, so that "olshop" and "toko online" are the same on both sides. */
function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text).filter((word) => word.length > 2 && !isFunctionWord(word)))];
}

function missingOf(words: readonly string[], told: ReadonlySet<string>): string[] {
  return words.filter((word) => !rootsOf(word).some((root) => told.has(root)));
}

function rootsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap(wordsOf).flatMap((word) => rootsOf(word)));
}
