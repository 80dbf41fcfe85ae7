import { limitMarks } from "./limit-marks";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be stored
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The flag of a region, such as Scotland's. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/u;
const keycap = /[\d#*]\ufe0f(?=\u20e3)/u;
/** With its variant, its skin and what joins it to the next. */
const emoji =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d(?=\p{Extended_Pictographic}))?/u;
/** Latin, Greek and Cyrillic letters are neither joined nor varied. */
const letter = /(?![\p{DI}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}])[\p{L}\p{M}]/u;
const variant = /[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]?/u;
const joiner = /(?:[\u180e\u200c\u200d](?!\p{DI})(?=[\p{L}\p{M}]))?/u;
const seen = [flag.source, keycap.source, emoji.source, letter.source + variant.source + joiner.source];
const unseen = /[\p{DI}\ufff9-\ufffb]/u;
const seenOrUnseen = new RegExp(`(${seen.join("|")})|${unseen.source}`, "gu");

/**
 * A text without characters that nobody sees: marks of direction, which turn around what follows, soft hyphens, spaces
 * without width. Joiners stay where they shape an emoji or a word.
 */
export function withoutUnseen(text: string): string {
  return text.replace(seenOrUnseen, "$1");
}

/** Free text as it is stored: trimmed, well-formed, in NFC, of control characters with tabs and line breaks alone. */
export function cleanText(text: string): string {
  return limitMarks(withoutUnseen(text.toWellFormed().replace(controlCharacters, "")))
    .normalize("NFC")
    .trim();
}

/** The same on one line, with single spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, " ");
}
