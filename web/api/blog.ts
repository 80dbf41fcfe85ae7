import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { article, postCategory, postSummary } from "../../worker/contract/blog";
import type { BlogFilter } from "../../worker/contract/blog-address";
import { articlesPerPage, relatedLimit, totalCountHeader } from "../../worker/contract/limits";
import type { BlogListData, SearchData } from "../../worker/contract/page-data";
import { searchHit } from "../../worker/contract/search";
import { isGone, request } from "../lib/http";
import { readAs } from "../lib/read-as";

/** The site shows staff, too, what visitors see. */
const asVisitor = { view: "public" };

/** One page of article summaries, how many there are on all pages, and all categories. */
export function blogListQuery(filter: BlogFilter) {
  return queryOptions({
    queryKey: ["blog", "list", filter],
    queryFn: async (): Promise<BlogListData> => {
      const search = new URLSearchParams({
        fields: "summary",
        page: String(filter.page),
        pageSize: String(articlesPerPage),
        ...asVisitor,
      });
      if (filter.category) search.set("category", filter.category);
      const [listed, categorized] = await Promise.all([
        request(`/api/blog?${search}`),
        request("/api/blog/categories"),
      ]);
      const posts = await readAs(z.array(postSummary), listed);
      const categories = await readAs(z.array(postCategory), categorized);
      return {
        filter,
        posts,
        total: Number(listed.headers.get(totalCountHeader) ?? posts.length),
        categories,
      };
    },
  });
}

/** The article of a slug; null where there is none, which is an answer like any other and asked for once. */
export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: ["blog", "slug", slug],
    queryFn: async () => {
      try {
        const response = await request(`/api/blog/slug/${encodeURIComponent(slug)}?view=public`);
        return await readAs(article, response);
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    enabled: slug !== "",
  });
}

/** The newest articles of a category without the one with `slug`. */
export function relatedArticlesQuery(slug: string, category: string | undefined) {
  return queryOptions({
    queryKey: ["blog", "related", slug],
    queryFn: async () => {
      const search = new URLSearchParams({
        fields: "summary",
        pageSize: String(relatedLimit + 1),
        category: category ?? "",
        ...asVisitor,
      });
      const response = await request(`/api/blog?${search}`);
      const posts = await readAs(z.array(postSummary), response);
      return posts.filter((candidate) => candidate.slug !== slug).slice(0, relatedLimit);
    },
    enabled: category !== undefined,
  });
}

/** The articles for a question, best first. */
export function searchQuery(question: string) {
  return queryOptions({
    queryKey: ["blog", "search", question],
    queryFn: async (): Promise<SearchData> => {
      const response = await request(`/api/blog/search?q=${encodeURIComponent(question)}`);
      const hits = await readAs(z.array(searchHit), response);
      return { question, hits, latest: [], categories: [] };
    },
  });
}

/** The newest articles of the blog. */
export function latestArticlesQuery(limit: number) {
  return queryOptions({
    queryKey: ["blog", "latest", limit],
    queryFn: async () => {
      const response = await request(`/api/blog?fields=summary&pageSize=${limit}&view=public`);
      return readAs(z.array(postSummary), response);
    },
  });
}
