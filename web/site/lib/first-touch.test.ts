// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";

function arrive(address: string, referrer = "", entries = 1) {
  history.replaceState(null, "", address);
  vi.spyOn(history, "length", "get").mockReturnValue(entries);
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
}

/** As a page that is loaded anew would: nothing is remembered but what is stored. */
async function onNewPage() {
  vi.resetModules();
  return (await import("./first-touch")).firstTouch;
}

const ownStore = sessionStorage;

beforeEach(() => {
  Object.defineProperty(globalThis, "sessionStorage", { value: ownStore, configurable: true });
  sessionStorage.clear();
});
test("the first page of a visit is stored with its referrer's host and campaign parameters, and nothing else", async () => {
  arrive(
    "/blog/toko?q=rahasia&utm_source=google&ref=7&utm_campaign=ramadan%20ini&xutm_term=x#akhir",
    "https://www.google.com/search?q=rahasia",
  );
  (await onNewPage())();
  expect({ ...sessionStorage }).toEqual({
    visit: "/blog/toko www.google.com &utm_source=google&utm_campaign=ramadan%20ini",
  });
});

test("a visit without a referrer and without marks is its path", async () => {
  arrive("/");
  expect((await onNewPage())()).toBe("/  ");
});

test("later pages of the tab do not change the stored source of the visit", async () => {
  arrive("/blog?utm_source=google", "https://www.google.com/");
  const firstTouch = await onNewPage();
  const first = firstTouch();
  arrive("/pricing");
  expect(firstTouch()).toBe(first);
  arrive("/contact?utm_source=lain", "https://lain.example/");
  expect((await onNewPage())()).toBe(first);
  expect(sessionStorage.visit).toBe(first);
});

describe("where the first page was left before its script had come", () => {
  const leave = (address: string) => arrive("/pricing?utm_source=lain", location.origin + address, 2);

  test("the second page stores where the visit began, without the referrer", async () => {
    leave("/about?utm_source=google&q=rahasia&utm_medium=cpc");
    expect((await onNewPage())()).toBe(`/about ${location.host} ?utm_source=google&utm_medium=cpc`);
  });

  test("a host that only starts with our host's name is another host", async () => {
    arrive("/pricing", `${location.origin}.example/about`, 2);
    expect((await onNewPage())()).toBe(`/pricing ${location.host}.example `);
  });
});

function refuse(): never {
  throw new DOMException("refused");
}

test.each([
  ["is forbidden", { get: refuse }],
  ["is missing", { value: undefined }],
])("when session storage %s, the source is known until the next page load", async (_name, store) => {
  Object.defineProperty(globalThis, "sessionStorage", { ...store, configurable: true });
  arrive("/blog?utm_source=google");
  const firstTouch = await onNewPage();
  firstTouch();
  arrive("/contact");
  expect(firstTouch()).toBe("/blog  ?utm_source=google");
  expect((await onNewPage())()).toBe("/contact  ");
});
