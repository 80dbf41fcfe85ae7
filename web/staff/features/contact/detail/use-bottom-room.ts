import { useEffect, useRef } from "react";

/**
 * The ref of a bar that is fixed at the bottom of the window. As much room as it takes is left below the page, below
 * what is scrolled to, and below toasts, however high it is at any zoom.
 */
export function useBottomRoom() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement.style;
    const leave = (height: number) => {
      const room = height > 0 ? `${height}px` : "";
      root.setProperty("--toast-lift", room);
      root.scrollPaddingBottom = height > 0 ? `${height + 16}px` : "";
      document.body.style.paddingBottom = room;
    };
    const observer = new ResizeObserver(() => leave(bar.offsetHeight));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      leave(0);
    };
  }, []);
  return ref;
}
