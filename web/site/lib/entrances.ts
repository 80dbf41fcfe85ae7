/** Of an element, from 0 to 1, that has to be in view before it enters. */
const threshold = 0.15;

let observer: IntersectionObserver | undefined;

/**
 * Lets elements with `data-reveal="idle"` enter once: those below the window wait until they come into view; those in
 * view move as they are painted, which the stylesheet does alone. Nothing is hidden without the script.
 */
export function watchEntrances(): void {
  observer ??= new IntersectionObserver(handleEntries, { threshold });
  for (const element of document.querySelectorAll('[data-reveal="idle"]')) observer.observe(element);
}

function handleEntries(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { boundingClientRect, isIntersecting, target } of entries) {
    const element = target as HTMLElement;
    if (element.dataset.reveal === "waiting") {
      if (!isIntersecting) continue;
      element.dataset.reveal = "seen";
      observer.unobserve(element);
    } else if (boundingClientRect.top < window.innerHeight) {
      element.dataset.reveal = "shown";
      observer.unobserve(element);
    } else {
      element.dataset.reveal = "waiting";
    }
  }
}
