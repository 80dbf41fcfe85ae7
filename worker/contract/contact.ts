import * as z from "zod/mini";
import { websiteTypes } from "./business/website-types";
import { addDays, dayOf, jakartaOffset, momentOf, weekdayOf } from "./jakarta";
import { emailAddress, optionalLine, requiredLine, requiredText } from "./text";

const allowedWebsiteTypes = new Set<string>(["", ...websiteTypes.map((type) => type.value)]);

/** What the form tells about itself. It refuses nothing: what is not understood counts as not said. */
const signal = z.catch(z.optional(z.string()), undefined);

export const contactInput = z.strictObject({
  name: requiredLine(2, "Nama harus diisi minimal 2 karakter", 100, "Nama"),
  email: emailAddress,
  phoneNumber: optionalLine(30, "Nomor HP"),
  websiteType: z.optional(
    z.nullable(
      z
        .string("Jenis website tidak dikenal")
        .check(z.refine((value) => allowedWebsiteTypes.has(value), "Jenis website tidak dikenal")),
    ),
  ),
  message: requiredText(10, "Pesan harus diisi minimal 10 karakter", 5000, "Pesan"),
  /** A trap: people do not see it. */
  homepage: signal,
  /** Milliseconds since the page was opened; only the script knows. */
  elapsed: signal,
  /** The same for every try to send one form. */
  idempotencyKey: signal,
  /** Version of the privacy policy beside the button. */
  consentVersion: signal,
  "cf-turnstile-response": signal,
  /** Where the visit began: see `ContactSource`. The server keeps what it understands of it. */
  source: z.catch(z.optional(z.nullable(z.record(z.string(), z.unknown()))), undefined),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactAnswer = z.object({ id: z.number(), message: z.string() });

/** What an enquiry that was sent without the script comes back with: what was typed, and what is wrong. */
export interface RefusedForm {
  values: Record<string, string>;
  /** Field name → message. */
  fields: Record<string, string>;
  message: string;
}

const indonesia = "62";
/** Words and signs between two numbers; a word may as well say what a number is for. */
const words = /\p{L}+/u;
const dividers = /[/\\,;:|&\n]/;
/** Where the next of several numbers begins that only spaces part. */
const nextNumber = /\s+(?=\+|0|62)/;
/** Fewer digits count something, or are those of an office's telephone. */
const leastDigits = 4;
/** What has as many may be one of several numbers. */
const fewestOfNumber = 8;
/** A letter where a digit should be, such as the last of "0812 3456 789O". */
const misspelled = /(?<=\d)(?:\p{L}(?!\p{L})|[oilxsbzq]+(?!\p{L})|\p{L}+(?=\d))/giu;
const unread = "\ufffd";
/** When somebody can be called: "09.00-17.00", "jam 9-17". */
const hours =
  /(?<![\d.:])\d{1,2}[.:]\d{2}\s*[-–]\s*\d{1,2}[.:]\d{2}(?![.:-]?\d)|(?<=\b(?:jam|pukul|pkl)\.?\s*)\d{1,2}(?:[.:]\d{2})?(?:\s*[-–]\s*\d{1,2}(?:[.:]\d{2})?)?(?![.:-]?\d)/giu;

/**
 * The phone number in a typed text in E.164 (+6281234567890), or null where nobody can be called. Without a
 * country it is an Indonesian number (0812…, 812…); after "+" or "00" it is what it says. Of several numbers it
 * is the first; null where it is not clear which that is.
 */
export function readPhoneNumber(typed: string | null): string | null {
  const text = (typed ?? "").normalize("NFKC").replace(hours, " ").replace(misspelled, unread);
  const digits = firstClear(text.split(words), numberIn);
  return digits && `+${digits}`;
}

/** What the first of these says that has digits enough to be a number. */
function firstClear(parts: string[], read: (part: string) => string | null): string | null {
  for (const part of parts) {
    const number = read(part);
    if (number) return number;
    if (digitsOf(part) >= leastDigits) return null;
  }
  return null;
}

/** The number in a text without words: it may be divided by what also stands between two. */
function numberIn(text: string): string | null {
  const parts = text.split(dividers);
  return parts.some(firstOfRow) ? firstClear(parts, firstOfRow) : internationalForm(text);
}

/** The number, or the first of those that only spaces part. */
function firstOfRow(text: string): string | null {
  const whole = internationalForm(text);
  if (whole) return whole;
  const parts = text.trim().split(nextNumber);
  const start = parts.findIndex((part) => digitsOf(part) >= leastDigits || internationalForm(part) !== null);
  const [first, ...others] = parts.slice(Math.max(start, 0));
  const isClear = others.every((other) => digitsOf(other) >= fewestOfNumber);
  return isClear && first !== undefined && parts.length > 1 ? internationalForm(first) : null;
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, "").length;
}

/** As numbers of mobile telephones and of offices in Indonesia are; one that begins with two countries is none. */
const indonesian = /^62(?:8[1-9]\d{7,10}|(?!628\d{8})[2-79]\d{7,10})$/;
// E.164 allows 15 digits; the shortest numbers with a country have 8.
const foreign = /^(?!62)[1-9]\d{7,14}$/;

function internationalForm(text: string): string | null {
  if (text.includes(unread)) return null;
  const compact = text
    // "+62 (0)812": the zero is for calls inside the country.
    .replace(/(\d\D*)\(\s*0\s*\)/, "$1")
    .replace(/[^\d+]/g, "")
    .replace(/^\++/, "+")
    .replace(/^00/, "+")
    // "+062 812", "62 62 812": the country once.
    .replace(/^\+?(?:0*62)+(?=8[1-9]\d{7})/, indonesia)
    .replace(/^\+0/, "0");
  if (!/^\+?\d+$/.test(compact)) return null;
  const number = withCountry(compact).replace(/^620+/, indonesia);
  return indonesian.test(number) || foreign.test(number) ? number : null;
}

function withCountry(compact: string): string {
  if (compact.startsWith("+")) return compact.slice(1);
  if (compact.startsWith("0")) return indonesia + compact.slice(1);
  return compact.startsWith("8") ? indonesia + compact : compact.startsWith(indonesia) ? compact : "";
}

/** Days of Jakarta (YYYY-MM-DD) on which nobody works. */
export type Holidays = ReadonlySet<string>;

/** Monday to Friday, but for holidays. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return weekdayOf(day) <= 5 && !holidays.has(day);
}

/** More than any row of days off; a list that names every day of a year must not go round for ever. */
const mostDaysOff = 60;

function nextWorkingDay(day: string, holidays: Holidays): string {
  let next = addDays(day, 1);
  for (let tries = 0; tries < mostDaysOff && !isWorkingDay(next, holidays); tries += 1)
    next = addDays(next, 1);
  return next;
}

const dayMs = 86_400_000;

/**
 * Until when an answer is promised (1×24 hours on working days): the same time of the next working day. What comes on
 * another day counts from the next working day's 00:00.
 */
export function promisedBy(submittedAt: Date, holidays: Holidays): Date {
  const day = dayOf(submittedAt);
  if (!isWorkingDay(day, holidays)) {
    return momentOf(nextWorkingDay(nextWorkingDay(day, holidays), holidays));
  }
  const timeOfDay = (submittedAt.getTime() + jakartaOffset) % dayMs;
  return new Date(momentOf(nextWorkingDay(day, holidays)).getTime() + timeOfDay);
}
