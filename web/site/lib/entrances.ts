/** The visible share of an element, from 0 to 1, at which it enters. */
const threshold = 0.15;

let observer: IntersectionObserver | undefined;

/**
 * Animates elements with `data-reveal="idle"` once, when they come into view. Elements at the head of the page are animated by
 * the stylesheet alone. Nothing is hidden without JavaScript.
 */
export function watchEntrances(part: ParentNode): void {
  observer ??= new IntersectionObserver(handleEntries, { threshold });
  for (const element of part.querySelectorAll('[data-reveal="idle"]')) observer.observe(element);
}

function handleEntries(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  // Measured before any write, to avoid a layout for each element.
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
