import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { interceptedDatabase } from "./intercepted-database";
import { interceptedImages } from "./intercepted-images";

/** A call that is refused; one that does its work and whose answer gets lost; one that takes two seconds; one that nobody ever answers. */
export type Fault = "fails" | "loses its answer" | "is slow" | "hangs";

interface Plan {
  /** Which of the calls, from 0, or each of them. */
  at: number | "each";
  fault: Fault;
}

/** What a fault says of itself; nobody outside may read it. */
export const secret = "D1_ERROR: rahasia dalam";

/**
 * The bindings of the Worker, with every call that leaves it written down as "BINDING.method" in `calls`, and one
 * of them with a fault. `reached` is settled once that call is made. `replaced` stand in for the real ones.
 */
export function faultyBindings(plan?: Plan, replaced: Partial<Env> = {}) {
  const base: Env = { ...env, ...replaced };
  const calls: string[] = [];
  const { promise: reached, resolve } = Promise.withResolvers<void>();

  async function around<T>(name: string, call: () => Promise<T>): Promise<T> {
    const work = () => atWork(call);
    calls.push(name);
    if (!plan || (plan.at !== "each" && plan.at !== calls.length - 1)) return work();
    resolve();
    if (plan.fault === "hangs") return new Promise<T>(() => {});
    if (plan.fault === "is slow") {
      await new Promise((done) => setTimeout(done, 2000));
      return work();
    }
    if (plan.fault === "loses its answer") await work();
    throw new Error(`${secret} ${name}`);
  }

  function wrap<T extends object>(binding: T, name: string): T {
    return new Proxy(binding, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) =>
          around(`${name}.${String(method)}`, async () => value.apply(target, values));
      },
    });
  }

  const bindings: Partial<Env> = {
    ...replaced,
    DB: interceptedDatabase(base.DB, (call, work) => around(`DB.${call.name}`, work)),
    KV: wrap(base.KV, "KV"),
    ASSETS: wrap(base.ASSETS, "ASSETS"),
    AI: wrap(base.AI, "AI"),
    GENERATION_QUEUE: wrap(base.GENERATION_QUEUE, "GENERATION_QUEUE"),
    ENQUIRY_QUEUE: wrap(base.ENQUIRY_QUEUE, "ENQUIRY_QUEUE"),
    MEDIA: wrap(base.MEDIA, "MEDIA"),
    MEDIA_QUEUE: wrap(base.MEDIA_QUEUE, "MEDIA_QUEUE"),
    IMAGES: interceptedImages(base.IMAGES, (work) => around("IMAGES.output", work)),
    CONTACT_LIMITER: wrap(base.CONTACT_LIMITER, "CONTACT_LIMITER"),
    MISS_LIMITER: wrap(base.MISS_LIMITER, "MISS_LIMITER"),
    LOGIN_ACCOUNT_LIMITER: wrap(base.LOGIN_ACCOUNT_LIMITER, "LOGIN_ACCOUNT_LIMITER"),
    LOGIN_ADDRESS_LIMITER: wrap(base.LOGIN_ADDRESS_LIMITER, "LOGIN_ADDRESS_LIMITER"),
  };
  return { bindings, calls, reached };
}

/** Calls to real bindings that are under way: they take real time, which no timer must take for theirs. */
let callsAtWork = 0;

async function atWork<T>(call: () => Promise<T>): Promise<T> {
  callsAtWork += 1;
  try {
    return await call();
  } finally {
    callsAtWork -= 1;
  }
}

/** Before each test of faults: timers stand still, and what the Worker logs of a fault stays out of the report. */
export function stopTimersAndLogs(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
}

const realSetTimeout = globalThis.setTimeout;

/**
 * Waits for something whose timers stand still (`vi.useFakeTimers`), and lets them run a second at a time until it
 * is there; not while a binding of `faultyBindings` does its work. Throws when nothing brings it about.
 */
export async function afterTimers<T>(work: Promise<T>): Promise<T> {
  let isSettled = false;
  const settled = work.finally(() => {
    isSettled = true;
  });
  settled.catch(() => {});
  for (let turn = 0; !isSettled && turn < 20_000; turn += 1) {
    if (callsAtWork === 0 && vi.getTimerCount() > 0) await vi.advanceTimersByTimeAsync(1000);
    // What the bindings do takes no timer but time.
    await new Promise((done) => realSetTimeout(done, 1));
  }
  if (!isSettled) throw new Error("nothing ends the waiting");
  return settled;
}
