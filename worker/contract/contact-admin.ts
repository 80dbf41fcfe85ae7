import * as z from "zod/mini";
import { maxPhoneNumber } from "./contact";
import { activityKinds, deliveries } from "./inbox/contact-activity";
import { contactSource, contactSubmission, notificationChannels } from "./inbox/contact-submission";
import { readPhoneNumber } from "./phone-number";
import { emailAddress, optionalLine } from "./text";

/** Response of `GET /api/contact/spam`: how many enquiries are marked now. */
export const spamSummary = z.object({ suspected: z.number() });
export type SpamSummary = z.infer<typeof spamSummary>;

export const personInput = z
  .strictObject({ email: z.optional(emailAddress), phoneNumber: optionalLine(maxPhoneNumber, "Nomor HP") })
  .check(
    z.refine(({ email, phoneNumber }) => Boolean(email) || readPhoneNumber(phoneNumber ?? null) !== null, {
      error: "Format email tidak valid",
      path: ["email"],
    }),
  );
export type PersonInput = z.infer<typeof personInput>;

/** An activity of an enquiry; `actor` is a name, null for the system and deleted accounts. */
const exportedActivity = z.object({
  kind: z.enum(activityKinds),
  body: z.string(),
  createdAt: z.string(),
  actor: z.nullable(z.string()),
  /** Whether it counts as an answer. */
  isResponse: z.optional(z.boolean()),
  /** Only for e-mails that the site sends itself. */
  delivery: z.optional(z.enum(deliveries)),
});

/** All stored data of a person. Dates are ISO 8601 in UTC. */
export const personExport = z.object({
  /** Empty if the person was identified by phone number. */
  email: z.string(),
  exportedAt: z.string(),
  contacts: z.array(
    z.extend(contactSubmission, {
      consentVersion: z.nullable(z.string()),
      /** The number in E.164; null if there is none. */
      phoneE164: z.optional(z.nullable(z.string())),
      activities: z.optional(z.array(exportedActivity)),
    }),
  ),
  /** Clicks on the site's WhatsApp links that started the person's chats. */
  whatsappClicks: z.optional(
    z.array(z.extend(contactSource, { place: z.string(), code: z.string(), clickedAt: z.string() })),
  ),
  /** Notes on articles under the person's name, or with the person's address in the text. */
  notes: z.optional(
    z.array(
      z.object({ postId: z.number(), name: z.nullable(z.string()), body: z.string(), createdAt: z.string() }),
    ),
  ),
});
export type PersonExport = z.infer<typeof personExport>;

export const personErasure = z.object({
  deleted: z.number(),
  ids: z.optional(z.array(z.number())),
  notes: z.optional(z.number()),
});
export type PersonErasure = z.infer<typeof personErasure>;

/** Response of `POST /api/notifications/test`: the result of each channel. */
export const notificationTest = z.object({
  told: z.array(z.object({ name: z.enum(notificationChannels), failure: z.nullable(z.string()) })),
});
export type NotificationTest = z.infer<typeof notificationTest>;
