import type { Article } from "../contract/blog";
import { type StaffPost, viewNames, viewOf } from "../contract/desk/staff-post";
import { nameDateTime } from "../contract/jakarta";
import { pages } from "../contract/pages";
import { staffPaths } from "../contract/staff-paths";
import { previewDocument } from "./preview-document";
import { renderPage } from "./render";

/** An article that no visitor may read, at its own address, as staff read it: the page of the site under a banner. */
export async function hiddenArticlePage(
  shell: string,
  article: StaffPost & Article,
  now: Date,
): Promise<string> {
  const { slug } = article;
  const page = await renderPage({
    path: `${pages.blog.path}/${encodeURIComponent(slug)}`,
    data: { article: { slug, post: article, related: [], isUnlisted: true } },
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
