import * as z from "zod/mini";
import { trimEnd } from "./trim-end";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be stored
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What is not seen of a text, beside spaces: joiners and fillers, signs without a shape, the empty Braille sign. */
const invisible = /[\p{DI}\p{Co}\x80-\x9f\u2800\ufff9-\ufffb]/gu;

/** Characters (code points) of a text without those, and without the spaces around it. */
export function seenLength(text: string): number {
  return [...text.replace(invisible, "").trim()].length;
}

/** Free text as it is stored: trimmed, well-formed, in NFC, without control characters other than tab and line breaks. */
function clean(value: string): string {
  return value.toWellFormed().replace(controlCharacters, "").normalize("NFC").trim();
}

/**
 * Required text of `min` to `max` characters (code points) after cleaning; `message` answers missing and too short. What is not
 * seen is stored and does not count for `min`.
 */
export function requiredText(min: number, message: string, max: number, label: string) {
  return z.string(message).check(
    z.overwrite(clean),
    z.refine((value) => seenLength(value) >= min, message),
    z.maxLength(max, `${label} maksimal ${max.toLocaleString("id-ID")} karakter`),
  );
}

/** Optional text; absent, null and empty all mean "not given". */
export function optionalText(max: number, label: string) {
  const tooLong = `${label} maksimal ${max.toLocaleString("id-ID")} karakter`;
  return z.optional(
    z.nullable(z.string(`${label} tidak valid`).check(z.overwrite(clean), z.maxLength(max, tooLong))),
  );
}

/**
 * Text that has a form, such as an address: what does not have it is refused and never made to fit. Only the spaces
 * around it, which come along when it is copied, are no part of it.
 */
export function formedText(message: string) {
  return z.string(message).check(z.overwrite((value) => trimEnd(value, / /).replace(/^ +/, "")));
}

export const emailAddress = formedText("Format email tidak valid").check(
  z.maxLength(254, { error: "Email maksimal 254 karakter", abort: true }),
  z.email("Format email tidak valid"),
);
