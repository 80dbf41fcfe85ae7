import type { Post } from "./blog";
import { metadataOf, type PageMetadata } from "./page-metadata";
import { pages } from "./pages";
import { site } from "./site";

/** Metadata of the blog list; filtered lists are not indexed, further pages are pages of their own. */
export function blogListMetadata({
  page,
  category,
}: {
  page: number;
  category: string | null;
}): PageMetadata {
  const base = metadataOf(pages.blog);
  if (category) {
    return {
      ...base,
      title: `Artikel ${category} | ${site.name}`,
      canonicalPath: pages.blog.path,
      indexed: false,
    };
  }
  if (page === 1) return base;
  return {
    ...base,
    title: `Blog, Halaman ${page} | ${site.name}`,
    canonicalPath: `${pages.blog.path}?page=${page}`,
  };
}

export function articleMetadata(post: Post): PageMetadata {
  return {
    title: `${post.title} | ${site.name}`,
    description: post.summary,
    canonicalPath: `${pages.blog.path}/${post.slug}`,
    indexed: true,
    ogType: "article",
    article: {
      publishedTime: post.publishedAt,
      modifiedTime: post.updatedAt,
      section: post.category,
    },
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
