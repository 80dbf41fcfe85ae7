import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { finishedRun, updateFormats } from "../../../tests/support/format-runs";
import { meanwhile } from "../../../tests/support/meanwhile";
import { storedPost } from "../../../tests/support/posts";
import { expectRefusal } from "../../../tests/support/refusal";
import { createPost, db, signIn } from "../../../tests/support/worker";
import { formatCheck, formatStatus } from "../../contract/format";
import { users } from "../../db/schema/auth";
import { blogPosts, formatRuns } from "../../db/schema/blog";
import { jobs } from "../../db/schema/generation";
import { createDeps } from "../../deps";
import { runJob } from "../../jobs/job.service";
import { consumeBatch } from "../../queue";
import { formatHandler } from "./format.service";

const oldBody = "## Judul lama\n\nTentang **merpati**.";
const withoutRightToRun =
  "Pembaruan format dihentikan karena akun yang memulainya tidak lagi berhak menjalankannya";

const createOldPosts = (count: number) =>
  db.run(sql`WITH RECURSIVE number (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < ${count})
    INSERT INTO blog_posts (title, slug, summary, image, category, content)
    SELECT 'Artikel', 'artikel-' || value, 'Ringkasan', '/images/a.svg', 'SEO', ${oldBody} FROM number`);

test("old articles are brought into form and the others are left alone", async () => {
  const old = await createPost({ content: oldBody, contentText: "## Judul lama" });
  const fine = await createPost();
  expect(await updateFormats()).toMatchObject({
    message: "1 artikel diperbarui, 1 artikel sudah rapi",
    updated: 1,
    unchanged: 1,
    run: { state: "done", total: 2, checked: 2 },
  });
  const formatted = await storedPost(old.id);
  expect(formatted).toEqual({
    ...old,
    content: "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong>.</p>",
    contentText: "Judul lama. Tentang merpati .",
    updatedAt: expect.any(Date),
  });
  expect(formatted?.updatedAt.getTime()).toBeGreaterThan(old.updatedAt.getTime());
  expect(await storedPost(fine.id)).toEqual(fine);
  const found = await db.all(
    sql`SELECT rowid FROM blog_posts_search WHERE blog_posts_search MATCH 'merpati'`,
  );
  expect(found).toEqual([{ rowid: old.id }]);
});

test("a second call finds nothing to do", async () => {
  await createPost({ content: "# Satu\n\ndua" });
  await updateFormats();
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 1 });
});

test("what one call cannot do goes on through the queue, and a message that is delivered five times counts once", async () => {
  await createOldPosts(60);
  const { call } = await signIn();
  const answer = await updateFormats(call);
  expect(answer).toMatchObject({ updated: 50, run: { state: "running", total: 60 } });
  const { run } = answer;
  const messages = Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { kind: "format", subject: run.id },
  }));
  const batch = createMessageBatch("arunika-generation", messages);
  await consumeBatch(batch, createDeps(env));
  const { explicitAcks } = await getQueueResult(batch, createExecutionContext());
  expect(explicitAcks).toHaveLength(5);
  expect(await finishedRun(call)).toMatchObject({ checked: 60, updated: 60 });
});

test("a run whose message came back for good is failed, and the next run does the rest", async () => {
  await createOldPosts(2);
  await db.run(sql`INSERT INTO format_runs (id, total, created_at, updated_at)
    VALUES ('mati', 2, ${Date.now()}, ${Date.now()})`);
  await db.run(sql`INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('format', 'mati', 0, 0)`);
  const dead = { id: "1", timestamp: new Date(), attempts: 6, body: { kind: "format", subject: "mati" } };
  await consumeBatch(createMessageBatch("arunika-generation-dead", [dead]), createDeps(env));
  expect(await updateFormats()).toMatchObject({ updated: 2, run: { state: "done" } });
});

test("an article that would pass the limit of a row stays as it is", async () => {
  const { id, content } = await createPost({ content: `<p>${"x".repeat(999_900)}</p>${"a\n\n".repeat(40)}` });
  expect(await updateFormats()).toMatchObject({ updated: 0, unchanged: 1 });
  expect((await storedPost(id))?.content).toBe(content);
});

test("a second run is refused while one goes on", async () => {
  await db.run(sql`INSERT INTO format_runs (id, total, created_at, updated_at)
    VALUES ('lain', 9, ${Date.now()}, ${Date.now()})`);
  await db.run(sql`INSERT INTO jobs (kind, subject, created_at, updated_at) VALUES ('format', 'lain', 0, 0)`);
  const response = await (await signIn()).call("/api/blog/update-formats", "POST");
  await expectRefusal(response, 409, "Pembaruan format lain sedang berjalan");
});

