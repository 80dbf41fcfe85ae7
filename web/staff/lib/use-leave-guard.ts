import { useCallback, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/**
 * Asks before unsaved work is left: the browser asks when the page is closed, and every other way out, Back too, waits
 * until `leave` or `stay` is called. `hasUnsaved` is told the path that is gone to, where it is one of this area. `isKept`
 * where the work outlives the page, so that the login needs no question.
 */
export function useLeaveGuard(hasUnsaved: (path?: string) => boolean, isKept: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (isKept && isWithoutAsking(nextLocation.state)) isLeaving.current = true;
    return !isLeaving.current && hasUnsaved(nextLocation.pathname);
  });
  useBeforeUnload(
    useCallback(
      (event) => {
        if (!isLeaving.current && hasUnsaved()) event.preventDefault();
      },
      [hasUnsaved],
    ),
  );

  return {
    isAsking: blocker.state === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
  };
}

/** The history state of a link that leaves a page with unsaved work without asking: the work is kept as a draft. */
export const withoutAsking = { withoutAsking: true } as const;

export function isWithoutAsking(state: unknown): boolean {
  return typeof state === "object" && state !== null && "withoutAsking" in state;
}
