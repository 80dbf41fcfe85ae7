import { type ContactSubmission, openStages } from "../../../../../worker/contract/inbox/contact-submission";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "25 menit", "3 jam", "4 hari": the whole ones that have gone by, at least a minute; never in two lines. */
export function nameSpan(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))}\u00a0menit`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)}\u00a0jam`;
  return `${Math.floor(ms / dayMs)}\u00a0hari`;
}

export interface Wait {
  isOverdue: boolean;
  text: string;
}

type Waiting = Pick<ContactSubmission, "stage" | "dueAt" | "firstResponseAt" | "suspicions">;

/** How the wait of a sender stands against what was promised; null for whom nobody has to answer. */
export function waitOf({ stage, dueAt, firstResponseAt, suspicions }: Waiting, now: number): Wait | null {
  if (stage !== "new" || dueAt === null || firstResponseAt !== null || suspicions.length > 0) return null;
  const left = Date.parse(dueAt) - now;
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
