import type { Stretch } from "./extract-blocks";
import type { Sentence } from "./extract-sentences";

/** A sentence as it is read: letters and digits of any shape as plain ones, without signs that nobody sees. */
export interface Folded extends Sentence {
  /** The words as the text has them. */
  shown(from: number, to: number): string;
}

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const foreignDigit = /[^\P{Nd}0-9]/u;

export function foldSentence(sentence: Sentence): Folded {
  const { text } = sentence;
  if (isPlain(text)) return { ...sentence, shown: (from, to) => text.slice(from, to) };
  const pieces: string[] = [];
  /** Where what each sign of the folded text comes from begins and ends. */
  const places: Stretch[] = [];
  /** Where each sign of the text went. */
  const moved: number[] = [];
  let at = 0;
  for (const sign of text) {
    const folded = foldSign(sign);
    for (let unit = 0; unit < sign.length; unit += 1) moved.push(places.length);
    for (let unit = 0; unit < folded.length; unit += 1) places.push([at, at + sign.length]);
    pieces.push(folded);
    at += sign.length;
  }
  moved.push(places.length);
  const follow = (all: readonly Stretch[]) =>
    all.map(([from, to]) => [moved[from] ?? 0, moved[to] ?? places.length] as const);
  return {
    ...sentence,
    ...{ text: pieces.join(""), code: follow(sentence.code), links: follow(sentence.links) },
    shown: (from, to) => text.slice(places[from]?.[0] ?? at, places[to - 1]?.[1] ?? at),
  };
}

/** The same of words that have no places. */
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
  // Some signs stand for a whole phrase; a sentence stays as short as it is.
  if (folded.length > 4) return sign;
  return foreignDigit.test(folded) ? String(digitValue(folded.codePointAt(0) ?? 0)) : folded;
}

/** Digits of every script stand in a row from nought to nine. */
function digitValue(point: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value += 1;
  return value;
}
