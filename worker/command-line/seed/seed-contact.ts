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
  /** A username of the seed; also the author of the timeline's entries. */
  owner?: string;
  valueIdr?: number;
  lostReason?: string;
  /** `inHours` hours from the next full hour. */
  next?: { action: string; inHours: number };
  timeline?: readonly SeedActivity[];
}

export interface SeedActivity {
  /** Minutes since the enquiry. */
  afterMinutes: number;
  kind: ActivityKind;
  body: string;
  /** Whether the entry counts as an answer. */
  answers?: true;
}

/** Each entry of these kinds is a change, which increments the version. */
const changes: ReadonlySet<ActivityKind> = new Set(["stage", "assign", "value", "reminder"]);

/** Statements that insert an enquiry and its timeline; times are relative to `now`. Its owner must exist. */
export function contactStatements(db: Database, contact: SeedContact, now: Date) {
  const { hoursAgo, source, owner, next, timeline: timelineBefore = [], ...stored } = contact;
  const submittedAt = new Date(now.getTime() - hoursAgo * hourMs);
  const after = (minutes: number) => new Date(submittedAt.getTime() + minutes * minuteMs);
  const step = next ? { nextAction: next.action, nextActionAt: stepTime(now, next.inHours) } : null;
  const timeline = step ? [...timelineBefore, stepActivity(timelineBefore, step)] : timelineBefore;
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

/** The timeline entry of the next step, after all others. */
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
