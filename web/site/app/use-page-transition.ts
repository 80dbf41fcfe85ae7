import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { scrollWhenLong } from "../../lib/scroll-when-long";
import { isNewPage } from "../lib/new-page";

const positionsKey = "scroll-positions";
/** Milliseconds in which a page that is gone back to still grows above where one stood. */
const settleMs = 1000;

/** Where the page stood in each entry of the history, by the router's key and the path; a reload goes on with them. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(positionsKey) ?? "[]");
  } catch {
    // Also on the server, which has no such store.
    return [];
  }
}

function takeOverScroll() {
  window.history.scrollRestoration = "manual";
}

function leaveScrollToBrowser() {
  window.history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify([...positions]));
  } catch (error) {
    console.warn(error);
  }
}

/** The element of an anchor, which may be no valid escape, such as `#50%`. */
function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
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
    const remember = () => positions.set(key + pathname, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, pathname]);

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const samePage = shown.current.pathname === pathname && !(navigationType === "PUSH" && isNewPage(state));
    shown.current = { pathname, key };
    // An anchor that the browser itself followed, such as the skip link.
    if (samePage && hash && key === "default") return;
    const target = hash ? findAnchor(hash) : null;
    let stop: (() => void) | undefined;
    if (navigationType === "POP") stop = scrollWhenLong(positions.get(key + pathname) ?? 0, settleMs);
    else if (target) target.scrollIntoView();
    else if (!samePage) window.scrollTo(0, 0);
    if (samePage) return stop;
    const content = ref.current;
    content?.focus({ preventScroll: true });
    content?.classList.remove("animate-page-in");
    // Reading a size makes the browser take note, so that the animation runs again.
    void content?.offsetWidth;
    content?.classList.add("animate-page-in");
    return stop;
  }, [key, pathname, hash, state, navigationType]);

  return ref;
}
