import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { pushEvent } from "./data-layer";

/** Pushes a page_view for each route; runs after the page has set its title. */
export function usePageView(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    pushEvent({
      event: "page_view",
      page_path: pathname,
      page_title: document.title,
      page_location: window.location.href,
    });
  }, [pathname]);
}
