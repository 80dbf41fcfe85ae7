import { toMessage } from "../../lib/http";
import { showToast } from "../../toasts/toast";

/** Shows a failure toast; `fallback` is the text of errors without a message for users. */
export function showFailure(error: unknown, title: string, fallback = "Silakan coba lagi."): void {
  console.error(error);
  showToast({ variant: "destructive", title, description: toMessage(error, fallback) });
}
