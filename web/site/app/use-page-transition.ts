import { useEffect, useLayoutEffect, useRef } from "react";
import { atArrival } from "../lib/at-arrival";
import { type Place, usePlace } from "../lib/place";

const positionsKey = "positions";

/** Where the page stood in each entry of the history, by the key of its place and the path; a reload goes on with them. */
const positions = readPositions();

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positionsKey) ?? "{}");
  } catch {
    // Also on the server, which has no such store.
    return {};
  }
}

/** Not where the browser has gone elsewhere already: an anchor has moved the view, or another page is on its way. */
function remember({ key, pathname }: Place) {
  if (window.history.state?.key === key) positions[key + pathname] = window.scrollY;
}

function takeOverScroll() {
  window.history.scrollRestoration = "manual";
}

function leaveScrollToBrowser() {
  window.history.scrollRestoration = "auto";
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify(positions));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * On a new page: to the top (or to the anchor in the address), focus on the content for screen readers, and
 * the page's entrance. Going back restores where the page stood. Answers the ref of the content.
 */
export function usePageTransition() {
  const place = usePlace();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(place);

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
    const handleScroll = () => remember(place);
    window.addEventListener("scroll", handleScroll, { passive: true });
    return () => window.removeEventListener("scroll", handleScroll);
  }, [place]);

  useLayoutEffect(() => {
    const { key, pathname, way, staysPut } = place;
    const isSamePath = shown.current.pathname === pathname;
    const isThere = shown.current.key === key || (isSamePath && staysPut);
    shown.current = place;
    if (isThere) return remember(place);
    const isSamePage = isSamePath && way === "pop";
    const top = positions[key + pathname];
    if (atArrival.code) return atArrival.code.land({ place, isSamePage, top, content: ref.current });
    // Lost on the way: the page that was loaded is there all the same.
    if (top !== undefined) window.scrollTo(0, top);
  }, [place]);

  return ref;
}
