import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { type Group, type Ran, runPairs, runTriples } from "../../../tests/support/interleavings";
import { depsOfIsolate } from "../../../tests/support/isolate-deps";
import { meanwhile } from "../../../tests/support/meanwhile";
import { expectUsesAsWritten, undescribedInPublic } from "../../../tests/support/post-pictures";
import { createContentVersionStore, createVersionMemory } from "../../cache/content-version";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { addDays, dayOf, momentOf } from "../../contract/jakarta";
import { AppError } from "../../errors";
import { changeMedia, removeMedia } from "../../media/library/media.service";
import { dripPosts, transit, transitMany } from "../desk/transition.service";
import { startFormatRun } from "../format/format.service";
import { dropPending, promotePending, proposeChange } from "../pending/pending.service";
import { shareVersion } from "../preview-links/preview-link.service";
import { restoreRevision } from "../revisions/revision.service";
import { changePost, createPost } from "./post.service";

/** The version of each post that everybody has read, and of the change that waits. */
const readVersion = 1000;
const waitingVersion = 1500;
const keptRevision = 1;

/** A post in review that shows `shown`, one that is out and one that is scheduled, both without pictures. */
const ready = 1;
const live = 2;
const scheduled = 3;
/** A draft that shows `shown` and whose format is old. */
const old = 4;

/** A picture that `ready` shows, one that only the history of `live` does, and one that its waiting change does. */
const shown = 1;
const loose = 2;
const waiting = 3;

const hashOf = (picture: number) => String(picture).repeat(32);

/** The text of a version: it shows a picture without words of its own. */
const showing = (picture: number) =>
  `<p>Isi yang cukup panjang untuk disimpan sebagai artikel.</p>\n<p><img alt="" src="/media/${hashOf(picture)}.jpg" loading="lazy" /></p>`;
const plain = "<p>Isi yang cukup panjang untuk disimpan sebagai artikel.</p>";
const usesOf = (picture: number | null) =>
  picture === null ? "[]" : JSON.stringify([{ hash: hashOf(picture), field: "content", isDescribed: false }]);

const tables = [
  "audit_events",
  "format_changes",
  "format_runs",
  "jobs",
  "media_uses",
  "blog_posts",
  "media",
  "users",
];

