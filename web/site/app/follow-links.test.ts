// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { followLinks } from "./follow-links";
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
  ['href="/blog?page=2"', "/blog?page=2"],
  ['href="/services#seo"', "/services#seo"],
])("the app follows a link with %s", (attributes, address) => {
  expect(click(attributes)).toBe(true);
  expect(went).toEqual([address]);
});

test.each([
  'href="/about" target="_blank"',
  'href="/admin/blog"',
  'href="/api/blog"',
  'href="/blog/riset-kata-kunci.md"',
  'href="https://wa.me/6281"',
  'href="#main"',
])("the browser follows a link with %s", (attributes) => {
  expect(click(attributes)).toBe(false);
});

test.each([{ ctrlKey: true }, { button: 1 }])("the browser handles a click with %j", (init) => {
  expect(click('href="/about"', init)).toBe(false);
  click('href="/admin/blog"', init);
  expect(giveUp).not.toHaveBeenCalled();
});
