import { useCallback, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";

/**
 * Asks before leaving unsaved work: the browser asks when the page is closed; navigations, also Back, wait until `leave` or
 * `stay` is called. `hasUnsaved` gets the target path within the staff area. With `isKept` the work survives the page, so that
 * the login needs no confirmation.
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

/** The history state of a link that leaves without asking, because the work is kept as a draft. */
export const withoutAsking = { withoutAsking: true } as const;

export function isWithoutAsking(state: unknown): boolean {
  return typeof state === "object" && state !== null && "withoutAsking" in state;
}
