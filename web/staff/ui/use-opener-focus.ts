import { useRef } from "react";

/**
 * Remembers what opened a dialog, and gives the focus back to it, or to the page's content when that is gone, unless
 * something else has taken the focus since the dialog closed.
 */
export function useOpenerFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    remember: () => {
      opener.current = document.activeElement as HTMLElement | null;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (target && document.activeElement?.contains(target)) target.focus({ preventScroll: true });
    },
  };
}
