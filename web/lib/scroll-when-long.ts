/** What somebody does who goes on by themselves. */
const signs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to where a page stood, as soon as it is long enough: what it shows may come later than the page. Answers how
 * to give it up.
 */
export function scrollWhenLong(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) stop();
  });
  window.scrollTo(0, top);
  if (window.scrollY < Math.floor(top)) {
    for (const sign of signs) window.addEventListener(sign, stop);
    observer.observe(document.body);
  }
  return stop;
}
