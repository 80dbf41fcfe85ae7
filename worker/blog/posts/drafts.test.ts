import { env } from "cloudflare:workers";
import { and, eq, ne } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { meanwhile } from "../../../tests/support/meanwhile";
import { act, postValues, readPost, storedPost, toIso } from "../../../tests/support/posts";
import { readFields } from "../../../tests/support/refusal";
import { createPost, db, type Staff, send, signIn } from "../../../tests/support/worker";
import { type AutosaveAnswer, autosaveAnswer, type StaffPost } from "../../contract/desk/staff-post";
import { auditEvents } from "../../db/schema/auth";
import { contentVersion, postPending, postPresence, postRevisions } from "../../db/schema/blog";

const empty = { title: "", slug: "", summary: "", content: "", image: "", category: "" };
const unfinished = { ...empty, title: "Ide", content: "<p>Baru mulai.</p>" };
const sentences = {
  title: "Judul harus minimal 5 karakter",
  summary: "Ringkasan harus minimal 20 karakter",
  content: "Konten harus minimal 50 karakter",
  image: "URL gambar tidak valid",
  category: "Kategori harus minimal 2 karakter",
};

const draftBy = async ({ call }: Staff, values: Record<string, unknown> = unfinished) =>
  readPost(await call("/api/blog", "POST", { ...values, status: "draft" }), 201);
const waiting = async (id: number) =>
  (await db.select().from(postPending).where(eq(postPending.postId, id)))[0];
const save = ({ call }: Staff, id: number, fields: object, version: string | null) =>
  call(`/api/blog/${id}/autosave`, "PUT", { ...fields, version });

async function saved(staff: Staff, id: number, fields: object, version: string | null) {
  const response = await save(staff, id, fields, version);
  expect([response.status, response.ok ? "" : await response.text()]).toEqual([200, ""]);
  return autosaveAnswer.parse(await response.json()) satisfies AutosaveAnswer;
}

