import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { contactActivities } from "../../db/schema/contact-desk";

const { id, kind, body, actorId, isResponse, delivery, idempotencyKey, createdAt } = contactActivities;

/** Activities, newest first, each with the name of whoever did it. */
export function selectActivities(db: Database, condition: SQL | undefined) {
  return db
    .select({
      ...{ id, kind, body, actorId, isResponse, delivery, idempotencyKey, createdAt },
      actorName: users.name,
    })
    .from(contactActivities)
    .leftJoin(users, eq(users.id, actorId))
    .where(condition)
    .orderBy(desc(createdAt), desc(id));
}
export type ActivityRow = Awaited<ReturnType<typeof selectActivities>>[number];

type RawRow = Pick<ActivityRow, "id" | "kind" | "body" | "delivery"> & {
  actor_id: number | null;
  is_response: 0 | 1;
  idempotency_key: string | null;
  created_at: number;
  name: string | null;
};

/** A row of `selectActivities` as a batch of hand-written statements answers it; null where there is none. */
export function readRow(row: unknown): ActivityRow | null {
  if (!row) return null;
  const { actor_id, is_response, idempotency_key, created_at, name, ...same } = row as RawRow;
  return {
    ...same,
    actorId: actor_id,
    actorName: name,
    isResponse: is_response === 1,
    idempotencyKey: idempotency_key,
    createdAt: new Date(created_at),
  };
}
