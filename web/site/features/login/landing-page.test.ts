import { expect, test } from "vitest";
import { landingPage } from "./landing-page";

test("a username that contains kontak lands on the enquiries, any other on the blog", () => {
  expect(landingPage("kontak", null)).toBe("/admin/contact");
  expect(landingPage("Tim-KONTAK-2", null)).toBe("/admin/contact");
  expect(landingPage("admin", null)).toBe("/admin/blog");
});

test("the staff page that was asked for comes first", () => {
  expect(landingPage("kontak", "/admin/blog/edit/12")).toBe("/admin/blog/edit/12");
  expect(landingPage("admin", "/admin/contact?page=2")).toBe("/admin/contact?page=2");
  const search = `/admin/blog?${new URLSearchParams({ q: "toko & *kue* ~é", page: "2" })}`;
  expect(landingPage("admin", search)).toBe(search);
});

test("an address outside the staff area is never followed", () => {
  const addresses = [
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/admin/../..//evil",
    "/admin\\@evil",
    "javascript:alert(1)",
    "/blog",
  ];
  for (const next of addresses) expect(landingPage("admin", next)).toBe("/admin/blog");
});
