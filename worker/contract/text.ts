import * as z from "zod/mini";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be stored
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Trimmed, well-formed, in NFC, without control characters other than tab and line breaks. */
function clean(value: string): string {
  return value.toWellFormed().replace(controlCharacters, "").normalize("NFC").trim();
}

/** Required text of `min` to `max` characters (code points) after cleaning; `message` answers missing and too short. */
export function requiredText(min: number, message: string, max: number, label: string) {
  return z
    .string(message)
    .check(
      z.overwrite(clean),
      z.minLength(min, message),
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

export const emailAddress = z
  .string("Format email tidak valid")
  .check(z.trim(), z.email("Format email tidak valid"), z.maxLength(254, "Email maksimal 254 karakter"));
