import { escapePattern } from "./claim-own-facts";
import type { Block, Stretch } from "./extract-blocks";

/** A sentence, a heading, a list item or a table cell. */
export interface Sentence {
  text: string;
  /** The tag of the sentence's block. */
  tag: string;
  row: number;
  isFirst: boolean;
  /** Ranges of `text` that are code. */
  code: readonly Stretch[];
  /** Ranges of `text` that link to another article of this site. */
  links: readonly Stretch[];
}

/** Longer sentences are split, so that the patterns take a bounded time for each. */
export const longestSentence = 600;
/** A quotation up to this length stays in one sentence. */
const longestQuotation = 400;

/** Abbreviations whose full stop does not end a sentence. */
const goesOn = new Set(
  "pt cv ud tbk rp jl jln no nomor dr drs dra ir prof h hj st sdr sdri bpk yth kab kec kel prov tlp telp hp fax hlm vol rt rw mis ttg tgl thn min maks vs mr mrs a.n u.p d.a s.d a.l b.d".split(
    " ",
  ),
);

/** Splits a block into sentences. Joined, they are the block's text. */
export function splitSentences({ text, tag, row, code, links }: Block): Sentence[] {
  const sentences: Sentence[] = [];
  const codeIn = stretchesIn(code);
  const linksIn = stretchesIn(links);
  for (const [start, end] of findBoundaries(evenQuotes(text))) {
    const words = text.slice(start, end);
    const from = start + words.length - words.trimStart().length;
    const trimmed = words.trim();
    if (trimmed === "") continue;
    const until = from + trimmed.length;
    sentences.push({
      ...{ text: trimmed, tag, row, isFirst: sentences.length === 0 },
      ...{ code: codeIn(from, until), links: linksIn(from, until) },
    });
  }
  return sentences;
}

/** Returns a function that clips ranges to a part of the text. Its calls must go through the parts in order. */
function stretchesIn(all: readonly Stretch[]): (from: number, to: number) => Stretch[] {
  let next = 0;
  return (from, to) => {
    while ((all[next]?.[1] ?? Number.POSITIVE_INFINITY) <= from) next += 1;
    const inside: Stretch[] = [];
    for (let index = next; index < all.length; index += 1) {
      const [opens, closes] = all[index] ?? [to, to];
      if (opens >= to) break;
      inside.push([Math.max(0, opens - from), Math.min(to, closes) - from]);
    }
    return inside;
  };
}

function* findBoundaries(text: string): Generator<[from: number, to: number]> {
  let from = 0;
  let quoteEnd = 0;
  const closing = createClosingMarkFinder(text);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (at >= quoteEnd && (sign === "“" || sign === '"')) quoteEnd = closing(sign, at);
    if (!".!?…".includes(sign)) continue;
    // The last character of a quotation may also end the sentence around it.
    if (at < quoteEnd - 2) continue;
    let end = at + 1;
    while (end < text.length && ".!?…”\"’')]»".includes(text[end] ?? "")) end += 1;
    if (isEnd(text, at, end, from)) {
      yield* splitLongSentence(text, from, end);
      from = end;
    }
    at = end - 1;
  }
  yield* splitLongSentence(text, from, text.length);
}

