import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { loadCode, spareLimitMs } from "../lib/load-code";
import { ErrorScreen } from "../ui/error-screen";
import { readHandedOver } from "./handed-over";
import {
  type Present,
  setToastPresenter,
  showToast,
  subscribeToToasts,
  takeWaitingToast,
  waitingToast,
} from "./toast";

/** The frame of every screen: error boundary and toasts. */
export function Frame({ children }: { children: ReactNode }) {
  useEffect(() => {
    const left = readHandedOver();
    if (left === null) return;
    // A failure only loses the message.
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

type Toaster = ComponentType<{ onReady: (present: Present | null) => void }>;

/** Renders nothing until the first toast, then stays. If its code cannot be loaded, the text is shown with `alert`. */
export function ToastArea() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToast, () => null);
  const [Loaded, setLoaded] = useState<Toaster | null>(null);

  useEffect(() => {
    if (!waiting || Loaded) return;
    loadCode(() => import("./toaster"), spareLimitMs).then(
      (code) => setLoaded(() => code.default),
      () => {
        const { title, description = "" } = takeWaitingToast() ?? waiting;
        window.alert(`${title}\n${description}`);
      },
    );
  }, [waiting, Loaded]);

  return Loaded && <Loaded onReady={setToastPresenter} />;
}

/** A progress bar at the top while the next page loads; the label appears after a second (see the stylesheet). */
export function MoveSign({ label }: { label?: string }) {
  return (
    <div role="status" className="move-sign">
      <span className={label ? "move-sign-label" : "sr-only"}>{label ?? "Memuat halaman..."}</span>
    </div>
  );
}
