// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atArrival } from "../lib/at-arrival";
import { createMoves, type SiteMoves } from "./moves";
import { MovingPlace } from "./moving-place";
import type { Prepare } from "./prepare";
import { usePageTransition } from "./use-page-transition";

let root: Root;
let moves: SiteMoves;
/** Whatever takes the view elsewhere than the browser did. */
let scrolled: number[];

function Page() {
  return <main ref={usePageTransition()} tabIndex={-1} />;
}

function standAt(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}

async function until(change: () => void) {
  await act(async () => {
    const popped = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
    change();
    await popped;
  });
}

async function followAnchor(hash: string, top: number) {
  await until(() => {
    window.location.hash = hash;
    // Told of before the page knows of the new entry.
    standAt(top);
  });
}

const goBack = () => until(() => window.history.back());
const goForward = () => until(() => window.history.forward());

async function load(path: string, prepare: Prepare = () => undefined) {
  window.history.pushState(null, "", path);
  moves = createMoves(prepare);
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MovingPlace moves={moves}>
        <Page />
      </MovingPlace>,
    ),
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  scrolled = [];
  vi.stubGlobal("scrollTo", (_left: number, top: number) => {
    scrolled.push(top);
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  });
  await atArrival.load();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test("the ways back and forth between the sections of a loaded page lead to where each was left", async () => {
  await load("/blog/a");
  standAt(300);
  await followAnchor("#dua", 2000);
  standAt(2100);
  await followAnchor("#tiga", 4000);
  expect(scrolled).toEqual([]);
  await goBack();
  await goBack();
  await goForward();
  await goForward();
  expect(scrolled).toEqual([2100, 300, 2100, 4000]);
});

test("the way back from a section leads to where it was left, however soon it comes", async () => {
  await load("/blog/a", () => new Promise(() => {}));
  standAt(300);
  await followAnchor("#dua", 2000);
  await goBack();
  expect(scrolled).toEqual([300]);
});

test("the way back from a section leads to where it was left, also before React has had a turn", async () => {
  await load("/blog/a");
  standAt(300);
  const { state } = window.history;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  window.history.pushState(null, "", "#dua");
  window.dispatchEvent(new PopStateEvent("popstate"));
  standAt(2000);
  await Promise.resolve();
  window.history.replaceState(state, "", "/blog/a");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await vi.waitFor(() => expect(scrolled).toEqual([300]));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

test("a section that is followed anew is seen where the browser shows it", async () => {
  await load("/blog/a");
  standAt(300);
  await followAnchor("#dua", 2000);
  standAt(2500);
  await goBack();
  scrolled = [];
  await followAnchor("#dua", 2000);
  expect(scrolled).toEqual([]);
});

test("the way back to a section of a page that a move has shown leads there", async () => {
  await load("/blog");
  await act(async () => moves.go("/blog/a"));
  await followAnchor("#dua", 2000);
  await act(async () => moves.go("/about"));
  scrolled = [];
  await goBack();
  await goBack();
  expect(scrolled).toEqual([2000, 0]);
});

test("a page that was loaded anew is not shown where an earlier load of it stood", async () => {
  await load("/about");
  standAt(700);
  await act(async () => root.unmount());
  standAt(0);
  await load("/about");
  await act(async () => moves.go("/pricing"));
  scrolled = [];
  await goBack();
  expect(scrolled).toEqual([0]);
});

test("the way back to a list that was filtered leads to where the filtering left it", async () => {
  await load("/blog");
  standAt(500);
  await act(async () => moves.go("/blog?category=SEO", { staysPut: true }));
  expect(scrolled).toEqual([]);
  await act(async () => moves.go("/blog/a"));
  scrolled = [];
  await goBack();
  expect(scrolled).toEqual([500]);
});

test("a link to the page that is shown leads to its top, and the keyboard with it", async () => {
  await load("/pricing");
  standAt(700);
  expect(document.activeElement).toBe(document.body);
  await act(async () => moves.go("/pricing"));
  expect(scrolled).toEqual([0]);
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("where the code of the arrival does not come, the way back from a section leads to where it was left", async () => {
  atArrival.code = undefined;
  await load("/blog/a");
  standAt(300);
  await followAnchor("#dua", 2000);
  await goBack();
  expect(scrolled).toEqual([300]);
});