describe("a draft", () => {
  test("is created and saved with a title or a text alone, and read as it was written", async () => {
    const editor = await signIn("editor");
    for (const fields of [unfinished, { ...empty, title: "日本語" }, { ...empty, content: "<p>Isi</p>" }]) {
      const { id, updatedAt, slug } = await draftBy(editor, fields);
      expect(slug).toBe(fields.title === "Ide" ? "ide" : "");
      const body = { ...fields, summary: "Dua kata", baseUpdatedAt: updatedAt };
      expect(await readPost(await editor.call(`/api/blog/${id}`, "PUT", body))).toMatchObject({
        ...{ ...fields, slug, summary: "Dua kata", status: "draft" },
      });
    }
  });

  test("is refused without both, also where the text would show nothing", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt } = await draftBy(editor);
    for (const content of ["", "<p> </p>", "<script>1</script>"]) {
      const nothing = { ...empty, content };
      const message = { title: "Tulis judul atau isi artikel dulu" };
      const created = await editor.call("/api/blog", "POST", { ...nothing, status: "draft" });
      const kept = await save(editor, id, nothing, updatedAt);
      const changed = await editor.call(`/api/blog/${id}`, "PUT", nothing);
      for (const response of [created, kept, changed]) {
        expect(response.status).toBe(400);
        expect(await readFields(response)).toEqual(message);
      }
    }
  });

  test("gets a slug of its title that no other has, which follows the title while none is typed", async () => {
    const editor = await signIn("editor");
    await createPost({ slug: "ide-besar" });
    const { id, slug, updatedAt } = await draftBy(editor, { ...unfinished, title: "Ide besar" });
    expect(slug).toBe("ide-besar-2");
    const { version } = await saved(editor, id, { ...unfinished, title: "Ide lain" }, updatedAt);
    expect((await storedPost(id))?.slug).toBe("ide-lain");
    const typed = await saved(editor, id, { ...unfinished, slug: "Ide Besar!" }, version);
    expect((await storedPost(id))?.slug).toBe("ide-besar-2");
    const named = { ...unfinished, slug: "ide-besar", baseUpdatedAt: typed.version };
    const refused = await editor.call(`/api/blog/${id}`, "PUT", named);
    expect([refused.status, await readFields(refused)]).toEqual([409, { slug: "Slug sudah digunakan" }]);
  });

  test("without a title keeps one place that is no address", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt } = await draftBy(editor, { ...empty, content: "<p>Isi</p>" });
    const place = (await storedPost(id))?.slug ?? "";
    expect(place).toMatch(/^draf\//);
    const { version } = await saved(editor, id, { ...empty, content: "<p>Isi lain</p>" }, updatedAt);
    expect((await storedPost(id))?.slug).toBe(place);
    const trashed = await act(editor.call, "trash", { id, updatedAt: version });
    expect(trashed.slug).toBe("");
    await act(editor.call, "restore", trashed);
    expect((await storedPost(id))?.slug).toBe(place);
  });

  test("goes neither to review nor before the public, one by one nor in bulk, until nothing is missing", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt: version } = await draftBy(editor);
    const publishAt = toIso(Date.now() + 3_600_000);
    for (const [action, more] of [["submit"], ["publish"], ["publish", { publishAt }]] as const) {
      const response = await editor.call(`/api/blog/${id}/${action}`, "POST", { version, ...more });
      expect([response.status, await readFields(response)]).toEqual([400, sentences]);
      const items = [{ id, version }];
      const many = await editor.call("/api/blog/bulk", "POST", { action, items, ...more });
      const { results } = await many.json<{ results: { code?: string }[] }>();
      expect(results).toMatchObject([{ ok: false, code: "validation_failed" }]);
    }
    const plan = { startDate: "2026-12-01", days: [1, 2, 3, 4, 5, 6, 7], times: ["09:00"], dryRun: true };
    const tomorrow = toIso(Date.now() + 86_400_000).slice(0, 10);
    const items = [{ id, version }];
    const drip = await editor.call("/api/blog/drip", "POST", { ...plan, startDate: tomorrow, items });
    expect([drip.status, await readFields(drip)]).toMatchObject([400, sentences]);
    expect(await storedPost(id)).toMatchObject({ status: "draft", slug: "ide" });
    const whole = await saved(editor, id, postValues(), version);
    await act(editor.call, "publish", { id, updatedAt: whole.version });
  });

  test("of another state takes what is whole alone, by a save, a creation and a restored version", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt } = await draftBy(editor);
    const { version } = await saved(editor, id, postValues(), updatedAt);
    const live = await act(editor.call, "publish", { id, updatedAt: version });
    const missing = { ...sentences, slug: "Slug harus minimal 3 karakter" };
    const changed = await editor.call(`/api/blog/${id}`, "PUT", unfinished);
    expect([changed.status, await readFields(changed)]).toEqual([400, missing]);
    for (const status of ["review", "published", undefined]) {
      const created = await editor.call("/api/blog", "POST", { ...unfinished, status });
      expect([created.status, await readFields(created)]).toEqual([400, missing]);
    }
    const [kept] = await db.select().from(postRevisions).where(ne(postRevisions.kind, "approve"));
    const restored = await editor.call(`/api/blog/${id}/revisions/${kept?.id}/restore`, "POST", {
      version: live.updatedAt,
    });
    expect([restored.status, await readFields(restored)]).toEqual([400, sentences]);
    expect(await storedPost(id)).toMatchObject({ title: live.title, status: "published" });
  });
});

