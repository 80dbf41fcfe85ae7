import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { loadCode, spareLimitMs } from "../lib/load-code";
import { ErrorScreen } from "../ui/error-screen";
import { leftForThisPage } from "./handed-over";
import {
  type Present,
  setToastPresenter,
  showToast,
  subscribeToToasts,
  type ToastMessage,
  takeWaitingToast,
  waitingToast,
} from "./toast";

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

type Toaster = ComponentType<{ onReady: (present: Present | null) => void }>;

/** Nothing at all until the first toast; then the toast area, for good. Without its code a toast is shown plainly. */
export function ToastArea() {
  const waiting = useSyncExternalStore(subscribeToToasts, waitingToast, () => null);
  const [Loaded, setLoaded] = useState<Toaster | null>(null);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!waiting || Loaded) return;
    loadCode(() => import("./toaster"), spareLimitMs).then(
      (code) => setLoaded(() => code.default),
      () => setLost(true),
    );
  }, [waiting, Loaded]);

  if (Loaded) return <Loaded onReady={setToastPresenter} />;
  return waiting && isLost ? <PlainToast message={waiting} onClose={takeWaitingToast} /> : null;
}

interface PlainToastProps {
  message: ToastMessage;
  onClose: () => void;
}

/** A toast where the code of the toasts did not come; it stays until it is put away, or another one comes. */
export function PlainToast({ message: { title, description, variant, action }, onClose }: PlainToastProps) {
  return (
    <div
      data-plain-toast=""
      role="alert"
      className={`fixed right-4 bottom-4 z-50 ml-4 max-w-sm rounded-lg p-4 ${variant === "destructive" ? "bg-danger text-white" : "bg-ink text-paper"}`}
    >
      <p className="font-bold">{title}</p>
      <p>{description}</p>
      {action && "onSelect" in action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.onSelect();
          }}
          className="mt-2 mr-5 font-semibold underline"
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={onClose} className="mt-2 font-semibold underline">
        Tutup
      </button>
    </div>
  );
}
