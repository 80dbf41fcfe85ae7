import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blogAddress, parseBlogFilter } from "../worker/contract/blog-address";
import { type PageMeta, pages } from "../worker/contract/pages";

test("every page has a title and a description that fit a result of a search engine", () => {
  for (const page of Object.values<PageMeta>(pages)) {
    expect(page.title.length, page.title).toBeLessThanOrEqual(60);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
    expect(page.description.length, page.description).toBeLessThanOrEqual(160);
  }
});

test("every page but those that the Worker alone knows has a route in the browser", () => {
  const routes = readFileSync("web/app/public-routes.tsx", "utf8");
  const withoutRoute: string[] = [pages.notFound.path, pages.admin.path];
  for (const { path } of Object.values(pages)) {
    expect(routes.includes(`path: "${path}"`), path).toBe(!withoutRoute.includes(path));
  }
});

test("the blog's address and filter are each other's inverse", () => {
  for (const filter of [
    { page: 1, category: null },
    { page: 3, category: null },
    { page: 1, category: "Desain & UX" },
    { page: 2, category: "50% + 1 = ?" },
  ]) {
    const address = blogAddress(filter);
    expect(parseBlogFilter(new URL(address, "http://localhost").searchParams)).toEqual(filter);
  }
});

test("nonsense in the blog's address means the first page of all", () => {
  for (const query of ["page=0", "page=-1", "page=1.5", "page=abc", "page=99999999", "category="]) {
    expect(parseBlogFilter(new URLSearchParams(query))).toEqual({ page: 1, category: null });
  }
});