/** Whether a sentence ends with the punctuation from `at` to `end`. */
function isEnd(text: string, at: number, end: number, from: number): boolean {
  if (end >= text.length) return true;
  if (text[end] !== " ") return false;
  if (!/^[“"‘'([«]?[\p{Lu}\p{N}“"‘'([«–•]/u.test(text.slice(end + 1, end + 4))) return false;
  return !(text[at] === "." && goesOnAfter(text, at, from));
}

function goesOnAfter(text: string, at: number, from: number): boolean {
  const before = /[\p{L}\p{N}.]{1,12}$/u.exec(text.slice(Math.max(from, at - 12), at))?.[0] ?? "";
  const isListNumber = /^\d{1,3}$/.test(before) && at - from <= before.length + 1;
  // "B. J. Habibie", not "ukuran S, M, L. Sebutkan".
  const isInitial = /(?:^|^[.\s]|\p{Lu}\p{L}+\s|\.\s)\p{Lu}(?:\.\p{Lu})*$/u.test(
    text.slice(Math.max(from, at - 24), at),
  );
  return isListNumber || isInitial || goesOn.has(before.toLowerCase());
}

/** Returns a function that finds the end of the quotation opened at `at`, or `at` if it does not close near enough. */
function createClosingMarkFinder(text: string): (sign: string, at: number) => number {
  // The next mark is remembered, so that many unclosed quotations do not each search the rest of the text.
  const next = new Map<string, number>();
  return (sign, at) => {
    const mark = sign === "“" ? "”" : sign;
    if ((next.get(mark) ?? -1) <= at) {
      const found = text.indexOf(mark, at + 1);
      next.set(mark, found < 0 ? Number.POSITIVE_INFINITY : found);
    }
    const end = (next.get(mark) ?? Number.POSITIVE_INFINITY) + 1;
    return end - at <= longestQuotation ? end : at;
  };
}

function* splitLongSentence(text: string, from: number, to: number): Generator<[number, number]> {
  let start = from;
  while (to - start > longestSentence) {
    const space = text.slice(start, start + longestSentence).lastIndexOf(" ");
    const end = start + (space > longestSentence / 2 ? space : longestSentence);
    yield [start, end];
    start = end;
  }
  yield [start, to];
}

/** Removes markdown signs, so that a claim stays the same when the markdown is converted. */
export function withoutMarks(sentence: Sentence): Sentence {
  const lead = sentence.isFirst
    ? (/^(?:(?:#{1,6}|[-*+•]|>(?=\s\D)|\d{1,3}[.)])\s{1,3}){1,3}/.exec(sentence.text)?.[0].length ?? 0)
    : 0;
  const text = sentence.text.slice(lead);
  if (lead === 0 && !/[*_~]/.test(text)) return sentence;
  // Removing the inner signs would shift the ranges of code and links.
  if (sentence.code.length + sentence.links.length > 0) {
    const moved = (all: readonly Stretch[]) =>
      all.map(([from, to]) => [Math.max(0, from - lead), to - lead] as const).filter(([, to]) => to > 0);
    return { ...sentence, text, code: moved(sentence.code), links: moved(sentence.links) };
  }
  const even = text.replace(
    /(?<!\d)\*{1,3}|\*{1,3}(?!\d)|~~|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu,
    "",
  );
  return { ...sentence, text: even };
}

/** A sentence with characters in their plain form (NFKC, ASCII digits) and without invisible characters. */
export interface Folded extends Sentence {
  /** The original words of a range. */
  shown(from: number, to: number): string;
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const foreignDigit = /[^\P{Nd}0-9]/u;

/** Where folding changes the length, the ranges of code and links no longer fit and are dropped. */
export function foldSentence(sentence: Sentence): Folded {
  const { text } = sentence;
  const folded = evenQuotes(foldText(text));
  const fits = folded.length === text.length;
  return {
    ...sentence,
    ...{ text: folded, ...(!fits && { code: [], links: [] }) },
    shown: (from, to) => (fits ? text : folded).slice(from, to),
  };
}

const quotedPairs = /“[^“”]{1,500}”|„[^„“”]{1,500}[“”]|«[^«»]{1,500}»|»[^«»]{1,500}«|[”‟][^“”‟]{1,500}”/g;

/** Replaces every pair of quotation marks by “…”; the length stays. */
function evenQuotes(text: string): string {
  return text.replace(quotedPairs, (pair) => `“${pair.slice(1, -1)}”`);
}

export function foldText(text: string): string {
  return isPlain(text) ? text : Array.from(text, foldSign).join("");
}

function isPlain(text: string): boolean {
  return text.normalize("NFKC") === text && !unseen.test(text) && !foreignDigit.test(text) && !/٪/.test(text);
}

function foldSign(sign: string): string {
  if (/^[\x20-\x7e…]$/.test(sign)) return sign;
  if (unseen.test(sign)) return "";
  if (sign === "٪") return "%";
  const point = sign.codePointAt(0) ?? 0;
  // "Ⅻ" and "ⅻ" count as 12.
  if (point >= 0x2160 && point <= 0x217b && (point & 15) < 12) return String((point & 15) + 1);
  const folded = sign.normalize("NFKC").replace("\u2044", "/");
  // Some characters expand to a whole phrase, which would make the sentence longer.
  if (folded.length > 4) return sign;
  return foreignDigit.test(folded) ? String(digitValue(folded.codePointAt(0) ?? 0)) : folded;
}

/** The digits of every script are consecutive code points from 0 to 9. */
function digitValue(point: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}

/** The offsets of these words in a text, but not within a longer number: "15 juta" does not contain "5 juta". */
export function findWhole(text: string, words: string): number[] {
  // Few sentences contain the words, and an expression for each sentence is slow.
  if (!text.includes(words)) return [];
  const whole = new RegExp(`(?<![\\d.,])${escapePattern(words)}(?![.,]?\\d)`, "g");
  return [...text.matchAll(whole)].map(({ index }) => index);
}
