import * as z from "zod/mini";
import { maxPhoneNumber } from "./contact";
import { activityKinds, deliveries } from "./inbox/contact-activity";
import { contactSource, contactSubmission, notificationChannels } from "./inbox/contact-submission";
import { readPhoneNumber } from "./phone-number";
import { emailAddress, optionalLine } from "./text";

export const refusalReasons = ["invalid", "too_often", "too_large", "cross_site", "unsupported"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Answer of `GET /api/contact/spam`: enquiries marked now, and refused ones of the last `days` days. */
export const spamSummary = z.object({
  suspected: z.number(),
  days: z.number(),
  refused: z.array(z.object({ reason: z.enum(refusalReasons), count: z.number() })),
});
export type SpamSummary = z.infer<typeof spamSummary>;

/** Body of the calls about everything that one person has sent: by their address, else by their number. */
export const personInput = z
  .strictObject({ email: z.optional(emailAddress), phoneNumber: optionalLine(maxPhoneNumber, "Nomor HP") })
  .check(
    z.refine(({ email, phoneNumber }) => Boolean(email) || readPhoneNumber(phoneNumber ?? null) !== null, {
      error: "Format email tidak valid",
      path: ["email"],
    }),
  );
export type PersonInput = z.infer<typeof personInput>;

/** What staff did about an enquiry; `actor` is a name, null for the clock and for whoever is gone. */
const exportedActivity = z.object({
  kind: z.enum(activityKinds),
  body: z.string(),
  createdAt: z.string(),
  actor: z.nullable(z.string()),
  /** Whether the sender was answered by it. */
  isResponse: z.optional(z.boolean()),
  /** Of an e-mail that the site sends itself. */
  delivery: z.optional(z.enum(deliveries)),
});

/** Everything stored of one person. Dates are ISO 8601 in UTC. */
export const personExport = z.object({
  /** Empty where the person was found by the number. */
  email: z.string(),
  exportedAt: z.string(),
  contacts: z.array(
    z.extend(contactSubmission, {
      consentVersion: z.nullable(z.string()),
      /** The number as telephones take it; null where there is none. */
      phoneE164: z.optional(z.nullable(z.string())),
      activities: z.optional(z.array(exportedActivity)),
    }),
  ),
  /** Visits that led to the person's chats on WhatsApp. */
  whatsappClicks: z.optional(
    z.array(z.extend(contactSource, { place: z.string(), code: z.string(), clickedAt: z.string() })),
  ),
  /** On articles: what readers with a preview link said under the person's name, and what holds the address. */
  notes: z.optional(
    z.array(
      z.object({ postId: z.number(), name: z.nullable(z.string()), body: z.string(), createdAt: z.string() }),
    ),
  ),
});
export type PersonExport = z.infer<typeof personExport>;

/** Answer of erasing a person: enquiries with their ids, and notes on articles, that are gone. */
export const personErasure = z.object({
  deleted: z.number(),
  ids: z.optional(z.array(z.number())),
  notes: z.optional(z.number()),
});
export type PersonErasure = z.infer<typeof personErasure>;

/** Answer of `POST /api/notifications/test`: what became of the message, a channel each. */
export const notificationTest = z.object({
  told: z.array(z.object({ name: z.enum(notificationChannels), failure: z.nullable(z.string()) })),
});
export type NotificationTest = z.infer<typeof notificationTest>;
