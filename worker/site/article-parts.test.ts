import { expect, test } from "vitest";
import { xssVectors } from "../../tests/e2e/xss-vectors";
import { readAttribute, readPageData, readTexts, selectElements } from "../../tests/support/html";
import { day } from "../../tests/support/posts";
import { createPost, createSession, createUser, db, send } from "../../tests/support/worker";
import { cleanArticleHtml } from "../blog/posts/article-html";
import { postProvenance } from "../db/schema/generation";

const section = (heading: string) => `<h2>${heading}</h2><p>${"kata ".repeat(250)}</p>`;
const readPage = async (slug: string) => (await send(`/blog/${slug}`)).text();

async function createPeople() {
  const { user: author } = await createUser({ name: "Rina Wijaya" });
  const { user: reviewer } = await createUser({ name: "Budi Santoso" });
  return { authorId: author.id, reviewerId: reviewer.id };
}

const byline = (html: string) => readTexts(html, "article header li");
const aiMark = "Dibantu AI";

test("author, reviewer, reading time and last change are in the page, the head, the structured data and the Markdown", async () => {
  const people = await createPeople();
  await createPost({
    slug: "satu",
    ...people,
    publishedAt: day(1),
    updatedAt: day(3),
    content: section("A"),
  });
  const html = await readPage("satu");
  expect((await byline(html)).slice(0, 2)).toEqual(["Oleh Rina Wijaya", "Ditinjau oleh Budi Santoso"]);
  expect(await readTexts(html, "article header time")).toEqual(["1 Januari 2026", "3 Januari 2026"]);
  expect(html).toContain("Diperbarui ");
  expect(html).toContain("Baca 1 menit");
  expect(html).not.toContain(aiMark);
  expect(await readAttribute(html, 'meta[property="article:author"]', "content")).toEqual(["Rina Wijaya"]);
  const [posting] = await readTexts(html, 'script[type="application/ld+json"]');
  expect(JSON.parse(posting ?? "")).toMatchObject({
    author: { "@type": "Person", name: "Rina Wijaya" },
    mainEntityOfPage: { "@type": "WebPage", reviewedBy: { "@type": "Person", name: "Budi Santoso" } },
    dateModified: "2026-01-03T00:00:00.000Z",
  });
  expect(JSON.parse(posting ?? "")).not.toHaveProperty("citation");
  expect(await (await send("/blog/satu.md")).text()).toContain(
    "\n\nSEO | 2026-01-01 | Oleh Rina Wijaya | Ditinjau oleh Budi Santoso | https://",
  );
});

test("an AI article is marked as such, and as reviewed only if it was", async () => {
  const { reviewerId } = await createPeople();
  await createPost({ slug: "satu", generationItemId: "butir-1" });
  await createPost({ slug: "dua", generationItemId: "butir-2", reviewerId });
  const [unchecked, checked] = [await readPage("satu"), await readPage("dua")];
  for (const html of [unchecked, checked]) expect(html).toContain(aiMark);
  expect(unchecked).toContain("Disusun dengan bantuan AI.");
  expect(unchecked).not.toContain("diperiksa");
  expect(checked).toContain("Disusun dengan bantuan AI, lalu diperiksa oleh tim kami.");
});

test("sources are listed at the end, escaped, in the structured data and in the Markdown", async () => {
  const { id } = await createPost({ slug: "satu", generationItemId: "butir-1" });
  const title = 'BPS <b>"2026"</b>';
  const sources = [{ title, url: "https://contoh.example/a?b=1&c=(2)" }];
  await db.insert(postProvenance).values({ postId: id, writer: "local", rulesVersion: 0, sources });
  const html = await readPage("satu");
  const region = '[aria-labelledby="sources-title"]';
  expect(await readAttribute(html, `${region} a`, "href")).toEqual([
    "https://contoh.example/a?b=1&amp;c=(2)",
  ]);
  expect(await readTexts(html, `${region} a`)).toEqual(["BPS &lt;b&gt;&quot;2026&quot;&lt;/b&gt;"]);
  const [posting] = await readTexts(html, 'script[type="application/ld+json"]');
  expect(JSON.parse(posting ?? "")).toMatchObject({
    author: { "@id": "https://arunikaweb.example/#business" },
    citation: [{ "@type": "CreativeWork", name: title, url: sources[0]?.url }],
  });
  expect(await (await send("/blog/satu.md")).text()).toMatch(
    / \| Dibantu AI \| [\s\S]*\n\n## Sumber\n\n- \[BPS .*\]\(https:\/\/contoh\.example\/a\?b=1&c=%282%29\)\n$/,
  );
});

test("a long article lists its sections, and every link has a target", async () => {
  await createPost({ slug: "satu", content: ["Satu", "Dua", "Tiga", "Empat"].map(section).join("") });
  const html = await readPage("satu");
  const links = await readAttribute(html, 'nav[aria-label="Daftar isi"] a', "href");
  expect(links).toEqual(["#bagian-satu", "#bagian-dua", "#bagian-tiga", "#bagian-empat"]);
  expect((await readAttribute(html, ".article-body h2", "id")).map((id) => `#${id}`)).toEqual(links);
  expect((await readPageData(html)).article?.post).not.toHaveProperty("content");
});

test("a list of sections contains only links to them, whatever a heading contains", async () => {
  for (const [index, [name, vector]] of xssVectors.filter((_, at) => at % 6 === 0).entries()) {
    const escaped = vector.replaceAll("<", "&lt;");
    const sections = [vector, escaped, "C", "D", "E", "F"].map(section);
    // Each is cleaned by itself, because an unclosed element would swallow the others.
    const content = sections.map(cleanArticleHtml).join("");
    await createPost({ slug: `jahat-${index}`, content });
    const list = 'nav[aria-label="Daftar isi"] ol';
    const html = await readPage(`jahat-${index}`);
    const elements = await selectElements(html, `${list} *`);
    const parts = await selectElements(html, `${list} > li, ${list} > li > a`);
    expect(elements.length).toBeGreaterThanOrEqual(8);
    expect([name, elements.length]).toEqual([name, parts.length]);
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect([name, attributes.filter(([key, value]) => key !== "href" || !/^#bagian/.test(value))]).toEqual([
      name,
      [],
    ]);
  }
});

test("an article is shared by WhatsApp with its title and URL, once visitors can open it", async () => {
  const { cookie } = await createSession();
  await createPost({ slug: "satu", title: "Untung & Rugi" });
  await createPost({ slug: "draf", status: "draft" });
  expect(await readAttribute(await readPage("satu"), 'a[href^="https://wa.me/?text="]', "href")).toEqual([
    "https://wa.me/?text=Untung%20%26%20Rugi%0Ahttps%3A%2F%2Farunikaweb.example%2Fblog%2Fsatu",
  ]);
  const draft = await send("/blog/draf", { headers: { Cookie: cookie } });
  expect(draft.status).toBe(200);
  const html = await draft.text();
  expect(html).not.toContain("wa.me/?text=");
  expect(html).not.toContain("Salin Alamat");
});
