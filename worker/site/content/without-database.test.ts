import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { startIsolate } from "../../../tests/support/cold-isolate";
import { failing } from "../../../tests/support/copies";
import { send, signIn } from "../../../tests/support/worker";
import { pages } from "../../contract/pages";
import { contentPages } from "../render";

test("if the database does not answer and nothing is cached, each page is the one of the build", async () => {
  const headers = { Cookie: (await signIn()).cookie };
  const change = { version: 0, keys: { business: { name: "Toko Web Jaya" } } };
  const put = await send("/api/site-content/pending", { method: "PUT", headers, json: change });
  const { updatedAt } = (await put.json<{ pending: { updatedAt: number } }>()).pending;
  const json = { version: 0, updatedAt };
  expect((await send("/api/site-content/publish", { method: "POST", headers, json })).status).toBe(200);
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(caches.default, "match").mockResolvedValue(undefined);
  const read = await startIsolate();
  for (const kind of contentPages) {
    const { path } = pages[kind];
    const built = await (await env.ASSETS.fetch(`http://assets.local${path}`)).text();
    for (const bindings of [failing("DB"), { ...failing("DB"), ...failing("KV") }]) {
      const response = await read(path, bindings);
      expect([path, response.status, response.headers.get("Cache-Control")]).toEqual([path, 200, "no-store"]);
      expect(await response.text()).toBe(built);
    }
  }
});
