import { absoluteUrl } from "../contract/site";

const momentHeader = "x-copy-moment";
const cacheControlHeader = "x-copy-cache-control";
/** What the cache tells of itself, and what it read as its own. */
const ofTheCache = ["age", "cf-cache-status", "date", momentHeader, cacheControlHeader];

/** A file that a location keeps; its body streams, and is to be read or cancelled. */
export interface EdgeFile {
  response: Response;
  /** Of which state of the posts it is known that visitors may read it: see `momentOf`. */
  moment: string;
}

/** Beside the copies of pages: none of them has such a key. */
function requestFor(key: string): Request {
  return new Request(absoluteUrl(`/.copies/${encodeURIComponent(`file ${key}`)}`));
}

/** Of a later state than that in which the file was kept, so that its bytes need not be kept anew. */
const confirmedKey = (key: string) => `confirmed ${key}`;

/** The file that this location keeps under a key, or null. */
export async function findEdgeFile(key: string): Promise<EdgeFile | null> {
  const [found, confirmed] = await Promise.all([
    caches.default.match(requestFor(key)),
    caches.default.match(requestFor(confirmedKey(key))),
  ]);
  await confirmed?.body?.cancel();
  if (!found) return null;
  const headers = new Headers(found.headers);
  for (const name of ofTheCache) headers.delete(name);
  headers.set("Cache-Control", found.headers.get(cacheControlHeader) ?? "no-store");
  return {
    response: new Response(found.body, { headers }),
    moment: (confirmed ?? found).headers.get(momentHeader) ?? "",
  };
}

/** Keeps a file in this location for at most `maxAge` seconds, in the place of what it had under the key. */
export async function keepEdgeFile(
  key: string,
  { response, moment }: EdgeFile,
  maxAge: number,
): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(momentHeader, moment);
  headers.set(cacheControlHeader, headers.get("Cache-Control") ?? "no-store");
  headers.set("Cache-Control", `public, max-age=${maxAge}`);
  await caches.default.delete(requestFor(confirmedKey(key)));
  await caches.default.put(requestFor(key), new Response(response.body, { headers }));
}

/** Writes down that visitors may read the file that is kept under a key in one more state of the posts. */
export async function confirmEdgeFile(key: string, moment: string, maxAge: number): Promise<void> {
  const headers = { [momentHeader]: moment, "Cache-Control": `public, max-age=${maxAge}` };
  await caches.default.put(requestFor(confirmedKey(key)), new Response(null, { headers }));
}

/** Forgets a file in this location. */
export async function dropEdgeFile(key: string): Promise<void> {
  await Promise.all([key, confirmedKey(key)].map((one) => caches.default.delete(requestFor(one))));
}
