import { expect, test } from "vitest";
import { toMarkdown } from "./markdown";

test.each([
  [
    "<h2>Judul</h2><p>Isi <strong>tebal</strong> dan <em>miring</em>.</p>",
    "## Judul\n\nIsi **tebal** dan *miring*.",
  ],
  ["<p>satu<br>dua</p>", "satu\\\ndua"],
  ["<ul><li>satu</li><li>dua<ul><li>tiga</li></ul></li></ul>", "- satu\n- dua\n\n  - tiga"],
  ['<ol start="3"><li>tiga</li><li>empat</li></ol>', "3. tiga\n4. empat"],
  ["<blockquote><p>satu</p><p>dua</p></blockquote>", "> satu\n>\n> dua"],
  ["<pre><code>a ` b\n  c</code></pre>", "```\na ` b\n  c\n```"],
  ["<p>pakai <code>a`b</code></p>", "pakai `` a`b ``"],
  ['<p><a href="/contact">kontak</a></p>', "[kontak](https://arunikaweb.example/contact)"],
  [
    '<figure><img src="/images/a.svg" alt="Gambar"><figcaption>Ket</figcaption></figure>',
    "![Gambar](https://arunikaweb.example/images/a.svg)\n\nKet",
  ],
  [
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>",
    "| A | B |\n| --- | --- |\n| 1\\|2 | 3 |",
  ],
  ["<table><tr><td>A<br>B</td></tr></table>", "| A<br>B |\n| --- |"],
  ["<dl><dt>Kata</dt><dd>Arti</dd></dl>", "**Kata**\n\nArti"],
  ["<p><strong> spasi </strong>luar</p>", " **spasi** luar".trim()],
  [
    "<p># bukan judul</p><p>1. bukan daftar</p><p>- bukan</p>",
    "\\# bukan judul\n\n1\\. bukan daftar\n\n\\- bukan",
  ],
  ["<p>* _ [x] &lt;b&gt; &amp;amp; ~</p>", "\\* \\_ \\[x\\] &lt;b\\> \\&amp; \\~"],
  ["", ""],
])("%s becomes Markdown", (html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});
