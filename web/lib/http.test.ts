import { expect, test, vi } from "vitest";
import { ApiError, isUnanswered, rememberAccount, request, toMessage } from "./http";

function answer(status: number, body: string, statusText = "") {
  vi.stubGlobal("fetch", async () => new Response(body, { status, statusText }));
}

test("a refused request throws its status and the server's message", async () => {
  const message = "Slug sudah digunakan";
  answer(409, JSON.stringify({ code: "conflict", message, fields: { slug: message } }));
  const error = await request("/api/blog").catch((caught) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe("409: Slug sudah digunakan");
  expect(error.fields).toEqual({ slug: "Slug sudah digunakan" });
  expect(toMessage(error, "cadangan")).toBe("Slug sudah digunakan");
});

test("an error without our JSON keeps its text, an empty one its status text", async () => {
  answer(502, "Bad gateway page");
  await expect(request("/api/blog")).rejects.toThrow("502: Bad gateway page");
  answer(503, "", "Service Unavailable");
  await expect(request("/api/blog")).rejects.toThrow("503: Service Unavailable");
});

test("a proxy's page and the browser's English messages are never shown", () => {
  expect(toMessage(new ApiError(502, "<html>", null), "Terjadi kesalahan")).toBe("Terjadi kesalahan");
  expect(toMessage(new TypeError("Failed to fetch"), "Terjadi kesalahan")).toBe("Terjadi kesalahan");
  expect(toMessage(new Error("Login gagal: Respons tidak valid"), "x")).toBe(
    "Login gagal: Respons tidak valid",
  );
});

test("a request without a response is aborted, reads sooner than writes", async () => {
  vi.useFakeTimers();
  const hang = (_path: string, { signal }: RequestInit) =>
    new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
  vi.stubGlobal("fetch", hang);
  for (const [options, limit] of [
    [{}, 15_000],
    [{ method: "POST" }, 30_000],
    [{ method: "POST", limitMs: 120_000 }, 120_000],
  ] as const) {
    let failure: unknown;
    request("/api/blog", options).catch((error) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(isUnanswered(failure)).toBe(true);
    expect(toMessage(failure, "cadangan")).toBe("cadangan");
  }
  vi.useRealTimers();
});

test("a caller can abort a request, and the browser's error text is never shown", async () => {
  vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Promise((_done, fail) => signal?.addEventListener("abort", () => fail(signal.reason)));
  });
  const controller = new AbortController();
  const failure = request("/api/blog", { signal: controller.signal }).catch((error) => error);
  controller.abort();
  expect((await failure).name).toBe("AbortError");
  expect(toMessage(await failure, "cadangan")).toBe("cadangan");
});

test("every call names the account that the page was opened with", async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  for (const id of [7, 8]) rememberAccount(id);
  await request("/api/blog");
  expect(fetched.mock.lastCall).toMatchObject(["/api/blog", { headers: { "Account-Id": "7" } }]);
});
