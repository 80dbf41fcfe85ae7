import { messageOf } from "../../lib/http";
import { showToast } from "../../toasts/toast";

/** Says in a toast that something went wrong; `fallback` where the error has nothing that a person may read. */
export function showFailure(error: unknown, title: string, fallback: string): void {
  console.error(error);
  showToast({ variant: "destructive", title, description: messageOf(error, fallback) });
}
