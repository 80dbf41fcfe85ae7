import { expect, test } from "vitest";
import { cleanArticle, cleanArticleHtml } from "./article-html";

const wordRevision =
  '<p class=MsoNormal>Harga mulai <span class=msoDel><del cite="mailto:X" datetime="2026-11-20T10:00">Rp 9.500.000</del></span>' +
  '<span class=msoIns><ins\ncite="mailto:X" datetime="2026-11-20T10:00">Rp 5.000.000</ins></span> per proyek.</p>';
const wordComment =
  "<p class=MsoNormal>Klien kami <a style='mso-comment-reference:X_1;mso-comment-date:20261120T1000'>naik omzetnya</a><span\n" +
  'class=MsoCommentReference><a class=msocomanchor href="#_msocom_1" name="_msoanchor_1">[X1]</a></span> tahun ini.</p>' +
  "<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div class=msocomtxt>" +
  "<p class=MsoCommentText>Jangan disebut dulu, klien belum setuju.</p></div></div></div>";
const docsStyles =
  '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700;font-style:italic">a</span><span ' +
  'style="text-decoration:line-through"> Rp 900.000</span><span style="text-decoration:underline"> b</span><span ' +
  'style="vertical-align:super"> 2</span><span style="vertical-align:sub"> 3</span></p></b>';
