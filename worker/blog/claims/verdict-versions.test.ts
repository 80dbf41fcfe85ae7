import { expect, test } from "vitest";
import {
  claiming,
  claimingElse,
  confirmAll,
  createGenerated,
  harmless,
  storedClaims,
} from "../../../tests/support/claims";
import { toIso } from "../../../tests/support/posts";
import { expectRefusal, readAnswer } from "../../../tests/support/refusal";
import { signIn } from "../../../tests/support/worker";
import type { StaffPost } from "../../contract/desk/staff-post";
import type { Decided } from "../../contract/studio/checks";

const confirmed = { verdict: "confirmed", source: "https://lain.example/" };

/** An AI article of a writer in review whose claim is confirmed, and what an editor has read of it. */
async function prepare() {
  const [writer, editor] = [await signIn("writer"), await signIn("editor")];
  const values = { content: claiming, authorId: writer.user.id, status: "review" } as const;
  const { id, updatedAt } = await createGenerated(values);
  await confirmAll(id);
  const decide = async (who: typeof writer) => {
    const claims = await storedClaims(id);
    const { key } = claims.find(({ is_waiting }) => is_waiting === 1) ?? claims[0] ?? {};
    const response = await who.call(`/api/blog/${id}/claims/${key}`, "PUT", confirmed);
    return response.json<Decided>();
  };
  return { writer, editor, id, version: toIso(updatedAt), decide };
}

const otherVersion = [409, "Artikel ini sudah diubah orang lain sejak Anda membukanya"];

test("what a writer says of a claim after an editor has read the article is not published unread", async () => {
  const { writer, editor, id, version, decide } = await prepare();
  const { moved } = await decide(writer);
  const publish = (read: string | undefined) =>
    editor.call(`/api/blog/${id}/publish`, "POST", { version: read });
  expect(await readAnswer(await publish(version))).toEqual(otherVersion);
  const { updatedAt } = await (await editor.call(`/api/blog/${id}?view=staff`)).json<StaffPost>();
  expect(moved).toEqual({ post: { from: version, to: updatedAt } });
  expect((await publish(moved.post?.to)).status).toBe(200);
});

test("a writer saves over the version that their own verdict has made", async () => {
  const { writer, id, decide } = await prepare();
  const [first, second] = [await decide(writer), await decide(writer)];
  expect(second.moved.post?.from).toBe(first.moved.post?.to);
  const { title, slug, summary, image, category } = await (
    await writer.call(`/api/blog/${id}?view=staff`)
  ).json<StaffPost>();
  const save = (baseUpdatedAt: string | undefined) =>
    writer.call(`/api/blog/${id}`, "PUT", {
      ...{ title, slug, summary, image, category, content: claiming, baseUpdatedAt },
    });
  expect((await save(first.moved.post?.to)).status).toBe(409);
  expect((await save(second.moved.post?.to)).status).toBe(200);
});

test("what a writer said in a change that was dropped is open in an editor's text", async () => {
  const { writer, editor, id, version, decide } = await prepare();
  const published = await editor.call(`/api/blog/${id}/publish`, "POST", { version });
  const { title, slug, summary, image, category, updatedAt } = await published.json<StaffPost>();
  const fields = { title, slug, summary, image, category, content: claimingElse };
  await writer.call(`/api/blog/${id}/pending`, "PUT", { ...fields, baseVersion: updatedAt });
  await decide(writer);
  expect((await editor.call(`/api/blog/${id}/pending`, "DELETE")).status).toBe(204);
  const path = `/api/blog/${id}`;
  const kept = await editor.call(`${path}/autosave`, "PUT", { ...fields, version: updatedAt });
  const { updatedAt: pendingUpdatedAt } = await kept.json<{ updatedAt: string }>();
  expect(await storedClaims(id)).toContainEqual(expect.objectContaining({ is_waiting: 1, verdict: null }));
  const saved = await editor.call(path, "PUT", { ...fields, baseUpdatedAt: updatedAt, pendingUpdatedAt });
  expect((await saved.json<StaffPost>()).openClaims).toBe(1);
});

test("what an editor approved with the text, or saves of a change that they read, stays", async () => {
  const { writer, editor, id, decide } = await prepare();
  const path = `/api/blog/${id}`;
  const { moved } = await decide(writer);
  const published = await editor.call(`${path}/publish`, "POST", { version: moved.post?.to });
  const { title, slug, summary, image, category, updatedAt } = await published.json<StaffPost>();
  const save = async (content: string, baseUpdatedAt: string | null, pendingUpdatedAt?: string) => {
    const fields = { title, slug, summary, image, category, content, baseUpdatedAt, pendingUpdatedAt };
    return (await editor.call(path, "PUT", fields)).json<StaffPost>();
  };
  const without = await save(harmless, updatedAt);
  const restored = await save(claiming, without.updatedAt);
  const content = claimingElse;
  const proposal = { title, slug, summary, image, category, content, baseVersion: restored.updatedAt };
  await writer.call(`${path}/pending`, "PUT", proposal);
  const { change } = (await decide(writer)).moved;
  const saved = await save(content + harmless, restored.updatedAt, change?.to);
  expect([restored.openClaims, saved.openClaims]).toEqual([0, 0]);
});

test("what a writer says of a claim of a waiting change is not put before the public unread", async () => {
  const { writer, editor, id, version, decide } = await prepare();
  const published = await editor.call(`/api/blog/${id}/publish`, "POST", { version });
  const post = await published.json<StaffPost>();
  const { title, slug, summary, image, category, updatedAt: baseVersion } = post;
  const fields = { title, slug, summary, image, category, content: claimingElse, baseVersion };
  const proposed = await writer.call(`/api/blog/${id}/pending`, "PUT", fields);
  const { updatedAt } = await proposed.json<{ updatedAt: string }>();
  await confirmAll(id);

  const { moved } = await decide(writer);
  const promote = (read: string | undefined) =>
    editor.call(`/api/blog/${id}/pending/promote`, "POST", { baseVersion, updatedAt: read });
  await expectRefusal(
    promote(updatedAt),
    409,
    "Usulan ini sudah diubah, diterapkan, atau dibuang sejak Anda membukanya",
  );
  expect(moved).toEqual({ change: { from: updatedAt, to: expect.any(String) } });
  expect((await promote(moved.change?.to)).status).toBe(200);
});

test("a verdict of an editor, and one that is refused, leave the version as it is", async () => {
  const { editor, id, version, decide } = await prepare();
  expect((await decide(editor)).moved).toEqual({});
  const stranger = await signIn("writer", { name: "Orang lain" });
  expect(await decide(stranger)).toMatchObject({ code: "forbidden" });
  expect((await editor.call(`/api/blog/${id}/publish`, "POST", { version })).status).toBe(200);
});
