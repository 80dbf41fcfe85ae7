import { limitMs, noteArrival } from "./load-code";

/** The files that have come or are on their way, by their address from the root, as in "assets/NAME.js". */
const asked: Record<string, Promise<unknown> | undefined> = {};

let isAhead = false;

/** Fetches the code that `load` would import, and runs none of it. */
export function fetchAhead(load: () => Promise<unknown>): void {
  isAhead = true;
  load().catch(console.warn);
  isAhead = false;
}

/**
 * Fetches the file that an import names, and those that it needs, side by side before the browser imports them. What it
 * failed to import, not every browser asks for again in that page (decision 0003); what it failed to fetch, each one does.
 * The build puts it in the place of Vite's helper, which knows what is needed and not the file itself: that is read from
 * the import.
 */
export async function fetchBeforeImport<Code>(
  load: () => Promise<Code>,
  needed: readonly string[],
): Promise<Code> {
  const isOnlyFetched = isAhead;
  const own = `assets/${/[\w-]+\.js/.exec(`${load}`)}`;
  await Promise.all([own, ...needed].map((file) => (asked[file] ??= fetchFile(file))));
  return isOnlyFetched ? new Promise<Code>(() => {}) : load();
}

async function fetchFile(file: string): Promise<void> {
  let come = false;
  const forget = () => {
    if (!come) asked[file] = undefined;
  };
  // What hangs is left to come, and asked for anew by whoever wants it then.
  setTimeout(forget, limitMs);
  try {
    const answer = await fetch(`/${file}`);
    // To its end: what breaks off half way has not come.
    await answer.blob();
    come = answer.ok;
    if (!come) throw new Error(file);
    if (import.meta.env.MODE === "staff") noteArrival();
  } finally {
    forget();
  }
}
