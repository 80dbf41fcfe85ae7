import { expect, test } from "vitest";
import type { PostListFilter } from "../../../api/blog-admin";
import { readFilter, toPath } from "./post-list-address";

const all: PostListFilter = {
  ...{ page: 1, status: "", words: "", author: "", isReturned: false, category: "", sort: "newest" },
};

test("a filter comes back from its address, and the whole list has none", () => {
  const filter = {
    page: 3,
    status: "draft",
    words: "toko & kue",
    author: "12",
    isReturned: true,
    category: "Toko Online",
    sort: "title",
  } as const;
  const { searchParams } = new URL(toPath(filter), "http://localhost");
  expect(readFilter(searchParams)).toEqual(filter);
  expect(toPath(all)).toBe("/admin/blog");
});

test("an address that makes no sense is the whole list", () => {
  for (const query of [
    "",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=abc",
    "page=99999999",
    "sort=acak",
    "status=acak",
    "q=%20",
    "author=saya",
    "returned=ya",
  ]) {
    expect(readFilter(new URLSearchParams(query))).toEqual(all);
  }
});
