// @vitest-environment jsdom
import type { Node } from "@tiptap/pm/model";
import { describe, expect, it } from "vitest";
import {
  findRefusal,
  readDocument,
  writeHtml,
} from "../web/staff/features/writing/document/article-document";
import { documentSchema } from "../web/staff/features/writing/document/extensions";
import { cleanArticleHtml } from "../worker/blog/posts/article-html";

/** For each tag the node or mark that holds it, and HTML with it as the cleaner leaves it. */
const tags: Record<string, readonly [name: string, html: string]> = {
  section: ["container", '<section lang="en">\n<h2>a</h2>\nteks\n<p>b</p> c</section>'],
  h2: ["heading", '<h2 lang="en"> a <em>b</em></h2>'],
  h3: ["heading", "<h3>a</h3>"],
  h4: ["heading", "<h4>a</h4>"],
  p: ["paragraph", "<p>a</p>\n\n<p> b\n  c</p><p></p>"],
  br: ["hardBreak", '<p>a<br />\n b <br /> <br />c<b> <br lang="en" /></b></p>'],
  hr: ["horizontalRule", '<hr /><p>a</p>\n<hr lang="en" />'],
  strong: ["bold", "<p><strong>a <em>b</em></strong><em>c</em></p>"],
  em: ["italic", '<em lang="en">a</em><em>b</em><em>c</em>'],
  b: ["bold", "<p><b>a</b><b>b</b><strong>c</strong><b></b></p>"],
  i: ["italic", "<p><i>a\n</i> b</p>"],
  u: ["underline", "<u>a</u>"],
  s: ["strike", "<p><s>a<br />b</s></p>"],
  sub: ["subscript", "<p>H<sub>2</sub>O</p>"],
  sup: ["superscript", "<p>m<sup>2</sup></p>"],
  mark: ["highlight", "<p><mark>a</mark></p>"],
  a: [
    "link",
    '<p><a target="_blank" title="a" href="https://a.id" rel="noopener noreferrer"><img alt="" src="/a.png" loading="lazy" /></a></p>',
  ],
  ul: ["bulletList", '<ul lang="en">\n  <li>a</li><li><p>b</p></li>\n</ul>'],
  ol: ["orderedList", '<ol start="3" reversed lang="en"><li>a</li></ol>'],
  li: ["listItem", "<ul><li>a<ul>\n<li>b</li>\n</ul>\nc</li><li> <b>d</b> </li></ul>"],
  blockquote: ["blockquote", "<blockquote>a</blockquote><blockquote>\n<p>b</p>\n<p>c</p></blockquote>"],
  pre: ["codeBlock", "<pre>\n\n a\n  b</pre>"],
  code: ["code", "<p>a <code>b  c</code></p>"],
  figure: [
    "picture",
    '<figure lang="en">\n<img alt="a" src="/a.png" loading="lazy" />\n<figcaption>k</figcaption></figure>',
  ],
  figcaption: [
    "container",
    '<figure><img alt="" src="/a.png" loading="lazy" lang="en" /><figcaption lang="id"> <b>a</b></figcaption></figure>',
  ],
  img: [
    "image",
    '<p><img alt="a &lt;b&gt;" width="480" src="https://a.id/b.jpg?c&amp;d" height="320" loading="lazy" lang="en" /></p>',
  ],
  table: ["table", '<table lang="en">\n<tr><td>a</td></tr>\n</table>'],
  caption: [
    "captionedTable",
    "<table>\n<caption> a <b>b</b></caption>\n<tbody><tr><td>c</td></tr></tbody></table>",
  ],
  thead: ["tableRow", "<table><thead>\n<tr><th>a</th></tr>\n</thead>\n<tr><td>b</td></tr></table>"],
  tbody: [
    "tableRow",
    "<table><tbody><tr><td>a</td></tr></tbody> <tbody>\n<tr><td>b</td></tr></tbody></table>",
  ],
  tfoot: ["tableRow", "<table><tbody><tr><td>a</td></tr></tbody><tfoot><tr></tr></tfoot></table>"],
  tr: ["tableRow", '<table><tr lang="en"> <td>a</td>\n</tr><tr></tr></table>'],
  th: ["tableHeader", '<table><tr><th scope="col" colspan="2">a</th><th rowspan="2"></th></tr></table>'],
  td: ["tableCell", '<table><tr><td colspan="2">a</td><td rowspan="1"><p>a</p>b</td></tr></table>'],
  dl: ["container", '<dl lang="en">\n<dt>a</dt>\n<dd>b</dd>\n</dl>'],
  dt: ["container", "<dl><dt><b>a</b> </dt><dt></dt></dl>"],
  dd: ["container", "<dl><dd><p>a</p>b</dd><dd></dd></dl>"],
};

/** Every element of HTML that a browser or the cleaner might know. */
const elements =
  "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr";

function open(html: string): Node {
  const refusal = findRefusal(html);
  if (refusal) throw new Error(refusal);
  return readDocument(documentSchema, html);
}

describe("the visual editor", () => {
  it("knows every tag that the cleaner lets in", () => {
    const known = elements.split(" ").filter((tag) => {
      const [, cleaned] = /^<([a-z\d]+)/.exec(cleanArticleHtml(`<${tag} src="/a.png">a</${tag}>`)) ?? [];
      return cleaned === tag;
    });
    expect(Object.keys(tags).sort()).toEqual(known.sort());
  });

  it.each(Object.entries(tags))("keeps <%s> to the byte", (_tag, [name, html]) => {
    expect(cleanArticleHtml(html)).toBe(html);
    const document = open(html);
    document.check();
    expect(writeHtml(document)).toBe(html);
    const names = new Set<string>();
    document.descendants(({ type, marks }) => {
      for (const one of [type, ...marks.map((mark) => mark.type)]) names.add(one.name);
    });
    expect([...names]).toContain(name);
  });

  it("opens an empty article as a new one", () => {
    const document = open("");
    expect(document.toJSON()).toEqual(
      documentSchema.node("doc", null, [documentSchema.node("paragraph")]).toJSON(),
    );
    expect(writeHtml(document)).toBe("");
  });
});

describe("an article that the editor would change", () => {
  it.each([
    ["<p>a</p><ul></ul>", "ul"],
    ["<table></table>", "table"],
    ["<ul>a<li>b</li></ul>", "ul"],
    ["<p>m<sup>2<sup>3</sup></sup></p>", "sup"],
    ["<pre>a <em>b</em></pre>", "pre"],
    ["<p>a</p><td>b</td>", "td"],
    ['<table><tbody><tr><td>a</td><td>b</td></tr><tr><td colspan="100%">c</td></tr></tbody></table>', "td"],
    ["<p>a\0b</p>", "p"],
  ])("is refused by name: %s", (html, element) => {
    expect(cleanArticleHtml(html)).toBe(html);
    expect(findRefusal(html)).toMatch(new RegExp(`elemen <${element}> .* Bagiannya: </?${element}`, "s"));
  });
});
