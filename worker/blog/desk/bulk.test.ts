import { expect, test } from "vitest";
import { createGenerated } from "../../../tests/support/claims";
import { act, inHours, written } from "../../../tests/support/posts";
import { type Call, createPost, db, signIn } from "../../../tests/support/worker";
import type { BulkAnswer } from "../../contract/desk/transitions";
import { auditEvents } from "../../db/schema/auth";
import { type blogPosts, postNotes, postRevisions } from "../../db/schema/blog";

async function bulk(call: Call, body: Record<string, unknown>): Promise<BulkAnswer["results"]> {
  const response = await call("/api/blog/bulk", "POST", body);
  expect(response.status).toBe(200);
  return (await response.json<BulkAnswer>()).results;
}

const toItem = ({ id, updatedAt }: { id: number; updatedAt: Date | string | null }) => ({
  id,
  version: updatedAt instanceof Date ? updatedAt.toISOString() : updatedAt,
});

/** A draft that the writer wrote. */
const aiDraft = (values: Partial<typeof blogPosts.$inferInsert> = {}) =>
  createGenerated({ status: "review", title: "Artikel tanpa angka", ...values });

test("each of several is answered for itself, in the order sent", async () => {
  const { call } = await signIn("editor");
  const [one, old] = [await written(call), await written(call)];
  const [out, two] = [await written(call, { status: "published" }), await written(call)];
  const results = await bulk(call, {
    action: "submit",
    items: [
      toItem(two),
      { ...toItem(old), version: "2026-01-01T00:00:00Z" },
      { id: 999_999, version: "2026-01-01T00:00:00Z" },
      toItem(out),
      toItem(one),
    ],
    note: "Untuk pekan depan",
  });
  expect(results).toEqual([
    { id: two.id, ok: true, version: expect.any(String) },
    {
      id: old.id,
      ok: false,
      code: "conflict",
      message: "Artikel ini sudah diubah orang lain sejak Anda membukanya",
    },
    { id: 999_999, ok: false, code: "not_found", message: "Artikel tidak ditemukan atau sudah dihapus" },
    { id: out.id, ok: false, code: "conflict", message: "Artikel ini sudah diterbitkan atau dijadwalkan" },
    { id: one.id, ok: true, version: expect.any(String) },
  ]);
  const notes = await db.select().from(postNotes);
  expect(notes.map(({ postId }) => postId).sort()).toEqual([one.id, two.id].sort());
  expect(await db.$count(auditEvents)).toBe(6);
});

test("fifty are done in one go, and fifty-one are refused", async () => {
  const { call } = await signIn("editor");
  const posts = await Promise.all(Array.from({ length: 51 }, () => createPost({ status: "draft" })));
  const all = posts.map(toItem);
  const tooMany = await call("/api/blog/bulk", "POST", { action: "publish", items: all });
  expect([tooMany.status, await tooMany.json()]).toMatchObject([
    400,
    { message: "Pilih 1 sampai 50 artikel" },
  ]);
  const results = await bulk(call, { action: "publish", items: all.slice(0, 50) });
  expect(results.filter(({ ok }) => ok)).toHaveLength(50);
  expect(await db.$count(postRevisions)).toBe(50);
});

const item = { id: 1, version: "2026-01-01T00:00:00Z" };

test.each([
  ["no posts", { action: "trash", items: [] }],
  ["a post twice", { action: "trash", items: [item, item] }],
  ["a return without a note", { action: "return", items: [item] }],
  ["a time for what is not published", { action: "trash", items: [item], publishAt: inHours(5) }],
])("%s is refused", async (_name, body) => {
  const { call } = await signIn("editor");
  expect((await call("/api/blog/bulk", "POST", body)).status).toBe(400);
});

test("of AI articles as many become public in bulk as a day may have", async () => {
  const { call } = await signIn("editor");
  const [first, second] = [await aiDraft(), await aiDraft()];
  const own = await written(call);
  const results = await bulk(call, {
    action: "publish",
    items: [toItem(first), toItem(second), toItem(own)],
  });
  expect(results).toEqual([
    { id: first.id, ok: true, version: expect.any(String) },
    {
      ...{ id: second.id, ok: false, code: "conflict" },
      message: "Batas 1 artikel AI per hari hari ini sudah tercapai. Jadwalkan di hari lain.",
    },
    { id: own.id, ok: true, version: expect.any(String) },
  ]);
  const again = await bulk(call, { action: "publish", items: [toItem(second)], publishAt: inHours(24 * 3) });
  expect(again).toEqual([{ id: second.id, ok: true, version: expect.any(String) }]);
});

test("what one editor publishes alone, and what an order brings out, count for the day and are not refused", async () => {
  const { call } = await signIn("editor");
  await aiDraft({ status: "published" });
  const alone = await aiDraft();
  const out = await act(call, "publish", alone);
  expect(out.status).toBe("published");
  const [refusal] = await bulk(call, { action: "publish", items: [toItem(await aiDraft())] });
  expect(refusal?.ok).toBe(false);
});

test("bulk approvals of the same day at once never pass its ceiling", async () => {
  const { call } = await signIn("editor");
  const drafts = [await aiDraft(), await aiDraft(), await aiDraft()];
  const all = await Promise.all(
    drafts.map((draft) => bulk(call, { action: "publish", items: [toItem(draft)] })),
  );
  expect(all.flat().filter(({ ok }) => ok)).toHaveLength(1);
});
