import { beforeEach, expect, test, vi } from "vitest";
import { afterTimers } from "../../../tests/support/faults";
import { fakeImages, makeForm, makePng, upload } from "../../../tests/support/media";
import { small } from "../../../tests/support/pictures/small";
import { signIn } from "../../../tests/support/worker";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
/** Two uploads of two accounts. An upload counts for the largest where nothing tells its length. */
async function twoUnderWay() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let drawing = 0;
  const { images } = fakeImages(async () => {
    drawing += 1;
    await released;
    return { bytes: small("png") };
  });
  const send = async (grey: number) => {
    const { cookie } = await signIn();
    return upload(cookie, makeForm(await makePng(9, 9, grey)), { IMAGES: images });
  };
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

test("a second upload of one account waits for its first, and those of others do not", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const drawn: number[] = [];
  const [own, other] = [(await signIn()).cookie, (await signIn()).cookie];
  const send = async (grey: number, cookie: string) => {
    const { images } = fakeImages(async () => {
      drawn.push(grey);
      await released;
      return { bytes: small("png") };
    });
    return upload(cookie, makeForm(await makePng(9, 9, grey)), { IMAGES: images });
  };
  const first = send(1, own);
  await vi.waitUntil(() => drawn.length === 1, { timeout: 20_000 });
  const second = send(2, own);
  const third = send(3, other);
  await vi.waitUntil(() => drawn.length === 2, { timeout: 20_000 });
  expect(drawn).toEqual([1, 3]);
  release();
  const answers = await afterTimers(Promise.all([first, second, third]));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
});
