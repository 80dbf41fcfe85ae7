import type { AuditAction } from "../../contract/audit";
import type { SessionUser } from "../../contract/auth";
import type { ContactBulkAnswer, ContactBulkInput, ContactChange } from "../../contract/inbox/contact-change";
import { type ContactSubmission, type Stage, stageNames } from "../../contract/inbox/contact-submission";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import { dayMs } from "../../utc-day";
import { type ContactRow, findContact } from "../inbox/inbox.repository";
import { contactNotFound, toSubmission } from "../inbox/inbox.service";
import { queueNotification } from "../notify/notification.service";
import {
  type Act,
  type Acted,
  assigneePart,
  type ChosenContact,
  type ContactPart,
  changeContacts,
  clearContacts,
  deleteContacts,
  type FoundContact,
  markContacts,
  stagePart,
  stepPart,
  valuePart,
  type WrittenContact,
} from "./change.repository";
import { moveText, nobody, stepText, valueText } from "./timeline-text";

type Wanted = Pick<
  ContactRow,
  "stage" | "lostReason" | "assigneeId" | "valueIdr" | "nextAction" | "nextActionAt"
>;

/** What the audit log tells of an enquiry; `label` is never anything of who sent it, nor what staff typed. */
interface ContactEvent {
  action: Extract<AuditAction, `contact.${string}`>;
  subjectId: number;
  label?: string;
}

/**
 * Changes an enquiry that is still the version that was read, and writes each thing that changes on its timeline; 404 when
 * it is gone, 409 when somebody was faster, 400 for whom it cannot belong to. What changes nothing writes nothing, and
 * succeeds in whichever version: the answer to an earlier try may have been lost.
 */
export async function changeContact(
  deps: Deps,
  id: number,
  change: ContactChange,
  user: SessionUser,
): Promise<ContactSubmission> {
  const before = await findContact(deps.db, id);
  if (!before) throw contactNotFound();
  if (before.version !== change.version) return asItIs(before, change);
  const now = deps.clock();
  const wanted = wantedOf(before, change, now);
  const { parts, eventsFor } = editsOf(before, wanted);
  if (parts.length === 0) return toSubmission(before);
  const item = { id, version: change.version };
  const { found, written, isAllowed } = await changeContacts(deps.db, [item], parts, {
    userId: user.id,
    now,
  });
  const row = written.get(id);
  if (row) {
    const { version, assigneeName } = row;
    const firstResponseAt = row.firstResponseAt === null ? null : new Date(row.firstResponseAt);
    await deps.audit.recordAll(eventsFor(assigneeName));
    return toSubmission({ ...before, ...wanted, version, assigneeName, firstResponseAt });
  }
  const [state] = found;
  if (state?.version === change.version && !isAllowed) throw assigneeMayNot();
  const present = state ? await findContact(deps.db, id) : null;
  if (!present) throw contactNotFound();
  return asItIs(present, change);
}

/** Of an enquiry in another version than the one that was read; 409 where it is not as it is to be. */
function asItIs(present: ContactRow, change: ContactChange): ContactSubmission {
  if (!isAsWanted(present, change)) throw contactMovedOn(present, { stored: toSubmission(present) });
  return toSubmission(present);
}

function isAsWanted(present: ContactRow, { version: _, nextActionAt, ...change }: ContactChange): boolean {
  const isSame = Object.entries(change).every(
    ([name, wanted]) =>
      wanted === undefined || (wanted === "" ? null : wanted) === present[name as keyof Wanted],
  );
  return isSame && (nextActionAt === undefined || timeOf(nextActionAt) === timeOf(present.nextActionAt));
}

const timeOf = (moment: string | Date | null) => moment && new Date(moment).getTime();

