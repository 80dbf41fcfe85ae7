import { seedArticles } from "../command-line/seed/articles";
import type { Article, PostSummary } from "../contract/blog";
import { blogAddress } from "../contract/blog-address";
import { pages } from "../contract/pages";
import { searchAddress } from "../contract/search-address";
import type { SiteContent } from "../contract/site-content/schema";
import { defaultContent } from "../contract/site-content/site-content";
import type { RenderInput, renderedKinds } from "../site/render";

const shared = { url: "/media/sample-960.webp", width: 960, height: 540 };
const cover = { srcset: "/media/sample-480.webp 480w", avif: "/media/sample-480.avif 480w", alt: "Toko" };

/** All elements that an article may contain; see `worker/blog/posts/article-html.ts`. */
const everyTag = `
<section><h2>Judul</h2><h3>Judul</h3><h4>Judul</h4></section>
<p>Teks <strong>a</strong><em>b</em><b>c</b><i>d</i><u>e</u><s>f</s><sub>g</sub><sup>h</sup><mark>i</mark><br /><code>j</code>
<a href="/contact">k</a><a href="https://contoh.example" target="_blank" rel="noopener">l</a></p><hr />
<ul><li>a<ul><li>b</li></ul></li></ul><ol start="2"><li>a</li><li><p>b</p></li></ol>
<blockquote><p>a</p></blockquote><pre><code>a</code></pre>
<p><img src="/images/hero-blog.svg" alt="" width="9" height="9" loading="lazy" /></p>
<picture><source type="image/avif" srcset="/media/sample-480.avif 480w" /><img style="--widest:9px" src="/media/sample.jpg" alt="" /></picture>
<figure><picture><source type="image/avif" srcset="/media/sample-480.avif 480w" /><img src="/media/sample.jpg" alt="" /></picture>
<figcaption>a</figcaption></figure>
<table><caption>a</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody>
<tfoot><tr><td colspan="2">a</td></tr></tfoot></table><dl><dt>a</dt><dd>b</dd></dl>`;

const posts: PostSummary[] = seedArticles.map(({ content: _, ...article }, index) => ({
  ...article,
  id: index + 1,
  updatedAt: index % 2 ? article.publishedAt : null,
  ...(index % 2 && { cover: { ...cover, position: "20% 30%", shared } }),
}));
const [newest, second] = posts;
const related = posts.slice(0, 3);
const categories = [...new Set(posts.map(({ category }) => category))].map((category) => ({
  category,
  count: 2,
}));

const articles: Article[] = seedArticles.map(({ content }, index) => ({
  ...(posts[index] as PostSummary),
  content: content + everyTag,
  author: index % 2 ? { name: "Penulis" } : null,
  reviewer: index % 2 ? { name: "Pemeriksa" } : null,
  assisted: index % 3 === 0,
  sources: index % 2 ? [{ title: "Sumber", url: "https://contoh.example/" }] : [],
}));

const [first, next] = articles as [Article, Article];
/** Long enough to get a table of contents. */
const long = { ...first, content: first.content + next.content };

function articlePage(post: Article | null): RenderInput {
  const slug = post?.slug ?? "-";
  return { path: `/blog/${slug}`, data: { article: { slug, post, related: post ? related : [] } } };
}

function listPage(filter: { page: number; category: string | null }, shown: PostSummary[]): RenderInput {
  const blogList = { filter, posts: shown, total: shown.length * 9, categories };
  return { path: blogAddress(filter), data: { blogList } };
}

function searchPage(question: string, hits: PostSummary[]): RenderInput {
  const parts = [
    { text: "Kata ", hit: false },
    { text: "dicari", hit: true },
  ];
  const found = hits.map((post) => ({ ...post, titleParts: parts, passage: parts }));
  const search = { question, hits: found, latest: related, categories };
  return { path: searchAddress(question), data: { search } };
}

export const homeWithArticles: RenderInput = {
  path: pages.home.path,
  data: { latestArticles: related.slice(0, 2) },
};

export const refusedContact: RenderInput = {
  path: pages.contact.path,
  data: {
    refusedForm: {
      values: { name: "", message: "Halo" },
      fields: { name: "Nama harus diisi", message: "Pesan terlalu pendek" },
      message: "Periksa isian formulir",
    },
  },
};

/** Sample pages of each kind, enough to contain every part of it. */
export const samplePages: Record<(typeof renderedKinds)[number], RenderInput[]> = {
  article: [...articles, long, null].map(articlePage),
  blog: [
    listPage({ page: 1, category: null }, posts.slice(0, 9)),
    listPage({ page: 3, category: newest?.category ?? null }, posts.slice(9)),
    listPage({ page: 1, category: second?.category ?? null }, posts.slice(0, 1)),
    listPage({ page: 2, category: null }, []),
    {
      path: blogAddress({ page: 1, category: null }),
      data: { blogList: { filter: { page: 1, category: null }, posts: [], total: 0, categories: [] } },
    },
  ],
  search: [searchPage("website", posts), searchPage("tidak ada", []), searchPage("", [])],
  "not-found": [
    { path: pages.notFound.path, data: { latestArticles: related.slice(0, 2) } },
    { path: pages.notFound.path, data: { latestArticles: [] } },
  ],
};

const { portfolio, testimonials, team } = defaultContent;
/** A site with hidden samples, which shows ornaments in place of pictures. */
export const withoutSamples: SiteContent = {
  ...defaultContent,
  portfolio: { ...portfolio, hidden: true, items: [] },
  testimonials: { ...testimonials, hidden: true, items: [] },
  team: { ...team, hidden: true, items: [] },
};

/** HTML that the app adds to a built page before any interaction, if the page does not contain it. */
export function hydratedParts(path: string, refusedForm: string, home: string): string {
  // After a reload, the app shows again that an enquiry was not sent.
  if (path === pages.home.path) return refusedForm + home;
  if (path === pages.contact.path) return refusedForm;
  return path === pages.gtmDebug.path ? loggedEvent : "";
}

const loggedEvent = `<ol class="mt-5 grid gap-3"><li class="rounded-md border border-line bg-white p-4">
<pre class="mt-1 text-sm break-words whitespace-pre-wrap text-ink-soft"></pre></li></ol>`;
