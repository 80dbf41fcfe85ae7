import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { loadCode, spareLimitMs } from "../lib/load-code";
import { PlainToast } from "./plain-toast";
import { type Present, setToastPresenter, subscribeToToasts, takeWaitingToast, waitingToast } from "./toast";

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
