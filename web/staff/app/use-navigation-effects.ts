import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { site } from "../../../worker/contract/site";
import { pushEvent } from "../../analytics/data-layer";

/** What a staff page's route says of it; `title` stands in the tab. */
export interface StaffHandle {
  title: string;
}

/**
 * On a new page: its title, the page view, focus on the content for screen readers, and the page's entrance. Answers
 * the ref of the content.
 */
export function useNavigationEffects() {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
  const title = handle?.title;
  const ref = useRef<HTMLElement>(null);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (!title || shown.current === pathname) return;
    const isFirst = shown.current === null;
    shown.current = pathname;
    document.title = `${title} | ${site.name}`;
    pushEvent({
      event: "page_view",
      page_path: pathname,
      page_title: document.title,
      page_location: window.location.href,
    });
    const content = ref.current;
    if (isFirst || !content) return;
    content.focus({ preventScroll: true });
    content.classList.remove("animate-page-in");
    // Reading a size makes the browser take note, so that the animation runs again.
    void content.offsetWidth;
    content.classList.add("animate-page-in");
  }, [pathname, title]);

  return ref;
}
