import { describe, expect, it } from "vitest";
import { makeAssignment, makeBrief } from "../../../../tests/support/brief";
import { cleanArticleHtml, extractText } from "../../../blog/posts/article-html";
import { postInput } from "../../../contract/desk/staff-post";
import { slugify } from "../../../contract/text";
import { subjects, topics } from "../../catalogue/subjects";
import { matchTopic } from "../topic-match";
import type { Assignment, Draft } from "../writer";
import { type ArticleSection, articleMarkup, listPaths } from "./article-plan";
import { createLocalWriter } from "./local-writer";

const writer = createLocalWriter();
const { signal } = new AbortController();
const shipping = subjects.filter(({ topic }) => topic.id === "ongkos-kirim").map(({ title }) => title);
const links = subjects.map(({ title }) => ({ path: `/blog/${slugify(title)}`, title }));

const blank = makeAssignment({ topic: "gratis ongkir" });
const blankBrief = makeBrief({ title: "Ongkir", keyPhrase: "gratis ongkir" });

async function write(assignment: Partial<Assignment>): Promise<Draft> {
  const whole = { ...blank, ...assignment };
  return writer.write(whole, await writer.outline(whole, signal), signal);
}

function listHeadings({ content }: Draft): string[] {
  return [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading = ""]) => extractText(heading));
}

function listLinks({ content }: Draft): string[] {
  return [...content.matchAll(/<a href="([^"]+)"/g)].map(([, path = ""]) => path);
}

function expectArticle(draft: Draft) {
  const { title, summary, content, category } = draft;
  const post = { title, summary, content, category, slug: slugify(title), image: "/images/blog/artikel.svg" };
  expect(postInput.safeParse(post).error?.issues ?? []).toEqual([]);
  expect(cleanArticleHtml(content)).toBe(content);
  expect(extractText(content).split(" ").length).toBeGreaterThanOrEqual(500);
  expect(listHeadings(draft).length).toBeGreaterThanOrEqual(5);
  expect(content).toMatch(/<(?:ul|ol|table)>/);
  expect(content).not.toMatch(/[{}[\]]|undefined/);
  expect(listLinks(draft).length).toBeGreaterThanOrEqual(2);
  expect(listLinks(draft).length).toBeLessThanOrEqual(4);
}

