import * as z from "zod/mini";
import { websiteTypes } from "./business/website-types";
import { emailAddress, optionalLine, requiredLine, requiredText } from "./text";

/** In characters; room for two numbers with names. */
export const maxPhoneNumber = 60;

const allowedWebsiteTypes = new Set<string>(["", ...websiteTypes.map((type) => type.value)]);

/** A signal of the form about itself. It never causes a refusal: an invalid value counts as absent. */
const signal = z.catch(z.optional(z.string()), undefined);

/** The server keeps the valid parts. */
export const saidSource = z.catch(z.optional(z.nullable(z.record(z.string(), z.unknown()))), undefined);

export const websiteType = z.optional(
  z.nullable(
    z
      .string("Jenis website tidak dikenal")
      .check(z.refine((value) => allowedWebsiteTypes.has(value), "Jenis website tidak dikenal")),
  ),
);

export const contactInput = z.strictObject({
  name: requiredLine(2, "Nama harus diisi minimal 2 karakter", 100, "Nama"),
  email: emailAddress,
  phoneNumber: optionalLine(maxPhoneNumber, "Nomor HP"),
  websiteType,
  message: requiredText(10, "Pesan harus diisi minimal 10 karakter", 5000, "Pesan"),
  /** A honeypot field that people do not see. */
  homepage: signal,
  /** Milliseconds since the page was opened; absent without JavaScript. */
  elapsed: signal,
  /** The same for every attempt to send one form. */
  idempotencyKey: signal,
  /** The version of the privacy policy shown at the button. */
  consentVersion: signal,
  "cf-turnstile-response": signal,
  /** The visit's source; see `ContactSource`. */
  source: saidSource,
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactAnswer = z.object({ id: z.number(), message: z.string() });

/** A refused form of a browser without JavaScript: the typed values and the errors. */
export interface RefusedForm {
  values: Record<string, string>;
  /** Field name → message. */
  fields: Record<string, string>;
  message: string;
}
