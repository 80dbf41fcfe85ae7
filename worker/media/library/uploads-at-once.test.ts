import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterTimers } from "../../../tests/support/faults";
import { fakeImages, makeForm, makePng, upload } from "../../../tests/support/media";
import { small } from "../../../tests/support/pictures/small";
import { createSession } from "../../../tests/support/worker";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload counts for the largest where nothing tells its length. */
async function twoUnderWay() {
  const { cookie } = await createSession();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let drawing = 0;
  const { images } = fakeImages(async () => {
    drawing += 1;
    await released;
    return { bytes: small("png") };
  });
  const send = async (grey: number) =>
    upload(cookie, makeForm(await makePng(9, 9, grey)), { IMAGES: images });
  const first = [send(1), send(2)];
  await vi.waitUntil(() => drawing === 2, { timeout: 20_000 });
  return { send, first, release };
}

test("a third upload of the largest size waits, and is refused after forty seconds in words", async () => {
  const { send, first, release } = await twoUnderWay();
  const refused = await afterTimers(send(3));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(await refused.json()).toMatchObject({
    code: "busy",
    message: "Server sedang mengolah gambar lain. Tunggu sebentar, lalu unggah lagi.",
  });
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
});

test("an upload that waits goes on once another has ended", async () => {
  const { send, first, release } = await twoUnderWay();
  const third = send(3);
  release();
  await Promise.all(first);
  expect((await afterTimers(third)).status).toBe(201);
});
