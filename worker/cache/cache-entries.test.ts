import { expect, test } from "vitest";
import { type EntryState, findAtEdge, isCurrent, storeAtEdge } from "./content-cache";

const state = (number: number, dueMoment = 0): EntryState => ({ number, dueMoment, deploymentId: "a" });
const earlier = state(4, 1000);

async function keep(key: string, kept: EntryState): Promise<void> {
  const body = new Uint8Array();
  await storeAtEdge(key, { state: kept, status: 200, headers: [], body, madeAt: Date.now() });
}

test.each([
  ["a newer version", state(5)],
  ["a later moment of the same version", state(4, 2000)],
])("%s stays the last good page, whichever was ready last", async (_, later) => {
  const key = crypto.randomUUID();
  for (const made of [earlier, later, earlier]) await keep(key, made);
  expect((await findAtEdge(key))?.state).toEqual(later);
});

test("a page made while the version was unknown is replaced by one of a known version", async () => {
  const key = crypto.randomUUID();
  for (const made of [state(0), earlier, state(0)]) await keep(key, made);
  expect((await findAtEdge(key))?.state).toEqual(earlier);
});

test("an isolate that has not seen a write does not replace entries of those that have", async () => {
  const key = crypto.randomUUID();
  await keep(key, state(5));
  const held = await findAtEdge(key);
  expect(held && isCurrent(held, earlier)).toBe(false);
  expect(held && isCurrent(held, state(5))).toBe(true);
});