describe("the local writer", () => {
  it.each([
    ["no other articles", []],
    ["articles of all subjects", links],
  ])("writes articles of its catalogue that may be published, beside %s", async (_, existing) => {
    for (const [seed, { title, topic }] of [...subjects.entries()].filter(([at]) => at % 15 === 0)) {
      const draft = await write({ topic: title, links: existing, seed });
      expect(draft).toMatchObject({ title, category: topic.category });
      expectArticle(draft);
      expect(listLinks(draft)).not.toContain(`/blog/${slugify(title)}`);
    }
  });

  it("plans exactly what it writes", async () => {
    for (const { title } of subjects.slice(0, 8)) {
      const whole = { ...blank, topic: title, links };
      const outline = await writer.outline(whole, signal);
      const draft = await writer.write(whole, outline, signal);
      expect(listHeadings(draft)).toEqual(outline.sections);
      expect(draft).toMatchObject({
        title: outline.title,
        summary: outline.summary,
        category: outline.category,
      });
    }
  });

  it("leads from a fitting section to articles that exist, the other angle among them, and to no others", async () => {
    const other = { path: "/blog/kurir", title: shipping[1] ?? "" };
    const own = { path: "/blog/batas-gratis-ongkir", title: "Menentukan Batas Belanja Gratis Ongkir" };
    const draft = await write({ links: [...links, other] });
    expect(listLinks(draft).filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(1);
    expect(listLinks(await write({ links: [other] }))).toContain(other.path);
    expect((await write({ links: [own] })).content).toMatch(
      /<p>[^<]+<a href="\/blog\/batas-gratis-ongkir">Menentukan Batas Belanja Gratis Ongkir<\/a>\.<\/p>\n<h2>/,
    );
    const foreign = { path: "/blog/resep-rendang", title: "Resep Rendang Padang yang Empuk" };
    expect(listLinks(await write({ links: [foreign] }))).not.toContain(foreign.path);
  });

  it("takes the other angle of a topic when one is taken, typed or by its title", async () => {
    const [first, second] = shipping;
    expect((await write({})).title).toBe(first);
    expect((await write({ takenTitles: [first ?? ""] })).title).toBe(second);
    expect((await write({ topic: first ?? "", takenTitles: [first ?? ""] })).title).toBe(second);
  });

  it("refuses a topic of which all is written, and names what it could write", async () => {
    const refused = write({ takenTitles: shipping });
    await expect(refused).rejects.toThrow(
      /^Semua artikel yang dikenal penulis lokal tentang ongkos kirim sudah ada/,
    );
    await expect(refused).rejects.toMatchObject({ fault: "permanent" });
    const error = await refused.catch((reason: Error) => reason);
    const named = subjects.filter(({ title }) => String(error).includes(`“${title}”`));
    expect(named).toHaveLength(3);
    expect(named.filter(({ title }) => shipping.includes(title))).toEqual([]);
  });

  it("tells what it makes of typed words", () => {
    expect(writer.match(shipping[0]?.toUpperCase() ?? "")).toEqual({
      ...{ isKnown: true, meant: null, titles: shipping, nearest: [] },
    });
    expect(writer.match("gratis ongkir")).toMatchObject({
      isKnown: true,
      meant: shipping[0],
      titles: shipping,
    });
    const unknown = writer.match("jualan kue kering");
    expect(unknown).toMatchObject({ isKnown: false, meant: null, titles: [] });
    expect(unknown.nearest.length).toBeGreaterThanOrEqual(3);
  });
});

describe("repairing", () => {
  it("writes the article again with other sections, until there are no others", async () => {
    let draft = await write({ links });
    const seen = new Set([draft.content]);
    for (let turn = 1; turn < 5; turn++) {
      const next = await writer.repair({ ...blank, links }, draft, ["Terlalu mirip"], signal);
      expect(next.title).toBe(draft.title);
      expectArticle(next);
      draft = next;
      seen.add(draft.content);
    }
    expect(seen.size).toBe(5);
    await expect(writer.repair({ ...blank, links }, draft, [], signal)).rejects.toMatchObject({
      fault: "permanent",
    });
  });
});

describe("a brief", () => {
  it("is written about by its key phrase, or by its title", async () => {
    const byTitle = { ...blankBrief, keyPhrase: "", title: "Memilih kurir pengiriman" };
    expect((await write({ topic: "x", brief: blankBrief })).title).toBe(shipping[0]);
    expect((await write({ topic: "x", brief: byTitle })).title).toBe(shipping[1]);
  });

  it("gives its own facts a section, word for word without signs of markdown, and its call the last word", async () => {
    const brief = {
      ...blankBrief,
      ownFacts:
        "Toko kami <b>pernah</b> **rugi** [lihat](/contact).\n\n## Sekarang {subject} 2*3*4 dihitung.",
      callToAction: "Tanya kami & ceritakan",
    };
    const draft = await write({ brief });
    expect(listHeadings(draft)).toContain("Dari pengalaman kami");
    expect(draft.content).toContain(
      "<h2>Dari pengalaman kami</h2>\n<p>Toko kami &lt;b&gt;pernah&lt;/b&gt; rugi lihat.</p>\n<p>Sekarang {subject} 2*3*4 dihitung.</p>",
    );
    expect(draft.content.endsWith("<p>Tanya kami &amp; ceritakan.</p>")).toBe(true);
  });
});

const matchId = (text: string) => matchTopic(text)?.topic.id ?? null;

describe("what people type for a topic of the catalogue is known:", () => {
  it.each([
    ["gratis ongkir", "ongkos-kirim"],
    ["cara booking jadwal klinik", "reservasi-online"],
    ["Harga GROSIR dan reseller", "grosir-dan-reseller"],
    ["pindah hosting biar ga down", "perpindahan-hosting"],
    ["website saya kena judi online", "website-diretas"],
    ["caption ig jualan", "teks-unggahan"],
    ["update plugin wordpress", "plugin-dan-tema"],
    ["perbedaan cms dan website statis", "memilih-cms"],
  ])("%s", (typed, id) => {
    expect(matchId(typed)).toBe(id);
  });
});

describe("what the catalogue says nothing of is not known:", () => {
  it.each([
    ...["jualan kue kering", "resep rendang", "seragam untuk kurir wanita", "lowongan admin medsos"],
    ...["kursus seo", "pajak umkm", "promo toko kue", "toko online", "keamanan", "cara untuk usaha"],
  ])("%s", (typed) => {
    expect(matchTopic(typed)).toBeNull();
  });
});

it("knows every topic by its subject and by each of its phrases, or another that has the same", () => {
  const unknown = topics.flatMap(({ subject, asks = [] }) =>
    [subject, ...asks].filter((phrase) => matchTopic(phrase) === null),
  );
  expect(unknown).toEqual([]);
});

const link = { path: "/blog/ongkir-murah", title: 'Ongkir "Murah" & Cepat?' };
const paths = listPaths([link]);

function markup(section: Partial<ArticleSection>): string {
  const sections = [{ heading: "Judul", paragraphs: [], ...section }];
  const html = articleMarkup({ opening: [], sections }, { subject: "stok & <toko>", paths });
  expect(cleanArticleHtml(html)).toBe(html.replaceAll("&quot;", '"'));
  return html.replace("<h2>Judul</h2>\n", "");
}

it("links pages and articles that exist; of others the words stay", () => {
  expect(markup({ paragraphs: ["Lihat [harga](/pricing) dan [ini](/blog/ongkir-murah)."] })).toBe(
    '<p>Lihat <a href="/pricing">harga</a> dan <a href="/blog/ongkir-murah">ini</a>.</p>',
  );
  expect(markup({ paragraphs: ["Lihat [itu](/blog/tidak-ada), [sana](/admin)."] })).toBe(
    "<p>Lihat itu, sana.</p>",
  );
});

it("escapes texts and the subject, and leaves the words of staff letter by letter", () => {
  expect(markup({ paragraphs: ["<b> & {subject}"] })).toBe("<p>&lt;b&gt; &amp; stok &amp; &lt;toko&gt;</p>");
  expect(markup({ verbatim: ["[klik](/contact) {subject} <script>"] })).toBe(
    "<p>[klik](/contact) {subject} &lt;script&gt;</p>",
  );
});
