import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { readAttribute, readTexts, selectElements } from "../../tests/support/html";
import { send, signIn } from "../../tests/support/worker";

/** Breaks the database with `statement`; answers the response and what the Worker logged as an error. */
async function captureLog(statement: string, request: () => Promise<Response>) {
  await env.DB.exec(statement);
  const write = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await request();
  return { response, lines: write.mock.calls };
}

const enquiry = {
  name: "Rahasia Namaku",
  email: "rahasia@contoh.example",
  phoneNumber: "0812-5550-0000",
  message: "Isi pesan yang rahasia sekali.",
};

test("an unexpected error answers 500 without internals", async () => {
  const { response } = await captureLog("DROP TABLE contact_submissions", () =>
    send("/api/contact", { method: "POST", json: enquiry }),
  );
  expect(response.status).toBe(500);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(await response.json()).toEqual({
    code: "internal",
    message: "Terjadi kesalahan pada server, silakan coba lagi.",
    requestId: response.headers.get("X-Request-Id"),
  });
});

test("a failed page is an HTML error page without internals", async () => {
  const headers = { Accept: "text/html", "CF-Ray": `"><img src=x onerror=alert(1)>` };
  const { response } = await captureLog("DROP TABLE blog_posts", () => send("/blog/apa-saja", { headers }));
  expect(response.status).toBe(500);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(await readTexts(html, "h1")).toEqual(["Halaman Gagal Ditampilkan"]);
  expect(await readAttribute(html, "a", "href")).toEqual(["/", "", "/"]);
  expect(await selectElements(html, "img")).toEqual([]);
  expect(html).not.toContain("apa-saja");
});

test("an unexpected error is logged in one structured line with its request id and its causes", async () => {
  const { response, lines } = await captureLog("DROP TABLE contact_submissions", () =>
    send("/api/contact?kunci=rahasia", {
      ...{ method: "POST", json: enquiry },
      headers: { "CF-Connecting-IP": "203.0.113.82" },
    }),
  );
  expect(lines).toEqual([[expect.any(String)]]);
  const line = String(lines[0]?.[0]);
  expect(line).not.toContain("\n");
  for (const value of [...Object.values(enquiry), "203.0.113.82"]) expect(line).not.toContain(value);
  expect(JSON.parse(line)).toEqual({
    level: "error",
    event: "request_failed",
    requestId: response.headers.get("X-Request-Id"),
    method: "POST",
    path: "/api/contact",
    error: expect.stringMatching(/no such table: contact_submissions[\s\S]*caused by Error: no such table/),
  });
});

test("the log of a failed login holds neither username nor password", async () => {
  const { response, lines } = await captureLog("DROP TABLE users", () =>
    send("/api/auth/login", {
      method: "POST",
      json: { username: "nama-rahasia", password: "sandi-rahasia" },
    }),
  );
  expect(response.status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(String(lines[0]?.[0])).not.toMatch(/nama-rahasia|sandi-rahasia/);
});

test("the log of a failed session check holds no token, hashed or not", async () => {
  const { call, token } = await signIn();
  const [key] = (await env.KV.list()).keys;
  const { response, lines } = await captureLog("DROP TABLE users", () => call("/api/auth/me"));
  expect(response.status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(String(lines[0]?.[0])).not.toContain(token);
  expect(String(lines[0]?.[0])).not.toContain(key?.name.replace("session:", ""));
});

test("an expected refusal is not logged as an error", async () => {
  const write = vi.spyOn(console, "error").mockImplementation(() => {});
  await send("/api/contact", { method: "POST", json: {} });
  await send("/api/contact");
  await send("/api/tidak-ada");
  expect(write).not.toHaveBeenCalled();
});
