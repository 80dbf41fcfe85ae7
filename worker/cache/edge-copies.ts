import { absoluteUrl } from "../contract/site";
import type { Copy } from "./copy";

const statusHeader = "x-copy-status";
const madeAtHeader = "x-copy-made-at";
const cacheControlHeader = "x-copy-cache-control";

/**
 * Nobody can ask for this address: the Worker answers all of them, and none from here. The key is one segment of it,
 * or what it holds of `..` and slashes would make it the address of another copy.
 */
function requestFor(key: string): Request {
  return new Request(absoluteUrl(`/.copies/${encodeURIComponent(key)}`));
}

/** The copy that this location keeps under a key, or null. */
export async function findEdgeCopy(key: string): Promise<Copy | null> {
  const found = await caches.default.match(requestFor(key));
  if (!found) return null;
  const {
    [statusHeader]: status,
    [madeAtHeader]: madeAt,
    [cacheControlHeader]: cacheControl,
    ...kept
  } = Object.fromEntries(
    [...found.headers].filter(
      ([name]) => !["age", "cf-cache-status", "content-length", "date"].includes(name),
    ),
  );
  const headers = Object.entries({ ...kept, "cache-control": cacheControl ?? "no-store" });
  const body = new Uint8Array(await found.arrayBuffer());
  return { status: Number(status), headers, body, madeAt: Number(madeAt) };
}

/** Keeps a copy in this location for at most `maxAge` seconds. */
export async function keepEdgeCopy(
  key: string,
  { status, headers, body, madeAt }: Copy,
  maxAge: number,
): Promise<void> {
  const kept = new Headers(headers);
  kept.set(statusHeader, String(status));
  kept.set(madeAtHeader, String(madeAt));
  kept.set(cacheControlHeader, kept.get("cache-control") ?? "no-store");
  // The cache reads these two as its own: it keeps by the one, and keeps no answer of another status for long.
  kept.set("cache-control", `public, max-age=${maxAge}`);
  await caches.default.put(requestFor(key), new Response(body, { headers: kept }));
}
