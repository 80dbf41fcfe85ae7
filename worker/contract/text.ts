import * as z from "zod/mini";
import { cleanLine, cleanText, withoutUnseen } from "./clean-text";

/** What is stored and yet not seen, beside spaces: joiners, signs without a shape, the empty Braille sign. */
const invisible = /[\p{DI}\p{Co}\x80-\x9f\u2800\ufff9-\ufffb]/gu;

/** Characters (code points) of a text without those, and without the spaces around it. */
export function seenLength(text: string): number {
  return [...text.replace(invisible, "").trim()].length;
}

/**
 * Required text of `min` to `max` characters (code points) after cleaning; `message` answers missing and too short. What is not
 * seen does not count for `min`.
 */
export function requiredText(min: number, message: string, max: number, label: string) {
  return required(cleanText, min, message, max, label);
}

/** The same on one line: what names something. */
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

/** Words that are searched for, as the texts are stored that they stand in. */
export const searchWords = z
  .string("Pencarian tidak valid")
  .check(z.overwrite(cleanLine), z.maxLength(100, "Pencarian maksimal 100 karakter"));

/**
 * Text that has a form, such as an address: what does not have it is refused and never made to fit. Only what comes along
 * unseen when it is copied is no part of it.
 */
export function formedText(message: string) {
  return z.string(message).check(z.overwrite((value) => withoutUnseen(value).trim()));
}

/** A domain may have letters of any script, or stand in its ASCII form. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|[Xx][Nn]--[\w-]+)$/u;

/** In NFC, and a domain with other letters than ASCII in small ones: SQL compares ASCII alone without their case. */
function spellAddress(typed: string): string {
  const address = typed.normalize("NFC");
  const domain = address.slice(address.lastIndexOf("@") + 1);
  return /^[\w.-]*$/.test(domain) ? address : address.slice(0, -domain.length) + domain.toLowerCase();
}

export const emailAddress = formedText("Format email tidak valid").check(
  z.maxLength(254, { error: "Email maksimal 254 karakter", abort: true }),
  z.overwrite(spellAddress),
  z.regex(emailPattern, "Format email tidak valid"),
);
