import type { AuditAction } from "../../contract/audit";
import type { SessionUser } from "../../contract/auth";
import type { ContactBulkAnswer, ContactBulkInput, ContactChange } from "../../contract/inbox/contact-change";
import { type ContactSubmission, type Stage, stageNames } from "../../contract/inbox/contact-submission";
import type { Deps } from "../../deps";
import { type AppError, fieldError, movedOn } from "../../errors";
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

type ContactValues = Pick<
  ContactRow,
  "stage" | "lostReason" | "assigneeId" | "valueIdr" | "nextAction" | "nextActionAt"
>;

/** An audit event of an enquiry. `label` never contains personal data of the sender or text typed by staff. */
interface ContactEvent {
  action: Extract<AuditAction, `contact.${string}`>;
  subjectId: number;
  label?: string;
}

/**
 * Changes an enquiry if its version is the one that was read, and records each change in its timeline. Errors: 404 if
 * it does not exist, 409 if the version is stale, 400 if the assignee has no access. A change that makes no difference
 * writes nothing and succeeds in any version, because it may repeat a request whose response was lost.
 */
export async function changeContact(
  deps: Deps,
  id: number,
  change: ContactChange,
  user: SessionUser,
): Promise<ContactSubmission> {
  const before = await findContact(deps.db, id);
  if (!before) throw contactNotFound();
  if (before.version !== change.version) return answerIfApplied(before, change);
  const now = deps.clock();
  const requested = mergeChange(before, change, now);
  const { parts, eventsFor } = planEdits(before, requested);
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
    return toSubmission({ ...before, ...requested, version, assigneeName, firstResponseAt });
  }
  const [state] = found;
  if (state?.version === change.version && !isAllowed) throw assigneeWithoutAccess();
  const present = state ? await findContact(deps.db, id) : null;
  if (!present) throw contactNotFound();
  return answerIfApplied(present, change);
}

/** Answers a request with a stale version: the stored enquiry if it already has the requested values, else 409. */
function answerIfApplied(present: ContactRow, change: ContactChange): ContactSubmission {
  if (!isApplied(present, change)) throw staleContact(present, { stored: toSubmission(present) });
  return toSubmission(present);
}

function isApplied(present: ContactRow, { version: _, nextActionAt, ...change }: ContactChange): boolean {
  const isSame = Object.entries(change).every(
    ([name, requested]) =>
      requested === undefined ||
      (requested === "" ? null : requested) === present[name as keyof ContactValues],
  );
  return isSame && (nextActionAt === undefined || toTime(nextActionAt) === toTime(present.nextActionAt));
}

const toTime = (moment: string | Date | null) => moment && new Date(moment).getTime();

