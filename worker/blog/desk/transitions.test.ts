import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { act, change, inHours, postValues, readPost, written } from "../../../tests/support/posts";
import { expectRefusal, readAnswer, readFields } from "../../../tests/support/refusal";
import { type Call, db, send, signIn } from "../../../tests/support/worker";
import { availableActions, type PostAction, postTransitions } from "../../contract/desk/post-states";
import { type PostView, postStatuses, postViews, type StaffPost } from "../../contract/desk/staff-post";
import { type Action, may } from "../../contract/rights";
import { blogPosts, postNotes, postRevisions } from "../../db/schema/blog";

const moved = "Artikel ini sudah diubah orang lain sejak Anda membukanya";

/** A post of `author` that `editor` has brought into a state. */
async function writtenBy(author: Call, editor: Call, state: PostView): Promise<StaffPost> {
  if (state === "draft" || state === "review") return written(author, { status: state });
  const post = await written(author, { status: "draft" });
  const action = state === "trash" ? "trash" : "publish";
  const body = { version: post.updatedAt, ...(state === "scheduled" && { publishAt: inHours(5) }) };
  return readPost(await editor(`/api/blog/${post.id}/${action}`, "POST", body));
}

const inTrash = "Artikel ini ada di Sampah. Pulihkan dulu.";
const isOut = "Artikel ini sudah diterbitkan atau dijadwalkan";
const notOut = "Artikel ini belum terbit";
const notInReview = "Artikel ini tidak sedang menunggu tinjauan";
const notInTrash = "Artikel ini tidak ada di Sampah";

/** Where each action leads from each state, or why it is refused there: the table of the contract, written a second time. */
const table: Record<PostAction, Record<PostView, string>> = {
  submit: {
    ...{ draft: "review", review: "Artikel ini sudah menunggu tinjauan" },
    ...{ scheduled: isOut, published: isOut, trash: inTrash },
  },
  return: {
    ...{ draft: notInReview, review: "draft" },
    ...{ scheduled: notInReview, published: notInReview, trash: inTrash },
  },
  publish: {
    ...{ draft: "published", review: "published" },
    ...{ scheduled: "published", published: "Artikel ini sudah terbit", trash: inTrash },
  },
  unpublish: { draft: notOut, review: notOut, scheduled: "draft", published: "draft", trash: inTrash },
  trash: { draft: "trash", review: "trash", scheduled: "trash", published: "trash", trash: inTrash },
  restore: {
    ...{ draft: notInTrash, review: notInTrash },
    ...{ scheduled: notInTrash, published: notInTrash, trash: "draft" },
  },
};
const actions = Object.keys(table) as PostAction[];

test.each(actions)("%s leads from each state where the table says, for whoever may", async (action) => {
  const [editor, owner, author, other] = [
    await signIn("editor"),
    await signIn(),
    await signIn("writer"),
    await signIn("writer"),
  ];
  const callers = [
    { ...other, role: "writer", isAllowed: false },
    { ...author, role: "writer", isAllowed: action === "submit" },
    { ...editor, role: "editor", isAllowed: true },
    { ...owner, role: "owner", isAllowed: true },
  ] as const;
  for (const state of postViews) {
    const to = table[action][state];
    const isLeading = (postStatuses as readonly string[]).includes(to);
    let post = await writtenBy(author.call, editor.call, state);
    for (const {
      call,
      user: { id },
      role,
      isAllowed,
    } of callers) {
      const user = { id, may: (right: Action) => may(role, right) };
      const isOffered = availableActions(post, user, Date.now()).includes(action);
      expect([role, state, isOffered]).toEqual([role, state, isAllowed && isLeading]);

      const body = { version: post.updatedAt, ...(action === "return" && { note: "Perbaiki judulnya" }) };
      const response = await call(`/api/blog/${post.id}/${action}`, "POST", body);
      if (!isOffered) {
        const [status, message] = await readAnswer(response);
        expect([role, state, status]).toEqual([role, state, isAllowed ? 409 : 403]);
        if (isAllowed) expect([state, message]).toEqual([state, to]);
        const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
        expect(row?.updatedAt.toISOString()).toBe(post.updatedAt);
        continue;
      }
      const changed = await readPost(response);
      expect([role, state, changed.status]).toEqual([role, state, to]);
      expect(Date.parse(changed.updatedAt ?? "")).toBeGreaterThan(Date.parse(post.updatedAt ?? ""));
      expect(changed.publishedAt === null).toBe(to !== "published");
      expect(changed.slug).toBe(post.slug);
      post = await writtenBy(author.call, editor.call, state);
    }
  }
});

