import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blogAddress, parseBlogFilter } from "../worker/contract/blog-address";
import { pageTexts } from "../worker/contract/page-texts";
import { type PageId, pages } from "../worker/contract/pages";
import { staffPaths } from "../worker/contract/paths";
import { defaultContent } from "../worker/contract/site-content/site-content";

test("every page has a title and a description that fit a result of a search engine", () => {
  for (const id of Object.keys(pages) as PageId[]) {
    const page = pageTexts(id, defaultContent);
    expect(page.title.length, page.title).toBeLessThanOrEqual(60);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
    expect(page.description.length, page.description).toBeLessThanOrEqual(160);
  }
});

test("every page but the 404 page has a route in the site", () => {
  const routes = readFileSync("web/site/app/routes.ts", "utf8");
  for (const { path } of Object.values(pages)) {
    expect(routes.includes(`"${path}": () => import(`), path).toBe(path !== pages.notFound.path);
  }
});

test("the staff area shows a page at each address that the Worker answers with it, and at no other", () => {
  const router = readFileSync("web/staff/app/router.tsx", "utf8");
  const shown = [...router.matchAll(/page\(\s*staffPaths\.(\w+),/g)].map(([, name = ""]) => name);
  // A list and what is opened of it are one page, which is not built anew from the one to the other.
  const listsWithOne = router.matchAll(/page\(\s*`\$\{staffPaths\.(\w+)\}\/:id\?`,/g);
  for (const [, name = ""] of listsWithOne) shown.push(name, `${name}Detail`);
  expect(`${staffPaths.contact}/:id`).toBe(staffPaths.contactDetail);
  expect(`${staffPaths.media}/:id`).toBe(staffPaths.mediaDetail);
  expect(shown.toSorted()).toEqual(Object.keys(staffPaths).toSorted());
  expect(router).not.toMatch(/path: "\/admin/);
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
