const touches = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "touchstart",
  "touchend",
  "touchcancel",
  "mousedown",
  "mouseup",
  "click",
  "contextmenu",
];
/** Milliseconds after which React sees touches again, whatever has become of the page. */
const limitMs = 5000;

function keep(event: Event): void {
  if (!(event.target as Element).closest?.("form button")) event.stopPropagation();
}

/**
 * Lets the browser alone answer touches, as it does on a page without script, until `takeTouches`. A touch that React
 * sees while it takes a page over makes it do all of that at once, and whoever has touched waits for it. Not the buttons
 * of forms: some only the app answers, and what the browser sends the app would send again.
 */
export function leaveTouchesToBrowser(): void {
  for (const touch of touches) window.addEventListener(touch, keep, true);
  setTimeout(takeTouches, limitMs);
}

export function takeTouches(): void {
  for (const touch of touches) window.removeEventListener(touch, keep, true);
}
