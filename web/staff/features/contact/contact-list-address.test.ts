import { expect, test } from "vitest";
import { addressOf, isNarrowed, readFilter, wholeFilter } from "./contact-list-address";

const read = (search: string) => readFilter(new URLSearchParams(search));

test.each([
  "/admin/contact",
  "/admin/contact?due=overdue",
  "/admin/contact?due=today&page=2",
  "/admin/contact?assignee=me&stage=open",
  "/admin/contact?q=toko+kopi&spam=suspected&stage=won&page=3",
  "/admin/contact?assignee=12",
])("%s is read and written again", (address) => {
  const filter = read(address.split("?")[1] ?? "");
  expect(addressOf(filter)).toBe(address);
  expect(addressOf(filter, 12)).toBe(address.replace("/contact", "/contact/12"));
  expect(isNarrowed(filter)).toBe(/[?&](?!page)/.test(address));
});

test("what is not valid counts as not given", () => {
  expect(read("due=besok&stage=baru&assignee=saya&spam=ya&page=0&q=+")).toEqual(wholeFilter);
});
