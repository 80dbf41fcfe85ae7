import { type RefObject, useEffect } from "react";

/**
 * When the step in `ref` is unmounted, the focus returns to the element that opened it, or to the account section if that
 * element is gone.
 */
export function useFocusReturn(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const section = ref.current?.closest<HTMLElement>("[data-focus-return]");
    return () => {
      const returns = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const target = returns ? opener : section;
      target?.focus({ preventScroll: true });
    };
  }, [ref]);
}
