import type { Preview } from "../blog/preview-links/preview-link.service";
import type { Article } from "../contract/blog";
import { type StaffPost, viewNames, viewOf } from "../contract/desk/staff-post";
import { headTags } from "../contract/head-tags";
import { nameDateTime } from "../contract/jakarta";
import type { PageMetadata } from "../contract/page-metadata";
import { pages } from "../contract/pages";
import { previewNotesPath, staffPaths } from "../contract/paths";
import type { SiteContent } from "../contract/site-content/schema";
import { escapeHtml } from "../escape-html";
import { branded, insert, serializeTags, withFooter } from "./document";
import { type RenderedPage, type RenderInput, renderPage } from "./render";

interface PreviewParts {
  shell: string;
  page: RenderedPage;
  /** HTML of what stands above the page: what this is, and who may see it. */
  banner: string;
  /** HTML of what follows the article. */
  after?: string;
}

const stylesheet = `<link rel="stylesheet" href="/preview.css" />`;
/** A browser whose scripting is on does not read it, whatever the page runs. */
const scriptless = /<noscript>([\s\S]*?)<\/noscript>\s*/;

/**
 * A page as the site shows it, for whoever may read what is not public: complete, never indexed, and without a script,
 * so that nothing of it is counted, fetched ahead or taken over by the app.
 */
export function previewDocument({ shell, page, banner, after = "" }: PreviewParts): string {
  const tags = headTags(unlisted(page.metadata), page.content).filter(({ tag }) => tag !== "script");
  // The shell has the styles of articles only, and what a preview adds is none of the site's pages.
  const [, allStyles = ""] = scriptless.exec(shell) ?? [];
  return insert(withoutScripts(withFooter(branded(shell, page.content), page)), {
    "page-head": `${serializeTags(tags)}\n    ${allStyles}\n    ${stylesheet}`,
    "page-body": insertAfterArticle(page.html, after),
    "page-data": "",
  }).replace("</body>", () => `  ${banner}\n  </body>`);
}

/**
 * The public page at `path` as staff see it: all of it, under a banner that hides when the app, which knows nothing of
 * it, leads to another page.
 */
export function withStaffBanner(html: string, banner: string, path: string): string {
  const elsewhere = `html:not(:has(link[rel="canonical"][href$="${path}"])) .preview-banner { display: none }`;
  return html
    .replace("</head>", () => `  ${stylesheet}\n    <style>${elsewhere}</style>\n  </head>`)
    .replace("</body>", () => `  ${banner}\n  </body>`);
}

/** What tells search engines and social networks of a page has nothing to say of a preview. */
function unlisted({ page, title, description }: PageMetadata): PageMetadata {
  return {
    page,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    canonicalPath: null,
    indexed: false,
  };
}

function withoutScripts(shell: string): string {
  return shell
    .replace(scriptless, "")
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>\s*/g, "")
    .replaceAll(/<link\b[^>]*\brel="(modulepreload|prefetch)"[^>]*>\s*/g, "");
}

/** No article holds one of these tags, so that the first is the page's own. */
function insertAfterArticle(html: string, after: string): string {
  if (after === "") return html;
  const [end = "</main>"] = /<\/article>/.exec(html) ?? [];
  return html.replace(end, () => (end === "</main>" ? after + end : end + after));
}

/** What became of the note that somebody has sent with the page's form. */
export interface SentNote {
  values: Record<string, string>;
  /** Field name → what is wrong with it. */
  fields: Record<string, string>;
  /** What is wrong besides; "" where nothing is. */
  message: string;
}

interface PreviewPage {
  shell: string;
  token: string;
  preview: Preview;
  content: SiteContent;
  /** A note that was refused, or "thanks" for one that was taken. */
  sent?: SentNote | "thanks" | undefined;
}

/** The page of a preview link: the article as the site shows it, until when, and a form to say something of it. */
export async function previewPage({ shell, token, preview, content, sent }: PreviewPage): Promise<string> {
  const { post, expiresAt } = preview;
  const data = { article: { slug: post.slug, post, related: [], isUnlisted: true } };
  const page = await renderPage({ path: `${pages.blog.path}/${post.slug}`, data, content });
  const text = `<p><strong>Pratinjau.</strong> Berlaku sampai ${nameDateTime(expiresAt)} WIB.</p>`;
  const banner = bannerOf(`${text}<a href="#catatan">Beri Catatan</a>`);
  return previewDocument({ shell, page, banner, after: noteForm(token, sent) });
}

