import { type ContactSubmission, openStages } from "../../../../../worker/contract/inbox/contact-submission";
import { nameSpan } from "../../../lib/durations";

/** What decides whether somebody waits. */
export type Promised = Pick<ContactSubmission, "stage" | "dueAt" | "firstResponseAt"> & {
  suspicions: readonly string[];
};

/** Whether the sender waits for an answer that was promised: nobody has answered, nor is it likely spam. */
export function isWaiting<Part extends Promised>(contact: Part): contact is Part & { dueAt: string } {
  const { stage, dueAt, firstResponseAt, suspicions } = contact;
  return stage === "new" && dueAt !== null && firstResponseAt === null && suspicions.length === 0;
}

export interface Wait {
  isOverdue: boolean;
  text: string;
}

/** How the wait of a sender stands against what was promised; null for whom nobody has to answer. */
export function waitOf(contact: Promised, now: number): Wait | null {
  if (!isWaiting(contact)) return null;
  const left = Date.parse(contact.dueAt) - now;
  return left <= 0
    ? { isOverdue: true, text: `Lewat janji ${nameSpan(-left)}` }
    : { isOverdue: false, text: `Menunggu, sisa ${nameSpan(left)}` };
}

type WithStep = Pick<ContactSubmission, "stage" | "nextAction" | "nextActionAt">;

/** What is to be done next, and whether its time has passed; null where nothing is, or the enquiry is closed. */
export function stepOf(contact: WithStep, now: number) {
  const { stage, nextAction, nextActionAt } = contact;
  const isOpen = openStages.some((open) => open === stage);
  if (!isOpen || (nextAction === null && nextActionAt === null)) return null;
  const at = nextActionAt === null ? null : Date.parse(nextActionAt);
  return { text: nextAction ?? "Hubungi lagi", at, isLate: at !== null && at <= now };
}
