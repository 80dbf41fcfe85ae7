import type { Post, PostSummary } from "./blog";
import { type BlogFilter, blogAddress } from "./blog-address";
import { metadataOf, type PageMetadata } from "./page-metadata";
import { pages } from "./pages";
import { site } from "./site";

const home = { name: "Beranda", path: "/" };
const blog = { name: "Blog", path: pages.blog.path };

/**
 * Metadata of a list of articles. Filtered lists are not indexed; further pages are pages of their own.
 * `posts` are the ones on the list, none while it loads.
 */
export function blogListMetadata(filter: BlogFilter, posts: readonly PostSummary[]): PageMetadata {
  const { page, category } = filter;
  const base = metadataOf(pages.blog, {
    canonicalPath: category ? pages.blog.path : blogAddress(filter),
    structuredData: [
      { type: "blog", posts },
      { type: "breadcrumb", items: [home, blog] },
    ],
  });
  if (category) return { ...base, title: `Artikel ${category} | ${site.name}`, indexed: false };
  if (page > 1) return { ...base, title: `Blog, Halaman ${page} | ${site.name}` };
  return base;
}

export function articleMetadata(post: Post): PageMetadata {
  const { content: _content, ...posting } = post;
  return {
    title: `${post.title} | ${site.name}`,
    description: post.summary,
    canonicalPath: `${pages.blog.path}/${post.slug}`,
    indexed: true,
    ogType: "article",
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt,
      author: site.name,
      section: post.category,
      tags: [post.category],
    },
    // Networks show no SVG; such an article is shared with the brand's picture.
    ...(!post.image.endsWith(".svg") && { ogImage: post.image }),
    structuredData: [
      { type: "posting", post: posting },
      {
        type: "breadcrumb",
        items: [home, blog, { name: post.title, path: `${blog.path}/${post.slug}` }],
      },
    ],
  };
}

/** Metadata of an address below the blog that has no article. */
export function missingArticleMetadata(): PageMetadata {
  return {
    title: `Artikel Tidak Ditemukan | ${site.name}`,
    description: "Maaf, artikel yang Anda cari tidak ditemukan atau telah dihapus.",
    canonicalPath: null,
    indexed: false,
  };
}
