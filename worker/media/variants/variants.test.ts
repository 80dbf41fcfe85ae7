import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import {
  bucket,
  createPicture,
  deliverPicture,
  fakeImages,
  keysStored,
  mediaDeps,
  recordingMediaQueue,
  toUsesJson,
} from "../../../tests/support/media";
import { createPost, db } from "../../../tests/support/worker";
import { jobs } from "../../db/schema/generation";
import { media, mediaVariants } from "../../db/schema/media";
import { requeueStaleJobs } from "../../jobs/job.service";
import { listWidths } from "./variants.service";

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const readRow = async (id: number) => (await db.select().from(media).where(eq(media.id, id)))[0];
const listMade = async (id: number) =>
  (await db.select().from(mediaVariants).where(eq(mediaVariants.mediaId, id)))
    .map(({ width, type }) => `${width} ${type}`)
    .sort();
const versionNumber = () => env.DB.prepare("SELECT number FROM content_generation").first<number>("number");

const both = (...widths: number[]) =>
  widths.flatMap((width) => [`${width} image/avif`, `${width} image/webp`]);

test("the service makes each width in both types, of the size that was asked for", {
  timeout: 60_000,
}, async () => {
  const { id, storageKey } = await createPicture({ width: 1000 });
  expect(await deliverPicture(mediaDeps(), id)).toBe("ack");
  expect(await listMade(id)).toEqual(both(480, 960));
  expect(await readRow(id)).toMatchObject({ state: "ready", problem: null });
  const names = ["480.avif", "480.webp", "960.avif", "960.webp", "original"];
  expect(await keysStored()).toEqual(names.map((name) => `${storageKey}/${name}`));
  for (const [name, width] of [
    ["480.avif", 480],
    ["960.webp", 960],
  ] as const) {
    const object = await bucket.get(`${storageKey}/${name}`);
    expect(object?.httpMetadata).toEqual({ contentType: `image/${name.split(".")[1]}` });
    const info = await env.IMAGES.info((object as R2ObjectBody).body);
    expect(info).toMatchObject({ width });
  }
  for (const { width, type, bytes } of await db.select().from(mediaVariants)) {
    const object = await bucket.head(`${storageKey}/${width}.${type.slice("image/".length)}`);
    expect(object?.size).toBe(bytes);
  }
});

test("a message that comes again makes nothing, and one that comes after a stop makes what is missing", async () => {
  const { id } = await createPicture({ width: 960 });
  let calls = 0;
  const { images, asked } = fakeImages(() => {
    calls += 1;
    if (calls === 3) throw new Error("away");
    return {};
  });
  const deps = mediaDeps({ images });
  expect(await deliverPicture(deps, id, { attempts: 2 })).toBe("retry 60");
  expect(await readRow(id)).toMatchObject({ state: "pending", problem: null });
  expect(await deliverPicture(deps, id)).toBe("ack");
  expect(await deliverPicture(deps, id)).toBe("ack");
  expect(await deliverPicture(mediaDeps({ images }, 60), id)).toBe("ack");
  expect(asked).toEqual([...both(480, 960), "960 image/avif"]);
  expect(await listMade(id)).toEqual(both(480, 960));
});

test("cached pages end once a picture that they show is ready, and not for other pictures", async () => {
  const used = await createPicture();
  await createPost({ pictures: toUsesJson(used.hash, true) });
  const unused = await createPicture();
  const { images } = fakeImages();
  const deps = mediaDeps({ images });
  const before = await versionNumber();
  await deliverPicture(deps, unused.id);
  expect(await versionNumber()).toBe(before);
  await deliverPicture(deps, used.id);
  expect(await versionNumber()).toBeGreaterThan(Number(before));
});

test("a width that Images returns in another type is left out", async () => {
  const { id } = await createPicture({ width: 1500 });
  const { images } = fakeImages(({ width = 0, type }) =>
    type === "image/avif" && width > 960 ? { type: "image/webp" } : {},
  );
  expect(await deliverPicture(mediaDeps({ images }), id)).toBe("ack");
  expect(await listMade(id)).toEqual([...both(480, 960), "1440 image/webp"].sort());
  expect(await readRow(id)).toMatchObject({ state: "ready", problem: null });
});

test.each([9412, 9413, 9516, 9520])(
  "a picture that the service cannot read (%i) is served as it is",
  async (code) => {
    const { id } = await createPicture();
    const { images, asked } = fakeImages(() => ({ code }));
    expect(await deliverPicture(mediaDeps({ images }), id)).toBe("ack");
    expect(await readRow(id)).toMatchObject({ state: "ready", problem: "unreadable" });
    await deliverPicture(mediaDeps({ images }, 60), id);
    expect(asked).toHaveLength(4);
  },
);

