import * as z from "zod/mini";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be stored
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A flag of a region, such as Scotland's. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/u;
const keycap = /[\d#*]\ufe0f(?=\u20e3)/u;
/** With variation selector, skin tone and joiner to the next emoji. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d(?=\p{Extended_Pictographic}))?/u;
/** Latin, Greek and Cyrillic letters take neither joiners nor variation selectors. */
const letter = /(?![\p{DI}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}])[\p{L}\p{M}]/u;
const variant = /[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]?/u;
const joiner = /(?:[\u180e\u200c\u200d](?!\p{DI})(?=[\p{L}\p{M}]))?/u;
const seen = [flag.source, keycap.source, emoji.source, letter.source + variant.source + joiner.source];
const unseen = /[\p{DI}\ufff9-\ufffb]/u;
const seenOrUnseen = new RegExp(`(${seen.join("|")})|${unseen.source}`, "gu");

/**
 * Removes invisible characters such as direction marks, soft hyphens and zero-width spaces. Joiners that shape an emoji
 * or a word stay.
 */
export function withoutUnseen(text: string): string {
  return text.replace(seenOrUnseen, "$1");
}

/** More combining marks than any script uses on one letter. */
const manyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * Limits combining marks to thirty in a row, like Unicode's stream-safe format, because normalization takes quadratic
 * time in their number.
 */
export function limitMarks(text: string): string {
  return text.replace(manyMarks, "$1");
}

/** Free text as it is stored: trimmed, well-formed, NFC, without control characters except tabs and line breaks. */
export function cleanText(text: string): string {
  return limitMarks(withoutUnseen(text.toWellFormed().replace(controlCharacters, "")))
    .normalize("NFC")
    .trim();
}

/** The same on one line, with single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}

/** Stored but invisible characters besides spaces: joiners, private use, the empty Braille pattern. */
const invisible = /[\p{DI}\p{Co}\x80-\x9f\u2800\ufff9-\ufffb]/gu;

/** The number of visible characters (code points), without surrounding spaces. */
export function seenLength(text: string): number {
  return [...text.replace(invisible, "").trim()].length;
}

/** The UTF-8 length of a text in bytes; without `TextEncoder`, which the contract's type library lacks. */
export function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Required text of `min` to `max` characters (code points) after cleaning; `message` is for missing and too short
 * texts. Invisible characters do not count towards `min`.
 */
export function requiredText(min: number, message: string, max: number, label: string) {
  return required(cleanText, min, message, max, label);
}

/** The same for a single line. */
export function requiredLine(min: number, message: string, max: number, label: string) {
  return required(cleanLine, min, message, max, label);
}

/** Optional text; absent, null and empty all mean "not given". */
export function optionalText(max: number, label: string) {
  return optional(cleanText, max, label);
}

export function optionalLine(max: number, label: string) {
  return optional(cleanLine, max, label);
}

type Clean = (text: string) => string;

function required(clean: Clean, min: number, message: string, max: number, label: string) {
  return z.string(message).check(
    z.overwrite(clean),
    z.refine((value) => seenLength(value) >= min, message),
    z.maxLength(max, tooLong(max, label)),
  );
}

function optional(clean: Clean, max: number, label: string) {
  const text = z
    .string(`${label} tidak valid`)
    .check(z.overwrite(clean), z.maxLength(max, tooLong(max, label)));
  return z.optional(z.nullable(text));
}

function tooLong(max: number, label: string): string {
  return `${label} maksimal ${max.toLocaleString("id-ID")} karakter`;
}

export const searchWords = z
  .string("Pencarian tidak valid")
  .check(z.overwrite(cleanLine), z.maxLength(100, "Pencarian maksimal 100 karakter"));

/**
 * Text with a fixed format, such as a URL: an invalid one is refused, not corrected. Only invisible characters, which
 * copying may add, are removed.
 */
export function formedText(message: string) {
  return z.string(message).check(z.overwrite((value) => withoutUnseen(value).trim()));
}

/** A domain may be internationalized, or in its ASCII form. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[\w-]+)$/u;

/** Normalizes to NFC and lowercases an internationalized domain, because SQL ignores the case of ASCII letters only. */
function normalizeAddress(typed: string): string {
  const address = typed.normalize("NFC");
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return /^[\w.-]*$/.test(domain) ? address : address.slice(0, -domain.length) + domain.toLowerCase();
}

export const emailAddress = formedText("Format email tidak valid").check(
  z.maxLength(254, { error: "Email maksimal 254 karakter", abort: true }),
  z.overwrite(normalizeAddress),
  z.regex(emailPattern, "Format email tidak valid"),
);

export const maxSlugLength = 150;
/** Longer than any stored slug. */
const maxStoredLength = 250;
/** Control characters, path separators, and sequences that a browser would decode again. */
const impossible = /[\p{Cc}/\\]|%[\da-f]{2}|^\.{1,2}$/iu;

/** A title as a slug: lowercase letters and digits, everything else as single hyphens. */
export function slugify(title: string): string {
  return limitMarks(title)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The slug for a title or typed slug; a `number` above 1 is appended if the earlier ones are taken. */
export function toPostSlug(title: string, number = 1): string {
  const ending = number === 1 ? "" : `-${number}`;
  const base = slugify(title).slice(0, maxSlugLength - ending.length);
  return base.replace(/-$/, "") + ending;
}

/**
 * Whether an article can have this slug, including imported ones. Other slugs are answered without a query or cache
 * entry.
 */
export function mayBeSlug(text: string): boolean {
  return text !== "" && text.length <= maxStoredLength && text.isWellFormed() && !impossible.test(text);
}

/**
 * Ids of an article's headings, in order; "" for an empty heading. An id contains the heading's words, so that links
 * stay valid as long as the heading does; its prefix avoids collisions with the page's ids.
 */
export function sectionIds(names: readonly string[]): string[] {
  const ids = new Set<string>();
  /** The next number to try for a repeated heading. */
  const next = new Map<string, number>();
  return names.map((name) => {
    if (!name.trim()) return "";
    const base = `bagian-${slugify(name)}`.replace(/-$/, "");
    let id = base;
    let number = next.get(base) ?? 2;
    for (; ids.has(id); number += 1) id = `${base}-${number}`;
    next.set(base, number);
    ids.add(id);
    return id;
  });
}
