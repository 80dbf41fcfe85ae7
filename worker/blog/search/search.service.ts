import type { PostCategory, PostSummary } from "../../contract/blog";
import { maxHits } from "../../contract/limits";
import type { SearchHit, TextPart } from "../../contract/search";
import type { Deps } from "../../deps";
import { toPostSummary } from "../reading/reading.service";
import { findRoots, listBeginnings } from "./indonesian-affixes";
import {
  type AskedWord,
  beginning,
  findHits,
  findSuggestions,
  hitEnd,
  hitStart,
  type SearchRow,
  shortestBeginning,
  wordsThatCount,
} from "./search.repository";

/** The number of newest articles that are suggested after a search without a result. */
const suggestedArticles = 3;

const maxWordLength = 40;
const maxParts = 4;

const stopWords = new Set(
  (
    "ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa bisa dalam dan dapat dari dengan di dia hanya " +
    "harus ini itu jadi jika juga kalau kami kapan karena ke kenapa kita lagi lebih mana mengapa mereka oleh pada " +
    "para pun saat saja sampai sangat saya sebagai sebuah seorang seperti siapa suatu sudah supaya telah tentang " +
    "tetapi tidak untuk yaitu yang"
  ).split(" "),
);

export interface SearchPage {
  hits: SearchHit[];
  /** Suggestions after a search without a result. */
  latest: PostSummary[];
  categories: PostCategory[];
}

/** The articles for a query, best first; none for a query without a word. */
export async function searchPosts(deps: Deps, question: string): Promise<SearchPage> {
  const words = askedWords(question);
  const { db, clock } = deps;
  const { rows, latest, categories } =
    words.length > 0
      ? await findHits(db, clock(), words, { hits: maxHits, newest: suggestedArticles })
      : { rows: [], ...(await findSuggestions(db, clock(), suggestedArticles)) };
  const hits = rows.map(toHit);
  return hits.length > 0
    ? { hits, latest: [], categories: [] }
    : { hits, latest: latest.map(toPostSummary), categories };
}

function toHit({ markedTitle, markedText, ...row }: SearchRow): SearchHit {
  return {
    ...toPostSummary(row),
    titleParts: toParts(markedTitle),
    passage: toParts(cutPassage(markedText)),
  };
}

/** Characters of a passage before and after its first hit. */
const passageLength = { before: 60, after: 160 };
/** The hits of an article that are compared, and those that can stand in one passage. */
const [mostHits, hitsInPassage] = [500, 20];

function findHitPlaces(marked: string): { at: number; word: string }[] {
  const places: { at: number; word: string }[] = [];
  let at = marked.indexOf(hitStart);
  while (at >= 0 && places.length < mostHits) {
    const end = marked.indexOf(hitEnd, at);
    places.push({ at, word: marked.slice(at + 1, end).toLowerCase() });
    at = marked.indexOf(hitStart, end);
  }
  return places;
}

/** The part of a text with the most different hits, or the beginning of a text without any. */
function cutPassage(marked: string): string {
  const hits = findHitPlaces(marked);
  let best = { words: 0, at: 0 };
  for (const [index, { at }] of hits.entries()) {
    const near = hits.slice(index, index + hitsInPassage).filter((hit) => hit.at < at + passageLength.after);
    const words = new Set(near.map(({ word }) => word)).size;
    if (words > best.words) best = { words, at };
  }
  const from = Math.max(0, best.at - passageLength.before);
  const until = best.at + passageLength.after;
  const before = marked.slice(from, best.at).replaceAll(hitStart, "").replaceAll(hitEnd, "");
  const after = marked.slice(best.at, until);
  const isCut = until < marked.length;
  const whole = isCut ? after.slice(0, Math.max(after.lastIndexOf(" "), after.indexOf(hitEnd) + 1)) : after;
  const isOpen = whole.lastIndexOf(hitStart) > whole.lastIndexOf(hitEnd);
  return `${from > 0 ? `…${before.slice(before.indexOf(" ") + 1)}` : before}${whole}${isOpen ? hitEnd : ""}${isCut ? "…" : ""}`;
}

function toParts(marked: string): TextPart[] {
  return marked.split(hitStart).flatMap((piece, index) => {
    if (index === 0) return piece ? [{ text: piece, hit: false }] : [];
    const [hit = "", rest = ""] = piece.split(hitEnd);
    return [{ text: hit, hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])];
  });
}

/** The searched words of a query. */
export function askedWords(question: string): AskedWord[] {
  const words = tokenize(question);
  const telling = words.filter((word) => !stopWords.has(word));
  return wordsThatCount(telling.length > 0 ? telling : words).map(askedWord);
}

/** Splits a query into words, hyphenated words, and amounts with their currency. */
function tokenize(question: string): string[] {
  return (
    question
      .normalize("NFKC")
      .toLowerCase()
      .match(/(?:rp\.?\s?)?\d{1,3}(?:\.\d{3})+(?!\d)|[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*/gu) ?? []
  ).map((word) => [...word].slice(0, maxWordLength).join(""));
}

function askedWord(word: string): AskedWord {
  if (word.includes(".")) {
    // FTS5 splits "Rp1.500.000" into three words, the first being "rp1".
    const sum = word.replace(/^rp\.?\s?/, "").replaceAll(".", " ");
    return { itself: `"${sum}" OR "rp${sum}"`, forms: [], splits: [] };
  }
  const parts = [...new Set(word.split("-"))].slice(0, maxParts);
  if (parts.length > 1) {
    const joined = parts.join("");
    return { itself: parts.map(beginning).join(" AND "), forms: [joined], splits: [] };
  }
  const [part = word] = parts;
  if (part.length < shortestBeginning) return { itself: beginning(part), forms: [], splits: [] };
  const isPlain = /^[a-z]{4,}$/.test(part);
  const forms = isPlain ? findRoots(part).flatMap(listBeginnings) : [];
  return {
    itself: beginning(part),
    forms: [...new Set(forms)].filter((form) => form !== part),
    splits: isPlain ? listSplits(part) : [],
  };
}

/** Splits "ecommerce" like "e-commerce", and "kerjasama" like "kerja sama". */
function listSplits(word: string): [string, string][] {
  const places = Array.from({ length: word.length - shortestBeginning }, (_, index) => index + 1);
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
}
