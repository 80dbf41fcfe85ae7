import type { SessionUser } from "../../contract/auth";
import type { ContactChange } from "../../contract/inbox/contact-change";
import type { ContactSubmission } from "../../contract/inbox/contact-submission";
import type { Deps } from "../../deps";
import { type ContactRow, findContact } from "../inbox/inbox.repository";
import { contactNotFound, toSubmission } from "../inbox/inbox.service";
import { changeContacts } from "./contact-change.repository";
import type { ContactEvent } from "./contact-event";
import { assigneePart, type ContactPart, stagePart, stepPart, valuePart } from "./contact-part.repository";
import { assigneeMayNot, contactMovedOn, reasonWithoutLoss } from "./contact-refusals";
import { nextStepTime } from "./next-step-time";
import { moveText, nobody, stepChangeText, stepText, valueText } from "./timeline-text";

/** What staff may change, as it is to be. */
type Wanted = Pick<
  ContactRow,
  "stage" | "lostReason" | "assigneeId" | "valueIdr" | "nextAction" | "nextActionAt"
>;

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
  if (isMeantForWhoMayNot(before, change)) throw assigneeMayNot();
  const now = deps.clock();
  const wanted = wantedOf(before, change, now);
  const parts = partsOf(before, wanted);
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
    await deps.audit.recordAll(eventsOf(before, wanted, assigneeName));
    return toSubmission({ ...before, ...wanted, version, assigneeName, firstResponseAt });
  }
  const [state] = found;
  if (!state) throw contactNotFound();
  if (state.version !== change.version) {
    const present = await findContact(deps.db, id);
    if (!present) throw contactNotFound();
    return asItIs(present, change);
  }
  if (!isAllowed) throw assigneeMayNot();
  // Whoever it belonged to was deleted right now.
  return toSubmission({ ...before, assigneeName: state.assigneeName });
}

/** Of an enquiry in another version than the one that was read; 409 where it is not as it is to be. */
function asItIs(present: ContactRow, change: ContactChange): ContactSubmission {
  if (!isAsWanted(present, change) || isMeantForWhoMayNot(present, change)) throw contactMovedOn(present);
  return toSubmission(present);
}

function isAsWanted(present: ContactRow, change: ContactChange): boolean {
  const { stage, valueIdr, assigneeId, nextAction, nextActionAt, lostReason } = present;
  const isSame = (wanted: unknown, is: unknown) => wanted === undefined || (wanted || null) === (is || null);
  const timeOf = (text: string | null | undefined) => text && new Date(text).getTime();
  return (
    isSame(change.stage, stage) &&
    (change.valueIdr === undefined || change.valueIdr === valueIdr) &&
    isSame(change.assigneeId, assigneeId) &&
    isSame(change.nextAction, nextAction) &&
    isSame(timeOf(change.nextActionAt), nextActionAt?.getTime()) &&
    isSame(change.lostReason, lostReason)
  );
}

/** Whoever has it but may no longer see it is given it no second time. */
function isMeantForWhoMayNot({ assigneeId, assigneeName }: ContactRow, change: ContactChange): boolean {
  return change.assigneeId != null && change.assigneeId === assigneeId && assigneeName === null;
}

function wantedOf(before: ContactRow, change: ContactChange, now: Date): Wanted {
  const { stage = before.stage, valueIdr = before.valueIdr, assigneeId = before.assigneeId } = change;
  const { nextAction = before.nextAction, lostReason } = change;
  if (lostReason && stage !== "lost") throw reasonWithoutLoss();
  const keptReason = lostReason === undefined ? before.lostReason : lostReason || null;
  return {
    ...{ stage, valueIdr, assigneeId },
    lostReason: stage === "lost" ? keptReason : null,
    nextAction: nextAction || null,
    nextActionAt: nextStepTime(change.nextActionAt, before.nextActionAt, now),
  };
}

const isSameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

function changedOf(before: ContactRow, wanted: Wanted) {
  const { stage, valueIdr, nextAction } = before;
  const isMoved = wanted.stage !== stage;
  return {
    isMoved,
    isReasonChanged: !isMoved && wanted.lostReason !== before.lostReason,
    isAssigned: wanted.assigneeId !== before.assigneeId,
    isValueChanged: wanted.valueIdr !== valueIdr,
    isStepChanged: wanted.nextAction !== nextAction || !isSameTime(wanted.nextActionAt, before.nextActionAt),
  };
}

function partsOf(before: ContactRow, wanted: Wanted): ContactPart[] {
  const { isMoved, isReasonChanged, isAssigned, isValueChanged, isStepChanged } = changedOf(before, wanted);
  const { stage, lostReason, assigneeId, valueIdr, nextAction, nextActionAt } = wanted;
  const stepBefore = before.nextAction ?? stepText(null, before.nextActionAt);
  const step = stepChangeText(nextAction, nextActionAt, stepBefore);
  return [
    ...(isMoved || isReasonChanged ? [stagePart(stage, lostReason)] : []),
    ...(isAssigned ? [assigneePart(assigneeId)] : []),
    ...(isValueChanged ? [valuePart(valueIdr, valueText(valueIdr))] : []),
    ...(isStepChanged ? [stepPart(nextAction, nextActionAt, step)] : []),
  ];
}

function eventsOf(before: ContactRow, wanted: Wanted, assigneeName: string | null): ContactEvent[] {
  const { isMoved, isReasonChanged, isAssigned, isValueChanged, isStepChanged } = changedOf(before, wanted);
  const subjectId = before.id;
  const others = [
    ...(isReasonChanged ? ["Alasan kalah"] : []),
    ...(isValueChanged ? ["Nilai"] : []),
    ...(isStepChanged ? ["Langkah berikutnya"] : []),
  ];
  const events: (ContactEvent | false)[] = [
    isMoved && { action: "contact.moved", subjectId, label: moveText(before.stage, wanted.stage) },
    isAssigned && { action: "contact.assigned", subjectId, label: assigneeName ?? nobody },
    others.length > 0 && { action: "contact.changed", subjectId, label: others.join(", ") },
  ];
  return events.filter((event) => event !== false);
}