function wantedOf(before: ContactRow, change: ContactChange, now: Date): Wanted {
  const { stage = before.stage, valueIdr = before.valueIdr, assigneeId = before.assigneeId } = change;
  const { nextAction = before.nextAction, lostReason = before.lostReason } = change;
  if (change.lostReason && stage !== "lost") throw reasonWithoutLoss();
  return {
    ...{ stage, valueIdr, assigneeId },
    lostReason: stage === "lost" ? lostReason || null : null,
    nextAction: nextAction || null,
    nextActionAt: nextStepTime(change.nextActionAt, before.nextActionAt, now),
  };
}

/** What changes of an enquiry, and what the audit log tells of it, by the name of whoever has it then. */
function editsOf(before: ContactRow, wanted: Wanted) {
  const { stage, lostReason, assigneeId, valueIdr, nextAction, nextActionAt } = wanted;
  const parts: ContactPart[] = [];
  const others: string[] = [];
  const isMoved = stage !== before.stage;
  const isAssigned = assigneeId !== before.assigneeId;
  if (isMoved || lostReason !== before.lostReason) {
    parts.push(stagePart(stage, lostReason));
    if (!isMoved) others.push("Alasan kalah");
  }
  if (isAssigned) parts.push(assigneePart(assigneeId));
  if (valueIdr !== before.valueIdr) {
    parts.push(valuePart(valueIdr, valueText(valueIdr)));
    others.push("Nilai");
  }
  if (nextAction !== before.nextAction || timeOf(nextActionAt) !== timeOf(before.nextActionAt)) {
    const done = `Selesai: ${before.nextAction ?? stepText(null, before.nextActionAt)}`;
    parts.push(stepPart(nextAction, nextActionAt, stepText(nextAction, nextActionAt) || done));
    others.push("Langkah berikutnya");
  }
  const subjectId = before.id;
  const eventsFor = (assigneeName: string | null): ContactEvent[] => [
    ...(isMoved
      ? [{ action: "contact.moved" as const, subjectId, label: moveText(before.stage, stage) }]
      : []),
    ...(isAssigned
      ? [{ action: "contact.assigned" as const, subjectId, label: assigneeName ?? nobody }]
      : []),
    ...(others.length > 0
      ? [{ action: "contact.changed" as const, subjectId, label: others.join(", ") }]
      : []),
  ];
  return { parts, eventsFor };
}

const mostYears = 5;

/**
 * When a next step is to be: `undefined` leaves it, null takes it away. A new time lies ahead, and not so far that nobody
 * who is here will see it; one that has passed may stay.
 */
function nextStepTime(text: string | null | undefined, stored: Date | null, now: Date): Date | null {
  if (text === undefined) return stored;
  if (text === null) return null;
  const time = new Date(text);
  if (timeOf(time) === timeOf(stored)) return time;
  if (time <= now) throw fieldRefused("nextActionAt", "Waktu langkah berikutnya sudah lewat");
  if (time.getTime() > now.getTime() + mostYears * 366 * dayMs) {
    const words = `Waktu langkah berikutnya terlalu jauh. Pilih waktu dalam ${mostYears} tahun ke depan.`;
    throw fieldRefused("nextActionAt", words);
  }
  return time;
}

/** An enquiry that is not the version that was read any more; `next` is what to do about it. */
function contactMovedOn(
  { stage, assigneeName }: { stage: Stage; assigneeName: string | null },
  { next = "lalu simpan", stored }: { next?: string; stored?: ContactSubmission } = {},
): AppError {
  const owner = assigneeName === null ? "tanpa penanggung jawab" : `penanggung jawab ${assigneeName}`;
  const message = `Kontak ini baru saja diubah: sekarang ${stageNames[stage]}, ${owner}. Periksa lagi, ${next}.`;
  return movedOn(message, stored);
}

function fieldRefused(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}

/** Whoever is disabled, or has another role, or never was. */
function assigneeMayNot(): AppError {
  return fieldRefused(
    "assigneeId",
    "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.",
  );
}

function reasonWithoutLoss(): AppError {
  return fieldRefused("lostReason", `Alasan hanya untuk kontak yang ${stageNames.lost}`);
}

type Result = ContactBulkAnswer["results"][number];

