import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isNewPage } from "../lib/new-page";

/** Where the page stood in each entry of the history, by the router's key. */
const positions = new Map<string, number>();

function takeOverScroll() {
  window.history.scrollRestoration = "manual";
}

function leaveScrollToBrowser() {
  window.history.scrollRestoration = "auto";
}

/**
 * On a new page: to the top (or to the anchor in the address), focus on the content for screen readers, and
 * the page's entrance. Going back restores where the page stood. Answers the ref of the content.
 */
export function usePageTransition() {
  const { key, pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef({ pathname, key });

  useEffect(() => {
    // Whoever reloads, or comes back from another site, is put where they were by the browser.
    window.addEventListener("pagehide", leaveScrollToBrowser);
    window.addEventListener("pageshow", takeOverScroll);
    takeOverScroll();
    return () => {
      window.removeEventListener("pagehide", leaveScrollToBrowser);
      window.removeEventListener("pageshow", takeOverScroll);
      leaveScrollToBrowser();
    };
  }, []);

  // Before the browser can tell of a scroll that the next page's height has caused.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname && !(navigationType === "PUSH" && isNewPage(state));
    shown.current = { pathname, key };
    // An anchor that the browser itself followed, such as the skip link.
    if (samePage && hash && key === "default") return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (navigationType === "POP") window.scrollTo(0, positions.get(key) ?? 0);
    else if (target) target.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
    if (samePage) return;
    const content = ref.current;
    content?.focus({ preventScroll: true });
    content?.classList.remove("animate-page-in");
    // Reading a size makes the browser take note, so that the animation runs again.
    void content?.offsetWidth;
    content?.classList.add("animate-page-in");
  }, [key, pathname, hash, state, navigationType]);

  return ref;
}
