import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";

/** What decides whether somebody waits. */
export type Promised = Pick<ContactSubmission, "stage" | "dueAt" | "firstResponseAt"> & {
  suspicions: readonly string[];
};

/** Whether the sender waits for an answer that was promised: nobody has answered, nor is it likely spam. */
export function isWaiting<Part extends Promised>(contact: Part): contact is Part & { dueAt: string } {
  const { stage, dueAt, firstResponseAt, suspicions } = contact;
  return stage === "new" && dueAt !== null && firstResponseAt === null && suspicions.length === 0;
}
