import { absoluteUrl } from "../contract/site";
import type { Copy } from "./copy";

const statusHeader = "x-copy-status";
const madeAtHeader = "x-copy-made-at";
const stateHeader = "x-copy-state";
const cacheControlHeader = "x-copy-cache-control";
/** What the cache tells of itself. */
const ofTheCache = ["age", "cf-cache-status", "content-length", "date"];

/** Seconds that a location keeps a copy: on the day on which the database fails it is answered, whatever has happened since. */
const keptSeconds = 7 * 24 * 60 * 60;
/** Milliseconds after its making when a copy is no longer that of its state, also when a write could not move on. */
const maxAgeMs = 60 * 60 * 1000;

/**
 * Nobody can ask for this address: the Worker answers all of them, and none from here. The key is one segment of it,
 * or what it holds of `..` and slashes would make it the address of another copy.
 */
function requestFor(key: string): Request {
  return new Request(absoluteUrl(`/.copies/${encodeURIComponent(key)}`));
}

/** The copy that this location keeps under a key where it is that of `state`, or with null the last one, of whichever state. */
export async function findEdgeCopy(key: string, state: string | null): Promise<Copy | null> {
  const found = await caches.default.match(requestFor(key));
  if (!found) return null;
  const headers = new Headers(found.headers);
  const take = (name: string) => {
    const value = headers.get(name) ?? "";
    headers.delete(name);
    return value;
  };
  const madeAt = Number(take(madeAtHeader));
  const isOfState = take(stateHeader) === encodeURIComponent(state ?? "") && Date.now() - madeAt < maxAgeMs;
  if (state !== null && !isOfState) {
    await found.body?.cancel();
    return null;
  }
  const status = Number(take(statusHeader));
  headers.set("cache-control", take(cacheControlHeader));
  for (const name of ofTheCache) headers.delete(name);
  return { status, headers: [...headers], body: new Uint8Array(await found.arrayBuffer()), madeAt };
}

/** Keeps the copy of a state in this location, in the place of the one of another; null is a state that nobody knows. */
export async function keepEdgeCopy(
  key: string,
  state: string | null,
  { status, headers, body, madeAt }: Copy,
): Promise<void> {
  const kept = new Headers(headers);
  kept.set(statusHeader, String(status));
  kept.set(madeAtHeader, String(madeAt));
  // An operator may have written any word.
  kept.set(stateHeader, encodeURIComponent(state ?? ""));
  kept.set(cacheControlHeader, kept.get("cache-control") ?? "no-store");
  // The cache reads these two as its own: it keeps by the one, and keeps no answer of another status for long.
  kept.set("cache-control", `public, max-age=${keptSeconds}`);
  await caches.default.put(requestFor(key), new Response(body, { headers: kept }));
}
