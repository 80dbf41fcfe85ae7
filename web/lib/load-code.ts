/** Milliseconds before code that failed to load is requested again. */
const pauseMs = 1000;
/** Milliseconds until a failed load of code is reported. */
export const limitMs = 8000;

/** The limit for optional code. */
export const spareLimitMs = 3000;
/** The limit for the app itself, which nobody waits for; it may take long on slow connections. */
export const appLimitMs = 60_000;

/** In the time of `performance.now()`. */
let lastArrival = Number.NEGATIVE_INFINITY;

/** Records that a file has loaded, so that the connection is slow but not hanging. */
export function recordLoadedFile(): void {
  lastArrival = performance.now();
}

/**
 * Loads code for a dynamic import; all of both apps use this. A failed load is repeated once after a short pause; after
 * that, or after the limit, it throws an error with a message for people. Both attempts share the limit, because a
 * hanging request is still running and is not repeated. In the staff area, where pages consist of many files, the limit
 * restarts with each loaded file; pages of the site have another fallback.
 */
export async function loadCode<Code>(load: () => Promise<Code>, limit = limitMs): Promise<Code> {
  try {
    // The Worker's build, which bundles all code, has no `env`.
    return await (import.meta.env?.MODE === "staff" ? withinSinceLastFile : within)(limit, loadTwice(load));
  } catch (cause) {
    throw new Error("Sebagian halaman ini belum bisa dimuat. Coba lagi, atau muat ulang halaman.", { cause });
  }
}

/** Rejects if the promise takes longer than `limit` milliseconds. */
export function within<Value>(limit: number, coming: Promise<Value>): Promise<Value> {
  const end = new Promise<never>((_, fail) => setTimeout(fail, limit, new Error("no answer")));
  return Promise.race([coming, end]);
}

/** Rejects if no file has loaded for `limit` milliseconds. */
function withinSinceLastFile<Value>(limit: number, coming: Promise<Value>): Promise<Value> {
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
