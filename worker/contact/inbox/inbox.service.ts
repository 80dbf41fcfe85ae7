import { AppError } from "../../app-error";
import {
  type ContactSearch,
  type ContactSource,
  type ContactSubmission,
  notificationChannels,
  type Suspicion,
  suspicions,
} from "../../contract/inbox/contact-submission";
import { addDays, dayOf, momentOf } from "../../contract/jakarta";
import { pageWindow } from "../../contract/query";
import type { Deps } from "../../deps";
import type { ContactFilter } from "./contact-filter.repository";
import type { DueTime } from "./due.repository";
import { type ContactRow, deleteContact, type ListedContactRow, listContacts } from "./inbox.repository";

/** Enquiries of a query by `userId`, and how many there are on all pages together. */
export async function listSubmissions(
  deps: Deps,
  query: ContactSearch,
  userId: number,
): Promise<{ contacts: ContactSubmission[]; total: number }> {
  const { q, spam, stage, due } = query;
  const filter: ContactFilter = {
    words: q,
    suspectedOnly: spam === "suspected",
    stage,
    assignee: assigneeOf(query.assignee, userId),
    due: due && { due, time: dueTimeOf(deps.clock()) },
  };
  const { rows, total } = await listContacts(deps.db, filter, pageWindow(query));
  return { contacts: rows.map((row) => ({ ...toSubmission(row), ...failureOf(row) })), total };
}

function assigneeOf(text: ContactSearch["assignee"], userId: number): ContactFilter["assignee"] {
  if (text === undefined || text === "none") return text;
  return text === "me" ? userId : Number(text);
}

/** A moment, and the end of its day in Jakarta. */
export function dueTimeOf(now: Date): DueTime {
  return { now, endOfToday: momentOf(addDays(dayOf(now), 1)) };
}

export async function removeSubmission(deps: Deps, id: number): Promise<void> {
  if (!(await deleteContact(deps.db, id))) throw contactNotFound();
  await deps.audit.record({ action: "contact.deleted", subjectId: id });
}

export function contactNotFound(): AppError {
  return new AppError("not_found", "Kontak tidak ditemukan atau sudah dihapus");
}

/** An enquiry as staff read it. */
export function toSubmission(row: ContactRow): ContactSubmission {
  const { id, name, email, phoneNumber, websiteType, message, notification } = row;
  return {
    ...{ id, name, email, phoneNumber, websiteType, message, notification },
    submittedAt: row.submittedAt.toISOString(),
    suspicions: row.suspicions.split(",").filter(isSuspicion),
    stage: row.stage,
    assignee:
      row.assigneeId !== null && row.assigneeName !== null
        ? { id: row.assigneeId, name: row.assigneeName }
        : null,
    valueIdr: row.valueIdr,
    nextAction: row.nextAction,
    nextActionAt: row.nextActionAt?.toISOString() ?? null,
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    lostReason: row.lostReason,
    source: sourceOf(row),
    dueAt: row.dueAt?.toISOString() ?? null,
    version: row.version,
  };
}

function sourceOf(row: ContactRow): ContactSource {
  const { landingPath, referrer, formPage } = row;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = row;
  return { landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, formPage };
}

/** When and through which channels telling staff of an enquiry was given up; nothing for one of which they know. */
function failureOf(row: ListedContactRow): Pick<ContactSubmission, "notificationFailure"> {
  if (row.notification !== "failed") return {};
  const untold = row.untoldChannels?.split(",") ?? [];
  const channels = notificationChannels.filter((channel) => untold.includes(channel));
  return { notificationFailure: { at: row.notificationAt?.toISOString() ?? null, channels } };
}

function isSuspicion(text: string): text is Suspicion {
  return suspicions.some((suspicion) => suspicion === text);
}
