import * as z from "zod/mini";
import { websiteTypes } from "./business/website-types";
import { emailAddress, optionalLine, requiredLine, requiredText } from "./text";

/** Characters: two numbers, and whose they are. */
export const maxPhoneNumber = 60;

const allowedWebsiteTypes = new Set<string>(["", ...websiteTypes.map((type) => type.value)]);

/** What the form tells about itself. It refuses nothing: what is not understood counts as not said. */
const signal = z.catch(z.optional(z.string()), undefined);

/** The server keeps what it understands of it. */
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
  /** A trap: people do not see it. */
  homepage: signal,
  /** Milliseconds since the page was opened; only the script knows. */
  elapsed: signal,
  /** The same for every try to send one form. */
  idempotencyKey: signal,
  /** Version of the privacy policy beside the button. */
  consentVersion: signal,
  "cf-turnstile-response": signal,
  /** Where the visit began: see `ContactSource`. */
  source: saidSource,
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
