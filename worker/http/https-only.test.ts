import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPost, send as sendLocal } from "../../tests/support/worker";
import worker from "../index";

const host = "http://arunikaweb.example";

function send(url: string, init: RequestInit = {}) {
  return worker.fetch(new Request(url, { redirect: "manual", ...init }), env, createExecutionContext());
}

test.each(["/", "/blog?page=2", "/api/auth/me", "/tidak-ada"])(
  "%s by plain http leads to https",
  async (path) => {
    const response = await send(host + path);
    expect([response.status, response.headers.get("Location")]).toEqual([
      301,
      `https://arunikaweb.example${path}`,
    ]);
    expect(await response.text()).toBe("");
  },
);

test("a page that has a copy is not answered by plain http either", async () => {
  const { slug } = await createPost();
  await sendLocal(`/blog/${slug}`);
  expect((await sendLocal(`/blog/${slug}`)).status).toBe(200);
  expect((await send(`${host}/blog/${slug}`)).status).toBe(301);
});

test.each(["/api/auth/login", "/api/contact"])(
  "a POST to %s over http sets no cookie and is redirected with its method",
  async (path) => {
    const response = await send(host + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username: "admin", password: "rahasia" }),
    });
    expect([response.status, response.headers.get("Location")]).toEqual([
      308,
      `https://arunikaweb.example${path}`,
    ]);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  },
);

test.each(["http://localhost", "http://localhost:8787", "http://[::1]:8787", "https://arunikaweb.example"])(
  "%s is answered where it is",
  async (origin) => {
    expect((await send(`${origin}/api/auth/me`)).status).toBe(200);
  },
);

test.each(["http://localhost.jahat.example", "http://127.0.0.1.jahat.example", "http://jahat-localhost"])(
  "%s is not this machine",
  async (origin) => {
    expect((await send(`${origin}/api/auth/me`)).status).toBe(301);
  },
);
