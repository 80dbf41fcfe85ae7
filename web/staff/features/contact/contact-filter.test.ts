import { expect, test } from "vitest";
import { isNarrowed, readFilter, toPath, wholeFilter } from "./contact-filter";

const read = (search: string) => readFilter(new URLSearchParams(search));

test.each([
  "/admin/contact",
  "/admin/contact?due=overdue",
  "/admin/contact?due=today&page=2",
  "/admin/contact?assignee=me&stage=open",
  "/admin/contact?spam=suspected&stage=won&page=3",
  "/admin/contact?assignee=12",
])("%s is parsed to a filter and back", (address) => {
  const filter = read(address.split("?")[1] ?? "");
  expect(toPath(filter)).toBe(address);
  expect(toPath(filter, 12)).toBe(address.replace("/contact", "/contact/12"));
  expect(isNarrowed(filter)).toBe(/[?&](?!page)/.test(address));
});

test("an address names a search by its number in this tab, without the words", () => {
  const first = { ...wholeFilter, words: "ratna@contoh.example", due: "today" } as const;
  const second = { ...wholeFilter, words: "0812 5550 1203" };
  expect(toPath(first)).toBe("/admin/contact?cari=1&due=today");
  expect(toPath(second, 12)).toBe("/admin/contact/12?cari=2");
  expect(toPath({ ...first, due: "", page: 3 })).toBe("/admin/contact?cari=1&page=3");
  expect(read("cari=1&due=today")).toEqual(first);
  expect(read("cari=2")).toEqual(second);
});

test("invalid parameters are ignored", () => {
  expect(read("due=besok&stage=baru&assignee=saya&spam=ya&page=0&cari=900&q=toko")).toEqual(wholeFilter);
});
