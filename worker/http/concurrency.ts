import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../errors";
import { readNetwork } from "../limits";
import type { AppEnv } from "./app-env";

interface Concurrency {
  /** What a call takes of the capacity. */
  cost: (c: Context<AppEnv>) => number;
  capacity: number;
  /** Says that there was no room in time. */
  busy: string;
  /** Whose calls are added up. */
  of: "account" | "network" | "everybody";
  /** The time after which a call that never ended is no longer counted. */
  longestMs?: number;
  /** The time that a call waits, by default 40 s; clients give up after a minute without progress. */
  waitMs?: number;
  /**
   * Whether the place stays taken after a call for as long as the call took, at most `longestPauseMs`, so that other work
   * gets half of the time. Workers stop `Date.now()` while they compute, so only waiting for the database counts.
   */
  isFollowedByPause?: boolean;
}

const pollMs = 50;
/** A waiting call that has not polled for so long was cancelled. */
const abandonedMs = 500;
const longestPauseMs = 1000;
/** Calls at once above which none waits: each poll looks at all of them. */
const mostAtOnce = 100;

/** The bytes that a body announces; without a length the most that it may have. */
export const bodyBytes = (maxBytes: number) => (c: Context<AppEnv>) =>
  Math.min(Number(c.req.header("Content-Length") ?? maxBytes), maxBytes);

interface LimitedCall {
  sender: number | string;
  cost: number;
  isUnderWay: boolean;
  /** When the call is no longer counted, in milliseconds since 1970. */
  until: number;
}

/** Delays a call until there is room for it and for each earlier one that fits; before `limitBody` its body is not read. */
export function limitConcurrency({
  cost,
  capacity,
  busy,
  of,
  longestMs = 15 * 60_000,
  waitMs = 40_000,
  isFollowedByPause = false,
}: Concurrency) {
  /** In the order of their arrival. */
  const calls = new Set<LimitedCall>();
  const hasRoom = (call: LimitedCall) => {
    const now = Date.now();
    for (const other of calls) if (other.until < now - 5000) calls.delete(other);
    const others = [...calls].filter(({ sender, until }) => sender === call.sender && until > now);
    const used = others.reduce((sum, { isUnderWay, cost }) => sum + (isUnderWay ? cost : 0), 0);
    const next = [...others, call].find(({ isUnderWay, cost }) => !isUnderWay && used + cost <= capacity);
    return next === call;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const sender = of === "account" ? c.var.user.id : of === "network" ? readNetwork(c.req.raw) : "";
    const call = { sender, cost: cost(c), isUnderWay: false, until: Number.POSITIVE_INFINITY };
    calls.add(call);
    // Polls with its own timer, because a request may not wait for a promise of another request.
    for (let waitedMs = 0; !hasRoom(call); waitedMs += pollMs) {
      if (waitedMs >= waitMs || calls.size > mostAtOnce) {
        calls.delete(call);
        throw new AppError("busy", busy, { retryAfter: 10 });
      }
      call.until = Date.now() + abandonedMs;
      await new Promise((done) => setTimeout(done, pollMs));
    }
    const began = Date.now();
    Object.assign(call, { isUnderWay: true, until: began + longestMs });
    const leave = async () => {
      const pauseMs = isFollowedByPause ? Math.min(Date.now() - began, longestPauseMs) : 0;
      if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
      calls.delete(call);
    };
    const work = next();
    // The work continues if the client disconnects.
    c.executionCtx.waitUntil(work.then(leave, leave));
    await work;
  });
}
