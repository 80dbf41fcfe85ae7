import { speculationRules } from "../../worker/contract/inline-scripts";
import { toYear } from "../../worker/contract/jakarta";
import { loadTagManager } from "../analytics/tag-manager";
import { appLimitMs, loadCode, prefetchImport } from "../lib/load-code";
import { isToastHandedOver } from "../toasts/handed-over";
import { findPageLoader } from "./app/routes";
import { announcePage } from "./lib/announce-page";
import { watchEntrances } from "./lib/entrances";
import { firstTouch } from "./lib/first-touch";
import { isEnquiryKept } from "./lib/forget-enquiry";
import { allStyles } from "./lib/stylesheet";
import { tellOrigin } from "./lib/whatsapp-origin";
import "./site.css";

/** What shows that somebody is there. */
const activities = ["pointerdown", "mousemove", "touchstart", "keydown", "focusin", "scroll"] as const;
/** What the page answers by itself, within `answerMs`. */
const touches = ["pointerdown", "click", "keydown"] as const;
const answerMs = 300;
let touchedAt = -answerMs;
/** What makes an app that did not come worth another try. */
const retries = ["online", "pointerdown", "keydown"] as const;

const loadReact = () => import("./react");
const loadApp = () => import("./app/hydrate");
const loadPage = () => findPageLoader(window.location.pathname)();

/** Runs the app at the first activity: a page that is only looked at costs its visitor nothing. */
function start(): void {
  // The page data stands at the end of the HTML.
  if (document.readyState === "loading") return;
  for (const event of [...activities, ...retries]) window.removeEventListener(event, start);
  run().catch(handleMissing);
}

/** In steps, each after the answer to what somebody has just done. */
async function run(): Promise<void> {
  await idle();
  allStyles().catch(console.warn);
  await layOutSections();
  await loadCode(loadReact, appLimitMs);
  await idle();
  const { hydrate } = await loadCode(loadApp, appLimitMs);
  await idle();
  const page = await loadCode(loadPage, appLimitMs);
  await idle();
  await hydrate(page);
}

/** One after another: all at once would block a phone for half a second. */
async function layOutSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>("main > *, footer")) {
    section.style.contentVisibility = "visible";
    watchEntrances(section);
    await idle();
  }
  delete document.documentElement.dataset.lazy;
}

/** Without the app the page stays what it was: HTML whose links and forms the browser follows by itself. */
function handleMissing(error: unknown): void {
  console.warn(error);
  document.documentElement.dataset.app = "missing";
  for (const event of retries) window.addEventListener(event, start);
}

/** The browser is idle, and what somebody has just touched or typed is answered. */
async function idle(): Promise<void> {
  await new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 500 });
    else setTimeout(done, 50);
  });
  const restMs = touchedAt + answerMs - performance.now();
  if (restMs <= 0) return;
  await new Promise((done) => setTimeout(done, restMs));
  return idle();
}

/** What only the app shows: a handed-over toast, an enquiry that was not sent, a chosen package, the event log, the login. */
function needsApp(): boolean {
  const { pathname, search } = window.location;
  return /^\/(gtm-debug|login)|\?paket=/.test(pathname + search) || isToastHandedOver() || isEnquiryKept();
}

/** With data saving, or on a slow connection, nothing is fetched before somebody is there. */
function isConnectionSpared(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData) || /[23]g/.test(`${connection?.effectiveType}`);
}

async function continueAfterLoad(): Promise<void> {
  const { tags } = document.documentElement.dataset;
  if (tags) loadTagManager(tags);
  if (needsApp()) return start();
  // Frames of the entrance would wait for what follows.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await idle();
  // By the script, and after the paint: a file that a header names would be fetched before what the paint needs.
  addToHead("script", { type: "speculationrules", textContent: speculationRules });
  addToHead("link", { rel: "manifest", href: "/manifest.webmanifest" });
  if (!isConnectionSpared()) {
    for (const load of [loadReact, loadApp, loadPage]) {
      await idle();
      prefetchImport(load);
    }
  }
}

function addToHead(tag: string, values: object): void {
  document.head.append(Object.assign(document.createElement(tag), values));
}

function markScroll(): void {
  document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 10);
}

function markTouch(): void {
  touchedAt = performance.now();
}

/** Shows the panel of a tab, as the app does. A navigation to the panel would take a phone a quarter of a second. */
function showPanel(event: MouseEvent): void {
  const tab = (event.target as Element).closest<HTMLAnchorElement>(".tab");
  if (!tab || event.defaultPrevented) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, "", tab.hash);
  for (const other of tab.parentElement?.querySelectorAll("a") ?? []) {
    other.ariaSelected = String(other === tab);
    document.querySelector<HTMLElement>(other.hash)?.toggleAttribute("hidden", other !== tab);
  }
  tab.closest(".tabs")?.toggleAttribute("data-ready", true);
}

// Reads the address before a navigation changes it.
firstTouch();
for (const event of ["click", "auxclick"]) window.addEventListener(event, tellOrigin, { capture: true });
window.addEventListener("click", showPanel);
// A refused form is answered at the address it was sent to, which is that of no page.
if (window.location.pathname === "/api/contact") window.history.replaceState(null, "", "/contact");
announcePage();
// Not at once: reading the position would lay the page out. A browser that restores one tells of it.
window.addEventListener("scroll", markScroll, { passive: true });
const year = document.querySelector("footer [data-year]");
// The page may have been made last year.
if (year) year.textContent = String(toYear(Date.now()));
for (const event of touches) window.addEventListener(event, markTouch, { capture: true, passive: true });
for (const event of activities) window.addEventListener(event, start, { passive: true });
if (document.readyState === "complete") continueAfterLoad();
else window.addEventListener("load", continueAfterLoad, { once: true });
