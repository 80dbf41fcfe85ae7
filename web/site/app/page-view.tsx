import { useEffect } from "react";
import { pushEvent } from "../../analytics/data-layer";
import { usePlace } from "../lib/place";
import { useDescribedPath } from "../lib/use-page-meta";

/**
 * Pushes a page_view for each route, once its page has set its title. A component, so that only it is rendered again
 * by the title, and not the frame of the page.
 */
export function PageView(): null {
  const { pathname } = usePlace();
  const isDescribed = useDescribedPath() === pathname;
  useEffect(() => {
    if (!isDescribed) return;
    pushEvent({
      event: "page_view",
      page_path: pathname,
      page_title: document.title,
      page_location: window.location.href,
    });
  }, [pathname, isDescribed]);
  return null;
}
