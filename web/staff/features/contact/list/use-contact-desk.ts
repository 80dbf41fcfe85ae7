import { useState } from "react";
import { maxContactItems } from "../../../../../worker/contract/inbox/contact-change";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useBulkContacts } from "../../../../api/contact-admin";
import { type BulkOutcome, useBulk } from "../../../lists/bulk";
import type { Choice } from "../../../lists/choice";
import { forgetTexts } from "../talk/kept-texts";
import { type BulkAct, bodyOf, doneText, notDoneText, undoingCalls } from "./bulk-acts";

/** What is asked before something is done. */
export interface Question {
  about: "delete" | "lost";
  contacts: ContactSubmission[];
}

/** What is done to enquiries of the list, or to the one that is open, and what came of it. */
export function useContactDesk(choice?: Choice<ContactSubmission>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [problem, setProblem] = useState("");
  /** Kept until it has reached all that it is about. */
  const [lostReason, setLostReason] = useState("");
  const send = useBulkContacts();
  const bulk = useBulk<ContactSubmission>({
    ...{ noun: "kontak", nameOf: ({ name }) => name },
    ...(choice && { choice }),
  });

  async function perform(act: BulkAct, contacts: readonly ContactSubmission[]) {
    const asked = question;
    const close = () => setQuestion((now) => (now === asked ? null : now));
    setProblem("");
    await bulk.perform(contacts, {
      send: (part) => {
        const items = part.map(({ id, version }) => ({ id, version }));
        return send.mutateAsync(bodyOf(act, items));
      },
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
      onFailure: (message) => {
        const isInDialog = asked?.about === "lost";
        if (isInDialog) setProblem(message);
        else close();
        return isInDialog;
      },
    });
  }

  return {
    ...{ bulk, perform, question, problem, lostReason, setLostReason },
    ask: (about: Question["about"], contacts: ContactSubmission[]) => {
      setProblem("");
      setQuestion({ about, contacts });
    },
    cancel: () => setQuestion(null),
  };
}

export type ContactDesk = ReturnType<typeof useContactDesk>;
