import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context, Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { batchNamed, type Database } from "../db/client";
import { idempotencyKeys } from "../db/schema/auth";
import { AppError, describeError, log } from "../errors";
import { sha256 } from "../secrets";
import type { AppEnv } from "./app-env";

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
async function takeKey(
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

/** A call that has run out of its time may have lost its key to the next one. */
const isStillTaken = ({ id, expiresAt }: Pick<KeyedCall, "id" | "expiresAt">) =>
  and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.status), eq(idempotencyKeys.expiresAt, expiresAt));

const header = "Idempotency-Key";
/** Milliseconds that an answer is kept. */
const keptMs = 24 * 60 * 60 * 1000;
/** Milliseconds after which a call that left no answer is taken for dead; the longest one may take two minutes. */
const runningMs = 3 * 60 * 1000;

/**
 * Calls whose key is ignored: passwords come with them or secrets go out with their answers, neither of which may be
 * stored. A call that only reads may run twice, and its answer would outlive what it tells. An upload knows a picture
 * again by its bytes, and is too large to be compared here.
 */
const exempt = [
  /^\/api\/(account|staff)(\/|$)/,
  /\/preview-links$/,
  /^\/api\/(?:media|exports|imports(?:\/[^/]+\/pictures)?)$/,
  /^\/api\/contact\/person\//,
  /^\/api\/(find|contact\/search|contact\/paste|blog\/preview|briefs\/proposals)$/,
];

/**
 * Runs a call of an account once for its `Idempotency-Key`: the same call sent again gets the stored answer. 422 where
 * the key came with another body, 409 while the first call runs. Only an answer of success is stored: after a refusal or
 * a failure the same key runs again.
 */
export async function answerOnce(c: Context<AppEnv>, userId: number, next: Next): Promise<void> {
  const { method, path } = c.req;
  const key = c.req.header(header);
  if (key === undefined || method === "GET" || exempt.some((pattern) => pattern.test(path))) return next();
  if (key === "" || key.length > 200) {
    throw new AppError("validation_failed", "Idempotency-Key harus berisi 1 sampai 200 karakter");
  }
  const { db, clock } = c.var.deps;
  const now = clock();
  const id = await sha256(JSON.stringify([userId, method, path, key]));
  const bodyHash = await sha256(await c.req.text());
  const expiresAt = new Date(now.getTime() + runningMs);
  const earlier = await takeKey(db, { id, path, bodyHash, expiresAt }, now);
  if (earlier) {
    c.res = replay(c, earlier, bodyHash);
    return;
  }
  const work = run(c, { id, expiresAt }, next);
  // Whoever asked may be gone: the next try is to find the answer.
  c.executionCtx.waitUntil(work);
  await work;
}

function replay(
  c: Context<AppEnv>,
  earlier: NonNullable<Awaited<ReturnType<typeof takeKey>>>,
  bodyHash: string,
): Response {
  if (earlier.body_hash !== bodyHash) {
    const message =
      "Kunci permintaan ini sudah dipakai untuk isi yang lain. Muat ulang halaman, lalu coba lagi.";
    throw new AppError("idempotency_key_reused", message);
  }
  if (earlier.status === null) {
    const message = "Permintaan yang sama masih diproses. Tunggu sebentar, lalu coba lagi.";
    throw new AppError("in_progress", message, { retryAfter: 1 });
  }
  c.header("Idempotency-Replayed", "true");
  if (earlier.answer === null) return c.body(null, earlier.status as 204);
  return c.body(earlier.answer, earlier.status as ContentfulStatusCode, {
    "Content-Type": "application/json",
  });
}

async function run(c: Context<AppEnv>, taken: { id: string; expiresAt: Date }, next: Next): Promise<void> {
  const { db, clock } = c.var.deps;
  await next();
  try {
    if (!c.res.ok) {
      await db.delete(idempotencyKeys).where(isStillTaken(taken));
      return;
    }
    const answer = (await c.res.clone().text()) || null;
    const expiresAt = new Date(clock().getTime() + keptMs);
    await db
      .update(idempotencyKeys)
      .set({ status: c.res.status, answer, expiresAt })
      .where(isStillTaken(taken));
  } catch (error) {
    log("warn", "answer_unstored", { requestId: c.var.requestId, error: describeError(error) });
  }
}
