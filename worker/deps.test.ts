import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createContact, createPost, createSession } from "../tests/support/worker";
import { createDeps, replaceDeps } from "./deps";
import worker from "./index";

/** Sends a request with bindings that write down which of them are asked for. */
async function bindingsUsedBy(path: string, init?: RequestInit) {
  const used = new Set<string>();
  const watched = new Proxy(env as Env, {
    get: (target, name) => {
      used.add(String(name));
      return Reflect.get(target, name);
    },
  });
  const context = createExecutionContext();
  const response = await worker.fetch(new Request(`http://localhost${path}`, init), watched, context);
  await waitOnExecutionContext(context);
  expect(response.status).toBe(200);
  return [...used].sort();
}

test.each([
  ["/api/blog", ["DB", "KV", "VERSION"]],
  ["/blog", ["ASSETS", "DB", "KV", "VERSION"]],
  ["/rss.xml", ["DB", "KV", "VERSION"]],
])("reading %s makes no writer, no channel, no queue and no key", async (path, bindings) => {
  await createPost();
  expect(await bindingsUsedBy(path)).toEqual(bindings);
});

test("staff who read enquiries make no writer, no channel, no queue and no key", async () => {
  await createContact();
  const { cookie } = await createSession();
  const used = await bindingsUsedBy("/api/contact", { headers: { Cookie: cookie } });
  expect(used).toEqual(["DB", "KV", "VERSION"]);
});

test("what is made is made once, also by those who replace a part of it", () => {
  const deps = createDeps(env);
  const replaced = replaceDeps(deps, { generationDailyLimit: 1 });
  expect(replaced.db).toBe(deps.db);
  expect(replaced.generationDailyLimit).toBe(1);
  expect(deps.generationDailyLimit).toBe(env.GENERATION_DAILY_LIMIT);
  expect({ ...replaced }.sessions).toBe(deps.sessions);
});
