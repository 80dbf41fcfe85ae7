import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../../worker/contract/blog";

/**
 * Checks a field again in which something else stands than what was refused. What was stored may be refused too, without
 * the form having been sent: then nothing else would take the message away.
 */
export function checkRefused(form: UseFormReturn<PostInput>, field: "content" | "image"): void {
  if (form.getFieldState(field).error) void form.trigger(field);
}
