import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { maySeeEnquiries, seesEnquiries } from "../../auth/accounts/user.repository";
import type { ContactCounts } from "../../contract/inbox/contact-change";
import type { ContactSearch, Stage } from "../../contract/inbox/contact-submission";
import { readPhoneNumber } from "../../contract/phone-number";
import { type Database, hasWords } from "../../db/client";
import { contactSubmissions } from "../../db/schema/contact";

export type ContactRow = typeof contactSubmissions.$inferSelect & { assigneeName: string | null };

const assigneeName = sql<string | null>`(SELECT users.name FROM users
  WHERE users.id = ${contactSubmissions.assigneeId} AND ${seesEnquiries})`;
export const contactColumns = { ...getTableColumns(contactSubmissions), assigneeName };

/** One page of the filtered enquiries and the total, in one round trip. */
export async function listContacts(
  db: Database,
  filter: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const condition = matching(filter);
  const order = toOrder(filter);
  // Selects ids first, so that only the rows of the page are read whole.
  const page = db
    .select({ id: contactSubmissions.id })
    .from(contactSubmissions)
    .where(condition)
    .orderBy(order)
    .limit(limit)
    .offset(offset);
  const [rows, counted] = await db.batch([
    db
      .select(contactColumns)
      .from(contactSubmissions)
      .where(inArray(contactSubmissions.id, page))
      .orderBy(order),
    db.select({ total: count() }).from(contactSubmissions).where(condition),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findContact(db: Database, id: number): Promise<ContactRow | null> {
  const [row] = await db.select(contactColumns).from(contactSubmissions).where(eq(contactSubmissions.id, id));
  return row ?? null;
}

/** Other enquiries with the same address or phone number, and those submitted before it, newest first. */
export async function listSamePerson(
  db: Database,
  id: number,
  { most, mostEarlier }: { most: number; mostEarlier: number },
) {
  const { email, phoneE164, submittedAt, websiteType, stage, message } = contactSubmissions;
  const own = (column: SQLiteColumn) =>
    sql`(SELECT ${sql.identifier(column.name)} FROM contact_submissions AS own WHERE own.id = ${id})`;
  const isSameAddress = sql<number>`(${email} <> '' AND lower(${email}) = lower(${own(email)}))`;
  const isOther = sql`contact_submissions.id IN (
    SELECT id FROM contact_submissions WHERE ${isSameAddress}
    UNION SELECT id FROM contact_submissions WHERE ${phoneE164} = ${own(phoneE164)})
    AND contact_submissions.id <> ${id}`;
  const newestFirst = [desc(submittedAt), desc(contactSubmissions.id)];
  const [others, earlier] = await db.batch([
    db
      .select({ id: contactSubmissions.id, submittedAt, websiteType, stage, message, isSameAddress })
      .from(contactSubmissions)
      .where(isOther)
      .orderBy(...newestFirst)
      .limit(most),
    db
      .select({ id: contactSubmissions.id })
      .from(contactSubmissions)
      .where(sql`${isOther} AND (submitted_at, id) < (${own(submittedAt)}, ${id})`)
      .orderBy(...newestFirst)
      .limit(mostEarlier),
  ]);
  return { others, earlier: earlier.map((row) => row.id) };
}

export interface DueTime {
  now: Date;
  endOfToday: Date;
}

export type Due = NonNullable<ContactSearch["due"]>;

export const isWaiting = sql`due_at IS NOT NULL AND stage = 'new' AND first_response_at IS NULL AND suspicions = ''`;
export const isOpen = sql`stage IN ('new', 'contacted', 'proposal') AND suspicions = ''`;
export const hasStep = sql`next_action_at IS NOT NULL AND ${isOpen}`;

/**
 * The FROM clause of unanswered enquiries. INDEXED BY is needed: without row statistics SQLite prefers the index on the
 * stage and scans every enquiry that was ever new.
 */
export const fromWaiting = sql`contact_submissions INDEXED BY contact_submissions_waiting WHERE ${isWaiting}`;
export const fromSteps = sql`contact_submissions INDEXED BY contact_submissions_steps WHERE ${hasStep}`;

/** Selects the ids of due enquiries. A due time at the midnight that ends today counts as today. */
export function dueIds(due: Due, { now, endOfToday }: DueTime): SQL {
  const at = now.getTime();
  const end = endOfToday.getTime();
  const queries: Record<Due, SQL> = {
    waiting: sql`SELECT id FROM ${fromWaiting}`,
    overdue: sql`SELECT id FROM ${fromWaiting} AND due_at <= ${at}`,
    today: sql`SELECT id FROM ${fromWaiting} AND due_at > ${at} AND due_at <= ${end}
      UNION SELECT id FROM ${fromSteps} AND next_action_at < ${end}`,
  };
  return queries[due];
}

/** The longest waiting first; a due time counts only until the enquiry is answered. */
function dueOrder(due: Due): SQL {
  if (due !== "today") return sql`due_at, id`;
  const promise = sql`CASE WHEN ${isWaiting} THEN due_at END`;
  return sql`min(coalesce(${promise}, next_action_at), coalesce(next_action_at, ${promise})), id`;
}

export interface ContactFilter {
  /** Words that must all occur in name, address, number or message, in any case; or a phone number in any notation. */
  words?: string | undefined;
  suspectedOnly?: boolean;
  /** `open` means the stages new, contacted and proposal without suspected spam. */
  stage?: Stage | "open" | undefined;
  /** An account with access to enquiries, or "none" for unassigned. */
  assignee?: number | "none" | undefined;
  due?: { due: Due; time: DueTime } | undefined;
}

export const isSuspected = sql`suspicions <> ''`;

export function matching(filter: ContactFilter): SQL | undefined {
  const { words, suspectedOnly, assignee, due } = filter;
  return and(
    due && sql`id IN (${dueIds(due.due, due.time)})`,
    assignee === undefined ? undefined : belongsTo(assignee, filter),
    isInStage(filter),
    suspectedOnly ? isSuspected : undefined,
    words ? containsWords(words) : undefined,
  );
}

export function toOrder({ due }: ContactFilter): SQL {
  return due ? dueOrder(due.due) : sql`submitted_at DESC, id DESC`;
}

/** A column; the unary plus keeps SQLite from using its index when another filter is more selective. */
const column = (name: string, isNarrow: boolean) => sql.raw(isNarrow ? `+${name}` : name);

function isInStage({ stage, assignee, due, suspectedOnly }: ContactFilter): SQL | undefined {
  if (stage === undefined) return undefined;
  if (stage === "open") {
    const isOpen = sql`${column("stage", due !== undefined)} IN ('new', 'contacted', 'proposal')`;
    return suspectedOnly ? isOpen : sql`${isOpen} AND suspicions = ''`;
  }
  return sql`${column("stage", due !== undefined || typeof assignee === "number")} = ${stage}`;
}

function belongsTo(assignee: number | "none", { due }: ContactFilter): SQL {
  const assigneeId = column("assignee_id", due !== undefined);
  if (assignee === "none") {
    return sql`(${assigneeId} IS NULL OR ${assigneeId} IN (SELECT id FROM users WHERE NOT (${seesEnquiries})))`;
  }
  return sql`${assigneeId} = ${assignee} AND ${maySeeEnquiries(assignee)}`;
}

function containsWords(words: string): SQL {
  const digits = phoneDigits(words);
  const isNumber = digits ? sql`instr(${storedDigits}, ${digits}) > 0` : sql`FALSE`;
  return sql`(${hasWords(storedWords, words)} OR ${isNumber})`;
}

const storedWords = sql`concat_ws(char(10), name, email, phone_number, message)`;

/** Fewer digits would match too many numbers. */
const leastDigits = 4;

/** The digits of a phone number or a part of it, without country code; null if the words are not a number. */
function phoneDigits(words: string): string | null {
  const number = readPhoneNumber(words) ?? (/\p{L}/u.test(words) ? "" : words);
  const digits = number.replace(/\D/g, "").replace(/^(?:00)?(?:62)?0*/, "");
  return digits.length < leastDigits ? null : digits;
}

/** The typed number without separators, followed by the parsed number. */
const storedDigits = [" ", "\u00a0", "-", "–", ".", "(", ")"].reduce(
  (typed, separator) => sql`replace(${typed}, ${separator}, '')`,
  sql`(phone_number || coalesce(phone_e164, ''))`,
);

export function contactCounts(userId: number, time: DueTime): SQL<ContactCounts> {
  const seen = sql`coalesce((SELECT contact_id FROM contact_views WHERE user_id = ${userId}), 0)`;
  return sql<ContactCounts>`SELECT (SELECT count(*) FROM ${fromWaiting}) AS waiting,
    (SELECT count(*) FROM (${dueIds("overdue", time)})) AS overdue,
    (SELECT count(*) FROM (${dueIds("today", time)})) AS today,
    (SELECT count(*) FROM contact_submissions INDEXED BY contact_submissions_open
      WHERE assignee_id = ${userId} AND ${isOpen}) AS mine,
    (SELECT count(*) FROM ${fromWaiting} AND id > ${seen}) AS unseen,
    ${seen} AS seenId,
    (SELECT coalesce(max(id), 0) FROM contact_submissions) AS newestId`;
}
