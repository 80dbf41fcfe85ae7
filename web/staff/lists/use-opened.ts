import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The history state of a link from a list, so that closing goes back. */
export const fromList = { fromList: true };

const editable = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const layers = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Manages focus and scroll position of a row that is opened over or beside its list: it gets the focus when it opens; when it
 * closes, the list's position is restored and its link, which has the attribute `data-{mark}` with the id, is focused. Returns
 * a function to close it and the ref of its container.
 */
export function useOpened(openId: number | null, listAddress: string, mark: string) {
  const navigate = useNavigate();
  const isFromList = (useLocation().state as Partial<typeof fromList> | null)?.fromList === true;
  const place = useRef<HTMLElement>(null);
  const listTop = useRef(0);
  const before = useRef(openId);

  // Runs before the scroll event that opening causes.
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
      // Keyboard users of the column keep their focus there.
      if (!document.activeElement?.closest(`[data-${mark}="${openId}"]`)) {
        place.current?.focus({ preventScroll: true });
      }
      // Shows the beginning of the opened row without moving the column.
      if (closedId !== null && place.current) {
        window.scrollTo(0, Math.min(window.scrollY, place.current.offsetTop));
      }
      return;
    }
    const top = listTop.current;
    // Runs after the router's scroll to the top.
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
