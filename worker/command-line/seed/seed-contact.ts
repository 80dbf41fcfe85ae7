import { sql } from "drizzle-orm";
import { stepText } from "../../contact/changes/timeline-text";
import type { ActivityKind } from "../../contract/inbox/contact-activity";
import type { ContactSource, Stage } from "../../contract/inbox/contact-submission";
import { promisedBy } from "../../contract/jakarta";
import { readPhoneNumber } from "../../contract/phone-number";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactActivities, contactSubmissions } from "../../db/schema/contact";

const hourMs = 3_600_000;
const minuteMs = 60_000;

export interface SeedContact {
  name: string;
  email: string;
  phoneNumber: string | null;
  websiteType: string | null;
  message: string;
  hoursAgo: number;
  source: Partial<ContactSource>;
  stage?: Stage;
  /** A username of the seed, also of whoever did what the timeline tells. */
  owner?: string;
  valueIdr?: number;
  lostReason?: string;
  /** At the next full hour so many hours from now. */
  next?: { action: string; inHours: number };
  timeline?: readonly SeedActivity[];
}

export interface SeedActivity {
  /** Since the enquiry came. */
  afterMinutes: number;
  kind: ActivityKind;
  body: string;
  /** Whether the sender was answered by it. */
  answers?: true;
}

/** Each of these was a change of its own. */
const changes: ReadonlySet<ActivityKind> = new Set(["stage", "assign", "value", "reminder"]);

/** Statements that store an enquiry of the seed, as it stands `now`, with its timeline. Its owner must be stored before. */
export function contactStatements(db: Database, contact: SeedContact, now: Date) {
  const { hoursAgo, source, owner, next, timeline: told = [], ...stored } = contact;
  const submittedAt = new Date(now.getTime() - hoursAgo * hourMs);
  const after = (minutes: number) => new Date(submittedAt.getTime() + minutes * minuteMs);
  const step = next ? { nextAction: next.action, nextActionAt: stepTime(now, next.inHours) } : null;
  const timeline = step ? [...told, stepActivity(told, step)] : told;
  const answer = timeline.find(({ answers }) => answers);
  const ownerId = owner ? sql`(SELECT id FROM ${users} WHERE username = ${owner})` : null;
  const contactId = sql`(SELECT max(id) FROM ${contactSubmissions})`;
  return [
    db.insert(contactSubmissions).values({
      ...stored,
      ...source,
      submittedAt,
      dueAt: promisedBy(submittedAt, new Set()),
      phoneE164: readPhoneNumber(contact.phoneNumber),
      assigneeId: ownerId,
      firstResponseAt: answer ? after(answer.afterMinutes) : null,
      ...step,
      version: 1 + timeline.filter(({ kind }) => changes.has(kind)).length,
    }),
    ...timeline.map(({ afterMinutes, kind, body, answers }) =>
      db.insert(contactActivities).values({
        ...{ contactId, kind, body, actorId: ownerId },
        isResponse: answers ?? false,
        createdAt: after(afterMinutes),
      }),
    ),
  ];
}

/** That the next step was set, after all else. */
function stepActivity(
  told: readonly SeedActivity[],
  { nextAction, nextActionAt }: { nextAction: string; nextActionAt: Date },
): SeedActivity {
  const afterMinutes = (told.at(-1)?.afterMinutes ?? 0) + 1;
  return { afterMinutes, kind: "reminder", body: stepText(nextAction, nextActionAt) };
}

function stepTime(now: Date, inHours: number): Date {
  return new Date(Math.ceil(now.getTime() / hourMs + inHours) * hourMs);
}
