import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import {
  bucket,
  fakeImages,
  keysStored,
  pngOf,
  recordingMediaQueue,
  usesOf,
} from "../../../tests/support/media";
import { showing } from "../../../tests/support/post-pictures";
import { postValues } from "../../../tests/support/staff";
import { db } from "../../../tests/support/worker";
import { transit } from "../../blog/desk/transition.service";
import { createPost } from "../../blog/posts/post.service";
import { media, mediaVariants } from "../../db/schema/media";
import { createDeps, type Deps, replaceDeps } from "../../deps";
import { AppError } from "../../errors";
import { runJob } from "../../jobs/job.service";
import { sha256 } from "../../secrets";
import { dayMs } from "../../utc-day";
import { pictureHandler } from "../variants/variants.service";
import { changeMedia, removeMedia } from "./media.service";
import { removeOrphans } from "./orphans.service";
import { type Uploaded, uploadPicture } from "./upload.service";

/** A picture that is there, with bytes that belong to nobody beside it, and one that is still to come. */
interface MediaWorld {
  /** When everything stood that is there at the beginning. */
  start: number;
  there: { id: number; hash: string; bytes: Uint8Array<ArrayBuffer> };
  coming: Uint8Array<ArrayBuffer>;
  /** Stand in for the real ones. */
  bindings: Partial<Env>;
  /** Widths and types that were asked of Images. */
  asked: string[];
}

const folder = "0c8b6d1e-0000-4000-8000-000000000000";
/** Of the post that shows the picture once somebody has published it. */
const draftId = 2;
const draftVersion = 1;
const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "editor" } as const;
let pictures: Promise<[Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]> | undefined;

