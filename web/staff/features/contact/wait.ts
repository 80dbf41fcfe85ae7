import { type ContactSubmission, openStages } from "../../../../worker/contract/inbox/contact-submission";
import { addDays, dayOf, nameClock, nameDay, weekdayOf } from "../../../../worker/contract/jakarta";
import { nameSpan } from "../../lib/durations";

/** What decides whether somebody waits. */
type Promised = Pick<ContactSubmission, "stage" | "dueAt" | "firstResponseAt"> & {
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

/** "hari ini 15.00", "besok 09.30", "Selasa 09.30" within a week, else "Selasa, 1 Desember 2026 09.30". */
export function nameNear(instant: number, now: number): string {
  const [at, today] = [dayOf(instant), dayOf(now)];
  return `${nameNearDay(at, today)} ${nameClock(instant)}`;
}

function nameNearDay(at: string, today: string): string {
  if (at === today) return "hari ini";
  if (at === addDays(today, 1)) return "besok";
  if (at === addDays(today, -1)) return "kemarin";
  const name = nameDay(at);
  const isNear = at < addDays(today, 7) && at > addDays(today, -7);
  // A weekday alone would be today's.
  return isNear && weekdayOf(at) !== weekdayOf(today) ? name.slice(0, name.indexOf(",")) : name;
}

export interface WaitText {
  state: "waiting" | "overdue" | "answered" | "late" | "none";
  title: string;
  /** "" where there is nothing to add. */
  text: string;
}

/** How long somebody has waited, against what was promised. */
export function waitText(contact: Promised & Pick<ContactSubmission, "submittedAt">, now: number): WaitText {
  const since = Date.parse(contact.submittedAt);
  const due = contact.dueAt === null ? null : Date.parse(contact.dueAt);
  if (contact.firstResponseAt !== null) {
    const at = Date.parse(contact.firstResponseAt);
    const title = `Dijawab dalam ${nameSpan(at - since)}`;
    if (due !== null && at > due) return { state: "late", title, text: `lewat janji ${nameSpan(at - due)}` };
    return { state: "answered", title, text: due === null ? "" : "sesuai janji" };
  }
  const ago = nameSpan(now - since);
  const none = (text: string): WaitText => ({ state: "none", title: `Masuk ${ago} lalu`, text });
  if (contact.suspicions.length > 0) return none("diduga spam, jadi tidak menunggu jawaban");
  if (contact.stage !== "new") return none("belum tercatat dijawab");
  if (due === null) return none("tanpa batas balas");
  const promise = `batas balas ${nameNear(due, now)}`;
  if (now < due) return { state: "waiting", title: `Menunggu ${ago}`, text: promise };
  const title = `Lewat janji ${nameSpan(now - due)}`;
  return { state: "overdue", title, text: `${promise}, menunggu ${ago}` };
}
