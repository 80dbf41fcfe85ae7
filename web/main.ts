import { speculationRules } from "../worker/contract/speculation-rules";
import "./public.css";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const intents = ["pointerdown", "touchstart", "keydown", "focusin", "mousemove", "scroll"] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const intent of intents) window.removeEventListener(intent, start);
  void import("./hydrate").then(({ hydrate }) => hydrate());
}

function startWhenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
}

/** The page may have loaded before it is painted, and then the script would hold up what is to be seen. */
function startAfterPaint(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    startWhenIdle();
    return;
  }
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    startWhenIdle();
  });
  observer.observe({ type: "paint", buffered: true });
}

/** On a data-saving or slow connection the script is only fetched when the visitor does something. */
function isConnectionSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? "");
}

/** By the script: as a file that a header names, they would be fetched before the stylesheet. */
function addSpeculationRules(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const script = document.createElement("script");
  script.type = "speculationrules";
  script.textContent = speculationRules;
  document.head.append(script);
}

if (document.getElementById("page-data")) {
  addSpeculationRules();
  for (const intent of intents) window.addEventListener(intent, start, { passive: true, once: true });
  if (!isConnectionSpared()) {
    if (document.readyState === "complete") startAfterPaint();
    else window.addEventListener("load", startAfterPaint, { once: true });
  }
} else {
  start();
}
