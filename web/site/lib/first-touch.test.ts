// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

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
afterEach(() => vi.restoreAllMocks());

test("the first page of a visit is kept with the host that led there and the campaign's marks, and nothing else", async () => {
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

test("no later page of the tab changes what is kept: one that the app shows, one that is loaded, one with new marks", async () => {
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

  test("the second one tells where the visit began, but not who had led there", async () => {
    leave("/about?utm_source=google&q=rahasia&utm_medium=cpc");
    expect((await onNewPage())()).toBe(`/about ${location.host} ?utm_source=google&utm_medium=cpc`);
  });

  test("a host whose name only begins like ours is another one", async () => {
    arrive("/pricing", `${location.origin}.example/about`, 2);
    expect((await onNewPage())()).toBe(`/pricing ${location.host}.example `);
  });
});

test("another tab of ours does not tell where the visit of a new one began", async () => {
  arrive("/pricing", `${location.origin}/about?utm_source=google`);
  expect((await onNewPage())()).toBe(`/pricing ${location.host} `);
});

function refuse(): never {
  throw new DOMException("refused");
}

test.each([
  ["is forbidden", { get: refuse }],
  ["is full", { value: new Proxy({}, { set: refuse }) }],
  ["is missing", { value: undefined }],
])(
  "where the store %s, what a page began with is known until another one is loaded",
  async (_name, store) => {
    Object.defineProperty(globalThis, "sessionStorage", { ...store, configurable: true });
    arrive("/blog?utm_source=google");
    const firstTouch = await onNewPage();
    firstTouch();
    arrive("/contact");
    expect(firstTouch()).toBe("/blog  ?utm_source=google");
    expect((await onNewPage())()).toBe("/contact  ");
  },
);
