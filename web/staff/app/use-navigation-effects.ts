import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { pushEvent } from "../../analytics/data-layer";
import { business } from "../lib/business";
import type { PageAction } from "./page-for-right";

/** What a staff page's route says of it; `title` stands in the tab. */
export interface StaffHandle {
  title: string | ((params: Record<string, string | undefined>) => string);
  /** Between its own addresses it stays, and sees to the focus itself. */
  stays?: boolean;
  /** Only who may do this sees it. */
  needs?: PageAction;
}

/**
 * On a new page: its title, the page view, focus on the content for screen readers, and the page's entrance. `news`
 * is counted in front of the title. Answers the ref of the content.
 */
export function useNavigationEffects(news: number) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as StaffHandle | undefined;
  const title = typeof handle?.title === "function" ? handle.title(match?.params ?? {}) : handle?.title;
  const routeId = match?.id ?? "";
  const stays = handle?.stays === true;
  const ref = useRef<HTMLElement>(null);
  const shown = useRef<{ pathname: string; routeId: string } | null>(null);

  useEffect(() => {
    if (!title || shown.current?.pathname === pathname) return;
    const before = shown.current;
    shown.current = { pathname, routeId };
    document.title = `${title} | ${business.name}`;
    pushEvent({
      event: "page_view",
      page_path: pathname,
      page_title: document.title,
      page_location: window.location.href,
    });
    const content = ref.current;
    if (!before || !content || (stays && before.routeId === routeId)) return;
    content.focus({ preventScroll: true });
    content.classList.remove("animate-page-in");
    // Reading a size makes the browser take note, so that the animation runs again.
    void content.offsetWidth;
    content.classList.add("animate-page-in");
  }, [pathname, title, routeId, stays]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page's own title
  useEffect(() => {
    if (title) document.title = `${news > 0 ? `(${news}) ` : ""}${title} | ${business.name}`;
  }, [pathname, title, news]);

  return ref;
}

/** Where `ScrollRestoration` keeps the positions over a reload. */
export const scrollPositionsKey = "staff-scroll-positions";

/** Milliseconds in which what a page asks for arrives one after the other. */
const settleMs = 2000;

/** After a reload the rows come later than the frame, and the router scrolls but once. */
export function useLateScroll(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the page that was loaded
  useEffect(() => {
    const top = readPosition(key);
    return top > 0 ? scrollWhenLong(top, settleMs) : undefined;
  }, []);
}

function readPosition(key: string): number {
  try {
    return Number(JSON.parse(sessionStorage.getItem(scrollPositionsKey) ?? "{}")[key] ?? 0);
  } catch {
    return 0;
  }
}

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
