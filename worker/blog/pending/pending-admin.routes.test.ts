import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { colleague, readAnswer, toIso } from "../../../tests/support/colleague";
import { meanwhile } from "../../../tests/support/meanwhile";
import { postValues } from "../../../tests/support/staff";
import { createPost, db, send } from "../../../tests/support/worker";
import { type PendingChange, pendingChange } from "../../contract/desk/revisions";
import { staffPost } from "../../contract/desk/staff-post";
import { blogPosts, postPending, postRevisions } from "../../db/schema/blog";

type Staff = Awaited<ReturnType<typeof colleague>>;
type StoredPost = Awaited<ReturnType<typeof createPost>>;

const toPath = (id: number) => `/api/blog/${id}/pending`;
const storedPost = async (id: number) => (await db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
const waiting = (id: number) => db.select().from(postPending).where(eq(postPending.postId, id));
const listRevisions = (id: number) =>
  db.select().from(postRevisions).where(eq(postRevisions.postId, id)).orderBy(asc(postRevisions.id));
const moveOn = (id: number, more = "") =>
  env.DB.prepare(`UPDATE blog_posts SET updated_at = updated_at + 1 ${more} WHERE id = ${id}`).run();

const propose = (staff: Staff, post: StoredPost, values: Record<string, unknown> = {}) =>
  staff.call(toPath(post.id), "PUT", postValues({ baseVersion: toIso(post.updatedAt), ...values }));

async function proposed(
  staff: Staff,
  post: StoredPost,
  values: Record<string, unknown> = {},
): Promise<PendingChange> {
  const response = await propose(staff, post, values);
  expect(response.status).toBe(200);
  return pendingChange.parse(await response.json());
}

const promote = (
  staff: Staff,
  id: number,
  { baseVersion, updatedAt }: PendingChange,
  bindings: Partial<Env> = {},
) => staff.call(`${toPath(id)}/promote`, "POST", { baseVersion, updatedAt }, bindings);

describe("a change that waits", () => {
  test("stands beside the live post, cleaned as any post, and visitors read nothing of it", async () => {
    const writer = await colleague("writer", "Sari Penulis");
    const post = await createPost();
    const change = await proposed(writer, post, {
      title: "Judul usulan <b>\u{1f600}</b>",
      content: "<p onclick='x'>Isi usulan yang cukup panjang, ditulis oleh Sari sendiri.</p>",
    });
    expect(change).toMatchObject({
      title: "Judul usulan <b>\u{1f600}</b>",
      content: "<p>Isi usulan yang cukup panjang, ditulis oleh Sari sendiri.</p>",
      baseVersion: toIso(post.updatedAt),
      author: { id: writer.user.id, name: "Sari Penulis" },
    });
    const { cleaned, ...waits } = change;
    expect(cleaned).toEqual([]);
    expect(await (await writer.call(toPath(post.id))).json()).toEqual(waits);
    expect(await storedPost(post.id)).toEqual(post);
    expect(await (await send(`/blog/${post.slug}`)).text()).not.toContain("usulan");
  });

  test("is found among those that wait, until it is applied", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    await createPost();
    const list = async () => {
      const answer = await editor.call("/api/blog?view=staff&pending=true&fields=summary");
      return (await answer.json<{ id: number }[]>()).map(({ id }) => id);
    };
    expect(await list()).toEqual([]);
    const change = await proposed(editor, post);
    expect(await list()).toEqual([post.id]);
    expect((await promote(editor, post.id, change)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test("is refused as a post is", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const other = await createPost();
    const refused = await propose(editor, post, { title: "ab", baseVersion: "kemarin" });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json<{ fields: object }>()).fields).sort()).toEqual([
      "baseVersion",
      "title",
    ]);
    const empty = await propose(editor, post, { content: `<p>${"<b></b>".repeat(20)}</p>` });
    expect(empty.status).toBe(400);
    expect(await readAnswer(await propose(editor, post, { slug: other.slug }))).toEqual([
      409,
      "Slug sudah digunakan",
    ]);
    expect(await waiting(post.id)).toEqual([]);
  });

  test("takes the place of one's own, and of somebody else's only where that was read", async () => {
    const [sari, rina] = [await colleague("writer", "Sari"), await colleague("editor", "Rina")];
    const post = await createPost();
    const first = await proposed(sari, post);
    const second = await proposed(sari, post);
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    const refusal = [
      409,
      "Sari sudah menyimpan usulan untuk artikel ini. Buka usulan itu dulu, lalu simpan perubahan Anda.",
    ];
    expect(await readAnswer(await propose(rina, post))).toEqual(refusal);
    expect(await readAnswer(await propose(rina, post, { updatedAt: first.updatedAt }))).toEqual(refusal);
    const third = await proposed(rina, post, { updatedAt: second.updatedAt });
    expect(third.author?.name).toBe("Rina");
  });

  test("that was read and dropped since is not written anew", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const { updatedAt } = await proposed(editor, post);
    expect((await editor.call(toPath(post.id), "DELETE")).status).toBe(204);
    expect((await propose(editor, post, { updatedAt })).status).toBe(409);
    expect(await waiting(post.id)).toEqual([]);
  });

  test("begins from the live version alone, and beside a post that is out", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const stale = await propose(editor, post, { baseVersion: toIso(post.updatedAt.getTime() - 1) });
    expect(await readAnswer(stale)).toEqual([
      409,
      "Artikel ini sudah diubah orang lain sejak Anda membukanya",
    ]);
    const later = await createPost({ publishedAt: new Date("2099-01-01") });
    expect((await propose(editor, later)).status).toBe(200);
    for (const status of ["draft", "review", "trash"] as const) {
      expect((await propose(editor, await createPost({ status }))).status).toBe(409);
    }
    expect((await propose(editor, { ...post, id: 999 })).status).toBe(404);
  });

  test("loses to an edit and to the trash that come in between", async () => {
    const editor = await colleague("editor");
    for (const more of ["", ", status = 'trash'"]) {
      const post = await createPost();
      const DB = meanwhile(/INSERT INTO post_pending/, () => moveOn(post.id, more));
      const body = postValues({ baseVersion: toIso(post.updatedAt) });
      expect((await editor.call(toPath(post.id), "PUT", body, { DB })).status).toBe(409);
      expect(await waiting(post.id)).toEqual([]);
    }
  });

  test("of an editor is not a writer's to replace, and so not to drop", async () => {
    const [editor, writer] = [await colleague("editor"), await colleague("writer")];
    const post = await createPost();
    const change = await proposed(editor, post, { title: "Usulan editor" });
    const taken = await propose(writer, post, { title: "Usulan penulis", updatedAt: change.updatedAt });
    expect(taken.status).toBe(409);
    expect((await writer.call(toPath(post.id), "DELETE")).status).toBe(403);
    expect(await waiting(post.id)).toMatchObject([{ title: "Usulan editor", authorId: editor.user.id }]);
  });

  test("is dropped by an editor, and by a writer only where it is their own", async () => {
    const [sari, budi] = [await colleague("writer", "Sari"), await colleague("writer", "Budi")];
    const editor = await colleague("editor");
    const post = await createPost();
    expect(await readAnswer(await sari.call(toPath(post.id)))).toEqual([
      404,
      "Belum ada usulan perubahan untuk artikel ini",
    ]);
    await proposed(sari, post);
    expect((await budi.call(toPath(post.id), "DELETE")).status).toBe(403);
    expect((await sari.call(toPath(post.id), "DELETE")).status).toBe(204);
    expect((await sari.call(toPath(post.id), "DELETE")).status).toBe(404);
    await proposed(sari, post);
    expect((await editor.call(toPath(post.id), "DELETE")).status).toBe(204);
  });
});

