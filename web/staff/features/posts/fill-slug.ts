import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../worker/contract/blog";
import { toPostSlug } from "../../../../worker/contract/slug";

/** Makes the slug of the title where there is none, and takes back what was said of its absence. */
export function fillSlug(form: UseFormReturn<PostInput>): void {
  if (form.getValues("slug").trim() !== "") return;
  const slug = toPostSlug(form.getValues("title"));
  const shouldValidate = form.getFieldState("slug").invalid;
  if (slug) form.setValue("slug", slug, { shouldDirty: true, shouldValidate });
}
