import { type ReactNode, useEffect } from "react";
import { ErrorScreen } from "../ui/error-screen";
import { showToast } from "./toast";
import { ToastArea } from "./toast-area";
import { takeHandedOverToast } from "./toast-handover";

/** What stands around every screen: the catch for errors, and the toasts. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const message = takeHandedOverToast();
    if (message) showToast(message);
  }, []);
  return (
    <>
      <ErrorScreen>{children}</ErrorScreen>
      <ToastArea />
    </>
  );
}