function mergeChange(before: ContactRow, change: ContactChange, now: Date): ContactValues {
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

/** The parts of the UPDATE and the audit events, with the name of the assignee after the change. */
function planEdits(before: ContactRow, requested: ContactValues) {
  const { stage, lostReason, assigneeId, valueIdr, nextAction, nextActionAt } = requested;
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
  if (nextAction !== before.nextAction || toTime(nextActionAt) !== toTime(before.nextActionAt)) {
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
 * The time of the next step: undefined keeps it, null removes it. A new time must be in the future, by at most
 * `mostYears` years; the stored time may be past.
 */
function nextStepTime(text: string | null | undefined, stored: Date | null, now: Date): Date | null {
  if (text === undefined) return stored;
  if (text === null) return null;
  const time = new Date(text);
  if (toTime(time) === toTime(stored)) return time;
  if (time <= now) throw fieldError("nextActionAt", "Waktu langkah berikutnya sudah lewat");
  if (time.getTime() > now.getTime() + mostYears * 366 * dayMs) {
    const words = `Waktu langkah berikutnya terlalu jauh. Pilih waktu dalam ${mostYears} tahun ke depan.`;
    throw fieldError("nextActionAt", words);
  }
  return time;
}

/** The 409 of a stale version; `next` ends the sentence that says what to do. */
function staleContact(
  { stage, assigneeName }: { stage: Stage; assigneeName: string | null },
  { next = "lalu simpan", stored }: { next?: string; stored?: ContactSubmission } = {},
): AppError {
  const owner = assigneeName === null ? "tanpa penanggung jawab" : `penanggung jawab ${assigneeName}`;
  const message = `Kontak ini baru saja diubah: sekarang ${stageNames[stage]}, ${owner}. Periksa lagi, ${next}.`;
  return movedOn(message, stored);
}

/** The 400 for an assignee that is disabled, has no access to enquiries or does not exist. */
function assigneeWithoutAccess(): AppError {
  return fieldError(
    "assigneeId",
    "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.",
  );
}

function reasonWithoutLoss(): AppError {
  return fieldError("lostReason", `Alasan hanya untuk kontak yang ${stageNames.lost}`);
}

type Result = ContactBulkAnswer["results"][number];

/**
 * Changes several enquiries in one batch; an item with a stale version is refused by itself. 400 for all items if the
 * assignee has no access. An item that already has the requested values counts as done in any version, because the
 * request may repeat one whose response was lost.
 */
export async function changeManyContacts(
  deps: Deps,
  input: ContactBulkInput,
  user: SessionUser,
): Promise<ContactBulkAnswer> {
  assertFieldsOfAction(input);
  const acted = await actOn(deps, input, { userId: user.id, now: deps.clock() });
  if (!acted.isAllowed) throw assigneeWithoutAccess();
  const events = input.items.flatMap(({ id }, index) => {
    const [before, row] = [acted.found[index], acted.written.get(id)];
    return before && row ? [toEvent(input, before, row)] : [];
  });
  await deps.audit.recordAll(events);
  return { results: input.items.map((item, index) => toResult(input, item, acted, acted.found[index])) };
}

function assertFieldsOfAction({ action, stage, assigneeId, lostReason }: ContactBulkInput): void {
  if (stage !== undefined && action !== "stage") {
    throw fieldError("stage", "Tahap hanya untuk memindahkan kontak ke tahap lain");
  }
  if (assigneeId !== undefined && action !== "assign") {
    throw fieldError("assigneeId", "Penanggung jawab hanya untuk menetapkan penanggung jawab");
  }
  if (lostReason && stage !== "lost") throw reasonWithoutLoss();
}

function actOn(deps: Deps, input: ContactBulkInput, act: Act): Promise<Acted> {
  const { db } = deps;
  const { action, items } = input;
  if (action === "delete") return deleteContacts(db, items);
  if (action === "spam") return markContacts(db, items);
  if (action === "not-spam") return clearSpamMarks(deps, items);
  return changeContacts(db, items, [toPart(input)], act);
}

function toPart({ action, stage, assigneeId, lostReason }: ContactBulkInput): ContactPart {
  if (action === "stage") {
    if (stage === undefined) throw fieldError("stage", "Pilih tahapnya");
    return stagePart(stage, lostReason || undefined);
  }
  if (assigneeId === undefined) throw fieldError("assigneeId", "Pilih penanggung jawabnya");
  return assigneePart(assigneeId);
}

function toResult(
  { action }: ContactBulkInput,
  { id, version }: ContactBulkInput["items"][number],
  { written }: Acted,
  found: FoundContact | null | undefined,
): Result {
  const row = written.get(id);
  if (row) return action === "delete" ? { id, ok: true } : { id, ok: true, version: row.version };
  if (!found && action === "delete") return { id, ok: true };
  if (found?.holds || found?.version === version) return { id, ok: true, version: found.version };
  const refusal = found ? staleContact(found, { next: "lalu coba lagi" }) : contactNotFound();
  return { id, ok: false, code: refusal.code, message: refusal.message };
}

function toEvent(
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
  const acted = await clearContacts(db, items, {
    now: clock(),
    hasChannels: notificationChannels.length > 0,
  });
  const pending = [...acted.written.values()].filter(({ notification }) => notification === "pending");
  await Promise.all(pending.map(({ id }) => queueNotification(deps, id)));
  return acted;
}
