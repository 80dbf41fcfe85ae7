import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { countedDatabase } from "../../../tests/support/counted-database";
import { storePicture, toUsesJson } from "../../../tests/support/stored-pictures";
import { createPost, send, signIn } from "../../../tests/support/worker";

/** A draft that uses a picture, and the path of a link to it. */
async function sharedDraft() {
  const editor = await signIn("editor");
  const picture = await storePicture({ variants: [{ width: 480, type: "image/avif" }] });
  const post = await createPost({ status: "draft", pictures: toUsesJson(picture) });
  const shared = await editor.call(`/api/blog/${post.id}/preview-links`, "POST");
  const { id, url } = await shared.json<{ id: number; url: string }>();
  return { editor, picture, post, linkId: id, link: new URL(url).pathname };
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

test("whoever holds a link sees the pictures of its version, which nobody keeps", async () => {
  const { picture, link } = await sharedDraft();
  const put = vi.spyOn(caches.default, "put");
  for (const url of [picture.url, `/media/${picture.hash}-480.avif`]) {
    const { database, count } = countedDatabase(env.DB);
    const response = await send(link + url, { bindings: { DB: database } });
    expect([response.status, count.roundTrips]).toEqual([200, 1]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex, nofollow",
    });
    await response.body?.cancel();
    // Without the link nothing has changed.
    expect((await send(url)).status).toBe(404);
  }
  expect(put).not.toHaveBeenCalled();
});

test("a link shows what its version used, and nothing that came later or stands elsewhere", async () => {
  const { picture, post, link } = await sharedDraft();
  const [later, foreign] = [await storePicture(), await storePicture()];
  await run("UPDATE blog_posts SET pictures = ? WHERE id = ?", toUsesJson(later), post.id);
  await createPost({ pictures: toUsesJson(foreign) });
  expect((await send(link + picture.url)).status).toBe(200);
  expect((await send(link + later.url)).status).toBe(404);
  expect((await send(link + foreign.url)).status).toBe(404);
  expect((await send(`/pratinjau/${"A".repeat(43)}${picture.url}`)).status).toBe(404);
});

test("every address of a picture that the page of a link writes is answered to its reader", async () => {
  const editor = await signIn("editor");
  const variants = [480, 960].flatMap((width) =>
    (["image/avif", "image/webp"] as const).map((type) => ({ width, type })),
  );
  const [shown, cover] = [await storePicture({ variants }), await storePicture()];
  const content = `<p>Isi yang cukup panjang untuk diuji.</p><img src="${shown.url}" alt="Toko" loading="lazy" />`;
  const values = { content, image: cover.url, pictures: toUsesJson(shown, cover) };
  const { id } = await createPost({ status: "draft", ...values });
  const shared = await editor.call(`/api/blog/${id}/preview-links`, "POST");
  const { pathname } = new URL((await shared.json<{ url: string }>()).url);
  const page = await (await send(pathname)).text();
  const written = [...new Set(page.match(/[^\s"'(,]*\/media\/[^\s"'),]+/g) ?? [])];
  expect(written.length).toBeGreaterThanOrEqual(variants.length + 1);
  for (const address of written) {
    const response = await send(new URL(address, "http://localhost").pathname);
    expect([address, response.status]).toEqual([address, 200]);
    await response.body?.cancel();
  }
});

type Shared = Awaited<ReturnType<typeof sharedDraft>>;
const ends: Record<string, (shared: Shared) => Promise<unknown>> = {
  "was withdrawn": ({ editor, post, linkId }) =>
    editor.call(`/api/blog/${post.id}/preview-links/${linkId}`, "DELETE"),
  "is over": ({ linkId }) => run("UPDATE preview_links SET expires_at = ? WHERE id = ?", Date.now(), linkId),
  "is to a post in the trash": ({ post }) =>
    run("UPDATE blog_posts SET status = 'trash' WHERE id = ?", post.id),
  "was made by somebody disabled": ({ editor }) =>
    run("UPDATE users SET disabled_at = 1 WHERE id = ?", editor.user.id),
  "was made by somebody who is no staff any more": ({ editor }) =>
    run("UPDATE users SET role = NULL, is_admin = 0 WHERE id = ?", editor.user.id),
  "is to a post that was deleted": ({ post }) => run("DELETE FROM blog_posts WHERE id = ?", post.id),
};

test.each(Object.keys(ends))("pictures end with a link that %s", async (end) => {
  const shared = await sharedDraft();
  await ends[end]?.(shared);
  const response = await send(shared.link + shared.picture.url);
  expect([response.status, response.headers.get("Cache-Control"), await response.text()]).toEqual([
    ...[404, "no-store", "Tidak ditemukan\n"],
  ]);
});
