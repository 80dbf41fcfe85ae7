import fc from "fast-check";
import { expect, test } from "vitest";
import { selectElements } from "../../../tests/support/html";
import { cleanArticleHtml } from "./article-html";

const attributes = [
  'href="https://a.example/?a=1&b=2"',
  'href="javascript:alert(1)"',
  'href="&#106;avascript:alert(1)"',
  'src="data:image/png;base64,AA"',
  'src="/x.svg"',
  'target="_blank"',
  'target="x"',
  'rel="opener"',
  'onclick="alert(1)"',
  'style="color:red"',
  "alt='<script>\"'",
  'title="&lt;b&gt;&quot;"',
  'colspan="2"',
  "lang=id",
];
const tags =
  "p div h1 h2 section a ul ol li table thead tbody tr td th dl dt dd blockquote pre code figure img br hr b " +
  "script style textarea title iframe noscript template select option svg math button form body head xmp plaintext";
const tag = fc.constantFrom(...tags.split(" "));
const snippet = fc.oneof(
  fc
    .tuple(tag, fc.array(fc.constantFrom(...attributes), { maxLength: 3 }))
    .map(([name, given]) => `<${[name, ...given].join(" ")}>`),
  tag.map((name) => `</${name}>`),
  tag.map((name) => `<${name}/>`),
  fc.constantFrom(
    "teks",
    "&lt;",
    "&amp;lt;",
    "<",
    "</",
    ">",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<?",
    "&",
    '"',
    "'",
    "\0",
  ),
  fc.string({ unit: "binary", maxLength: 5 }),
);
const anyHtml = fc.array(snippet, { maxLength: 15 }).map((snippets) => snippets.join(""));

test("whatever was cleaned is unchanged by a second cleaning", () => {
  expect(cleanArticleHtml("<td><head><tr>")).toBe(cleanArticleHtml(cleanArticleHtml("<td><head><tr>")));
  fc.assert(
    fc.property(anyHtml, (html) => {
      const cleaned = cleanArticleHtml(html);
      expect(cleanArticleHtml(cleaned)).toBe(cleaned);
    }),
    { numRuns: 700 },
  );
});

test("whatever was cleaned holds nothing that another parser takes for a script", async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      for (const { attributes: found } of await selectElements(cleanArticleHtml(html), "*")) {
        for (const [name, value] of Object.entries(found)) {
          expect(name).not.toMatch(/^(on|style|class|id|srcset)/);
          expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i);
        }
      }
      const dangerous = "script, style, iframe, svg, math, form, template, object, embed, base, meta, link";
      expect(await selectElements(cleanArticleHtml(html), dangerous)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
