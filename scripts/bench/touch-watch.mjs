/**
 * Runs in the page: brings the control to be touched onto the screen without the page noticing, and tells of the first
 * paint, of `load`, of the app taking over, and of the touch.
 * @param {string} selector @param {(name: string, value: unknown) => void} report
 */
export function watchTouch(selector, report) {
  /** @type {object | undefined} */
  let touched;
  /** @type {{ name: string, duration: number, waited: number, ran: number }[]} */
  const events = [];
  const kept = sessionStorage.getItem("touch");
  if (kept) for (const [name, value] of JSON.parse(kept)) report(name, value);
  const loadedAt = () => {
    const [navigation] = performance.getEntriesByType("navigation");
    return /** @type {PerformanceNavigationTiming} */ (navigation).loadEventStart || Number.NaN;
  };
  const isAlive = () => document.documentElement.dataset.alive !== undefined;

  function place() {
    const control = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    if (!control) return null;
    const { top, bottom } = control.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 20)
      control.scrollIntoView({ block: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  // Scrolling would start the app: the touch is to be the first that the page sees of a visitor.
  const hide = (/** @type {Event} */ event) => {
    if (!touched) event.stopImmediatePropagation();
  };
  addEventListener("scroll", hide, true);
  addEventListener("load", () => report("load", place()));
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    report("paint", place());
  }).observe({ type: "paint", buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!isAlive()) return;
    observer.disconnect();
    report("alive", performance.now() - loadedAt());
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-alive"] });

  addEventListener(
    "pointerdown",
    ({ target }) => {
      const hit = target instanceof Element && target.closest(selector) !== null;
      touched = { hit };
      report("touched", touched);
    },
    true,
  );
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  const take = (/** @type {PerformanceEntryList} */ entries) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (entries)) {
      const { name, duration, interactionId, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0) continue;
      events.push({
        ...{ name, duration },
        ...{ waited: processingStart - startTime, ran: processingEnd - processingStart },
      });
    }
    report("events", events);
  };
  // @ts-expect-error TypeScript does not know this option yet.
  observer.observe({ type: "event", durationThreshold: 16, buffered: true });
  // An ordinary link leads to a page that knows nothing of the touch.
  addEventListener("pagehide", () => {
    take(observer.takeRecords());
    sessionStorage.setItem("touch", JSON.stringify(Object.entries({ touched, events })));
  });
}
