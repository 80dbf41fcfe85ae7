import { and, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { loginAttempts } from "../../db/schema/auth";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

const second = 1000;
const hour = 60 * 60 * second;

/**
 * `free`: failures before the first delay. `forgetAfter`: milliseconds after the last failure until all are forgotten.
 */
const limits = {
  /** A username, existing or not, from any address. */
  account: { free: 10, forgetAfter: 24 * hour },
  /** An address; generous, because an office may share one. */
  address: { free: 50, forgetAfter: hour },
  /** A registered passkey, from any address. */
  passkey: { free: 10, forgetAfter: 24 * hour },
  /** Codes of the second factor, after a right password. */
  code: { free: 5, forgetAfter: 24 * hour },
  /** A browser that has logged in to the account before, from any address. */
  device: { free: 10, forgetAfter: 24 * hour },
  /** Codes of the second factor from such a browser. */
  deviceCode: { free: 5, forgetAfter: 24 * hour },
  /** The current password, asked of a signed-in user. */
  confirmation: { free: 5, forgetAfter: hour },
  /** The first code, which enables the second factor of a signed-in user. */
  firstCode: { free: 5, forgetAfter: hour },
} as const;

/** In milliseconds; each further failure doubles the delay up to `max`. */
const delay = { first: 30 * second, max: 15 * 60 * second };

interface AttemptLimit {
  key: string;
  /** The username that the counter belongs to; null for an address. */
  username: string | null;
  free: number;
  /** Milliseconds after the last failure until all are forgotten. */
  forgetAfter: number;
}

/**
 * What the attempt is counted by. The address is left out for known browsers and signed-in users, because strangers may
 * share it.
 */
export type AttemptKeys =
  | { account: string; address: string }
  | { passkey: string }
  | { address: string }
  | { device: string }
  | { code: string; address: string }
  | { deviceCode: string }
  | { confirmation: string }
  | { firstCode: string };

export interface Attempt {
  /** True if the failure of this attempt starts a delay. */
  delayed: boolean;
  /** Undoes the count after a right password or code. */
  succeed: () => Promise<void>;
}

/**
 * Counts an attempt as a failure before it is checked, so that concurrent attempts are all counted. During a delay it
 * throws 429 with `Retry-After`; such an attempt is not counted and extends no delay. `account` is the account that is
 * tried; `beforeCounting` may refuse an attempt that no delay refuses.
 */
export async function takeAttempt(
  deps: Pick<Deps, "db" | "clock" | "keys">,
  attemptKeys: AttemptKeys,
  account?: { username: string },
  beforeCounting?: () => void,
): Promise<Attempt> {
  const now = deps.clock();
  const counted = await Promise.all(
    Object.entries(attemptKeys).map(async ([kind, value]): Promise<AttemptLimit> => {
      const key = await deps.keys.fingerprint(`login-attempt ${kind} ${value}`);
      const username = kind === "address" ? null : (account?.username ?? null);
      return { key, username, ...limits[kind as keyof typeof limits] };
    }),
  );
  const keys = counted.map(({ key }) => key);
  const delayedUntil = await findDelay(deps.db, keys, now);
  if (delayedUntil) throw tooMany(delayedUntil.getTime() - now.getTime());
  beforeCounting?.();
  const result = await countFailures(deps.db, counted, now);
  if (!result) throw tooMany(delay.first);
  const shared = counted.filter(({ username }) => username === null).map(({ key }) => key);
  const own = keys.filter((key) => !shared.includes(key));
  return { delayed: result.delayed, succeed: () => undoFailures(deps.db, own, shared) };
}

/** N × r × p of a hash by OWASP's recommendation, which takes about 0.2 s. */
const hashWork = 2 ** 14 * 8 * 5;
/**
 * What passwords may cost in this isolate: of one address, username, browser, account or link, and of all unknown
 * browsers.
 */
const hashing = { mostOfOne: 3 * hashWork, mostOfUnknown: 10 * hashWork, perMs: 10 * second };
let hashed = { since: 0, ofUnknown: 0, work: new Map<string, number>() };

/**
 * Counts a hash before it is made, because the isolate answers nobody meanwhile; 429 above a limit. `known` is a browser,
 * an account or a link.
 */
export function takeHash(
  { clock, passwordCost: { N, r, p } }: Pick<Deps, "clock" | "passwordCost">,
  asking: { address: string; username: string } | { known: string },
): void {
  const now = clock().getTime();
  if (Math.abs(now - hashed.since) >= hashing.perMs) hashed = { since: now, ofUnknown: 0, work: new Map() };
  const ofUnknown = hashed.ofUnknown + ("known" in asking ? 0 : N * r * p);
  const keys = Object.entries(asking).map(([kind, value]) => `${kind} ${value}`);
  const ofOne = keys.map((key) => (hashed.work.get(key) ?? 0) + N * r * p);
  if (Math.max(...ofOne) > hashing.mostOfOne || ofUnknown > hashing.mostOfUnknown)
    throw tooMany(hashing.perMs);
  hashed.ofUnknown = ofUnknown;
  for (const [at, key] of keys.entries()) hashed.work.set(key, ofOne[at] ?? 0);
}

async function findDelay(db: Database, keys: string[], now: Date): Promise<Date | null> {
  const rows = await db
    .select({ blockedUntil: loginAttempts.blockedUntil })
    .from(loginAttempts)
    .where(and(inArray(loginAttempts.key, keys), gt(loginAttempts.blockedUntil, now)));
  return rows.map((row) => row.blockedUntil).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/**
 * Counts a failure on each key and sets its delay, in one batch. Null if a key was delayed in the meantime; else
 * whether a delay begins.
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
  // Limits the shift to ten bits, which exceeds every maximum; more than 62 would overflow the integer.
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

/** Resets the counters of the `own` keys and decrements those of the `shared` keys. */
async function undoFailures(db: Database, own: string[], shared: string[]): Promise<void> {
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
