import { useCallback, useRef } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isWithoutAsking } from "./leaving";

/**
 * Asks before unsaved work is left: the browser asks when the page is closed, and every other way out, Back too, waits
 * until `leave` or `stay` is called. `isKept` where the work outlives the page, so that the login needs no question.
 */
export function useLeaveGuard(hasUnsaved: () => boolean, isKept: boolean) {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    if (isKept && isWithoutAsking(nextLocation.state)) isLeaving.current = true;
    return !isLeaving.current && hasUnsaved();
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
