import { limitMs, recordLoadedFile } from "./load-code";

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
    if (import.meta.env.MODE === "staff") recordLoadedFile();
  } finally {
    forget();
  }
}
