/** Milliseconds before code that failed to load is requested again. */
const pauseMs = 1000;
/** Milliseconds until a failed load of code is reported. */
export const limitMs = 8000;

/** The limit for optional code. */
export const spareLimitMs = 3000;
/** The limit for the app itself, which nobody waits for; it may take long on slow connections. */
export const appLimitMs = 60_000;

/** When the last file came: the connection is slow but not hanging. In the time of `performance.now()`. */
let lastArrival = Number.NEGATIVE_INFINITY;

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

/** Files that are loaded or loading, by path, as in "assets/NAME.js". */
const requests: Record<string, Promise<unknown> | undefined> = {};

let isPrefetching = false;

/** Fetches the modules that `load` would import, without running them. */
export function prefetchImport(load: () => Promise<unknown>): void {
  isPrefetching = true;
  load().catch(console.warn);
  isPrefetching = false;
}

/**
 * Fetches an import's file and its dependencies in parallel before importing it. Some browsers never retry a failed
 * import in the same page (decision 0003), but every browser retries a failed fetch. The build replaces Vite's preload
 * helper with this function. The helper gets the dependencies but not the file itself, so that is read from the source
 * of `load`.
 */
export async function fetchBeforeImport<Code>(
  load: () => Promise<Code>,
  needed: readonly string[],
): Promise<Code> {
  const isOnlyFetched = isPrefetching;
  const own = `assets/${/[\w-]+\.js/.exec(`${load}`)}`;
  await Promise.all([own, ...needed].map((file) => (requests[file] ??= fetchFile(file))));
  return isOnlyFetched ? new Promise<Code>(() => {}) : load();
}

async function fetchFile(file: string): Promise<void> {
  let come = false;
  const forget = () => {
    if (!come) requests[file] = undefined;
  };
  // A hanging fetch is forgotten, so that the next caller starts a new one.
  setTimeout(forget, limitMs);
  try {
    const answer = await fetch(`/${file}`);
    // Reads the whole body, because a truncated response counts as failed.
    await answer.blob();
    come = answer.ok;
    if (!come) throw new Error(file);
    lastArrival = performance.now();
  } finally {
    forget();
  }
}
