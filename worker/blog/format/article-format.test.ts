import { expect, test } from "vitest";
import {
  createPicture,
  expectUsesAsWritten,
  goneAddress,
  showing,
} from "../../../tests/support/post-pictures";
import { postValues } from "../../../tests/support/posts";
import { createPost, db, signIn } from "../../../tests/support/worker";
import { formatAnswer, formatUndoAnswer } from "../../contract/format";
import { blogPosts, postRevisions } from "../../db/schema/blog";
import { mediaUses } from "../../db/schema/media";
import { cleanArticleHtml, extractText } from "../posts/article-html";
import { formatArticle } from "./article-format";

test.each([
  ["a heading of the first level", "# Judul", "<h2>Judul</h2>"],
  ["deep headings", "### Tiga\n\n#### Empat\n\n###### Enam", "<h3>Tiga</h3>\n<h4>Empat</h4>\n<h4>Enam</h4>"],
  [
    "emphasis",
    "**tebal** dan *miring* dan ~~salah~~",
    "<p><strong>tebal</strong> dan <em>miring</em> dan <s>salah</s></p>",
  ],
  ["a link", "[Kontak](/contact?a=1&b=2)", '<p><a href="/contact?a=1&amp;b=2">Kontak</a></p>'],
  ["a picture", "![Toko](/images/a.svg)", '<p><img alt="Toko" src="/images/a.svg" loading="lazy" /></p>'],
  ["text beside a block", "Awal\n<h2>Judul</h2>\nAkhir", "<p>Awal</p>\n<h2>Judul</h2>\n<p>Akhir</p>"],
  ["a paragraph that is a heading", "<p>## Judul</p>", "<h2>Judul</h2>"],
  ["a paragraph that begins with a heading", "<p>## Judul<br>Teks</p>", "<h2>Judul</h2>\n<p>Teks</p>"],
  [
    "a paragraph of several headings",
    "<p>## Satu<br><br>Teks<br>lagi<br>### <em>Dua</em><br>Akhir</p>",
    "<h2>Satu</h2>\n<p>Teks<br />lagi</p>\n<h3><em>Dua</em></h3>\n<p>Akhir</p>",
  ],
])("%s becomes HTML", (_name, old, formatted) => {
  expect(formatArticle(old)).toBe(formatted);
});

test.each([
  ["a paragraph", "<p>bukan **judul** - *bukan* [a](/b)</p>"],
  ["a paragraph in which a heading is not the first", "<p>Teks<br />## bukan judul</p>"],
  ["a heading that a break cuts within an element", "<p>## <strong>Judul<br />Teks</strong></p>"],
  ["a list", "<ul><li>1. **a**</li></ul>"],
  ["preformatted text", "<pre><code># komentar\n\n- *a*\n</code></pre>"],
  ["code in a line", "<p>Pakai <code>**a**</code>.</p>"],
  ["a table", "<table><tbody><tr><td>*a*</td></tr></tbody></table>"],
  ["a section", '<section lang="en"><h2># A</h2>teks **bebas**</section>'],
  ["nothing", ""],
])("%s that is HTML already stays as it is", (_name, html) => {
  expect(formatArticle(html)).toBe(html);
});

test("a message of WhatsApp keeps its marks, its lines and its addresses", () => {
  const message =
    "[26/11 09.12] Bu Rina: *Promo _akhir_ tahun*\n~Rp 900.000~ jadi Rp 500.000\n- satu\n- dua\nLihat https://contoh.example/promo";
  const formatted =
    "<p>[26/11 09.12] Bu Rina: <strong>Promo <em>akhir</em> tahun</strong><br /><s>Rp 900.000</s> jadi Rp 500.000</p>\n" +
    '<ul>\n<li>satu</li>\n<li>dua</li>\n</ul>\n<p>Lihat <a href="https://contoh.example/promo">https://contoh.example/promo</a></p>';
  expect(formatArticle(message)).toBe(formatted);
  expect(formatArticle(formatted)).toBe(formatted);
});

test.each([
  ["*tebal* ~salah~", "<p><strong>tebal</strong> <s>salah</s></p>"],
  ["26/11/26 09.12 - Bu Rina: *tebal*", "<p>26/11/26 09.12 - Bu Rina: <strong>tebal</strong></p>"],
  ["kira-kira ~5 sampai ~6 *saja*", "<p>kira-kira ~5 sampai ~6 <em>saja</em></p>"],
])("%s is told from markdown", (text, formatted) => {
  expect(formatArticle(text)).toBe(formatted);
});

