import * as z from "zod/mini";
import { chosenSchema, positiveInteger, storedId } from "../query";
import { optionalLine, optionalText } from "../text";
import { contactPerson, contactSubmission, stages } from "./contact-submission";

const versionMessage = "Versi kontak tidak valid";
const version = z.int(versionMessage);

/** The query of a deletion: the version that was seen; without it any version is deleted. */
export const seenContact = z.object({ version: z.optional(positiveInteger(versionMessage, 999_999_999)) });
const stage = z.enum(stages, "Tahap tidak dikenal");
const assigneeId = z.nullable(storedId("Penanggung jawab tidak dikenal"));
const lostReason = optionalText(500, "Alasan");
const timeMessage = "Waktu langkah berikutnya tidak valid. Tulis tanggal, jam, dan zona waktunya.";
const valueMessage = "Nilai harus berupa angka rupiah tanpa koma, 0 sampai 999.999.999.999";

/** Body of `PATCH /api/contact/{id}`: absent fields stay, null clears. */
export const contactChange = z.strictObject({
  version,
  stage: z.optional(stage),
  assigneeId: z.optional(assigneeId),
  /** Rupiah */
  valueIdr: z.optional(
    z.nullable(z.int(valueMessage).check(z.gte(0, valueMessage), z.lte(999_999_999_999, valueMessage))),
  ),
  nextAction: optionalLine(200, "Langkah berikutnya"),
  nextActionAt: z.optional(z.nullable(z.iso.datetime({ offset: true, error: timeMessage }))),
  lostReason,
});
export type ContactChange = z.infer<typeof contactChange>;

export const contactDetail = z.extend(contactSubmission, {
  /** Ids of earlier enquiries of the same person, newest first, at most a hundred. */
  earlier: z.array(z.number()),
  /** Other enquiries with the same address or number, newest first, at most twenty. */
  samePerson: z.array(
    z.object({
      id: z.number(),
      submittedAt: z.string(),
      websiteType: z.nullable(z.string()),
      stage: z.enum(stages),
      message: z.string(),
      /** False if only the number is the same; erasing the person by address then keeps this enquiry. */
      isSameAddress: z.boolean(),
    }),
  ),
  /** Whether the site sends e-mails itself; else a link opens the e-mail program. */
  sendsEmail: z.boolean(),
});
export type ContactDetail = z.infer<typeof contactDetail>;

/** Response of `GET /api/contact/assignees`: accounts with access to enquiries. */
export const contactAssignees = z.array(contactPerson);

export const maxContactItems = 50;
const id = storedId("ID kontak tidak valid");
const chosenContact = z.strictObject({ id, version }, "Kontak yang dipilih tidak valid");

/** Body of `POST /api/contact/bulk`; `stage` only with the action stage, `assigneeId` only with assign. */
export const contactBulkInput = z.strictObject({
  action: z.enum(["stage", "assign", "spam", "not-spam", "delete"], "Tindakan tidak dikenal"),
  items: chosenSchema(chosenContact, maxContactItems, "Kontak"),
  stage: z.optional(stage),
  assigneeId: z.optional(assigneeId),
  lostReason,
});
export type ContactBulkInput = z.infer<typeof contactBulkInput>;

/** The result of each item, in the order sent; `version` is the new one unless it was deleted. */
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

/** The counts above the list of enquiries, without suspected spam. */
export const contactCounts = z.object({
  /** Lengths of the lists with `due`, and with `assignee=me&stage=open`. */
  waiting: z.number(),
  overdue: z.number(),
  today: z.number(),
  mine: z.number(),
  /** Unanswered enquiries since the user last opened the list. */
  unseen: z.number(),
  /** The newest enquiry when the user last opened the list; 0 if never. */
  seenId: z.number(),
  /** The newest id of any enquiry; 0 if there is none. */
  newestId: z.number(),
});
export type ContactCounts = z.infer<typeof contactCounts>;

/** Body of `PUT /api/contact/seen`: the newest enquiry of the opened list. */
export const contactSeenInput = z.strictObject({ id });
