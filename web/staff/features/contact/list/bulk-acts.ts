import type { ContactBulkInput } from "../../../../../worker/contract/inbox/contact-change";
import {
  type ContactPerson,
  type ContactSubmission,
  type Stage,
  stageNames,
} from "../../../../../worker/contract/inbox/contact-submission";
import type { BulkOutcome } from "../../../lists/bulk";

/** What can be done to several enquiries at once. */
export type BulkAct =
  | { action: "stage"; stage: Stage; lostReason?: string }
  | { action: "assign"; assignee: ContactPerson | null }
  | { action: "spam" | "not-spam" | "delete" };

type Item = ContactBulkInput["items"][number];

export function bodyOf(act: BulkAct, items: Item[]): ContactBulkInput {
  if (act.action === "stage") {
    const { stage, lostReason } = act;
    return { action: "stage", stage, ...(lostReason && { lostReason }), items };
  }
  if (act.action === "assign") return { action: "assign", assigneeId: act.assignee?.id ?? null, items };
  return { action: act.action, items };
}

/** "3 kontak dipindahkan ke Dihubungi". */
export function doneText(act: BulkAct, count: number): string {
  const them = `${count} kontak`;
  switch (act.action) {
    case "stage":
      return `${them} dipindahkan ke ${stageNames[act.stage]}`;
    case "assign":
      return act.assignee
        ? `${them} diserahkan kepada ${act.assignee.name}`
        : `${them} kini tanpa penanggung jawab`;
    case "spam":
      return `${them} ditandai spam`;
    case "not-spam":
      return `Tanda spam dihapus dari ${them}`;
    case "delete":
      return `${them} dihapus`;
  }
}

/** "3 kontak belum diubah". */
export function notDoneText({ action }: BulkAct, count: number): string {
  return `${count} kontak belum ${action === "delete" ? "dihapus" : "diubah"}`;
}

/**
 * The calls that bring back what an act has changed: one for each former value. None for what is deleted, nor for
 * what was before as it is now.
 */
export function undoingCalls(
  act: BulkAct,
  before: readonly ContactSubmission[],
  results: readonly BulkOutcome[],
): ContactBulkInput[] {
  const versions = new Map(
    results.flatMap(({ id, ok, version }) => (ok && typeof version === "number" ? [[id, version]] : [])),
  );
  const groups = new Map<string, ContactBulkInput>();
  for (const contact of before) {
    const version = versions.get(contact.id);
    const inverse = version === undefined ? null : inverseOf(act, contact);
    if (version === undefined || !inverse) continue;
    const key = JSON.stringify(inverse);
    const group = groups.get(key) ?? { ...inverse, items: [] };
    group.items.push({ id: contact.id, version });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function inverseOf(act: BulkAct, contact: ContactSubmission): Omit<ContactBulkInput, "items"> | null {
  const { stage, lostReason, assignee, suspicions } = contact;
  const wasSuspected = suspicions.length > 0;
  switch (act.action) {
    case "stage":
      if (act.stage === stage) return null;
      return { action: "stage", stage, ...(stage === "lost" && lostReason && { lostReason }) };
    case "assign":
      return act.assignee?.id === assignee?.id
        ? null
        : { action: "assign", assigneeId: assignee?.id ?? null };
    case "spam":
      return wasSuspected ? null : { action: "not-spam" };
    case "not-spam":
      return wasSuspected ? { action: "spam" } : null;
    case "delete":
      return null;
  }
}