describe("promoting", () => {
  test("puts the change in the place of the post, and keeps what was and what was approved", async () => {
    const [writer, editor] = [await colleague("writer"), await colleague("editor", "Rina")];
    const post = await createPost({ slug: "alamat-lama" });
    await send("/blog/alamat-lama");
    const change = await proposed(writer, post, {
      slug: "alamat-baru",
      content: `<p>${"Isi baru. ".repeat(9)}</p>`,
    });
    const response = await promote(editor, post.id, change);
    expect(response.status).toBe(200);
    expect(staffPost.parse(await response.json())).toMatchObject({
      ...{ title: change.title, slug: "alamat-baru", status: "published", hasPending: false },
      reviewer: { id: editor.user.id, name: "Rina" },
      publishedAt: toIso(post.publishedAt),
    });
    expect((await storedPost(post.id))?.contentText).toBe("Isi baru. ".repeat(9).trim());
    expect(await waiting(post.id)).toEqual([]);
    expect(await listRevisions(post.id)).toMatchObject([
      { kind: "save", title: post.title, slug: "alamat-lama", authorId: editor.user.id },
      { kind: "approve", title: change.title, slug: "alamat-baru", authorId: editor.user.id },
    ]);
    expect((await send("/blog/alamat-lama")).headers.get("Location")).toBe("/blog/alamat-baru");
    expect(await (await send("/blog/alamat-baru")).text()).toContain(change.title);
  });

  test("is refused when the post or the change is not what was read", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const first = await proposed(editor, post);
    const second = await proposed(editor, post);
    const movedOn = "Usulan ini sudah diubah, diterapkan, atau dibuang sejak Anda membukanya";
    expect(await readAnswer(await promote(editor, post.id, first))).toEqual([409, movedOn]);
    await moveOn(post.id);
    expect(await readAnswer(await promote(editor, post.id, second))).toEqual([
      409,
      "Artikel ini sudah diubah orang lain sejak Anda membukanya",
    ]);
    // Naming the new version does not help: the change began from the old one.
    const baseVersion = toIso(post.updatedAt.getTime() + 1);
    expect(await readAnswer(await promote(editor, post.id, { ...second, baseVersion }))).toEqual([
      409,
      movedOn,
    ]);
    expect((await storedPost(post.id))?.title).toBe(post.title);
    expect(await listRevisions(post.id)).toEqual([]);
    expect(await waiting(post.id)).toHaveLength(1);
  });

  test.each([
    ["an edit", ""],
    ["withdrawing", ", status = 'draft'"],
    ["the trash", ", status = 'trash'"],
  ])("loses to %s that comes in between, and writes nothing", async (_what, more) => {
    const editor = await colleague("editor");
    const post = await createPost();
    const change = await proposed(editor, post);
    const DB = meanwhile(/INSERT INTO post_revisions/, () => moveOn(post.id, more));
    expect((await promote(editor, post.id, change, { DB })).status).toBe(409);
    expect((await storedPost(post.id))?.title).toBe(post.title);
    expect(await listRevisions(post.id)).toEqual([]);
    expect(await waiting(post.id)).toHaveLength(1);
  });

  test("by two at once happens once", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const change = await proposed(editor, post);
    const answers: number[] = [];
    const DB = meanwhile(/INSERT INTO post_revisions/, async () => {
      answers.push((await promote(editor, post.id, change)).status);
    });
    answers.push((await promote(editor, post.id, change, { DB })).status);
    expect(answers).toEqual([200, 409]);
    expect(await listRevisions(post.id)).toHaveLength(2);
  });

  test("into a slug that is taken names a free one and leaves everything as it was", async () => {
    const editor = await colleague("editor");
    const post = await createPost();
    const change = await proposed(editor, post, { slug: "nanti-diambil" });
    await createPost({ slug: "nanti-diambil" });
    const response = await promote(editor, post.id, change);
    expect(response.status).toBe(409);
    expect((await response.json<{ fields: object }>()).fields).toEqual({ slug: "nanti-diambil-2" });
    expect(await storedPost(post.id)).toEqual(post);
    expect(await waiting(post.id)).toHaveLength(1);
    expect(await listRevisions(post.id)).toEqual([]);
  });
});