test("an allowance that is used up ends the try, and the clock comes back to it after six hours", async () => {
  const { id } = await createPicture({ width: 960 });
  let isUsedUp = true;
  const { images, asked } = fakeImages(({ width }) => (isUsedUp && width === 960 ? { code: 9422 } : {}));
  expect(await deliverPicture(mediaDeps({ images }), id)).toBe("ack");
  expect(asked).toHaveLength(3);
  expect(await readRow(id)).toMatchObject({ state: "pending", problem: "limit" });
  expect(await listMade(id)).toEqual(both(480));
  const { queue: mediaQueue, sent } = recordingMediaQueue();
  expect(await requeueStaleJobs(mediaDeps({ mediaQueue }, 300))).toBe(0);
  expect(await requeueStaleJobs(mediaDeps({ mediaQueue }, 361))).toBe(1);
  expect(sent).toEqual([id]);
  isUsedUp = false;
  expect(await deliverPicture(mediaDeps({ images }, 361), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "ready", problem: null });
  expect(await listMade(id)).toEqual(both(480, 960));
});

test("a service that fails is left alone for six hours after four attempts, and after three days the picture is served as it is", async () => {
  const { id } = await createPicture();
  const { images } = fakeImages(() => {
    throw new Error("away");
  });
  const outcomes = [];
  for (let attempts = 1; attempts <= 4; attempts += 1) {
    outcomes.push(await deliverPicture(mediaDeps({ images }), id, { attempts }));
  }
  expect(outcomes).toEqual(["retry 30", "retry 60", "retry 120", "ack"]);
  expect(await readRow(id)).toMatchObject({ state: "pending", problem: "failed" });
  const { queue: mediaQueue, sent } = recordingMediaQueue();
  expect(await requeueStaleJobs(mediaDeps({ mediaQueue }, 300))).toBe(0);
  expect(await requeueStaleJobs(mediaDeps({ mediaQueue }, 361))).toBe(1);
  expect(sent).toEqual([id]);
  expect(await deliverPicture(mediaDeps({ images }, 4 * 24 * 60), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "ready", problem: "failed" });
});

test("a message that comes back for good leaves the picture to the clock", async () => {
  const { id } = await createPicture();
  expect(await deliverPicture(mediaDeps(), id, { isDead: true })).toBe("ack");
  const { queue: mediaQueue, sent } = recordingMediaQueue();
  await requeueStaleJobs(mediaDeps({ mediaQueue }, 25));
  expect(sent).toEqual([id]);
});

test("a consumer keeps others away for five minutes, and not longer", async () => {
  const { id } = await createPicture();
  await db.update(jobs).set({ state: "running", leaseUntil: new Date(Date.now() + 5 * 60_000) });
  const { images, asked } = fakeImages();
  expect(await deliverPicture(mediaDeps({ images }, 4), id)).toBe("retry 30");
  expect(asked).toEqual([]);
  expect(await deliverPicture(mediaDeps({ images }, 6), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "ready" });
});

test("without the Images binding or a bucket a picture waits for one", async () => {
  const { id } = await createPicture({ createdAt: new Date(0) });
  expect(await deliverPicture(mediaDeps({ images: null }), id)).toBe("ack");
  expect(await deliverPicture(mediaDeps({ mediaBucket: null }, 361), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "pending", problem: null });
  expect(await deliverPicture(mediaDeps({}, 800), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "ready" });
});

test("a picture whose bytes are gone is named in the log and tried no more", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { id, storageKey } = await createPicture();
  await bucket.delete(`${storageKey}/original`);
  expect(await deliverPicture(mediaDeps(), id)).toBe("ack");
  expect(await readRow(id)).toMatchObject({ state: "ready", problem: "unreadable" });
  expect(logged.mock.calls.join()).toContain("picture_missing");
});

test("a width that is made of a picture deleted meanwhile is removed", async () => {
  const { id, storageKey } = await createPicture({ width: 960 });
  const { images, asked } = fakeImages(async () => {
    await db.delete(media);
    await bucket.delete(`${storageKey}/original`);
    return {};
  });
  expect(await deliverPicture(mediaDeps({ images }), id)).toBe("ack");
  expect(asked).toHaveLength(1);
  expect(await keysStored()).toEqual([]);
});

test.each([
  [1, [1], [1]],
  [300, [300], [300]],
  [480, [480], [480]],
  [551, [480], [480]],
  [552, [480, 552], [480, 552]],
  [959, [480, 959], [480, 959]],
  [960, [480, 960], [480, 960]],
  [1103, [480, 960], [480, 960]],
  [1104, [480, 960, 1104], [480, 960, 1104]],
  [1200, [480, 960, 1200], [480, 960, 1200]],
  [1300, [480, 960, 1200], [480, 960, 1300]],
  [1440, [480, 960, 1200], [480, 960, 1440]],
  [6000, [480, 960, 1200], [480, 960, 1440]],
])("a wide picture of %i pixels is offered in %j as AVIF and in %j as WebP", (width, avif, webp) => {
  const picture = { width, height: 10 };
  expect(listWidths(picture, "image/avif")).toEqual(avif);
  expect(listWidths(picture, "image/webp")).toEqual(webp);
});

test.each([
  [3000, 4000, [480, 900]],
  [1080, 1920, [480, 675]],
  [1000, 9000, [133]],
])("no AVIF of a tall picture of %i × %i pixels is taller than 1,200 pixels", (width, height, avif) => {
  expect(listWidths({ width, height }, "image/avif")).toEqual(avif);
});
