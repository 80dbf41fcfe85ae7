import { speculationRules } from "../../worker/contract/inline-scripts";
import { appLimitMs, loadCode } from "../lib/load-code";
import { isToastHandedOver } from "../toasts/handed-over";
import { allStyles } from "./lib/all-styles";
import { isConnectionSpared } from "./lib/connection";
import { firstTouch } from "./lib/first-touch";
import { watchTouches, whenQuiet } from "./lib/quiet";
import "./site.css";

const intents = ["pointerdown", "touchstart", "keydown", "focusin", "mousemove", "scroll"] as const;
/**
 * What makes an app that did not come worth another try, and what it may answer by showing something that the page does
 * not hold.
 */
const secondIntents = ["online", "pointerdown", "keydown"] as const;

let started = false;

function start(): void {
  // What the page hands over stands at its end.
  if (started || document.readyState === "loading") return;
  started = true;
  for (const intent of [...intents, ...secondIntents]) window.removeEventListener(intent, start);
  load().catch(handleMissing);
}

/** Without the app the page stays what it was: HTML whose links and forms the browser follows by itself. */
function handleMissing(error: unknown): void {
  console.warn(error);
  document.documentElement.dataset.app = "missing";
  started = false;
  for (const intent of secondIntents) window.addEventListener(intent, start);
}

/**
 * React first: run in one go with the app it would keep a tap waiting twice as long. The page works without: whatever
 * takes long comes after the answer to what somebody has just done.
 */
async function load(): Promise<void> {
  fetchStyles(isToastHandedOver());
  await whenQuiet();
  await loadCode(() => import("./react"), appLimitMs);
  await whenQuiet();
  const { hydrate } = await loadCode(() => import("./app/hydrate"), appLimitMs);
  await whenQuiet();
  await hydrate();
}

/** Fetches the stylesheet of all pages. What it says holds as it comes, unless that is not needed; an event needs it. */
function fetchStyles(isNeeded: unknown = true): void {
  allStyles.load().then(
    ({ apply }) => {
      if (isNeeded) apply();
    },
    () => fetchStylesAt(secondIntents),
  );
}

/** Everything that stands there is styled anew: not while somebody waits for the answer to a touch. */
function fetchStylesWhenQuiet(): void {
  whenQuiet()
    .then(() => allStyles.load())
    .then(whenQuiet)
    .then(fetchStyles, () => fetchStylesAt(secondIntents));
}

function fetchStylesAt(events: readonly string[]): void {
  // Captured: while the page is taken over a touch goes no further.
  for (const event of events)
    window.addEventListener(event, fetchStylesWhenQuiet, { once: true, capture: true });
}

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
}

/**
 * By the script, and after the paint: the rules, as a file that a header names, would be fetched before the stylesheet,
 * and in the page they would have it laid out before its time; the manifest would be fetched before the paint.
 */
function addWhatComesLate(): void {
  const add = (tag: string, values: object) =>
    document.head.append(Object.assign(document.createElement(tag), values));
  // To a browser that knows no such rules a script of this type is a text.
  add("script", { type: "speculationrules", textContent: speculationRules });
  add("link", { rel: "manifest", href: "/manifest.webmanifest" });
}

function continueAfterLoad(): void {
  addWhatComesLate();
  if (isToastHandedOver()) start();
  else if (!isConnectionSpared()) startWhenIdle();
}

// Before the app can lead anywhere else.
firstTouch();
watchTouches();
// What a mouse lights up is in the stylesheet of all pages only.
fetchStylesAt([...secondIntents, "mousemove"]);
window.addEventListener("submit", fetchStyles);
for (const intent of intents) window.addEventListener(intent, start, { passive: true });
if (document.readyState === "complete") continueAfterLoad();
else window.addEventListener("load", continueAfterLoad, { once: true });
