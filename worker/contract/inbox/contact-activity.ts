import * as z from "zod/mini";
import { storedId } from "../query";
import { optionalLine, optionalText } from "../text";
import { contactPerson } from "./contact-submission";

/** Kinds of timeline entries; a next step that is set, done or reminded of is a `reminder`. */
export const activityKinds = ["note", "whatsapp", "email", "stage", "assign", "value", "reminder"] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** States of an e-mail that the site sends. */
export const deliveries = ["sending", "sent", "failed"] as const;

export const maxActivityLength = 5000;
export const maxSubjectLength = 200;

/** A timeline entry. `createdAt` is ISO 8601 in UTC. */
export const contactActivity = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  body: z.string(),
  actor: z.nullable(contactPerson),
  createdAt: z.string(),
  isResponse: z.boolean(),
  /**
   * State of an e-mail sent by the site; `failed` also if the outcome is unknown. On a `reminder`, `failed` means that
   * no channel was reached.
   */
  delivery: z.optional(z.enum(deliveries)),
  /** Only in the response to a write: the encoded link that opens WhatsApp or the e-mail program. */
  link: z.optional(z.string()),
});
export type ContactActivity = z.infer<typeof contactActivity>;

/** Body of `POST /api/contact/{id}/activities`. Without `body`, a message uses the template's text. */
export const activityInput = z.strictObject({
  kind: z.enum(["note", "whatsapp", "email"], "Jenis aktivitas tidak dikenal"),
  body: optionalText(maxActivityLength, "Catatan"),
  /** Only for e-mail; defaults to the template's subject. */
  subject: optionalLine(maxSubjectLength, "Subjek"),
  templateId: z.optional(z.nullable(storedId("Templat tidak dikenal"))),
  firstResponse: z.optional(z.boolean("Nilai firstResponse tidak valid")),
  contacted: z.optional(z.boolean("Nilai contacted tidak valid")),
});
export type ActivityInput = z.infer<typeof activityInput>;
