import type { PostSummary, ShownArticle } from "./blog";
import { type BlogFilter, blogAddress } from "./blog-address";
import { drawnCoverPictures } from "./drawn-covers";
import { markdownPath } from "./feeds";
import type { PageMetadata, SharedPicture } from "./page-metadata";

/**
 * Metadata of a list of articles. Filtered lists are not indexed; each page is its own canonical. `posts` are empty
 * while the list loads.
 */
export function blogListMetadata(
  filter: BlogFilter,
  posts: readonly PostSummary[],
  business: string,
): PageMetadata {
  const { page, category } = filter;
  const base = { page: "blog", structuredData: [{ type: "blog", posts }] } as const;
  if (category) return { ...base, title: `Artikel ${category} | ${business}`, indexed: false };
  if (page === 1) return base;
  return { ...base, title: `Blog, Halaman ${page} | ${business}`, canonicalPath: blogAddress(filter) };
}

export function articleMetadata(post: ShownArticle, business: string): PageMetadata {
  const { content: _content, ...posting } = post;
  const { cover } = post;
  const path = `/blog/${post.slug}`;
  return {
    page: "blog",
    title: `${post.title} | ${business}`,
    description: post.summary,
    canonicalPath: path,
    markdownPath: markdownPath(post.slug),
    keywords: [],
    ogType: "article",
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt,
      author: post.author?.name ?? business,
      section: post.category,
      tags: [post.category],
    },
    ogImages: sharedPictures(post)?.map((picture) => ({ ...picture, alt: cover?.alt || post.title })),
    structuredData: [
      { type: "posting", post: posting },
      {
        type: "breadcrumb",
        items: [
          { name: "Beranda", path: "/" },
          { name: "Blog", path: "/blog" },
          { name: post.title, path },
        ],
      },
    ],
  };
}

/** The pictures for sharing. Networks do not show SVG, so only the drawn covers have PNG versions. */
function sharedPictures({ cover, image }: ShownArticle): readonly SharedPicture[] | undefined {
  if (cover) return cover.shared && [cover.shared];
  const isSvg = /^[^?#]*\.svg(?:[?#]|$)/i.test(image);
  return isSvg ? drawnCoverPictures(image) : [{ url: image }];
}

export const missingArticleMetadata = (business: string): PageMetadata => ({
  page: "notFound",
  title: `Artikel Tidak Ditemukan | ${business}`,
  description: "Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus.",
  canonicalPath: null,
});
