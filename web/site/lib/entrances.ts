/** Of an element, from 0 to 1, that has to be in view before it enters. */
const threshold = 0.15;

let observer: IntersectionObserver | undefined;

/**
 * Lets elements with `data-reveal="idle"` enter once: those below the window wait until they come into view; those at the
 * head of the page move as they are painted, which the stylesheet does alone. Nothing is hidden without the script.
 */
export function watchEntrances(): void {
  observer ??= new IntersectionObserver(handleEntries, { threshold });
  for (const element of document.querySelectorAll('[data-reveal="idle"]')) observer.observe(element);
}

function handleEntries(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  // Read before anything is written: the page would be laid out anew for each element.
  const height = window.innerHeight;
  for (const { boundingClientRect, isIntersecting, target } of entries) {
    const { dataset } = target as HTMLElement;
    const isBelow = !isIntersecting && boundingClientRect.top >= height;
    if (isBelow) dataset.reveal = "waiting";
    else {
      if (dataset.reveal === "waiting") dataset.reveal = "seen";
      observer.unobserve(target);
    }
  }
}
