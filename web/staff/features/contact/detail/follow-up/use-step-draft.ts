import { useState } from "react";
import * as z from "zod/mini";
import type { ContactDetail } from "../../../../../../worker/contract/inbox/contact-change";
import { useKeptText } from "../../talk/kept-texts";
import { type ContactChanges, problemOf, useChangeProblem } from "../changes/use-contact-changes";
import { isoOf, type StepTime, stepTimeFault, stepTimeOf } from "./step-times";

const stepDraft = z.object({
  text: z.string(),
  time: z.object({ day: z.string(), clock: z.string() }),
});
type Draft = z.infer<typeof stepDraft>;

const readDraft = (values: unknown) => stepDraft.safeParse(values).data ?? null;

const noTime: StepTime = { day: "", clock: "" };

function draftOf({ nextAction, nextActionAt }: Pick<ContactDetail, "nextAction" | "nextActionAt">): Draft {
  return { text: nextAction ?? "", time: nextActionAt ? stepTimeOf(nextActionAt) : noTime };
}

/** The next step while it is written, in the card or in the sheet of a phone; it stays until it is stored. */
export function useStepDraft({ contact, change }: ContactChanges) {
  const kept = useKeptText<Draft | null>({ id: contact.id, kind: "langkah", empty: null, read: readDraft });
  const draft = kept.values;
  const { tell } = useChangeProblem();
  const [faults, setFaults] = useState({ text: "", time: "" });
  const [isBusy, setBusy] = useState(false);
  const current = draft ?? draftOf(contact);

  async function save(): Promise<boolean> {
    if (isBusy) return false;
    const text = current.text.trim();
    const { nextActionAt } = contact;
    const found = {
      text: text ? "" : "Tulis langkahnya, misalnya “Telepon”.",
      time: stepTimeFault(current.time, Date.now(), nextActionAt && isoOf(stepTimeOf(nextActionAt))) ?? "",
    };
    setFaults(found);
    if (found.text || found.time) return false;
    const isSameTime = nextActionAt !== null && isoOf(stepTimeOf(nextActionAt)) === isoOf(current.time);
    setBusy(true);
    const outcome = await change({
      nextAction: text,
      // A stored time with seconds stays what it is.
      nextActionAt: isSameTime ? nextActionAt : isoOf(current.time),
    });
    setBusy(false);
    const isStored = tell(outcome, "nextAction", "nextActionAt");
    const ofText = problemOf(outcome, "nextAction");
    const ofTime = problemOf(outcome, "nextActionAt");
    // A refusal of neither is told once.
    setFaults({ text: ofText === ofTime ? "" : ofText, time: ofTime });
    if (isStored) kept.clear(draft);
    return isStored;
  }

  /** Empties it; the way back of a time that is over by then is to choose another one. */
  async function finish(): Promise<string> {
    const before = draftOf(contact);
    const isOver = contact.nextActionAt !== null && Date.parse(contact.nextActionAt) <= Date.now();
    const reopen = () => kept.show({ text: before.text, time: noTime });
    const outcome = await change({ nextAction: null, nextActionAt: null }, isOver ? reopen : undefined);
    return problemOf(outcome, "nextAction", "nextActionAt");
  }

  return {
    ...current,
    faults,
    isBusy,
    /** Something was typed that is not stored yet. */
    isOpen: draft !== null,
    open: () => kept.show(current),
    type: (typed: Partial<Draft>) => {
      kept.type({ ...current, ...typed });
      setFaults({ text: "", time: "" });
    },
    cancel: () => {
      kept.clear();
      setFaults({ text: "", time: "" });
    },
    save,
    finish,
  };
}

export type StepDraft = ReturnType<typeof useStepDraft>;
