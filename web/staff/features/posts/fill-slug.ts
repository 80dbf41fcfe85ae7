import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../worker/contract/blog";
import { slugify } from "../../../../worker/contract/slug";

/** Characters of a slug that the server takes. */
const maxSlugLength = 150;

/** Makes the slug of the title where there is none, and takes back what was said of its absence. */
export function fillSlug(form: UseFormReturn<PostInput>): void {
  if (form.getValues("slug").trim() !== "") return;
  const slug = slugify(form.getValues("title")).slice(0, maxSlugLength).replace(/-$/, "");
  const shouldValidate = form.getFieldState("slug").invalid;
  if (slug) form.setValue("slug", slug, { shouldDirty: true, shouldValidate });
}
