import { absoluteUrl } from "../contract/site";
import type { Copy, CopyState } from "./copy";

const statusHeader = "x-copy-status";
const madeAtHeader = "x-copy-made-at";
const stateHeader = "x-copy-state";
const cacheControlHeader = "x-copy-cache-control";
/** What the cache tells of itself, and what was written down for it. */
const ofTheCache = [
  ...["age", "cf-cache-status", "content-length", "date"],
  ...[statusHeader, madeAtHeader, stateHeader, cacheControlHeader],
];

/** Seconds that a location keeps a copy: on the day on which the database fails it is answered, whatever has happened since. */
const keptSeconds = 7 * 24 * 60 * 60;
/** Milliseconds after its making when a copy is no longer that of its state, also when a write could not move on. */
const maxAgeMs = 60 * 60 * 1000;
/** Milliseconds in which a page is made as a rule. What took longer looks again at what has been kept meanwhile. */
const soonMs = 250;

/**
 * Nobody can ask for this address: the Worker answers all of them, and none from here. The key is one segment of it,
 * or what it holds of `..` and slashes would make it the address of another copy.
 */
function requestFor(key: string): Request {
  return new Request(absoluteUrl(`/.copies/${encodeURIComponent(key)}`));
}

/** While two versions are deployed, the place of the copy of the one that found that of the other; no page has such a key. */
const besideKey = (key: string, { versionId }: CopyState) => `beside ${versionId} ${key}`;

/** Of what a copy is that a location holds. */
interface Held {
  state: CopyState | null;
  madeAt: number;
}

/** The same as the cache answers it; the body is to be read or cancelled. */
interface Opened extends Held {
  response: Response;
}

/** What a location holds under a key, and of that what was looked for. */
export interface Seen {
  held: Held | null;
  copy: Copy | null;
}

/**
 * Looks for the copy of `state` that this location keeps under a key, or with null for the last resort: the last copy,
 * of whichever state.
 */
export async function findEdgeCopy(key: string, state: CopyState | null): Promise<Seen> {
  const held = await open(key);
  if (!held || !state || isOf(state, held)) return { held, copy: held && (await read(held)) };
  await close(held);
  if (!isOfAnotherVersion(state, held)) return { held, copy: null };
  const beside = await open(besideKey(key, state));
  if (beside && isOf(state, beside)) return { held, copy: await read(beside) };
  await close(beside);
  return { held, copy: null };
}

/**
 * Keeps the copy of a state in this location, in the place of an older one; null is a state that nobody knows. Of the
 * same moment each of two deployed versions keeps its own, or they would take each other's place for ever. `seen` is
 * what the location held when the making of the copy began, where that is known.
 */
export async function keepEdgeCopy(
  key: string,
  state: CopyState | null,
  copy: Copy,
  seen: Seen | null,
): Promise<void> {
  const { held } = seen && Date.now() - copy.madeAt < soonMs ? seen : await lookAgain(key);
  if (held && state && isOfAnotherVersion(state, held)) await put(besideKey(key, state), state, copy);
  else if (!held || !isNewer(held, state, copy)) await put(key, state, copy);
}

function isOf(state: CopyState, held: Held): boolean {
  return isOfMoment(state, held) && held.state?.versionId === state.versionId;
}

function isOfAnotherVersion(state: CopyState, held: Held): boolean {
  return isOfMoment(state, held) && held.state?.versionId !== state.versionId;
}

function isOfMoment({ moment }: CopyState, held: Held): boolean {
  return held.state?.moment === moment && Date.now() - held.madeAt < maxAgeMs;
}

/** Whether what is held is of a newer state than a copy that was ready after it, or, as far as is known, of the same and begun after it. */
function isNewer(held: Held, state: CopyState | null, { madeAt }: Copy): boolean {
  const [old, now] = [held.state?.number ?? null, state?.number ?? null];
  if (old !== null && now !== null && old !== now) return old > now;
  return held.madeAt > madeAt;
}

async function lookAgain(key: string): Promise<Pick<Seen, "held">> {
  const held = await open(key);
  await close(held);
  return { held };
}

async function open(key: string): Promise<Opened | null> {
  const response = await caches.default.match(requestFor(key));
  if (!response) return null;
  const { headers } = response;
  return {
    response,
    madeAt: Number(headers.get(madeAtHeader)),
    state: parseState(headers.get(stateHeader) ?? ""),
  };
}

async function close(held: Opened | null): Promise<void> {
  await held?.response.body?.cancel();
}

async function read({ response, madeAt }: Opened): Promise<Copy> {
  const headers = new Headers(response.headers);
  const status = Number(headers.get(statusHeader));
  headers.set("cache-control", headers.get(cacheControlHeader) ?? "no-store");
  for (const name of ofTheCache) headers.delete(name);
  return { status, headers: [...headers], body: new Uint8Array(await response.arrayBuffer()), madeAt };
}

async function put(
  key: string,
  state: CopyState | null,
  { status, headers, body, madeAt }: Copy,
): Promise<void> {
  const kept = new Headers(headers);
  kept.set(statusHeader, String(status));
  kept.set(madeAtHeader, String(madeAt));
  if (state) kept.set(stateHeader, formatState(state));
  kept.set(cacheControlHeader, kept.get("cache-control") ?? "no-store");
  // The cache reads these two as its own: it keeps by the one, and keeps no answer of another status for long.
  kept.set("cache-control", `public, max-age=${keptSeconds}`);
  await caches.default.put(requestFor(key), new Response(body, { headers: kept }));
}

/** An operator may have written any word: it is a moment. */
function formatState({ moment, versionId, number }: CopyState): string {
  return [moment, versionId, number ?? ""].map(encodeURIComponent).join("/");
}

function parseState(text: string): CopyState | null {
  const [moment = "", versionId, number] = text.split("/").map(decodeURIComponent);
  if (versionId === undefined) return null;
  return { moment, versionId, number: number ? Number(number) : null };
}
