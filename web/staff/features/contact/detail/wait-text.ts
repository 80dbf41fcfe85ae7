import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { addDays, dayOf, nameClock, nameDay, weekdayOf } from "../../../../../worker/contract/jakarta";
import { nameSpan } from "../../../lib/durations";
import type { Promised } from "../list/wait";

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
  /** How much of the time until the promise is over, 0 to 1; null where nothing is promised. */
  share: number | null;
}

/** How long somebody has waited, against what was promised. */
export function waitText(contact: Promised & Pick<ContactSubmission, "submittedAt">, now: number): WaitText {
  const since = Date.parse(contact.submittedAt);
  const due = contact.dueAt === null ? null : Date.parse(contact.dueAt);
  if (contact.firstResponseAt !== null) return answered(since, due, Date.parse(contact.firstResponseAt));
  const ago = nameSpan(now - since);
  const none = (text: string): WaitText => ({ state: "none", title: `Masuk ${ago} lalu`, text, share: null });
  if (contact.suspicions.length > 0) return none("diduga spam, jadi tidak menunggu jawaban");
  if (contact.stage !== "new") return none("belum tercatat dijawab");
  if (due === null) return none("tanpa batas balas");
  const promise = `batas balas ${nameNear(due, now)}`;
  if (now >= due) {
    const title = `Lewat janji ${nameSpan(now - due)}`;
    return { state: "overdue", title, text: `${promise}, menunggu ${ago}`, share: 1 };
  }
  const share = Math.min(1, Math.max(0, (now - since) / (due - since)));
  return { state: "waiting", title: `Menunggu ${ago}`, text: promise, share };
}

function answered(since: number, due: number | null, at: number): WaitText {
  const title = `Dijawab dalam ${nameSpan(at - since)}`;
  if (due === null) return { state: "answered", title, text: "", share: null };
  const share = Math.min(1, Math.max(0, (at - since) / (due - since)));
  return at <= due
    ? { state: "answered", title, text: "sesuai janji", share }
    : { state: "late", title, text: `lewat janji ${nameSpan(at - due)}`, share: 1 };
}