describe("an autosave", () => {
  test("stores no NUL, with which SQL ends a text and no backup could be restored", async () => {
    const writer = await signIn("writer");
    const { id, updatedAt } = await draftBy(writer);
    await saved(writer, id, { ...unfinished, content: "<p>satu\0 dua</p>", image: "/a\0.png" }, updatedAt);
    expect(await storedPost(id)).toMatchObject({ content: "<p>satu dua</p>", image: "/a.png" });
  });

  test("over the version of somebody else keeps that version, also within the hour", async () => {
    const [writer, editor] = [await signIn("writer"), await signIn("editor")];
    const draft = await draftBy(writer);
    const first = await saved(writer, draft.id, { ...unfinished, title: "Satu" }, draft.updatedAt);
    const body = { ...unfinished, title: "Dari editor", baseUpdatedAt: first.version };
    const { updatedAt } = await readPost(await editor.call(`/api/blog/${draft.id}`, "PUT", body));
    await saved(writer, draft.id, { ...unfinished, title: "Dua" }, updatedAt);
    const kept = await db.select({ title: postRevisions.title }).from(postRevisions);
    expect(kept.map(({ title }) => title)).toContain("Dari editor");
  });

  test("of a draft writes it in its place, and keeps one version an hour and one of each named save", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt } = await draftBy(editor);
    const events = await db.$count(auditEvents);
    const [before] = await db.select().from(contentVersion);
    const revisions = () => db.$count(postRevisions, eq(postRevisions.postId, id));
    let version = updatedAt;
    for (const title of ["Ide ke-1", "Ide ke-2", "Ide ke-3"]) {
      const answer = await saved(editor, id, { ...unfinished, title }, version);
      expect(answer).toMatchObject({ target: "post" });
      version = answer.version;
    }
    expect([await storedPost(id), await revisions()]).toMatchObject([{ title: "Ide ke-3" }, 1]);
    await env.DB.exec("UPDATE post_revisions SET created_at = created_at - 3600001");
    const text = { ...unfinished, content: `<p>${"Satu jam. ".repeat(9)}</p>`, title: "Ide ke-4" };
    ({ version } = await saved(editor, id, text, version));
    expect(await revisions()).toBe(2);
    ({ version } = await saved(editor, id, { ...text, content: "<p>x</p>" }, version));
    expect(await revisions()).toBe(3);
    const named = { ...unfinished, title: "Ide ke-5", baseUpdatedAt: version };
    await readPost(await editor.call(`/api/blog/${id}`, "PUT", named));
    expect(await revisions()).toBe(4);
    expect(await db.$count(auditEvents)).toBe(events + 1);
    expect((await db.select().from(contentVersion))[0]).toEqual(before);
  });

  test("of what waits for review writes it in place, so that who approves reads it, unless fields are missing", async () => {
    const writer = await signIn("writer");
    const post = await createPost({ status: "review", authorId: writer.user.id });
    const values = {
      ...postValues(),
      content: "<p>Yang diketik selagi artikelnya menunggu ditinjau editor.</p>",
    };
    const { target, version } = await saved(writer, post.id, values, toIso(post.updatedAt));
    expect([target, await storedPost(post.id)]).toMatchObject([
      "post",
      { status: "review", content: values.content },
    ]);
    const refused = await save(writer, post.id, unfinished, version);
    expect([refused.status, await readFields(refused)]).toMatchObject([400, { title: sentences.title }]);
    expect(await storedPost(post.id)).toMatchObject({ content: values.content });
  });

  test.each(["published", "scheduled"])(
    "of a post that is %s goes into its waiting change",
    async (state) => {
      const editor = await signIn("editor");
      const publishedAt = new Date(Date.now() + (state === "scheduled" ? 3_600_000 : -1));
      const post = await createPost({ publishedAt });
      const first = await saved(editor, post.id, unfinished, toIso(post.updatedAt));
      expect(first.target).toBe("pending");
      const second = await saved(editor, post.id, { ...unfinished, slug: "Ide X" }, first.version);
      expect(await storedPost(post.id)).toEqual(post);
      expect(await waiting(post.id)).toMatchObject({
        ...{ title: "Ide", slug: "Ide X", baseVersion: post.updatedAt, updatedAt: new Date(second.version) },
      });
      const promotion = { baseVersion: toIso(post.updatedAt), updatedAt: second.version };
      const promoted = await editor.call(`/api/blog/${post.id}/pending/promote`, "POST", promotion);
      expect(promoted.status).toBe(400);
      expect(Object.keys((await readFields(promoted)) ?? {}).sort()).toEqual([
        "category",
        "content",
        "image",
        "slug",
        "summary",
        "title",
      ]);
      expect(await storedPost(post.id)).toEqual(post);
    },
  );

  test("is replaced by the save that goes on from it, and by no other", async () => {
    const editor = await signIn("editor");
    const post = await createPost();
    const values = postValues();
    const { version } = await saved(editor, post.id, values, toIso(post.updatedAt));
    const body = { ...values, baseUpdatedAt: toIso(post.updatedAt) };
    const stale = { ...body, pendingUpdatedAt: toIso(post.updatedAt) };
    const refused = await editor.call(`/api/blog/${post.id}`, "PUT", stale);
    expect([refused.status, await refused.json()]).toMatchObject([409, { stored: { updatedAt: version } }]);
    expect(await waiting(post.id)).toBeDefined();
    const named = { ...body, pendingUpdatedAt: version };
    await readPost(await editor.call(`/api/blog/${post.id}`, "PUT", named));
    expect(await waiting(post.id)).toBeUndefined();
  });

  test("of a draft that somebody submits meanwhile writes nothing into what waits for review", async () => {
    const editor = await signIn("editor");
    const { id, updatedAt: version } = await draftBy(editor, postValues());
    const DB = meanwhile(/INSERT INTO post_revisions/, () =>
      env.DB.exec("UPDATE blog_posts SET status = 'review', updated_at = updated_at + 1"),
    );
    const late = await editor.call(`/api/blog/${id}/autosave`, "PUT", { ...unfinished, version }, { DB });
    expect([late.status, await late.json()]).toMatchObject([409, { stored: { status: "review" } }]);
    expect(await storedPost(id)).toMatchObject({ status: "review", incomplete: null });
  });

  test("of an editor is not replaced by a writer's save that names it", async () => {
    const [editor, writer] = [await signIn("editor"), await signIn("writer")];
    const live = await createPost({ authorId: writer.user.id });
    const { version } = await saved(editor, live.id, postValues(), toIso(live.updatedAt));
    const post = await act(editor.call, "unpublish", live);
    const body = { ...postValues(), baseUpdatedAt: post.updatedAt, pendingUpdatedAt: version };
    const refused = await writer.call(`/api/blog/${post.id}`, "PUT", body);
    expect([refused.status, await refused.json()]).toMatchObject([409, { stored: { updatedAt: version } }]);
    expect(await waiting(post.id)).toBeDefined();
  });

  test("over what somebody else has saved answers 409 with what is stored, and writes nothing", async () => {
    const [editor, other] = [await signIn("editor"), await signIn("editor", { name: "Rina" })];
    const draft = await draftBy(editor);
    await saved(other, draft.id, { ...unfinished, title: "Milik Rina" }, draft.updatedAt);
    const late = await save(editor, draft.id, unfinished, draft.updatedAt);
    expect([late.status, await late.json()]).toMatchObject([409, { stored: { title: "Milik Rina" } }]);
    const live = await createPost();
    await saved(other, live.id, { ...unfinished, title: "Usulan Rina" }, toIso(live.updatedAt));
    const second = await save(editor, live.id, unfinished, toIso(live.updatedAt));
    expect([second.status, await second.json()]).toMatchObject([
      409,
      { stored: { title: "Usulan Rina", author: { name: "Rina" } } },
    ]);
    await editor.call(`/api/blog/${live.id}/trash`, "POST", { version: toIso(live.updatedAt) });
    expect((await save(editor, live.id, unfinished, toIso(live.updatedAt))).status).toBe(409);
    expect(await waiting(live.id)).toMatchObject({ title: "Usulan Rina" });
  });

  test("of a writer touches their own drafts and reviews, and proposals that are theirs", async () => {
    const [writer, editor] = [await signIn("writer"), await signIn("editor")];
    for (const status of ["draft", "review"] as const) {
      const [own, others] = [
        await createPost({ status, authorId: writer.user.id }),
        await createPost({ status }),
      ];
      await saved(writer, own.id, postValues(), toIso(own.updatedAt));
      expect((await save(writer, others.id, unfinished, toIso(others.updatedAt))).status).toBe(403);
      expect(await storedPost(others.id)).toEqual(others);
    }
    const [live, another] = [await createPost(), await createPost()];
    expect(await saved(writer, live.id, unfinished, toIso(live.updatedAt))).toMatchObject({
      target: "pending",
    });
    const { version } = await saved(editor, another.id, unfinished, toIso(another.updatedAt));
    expect((await save(writer, another.id, unfinished, version)).status).toBe(403);
    expect((await send(`/api/blog/${live.id}/autosave`, { method: "PUT", json: {} })).status).toBe(401);
    expect((await save(writer, 999, unfinished, version)).status).toBe(404);
  });
});

