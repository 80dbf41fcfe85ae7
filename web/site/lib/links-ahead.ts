import { isConnectionSpared } from "./connection";
import { whenQuiet } from "./quiet";

/** Fetches what the page of a link needs; undefined where nothing is missing, or where the link leads to no page. */
type PrepareLink = (link: HTMLAnchorElement) => Promise<unknown> | undefined;

/**
 * Makes pages ready before their links are pressed: those that a pointer or the focus reaches, and on a screen without
 * a mouse, where nothing says sooner than a press where a finger is headed, those that the links in view lead to.
 */
export function prepareAhead(prepare: PrepareLink): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link && !isConnectionSpared()) prepare(link)?.catch(console.warn);
  };
  for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, handle, { passive: true });
  if (window.matchMedia("(hover: none)").matches) prepareLinksInView(prepare);
}

/** Not the home page, which every page leads to and which brings the most. */
const worthIt = "a[href^='/']:not([href='/'])";

/**
 * One page after another, each begun while nothing else is done. Once something does not come there is no more of it:
 * whoever goes there asks for it again.
 */
function prepareLinksInView(prepare: PrepareLink): void {
  const waiting = new Map<string, HTMLAnchorElement>();
  const done = new Set<string>();
  let isBusy = false;

  async function fetchWaiting(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const [address, link] of waiting) {
      await whenQuiet();
      await whenIdle();
      waiting.delete(address);
      if (isConnectionSpared()) continue;
      done.add(address);
      try {
        await prepare(link);
      } catch {
        views.disconnect();
        additions.disconnect();
        return;
      }
    }
    isBusy = false;
  }

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = target as HTMLAnchorElement;
      const address = link.pathname + link.search;
      if (isIntersecting && !done.has(address)) waiting.set(address, link);
    }
    void fetchWaiting();
  });
  const watch = (element: Element) => {
    if (element.matches(worthIt)) views.observe(element);
    for (const link of element.querySelectorAll(worthIt)) views.observe(link);
  };
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) watch(node);
    }
  });
  watch(document.body);
  additions.observe(document.body, { childList: true, subtree: true });
}

function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
