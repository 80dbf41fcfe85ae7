import type { ContactDetail } from "../../contract/inbox/contact-change";
import {
  type ContactPerson,
  type ContactSearch,
  type ContactSubmission,
  type Suspicion,
  suspicions,
} from "../../contract/inbox/contact-submission";
import { addDays, dayOf, momentOf } from "../../contract/jakarta";
import { pageWindow } from "../../contract/query";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import {
  type ContactFilter,
  type ContactRow,
  type DueTime,
  deleteContact,
  findContact,
  listAssignees,
  listContacts,
  listSamePerson,
  markSeen,
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
    assignee: assigneeOf(query.assignee, userId),
    due: due && { due, time: dueTimeOf(deps.clock()) },
  };
  const { rows, total } = await listContacts(deps.db, filter, pageWindow(query));
  return { contacts: rows.map(toSubmission), total };
}

function assigneeOf(text: ContactSearch["assignee"], userId: number): ContactFilter["assignee"] {
  if (text === undefined || text === "none") return text;
  return text === "me" ? userId : Number(text);
}

export function dueTimeOf(now: Date): DueTime {
  return { now, endOfToday: momentOf(addDays(dayOf(now), 1)) };
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

export function listPeople({ db }: Deps): Promise<ContactPerson[]> {
  return listAssignees(db);
}

export function markListSeen(deps: Deps, userId: number, newestId: number): Promise<void> {
  return markSeen(deps.db, userId, newestId, deps.clock());
}

export async function removeSubmission(deps: Deps, id: number): Promise<void> {
  if (!(await deleteContact(deps.db, id))) throw contactNotFound();
  await deps.audit.record({ action: "contact.deleted", subjectId: id });
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
