import { and, eq, sql } from "drizzle-orm";
import { seesEnquiries } from "../../auth/accounts/user.repository";
import type { SpamSummary } from "../../contract/contact-admin";
import type { ContactDetail } from "../../contract/inbox/contact-change";
import {
  type ContactPerson,
  type ContactSearch,
  type ContactSubmission,
  type Suspicion,
  suspicions,
} from "../../contract/inbox/contact-submission";
import { addDays, toDay, toMoment } from "../../contract/jakarta";
import { pageWindow } from "../../contract/query";
import { contactSubmissions } from "../../db/schema/contact";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import {
  type ContactFilter,
  type ContactRow,
  type DueTime,
  findContact,
  isSuspected,
  listContacts,
  listSamePerson,
} from "./inbox.repository";

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
    assignee: parseAssignee(query.assignee, userId),
    due: due && { due, time: computeDueTime(deps.clock()) },
  };
  const { rows, total } = await listContacts(deps.db, filter, pageWindow(query));
  return { contacts: rows.map(toSubmission), total };
}

function parseAssignee(text: ContactSearch["assignee"], userId: number): ContactFilter["assignee"] {
  if (text === undefined || text === "none") return text;
  return text === "me" ? userId : Number(text);
}

export function computeDueTime(now: Date): DueTime {
  return { now, endOfToday: toMoment(addDays(toDay(now), 1)) };
}

const mostOthers = 20;
const mostEarlier = 100;

export async function readContact(deps: Deps, id: number): Promise<ContactDetail> {
  const [row, { others, earlier }] = await Promise.all([
    findContact(deps.db, id),
    listSamePerson(deps.db, id, { most: mostOthers, mostEarlier }),
  ]);
  if (!row) throw contactNotFound();
  return {
    ...toSubmission(row),
    earlier,
    samePerson: others.map(({ submittedAt, isSameAddress, ...other }) => ({
      ...other,
      submittedAt: submittedAt.toISOString(),
      isSameAddress: isSameAddress === 1,
    })),
    sendsEmail: deps.mailer !== null,
  };
}

export async function summarizeSpam({ db }: Deps): Promise<SpamSummary> {
  return { suspected: await db.$count(contactSubmissions, isSuspected) };
}

export function listPeople({ db }: Deps): Promise<ContactPerson[]> {
  return db.all<ContactPerson>(
    sql`SELECT id, name FROM users WHERE ${seesEnquiries} ORDER BY lower(name), id`,
  );
}

/** Stores the newest enquiry that the user has seen; the id never decreases and never exceeds the newest one. */
export async function markListSeen({ db, clock }: Deps, userId: number, newestId: number): Promise<void> {
  const newest = sql`(SELECT coalesce(max(id), 0) FROM contact_submissions)`;
  await db.run(sql`INSERT INTO contact_views (user_id, contact_id, seen_at)
    VALUES (${userId}, min(${newestId}, ${newest}), ${clock().getTime()})
    ON CONFLICT (user_id) DO UPDATE SET contact_id = excluded.contact_id, seen_at = excluded.seen_at
    WHERE excluded.contact_id > contact_views.contact_id`);
}

/** Deletes an enquiry; 409 if it is not the version that was seen. */
export async function removeSubmission({ db, audit }: Deps, id: number, seen?: number): Promise<void> {
  const isSeen = seen === undefined ? undefined : eq(contactSubmissions.version, seen);
  const deleted = await db
    .delete(contactSubmissions)
    .where(and(eq(contactSubmissions.id, id), isSeen))
    .returning({ id: contactSubmissions.id });
  if (deleted.length === 0) {
    const stored = await findContact(db, id);
    if (!stored) throw contactNotFound();
    throw movedOn("Kontak ini baru saja diubah. Periksa lagi, lalu hapus.", toSubmission(stored));
  }
  await audit.record({ action: "contact.deleted", subjectId: id });
}

export function contactNotFound(): AppError {
  return new AppError("not_found", "Kontak tidak ditemukan atau sudah dihapus");
}

export function toSubmission(row: ContactRow): ContactSubmission {
  const { id, name, email, phoneNumber, websiteType, message, notification } = row;
  const { stage, valueIdr, nextAction, lostReason, version, assigneeId, assigneeName } = row;
  const { landingPath, referrer, formPage, channel, place } = row;
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = row;
  return {
    ...{ id, name, email, phoneNumber, websiteType, message, notification },
    ...{ stage, valueIdr, nextAction, lostReason, version },
    submittedAt: row.submittedAt.toISOString(),
    suspicions: row.suspicions.split(",").filter(isSuspicion),
    assignee: assigneeId !== null && assigneeName !== null ? { id: assigneeId, name: assigneeName } : null,
    nextActionAt: row.nextActionAt?.toISOString() ?? null,
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    source: {
      ...{ landingPath, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent, formPage },
      ...(place !== null && { place }),
    },
    ...(channel !== "form" && { channel }),
    dueAt: row.dueAt?.toISOString() ?? null,
  };
}

function isSuspicion(text: string): text is Suspicion {
  return suspicions.some((suspicion) => suspicion === text);
}
