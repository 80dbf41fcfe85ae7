/** Milliseconds before code that did not come is asked for once more. */
const pauseMs = 1000;
/** Milliseconds until somebody who waits for code is told that it does not come. */
export const limitMs = 8000;

/** The limit for what can be done without: waiting for it is worse than going on. */
export const spareLimitMs = 3000;
/** The limit for the app itself: nobody waits for it, and on the slowest connections it takes its time. */
export const appLimitMs = 60_000;

/** By the clock of `performance`. */
let lastArrival = Number.NEGATIVE_INFINITY;

/** A file has come: what is waited for is slow, and does not hang. */
export function noteArrival(): void {
  lastArrival = performance.now();
}

/**
 * Loads code that a page fetches late; every dynamic import of both apps goes through here. What does not come is asked
 * for once more after a short pause; then, or after the limit, it throws what a person may read. One limit for both
 * tries: what hangs is on its way, and nobody asks for it a second time meanwhile. Where pages consist of many files, as
 * in the staff area, the limit begins anew with each one that comes; a page of the site has another way on.
 */
export async function loadCode<Code>(load: () => Promise<Code>, limit = limitMs): Promise<Code> {
  try {
    // The Worker, which has at hand what comes late to a browser, is built without such an `env`.
    return await (import.meta.env?.MODE === "staff" ? whileFilesCome : within)(limit, loadTwice(load));
  } catch (cause) {
    throw new Error("Sebagian halaman ini belum bisa dimuat. Coba lagi, atau muat ulang halaman.", { cause });
  }
}

/** Fails where something takes longer than so many milliseconds. */
export function within<Value>(limit: number, coming: Promise<Value>): Promise<Value> {
  const end = new Promise<never>((_, fail) => setTimeout(fail, limit, new Error("no answer")));
  return Promise.race([coming, end]);
}

/** Fails once no file has come for so many milliseconds. */
function whileFilesCome<Value>(limit: number, coming: Promise<Value>): Promise<Value> {
  const end = new Promise<never>((_, fail) => {
    const waitFor = (ms: number) =>
      setTimeout(() => {
        const rest = lastArrival + limit - performance.now();
        if (rest > 0) waitFor(rest);
        else fail(new Error("no answer"));
      }, ms);
    waitFor(limit);
  });
  return Promise.race([coming, end]);
}

async function loadTwice<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pauseMs));
    return load();
  }
}