/**
 * Does the same to several enquiries in one batch, each for itself: to those that are still the version that was read. 400
 * for all where they cannot belong to whom they are given. What is already so stays as it is, and is answered as done,
 * whichever version was read: the answer to an earlier try may have been lost.
 */
export async function changeManyContacts(
  deps: Deps,
  input: ContactBulkInput,
  user: SessionUser,
): Promise<ContactBulkAnswer> {
  refuseWhatIsNotForIt(input);
  const acted = await actOn(deps, input, { userId: user.id, now: deps.clock() });
  if (!acted.isAllowed) throw assigneeMayNot();
  const events = input.items.flatMap(({ id }, index) => {
    const [before, row] = [acted.found[index], acted.written.get(id)];
    return before && row ? [eventOf(input, before, row)] : [];
  });
  await deps.audit.recordAll(events);
  return { results: input.items.map((item, index) => resultOf(input, item, acted, acted.found[index])) };
}

function refuseWhatIsNotForIt({ action, stage, assigneeId, lostReason }: ContactBulkInput): void {
  if (stage !== undefined && action !== "stage") {
    throw fieldRefused("stage", "Tahap hanya untuk memindahkan kontak ke tahap lain");
  }
  if (assigneeId !== undefined && action !== "assign") {
    throw fieldRefused("assigneeId", "Penanggung jawab hanya untuk menetapkan penanggung jawab");
  }
  if (lostReason && stage !== "lost") throw reasonWithoutLoss();
}

function actOn(deps: Deps, input: ContactBulkInput, act: Act): Promise<Acted> {
  const { db } = deps;
  const { action, items } = input;
  if (action === "delete") return deleteContacts(db, items);
  if (action === "spam") return markContacts(db, items);
  if (action === "not-spam") return clearSpamMarks(deps, items);
  return changeContacts(db, items, [partOf(input)], act);
}

function partOf({ action, stage, assigneeId, lostReason }: ContactBulkInput): ContactPart {
  if (action === "stage") {
    if (stage === undefined) throw fieldRefused("stage", "Pilih tahapnya");
    return stagePart(stage, lostReason || undefined);
  }
  if (assigneeId === undefined) throw fieldRefused("assigneeId", "Pilih penanggung jawabnya");
  return assigneePart(assigneeId);
}

function resultOf(
  { action }: ContactBulkInput,
  { id, version }: ContactBulkInput["items"][number],
  { written }: Acted,
  found: FoundContact | null | undefined,
): Result {
  const row = written.get(id);
  if (row) return action === "delete" ? { id, ok: true } : { id, ok: true, version: row.version };
  if (!found && action === "delete") return { id, ok: true };
  if (found?.holds || found?.version === version) return { id, ok: true, version: found.version };
  const refusal = found ? contactMovedOn(found, { next: "lalu coba lagi" }) : contactNotFound();
  return { id, ok: false, code: refusal.code, message: refusal.message };
}

function eventOf(
  { action, stage }: ContactBulkInput,
  before: FoundContact,
  { id, assigneeName }: WrittenContact,
): ContactEvent {
  const subjectId = id;
  if (action === "assign") return { action: "contact.assigned", subjectId, label: assigneeName ?? nobody };
  if (action === "stage" && stage !== undefined && stage !== before.stage) {
    return { action: "contact.moved", subjectId, label: moveText(before.stage, stage) };
  }
  if (action === "stage") return { action: "contact.changed", subjectId, label: "Alasan kalah" };
  const events = {
    spam: "contact.marked",
    "not-spam": "contact.cleared",
    delete: "contact.deleted",
  } as const;
  return { action: events[action], subjectId };
}

async function clearSpamMarks(deps: Deps, items: readonly ChosenContact[]): Promise<Acted> {
  const { db, clock, notificationChannels } = deps;
  const acted = await clearContacts(db, items, { now: clock(), isTold: notificationChannels.length > 0 });
  const toBeTold = [...acted.written.values()].filter(({ notification }) => notification === "pending");
  await Promise.all(toBeTold.map(({ id }) => queueNotification(deps, id)));
  return acted;
}