test("formatting mends what an older cleaner let through", () => {
  const stored = '<ul><li>Satu</li><ul><li>Anak</li></ul></ul><p><a href="#hilang">a</a></p>';
  expect(formatArticle(stored)).toBe("<ul><li>Satu<ul><li>Anak</li></ul></li></ul><p>a</p>");
});

test("code in bare text keeps its signs", () => {
  expect(formatArticle("Pakai *ini* dan <code>*itu* [a](/b)</code>.")).toBe(
    "<p>Pakai <em>ini</em> dan <code>*itu* [a](/b)</code>.</p>",
  );
});

test("a picture that may not be shown leaves its description", () => {
  expect(formatArticle("![Toko kami](http://gambar.example/a.png)")).toBe("<p>Toko kami</p>");
});

test.each([
  ["years that a browser would renumber", "2019. Mulai\n2023. Tumbuh"],
  ["a definition of markdown", "[catatan]: https://contoh.example/rahasia"],
  ["a row with more cells than its head", "| a | b |\n|---|---|\n| satu | dua | tiga |"],
  ["code that is not closed", "```\nlanjutan artikel"],
  ["a picture that may not be shown", "![Toko kami](gambar)"],
  ["a link to nothing", "[teks](javascript:alert(1)) dan [dua](lihat)"],
  ["text that looks like HTML", "&lt;b&gt;tebal&lt;/b&gt; &amp;amp; &amp;lt;"],
])("no word is lost: %s", (_name, old) => {
  expect(keepLetters(formatArticle(old))).toBe(keepLetters(cleanArticleHtml(old)));
});

/** Every letter and digit that a reader sees, without spaces and signs. */
function keepLetters(html: string): string {
  return extractText(html).replace(/[^\p{L}\p{N}]/gu, "");
}

test.each(["\\# #", "\\## Judul", "\\#\\# Judul", "\\# Judul<br>\\# Dua"])(
  "%j, escaped, is no heading in any run",
  (old) => {
    const formatted = formatArticle(old);
    expect(formatted).not.toContain("<h");
    expect(formatArticle(formatted)).toBe(formatted);
  },
);

const bodies = async () => (await db.select().from(blogPosts)).map(({ content }) => content);

test("a run and its undoing leave every post the pictures that it shows and its words, and keep each body before", async () => {
  const { call } = await signIn("editor");
  const picture = await createPicture();
  const markdown = `## Judul lama\n\nTentang **merpati** yang pulang ke rumah setiap sore.\n\n![](${goneAddress})`;
  for (const content of [`${showing(picture.address, "Toko")}\n\n${markdown}`, markdown]) {
    expect((await call("/api/blog", "POST", postValues({ content }))).status).toBe(201);
  }
  const before = [await bodies(), await db.select().from(mediaUses)] as const;
  const run = formatAnswer.parse(await (await call("/api/blog/update-formats", "POST")).json());
  expect(run.updated).toBe(2);
  const formatted = await bodies();
  expect(formatted.every((content) => content.includes("<strong>merpati</strong>"))).toBe(true);
  await expectUsesAsWritten();
  const undone = await call("/api/blog/update-formats/undo", "POST");
  expect(formatUndoAnswer.parse(await undone.json()).restored).toBe(2);
  await expectUsesAsWritten();
  expect([await bodies(), await db.select().from(mediaUses)]).toEqual(before);
  const kept = { kind: postRevisions.kind, content: postRevisions.content };
  expect(await db.select(kept).from(postRevisions).orderBy(postRevisions.id)).toEqual(
    [before[0], formatted].flat().map((content) => ({ kind: "reformat", content })),
  );
});

test("a body that would show a picture once it is cleaned is left alone, and holds up no other", async () => {
  const { call } = await signIn("editor");
  const raw = `<p>Isi</p><IMG SRC='${goneAddress}' ALT=''>`;
  await createPost({ content: raw });
  await createPost({ content: "## Judul lama\n\nTentang **merpati**." });
  const run = formatAnswer.parse(await (await call("/api/blog/update-formats", "POST")).json());
  expect(run).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await bodies())[0]).toBe(raw);
});
