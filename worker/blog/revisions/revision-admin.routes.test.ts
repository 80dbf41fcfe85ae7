import { env } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { storedPost, toIso } from "../../../tests/support/posts";
import { expectRefusal, readAnswer } from "../../../tests/support/refusal";
import { createPost, db, signIn } from "../../../tests/support/worker";
import { revision, type revisionKinds, revisionSummary } from "../../contract/desk/revisions";
import { staffPost } from "../../contract/desk/staff-post";
import { batchSql } from "../../db/client";
import { postRevisions } from "../../db/schema/blog";
import { keepingStatements, keptRevisions } from "../posts/post.repository";

type Values = Partial<typeof postRevisions.$inferInsert>;

async function createRevision(postId: number, values: Values = {}) {
  const [made] = await db
    .insert(postRevisions)
    .values({
      ...{ postId, kind: "save", createdAt: new Date("2026-11-01T02:00:00Z") },
      title: "Judul yang dahulu",
      slug: `slug-dahulu-${postId}`,
      summary: "Ringkasan yang dahulu, cukup panjang.",
      image: "/images/blog/default.svg",
      category: "Dahulu",
      content: "<p>Isi yang dahulu, sebelum diubah orang lain.</p>",
      ...values,
    })
    .returning();
  if (!made) throw new Error("no revision was inserted");
  return made;
}

const listRevisions = (id: number) =>
  db.select().from(postRevisions).where(eq(postRevisions.postId, id)).orderBy(asc(postRevisions.id));
const toPath = (postId: number, revisionId?: number) =>
  `/api/blog/${postId}/revisions${revisionId === undefined ? "" : `/${revisionId}`}`;

test("the history names every version, the newest first, and whose it is", async () => {
  const { user, call } = await signIn("editor", { name: "Rina Editor" });
  const post = await createPost();
  const older = await createRevision(post.id, { kind: "ai" });
  const newer = await createRevision(post.id, { kind: "approve", authorId: user.id });
  const response = await call(toPath(post.id));
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const list = (await response.json<unknown[]>()).map((one) => revisionSummary.parse(one));
  expect(list).toEqual([
    {
      id: newer.id,
      kind: "approve",
      createdAt: "2026-11-01T02:00:00.000Z",
      author: { id: user.id, name: "Rina Editor" },
    },
    { id: older.id, kind: "ai", createdAt: "2026-11-01T02:00:00.000Z", author: null },
  ]);
});

test("one version is answered whole; that of another post is not found", async () => {
  const { call } = await signIn("editor");
  const [post, other] = [await createPost(), await createPost()];
  const kept = await createRevision(post.id, { title: "Judul <b>& \u{1f600}" });
  const whole = revision.parse(await (await call(toPath(post.id, kept.id))).json());
  expect(whole).toMatchObject({
    title: "Judul <b>& \u{1f600}",
    slug: kept.slug,
    content: kept.content,
    author: null,
  });
  expect((await call(toPath(other.id, kept.id))).status).toBe(404);
  expect((await call(toPath(post.id, 999))).status).toBe(404);
  expect((await call("/api/blog/999/revisions")).status).toBe(404);
  expect((await call(`${toPath(post.id)}/nol`)).status).toBe(400);
});

