import type { SessionUser } from "../../contract/auth";
import type { ContactBulkAnswer, ContactBulkInput } from "../../contract/inbox/contact-change";
import type { Deps } from "../../deps";
import { contactNotFound } from "../inbox/inbox.service";
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
  type WrittenContact,
} from "./change.repository";
import {
  assigneeMayNot,
  type ContactEvent,
  contactMovedOn,
  fieldRefused,
  reasonWithoutLoss,
} from "./change.service";
import { moveText, nobody } from "./timeline-text";

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
