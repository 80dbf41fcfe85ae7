import { absoluteUrl } from "../contract/site";
import { sha256 } from "../secrets";

/** What the answer under a key is of. */
export interface EntryState {
  /** Of the content version; 0 where nobody could tell. */
  number: number;
  /** When the last scheduled post of that version became public: see `dueMomentOf`. */
  dueMoment: number;
  /** The deployed version of the Worker, whose pages name its own files. */
  deploymentId: string;
}

/** An answer as it is kept: bytes and headers, nothing that belongs to one request. */
export interface CacheEntry {
  state: EntryState;
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** When its making began, in milliseconds since 1970. */
  madeAt: number;
}

/** Milliseconds after its making when an entry ends, also where a write could not publish its version. */
const maxAgeMs = 60 * 60 * 1000;

/** Reads an answer to the end and gives it the ETag of its bytes. */
export async function toEntry(response: Response, state: EntryState, madeAt: number): Promise<CacheEntry> {
  const body = new Uint8Array(await response.arrayBuffer());
  const tag = (await sha256(body)).slice(0, 24);
  const headers = [...response.headers].filter(([name]) => name !== "etag" && name !== "content-length");
  return { state, status: response.status, headers: [...headers, ["etag", `"${tag}"`]], body, madeAt };
}

/** Under what an isolate finds an entry. */
export function addressOf({ number, dueMoment, deploymentId }: EntryState, key: string): string {
  return `${number}.${dueMoment}/${deploymentId}${key}`;
}

/** Bytes that the entries of an isolate take of the 128 MB that it has for everything. */
const maxBytes = 16 * 1024 * 1024;
const maxEntryBytes = 1024 * 1024;
/** What an entry takes beside its body. */
const overheadBytes = 1024;

const entries = new Map<string, CacheEntry>();
let totalBytes = 0;

/** The entries of this isolate: those that were not asked for the longest give way. */
export const isolateEntries = {
  find(address: string): CacheEntry | null {
    const found = entries.get(address);
    if (!found || Date.now() - found.madeAt >= maxAgeMs) return null;
    entries.delete(address);
    entries.set(address, found);
    return found;
  },

  keep(address: string, entry: CacheEntry): void {
    if (entry.body.byteLength > maxEntryBytes) return;
    remove(address);
    entries.set(address, entry);
    totalBytes += sizeOf(address, entry);
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      remove(oldest);
    }
  },
};

const sizeOf = (address: string, { body }: CacheEntry) =>
  body.byteLength + 2 * address.length + overheadBytes;

function remove(address: string): void {
  const entry = entries.get(address);
  if (!entry) return;
  totalBytes -= sizeOf(address, entry);
  entries.delete(address);
}

/** Seconds that a location keeps an entry: it is the last good one on the day on which the database fails. */
const keptSeconds = 7 * 24 * 60 * 60;
const entryHeader = "x-cache-entry";

/** The key is one segment of the address, or `..` and slashes in it would make it the address of another entry. */
export function edgeRequest(key: string): Request {
  return new Request(absoluteUrl(`/.entries/${encodeURIComponent(key)}`));
}

/** The entry that this location keeps under a key, of whatever state. */
export async function findAtEdge(key: string): Promise<CacheEntry | null> {
  const response = await caches.default.match(edgeRequest(key));
  const entry = response && parse(response);
  return entry ? { ...entry, body: new Uint8Array(await response.arrayBuffer()) } : null;
}

/** Whether an entry answers what is asked of a state. */
export function isCurrent({ state, madeAt }: CacheEntry, asked: EntryState): boolean {
  return addressOf(state, "") === addressOf(asked, "") && Date.now() - madeAt < maxAgeMs;
}

/** Keeps an entry in this location, but for where it has one of a later state. */
export async function keepAtEdge(key: string, { body, ...entry }: CacheEntry): Promise<void> {
  const held = await caches.default.match(edgeRequest(key));
  await held?.body?.cancel();
  const heldState = held && parse(held)?.state;
  if (heldState && isLater(heldState, entry.state)) return;
  const headers = {
    "Cache-Control": `public, max-age=${keptSeconds}`,
    [entryHeader]: encodeURIComponent(JSON.stringify(entry)),
  };
  await caches.default.put(edgeRequest(key), new Response(body, { headers }));
}

function isLater(held: EntryState, { number, dueMoment }: EntryState): boolean {
  return held.number === number ? held.dueMoment > dueMoment : held.number > number;
}

/** Null for what another version of this Worker has kept in another form. */
function parse(kept: Response): Omit<CacheEntry, "body"> | null {
  try {
    return JSON.parse(decodeURIComponent(kept.headers.get(entryHeader) ?? ""));
  } catch {
    return null;
  }
}
