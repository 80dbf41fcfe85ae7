import { expect, test } from "vitest";
import { readFilter, toPath } from "./media-library";

test("an address of the library and its filter are each other's inverse", () => {
  for (const filter of [
    { page: 1, words: "", only: "" },
    { page: 3, words: "toko & warung", only: "unused" },
    { page: 1, words: "", only: "undescribed" },
  ] as const) {
    expect(readFilter(new URL(toPath(filter), "http://localhost").searchParams)).toEqual(filter);
  }
  expect(toPath({ page: 2, words: "toko", only: "" }, 7)).toBe("/admin/pustaka/7?q=toko&page=2");
});

test("nonsense in an address means the whole library", () => {
  expect(readFilter(new URLSearchParams("page=0&only=besar"))).toEqual({ page: 1, words: "", only: "" });
});
