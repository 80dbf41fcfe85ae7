import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { createPicture } from "../../../tests/support/media";
import { importFile, quiet, runJobs } from "../../../tests/support/moving";
import { createPost, db, send, signIn } from "../../../tests/support/worker";
import { picturesUsed } from "../../contract/media/pictures";
import type { ExportAnswer, ExportKind } from "../../contract/moving";
import { blogPosts } from "../../db/schema/blog";
import { createDeps, replaceDeps } from "../../deps";
import { deleteOldExports } from "./export.service";

const password = "rahasia-sekali-1";

async function exportAll(cookie: string, kind: ExportKind) {
  const headers = { Cookie: cookie };
  const started = await send("/api/exports", {
    method: "POST",
    json: { kind, ...(kind === "everything" && { currentPassword: password }) },
    headers,
    bindings: quiet,
  });
  expect(started.status).toBe(202);
  const { id } = (await started.json()) as { id: string };
  await runJobs(id);
  const answer: ExportAnswer = await (await send(`/api/exports/${id}`, { headers })).json();
  const file = answer.url ? await send(answer.url, { headers }) : null;
  return { answer, file };
}

test("a WordPress export can be imported again unchanged", async () => {
  const { cookie, user } = await signIn("owner", { name: "Bu Rina" });
  const picture = await createPicture({ alt: "Secangkir kopi" });
  const address = `/media/${picture.hash}.png`;
  const content = `<p>Kopi ]]> tubruk &amp; susu <a href="/blog/lain">lain</a>, cukup panjang untuk diterbitkan.</p><img src="${address}" alt="Kopi" loading="lazy" />`;
  const pictures = JSON.stringify(picturesUsed({ content, image: address }));
  await createPost({
    slug: "kopi",
    content,
    image: address,
    pictures,
    authorId: user.id,
    category: "Kopi & teh",
  });
  await createPost({ slug: "nanti", publishedAt: new Date(Date.now() + 86_400_000) });
  await createPost({ slug: "draf/abc", status: "draft", title: "Belum jadi\ufffe" });
  await createPost({ slug: "trash/1", status: "trash" });
  const { file } = await exportAll(cookie, "wxr");
  expect(file?.headers.get("Content-Disposition")).toMatch(/^attachment; filename="arunika-.*\.xml"$/);
  const wxr = (await file?.text()) ?? "";
  expect(wxr).not.toContain("\ufffe");
  expect(wxr).toContain(
    `<wp:attachment_url><![CDATA[https://arunikaweb.example${address}]]></wp:attachment_url>`,
  );
  expect(wxr.match(/<wp:status><!\[CDATA\[\w+/g)?.map((text) => text.slice(20))).toEqual([
    ...["inherit", "publish", "future", "draft"],
  ]);
  await env.DB.prepare("DELETE FROM blog_posts").run();
  const back = await importFile(cookie, wxr.replaceAll("arunikaweb.example", "lama.example.com"));
  expect(
    back.receipt?.items.map(({ slug, wordsBefore, wordsAfter }) => [slug, wordsBefore === wordsAfter]),
  ).toEqual([
    ["kopi", true],
    ["nanti", true],
    ["belum-jadi", true],
  ]);
  const [kopi] = await db.select().from(blogPosts);
  expect(kopi).toMatchObject({ authorId: user.id, category: "Kopi & teh", status: "published" });
  expect(kopi?.content).toContain("Kopi ]]&gt; tubruk &amp; susu");
  expect(kopi?.image).toBe(`https://lama.example.com${address}`);
});

test("a WordPress export imported into its own site keeps covers, pictures, links and addresses", async () => {
  const { cookie } = await signIn();
  const picture = await createPicture({ alt: "Secangkir kopi" });
  const address = `/media/${picture.hash}.png`;
  const content = `<p>Kopi tubruk <a href="/blog/lain">lain</a> dan <a href="/services">layanan</a>, cukup panjang. [gallery ids="1"] [[audio]]</p><img alt="Kopi" src="${address}" loading="lazy" />`;
  const pictures = JSON.stringify(picturesUsed({ content, image: address }));
  await createPost({ slug: "kopi", content, image: address, pictures });
  await createPost({ slug: "lain", image: "/images/blog/bantuan.svg" });
  const columns = { slug: blogPosts.slug, content: blogPosts.content, image: blogPosts.image };
  const before = await db.select(columns).from(blogPosts);
  const { file } = await exportAll(cookie, "wxr");
  await env.DB.prepare("DELETE FROM blog_posts").run();
  const { receipt } = await importFile(cookie, (await file?.text()) ?? "", { pictures: "fetch" });
  expect(await db.select(columns).from(blogPosts)).toEqual(before);
  expect(receipt?.items.map(({ notes }) => notes)).toEqual([[], []]);
});

test("a ZIP of everything contains every row and picture, and only owners can download it, for a day", async () => {
  const { cookie } = await signIn();
  const picture = await createPicture();
  const post = await createPost();
  const { answer, file } = await exportAll(cookie, "everything");
  const files = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(Object.keys(files)).toEqual(["backup.jsonl", `backup.pictures/${picture.storageKey}/original`]);
  const [head, ...lines] = new TextDecoder()
    .decode(files["backup.jsonl"])
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(head).toMatchObject({ format: "arunika-backup", version: 1 });
  const rows = (name: string) => lines.filter(({ table }) => table === name).map(({ row }) => row);
  expect(rows("blog_posts")).toMatchObject([{ id: post.id, title: post.title }]);
  expect(rows("media")).toMatchObject([{ hash: picture.hash, state: "pending" }]);
  expect(rows("exports")).toEqual([]);
  expect(rows("users")).toMatchObject([{ password: "" }]);
  const secrets = ["passkeys", "second_factors", "recovery_codes", "staff_invites", "sessions"];
  expect(secrets.flatMap(rows)).toEqual([]);
  for (const currentPassword of ["salah-sekali", undefined]) {
    const json = { kind: "everything", currentPassword };
    const refused = await send("/api/exports", { method: "POST", json, headers: { Cookie: cookie } });
    expect(refused.status).toBe(400);
  }

  const editor = await signIn("editor");
  expect((await send(answer.url ?? "", { headers: { Cookie: editor.cookie } })).status).toBe(403);
  const clock = () => new Date(Date.now() + 25 * 3_600_000);
  expect(await deleteOldExports(replaceDeps(createDeps(env), { clock }))).toBe(1);
  expect((await send(answer.url ?? "", { headers: { Cookie: cookie } })).status).toBe(404);
});
