import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import { isStaffReading } from "../auth/sessions/auth.guard";
import { createReadDeps } from "../deps";
import type { AppEnv } from "../http/app-env";
import { describeError, log } from "../http/log";
import { countMiss, refuseCounted } from "../http/rate-limit";
import { within } from "../http/within";
import { type Copy, type CopyState, copyAddress, copyOf, responseOf } from "./copy";
import { findEdgeCopy, keepEdgeCopy, type Seen } from "./edge-copies";
import { type ContentGeneration, momentOf } from "./generation-memory";
import { isolateCopies, missingAddresses, questionCopies } from "./isolate-copies";
import { readGeneration } from "./read-generation";
import { createSingleFlight } from "./single-flight";

/** Milliseconds that a visitor waits for KV or for a page before something else is answered. */
const patienceMs = 3_000;
const keptStatus = new Set([200, 301, 404]);
/** Browsers and proxies keep an answer and ask each time whether it still holds. */
const revalidate = "public, max-age=0, must-revalidate";

/** Where an answer came from, as `Server-Timing` names it. */
type Source = "isolate" | "edge" | "made" | "shared" | "stale";
interface Found {
  copy: Copy;
  source: Source;
}

/** What stands in the place of something that there is not; one copy for all of them. */
interface Missing {
  /** Without a slash at its beginning no address is the same. */
  key: string;
  answer: (c: Context<AppEnv>) => Response | Promise<Response>;
}

interface Options {
  /** Takes the place of a 404, which is then kept under no key of its own. */
  missing?: Missing;
  /** True for a question that visitors make up: it is counted by network, and the isolate alone keeps its answer. */
  isQuestion?: (c: Context<AppEnv>) => boolean;
}

/** One request: under what its answer is kept, and how it is made. */
interface Asked {
  key: string;
  make: () => Promise<void>;
  missing: Missing | undefined;
  isQuestion: boolean;
}

const flights = createSingleFlight<Found | null>();

/**
 * Answers what visitors read from a copy of the current content generation, and makes the copy where there is
 * none: two requests of an isolate never make the same one. `keyOf` names what the answer depends on, in
 * characters of a URL's path and query; null for an address of which nothing is to be kept. When the database or
 * KV fails, the last good copy is answered. Staff read from the database, and what they read is kept by nobody.
 */
export function cacheContent(
  keyOf: (c: Context<AppEnv>) => string | null,
  { missing, isQuestion = () => false }: Options = {},
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (await isStaffReading(c)) {
      await next();
      if (missing && c.res.status === 404) replaceAnswer(c, await missing.answer(c));
      c.res.headers.set("Cache-Control", "no-store");
      return;
    }
    const key = keyOf(c);
    const asked =
      key === null ? askedMissing(c, missing) : { key, make: next, missing, isQuestion: isQuestion(c) };
    if (!asked) return next();
    const found = await find(c, asked);
    if (!found) return;
    replaceAnswer(c, responseOf(found.copy));
    c.res.headers.set("Server-Timing", `cache;desc="${found.source}"`);
  });
}

