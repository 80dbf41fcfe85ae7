import { and, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginAttempts } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

const second = 1000;
const hour = 60 * 60 * second;

/** Failures before the first delay, and milliseconds after the last one until they are forgotten. */
const limits = {
  /** A username, of an account or not, from wherever it is tried. */
  account: { free: 10, forgetAfter: 24 * hour },
  /** An address; generous, because an office stands behind one. */
  address: { free: 50, forgetAfter: hour },
  /** A passkey that is registered, from wherever it is tried. */
  passkey: { free: 10, forgetAfter: 24 * hour },
  /** Codes of a second factor, for whoever has the password already. */
  code: { free: 5, forgetAfter: 24 * hour },
  /** A browser that has logged in to the account before, wherever it is now. */
  device: { free: 10, forgetAfter: 24 * hour },
  /** Codes from such a browser. */
  deviceCode: { free: 5, forgetAfter: 24 * hour },
  /** The password asked again of somebody who is signed in. */
  confirmation: { free: 5, forgetAfter: hour },
  /** The code by which somebody who is signed in switches their second factor on. */
  firstCode: { free: 5, forgetAfter: hour },
} as const;

/** The first delay; each further failure doubles it, up to the last. */
const delay = { first: 30 * second, max: 15 * 60 * second };

interface AttemptLimit {
  key: string;
  /** Of whom it is the count; null for an address. */
  username: string | null;
  /** Failures before the first delay. */
  free: number;
  /** Milliseconds after the last failure when all are forgotten. */
  forgetAfter: number;
}

/**
 * What is guessed at, and of a stranger the address. That of a browser that is known or signed in is left out:
 * strangers may stand behind it too.
 */
export type Guessed =
  | { account: string; address: string }
  | { passkey: string }
  | { device: string }
  | { code: string; address: string }
  | { deviceCode: string }
  | { confirmation: string }
  | { firstCode: string };

export interface Attempt {
  /** Should this attempt fail, the next one has to wait. */
  delayed: boolean;
  /** Takes the count back, for a right password or code. */
  succeed: () => Promise<void>;
}

/**
 * Counts an attempt as a failure before anything is checked, so that many at once cannot slip past the count.
 * 429 with `Retry-After` while a delay lasts; such an attempt is not counted and makes no delay longer. `account` is
 * whom the count is about.
 */
export async function takeAttempt(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  guessed: Guessed,
  account?: { username: string },
): Promise<Attempt> {
  const now = deps.clock();
  const counted = await Promise.all(
    Object.entries(guessed).map(async ([kind, value]): Promise<AttemptLimit> => {
      const key = await deps.keys.fingerprint(`login-attempt ${kind} ${value}`);
      const username = kind === "address" ? null : (account?.username ?? null);
      return { key, username, ...limits[kind as keyof typeof limits] };
    }),
  );
  const keys = counted.map(({ key }) => key);
  const delayedUntil = await findDelay(deps.db, keys, now);
  if (delayedUntil) throw tooMany(delayedUntil.getTime() - now.getTime());
  const result = await countFailures(deps.db, counted, now);
  if (!result) throw tooMany(delay.first);
  const shared = counted.filter(({ username }) => username === null).map(({ key }) => key);
  const own = keys.filter((key) => !shared.includes(key));
  return { delayed: result.delayed, succeed: () => takeBackFailures(deps.db, own, shared) };
}

/** Until when the longest delay of these keys lasts; null while there is none. */
async function findDelay(db: Database, keys: string[], now: Date): Promise<Date | null> {
  const rows = await db
    .select({ blockedUntil: loginAttempts.blockedUntil })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.key, keys), gt(loginAttempts.blockedUntil, now)));
  return rows.map((row) => row.blockedUntil).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/**
 * Counts a failure on each key and sets the delay that follows it, in one batch. Null when one of them was
 * delayed in the meantime; else whether a delay begins now.
 */
async function countFailures(
  db: Database,
  limits: AttemptLimit[],
  now: Date,
): Promise<{ delayed: boolean } | null> {
  const [, ...results] = await db.batch([
    db.delete(loginAttempts).where(lte(loginAttempts.expiresAt, now)),
    ...limits.map((limit) => countFailure(db, limit, now)),
  ]);
  const counted = results.flat();
  if (counted.length < limits.length) return null;
  return { delayed: counted.some(({ blockedUntil }) => blockedUntil > now) };
}

function countFailure(db: Database, { key, username, free, forgetAfter }: AttemptLimit, now: Date) {
  const failures = sql`${loginAttempts.failures} + 1`;
  // A shift of more than ten would pass every limit, and of more than 62 the integer.
  const growing = sql`min(${delay.max}, ${delay.first} * (1 << min(${failures} - ${free}, 10)))`;
  const blockedUntil = sql`CASE WHEN ${failures} < ${free} THEN 0 ELSE ${now.getTime()} + ${growing} END`;
  const expiresAt = new Date(now.getTime() + forgetAfter);
  const userId = sql<number>`(SELECT id FROM users WHERE lower(username) = lower(${username}))`;
  return db
    .insert(loginAttempts)
    .values({ key, failures: 1, blockedUntil: new Date(0), expiresAt, userId })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        failures,
        blockedUntil,
        expiresAt,
        userId: sql`coalesce(excluded.user_id, ${loginAttempts.userId})`,
      },
      setWhere: lte(loginAttempts.blockedUntil, now),
    })
    .returning({ blockedUntil: loginAttempts.blockedUntil });
}

/** Forgets all failures of the `own` keys, and takes one back from each of the `shared`. */
async function takeBackFailures(db: Database, own: string[], shared: string[]): Promise<void> {
  await db.batch([
    db.delete(loginAttempts).where(inArray(loginAttempts.key, own)),
    db
      .update(loginAttempts)
      .set({ failures: sql`max(0, ${loginAttempts.failures} - 1)`, blockedUntil: new Date(0) })
      .where(inArray(loginAttempts.key, shared)),
  ]);
}

function tooMany(milliseconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / second));
  const wait = retryAfter > 60 ? `${Math.ceil(retryAfter / 60)} menit` : `${retryAfter} detik`;
  return new AppError("rate_limited", `Terlalu banyak percobaan. Silakan coba lagi dalam ${wait}.`, {
    retryAfter,
  });
}
