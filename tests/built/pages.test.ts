import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { refusedContact, samplePages } from "../../worker/build/sample-pages";
import { seedArticles } from "../../worker/command-line/seed/articles";
import { pageLoader } from "../../worker/contract/inline-scripts";
import { fillShell } from "../../worker/site/document";
import { type RenderedKind, type RenderInput, renderPage } from "../../worker/site/render";

const client = "dist/client";
const read = (path: string) => readFileSync(`${client}/${path}`, "utf8");
const packed = (text: string) => gzipSync(text, { level: 9 }).length;

const files = readdirSync(client).filter((name) => name.endsWith(".html") && name !== "_staff.html");
const made = files.filter((name) => !name.startsWith("_"));

const contents = seedArticles.map(({ content }) => content);
const posts = seedArticles.map(({ content: _, ...post }, index) => ({
  ...{ ...post, id: index + 1, updatedAt: null },
  ...{ author: { name: "Staf" }, reviewer: null, assisted: false, sources: [] },
}));

/** A page as the Worker makes it: its name, and its HTML. */
async function rendered(kind: RenderedKind, input: RenderInput): Promise<[name: string, html: string]> {
  return [`${kind} ${input.path}`, fillShell(read(`_shell-${kind}.html`), await renderPage(input))];
}

async function article(index: number, content = contents[index] ?? "") {
  const { slug = "", ...post } = posts[index] ?? {};
  const data = { article: { slug, post: { ...post, slug, content }, related: posts.slice(-3) } };
  return rendered("article", { path: `/blog/${slug}`, data } as RenderInput);
}

const home = read("index.html");
const kinds = ["blog", "search", "not-found"] as const;
const [fullList = ["", ""], ...others] = await Promise.all([
  ...kinds.flatMap((kind) => samplePages[kind].map((input) => rendered(kind, input))),
  rendered("contact", refusedContact),
]);
const articles = await Promise.all(contents.map((_, index) => article(index)));
const [, longArticle] = await article(0, contents.slice(0, 3).join(""));

test.each(files)("%s inlines its critical styles and waits for no stylesheet", (name) => {
  const html = read(name);
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head.match(/<style>/g)).toHaveLength(1);
  expect(head).toContain("@font-face");
  // Whoever presses Tab before the stylesheet has come.
  expect(head).toContain("}:focus-visible{");
  expect(head).not.toContain('rel="stylesheet"');
  expect(head).not.toContain("var(--color-");
  const scriptless = html.match(
    /<noscript><link [^>]*as="font"[^>]*><link rel="stylesheet"[^>]*><\/noscript>/g,
  );
  expect(scriptless).toHaveLength(1);
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test("the article shell inlines every rule for article text", () => {
  const shell = read("_shell-article.html");
  const [, address = ""] = /data-styles="([^"]+)"/.exec(shell) ?? [];
  // Divided where no bracket is open.
  const selectors = [...read(address).matchAll(/[^{};]+(?=\{)/g)].flatMap(([rule]) =>
    rule.split(/,(?![^(]*\))/),
  );
  const ofArticles = selectors.filter((selector) => selector.startsWith(".article-"));
  expect(ofArticles.length).toBeGreaterThan(25);
  expect(ofArticles.filter((selector) => !shell.includes(selector))).toEqual([]);
});

/** Bytes that a server sends before it waits for the browser's answer, less what the headers take. */
const firstWindow = 14_600 - 1_000;

/** What they show first comes with the first window, what follows may take one more. */
const longPages = ["index.html", "pricing.html"];

/** The HTML up to where one mark after the other has been found. */
function until(html: string, ...marks: string[]): string {
  const found = (from: number, mark: string) => {
    const at = html.indexOf(mark, from);
    expect(at, mark).toBeGreaterThan(0);
    return at + mark.length;
  };
  return html.slice(0, marks.reduce(found, 0));
}

test.each([
  ...made.filter((name) => !longPages.includes(name)).map((name) => [name, read(name)] as const),
  ["pricing.html, its packages", until(read("pricing.html"), 'id="comparison-title"')],
  ["index.html, its first screen", home.slice(0, home.indexOf("<section", home.indexOf("<main") + 900))],
  ...[fullList, ...others],
  ...articles.map(([name, html]) => [`${name}, its text`, until(html, "</article>")] as const),
  [
    "a long article, its first paragraphs",
    until(longArticle, 'class="article-body', ...Array(4).fill("</p>")),
  ],
] as const)("the first window of a connection holds %s", (_, html) => {
  expect(packed(html)).toBeLessThanOrEqual(firstWindow);
});

test.each([...made.map((name) => [name, read(name)] as const), ...[fullList, ...others, ...articles]])(
  "%s is at most 20 KB without its styles, preloads the font once, and names one script",
  (_, html) => {
    const bare = html.replace(/<style>.*?<\/style>/, "");
    expect(packed(bare)).toBeLessThanOrEqual(20_000);
    const preloads = html.match(/<link[^>]*rel="(?:modulepreload|preload)"[^>]*>/g) ?? [];
    const [font = "?", ...more] = preloads.filter((link) => !link.includes('as="image"'));
    expect(font).toMatch(/as="font"[^>]*crossorigin/);
    expect(more).toEqual([]);
    const scripts = [...html.matchAll(/<script(?![^>]*application\/)([^>]*)>(.*?)<\/script>/gs)];
    expect(scripts.map(([, attributes, text]) => [attributes, text])).toEqual([
      [
        expect.stringMatching(
          /^ data-entry="\/assets\/entry-[\w-]+\.js" data-styles="[^"]+" data-font="[^"]+\.woff2"$/,
        ),
        pageLoader,
      ],
    ]);
    const inOrder = ["<style>", "<title>", "<script data-entry", "</head>", "<noscript>", font];
    const places = inOrder.map((text) => html.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  },
);
