import type { AuditAction } from "../../contract/audit";
import type { SessionUser } from "../../contract/auth";
import type { ContactChange } from "../../contract/inbox/contact-change";
import { type ContactSubmission, type Stage, stageNames } from "../../contract/inbox/contact-submission";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import { dayMs } from "../../utc-day";
import { type ContactRow, findContact } from "../inbox/inbox.repository";
import { contactNotFound, toSubmission } from "../inbox/inbox.service";
import {
  assigneePart,
  type ContactPart,
  changeContacts,
  stagePart,
  stepPart,
  valuePart,
} from "./change.repository";
import { moveText, nobody, stepText, valueText } from "./timeline-text";

type Wanted = Pick<
  ContactRow,
  "stage" | "lostReason" | "assigneeId" | "valueIdr" | "nextAction" | "nextActionAt"
>;

/** What the audit log tells of an enquiry; `label` is never anything of who sent it, nor what staff typed. */
export interface ContactEvent {
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
export function contactMovedOn(
  { stage, assigneeName }: { stage: Stage; assigneeName: string | null },
  { next = "lalu simpan", stored }: { next?: string; stored?: ContactSubmission } = {},
): AppError {
  const owner = assigneeName === null ? "tanpa penanggung jawab" : `penanggung jawab ${assigneeName}`;
  const message = `Kontak ini baru saja diubah: sekarang ${stageNames[stage]}, ${owner}. Periksa lagi, ${next}.`;
  return movedOn(message, stored);
}

export function fieldRefused(field: string, message: string): AppError {
  return new AppError("validation_failed", message, { fields: { [field]: message } });
}

/** Whoever is disabled, or has another role, or never was. */
export function assigneeMayNot(): AppError {
  return fieldRefused(
    "assigneeId",
    "Staf ini tidak bisa menangani kontak: akunnya nonaktif atau perannya tidak mencakup kontak. Pilih orang lain.",
  );
}

export function reasonWithoutLoss(): AppError {
  return fieldRefused("lostReason", `Alasan hanya untuk kontak yang ${stageNames.lost}`);
}
