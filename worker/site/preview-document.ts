import { headTags } from "../contract/head-tags";
import type { PageMetadata } from "../contract/page-metadata";
import { insert, serializeTags } from "./document";
import type { RenderedPage } from "./render";

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
  const tags = headTags(unlisted(page.metadata)).filter(({ tag }) => tag !== "script");
  // The shell has the styles of articles only, and what a preview adds is none of the site's pages.
  const [, allStyles = ""] = scriptless.exec(shell) ?? [];
  return insert(withoutScripts(shell), {
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
