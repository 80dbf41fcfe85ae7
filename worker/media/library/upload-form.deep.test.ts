import { expect, test, vi } from "vitest";
import { afterTimers } from "../../../tests/support/faults";
import { keysStored } from "../../../tests/support/media";
import { createSession, db, send } from "../../../tests/support/worker";
import { media } from "../../db/schema/media";

async function post(body: BodyInit | null, contentType?: string) {
  const { cookie } = await createSession();
  const headers = { Cookie: cookie, ...(contentType !== undefined && { "Content-Type": contentType }) };
  const response = await send("/api/media", { method: "POST", body, headers });
  expect(await db.$count(media)).toBe(0);
  expect(await keysStored()).toEqual([]);
  return { status: response.status, ...(await response.json<{ message: string; fields?: object }>()) };
}

const part = '--batas\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const multipart = "multipart/form-data; boundary=batas";
test("a body that stops on its way is waited for ten minutes, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const stopped = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(part)),
  });
  const { status, message } = await afterTimers(post(stopped, multipart));
  vi.useRealTimers();
  expect([status, message]).toEqual([408, "Data tidak selesai terkirim dalam 600 detik, silakan coba lagi."]);
});
