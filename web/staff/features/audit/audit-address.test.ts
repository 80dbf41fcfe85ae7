import { expect, test } from "vitest";
import { addressOf, readFilter } from "./audit-address";

test.each([
  ["/admin/audit", { page: 1, kind: "", actor: null }],
  ["/admin/audit?kind=post&actor=3&page=2", { page: 2, kind: "post", actor: 3 }],
] as const)("%s is read and written", (address, filter) => {
  const { search } = new URL(address, "http://localhost");
  expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  expect(addressOf(filter)).toBe(address);
});

test.each(["?page=0&kind=constructor&actor=x", "?page=1e3&kind=&actor=-1", "?page=1&page=2&kind=Post"])(
  "whatever is not valid in %s counts as not given",
  (search) => {
    expect(readFilter(new URLSearchParams(search))).toEqual({ page: 1, kind: "", actor: null });
  },
);
