import type { Preview } from "../blog/preview-links/preview-link.service";
import type { Article } from "../contract/blog";
import { extendPost, type StaffPost, viewNames } from "../contract/desk/staff-post";
import { headTags } from "../contract/head-tags";
import { nameDateTime } from "../contract/jakarta";
import type { PageMetadata } from "../contract/page-metadata";
import { pages } from "../contract/pages";
import { previewNotesPath, staffPaths } from "../contract/paths";
import { escapeHtml } from "../contract/plain-text";
import type { SiteContent } from "../contract/site-content/schema";
import { applyBrand, insert, serializeTags, withFooter } from "./document";
import { type RenderedPage, type RenderInput, renderPage } from "./render";

interface PreviewParts {
  shell: string;
  page: RenderedPage;
  /** HTML above the page: what the preview is and who may see it. */
  banner: string;
  /** HTML after the article. */
  after?: string;
}

const stylesheet = `<link rel="stylesheet" href="/preview.css" />`;
/** A browser with scripting enabled ignores `noscript`, even if the page has no scripts. */
const scriptless = /<noscript>([\s\S]*?)<\/noscript>\s*/;

/**
 * A preview page for authorized readers: complete, not indexed and without scripts, so that it is not counted,
 * prefetched or hydrated.
 */
export function previewDocument({ shell, page, banner, after = "" }: PreviewParts): string {
  const tags = headTags(unlisted(page.metadata), page.content).filter(({ tag }) => tag !== "script");
  // Loads all styles, because the shell inlines only those of articles.
  const [, allStyles = ""] = scriptless.exec(shell) ?? [];
  return insert(withoutScripts(withFooter(applyBrand(shell, page.content), page)), {
    "page-head": `${serializeTags(tags)}\n    ${allStyles}\n    ${stylesheet}`,
    "page-body": insertAfterArticle(page.html, after),
    "page-data": "",
  }).replace("</body>", () => `  ${banner}\n  </body>`);
}

/**
 * A public page with a staff banner. The banner hides when the app, which does not know it, navigates to another page.
 */
export function withStaffBanner(html: string, banner: string, path: string): string {
  const elsewhere = `html:not(:has(link[rel="canonical"][href$="${path}"])) .preview-banner { display: none }`;
  return html
    .replace("</head>", () => `  ${stylesheet}\n    <style>${elsewhere}</style>\n  </head>`)
    .replace("</body>", () => `  ${banner}\n  </body>`);
}

/** Metadata without what search engines and social networks use. */
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

/** Article HTML cannot contain these tags, so the first one is the page's own. */
function insertAfterArticle(html: string, after: string): string {
  if (after === "") return html;
  const [end = "</main>"] = /<\/article>/.exec(html) ?? [];
  return html.replace(end, () => (end === "</main>" ? after + end : end + after));
}

/** The result of a note that was sent with the page's form. */
export interface SentNote {
  values: Record<string, string>;
  /** Field name → error. */
  fields: Record<string, string>;
  /** The error that belongs to no field; "" if there is none. */
  message: string;
}

interface PreviewPage {
  shell: string;
  token: string;
  preview: Preview;
  content: SiteContent;
  /** A refused note, or "thanks" for an accepted one. */
  sent?: SentNote | "thanks" | undefined;
}

/** The page of a preview link: the article, the expiry and a form for notes. */
export async function previewPage({ shell, token, preview, content, sent }: PreviewPage): Promise<string> {
  const { post, expiresAt } = preview;
  const data = { article: { slug: post.slug, post, related: [], isUnlisted: true } };
  const page = await renderPage({ path: `${pages.blog.path}/${post.slug}`, data, content });
  const text = `<p><strong>Pratinjau.</strong> Berlaku sampai ${nameDateTime(expiresAt)} WIB.</p>`;
  const banner = findBanner(`${text}<a href="#catatan">Beri Catatan</a>`);
  return previewDocument({ shell, page, banner, after: noteForm(token, sent) });
}

/** The 404 page of an invalid preview link; shows an unsent `note`, so that it can be copied. */
export async function endedPreviewPage(
  shell: string,
  { data, content }: Required<Pick<RenderInput, "data" | "content">>,
  note = "",
): Promise<string> {
  const page = await renderPage({ path: pages.notFound.path, data, content });
  const text = "Tautan pratinjau ini tidak berlaku lagi. Mintalah tautan baru kepada pengirimnya.";
  if (note.trim() === "") return previewDocument({ shell, page, banner: findBanner(`<p>${text}</p>`) });
  const banner = findBanner(`<p>${text}</p><a href="#catatan">Catatan Anda</a>`);
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

const findBanner = (html: string) =>
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
  ${formNotice(sent)}
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

function formNotice(sent: PreviewPage["sent"]): string {
  if (sent === undefined) return "";
  if (sent === "thanks")
    return `<p class="notice" role="status">Terima kasih, catatan Anda sudah kami terima.</p>`;
  return sent.message && `<p class="notice failed" role="alert">${escapeHtml(sent.message)}</p>`;
}

/** The page of an article that is not public, at its own URL, for staff, with a banner. */
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

/** A banner with the article's state and a link to its editor. */
export function articleBanner(post: StaffPost, now: Date): string {
  const form = staffPaths.editedPost.replace(":id", String(post.id));
  // Floats over a public page, so that its layout is the same as for visitors.
  const look = extendPost(post, now.getTime()) === "published" ? "preview-banner floating" : "preview-banner";
  return `<aside class="${look}" aria-label="Status artikel"><div>
    <p><strong>${stateText(post, now)}</strong></p><a href="${form}">Sunting</a></div></aside>`;
}

function stateText(post: StaffPost, now: Date): string {
  const view = extendPost(post, now.getTime());
  if (view !== "scheduled" || post.publishedAt === null) return viewNames[view];
  return `${viewNames.scheduled} ${nameDateTime(new Date(post.publishedAt)).replace(" pukul", ",")} WIB`;
}
