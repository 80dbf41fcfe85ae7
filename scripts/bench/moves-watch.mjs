/**
 * @typedef {object} Moved Milliseconds since the finger left the link, or Back was asked for.
 * @property {number} address Until the address was the new one.
 * @property {number} sign Until anything on the screen said that the move is on its way, or was over.
 * @property {number} content Until the new page's heading was painted and its title set.
 */

/**
 * Runs in each page of a move: brings the link onto the screen, and tells of what is shown after it was touched.
 * @param {{ selector: string }} move @param {(name: string, value: unknown) => void} report
 */
export function watchMove({ selector }, report) {
  const key = "bench-move";
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector("main h1")?.textContent ?? "";
  const onScreen = (/** @type {Element} */ one) => {
    const { width, height, bottom, top } = one.getBoundingClientRect();
    const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  const signs = () =>
    [...document.querySelectorAll("[role=status], [role=progressbar], [aria-busy=true]")].filter(onScreen)
      .length;

  const place = () => {
    const link = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    const box = link?.getBoundingClientRect();
    return box ? { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 } : null;
  };
  addEventListener("load", () => report("load", place()));
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.alive === undefined) return;
    observer.disconnect();
    report("alive", true);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-alive"] });

  /** @param {number} start */
  function follow(start) {
    const before = { address: location.href, title: document.title, heading: heading(), signs: signs() };
    /** @type {Partial<Moved>} */
    const moved = {};
    const look = () => {
      const hasContent = heading() !== "" && heading() !== before.heading && document.title !== before.title;
      if (location.href !== before.address) moved.address ??= now() - start;
      if (signs() > before.signs || hasContent) afterPaint(() => (moved.sign ??= now() - start));
      if (hasContent && location.href !== before.address) {
        afterPaint(() => report("moved", { ...moved, content: now() - start }));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  /** A frame's callback runs before what it shows is painted, and a message comes after that. @param {() => void} then */
  function afterPaint(then) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  }

  const begin = (/** @type {number} */ start) => {
    sessionStorage.setItem(key, String(start));
    follow(start);
  };
  addEventListener("click", ({ timeStamp }) => begin(performance.timeOrigin + timeStamp), true);
  Object.assign(window, {
    placeOfLink: place,
    goBack() {
      begin(now());
      history.back();
    },
  });

  const start = Number(sessionStorage.getItem(key));
  if (!start) return;
  const address = performance.timeOrigin - start;
  new PerformanceObserver((paints) => {
    const [paint] = paints.getEntriesByName("first-contentful-paint");
    if (!paint) return;
    const shown = performance.timeOrigin + paint.startTime - start;
    report("moved", { address, sign: shown, content: shown });
  }).observe({ type: "paint", buffered: true });
}
