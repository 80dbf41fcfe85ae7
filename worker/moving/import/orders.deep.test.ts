import { env } from "cloudflare:workers";
import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { everythingStored } from "../../../tests/support/everything-stored";
import { createPicture, makePng } from "../../../tests/support/media";
import {
  act,
  importFile,
  makeWxr,
  paragraph,
  readImport,
  runAndCrash,
  runJobs,
  uploadFile,
  type WxrPost,
  wxrPicture,
} from "../../../tests/support/moving";
import { createRandom } from "../../../tests/support/random";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { blogPosts } from "../../db/schema/blog";
import { redirects } from "../../db/schema/site";
import { hashFile } from "../../media/library/upload.service";

const site = "https://lama.example.com";
const uploads = `${site}/wp-content/uploads`;
const shows = (name: string) => `${paragraph}<img src="${uploads}/${name}.png" alt="${name}">`;
const field = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
const file = makeWxr([
  { content: shows("satu") },
  { content: `${shows("dua")}<a href="${site}/2019/artikel-lama-1/">satu</a>`, status: "draft" },
  { content: shows("satu"), more: field("_wp_old_slug", "kuno") },
  { content: shows("tiga"), status: "draft", more: field("_thumbnail_id", "99") },
  wxrPicture(99, `${uploads}/sampul.png`),
]);

/** What an undone import may leave: its records, jobs, audit events and content version. */
const besides =
  /^(imports|import_\w+|jobs|audit\w*|sqlite_sequence|idempotency\w*|sessions?|login\w*|.*_(data|idx|docsize|config|content)|KV|content_generation|index_now_changes)$/;

async function rowsOfSite(): Promise<Record<string, string>> {
  const stored = await everythingStored();
  return Object.fromEntries([...stored].filter(([name]) => !besides.test(name)));
}

const keysOfPictures = async () => (await env.MEDIA.list()).objects.map(({ key }) => key).sort();

async function uploadZip(cookie: string, id: string): Promise<void> {
  const names = ["satu", "dua", "tiga", "sampul"];
  const files = await Promise.all(names.map((_, index) => makePng(20 + index, 10)));
  const entries = names.map((name, index) => [`uploads/${name}.png`, files[index]] as const);
  const form = new FormData();
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 0 });
  form.set("file", new File([zip as Uint8Array<ArrayBuffer>], "uploads.zip"));
  await send(`/api/imports/${id}/pictures`, { method: "POST", body: form, headers: { Cookie: cookie } });
}

