import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError, answerInTime, describeError, log, within } from "../errors";
import type { AppEnv } from "./app-env";

/** The window of every limiter in wrangler.toml, in seconds. */
const windowSeconds = 60;
/** Milliseconds that a limiter may take to answer. */
const patienceMs = 3_000;
/** Networks that are remembered as refused. */
const maxRefused = 1000;

type LimiterName = "CONTACT_LIMITER" | "LOGIN_ACCOUNT_LIMITER" | "LOGIN_ADDRESS_LIMITER";

/** Network → until when, in milliseconds since 1970, this isolate asks the limiter of misses no more. */
const refused = new Map<string, number>();

/**
 * What a visitor is counted by: the address as Cloudflare saw it, of an IPv6 address the network that one customer
 * gets; one shared key where there is none.
 */
export function clientAddress(c: Context<AppEnv>): string {
  return toNetwork(c.req.header("CF-Connecting-IP") ?? "unknown");
}

/** Counts one request under `key`; 429 with `Retry-After` once the limit of wrangler.toml is passed. */
export async function countRequest(c: Context<AppEnv>, limiter: LimiterName, key: string): Promise<void> {
  const { success } = await answerInTime("a rate limit", patienceMs, c.env[limiter].limit({ key }));
  if (!success) {
    throw new AppError("rate_limited", "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.", {
      retryAfter: windowSeconds,
    });
  }
}

/** Counts one request where passing the limit refuses nobody; false once it is passed. A limiter that fails limits nothing. */
export async function isWithinLimit(c: Context<AppEnv>, limiter: LimiterName, key: string): Promise<boolean> {
  try {
    return (await within(patienceMs, "a rate limit", c.env[limiter].limit({ key }))).success;
  } catch (error) {
    log("warn", "limit_uncounted", { requestId: c.var.requestId, error: describeError(error) });
    return true;
  }
}

/** One count per address. */
export function limitByAddress(limiter: LimiterName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await countRequest(c, limiter, clientAddress(c));
    await next();
  });
}

/** 429 for a network that `countMiss` has refused within the last minute; misses of another kind count apart. */
export function refuseCounted(c: Context<AppEnv>, kind = ""): void {
  const until = refused.get(kind + clientAddress(c));
  if (until !== undefined && Date.now() < until) throw tooManyMisses();
}

/**
 * Counts a read that no copy could answer and that visitors may make up without end; 429 once a network has passed
 * the limit. A limiter that fails keeps nobody from reading.
 */
export async function countMiss(c: Context<AppEnv>, kind = ""): Promise<void> {
  refuseCounted(c, kind);
  const network = kind + clientAddress(c);
  let passed = true;
  try {
    const counting = c.env.MISS_LIMITER.limit({ key: network });
    passed = (await within(patienceMs, "the limiter of misses", counting)).success;
  } catch (error) {
    log("warn", "miss_uncounted", { requestId: c.var.requestId, error: describeError(error) });
  }
  if (passed) return;
  refused.delete(network);
  refused.set(network, Date.now() + windowSeconds * 1000);
  for (const oldest of refused.keys()) {
    if (refused.size <= maxRefused) break;
    refused.delete(oldest);
  }
  throw tooManyMisses();
}

/**
 * Limits reads that the cache does not answer: it stands behind `cacheContent` and `cacheFile`. A question that visitors
 * make up is counted before the database is asked; what turns out to be made up, afterwards.
 */
export function limitMisses(isQuestion: (c: Context<AppEnv>) => boolean = () => false) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.var.reader) return next();
    if (isQuestion(c)) {
      c.set("isMadeUp", true);
      await countMiss(c);
      return next();
    }
    refuseCounted(c);
    await next();
    const isMissing = c.error instanceof AppError && c.error.code === "not_found";
    if (c.var.isMadeUp || isMissing) await countMiss(c);
  });
}

function tooManyMisses(): AppError {
  const message = "Terlalu banyak permintaan dari jaringan Anda. Silakan coba lagi dalam satu menit.";
  return new AppError("rate_limited", message, { retryAfter: windowSeconds });
}

/**
 * The network that an address belongs to: of IPv6 the first 64 bits, which is the least that one customer gets, and
 * within which anybody has as many addresses as they like; of IPv4, also where it is written as IPv6, the address.
 * What is no address stays as it is.
 */
export function toNetwork(address: string): string {
  if (!address.includes(":")) return address;
  // The parser writes every form of an address in its shortest one.
  const host = URL.parse(`http://[${address.split("%")[0]}]`)?.hostname.slice(1, -1);
  if (!host) return address;
  const [, high = "", low = ""] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(host) ?? [];
  if (low) {
    const bytes = [high, low].map((part) => Number.parseInt(part, 16)).flatMap((n) => [n >> 8, n & 255]);
    return bytes.join(".");
  }
  const [before = [], after = []] = host.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

/** By kind, the use of each network or account since the day began; of more networks nothing is counted any more. */
const used = new Map<string, Map<string, number>>();
const mostNetworks = 20_000;
let today = "";

/**
 * Takes one of `most` things that a network may have this isolate write in a day; false once they are used up. Addresses
 * stay in memory: nothing stores them. One network mostly meets one isolate, so its share is a bound of its order.
 */
export function takeDayShare(kind: string, network: string, most: number, now: Date): boolean {
  const day = now.toISOString().slice(0, 10);
  if (day !== today) used.clear();
  today = day;
  const counts = used.get(kind) ?? new Map<string, number>();
  used.set(kind, counts);
  const count = counts.get(network) ?? 0;
  if (count >= most) return false;
  if (count > 0 || counts.size < mostNetworks) counts.set(network, count + 1);
  return true;
}
