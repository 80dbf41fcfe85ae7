import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readAttribute, readTexts, selectElements } from "../../tests/support/html";
import { interceptedDatabase } from "../../tests/support/intercepted-database";
import { createPost, db, send, sendUntilLimited, signIn } from "../../tests/support/worker";
import { blogPosts, postNotes, previewLinks } from "../db/schema/blog";

/** A post and the path of its preview link. */
async function shared(values: Parameters<typeof createPost>[0] = {}) {
  const { call } = await signIn("editor");
  const post = await createPost({ status: "draft", ...values });
  const made = await call(`/api/blog/${post.id}/preview-links`, "POST");
  const { id, url } = await made.json<{ id: number; url: string }>();
  const { pathname } = new URL(url);
  return { post, id, path: pathname, notes: `/api${pathname}/notes`, call };
}

const sendForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

const note = { name: "Pak Budi", body: "Paragraf kedua kurang jelas." };
const endedText = "Tautan pratinjau ini tidak berlaku lagi. Mintalah tautan baru kepada pengirimnya.";

test("a link shows the version that it was made of, whatever happens to the post", async () => {
  const { post, path } = await shared({
    title: "Judul semula",
    content: "<p>Isi semula yang dibagikan.</p>",
  });
  await db.update(blogPosts).set({ title: "Judul baru", content: "<p>Isi baru.</p>" });
  const response = await send(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(await readTexts(html, "h1")).toEqual(["Judul semula"]);
  expect(html).toContain("<p>Isi semula yang dibagikan.</p>");
  expect(html).not.toContain("Isi baru");
  expect(await readTexts(html, ".preview-banner p")).toEqual([
    expect.stringMatching(/^Pratinjau\.|^ Berlaku sampai \d+ \S+ \d{4}/),
  ]);
  expect((await send(`/blog/${post.slug}`)).status).toBe(404);
});

test("its page runs no script, is not cached and sends no referrer", async () => {
  const { path } = await shared();
  for (const answer of [
    await send(path),
    await send(`${path}x`),
    await send(`/pratinjau/${"A".repeat(43)}`),
  ]) {
    const html = await answer.text();
    expect(await selectElements(html, "script")).toEqual([]);
    expect(await readAttribute(html, 'meta[name="robots"]', "content")).toEqual(["noindex, follow"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex, nofollow",
      "x-frame-options": "DENY",
    });
    expect(answer.headers.get("ETag")).toBeNull();
  }
});

test("unknown, expired and withdrawn links, and links of trashed or deleted posts, get the same response", async () => {
  const links = await Promise.all(Array.from({ length: 4 }, () => shared()));
  const [ended, withdrawn, trashed, gone] = links;
  if (!ended || !withdrawn || !trashed || !gone) throw new Error("no links");
  await db.update(previewLinks).set({ expiresAt: new Date() }).where(eq(previewLinks.id, ended.id));
  await withdrawn.call(`/api/blog/${withdrawn.post.id}/preview-links/${withdrawn.id}`, "DELETE");
  await db.update(blogPosts).set({ status: "trash" }).where(eq(blogPosts.id, trashed.post.id));
  await db.delete(blogPosts).where(eq(blogPosts.id, gone.post.id));
  const paths = [...links.map(({ path }) => path), `/pratinjau/${"A".repeat(43)}`, "/pratinjau/x"];
  const answers = await Promise.all(paths.map((path) => send(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(pages).size).toBe(1);
  expect(await readTexts(pages[0] ?? "", ".preview-banner p")).toEqual([endedText]);
  for (const path of paths) {
    expect((await send(`/api${path}/notes`, { method: "POST", json: note })).status).toBe(404);
    const form = await sendForm(`/api${path}/notes`, note);
    expect([form.status, await readTexts(await form.text(), ".preview-banner p")]).toEqual([
      404,
      [endedText],
    ]);
  }
  expect(await db.$count(postNotes)).toBe(0);
});

test("a reader's note is stored with the post, under the reader's name", async () => {
  const { notes, post, call } = await shared();
  const response = await send(notes, { method: "POST", json: { ...note, name: " <b>Budi</b> \u{1f600} " } });
  expect(response.status).toBe(201);
  const [stored] = await (await call(`/api/blog/${post.id}/notes`)).json<unknown[]>();
  expect(stored).toMatchObject({ name: "<b>Budi</b> \u{1f600}", author: null, body: note.body });
});

test("the page's own form redirects to the page with a thank-you message", async () => {
  const { path, notes } = await shared();
  const html = await (await send(path)).text();
  expect(await readAttribute(html, ".preview-note form", "action")).toEqual([notes]);
  const lines = `${"a".repeat(999)}\r\n${"b".repeat(1000)}`;
  const response = await sendForm(notes, { ...note, body: lines });
  expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?terkirim=1#catatan`]);
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect((await db.select().from(postNotes)).map(({ body }) => body)).toEqual([lines.replace("\r", "")]);
  const thanks = await (await send(`${path}?terkirim=1`)).text();
  expect(await readTexts(thanks, '.preview-note [role="status"]')).toEqual([
    "Terima kasih, catatan Anda sudah kami terima.",
  ]);
});

test("a refused form comes back with what was typed and the errors", async () => {
  const { notes, post } = await shared();
  const typed = { name: "x", body: '</textarea><script>alert("1")</script>\n $& ' };
  const response = await sendForm(notes, typed);
  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
  const html = await response.text();
  expect(await readTexts(html, "h1")).toEqual([post.title]);
  expect(await selectElements(html, "script")).toEqual([]);
  expect(await readTexts(html, "#name-fault")).toEqual(["Nama harus minimal 2 karakter"]);
  expect((await selectElements(html, "#name"))[0]?.attributes).toMatchObject({
    ...{ value: "x", "aria-invalid": "true", "aria-describedby": "name-fault" },
    autofocus: "",
  });
  const [text] = await readTexts(html, "#body");
  expect(text).toContain("&lt;/textarea&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(text).toContain(" $&amp; ");
  expect(await selectElements(html, '#body[aria-invalid="true"]')).toEqual([]);
  const empty = await (await sendForm(notes, {})).text();
  expect(await readTexts(empty, "#body-fault")).toEqual(["Catatan harus diisi"]);
  expect(await db.$count(postNotes)).toBe(0);
});

test("a note sent after the link has expired is shown, to be copied", async () => {
  const { notes, path, post, id, call } = await shared();
  await call(`/api/blog/${post.id}/preview-links/${id}`, "DELETE");
  const typed = { ...note, body: '\nBaris </textarea><script>alert("1")</script>' };
  const response = await sendForm(notes, typed);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(await readTexts(html, ".preview-banner p")).toEqual([endedText]);
  expect(await readTexts(html, ".preview-note h2")).toEqual(["Catatan Anda Belum Terkirim"]);
  expect(await readTexts(html, '.preview-note [role="alert"]')).toEqual([
    "Tautan ini berakhir sebelum catatan Anda sampai. Salin teksnya dari sini, lalu kirimkan lewat tautan baru.",
  ]);
  expect(html).toContain("\n\nBaris &lt;/textarea&gt;&lt;script&gt;");
  expect((await selectElements(html, "#body"))[0]?.attributes).toMatchObject({ readonly: "", autofocus: "" });
  expect(await readAttribute(html, ".preview-banner a", "href")).toEqual(["#catatan"]);
  for (const tag of ["script", ".preview-note form"]) expect(await selectElements(html, tag)).toEqual([]);
  const empty = await (await sendForm(notes, { ...note, body: " " })).text();
  expect(await selectElements(empty, ".preview-note")).toEqual([]);
  expect(await selectElements(await (await send(path)).text(), ".preview-note")).toEqual([]);
});

test("a form from another site, or one that is too large, is answered with the page and not read", async () => {
  const { notes } = await shared();
  const foreign = await sendForm(notes, note, { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect(await readTexts(await foreign.text(), '.preview-note [role="alert"]')).toEqual([
    "Permintaan dari situs lain ditolak",
  ]);
  const large = await sendForm(notes, { ...note, body: "a".repeat(70_000) });
  expect(large.status).toBe(413);
  expect(await readTexts(await large.text(), "#body")).toEqual(["\n"]);
  expect(await db.$count(postNotes)).toBe(0);
});

test("too many notes are refused on the page, and enquiries are still accepted", async () => {
  const { notes } = await shared();
  const headers = { "CF-Connecting-IP": "203.0.113.83" };
  const { response } = await sendUntilLimited(60, () => sendForm(notes, { name: "x", body: "y" }, headers));
  expect(response.headers.get("Retry-After")).toBe("60");
  const html = await response.text();
  expect(await readTexts(html, '.preview-note [role="alert"]')).toEqual([
    "Terlalu banyak percobaan. Silakan coba lagi dalam satu menit.",
  ]);
  expect(await readAttribute(html, "#name", "value")).toEqual(["x"]);
  expect((await send("/api/contact", { method: "POST", json: {}, headers })).status).toBe(400);
});

test("a failure is logged without the link", async () => {
  const { path, notes } = await shared();
  const token = path.split("/").at(-1) ?? "";
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const DB = interceptedDatabase(env.DB, async ({ sql: text }, work) => {
    if (/preview_links/.test(text)) throw new Error("D1 is away");
    return work();
  });
  const page = await send(path, { bindings: { DB }, headers: { Accept: "text/html" } });
  expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([500, "same-origin"]);
  expect((await send(notes, { method: "POST", json: note, bindings: { DB } })).status).toBe(500);
  const form = await send(notes, {
    ...{ method: "POST", body: "name=Budi&body=Halo", bindings: { DB } },
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(form.status).toBe(500);
  expect(logged.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(token);
  expect(await db.get(sql`SELECT count(*) AS notes FROM post_notes`)).toEqual({ notes: 0 });
});