/** The 404 page where a link leads nowhere, whatever it was once; with the `note` that was sent to it, to be copied. */
export async function endedPreviewPage(
  shell: string,
  { data, content }: Required<Pick<RenderInput, "data" | "content">>,
  note = "",
): Promise<string> {
  const page = await renderPage({ path: pages.notFound.path, data, content });
  const text = "Tautan pratinjau ini tidak berlaku lagi. Mintalah tautan baru kepada pengirimnya.";
  if (note.trim() === "") return previewDocument({ shell, page, banner: bannerOf(`<p>${text}</p>`) });
  const banner = bannerOf(`<p>${text}</p><a href="#catatan">Catatan Anda</a>`);
  return previewDocument({ shell, page, banner, after: unsentNote(note) });
}

function unsentNote(note: string): string {
  return `<section class="preview-note" id="catatan" aria-labelledby="catatan-judul">
  <h2 id="catatan-judul">Catatan Anda Belum Terkirim</h2>
  <p id="catatan-sebab" role="alert">Tautan ini berakhir sebelum catatan Anda sampai. Salin teksnya dari sini, lalu kirimkan lewat tautan baru.</p>
  <div class="typed">
    <label for="body">Catatan</label>
    <textarea id="body" rows="6" readonly autofocus aria-describedby="catatan-sebab">
${escapeHtml(note)}</textarea>
  </div>
</section>`;
}

const bannerOf = (html: string) =>
  `<aside class="preview-banner" aria-label="Pratinjau"><div>${html}</div></aside>`;

function noteForm(token: string, sent: PreviewPage["sent"]): string {
  const refused = sent === "thanks" ? undefined : sent;
  const [first] = ["name", "body"].filter((name) => refused?.fields[name]);
  const aria = (name: string) => {
    if (!refused?.fields[name]) return "";
    return ` aria-invalid="true" aria-describedby="${name}-fault"${name === first ? " autofocus" : ""}`;
  };
  const fault = (name: string) => {
    const text = refused?.fields[name];
    return text ? `<p class="fault" id="${name}-fault">${escapeHtml(text)}</p>` : "";
  };
  const value = (name: string) => escapeHtml(refused?.values[name] ?? "");
  return `<section class="preview-note" id="catatan" aria-labelledby="catatan-judul">
  <h2 id="catatan-judul">Beri Catatan</h2>
  <p>Catatan Anda hanya dibaca tim kami.</p>
  ${noticeOf(sent)}
  <form method="post" action="${previewNotesPath(escapeHtml(token))}">
    <div>
      <label for="name">Nama</label>
      <input id="name" name="name" value="${value("name")}" autocomplete="name" required${aria("name")}>
      ${fault("name")}
    </div>
    <div>
      <label for="body">Catatan</label>
      <textarea id="body" name="body" rows="6" required${aria("body")}>
${value("body")}</textarea>
      ${fault("body")}
    </div>
    <button type="submit">Kirim</button>
  </form>
</section>`;
}

function noticeOf(sent: PreviewPage["sent"]): string {
  if (sent === undefined) return "";
  if (sent === "thanks")
    return `<p class="notice" role="status">Terima kasih, catatan Anda sudah kami terima.</p>`;
  return sent.message && `<p class="notice failed" role="alert">${escapeHtml(sent.message)}</p>`;
}

/** An article that no visitor may read, at its own address, as staff read it: the page of the site under a banner. */
export async function hiddenArticlePage(
  shell: string,
  article: StaffPost & Article,
  { content, now }: { content: SiteContent; now: Date },
): Promise<string> {
  const { slug } = article;
  const page = await renderPage({
    path: `${pages.blog.path}/${encodeURIComponent(slug)}`,
    data: { article: { slug, post: article, related: [], isUnlisted: true } },
    content,
  });
  return previewDocument({ shell, page, banner: articleBanner(article, now) });
}

/** In which state an article is, and the way to its form. */
export function articleBanner(post: StaffPost, now: Date): string {
  const form = staffPaths.editedPost.replace(":id", String(post.id));
  // Over a page that visitors see as well, and not above it: it must stand where it stands for them.
  const look = viewOf(post, now.getTime()) === "published" ? "preview-banner floating" : "preview-banner";
  return `<aside class="${look}" aria-label="Status artikel"><div>
    <p><strong>${stateText(post, now)}</strong></p><a href="${form}">Sunting</a></div></aside>`;
}

function stateText(post: StaffPost, now: Date): string {
  const view = viewOf(post, now.getTime());
  if (view !== "scheduled" || post.publishedAt === null) return viewNames[view];
  return `${viewNames.scheduled} ${nameDateTime(new Date(post.publishedAt)).replace(" pukul", ",")} WIB`;
}
