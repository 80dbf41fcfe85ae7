const touches = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
] as const;

/**
 * Lets the browser alone answer touches, as it does on a page without script; answers what ends it. A touch that React
 * sees while it takes a page over makes it do all of that at once, and whoever has touched waits for it.
 */
export function leaveTouchesToBrowser(): () => void {
  const keep = (event: Event) => event.stopPropagation();
  for (const touch of touches) window.addEventListener(touch, keep, { capture: true, passive: true });
  return () => {
    for (const touch of touches) window.removeEventListener(touch, keep, { capture: true });
  };
}
