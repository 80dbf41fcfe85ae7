import * as z from "zod/mini";
import { storedId } from "../query";
import { optionalLine, optionalText } from "../text";
import { contactPerson } from "./contact-submission";

/** What the timeline of an enquiry tells of; a next step that is set, done or reminded of is a `reminder`. */
export const activityKinds = ["note", "whatsapp", "email", "stage", "assign", "value", "reminder"] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How far an e-mail of ours has come. */
export const deliveries = ["sending", "sent", "failed"] as const;

export const maxActivityLength = 5000;
export const maxSubjectLength = 200;

/** One thing that was done about an enquiry. `createdAt` is ISO 8601 in UTC. */
export const contactActivity = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  body: z.string(),
  /** Null for the clock, and for whoever is gone. */
  actor: z.nullable(contactPerson),
  createdAt: z.string(),
  /** Whether the sender was answered by it. */
  isResponse: z.boolean(),
  /**
   * Of an e-mail that the site sends itself; `failed` also where nobody knows whether it went out. Of a `reminder` only
   * `failed`: the channels that tell staff were not reached.
   */
  delivery: z.optional(z.enum(deliveries)),
  /** In the answer to writing one: what opens WhatsApp or the e-mail program, filled and encoded. */
  link: z.optional(z.string()),
});
export type ContactActivity = z.infer<typeof contactActivity>;

/**
 * Body of `POST /api/contact/{id}/activities`. The words of a message are `body` where it is given, else those of the
 * template.
 */
export const activityInput = z.strictObject({
  kind: z.enum(["note", "whatsapp", "email"], "Jenis aktivitas tidak dikenal"),
  body: optionalText(maxActivityLength, "Catatan"),
  /** Of an e-mail; else that of the template. */
  subject: optionalLine(maxSubjectLength, "Subjek"),
  templateId: z.optional(z.nullable(storedId("Templat tidak dikenal"))),
  /** Whether it answers the sender. */
  firstResponse: z.optional(z.boolean("Nilai firstResponse tidak valid")),
  /** Whether an enquiry that is still new becomes "Dihubungi" with it. */
  contacted: z.optional(z.boolean("Nilai contacted tidak valid")),
});
export type ActivityInput = z.infer<typeof activityInput>;
