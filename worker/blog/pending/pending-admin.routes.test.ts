import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { postValues, storedPost, toIso } from "../../../tests/support/posts";
import { expectRefusal, readAnswer } from "../../../tests/support/refusal";
import { createPost, db, type Staff, send, signIn } from "../../../tests/support/worker";
import { type PendingChange, pendingChange } from "../../contract/desk/revisions";
import { staffPost } from "../../contract/desk/staff-post";
import { postPending, postRevisions } from "../../db/schema/blog";

type StoredPost = Awaited<ReturnType<typeof createPost>>;

const toPath = (id: number) => `/api/blog/${id}/pending`;
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
  test("is refused to an author who has fifty on other posts, when saved and when autosaved", async () => {
    const writer = await signIn("writer");
    for (let count = 0; count < 50; count += 1) {
      const { id: postId, updatedAt, ...values } = await createPost();
      await db
        .insert(postPending)
        .values({ ...values, postId, baseVersion: updatedAt, updatedAt, authorId: writer.user.id });
    }
    const post = await createPost();
    const message = "Anda sudah punya 50 usulan yang menunggu. Tunggu tinjauannya, atau buang sebagian dulu.";
    await expectRefusal(await propose(writer, post), 409, message);
    const typed = { ...postValues(), version: toIso(post.updatedAt) };
    const autosave = () => writer.call(`/api/blog/${post.id}/autosave`, "PUT", typed);
    await expectRefusal(await autosave(), 409, message);
    expect(await waiting(post.id)).toEqual([]);
    await proposed(await signIn("writer"), post);
  });

  test("stands beside the live post, cleaned as any post, and visitors read nothing of it", async () => {
    const writer = await signIn("writer", { name: "Sari Penulis" });
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
    const editor = await signIn("editor");
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
    const editor = await signIn("editor");
    const post = await createPost();
    const other = await createPost();
    const refused = await propose(editor, post, { title: "ab", baseVersion: "kemarin" });
    expect(refused.status).toBe(400);
    expect(Object.keys((await refused.json<{ fields: object }>()).fields).sort()).toEqual([
      "baseVersion",
      "title",
    ]);
    expect((await propose(editor, post, { content: `<p>${"<b></b>".repeat(20)}</p>` })).status).toBe(400);
    await expectRefusal(propose(editor, post, { slug: other.slug }), 409, "Slug sudah digunakan");
    expect(await waiting(post.id)).toEqual([]);
  });

  test("takes the place of one's own, and of somebody else's only where that was read", async () => {
    const [sari, rina] = [await signIn("writer", { name: "Sari" }), await signIn("editor", { name: "Rina" })];
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
    const editor = await signIn("editor");
    const post = await createPost();
    const { updatedAt } = await proposed(editor, post);
    expect((await editor.call(toPath(post.id), "DELETE")).status).toBe(204);
    expect((await propose(editor, post, { updatedAt })).status).toBe(409);
    expect(await waiting(post.id)).toEqual([]);
  });

  test("begins from the live version alone, and beside a post that is out", async () => {
    const editor = await signIn("editor");
    const post = await createPost();
    const stale = await propose(editor, post, { baseVersion: toIso(post.updatedAt.getTime() - 1) });
    await expectRefusal(stale, 409, "Artikel ini sudah diubah orang lain sejak Anda membukanya");
    const later = await createPost({ publishedAt: new Date("2099-01-01") });
    expect((await propose(editor, later)).status).toBe(200);
    for (const status of ["draft", "review", "trash"] as const) {
      expect((await propose(editor, await createPost({ status }))).status).toBe(409);
    }
    expect((await propose(editor, { ...post, id: 999 })).status).toBe(404);
  });

  test("loses to an edit and to the trash that come in between", async () => {
    const editor = await signIn("editor");
    for (const more of ["", ", status = 'trash'"]) {
      const post = await createPost();
      const DB = meanwhile(/INSERT INTO post_pending/, () => moveOn(post.id, more));
      const body = postValues({ baseVersion: toIso(post.updatedAt) });
      expect((await editor.call(toPath(post.id), "PUT", body, { DB })).status).toBe(409);
      expect(await waiting(post.id)).toEqual([]);
    }
  });

  test("of an editor is not a writer's to replace, and so not to drop", async () => {
    const [editor, writer] = [await signIn("editor"), await signIn("writer")];
    const post = await createPost();
    const change = await proposed(editor, post, { title: "Usulan editor" });
    const taken = await propose(writer, post, { title: "Usulan penulis", updatedAt: change.updatedAt });
    expect(taken.status).toBe(409);
    expect((await writer.call(toPath(post.id), "DELETE")).status).toBe(403);
    expect(await waiting(post.id)).toMatchObject([{ title: "Usulan editor", authorId: editor.user.id }]);
  });

  test("is dropped by an editor, and by a writer only where it is their own", async () => {
    const [sari, budi] = [await signIn("writer", { name: "Sari" }), await signIn("writer", { name: "Budi" })];
    const editor = await signIn("editor");
    const post = await createPost();
    await expectRefusal(sari.call(toPath(post.id)), 404, "Belum ada usulan perubahan untuk artikel ini");
    await proposed(sari, post);
    expect((await budi.call(toPath(post.id), "DELETE")).status).toBe(403);
    const older = `${toPath(post.id)}?version=${toIso(post.updatedAt)}`;
    expect((await sari.call(older, "DELETE")).status).toBe(409);
    expect((await sari.call(toPath(post.id), "DELETE")).status).toBe(204);
    expect((await sari.call(toPath(post.id), "DELETE")).status).toBe(404);
    await proposed(sari, post);
    expect((await editor.call(toPath(post.id), "DELETE")).status).toBe(204);
  });
});

describe("promoting", () => {
  test("puts the change in the place of the post, and keeps what was and what was approved", async () => {
    const [writer, editor] = [await signIn("writer"), await signIn("editor", { name: "Rina" })];
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
    const editor = await signIn("editor");
    const post = await createPost();
    const first = await proposed(editor, post);
    const second = await proposed(editor, post);
    const movedOn = "Usulan ini sudah diubah, diterapkan, atau dibuang sejak Anda membukanya";
    await expectRefusal(promote(editor, post.id, first), 409, movedOn);
    await moveOn(post.id);
    await expectRefusal(
      promote(editor, post.id, second),
      409,
      "Artikel ini sudah diubah orang lain sejak Anda membukanya",
    );
    // Naming the new version does not help: the change began from the old one.
    const baseVersion = toIso(post.updatedAt.getTime() + 1);
    await expectRefusal(promote(editor, post.id, { ...second, baseVersion }), 409, movedOn);
    expect((await storedPost(post.id))?.title).toBe(post.title);
    expect(await listRevisions(post.id)).toEqual([]);
    expect(await waiting(post.id)).toHaveLength(1);
  });

  test.each([
    ["an edit", ""],
    ["withdrawing", ", status = 'draft'"],
    ["the trash", ", status = 'trash'"],
  ])("loses to %s that comes in between, and writes nothing", async (_what, more) => {
    const editor = await signIn("editor");
    const post = await createPost();
    const change = await proposed(editor, post);
    const DB = meanwhile(/INSERT INTO post_revisions/, () => moveOn(post.id, more));
    expect((await promote(editor, post.id, change, { DB })).status).toBe(409);
    expect((await storedPost(post.id))?.title).toBe(post.title);
    expect(await listRevisions(post.id)).toEqual([]);
    expect(await waiting(post.id)).toHaveLength(1);
  });

  test("by two at once happens once", async () => {
    const editor = await signIn("editor");
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
    const editor = await signIn("editor");
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
