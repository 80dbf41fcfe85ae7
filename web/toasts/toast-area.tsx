import { lazy, Suspense, useSyncExternalStore } from "react";
import { isToastWaiting, setToastPresenter, subscribeToToasts } from "./toast";

const Toaster = lazy(() => import("./toaster"));

let needed = false;
const isNeeded = () => {
  needed ||= isToastWaiting();
  return needed;
};

/** Nothing at all until the first toast; then the toast area, for good. */
export function ToastArea() {
  const show = useSyncExternalStore(subscribeToToasts, isNeeded, () => false);
  if (!show) return null;
  return (
    <Suspense>
      <Toaster onReady={setToastPresenter} />
    </Suspense>
  );
}
