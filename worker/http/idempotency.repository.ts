import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { idempotencyKeys } from "../db/schema/auth";
import { batchNamed } from "../db/sql-batch";

/** A call, and until when its key is taken though no answer comes. */
interface KeyedCall {
  id: string;
  path: string;
  bodyHash: string;
  expiresAt: Date;
}

/** What an earlier call with the same key has left; `status` is null while it runs. */
interface EarlierCall {
  body_hash: string;
  status: number | null;
  answer: string | null;
}

/** Takes the key for a call; answers the earlier call where the key is taken already. */
export async function takeKey(
  db: Database,
  { id, path, bodyHash, expiresAt }: KeyedCall,
  now: Date,
): Promise<EarlierCall | null> {
  const { taken, found } = await batchNamed(db, {
    taken: sql`INSERT INTO idempotency_keys (id, path, body_hash, expires_at)
      VALUES (${id}, ${path}, ${bodyHash}, ${expiresAt.getTime()})
      ON CONFLICT (id) DO UPDATE SET body_hash = excluded.body_hash, status = NULL, answer = NULL,
        expires_at = excluded.expires_at
      WHERE idempotency_keys.expires_at <= ${now.getTime()} RETURNING id`,
    found: sql<EarlierCall>`SELECT body_hash, status, answer FROM idempotency_keys WHERE id = ${id}`,
  });
  return taken.length > 0 ? null : (found[0] ?? null);
}

type Taken = Pick<KeyedCall, "id" | "expiresAt">;

/** A call that has run out of its time may have lost its key to the next one. */
const isStillTaken = ({ id, expiresAt }: Taken) =>
  and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.status), eq(idempotencyKeys.expiresAt, expiresAt));

/** Keeps the answer of the call that has taken the key. */
export async function storeAnswer(
  db: Database,
  taken: Taken,
  kept: { status: number; answer: string | null; expiresAt: Date },
): Promise<void> {
  await db.update(idempotencyKeys).set(kept).where(isStillTaken(taken));
}

/** Frees the key of a call that was refused or failed. */
export async function releaseKey(db: Database, taken: Taken): Promise<void> {
  await db.delete(idempotencyKeys).where(isStillTaken(taken));
}
