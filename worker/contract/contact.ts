import * as z from "zod/mini";
import { maxPageSize } from "./limits";
import { positiveInteger } from "./query";
import { websiteTypes } from "./site";
import { emailAddress, optionalText, requiredText } from "./text";

const allowedWebsiteTypes = new Set<string>(["", ...websiteTypes.map((type) => type.value)]);

/** Why an enquiry may be spam. */
export const suspicions = ["honeypot", "too_fast", "links", "turnstile"] as const;
export type Suspicion = (typeof suspicions)[number];

/** Whether staff were told of an enquiry: nobody is to be, soon, done, or given up. */
export const notificationStates = ["none", "pending", "sent", "failed"] as const;

/** The ways in which staff are told of an enquiry. */
export const notificationChannels = ["email", "webhook"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What the form tells about itself. It refuses nothing: what is not understood counts as not said. */
const signal = z.catch(z.optional(z.string()), undefined);

export const contactInput = z.strictObject({
  name: requiredText(2, "Nama harus diisi minimal 2 karakter", 100, "Nama"),
  email: emailAddress,
  phoneNumber: optionalText(30, "Nomor HP"),
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
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactAnswer = z.object({ id: z.number(), message: z.string() });

/** One enquiry as staff read it. `submittedAt` is ISO 8601 in UTC. */
export const contactSubmission = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  websiteType: z.nullable(z.string()),
  message: z.string(),
  submittedAt: z.string(),
  suspicions: z.array(z.enum(suspicions)),
  notification: z.enum(notificationStates),
  /** In the list, where telling staff was given up: when, in ISO 8601, and through which channels, as far as that is known. */
  notificationFailure: z.optional(
    z.object({ at: z.nullable(z.string()), channels: z.array(z.enum(notificationChannels)) }),
  ),
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

/** Query of `GET /api/contact`. Without `page` and `pageSize` the newest are answered, as many as a page may hold. */
export const contactListQuery = z.object({
  page: z.optional(positiveInteger("Nomor halaman tidak valid", 999_999_999)),
  pageSize: z.optional(positiveInteger(`Ukuran halaman harus 1 sampai ${maxPageSize}`, maxPageSize)),
  /** Words in the name, the address, the number or the message, in any case. */
  q: z.optional(z.string("Pencarian tidak valid").check(z.maxLength(100, "Pencarian maksimal 100 karakter"))),
  /** Only what is marked as possible spam. */
  spam: z.optional(z.literal("suspected", "Saringan spam tidak valid")),
});
export type ContactListQuery = z.infer<typeof contactListQuery>;

/** What an enquiry that was sent without the script comes back with: what was typed, and what is wrong. */
export interface RefusedForm {
  values: Record<string, string>;
  /** Field name → message. */
  fields: Record<string, string>;
  message: string;
}