/** 1 is a picture of 300 pixels, described and used by a draft where `isUsed`. */
async function prepareMedia({ isUsed = false } = {}): Promise<MediaWorld> {
  pictures ??= Promise.all([pngOf(300, 4, 10), pngOf(300, 4, 20)]);
  const [bytes, coming] = await pictures;
  const hash = (await sha256(bytes)).slice(0, 32);
  const storageKey = crypto.randomUUID();
  const statements = [
    ...["audit_events", "blog_posts", "jobs", "media", "users"].map((name) => `DELETE FROM ${name}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'editor')",
    `INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, alt, created_at)
     VALUES (1, '${hash}', '${storageKey}', 'toko.png', 'image/png', 300, 4, ${bytes.byteLength}, 'Toko', 1)`,
    ...(isUsed ? [draftSql(hash)] : []),
  ];
  const stale = await keysStored();
  if (stale.length > 0) await bucket.delete(stale);
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  await bucket.put(`${storageKey}/original`, bytes);
  // As a consumer leaves it that died between the bytes and their row.
  await bucket.put(`${storageKey}/300.avif`, "x");
  await bucket.put(`${folder}/original`, "x");
  const start = Date.now() + 1;
  while (Date.now() < start) await new Promise((done) => setTimeout(done, 1));
  const { images, asked } = fakeImages();
  const { queue } = recordingMediaQueue();
  const bindings = { IMAGES: images, MEDIA_QUEUE: queue };
  return { start, there: { id: 1, hash, bytes }, coming, bindings, asked };
}

/** A draft that shows a picture without words of its own. */
function draftSql(hash: string): string {
  return `INSERT INTO blog_posts (id, title, slug, summary, image, category, content, content_text, updated_at, status, pictures)
    VALUES (${draftId}, 'Judul', 'judul', 'Ringkasan', '/a.svg', 'SEO', '<p>Isi</p>', 'Isi', ${draftVersion}, 'draft',
      '${usesOf(hash, false)}')`;
}

const depsOn = (bindings: Env, now: number): Deps =>
  replaceDeps(createDeps(bindings), { clock: () => new Date(now) });

type MediaOperation = (world: MediaWorld, bindings: Env) => Promise<unknown>;

const uploadOf =
  (choose: (world: MediaWorld) => Uint8Array<ArrayBuffer>): MediaOperation =>
  (world, bindings) => {
    const file = new File([choose(world)], "toko.png");
    return uploadPicture(depsOn(bindings, world.start), { file, alt: "", decorative: false }, rina);
  };

/** What may come at the same moment. */
const mediaOperations = {
  "upload what is there": uploadOf(({ there }) => there.bytes),
  "upload what is coming": uploadOf(({ coming }) => coming),
  delete: (world, bindings) => removeMedia(depsOn(bindings, world.start), world.there.id),
  "write a post": ({ start, there }, bindings) => {
    const content = showing(`/media/${there.hash}.png`, "Toko");
    const post = postValues({ slug: "tulisan", content });
    return createPost(depsOn(bindings, start), post, { authorId: 1, generationItemId: null });
  },
  "make widths": (world, bindings) =>
    runJob(depsOn(bindings, world.start), pictureHandler, String(world.there.id)),
  /** Everything that stood at the beginning is a day old, and nothing else is. */
  "weekly pass": (world, bindings) =>
    removeOrphans(depsOn(bindings, world.start + dayMs), { mostPages: 100, startAfter: "", pageSize: 3 }),
} satisfies Record<string, MediaOperation>;

/** Publishes the draft, where its picture is described. */
const publishDraft: MediaOperation = ({ start }, bindings) => {
  const version = new Date(draftVersion).toISOString();
  return transit(depsOn(bindings, start), draftId, { action: "publish", version }, rina);
};

async function rowsOf<Row>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

/** What holds of the bucket and the database at any moment. */
async function bytesHold(): Promise<void> {
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
  const keys = await keysStored();
  for (const { storageKey, bytes } of await db.select().from(media)) {
    expect(keys).toContain(`${storageKey}/original`);
    expect((await bucket.head(`${storageKey}/original`))?.size).toBe(bytes);
  }
  for (const key of await variantKeys()) expect(keys).toContain(key);
  // No post uses what is gone.
  const lost = await rowsOf(`SELECT blog_posts.id FROM blog_posts, json_each(pictures)
    WHERE NOT EXISTS (SELECT 1 FROM media WHERE hash = json_each.value ->> 'hash')`);
  expect(lost).toEqual([]);
  const undescribed = await rowsOf(`SELECT blog_posts.id FROM blog_posts, json_each(pictures), media
    WHERE status = 'published' AND hash = json_each.value ->> 'hash' AND NOT json_each.value ->> 'isDescribed'
    AND alt = '' AND NOT decorative`);
  expect(undescribed).toEqual([]);
}

async function variantKeys(): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    `SELECT storage_key || '/' || media_variants.width || '.' || substr(media_variants.type, 7) AS key
     FROM media_variants JOIN media ON media.id = media_id`,
  );
  return rows.map(({ key }) => key);
}

/** Messages that were lost come again, and the weekly pass comes by: then the bucket holds what rows tell of, and nothing else. */
async function settle({ start, bindings }: MediaWorld): Promise<void> {
  const later = (ms: number) => depsOn({ ...env, ...bindings }, start + ms);
  for (const { id } of await db.select().from(media)) {
    const { outcome } = await runJob(later(dayMs), pictureHandler, String(id));
    expect(["done", "settled"]).toContain(outcome);
  }
  await removeOrphans(later(3 * dayMs), { mostPages: 100, startAfter: "5" });
  await bytesHold();
  const rows = await db.select().from(media);
  for (const { state, problem } of rows) expect([state, problem]).toEqual(["ready", null]);
  expect(await db.$count(mediaVariants)).toBe(2 * rows.length);
  const originals = rows.map(({ storageKey }) => `${storageKey}/original`);
  expect(await keysStored()).toEqual([...originals, ...(await variantKeys())].sort());
}

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const succeeded = (ran: Ran[], name: string) =>
  ran.filter((one) => one.name === name && one.error === undefined);

function refusalsHold(ran: Ran[]): void {
  for (const { name, error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    // What is written or published may show a picture that is gone, or that nobody has described.
    const statuses = ["write a post", "publish"].includes(name) ? [400, 409] : [404, 409];
    if (error instanceof AppError) expect(statuses).toContain(error.status);
  }
}

/** One of those who bring the same bytes is told that they are new, and each width is made once. */
function onceHolds({ asked }: MediaWorld, ran: Ran[]): void {
  const newOnes = (name: string) =>
    succeeded(ran, name).filter(({ value }) => (value as Uploaded).isNew).length;
  expect(newOnes("upload what is coming")).toBeLessThanOrEqual(1);
  const deleted = succeeded(ran, "delete").length;
  expect(newOnes("upload what is there")).toBeLessThanOrEqual(deleted);
  const widths = asked.filter((one) => !one.startsWith("whole"));
  expect(new Set(widths).size).toBe(widths.length);
}

const library: Group<MediaWorld> = {
  name: "media library",
  prepare: () => prepareMedia(),
  operations: mediaOperations,
  replaced: ({ bindings }) => bindings,
  async holds(world, ran) {
    refusalsHold(ran);
    onceHolds(world, ran);
    await bytesHold();
    await settle(world);
  },
};

const { "upload what is coming": _coming, "write a post": _write, ...others } = mediaOperations;
const again: Group<MediaWorld> = {
  ...library,
  name: "a picture deleted and brought again",
  operations: {
    ...others,
    "make widths after the lease": (world, bindings) =>
      runJob(
        replaceDeps(createDeps(bindings), { clock: () => new Date(world.start + 6 * 60_000) }),
        pictureHandler,
        String(world.there.id),
      ),
  },
  async holds(world, ran) {
    refusalsHold(ran);
    await bytesHold();
    await settle(world);
  },
};

const words = (change: Parameters<typeof changeMedia>[2]) => (world: MediaWorld, bindings: Env) =>
  changeMedia(createDeps(bindings), world.there.id, change, rina);

const descriptions: Group<MediaWorld> = {
  name: "words of pictures",
  prepare: () => prepareMedia({ isUsed: true }),
  operations: {
    publish: publishDraft,
    "take the words": words({ alt: "" }),
    "call it no decoration": words({ decorative: false }),
    "call it a decoration": words({ decorative: true }),
    describe: words({ alt: "Toko dari depan" }),
    delete: mediaOperations.delete,
  },
  replaced: ({ bindings }) => bindings,
  async holds(_world, ran) {
    refusalsHold(ran);
    expect(succeeded(ran, "delete")).toEqual([]);
    await bytesHold();
  },
};

test.each([library, again, descriptions])(
  "$name: the rules hold in sampled orders of two and of three",
  { timeout: 3_600_000 },
  async (group) => {
    const two = await runPairs(group, 4);
    await runTriples(group, 30);
    expect(two.ran).toBeGreaterThan(20);
  },
);
