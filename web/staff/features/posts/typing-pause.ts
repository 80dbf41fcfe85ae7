import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../worker/contract/blog";

/** Milliseconds without a key after which somebody has paused. */
const pause = 500;

/** Calls `callback` whenever the typing in a form pauses, until the answered function is called. */
export function onTypingPause(form: UseFormReturn<PostInput>, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: () => {
      clearTimeout(timer);
      timer = setTimeout(callback, pause);
    },
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
