// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Place } from "../lib/place";
import { createMoves, type SiteMoves } from "./moves";

/** Pages that are not here yet, by their path. */
let coming: Map<string, PromiseWithResolvers<void>>;
let seen: string[];
let signs: boolean[];
let stop: () => void;
let moves: SiteMoves;
const leave = vi.fn<(place: Place) => void>();

function until(path: string): PromiseWithResolvers<void> {
  const page = Promise.withResolvers<void>();
  coming.set(path, page);
  return page;
}

/** As the page that shows the places: it renders each at once, and says that it stands there. */
function show(place: Place) {
  moves.arrive(place);
  seen.push(`${place.way} ${place.pathname} at ${window.location.pathname}`);
}

/** Lets everything happen that only waits for its turn. */
const settle = () => new Promise((done) => setTimeout(done));

async function goBack() {
  const popped = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
  window.history.back();
  await popped;
  await settle();
}

async function followAnchor(hash: string) {
  const popped = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
  window.location.hash = hash;
  await popped;
}

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  coming = new Map();
  seen = [];
  signs = [];
  leave.mockClear();
  moves = createMoves(({ pathname }) => coming.get(pathname)?.promise, leave);
  stop = moves.follow({ show, announce: (isUnderWay) => signs.push(isUnderWay) });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test("an anchor that the browser followed before anything showed the places is where the page stands", async () => {
  stop();
  moves = createMoves(() => undefined, leave);
  await followAnchor("#harga-seo");
  const places: Place[] = [];
  stop = moves.follow({ show: (place) => places.push(place), announce: () => {} });
  expect(places).toMatchObject([{ pathname: "/", hash: "#harga-seo", way: "pop", staysPut: true }]);
});

test("a page that is here is shown at once, and its address with it", () => {
  moves.go("/about");
  expect(seen).toEqual(["push /about at /about"]);
  expect(signs).not.toContain(true);
});

test("until a page has come the address stays, and the move says that it is under way", async () => {
  const about = until("/about");
  moves.go("/about");
  expect(window.location.pathname).toBe("/");
  expect(moves.headedFor()).toBe("/about");
  expect(signs.at(-1)).toBe(true);
  about.resolve();
  await settle();
  expect(seen).toEqual(["push /about at /about"]);
  expect(signs.at(-1)).toBe(false);
});

test.each([
  ["in their order", ["/about", "/pricing"]],
  ["the last one first", ["/pricing", "/about"]],
])("of two moves the last one wins, when the pages come %s", async (_name, order) => {
  const pages = new Map([
    ["/about", until("/about")],
    ["/pricing", until("/pricing")],
  ]);
  const entries = window.history.length;
  moves.go("/about");
  moves.go("/pricing");
  for (const path of order) {
    pages.get(path)?.resolve();
    await settle();
  }
  expect(seen).toEqual(["push /pricing at /pricing"]);
  expect(window.history.length).toBe(entries + 1);
  expect(signs.at(-1)).toBe(false);
});

test("of two moves the last one wins, also where its page is here and the first one's is not", async () => {
  const about = until("/about");
  moves.go("/about");
  moves.go("/pricing");
  about.resolve();
  await settle();
  expect(seen).toEqual(["push /pricing at /pricing"]);
});

test("the way back during a move wins over it", async () => {
  moves.go("/blog");
  const about = until("/about");
  moves.go("/about");
  await goBack();
  expect(seen.at(-1)).toBe("pop / at /");
  about.resolve();
  await settle();
  expect(window.location.pathname).toBe("/");
  expect(seen).toHaveLength(2);
});

test("a page that was still being rendered when somebody went back leaves no entry behind", async () => {
  const places: Place[] = [];
  moves.go("/blog");
  stop();
  stop = moves.follow({ show: (place) => places.push(place), announce() {} });
  moves.go("/about");
  await goBack();
  const [about, home] = places as [Place, Place];
  const entries = window.history.length;
  moves.arrive(about);
  moves.arrive(home);
  expect(window.location.pathname).toBe("/");
  expect(window.history.length).toBe(entries);
  expect(moves.headedFor()).toBe("/");
});

