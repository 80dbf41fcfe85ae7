import { afterEach, beforeEach, expect, test, vi } from "vitest";

const answers = vi.fn<(address: string) => Promise<Response>>();
let fetchBeforeImport: typeof import("./fetch-before-import").fetchBeforeImport;

/** An import as the build writes it. */
function importing(file: string, load: () => Promise<unknown>) {
  return Object.assign(() => load(), { toString: () => `()=>import(\`./${file}\`).then(e=>e.t)` });
}

function asked(): string[] {
  return answers.mock.calls.map(([address]) => address);
}

beforeEach(async () => {
  answers.mockReset().mockImplementation(async () => new Response("code"));
  vi.stubGlobal("fetch", answers);
  vi.resetModules();
  ({ fetchBeforeImport } = await import("./fetch-before-import"));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the file of an import and what it needs are fetched side by side before it is imported", async () => {
  const gates = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  for (const { promise } of gates) answers.mockImplementationOnce(() => promise);
  const load = vi.fn(async () => "code");
  const loaded = fetchBeforeImport(importing("page-a1_B-2.js", load), ["assets/form-c3.js"]);
  expect(asked()).toEqual(["/assets/page-a1_B-2.js", "/assets/form-c3.js"]);
  gates[0]?.resolve(new Response("code"));
  await new Promise((done) => setTimeout(done));
  expect(load).not.toHaveBeenCalled();
  gates[1]?.resolve(new Response("code"));
  expect(await loaded).toBe("code");
});

test("what has come, or is on its way, is not fetched again", async () => {
  const load = async () => "code";
  await Promise.all([
    fetchBeforeImport(importing("toaster-1.js", load), []),
    fetchBeforeImport(importing("toaster-1.js", load), []),
  ]);
  await fetchBeforeImport(importing("other-2.js", load), ["assets/toaster-1.js"]);
  expect(asked()).toEqual(["/assets/toaster-1.js", "/assets/other-2.js"]);
});

test("a file that hangs is asked for anew after a while, and comes to whoever waits still", async () => {
  vi.useFakeTimers();
  const hanging = Promise.withResolvers<Response>();
  answers.mockImplementationOnce(() => hanging.promise);
  const load = async () => "code";
  const first = fetchBeforeImport(importing("drawer-1.js", load), []);
  await vi.advanceTimersByTimeAsync(7999);
  fetchBeforeImport(importing("drawer-1.js", load), []);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await fetchBeforeImport(importing("drawer-1.js", load), [])).toBe("code");
  expect(asked()).toHaveLength(2);
  hanging.resolve(new Response("code"));
  expect(await first).toBe("code");
});

const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });

test.each([
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is answered with an error", async () => new Response("", { status: 503 })],
  ["breaks off half way", async () => new Response(broken)],
])("a file that %s is not imported, and is fetched again the next time", async (_what, answer) => {
  answers.mockImplementationOnce(answer);
  const load = vi.fn(async () => "code");
  const late = importing("history-drawer-1.js", load);
  await expect(fetchBeforeImport(late, [])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  expect(await fetchBeforeImport(late, [])).toBe("code");
  expect(asked()).toEqual(["/assets/history-drawer-1.js", "/assets/history-drawer-1.js"]);
});
