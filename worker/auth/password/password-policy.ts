import {
  maxNewPassword,
  minNewPassword,
  newPasswordTooLong,
  newPasswordTooShort,
} from "../../contract/account";
import { site } from "../../contract/site";
import { business } from "../../contract/site-content/defaults/business";
import { commonPasswordFingerprints } from "./common-password-fingerprints";
import { commonWords } from "./common-words";
import { comparable, fingerprintPassword } from "./password-fingerprint";

const guessable = "Password ini mudah ditebak. Pakai beberapa kata yang tidak berhubungan.";

/** Words related to this business (ASVS 5.0, 6.1.2), in addition to the account's names. */
const businessWords = splitWords([business.name, new URL(site.url).hostname]);

/** Characters that replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** With this many unpredictable characters, common words are harmless. */
const minUnforeseen = 4;
/** Digits of a whole date, such as 17081945. */
const longestDate = 8;
/** Guessing programs combine up to this many common words; three different ones make a passphrase. */
const maxCommonWords = 2;

/**
 * The reason in Indonesian why a new password is refused, or null. Any characters are allowed. Predictable passwords
 * are refused: the most common ones, or at most two common words, digits and repetitions, each with no more than three
 * other characters. `names` are names of the account.
 */
export function findWeakness(password: string, names: readonly string[]): string | null {
  const { length } = [...password];
  if (length < minNewPassword) return newPasswordTooShort;
  if (length > maxNewPassword) return newPasswordTooLong;
  const text = comparable(password);
  if (isCommonWithEnding(text)) return guessable;
  const known = new Set([...businessWords, ...splitWords(names)]);
  const spellings = [text, unmask(text), unmask(text).replaceAll("i", "l")];
  return spellings.some((spelling) => isForeseeable(spelling, known)) ? guessable : null;
}

/**
 * Whether a comparable password is one of the most common ones (docs/decisions/0011-staff-accounts.md). False positives
 * have a chance of about 1 in 430,000, because only 32 bits of each hash are stored.
 */
export function isCommonPassword(text: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(commonPasswordFingerprints, "base64"));
  return new Uint32Array(bytes.buffer).includes(fingerprintPassword(text));
}

function isCommonWithEnding(text: string): boolean {
  const characters = [...text];
  const shortest = Math.max(minNewPassword, characters.length - minUnforeseen + 1);
  for (let length = characters.length; length >= shortest; length -= 1) {
    if (isCommonPassword(characters.slice(0, length).join(""))) return true;
  }
  return false;
}

function isForeseeable(text: string, known: ReadonlySet<string>): boolean {
  const words = new Set<string>();
  let unforeseen = 0;
  let position = 0;
  while (position < text.length) {
    const rest = text.slice(position);
    const word = longestWord(rest, known);
    const pattern = Math.max(repetition(text, position), digitsLength(rest));
    if (word.length > pattern) words.add(word);
    else if (pattern === 0) unforeseen += /^[\p{L}\p{N}]/u.test(rest) ? 1 : 0.5;
    position += Math.max(word.length, pattern, 1);
  }
  return unforeseen < minUnforeseen && words.size <= maxCommonWords;
}

function longestWord(text: string, known: ReadonlySet<string>): string {
  for (let length = Math.min(text.length, 20); length > 1; length -= 1) {
    const word = text.slice(0, length);
    if (commonWords.has(word) || known.has(word)) return word;
  }
  return "";
}

/** How many characters from `position` on repeat the characters before it. */
function repetition(text: string, position: number): number {
  for (let unit = 1; unit <= position; unit += 1) {
    let length = 0;
    while (position + length < text.length && text[position + length] === text[position + length - unit]) {
      length += 1;
    }
    if (length >= Math.max(unit, 2)) return length;
  }
  return 0;
}

/** The length of a count, a year or a date after a word. */
function digitsLength(text: string): number {
  const { length } = /^\d*/.exec(text)?.[0] ?? "";
  return length <= longestDate ? length : 0;
}

function unmask(text: string): string {
  return text.replace(/[0134570@$!]/g, (character) => lookalikes[character] ?? character);
}

function splitWords(names: readonly string[]): Set<string> {
  const words = names.flatMap((name) => {
    const parts = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join("")];
  });
  return new Set(words.filter((word) => word.length > 2));
}
