import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError, describeError, log } from "../errors";
import { answerInTime, readNetwork, within } from "../limits";
import type { AppEnv } from "./app-env";
import { limitConcurrency } from "./concurrency";

/** The window of every limiter in wrangler.toml, in seconds. */
const windowSeconds = 60;
/** The time limit of a limiter's answer. */
const patienceMs = 3_000;
/** The most networks that are remembered as refused. */
const maxRefused = 1000;

type LimiterName = "CONTACT_LIMITER" | "LOGIN_ACCOUNT_LIMITER" | "LOGIN_ADDRESS_LIMITER" | "MISS_LIMITER";

/** Refused networks with the time, in milliseconds since 1970, until which the limiter is not asked again. */
const refused = new Map<string, number>();

/** Counts one request under `key`; 429 with `Retry-After` above the limit of wrangler.toml. */
export async function countRequest(c: Context<AppEnv>, limiter: LimiterName, key: string): Promise<void> {
  const { success } = await answerInTime("a rate limit", patienceMs, c.env[limiter].limit({ key }));
  if (!success) {
    throw new AppError("rate_limited", "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.", {
      retryAfter: windowSeconds,
    });
  }
}

/** Counts one request without refusing it; false above the limit. A failing limiter allows everything. */
export async function isWithinLimit(c: Context<AppEnv>, limiter: LimiterName, key: string): Promise<boolean> {
  try {
    return (await within(patienceMs, "a rate limit", c.env[limiter].limit({ key }))).success;
  } catch (error) {
    log("warn", "limit_uncounted", { requestId: c.var.requestId, error: describeError(error) });
    return true;
  }
}

export function limitByAddress(limiter: LimiterName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(c, limiter, readNetwork(c.req.raw));
    await next();
  });
}

/** 429 for a network that `countMiss` has refused within the last minute. Each kind is counted separately. */
export function refuseCounted(c: Context<AppEnv>, kind = ""): void {
  const until = refused.get(kind + readNetwork(c.req.raw));
  if (until !== undefined && Date.now() < until) throw tooManyMisses();
}

/**
 * Counts an uncached read of an address that visitors can invent; 429 above the limit. A failing limiter allows
 * everything.
 */
export async function countMiss(c: Context<AppEnv>, kind = ""): Promise<void> {
  refuseCounted(c, kind);
  const network = kind + readNetwork(c.req.raw);
  if (await isWithinLimit(c, "MISS_LIMITER", network)) return;
  refused.delete(network);
  refused.set(network, Date.now() + windowSeconds * 1000);
  for (const oldest of refused.keys()) {
    if (refused.size <= maxRefused) break;
    refused.delete(oldest);
  }
  throw tooManyMisses();
}

const heavyReadLimit = {
  cost: () => 1,
  capacity: 1,
  // Two waits of a second leave one for the read: `cacheContent` serves the last entry after three.
  waitMs: 1000,
  longestMs: 3000,
  busy: "Server sedang melayani pengunjung lain. Tunggu sebentar, lalu coba lagi.",
};
const waitForNetwork = limitConcurrency({ ...heavyReadLimit, of: "network" });
const waitForEverybody = limitConcurrency({ ...heavyReadLimit, of: "everybody", isFollowedByPause: true });

/**
 * Lets heavy reads of visitors run one at a time, from each network in turn; the others wait. A list takes up to three
 * times its 4 MB of the isolate's memory, and a search a tenth of a second of the database that everybody shares.
 */
const waitForTurn: typeof waitForNetwork = (c, next) =>
  waitForNetwork(c, async () => void (await waitForEverybody(c, next)));

interface Misses {
  /** How often a question is counted. */
  weight?: number;
  /** Whether the read waits for its turn; by default each question does. */
  isHeavy?: (c: Context<AppEnv>) => boolean;
}

/**
 * Limits reads that the cache does not answer; runs after `cacheContent` and `cacheFile`. Questions are counted before the
 * database is asked, expensive ones several times, and invented addresses afterwards. Staff are not limited.
 */
export function limitMisses(
  isQuestion: (c: Context<AppEnv>) => boolean = () => false,
  { weight = 1, isHeavy = isQuestion }: Misses = {},
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.var.reader) return next();
    const read = () => (isHeavy(c) ? waitForTurn(c, next) : next());
    if (isQuestion(c)) {
      c.set("isMadeUp", true);
      for (let counted = 0; counted < weight; counted += 1) await countMiss(c);
      await read();
      return;
    }
    refuseCounted(c);
    await read();
    const isMissing = c.error instanceof AppError && c.error.code === "not_found";
    if (c.var.isMadeUp || isMissing) await countMiss(c);
  });
}

function tooManyMisses(): AppError {
  const message = "Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam satu menit.";
  return new AppError("rate_limited", message, { retryAfter: windowSeconds });
}