describe("presence", () => {
  test("tells others who have a post open, for ninety seconds from their last word", async () => {
    const [editor, writer] = [
      await signIn("editor", { name: "Rina" }),
      await signIn("writer", { name: "Sari" }),
    ];
    const { id } = await createPost();
    const path = `/api/blog/${id}/presence`;
    const seenBy = async ({ call }: Staff) =>
      (await (await call(`/api/blog/${id}`)).json<StaffPost>()).editing?.map(({ name }) => name);
    expect(await (await writer.call(path, "PUT")).json()).toEqual({ editing: [] });
    expect((await writer.call(path, "PUT")).status).toBe(200);
    expect([await seenBy(editor), await seenBy(writer)]).toEqual([["Sari"], []]);
    expect(await (await send(`/api/blog/${id}`)).json()).not.toHaveProperty("editing");
    await db.update(postPresence).set({ seenAt: new Date(Date.now() - 90_000) });
    expect(await seenBy(editor)).toEqual([]);
    expect((await editor.call(path, "PUT")).status).toBe(200);
    expect(await db.$count(postPresence, and(eq(postPresence.postId, id)))).toBe(1);
    expect((await editor.call(path, "DELETE")).status).toBe(204);
    expect(await db.$count(postPresence)).toBe(0);
    expect((await editor.call("/api/blog/999/presence", "PUT")).status).toBe(404);
  });
});
