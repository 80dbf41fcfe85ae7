import { useEffect, useRef, useState } from "react";

/**
 * Asks before unsaved work is left: the browser asks when the page is closed, and a click on a link, or on a
 * button marked `data-leaves`, waits until `leave` or `stay` is called. A link marked `data-keeps-draft` is let
 * through.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, onLeave: () => void) {
  const [waiting, setWaiting] = useState<HTMLElement | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (!isLeaving.current && hasUnsaved()) event.preventDefault();
    }
    function handleClick(event: MouseEvent) {
      const way = wayOut(event);
      if (!way || isLeaving.current || !hasUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      setWaiting(way);
    }
    window.addEventListener("beforeunload", handleUnload);
    // Before React hears of it.
    document.addEventListener("click", handleClick, { capture: true });
    return () => {
      window.removeEventListener("beforeunload", handleUnload);
      document.removeEventListener("click", handleClick, { capture: true });
    };
  }, [hasUnsaved]);

  return {
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    leave: () => {
      isLeaving.current = true;
      setWaiting(null);
      onLeave();
      waiting?.click();
    },
  };
}

/** The link or button of a click that leads away from this page in this tab. */
function wayOut(event: MouseEvent): HTMLElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const element = event.target instanceof Element ? event.target.closest("a[href], [data-leaves]") : null;
  if (!(element instanceof HTMLElement) || element.closest("[data-keeps-draft]")) return null;
  if (!(element instanceof HTMLAnchorElement)) return element;
  const isPage = element.protocol === "http:" || element.protocol === "https:";
  return isPage && element.target !== "_blank" && !element.hasAttribute("download") ? element : null;
}
