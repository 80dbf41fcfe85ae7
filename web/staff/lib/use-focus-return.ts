import { type RefObject, useEffect } from "react";

/**
 * When the step in `ref` goes, the focus returns to what opened it, or to the account section it stood in
 * where that is gone.
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