/** Everything anew; every picture has words in the library. */
async function preparePictureUses(): Promise<object> {
  const future = Date.now() + 3_600_000;
  const text = (picture: number | null) =>
    `'Judul artikel', 'Ringkasan yang cukup panjang.', '/images/a.svg', 'SEO', '${picture === null ? plain : showing(picture)}'`;
  const post = (id: number, status: string, publishedAt: number, picture: number | null) =>
    `INSERT INTO blog_posts (id, slug, status, published_at, updated_at, author_id, content_text, pictures,
       title, summary, image, category, content)
     VALUES (${id}, 'artikel-${id}', '${status}', ${publishedAt}, ${readVersion}, 1, 'kata', '${usesOf(picture)}',
       ${text(picture)})`;
  const picture = (id: number) =>
    `INSERT INTO media (id, hash, storage_key, name, type, width, height, bytes, alt, created_at)
     VALUES (${id}, '${hashOf(id)}', 'berkas-${id}', 'gambar-${id}.jpg', 'image/jpeg', 900, 600, 1000, 'Toko', 1)`;
  const statements = [
    ...tables.map((table) => `DELETE FROM ${table}`),
    "INSERT INTO users (id, username, password, name, is_admin, role) VALUES (1, 'rina', '-', 'Rina', 1, 'owner')",
    ...[shown, loose, waiting].map(picture),
    post(ready, "review", 1, shown),
    post(live, "published", 1, null),
    post(scheduled, "published", future, null),
    post(old, "draft", 1, shown),
    `UPDATE blog_posts SET content = '## Judul lama' || char(10, 10) || content WHERE id = ${old}`,
    `INSERT INTO post_revisions (id, post_id, kind, created_at, slug, title, summary, image, category, content)
     VALUES (${keptRevision}, ${live}, 'save', 1, 'artikel-${live}', ${text(loose)})`,
    `INSERT INTO post_pending (post_id, base_version, updated_at, author_id, slug, pictures,
       title, summary, image, category, content)
     VALUES (${live}, ${readVersion}, ${waitingVersion}, 1, 'artikel-${live}', '${usesOf(waiting)}', ${text(waiting)})`,
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  await createContentVersionStore(env.KV, env.DB, { memory: createVersionMemory() }).bump();
  return {};
}

const rina = { id: 1, username: "rina", name: "Rina", isAdmin: true, role: "owner" } as const;
const version = new Date(readVersion).toISOString();
const updatedAt = new Date(waitingVersion).toISOString();
const tomorrow = addDays(dayOf(new Date()), 1);
const plan = { startDate: tomorrow, days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"], dryRun: false };

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

const written = (slug: string, picture: number) => ({
  ...{
    title: "Judul artikel",
    slug,
    summary: "Ringkasan yang cukup panjang.",
    image: "/images/a.svg",
    category: "SEO",
  },
  content: showing(picture),
});

/** Saves that name no version, so that they get through in every order. */
const edit = (post: number, picture: number) => (_world: object, bindings: Env) =>
  changePost(depsOfIsolate(bindings), post, written(`artikel-${post}`, picture), rina);
const publish = (hour?: string) => (_world: object, bindings: Env) => {
  const publishAt = hour && momentOf(tomorrow, hour).toISOString();
  return transit(depsOfIsolate(bindings), ready, { action: "publish", version, publishAt }, rina);
};
const create = (picture: number) => (_world: object, bindings: Env, place: number) => {
  const authorship = { authorId: rina.id, generationItemId: null };
  return createPost(depsOfIsolate(bindings), written(`baru-${place}`, picture), authorship);
};

/** Taking the words of a picture, and the picture itself. */
const empty = (picture: number) => (_world: object, bindings: Env) =>
  changeMedia(depsOfIsolate(bindings), picture, { alt: "" }, rina);
const remove = (picture: number) => (_world: object, bindings: Env) =>
  removeMedia(depsOfIsolate(bindings), picture);

const operations: Group<object>["operations"] = {
  publish: publish(),
  schedule: publish("15:00"),
  bulk: (_world, bindings) => {
    const items = [ready, scheduled].map((id) => ({ id, version }));
    return transitMany(depsOfIsolate(bindings), { action: "publish", items }, rina);
  },
  drip: (_world, bindings) =>
    dripPosts(depsOfIsolate(bindings), { ...plan, items: [{ id: ready, version }] }, rina),
  edit: edit(live, loose),
  "edit schedule": edit(scheduled, shown),
  create: create(loose),
  restore: (_world, bindings) => {
    const restoring = { postId: live, revisionId: keptRevision, version, slug: undefined };
    return restoreRevision(depsOfIsolate(bindings), restoring, rina);
  },
  propose: (_world, bindings) => {
    const change = { ...written(`artikel-${live}`, loose), baseVersion: version, updatedAt };
    return proposeChange(depsOfIsolate(bindings), live, change, rina);
  },
  promote: (_world, bindings) =>
    promotePending(depsOfIsolate(bindings), live, { baseVersion: version, updatedAt }, rina),
  drop: (_world, bindings) => dropPending(depsOfIsolate(bindings), live, rina),
  share: (_world, bindings) => shareVersion(depsOfIsolate(bindings), ready, "http://localhost", rina),
  format: (_world, bindings) => startFormatRun(depsOfIsolate(bindings), rina.id),
  "take words of shown": empty(shown),
  "take words of loose": empty(loose),
  "take words of waiting": empty(waiting),
  "delete loose": remove(loose),
  "delete waiting": remove(waiting),
};

async function rowsOf<Row = Record<string, unknown>>(sql: string): Promise<Row[]> {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function alwaysHolds(): Promise<void> {
  expect(await undescribedInPublic()).toEqual([]);
  await expectUsesAsWritten();
  expect(await rowsOf("PRAGMA foreign_key_check")).toEqual([]);
}

/** What each operation keeps of the posts that it changes; whoever is refused keeps nothing. */
const revisionsOf: Record<string, number> = {
  ...{ publish: 1, schedule: 1, drip: 1, edit: 1, "edit schedule": 1, restore: 1, promote: 2 },
};

function changedIn({ name, value }: Ran): { ready: number; scheduled: number } {
  if (name !== "bulk") return { ready: 0, scheduled: 0 };
  const [first, second] = (value as BulkAnswer).results;
  return { ready: Number(first?.ok ?? 0), scheduled: Number(second?.ok ?? 0) };
}

async function holds(_world: object, ran: Ran[]): Promise<void> {
  for (const { error } of ran) {
    if (error !== undefined) expect(error).toBeInstanceOf(AppError);
    if (error instanceof AppError) expect(error.status).toBeLessThan(500);
  }
  await alwaysHolds();
  const done = ran.filter(({ error }) => error === undefined);
  const did = (name: string) => done.some((one) => one.name === name);
  const bulk = done.map(changedIn);
  const approved = bulk.reduce((sum, one) => sum + one.ready, 0);
  // A second run finds nothing more to do.
  const formatted = did("format") ? 1 : 0;
  const revisions = done.reduce((sum, { name }) => sum + (revisionsOf[name] ?? 0), 1 + approved + formatted);
  expect(await rowsOf("SELECT id FROM post_revisions")).toHaveLength(revisions);
  const events = done.filter(({ name }) => name !== "bulk" && name !== "format").length;
  const ofBulk = bulk.reduce((sum, one) => sum + one.ready + one.scheduled, 0);
  expect(await rowsOf("SELECT id FROM audit_events")).toHaveLength(events + ofBulk + formatted);
  // No answer says what did not happen.
  const [post] = await rowsOf<{ status: string }>(`SELECT status FROM blog_posts WHERE id = ${ready}`);
  const isOut = did("publish") || did("schedule") || did("drip") || approved > 0;
  expect(post?.status).toBe(isOut ? "published" : "review");
  const alts = await rowsOf<{ id: number; alt: string }>("SELECT id, alt FROM media");
  for (const [id, name] of [
    [shown, "shown"],
    [loose, "loose"],
    [waiting, "waiting"],
  ] as const) {
    const picture = alts.find((one) => one.id === id);
    expect(picture === undefined).toBe(did(`delete ${name}`));
    if (picture) expect(picture.alt).toBe(did(`take words of ${name}`) ? "" : "Toko");
  }
  const shows = async (id: number, picture: number) =>
    (
      await rowsOf(
        `SELECT 1 FROM media_uses WHERE source = 'post' AND post_id = ${id} AND media_id = ${picture}`,
      )
    ).length === 1;
  if (did("edit schedule")) expect(await shows(scheduled, shown)).toBe(true);
  if (did("edit") && !did("promote")) expect(await shows(live, loose)).toBe(true);
  expect(await rowsOf("SELECT id FROM blog_posts WHERE slug LIKE 'baru-%'")).toHaveLength(
    done.filter(({ name }) => name === "create").length,
  );
}

const uses: Group<object> = { name: "picture uses", prepare: preparePictureUses, operations, holds };

test("writes of posts and changes of their pictures keep the rules in sampled orders of two and of three", {
  timeout: 3_600_000,
}, async () => {
  const two = await runPairs(uses, 2);
  await runTriples(uses, 20);
  expect(two.ran).toBeGreaterThanOrEqual(100);
});

/** Runs an operation, and notes what became of it. */
async function run(name: string, world: object, bindings: Env = env): Promise<Ran> {
  try {
    return { name, value: await operations[name]?.(world, bindings, 0) };
  } catch (error) {
    return { name, error };
  }
}

test("a change of a picture between any two calls of a write keeps the rules", {
  timeout: 600_000,
}, async () => {
  const ofLibrary = Object.keys(operations).filter((name) => /^(delete|take)/.test(name));
  let orders = 0;
  for (const name of Object.keys(operations).filter((one) => !ofLibrary.includes(one))) {
    for (const between of ofLibrary) {
      // What comes between is told by one statement, so these are all the orders of the two.
      for (let call = 1, hasCome = true; hasCome; call += 1) {
        const world = await preparePictureUses();
        const ran: Ran[] = [];
        const come = async () => void ran.push(await run(between, world));
        const writer = await run(name, world, { ...env, DB: meanwhile(/(?:)/, come, call) });
        hasCome = ran.length > 0;
        if (!hasCome) await come();
        await holds(world, [writer, ...ran]).catch((cause) => {
          throw new Error(`${name}, before call ${call} of which ${between}: ${cause}`, { cause });
        });
        orders += 1;
      }
    }
  }
  expect(orders).toBeGreaterThan(300);
});
