import { beforeEach, expect, test, vi } from "vitest";
import { deliverPicture, fakeImages, makeForm, mediaDeps, upload } from "../../../tests/support/media";
import * as parts from "../../../tests/support/pictures/parts";
import { small } from "../../../tests/support/pictures/small";
import { db, send, signIn } from "../../../tests/support/worker";
import { type MediaItem, mediaItem } from "../../contract/media/media-item";
import { media } from "../../db/schema/media";

const {
  canvas,
  chunk,
  exif,
  splitFrame: frameOf,
  indexOf,
  join,
  riff,
  segment,
  withChunks,
  withSegments,
} = parts;

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

async function post(bytes: Uint8Array, bindings: Partial<Env> = {}) {
  const { cookie } = await signIn();
  const response = await upload(cookie, makeForm(bytes as Uint8Array<ArrayBuffer>), bindings);
  return { cookie, status: response.status, body: await response.json<MediaItem & { message: string }>() };
}

async function bytesAt(cookie: string, url: string): Promise<Uint8Array> {
  const response = await send(url, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

const place = "Jalan Rahasia";
const exifSegment = (orientation: number) => segment(0xe1, join("Exif\0\0", exif(orientation, place)));

/** A picture that tells of its place and how it is turned, in each type that is taken. */
const telling: [type: MediaItem["type"], make: (orientation: number) => Uint8Array][] = [
  [
    "image/jpeg",
    (orientation) => withSegments(small("jpeg"), exifSegment(orientation), segment(0xfe, place)),
  ],
  [
    "image/png",
    (orientation) =>
      withChunks(small("png"), chunk("eXIf", exif(orientation, place)), chunk("tEXt", `GPS\0${place}`)),
  ],
  [
    "image/webp",
    (orientation) =>
      riff(canvas(24, 17, 12), frameOf(small("webp")), ["EXIF", exif(orientation, place)], ["XMP ", place]),
  ],
];

test.each(telling)("nothing that is served of a %s tells of its place and camera", async (type, make) => {
  expect(indexOf(make(1), "Rahasia")).toBeGreaterThan(0);
  const { cookie, status, body } = await post(make(1));
  expect([status, body.type, body.width, body.height]).toEqual([201, type, 24, 17]);
  expect(indexOf(await bytesAt(cookie, body.url), "Rahasia")).toBe(-1);
  await deliverPicture(mediaDeps(), body.id);
  for (const url of [`/media/${body.hash}-24.avif`, `/media/${body.hash}-24.webp`])
    expect(indexOf(await bytesAt(cookie, url), "Rahasia")).toBe(-1);
});

test.each(telling)("a %s that lies on its side is kept upright", async (_type, make) => {
  expect((await post(make(3))).body).toMatchObject({ width: 24, height: 17 });
  expect((await post(make(6))).body).toMatchObject({ width: 17, height: 24 });
});

test("what hides behind a picture's end is not kept", async () => {
  const { cookie, body } = await post(join(small("png"), "<script>alert(1)</script>PK\x03\x04"));
  expect(indexOf(await bytesAt(cookie, body.url), "<script>")).toBe(-1);
});

test("a JPEG without its last two bytes, which browsers show whole, is accepted", async () => {
  expect(small("jpeg").subarray(-2)).toEqual(Uint8Array.of(0xff, 0xd9));
  const { status, body } = await post(small("jpeg").subarray(0, -2));
  expect([status, body.width, body.height]).toEqual([201, 24, 17]);
});

test("a JPEG in printing colours is accepted", async () => {
  expect((await post(small("cmykJpeg"))).body).toMatchObject({ type: "image/jpeg", width: 24, height: 17 });
});

test.each([
  ["a picture that Images cannot decode", { code: 9516 }, 400, "tidak dapat dibaca"],
  ["a type that Images does not read", { code: 9412 }, 400, "tidak dapat dibaca"],
  ["an allowance that is used up", { code: 9422 }, 502, "kuota pengolahan gambar bulan ini sudah habis"],
  ["a service that fails", { code: 9522 }, 502, "tidak menjawab dengan benar"],
  ["an answer that is no picture", { bytes: join("galat") }, 502, "tidak menjawab dengan benar"],
  ["an answer without bytes", { bytes: new Uint8Array() }, 502, "tidak menjawab dengan benar"],
  ["an answer beyond what Images reads", { bytes: new Uint8Array(20_000_001) }, 400, "tidak dapat dibaca"],
])("%s keeps nothing and is told in words", async (_what, answer, status, sentence) => {
  const { images } = fakeImages(() => answer);
  const refused = await post(small("jpeg"), { IMAGES: images });
  expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await db.$count(media)).toBe(0);
});

test("a file that is broken inside is refused", async () => {
  const bytes = small("png");
  bytes.fill(0, bytes.length / 2, bytes.length - 20);
  expect((await post(bytes)).status).toBeGreaterThanOrEqual(400);
  expect(await db.$count(media)).toBe(0);
});

test("without the Images binding nothing is uploaded, and the sentence says what is missing", async () => {
  const { status, body } = await post(small("jpeg"), { IMAGES: undefined } as object);
  expect([status, body.message]).toEqual([409, expect.stringContaining("nama IMAGES")]);
});

test("what Images answers is measured, whatever the file's header said", async () => {
  const { images } = fakeImages(() => ({ bytes: small("jpeg") }));
  const { body } = await post(withSegments(small("jpeg"), exifSegment(6)), { IMAGES: images });
  expect(mediaItem.parse(body)).toMatchObject({ width: 24, height: 17, bytes: small("jpeg").byteLength });
});
