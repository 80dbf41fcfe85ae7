import { type ContactSubmission, openStages } from "../../../../worker/contract/inbox/contact-submission";
import { addDays, nameClock, nameDay, toDay, toWeekday } from "../../../../worker/contract/jakarta";

/** The fields that decide whether a sender waits. */
type Promised = Pick<ContactSubmission, "stage" | "dueAt" | "firstResponseAt"> & {
  suspicions: readonly string[];
};

/** Whether the sender waits for the promised answer. */
export function isWaiting<Part extends Promised>(contact: Part): contact is Part & { dueAt: string } {
  const { stage, dueAt, firstResponseAt, suspicions } = contact;
  return stage === "new" && dueAt !== null && firstResponseAt === null && suspicions.length === 0;
}

export interface Wait {
  isOverdue: boolean;
  text: string;
}

/** The waiting time against the promise; null if no answer is due. */
export function computeWait(contact: Promised, now: number): Wait | null {
  if (!isWaiting(contact)) return null;
  const left = Date.parse(contact.dueAt) - now;
  return left <= 0
    ? { isOverdue: true, text: `Lewat janji ${nameSpan(-left)}` }
    : { isOverdue: false, text: `Sisa ${nameSpan(left)}` };
}

type WithStep = Pick<ContactSubmission, "stage" | "nextAction" | "nextActionAt">;

/** The next step and whether it is overdue; null without one, or for a closed enquiry. */
export function computeStep(contact: WithStep, now: number) {
  const { stage, nextAction, nextActionAt } = contact;
  const isOpen = openStages.some((open) => open === stage);
  if (!isOpen || (nextAction === null && nextActionAt === null)) return null;
  const at = nextActionAt === null ? null : Date.parse(nextActionAt);
  return { text: nextAction ?? "Hubungi lagi", at, isLate: at !== null && at <= now };
}

/** "hari ini 15.00", "besok 09.30", "Selasa 09.30" within a week, else "Selasa, 1 Desember 2026 09.30". */
export function nameNear(instant: number, now: number): string {
  const [at, today] = [toDay(instant), toDay(now)];
  return `${nameNearDay(at, today)} ${nameClock(instant)}`;
}

function nameNearDay(at: string, today: string): string {
  if (at === today) return "hari ini";
  if (at === addDays(today, 1)) return "besok";
  if (at === addDays(today, -1)) return "kemarin";
  const name = nameDay(at);
  const isNear = at < addDays(today, 7) && at > addDays(today, -7);
  // The same weekday next week needs its date.
  return isNear && toWeekday(at) !== toWeekday(today) ? name.slice(0, name.indexOf(",")) : name;
}

export interface WaitText {
  state: "waiting" | "overdue" | "answered" | "late" | "none";
  title: string;
  /** The text, or "". */
  text: string;
}

/** The waiting time in words. */
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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The two largest whole units of a duration; hours are used up to two days. */
function splitDuration(ms: number): { count: number; unit: string }[] {
  const of = (unit: string, unitMs: number, within = Number.POSITIVE_INFINITY) => ({
    ...{ count: Math.floor((ms % within) / unitMs), unit },
  });
  if (ms < hourMs) return [of("menit", minuteMs)];
  if (ms < 2 * dayMs) return [of("jam", hourMs), of("menit", minuteMs, hourMs)];
  return [of("hari", dayMs), of("jam", hourMs, dayMs)];
}

/** A number with its unit and a non-breaking space. */
const formatPart = ({ count, unit }: { count: number; unit: string }) =>
  `${count.toLocaleString("id-ID")}\u00a0${unit}`;

/** "25 menit", "3 jam", "4 hari": at least a minute. */
export function nameSpan(ms: number): string {
  const [{ count, unit } = { count: 0, unit: "menit" }] = splitDuration(ms);
  return formatPart({ count: Math.max(1, count), unit });
}

/** A duration with the next smaller unit: "1 jam 12 menit", "2 hari 3 jam". */
export function nameSpanFinely(ms: number): string {
  if (ms < minuteMs) return "kurang dari 1\u00a0menit";
  return splitDuration(ms)
    .filter(({ count }) => count > 0)
    .map(formatPart)
    .join(" ");
}