/** Without what stands there, or Hono would write the headers of that, an error perhaps, over those of the answer. */
function replaceAnswer(c: Context<AppEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

function askedMissing(c: Context<AppEnv>, missing: Missing | undefined): Asked | null {
  if (!missing) return null;
  const make = async () => replaceAnswer(c, await missing.answer(c));
  return { key: missing.key, make, missing: undefined, isQuestion: false };
}

/** Null when what was made is not to be kept, and stands as the answer. */
async function find(c: Context<AppEnv>, asked: Asked): Promise<Found | null> {
  const { key } = asked;
  const generation = await readGeneration(c);
  if (!generation) {
    const copy = await findLastGood(c, key);
    if (copy) return { copy, source: "stale" };
  }
  const now = new Date();
  const state = generation && stateOf(generation, now, c.env.VERSION.id);
  const address = state && addressOf(state, key);
  const known = address && copiesFor(asked).find(address);
  if (known) return { copy: known, source: "isolate" };
  if (address && missingAddresses.has(address)) return findMissing(c, asked);

  const joined = flights.join(address ?? key);
  if (joined) {
    const shared = await joined;
    return shared ? { ...shared, source: "shared" } : make(c, asked, { generation, now, state });
  }
  const flight = flights.lead(address ?? key, () => make(c, asked, { generation, now, state }));
  // Others may wait for it after this visitor has gone.
  c.executionCtx.waitUntil(flight.catch(() => null));
  return flight;
}

function stateOf(generation: ContentGeneration, now: Date, versionId: string): CopyState {
  return { moment: momentOf(generation, now.getTime()), number: generation.number, versionId };
}

const addressOf = ({ moment, versionId }: CopyState, key: string) => copyAddress(moment, versionId, key);

async function findMissing(c: Context<AppEnv>, { missing }: Asked): Promise<Found | null> {
  const asked = askedMissing(c, missing);
  return asked && find(c, asked);
}

function copiesFor({ isQuestion }: Asked) {
  return isQuestion ? questionCopies : isolateCopies;
}

/** What an answer is made of: a generation, as of now, which both stand in its state. */
interface Making {
  generation: ContentGeneration | null;
  now: Date;
  state: CopyState | null;
}

async function make(
  c: Context<AppEnv>,
  asked: Asked,
  { generation, now, state }: Making,
): Promise<Found | null> {
  const { key, missing, isQuestion } = asked;
  const address = state && addressOf(state, key);
  const seen = state && !isQuestion ? await readEdgeCopy(c, key, state) : null;
  if (address && seen?.copy) {
    isolateCopies.keep(address, seen.copy);
    return { copy: seen.copy, source: "edge" };
  }
  if (isQuestion) await countMiss(c);
  else refuseCounted(c);
  c.set("deps", createReadDeps(c.env, generation?.bookmark ?? null, now));
  const late = await lastGoodInsteadOf(c, key, asked.make());
  if (late) return { copy: late, source: "stale" };
  if (c.error) {
    const isRefusal = c.error instanceof AppError && c.error.status < 500;
    if (c.error instanceof AppError && c.error.code === "not_found") await countMiss(c);
    const copy = isRefusal ? null : await findLastGood(c, key);
    return copy && { copy, source: "stale" };
  }
  if (!keptStatus.has(c.res.status)) return null;
  if (c.res.status === 404 && missing) {
    await countMiss(c);
    if (address) missingAddresses.add(address);
    return findMissing(c, asked);
  }
  if (c.var.isEmptyAnswer) {
    if (!isQuestion) await countMiss(c);
    return null;
  }
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", revalidate);
  const copy = await copyOf(c.res, now);
  if (address) copiesFor(asked).keep(address, copy);
  if (!isQuestion) c.executionCtx.waitUntil(keep(c, copy, { key, state, seen }));
  return { copy, source: "made" };
}

/** Waits until the page is made; where that takes too long, the last good copy is better than to wait on. */
async function lastGoodInsteadOf(
  c: Context<AppEnv>,
  key: string,
  making: Promise<void>,
): Promise<Copy | null> {
  try {
    await within(patienceMs, "making the page", making);
    return null;
  } catch (error) {
    log("error", "page_late", { requestId: c.var.requestId, error: describeError(error) });
    const copy = await findLastGood(c, key);
    if (!copy) await making;
    return copy;
  }
}

async function readEdgeCopy(c: Context<AppEnv>, key: string, state: CopyState | null): Promise<Seen | null> {
  try {
    return await within(patienceMs, "reading the location's cache", findEdgeCopy(key, state));
  } catch (error) {
    log("warn", "copy_unread", { requestId: c.var.requestId, error: describeError(error) });
    return null;
  }
}

/** The last answer, whatever has happened since. */
async function findLastGood(c: Context<AppEnv>, key: string): Promise<Copy | null> {
  const copy = (await readEdgeCopy(c, key, null))?.copy ?? null;
  if (copy) log("error", "last_good_copy_served", { requestId: c.var.requestId, path: c.req.path });
  return copy;
}

interface Place {
  key: string;
  state: CopyState | null;
  /** What the location held there when the making began. */
  seen: Seen | null;
}

async function keep(c: Context<AppEnv>, copy: Copy, { key, state, seen }: Place): Promise<void> {
  try {
    await keepEdgeCopy(key, state, copy, seen);
  } catch (error) {
    log("warn", "copy_unkept", { requestId: c.var.requestId, error: describeError(error) });
  }
}
