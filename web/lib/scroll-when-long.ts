/** What somebody does who goes on by themselves. */
const signs = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to where a page stood, as soon as it is long enough: what it shows may come later than the page. For
 * `settleMs` milliseconds after that it stays there, whatever still comes above. Answers how to give it up.
 */
export function scrollWhenLong(top: number, settleMs = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  const scroll = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= Math.floor(top)) timer ??= setTimeout(stop, settleMs);
  };
  const observer = new ResizeObserver(scroll);
  for (const sign of signs) window.addEventListener(sign, stop);
  observer.observe(document.body);
  scroll();
  return stop;
}
