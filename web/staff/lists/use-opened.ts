import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The history state of a link from a list: what it opens is closed by going back. */
export const fromList = { fromList: true };

const editable = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const layers = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * One of a list that is opened over or beside it. Opened, it takes the focus; closed, the list stands where it stood,
 * with the focus on the row, whose link has the attribute `data-{mark}` with the number. Answers how to close it, and
 * the ref of its place.
 */
export function useOpened(openId: number | null, listAddress: string, mark: string) {
  const navigate = useNavigate();
  const isFromList = (useLocation().state as Partial<typeof fromList> | null)?.fromList === true;
  const place = useRef<HTMLElement>(null);
  const listTop = useRef(0);
  const before = useRef(openId);

  // Before the browser tells of the scrolling that opening brings about.
  useLayoutEffect(() => {
    if (openId !== null) return;
    const note = () => {
      listTop.current = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [openId]);

  useLayoutEffect(() => {
    const closedId = before.current;
    before.current = openId;
    if (closedId === openId) return;
    if (openId !== null) {
      // Whoever goes through the column goes on there.
      if (!document.activeElement?.closest(`[data-${mark}="${openId}"]`)) {
        place.current?.focus({ preventScroll: true });
      }
      // From its beginning, and the column beside it stays where it is.
      if (closedId !== null && place.current) {
        window.scrollTo(0, Math.min(window.scrollY, place.current.offsetTop));
      }
      return;
    }
    const top = listTop.current;
    // After the router, which scrolls to the top of what it takes for another page.
    queueMicrotask(() => {
      window.scrollTo(0, top);
      const row = document.querySelector<HTMLElement>(`[data-${mark}="${closedId}"]`);
      (row ?? document.querySelector("main"))?.focus({ preventScroll: true });
    });
  }, [openId, mark]);

  const close = useCallback(() => {
    if (isFromList) navigate(-1);
    else navigate(listAddress);
  }, [navigate, isFromList, listAddress]);

  useEffect(() => {
    if (openId === null) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if ((event.target as Element | null)?.closest?.(editable) || document.querySelector(layers)) return;
      close();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [openId, close]);

  return { place, close };
}