test("a check shows what would change and changes nothing", async () => {
  const old = await createPost({ title: "Lama", content: oldBody });
  await createPost();
  const response = await (await signIn()).call("/api/blog/update-formats/check");
  expect(formatCheck.parse(await response.json())).toEqual({
    checked: 2,
    next: null,
    changes: [
      {
        id: old.id,
        title: "Lama",
        slug: old.slug,
        before: oldBody,
        after: "<h2>Judul lama</h2>\n<p>Tentang <strong>merpati</strong>.</p>",
      },
    ],
  });
  expect(await storedPost(old.id)).toEqual(old);
});

test("a check goes on where the one before ended", async () => {
  await createOldPosts(260);
  const { call } = await signIn();
  const first = formatCheck.parse(await (await call("/api/blog/update-formats/check")).json());
  expect(first).toMatchObject({ checked: 250, next: expect.any(Number) });
  const second = formatCheck.parse(
    await (await call(`/api/blog/update-formats/check?after=${first.next}`)).json(),
  );
  expect(second).toMatchObject({ checked: 10, next: null });
  expect(new Set([...first.changes, ...second.changes].map(({ id }) => id)).size).toBe(260);
  expect((await call("/api/blog/update-formats/check?after=-1")).status).toBe(400);
});

test("the last run can be undone, but for articles that were edited since", async () => {
  const old = await createPost({ content: oldBody, contentText: "Judul lama" });
  const edited = await createPost({ content: oldBody });
  const { call } = await signIn();
  await updateFormats(call);
  const newer = { content: "<p>Disunting lagi.</p>", updatedAt: new Date(Date.now() + 60_000) };
  await db.update(blogPosts).set(newer).where(eq(blogPosts.id, edited.id));
  const undone = await call("/api/blog/update-formats/undo", "POST");
  expect(await undone.json()).toEqual({
    message: "1 artikel dikembalikan, 1 artikel yang sudah diubah lagi dibiarkan",
    restored: 1,
    kept: 1,
  });
  expect(await storedPost(old.id)).toMatchObject({
    content: oldBody,
    contentText: expect.stringContaining("Judul lama"),
  });
  expect(await storedPost(edited.id)).toMatchObject(newer);
  expect((await call("/api/blog/update-formats/undo", "POST")).status).toBe(409);
});

test("a run that changes nothing leaves the one before it undoable", async () => {
  const old = await createPost({ content: oldBody });
  const { call } = await signIn();
  await updateFormats(call);
  await updateFormats(call);
  expect((await call("/api/blog/update-formats/undo", "POST")).status).toBe(200);
  expect(await storedPost(old.id)).toMatchObject({ content: oldBody });
});

test.each([
  ["disabled", { disabledAt: new Date() }],
  ["demoted", { role: "writer", isAdmin: false } as const],
])("a run stops, and says why, once whoever began it is %s", async (_name, change) => {
  const { user, call } = await signIn("editor");
  const old = await createPost({ content: oldBody });
  const take = () => db.update(users).set(change).where(eq(users.id, user.id));
  const refused = await call("/api/blog/update-formats", "POST", undefined, {
    DB: meanwhile(/INSERT INTO format_changes/, take),
  });
  expect(await refused.json()).toMatchObject({ code: "conflict", message: withoutRightToRun });
  expect(await storedPost(old.id)).toEqual(old);
  expect(await db.select().from(formatRuns)).toMatchObject([{ state: "failed", error: withoutRightToRun }]);
});

test("the queue does not take a run on whose starter was disabled, and staff read why", async () => {
  const { user } = await signIn("editor");
  const { id: postId } = await createPost();
  const old = await createPost({ content: oldBody });
  const now = new Date();
  const run = {
    id: "jalan",
    total: 2,
    checked: 1,
    updated: 1,
    lastId: postId,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(formatRuns).values({ ...run, startedBy: user.id });
  await db.run(sql`INSERT INTO format_changes (run_id, post_id, revision_id, written_at)
    VALUES (${run.id}, ${postId}, 1, ${now.getTime()})`);
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id));
  await db.insert(jobs).values({ kind: "format", subject: "jalan", createdAt: now, updatedAt: now });
  await runJob(createDeps(env), formatHandler, "jalan");
  expect(await storedPost(old.id)).toEqual(old);
  const answer = await (await signIn()).call("/api/blog/update-formats");
  expect(formatStatus.parse(await answer.json()).run).toMatchObject({
    ...{ state: "failed", error: withoutRightToRun, checked: 1, updated: 1 },
  });
});
