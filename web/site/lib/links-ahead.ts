import { isConnectionSpared } from "./connection";
import { whenQuiet } from "./quiet";

/** Fetches what the page of a link needs; undefined where nothing is missing, or where the link leads to no page. */
type PrepareLink = (link: HTMLAnchorElement) => Promise<unknown> | undefined;

/**
 * Makes pages ready before their links are pressed: those that a pointer or the focus reaches, and on a screen without
 * a mouse, where nothing says sooner than a press where a finger is headed, those that the links in view lead to.
 * @returns A function that ends it.
 */
export function prepareAhead(prepare: PrepareLink): () => void {
  const prepareUnlessSpared: PrepareLink = (link) => (isConnectionSpared() ? undefined : prepare(link));
  const handle = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link) prepareUnlessSpared(link)?.catch(console.warn);
  };
  const signs = ["pointerover", "focusin"];
  for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
  const hasNoMouse = window.matchMedia("(hover: none)").matches;
  const endViews = hasNoMouse ? prepareLinksInView(prepareUnlessSpared) : undefined;
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handle);
    endViews?.();
  };
}

/** Not the home page, which every page leads to and which brings the most. */
const worthIt = "a[href^='/']:not([href='/'])";

/** One page after another, and only while nothing else is done. What does not come is asked for again by whoever goes there. */
function prepareLinksInView(prepare: PrepareLink): () => void {
  const waiting = new Map<string, HTMLAnchorElement>();
  const asked = new Set<string>();
  let isBusy = false;
  let hasEnded = false;

  async function fetchWaiting(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (const [pathname, link] of waiting) {
      await whenIdle();
      await whenQuiet();
      if (hasEnded) return;
      waiting.delete(pathname);
      await prepare(link)?.catch(() => {});
    }
    isBusy = false;
  }

  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      views.unobserve(target);
      const link = target as HTMLAnchorElement;
      if (asked.has(link.pathname)) continue;
      asked.add(link.pathname);
      waiting.set(link.pathname, link);
    }
    void fetchWaiting();
  });
  const watch = (parent: ParentNode) => {
    for (const link of parent.querySelectorAll(worthIt)) views.observe(link);
  };
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (addedNodes.length > 0) watch(target as Element);
    }
  });
  watch(document);
  additions.observe(document.body, { childList: true, subtree: true });

  return () => {
    hasEnded = true;
    views.disconnect();
    additions.disconnect();
  };
}

function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
