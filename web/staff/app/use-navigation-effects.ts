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
