import { afterEach, expect, test, vi } from "vitest";
import { ApiError, messageOf, request } from "./http";

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: string, statusText = "") {
  vi.stubGlobal("fetch", async () => new Response(body, { status, statusText }));
}

test("a refused call throws its status and the server's message", async () => {
  answer(
    409,
    JSON.stringify({
      code: "conflict",
      message: "Slug sudah digunakan",
      fields: { slug: "Slug sudah digunakan" },
    }),
  );
  const error = await request("/api/blog").catch((caught) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe("409: Slug sudah digunakan");
  expect(error.fields).toEqual({ slug: "Slug sudah digunakan" });
  expect(messageOf(error, "cadangan")).toBe("Slug sudah digunakan");
});

test("an answer that is not ours keeps its text, and an empty one its status text", async () => {
  answer(502, "Bad gateway page");
  await expect(request("/api/blog")).rejects.toThrow("502: Bad gateway page");
  answer(503, "", "Service Unavailable");
  await expect(request("/api/blog")).rejects.toThrow("503: Service Unavailable");
});

test("people never read a proxy's page or the browser's English", () => {
  expect(messageOf(new ApiError(502, "<html>", null), "Terjadi kesalahan")).toBe("Terjadi kesalahan");
  expect(messageOf(new TypeError("Failed to fetch"), "Terjadi kesalahan")).toBe("Terjadi kesalahan");
  expect(messageOf(new Error("Login gagal: Respons tidak valid"), "x")).toBe(
    "Login gagal: Respons tidak valid",
  );
});
