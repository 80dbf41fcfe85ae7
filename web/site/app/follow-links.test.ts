// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followAhead, followLinks } from "./follow-links";
import type { SiteMoves } from "./moves";

const went: string[] = [];
const prepared: string[] = [];
const giveUp = vi.fn();
const pathOf = (address: string) => address.replace(window.location.origin, "");
const moves = {
  go: (to: string) => went.push(pathOf(to)),
  prepare: (to: string) => prepared.push(pathOf(to)),
  giveUp,
} as unknown as SiteMoves;

/** The browser's own moves end here: there is nothing behind these addresses. */
const stay = (event: Event) => event.preventDefault();

beforeAll(() => {
  followLinks(moves);
  window.addEventListener("click", stay);
  window.addEventListener("submit", stay);
});
afterAll(() => window.removeEventListener("click", stay));
beforeEach(() => {
  went.length = 0;
  prepared.length = 0;
  giveUp.mockClear();
  window.history.replaceState(null, "", "/services?utm_source=x");
});

/** Clicks the inside of a link that is made of this, and answers whether the app has followed it. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Tautan</b></a>`;
  const inside = document.querySelector("b");
  inside?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  return went.length > 0;
}

test.each([
  ['href="/about"', "/about"],
  ['href="/"', "/"],
  ['href="/blog/riset-kata-kunci"', "/blog/riset-kata-kunci"],
  ['href="/blog/versi-2.0/"', "/blog/versi-2.0/"],
  ['href="/blog?page=2"', "/blog?page=2"],
  ['href="/pricing#harga-seo" target="_self"', "/pricing#harga-seo"],
  ['href="/services#seo"', "/services#seo"],
])("a link with %s is followed by the app", (attributes, address) => {
  expect(click(attributes)).toBe(true);
  expect(went).toEqual([address]);
});

test.each([
  'href="/about" target="_blank"',
  'href="/about" download',
  'href="/admin/blog"',
  'href="/api/blog"',
  'href="/blog/riset-kata-kunci.md"',
  'href="/blog/riset.md/teks"',
  'href="/sitemap.xml"',
  'href="https://wa.me/6281"',
  'href="mailto:halo@arunikaweb.example"',
  'href="?utm_source=x#main"',
  'href="#main"',
  'href=""',
])("a link with %s is left to the browser", (attributes) => {
  expect(click(attributes)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %j is left to the browser, and stops no move",
  (init) => {
    expect(click('href="/about"', init)).toBe(false);
    click('href="/admin/blog"', init);
    expect(giveUp).not.toHaveBeenCalled();
  },
);

test("a click that something else has taken is no move", () => {
  const take = (event: Event) => event.preventDefault();
  document.body.addEventListener("click", take);
  expect(click('href="/about"')).toBe(false);
  document.body.removeEventListener("click", take);
});

test("what leads out of the app stops the move that is under way: a link, and a form", () => {
  click('href="/admin/blog"');
  expect(giveUp).toHaveBeenCalledTimes(1);
  document.body.innerHTML = "<form></form>";
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(giveUp).toHaveBeenCalledTimes(2);
  click('href="#main"');
  click('href="mailto:halo@arunikaweb.example"');
  expect(giveUp).toHaveBeenCalledTimes(2);
});

test("pressing a link makes its page ready before the click, and no other address", () => {
  for (const href of ["/blog?page=2", "/admin/blog", "#main"]) {
    document.body.innerHTML = `<a href="${href}"><b>Tautan</b></a>`;
    document.querySelector("b")?.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  }
  expect(prepared).toEqual(["/blog?page=2"]);
});

test("on a connection that is to be spared not even what follows pointers is fetched", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const begun = vi.fn(() => ({ matches: false }));
  vi.stubGlobal("matchMedia", begun);
  followAhead(() => undefined);
  await vi.dynamicImportSettled();
  Reflect.deleteProperty(navigator, "connection");
  vi.unstubAllGlobals();
  expect(begun).not.toHaveBeenCalled();
});

test("before a press only the pages of the site are made ready", async () => {
  const ready: string[] = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  followAhead((address) => {
    ready.push(address.pathname);
    return undefined;
  });
  document.body.innerHTML = '<a href="/about"><b>Tautan</b></a><a href="/admin/blog">Tautan</a>';
  await vi.waitFor(() => {
    for (const link of document.querySelectorAll("a")) {
      link.blur();
      link.focus();
    }
    expect(ready[0]).toBe("/about");
  });
  expect(ready).not.toContain("/admin/blog");
  expect(prepared).toEqual([]);
  vi.unstubAllGlobals();
});
