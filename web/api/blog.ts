import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  articlesPerPage,
  post,
  postCategory,
  postSummary,
  relatedLimit,
  totalCountHeader,
} from "../../worker/contract/blog";
import { request } from "../lib/http";

export interface ArticleListFilter {
  page: number;
  category: string | null;
}

/** One page of article summaries and the number of articles on all pages. */
export function articleListQuery({ page, category }: ArticleListFilter) {
  return queryOptions({
    queryKey: ["blog", "list", { page, category }],
    queryFn: async () => {
      const search = new URLSearchParams({
        fields: "summary",
        page: String(page),
        pageSize: String(articlesPerPage),
      });
      if (category) search.set("category", category);
      const response = await request(`/api/blog?${search}`);
      const posts = z.array(postSummary).parse(await response.json());
      return { posts, total: Number(response.headers.get(totalCountHeader) ?? posts.length) };
    },
    placeholderData: keepPreviousData,
  });
}

export function categoriesQuery() {
  return queryOptions({
    queryKey: ["blog", "categories"],
    queryFn: async () => {
      const response = await request("/api/blog/categories");
      return z.array(postCategory).parse(await response.json());
    },
  });
}

export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: ["blog", "slug", slug],
    queryFn: async () => {
      const response = await request(`/api/blog/slug/${encodeURIComponent(slug)}`);
      return post.parse(await response.json());
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
      });
      const response = await request(`/api/blog?${search}`);
      const posts = z.array(postSummary).parse(await response.json());
      return posts.filter((candidate) => candidate.slug !== slug).slice(0, relatedLimit);
    },
    enabled: category !== undefined,
  });
}

/** The newest articles of the blog. */
export function latestArticlesQuery(limit: number) {
  return queryOptions({
    queryKey: ["blog", "latest", limit],
    queryFn: async () => {
      const response = await request(`/api/blog?fields=summary&pageSize=${limit}`);
      return z.array(postSummary).parse(await response.json());
    },
  });
}

/** All posts without their bodies, for staff. */
export function postListQuery() {
  return queryOptions({
    queryKey: ["blog", "posts"],
    queryFn: async () => {
      const response = await request("/api/blog?fields=summary");
      return z.array(postSummary).parse(await response.json());
    },
    staleTime: 60_000,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}