test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  "order %i of importing, editing, publishing and undoing, each with crashes, ends as it should",
  async (seed) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const random = createRandom(seed);
    const { cookie, call } = await signIn();
    // One picture of the file exists in the library before.
    await createPicture({
      width: 20,
      height: 10,
      hash: await hashFile(new File([await makePng(20, 10)], "a.png")),
    });
    const own = await createPost({ slug: "artikel-lama-2" });
    const [before, picturesBefore] = [await rowsOfSite(), await keysOfPictures()];

    const id = await uploadFile(cookie, file);
    await runAndCrash(id, 1 + random(12));
    await uploadZip(cookie, id);
    await act(cookie, id, "start", { status: random(3) === 0 ? "draft" : "keep", pictures: "zip" });
    const brought = async () =>
      (await readImport(cookie, id)).receipt?.items.filter(({ state }) => state === "stored") ?? [];
    const touched = new Set<number>();
    const steps = {
      edit: async () => {
        const items = await brought();
        const item = items[random(items.length)];
        const post = (await db.select().from(blogPosts)).find((row) => row.id === item?.postId);
        if (!post) return;
        const { title, slug, summary, content, image, category } = post;
        const json = { title: `${title}!`, slug, summary, content, image, category };
        expect((await call(`/api/blog/${post.id}`, "PUT", json)).status).toBe(200);
        touched.add(post.id);
      },
      publish: async () => {
        const post = (await db.select().from(blogPosts)).find(
          (row) => row.id !== own.id && row.status === "draft",
        );
        if (!post) return;
        const answer = await call(`/api/blog/${post.id}/publish`, "POST", {});
        if (answer.ok) touched.add(post.id);
      },
      note: async () => {
        const [item] = await brought();
        if (!item?.postId) return;
        const answer = await call(`/api/blog/${item.postId}/notes`, "POST", { body: "Tolong diperiksa" });
        if (answer.ok) touched.add(item.postId);
      },
      write: () => runAndCrash(id, 1 + random(30)),
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    await steps.write();
    const touches = seed % 3 === 0 ? 0 : 1 + random(4);
    for (let step = 0; step < touches; step += 1) await steps[names[random(names.length)] ?? "write"]();
    expect((await readImport(cookie, id)).state).toBe("done");

    await act(cookie, id, "undo");
    await runAndCrash(id, 1 + random(20));
    const { state, receipt } = await readImport(cookie, id);
    expect(state).toBe("undone");
    const ids = (await db.select().from(blogPosts)).map((post) => post.id);
    expect(ids.filter((postId) => postId !== own.id).sort()).toEqual([...touched].sort());
    const kept = receipt?.items.filter((item) => item.state === "kept") ?? [];
    expect(kept.map(({ postId }) => postId).sort()).toEqual([...touched].sort());
    expect(kept.every(({ reason }) => reason?.endsWith("tidak dihapus"))).toBe(true);
    const targets = new Set(kept.map(({ slug }) => `/blog/${slug}`));
    for (const { to } of await db.select().from(redirects))
      expect(targets.has(to ?? "") || to?.startsWith("/media/")).toBe(true);
    for (const target of targets) expect([200, 404]).toContain((await send(target)).status);
    if (touched.size > 0) return;
    expect(await rowsOfSite()).toEqual(before);
    // A width that was drawn meanwhile is stored, and then taken away.
    await expect.poll(keysOfPictures).toEqual(picturesBefore);
    await runJobs(id);
  },
  60_000,
);

/** Slugs of old sites: of any script, in upper case, repeated, too long, and equal to pages of this site. */
const slugs = [
  ...["Kopi-Tubruk", "caf%C3%A9", "%E5%92%96%E5%95%A1", "kopi_tubruk", "a", "2019", "services", "blog"],
  ...["kopi--dua", `panjang-${"x".repeat(180)}`, "kopi.html", "kopi+susu", "100%25-arabika"],
];

test("each old address of an imported site is answered, after at most one redirect", async () => {
  const { cookie } = await signIn();
  const posts = Array.from({ length: 260 }, (_, index): WxrPost => {
    const slug = index < slugs.length ? (slugs[index] ?? "") : `artikel-${index}`;
    const linked = `<a href="${site}/2019/${slugs[index % slugs.length]}/">baca</a>`;
    return {
      ...{ slug, content: paragraph + linked, type: index % 7 === 0 ? "page" : "post" },
      ...(index % 5 === 0 && { more: field("_wp_old_slug", `dulu-${index}`) }),
    };
  });
  const { receipt } = await importFile(cookie, makeWxr(posts, { site }));
  expect(receipt?.items).toHaveLength(200);
  const old = posts.flatMap(({ slug, more }, index) => [
    `/2019/${slug}/`,
    `/2019/${slug}`,
    ...(more ? [`/2019/dulu-${index}/`] : []),
  ]);
  const followed = async (path: string): Promise<[path: string, hops: number, status: number]> => {
    const first = await send(path);
    const location = first.headers.get("Location");
    return location ? [path, 1, (await send(location)).status] : [path, 0, first.status];
  };
  for (const path of old) expect(await followed(path)).toEqual([path, 1, 200]);
  // Links in the texts need no redirect.
  const page = await (await send("/blog/artikel-200")).text();
  const links = [...page.matchAll(/href="(\/blog\/[^"#?]+)"/g)].map(([, path = ""]) => path);
  for (const path of new Set(links)) expect(await followed(path)).toEqual([path, 0, 200]);
});