const webItem = (level: number, words: string, name = "ul") =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${name} role="list"><li data-listid="1" aria-level="${level}" role="listitem" ` +
  `class="OutlineElement Ltr"><p class="Paragraph SCXW1"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></${name}></div>\n`;

test.each([
  ["a tracked change of Word", wordRevision, "<p>Harga mulai Rp 5.000.000 per proyek.</p>"],
  [
    "a tracked change of Word for the web",
    '<p>Mulai <span class="TrackChangeTextDeletion TrackedChange"><del>Rp 9</del></span><span class="TrackChangeTextInsertion"><ins>Rp 5</ins></span>.</p>',
    "<p>Mulai Rp 5.</p>",
  ],
  ["a paragraph that a revision deletes", "<p>a</p><p><span class=msoDel>b</span></p>", "<p>a</p>"],
  ["comments of Word", wordComment, "<p>Klien kami naik omzetnya tahun ini.</p>"],
  [
    "comments in an export of Google Docs",
    '<p>Isi<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>.</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Rahasia</span></p></div>',
    "<p>Isi.</p>",
  ],
  ["hidden words of Word", "<p>a<span style='display:none;mso-hide:all'>rahasia</span></p>", "<p>a</p>"],
  ["a hidden element", "<p>a</p><p hidden>rahasia</p>", "<p>a</p>"],
  [
    "invisible words",
    '<p>a<span style="color:red; visibility: hidden !important">rahasia</span></p>',
    "<p>a</p>",
  ],
  [
    "words that a class hides",
    "<style>.x{display:none}</style><p>a<span class=x>rahasia</span></p>",
    "<p>a</p>",
  ],
  ["a document's title", "<head><title>Dokumen1</title></head><p>a</p>", "<p>a</p>"],
])("what a document does not count as its words is left out: %s", (_name, html, cleaned) => {
  expect(cleanArticleHtml(html)).toBe(cleaned);
});

test.each([
  [
    "Google Docs",
    docsStyles,
    "<p><strong><em>a</em></strong><s> Rp 900.000</s><u> b</u><sup> 2</sup><sub> 3</sub></p>",
  ],
  [
    "a link of Google Docs",
    '<p><a href="https://a.example" style="text-decoration:none"><span style="text-decoration:underline">a</span></a></p>',
    '<p><a href="https://a.example">a</a></p>',
  ],
  ["struck text", "<p><del>a</del> <strike>b</strike> <s>c</s></p>", "<p><s>a</s> <s>b</s> <s>c</s></p>"],
  ["WordPress", '<p><del datetime="2026-11-20">a</del> <ins>b</ins></p>', "<p><s>a</s> <u>b</u></p>"],
  [
    "a cell of Sheets",
    '<table><tr><td style="font-weight:bold;text-decoration:line-through">Rp 9</td></tr></table>',
    "<table><tr><td><strong><s>Rp 9</s></strong></td></tr></table>",
  ],
  [
    "a cell of Excel",
    "<style><!-- .xl65 {color:red;font-weight:700;} --></style><table><tr><td class=xl65>a</td></tr></table>",
    "<table><tr><td><strong>a</strong></td></tr></table>",
  ],
  ["a mark that stands already", '<p><b><span style="font-weight:700">a</span></b></p>', "<p><b>a</b></p>"],
  ["the smallest headings", "<h5>a</h5><h6>b</h6>", "<h4>a</h4><h4>b</h4>"],
  ["a quotation in a line", "<p><q>a <q>b</q></q></p>", "<p>“a ‘b’”</p>"],
])("formatting that has another name is kept: %s", (_name, html, cleaned) => {
  expect(cleanArticleHtml(html)).toBe(cleaned);
});

test.each([
  [
    "typographic quotation marks around an address are mended",
    "<p><a href=“https://contoh.example/panduan”>a</a></p>",
    '<p><a href="https://contoh.example/panduan">a</a></p>',
    [{ kind: "changed", what: "alamat tautan", count: 1 }],
  ],
  [
    "a quotation mark at one end alone",
    "<p><a href=“https://contoh.example/panduan>a</a></p>",
    "<p>a</p>",
    [{ kind: "removed", what: "tautan", count: 1 }],
  ],
  [
    "a link that may not be",
    '<p><a href="javascript:x">a</a></p>',
    "<p><a>a</a></p>",
    [{ kind: "removed", what: "tautan", count: 1 }],
  ],
  [
    "a video",
    '<p>a</p><iframe src="https://www.youtube.com/embed/1"></iframe>',
    "<p>a</p>",
    [{ kind: "removed", what: "video tertanam", count: 1 }],
  ],
  [
    "a picture that may not be shown",
    '<p>a<img src="data:x"></p>',
    "<p>a</p>",
    [{ kind: "removed", what: "gambar", count: 1 }],
  ],
  ["comments of Word", wordComment, null, [{ kind: "removed", what: "komentar Word", count: 1 }]],
  ["a revision", wordRevision, null, [{ kind: "removed", what: "revisi terhapus", count: 1 }]],
  [
    "hidden words",
    "<p>a<i hidden>b</i><i hidden>c</i></p>",
    null,
    [{ kind: "removed", what: "teks tersembunyi", count: 2 }],
  ],
  [
    "marks that could be suggestions",
    docsStyles,
    null,
    [
      { kind: "changed", what: "coretan Google Docs", count: 1 },
      { kind: "changed", what: "garis bawah Google Docs", count: 1 },
    ],
  ],
  ["nothing", '<div class="x"><h1>a</h1><p style="color:red">b <a name="c"></a></p></div>', null, []],
])("what cleaning leaves out or changes is named: %s", (_name, html, cleaned, parts) => {
  const answer = cleanArticle(html);
  if (cleaned !== null) expect(answer.html).toBe(cleaned);
  expect(answer.cleaned).toEqual(parts);
  expect(cleanArticle(answer.html)).toMatchObject({ html: answer.html, cleaned: [] });
});

test.each([
  [
    "nested lists of Google Docs",
    "<ul><li><p>Satu</p></li><ul><li><p>Anak</p></li></ul><li><p>Dua</p></li></ul>",
    "<ul><li><p>Satu</p><ul><li><p>Anak</p></li></ul></li><li><p>Dua</p></li></ul>",
  ],
  [
    "a list that begins with its inner one",
    "<ul><ul><li>a</li></ul><li>b</li></ul>",
    "<ul><li>a</li><li>b</li></ul>",
  ],
  [
    "items of Word for the web",
    `<p>Awal</p>${webItem(1, "Satu")}${webItem(2, "Anak")}${webItem(3, "Cucu", "ol")}${webItem(1, "Dua")}<p>Akhir</p>`,
    "<p>Awal</p><ul><li><p>Satu</p><ul><li><p>Anak</p><ol><li><p>Cucu</p></li></ol></li></ul></li><li><p>Dua</p></li></ul>\n\n\n\n<p>Akhir</p>",
  ],
  [
    "items that say their level alone",
    '<ul><li data-aria-level="1">Satu</li></ul> <ul><li data-aria-level="2">Anak</li></ul>',
    "<ul><li>Satu<ul><li>Anak</li></ul></li></ul>",
  ],
  [
    "lists of Word for the web with words between them",
    `${webItem(1, "Satu")}<p>Kata</p>${webItem(1, "Dua")}`,
    "<ul><li><p>Satu</p></li></ul>\n<p>Kata</p><ul><li><p>Dua</p></li></ul>",
  ],
  [
    "empty paragraphs of Word",
    "<p class=MsoNormal>a</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>b</p>",
    "<p>a</p><p>b</p>",
  ],
])("structure is stored as it looks: %s", (_name, html, cleaned) => {
  expect(cleanArticleHtml(html)).toBe(cleaned);
});

test.each([
  [
    "the id of a heading",
    '<p><a href="#cara">a</a></p><h2 id="cara">Cara memesan</h2>',
    "#bagian-cara-memesan",
  ],
  [
    "a bookmark of Word",
    '<p><a href="#_Toc1">a</a></p><h1><a name="_Toc1">Biaya &amp; waktu</a></h1>',
    "#bagian-biaya-waktu",
  ],
  ["an anchor before a heading", '<a href="#x y">a</a><a name="x y"></a>\n<h3>Tips</h3>', "#bagian-tips"],
  [
    "the second heading of that name",
    '<a href="#b">a</a><h2>Tips</h2><h2 id="b">Tips</h2>',
    "#bagian-tips-2",
  ],
  ["the id that readers get", '<a href="#bagian-tips">a</a><h2>Tips</h2>', "#bagian-tips"],
])("a link within the page leads to its section: %s", (_name, html, address) => {
  const cleaned = cleanArticleHtml(html);
  expect(cleaned).toContain(`<a href="${address}">a</a>`);
  expect(cleanArticle(cleaned)).toMatchObject({ html: cleaned, cleaned: [] });
});

test.each(["#", "#hilang", "#catatan", "#kata", "#%"])(
  "a link to %s, which leads nowhere, is none",
  (href) => {
    expect(cleanArticle(`<p id="kata">a</p><h2>b</h2><p><a href="${href}">c</a></p>`)).toMatchObject({
      html: "<p>a</p><h2>b</h2><p>c</p>",
      cleaned: [{ kind: "changed", what: "tautan dalam halaman", count: 1 }],
    });
  },
);

test("two hundred and fifty-six open elements are read, and one more is refused", () => {
  const open = (name: string, count: number) => `${`<${name}>`.repeat(count)}a`;
  for (const name of ["div", "font", "constructor"]) {
    expect(cleanArticleHtml(open(name, 256))).toBe("a");
    expect(() => cleanArticleHtml(open(name, 257))).toThrow("tidak ditutup");
  }
});
