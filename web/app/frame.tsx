import type { ReactNode } from "react";
import { ErrorScreen } from "./error-screen";
import { ToastArea } from "./toast-area";

/** What stands around every screen: the catch for errors, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ErrorScreen>
      {children}
      <ToastArea />
    </ErrorScreen>
  );
}