test.each(actions)(
  "%s of a version that somebody has changed answers 409 and does nothing",
  async (action) => {
    const { call } = await signIn("editor");
    const state = postTransitions[action].from[0] ?? "draft";
    const post = await writtenBy(call, call, state);
    const version = new Date(Date.parse(post.updatedAt ?? "") - 1).toISOString();
    const body = { version, ...(action === "return" && { note: "x" }) };
    await expectRefusal(call(`/api/blog/${post.id}/${action}`, "POST", body), 409, moved);
    const gone = await call(`/api/blog/999999/${action}`, "POST", body);
    await expectRefusal(gone, 404, "Artikel tidak ditemukan atau sudah dihapus");
    expect(await db.$count(postNotes)).toBe(0);
  },
);

test.each(actions)("%s refuses a version that is none", async (action) => {
  const { call } = await signIn("editor");
  const { id } = await written(call);
  for (const version of ["", "kemarin", 5, null, "2026-13-40T00:00:00Z", "2026-11-22T09:00:00+25:00"]) {
    expect((await call(`/api/blog/${id}/${action}`, "POST", { version, note: "x" })).status).toBe(400);
  }
});

test("approving names who did it and when, and keeps the version that was approved", async () => {
  const writer = await signIn("writer", { name: "Wulan" });
  const editor = await signIn("editor", { name: "Edo" });
  const draft = await written(writer.call);
  const sent = await act(writer.call, "submit", draft, { note: "Mohon dibaca" });
  expect(sent).toMatchObject({
    status: "review",
    author: { name: "Wulan" },
    reviewer: null,
    reviewedAt: null,
  });
  const out = await act(editor.call, "publish", sent);
  expect(out).toMatchObject({ status: "published", reviewer: { id: editor.user.id, name: "Edo" } });
  expect(out.reviewedAt).toBe(out.publishedAt);
  expect(await db.select().from(postRevisions)).toMatchObject([
    { kind: "approve", postId: draft.id, authorId: editor.user.id, content: draft.content },
  ]);
  expect(await db.select().from(postNotes)).toMatchObject([
    { body: "Mohon dibaca", authorId: writer.user.id },
  ]);
  expect((await send(`/blog/${draft.slug}`)).status).toBe(200);
  const back = await act(editor.call, "unpublish", out);
  await act(editor.call, "publish", back);
  expect(await db.select().from(postRevisions)).toHaveLength(1);
});

