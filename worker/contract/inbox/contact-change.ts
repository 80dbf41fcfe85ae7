import * as z from "zod/mini";
import { isInstant } from "../jakarta";
import { chosenOf, storedId } from "../query";
import { optionalLine, optionalText } from "../text";
import { contactPerson, contactSubmission, stages } from "./contact-submission";

const version = z.int("Versi kontak tidak valid");
const stage = z.enum(stages, "Tahap tidak dikenal");
const assigneeId = z.nullable(storedId("Penanggung jawab tidak dikenal"));
const lostReason = optionalText(500, "Alasan");
const timeMessage = "Waktu langkah berikutnya tidak valid. Tulis tanggal, jam, dan zona waktunya.";
const valueMessage = "Nilai harus berupa angka rupiah tanpa koma, 0 sampai 999.999.999.999";

/** Body of `PATCH /api/contact/{id}`: what is left out stays; null empties. */
export const contactChange = z.strictObject({
  version,
  stage: z.optional(stage),
  assigneeId: z.optional(assigneeId),
  /** Rupiah */
  valueIdr: z.optional(
    z.nullable(z.int(valueMessage).check(z.gte(0, valueMessage), z.lte(999_999_999_999, valueMessage))),
  ),
  nextAction: optionalLine(200, "Langkah berikutnya"),
  nextActionAt: z.optional(z.nullable(z.string(timeMessage).check(z.refine(isInstant, timeMessage)))),
  lostReason,
});
export type ContactChange = z.infer<typeof contactChange>;

export const contactDetail = z.extend(contactSubmission, {
  /** Ids of the same person's enquiries before this one, the newest first, a hundred at most. */
  earlier: z.array(z.number()),
  /** All others of the same person (the same address or the same number), the newest first, twenty at most. */
  samePerson: z.array(
    z.object({
      id: z.number(),
      submittedAt: z.string(),
      websiteType: z.nullable(z.string()),
      stage: z.enum(stages),
      message: z.string(),
      /** Else it came from the same number alone: erasing the person by the address leaves it. */
      isSameAddress: z.boolean(),
    }),
  ),
  /** Whether the site sends e-mails to visitors itself, or opens the program of whoever writes. */
  sendsEmail: z.boolean(),
});
export type ContactDetail = z.infer<typeof contactDetail>;

/** Answer of `GET /api/contact/assignees`: who may see to enquiries. */
export const contactAssignees = z.array(contactPerson);

export const maxContactItems = 50;
const id = storedId("ID kontak tidak valid");
const chosenContact = z.strictObject({ id, version }, "Kontak yang dipilih tidak valid");

/** Body of `POST /api/contact/bulk`; `stage` with the action stage, `assigneeId` with assign. */
export const contactBulkInput = z.strictObject({
  action: z.enum(["stage", "assign", "spam", "not-spam", "delete"], "Tindakan tidak dikenal"),
  items: chosenOf(chosenContact, maxContactItems, "Kontak"),
  stage: z.optional(stage),
  assigneeId: z.optional(assigneeId),
  lostReason,
});
export type ContactBulkInput = z.infer<typeof contactBulkInput>;

/** What became of each, in the order sent; `version` is the new one, where there still is one. */
export const contactBulkAnswer = z.object({
  results: z.array(
    z.object({
      id: z.number(),
      ok: z.boolean(),
      version: z.optional(z.number()),
      code: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
});
export type ContactBulkAnswer = z.infer<typeof contactBulkAnswer>;

/** What stands above the list of enquiries, without what may be spam. */
export const contactCounts = z.object({
  /** As the lists of `due` and of `assignee=me&stage=open`. */
  waiting: z.number(),
  overdue: z.number(),
  today: z.number(),
  mine: z.number(),
  /** Waiting ones that came since the asker last opened the list. */
  unseen: z.number(),
  /** The newest enquiry when the asker last opened the list; 0 for none. */
  seenId: z.number(),
  /** Of any enquiry; 0 where there is none. */
  newestId: z.number(),
});
export type ContactCounts = z.infer<typeof contactCounts>;

/** Body of `PUT /api/contact/seen`: the newest enquiry of the list that the asker has opened. */
export const contactSeenInput = z.strictObject({ id });
