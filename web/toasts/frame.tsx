import { type ReactNode, useEffect } from "react";
import { loadCode } from "../lib/load-code";
import { ErrorScreen } from "../ui/error-screen";
import { leftForThisPage } from "./handed-over";
import { showToast } from "./toast";
import { ToastArea } from "./toast-area";

/** What stands around every screen: the catch for errors, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const left = leftForThisPage();
    if (left === null) return;
    // It costs the message, not the page.
    loadCode(() => import("./take-toast")).then(({ takeHandedOverToast }) => {
      const message = takeHandedOverToast(left);
      if (message) showToast(message);
    }, console.warn);
  }, []);
  return (
    <>
      <ErrorScreen>{children}</ErrorScreen>
      <ToastArea />
    </>
  );
}