test("a move during the way back wins over it, and leads back to where that led", async () => {
  moves.go("/about");
  moves.go("/blog");
  const about = until("/about");
  await goBack();
  expect(window.location.pathname).toBe("/about");
  moves.go("/pricing");
  about.resolve();
  await settle();
  expect(seen.at(-1)).toBe("push /pricing at /pricing");
  coming.clear();
  await goBack();
  expect(seen.at(-1)).toBe("pop /about at /about");
});

test("between the sections of the page that is shown nothing has to be made ready", async () => {
  until("/");
  await followAnchor("#dua");
  await goBack();
  expect(seen).toEqual(["pop / at /", "pop / at /"]);
  expect(signs).not.toContain(true);
});

test("the same page with another query has to be made ready", async () => {
  moves.go("/blog?page=2");
  moves.go("/blog");
  until("/blog");
  await goBack();
  expect(seen).toHaveLength(2);
  expect(signs.at(-1)).toBe(true);
});

test("each entry of the history keeps the key of its place", async () => {
  const keys: string[] = [];
  stop();
  stop = moves.follow({
    show: (place) => {
      moves.arrive(place);
      keys.push(place.key);
    },
    announce() {},
  });
  moves.go("/about");
  moves.go("/blog");
  await goBack();
  expect(keys[2]).toBe(keys[0]);
  await goBack();
  expect(keys[3]).toBe("default");
  expect(new Set(keys).size).toBe(3);
});

test("a move to where one is makes no entry in the history", () => {
  moves.go("/blog?page=2");
  const entries = window.history.length;
  moves.go("/blog?page=2");
  expect(seen.at(-1)).toBe("replace /blog at /blog");
  expect(window.history.length).toBe(entries);
});

test("a page that does not come is left to the browser, unless somebody has moved on", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const about = until("/about");
  moves.go("/about");
  moves.go("/pricing");
  about.reject(new Error("lost"));
  await settle();
  expect(leave).not.toHaveBeenCalled();
  const services = until("/services");
  moves.go("/services");
  services.reject(new Error("lost"));
  await settle();
  expect(leave.mock.lastCall?.[0]).toMatchObject({ way: "push", pathname: "/services" });
  expect(seen).toEqual(["push /pricing at /pricing"]);
  expect(signs.at(-1)).toBe(true);
});

test("a move is given up for a page that the browser loads, and for one that its memory brings back", async () => {
  const about = until("/about");
  moves.go("/about");
  moves.giveUp();
  about.resolve();
  await settle();
  expect(seen).toEqual([]);
  expect(moves.headedFor()).toBe("/");

  until("/blog");
  moves.go("/blog");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(signs.at(-1)).toBe(false);
});

const comeFromMemory = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

test("the way back goes on where a link in between has led nowhere, such as to a download", async () => {
  moves.go("/about");
  const home = until("/");
  await goBack();
  moves.giveUp();
  home.resolve();
  await settle();
  expect(seen.at(-1)).toBe("pop / at /");
  expect(signs.at(-1)).toBe(false);
});

test("the way back goes on also where a move that has overtaken it is given up", async () => {
  moves.go("/about");
  const home = until("/");
  await goBack();
  until("/pricing");
  moves.go("/pricing");
  moves.giveUp();
  home.resolve();
  await settle();
  expect(seen.at(-1)).toBe("pop / at /");
});

test("a way back that a link has ended goes on when the browser's memory brings the page back", async () => {
  moves.go("/about");
  const home = until("/");
  await goBack();
  moves.giveUp();
  coming.clear();
  comeFromMemory();
  expect(seen.at(-1)).toBe("pop / at /");
  home.resolve();
  await settle();
  expect(seen).toHaveLength(2);
  // Where page and address are one there is nothing to go on with.
  comeFromMemory();
  expect(seen).toHaveLength(2);
});

test("a way back whose page does not come is no reason to end the move that the browser makes instead", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  moves.go("/about");
  const home = until("/");
  await goBack();
  moves.giveUp();
  home.reject(new Error("lost"));
  await settle();
  expect(leave).not.toHaveBeenCalled();
  // It may have been a download, after which the page is as before.
  expect(signs.at(-1)).toBe(false);
  const again = until("/");
  comeFromMemory();
  again.reject(new Error("lost"));
  await settle();
  expect(leave.mock.lastCall?.[0]).toMatchObject({ way: "pop", pathname: "/" });
});
