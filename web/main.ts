import "./styles.css";

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

/** On a data-saving or slow connection the script is only fetched when the visitor does something. */
function isConnectionSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? "");
}

if (document.getElementById("page-data")) {
  for (const intent of intents) window.addEventListener(intent, start, { passive: true, once: true });
  if (!isConnectionSpared()) {
    if (document.readyState === "complete") startWhenIdle();
    else window.addEventListener("load", startWhenIdle, { once: true });
  }
} else {
  start();
}
