import { expect, test } from "vitest";
import { addressOf, readFilter } from "./post-list-address";

const all = { page: 1, status: "", title: "", category: "", sort: "newest" } as const;

test("a filter comes back from its address, and the whole list has none", () => {
  const filter = {
    page: 3,
    status: "review",
    title: "toko & kue",
    category: "Toko Online",
    sort: "title",
  } as const;
  const { searchParams } = new URL(addressOf(filter), "http://localhost");
  expect(readFilter(searchParams)).toEqual(filter);
  expect(addressOf(all)).toBe("/admin/blog");
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
  ]) {
    expect(readFilter(new URLSearchParams(query))).toEqual(all);
  }
});