test("of two approvals of one version at once one is done, and an edit in between refuses it", async () => {
  const [one, two] = [await signIn("editor"), await signIn()];
  const post = await written(one.call, { status: "review" });
  const approve = (call: Call) => call(`/api/blog/${post.id}/publish`, "POST", { version: post.updatedAt });
  const answers = await Promise.all([approve(one.call), approve(two.call)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

  const edited = await written(one.call, { status: "review" });
  await change(two.call, edited);
  const late = await one.call(`/api/blog/${edited.id}/publish`, "POST", { version: edited.updatedAt });
  await expectRefusal(late, 409, moved);
});

test("a scheduled post is published with its time to come, and moved by publishing it again", async () => {
  const { call } = await signIn("editor");
  const post = await written(call);
  const [first, second] = [inHours(24), inHours(48)];
  const scheduled = await act(call, "publish", post, { publishAt: first });
  expect(scheduled).toMatchObject({ status: "published", publishedAt: first });
  expect((await send(`/blog/${post.slug}`)).status).toBe(404);
  const later = await act(call, "publish", scheduled, { publishAt: second });
  expect(later.publishedAt).toBe(second);
  const back = await act(call, "unpublish", later);
  expect(back).toMatchObject({ status: "draft", publishedAt: null, reviewer: null });
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
  expect(row?.publishedAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test.each([
  [
    "a time that has passed",
    "2020-01-01T00:00:00Z",
    "Waktu terbit sudah lewat. Pilih waktu yang akan datang.",
  ],
  ["a time beyond twelve months", inHours(24 * 367), "Waktu terbit paling jauh 12 bulan dari sekarang"],
  ["a time without a zone", "2027-01-01T09:00:00", /^Waktu terbit tidak valid/],
  ["a day that Date takes for another", "2027-02-30T09:00:00Z", /^Waktu terbit tidak valid/],
  ["a word", "besok", /^Waktu terbit tidak valid/],
])("%s is refused in words, and nothing changes", async (_name, publishAt, message) => {
  const { call } = await signIn("editor");
  const post = await written(call);
  const body = { version: post.updatedAt, publishAt };
  const calls = [
    () => call(`/api/blog/${post.id}/publish`, "POST", body),
    () => call("/api/blog", "POST", postValues({ status: "published", publishAt })),
    () =>
      call("/api/blog/bulk", "POST", {
        action: "publish",
        items: [{ id: post.id, version: post.updatedAt }],
        publishAt,
      }),
  ];
  for (const ask of calls) {
    const response = await ask();
    expect(response.status).toBe(400);
    expect((await readFields(response))?.publishAt).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
  }
  expect(await db.$count(blogPosts)).toBe(1);
});

test("what is created says in which state, and no draft has a time of publication", async () => {
  const { call } = await signIn("editor");
  expect(await written(call, { status: undefined })).toMatchObject({ status: "published", openClaims: 0 });
  expect(await written(call, { status: "review" })).toMatchObject({ status: "review", publishedAt: null });
  const publishAt = inHours(3);
  expect(await written(call, { status: "published", publishAt })).toMatchObject({ publishedAt: publishAt });
  for (const values of [{ status: "draft", publishAt }, { status: "trash" }, { status: "tayang" }]) {
    expect((await call("/api/blog", "POST", postValues(values))).status).toBe(400);
  }
});

test("a slug is free while its post is in the trash, and restoring it offers another one then", async () => {
  const { call } = await signIn("editor");
  const old = await written(call, { slug: "alamat-bersama", status: "published" });
  const trashed = await act(call, "trash", old);
  expect(trashed).toMatchObject({ status: "trash", slug: "alamat-bersama" });
  const taker = await written(call, { slug: "alamat-bersama", status: "published" });

  const refusal = await call(`/api/blog/${old.id}/restore`, "POST", { version: trashed.updatedAt });
  expect(refusal.status).toBe(409);
  const slug = (await readFields(refusal))?.slug;
  expect(slug).toBe("alamat-bersama-2");
  const restored = await act(call, "restore", trashed, { slug });
  expect(restored).toMatchObject({ status: "draft", slug, id: old.id });
  expect(await (await send("/api/blog/slug/alamat-bersama")).json()).toMatchObject({ id: taker.id });
});

test("a post comes back from the trash to its own address, and its former addresses lead to it again", async () => {
  const { call } = await signIn("editor");
  const first = await written(call, { slug: "nama-pertama", status: "published" });
  const renamed = await change(call, { ...first, slug: "nama-kedua" });
  const trashed = await act(call, "trash", renamed);
  expect((await send("/blog/nama-pertama")).status).toBe(404);
  const draft = await act(call, "restore", trashed);
  expect(draft.slug).toBe("nama-kedua");
  await act(call, "publish", draft);
  const moved = await send("/blog/nama-pertama");
  expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/blog/nama-kedua"]);
});

test("a post in the trash is not changed, and 'Hapus' deletes it for good", async () => {
  const { call } = await signIn("editor");
  const post = await written(call);
  await act(call, "trash", post);
  const change = await call(`/api/blog/${post.id}`, "PUT", postValues());
  await expectRefusal(change, 409, "Artikel ini ada di Sampah. Pulihkan dulu sebelum mengubahnya.");
  expect((await call(`/api/blog/${post.id}`, "DELETE")).status).toBe(204);
  expect(await db.$count(blogPosts)).toBe(0);
});

test("a writer writes and submits their own posts, and no others", async () => {
  const [wulan, other, editor] = [await signIn("writer"), await signIn("writer"), await signIn("editor")];
  for (const status of ["published", undefined]) {
    await expectRefusal(
      wulan.call("/api/blog", "POST", postValues({ status })),
      403,
      "Penulis menyimpan artikel sebagai draf atau mengirimkannya ke tinjauan",
    );
  }
  const own = await written(wulan.call);
  const changed = await change(wulan.call, own);
  expect((await other.call(`/api/blog/${own.id}`, "PUT", postValues())).status).toBe(403);
  expect(
    (await other.call(`/api/blog/${own.id}/submit`, "POST", { version: changed.updatedAt })).status,
  ).toBe(403);
  const sent = await act(wulan.call, "submit", changed);
  const out = await act(editor.call, "publish", sent);
  const late = await wulan.call(`/api/blog/${own.id}`, "PUT", postValues());
  await expectRefusal(late, 403, "Artikel ini sudah terbit. Simpan perubahan Anda sebagai usulan.");
  expect((await wulan.call(`/api/blog/${own.id}`, "DELETE")).status).toBe(403);
  expect(out.author?.id).toBe(wulan.user.id);
});

test("a save that comes after an approval writes nothing", async () => {
  const [wulan, editor] = [await signIn("writer"), await signIn("editor")];
  const post = await written(wulan.call, { status: "review" });
  const save = wulan.call(`/api/blog/${post.id}`, "PUT", postValues({ title: "Judul yang terlambat" }));
  const approval = editor.call(`/api/blog/${post.id}/publish`, "POST", { version: post.updatedAt });
  const [saved, approved] = await Promise.all([save, approval]);
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
  if (approved.status === 200) expect([saved.status, row?.title]).toEqual([403, post.title]);
  else expect([saved.status, approved.status, row?.status]).toEqual([200, 409, "review"]);
});
