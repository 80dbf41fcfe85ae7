import { useSyncExternalStore } from "react";
import { isSignedOut } from "../../../lib/http";

let expired = false;
const listeners = new Set<() => void>();

/** Takes note of a call's error: an answer 401 means that the session has ended. */
export function noticeExpiry(error: unknown): void {
  if (expired || !isSignedOut(error)) return;
  expired = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True once the server has answered 401 to any call of this page. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(subscribe, () => expired);
}
