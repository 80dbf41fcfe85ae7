import { useState } from "react";
import { type ContactBulkInput, maxContactItems } from "../../../../worker/contract/inbox/contact-change";
import {
  type ContactPerson,
  type ContactSubmission,
  type Stage,
  stageNames,
} from "../../../../worker/contract/inbox/contact-submission";
import { useBulkContacts } from "../../../api/contact-admin";
import { type BulkOutcome, useBulk } from "../../lists/bulk";
import type { Choice } from "../../lists/choice";
import { forgetTexts } from "./talk/kept-texts";

/** An open dialog. */
interface Question {
  about: "delete" | "lost";
  contacts: ContactSubmission[];
}

/** The actions on enquiries of the list or on the open one. */
export function useContactDesk(choice?: Choice<ContactSubmission>) {
  const [question, setQuestion] = useState<Question | null>(null);
  /** Kept until it was stored for all chosen enquiries. */
  const [lostReason, setLostReason] = useState("");
  const send = useBulkContacts();
  const bulk = useBulk<ContactSubmission>({
    ...{ noun: "kontak", nameOf: ({ name }) => name },
    ...(choice && { choice }),
  });

  async function perform(act: BulkAct, contacts: readonly ContactSubmission[]) {
    const asked = question;
    const close = () => setQuestion((now) => (now === asked ? null : now));
    await bulk.perform(contacts, {
      send: (part) =>
        send.mutateAsync({ ...toBody(act), items: part.map(({ id, version }) => ({ id, version })) }),
      doneText: (count) => doneText(act, count),
      notDoneText: (count) => notDoneText(act, count),
      undo: (rows, outcomes) => {
        const calls = undoingCalls(act, rows, outcomes);
        if (calls.length === 0) return null;
        return async () => {
          const undone: BulkOutcome[] = [];
          for (const { items, ...call } of calls) {
            for (let from = 0; from < items.length; from += maxContactItems) {
              const part = items.slice(from, from + maxContactItems);
              undone.push(...(await send.mutateAsync({ ...call, items: part })));
            }
          }
          return undone;
        };
      },
      onDone: (outcomes) => {
        close();
        const doneIds = outcomes.filter(({ ok }) => ok).map(({ id }) => id);
        if (act.action === "delete") forgetTexts(doneIds);
        if (doneIds.length === contacts.length) setLostReason("");
      },
    });
  }

  return {
    ...{ bulk, perform, question, lostReason, setLostReason },
    ask: (about: Question["about"], contacts: ContactSubmission[]) => setQuestion({ about, contacts }),
    cancel: () => setQuestion(null),
  };
}

export type ContactDesk = ReturnType<typeof useContactDesk>;

/** A bulk action. */
export type BulkAct =
  | { action: "stage"; stage: Stage; lostReason?: string }
  | { action: "assign"; assignee: ContactPerson | null }
  | { action: "spam" | "not-spam" | "delete" };

type Body = Omit<ContactBulkInput, "items">;

export const toBody = (act: BulkAct): Body =>
  act.action === "assign" ? { action: "assign", assigneeId: act.assignee?.id ?? null } : act;

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
function notDoneText({ action }: BulkAct, count: number): string {
  return `${count} kontak belum ${action === "delete" ? "dihapus" : "diubah"}`;
}

/**
 * The calls that undo a bulk action: one for each former value. Deleted and unchanged enquiries are skipped.
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
    const inverse = version === undefined ? null : invertActs(act, contact);
    if (version === undefined || !inverse) continue;
    const key = JSON.stringify(inverse);
    const group = groups.get(key) ?? { ...inverse, items: [] };
    group.items.push({ id: contact.id, version });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function invertActs(
  act: BulkAct,
  { stage, lostReason, assignee, suspicions }: ContactSubmission,
): Body | null {
  const wasSuspected = suspicions.length > 0;
  switch (act.action) {
    case "stage":
      if (act.stage === stage) return null;
      return { action: "stage", stage, ...(stage === "lost" && lostReason && { lostReason }) };
    case "assign":
      return act.assignee?.id === assignee?.id ? null : toBody({ action: "assign", assignee });
    case "spam":
      return wasSuspected ? null : { action: "not-spam" };
    case "not-spam":
      return wasSuspected ? { action: "spam" } : null;
    case "delete":
      return null;
  }
}
