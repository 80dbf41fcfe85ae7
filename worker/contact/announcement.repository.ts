import { and, asc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../db/client";
import { contactSubmissions } from "../db/schema";

/** Messages that a queue takes at once. */
const mostMessages = 100;

/** The oldest enquiries that wait for a notification and were last dealt with before `before`; they count as dealt with `now`. */
export async function takeUnannounced(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<number[]> {
  const { id, notification, notificationAt } = contactSubmissions;
  const waiting = db
    .select({ id })
    .from(contactSubmissions)
    .where(and(eq(notification, "pending"), lt(notificationAt, before)))
    .orderBy(asc(notificationAt))
    .limit(mostMessages);
  const taken = await db
    .update(contactSubmissions)
    .set({ notificationAt: now })
    .where(inArray(id, waiting))
    .returning({ id });
  return taken.map((row) => row.id);
}