describe("restoring", () => {
  test("writes the earlier version as a new one, keeps the present one and leaves the state", async () => {
    const { user, call } = await signIn("editor");
    const post = await createPost({ status: "review" });
    const kept = await createRevision(post.id, {
      content: '<h2>Pisang</h2><p onclick="x()">Goreng<script>alert(1)</script></p>',
    });
    const response = await call(`${toPath(post.id, kept.id)}/restore`, "POST", {
      version: toIso(post.updatedAt),
    });
    expect(response.status).toBe(200);
    expect(staffPost.parse(await response.json())).toMatchObject({
      title: kept.title,
      slug: kept.slug,
      status: "review",
    });
    const stored = await storedPost(post.id);
    expect(stored).toMatchObject({ content: "<h2>Pisang</h2><p>Goreng</p>", contentText: "Pisang. Goreng" });
    expect(stored?.updatedAt.getTime()).toBeGreaterThan(post.updatedAt.getTime());
    const [, present] = await listRevisions(post.id);
    expect(present).toMatchObject({
      kind: "restore",
      authorId: user.id,
      title: post.title,
      content: post.content,
    });
  });

  test("over a version that was not read is refused, and writes nothing", async () => {
    const { call } = await signIn("editor");
    const post = await createPost();
    const kept = await createRevision(post.id);
    const stale = { version: toIso(post.updatedAt.getTime() - 1) };
    await expectRefusal(
      call(`${toPath(post.id, kept.id)}/restore`, "POST", stale),
      409,
      "Artikel ini sudah diubah orang lain sejak Anda membukanya",
    );
    expect(await storedPost(post.id)).toEqual(post);
    expect(await listRevisions(post.id)).toHaveLength(1);
  });

  test("loses to an edit that comes in between, and to the trash", async () => {
    const { call } = await signIn("editor");
    for (const [change, status] of [
      ["updated_at = updated_at + 1", "Artikel ini sudah diubah orang lain sejak Anda membukanya"],
      ["updated_at = updated_at + 1, status = 'trash'", "Artikel ini ada di Sampah. Pulihkan dulu."],
    ]) {
      const post = await createPost();
      const kept = await createRevision(post.id);
      const DB = meanwhile(/INSERT INTO post_revisions/, () =>
        env.DB.prepare(`UPDATE blog_posts SET ${change} WHERE id = ${post.id}`).run(),
      );
      const body = { version: toIso(post.updatedAt) };
      await expectRefusal(
        call(`${toPath(post.id, kept.id)}/restore`, "POST", body, { DB }),
        409,
        String(status),
      );
      expect((await storedPost(post.id))?.title).toBe(post.title);
      expect(await listRevisions(post.id)).toHaveLength(1);
    }
  });

  test("into a slug that is taken names a free one, which the next try may send", async () => {
    const { call } = await signIn("editor");
    const post = await createPost();
    const other = await createPost();
    await createPost({ slug: `${other.slug}-2` });
    const kept = await createRevision(post.id, { slug: other.slug });
    const path = `${toPath(post.id, kept.id)}/restore`;
    const version = toIso(post.updatedAt);
    const refused = await call(path, "POST", { version });
    expect(refused.status).toBe(409);
    const { fields } = await refused.json<{ fields: { slug: string } }>();
    expect(fields).toEqual({ slug: `${other.slug}-3` });
    expect(await storedPost(post.id)).toEqual(post);
    expect(await listRevisions(post.id)).toHaveLength(1);
    expect((await call(path, "POST", { version, slug: fields.slug })).status).toBe(200);
    expect((await storedPost(post.id))?.slug).toBe(fields.slug);
  });
});

test("a writer sees and restores the history of own posts that nobody reads, and of no other", async () => {
  const { user, call } = await signIn("writer");
  const draft = await createPost({ status: "draft", authorId: user.id });
  const live = await createPost({ authorId: user.id });
  const foreign = await createPost({ status: "draft" });
  const withoutRight = [403, "Peran Anda tidak mencakup tindakan ini"];
  for (const [post, read, restored] of [
    [draft, [200], [200]],
    [live, [200], withoutRight],
    [foreign, withoutRight, withoutRight],
  ] as const) {
    const kept = await createRevision(post.id);
    expect(await readAnswer(await call(toPath(post.id)))).toEqual(read);
    expect(await readAnswer(await call(toPath(post.id, kept.id)))).toEqual(read);
    const body = { version: toIso(post.updatedAt) };
    expect(await readAnswer(await call(`${toPath(post.id, kept.id)}/restore`, "POST", body))).toEqual(
      restored,
    );
  }
});

test("a post that is published in between is not restored by its writer", async () => {
  const { user, call } = await signIn("writer");
  const post = await createPost({ status: "draft", authorId: user.id });
  const kept = await createRevision(post.id);
  // The version stays what it was: the right alone stands in the way.
  const DB = meanwhile(/INSERT INTO post_revisions/, () =>
    env.DB.prepare(`UPDATE blog_posts SET status = 'published' WHERE id = ${post.id}`).run(),
  );
  const body = { version: toIso(post.updatedAt) };
  expect((await call(`${toPath(post.id, kept.id)}/restore`, "POST", body, { DB })).status).toBe(409);
  expect((await storedPost(post.id))?.title).toBe(post.title);
});

test("fifty versions are kept, two of formatting, and every approved one and what the writer wrote besides", async () => {
  const post = await createPost();
  const keep = (kind: (typeof revisionKinds)[number], at: number) =>
    batchSql(
      db,
      keepingStatements({ postId: sql`${post.id}`, kind, authorId: null, at, condition: sql`TRUE` }),
    );
  await keep("ai", 1);
  await keep("approve", 2);
  for (let at = 3; at <= keptRevisions + 7; at += 1) await keep(at % 2 ? "save" : "restore", at);
  for (const at of [100, 101, 102]) await keep("reformat", at);
  const all = await listRevisions(post.id);
  const kept = all.filter(({ kind }) => kind !== "reformat");
  expect(all).toHaveLength(kept.length + 2);
  expect(kept.slice(0, 2).map(({ kind }) => kind)).toEqual(["ai", "approve"]);
  expect(kept.slice(2).map(({ createdAt }) => createdAt.getTime())).toEqual(
    Array.from({ length: keptRevisions }, (_, index) => index + 8),
  );
});

test("what is kept of a post in the trash has its own address, not the one it has there", async () => {
  const post = await createPost({ status: "trash", slug: "sampah-7", trashedSlug: "alamat-asli" });
  await batchSql(
    db,
    keepingStatements({ postId: sql`${post.id}`, kind: "save", authorId: null, at: 1, condition: sql`TRUE` }),
  );
  expect((await listRevisions(post.id)).map(({ slug }) => slug)).toEqual(["alamat-asli"]);
});
